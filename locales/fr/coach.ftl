### Pourquoi un coup est bon ou mauvais. Chaque message est une phrase.

## La valeur du coup.

coach-forced = { $played } était le seul coup possible.
coach-best = Aucun coup n’est meilleur que { $played }.
coach-only-win = { $played } est le seul coup gagnant.
coach-only-draw = { $played } est le seul coup qui ne perd pas.
coach-only-good = { $played } est le seul bon coup : tout autre coûte { $exact ->
    [yes] au moins { $lead } points
   *[no] environ { $lead } points ou plus
}.
coach-good = { $played } est bon, même si { $best } est un rien meilleur.
coach-bad = { $verdict ->
    [slip] { $played } coûte
    [mistake] { $played } est une erreur qui coûte
   *[blunder] { $played } est une grosse erreur qui coûte
}{ $exact ->
    [yes] {""}
   *[no] {" environ"}
} { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} ; { $best } est meilleur.
coach-bad-swing = { $played } coûte { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} et transforme { $change ->
    [win-draw] une victoire en match nul
    [win-loss] une victoire en défaite
   *[draw-loss] un match nul en défaite
} ; { $best } est meilleur.

## Les raisons.

coach-wipe-out = Après { $line }, il ne { $mood ->
    [did] reste
   *[would] resterait
} plus aucun pion à { $loser }.
coach-corner-taken = { $move } { $mood ->
    [did] prend
   *[would] prendrait
} un coin.
coach-corner-given = { $beside ->
    [x] La case X { $move }
    [c] La case C { $move }
   *[none] { $move }
} { $mood ->
    [did] permet
   *[would] permettrait
} à { $taker } de prendre aussitôt le coin { $corner }.
coach-corner-later = Avec le meilleur jeu de part et d’autre, { $taker } { $mood ->
    [did] prend
   *[would] prendrait
} le coin { $corner } après { $line }.
coach-corner-anti-taken = { $mood ->
    [did] { $move } prend un coin, un pion dont { $taker } ne peut plus jamais se défaire
   *[would] { $move } prendrait un coin, un pion dont { $taker } ne pourrait plus jamais se défaire
}.
coach-corner-anti-later = { $mood ->
    [did] Avec le meilleur jeu de part et d’autre, { $taker } prend le coin { $corner } après { $line } et ne peut plus jamais se défaire de ce pion
   *[would] Avec le meilleur jeu de part et d’autre, { $taker } prendrait le coin { $corner } après { $line } et ne pourrait plus jamais se défaire de ce pion
}.
coach-pass = Après { $line }, { $passer } { $mood ->
    [did] n’a plus de coup et doit passer
   *[would] n’aurait plus de coup et devrait passer
}.
coach-opponent-moves = Après { $played }, { $opponent } { $count ->
    [0] n’a aucun coup possible
    [one] a { $count } coup possible
   *[other] a { $count } coups possibles
} ; après { $other }, il { $others ->
    [0] n’en aurait aucun
   *[other] en aurait { $others }
}.
coach-own-moves = Après { $played } et la réponse { $reply }, { $side } { $count ->
    [0] n’a aucun coup possible
    [one] a { $count } coup possible
   *[other] a { $count } coups possibles
} ; après { $other } et { $other_reply }, il { $others ->
    [0] n’en aurait aucun
   *[other] en aurait { $others }
}.
coach-safe-moves = Après { $played } et la réponse { $reply }, { $side } { $count ->
    [0] n’a aucun coup sûr
    [one] a { $count } coup sûr
   *[other] a { $count } coups sûrs
} ; après { $other } et { $other_reply }, il { $others ->
    [0] n’en aurait aucun
   *[other] en aurait { $others }
}.
coach-later-moves = Avec le meilleur jeu de part et d’autre, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} après { $played }, { $side } { $own ->
    [0] n’a aucun coup possible
    [one] a { $own } coup possible
   *[other] a { $own } coups possibles
} et { $opponent } { $theirs ->
    [0] aucun
   *[other] { $theirs }
} ; après { $other }, ce serait { $other_own ->
    [0] aucun
   *[other] { $other_own }
} contre { $other_theirs ->
    [0] aucun
   *[other] { $other_theirs }
}.
coach-frontier = { $quiet ->
    [played] { $played } est un coup tranquille : { $side }
   *[other] Après { $played }, { $side }
} { $count ->
    [0] n’a aucun pion
    [one] a { $count } pion
   *[other] a { $count } pions
} au contact de cases vides ; après { $quiet ->
    [other] le coup tranquille { $other }
   *[played] { $other }
}, il { $others ->
    [0] n’en aurait aucun
   *[other] en aurait { $others }
}.
coach-later-frontier = Avec le meilleur jeu de part et d’autre, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} après { $played }, { $side } { $own ->
    [0] n’a aucun pion
    [one] a { $own } pion
   *[other] a { $own } pions
} au contact de cases vides et { $opponent } { $theirs ->
    [0] aucun
   *[other] { $theirs }
} ; après { $other }, ce serait { $other_own ->
    [0] aucun
   *[other] { $other_own }
} contre { $other_theirs ->
    [0] aucun
   *[other] { $other_theirs }
}.
coach-stable = Avec le meilleur jeu de part et d’autre, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} après { $played }, { $owner } { $count ->
    [0] n’a aucun pion définitif
    [one] a { $count } pion définitif
   *[other] a { $count } pions définitifs
} ; après { $other }, il { $others ->
    [0] n’en aurait aucun
   *[other] en aurait { $others }
}.
coach-parity = { $made ->
    [worse] Sans autre erreur, c’est { $opponent } qui joue le dernier coup de la partie après { $played } ; après { $other }, ce serait { $side }.
   *[better] Sans autre erreur, c’est { $side } qui joue le dernier coup de la partie après { $played } ; après { $other }, ce serait { $opponent }.
}
coach-spoiled-taken = { $made ->
    [worse] À présent, { $opponent } joue { $other }, et toute réponse qui laisse ce coup à { $side } est moins bonne d’au moins { $margin } points.
   *[better] Après { $other }, { $opponent } jouerait { $played }, et toute réponse qui laisse ce coup à { $side } serait moins bonne d’au moins { $margin } points.
}
coach-spoiled-closed = { $made ->
    [worse] Après la réponse { $reply }, { $side } ne peut plus jouer { $other } ; toute réponse qui laisse ce coup possible est moins bonne d’au moins { $margin } points.
   *[better] Après { $other } et la réponse { $reply }, { $side } ne pourrait plus jouer { $played } ; toute réponse qui laisse ce coup possible serait moins bonne d’au moins { $margin } points.
}
coach-reply-opened = { $made ->
    [worse] { $played } ouvre à { $opponent } le coup { $reply }, meilleur de { $margin } points que toute autre réponse ; après { $other }, ce coup resterait impossible.
   *[better] { $other } ouvrirait à { $opponent } le coup { $reply }, meilleur de { $margin } points que toute autre réponse ; après { $played }, ce coup reste impossible.
}
coach-reply-left = { $made ->
    [worse] { $played } laisse à { $opponent } le coup { $reply }, meilleur de { $margin } points que toute autre réponse ; { $other } l’empêcherait.
   *[better] { $other } laisserait à { $opponent } le coup { $reply }, meilleur de { $margin } points que toute autre réponse ; { $played } l’empêche.
}
coach-ending = Sans autre erreur, la partie se termine à { $points } pour { $side ->
    [black] Noir
   *[white] Blanc
} après { $played } ; après { $other }, elle se terminerait à { $other_points }.
