# Notices to people who are not at the table, written by the server: push, e-mail, channels.

notice-turn = Η σειρά σου
notice-nudge = Το τραπέζι σε περιμένει
notice-over = Η παρτίδα τελείωσε
notice-invite = Σε καλούν σε μια παρτίδα
notice-trial = Οι ειδοποιήσεις λειτουργούν
notice-trial-text = Εδώ θα μαθαίνεις πότε είναι η σειρά σου.
notice-with = Keyflower με { $names }
notice-turn-of = Έχουν σειρά: { $names }.
notice-nudge-of = Το τραπέζι περιμένει: { $names }.

mail-code = Ο κωδικός σου για το Keyflower
mail-code-text = Γράψε αυτόν τον κωδικό στις ρυθμίσεις του Keyflower για να παίρνεις μηνύματα όταν είναι η σειρά σου. Αν δεν το ζήτησες, αγνόησε αυτό το μήνυμα.
mail-off = Για να σταματήσουν αυτά τα μηνύματα: { $link }
