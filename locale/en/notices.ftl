# Notices to people who are not at the table, written by the server: push, e-mail, channels.

notice-turn = It’s your turn
notice-nudge = Your table is waiting for you
notice-over = The game is over
notice-invite = You’re invited to a game
notice-trial = Notices work
notice-trial-text = You’ll hear here when it’s your turn.
notice-with = Keyflower with { $names }
notice-turn-of = It’s your turn: { $names }.
notice-nudge-of = The table is waiting for { $names }.

mail-code = Your code for Keyflower
mail-code-text = Type this code into the settings of Keyflower to get mails when it’s your turn. If you didn’t ask for it, ignore this mail.
mail-off = To switch these mails off: { $link }
