# Notifications to people who are not at the table, written by the server: push, email, channels.

notice-turn = It’s your turn
notice-nudge = Your table is waiting for you
notice-over = The game is over
notice-invite = You’re invited to a game
notice-trial = Notifications are on
notice-trial-text = We’ll tell you here when it’s your turn.
notice-with = Keyflower with { $names }
notice-turn-of = It’s your turn: { $names }.
notice-nudge-of = The table is waiting for { $names }.

mail-code = Your code for Keyflower
mail-code-text = Enter this code in Keyflower’s settings to get an email when it’s your turn. If you didn’t ask for it, ignore this email.
mail-off = To stop these emails: { $link }
