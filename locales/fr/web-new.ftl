### La page où l’on prépare une nouvelle partie.

new-title = Nouvelle partie
new-start-button = Commencer la partie

new-opponent = Qui joue ?
new-opponent-computer = Contre l’ordinateur
new-opponent-people = À deux sur cet appareil
new-opponent-watch = Ordinateur contre ordinateur

new-level = Niveau de l’adversaire
new-level-black = Niveau de Noir
new-level-white = Niveau de Blanc
# $elo is a rating such as 1519.
new-level-elo = Elo { $elo }
new-level-unrated = sans classement
# $time is a number of seconds with its unit.
new-level-thinks = { $time } par coup
new-level-at-once = répond aussitôt
new-level-no-limit = prend son temps
new-strength-anti = Les forces ont été mesurées à Othello ; elles disent peu de chose de l’Othello perdant.

new-color = Votre couleur
new-color-random = Au hasard
new-name-black = Nom de Noir
new-name-white = Nom de Blanc

new-variant = Quel jeu ?
new-variant-othello = Othello
new-variant-othello-about = Celui qui a le plus de pions à la fin gagne.
new-variant-anti = Othello perdant
new-variant-anti-about = Les coups sont les mêmes, mais celui qui a le moins de pions à la fin gagne.

## Les pendules.

new-clock = Pendules
new-clock-none = Sans pendule
new-clock-minutes = { $minutes } min
new-clock-custom = Autre cadence
new-clock-5-3-about = Cinq minutes chacun, et trois secondes de plus après chaque coup.
new-minutes = Minutes par joueur
new-extra = En plus
new-extra-none = Rien
new-extra-increment = Des secondes à chaque coup
new-extra-byo-yomi = Byo-yomi
new-extra-byo-yomi-about = Une fois les minutes épuisées, chaque coup dispose d’une période ; une période dépassée est perdue.
new-increment = Secondes ajoutées après chaque coup
new-periods = Nombre de périodes
new-period = Secondes par période

new-loss = Quand le temps est épuisé
new-loss-federation = La partie est perdue (règle de la fédération)
new-loss-federation-about = L’autre joueur garde ses pions et reçoit les cases vides, ou gagne 33–31 s’il était mené.
new-loss-woc = Deux minutes de plus (règle du championnat du monde)
new-loss-woc-about = On obtient ensuite 31–33 au mieux ; qui épuise de nouveau son temps perd 0–64.
new-loss-sudden = La partie est perdue 0–64
new-loss-sudden-about = Quoi qu’il y ait sur l’othellier.

## D’où part la partie.

new-start = Départ
new-start-standard = Normal
new-start-standard-about = Quatre pions au centre, et Noir commence.
new-start-balanced = Ouverture équilibrée
new-start-balanced-about = Huit coups tirés au sort, qui laissent les mêmes chances aux deux joueurs.
new-start-handicap = Handicap
new-start-handicap-about = Noir possède des coins dès le départ, et Blanc commence.
new-start-set-up = Position de votre choix
new-start-set-up-about = Composez-la sur l’othellier, ou collez une position ou une partie.
new-corners = Coins pour Noir
new-start-over = Personne ne peut jouer dans cette position ; modifiez-la pour commencer la partie.

## Composer une position.

editor = Composer une position
editor-tool = Ce que pose un appui
editor-black = Pion noir
editor-white = Pion blanc
editor-empty = Rien
editor-board = Othellier à composer
# The name of a square; $content is what lies there.
editor-square = { $square }, { $content ->
    [black] noir
    [white] blanc
   *[empty] vide
}
editor-discs = Noir { $black }, Blanc { $white }.
editor-keys = Au clavier, les flèches changent de case, X pose un pion noir, O un pion blanc, Suppr vide la case.
editor-side = Qui doit jouer
editor-standard = Départ normal
editor-clear = Vider l’othellier
editor-undo = Annuler
editor-undone = La dernière modification est annulée.

## Coller une position ou une partie.

paste = Coller une position ou une partie
paste-about = Tous les formats sont reconnus : des coups comme f5d6c3, une position, SGF, GGF, Othello Quest. Les fichiers, WTHOR compris, s’ouvrent ou se déposent sur la page.
paste-read = Lire
paste-file = Ouvrir un fichier
paste-taken = La position est sur l’othellier.
paste-position = une position
paste-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
# $length is paste-position or paste-moves.
paste-game = { $black } – { $white }, { $length }
# $game is paste-game, paste-position or paste-moves.
paste-found = Trouvé : { $game }.
paste-found-many = { $count ->
    [one] { $count } partie ou position trouvée.
   *[other] { $count } parties ou positions trouvées.
}
paste-which = Laquelle ?
paste-to-library = Pour les garder toutes, importez le fichier sur la page de vos parties.
paste-open = Ouvrir la partie
paste-use-final = Partir de sa dernière position

record-too-large = Ce fichier dépasse { $most } Mo et n’a pas été lu.
record-not-understood = OTHO ne trouve ici ni partie ni position à lire ; une suite de coups comme f5d6c3 conviendrait.
record-is-library = C’est une bibliothèque exportée par OTHO ; importez-la sur la page de vos parties.
drop-here = Déposez le fichier ici
