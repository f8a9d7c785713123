### Co se nepovedlo při čtení a zápisu partií a pozic.

## Krátké texty na konec věty o souboru.

io-not-found = neexistuje
io-no-folder = složka neexistuje
io-permission-denied = přístup odepřen
io-is-a-directory = je to složka
io-not-a-directory = není to složka
io-storage-full = úložiště je plné
io-invalid-filename = název je příliš dlouhý nebo nepřípustný
io-read-only = úložiště je jen pro čtení
io-address-in-use = tento port i další jsou obsazené
io-address-not-available = tento počítač takovou adresu nemá

## Čtení.

read-error = Čteno jako { $format }{ $place }: { $problem }
place-game = , { $number }. partie
place-line = , { $number }. řádek
place-byte = , { $number }. bajt

problem-io = Nelze číst: { $reason }.
problem-not-utf = Text není v kódování UTF-8; jiné kódování tu použít nelze.
problem-too-long = Text přesahuje dovolenou délku { $limit } bajtů.
problem-truncated = Partie, která tu začíná, nemá konec.
problem-expected-game = Místo partie jako (;GM[…]…) tu stojí „{ $found }“.
problem-expected-property = Místo vlastnosti jako B[f5] tu stojí „{ $found }“.
problem-expected-document = Místo objektu JSON tu stojí „{ $found }“.
problem-shared-squares = Na poli může ležet jen jeden kámen, ale na { $squares } jsou zároveň černý i bílý.
problem-item = „{ $found }“ není tah a jeho hodnota od -64 do +64, například F5:+4.
problem-illegal-item = Hodnocený tah není dovolen: { $reason }
problem-other-game = Toto je partie jiné hry, „{ $found }“; číst lze jen Othello.
problem-komi = Partie, které začínají licitací (KB, KW, KM), číst nelze.
problem-game-type = „{ $found }“ není druh partie; může to být 8 a kterékoli z písmen a, b, k, r20, s, w.
problem-board-size = „{ $found }“ není velikost othelieru; může to být jen 8.
problem-side = „{ $found }“ neoznačuje hráče na tahu; může to být B nebo W.
problem-move = „{ $found }“ není tah; může to být pole od a1 do h8 nebo pas.
problem-setup = „{ $found }“ nelze postavit; před prvním tahem to mohou být pole jako d4 nebo d4:e5.
problem-result = „{ $found }“ není výsledek; v GGF to může být +8, -64:r, :t nebo :s, v SGF B+8, W+R, W+T nebo 0.
problem-json = Toto není JSON.
problem-json-shape = Toto není partie z Othello Quest; ta má args, gtype, players a position.moves.
problem-no-reader = Z tohoto formátu nelze číst partie ani pozice; lze z formátů transcript, board, obf, ggf, sgf, quest a wthor.
problem-unrecognized = Obsah není v žádném známém formátu; číst lze transcript, board, obf, ggf, sgf, quest a wthor.

## Zápis.

write-io = Nelze zapsat: { $reason }.
write-start = { $format } pojme jen partie ze základního postavení; ggf a sgf pojmou všechny.
write-variant = { $format } nepojme partie žravého Othella; ggf a sgf ano.
write-no-moves = { $format } nepojme partie bez tahů; ggf a sgf ano.
write-illegal = { $format } pojme jen partie podle pravidel. { $reason }
write-no-writer = { $format } se nezapisuje jako seznam partií nebo pozic.

## Řádky nad partií.

game-black = Černý: { $name }
game-white = Bílý: { $name }
game-event = Turnaj: { $text }
game-date = Datum: { $text }
game-anti = Žravé Othello: vyhrává, kdo má méně kamenů
