### Pravidla, tahy a výsledky.

color-black = Černý
color-white = Bílý

n-passes = { $count ->
    [one] { $count } pas
    [few] { $count } pasy
    [many] { $count } pasu
   *[other] { $count } pasů
}

made-move = { $side } hraje { $square } a otáčí { $flips ->
    [one] { $flips } kámen
    [few] { $flips } kameny
    [many] { $flips } kamene
   *[other] { $flips } kamenů
}.
made-pass = { $side } nemá tah a pasuje.

## Proč tah nebo pas není dovolen.

illegal-move-occupied = { $side } nemůže hrát { $square }, protože pole je obsazené.
illegal-move-flips-nothing = { $side } nemůže hrát { $square }, protože by tím neotočil žádný kámen.
illegal-move-must-pass = { $side } nemůže hrát { $square }, protože nemá žádný tah a musí pasovat.
illegal-move-over = { $side } nemůže hrát { $square }, protože partie skončila.
illegal-pass-can-move = Pasovat nelze, dokud { $count ->
    [one] je možný tah
    [few] jsou možné tahy
   *[other] jsou možné tahy
}: { $moves }.
illegal-pass-over = Pasovat nelze, protože partie skončila.

refusal-over = Partie skončila.
refusal-paused = Partie je pozastavená.
refusal-not-paused = Partie není pozastavená.
refusal-out-of-time = Hráči na tahu vypršel čas.
refusal-flag-is-up = Hráč má ještě čas.
refusal-time-runs-backwards = Událost má dřívější čas než ta, po které následuje.
refusal-nothing-to-undo = Není žádný tah, který by šlo vzít zpět.
refusal-nothing-to-redo = Žádný tah nebyl vzat zpět.
replay-refused = { $number }. událost uložené partie není možná: { $reason }

# $number is the number of the move, $reason a sentence of its own.
illegal-turn-refused = { $number }. tah: { $reason }
illegal-turn-wrong-color = { $number }. tah: podle zápisu hraje { $ply } { $recorded ->
    [black] Černý, ale na tahu je Bílý
   *[white] Bílý, ale na tahu je Černý
}.

## Texty, které nelze přečíst.

parse-square = Pole se zapisuje písmenem od a do h a číslicí od 1 do 8, například f5.
parse-time-control = Tempo se zapisuje v minutách (20), v minutách a sekundách na tah (5+3) nebo v minutách a byo-yomi (10+3x30).
parse-position-letter = Pozice má pro pole { $square } znak „{ $found }“; X znamená černý kámen, O bílý, - prázdné pole.
parse-position-digit = Pozice má pro pole { $square } znak „{ $found }“; číslice použít nelze, protože jim každý program rozumí jinak: X znamená černý kámen, O bílý, - prázdné pole.
parse-position-too-short = Pozice popisuje { $squares ->
    [one] { $squares } pole
    [few] { $squares } pole
    [many] { $squares } pole
   *[other] { $squares } polí
}; othelier jich má 64, od a1 po řadách do h8.
parse-position-no-side = Pozice neříká, kdo je na tahu: po 64 polích má následovat X (Černý) nebo O (Bílý).
parse-position-side = Pozice má na místě hráče na tahu znak „{ $found }“; může to být X (Černý) nebo O (Bílý).
parse-position-trailing = Pozice za hráčem na tahu pokračuje znakem „{ $found }“, ačkoli tam má končit.
parse-transcript = { $number }. tah začíná znakem „{ $found }“, ačkoli tu má být pole od a1 do h8 nebo pas (--).
parse-entry = Událost uložené partie se zapisuje v milisekundách a tím, co se stalo, například 12034 f5 nebo 12034 pass.

## Výsledky.

ending-no-moves = Žádný z hráčů už nemá tah.
ending-resignation = { $loser ->
    [black] Černý
   *[white] Bílý
} se vzdal.
ending-time = { $loser ->
    [black] Černému
   *[white] Bílému
} vypršel čas.
ending-agreement = Hráči se dohodli na výsledku.

score-pair = { $first }:{ $second }

outcome-win = Vítězí { $winner ->
    [black] Černý
   *[white] Bílý
} { $points }.
outcome-win-and-board = Vítězí { $winner ->
    [black] Černý
   *[white] Bílý
} { $points }; na othelieru { $discs }.
outcome-draw = Remíza { $points }.
outcome-draw-and-board = Remíza { $points }; na othelieru { $discs }.

## Co v partii ze základního postavení nemůže nastat.

oddity-empty-center = Partie začíná se zaplněným středem, ale { $squares } { $count ->
    [one] je prázdné
    [few] jsou prázdná
    [many] je prázdné
   *[other] je prázdných
}.
oddity-detached = Každý tah se dotýká nějakého kamene, ale { $squares } { $count ->
    [one] není spojen se středem
    [few] nejsou spojeny se středem
    [many] není spojeno se středem
   *[other] není spojeno se středem
}.
oddity-over = Žádný z hráčů nemá tah, takže partie skončila dřív, než začala.
