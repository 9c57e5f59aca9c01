# One sentence for each code of docs/protocol.md, and for what goes wrong on the way there.

error-bad-request = The server did not understand this.
error-bad-text = This text cannot be taken. Leave out unusual characters, and keep it short.
error-unknown = There is no such table, or it is not open to you. Ask for an invitation.
error-not-allowed = This is not yours to do.
error-nobody = The server doesn't know you any more. Reload the page.
error-stale = The table has gone on. Look again, then decide again.
error-wrong-time = This cannot be done now.
error-illegal = The rules don't allow this.
error-too-many = That was a little too fast. Wait a moment, then try again.
error-too-many-games = You have as many unfinished games as this server allows. Finish or leave one first.
error-too-many-bot-games = You have as many unfinished games with bots as this server allows. Finish or leave one first, or play with people.
error-too-many-records = You have as many records here as this server keeps. Those that nobody looks at go after a while and make room.
error-no-opponent = This opponent is not to be had here.
error-unavailable = The server cannot do this now. Try again in a moment.
error-broken = This game can't go on.
error-too-large = That was too much at once.
error-no-such-method = The server does not know how to do this.
error-failed = Something went wrong on the server. It has been noted.
error-offline = The server cannot be reached. Check your connection, then try again.
error-lost = The connection broke before the answer came. Look whether it was done.
error-left = You have left the table.

error-link-used = This link was used already, or is too old. Make a new one on the other device.
error-invite-gone = This invitation leads to no table. Ask for a new one.
