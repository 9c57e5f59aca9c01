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
puzzle-about-bid_or_use = Με τους ίδιους εργάτες κάνεις προσφορά για ένα πλακίδιο ή χρησιμοποιείς ένα. Τι αξίζει περισσότερο;
puzzle-about-upgrade = Γύρισε το σωστό πλακίδιο στην καλύτερη πλευρά του όσο προλαβαίνεις.
puzzle-about-transport = Λίγα βήματα, πολλοί πόροι: μετάφερε ό,τι μετράει.
puzzle-about-loops_rivers = Τοποθέτησε τα τελευταία πλακίδια ώστε να μετράνε δρόμοι, ποτάμια και γείτονες.
puzzle-about-winter_sets = Τα πλακίδια χειμώνα μετράνε ό,τι έχεις. Βρες αυτό που ταιριάζει.
puzzle-about-denying = Ξεπέρασε μια προσφορά στο σωστό σημείο.
# A puzzle from a game of one’s own; what was played follows puzzle-about-missed.
puzzle-theme-missed = Βρες τι σου ξέφυγε
puzzle-about-missed = Στο παιχνίδι διάλεξες:
puzzle-game = Πίσω στο παιχνίδι
puzzle-task-last_turn = Η τελευταία κίνηση: μετά πάνε όλοι πάσο. Πάρε όσο γίνεται περισσότερους πόντους.
puzzle-task-transport = Μετάφερε και αναβάθμισε για όσο γίνεται περισσότερους πόντους: μετά πάνε όλοι πάσο.
puzzle-task-building = Τοποθέτησε όλα τα πλακίδιά σου ώστε το χωριό σου να δώσει τους περισσότερους πόντους.
puzzle-task-searched = { $season ->
    [spring] Το παιχνίδι σου, άνοιξη: βρες την κίνηση που κερδίζει πιο συχνά.
    [summer] Το παιχνίδι σου, καλοκαίρι: βρες την κίνηση που κερδίζει πιο συχνά.
    [autumn] Το παιχνίδι σου, φθινόπωρο: βρες την κίνηση που κερδίζει πιο συχνά.
   *[winter] Το παιχνίδι σου, χειμώνας: βρες την κίνηση που κερδίζει πιο συχνά.
}
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
puzzle-compare = Καλύτερη κίνηση: { $best }. Δεύτερη καλύτερη ιδέα: { $second }.
puzzle-compare-missed = Η καλύτερη κίνηση κερδίζει το { $best } των παιχνιδιών, αυτή που έπαιξες το { $second }.
# $mine and $best: points, or a chance of winning.
puzzle-refuted = Η κίνησή σου: { $mine }. Η καλύτερη: { $best }.
# Why a turn is best: what $tile brings, and what the next best turn gets for it.
puzzle-point = { $how ->
    [won] Κερδίζεις το «{ $tile }», που δίνει
    [upgraded] Αναβαθμισμένο, το «{ $tile }» δίνει
    [gold] Ο χρυσός που κρατάς δίνει
   *[other] Έτσι το «{ $tile }» δίνει
} { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}· { $less ->
    [0] η δεύτερη καλύτερη ιδέα δεν παίρνει τίποτα γι’ αυτό.
   *[other] η δεύτερη καλύτερη ιδέα μόνο { $less }.
}
# A step of the best turn, beside hint-bid and the like.
puzzle-place = Τοποθέτηση: «{ $tile }» δίπλα σε { $tiles }
puzzle-streak = Στη σειρά
puzzle-back = Μία ενέργεια πίσω
puzzle-forward = Μία ενέργεια μπροστά
