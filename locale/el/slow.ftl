# Slow games, at the table: prepared bids, notes, the next table that waits.

prepare = Ετοίμασε προσφορά
prepared = { $count ->
    [one] { $count } έτοιμη προσφορά
   *[other] { $count } έτοιμες προσφορές
}
prepare-title = Προσφορές για τις επόμενες σειρές σου
prepare-text = Γίνονται για σένα όταν έρθει η σειρά σου, με όσο λιγότερους εργάτες γίνεται, και ανεβαίνουν ως το όριό σου. Κανείς άλλος δεν τις βλέπει.
prepare-tile = Πλακίδιο
prepare-colour = Χρώμα
prepare-most = Έως
prepare-add = Προσθήκη
prepare-item = { $name }, έως { $most }
prepare-remove = Αφαίρεση: { $name }
prepare-pass = Πάσο όταν δεν υπάρχει τίποτα να γίνει
prepare-pass-text = Μέχρι να σε ξεπεράσουν εκεί όπου δεν ετοίμασες τίποτα.

cancelled-outbid = Η έτοιμη προσφορά σου για { $name } ακυρώθηκε: οι άλλοι δίνουν { $most } ή περισσότερα.
cancelled-colour = Η έτοιμη προσφορά σου για { $name } ακυρώθηκε: οι προσφορές εκεί είναι σε άλλο χρώμα.
cancelled-workers = Η έτοιμη προσφορά σου για { $name } ακυρώθηκε: δεν έχεις αρκετούς εργάτες αυτού του χρώματος.
cancelled-season = Η έτοιμη προσφορά σου για { $name } άργησε: η εποχή τελείωσε.
cancelled-gone = Η έτοιμη προσφορά σου για { $name } ακυρώθηκε: το πλακίδιο δεν υπάρχει πια.
cancelled-read = Εντάξει

notes = Οι σημειώσεις μου
notes-text = Μόνο εσύ τις διαβάζεις.
next-game = Επόμενη παρτίδα
