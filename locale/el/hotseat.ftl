# People who share a device: choosing them, and the curtain between their turns.

curtain-title = { $name }, η σειρά σου
curtain-text = Πάρε τη συσκευή. Οι άλλοι κοιτάζουν αλλού.
curtain-secret = Όλοι αποφασίζουν κρυφά, με τη σειρά. Πάρε τη συσκευή· οι άλλοι κοιτάζουν αλλού.
curtain-open = Είμαι: { $name }
curtain-wait = Η κουρτίνα θα ανοίξει όταν έρθει η σειρά κάποιου ατόμου σε αυτή τη συσκευή.
curtain-undo = { $name }: αναίρεση κίνησης
curtain-others = Θέλεις μόνο να κοιτάξεις;
curtain-close = Κλείσιμο της κουρτίνας
