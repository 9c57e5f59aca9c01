# People who share a device: choosing them, and the curtain between their turns.

new-seat-here = Κάποιος εδώ
new-seat-here-name = Όνομα παίκτη στη θέση { $number }
new-seat-name = Όνομα
new-seat-here-text = Μοιράζεστε αυτή τη συσκευή. Ανάμεσα στους γύρους μια κουρτίνα κρύβει όσα ανήκουν στον καθένα.
room-here-title = Ποιος άλλος παίζει σε αυτή τη συσκευή;

curtain-title = { $name }, η σειρά σου
curtain-text = Πάρε τη συσκευή. Οι άλλοι κοιτάζουν αλλού.
curtain-secret = Ο καθένας αποφασίζει κρυφά, ο ένας μετά τον άλλο. Πάρε τη συσκευή· οι άλλοι κοιτάζουν αλλού.
curtain-open = Είμαι: { $name }
curtain-wait = Η κουρτίνα μένει κλειστή ώσπου να παίξει κάποιος εδώ.
curtain-undo = { $name }: αναίρεση της τελευταίας κίνησης
curtain-others = Θέλεις μόνο να κοιτάξεις;
curtain-close = Κλείσιμο της κουρτίνας
