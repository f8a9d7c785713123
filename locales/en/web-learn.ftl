### The web app: lessons.

learn-course-initiation = First steps
learn-course-initiation-about = For those who have never played: ten short lessons, about five minutes.
learn-course-strategy = Strategy
learn-course-strategy-about = How games are won, with positions to play out against the computer.
learn-course-rules = The rules
learn-course-rules-about = Everything in detail, for looking things up.
learn-begin = Begin
learn-go-on = Go on
learn-done = Done
learn-done-of = { $done } of { $all } lessons done
learn-not-kept = What you have learned is not being kept.
learn-unknown = There is no such lesson.
learn-all = All lessons

learn-progress = Step { $step } of { $steps }
learn-steps = Steps
learn-back = Back
learn-next = Next
learn-next-lesson = Next lesson
learn-finish = All lessons

learn-check = Check
learn-number = Your number
learn-show = Show the answer
learn-solution = The answer: { $answer }.
learn-restart = Start over
learn-right = Right.
learn-wrong = Not yet.
learn-wrong-option = Not this one. Try another answer.
learn-square-pointed = { $name }, pointed at
learn-square-chosen = { $name }, marked
learn-square-wrong = { $name }, does not belong there

## Text mode

learn-help-legal = Type all the squares, for example d3 c4.
learn-help-flips = Type all the squares, for example d3 c4.
learn-help-turn = Type the squares of all discs to turn over, for example d3 c4.
learn-help-move = Type a square to play there.
learn-help-line = Type your next move, such as f5.
learn-help-count = Type a number.
learn-help-quiz = Type the number of an answer.
learn-help-read = Read, and go on when you like.
learn-help-board = b reads the board, r4 a row, ce a column, h gives a hint, next and back change the step.
learn-help-look = b reads the board, r4 a row, ce a column, next and back change the step.
learn-help-steps = next and back change the step.
learn-choose-one = Type a number from 1 to { $most }.
learn-telling = That is what you are asked to find.
learn-no-board = There is no board in this step.
learn-board-in-words = The board in words
learn-nothing-asked = Nothing is asked here. Type next to go on.
learn-not-here = That does nothing in this step.

## Practice

practice = Practice
practice-about = Exercises and puzzles without end, as easy or as difficult as you need them.
practice-start = Practice now
practice-topics = What to practice
practice-mixed = Mixed
practice-puzzles = Puzzles
practice-puzzle = Puzzle
practice-wait = Looking for a position…
practice-wait-about = Good positions are rare, so this may take a while. You can choose something else meanwhile.
practice-failed = This exercise cannot be made: its part of the program did not load.
practice-next = Next exercise
practice-other = Another one
practice-even = Draw
practice-summary = Your progress
practice-streak = { $days ->
    [one] { $days } day of learning in a row
   *[other] { $days } days of learning in a row
}
practice-rating = Rating in puzzles: { $rating } ± { $deviation }
practice-due = To be repeated: { $names }
practice-what = Exercise
practice-right = Right
practice-wrong = Wrong
practice-grade = Grade
practice-grade-of = Grade { $grade } of 5
practice-nothing = Nothing yet: what you practice appears here, and stays in this browser.
practice-help-marks = Type all the squares, for example d3 c4.
practice-help-choice = Type the number of an answer.
practice-help-moves = Type a square to play there.
practice-help = b reads the board, r4 a row, ce a column, h gives a hint, next goes on.
practice-over = This exercise is over; type next for another one.
