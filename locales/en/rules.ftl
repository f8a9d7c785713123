### The rules, moves and results.

color-black = Black
color-white = White

n-passes = { $count ->
    [one] 1 pass
   *[other] { $count } passes
}

made-move = { $side } plays { $square } and flips { $flips ->
    [one] 1 disc
   *[other] { $flips } discs
}.
made-pass = { $side } has no move and passes.

## Why a move or a pass is not allowed.

illegal-move-occupied = { $side } cannot play { $square }, because the square is occupied.
illegal-move-flips-nothing = { $side } cannot play { $square }, because the move would flip nothing.
illegal-move-must-pass = { $side } cannot play { $square }, because { $side } has no move and must pass.
illegal-move-over = { $side } cannot play { $square }, because the game is over.
illegal-pass-can-move = Passing is not allowed, because there { $count ->
    [one] is a move
   *[other] are moves
} to make: { $moves }.
illegal-pass-over = Passing is not allowed, because the game is over.

refusal-over = The game is over.
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-out-of-time = The time of the player to move has run out.
refusal-flag-is-up = The player still has time left.
refusal-time-runs-backwards = The event is dated before the one it follows.
refusal-nothing-to-undo = There is no move to take back.
refusal-nothing-to-redo = Nothing was taken back.
replay-refused = Event { $number } of the saved game cannot happen: { $reason }

# $number is the number of the move, $reason a sentence of its own.
illegal-turn-refused = Move { $number }: { $reason }
illegal-turn-wrong-color = Move { $number }: the record gives { $ply } to { $recorded ->
    [black] Black, but it is White’s turn
   *[white] White, but it is Black’s turn
}.

## Texts that cannot be read.

parse-square = A square is a letter from a to h and a digit from 1 to 8, such as f5.
parse-time-control = A time control is minutes (20), minutes and seconds a move (5+3), or minutes and byo-yomi (10+3x30).
parse-position-letter = The position has “{ $found }” for the square { $square }; X is accepted for black, O for white, - for empty.
parse-position-digit = The position has “{ $found }” for the square { $square }; digits are refused because programs disagree on what they mean: X is accepted for black, O for white, - for empty.
parse-position-too-short = The position describes { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}; a board has 64, from a1 along the rows to h8.
parse-position-no-side = The position does not say who is to move: X (Black) or O (White) is expected after the 64 squares.
parse-position-side = The position has “{ $found }” as the side to move; X (Black) or O (White) is accepted.
parse-position-trailing = The position goes on with “{ $found }” after the side to move, where it should end.
parse-transcript = Move { $number } begins with “{ $found }”, where a square from a1 to h8 or a pass (--) is accepted.
parse-entry = An event of a saved game is milliseconds and what happened, such as 12034 f5 or 12034 pass.

## Results. The winner's number comes first in $points and $discs.

ending-no-moves = Neither player has a move left.
ending-resignation = { $loser ->
    [black] Black
   *[white] White
} resigned.
ending-time = { $loser ->
    [black] Black
   *[white] White
} ran out of time.
ending-agreement = The players agreed on the score.

score-pair = { $first }–{ $second }

outcome-win = { $winner ->
    [black] Black
   *[white] White
} wins { $points }.
outcome-win-and-board = { $winner ->
    [black] Black
   *[white] White
} wins { $points }; on the board { $discs }.
outcome-draw = The game is a draw, { $points }.
outcome-draw-and-board = The game is a draw, { $points }; on the board { $discs }.

## What cannot come about in a game from the ordinary start. The sentences hold for { $count } squares or discs.

oddity-empty-center = A game starts with the center filled, but { $squares } { $count ->
    [one] is empty
   *[other] are empty
}.
oddity-detached = Every move touches a disc, but { $squares } { $count ->
    [one] is not joined to the center
   *[other] are not joined to the center
}.
oddity-over = Neither player has a move, so the game is over before it begins.
