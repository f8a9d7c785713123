### Les leçons : ce qu’on dit d’une réponse, en plus de ce que dit la leçon.

lesson-unreadable = Cette leçon est illisible : la ligne { $line } n’est pas correcte.

lesson-not-squares = On attend ici des cases, par exemple d3 c4.
lesson-not-one-square = On attend ici une case, par exemple f5.
lesson-not-a-number = On attend ici un nombre, par exemple 12.

lesson-goes-on = Juste jusqu’ici.
lesson-extra = { $count ->
    [one] { $squares } n’en fait pas partie.
   *[other] { $squares } n’en font pas partie.
}
lesson-missing = { $count ->
    [one] Il manque encore une case.
   *[other] Il manque encore { $count } cases.
}
