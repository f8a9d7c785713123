### What went wrong with WTHOR archives.

wthor-header = The file has { $length ->
    [one] 1 byte
   *[other] { $length } bytes
}, but a WTHOR file begins with a header of { $header }.
wthor-counts = The header counts { $games ->
    [one] 1 game
   *[other] { $games } games
} and { $names ->
    [one] 1 name
   *[other] { $names } names
}, but { $kind ->
    [games] a file of games counts at least one game and no names
    [players] a file of players counts at least one name and no games
   *[tournaments] a file of tournaments counts at least one name and no games
}.
wthor-board-size = The header says a board of { $found }×{ $found } squares; only 8×8 is accepted.
wthor-content = The header says content of type { $found }; only type 0, games, is accepted.
wthor-truncated = The header counts { $stated } { $kind ->
    [games] games
    [players] players
   *[tournaments] tournaments
}, but the file ends after { $complete }.
wthor-surplus = The header counts { $stated } { $kind ->
    [games] games
    [players] players
   *[tournaments] tournaments
}, but the file goes on after them.
wthor-move = Game { $game }, byte { $byte }: { $found } is not a square; 11 (a1) to 88 (h8) is accepted, ten times the row and the column.
wthor-move-after-end = Game { $game }, byte { $byte }: { $found } follows the 0 that ends the moves, where only zeros are accepted.
wthor-score = Game { $game }, byte { $byte }: { $found } is not a score; 0 to 64 is accepted.

wthor-no-score = The game is not over and states no score, but wthor has a score for every game.
wthor-long-name = { $kind ->
    [players] The name of a player has { $letters } letters, but wthor has room for 19
   *[tournaments] The name of a tournament has { $letters } letters, but wthor has room for 25
}.
wthor-letter = The letter “{ $found }” of a name is not in Latin-1, the alphabet of wthor.
wthor-too-many-names = { $kind ->
    [players] The name of a player
   *[tournaments] The name of a tournament
} is one too many; wthor has room for 65535.
