# Slow games, at the table: prepared bids, notes, the next table that waits.

prepare = Ετοιμασία προσφοράς
prepared = { $count ->
    [one] { $count } έτοιμη προσφορά
   *[other] { $count } έτοιμες προσφορές
}

notes = Οι σημειώσεις μου
notes-text = Μόνο εσύ τις διαβάζεις.
next-game = Επόμενη παρτίδα
