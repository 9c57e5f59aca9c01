# Settings, as a page and as a sheet over a table.

settings-kept = Ό,τι αλλάζεις εδώ ισχύει αμέσως, και στις άλλες συσκευές σου.

settings-group-sound = Ήχος
settings-sound = Ήχοι
settings-sound-text = Σύντομοι ήχοι για προσφορές, πλοία, εποχές και τη σειρά σου.
settings-volume = Ένταση
settings-try = Δοκιμή
settings-vibration = Δόνηση
settings-vibration-text = Μια σύντομη δόνηση όταν είναι η σειρά σου ή σε ξεπερνά κάποιος.

settings-group-motion = Κίνηση
settings-motion = Εφέ κίνησης
settings-motion-text = Κομμάτια που πετούν, πλαίσια που γλιστρούν.
settings-motion-system = Όπως το σύστημα
settings-motion-full = Όλα
settings-motion-reduced = Λιγότερα
settings-speed = Κινήσεις των άλλων
settings-speed-text = Πόσο γρήγορα βλέπεις τι κάνουν οι άλλοι.
settings-speed-instant = Αμέσως
settings-speed-fast = Γρήγορα
settings-speed-normal = Κανονικά
settings-speed-slow = Αργά

settings-group-play = Παιχνίδι
settings-auto-pass = Αυτόματο πάσο
settings-auto-pass-text = Όταν δεν μπορείς να κάνεις τίποτα άλλο. Μπορείς να το σταματάς κάθε φορά.
settings-auto-single = Αυτόματη επιλογή
settings-auto-single-text = Όταν μένει μόνο ένα πλοίο, μία πληρωμή ή ένας πόρος. Ποτέ για πλακίδια χειμώνα.
settings-confirm = Ερώτηση επιβεβαίωσης
settings-confirm-text = Πριν από πάσο για όλη την εποχή ή αποχώρηση από παρτίδα.

settings-group-board = Ταμπλό
settings-board-size = Μέγεθος του ταμπλό
settings-board-size-text = Πόσο μεγάλα είναι τα πλακίδια. Σε μικρή οθόνη ίσως δεν χωρούν μεγαλύτερα.
settings-board-size-small = Μικρό
settings-board-size-normal = Κανονικό
settings-board-size-large = Μεγάλο
settings-text-size = Μέγεθος κειμένου
settings-text-size-text = Για πλαίσια, ιστορικό, συνομιλία και λεζάντες.
settings-names = Ονόματα στα πλακίδια
settings-names-text = Εμφάνιση των ονομάτων όλων των πλακιδίων στα χωριά.

settings-group-look = Γλώσσα και χρώματα
settings-look-text = Στο ανοιχτό και στο σκούρο θέμα τα κομμάτια και τα σύμβολα είναι ίδια.

settings-group-keys = Πληκτρολόγιο
settings-key-colour = Επιλογή χρώματος
settings-key-number = Περισσότεροι ή λιγότεροι εργάτες
settings-key-bid = Προσφορά
settings-key-use = Χρήση
settings-key-pass = Πάσο
settings-key-undo = Αναίρεση
settings-key-confirm = Επιβεβαίωση
settings-key-back = Πίσω
settings-key-enter = Enter
settings-key-escape = Esc
