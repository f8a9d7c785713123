### Exercices et problèmes : énoncés, indices, et ce qui est dit d’une réponse.
### $you est la phrase d’exercise-you, $squares et $better sont des listes de cases comme « a1 h8 ».

## Qui est l’élève. C’est le début de chaque énoncé.

exercise-you = Vous êtes { $side ->
    [black] Noir
   *[white] Blanc
}.

## Ce qui commence un énoncé d’Othello perdant.

exercise-anti = C’est l’Othello perdant : on gagne avec le moins de pions.
exercise-of-anti = { $name } (Othello perdant)

## Trouver tous les coups possibles.

exercise-legal = Les coups possibles
exercise-legal-task = { $you } Marquez toutes les cases où vous pouvez jouer.
exercise-legal-hint = { $count ->
    [one] Il y en a { $count }.
   *[other] Il y en a { $count }.
} Partez de chaque pion adverse : y a-t-il, dans le même alignement, une case vide d’un côté et un pion à vous de l’autre ?
exercise-legal-right = { $count ->
    [one] Exact, c’est le seul coup possible.
   *[other] Exact, ce sont bien les { $count } coups possibles.
}
exercise-legal-missing = { $count ->
    [one] Il manquait un coup possible : { $squares }.
   *[other] Il manquait des coups possibles : { $squares }.
}
exercise-legal-surplus = { $count ->
    [one] Un coup en { $squares } ne retournerait rien.
   *[other] Des coups en { $squares } ne retourneraient rien.
}

## Ce qu’un coup retourne.

exercise-flips = Que retourne ce coup ?
exercise-flips-task = { $you } Vous jouez en { $square }. Marquez tous les pions qui se retournent.
exercise-flips-hint = Suivez les huit directions qui partent de { $square } : les pions adverses se retournent jusqu’au premier pion à vous, s’il n’y a aucune case vide entre les deux. { $count ->
    [one] Un seul pion se retourne.
   *[other] { $count } pions se retournent.
}
exercise-flips-right = { $count ->
    [one] Exact, ce pion se retourne et aucun autre.
   *[other] Exact, ce sont bien les { $count } pions.
}
exercise-flips-missing = { $count ->
    [one] Ce pion se retourne aussi : { $squares }.
   *[other] Ces pions se retournent aussi : { $squares }.
}
exercise-flips-surplus = { $count ->
    [one] Rien ne se retourne en { $squares }.
   *[other] Rien ne se retourne sur ces cases : { $squares }.
}

## Prendre le coin.

exercise-corner = Prendre le coin
exercise-corner-task = { $you } { $count ->
    [one] Prenez un coin.
   *[other] Gagnez un coin en { $count } coups, quoi que fasse l’adversaire.
}
exercise-corner-hint = { $count ->
    [one] Quelle rangée de pions adverses mène d’un de vos pions à un coin ?
   *[other] Cherchez un coup après lequel chaque réponse vous ouvre un coin ou laisse intacte votre menace suivante.
}
exercise-corner-right = Exact, le coin est à vous, et personne ne pourra jamais le retourner.
exercise-corner-wrong = { $square } ne force pas le gain d’un coin. Il fallait jouer : { $better }.

## Trouver le coup tranquille.

exercise-quiet = Le coup tranquille
exercise-quiet-task = { $you } Trouvez un coup tranquille : il ne retourne que des pions qui ne touchent aucune case vide.
exercise-quiet-hint = Cherchez des pions adverses bien à l’intérieur, entourés de tous côtés, et un coup qui ne retourne rien d’autre.
exercise-quiet-right = Exact, ce que { $square } retourne ne touche aucune case vide et n’ouvre donc rien à l’adversaire.
exercise-quiet-wrong = { $square } retourne un pion voisin d’une case vide. Coup tranquille : { $better }.

## Éviter la case empoisonnée : une case X, et un coin à l’Othello perdant.

exercise-poison = La case empoisonnée
exercise-poison-task = { $you } Parmi les coups { $squares }, un seul est bon, et l’un des autres au moins { $variant ->
    [anti] prend un coin dont vous ne vous débarrasserez jamais
   *[othello] ouvre un coin à l’adversaire
}. Jouez le bon.
exercise-poison-hint = { $variant ->
    [anti] Un pion dans un coin ne se retourne plus jamais : il compte contre vous à la fin.
   *[othello] Pour chaque coup, demandez-vous quels coins l’adversaire pourrait prendre juste après.
}
exercise-poison-right = Exact, { $square } est le bon coup.
exercise-poison-wrong = { $square } est moins bon que { $better } d’au moins { $discs ->
    [one] { $discs } pion
   *[other] { $discs } pions
}.
exercise-poison-choose = Choisissez l’un de ces coups : { $squares }.

