# People who share a device: choosing them, and the curtain between their turns.

curtain-title = { $name }, η σειρά σου
curtain-text = Πάρε τη συσκευή. Οι άλλοι κοιτάζουν αλλού.
curtain-secret = Ο καθένας αποφασίζει κρυφά, ο ένας μετά τον άλλο. Πάρε τη συσκευή· οι άλλοι κοιτάζουν αλλού.
curtain-open = Είμαι: { $name }
curtain-wait = Η κουρτίνα μένει κλειστή ώσπου να παίξει κάποιος εδώ.
curtain-undo = { $name }: αναίρεση της τελευταίας κίνησης
curtain-others = Θέλεις μόνο να κοιτάξεις;
curtain-close = Κλείσιμο της κουρτίνας
