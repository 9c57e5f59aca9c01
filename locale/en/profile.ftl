# The profile: coming back without a password, rating, people, deleting everything.

profile-safe = Don’t lose your seats
profile-safe-text = With a passkey or a recovery phrase, you keep your name, seats and rating on any device.

passkeys = Passkeys
passkeys-text = Sign in with your fingerprint, your face or your device’s PIN. No password needed.
passkeys-not-here = Passkeys don’t work at this address. Your recovery phrase does.
passkey-add = Add a passkey
passkey-failed = That didn’t work, or you cancelled it. Nothing has changed.
passkey-added = Added { $when }, last used { $used }
passkey-remove = Remove

phrase = Recovery phrase
phrase-text = Six words to write down, for when everything else is lost. Whoever has them can play as you.
phrase-made = You made one { $when }. A new one replaces it.
phrase-make = Create a recovery phrase
phrase-make-new = Create a new phrase
phrase-copy = Copy
phrase-once = Write it down now: you won’t see it again.

return-text = Sign back in on this device with a passkey or your recovery phrase.
return-passkey = Use a passkey
return-phrase = Your six words
return-yes = Sign in
return-unknown = That phrase doesn’t match any profile. Check each word; if you made a newer phrase, only that one works.
return-no-passkey = We don’t recognise this passkey. It may have been removed.

rating = Rating
rating-none = Finish a game and you’ll get a rating. People and bots share one scale.
rating-games = { $count ->
    [one] after one game
   *[other] after { $count } games
}
rating-first = Provisional: it takes about ten games to settle.
rating-counts = Games against bots don’t count if you used hints or took back a bot’s move. One that you leave for a week counts as lost. Games against other people count once ten games have rated them.
rating-plot = Your rating after each game, and the bots beside it
rating-place = Place { $place } of { $players }
rating-replay = Replay

known-people = People you’ve played with
known-none = Play a game with someone, and you’ll find them here.
known-games = { $count ->
    [one] One game together
   *[other] { $count } games together
}
known-invite = { $count ->
    [0] Choose who to invite
    [one] Invite one person
   *[other] Invite { $count } people
}
blocked-people = Hosts who can’t invite you
blocked-undo = Allow again

erase = Delete all my data
erase-text = Your name, passkeys, rating, settings, chat and the games you played alone are deleted. In other people’s games, an unnamed villager takes your place. This can’t be undone.
erase-yes = Yes, delete everything
