# Turning points of a game: web/src/turning, and `keyflower analyse --turning-points`.

turning-points = Κρίσιμα σημεία
turning-lead = Οι πέντε κινήσεις που άλλαξαν περισσότερο την πιθανότητα νίκης κάθε παίκτη.
turning-player = Οι κινήσεις του παίκτη
turning-curve = Πιθανότητα νίκης, κίνηση προς κίνηση
turning-working = Ξανακοιτάζω κάθε κίνηση: { $share }
turning-waiting = Χρειάζεται ένα λεπτό. Μπορείς να φύγεις από τη σελίδα: το αποτέλεσμα φυλάσσεται.
turning-where = { $season }, κίνηση { $move }
turning-change = αλλαγή
turning-spoken = Πιθανότητα νίκης: { $before } πριν, { $after } μετά.
turning-well = Καλή κίνηση: ούτε το δυνατότερο μποτ τα πάει καλύτερα.
turning-nothing = Ούτε το δυνατότερο μποτ βρίσκει κάτι καλύτερο εδώ.
turning-better = Καλύτερο:
turning-instead = Πιθανότητα νίκης τότε: { $best } αντί για { $after }.
turning-look = Δες και δοκίμασε
turning-none = Καμία κίνηση αυτής της παρτίδας δεν άλλαξε πολλά.
