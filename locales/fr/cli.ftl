### Ce que dit le programme dans le terminal, hormis l’aide.

cli-heading-usage = Utilisation :
# A colon is added to these three, which French separates from the word.
cli-heading-commands = Commandes{ "\u00A0" }
cli-heading-arguments = Paramètres{ "\u00A0" }
cli-heading-options = Options{ "\u00A0" }
cli-command = COMMANDE
cli-options = [OPTIONS]

## Ce qui ne va pas dans une ligne de commande.

cli-error-no-value = Il manque une valeur pour { $argument }.
cli-error-invalid-value = « { $value } » n’est pas accepté pour { $argument } ; valeurs possibles : { $valid }.
cli-error-unknown-argument = « { $argument } » n’est pas attendu ici ; ajoutez --help pour voir ce qui l’est.
cli-error-unknown-command = Il n’y a pas de commande « { $command } » ; otho --help énumère celles qui existent.
cli-error-missing-command = { $command } doit être suivi d’une de ces commandes : { $valid }.
cli-error-missing-argument = Il manque un paramètre : { $argument } ; ajoutez --help pour voir de quoi il s’agit.
cli-error-too-few-values = Il manque des valeurs pour { $argument } ; ajoutez --help pour voir lesquelles.
cli-error-conflict = { $argument } et { $other } ne vont pas ensemble.
cli-error-utf = Un paramètre n’est pas en UTF-8, le seul codage accepté ici.
cli-error-other = Cette ligne de commande n’est pas comprise ; ajoutez --help pour voir ce qui est accepté.

cpu-missing = Cet otho a été compilé pour un processeur doté de { $features }, ce qui manque à celui-ci ; compilez-le sur cette machine avec : cargo build --release

## Les fichiers.

decimal-sign = ,

io-stdout = Impossible d’écrire sur la sortie standard : { $reason }.
io-write = Impossible d’écrire { $file } : { $reason }.

## otho position.

position-not-a-square = « { $found } » n’est pas sur l’othellier. { $accepted }

diagram-counts = Noir (X) : { $black }, Blanc (O) : { $white }
diagram-to-move = À { $side } de jouer : { $moves }
diagram-must-pass = { $side } n’a aucun coup et doit passer

## otho perft.

perft-depth = « { $found } » n’est pas une profondeur ; on accepte un nombre entier de 0 à { $deepest }.
perft-progress = { $square } est compté ; premiers coups : { $done } sur { $all }.
perft-done = Profondeur { $depth } : { $seconds } s, { $millions ->
    [one] { $millions } million
   *[other] { $millions } millions
} de feuilles par seconde, génération des coups { $kernel }.

## D’où viennent les parties et les positions.

source-stdin = L’entrée standard
source-text = Le texte
source-no-position = Il n’y a pas de position à lire ; on accepte 64 cases de a1 à h8 (X, O, -) suivies du joueur dont c’est le tour.
source-several-positions = Il y a plus d’une position à lire ; on en accepte une seule.
source-unknown-format = « { $found } » n’est pas un format ; les formats sont : { $accepted }.
source-empty = { $source } : il n’y a rien à lire.
source-unreadable = { $source } : lecture impossible, { $reason }.
source-unrecognized = { $source } : le format n’est pas reconnu ; --from permet de l’indiquer.
source-error = { $source } : { $error }

## otho game.

game-none = { $source } : il n’y a aucune partie à lire.
game-no-such-number = { $source } : il n’y a pas de partie { $number }.
game-not-a-number = « { $found } » n’est pas un numéro de partie ; la première porte le numéro 1.
game-about = Partie { $number } : { $sentence }
game-check-total = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $bad ->
    [0] toutes légales
    [one] dont { $bad } incorrecte
   *[other] dont { $bad } incorrectes
}.
game-unfinished = La partie n’est pas terminée : à { $side } de jouer, { $black }–{ $white } sur l’othellier (Noir–Blanc).
game-stated = La feuille indique { $points } (Noir–Blanc).
game-contradiction = La feuille indique un écart de { $stated } pour Noir, mais les coups aboutissent à { $found }.

