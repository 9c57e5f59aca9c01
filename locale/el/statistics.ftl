statistics-which = Ποιες παρτίδες
statistics-which-all = Όλες
statistics-which-daily = Της ημέρας
statistics-which-others = Άλλες
statistics-empty = Καμία παρτίδα δεν τελείωσε ακόμη εδώ. Παίξε μία και δες πώς τα πήγες.
statistics-pending = { $count ->
    [one] Αναλύεται ακόμη { $count } παρτίδα…
   *[other] Αναλύονται ακόμη { $count } παρτίδες…
}
statistics-games = Παρτίδες
statistics-won = Νίκες
statistics-points = Μέσοι πόντοι
statistics-best = Καλύτερο
statistics-progress = Εξέλιξη
statistics-progress-text = { $count ->
    [one] Πόντοι από { $count } παρτίδα
   *[other] Πόντοι από { $count } παρτίδες, η παλαιότερη πρώτη
}
statistics-not-won = Χωρίς νίκη
statistics-mean = Μέσος όρος { $count } παρτίδων
statistics-players = Ανά πλήθος παικτών
statistics-players-head = Παίκτες
statistics-opponents = Ανά αντίπαλο
statistics-opponents-head = Αντίπαλος
statistics-par = Ισάξιοι παίκτες θα κέρδιζαν { $share }
statistics-par-text = Το σημάδι δείχνει πόσο θα κέρδιζαν ισάξιοι παίκτες.
statistics-sources = Από πού έρχονται οι πόντοι σου
statistics-tiles = Τα αγαπημένα σου πλακίδια
statistics-in-games = { $count ->
    [one] σε { $count } παρτίδα
   *[other] σε { $count } παρτίδες
}
statistics-with = { $points ->
    [one] { $points } πόντος κατά μέσο όρο
   *[other] { $points } πόντοι κατά μέσο όρο
}
