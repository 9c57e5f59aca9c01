# The game without a server: everything is on the visitor’s own device.

site-loading = Loading the game…
site-kept = Your games stay on this device and are sent nowhere. Deleting this site’s data in your browser deletes them.
site-lead = Bid for tiles, use them, build your village: against bots, or together on one device.
site-new = Play together here
site-new-text = Two to six people take turns on this device, with bots if you like.
site-new-lead = Say who plays on this device; bots can take any seat.
site-help = Help during the game
site-settings = Changes apply right away.
site-turning = It takes a few minutes on this device, and goes on only while this page is open.
site-broken = The game stored on this device is damaged, or another version started it, so it can’t continue. Your other games aren’t affected. You can save its file and start a new game.
error-tab-failed = Something went wrong. Load the page again: your games are safe.
error-tab-unsupported = This browser can’t run the game. Use a current version of Firefox, Chrome, Edge or Safari.
error-tab-storage = This browser doesn’t let the page store games. Allow storage for this site, or leave the private window, then load the page again.
error-not-stored = This browser couldn’t save that, so nothing has changed. Free some space on the device, or allow this site to store data.
error-tab-loaded = The game couldn’t be loaded. Check your connection, then try again.
error-tab-unknown = This isn’t on this device.
error-tab-unavailable = That isn’t possible right now. Try again in a moment.
error-tab-bad-request = Something went wrong. Load the page again: your games are safe.
error-tab-offline = Something went wrong. Load the page again: your games are safe.
error-tab-lost = The game stopped and was loaded again. Check whether it went through.

site-delete = Delete this game
site-delete-text = This can’t be undone.
site-delete-yes = Yes, delete it

site-others = Play with others
site-show = Show it on the server
site-show-text = The server checks the game and keeps it for everyone who has the link.
site-shown = Link to the game on the server
site-shown-open = Open it there
site-show-save = Save this game
site-show-elsewhere = To show it to others, choose “{ $button }” on the start page of a Keyflower server.

site-backup = Your games
site-backup-text = Save them to a file, with your puzzles, scored games and settings, to keep them safe or to go on in another browser.
site-save = Save all games
site-restore = Add games from a file
site-restored = { $count ->
    [one] { $count } game added.
   *[other] { $count } games added.
}
site-restored-damaged = { $count ->
    [one] { $count } couldn’t be read.
   *[other] { $count } couldn’t be read.
}

# Where the page can’t start; the build puts both into it (web/build/locales.ts).
page-not-started = Keyflower hasn’t started. It needs JavaScript and a current browser.
page-as-file = If you opened the page as a file, run { $command } in its folder, then open the address that it prints.
