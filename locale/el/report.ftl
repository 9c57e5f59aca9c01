### The page that `keyflower analyse --out` writes (keyflower.lab.pages), and that of a server whose client
### wasn't built. The browser doesn't load this file. Numbers arrive as they are written, unless a message
### chooses by them.

## keyflower analyse

analysis-players = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}
# The title of the browser’s tab.
analysis-title = Keyflower: ανάλυση
# $players is analysis-players.
analysis-heading = Ανάλυση παρτίδας ({ $players })
# $bot: whose opinion it is.
analysis-finished = { $count ->
    [one] { $count } απόφαση, τελειωμένη παρτίδα, κατά { $bot }.
   *[other] { $count } αποφάσεις, τελειωμένη παρτίδα, κατά { $bot }.
}
analysis-unfinished = { $count ->
    [one] { $count } απόφαση, παρτίδα σε εξέλιξη, κατά { $bot }.
   *[other] { $count } αποφάσεις, παρτίδα σε εξέλιξη, κατά { $bot }.
}
# Columns: the chance of winning before the first decision and after the last.
analysis-at-start = πιθανότητα στην αρχή
analysis-at-end = πιθανότητα στο τέλος
analysis-chances = Πιθανότητα νίκης
analysis-graph = Πιθανότητα νίκης κάθε θέσης μετά από κάθε απόφαση
analysis-graph-note = Μετά από κάθε απόφαση, με ανοιχτά παραπετάσματα. Οι κουκκίδες δείχνουν τις αποφάσεις που κόστισαν περισσότερο.
analysis-worst = Οι αποφάσεις που κόστισαν περισσότερο
analysis-none-worst = Καμία απόφαση δεν κόστισε κάτι αξιόλογο.
analysis-all = Όλες οι αποφάσεις
analysis-none = Δεν υπήρξε καμία.
analysis-decision = απόφαση
# At the end of the graph: how many decisions there were.
analysis-last = απόφαση { $number }
analysis-cost = κόστος σε πόντους

## The page of a server whose client wasn’t built

# $command: what whoever runs the server types.
plain-not-built = Ο διακομιστής λειτουργεί, αλλά η σελίδα του παιχνιδιού δεν έχει φτιαχτεί. Όποιος διαχειρίζεται τον διακομιστή μπορεί να τη φτιάξει με { $command }, που λέει τι λείπει.
plain-programs = Για προγράμματα: η περιγραφή OpenAPI
