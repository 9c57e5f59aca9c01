# The profile: coming back without a password, rating, people, deleting everything.

profile-safe = Don’t lose your seats
profile-safe-text = This browser remembers you. If it forgets, or you switch devices, a passkey or a recovery phrase brings you back, with your name, seats and rating.

passkeys = Passkeys
passkeys-text = Come back with your fingerprint, your face or your device’s PIN. There’s no password.
passkeys-not-here = Passkeys don’t work at this address. Your recovery phrase does.
passkey-add = Add a passkey
passkey-failed = That didn’t work, or you cancelled it. Nothing has changed.
passkey-added = Added { $when }, last used { $used }
passkey-remove = Remove

phrase = Recovery phrase
phrase-text = Six words to write down, for when everything else is lost. Whoever has them can play as you.
phrase-made = You made one { $when }. A new one replaces it.
phrase-make = Make a recovery phrase
phrase-make-new = Make a new phrase
phrase-copy = Copy
phrase-once = Write it down now: you won’t see it again.

return-text = Become yourself again on this device, with a passkey or your recovery phrase.
return-passkey = Use a passkey
return-phrase = Your six words
return-yes = Come back
return-unknown = No one has this phrase. Check each word. If you made a newer phrase, only that one works.
return-no-passkey = This passkey isn’t known here. It may have been removed.

rating = Rating
rating-none = Finish a game and you’ll get a rating. People and bots share one scale.
rating-games = { $count ->
    [one] after one game
   *[other] after { $count } games
}
rating-first = A first guess: about ten games make it reliable.
rating-counts = Games against bots don’t count if you used hints or took back a bot’s move. Nor do games against new players on your own network.
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
    [one] Invite to a new game
   *[other] Invite { $count } people to a new game
}
blocked-people = Hosts who can’t invite you
blocked-undo = Allow again

erase = Delete everything about me
erase-text = Your name, passkeys, rating, settings, chat and the games you played alone are deleted. In other people’s games, an unnamed villager takes your place. No one can undo this.
erase-yes = Yes, delete everything
