### Why a move was good or bad. Each message is one sentence.
###
### $played is the move that was made, $other the one it is held against; $move is the one of them
### that the sentence is about. $made says which is worse: [worse] the move that was made, or
### [better] if that is the better one. $side made the move; $line is moves one after the other.

## How good it was.

coach-forced = { $played } was the only move.
coach-best = No move is better than { $played }.
coach-only-win = { $played } is the only move that wins.
coach-only-draw = { $played } is the only move that does not lose.
coach-only-good = { $played } is the only good move: any other costs { $exact ->
    [yes] at least { $lead } points
   *[no] about { $lead } points or more
}.
coach-good = { $played } is good, though { $best } is a shade better.
coach-bad = { $verdict ->
    [slip] { $played } costs
    [mistake] { $played } is a mistake and costs
   *[blunder] { $played } is a serious mistake and costs
}{ $exact ->
    [yes] {""}
   *[no] {" about"}
} { $loss ->
    [one] 1 point
   *[other] { $loss } points
}; { $best } is better.
coach-bad-swing = { $played } costs { $loss ->
    [one] 1 point
   *[other] { $loss } points
} and turns { $change ->
    [win-draw] a win into a draw
    [win-loss] a win into a loss
   *[draw-loss] a draw into a loss
}; { $best } is better.

## Reasons.

coach-wipe-out = After { $line }, { $loser } { $mood ->
    [did] has
   *[would] would have
} no disc left.
coach-corner-taken = { $move } { $mood ->
    [did] takes
   *[would] would take
} a corner.
coach-corner-given = { $beside ->
    [x] The X-square { $move }
    [c] The C-square { $move }
   *[none] { $move }
} { $mood ->
    [did] lets
   *[would] would let
} { $taker } take the corner { $corner } at once.
coach-corner-later = With best play, { $taker } { $mood ->
    [did] takes
   *[would] would take
} the corner { $corner } after { $line }.
coach-corner-anti-taken = { $mood ->
    [did] { $move } takes a corner, a disc that { $taker } can never get rid of
   *[would] { $move } would take a corner, a disc that { $taker } could never get rid of
}.
coach-corner-anti-later = { $mood ->
    [did] With best play, { $taker } takes the corner { $corner } after { $line } and can never get rid of that disc
   *[would] With best play, { $taker } would take the corner { $corner } after { $line } and could never get rid of that disc
}.
coach-pass = After { $line }, { $passer } { $mood ->
    [did] must
   *[would] would have to
} pass.
coach-opponent-moves = After { $played }, { $opponent } has { $count ->
    [0] no move
    [one] 1 move
   *[other] { $count } moves
}; after { $other } there would be { $others ->
    [0] none
   *[other] { $others }
}.
coach-own-moves = After { $played } and the reply { $reply }, { $side } has { $count ->
    [0] no move
    [one] 1 move
   *[other] { $count } moves
}; after { $other } and { $other_reply } there would be { $others ->
    [0] none
   *[other] { $others }
}.
coach-safe-moves = After { $played } and the reply { $reply }, { $side } has { $count ->
    [0] no safe move
    [one] 1 safe move
   *[other] { $count } safe moves
}; after { $other } and { $other_reply } there would be { $others ->
    [0] none
   *[other] { $others }
}.
coach-later-moves = With best play, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} after { $played } { $side } has { $own ->
    [0] no move
    [one] 1 move
   *[other] { $own } moves
} and { $opponent } { $theirs ->
    [0] none
   *[other] { $theirs }
}; after { $other } there would be { $other_own ->
    [0] none
   *[other] { $other_own }
} against { $other_theirs ->
    [0] none
   *[other] { $other_theirs }
}.
coach-frontier = { $quiet ->
    [played] { $played } is a quiet move: after it, { $side } has
   *[other] After { $played }, { $side } has
} { $count ->
    [0] no disc
    [one] 1 disc
   *[other] { $count } discs
} next to empty squares; after { $quiet ->
    [other] the quiet move { $other }
   *[played] { $other }
} there would be { $others ->
    [0] none
   *[other] { $others }
}.
coach-later-frontier = With best play, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} after { $played } { $side } has { $own ->
    [0] no disc
    [one] 1 disc
   *[other] { $own } discs
} next to empty squares and { $opponent } { $theirs ->
    [0] none
   *[other] { $theirs }
}; after { $other } there would be { $other_own ->
    [0] none
   *[other] { $other_own }
} against { $other_theirs ->
    [0] none
   *[other] { $other_theirs }
}.
coach-stable = With best play, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} after { $played } { $owner } has { $count ->
    [0] no stable disc
    [one] 1 stable disc
   *[other] { $count } stable discs
}; after { $other } there would be { $others ->
    [0] none
   *[other] { $others }
}.
coach-parity = { $made ->
    [worse] Without further mistakes, { $opponent } makes the last move of the game after { $played }; after { $other }, { $side } would make it.
   *[better] Without further mistakes, { $side } makes the last move of the game after { $played }; after { $other }, { $opponent } would make it.
}
coach-spoiled-taken = { $made ->
    [worse] Now { $opponent } plays { $other }, and any reply that leaves it to { $side } is worse by at least { $margin } points.
   *[better] After { $other }, { $opponent } would play { $played }, and any reply that leaves it to { $side } would be worse by at least { $margin } points.
}
coach-spoiled-closed = { $made ->
    [worse] After the reply { $reply }, { $side } can no longer play { $other }; any reply that leaves it possible is worse by at least { $margin } points.
   *[better] After { $other } and the reply { $reply }, { $side } could no longer play { $played }; any reply that leaves it possible would be worse by at least { $margin } points.
}
coach-reply-opened = { $made ->
    [worse] { $played } opens { $reply } to { $opponent }, the best reply by { $margin } points; after { $other } it would stay closed.
   *[better] { $other } would open { $reply } to { $opponent }, the best reply by { $margin } points; after { $played } it stays closed.
}
coach-reply-left = { $made ->
    [worse] { $played } leaves { $reply } to { $opponent }, the best reply by { $margin } points; { $other } would prevent it.
   *[better] { $other } would leave { $reply } to { $opponent }, the best reply by { $margin } points; { $played } prevents it.
}
coach-ending = Without further mistakes the game ends { $points } for { $side ->
    [black] Black
   *[white] White
} after { $played }; after { $other } it would end { $other_points }.
