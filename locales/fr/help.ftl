### L’aide sur les commandes (help-position-moves) et leurs paramètres (help-perft-arg-depth).

-position = La position : 64 cases de a1 à h8 (X, O, -) et le joueur dont c’est le tour, entre guillemets ; - la lit sur l’entrée standard
-games = Un fichier de parties, - pour l’entrée standard, ou les coups eux-mêmes, par exemple f5d6c3
-formats = transcript, board, obf, ggf, sgf, quest ou wthor
-from = Le format à lire ; à défaut, il est reconnu automatiquement : { -formats }
-threads = Le nombre de fils d’exécution qui cherchent en parallèle, de 1 à 256 ; à défaut
-hash = La mémoire de la recherche en mégaoctets ; à défaut
-variant = Ce qui gagne : othello, le plus de pions, ou anti, le moins ; à défaut, othello

help-otho = Othello : apprendre, jouer, analyser, organiser ; sans commande, montre l’application web
help-otho-arg-json = Répond par un seul document JSON
help-otho-arg-lang = La langue : en, fr ou cs ; à défaut, celle de l’environnement
help-otho-arg-help = Explique l’emploi d’une commande
help-otho-arg-version = Affiche la version

help-position = Coups, retournements et diagrammes d’une position
help-position-moves = Affiche les coups possibles de a1 à h8, ou pass, ou end
help-position-moves-arg-position = { -position }
help-position-flips = Affiche les pions qu’un coup retourne, de a1 à h8
help-position-flips-arg-position = { -position }
help-position-flips-arg-square = La case du coup, par exemple f5
help-position-play = Affiche la position après quelques coups ; les passes forcées se font automatiquement, même après le dernier coup
help-position-play-arg-position = { -position }
help-position-play-arg-moves = Les coups, par exemple f5d6c3 ; les passes forcées (pass) peuvent être écrites ou omises
help-position-show = Dessine une position, avec le compte des pions et les coups
help-position-show-arg-position = { -position }
help-position-show-arg-svg = La dessine en image SVG
help-position-show-arg-braille = La dessine en braille Unicode
help-position-show-arg-brf = La dessine pour une embosseuse braille (BRF)

help-perft = Compte les suites de coups d’une longueur donnée ; la dernière ligne donne le total
help-perft-arg-depth = La longueur des suites en tours de jeu, de 0 à 20
help-perft-arg-position = La position d’où compter, comme pour otho position ; à défaut, le départ
help-perft-arg-pass-free = Une passe ne compte pas pour un tour

help-game = Rejoue des parties notées
help-game-show = Affiche une partie : joueurs, coups, diagramme final, les deux scores et la façon dont elle s’est terminée
help-game-show-arg-game = { -games }
help-game-show-arg-from = { -from }
help-game-show-arg-number = Laquelle, s’il y a plusieurs parties ; à défaut, la première
help-game-check = Répond ok, ou indique le premier coup illégal et pourquoi
help-game-check-arg-game = { -games }
help-game-check-arg-from = { -from }
help-game-check-arg-number = Laquelle, s’il y a plusieurs parties ; à défaut, toutes
help-game-score = Affiche les deux scores et la façon dont la partie s’est terminée
help-game-score-arg-game = { -games }
help-game-score-arg-from = { -from }
help-game-score-arg-number = Laquelle, s’il y a plusieurs parties ; à défaut, toutes

help-convert = Convertit des parties et des positions dans un autre format
help-convert-arg-from = { -from }
help-convert-arg-files = Les fichiers à lire, puis le fichier à écrire ; - est l’entrée standard et, en dernière place, la sortie standard
help-convert-arg-to = Le format à écrire, si le nom du fichier ne le dit pas : transcript, board, obf, ggf, sgf, quest, wthor, svg, braille ou brf

help-solve = Trouve les scores exacts : une ligne par position, avec l’accord ou le désaccord du fichier
help-solve-arg-positions = Un fichier de positions ou de parties, - pour l’entrée standard, ou une position comme pour otho position ; une partie vaut pour la position où elle en est
help-solve-arg-wld = Trouve seulement qui gagne, ou que c’est un match nul : + = -
help-solve-arg-variant = { -variant } ; les scores des fichiers sont ceux d’Othello et ne se comparent que là
help-solve-arg-threads = { -threads }, autant que la machine en exécute
help-solve-arg-hash = { -hash }, 256

help-analyze = Dit ce que valait chaque coup d’une partie, ce qui était meilleur et pourquoi
help-analyze-arg-game = { -games }
help-analyze-arg-from = { -from }
help-analyze-arg-number = Laquelle, s’il y a plusieurs parties ; à défaut, la première
help-analyze-arg-level = Regarde aussi loin que ce niveau de jeu, désigné par son numéro ou son nom comme dans otho levels
help-analyze-arg-depth = Combien de coups à l’avance regarder, de 1 à 30 ; à défaut, 12
help-analyze-arg-all = Des mots sur les bons coups aussi, pas seulement sur les erreurs
help-analyze-arg-threads = { -threads }, autant que la machine en exécute
help-analyze-arg-hash = { -hash }, 64

help-bench = Affiche des mesures de vitesse ; seul, le nombre de nœuds qui distingue une version de la recherche d’une autre
help-bench-arg-figures = ffo résout les positions 40 à 59 du test FFO, search montre le milieu de partie, eval l’évaluation, perft la génération des coups
help-bench-arg-from = La première position de ffo, à partir de 40
help-bench-arg-to = La dernière position de ffo, jusqu’à 59
help-bench-arg-threads = { -threads }, un seul
help-bench-arg-hash = { -hash }, 512

