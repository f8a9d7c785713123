### Help about commands (help-position-moves) and their arguments (help-perft-arg-depth).

-position = The position: 64 squares from a1 to h8 (X, O, -) and the side to move, in quotes; - reads it from standard input
-games = A file of games, - for standard input, or the moves themselves, such as f5d6c3
-formats = transcript, board, obf, ggf, sgf, quest or wthor
-from = The format to read; without it, it is recognized: { -formats }
-threads = How many threads search side by side, from 1 to 256; without it
-hash = The memory of the search in megabytes; without it
-variant = What wins: othello, the most discs, or anti, the fewest; without it, othello

help-otho = Othello to learn, play, analyze and organize; without a command, it shows the web app
help-otho-arg-json = Answers with one JSON document
help-otho-arg-lang = The language: en, fr or cs; without it, that of the environment
help-otho-arg-help = Says how a command is used
help-otho-arg-version = Prints the version

help-position = Moves, flips and diagrams of a position
help-position-moves = Prints the legal moves from a1 to h8, or pass, or end
help-position-moves-arg-position = { -position }
help-position-flips = Prints the discs that a move flips, from a1 to h8
help-position-flips-arg-position = { -position }
help-position-flips-arg-square = The square of the move, such as f5
help-position-play = Prints the position after some moves; forced passes are made by themselves, after the last move too
help-position-play-arg-position = { -position }
help-position-play-arg-moves = The moves, such as f5d6c3; forced passes (pass) may be written or left out
help-position-show = Draws a position, with its counts and its moves
help-position-show-arg-position = { -position }
help-position-show-arg-svg = Draws it as an SVG picture
help-position-show-arg-braille = Draws it in Unicode Braille cells
help-position-show-arg-brf = Draws it for a Braille embosser (BRF)

help-perft = Counts the lines of play of a given length; the last line is the count
help-perft-arg-depth = How many turns the lines have, from 0 to 20
help-perft-arg-position = The position to count from, as in otho position; without it, the start
help-perft-arg-pass-free = A pass does not count as a turn

help-game = Replays recorded games
help-game-show = Prints a game: players, moves, final diagram, both counts and how it ended
help-game-show-arg-game = { -games }
help-game-show-arg-from = { -from }
help-game-show-arg-number = Which game, when there are several; without it, the first
help-game-check = Says ok, or which move is the first illegal one and why
help-game-check-arg-game = { -games }
help-game-check-arg-from = { -from }
help-game-check-arg-number = Which game, when there are several; without it, all
help-game-score = Prints both counts and how the game ended
help-game-score-arg-game = { -games }
help-game-score-arg-from = { -from }
help-game-score-arg-number = Which game, when there are several; without it, all

help-convert = Writes games and positions in another format
help-convert-arg-from = { -from }
help-convert-arg-files = The files to read, then the file to write; - is standard input and, in the last place, standard output
help-convert-arg-to = The format to write, when the name of the file does not tell: transcript, board, obf, ggf, sgf, quest, wthor, svg, braille or brf

help-solve = Finds exact scores: a line a position, and whether it agrees with the file
help-solve-arg-positions = A file of positions or games, - for standard input, or a position as in otho position; a game stands for the position it has come to
help-solve-arg-wld = Finds only who wins, or that it is a draw: + = -
help-solve-arg-variant = { -variant }; scores in files are those of Othello and are compared only there
help-solve-arg-threads = { -threads }, as many as the machine runs
help-solve-arg-hash = { -hash }, 256

help-analyze = Says what every move of a game was worth, what was better and why
help-analyze-arg-game = { -games }
help-analyze-arg-from = { -from }
help-analyze-arg-number = Which game, when there are several; without it, the first
help-analyze-arg-level = Looks as far as this level of play, by its number or name as otho levels lists them
help-analyze-arg-depth = How many moves ahead to look, from 1 to 30; without it, 12
help-analyze-arg-all = Words about good moves too, not only about mistakes
help-analyze-arg-threads = { -threads }, as many as the machine runs
help-analyze-arg-hash = { -hash }, 64

help-bench = Prints figures of speed; alone, the node count that tells one version of the search from another
help-bench-arg-figures = ffo solves the positions 40 to 59 of the FFO test, search shows the midgame, eval the evaluation, perft the move generation
help-bench-arg-from = The first position of ffo, from 40 on
help-bench-arg-to = The last position of ffo, up to 59
help-bench-arg-threads = { -threads }, one
help-bench-arg-hash = { -hash }, 512

