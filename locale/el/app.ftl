# The app around the pages: profile, invitations, and being offline.

menu-profile = Το προφίλ σου
invitations = Σε κάλεσαν
invitation-decline = Όχι, ευχαριστώ
invitation-block = Αποκλεισμός οικοδεσπότη
me-return = Έχεις ξαναπαίξει εδώ;
offline-title = Είσαι εκτός σύνδεσης
offline-text = Οι παρτίδες σου είναι ασφαλείς στον διακομιστή. Η σελίδα θα φορτωθεί μόνη της μόλις συνδεθείς.
offline-learn = Ανάγνωση κανόνων

# What a link to a page shows in a chat or a feed.
preview-lobby = Παίξε Keyflower με φίλους ή με μποτ, στον περιηγητή σου.
preview-invited = Σε κάλεσαν σε μια παρτίδα Keyflower.
preview-daily = Η παρτίδα της ημέρας του Keyflower: ίδια πλακίδια και ίδιοι αντίπαλοι για όλους. Πόσους πόντους θα κάνεις;
preview-puzzles = Ένας γρίφος του Keyflower: βρες την καλύτερη κίνηση.
preview-waiting = { $free ->
    [one] Ένα τραπέζι Keyflower με μία κενή θέση.
   *[other] Ένα τραπέζι Keyflower με { $free } κενές θέσεις.
}
preview-playing = Μια παρτίδα Keyflower: { $players }.
preview-finished = Μια τελειωμένη παρτίδα Keyflower: { $players }.
preview-uploaded = Μια παρτίδα Keyflower από αρχείο που ανέβηκε: { $players }.
preview-player = { $name } { $points }
