### Co se předčítá nebo zobrazuje v Braillově písmu: oznámení, jména polí, odpovědi na příkazy.

## Jména polí.

square-empty = { $square }, prázdné
square-legal = { $square }, prázdné, lze hrát, otočí { $flips }
square-disc = { $square }, { $color ->
    [black] černý
   *[white] bílý
}

## Oznámení.

spoken-move-short = { $side } { $square }, otáčí { $flips }.
spoken-pass-short = { $side } pasuje.
spoken-turn = Na tahu je { $side }, { $count ->
    [one] { $count } možný tah
    [few] { $count } možné tahy
    [many] { $count } možného tahu
   *[other] { $count } možných tahů
}.
spoken-turn-short = { $side }, { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}.
spoken-win = Vítězí { $winner ->
    [black] Černý
   *[white] Bílý
} { $points } ku { $others }.
spoken-win-and-board = Vítězí { $winner ->
    [black] Černý
   *[white] Bílý
} { $points } ku { $others }; na othelieru { $discs } ku { $others_discs }.
spoken-draw = Remíza { $points } ku { $others }.
spoken-draw-and-board = Remíza { $points } ku { $others }; na othelieru { $discs } ku { $others_discs }.

## Hodiny. Jednotky jsou ve čtvrtém pádě, protože následují po slově „má“.

spoken-hours = { $count ->
    [one] { $count } hodinu
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
spoken-minutes = { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
spoken-seconds = { $count ->
    [one] { $count } sekundu
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekund
}
spoken-clock = { $side } má ještě { $time }.
spoken-clock-and-periods = { $side } má ještě { $time } a { $periods ->
    [one] { $periods } periodu byo-yomi
    [few] { $periods } periody byo-yomi
    [many] { $periods } periody byo-yomi
   *[other] { $periods } period byo-yomi
}.
spoken-no-clocks = Tato partie se hraje bez hodin.
spoken-second-chance = { $side ->
    [black] Černému
   *[white] Bílému
} vypršel čas, má ještě dvě minuty navíc a dosáhne nejvýše na 31 ku 33.

## Odpovědi.

answer-row = Řada { $row }: { $content }.
answer-column = Sloupec { $column }: { $content }.
answer-board-row = { $row }: { $content }
answer-empty = bez kamenů
answer-run-one = { $from } { $color ->
    [black] černý
   *[white] bílý
}
answer-run = { $from } až { $to } { $color ->
    [black] černé
   *[white] bílé
}
answer-moves = { $side } má { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}: { $moves }.
answer-flips = Tah na { $square } by otočil { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}: { $squares }.
answer-flipped = Otočené kameny: { $squares }.
answer-no-turn-yet = Ještě se nehrálo.
answer-counts = Černý má { $black ->
    [one] { $black } kámen
    [few] { $black } kameny
    [many] { $black } kamene
   *[other] { $black } kamenů
}, Bílý { $white ->
    [one] { $white } kámen
    [few] { $white } kameny
    [many] { $white } kamene
   *[other] { $white } kamenů
}; { $empties ->
    [one] { $empties } pole je prázdné
    [few] { $empties } pole jsou prázdná
    [many] { $empties } pole je prázdné
   *[other] { $empties } polí je prázdných
}.
answer-help =
    f5: hrát na f5
    b: othelier
    r4: řada 4
    ce: sloupec e
    m: možné tahy
    w f5: co by otočil tah na f5
    l: poslední tah
    c: počty kamenů
    t: hodiny
    h: rada
    u nebo zpět: vzít tah zpět
    znovu: zahrát ho znovu
    předchozí, další, začátek, konec: prohlížet dřívější pozice
    pauza, pokračovat: zastavit hodiny a hrát dál
    vzdát: vzdát partii
    nová: nová partie
    uložit: uložit partii
    rozbor: projít partii znovu
    ?: tento seznam

## Příkazy.

-accepted = zadat lze pole, například f5, a tím na něj hrát, nebo b (othelier), r4 (řada), ce (sloupec), m (možné tahy), w f5 (co by se otočilo), l (poslední tah), c (počty), t (hodiny), h (rada), u (zpět) a ? (všechny příkazy)
command-unknown = „{ $found }“ není příkaz; { -accepted }.
command-nothing = Nic nebylo zadáno; { -accepted }.
command-no-question = To je příkaz, ne otázka o partii.

command-words-board = othelier, deska
command-words-row = řada
command-words-column = sloupec
command-words-moves = tahy, možné tahy
command-words-flips = otočí, co otočí
command-words-last-move = poslední, poslední tah
command-words-counts = počty, počet, skóre, kameny
command-words-clocks = hodiny, čas
command-words-help = pomoc, nápověda, příkazy
command-words-undo = zpět, vzít zpět
command-words-redo = znovu
command-words-hint = rada, tip, poradit
command-words-resign = vzdát, vzdát se, vzdávám
command-words-pause = pauza, přerušit
command-words-resume = pokračovat
command-words-new = nová, nová partie, nová hra
command-words-save = uložit
command-words-back = předchozí, dozadu
command-words-forward = další, dopředu
command-words-start = začátek
command-words-end = konec
command-words-review = rozbor, projít
