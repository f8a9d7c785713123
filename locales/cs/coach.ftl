### Proč byl tah dobrý nebo špatný. Každá zpráva je jedna věta.

## Jak dobrý byl.

coach-forced = Jiný tah než { $played } nebyl možný.
coach-best = Lepší tah než { $played } tu není.
coach-good = Tah { $played } je dobrý, i když { $best } je o chlup lepší.
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
coach-corner-anti-taken = Tah { $move } { $mood ->
    [did] obsazuje
   *[would] by obsadil
} roh a toho kamene se { $taker } už nikdy nezbaví.
coach-corner-anti-later = Při nejlepší hře { $mood ->
    [did] obsadí { $taker }
   *[would] by { $taker } obsadil
} po { $line } roh { $corner } a toho kamene se už nikdy nezbaví.
coach-pass = Po { $line } { $mood ->
    [did] nemá { $passer } žádný tah a musí pasovat
   *[would] by { $passer } neměl žádný tah a musel by pasovat
}.
coach-opponent-moves = Po { $played } { $count ->
    [0] nemá { $opponent } žádný tah
    [one] má { $opponent } { $count } tah
    [few] má { $opponent } { $count } tahy
    [many] má { $opponent } { $count } tahu
   *[other] má { $opponent } { $count } tahů
}, po { $other } by { $others ->
    [0] neměl žádný
    [one] měl { $others }
    [few] měl { $others }
    [many] měl { $others }
   *[other] jich měl { $others }
}.
coach-own-moves = Po { $played } a odpovědi { $reply } { $count ->
    [0] nemá { $side } žádný tah
    [one] má { $side } { $count } tah
    [few] má { $side } { $count } tahy
    [many] má { $side } { $count } tahu
   *[other] má { $side } { $count } tahů
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
coach-later-moves = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
} po { $played } při nejlepší hře { $own ->
    [0] nemá { $side } žádný tah
    [one] má { $side } { $own } tah
    [few] má { $side } { $own } tahy
    [many] má { $side } { $own } tahu
   *[other] má { $side } { $own } tahů
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
coach-stable = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
} po { $played } při nejlepší hře { $count ->
    [0] nemá { $owner } žádný stabilní kámen
    [one] má { $owner } { $count } stabilní kámen
    [few] má { $owner } { $count } stabilní kameny
    [many] má { $owner } { $count } stabilního kamene
   *[other] má { $owner } { $count } stabilních kamenů
}, po { $other } by { $others ->
    [0] neměl žádný
    [one] měl { $others }
    [few] měl { $others }
    [many] měl { $others }
   *[other] jich měl { $others }
}.
coach-parity = { $made ->
    [worse] Tah { $played } otevírá oblast se sudým počtem prázdných polí ({ $count }), kde má poslední tah { $opponent }; v oblasti kolem { $other } ({ $others }) by ho měl { $side }.
   *[better] Tah { $played } otevírá oblast s lichým počtem prázdných polí ({ $count }), kde má poslední tah { $side }; v oblasti kolem { $other } ({ $others }) by ho měl { $opponent }.
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
coach-can-wait = { $made ->
    [worse] Tah { $played } mohl počkat: při nejlepší hře po { $other } tam { $side } zahraje později a { $opponent } tam hrát nemůže.
   *[better] Tah { $other } může počkat: při nejlepší hře po { $played } tam { $side } zahraje později a { $opponent } tam hrát nemůže.
}
coach-ending = Bez dalších chyb dosáhne { $side } po { $played } výsledku { $points }, po { $other } by to bylo { $other_points }.
