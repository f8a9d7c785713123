### Cvičení a úlohy: zadání, nápovědy a co se řekne k odpovědi.
### $you je věta exercise-you, $squares a $better jsou seznamy polí, například „a1 h8“.

## Kdo cvičí. Tím začíná každé zadání.

exercise-you = Hrajete za { $side ->
    [black] Černého
   *[white] Bílého
}.

## Čím začíná zadání žravého Othella.

exercise-anti = Toto je žravé Othello: vyhrává, kdo má méně kamenů.
exercise-of-anti = { $name } (žravé Othello)

## Najít všechny možné tahy.

exercise-legal = Možné tahy
exercise-legal-task = { $you } Označte všechna pole, na která můžete hrát.
exercise-legal-hint = { $count ->
    [one] Takové pole je jen jedno.
    [few] Taková pole jsou { $count }.
    [many] Takového pole je { $count }.
   *[other] Takových polí je { $count }.
} U každého soupeřova kamene hledejte v přímce na jedné straně prázdné pole a na druhé straně svůj kámen.
exercise-legal-right = { $count ->
    [one] Správně, to je jediný možný tah.
    [few] Správně, to jsou všechny { $count } možné tahy.
    [many] Správně, to je všech { $count } možného tahu.
   *[other] Správně, to je všech { $count } možných tahů.
}
exercise-legal-missing = { $count ->
    [one] Chyběl možný tah: { $squares }.
    [few] Chyběly možné tahy: { $squares }.
   *[other] Chyběly možné tahy: { $squares }.
}
exercise-legal-surplus = { $count ->
    [one] Tah na { $squares } by nic neotočil.
    [few] Tahy na { $squares } by nic neotočily.
   *[other] Tahy na { $squares } by nic neotočily.
}

## Co tah otočí.

exercise-flips = Co se otočí?
exercise-flips-task = { $you } Hrajete na { $square }. Označte všechny kameny, které se otočí.
exercise-flips-hint = Projděte všech osm směrů od pole { $square }: soupeřovy kameny se otočí až k vašemu nejbližšímu kameni, pokud mezi nimi není prázdné pole. { $count ->
    [one] Otočí se { $count } kámen.
    [few] Otočí se { $count } kameny.
    [many] Otočí se { $count } kamene.
   *[other] Otočí se { $count } kamenů.
}
exercise-flips-right = { $count ->
    [one] Správně, otočí se tento kámen a žádný jiný.
    [few] Správně, to jsou všechny { $count } kameny.
    [many] Správně, to je všech { $count } kamene.
   *[other] Správně, to je všech { $count } kamenů.
}
exercise-flips-missing = { $count ->
    [one] Otočí se i tento kámen: { $squares }.
    [few] Otočí se i tyto kameny: { $squares }.
   *[other] Otočí se i tyto kameny: { $squares }.
}
exercise-flips-surplus = { $count ->
    [one] Na poli { $squares } se nic neotočí.
    [few] Na těchto polích se nic neotočí: { $squares }.
   *[other] Na těchto polích se nic neotočí: { $squares }.
}

## Obsadit roh.

exercise-corner = Obsaďte roh
exercise-corner-task = { $you } { $count ->
    [one] Obsaďte roh.
    [few] Získejte roh ve { $count } tazích, ať soupeř zahraje cokoli.
   *[other] Získejte roh v { $count } tazích, ať soupeř zahraje cokoli.
}
exercise-corner-hint = { $count ->
    [one] Které soupeřovy kameny leží v přímce mezi vaším kamenem a rohem?
    [few] Hledejte tah, po kterém vás každá odpověď pustí do rohu, nebo aspoň neodvrátí vaši další hrozbu.
   *[other] Hledejte tah, po kterém vás každá odpověď pustí do rohu, nebo aspoň neodvrátí vaši další hrozbu.
}
exercise-corner-right = Správně, roh je váš a nikdo ho už nikdy neotočí.
exercise-corner-wrong = Tahem na { $square } si roh nevynutíte. Správný tah: { $better }.

## Najít tichý tah.

exercise-quiet = Tichý tah
exercise-quiet-task = { $you } Najděte tichý tah: otočí jen kameny, které nesousedí s žádným prázdným polem.
exercise-quiet-hint = Hledejte soupeřovy kameny uvnitř, obklopené ze všech stran, a tah, který neotočí nic jiného.
exercise-quiet-right = Správně, co tah na { $square } otočí, nesousedí s žádným prázdným polem, a soupeři tak nic neotevře.
exercise-quiet-wrong = Tah na { $square } otočí kámen vedle prázdného pole. Tichý tah: { $better }.

## Vyhnout se otrávenému poli: poli X, ve žravém Othellu rohu.

exercise-poison = Otrávené pole
exercise-poison-task = { $you } Z tahů { $squares } je dobrý jeden a nejméně jeden z ostatních { $variant ->
    [anti] obsadí roh, kterého se už nikdy nezbavíte
   *[othello] pustí soupeře do rohu
}. Zahrajte ten dobrý.
exercise-poison-hint = { $variant ->
    [anti] Kámen v rohu už nikdo neotočí, a tak se na konci počítá proti vám.
   *[othello] U každého tahu se ptejte, do kterých rohů by se soupeř dostal hned po něm.
}
exercise-poison-right = Správně, dobrý tah je { $square }.
exercise-poison-wrong = Tah na { $square } je nejméně o { $discs ->
    [one] { $discs } kámen
    [few] { $discs } kameny
    [many] { $discs } kamene
   *[other] { $discs } kamenů
} horší než { $better }.
exercise-poison-choose = Vyberte si z těchto tahů: { $squares }.

