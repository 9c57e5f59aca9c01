# Puzzles: web/src/puzzles.

puzzle-title = Γρίφοι
puzzle-lead = Θέσεις από παρτίδες δυνατών μποτ όπου μία σειρά είναι ξεκάθαρα η καλύτερη. Τη βρίσκεις;
puzzle-rating = Η βαθμολογία σου
puzzle-solved-of = Λυμένοι
puzzle-count = { $solved } από { $tried }
puzzle-total = Γρίφοι εδώ
puzzle-solve = Λύσε έναν γρίφο
puzzle-themes = Εξασκήσου σε ένα θέμα
puzzle-all = Όλοι οι γρίφοι
puzzle-unknown = Δεν υπάρχει τέτοιος γρίφος.
puzzle-level-easy = Εύκολος
puzzle-level-medium = Μέτριος
puzzle-level-hard = Δύσκολος
puzzle-theme-bid_or_use = Προσφορά ή χρήση;
puzzle-theme-upgrade = Αναβάθμιση στην ώρα της
puzzle-theme-transport = Μεταφορά
puzzle-theme-loops_rivers = Κυκλικές διαδρομές και ποτάμια
puzzle-theme-winter_sets = Πόντοι του χειμώνα
puzzle-theme-denying = Πάρε το προβάδισμα
puzzle-about-bid_or_use = Οι ίδιοι εργάτες μπορούν να προσφέρουν για ένα πλακίδιο ή να χρησιμοποιήσουν ένα. Τι αξίζει περισσότερο;
puzzle-about-upgrade = Γύρισε το σωστό πλακίδιο στην καλύτερη πλευρά του όσο προλαβαίνεις.
puzzle-about-transport = Λίγα βήματα, πολλοί πόροι: μετακίνησε ό,τι μετράει.
puzzle-about-loops_rivers = Τοποθέτησε τα τελευταία πλακίδια ώστε να μετρούν δρόμοι, ποτάμια και γείτονες.
puzzle-about-winter_sets = Τα χειμωνιάτικα πλακίδια μετρούν ό,τι έχεις. Βρες αυτό που ταιριάζει.
puzzle-about-denying = Κάνε μεγαλύτερη προσφορά στο σωστό μέρος.
puzzle-task-last_turn = Η τελευταία σειρά: μετά πάνε όλοι πάσο. Πάρε τους περισσότερους πόντους· τα πλοία και η σειρά παιξίματος δεν μετρούν.
puzzle-task-transport = Μετακίνησε και αναβάθμισε για τους περισσότερους πόντους: μετά πάνε όλοι πάσο. Τα πλοία και η σειρά παιξίματος δεν μετρούν.
puzzle-task-building = Τοποθέτησε όλα τα πλακίδιά σου ώστε το χωριό σου να πάρει τους περισσότερους πόντους.
puzzle-task-searched = Βρες τη σειρά που σου δίνει τη μεγαλύτερη πιθανότητα νίκης.
puzzle-hint = Υπόδειξη { $step } από 3
puzzle-hint-tile = Πρόκειται για: { $tile }.
puzzle-again = Από την αρχή
puzzle-solution = Δείξε τη λύση
puzzle-why = Γιατί;
puzzle-next = Επόμενος γρίφος
puzzle-solved = Λύθηκε!
puzzle-close = Σωστή ιδέα, αλλά υπάρχει καλύτερος τρόπος.
puzzle-wrong = Υπάρχει καλύτερη σειρά.
puzzle-points = { $count ->
    [one] { $count } πόντος
   *[other] { $count } πόντοι
}
puzzle-best = Καλύτερο:
puzzle-compare = { $best } αντί για { $second } με την επόμενη καλύτερη ιδέα:
