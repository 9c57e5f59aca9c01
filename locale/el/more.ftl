page-more = Περισσότερα
menu-daily = Παρτίδα της ημέρας
menu-score = Βαθμολόγηση επιτραπέζιου
menu-statistics = Τα στατιστικά σου
end-daily = Αποτελέσματα της ημέρας
daily-late = Δεν τελείωσες εγκαίρως αυτή την παρτίδα, οπότε δεν μετράει για τα αποτελέσματα, το σερί ή την αξιολόγησή σου.
daily-play = Σημερινή παρτίδα
daily-continue = Συνέχεια παρτίδας
daily-see = Η παρτίδα σου
daily-streak-text = { $count ->
    [one] Σερί { $count } ημέρας
   *[other] Σερί { $count } ημερών
}
daily-puzzle = Ο γρίφος της ημέρας
daily-puzzle-solve = Λύσε τον γρίφο
puzzle-theme-bid_or_use = Προσφορά ή χρήση;
puzzle-theme-upgrade = Έγκαιρη αναβάθμιση
puzzle-theme-transport = Μεταφορά
puzzle-theme-loops_rivers = Κύκλοι και ποτάμια
puzzle-theme-winter_sets = Πόντοι του χειμώνα
puzzle-theme-denying = Πάρε το προβάδισμα
puzzle-solved = Λύθηκε!
puzzle-level-easy = Εύκολος
puzzle-level-medium = Μέτριος
puzzle-level-hard = Δύσκολος
