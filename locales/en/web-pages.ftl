### The web app: first page, settings, about, the gallery of parts.

language-legend = Language

## The first page

home-title = Play Othello
home-lead = Sixty-four squares, black and white discs, and a single move can turn everything around.
home-picture = A board in the middle of a game
home-play = Play
home-play-about = You are Black, against “{ $level }”
home-learn = Never played?
home-learn-about = Learn it in five minutes
home-continue = Continue your game
home-continue-level = Against “{ $level }”, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} played
home-continue-two = Two players, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} played
home-continue-computers = Computer against computer, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} played
home-levels = Choose an opponent
home-ways = Or else
home-two = Two on this device
home-options = More options
home-about = About OTHO

## Settings

settings-title = Settings
settings-appearance = Look
settings-theme = Theme
settings-theme-system = As on this device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-look = Board
settings-look-felt = Felt
settings-look-tactile = Tactile
settings-look-reverboule = Balls
settings-look-wood = Wood
settings-look-print = Print
settings-preview = Board to try it on
settings-preview-about = This board looks the way you set it. Play a move to see the discs turn.
settings-preview-restart = Start over
settings-coordinates = Letters and numbers at the edge
settings-coordinates-about = They name the columns and rows.
settings-legalSquares = Show where you may play
settings-legalSquares-about = A ring on each of these squares.
settings-flipPreview = Show what would turn over
settings-flipPreview-about = When you point at a square or reach it by keyboard.
settings-motion = Motion
settings-motion-system = As on this device
settings-motion-full = Turning discs
settings-motion-less = As little as possible
settings-touch-and-sound = Sound and touch
settings-sound = Sounds
settings-sound-about = For moves, passes, the last seconds and the end.
settings-sound-try = Try it
settings-volume = Volume
settings-volume-percent = { $percent } percent
settings-vibration = Vibration
settings-vibration-about = On a pass, where the device can do it.
settings-confirmTouch = Tap twice to play
settings-confirmTouch-about = The first tap chooses the square, the second one plays.
settings-listening = Listening and keyboard
settings-verbosity = Announcements
settings-verbosity-full = In full
settings-verbosity-short = Short
settings-text-mode = Text mode
settings-text-mode-about = Shows the game as text with a box for commands.
settings-shortcuts = Single-key shortcuts
settings-shortcuts-about = For example u to undo. Switch them off if they get in the way of a screen reader or voice control.
settings-keep = Back up or start afresh
settings-keep-about = Settings are kept in this browser only.
settings-export = Save to a file
settings-import = Read from a file
settings-reset = Reset all
settings-undo = Undo
settings-were-reset = All settings but the language are as they were at first.
settings-imported = The settings were read.
settings-not-imported = This file has no settings of OTHO in it. It should be one that was saved here.
settings-about = About OTHO, keyboard and offline play

## About

about-title = About OTHO
about-what = OTHO is for learning and playing Othello: against the computer, with someone next to you, with a mouse, a finger, the keyboard or a screen reader.
about-offline = Offline and installed
about-offline-ready = OTHO is stored in this browser and works without a network.
about-offline-later = As soon as everything has been loaded once, OTHO works without a network.
about-offline-never = This browser cannot store OTHO; it needs the network.
about-install = You can install it like an app:
about-install-phone = On a phone: open the browser’s menu or the share button and choose “Add to Home Screen”.
about-install-desktop = On a computer: choose “Install” in the address bar or in the browser’s menu.
about-insecure = This page came over plain http, without encryption. Playing works, but browsers then do not allow:
about-insecure-offline = playing without a network,
about-insecure-install = installing it as an app,
about-insecure-clipboard = copying a game with one click,
about-insecure-tabs = guarding a game against being played in two tabs at once.
about-insecure-way = All of this works over https, and on the computer OTHO runs on.
about-keys = Keyboard
about-keys-board = On the board
about-key-arrows = Arrows
about-key-home = Home
about-key-end = End
about-key-page-up = Page Up
about-key-page-down = Page Down
about-key-control-home = Ctrl + Home
about-key-control-end = Ctrl + End
about-key-enter = Enter
about-key-space = Space
about-keys-move = to the next square
about-keys-row = to the start or end of the row
about-keys-column = to the top or bottom of the column
about-keys-corner = to the first or last square
about-keys-play = plays on the square
about-keys-game = During a game
about-keys-game-about = One key is enough, as long as you are not typing.
about-keys-off = These shortcuts can be switched off in the settings.
about-keys-here-row = read the row you are on
about-keys-here-column = read the column you are on
about-keys-here-flips = say what the square you are on would flip
about-keys-undo = undo
about-keys-redo = redo
about-keys-earlier = look one move back
about-keys-later = look one move ahead
about-keys-turn = turn the board
about-keys-sound = sound on or off
about-keys-commands = In text mode
about-keys-commands-about = Type these into the command box; b, m, l, c, t, h and u work there too.
about-command-play = play on f5
about-command-board = read the whole board
about-command-row = read row 4
about-command-column = read column e
about-command-moves = list the legal moves
about-command-flips = say what f5 would flip
about-command-last = repeat the last move
about-command-counts = count the discs
about-command-clocks = read the clocks
about-command-hint = suggest a move
about-command-help = list all commands
about-licence = License and trademark
about-licence-text = OTHO is free software under the MIT License or the Apache License 2.0, whichever you prefer.
about-trademark = Othello is a registered trademark of its owner. OTHO is an independent program and is not affiliated with the owner of the trademark.
about-privacy = Your games and settings stay in this browser.

## The gallery of parts, for those who work on OTHO

gallery-title = Gallery of parts
gallery-about = Every part in every state, for checking by eye and by tool.
gallery-start = Start
gallery-middle = Middle game with last move
gallery-hint = Hint
gallery-turned = Seen from White’s side
gallery-plain = Without letters, numbers and rings
gallery-end = End
gallery-picture = Picture
gallery-on = On
gallery-off = Off
gallery-sentence = A sentence of ordinary length, to see how it fits and where it breaks.
gallery-nothing = Nothing here yet
gallery-wrong = Something went wrong
gallery-loading = Loading…
gallery-open = Open it
gallery-note = Show a note
gallery-note-action = Show a note with a button
gallery-error = Show an error
gallery-do = Do it
gallery-waiting = Waiting
gallery-turn = Their turn
gallery-thinking = Thinking
gallery-passed = Passed
gallery-passed-turn = Their turn after a pass
gallery-clock = Clock at rest
gallery-clock-running = Clock running
gallery-clock-low = Last seconds
gallery-periods = Byo-yomi
gallery-long-name = Long name
