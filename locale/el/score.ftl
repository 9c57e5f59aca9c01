score-lead = Παίξατε με το κουτί; Βάλε το χωριό του καθενός στο τέλος και θα έχεις την ακριβή βαθμολογία: κάθε κομμάτι μετράει εκεί που αξίζει περισσότερο.
score-new = Νέο φύλλο βαθμολογίας
score-players = Παίκτες
score-player = Παίκτης { $number }
score-name-of = Όνομα του παίκτη { $number }
score-start = Ξεκίνα
score-sheets = Τα φύλλα βαθμολογίας σου
score-sheets-empty = Δεν υπάρχουν ακόμα φύλλα βαθμολογίας. Ξεκίνα ένα.
score-saved = Αποθηκεύτηκε
score-saving = Αποθήκευση…
score-copy = Αντιγραφή για αλλαγή
score-share = Κοινοποίηση
score-share-label = Σύνδεσμος σε αυτό το φύλλο βαθμολογίας
score-check = Έλεγξέ το

score-name = Όνομα
score-home = Αρχικό πλακίδιο { $number }
score-side = Πλευρά { $side }
score-purple = Έχει τον μωβ εργάτη

score-map = Χάρτης
score-map-why = Οι κύκλοι δρόμων, οι γραμμές πλοίων και τα πλακίδια σειράς παιξίματος μετράνε ανάλογα με τη θέση των πλακιδίων. Στρώσε το χωριό όπως ήταν.
score-map-tray = Όχι ακόμα στον χάρτη
score-map-help = Διάλεξε ένα πλακίδιο για να το βάλεις στον χάρτη ή ένα του χάρτη για να το μετακινήσεις ή να το στρίψεις.
score-map-where = Διάλεξε τώρα τη θέση του.
score-map-place = Βάλ’ το στη στήλη { $column }, γραμμή { $row }
score-map-turn = Στρίψε
score-map-off = Βγάλε από τον χάρτη

score-problem-edges = Αυτά τα πλακίδια δεν ταιριάζουν: { $tiles }. Δρόμοι, χωράφια και νερό πρέπει να συμπίπτουν.
score-problem-apart = Αυτά τα πλακίδια δεν ενώνονται με το χωριό: { $tiles }
score-problem-cell = Υπάρχει ήδη άλλο πλακίδιο εκεί που έβαλες: { $tiles }
score-problem-twice = Οι { $names } έχουν το ίδιο πλακίδιο: { $tiles }
score-problem-boats = Ένα χωριό παίρνει ένα πλοίο τον χειμώνα, όχι πολλά: { $tiles }
score-problem-purple = Μόνο ένας παίκτης έχει τον μωβ εργάτη, όχι οι { $names }.
score-problem-pieces = Το παιχνίδι έχει μόνο { $most } από αυτά: { $piece }
score-problem-map = Βάλε όλα τα πλακίδια στον χάρτη για τους ακριβείς πόντους από: { $tiles }