## Kdo vyhraje.

exercise-ahead = Kdo vyhraje?
exercise-ahead-task = Na tahu je { $side ->
    [black] Černý
   *[white] Bílý
}. Kdo vyhraje, když budou obě strany odteď hrát co nejlépe?
exercise-ahead-hint = Neřiďte se tím, kolik kamenů má kdo teď. { $variant ->
    [anti] Hrajte v duchu dál a dívejte se, kdo bude muset otočit hodně kamenů.
   *[othello] Dívejte se, komu dojdou dobré tahy a kdo bude hrát v každé oblasti poslední.
}
exercise-ahead-right = Správně. { $winner ->
    [black] Při nejlepší hře vyhraje Černý.
    [white] Při nejlepší hře vyhraje Bílý.
   *[even] Při nejlepší hře skončí partie remízou.
}
exercise-ahead-wrong = Ne. { $winner ->
    [black] Při nejlepší hře vyhraje Černý.
    [white] Při nejlepší hře vyhraje Bílý.
   *[even] Při nejlepší hře skončí partie remízou.
}

## Bezchybně dohrát poslední pole.

exercise-last = Poslední pole
exercise-last-task = { $you } { $count ->
    [one] Prázdné je { $count } pole.
    [few] Prázdná jsou { $count } pole.
    [many] Prázdné je { $count } pole.
   *[other] Prázdných je { $count } polí.
} Dohrajte partii, aniž ztratíte jediný bod.
exercise-last-hint = Projděte si každý tah v duchu až do konce. { $variant ->
    [anti] Po kterém musí soupeř otočit nejvíc kamenů?
   *[othello] Je mezi nimi takový, po kterém musí soupeř pasovat?
}
exercise-last-right = Správně, víc se z toho vytěžit nedalo.
exercise-last-wrong = Tah na { $square } ztrácí body. Nejlepší tah: { $better }.

## Vyhrát s bílými díky paritě.

exercise-parity = Parita
exercise-parity-task = { $you } Dohrajte partii a vyhrajte.
exercise-parity-hint = Spočítejte prázdná pole v každé oblasti. Hrajte tam, kde je jich lichý počet, abyste tam měli i poslední tah.
exercise-parity-right = Správně, Bílý vyhrává.
exercise-parity-wrong = Po tahu na { $square } už nevyhrajete. Vyhrál by tah: { $better }.

## V průběhu cvičení.

exercise-go-on = Dobře. { $count ->
    [0] Soupeř musí pasovat, jste znovu na tahu.
    [one] Soupeř hraje { $replies }, jste na tahu.
    [few] Soupeř hraje { $replies }, jste na tahu.
   *[other] Soupeř hraje { $replies }, jste na tahu.
}
exercise-for-othello-only = Toto cvičení je jen pro Othello, ne pro žravé Othello.
exercise-none-found = Tentokrát se vhodná pozice nenašla, zkuste to prosím znovu.
exercise-stopped = Hledání pozice bylo zastaveno.

## Úlohy.

puzzle-task = { $you } Jediný tah vyhrává, všechny ostatní prohrávají. Najděte ho.
puzzle-wrong = Tah na { $square } prohrává. Vyhrává jen { $better }.

puzzle-pass = Soupeř bez tahu
puzzle-pass-hint = Můžete soupeře připravit o všechny tahy?
puzzle-pass-right = Správně, po tahu na { $square } musí soupeř pasovat.
puzzle-sacrifice = Oběť
puzzle-sacrifice-hint = Roh není všechno na světě.
puzzle-sacrifice-right = Správně, tah na { $square } otevře soupeři roh, a přesto vyhrává.
puzzle-corner = Roh
puzzle-corner-hint = Někdy je správný ten tah, který se nabízí.
puzzle-corner-right = Správně, roh { $square } vyhrává.
puzzle-parity = Parita
puzzle-parity-hint = Ve které oblasti je počet prázdných polí lichý?
puzzle-parity-right = Správně, { $square } leží v oblasti s lichým počtem prázdných polí.
puzzle-restraint = Zdrženlivost
puzzle-restraint-hint = Kdo bere méně, může mít na konci více.
puzzle-restraint-right = Správně, tah na { $square } otočí méně kamenů než kterýkoli jiný.
puzzle-counting = Počítání
puzzle-counting-hint = Tady žádné pravidlo nepomůže: projděte si tahy v duchu až do konce.
puzzle-counting-right = Správně, vyhrává jen { $square }.

## Postup, který nelze přečíst.

progress-newer = Váš postup uložila novější verze OTHO (formát { $found }), tato ho proto nechává, jak je.
progress-damaged = Váš uložený postup je poškozený na řádku { $line }, ve sloupci { $column }, proto zůstává, jak je.
progress-record = Záznam { $number } ve vašem uloženém postupu uvádí něco nemožného, proto celý postup zůstává, jak je.
