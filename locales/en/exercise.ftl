### Exercises and puzzles: tasks, hints, and what is said of an answer.
### $you is the sentence of exercise-you, $squares and $better are lists of squares such as "a1 h8".

## Who the learner is. It begins every task.

exercise-you = You are { $side ->
    [black] Black
   *[white] White
}.

## Find all legal moves.

exercise-legal = Legal moves
exercise-legal-task = { $you } Mark every square where you may play.
exercise-legal-hint = { $count ->
    [one] There is one.
   *[other] There are { $count }.
} From each disc of your opponent, look for an empty square on one side of the line and a disc of yours on the other.
exercise-legal-right = { $count ->
    [one] Right, that is the only legal move.
   *[other] Right, those are all { $count } legal moves.
}
exercise-legal-missing = { $count ->
    [one] This legal move was missing: { $squares }.
   *[other] These legal moves were missing: { $squares }.
}
exercise-legal-surplus = { $count ->
    [one] A move to { $squares } would flip nothing.
   *[other] Moves to { $squares } would flip nothing.
}

## What a move flips.

exercise-flips = What flips?
exercise-flips-task = { $you } You play { $square }. Mark every disc that flips.
exercise-flips-hint = Look along all eight lines from { $square }: your opponent’s discs flip up to the next disc of yours, if no empty square lies between. { $count ->
    [one] One disc flips.
   *[other] { $count } discs flip.
}
exercise-flips-right = { $count ->
    [one] Right, this disc flips and no other.
   *[other] Right, those are all { $count } discs.
}
exercise-flips-missing = { $count ->
    [one] This disc flips too: { $squares }.
   *[other] These discs flip too: { $squares }.
}
exercise-flips-surplus = { $count ->
    [one] Nothing flips on { $squares }.
   *[other] Nothing flips on these squares: { $squares }.
}

## Take the corner.

exercise-corner = Take the corner
exercise-corner-task = { $you } { $count ->
    [one] Take a corner.
   *[other] Win a corner in { $count } moves, whatever your opponent does.
}
exercise-corner-hint = { $count ->
    [one] Which line of your opponent’s discs leads from a disc of yours to a corner?
   *[other] Look for a move after which every reply lets you into a corner, or leaves your next threat standing.
}
exercise-corner-right = Right, the corner is yours, and nobody can ever flip it.
exercise-corner-wrong = { $square } does not win a corner by force. The right move: { $better }.

## Find the quiet move.

exercise-quiet = The quiet move
exercise-quiet-task = { $you } Find a quiet move: it flips only discs that touch no empty square.
exercise-quiet-hint = Look for discs of your opponent that lie inside, with discs on all sides, and for a move that flips nothing else.
exercise-quiet-right = Right, what { $square } flips touches no empty square, so it opens nothing to your opponent.
exercise-quiet-wrong = { $square } flips a disc beside an empty square. A quiet move: { $better }.

## Avoid the poisoned X-square.

exercise-poison = The poisoned square
exercise-poison-task = { $you } Of the moves { $squares } one is good, and at least one of the others lets your opponent into a corner. Play the good one.
exercise-poison-hint = Ask of each move which corners your opponent can reach right after it.
exercise-poison-right = Right, { $square } is the good move.
exercise-poison-wrong = { $square } costs you at least { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} compared with { $better }.
exercise-poison-choose = Choose one of these moves: { $squares }.

## Who is ahead.

exercise-ahead = Who is ahead?
exercise-ahead-task = It is { $side ->
    [black] Black’s
   *[white] White’s
} turn. Who wins if both sides play their best from here?
exercise-ahead-hint = Do not go by the discs there are now. Ask who will run out of good moves, and who will play last in each region.
exercise-ahead-right = Right. { $winner ->
    [black] With best play Black wins.
    [white] With best play White wins.
   *[even] With best play it is a draw.
}
exercise-ahead-wrong = No. { $winner ->
    [black] With best play Black wins.
    [white] With best play White wins.
   *[even] With best play it is a draw.
}

## Play the last squares perfectly.

exercise-last = The last squares
exercise-last-task = { $you } { $count ->
    [one] { $count } square is empty.
   *[other] { $count } squares are empty.
} Play to the end without giving a point away.
exercise-last-hint = Try each move to the end in your head. Is there one after which your opponent has to pass?
exercise-last-right = Right, nobody could have done better.
exercise-last-wrong = { $square } gives points away. The best move: { $better }.

## Win as White on parity.

exercise-parity = Parity
exercise-parity-task = { $you } Play to the end and win.
exercise-parity-hint = Count the empty squares of each region. Play into one with an odd number, so that you also have the last move there.
exercise-parity-right = Right, White wins.
exercise-parity-wrong = After { $square } you no longer win. The winning move: { $better }.

## In the course of an exercise.

exercise-go-on = Good. { $count ->
    [0] Your opponent has to pass; it is your turn again.
   *[other] Your opponent plays { $replies }; it is your turn.
}
exercise-for-othello-only = This exercise exists for Othello only, not for anti-Othello.
exercise-none-found = No suitable position was found this time; please try again.
exercise-stopped = The search for a position was stopped.

## Puzzles.

puzzle-task = { $you } One move wins, every other one loses. Find it.
puzzle-wrong = { $square } loses. Only { $better } wins.

puzzle-pass = Leave no move
puzzle-pass-hint = Can you leave your opponent without a move?
puzzle-pass-right = Right, after { $square } your opponent has to pass.
puzzle-sacrifice = Sacrifice
puzzle-sacrifice-hint = A corner is not worth everything.
puzzle-sacrifice-right = Right, { $square } opens a corner to your opponent and wins all the same.
puzzle-corner = The corner
puzzle-corner-hint = Sometimes the obvious move is the right one.
puzzle-corner-right = Right, the corner { $square } wins.
puzzle-parity = Parity
puzzle-parity-hint = In which region is the number of empty squares odd?
puzzle-parity-right = Right, { $square } lies in a region with an odd number of empty squares.
puzzle-restraint = Restraint
puzzle-restraint-hint = Those who take less may have more in the end.
puzzle-restraint-right = Right, { $square } flips fewer discs than any other move.
puzzle-counting = Counting
puzzle-counting-hint = No rule helps here: try the moves to the end in your head.
puzzle-counting-right = Right, only { $square } wins.

## Progress that cannot be read.

progress-newer = Your progress was saved by a newer version of OTHO (format { $found }), so this one leaves it as it is.
progress-damaged = Your saved progress is damaged at line { $line }, column { $column }, so it is left as it is.
progress-record = Entry { $number } of your saved progress says something impossible, so all of it is left as it is.
