### Co se nepovedlo při čtení a zápisu partií a pozic.

## Krátké texty na konec věty o souboru.

io-not-found = neexistuje
io-permission-denied = přístup odepřen
io-is-a-directory = je to složka
io-not-a-directory = není to složka
io-storage-full = úložiště je plné
io-invalid-filename = název je příliš dlouhý nebo nepřípustný
io-read-only = úložiště je jen pro čtení

## Čtení.

read-error = Čteno jako { $format }{ $place }: { $problem }
place-game = , { $number }. partie
place-line = , { $number }. řádek
place-byte = , { $number }. bajt

problem-io = Nelze číst: { $reason }.
problem-not-utf = Toto není UTF-8, jediné kódování, které se tu přijímá.
problem-too-long = Toto je delší než { $limit } bajtů, které se přijímají.
problem-truncated = Partie, která tu začíná, nemá konec.
problem-expected-game = Stojí tu „{ $found }“, ačkoli se přijímá partie jako (;GM[…]…).
problem-expected-property = Stojí tu „{ $found }“, ačkoli se přijímá vlastnost jako B[f5].
problem-expected-document = Stojí tu „{ $found }“, ačkoli se přijímá objekt JSON.
problem-shared-squares = Na poli leží jediný kámen, ale černý i bílý kámen jsou postaveny na { $squares }.
problem-item = „{ $found }“ není tah a jeho hodnota od -64 do +64, například F5:+4.
problem-illegal-item = Hodnocený tah není dovolen: { $reason }
problem-other-game = Toto je partie hry „{ $found }“; přijímá se jen Othello.
problem-komi = Partie, které začínají licitací (KB, KW, KM), se nepřijímají.
problem-game-type = „{ $found }“ není druh partie; přijímá se 8 a kterékoli z a, b, k, r20, s, w.
problem-board-size = „{ $found }“ není velikost othelieru; přijímá se jen 8.
problem-side = „{ $found }“ není hráč na tahu; přijímá se B a W.
problem-move = „{ $found }“ není tah; přijímá se pole od a1 do h8 nebo pas.
problem-setup = „{ $found }“ nelze postavit; přijímají se pole jako d4 nebo d4:e5 před prvním tahem.
problem-result = „{ $found }“ není výsledek; v GGF se přijímá +8, -64:r, :t nebo :s, v SGF B+8, W+R, W+T nebo 0.
problem-json = Toto není JSON.
problem-json-shape = Toto není partie z Othello Quest, která má args, gtype, players a position.moves.
problem-no-reader = Z tohoto formátu nelze číst partie ani pozice; přijímá se transcript, board, obf, ggf, sgf, quest a wthor.

## Zápis.

write-io = Nelze zapsat: { $reason }.
write-start = { $format } pojme jen partie z obvyklého postavení; ggf a sgf pojmou všechny.
write-variant = { $format } nepojme partie žravého Othella; ggf a sgf ano.
write-no-moves = { $format } nepojme partie bez tahů; ggf a sgf ano.
write-illegal = { $format } pojme jen partie podle pravidel. { $reason }
write-no-writer = { $format } se nezapisuje jako řada partií nebo pozic.
