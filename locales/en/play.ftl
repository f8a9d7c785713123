### otho play: what it says, line by line and full-screen.

play-seats-black = You play Black against level { $number }, { $level }.
play-seats-white = You play White against level { $number }, { $level }.
play-seats-both = Two people play and take turns.
play-seats-neither = The computer plays both sides at level { $number }, { $level }.
play-title-black = Black against { $number }, { $level }
play-title-white = White against { $number }, { $level }
play-title-neither = Computer alone, { $number }, { $level }
play-player = OTHO, level { $number }, { $level }
play-othello = This is Othello: the most discs win.
play-anti = This is anti-Othello: the fewest discs win.
play-anti-short = anti-Othello
play-commands = Type ? for the commands.
play-bye = Goodbye.

play-not-your-turn = It is the computer’s turn.
play-undone = Taken back.
play-redone = Made again.
play-hint = A good move is { $square }.
play-no-hint = There is no move to suggest now.
play-level = The level is { $number }, { $level }.
play-set-up = The position is set up.
play-setup-how = Say the position: setup, then 64 letters X, O and - from a1 to h8, then X or O to move.
play-sound-on = Sounds are on: the bell rings when the computer has moved and when the game is over.
play-sound-off = Sounds are off.
play-sound-unknown = Sounds can be on or off.
play-why-wait = The coach is thinking.
play-at-start = This is the start.
play-at = This is the position after { $count ->
    [one] 1 turn
   *[other] { $count } turns
}.
play-at-end = This is the present position.

play-saved = The game is saved in { $file }.
play-save-name = Say where to save, such as save game.sgf, or save game.brf for an embosser.
play-save-format = The name { $file } does not tell the format; it may end in sgf, ggf, txt, json, svg or brf.
play-loaded = The game is loaded.
play-load-name = Say what to load, such as load game.sgf.
play-unrecognized = { $source } holds no game in a format that is known.
play-side-unknown = This is not a side; black, white, both and none are accepted.
play-variant-unknown = This is not a variant; othello and anti are accepted.

play-review-wait = The computer is looking at the game.
play-review-enter = Enter stops it.
play-review-escape = Esc stops it.
play-review-stopped = Stopped after { $done } of { $all ->
    [one] 1 turn
   *[other] { $all } turns
}.
play-review-worst = The largest losses first; < and > go through the game.
play-review-loss = Move { $number }, { $side } { $square }: { $loss ->
    [one] 1 disc
   *[other] { $loss } discs
} worse than { $best }.
play-review-good = No move lost four discs or more.

play-help =
    level 5: the computer’s level
    side white: play White; also black, both and none
    variant anti: a new game in which the fewest discs win; also othello
    clock 5+3: a new game with 5 minutes and 3 seconds a move; also none
    setup and 64 letters X, O and -, then X or O to move: another start
    sound: a bell when the computer has moved, on or off
    load game.sgf: go on with a game
    save game.brf: save for an embosser; also sgf, ggf, txt and svg
    quit: end

## Full-screen. The keys fit on sixteen lines of forty columns.

play-too-small = The window is too small: { $columns } columns and { $rows } rows are needed.
play-no-terminal = The terminal cannot be used: { $reason }.
play-footer = ? help, q quit
play-footer-more = ? help, q quit, Tab more { $page }/{ $pages }
play-setup-title = Set up a position.
play-setup-footer = p play, Esc back
play-setup-keys =
    arrows; Space or a click: next disc
    x black, o white, - empty
    t or a click on a count: who moves
    c clear, n usual start
play-keys =
    arrows, Enter or a click: play
    u undo, r redo, h hint
    n new game, p pause or go on
    < > Home End: earlier positions
    v review: graph and lost discs
    w why the last move was good or bad
    e set up a position, b bell
    s save, o load, l level
    / any command, such as f5
    /side white, /variant anti
    /clock 5+3
    Tab: the rest of a long message
    q or Ctrl-C: quit
    Any key closes this page.

## Words of commands, separated by commas.

play-words-level = level
play-words-side = side, color, colour
play-words-variant = variant
play-words-time = clock, time
play-words-setup = setup, position
play-words-load = load, open
play-words-why = why
play-words-sound = sound, sounds, bell
play-words-on = on
play-words-off = off
play-words-quit = quit, exit, bye
play-words-black = black
play-words-white = white
play-words-both = both
play-words-none = none
play-words-othello = othello
play-words-anti = anti
