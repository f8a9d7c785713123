### The page of the games that are kept.

games-title = My games
games-new = New game
games-loading = Loading your games…
games-empty = There are no games yet.
games-empty-about = Every game is kept here from its first move; games of other programs can be imported.
games-refused-title = The browser refuses OTHO access to your games.
games-refused-about = This happens in private windows, or when storage is blocked. You can play all the same, but nothing is kept.

games-search = Search
games-search-clear = Clear the search
games-order = Order
games-order-latest = Latest first
games-order-oldest = Oldest first
games-order-title = By name
games-order-longest = Longest first
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count games are found of $all.
games-count-found = { $count ->
    [0] No game matches the search.
    [one] { $count } game of { $all }
   *[other] { $count } games of { $all }
}
games-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}

games-two-people = Two people
games-variant-othello = Othello
games-variant-anti = Anti-Othello
games-plies = { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}
games-goes-on = in progress
games-result = { $winner ->
    [black] Black won { $black }–{ $white }
    [white] White won { $white }–{ $black }
   *[none] draw { $black }–{ $white }
}

## What can be done with a game.

games-rename = Rename “{ $title }”
games-rename-label = Name of “{ $title }”
games-rename-save = Save
games-rename-cancel = Cancel
games-delete = Delete “{ $title }”
# $title is the one that was deleted last.
games-deleted = { $count ->
    [one] “{ $title }” is deleted.
   *[other] { $count } games are deleted.
}
games-undo = Undo
games-brought-back = { $count ->
    [one] The game is back.
   *[other] { $count } games are back.
}
games-played-elsewhere = “{ $title }” is open in another tab; close it there first.
games-change-refused = The browser refused to store the change; nothing was lost.

## Exporting.

games-export = Export “{ $title }”
games-export-all = Export all
games-export-as = File format
games-download = Download
games-writing = Writing…
games-export-refused = { $count ->
    [one] One game does not fit this format. { $first }
   *[other] { $count } games do not fit this format, the first because of this: { $first }
}
# $format is an id such as sgf, $extension the ending of the file.
games-format = { $format ->
    [library] OTHO library (.{ $extension })
    [transcript] Moves as text (.{ $extension })
    [board] Last position as text (.{ $extension })
    [obf] Last position, OBF (.{ $extension })
    [ggf] GGF (.{ $extension })
    [sgf] SGF (.{ $extension })
    [quest] Othello Quest (.{ $extension })
    [wthor] WTHOR (.{ $extension })
    [svg] Diagram, vector graphics (.{ $extension })
    [braille] Diagram in Braille (.{ $extension })
    [brf] Diagram for Braille embossers (.{ $extension })
   *[other] { $format } (.{ $extension })
}
games-format-about = { $format ->
    [library] Everything, with undone moves and clocks; to import here again.
    [transcript] f5d6c3 and so on, readable everywhere.
    [board] The squares as eight rows of letters, and whose turn it is.
    [obf] For programs that solve positions.
    [quest] As the app of that name writes its games.
    [ggf] For programs of the Generic Game Server.
    [sgf] For most programs that show games.
    [wthor] As archives of tournaments have it: three files that belong together.
    [svg] A picture that can be printed at any size.
    [braille] To read on a Braille display.
    [brf] To print as dots.
   *[other] For other programs.
}

## Importing.

games-import = Import files
games-importing = { $count ->
    [0] Reading…
    [one] Reading: { $count } game so far…
   *[other] Reading: { $count } games so far…
}
games-report = What was imported
games-report-close = Close the report
games-taken = { $count ->
    [0] No game was added.
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
games-present = { $count ->
    [one] { $count } game was there already.
   *[other] { $count } games were there already.
}
games-refused = { $count ->
    [one] One thing was refused:
   *[other] { $count } things were refused:
}
games-refused-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}
# $reason is a sentence.
games-refused-number = Number { $number }: { $reason }
games-not-a-game = This is not a game that OTHO exported.
games-only-position = This is a position, not a game; it can be the start of a new game.
games-unreadable = The file could not be opened.
games-damaged = The file is damaged; the games that are whole were read.
games-no-room = The browser had no room for more games; the earlier ones were kept.

## Whether the browser may throw the games away.

games-storage-at-risk = When it is short of space, the browser may delete these games.
games-storage-persist = Ask it not to
games-storage-kept = The browser keeps these games until you delete them.
games-storage-refused = The browser promised nothing; an export keeps your games safe.
