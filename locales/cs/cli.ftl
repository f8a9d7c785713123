### Co program říká v terminálu, kromě nápovědy.

cli-heading-usage = Použití:
cli-heading-commands = Příkazy
cli-heading-arguments = Parametry
cli-heading-options = Přepínače
cli-command = PŘÍKAZ
cli-options = [PŘEPÍNAČE]

## Co je špatně na příkazové řádce.

cli-error-no-value = U { $argument } chybí hodnota.
cli-error-invalid-value = „{ $value }“ nelze zadat jako { $argument }; možné hodnoty: { $valid }.
cli-error-unknown-argument = „{ $argument }“ sem nepatří; přidejte --help a uvidíte, co ano.
cli-error-unknown-command = Příkaz „{ $command }“ neexistuje; otho --help vypíše ty, které existují.
cli-error-missing-command = Po { $command } musí následovat jeden z příkazů: { $valid }.
cli-error-missing-argument = Chybí { $argument }; přidejte --help a uvidíte, co to je.
cli-error-too-few-values = U { $argument } chybějí další hodnoty; přidejte --help a uvidíte, jaké.
cli-error-conflict = { $argument } nelze použít zároveň s { $other }.
cli-error-utf = Jeden z parametrů není v kódování UTF-8; jiné kódování tu použít nelze.
cli-error-other = Příkaz není srozumitelný; přidejte --help a uvidíte, jak se zadává.

cpu-missing = Tento program otho byl sestaven pro procesor s { $features }, což tento procesor nemá; sestavte ho na tomto počítači příkazem: cargo build --release

## Soubory.

decimal-sign = ,

io-stdout = Na standardní výstup nelze zapsat: { $reason }.
io-write = { $file } nelze zapsat: { $reason }.

## otho position.

position-not-a-square = „{ $found }“ není na othelieru. { $accepted }

diagram-counts = Černý (X): { $black }, Bílý (O): { $white }
diagram-to-move = Na tahu je { $side }: { $moves }
diagram-must-pass = { $side } nemá žádný tah a musí pasovat

## otho perft.

perft-depth = „{ $found }“ není hloubka; lze zadat celé číslo od 0 do { $deepest }.
perft-progress = { $square } spočítáno; první tahy: { $done }/{ $all }.
perft-done = Hloubka { $depth }: { $seconds } s, { $millions ->
    [one] { $millions } milion
    [few] { $millions } miliony
    [many] { $millions } milionu
   *[other] { $millions } milionů
} listů za sekundu, generování tahů { $kernel }.

## Odkud se berou partie a pozice.

source-stdin = Standardní vstup
source-text = Text
source-no-position = Chybí pozice; zadejte 64 polí od a1 do h8 (X, O, -) a hráče na tahu.
source-several-positions = Pozic je více; zadejte jen jednu.
source-unknown-format = „{ $found }“ není formát; formáty jsou: { $accepted }.
source-empty = { $source } je prázdný.
source-unreadable = { $source } nelze číst: { $reason }.
source-unrecognized = { $source }: Formát se nepodařilo rozpoznat; lze ho určit pomocí --from.
source-error = { $source }: { $error }

## otho game.

game-none = { $source }: Není tu žádná partie.
game-no-such-number = { $source }: Partie číslo { $number } tu není.
game-not-a-number = „{ $found }“ není číslo partie; první má číslo 1.
game-about = { $number }. partie: { $sentence }
game-check-total = { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}, { $bad ->
    [0] všechny podle pravidel
    [one] z toho { $bad } chybná
    [few] z toho { $bad } chybné
    [many] z toho { $bad } chybné
   *[other] z toho { $bad } chybných
}.
game-unfinished = Partie neskončila: na tahu je { $side }, na othelieru { $black }:{ $white } (Černý:Bílý).
game-stated = Zápis uvádí { $points } (Černý:Bílý).
game-contradiction = Zápis uvádí pro Černého rozdíl { $stated }, ale tahy vedou k { $found }.

## otho convert.

