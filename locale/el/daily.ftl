daily-days = Ημέρες
daily-earlier = Προηγούμενη ημέρα
daily-later = Επόμενη ημέρα
daily-opponents = Οι αντίπαλοί σου
daily-next = Επόμενη παρτίδα { $when }
daily-rules = Όλοι έχουν τα ίδια πλακίδια και τους ίδιους αντιπάλους. Μετράει μόνο η πρώτη σου προσπάθεια, χωρίς αναίρεση και υποδείξεις.
daily-rules-pause = Κάνε διάλειμμα όποτε θέλεις: η παρτίδα περιμένει. Μετράει αν την τελειώσεις έως { $time }· μετά δημοσιεύονται οι κληρώσεις.
daily-rules-day = Η ημέρα αλλάζει τα μεσάνυχτα UTC.

daily-results = Αποτελέσματα
daily-results-empty = Δεν τελείωσε κανείς ακόμη. Η πρώτη θέση σε περιμένει!
daily-results-none = Κανείς δεν τελείωσε αυτή την παρτίδα.
daily-rank = Κατάταξη
daily-name = Παίκτης
daily-points = Πόντοι
daily-lead = Διαφορά
daily-place-column = Θέση
daily-place = { $place } από { $players }
daily-more = Εμφάνιση { $count } ακόμη

daily-history = Οι ημέρες σου
daily-streak = Σερί
daily-games = Παρτίδες
daily-won = Νίκες
daily-best = Ρεκόρ
daily-won-days = Νίκη

daily-share = Κοινοποίηση
daily-share-copy = Αντιγραφή κειμένου
daily-share-picture = Αποθήκευση εικόνας
daily-share-failed = Ο περιηγητής σου δεν μπόρεσε να φτιάξει την εικόνα. Αντίγραψε το κείμενο.
daily-share-head = Keyflower, παρτίδα της ημέρας, { $day }
daily-card-title = Keyflower · Παρτίδα της ημέρας

daily-fair = Ένας μυστικός αριθμός αποφασίζει όλες τις κληρώσεις της ημέρας, ίδιες για όλους, οπότε οι περιηγητές δεν προσθέτουν τίποτα. Ο διακομιστής δεσμεύεται μία ημέρα πριν και τον δημοσιεύει όταν οι παρτίδες της ημέρας δεν μετράνε πια. Τότε μπορείς να ελέγξεις την παρτίδα σου.
daily-fair-day = Δέσμευση αυτής της ημέρας
daily-fair-next = Δέσμευση της επόμενης ημέρας
daily-fair-secret = Μυστικός αριθμός αυτής της ημέρας

## The puzzle of the day

daily-puzzle-again = Νέα προσπάθεια
# How many people have solved it, of those who tried.
daily-puzzle-count = Τον έλυσαν { $solved } από { $tried }
