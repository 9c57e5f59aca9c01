# Notifications to people who are not at the table, written by the server: push, email, channels.

notice-turn = Η σειρά σου
notice-nudge = Το τραπέζι σε περιμένει
notice-over = Η παρτίδα τελείωσε
notice-invite = Σε καλούν σε μια παρτίδα
notice-trial = Οι ειδοποιήσεις είναι ενεργές
notice-trial-text = Θα σε ειδοποιούμε εδώ όταν είναι η σειρά σου.
notice-with = Keyflower με { $names }
notice-turn-of = Σειρά: { $names }.
notice-nudge-of = Το τραπέζι περιμένει: { $names }.

mail-code = Ο κωδικός σου για το Keyflower
mail-code-text = Γράψε αυτόν τον κωδικό στις ρυθμίσεις του Keyflower για να παίρνεις email όταν είναι η σειρά σου. Αν δεν το ζήτησες, αγνόησε αυτό το email.
mail-off = Για να σταματήσουν αυτά τα email: { $link }
