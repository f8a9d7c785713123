### Co je špatně s archivy WTHOR.

wthor-header = Soubor má { $length ->
    [one] { $length } bajt
    [few] { $length } bajty
    [many] { $length } bajtu
   *[other] { $length } bajtů
}, ale soubor WTHOR začíná hlavičkou dlouhou { $header }.
wthor-counts = Hlavička uvádí počet partií { $games } a počet jmen { $names }, ale { $kind ->
    [games] soubor partií má aspoň jednu partii a žádná jména
    [players] soubor hráčů má aspoň jedno jméno a žádné partie
   *[tournaments] soubor turnajů má aspoň jedno jméno a žádné partie
}.
wthor-board-size = Hlavička uvádí othelier { $found }×{ $found } polí; číst lze jen 8×8.
wthor-content = Hlavička uvádí obsah typu { $found }; číst lze jen typ 0, partie.
wthor-truncated = Hlavička uvádí počet { $kind ->
    [games] partií
    [players] hráčů
   *[tournaments] turnajů
} { $stated }, ale soubor jich obsahuje jen { $complete }.
wthor-surplus = Hlavička uvádí počet { $kind ->
    [games] partií
    [players] hráčů
   *[tournaments] turnajů
} { $stated }, ale soubor pokračuje i za nimi.
wthor-move = { $game }. partie, { $byte }. bajt: { $found } není pole; může to být 11 (a1) až 88 (h8), desetkrát řada plus sloupec.
wthor-move-after-end = { $game }. partie, { $byte }. bajt: { $found } následuje po nule, která ukončuje tahy; mohou tam být jen nuly.
wthor-score = { $game }. partie, { $byte }. bajt: { $found } není výsledek; může to být 0 až 64.

wthor-no-score = Partie neskončila a neuvádí výsledek, ale wthor ho má u každé partie.
wthor-long-name = { $kind ->
    [players] Počet písmen ve jméně hráče je { $letters }, ale wthor jich pojme 19
   *[tournaments] Počet písmen v názvu turnaje je { $letters }, ale wthor jich pojme 25
}.
wthor-letter = Písmeno „{ $found }“ ve jméně není v Latin-1, abecedě formátu wthor.
wthor-too-many-names = { $kind ->
    [players] Jméno hráče
   *[tournaments] Název turnaje
} se už nevejde; wthor jich pojme 65535.
