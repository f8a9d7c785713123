### otho learn: lessons and practice in the terminal, line by line.

tutor-course-initiation = First steps
tutor-course-rules = The rules
tutor-course-strategy = Strategy

tutor-row = { $id }: { $title }
tutor-row-done = { $id }: { $title } (done)
tutor-row-reached = { $id }: { $title } (step { $step } of { $steps })
tutor-how = otho learn and a name begins a lesson, for instance: otho learn { $id }

tutor-unknown = There is no lesson and no practice “{ $found }”; otho learn lists what there is.
tutor-json = Lessons and practice are conversations, so they have no JSON; otho learn --json lists them.
tutor-nowhere = There is no folder to keep what you have done in; set XDG_DATA_HOME or HOME to one.
tutor-unreadable = What you have done is kept in { $file }, which cannot be read: { $reason }. Mend that file or delete it.
tutor-damaged = { $reason } It is the file { $file }; mend it, or move it away to begin anew.

## The words that can be typed in place of an answer; the English ones are always understood.

tutor-word-hint = hint
tutor-word-skip = skip
tutor-word-back = back
tutor-word-quit = quit
tutor-word-board = board
tutor-word-none = none
tutor-word-again = again

tutor-step = Step { $step } of { $steps }: { $heading }
tutor-resumed = You left off here last time; back goes back.
tutor-look = Look at: { $squares }
tutor-go-on = Press Enter to go on, or type back or quit.
tutor-answer = Type your answer, or: hint, skip, board, back, quit, ?
tutor-answer-squares = Type the squares, or none; or: hint, skip, board, back, quit, ?
tutor-answer-number = Type a number, or: hint, skip, board, back, quit, ?
tutor-put = { $side } has put a disc on { $square } and has not turned anything over yet.
tutor-solution-squares = { $count ->
    [0] The answer is: none.
   *[other] The answer is: { $squares }.
}
tutor-solution-number = The answer is { $number }.

tutor-choose = Type the number of your answer, or: skip, board, back, quit, ?
tutor-choose-one = A number from 1 to { $most } is accepted here.
tutor-chosen-right = Right.
tutor-chosen-wrong = No; the right answer is { $number }.

tutor-opponent = You are { $side ->
    [black] Black
   *[white] White
}; your opponent is “{ $level }”.
tutor-move = Your move, or: hint, why, skip, board, back, quit, ?
tutor-again = Type again for another try, or press Enter to go on.

tutor-end = That was the last step of this lesson.
tutor-next = To go on: otho learn { $id }
tutor-later = To come back to it: otho learn { $id }

## What can be typed besides an answer.

tutor-help =
    hint: something that helps
    skip: the answer, and on
    board: the board
    r4: row 4
    ce: column e
    c: how many discs there are
    m: the legal moves
    w f5: what a move to f5 would flip
    why: in a game, what was good or bad about your last move
    back: one step back
    quit: end; you go on from here next time
    ?: this list
tutor-telling = That is what you are asked to find.

## What has been done.

tutor-done-of = { $done ->
    [one] 1 of { $all } lessons is done.
   *[other] { $done } of { $all } lessons are done.
}
tutor-streak = { $days ->
    [one] You have been learning for { $days } day in a row.
   *[other] You have been learning for { $days } days in a row.
}

## Practice.

drill-heading = Practice
drill-mixed = Mixed
drill-puzzle = Puzzle
drill-puzzles = Puzzles
drill-row = { $id }: { $title } ({ $right } right, { $wrong } wrong)
drill-row-grade = { $id }: { $title } ({ $right } right, { $wrong } wrong, grade { $grade })
drill-due = To be repeated: { $names }
drill-rating = Your rating in puzzles: { $rating } ± { $deviation }.
drill-how = otho learn practice gives exercises and puzzles; with --variant anti, those of anti-Othello.

drill-title = { $name } (grade { $grade } of 5)
drill-wait = Looking for a position…
drill-even = Nobody: a draw
drill-answer-squares = Type all the squares, such as d3 c4, or: hint, skip, board, quit, ?
drill-answer-move = Type a move, such as f5, or: hint, skip, board, quit, ?
drill-answer-choice = Type the number of your answer, or: hint, skip, board, quit, ?
drill-more = Press Enter for another one, or type quit.
drill-help =
    hint: something that helps
    skip: the answer, and on; it does not count
    board: the board and the task
    r4: row 4
    ce: column e
    c: how many discs there are
    m: the legal moves
    w f5: what a move to f5 would flip
    quit: end; what you have done is kept
    ?: this list
