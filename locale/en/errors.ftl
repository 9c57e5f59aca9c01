# One sentence for each code of docs/protocol.md, and for what goes wrong on the way there.

error-bad-request = The server didn’t understand that.
error-bad-text = This text can’t be used. Keep it short, without unusual characters.
error-unknown = This table doesn’t exist, or it isn’t open to you. Ask for an invitation.
error-not-allowed = You can’t do that.
error-nobody = The server doesn’t know you any more. Reload the page.
error-stale = The game has moved on. Take another look, then decide again.
error-wrong-time = You can’t do that now.
error-illegal = The rules don’t allow this.
error-too-many = That was a bit too fast. Wait a moment, then try again.
error-too-many-games = You’ve reached this server’s limit of unfinished games. Finish or leave one first.
error-too-many-bot-games = You’ve reached this server’s limit of unfinished games with bots. Finish one, or play with people. A game you leave counts for another day.
error-too-many-records = You’ve reached this server’s limit of game files. Files nobody looks at are deleted after a while, and that makes room.
error-too-many-sheets = You’ve reached this server’s limit of score sheets. Change one you don’t need any more.
error-already-invited = You’ve invited them already. Wait for their answer, or try again tomorrow.
error-seat-freed = The host has freed your seat. Ask for a new invitation to sit down again.
error-no-opponent = This opponent isn’t available here.
error-unavailable = The server can’t do that right now. Try again in a moment.
error-broken = This game can’t go on.
error-too-large = That’s too much at once.
error-no-such-method = The server doesn’t know how to do that.
error-failed = Something went wrong on the server. The error has been logged.
error-offline = Can’t reach the server. Check your connection, then try again.
error-lost = The connection broke before the answer came. Check whether it went through.
error-left = You’ve left the table.

error-link-used = This link has been used already, or is too old. Create a new one on the other device.
error-invite-gone = There’s no table for this invitation any more. Ask for a new one.
error-bad-address = That address doesn’t work here. Please check it.
