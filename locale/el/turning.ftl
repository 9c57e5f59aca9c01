# Turning points of a game: web/src/features/turning, and `keyflower analyse --turning-points`.

turning-points = Κρίσιμα σημεία
turning-lead = Οι πέντε κινήσεις που άλλαξαν περισσότερο την πιθανότητα νίκης κάθε παίκτη.
turning-player = Κινήσεις ποιου παίκτη
turning-curve = Πιθανότητα νίκης, κίνηση προς κίνηση
turning-working = Ανάλυση όλων των κινήσεων: { $share }
turning-waiting = Χρειάζεται ένα λεπτό. Μπορείς να φύγεις από τη σελίδα: το αποτέλεσμα αποθηκεύεται.
turning-where = { $season }, κίνηση { $move }
turning-change = αλλαγή
turning-spoken = Πιθανότητα νίκης: { $before } πριν, { $after } μετά.
turning-well = Καλή κίνηση: ούτε το δυνατότερο μποτ θα έπαιζε καλύτερα.
turning-nothing = Ούτε το δυνατότερο μποτ βρίσκει κάτι καλύτερο εδώ.
turning-better = Καλύτερα:
turning-instead = Πιθανότητα νίκης με αυτή την κίνηση: { $best } αντί για { $after }.
turning-look = Δοκιμή
turning-none = Καμία κίνηση δεν έκρινε από μόνη της την παρτίδα.
