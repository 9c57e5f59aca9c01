# A new table, and the room before its game: web/src/lobby/NewTable.svelte, web/src/table/room/Room.svelte.

new-title = A table for friends
new-lead = You get a link to share. Bots can take the seats that stay free when you start.
new-seats = Seats
new-seat-me = You
new-seat-person = A friend, by link
new-seat-bot = A bot
new-seat-who = Who takes seat { $number }?
new-seat-strength = Strength of the bot in seat { $number }
new-add = Add a seat
new-remove = Remove seat { $number }
new-pace = Pace
new-pace-none = No clock
new-pace-none-text = Take all the time you want.
new-pace-live = Live
new-pace-live-text = Everyone plays at the same time.
new-pace-live-seconds = Time per decision
new-pace-live-reserve = Reserve for the whole game
new-pace-slow = Slow
new-pace-slow-text = Hours or days per decision.
new-pace-slow-time = Time per decision
new-pace-note = If someone runs out of time, a bot plays for them until they take their seat back.
new-seconds = { $count } s
new-minutes = { $count } min
new-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
new-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
new-no-reserve = None
new-rules = Rule options
new-option-4a = Crown boat on turn order
new-option-4a-text = Its owner can bid there in another colour too, as on village tiles.
new-option-3b = Barter boat: leftovers are gold
new-option-3b-text = At the end, its owner’s resources not used by a tile are worth 1 point each.
new-access = Who can join
new-hints = Hints
new-hints-text = Players can ask what a bot would do, and why.
new-scores = Running score
new-scores-text = Everyone sees each player’s points so far, not counting what’s hidden.
new-listed = In the list of open tables
new-listed-text = Anyone can take a free seat. When off, only people with the link can.
new-watchable = Spectators
new-watchable-text = Anyone who can see the table can watch, but not behind the screens.
new-make = Create table
new-made = Creating the table…
room-title = Your table is set
room-title-guest = A table is waiting
room-lead-host = Share the link. Start when everyone’s here.
room-lead-seated = You have a seat. The host starts when everyone’s here.
room-lead-free = Take a seat to play, or stay and watch.
room-lead-full = All seats are taken. You can stay and watch.
room-seats = Seats
room-sit = Sit here
room-put-bot = Put a bot here
room-open = Free this seat
room-leave = Leave the table
room-start = Start game
room-start-fill = Start with bots
room-start-with = Bots for free seats
room-facts = This table
room-option-4a = The Crown boat (4a) works on turn-order tiles too.
room-option-3b-off = The Barter boat (3b) doesn’t turn leftovers into gold.
room-outside = This server doesn’t let your browser take part in the draws for this seat.
room-hints-on = Hints are allowed.
room-hints-off = No hints.
room-scores-off = No running score.
room-watch-on = Spectators can watch.
room-watch-off = No spectators.
room-listed = In the list of open tables.
room-unlisted = Only for people with the link.
new-seat-here = Someone on this device
new-seat-here-name = Name of the player in seat { $number }
new-seat-name = Name
new-seat-here-text = You share this device. Between turns a curtain hides each player’s side.
room-here-title = Who else is playing on this device?
