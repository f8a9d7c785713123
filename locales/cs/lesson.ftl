### Lekce: co se říká o odpovědi kromě toho, co říká sama lekce.

lesson-unreadable = Tuto lekci nelze přečíst: řádek { $line } není v pořádku.

lesson-not-squares = Tady se čekají pole, například d3 c4.
lesson-not-one-square = Tady se čeká jedno pole, například f5.
lesson-not-a-number = Tady se čeká číslo, například 12.

lesson-goes-on = Zatím správně.
lesson-extra = { $count ->
    [one] { $squares } tam nepatří.
    [few] { $squares } tam nepatří.
    [many] { $squares } tam nepatří.
   *[other] { $squares } tam nepatří.
}
lesson-missing = { $count ->
    [one] Ještě chybí jedno pole.
    [few] Ještě chybí { $count } pole.
    [many] Ještě chybí { $count } pole.
   *[other] Ještě chybí { $count } polí.
}
