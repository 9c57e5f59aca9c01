# Going through a game again: web/src/features/replay.

replay-screen = Αναπαραγωγή
replay-of = Αναπαραγωγή: { $names }
replay-before = Πριν από την πρώτη κίνηση

replay-timeline = Στιγμή της παρτίδας
replay-position = { $at } από { $last }
replay-chapter = { $season ->
    [spring] Στην αρχή της άνοιξης
    [summer] Στην αρχή του καλοκαιριού
    [autumn] Στην αρχή του φθινοπώρου
   *[winter] Στην αρχή του χειμώνα
}
replay-graph = Πιθανότητα νίκης κάθε παίκτη, κίνηση προς κίνηση
replay-share-of = Πιθανότητα νίκης: { $name }, { $share }

replay-first = Στην αρχή
replay-back = Μία κίνηση πίσω
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-forward = Μία κίνηση μπροστά
replay-last = Στο τέλος
replay-speed = Ταχύτητα
replay-speed-value = { $speed }×
replay-keys = Πλήκτρα: ← → μία κίνηση, Διάστημα αναπαραγωγή, Home και End αρχή και τέλος, Page Up και Page Down εποχές.

replay-viewer = Οπτική
replay-viewer-open = Ανοιχτά παραπετάσματα
replay-viewer-spectator = Θεατής
replay-viewer-own = Όπως τα βλέπεις εσύ
replay-running = Η παρτίδα συνεχίζεται: φαίνονται μόνο όσα επιτρέπεται να ξέρεις.

replay-share = Κοινοποίηση
replay-share-label = Σύνδεσμος για αυτή τη στιγμή
replay-download = Αρχείο παρτίδας
replay-continue = Συνέχεια από εδώ
replay-continue-title = Συνέχεια από εδώ εναντίον μποτ
replay-continue-text = Από αυτή τη στιγμή αρχίζει μια νέα παρτίδα. Παίρνεις μία θέση και τα μποτ τις υπόλοιπες.
replay-continue-seat = Η θέση σου
replay-continue-bot = Επίπεδο των μποτ
replay-continue-go = Έναρξη
replay-scores = Τελική βαθμολογία
replay-log = Όλες οι κινήσεις
replay-table = Το τραπέζι αυτή τη στιγμή

# What a player has behind the screen.
replay-screen-of = Πίσω από το παραπέτασμα
replay-turning = Κρίσιμα σημεία
replay-try = Βρίσκεις κάτι καλύτερο εδώ; Συνέχισε από εδώ και δοκίμασέ το.
