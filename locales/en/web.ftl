### The web app: its frame and the page of a game.

nav = Pages
nav-play = Play
nav-learn = Learn
nav-games = My games
nav-settings = Settings
text-mode-enter = Text mode
text-mode-leave = Leave text mode
notes = Notes
close = Close
try-again = Try again
go-home = To the home page

rules-failed = The game could not be loaded.
rules-failed-about = Check your connection, then try again. A very old browser cannot run OTHO.
page-failed = This page could not be loaded.
page-failed-about = Check your connection, then try again.
missing-title = Nothing here
missing-about = There is no page at this address.
update-ready = A new version of OTHO is ready.
update-now = Use it now

black = Black
white = White
game = Game
board = Board
actions = Actions
moves = Moves
title-your-turn = Your turn – OTHO
thinking = thinking…
to-move = to move
passed = passed
discs = { $count ->
    [one] 1 disc
   *[other] { $count } discs
}
clock-of = Clock of { $name }
periods = + { $count ->
    [one] 1 period
   *[other] { $count } periods
}
seconds-left = { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
}
pass = pass
move-name = Move { $number }, { $side ->
    [black] Black
   *[white] White
}: { $move }
no-moves-yet = No move has been made yet.
looking-at = Position after move { $ply } of { $plies }. The game stays where it is.
is-paused = The game is paused.
versus = Black: { $black }. White: { $white }.
versus-two = Two people play on this device.
you = you

undo = Undo
redo = Redo
hint = Hint
back = Back
forward = Forward
more = More
pause = Pause
resume = Go on
resign = Resign
turn-board = Turn the board
continue-from-here = New game from here
save = Save
new-game = New game
rematch = Rematch
review = Review
seen-from = The board is seen from { $side ->
    [black] Black
   *[white] White
}’s side.
sound-is-on = Sound is on.
sound-is-off = Sound is off.
hint-is = Hint: { $square }.
hint-wait = Looking for a good square…
no-hint = There is no move to suggest.
why = Why?
why-words = why
why-wait = The coach is thinking…
why-failed = The coach cannot answer: its part of the program did not load.
why-nothing = There is no move to ask about yet.
taken-back = Taken back.
not-your-turn = It is not your turn.
nothing-to-undo = There is no move of yours to take back.
only-watching = This game is being played in another tab; here you only watch.

resign-title = Resign the game?
resign-about = Your opponent then wins 64–0.
go-on-playing = Play on
moves-as-text = The moves
copy = Copy
copied = The moves have been copied.
copy-failed = The browser does not allow copying here; select the text and copy it by hand.
link-copied = The link to this game has been copied.
share = Share
save-as = Save as a file:
saved-as = Saved as { $file }.
format = { $id ->
    [transcript] Moves (text)
    [board] Board (text)
    [obf] OBF
    [ggf] GGF
    [sgf] SGF
    [quest] Othello Quest
    [wthor] WTHOR
    [svg] Diagram (SVG)
    [braille] Braille (Unicode)
    [brf] Braille (BRF)
   *[other] { $id }
}

game-unknown = This game is not in this browser.
game-unknown-about = Games are kept in the browser in which they were played. It may have been deleted.
link-bad = This link does not lead to a game.
link-bad-about = It may have been cut off on its way. Ask whoever sent it to send it again.
store-failed = The games kept in this browser could not be opened.
store-failed-about = In a private window, or when the disk is full, browsers keep nothing.
not-kept = This game is not being kept.
not-kept-about = The browser refuses to store it: it may be a private window or a full disk. You can play on and save the game as a file.
elsewhere = You are watching.
elsewhere-about = This game is being played in another tab. When it is closed, this one takes over.
taken-over = You play this game here from now on.
engine-failed = The computer cannot move.
engine-failed-about = Its part of the program did not load. Check your connection, then try again; two people can play meanwhile.

log = What happened
command = Command
send = Send
command-help = f5 plays there, b reads the board, r4 a row, ce a column, m the legal moves, w f5 what f5 would flip, l the last move, c the counts, t the clocks, h a hint, why explains the last move, ? everything else.
