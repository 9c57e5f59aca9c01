# People at the table: villagers and their faces, presence, phrases, invitations.

# The villagers: bots bear their names, people may choose their portraits. One line of character,
# which promises nothing about strength.
villager-nora = Νόρα
villager-nora-line = Μετράει δύο φορές, προσφέρει μία.
villager-emil = Εμίλ
villager-emil-line = Ξέρει κάθε πλοίο από το τρίξιμό του.
villager-lina = Λίνα
villager-lina-line = Πρώτα τρέχει, στον δρόμο σχεδιάζει.
villager-toma = Τόμα
villager-toma-line = Περιμένει. Κι ύστερα περιμένει λίγο ακόμη.
villager-mina = Μίνα
villager-mina-line = Χαμογελά όταν ανεβαίνει η τιμή.
villager-leo = Λέο
villager-leo-line = Δεν υπάρχει πλακίδιο που να μην του αρέσει.
villager-petra = Πέτρα
villager-petra-line = Χτίζει ίσια, μιλά σταράτα.
villager-darius = Δαρείος
villager-darius-line = Σκεφτόταν τον χειμώνα από την άνοιξη.

# How strong a bot is, for screen readers and on the badge; $strength is one of strength-….
strength-level = Επίπεδο: { $strength }, { $level } από 6

# Choosing a portrait and a name.
me-face = Το πορτρέτο σου
me-face-emblem = Το έμβλημα της θέσης σου
me-name-longest = Πιο μεγάλο δεν γίνεται: ένα όνομα έχει ως { $most } χαρακτήρες.
room-name-title = Πώς να σε φωνάζουν οι άλλοι;
room-name-sit = Κάθομαι

# Inviting and sharing, at the table and before the game.
share-title = Πρόσκληση, κοινοποίηση
share-watch = Σύνδεσμος για θεατές
share-watch-text = Όποιος τον έχει μπορεί να παρακολουθεί, αλλά δεν βλέπει πίσω από τα παραπετάσματα.
share-watch-off = Αυτό το τραπέζι δεν δέχεται θεατές.
share-qr = Κωδικός QR: { $what }
share-qr-text = Ή στρέψε εδώ την κάμερα της άλλης συσκευής.
share-local = Μόνο αυτός ο υπολογιστής ανοίγει αυτόν τον σύνδεσμο. Για να έρθουν κι άλλοι, ξεκίνα τον διακομιστή με «{ $command }» και άνοιξε τη σελίδα από τη διεύθυνση αυτού του υπολογιστή.

# Who is at the table just now.
presence-here = { $name }: στο τραπέζι
presence-away = { $name }: λείπει
presence-spectators = { $count ->
    [one] { $count } θεατής
   *[other] { $count } θεατές
}

# Quick phrases of the chat: everyone reads them in their own language.
phrases = Έτοιμες φράσεις
phrase-hello = Γεια!
phrase-luck = Καλή τύχη!
phrase-nice = Ωραία κίνηση!
phrase-thanks = Ευχαριστώ!
phrase-moment = Ένα λεπτό, παρακαλώ.
phrase-oops = Ωχ!
phrase-back = Γύρισα.
phrase-good_game = Ωραία παρτίδα!

# A gentle reminder to those whose turn it is; it also stands in the chat.
phrase-nudge = Σειρά σου, όποτε μπορείς.
nudge = Υπενθύμιση
nudge-text = Υπενθύμιση σε όσους περιμένει το τραπέζι, το πολύ μία φορά το λεπτό.
nudge-got = { $name }: «Σειρά σου, όποτε μπορείς.»

# Addresses that lead nowhere.
missing-learn = Μάθε το παιχνίδι
missing-replay-title = Αυτή η παρτίδα δεν είναι εδώ
missing-replay-text = Ίσως ο σύνδεσμος γράφτηκε λάθος ή η παρτίδα δεν υπάρχει πια. Αν έχεις το αρχείο της, μπορείς να το ανοίξεις εδώ.

# In menus: a channel hears whose turn it is.
menu-webhook = Μήνυμα σε κανάλι