convert-no-format = Z názvu { $file } neplyne, v jakém formátu zapsat; lze ho určit pomocí --to: { $accepted }.
convert-item = { $source }, číslo { $number }: { $error }
convert-archive-needs-files = wthor jsou tři soubory (partie, hráči, turnaje); uveďte soubor jako partie.wtb, kam je zapsat.
convert-json-needs-file = Na standardní výstup nelze zapsat partie i dokument JSON; uveďte soubor, do kterého se partie zapíší, nebo vynechte --json.
convert-nothing = Není co zapsat.
convert-one-picture = Soubor svg pojme jediný obrázek, ale partií nebo pozic je více.
convert-done = Do { $files } { $items ->
    [one] zapsána { $items } partie nebo pozice
    [few] zapsány { $items } partie nebo pozice
    [many] zapsáno { $items } partie nebo pozice
   *[other] zapsáno { $items } partií nebo pozic
}.

## Co smí engine použít.

power-threads = „{ $found }“ není počet vláken; lze zadat celé číslo od { $least } do { $most }.
power-hash = „{ $found }“ není velikost v megabajtech; lze zadat celé číslo od { $least } do { $most }.
power-memory = Na hešovací tabulku { $megabytes } MB není dost paměti; zvolte menší --hash.

## Záhlaví sloupců s čísly.

column-number = Č.
column-empties = Volná
column-score = Skóre
column-move = Tah
column-nodes = Uzly
column-seconds = Sekundy
column-rate = Muzlů/s
column-verdict = Kontrola
column-line = Nejlepší tahy

## otho solve. $certainty se píše 20@95%: hloubka a spolehlivost.

solve-progress = { $number }. pozice: { $certainty }, { $score }, { $line }, { $millions } mil. uzlů, { $seconds } s, { $speed } mil. uzlů za sekundu.
solve-progress-to-go = { $number }. pozice: { $certainty }, { $score }, { $line }, { $millions } mil. uzlů, { $seconds } s, { $speed } mil. uzlů za sekundu; zbývá { $least } až { $most } s.
solve-total = { $positions ->
    [one] { $positions } pozice
    [few] { $positions } pozice
    [many] { $positions } pozice
   *[other] { $positions } pozic
}, { $wrong ->
    [0] žádná chybná
    [one] z toho { $wrong } chybná
    [few] z toho { $wrong } chybné
    [many] z toho { $wrong } chybné
   *[other] z toho { $wrong } chybných
}: { $nodes } uzlů, { $seconds } s, { $millions } milionu uzlů za sekundu.
solve-interrupted = Přerušeno: víc než to, co je výše, k dispozici není.

## otho analyze.

column-lost = Ztráta
column-best = Lepší
analyze-level = „{ $found }“ není úroveň, která se dívá na určitý počet tahů dopředu; lze zadat: { $accepted }.
analyze-depth = „{ $found }“ není hloubka; lze zadat celé číslo od { $least } do { $most }.
analyze-progress = { $done } z { $all } tahů.
analyze-total = { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}; ztracené body: Černý { $black }, Bílý { $white }.

## otho bench.

bench-machine = OTHO { $version }, generování tahů { $kernel }, { $processor }, { $threads ->
    [one] { $threads } vlákno
    [few] { $threads } vlákna
    [many] { $threads } vlákna
   *[other] { $threads } vláken
}, hešovací tabulka { $megabytes } MB.
bench-number = „{ $found }“ není číslo pozice; lze zadat { $least } až { $most }.
bench-signature = { $searches } prohledání na jednom vlákně: { $seconds } s, { $millions } milionu uzlů za sekundu.
bench-total = { $from }–{ $to }, { $positions ->
    [one] { $positions } pozice
    [few] { $positions } pozice
    [many] { $positions } pozice
   *[other] { $positions } pozic
}, { $wrong ->
    [0] žádná chybná
    [one] z toho { $wrong } chybná
    [few] z toho { $wrong } chybné
    [many] z toho { $wrong } chybné
   *[other] z toho { $wrong } chybných
}: { $nodes } uzlů, { $seconds } s, { $millions } milionu uzlů za sekundu.
bench-memory = Nejvíce paměti najednou: { $peak } MB, při hešovací tabulce { $table } MB.
bench-perft = { $count } listů za { $seconds } s: { $millions } milionu za sekundu.
bench-eval = { $count } ohodnocení za { $seconds } s: { $millions } milionu za sekundu.

