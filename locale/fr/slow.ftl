# Slow games, at the table: prepared bids, notes, the next table that waits.

prepare = Préparer une enchère
prepared = { $count ->
    [one] { $count } enchère préparée
   *[other] { $count } enchères préparées
}

notes = Mes notes
notes-text = Personne d’autre ne peut les lire.
next-game = Partie suivante
