### Les règles, les coups et les résultats.

color-black = Noir
color-white = Blanc

n-passes = { $count ->
    [one] { $count } passe
   *[other] { $count } passes
}

made-move = { $side } joue { $square } et retourne { $flips ->
    [one] { $flips } pion
   *[other] { $flips } pions
}.
made-pass = { $side } n’a aucun coup et passe.

## Pourquoi un coup ou une passe n’est pas permis.

illegal-move-occupied = { $side } ne peut pas jouer { $square }, car la case est occupée.
illegal-move-flips-nothing = { $side } ne peut pas jouer { $square }, car ce coup ne retournerait aucun pion.
illegal-move-must-pass = { $side } ne peut pas jouer { $square }, car il n’a aucun coup et doit passer.
illegal-move-over = { $side } ne peut pas jouer { $square }, car la partie est terminée.
illegal-pass-can-move = On ne peut pas passer tant qu’il reste { $count ->
    [one] un coup
   *[other] des coups
} à jouer : { $moves }.
illegal-pass-over = On ne peut pas passer, car la partie est terminée.

refusal-over = La partie est terminée.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-out-of-time = Le joueur dont c’est le tour a épuisé son temps.
refusal-flag-is-up = Ce joueur a encore du temps.
refusal-time-runs-backwards = L’événement est daté d’avant celui qu’il suit.
refusal-nothing-to-undo = Il n’y a aucun coup à reprendre.
refusal-nothing-to-redo = Aucun coup n’a été repris.
replay-refused = L’événement { $number } de la partie enregistrée est impossible : { $reason }

# $number is the number of the move, $reason a sentence of its own.
illegal-turn-refused = Coup { $number } : { $reason }
illegal-turn-wrong-color = Coup { $number } : la feuille attribue { $ply } à { $recorded ->
    [black] Noir, mais c’est à Blanc de jouer
   *[white] Blanc, mais c’est à Noir de jouer
}.

## Les textes qui ne se lisent pas.

parse-square = Une case s’écrit avec une lettre de a à h et un chiffre de 1 à 8, par exemple f5.
parse-time-control = Une cadence s’écrit en minutes (20), en minutes et secondes par coup (5+3), ou en minutes et byo-yomi (10+3x30).
parse-position-letter = La position contient « { $found } » pour la case { $square } ; on y attend X pour noir, O pour blanc, - pour vide.
parse-position-digit = La position contient « { $found } » pour la case { $square } ; les chiffres sont refusés, car leur sens varie d’un programme à l’autre : on attend X pour noir, O pour blanc, - pour vide.
parse-position-too-short = La position décrit { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} ; un othellier en a 64, de a1 à h8, ligne par ligne.
parse-position-no-side = La position ne dit pas qui doit jouer : on attend X (Noir) ou O (Blanc) après les 64 cases.
parse-position-side = La position indique « { $found } » pour le joueur dont c’est le tour ; on attend X (Noir) ou O (Blanc).
parse-position-trailing = La position continue par « { $found } » après l’indication du joueur, là où elle devrait finir.
parse-transcript = Le coup { $number } commence par « { $found } », là où l’on attend une case de a1 à h8 ou une passe (--).
parse-entry = Un événement d’une partie enregistrée s’écrit en millisecondes suivies de ce qui s’est passé, par exemple 12034 f5 ou 12034 pass.

## Les résultats.

ending-no-moves = Plus personne ne peut jouer.
ending-resignation = { $loser ->
    [black] Noir
   *[white] Blanc
} a abandonné.
ending-time = { $loser ->
    [black] Noir
   *[white] Blanc
} a perdu au temps.
ending-agreement = Les joueurs se sont mis d’accord sur le score.

score-pair = { $first }–{ $second }

outcome-win = { $winner ->
    [black] Noir
   *[white] Blanc
} gagne { $points }.
outcome-win-and-board = { $winner ->
    [black] Noir
   *[white] Blanc
} gagne { $points } ; sur l’othellier { $discs }.
outcome-draw = Match nul, { $points }.
outcome-draw-and-board = Match nul, { $points } ; sur l’othellier { $discs }.

## Ce qui ne peut pas se produire dans une partie ordinaire.

oddity-empty-center = Une partie commence avec le centre rempli, or { $squares } { $count ->
    [one] est vide
   *[other] sont vides
}.
oddity-detached = Chaque coup touche un pion, or { $squares } { $count ->
    [one] n’est pas relié au centre
   *[other] ne sont pas reliés au centre
}.
oddity-over = Aucun des deux joueurs ne peut jouer ; la partie est finie avant de commencer.