help-gtp = Joue selon le protocole GTP, pour les programmes qui en font jouer d’autres entre eux
help-gtp-arg-level = Le niveau de jeu, par son numéro ou son nom comme dans otho levels ; à défaut, aussi loin que le permet la pendule
help-gtp-arg-ponder = Réfléchit pendant que l’adversaire réfléchit, quand une pendule tourne et qu’aucun niveau n’est fixé
help-gtp-arg-variant = { -variant }
help-gtp-arg-threads = { -threads }, autant que la machine en exécute
help-gtp-arg-hash = { -hash }, 256

help-nboard = Joue et analyse selon le protocole de NBoard, version 2
help-nboard-arg-level = Le niveau auquel joue go, par son numéro ou son nom comme dans otho levels ; à défaut, aussi loin que le dit set depth
help-nboard-arg-variant = { -variant }
help-nboard-arg-threads = { -threads }, autant que la machine en exécute
help-nboard-arg-hash = { -hash }, 256

help-cassio = Cherche selon le protocole de Cassio
help-cassio-arg-variant = { -variant }
help-cassio-arg-threads = { -threads }, autant que la machine en exécute
help-cassio-arg-hash = { -hash }, 256

help-play = Joue une partie dans le terminal
help-play-arg-game = Une partie à continuer, dans tout format que lit otho convert
help-play-arg-text = Joue ligne par ligne, pour les lecteurs d’écran et les plages braille
help-play-arg-ascii = Ne dessine qu’avec de simples lettres ; c’est déjà le cas si l’environnement n’annonce pas l’UTF-8
help-play-arg-still = Retourne les pions d’un seul coup, sans animation
help-play-arg-sound = Fait sonner la cloche du terminal quand l’ordinateur a joué et quand la partie est finie
help-play-arg-level = Le niveau de l’ordinateur, par son numéro ou son nom comme dans otho levels ; à défaut, novice
help-play-arg-side = Qui joue au terminal : black (Noir), white (Blanc), both (les deux) ou none (personne) ; à défaut, black
help-play-arg-time = Limite le temps : minutes (20), minutes et secondes par coup (5+3), ou minutes et byo-yomi (10+3x30)
help-play-arg-position = La position de départ, comme dans otho position ; à défaut, celle du début
help-play-arg-seed = La graine du hasard de l’ordinateur : le même nombre redonne la même partie
help-play-arg-variant = { -variant }

help-serve = Lance l’application web et son moteur
help-serve-arg-host = L’adresse à laquelle répondre : 0.0.0.0 pour toutes celles de cet ordinateur, afin que d’autres puissent s’en servir ; à défaut, 127.0.0.1, pour cet ordinateur seul
help-serve-arg-port = Le port, ou le premier qui soit libre après lui, 0 pour n’importe lequel ; à défaut, 8064
help-serve-arg-open = Ouvre l’application dans le navigateur, s’il y a un écran
help-serve-arg-no-open = Dit seulement où se trouve l’application, comme sans --open
help-serve-arg-log = Raconte ce qui se passe sur la sortie d’erreur, en anglais, en texte (text) ou en JSON (json)
help-serve-arg-threads = { -threads }, tous ceux de la machine sauf un
help-serve-arg-hash = { -hash }, 256

help-levels = Énumère les niveaux de jeu : leur caractère, leur force, leur temps de réflexion

help-learn = Apprend à jouer : énumère ce qu’il y a à apprendre, ou parcourt une leçon ou un entraînement ligne par ligne
help-learn-arg-lesson = La leçon, par exemple initiation/board, ou practice pour s’entraîner, ou practice/legal pour un seul genre d’exercices ; sans elle, tout est énuméré avec ce qui est fait
help-learn-arg-text = Pour la synthèse vocale et le braille : aucun othellier dessiné, des lignes de 40 caractères au plus
help-learn-arg-seed = Ce dont dépend le hasard de l’entraînement : le même nombre donne les mêmes exercices
help-learn-arg-variant = { -variant } ; pour l’entraînement

help-match = Fait jouer des joueurs les uns contre les autres et dit qui est le plus fort, et de combien
help-match-arg-contestants = Deux joueurs ou plus : level:5 ou level:club-player comme dans otho levels, depth:8, nodes:100000, time:0.5 (secondes par coup), clock (selon --clock), chacun suivi au besoin de ,weights=FICHIER, ou gtp:COMMANDE ou nboard:COMMANDE pour un autre programme
help-match-arg-neighbors = Chaque joueur ne rencontre que ce nombre de joueurs après lui dans la liste ; tous par défaut
help-match-arg-games = Le nombre de parties que jouent deux adversaires ; 20 par défaut
help-match-arg-concurrency = Le nombre de parties jouées en même temps ; une par défaut
help-match-arg-clock = Le nombre de secondes dont chaque camp dispose par partie ; par défaut, les parties se jouent sans pendule
help-match-arg-patience = Le nombre de secondes dont un autre programme dispose pour un coup dans une partie sans pendule, avant de perdre par forfait ; 60 par défaut
help-match-arg-sprt = S’arrête dès que l’un de deux écarts Elo est exclu, par exemple 0,10
help-match-arg-from-start = Commence chaque partie au premier coup ; par défaut, par des ouvertures équilibrées de huit coups, chacune jouée avec les deux couleurs
help-match-arg-seed = La graine du hasard : le même nombre donne les mêmes parties ; 1 par défaut
help-match-arg-log = Un fichier auquel s’ajoutent les parties, en GGF ; après un arrêt, la même commande reprend à cet endroit
help-match-arg-variant = { -variant }

help-completions = Affiche le script de complétion pour un shell
help-completions-arg-shell = Le shell : bash, elvish, fish, powershell ou zsh

help-man = Affiche la page de manuel
help-man-arg-folder = Un dossier où écrire, à la place, les pages de toutes les commandes
