### otho learn: lessons in the terminal, line by line.

tutor-course-initiation = First steps
tutor-course-rules = The rules
tutor-course-strategy = Strategy

tutor-row = { $id }: { $title }
tutor-row-done = { $id }: { $title } (done)
tutor-row-reached = { $id }: { $title } (step { $step } of { $steps })
tutor-how = otho learn and a name begins a lesson, for instance: otho learn { $id }

tutor-unknown = There is no lesson “{ $found }”; otho learn lists those there are.
tutor-json = A lesson is a conversation, so it has no JSON; otho learn --json lists the lessons.
tutor-nowhere = There is no folder to keep what you have done in; set XDG_DATA_HOME or HOME to one.
tutor-unreadable = What you have done is kept in { $file }, which cannot be read: { $reason }. Mend that file or delete it.
tutor-damaged = What you have done is kept in { $file }, which is damaged. Mend that file or delete it.

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
tutor-answer = Type your answer, or: hint, skip, board, back, quit.
tutor-answer-squares = Type the squares, or none; or: hint, skip, board, back, quit.
tutor-answer-number = Type a number, or: hint, skip, board, back, quit.
tutor-put = { $side } has put a disc on { $square } and has not turned anything over yet.
tutor-solution-squares = { $count ->
    [0] The answer is: none.
   *[other] The answer is: { $squares }.
}
tutor-solution-number = The answer is { $number }.

tutor-choose = Type the number of your answer, or: skip, board, back, quit.
tutor-choose-one = A number from 1 to { $most } is accepted here.
tutor-chosen-right = Right.
tutor-chosen-wrong = No; the right answer is { $number }.

tutor-opponent = You are { $side }; your opponent is “{ $level }”.
tutor-move = Your move, or: hint, skip, board, back, quit.
tutor-moves = You can play: { $moves }
tutor-again = Type again for another try, or press Enter to go on.

tutor-end = That was the last step of this lesson.
tutor-next = To go on: otho learn { $id }
tutor-later = To come back to it: otho learn { $id }
