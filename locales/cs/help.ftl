### Nápověda k příkazům (help-position-moves) a jejich parametrům (help-perft-arg-depth).

-position = Pozice: 64 polí od a1 do h8 (X, O, -) a hráč na tahu, v uvozovkách; - ji přečte ze standardního vstupu
-games = Soubor s partiemi, - pro standardní vstup, nebo přímo tahy, například f5d6c3
-formats = transcript, board, obf, ggf, sgf, quest nebo wthor
-from = Vstupní formát, nemá-li se rozpoznat sám: { -formats }
-threads = Kolik vláken hledá zároveň, od 1 do 256; jinak
-hash = Paměť hledání v megabajtech; jinak
-variant = Co vyhrává: othello, nejvíce kamenů, nebo anti, nejméně; jinak othello

help-otho = Othello k učení, hraní, rozboru a pořádání turnajů; bez příkazu ukáže webovou aplikaci
help-otho-arg-json = Odpoví jediným dokumentem JSON
help-otho-arg-lang = Jazyk: en, fr nebo cs; jinak ten, který je nastaven v prostředí
help-otho-arg-help = Řekne, jak se příkaz používá
help-otho-arg-version = Vypíše verzi

help-position = Tahy, otáčené kameny a diagramy pozice
help-position-moves = Vypíše možné tahy od a1 do h8, nebo pass, nebo end
help-position-moves-arg-position = { -position }
help-position-flips = Vypíše kameny, které tah otočí, od a1 do h8
help-position-flips-arg-position = { -position }
help-position-flips-arg-square = Pole tahu, například f5
help-position-play = Vypíše pozici po několika tazích; vynucené pasy se provedou samy, i po posledním tahu
help-position-play-arg-position = { -position }
help-position-play-arg-moves = Tahy, například f5d6c3; vynucené pasy (pass) lze zapsat i vynechat
help-position-show = Nakreslí pozici s počty kamenů a možnými tahy
help-position-show-arg-position = { -position }
help-position-show-arg-svg = Nakreslí ji jako obrázek SVG
help-position-show-arg-braille = Nakreslí ji znaky Braillova písma v Unicode
help-position-show-arg-brf = Nakreslí ji pro braillskou tiskárnu (BRF)

help-perft = Spočítá posloupnosti tahů dané délky; poslední řádek je jejich počet
help-perft-arg-depth = Délka posloupností, od 0 do 20
help-perft-arg-position = Pozice, od které se počítá, jako u otho position; jinak základní postavení
help-perft-arg-pass-free = Pas se nepočítá jako tah

help-game = Přehraje zapsané partie
help-game-show = Vypíše partii: hráče, tahy, závěrečný diagram, oba počty a jak skončila
help-game-show-arg-game = { -games }
help-game-show-arg-from = { -from }
help-game-show-arg-number = Kterou partii, je-li jich více; jinak první
help-game-check = Odpoví ok, nebo uvede první nedovolený tah a důvod
help-game-check-arg-game = { -games }
help-game-check-arg-from = { -from }
help-game-check-arg-number = Kterou partii, je-li jich více; jinak všechny
help-game-score = Vypíše oba počty a jak partie skončila
help-game-score-arg-game = { -games }
help-game-score-arg-from = { -from }
help-game-score-arg-number = Kterou partii, je-li jich více; jinak všechny

help-convert = Převede partie a pozice do jiného formátu
help-convert-arg-from = { -from }
help-convert-arg-files = Soubory ke čtení a nakonec soubor k zápisu; - je standardní vstup, na posledním místě standardní výstup
help-convert-arg-to = Výstupní formát, neplyne-li z názvu souboru: transcript, board, obf, ggf, sgf, quest, wthor, svg, braille nebo brf

help-solve = Najde přesné výsledky: řádek na pozici a zda souhlasí se souborem
help-solve-arg-positions = Soubor s pozicemi nebo partiemi, - pro standardní vstup, nebo pozice jako u otho position; partie znamená pozici, do které dospěla
help-solve-arg-wld = Najde jen, kdo vyhraje, nebo že je to remíza: + = -
help-solve-arg-variant = { -variant }; výsledky v souborech platí pro Othello a porovnávají se jen u něj
help-solve-arg-threads = { -threads } tolik, kolik jich počítač zvládne zároveň
help-solve-arg-hash = { -hash } 256

help-analyze = Řekne, jakou cenu měl každý tah partie, co bylo lepší a proč
help-analyze-arg-game = { -games }
help-analyze-arg-from = { -from }
help-analyze-arg-number = Kterou partii, je-li jich více; jinak první
help-analyze-arg-level = Dívá se tak daleko jako tato úroveň hry, zadaná číslem nebo označením podle otho levels
help-analyze-arg-depth = Na kolik tahů dopředu se dívat, od 1 do 30; jinak 12
help-analyze-arg-all = Slova i o dobrých tazích, nejen o chybách
help-analyze-arg-threads = { -threads } tolik, kolik jich počítač zvládne zároveň
help-analyze-arg-hash = { -hash } 64

help-bench = Vypíše údaje o rychlosti; bez parametru počet uzlů, podle něhož se poznají verze prohledávání
help-bench-arg-figures = ffo vyřeší pozice 40 až 59 testu FFO, search ukáže střední hru, eval ohodnocení, perft generování tahů
help-bench-arg-from = První pozice testu ffo, nejméně 40
help-bench-arg-to = Poslední pozice testu ffo, nejvýše 59
help-bench-arg-threads = { -threads } jedno
help-bench-arg-hash = { -hash } 512

