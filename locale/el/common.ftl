# Words of the whole page.

page-title = Keyflower
page-skip = Μετάβαση στο περιεχόμενο
page-home = Keyflower, αρχική σελίδα

menu-learn = Μάθε να παίζεις
menu-settings = Ρυθμίσεις
menu-fair = Δίκαιες κληρώσεις
menu-sound = Ήχος
menu-open = Μενού
menu-close = Κλείσιμο μενού
menu-licences = Άδειες λογισμικού

button-cancel = Ακύρωση
button-close = Κλείσιμο
button-back = Πίσω
button-again = Νέα προσπάθεια
button-save = Αποθήκευση
button-copy = Αντιγραφή συνδέσμου
button-copied = Αντιγράφηκε

language = Γλώσσα
language-missing = Το Keyflower δεν υπάρχει ακόμη σε αυτή τη γλώσσα: { $language }. Η σελίδα είναι στα ελληνικά· όλες οι γλώσσες είναι στο μενού.
theme = Θέμα
theme-system = Όπως το σύστημα
theme-light = Ανοιχτό
theme-dark = Σκούρο

# Somebody at a table.
seat-you = Εσύ
seat-open = Κενή θέση
seat-bot = { $name } · { $strength }

# How strong a bot is; ids of GET /api/bots.
strength-beginner = Αρχάριος
strength-easy = Εύκολος
strength-medium = Μεσαίος
strength-strong = Δυνατός
strength-expert = Ειδικός
strength-master = Μάστορας

# What to expect of a bot that strong, in one short line.
strength-beginner-line = Παίζει στην τύχη: έχεις χρόνο να μάθεις τους κανόνες.
strength-easy-line = Παίρνει ό,τι φαίνεται καλύτερο τώρα. Γρήγορα θα το νικάς.
strength-medium-line = Σχεδιάζει ολόκληρη την κίνησή του. Ισάξιος αντίπαλος μόλις μάθεις τα πλακίδια.
strength-strong-line = Ξέρει λίγα πράγματα για το πώς κερδίζεται μια παρτίδα. Θα χρειαστείς σχέδιο.
strength-expert-line = Έμαθε παίζοντας δεκάδες χιλιάδες παρτίδες με τον εαυτό του. Δύσκολα νικιέται.
strength-master-line = Σκέφτεται και τις επόμενες κινήσεις. Ο πιο σκληρός αντίπαλος εδώ.
# How strong a bot was measured: a number as in chess, 1500 is average.
strength-rating = Αξιολόγηση { $rating }

loading = Φόρτωση…
loading-long = Αργεί περισσότερο από το συνηθισμένο. Ίσως ο διακομιστής έχει πολλή δουλειά.

# Lost connection: what is safe, and when it is tried again.
connection-lost = { $seconds ->
    [0] Η σύνδεση χάθηκε. Τίποτα δεν πήγε χαμένο· νέα προσπάθεια τώρα.
    [one] Η σύνδεση χάθηκε. Τίποτα δεν πήγε χαμένο· νέα προσπάθεια σε { $seconds } δευτερόλεπτο.
   *[other] Η σύνδεση χάθηκε. Τίποτα δεν πήγε χαμένο· νέα προσπάθεια σε { $seconds } δευτερόλεπτα.
}
connection-trying = Σύνδεση…
connection-now = Ξανά τώρα

missing-title = Δεν υπάρχει τίποτα εδώ
missing-text = Αυτή η διεύθυνση δεν οδηγεί πουθενά. Ίσως γράφτηκε λάθος ή το τραπέζι δεν υπάρχει πια.
missing-home = Στην αρχική σελίδα