## otho match.

column-games = Partií
column-wins = Výhry
column-draws = Remízy
column-losses = Prohry
column-percent = %
column-elo = Elo
column-range = 95% interval
column-error = ±
column-ms = ms/tah
column-players = Hráči
column-player = Hráč

match-contestant = „{ $found }“ není hráč; lze zadat level:1 až level:{ $most } nebo název úrovně, depth:8, nodes:100000, time:0.5, clock, gtp:PŘÍKAZ nebo nboard:PŘÍKAZ.
match-no-weights = neobsahuje váhy, se kterými by tato verze uměla hrát
match-games = „{ $found }“ není počet partií; lze zadat celé číslo od { $least } do { $most }.
match-neighbors = „{ $found }“ není počet sousedů; lze zadat celé číslo od 1.
match-concurrency = „{ $found }“ není počet souběžných partií; lze zadat celé číslo od { $least } do { $most }.
match-seed = „{ $found }“ není semínko náhody; lze zadat celé číslo od { $least } do { $most }.
match-clock = „{ $found }“ není čas na partii; lze zadat sekundy, nejvýše 86400, například 10 nebo 2.5.
match-patience = „{ $found }“ není doba čekání; lze zadat sekundy, nejvýše 86400, například 60 nebo 2.5.
match-needs-clock = „{ $name }“ hraje podle hodin partie; kolik sekund mají ukazovat, určuje --clock.
match-sprt = „{ $found }“ není dvojice rozdílů Elo; lze zadat dvě čísla, menší jako první, například 0,10.
match-sprt-two = --sprt rozlišuje dva hráče; uveďte právě dva.
match-no-start = „{ $name }“ nemůže hrát: { $reason }.
match-progress = Odehráno { $done } z { $all } partií.
match-progress-two = Odehráno { $done } z { $all } partií, { $percent } % pro prvního hráče.
match-progress-sprt = Logaritmus poměru věrohodností { $ratio }, rozhodnuto při ±{ $bound }.
match-total = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}, z toho různých: { $distinct }.
match-forfeit-gone = program skončil nebo se nepodařilo ho spustit
match-forfeit-silent = neodpověděl včas
match-forfeit-illegal = zahrál nebo odmítl tah proti pravidlům
match-forfeit-garbled = to, co řekl, neodpovídá protokolu
match-forfeit-time = vypršel mu čas
match-forfeit-resigned = vzdal partii
match-forfeits = { $name } prohrál kontumačně { $games ->
    [one] { $games } partii
    [few] { $games } partie
   *[other] { $games } partií
}: { $reason }.
match-sprt-accepted = Přijato: { $first } je silnější než { $second } spíše o { $elo1 } Elo než o { $elo0 } (logaritmus poměru věrohodností { $ratio }, mez { $bound }).
match-sprt-rejected = Zamítnuto: { $first } je silnější než { $second } spíše o { $elo0 } Elo než o { $elo1 } (logaritmus poměru věrohodností { $ratio }, mez { $bound }).
match-sprt-open = Nerozhodnuto: zda je { $first } silnější než { $second } o { $elo0 }, nebo o { $elo1 } Elo, se zatím neví (logaritmus poměru věrohodností { $ratio }, mez { $bound }).
match-interrupted = Přerušeno: toto je dosavadní výsledek.

## otho nboard: co ukazuje program na druhém konci.

nboard-thinking = Přemýšlí
nboard-analyzing = Rozbor partie
nboard-depth = Hloubka není srozumitelná; lze zadat celé číslo od 1 do 60.
nboard-move = Tah není srozumitelný; lze zadat pole, například F5, nebo PA pro pas.
nboard-no-game = Není tu žádná partie ke čtení; lze zadat GGF.

## otho levels.

column-level-id = Označení
column-level = Úroveň
column-time = Na tah
column-about = Jak hraje
