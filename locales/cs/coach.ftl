### Proč byl tah dobrý nebo špatný. Každá zpráva je jedna věta.

## Jak dobrý byl.

coach-forced = Jiný tah než { $played } nebyl možný.
coach-best = Lepší tah než { $played } tu není.
coach-only-win = Jediný vyhrávající tah je { $played }.
coach-only-draw = Jediný tah, který neprohrává, je { $played }.
coach-only-good = Jediný dobrý tah je { $played }: každý jiný stojí { $exact ->
    [yes] aspoň
   *[no] asi
} { $lead ->
    [one] { $lead } bod
    [few] { $lead } body
    [many] { $lead } bodu
   *[other] { $lead } bodů
}{ $exact ->
    [yes] {""}
   *[no] {" nebo víc"}
}.
coach-good = Tah { $played } je dobrý, i když { $best } je o maličko lepší.
coach-bad = { $verdict ->
    [slip] Tah { $played } stojí
    [mistake] Tah { $played } je chyba, která stojí
   *[blunder] Tah { $played } je hrubá chyba, která stojí
}{ $exact ->
    [yes] {""}
   *[no] {" asi"}
} { $loss ->
    [one] { $loss } bod
    [few] { $loss } body
    [many] { $loss } bodu
   *[other] { $loss } bodů
}; lepší je { $best }.
coach-bad-swing = Tah { $played } stojí { $loss ->
    [one] { $loss } bod
    [few] { $loss } body
    [many] { $loss } bodu
   *[other] { $loss } bodů
} a mění { $change ->
    [win-draw] výhru v remízu
    [win-loss] výhru v prohru
   *[draw-loss] remízu v prohru
}; lepší je { $best }.

## Důvody.

