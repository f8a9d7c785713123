### Ce qui ne va pas en lisant et en écrivant des parties et des positions.

## Textes courts pour la fin d’une phrase sur un fichier.

io-not-found = le fichier n’existe pas
io-no-folder = le dossier n’existe pas
io-permission-denied = accès refusé
io-is-a-directory = c’est un dossier
io-not-a-directory = ce n’est pas un dossier
io-storage-full = l’espace de stockage est plein
io-invalid-filename = le nom est trop long ou interdit
io-read-only = le support est en lecture seule
io-address-in-use = ce port et les suivants sont déjà pris
io-address-not-available = cet ordinateur n’a pas cette adresse

## La lecture.

read-error = Lu comme { $format }{ $place } : { $problem }
place-game = , partie { $number }
place-line = , ligne { $number }
place-byte = , octet { $number }

problem-io = La lecture est impossible : { $reason }.
problem-not-utf = Ce texte n’est pas en UTF-8, le seul codage accepté ici.
problem-too-long = Ce texte dépasse les { $limit } octets acceptés.
problem-truncated = La partie qui commence ici n’a pas de fin.
problem-expected-game = On trouve « { $found } » là où l’on attend une partie comme (;GM[…]…).
problem-expected-property = On trouve « { $found } » là où l’on attend une propriété comme B[f5].
problem-expected-document = On trouve « { $found } » là où l’on attend un objet JSON.
problem-shared-squares = Une case porte un seul pion, mais un pion noir et un pion blanc sont placés en { $squares }.
problem-item = « { $found } » n’est pas un coup suivi de son score de -64 à +64, comme F5:+4.
problem-illegal-item = Un coup évalué est illégal : { $reason }
problem-other-game = C’est une partie d’un autre jeu, « { $found } » ; seul Othello est accepté.
problem-komi = Les parties qui commencent par des enchères (KB, KW, KM) ne sont pas acceptées.
problem-game-type = « { $found } » n’est pas un type de partie ; on accepte 8, suivi de a, b, k, r20, s ou w.
problem-board-size = « { $found } » n’est pas une taille d’othellier ; seul 8 est accepté.
problem-side = « { $found } » ne désigne pas le joueur dont c’est le tour ; on accepte B et W.
problem-move = « { $found } » n’est pas un coup ; on accepte une case de a1 à h8 ou une passe.
problem-setup = « { $found } » ne peut pas être placé ; on accepte des cases comme d4 ou d4:e5 avant le premier coup.
problem-result = « { $found } » n’est pas un résultat ; on accepte +8, -64:r, :t ou :s en GGF, B+8, W+R, W+T ou 0 en SGF.
problem-json = Ce n’est pas du JSON.
problem-json-shape = Ce n’est pas une partie d’Othello Quest, qui contient args, gtype, players et position.moves.
problem-no-reader = On ne peut lire ni parties ni positions dans ce format ; on accepte transcript, board, obf, ggf, sgf, quest et wthor.
problem-unrecognized = Ce contenu n’est dans aucun format connu ; on accepte transcript, board, obf, ggf, sgf, quest et wthor.

## L’écriture.

write-io = L’écriture est impossible : { $reason }.
write-start = { $format } ne contient que des parties jouées depuis la position de départ ; ggf et sgf les acceptent toutes.
write-variant = { $format } ne contient pas de parties d’Othello perdant ; ggf et sgf en acceptent.
write-no-moves = { $format } ne contient pas de parties sans coup ; ggf et sgf en acceptent.
write-illegal = { $format } ne contient que des parties légales. { $reason }
write-no-writer = { $format } ne s’écrit pas comme une suite de parties ou de positions.

## Les lignes au-dessus d’une partie.

game-black = Noir : { $name }
game-white = Blanc : { $name }
game-event = Épreuve : { $text }
game-date = Date : { $text }
game-anti = Othello perdant : celui qui a le moins de pions gagne
