# The start page, a new table, and the room before the game.

lobby-title = Τέσσερις εποχές σε ένα χωριό δίπλα στο ποτάμι
lobby-lead = Κάνε προσφορές για πλακίδια, χρησιμοποίησέ τα, χτίσε το χωριό σου. Παίξε απόψε: εναντίον μποτ ή με φίλους, όπου κι αν βρίσκονται.
lobby-welcome = Καλώς ήρθες ξανά, { $name }

play-now = Παίξε τώρα
play-now-opponents = Αντίπαλοι
play-now-strength = Επίπεδο
play-now-count = { $count ->
    [one] { $count } αντίπαλος
   *[other] { $count } αντίπαλοι
}
play-now-begin = Παίξε τώρα
play-now-begun = Στήνεται το τραπέζι…
play-now-time = { $count ->
    [one] Περίπου { $minutes } λεπτά εναντίον { $count } μποτ.
   *[other] Περίπου { $minutes } λεπτά εναντίον { $count } μποτ.
}

invite-friends = Πρόσκληση φίλων
invite-friends-text = Ένα τραπέζι με σύνδεσμο: θέσεις για ανθρώπους και μποτ, ο ρυθμός σου, οι επιλογές σου.
here-play = Παίξε στη συσκευή σου
here-text = Λειτουργεί και εκτός σύνδεσης. Φορτώνει περίπου 7 MB μία φορά.
game-here = Σε αυτή τη συσκευή
lobby-puzzles = Γρίφοι

# For people without games: the tutorial.
first-steps = Μάθε σε πέντε λεπτά
first-steps-text = Παίξε την πρώτη σου εποχή, βήμα βήμα.

my-games = Οι παρτίδες μου
my-games-empty = Καμία παρτίδα ακόμη. Παίξε μία τώρα.
my-games-your-turn = { $count ->
    [one] { $count } τραπέζι σε περιμένει.
   *[other] { $count } τραπέζια σε περιμένουν.
}
open-tables = Ανοιχτά τραπέζια
open-tables-empty = Κανείς δεν περιμένει παίκτες. Φτιάξε ένα τραπέζι που να το βρίσκουν κι άλλοι.
watch = Παρακολούθηση
watch-empty = Καμία παρτίδα για παρακολούθηση αυτή τη στιγμή.
finished-games = Τελειωμένες παρτίδες
finished-games-empty = Εδώ φυλάγονται οι τελειωμένες παρτίδες, για να τις ξαναδείς κίνηση προς κίνηση.
finished-games-more = { $count ->
    [one] Εμφάνιση { $count } ακόμη
   *[other] Εμφάνιση { $count } ακόμη
}

game-your-turn = Η σειρά σου
game-waiting-for = Αναμονή: { $name }
game-waiting-for-several = { $count ->
    [one] Αναμονή για { $count } παίκτη
   *[other] Αναμονή για { $count } παίκτες
}
game-not-begun = { $free ->
    [0] Όλες οι θέσεις είναι πιασμένες
    [one] { $free } κενή θέση
   *[other] { $free } κενές θέσεις
}
game-over-won = Νίκησες
game-over-won-by = Νίκη: { $name }
game-over-shared = Κοινή νίκη
game-abandoned = Εγκαταλείφθηκε
game-broken = Αυτή η παρτίδα δεν μπορεί να συνεχιστεί
game-open = Στο τραπέζι
game-join = Συμμετοχή
game-watch = Παρακολούθηση
game-replay = Αναπαραγωγή
game-tutorial = Εκμάθηση
game-uploaded = Παρτίδα από αρχείο

# Seats and status in one sentence, for screen readers.
game-name = Τραπέζι με παίκτες: { $players }. { $status }

pace-none = Χωρίς ρολόι
pace-live = { $seconds } δευτ. για κάθε απόφαση
pace-live-reserve = { $seconds } δευτ. για κάθε απόφαση, { $minutes } λ. εφεδρικά
pace-slow-hours = { $hours ->
    [one] { $hours } ώρα για κάθε απόφαση
   *[other] { $hours } ώρες για κάθε απόφαση
}
pace-slow-days = { $days ->
    [one] { $days } ημέρα για κάθε απόφαση
   *[other] { $days } ημέρες για κάθε απόφαση
}

me-name = Το όνομά σου
me-guest = Επισκέπτης
me-elsewhere = Παίξε σε άλλη συσκευή
me-elsewhere-text = Άνοιξε εκεί αυτόν τον σύνδεσμο μέσα σε μία ώρα. Ισχύει μία φορά και όποιος τον ανοίξει παίζει στη θέση σου: μην τον στείλεις σε κανέναν άλλο.
me-adopt-title = Παίξε εδώ με το όνομά σου
me-adopt-text = Αυτός ο σύνδεσμος κάνει δικό σου αυτόν τον περιηγητή: το όνομά σου, οι θέσεις σου και οι παρτίδες σου. Ισχύει μία φορά.
me-adopt-warning = Ως τώρα παίζεις εδώ με το όνομα { $name }. Χωρίς άλλη συσκευή που παίζει ως { $name }, δεν θα μπορείς να επιστρέψεις σε αυτές τις παρτίδες.
me-adopt-yes = Μεταφορά εδώ

join-title = Έχεις πρόσκληση
join-looking = Αναζήτηση του τραπεζιού σου…

room-link = Σύνδεσμος για αυτό το τραπέζι
room-link-text = Όποιος τον έχει μπορεί να πάρει μια κενή θέση.
room-link-renew = Αλλαγή συνδέσμου
room-abandoned = Αυτό το τραπέζι εγκαταλείφθηκε πριν αρχίσει η παρτίδα.
room-broken = Τα αποθηκευμένα δεδομένα της παρτίδας έχουν υποστεί ζημιά και ο διακομιστής δεν μπορεί να τη συνεχίσει. Οι άλλες παρτίδες σου δεν επηρεάζονται. Μπορείς να κατεβάσεις το αρχείο της και να το στείλεις σε όποιον διαχειρίζεται τον διακομιστή.
room-broken-file = Λήψη αρχείου παρτίδας
room-chat = Συνομιλία
room-chat-empty = Κανείς δεν έχει γράψει ακόμη.
room-chat-write = Γράψε στο τραπέζι
room-chat-send = Αποστολή
replay-upload = Άνοιγμα αρχείου παρτίδας
replay-upload-busy = Ανάγνωση αρχείου…
replay-upload-text = Δες μια παρτίδα που παίχτηκε αλλού: διάλεξε το αρχείο της.