coach-wipe-out = Po { $line } { $mood ->
    [did] nemá { $loser }
   *[would] by { $loser } neměl
} už žádný kámen.
coach-corner-taken = Tah { $move } { $mood ->
    [did] obsazuje
   *[would] by obsadil
} roh.
coach-corner-given = Po { $beside ->
    [x] tahu na pole X { $move }
    [c] tahu na pole C { $move }
   *[none] { $move }
} { $mood ->
    [did] může { $taker }
   *[would] by mohl { $taker }
} hned obsadit roh { $corner }.
coach-corner-later = Při nejlepší hře { $mood ->
    [did] obsadí { $taker }
   *[would] by { $taker } obsadil
} po { $line } roh { $corner }.
coach-corner-anti-taken = { $mood ->
    [did] Tah { $move } obsazuje roh a toho kamene se { $taker } už nikdy nezbaví
   *[would] Tah { $move } by obsadil roh a toho kamene by se { $taker } už nikdy nezbavil
}.
coach-corner-anti-later = { $mood ->
    [did] Při nejlepší hře obsadí { $taker } po { $line } roh { $corner } a toho kamene se už nikdy nezbaví
   *[would] Při nejlepší hře by { $taker } obsadil po { $line } roh { $corner } a toho kamene by se už nikdy nezbavil
}.
coach-pass = Po { $line } { $mood ->
    [did] nemá { $passer } žádný tah a musí pasovat
   *[would] by { $passer } neměl žádný tah a musel by pasovat
}.
coach-opponent-moves = Po { $played } { $count ->
    [0] nemá { $opponent } žádný možný tah
    [one] má { $opponent } { $count } možný tah
    [few] má { $opponent } { $count } možné tahy
    [many] má { $opponent } { $count } možného tahu
   *[other] má { $opponent } { $count } možných tahů
}, po { $other } by { $others ->
    [0] neměl žádný
    [one] měl { $others }
    [few] měl { $others }
    [many] měl { $others }
   *[other] jich měl { $others }
}.
coach-own-moves = Po { $played } a odpovědi { $reply } { $count ->
    [0] nemá { $side } žádný možný tah
    [one] má { $side } { $count } možný tah
    [few] má { $side } { $count } možné tahy
    [many] má { $side } { $count } možného tahu
   *[other] má { $side } { $count } možných tahů
}, po { $other } a { $other_reply } by { $others ->
    [0] neměl žádný
    [one] měl { $others }
    [few] měl { $others }
    [many] měl { $others }
   *[other] jich měl { $others }
}.
coach-safe-moves = Po { $played } a odpovědi { $reply } { $count ->
    [0] nemá { $side } žádný bezpečný tah
    [one] má { $side } { $count } bezpečný tah
    [few] má { $side } { $count } bezpečné tahy
    [many] má { $side } { $count } bezpečného tahu
   *[other] má { $side } { $count } bezpečných tahů
}, po { $other } a { $other_reply } by { $others ->
    [0] neměl žádný
    [one] měl { $others }
    [few] měl { $others }
    [many] měl { $others }
   *[other] jich měl { $others }
}.
coach-later-moves = Při nejlepší hře { $own ->
    [0] nemá
   *[other] má
} { $side } po { $played } a { $turns ->
    [one] dalším tahu
    [few] dalších { $turns } tazích
    [many] dalších { $turns } tazích
   *[other] dalších { $turns } tazích
} { $own ->
    [0] žádný možný tah
    [one] { $own } možný tah
    [few] { $own } možné tahy
    [many] { $own } možného tahu
   *[other] { $own } možných tahů
} a { $opponent } { $theirs ->
    [0] žádný
   *[other] { $theirs }
}; po { $other } by to bylo { $other_own } proti { $other_theirs }.
coach-frontier = { $quiet ->
    [played] Tah { $played } je tichý: u prázdných polí
   *[other] Po { $played }
} { $count ->
    [0] nemá { $side } žádný kámen
    [one] má { $side } { $count } kámen
    [few] má { $side } { $count } kameny
    [many] má { $side } { $count } kamene
   *[other] má { $side } { $count } kamenů
}{ $quiet ->
    [played] {""}
   *[other] {" u prázdných polí"}
}, po { $quiet ->
    [other] tichém tahu { $other }
   *[played] { $other }
} by { $others ->
    [0] tam neměl žádný
    [one] tam měl { $others }
    [few] tam měl { $others }
    [many] tam měl { $others }
   *[other] jich tam měl { $others }
}.
coach-later-frontier = Při nejlepší hře { $own ->
    [0] nemá
   *[other] má
} { $side } po { $played } a { $turns ->
    [one] dalším tahu
    [few] dalších { $turns } tazích
    [many] dalších { $turns } tazích
   *[other] dalších { $turns } tazích
} { $own ->
    [0] žádný kámen
    [one] { $own } kámen
    [few] { $own } kameny
    [many] { $own } kamene
   *[other] { $own } kamenů
} u prázdných polí a { $opponent } { $theirs ->
    [0] žádný
   *[other] { $theirs }
}; po { $other } by to bylo { $other_own } proti { $other_theirs }.
coach-stable = Při nejlepší hře { $count ->
    [0] nemá
   *[other] má
} { $owner } po { $played } a { $turns ->
    [one] dalším tahu
    [few] dalších { $turns } tazích
    [many] dalších { $turns } tazích
   *[other] dalších { $turns } tazích
} { $count ->
    [0] žádný stabilní kámen
    [one] { $count } stabilní kámen
    [few] { $count } stabilní kameny
    [many] { $count } stabilního kamene
   *[other] { $count } stabilních kamenů
}, po { $other } by { $others ->
    [0] neměl žádný
    [one] měl { $others }
    [few] měl { $others }
    [many] měl { $others }
   *[other] jich měl { $others }
}.
coach-parity = { $made ->
    [worse] Bez dalších chyb má poslední tah partie po { $played } { $opponent }, po { $other } by ho měl { $side }.
   *[better] Bez dalších chyb má poslední tah partie po { $played } { $side }, po { $other } by ho měl { $opponent }.
}
coach-spoiled-taken = { $made ->
    [worse] Teď na { $other } hraje { $opponent }; každá odpověď, po které by tam mohl hrát { $side }, je aspoň o { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    } horší.
   *[better] Po { $other } by na { $played } hrál { $opponent }; každá odpověď, po které by tam mohl hrát { $side }, by byla aspoň o { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    } horší.
}
coach-spoiled-closed = { $made ->
    [worse] Po odpovědi { $reply } už { $side } na { $other } hrát nemůže; každá odpověď, která to dovolí, je aspoň o { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    } horší.
   *[better] Po { $other } a odpovědi { $reply } by už { $side } na { $played } hrát nemohl; každá odpověď, která to dovolí, by byla aspoň o { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    } horší.
}
coach-reply-opened = { $made ->
    [worse] Tah { $played } otevírá pole { $reply }: { $opponent } tam má odpověď o { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    } lepší než kterákoli jiná, po { $other } by tam hrát nemohl.
   *[better] Tah { $other } by otevřel pole { $reply }: { $opponent } by tam měl odpověď o { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    } lepší než kterákoli jiná, po { $played } tam hrát nemůže.
}
coach-reply-left = { $made ->
    [worse] Po { $played } má { $opponent } na { $reply } odpověď o { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    } lepší než kterákoli jiná; tah { $other } by jí zabránil.
   *[better] Po { $other } by měl { $opponent } na { $reply } odpověď o { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    } lepší než kterákoli jiná; tah { $played } jí brání.
}
coach-ending = Bez dalších chyb skončí partie pro { $side ->
    [black] Černého
   *[white] Bílého
} po { $played } { $points }, po { $other } by skončila { $other_points }.
