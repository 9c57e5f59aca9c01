# Puzzles: web/src/features/puzzles.

puzzle-title = Γρίφοι
puzzle-lead = Θέσεις από παρτίδες δυνατών μποτ όπου μία κίνηση είναι ξεκάθαρα η καλύτερη. Τη βρίσκεις;
puzzle-rating = Αξιολόγηση
puzzle-solved-of = Λυμένοι
puzzle-count = { $solved } από { $tried }
puzzle-total = Γρίφοι
puzzle-solve = Λύσε έναν γρίφο
puzzle-themes = Εξασκήσου σε ένα θέμα
puzzle-all = Όλοι οι γρίφοι
puzzle-unknown = Δεν υπάρχει τέτοιος γρίφος.
puzzle-level-easy = Εύκολος
puzzle-level-medium = Μέτριος
puzzle-level-hard = Δύσκολος
puzzle-about-bid_or_use = Με τους ίδιους εργάτες κάνεις προσφορά για ένα πλακίδιο ή χρησιμοποιείς ένα. Τι αξίζει περισσότερο;
puzzle-about-upgrade = Γύρισε το σωστό πλακίδιο στην καλύτερη πλευρά του όσο προλαβαίνεις.
puzzle-about-transport = Λίγα βήματα, πολλοί πόροι: μετάφερε ό,τι μετράει.
puzzle-about-loops_rivers = Τοποθέτησε τα τελευταία πλακίδια ώστε να μετράνε δρόμοι, ποτάμια και γείτονες.
puzzle-about-winter_sets = Τα πλακίδια χειμώνα μετράνε ό,τι έχεις. Βρες αυτό που ταιριάζει.
puzzle-about-denying = Ξεπέρασε μια προσφορά στο σωστό σημείο.
puzzle-task-last_turn = Η τελευταία κίνηση: μετά πάνε όλοι πάσο. Πάρε όσο γίνεται περισσότερους πόντους.
puzzle-task-transport = Μετάφερε και αναβάθμισε για όσο γίνεται περισσότερους πόντους: μετά πάνε όλοι πάσο.
puzzle-task-building = Τοποθέτησε όλα τα πλακίδιά σου ώστε το χωριό σου να δώσει τους περισσότερους πόντους.
puzzle-task-searched = Βρες την κίνηση που σου δίνει τη μεγαλύτερη πιθανότητα νίκης.
puzzle-uncounted = Τα πλοία και η σειρά παιξίματος δεν μετράνε.
puzzle-hint = Υπόδειξη { $step } από 3
puzzle-hint-tile = Έχει να κάνει με το πλακίδιο «{ $tile }».
puzzle-again = Από την αρχή
puzzle-solution = Εμφάνιση λύσης
puzzle-why = Γιατί;
puzzle-next = Επόμενος γρίφος
puzzle-close = Σωστή ιδέα, αλλά γίνεται και καλύτερα.
puzzle-wrong = Υπάρχει καλύτερη κίνηση.
puzzle-points = { $count ->
    [one] { $count } πόντος
   *[other] { $count } πόντοι
}
puzzle-best = Το καλύτερο:
puzzle-compare = { $best }· με τη δεύτερη καλύτερη ιδέα { $second }:
puzzle-streak = Στη σειρά
puzzle-watch = Δες το τραπέζι.
puzzle-back = Μία ενέργεια πίσω
puzzle-forward = Μία ενέργεια μπροστά
