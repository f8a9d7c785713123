### What is spoken or shown in Braille: announcements, names of squares, answers to commands.

## Names of squares. Screen readers stumble over no-break spaces, so there are none in these.

square-empty = { $square }, empty
square-legal = { $square }, empty, legal, flips { $flips }
square-disc = { $square }, { $color ->
    [black] black
   *[white] white
}

## One utterance a turn: what was done, then one of those that say whose turn it is or how it ended.

spoken-move-short = { $side } { $square }, flips { $flips }.
spoken-pass-short = { $side } passes.
spoken-turn = { $side } to move, { $count ->
    [one] 1 move
   *[other] { $count } moves
}.
spoken-turn-short = { $side }, { $count ->
    [one] 1 move
   *[other] { $count } moves
}.
spoken-win = { $winner ->
    [black] Black
   *[white] White
} wins { $points } to { $others }.
spoken-win-and-board = { $winner ->
    [black] Black
   *[white] White
} wins { $points } to { $others }; on the board { $discs } to { $others_discs }.
spoken-draw = The game is a draw, { $points } to { $others }.
spoken-draw-and-board = The game is a draw, { $points } to { $others }; on the board { $discs } to { $others_discs }.

## Clocks.

spoken-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
spoken-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
spoken-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
spoken-clock = { $side } has { $time } left.
spoken-clock-and-periods = { $side } has { $time } left and { $periods ->
    [one] 1 byo-yomi period
   *[other] { $periods } byo-yomi periods
}.
spoken-no-clocks = This game has no clocks.
spoken-second-chance = { $side ->
    [black] Black
   *[white] White
} ran out of time, gets two more minutes and can reach 31 to 33 at best.

## Answers. A run is a stretch of discs of one color within a row (a to c) or a column (3 to 6).

answer-row = Row { $row }: { $content }.
answer-column = Column { $column }: { $content }.
answer-board-row = { $row }: { $content }
answer-empty = empty
answer-run-one = { $from } { $color ->
    [black] black
   *[white] white
}
answer-run = { $from } to { $to } { $color ->
    [black] black
   *[white] white
}
answer-moves = { $side } has { $count ->
    [one] 1 move
   *[other] { $count } moves
}: { $moves }.
answer-flips = { $square } would flip { $count ->
    [one] 1 disc
   *[other] { $count } discs
}: { $squares }.
answer-flipped = Flipped: { $squares }.
answer-no-turn-yet = Nothing has been played yet.
answer-counts = Black has { $black ->
    [one] 1 disc
   *[other] { $black } discs
}, White { $white ->
    [one] 1 disc
   *[other] { $white } discs
}; { $empties ->
    [one] 1 square is empty
   *[other] { $empties } squares are empty
}.
answer-help =
    f5: play on f5
    b: the board
    r4: row 4
    ce: column e
    m: the legal moves
    w f5: what a move to f5 would flip
    l: the last move
    c: how many discs there are
    t: the clocks
    h: a hint
    u or undo: take a move back
    redo: make it again
    back, forward, start, end: look at earlier positions
    pause, resume: stop the clocks and go on
    resign: give up
    new: a new game
    save: save the game
    review: look at the game again
    why: why the last move was good or bad
    ?: this list

## Commands. The words are separated by commas, and accepted besides the short forms.

-accepted = a square such as f5 plays, and b (board), r4 (row), ce (column), m (moves), w f5 (what it would flip), l (last move), c (counts), t (clocks), h (hint), u (undo) and ? (all commands) are accepted
command-unknown = “{ $found }” is not a command; { -accepted }.
command-nothing = Nothing was typed; { -accepted }.
command-no-question = This is a command and not a question about the game.

command-words-board = board
command-words-row = row
command-words-column = column
command-words-moves = moves, legal moves
command-words-flips = flips, what flips
command-words-last-move = last, last move
command-words-counts = counts, count, score, discs
command-words-clocks = clocks, clock, time
command-words-help = help, commands
command-words-undo = undo, take back
command-words-redo = redo
command-words-hint = hint
command-words-resign = resign, give up
command-words-pause = pause
command-words-resume = resume, continue
command-words-new = new, new game
command-words-save = save
command-words-back = back, previous
command-words-forward = forward, next
command-words-start = start, beginning
command-words-end = end
command-words-review = review, analyse, analyze