help-gtp = Hraje podle protokolu GTP, pro programy, které nechávají hrát jiné programy proti sobě
help-gtp-arg-level = Úroveň hry, číslem nebo označením podle otho levels; jinak tak hluboko, jak dovolí hodiny
help-gtp-arg-ponder = Přemýšlí i v čase soupeře, když běží hodiny a není nastavena úroveň
help-gtp-arg-variant = { -variant }
help-gtp-arg-threads = { -threads } tolik, kolik jich počítač zvládne zároveň
help-gtp-arg-hash = { -hash } 256

help-nboard = Hraje a rozebírá podle protokolu NBoard, verze 2
help-nboard-arg-level = Úroveň, na které hraje go, číslem nebo označením podle otho levels; jinak tak hluboko, jak řekne set depth
help-nboard-arg-variant = { -variant }
help-nboard-arg-threads = { -threads } tolik, kolik jich počítač zvládne zároveň
help-nboard-arg-hash = { -hash } 256

help-cassio = Hledá podle protokolu Cassio
help-cassio-arg-variant = { -variant }
help-cassio-arg-threads = { -threads } tolik, kolik jich počítač zvládne zároveň
help-cassio-arg-hash = { -hash } 256

help-play = Hraje partii v terminálu
help-play-arg-game = Partie, ve které se má pokračovat, v libovolném formátu, který čte otho convert
help-play-arg-text = Hraje řádek po řádku, pro odečítače obrazovky a braillské řádky
help-play-arg-ascii = Kreslí jen obyčejnými písmeny; kde prostředí neuvádí UTF-8, děje se to samo
help-play-arg-still = Otáčí kameny naráz, bez animace
help-play-arg-sound = Rozezní zvonek terminálu, když počítač zahraje a když partie skončí
help-play-arg-level = Úroveň počítače, číslem nebo označením podle otho levels; jinak novice
help-play-arg-side = Kdo hraje u terminálu: black (Černý), white (Bílý), both (oba) nebo none (nikdo); jinak black
help-play-arg-time = Omezí čas: minuty (20), minuty a sekundy na tah (5+3), nebo minuty a byo-yomi (10+3x30)
help-play-arg-position = Výchozí pozice, jako u otho position; jinak základní postavení
help-play-arg-seed = Semínko náhody počítače: stejné číslo dá stejnou partii
help-play-arg-variant = { -variant }

help-serve = Spustí webovou aplikaci a k ní počítačového hráče
help-serve-arg-host = Adresa, na které odpovídá: 0.0.0.0 pro všechny adresy tohoto počítače, aby ho mohli používat i jiní; jinak 127.0.0.1, jen pro tento počítač
help-serve-arg-port = Port, nebo první volný po něm, 0 pro kterýkoli; jinak 8064
help-serve-arg-open = Otevře aplikaci v prohlížeči, je-li k dispozici obrazovka
help-serve-arg-no-open = Jen řekne, kde aplikace je, stejně jako bez --open
help-serve-arg-log = Vypisuje na chybový výstup anglicky, co se děje, jako text nebo jako json
help-serve-arg-threads = { -threads } všechna, která počítač zvládne, kromě jednoho
help-serve-arg-hash = { -hash } 256

help-levels = Vypíše úrovně hry: jak působí, jak jsou silné a jak dlouho přemýšlejí

help-learn = Učí hrát: vypíše, co se lze naučit, nebo projde lekci či procvičování řádek po řádku
help-learn-arg-lesson = Lekce, například initiation/board, nebo practice pro procvičování, nebo practice/legal pro jeden druh cvičení; bez ní se vypíše všechno i s tím, co už je hotové
help-learn-arg-text = Pro hlasový výstup a braille: bez kreslených othelierů, řádky nejvýše 40 znaků
help-learn-arg-seed = Na čem závisí náhoda při procvičování: stejné číslo dá stejná cvičení
help-learn-arg-variant = { -variant }; pro procvičování

help-match = Nechá hráče hrát proti sobě a řekne, kdo je silnější a o kolik
help-match-arg-contestants = Dva hráči nebo více: level:5 nebo level:club-player podle otho levels, depth:8, nodes:100000, time:0.5 (sekund na tah), clock (podle --clock), každý případně s ,weights=SOUBOR, nebo gtp:PŘÍKAZ či nboard:PŘÍKAZ pro jiný program
help-match-arg-neighbors = Každý hráč se utká jen s tolika z těch, kdo po něm v seznamu následují; jinak se všemi
help-match-arg-games = Kolik partií sehrají každí dva hráči; jinak 20
help-match-arg-concurrency = Kolik partií se hraje zároveň; jinak jedna
help-match-arg-clock = Kolik sekund má každá strana na partii; jinak se hraje bez hodin
help-match-arg-patience = Kolik sekund smí jiný program přemýšlet o tahu v partii bez hodin, než ji kontumačně prohraje; jinak 60
help-match-arg-sprt = Skončí, jakmile je jeden ze dvou rozdílů Elo vyloučen, například 0,10
help-match-arg-from-start = Každá partie začne prvním tahem; jinak vyrovnanými zahájeními o osmi tazích, každým s oběma barvami
help-match-arg-seed = Semínko náhody: stejné číslo dá stejné partie; jinak 1
help-match-arg-log = Soubor, do něhož se partie přidávají ve formátu GGF; po přerušení týž příkaz naváže
help-match-arg-variant = { -variant }

help-completions = Vypíše skript pro doplňování příkazů v shellu
help-completions-arg-shell = Shell: bash, elvish, fish, powershell nebo zsh

help-man = Vypíše manuálovou stránku
help-man-arg-folder = Složka, do níž se místo toho zapíší stránky všech příkazů
