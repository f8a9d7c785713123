### Lessons: what is said of an answer, besides what the lesson itself says.

lesson-unreadable = This lesson cannot be read: line { $line } is not as it should be.

lesson-not-squares = Squares are accepted here, such as d3 c4.
lesson-not-one-square = One square is accepted here, such as f5.
lesson-not-a-number = A number is accepted here, such as 12.

lesson-goes-on = Right so far.
lesson-extra = { $count ->
    [one] { $squares } does not belong there.
   *[other] { $squares } do not belong there.
}
lesson-missing = { $count ->
    [one] One square is still missing.
   *[other] { $count } squares are still missing.
}
