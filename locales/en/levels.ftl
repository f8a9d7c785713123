### The levels of play: names, and what it is like to play against them.

level-unknown = “{ $found }” is not a level; a number from 1 to { $most } or an id such as maximiser is accepted.

level-first-steps = First steps
level-first-steps-about = Stays in the middle and creeps up to the corners, so that you can take them.

level-maximiser = Maximiser
level-maximiser-about = Always flips as many discs as it can, and wonders at the end where they went.

level-corner-hunter = Corner hunter
level-corner-hunter-about = Takes a corner whenever it can, else as many discs as possible; gives corners away as gladly.

level-corner-guard = Corner guard
level-corner-guard-about = Takes corners and avoids the squares beside them, but overlooks what its moves open elsewhere.

level-novice = Novice
level-novice-about = Also makes sure that your next move is no corner; beyond that it counts discs.

level-apprentice = Apprentice
level-apprentice-about = Has a feeling for good positions, thinks one move ahead and is easily distracted.

level-casual = Family player
level-casual-about = Sees your reply; plays sensibly on a Sunday afternoon, with a few big mistakes in every game.

level-regular = Regular
level-regular-about = Makes fewer mistakes; you win by waiting for them.

level-club-newcomer = Club newcomer
level-club-newcomer-about = Has understood mobility and counts the last moves; loses the thread when it gets complicated.

level-club-player = Club player
level-club-player-about = Steady through the whole game, with a bad moment or two.

level-tournament-player = Tournament player
level-tournament-player-about = Gives almost nothing away, and plays the endgame well.

level-expert = Expert
level-expert-about = Errs only where one has to look further than six moves ahead; plays the last twelve squares exactly.

level-master = Master
level-master-about = Looks eight moves ahead; hardly any human opponent beats it.

level-grandmaster = Grandmaster
level-grandmaster-about = Looks twelve moves ahead, and plays the last eighteen squares perfectly.

level-champion = Champion
level-champion-about = Everything this machine finds in three seconds.

level-analysis = Analysis
level-analysis-about = Thinks until you stop it or until the truth is found.
