### Ce qui ne va pas avec les archives WTHOR.

wthor-header = Le fichier a { $length ->
    [one] { $length } octet
   *[other] { $length } octets
}, mais un fichier WTHOR commence par un en-tête de { $header }.
wthor-counts = L’en-tête compte { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} et { $names ->
    [one] { $names } nom
   *[other] { $names } noms
}, mais { $kind ->
    [games] un fichier de parties compte au moins une partie et aucun nom
    [players] un fichier de joueurs compte au moins un nom et aucune partie
   *[tournaments] un fichier de tournois compte au moins un nom et aucune partie
}.
wthor-board-size = L’en-tête annonce un othellier de { $found }×{ $found } cases ; seul 8×8 est accepté.
wthor-content = L’en-tête annonce un contenu de type { $found } ; seul le type 0, des parties, est accepté.
wthor-truncated = L’en-tête compte { $stated } { $kind ->
    [games] parties
    [players] joueurs
   *[tournaments] tournois
}, mais le fichier n’en contient que { $complete }.
wthor-surplus = L’en-tête compte { $stated } { $kind ->
    [games] parties, mais le fichier continue après elles
    [players] joueurs, mais le fichier continue après eux
   *[tournaments] tournois, mais le fichier continue après eux
}.
wthor-move = Partie { $game }, octet { $byte } : { $found } n’est pas une case ; on accepte de 11 (a1) à 88 (h8), dix fois la ligne plus la colonne.
wthor-move-after-end = Partie { $game }, octet { $byte } : { $found } suit le 0 qui termine les coups, là où l’on n’accepte que des zéros.
wthor-score = Partie { $game }, octet { $byte } : { $found } n’est pas un score ; on accepte de 0 à 64.

wthor-no-score = La partie n’est pas terminée et n’indique aucun score, mais wthor en a un pour chaque partie.
wthor-long-name = { $kind ->
    [players] Le nom d’un joueur a { $letters } lettres, mais wthor n’en accepte que 19
   *[tournaments] Le nom d’un tournoi a { $letters } lettres, mais wthor n’en accepte que 25
}.
wthor-letter = La lettre « { $found } » d’un nom n’est pas en Latin-1, l’alphabet de wthor.
wthor-too-many-names = { $kind ->
    [players] Le nom d’un joueur
   *[tournaments] Le nom d’un tournoi
} est de trop ; wthor n’en contient que 65535.