help-gtp = Plays by the Go Text Protocol, for programs that play programs against one another
help-gtp-arg-level = The level of play, by its number or name as otho levels lists them; without it, as deep as the clock allows
help-gtp-arg-ponder = Thinks while the opponent does, when a clock runs and no level is set
help-gtp-arg-variant = { -variant }
help-gtp-arg-threads = { -threads }, as many as the machine runs
help-gtp-arg-hash = { -hash }, 256

help-nboard = Plays and analyzes by the protocol of NBoard, version 2
help-nboard-arg-level = The level that go plays at, by its number or name as otho levels lists them; without it, as deep as set depth says
help-nboard-arg-variant = { -variant }
help-nboard-arg-threads = { -threads }, as many as the machine runs
help-nboard-arg-hash = { -hash }, 256

help-cassio = Searches by the protocol of Cassio
help-cassio-arg-variant = { -variant }
help-cassio-arg-threads = { -threads }, as many as the machine runs
help-cassio-arg-hash = { -hash }, 256

help-play = Plays a game at the terminal
help-play-arg-game = A game to go on with, in any format that otho convert reads
help-play-arg-text = Plays line by line, for screen readers and Braille displays
help-play-arg-ascii = Draws with plain letters only; it does so by itself where the environment does not announce UTF-8
help-play-arg-still = Turns discs over at once, without animation
help-play-arg-sound = Rings the terminal’s bell when the computer has moved and when the game is over
help-play-arg-level = The level of the computer, by its number or name as otho levels lists them; without it, novice
help-play-arg-side = Who plays at the terminal: black, white, both or none; without it, black
help-play-arg-time = Limits the time: minutes (20), minutes and seconds a move (5+3), or minutes and byo-yomi (10+3x30)
help-play-arg-position = The position to begin from, as in otho position; without it, the start
help-play-arg-seed = The seed of the computer’s chance: the same number gives the same game
help-play-arg-variant = { -variant }

help-serve = Starts the web app and the engine behind it
help-serve-arg-host = The address to be reached at: 0.0.0.0 for all of this computer, so that others can use it too; without it, 127.0.0.1, for this computer alone
help-serve-arg-port = The port, or the next one that is not taken, 0 for any; without it, 8064
help-serve-arg-open = Opens the app in the browser, where there is a screen
help-serve-arg-no-open = Only says where the app is, as it does without --open
help-serve-arg-log = Tells what happens on standard error, in English, as text or as json
help-serve-arg-threads = { -threads }, all of the machine but one
help-serve-arg-hash = { -hash }, 256

help-levels = Lists the levels of play: what they feel like, how strong they are, how long they think

help-learn = Teaches the game: lists what there is to learn, or goes through a lesson or practice line by line
help-learn-arg-lesson = The lesson, such as initiation/board, or practice, or practice of one kind, such as practice/legal; without it, all are listed with what has been done
help-learn-arg-text = For speech and Braille: no drawn boards, and lines of 40 characters at most
help-learn-arg-seed = What chance depends on in practice: the same number gives the same exercises
help-learn-arg-variant = { -variant }; for practice

help-match = Lets players play against one another and says who is stronger, and by how much
help-match-arg-contestants = Two players or more: level:5 or level:club-player as otho levels lists them, depth:8, nodes:100000, time:0.5 (seconds a move), clock (as --clock allows), each perhaps with ,weights=FILE after it, or gtp:COMMAND or nboard:COMMAND for another program
help-match-arg-neighbors = Each player meets only so many of those who follow it in the list; without it, all
help-match-arg-games = How many games every two of them play; without it, 20
help-match-arg-concurrency = How many games are played side by side; without it, one
help-match-arg-clock = How many seconds each side has for a game; without it, games have no clock
help-match-arg-patience = How many seconds another program may think about a move in a game without a clock, before it forfeits; without it, 60
help-match-arg-sprt = Ends as soon as one of two Elo differences is ruled out, such as 0,10
help-match-arg-from-start = Begins every game with the first move; without it, with balanced openings of eight moves, each played with both colors
help-match-arg-seed = The seed of chance: the same number gives the same games; without it, 1
help-match-arg-log = A file that games are added to, in GGF; the same command goes on from there after a stop
help-match-arg-variant = { -variant }

help-completions = Prints completions for a shell
help-completions-arg-shell = The shell: bash, elvish, fish, powershell or zsh

help-man = Prints the manual page
help-man-arg-folder = A folder to write the pages of all commands to instead
