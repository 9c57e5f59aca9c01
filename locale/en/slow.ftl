# Slow games, at the table: prepared bids, notes, the next table that waits.

prepare = Prepare a bid
prepared = { $count ->
    [one] { $count } bid prepared
   *[other] { $count } bids prepared
}

notes = My notes
notes-text = Only you can read them.
next-game = Next game