## Qui gagne.

exercise-ahead = Qui va gagner ?
exercise-ahead-task = C’est à { $side ->
    [black] Noir
   *[white] Blanc
} de jouer. Qui gagne si les deux camps jouent au mieux à partir d’ici ?
exercise-ahead-hint = Ne vous fiez pas au nombre de pions du moment. { $variant ->
    [anti] Continuez la partie dans votre tête, et demandez-vous qui sera forcé d’en retourner beaucoup.
   *[othello] Demandez-vous qui va manquer de bons coups, et qui jouera le dernier dans chaque région.
}
exercise-ahead-right = Exact. { $winner ->
    [black] Si chacun joue au mieux, Noir gagne.
    [white] Si chacun joue au mieux, Blanc gagne.
   *[even] Si chacun joue au mieux, c’est un match nul.
}
exercise-ahead-wrong = Non. { $winner ->
    [black] Si chacun joue au mieux, Noir gagne.
    [white] Si chacun joue au mieux, Blanc gagne.
   *[even] Si chacun joue au mieux, c’est un match nul.
}

## Jouer parfaitement les dernières cases.

exercise-last = Les dernières cases
exercise-last-task = { $you } { $count ->
    [one] Il reste { $count } case vide.
   *[other] Il reste { $count } cases vides.
} Jouez jusqu’à la fin sans perdre un seul point.
exercise-last-hint = Suivez chaque coup jusqu’à la fin, dans votre tête. { $variant ->
    [anti] Après lequel l’adversaire doit-il retourner le plus de pions ?
   *[othello] Y en a-t-il un qui force l’adversaire à passer ?
}
exercise-last-right = Exact, personne n’aurait pu en tirer davantage.
exercise-last-wrong = { $square } perd des points. Meilleur coup : { $better }.

## Gagner avec Blanc par la parité.

exercise-parity = La parité
exercise-parity-task = { $you } Jouez jusqu’à la fin et gagnez.
exercise-parity-hint = Comptez les cases vides de chaque région. Jouez là où leur nombre est impair, pour y avoir aussi le dernier coup.
exercise-parity-right = Exact, Blanc gagne.
exercise-parity-wrong = Après { $square }, vous ne gagnez plus. Coup gagnant : { $better }.

## Au cours d’un exercice.

exercise-go-on = Bien. { $count ->
    [0] L’adversaire doit passer ; c’est encore à vous.
   *[other] L’adversaire joue { $replies } ; à vous.
}
exercise-for-othello-only = Cet exercice n’existe que pour Othello, pas pour l’Othello perdant.
exercise-none-found = Aucune position convenable n’a été trouvée cette fois ; veuillez réessayer.
exercise-stopped = La recherche d’une position a été arrêtée.

## Les problèmes.

puzzle-task = { $you } Un seul coup gagne, tous les autres perdent. Trouvez-le.
puzzle-wrong = { $square } perd. Seul { $better } gagne.

puzzle-pass = L’adversaire sans coup
puzzle-pass-hint = Pouvez-vous priver l’adversaire de tout coup ?
puzzle-pass-right = Exact, après { $square } l’adversaire doit passer.
puzzle-sacrifice = Le sacrifice
puzzle-sacrifice-hint = Un coin ne vaut pas tout l’or du monde.
puzzle-sacrifice-right = Exact, { $square } ouvre un coin à l’adversaire et gagne quand même.
puzzle-corner = Le coin
puzzle-corner-hint = Parfois, le coup évident est le bon.
puzzle-corner-right = Exact, le coin { $square } gagne.
puzzle-parity = La parité
puzzle-parity-hint = Dans quelle région le nombre de cases vides est-il impair ?
puzzle-parity-right = Exact, { $square } est dans une région au nombre impair de cases vides.
puzzle-restraint = La retenue
puzzle-restraint-hint = Qui prend moins aura peut-être plus à la fin.
puzzle-restraint-right = Exact, { $square } retourne moins de pions que tout autre coup.
puzzle-counting = Le calcul
puzzle-counting-hint = Aucune règle n’aide ici : suivez chaque coup jusqu’à la fin, dans votre tête.
puzzle-counting-right = Exact, seul { $square } gagne.

## Une progression qui ne peut pas être lue.

progress-newer = Votre progression a été enregistrée par une version plus récente d’OTHO (format { $found }) ; celle-ci n’y touche donc pas.
progress-damaged = Votre progression enregistrée est endommagée à la ligne { $line }, colonne { $column } ; elle est laissée telle quelle.
progress-record = L’entrée { $number } de votre progression enregistrée dit quelque chose d’impossible ; le tout est laissé tel quel.
