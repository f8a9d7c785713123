### What the program says in the terminal, help excepted.

cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-command = COMMAND
cli-options = [OPTIONS]

## What is wrong with a command line.

cli-error-no-value = { $argument } needs a value.
cli-error-invalid-value = “{ $value }” is not accepted for { $argument }; these are: { $valid }.
cli-error-unknown-argument = “{ $argument }” is not expected here; add --help to see what is.
cli-error-unknown-command = There is no command “{ $command }”; otho --help lists those there are.
cli-error-missing-command = { $command } needs one of these after it: { $valid }.
cli-error-missing-argument = Something is missing: { $argument }; add --help to see what it is.
cli-error-too-few-values = { $argument } needs more values; add --help to see which.
cli-error-conflict = { $argument } cannot be used together with { $other }.
cli-error-utf = An argument is not UTF-8, the only encoding accepted here.
cli-error-other = The command line is not understood; add --help to see what is accepted.

cpu-missing = This otho was built for a processor with { $features }, which this one lacks; build it on this machine with: cargo build --release

## Files. $reason is one of the short texts after these.

decimal-sign = .

io-stdout = Standard output cannot be written: { $reason }.
io-write = { $file } cannot be written: { $reason }.

## otho position.

position-not-a-square = “{ $found }” is not on the board. { $accepted }

diagram-counts = Black (X): { $black }, White (O): { $white }
diagram-to-move = { $side } to move: { $moves }
diagram-must-pass = { $side } has no move and must pass

## otho perft.

perft-depth = “{ $found }” is not a depth; a whole number from 0 to { $deepest } is accepted.
perft-progress = { $square } counted, { $done } of { $all } first moves.
perft-done = Depth { $depth }: { $seconds } s, { $millions ->
    [one] 1 million leaves
   *[other] { $millions } million leaves
} a second, move generation { $kernel }.

## Sources of games and positions.

source-stdin = Standard input
source-text = The text
source-no-position = There is no position to read; 64 squares from a1 to h8 (X, O, -) and the side to move are accepted.
source-several-positions = There is more than one position to read; one is accepted.
source-unknown-format = “{ $found }” is not a format; these are: { $accepted }.
source-empty = { $source } is empty.
source-unreadable = { $source } cannot be read: { $reason }.
source-unrecognized = { $source }: The format is not recognized; --from says which it is.
source-error = { $source }: { $error }

## otho game.

game-none = { $source }: There is no game to read.
game-no-such-number = { $source }: There is no game { $number }.
game-not-a-number = “{ $found }” is not the number of a game; 1 is the first.
game-about = Game { $number }: { $sentence }
game-check-total = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $bad ->
    [0] all legal
    [one] 1 of them bad
   *[other] { $bad } of them bad
}.
game-unfinished = The game is not over: { $side } to move, { $black }–{ $white } on the board (Black–White).
game-stated = The record states { $points } (Black–White).
game-contradiction = The record states a difference of { $stated } for Black, but the moves end in { $found }.

## otho convert.

convert-no-format = The name { $file } does not tell which format to write; --to says it: { $accepted }.
convert-item = { $source }, number { $number }: { $error }
convert-archive-needs-files = wthor is three files (games, players, tournaments); name a file such as games.wtb to write them to.
convert-json-needs-file = Standard output cannot hold both the games and a JSON document; name a file to write the games to, or leave --json out.
convert-nothing = There is nothing to write.
convert-one-picture = An svg file holds one picture, but there are several games or positions.
convert-done = { $items ->
    [one] 1 game or position
   *[other] { $items } games or positions
} written to { $files }.

## What the engine may use.

power-threads = “{ $found }” is not a number of threads; a whole number from { $least } to { $most } is accepted.
power-hash = “{ $found }” is not a size in megabytes; a whole number from { $least } to { $most } is accepted.
power-memory = There is not enough memory for a hash table of { $megabytes } MB; choose a smaller --hash.

## Headings of figures.

column-number = No.
column-empties = Empty
column-score = Score
column-move = Move
column-nodes = Nodes
column-seconds = Seconds
column-rate = Mnodes/s
column-verdict = Check
column-line = Line of play

## otho solve. $certainty is as 20@95%: depth and confidence.

solve-progress = Position { $number }: { $certainty }, { $score }, { $line }, { $millions } million nodes, { $seconds } s, { $speed } million nodes a second.
solve-progress-to-go = Position { $number }: { $certainty }, { $score }, { $line }, { $millions } million nodes, { $seconds } s, { $speed } million nodes a second; { $least } to { $most } s to go.
solve-total = { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}, { $wrong ->
    [0] none wrong
    [one] 1 wrong
   *[other] { $wrong } wrong
}: { $nodes } nodes, { $seconds } s, { $millions } million nodes a second.
solve-interrupted = Interrupted: what is above is all there is.

