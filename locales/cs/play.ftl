### otho play: co říká, řádek po řádku i na celé obrazovce.

play-seats-black = Hrajete za Černého proti úrovni { $number }, { $level }.
play-seats-white = Hrajete za Bílého proti úrovni { $number }, { $level }.
play-seats-both = Hrají dva lidé a střídají se.
play-seats-neither = Počítač hraje za obě strany na úrovni { $number }, { $level }.
play-title-black = Černý proti { $number }, { $level }
play-title-white = Bílý proti { $number }, { $level }
play-title-neither = Počítač sám, { $number }, { $level }
play-player = OTHO, úroveň { $number }, { $level }
play-othello = Toto je Othello: vyhrává, kdo má více kamenů.
play-anti = Toto je žravé Othello: vyhrává, kdo má méně kamenů.
play-anti-short = žravé
play-commands = Napište ? a vypíšou se příkazy.
play-bye = Na shledanou.

play-not-your-turn = Na tahu je počítač.
play-undone = Tah je vzat zpět.
play-redone = Tah je zahrán znovu.
play-hint = Dobrý tah je { $square }.
play-no-hint = Teď není co poradit.
play-level = Úroveň je { $number }, { $level }.
play-set-up = Pozice je postavena.
play-setup-how = Řekněte pozici: pozice, pak 64 písmen X, O a - od a1 do h8, pak X nebo O na tahu.
play-sound-on = Zvuk je zapnutý: zvonek se ozve, když počítač zahraje a když partie skončí.
play-sound-off = Zvuk je vypnutý.
play-sound-unknown = U zvuku lze zadat ano a ne.
play-why-wait = Trenér přemýšlí.
play-at-start = Toto je začátek.
play-at = Toto je pozice po { $count ->
    [one] { $count } tahu
    [few] { $count } tazích
    [many] { $count } tahu
   *[other] { $count } tazích
}.
play-at-end = Toto je současná pozice.

play-saved = Partie je uložena v souboru { $file }.
play-save-name = Řekněte, kam uložit, například uložit partie.sgf, nebo uložit partie.brf pro braillskou tiskárnu.
play-save-format = Z názvu { $file } nelze poznat formát; může končit na sgf, ggf, txt, json, svg nebo brf.
play-loaded = Partie je načtena.
play-load-name = Řekněte, co načíst, například otevřít partie.sgf.
play-unrecognized = { $source } neobsahuje žádnou partii ve známém formátu.
play-side-unknown = To není strana; lze zadat černý, bílý, oba a nikdo.
play-variant-unknown = To není varianta; lze zadat othello a žravé.

play-review-wait = Počítač prochází partii.
play-review-enter = Enter to zastaví.
play-review-escape = Esc to zastaví.
play-review-stopped = Zastaveno po { $done } z { $all ->
    [one] { $all } tahu
    [few] { $all } tahů
    [many] { $all } tahu
   *[other] { $all } tahů
}.
play-review-worst = Největší ztráty napřed; < a > procházejí partii.
play-review-loss = Tah { $number }, { $side } { $square }: o { $loss ->
    [one] { $loss } kámen
    [few] { $loss } kameny
    [many] { $loss } kamene
   *[other] { $loss } kamenů
} horší než { $best }.
play-review-good = Žádný tah nestál čtyři kameny nebo více.

play-help =
    úroveň 5: úroveň počítače
    strana bílý: hrát za Bílého; také černý, oba a nikdo
    varianta žravé: nová partie, ve které vyhrává, kdo má méně kamenů; také othello
    hodiny 5+3: nová partie s 5 minutami a 3 sekundami na tah; také žádné
    pozice a 64 písmen X, O a -, pak X nebo O na tahu: jiný začátek
    zvuk: zvonek po tahu počítače, ano či ne
    otevřít partie.sgf: pokračovat v partii
    uložit partie.brf: uložit pro braillskou tiskárnu; také sgf, ggf, txt a svg
    ukončit: skončit

## Na celé obrazovce. Klávesy se vejdou na šestnáct řádků o čtyřiceti sloupcích.

play-too-small = Okno je příliš malé: je třeba { $columns } sloupců a { $rows } řádků.
play-no-terminal = Terminál nelze použít: { $reason }.
play-footer = ? nápověda, q konec
play-footer-more = ? nápověda, q konec, Tab dál { $page }/{ $pages }
play-setup-title = Postavte pozici.
play-setup-footer = p hrát, Esc zpět
play-setup-keys =
    šipky; mezerník či klik: další kámen
    x černý, o bílý, - prázdné
    t nebo klik na počet: kdo je na tahu
    c vyprázdnit, n obvyklý začátek
play-keys =
    šipky a Enter nebo kliknutí: tah
    u zpět, r znovu, h rada
    n nová partie, p pauza a dál
    < > Home End: dřívější pozice
    v rozbor: graf a ztracené kameny
    w proč byl tah dobrý, či špatný
    e postavit pozici, b zvonek
    s uložit, o otevřít, l úroveň
    / jakýkoli příkaz, například f5
    /strana bílý, /varianta žravé
    /hodiny 5+3
    Tab: zbytek dlouhé zprávy
    q nebo Ctrl-C: konec
    Libovolná klávesa stránku zavře.

## Slova příkazů, oddělená čárkami.

play-words-level = úroveň
play-words-side = strana, barva
play-words-variant = varianta
play-words-time = hodiny, čas
play-words-setup = pozice, postavit
play-words-load = otevřít, načíst
play-words-why = proč
play-words-sound = zvuk, zvuky, zvonek
play-words-on = ano, on
play-words-off = ne, off
play-words-quit = ukončit, odejít
play-words-black = černý, černá, black
play-words-white = bílý, bílá, white
play-words-both = oba, obě, both
play-words-none = nikdo, žádné, žádný, none
play-words-othello = othello
play-words-anti = žravé, anti
