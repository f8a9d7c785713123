### Ce qui est dit à voix haute ou montré en braille : annonces, noms des cases, réponses aux commandes.

## Les noms des cases.

square-empty = { $square }, vide
square-legal = { $square }, vide, jouable, retourne { $flips }
square-disc = { $square }, { $color ->
    [black] noir
   *[white] blanc
}

## Les annonces.

spoken-move-short = { $side } { $square }, retourne { $flips }.
spoken-pass-short = { $side } passe.
spoken-turn = À { $side } de jouer, { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}.
spoken-turn-short = À { $side }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
spoken-win = { $winner ->
    [black] Noir
   *[white] Blanc
} gagne { $points } à { $others }.
spoken-win-and-board = { $winner ->
    [black] Noir
   *[white] Blanc
} gagne { $points } à { $others } ; sur l’othellier { $discs } à { $others_discs }.
spoken-draw = Match nul, { $points } à { $others }.
spoken-draw-and-board = Match nul, { $points } à { $others } ; sur l’othellier { $discs } à { $others_discs }.

## Les pendules.

spoken-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
spoken-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
spoken-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
spoken-clock = Il reste { $time } à { $side }.
spoken-clock-and-periods = Il reste { $time } et { $periods ->
    [one] { $periods } période de byo-yomi
   *[other] { $periods } périodes de byo-yomi
} à { $side }.
spoken-no-clocks = Cette partie se joue sans pendule.
spoken-second-chance = { $side ->
    [black] Noir
   *[white] Blanc
} a épuisé son temps, reçoit deux minutes de plus et obtiendra 31 à 33 au mieux.

## Les réponses.

answer-row = Ligne { $row } : { $content }.
answer-column = Colonne { $column } : { $content }.
answer-board-row = { $row } : { $content }
answer-empty = vide
answer-run-one = { $from } { $color ->
    [black] noir
   *[white] blanc
}
answer-run = { $from } à { $to } { $color ->
    [black] noirs
   *[white] blancs
}
answer-moves = { $side } a { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} : { $moves }.
answer-flips = { $square } retournerait { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} : { $squares }.
answer-flipped = Pions retournés : { $squares }.
answer-no-turn-yet = Aucun coup n’a encore été joué.
answer-counts = Noir a { $black ->
    [one] { $black } pion
   *[other] { $black } pions
}, Blanc { $white ->
    [one] { $white } pion
   *[other] { $white } pions
} ; { $empties ->
    [one] { $empties } case est vide
   *[other] { $empties } cases sont vides
}.
answer-help =
    f5 : jouer en f5
    b : l’othellier
    r4 : la ligne 4
    ce : la colonne e
    m : les coups possibles
    w f5 : ce qu’un coup en f5 retournerait
    l : le dernier coup
    c : le nombre de pions
    t : les pendules
    h : un conseil
    u ou annuler : reprendre un coup
    refaire : le rejouer
    reculer, avancer, début, fin : voir les positions précédentes
    pause, reprendre : arrêter les pendules et continuer
    abandonner : abandonner la partie
    nouvelle partie : en commencer une autre
    enregistrer : enregistrer la partie
    revoir : revoir la partie
    pourquoi : pourquoi le dernier coup est bon ou mauvais
    aide : cette liste

## Les commandes.

-accepted = on accepte une case comme f5, qui y joue, et b (othellier), r4 (ligne), ce (colonne), m (coups possibles), w f5 (ce qui serait retourné), l (dernier coup), c (nombre de pions), t (pendules), h (conseil), u (annuler) et aide (toutes les commandes)
command-unknown = « { $found } » n’est pas une commande ; { -accepted }.
command-nothing = Rien n’a été saisi ; { -accepted }.
command-no-question = C’est une commande et non une question sur la partie.

command-words-board = othellier, plateau
command-words-row = ligne
command-words-column = colonne
command-words-moves = coups, coups possibles
command-words-flips = retourne, que retourne
command-words-last-move = dernier, dernier coup
command-words-counts = compte, score, pions
command-words-clocks = pendules, pendule, temps
command-words-help = aide, commandes
command-words-undo = annuler
command-words-redo = refaire, rétablir
command-words-hint = conseil, indice
command-words-resign = abandonner, abandon
command-words-pause = pause
command-words-resume = reprendre, continuer
command-words-new = nouvelle partie, nouvelle, nouveau
command-words-save = enregistrer, sauvegarder
command-words-back = reculer, précédent
command-words-forward = avancer, suivant
command-words-start = début
command-words-end = fin
command-words-review = revoir, analyser, analyse
