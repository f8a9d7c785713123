### What went wrong in reading and writing games and positions.

## Short texts for the end of a sentence about a file.

io-not-found = it does not exist
io-no-folder = its folder does not exist
io-permission-denied = permission denied
io-is-a-directory = it is a folder
io-not-a-directory = it is not a folder
io-storage-full = the storage is full
io-invalid-filename = the name is too long or not allowed
io-read-only = the storage is read-only
io-address-in-use = it and the ports after it are taken
io-address-not-available = this computer does not have that address

## Reading. $place is made of the three after it, $problem is a sentence of its own.

read-error = Read as { $format }{ $place }: { $problem }
place-game = , game { $number }
place-line = , line { $number }
place-byte = , byte { $number }

problem-io = It cannot be read: { $reason }.
problem-not-utf = This is not UTF-8, the only encoding accepted here.
problem-too-long = This is longer than the { $limit } bytes that are accepted.
problem-truncated = The game that begins here has no end.
problem-expected-game = “{ $found }” stands where a game such as (;GM[…]…) is expected.
problem-expected-property = “{ $found }” stands where a property such as B[f5] is expected.
problem-expected-document = “{ $found }” stands where a JSON object is expected.
problem-shared-squares = A square holds one disc, but black and white discs are both set up on { $squares }.
problem-item = “{ $found }” is not a move and its score from -64 to +64, such as F5:+4.
problem-illegal-item = A scored move is illegal: { $reason }
problem-other-game = This is a game of “{ $found }”; only Othello is accepted.
problem-komi = Games that begin with bids (KB, KW, KM) are not accepted.
problem-game-type = “{ $found }” is not a kind of game; 8 and any of a, b, k, r20, s, w are accepted.
problem-board-size = “{ $found }” is not a board size; only 8 is accepted.
problem-side = “{ $found }” is not a side to move; B and W are accepted.
problem-move = “{ $found }” is not a move; a square from a1 to h8 or a pass is accepted.
problem-setup = “{ $found }” cannot be set up; squares such as d4 or d4:e5 before the first move are accepted.
problem-result = “{ $found }” is not a result; +8, -64:r, :t or :s are accepted in GGF, B+8, W+R, W+T or 0 in SGF.
problem-json = This is not JSON.
problem-json-shape = This is not a game of Othello Quest, which has args, gtype, players and position.moves.
problem-no-reader = Games and positions cannot be read from this format; transcript, board, obf, ggf, sgf, quest and wthor are accepted.
problem-unrecognized = This is in no format that is known; transcript, board, obf, ggf, sgf, quest and wthor are accepted.

## Writing.

write-io = It cannot be written: { $reason }.
write-start = { $format } holds games from the ordinary start only; ggf and sgf hold any.
write-variant = { $format } does not hold anti-Othello games; ggf and sgf do.
write-no-moves = { $format } does not hold games without a move; ggf and sgf do.
write-illegal = { $format } holds legal games only. { $reason }
write-no-writer = { $format } is not written as a list of games or positions.

## The lines above a game.

game-black = Black: { $name }
game-white = White: { $name }
game-event = Event: { $text }
game-date = Date: { $text }
game-anti = Anti-Othello: the fewest discs win
