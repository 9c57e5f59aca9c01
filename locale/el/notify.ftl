# How people choose to hear that it’s their turn.

notify = Ειδοποιήσεις
notify-text = Όταν οι άλλοι παίζουν κι εσύ λείπεις.
notify-push = Σε αυτό το πρόγραμμα περιήγησης
notify-push-text = Ειδοποίηση όταν είναι η σειρά σου, ακόμη κι αν καμία σελίδα δεν είναι ανοιχτή.
notify-push-denied = Το πρόγραμμα περιήγησης δεν το επέτρεψε. Μπορείς να το αλλάξεις στις ρυθμίσεις του.
notify-push-off = Αυτό το πρόγραμμα περιήγησης δεν μπορεί να δείξει ειδοποιήσεις για αυτή τη διεύθυνση.
notify-mail = Με email
notify-off = Απενεργοποίηση
notify-send-code = Αποστολή κωδικού
notify-code = Ο κωδικός που στάλθηκε στο { $address }
notify-confirm = Επιβεβαίωση
notify-other = Άλλη διεύθυνση

webhook = Ενημέρωση καναλιού
webhook-text = Μια γραμμή στο κανάλι της παρέας όταν έχει σειρά κάποιος που λείπει. Τη διεύθυνση θα τη βρεις στις ρυθμίσεις του καναλιού, στα webhooks.
webhook-url = Διεύθυνση του webhook
webhook-kind = Υπηρεσία
webhook-on = Ενεργοποίηση
