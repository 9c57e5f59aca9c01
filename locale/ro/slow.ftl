# Slow games, at the table: prepared bids, notes, the next table that waits.

prepare = Pregătește o ofertă
prepared = { $count ->
    [one] { $count } ofertă pregătită
    [few] { $count } oferte pregătite
   *[other] { $count } de oferte pregătite
}

notes = Notițele mele
notes-text = Doar tu le poți citi.
next-game = Partida următoare