## otho analyze.

column-lost = Lost
column-best = Better
analyze-level = “{ $found }” is not a level that looks ahead by a number of moves; these are: { $accepted }.
analyze-depth = “{ $found }” is not a depth; a whole number from { $least } to { $most } is accepted.
analyze-progress = { $done } of { $all } moves.
analyze-total = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}; points given away: Black { $black }, White { $white }.

## otho bench.

bench-machine = OTHO { $version }, move generation { $kernel }, { $processor }, { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}, hash table of { $megabytes } MB.
bench-number = “{ $found }” is not the number of a position; { $least } to { $most } is accepted.
bench-signature = { $searches } searches on one thread: { $seconds } s, { $millions } million nodes a second.
bench-total = { $from }–{ $to }, { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}, { $wrong ->
    [0] none wrong
    [one] 1 wrong
   *[other] { $wrong } wrong
}: { $nodes } nodes, { $seconds } s, { $millions } million nodes a second.
bench-memory = Memory at its highest: { $peak } MB, with a hash table of { $table } MB.
bench-perft = { $count } leaves in { $seconds } s: { $millions } million a second.
bench-eval = { $count } evaluations in { $seconds } s: { $millions } million a second.

## otho match. $reason is one of the match-forfeit texts.

column-games = Games
column-wins = Won
column-draws = Drawn
column-losses = Lost
column-percent = %
column-elo = Elo
column-range = 95 % interval
column-error = ±
column-ms = ms/move
column-players = Players
column-player = Player

match-contestant = “{ $found }” is not a player; level:1 to level:{ $most } or a level’s name, depth:8, nodes:100000, time:0.5, clock, gtp:COMMAND or nboard:COMMAND are accepted.
match-no-weights = it holds no weights that this version can use
match-games = “{ $found }” is not a number of games; a whole number from { $least } to { $most } is accepted.
match-neighbors = “{ $found }” is not a number of neighbors; a whole number from 1 on is accepted.
match-concurrency = “{ $found }” is not a number of games side by side; a whole number from { $least } to { $most } is accepted.
match-seed = “{ $found }” is not a seed; a whole number from { $least } to { $most } is accepted.
match-clock = “{ $found }” is not a time for a game; seconds up to 86400 are accepted, such as 10 or 2.5.
match-patience = “{ $found }” is not a time to wait; seconds up to 86400 are accepted, such as 60 or 2.5.
match-needs-clock = “{ $name }” plays by the clock of the game; --clock says how many seconds it shows.
match-sprt = “{ $found }” is not a pair of Elo differences; two numbers with the smaller one first are accepted, such as 0,10.
match-sprt-two = --sprt tells two players apart; name exactly two.
match-no-start = “{ $name }” cannot play: { $reason }.
match-progress = { $done } of { $all } games.
match-progress-two = { $done } of { $all } games, { $percent } % for the first player.
match-progress-sprt = Log-likelihood ratio { $ratio }, decided at ±{ $bound }.
match-total = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $distinct } of them different.
match-forfeit-gone = the program has ended or could not be started
match-forfeit-silent = it did not answer in time
match-forfeit-illegal = it played or refused a move against the rules
match-forfeit-garbled = what it said did not follow the protocol
match-forfeit-time = its time was up
match-forfeit-resigned = it resigned
match-forfeits = { $name } forfeited { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $reason }.
match-sprt-accepted = Accepted: { $first } is stronger than { $second } by { $elo1 } Elo rather than { $elo0 } (log-likelihood ratio { $ratio }, bound { $bound }).
match-sprt-rejected = Rejected: { $first } is stronger than { $second } by { $elo0 } Elo rather than { $elo1 } (log-likelihood ratio { $ratio }, bound { $bound }).
match-sprt-open = Open: whether { $first } is stronger than { $second } by { $elo0 } or { $elo1 } Elo is not decided (log-likelihood ratio { $ratio }, bound { $bound }).
match-interrupted = Interrupted: this is the result so far.

## otho nboard: what the program at the other end shows.

nboard-thinking = Thinking
nboard-analyzing = Analyzing the game
nboard-depth = The depth is not understood; a whole number from 1 to 60 is accepted.
nboard-move = The move is not understood; a square such as F5, or PA for a pass, is accepted.
nboard-no-game = There is no game to read; GGF is accepted.

## otho levels.

column-level-id = Id
column-level = Level
column-time = Per move
column-about = What it feels like
