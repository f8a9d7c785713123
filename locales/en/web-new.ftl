### The page that sets up a new game.

new-title = New game
new-start-button = Start the game

new-opponent = Who plays?
new-opponent-computer = Against the computer
new-opponent-people = Two people, one device
new-opponent-watch = Computer against computer

new-level = Opponent’s level
new-level-black = Black’s level
new-level-white = White’s level
# $elo is a rating such as 1519.
new-level-elo = Elo { $elo }
new-level-unrated = not rated
# $time is a number of seconds with its unit.
new-level-thinks = { $time } a move
new-level-at-once = answers at once
new-level-no-limit = takes its time
new-strength-anti = Strengths were measured in Othello; they say little about anti-Othello.

new-color = Your color
new-color-random = Random
new-name-black = Black’s name
new-name-white = White’s name

new-variant = Which game?
new-variant-othello = Othello
new-variant-othello-about = Whoever has more discs at the end wins.
new-variant-anti = Anti-Othello
new-variant-anti-about = The moves are the same, but whoever has fewer discs at the end wins.

## The clocks.

new-clock = Clocks
new-clock-none = None
new-clock-minutes = { $minutes } min
new-clock-custom = Custom
new-clock-5-3-about = Five minutes each, and three more seconds after every move.
new-minutes = Minutes for each player
new-extra = On top of that
new-extra-none = Nothing
new-extra-increment = Seconds for each move
new-extra-byo-yomi = Byo-yomi
new-extra-byo-yomi-about = Once the minutes are used up, every move has a period of its own; a period that runs out is lost.
new-increment = Seconds added after each move
new-periods = Number of periods
new-period = Seconds in a period

new-loss = When time runs out
new-loss-federation = The game is lost (federation rule)
new-loss-federation-about = The other player keeps their discs and gets the empty squares, or wins 33–31 if they were behind.
new-loss-woc = Two more minutes (world championship rule)
new-loss-woc-about = After that, 31–33 is the best one can reach; whoever runs out of time again loses 0–64.
new-loss-sudden = The game is lost 0–64
new-loss-sudden-about = Whatever is on the board.

## Where the game starts.

new-start = Start
new-start-standard = Standard
new-start-standard-about = Four discs in the middle, and Black moves first.
new-start-balanced = Balanced opening
new-start-balanced-about = Eight moves drawn at random that leave both sides equal chances.
new-start-handicap = Handicap
new-start-handicap-about = Black owns corners from the start, and White moves first.
new-start-set-up = Your own position
new-start-set-up-about = Set it up on the board, or paste a position or a game.
new-corners = Corners for Black
new-start-over = Nobody can move in this position; change it, and the game can start.

## Setting up a position by hand.

editor = Set up a position
editor-tool = What a tap puts down
editor-black = Black disc
editor-white = White disc
editor-empty = Nothing
editor-board = Board to set up
# The name of a square; $content is what lies there.
editor-square = { $square }, { $content ->
    [black] black
    [white] white
   *[empty] empty
}
editor-discs = Black { $black }, White { $white }.
editor-keys = On the keyboard, arrows move, X puts a black disc, O a white one, Delete empties the square.
editor-side = Whose turn it is
editor-standard = Standard start
editor-clear = Clear the board
editor-undo = Undo
editor-undone = The last change is undone.

## Pasting a position or a game.

paste = Paste a position or a game
paste-about = Every format is recognized: moves such as f5d6c3, a position, SGF, GGF, Othello Quest. Files, WTHOR too, can be opened or dropped on the page.
paste-read = Read it
paste-file = Open a file
paste-taken = The position is on the board.
paste-position = a position
paste-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $length is paste-position or paste-moves.
paste-game = { $black } – { $white }, { $length }
# $game is paste-game, paste-position or paste-moves.
paste-found = Found: { $game }.
paste-found-many = { $count ->
    [one] { $count } record found.
   *[other] { $count } records found.
}
paste-which = Which one?
paste-to-library = To keep them all, import the file on the page of your games.
paste-open = Open as a game
paste-use-final = Start from its last position

record-too-large = This file is larger than { $most } MB and was not read.
record-not-understood = There is no game or position here that OTHO can read; a list of moves such as f5d6c3 would do.
record-is-library = This is a library that OTHO exported; import it on the page of your games.
drop-here = Drop the file here
