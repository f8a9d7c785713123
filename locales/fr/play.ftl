### Ce que dit otho play, ligne par ligne et en plein écran.

play-seats-black = Vous êtes Noir, contre le niveau { $number }, { $level }.
play-seats-white = Vous êtes Blanc, contre le niveau { $number }, { $level }.
play-seats-both = Deux personnes jouent à tour de rôle.
play-seats-neither = L’ordinateur joue les deux camps au niveau { $number }, { $level }.
play-title-black = Noir contre { $number }, { $level }
play-title-white = Blanc contre { $number }, { $level }
play-title-neither = Ordinateur seul, { $number }, { $level }
play-player = OTHO, niveau { $number }, { $level }
play-othello = C’est l’Othello : celui qui a le plus de pions gagne.
play-anti = C’est l’Othello perdant : celui qui a le moins de pions gagne.
play-anti-short = perdant
play-commands = Tapez ? pour les commandes.
play-bye = Au revoir.

play-not-your-turn = C’est à l’ordinateur de jouer.
play-undone = Coup repris.
play-redone = Coup rejoué.
play-hint = Un bon coup : { $square }.
play-no-hint = Il n’y a pas de coup à conseiller maintenant.
play-level = Le niveau est { $number }, { $level }.
play-set-up = La position est en place.
play-setup-how = Dites la position : position, puis 64 lettres X, O et - de a1 à h8, puis X ou O au trait.
play-sound-on = Le son est activé : la cloche retentit quand l’ordinateur a joué et quand la partie est finie.
play-sound-off = Le son est coupé.
play-sound-unknown = Pour le son, on accepte oui et non.
play-why-wait = L’entraîneur réfléchit.
play-at-start = Voici le début.
play-at = Voici la position après { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}.
play-at-end = Voici la position actuelle.

play-saved = La partie est enregistrée dans { $file }.
play-save-name = Dites où enregistrer, par exemple enregistrer partie.sgf, ou enregistrer partie.brf pour une embosseuse.
play-save-format = Le nom { $file } n’indique pas le format ; il peut finir par sgf, ggf, txt, json, svg ou brf.
play-loaded = La partie est ouverte.
play-load-name = Dites ce qu’il faut ouvrir, par exemple ouvrir partie.sgf.
play-unrecognized = { $source } ne contient aucune partie dans un format connu.
play-side-unknown = Ce n’est pas un camp ; on accepte noir, blanc, deux et personne.
play-variant-unknown = Ce n’est pas une variante ; on accepte othello et perdant.

play-review-wait = L’ordinateur analyse la partie.
play-review-enter = Entrée l’arrête.
play-review-escape = Échap l’arrête.
play-review-stopped = Arrêté après { $done ->
    [one] { $done } tour
   *[other] { $done } tours
} sur { $all }.
play-review-worst = Les plus grandes pertes d’abord ; < et > parcourent la partie.
play-review-loss = Coup { $number }, { $side } { $square } : { $loss ->
    [one] { $loss } pion
   *[other] { $loss } pions
} de moins que { $best }.
play-review-good = Aucun coup n’a coûté quatre pions ou plus.

play-help =
    niveau 5 : le niveau de l’ordinateur
    camp blanc : vous êtes Blanc ; aussi noir, deux et personne
    variante perdant : une nouvelle partie où l’on gagne avec le moins de pions ; aussi othello
    pendule 5+3 : une nouvelle partie avec 5 minutes et 3 secondes par coup ; aussi aucune
    position et 64 lettres X, O et -, puis X ou O pour qui doit jouer : un autre départ
    son : une cloche quand l’ordinateur a joué, oui ou non
    ouvrir partie.sgf : continuer une partie
    enregistrer partie.brf : enregistrer pour une embosseuse ; aussi sgf, ggf, txt et svg
    quitter : terminer

## En plein écran. Les touches tiennent sur seize lignes de quarante colonnes.

play-too-small = La fenêtre est trop petite : il faut { $columns } colonnes et { $rows } lignes.
play-no-terminal = Le terminal est inutilisable : { $reason }.
play-footer = { "?" } aide, q quitter
play-footer-more = { "?" } aide, q quitter, Tab suite { $page }/{ $pages }
play-setup-title = Composez une position.
play-setup-footer = p jouer, Échap revenir
play-setup-keys =
    flèches ; Espace ou clic : pion suivant
    x noir, o blanc, - vide
    t ou un clic sur un compte : le trait
    c vider, n départ habituel
play-keys =
    flèches, Entrée ou un clic : jouer
    u annuler, r refaire, h conseil
    n nouvelle partie
    p pause ou reprise
    < > Début Fin : positions antérieures
    v revoir : graphe et pions perdus
    w pourquoi le coup est bon ou mauvais
    e composer une position, b cloche
    s enregistrer, o ouvrir, l niveau
    / toute commande, comme f5
    /camp blanc, /variante perdant
    /pendule 5+3
    Tab : la suite d’un long message
    q ou Ctrl-C : quitter
    Toute touche ferme cette page.

## Les mots des commandes, séparés par des virgules.

play-words-level = niveau
play-words-side = camp, couleur
play-words-variant = variante
play-words-time = pendule, pendules, temps
play-words-setup = position
play-words-load = ouvrir, charger
play-words-why = pourquoi
play-words-sound = son, sons, cloche
play-words-on = oui, on
play-words-off = non, off
play-words-quit = quitter
play-words-black = noir, noirs, black
play-words-white = blanc, blancs, white
play-words-both = deux, les deux, both
play-words-none = personne, aucun, aucune, none
play-words-othello = othello
play-words-anti = perdant, anti