## otho convert.

convert-no-format = Le nom { $file } ne dit pas dans quel format écrire ; --to l’indique : { $accepted }.
convert-item = { $source }, numéro { $number } : { $error }
convert-archive-needs-files = wthor comprend trois fichiers (parties, joueurs, tournois) ; nommez un fichier comme parties.wtb où les écrire.
convert-json-needs-file = La sortie standard ne peut pas contenir à la fois les parties et un document JSON ; nommez un fichier où écrire les parties, ou retirez --json.
convert-nothing = Il n’y a rien à écrire.
convert-one-picture = Un fichier svg contient une seule image, mais il y a plusieurs parties ou positions.
convert-done = { $items ->
    [one] { $items } partie ou position écrite
   *[other] { $items } parties ou positions écrites
} dans { $files }.

## Ce que le moteur peut employer.

power-threads = « { $found } » n’est pas un nombre de fils d’exécution ; on accepte un nombre entier de { $least } à { $most }.
power-hash = « { $found } » n’est pas une taille en mégaoctets ; on accepte un nombre entier de { $least } à { $most }.
power-memory = La mémoire ne suffit pas pour une table de hachage de { $megabytes } Mo ; choisissez une valeur plus petite pour --hash.

## Les titres des colonnes de chiffres.

column-number = N°
column-empties = Vides
column-score = Score
column-move = Coup
column-nodes = Nœuds
column-seconds = Secondes
column-rate = Mnœuds/s
column-verdict = Contrôle
column-line = Suite de coups

## otho solve. $certainty s’écrit 20@95% : la profondeur et la confiance.

solve-progress = Position { $number } : { $certainty }, { $score }, { $line }, { $millions } millions de nœuds, { $seconds } s, { $speed } millions de nœuds par seconde.
solve-progress-to-go = Position { $number } : { $certainty }, { $score }, { $line }, { $millions } millions de nœuds, { $seconds } s, { $speed } millions de nœuds par seconde ; encore { $least } à { $most } s.
solve-total = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { $wrong ->
    [0] aucune fausse
    [one] dont { $wrong } fausse
   *[other] dont { $wrong } fausses
} : { $nodes } nœuds, { $seconds } s, { $millions } millions de nœuds par seconde.
solve-interrupted = Interrompu : il n’y a rien de plus que ce qui précède.

## otho analyze.

column-lost = Perdu
column-best = Meilleur
analyze-level = « { $found } » n’est pas un niveau qui regarde un certain nombre de coups à l’avance ; on accepte : { $accepted }.
analyze-depth = « { $found } » n’est pas une profondeur ; on accepte un nombre entier de { $least } à { $most }.
analyze-progress = { $done } coups sur { $all }.
analyze-total = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; points cédés : Noir { $black }, Blanc { $white }.

## otho bench.

bench-machine = OTHO { $version }, génération des coups { $kernel }, { $processor }, { $threads ->
    [one] { $threads } fil d’exécution
   *[other] { $threads } fils d’exécution
}, table de hachage de { $megabytes } Mo.
bench-number = « { $found } » n’est pas le numéro d’une position ; on accepte de { $least } à { $most }.
bench-signature = { $searches } recherches sur un seul fil d’exécution : { $seconds } s, { $millions } millions de nœuds par seconde.
bench-total = { $from }–{ $to }, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { $wrong ->
    [0] aucune fausse
    [one] dont { $wrong } fausse
   *[other] dont { $wrong } fausses
} : { $nodes } nœuds, { $seconds } s, { $millions } millions de nœuds par seconde.
bench-memory = Mémoire employée au plus : { $peak } Mo, avec une table de hachage de { $table } Mo.
bench-perft = { $count } feuilles en { $seconds } s : { $millions } millions par seconde.
bench-eval = { $count } évaluations en { $seconds } s : { $millions } millions par seconde.

