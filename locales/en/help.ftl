### Help about commands (help-position-moves) and their arguments (help-perft-arg-depth).

-position = The position: 64 squares from a1 to h8 (X, O, -) and the side to move, in quotes; - reads it from standard input
-games = A file of games, - for standard input, or the moves themselves, such as f5d6c3
-formats = transcript, board, obf, ggf, sgf, quest or wthor
-from = The format to read; without it, it is found out: { -formats }

help-otho = Othello to learn, play, analyze and organize
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

help-completions = Prints completions for a shell
help-completions-arg-shell = The shell: bash, elvish, fish, powershell or zsh

help-man = Prints the manual page
help-man-arg-folder = A folder to write the pages of all commands to instead
