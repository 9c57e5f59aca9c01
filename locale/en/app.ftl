# The app around the pages: profile, invitations, and being offline.

menu-profile = Your profile
invitations = You’re invited
invitation-decline = No, thanks
invitation-block = Block this host
me-return = Played here before?
offline-title = You’re offline
offline-text = Your games are safe on the server. This page comes back by itself once you’re online.
offline-learn = Read the rules meanwhile

# What a link to a page shows in a chat or a feed.
preview-lobby = Play Keyflower with friends or against bots, in your browser.
preview-invited = You’re invited to a game of Keyflower.
preview-daily = The daily game of Keyflower: the same tiles and opponents for everyone. How many points do you get?
preview-puzzles = A Keyflower puzzle: find the best move.
preview-waiting = { $free ->
    [one] A Keyflower table with one free seat.
   *[other] A Keyflower table with { $free } free seats.
}
preview-playing = A game of Keyflower: { $players }.
preview-finished = A finished game of Keyflower: { $players }.
preview-uploaded = A game of Keyflower from an uploaded file: { $players }.
preview-player = { $name } { $points }