## otho match.

column-games = Parties
column-wins = Gagnées
column-draws = Nulles
column-losses = Perdues
column-percent = %
column-elo = Elo
column-range = intervalle à 95 %
column-error = ±
column-ms = ms/coup
column-players = Joueurs
column-player = Joueur

match-contestant = « { $found } » n’est pas un joueur ; on accepte level:1 à level:{ $most } ou le nom d’un niveau, depth:8, nodes:100000, time:0.5, clock, gtp:COMMANDE ou nboard:COMMANDE.
match-no-weights = il ne contient pas de poids utilisables par cette version
match-games = « { $found } » n’est pas un nombre de parties ; on accepte un nombre entier de { $least } à { $most }.
match-neighbors = « { $found } » n’est pas un nombre de voisins ; on accepte un nombre entier à partir de 1.
match-concurrency = « { $found } » n’est pas un nombre de parties simultanées ; on accepte un nombre entier de { $least } à { $most }.
match-seed = « { $found } » n’est pas une graine ; on accepte un nombre entier de { $least } à { $most }.
match-clock = « { $found } » n’est pas une durée de partie ; on accepte des secondes, 86400 au plus, par exemple 10 ou 2.5.
match-patience = « { $found } » n’est pas une durée d’attente ; on accepte des secondes, 86400 au plus, par exemple 60 ou 2.5.
match-needs-clock = « { $name } » joue selon la pendule de la partie ; --clock indique combien de secondes elle affiche.
match-sprt = « { $found } » n’est pas une paire d’écarts Elo ; on accepte deux nombres, le plus petit d’abord, par exemple 0,10.
match-sprt-two = --sprt départage deux joueurs ; nommez-en exactement deux.
match-no-start = « { $name } » ne peut pas jouer : { $reason }.
match-progress = { $done } parties sur { $all }.
match-progress-two = { $done } parties sur { $all }, { $percent } % pour le premier joueur.
match-progress-sprt = Rapport de vraisemblance (log) { $ratio }, décision à ±{ $bound }.
match-total = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dont { $distinct ->
    [one] { $distinct } différente
   *[other] { $distinct } différentes
}.
match-forfeit-gone = le programme s’est arrêté ou n’a pas pu être lancé
match-forfeit-silent = il n’a pas répondu à temps
match-forfeit-illegal = il a joué ou refusé un coup contre les règles
match-forfeit-garbled = ce qu’il a dit n’était pas conforme au protocole
match-forfeit-time = son temps était écoulé
match-forfeit-resigned = il a abandonné
match-forfeits = { $name } a perdu { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par forfait : { $reason }.
match-sprt-accepted = Accepté : { $first } dépasse { $second } de { $elo1 } points Elo plutôt que de { $elo0 } (rapport de vraisemblance { $ratio }, seuil { $bound }).
match-sprt-rejected = Rejeté : { $first } dépasse { $second } de { $elo0 } points Elo plutôt que de { $elo1 } (rapport de vraisemblance { $ratio }, seuil { $bound }).
match-sprt-open = Indécis : on ne sait pas si { $first } dépasse { $second } de { $elo0 } ou de { $elo1 } points Elo (rapport de vraisemblance { $ratio }, seuil { $bound }).
match-interrupted = Interrompu : voici le résultat jusqu’ici.

## otho nboard, ce que montre le programme à l’autre bout.

nboard-thinking = Réflexion
nboard-analyzing = Analyse de la partie
nboard-depth = La profondeur n’est pas comprise ; on accepte un nombre entier de 1 à 60.
nboard-move = Le coup n’est pas compris ; on accepte une case telle que F5, ou PA pour passer.
nboard-no-game = Il n’y a pas de partie à lire ; on accepte le format GGF.

## otho levels.

column-level-id = Id
column-level = Niveau
column-time = Par coup
column-about = Caractère
