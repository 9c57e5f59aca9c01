# The start page, a new table, and the room before the game.

lobby-title = Four seasons in a village by the river
lobby-lead = Bid for tiles, use them, build your village. Play tonight: alone against bots, or with friends anywhere.

play-now = Play now
play-now-opponents = Opponents
play-now-strength = Strength
play-now-count = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
}
play-now-begin = Play now
play-now-begun = Setting the table…
play-now-time = { $count ->
    [one] About { $minutes } minutes against { $count } bot.
   *[other] About { $minutes } minutes against { $count } bots.
}

invite-friends = Invite friends
invite-friends-text = A table with a link: seats for people and bots, your pace, your options.
lobby-puzzles = Puzzles

# For people without games: the tutorial.
first-steps = Learn in five minutes
first-steps-text = Play your first season, step by step.

my-games = My games
my-games-empty = No games yet. Play one now.
my-games-no-others = No other games. The ones waiting for you are above.
my-games-your-turn = { $count ->
    [one] { $count } table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
open-tables = Open tables
open-tables-empty = Nobody is waiting for players. Create a table that others can find.
watch = Watch
watch-empty = No games to watch right now.
finished-games = Finished games
finished-games-empty = Finished games are kept here, so you can replay them move by move.
finished-games-more = Show { $count } more

game-your-turn = Your turn
game-waiting-for = Waiting for { $name }
game-waiting-for-several = Waiting for { $count } players
game-not-begun = { $free ->
    [0] All seats are taken
    [one] { $free } seat is free
   *[other] { $free } seats are free
}
game-over-won = You won
game-over-won-by = { $name } won
game-over-shared = Shared win
game-abandoned = Abandoned
game-broken = This game can’t go on
game-open = Go to the table
game-join = Join
game-watch = Watch
game-replay = Replay
game-tutorial = Tutorial

# Seats and status in one sentence, for screen readers.
game-name = Table with { $players }: { $status }

pace-none = No clock
pace-live = { $seconds } s per decision
pace-live-reserve = { $seconds } s per decision, { $minutes } min in reserve
pace-slow-hours = { $hours ->
    [one] { $hours } hour per decision
   *[other] { $hours } hours per decision
}
pace-slow-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}

me-name = Your name
me-guest = Guest
me-elsewhere = Play on another device
me-elsewhere-text = Open this link there within an hour. It works once, and whoever opens it plays as you, so don’t share it.
me-adopt-title = Play here as yourself
me-adopt-text = With this link you play here as yourself: your name, your seats and your games. It works once.
me-adopt-warning = So far you’ve played here as { $name }. Without another device that plays as { $name }, you can’t get back to those games.
me-adopt-yes = Play as myself here

join-title = You’re invited
join-looking = Looking for your table…

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
new-option-4a = The Crown boat (4a) works on turn-order tiles
new-option-4a-text = Its owner can bid there in another colour too, as on village tiles.
new-option-3b = The Barter boat (3b) turns leftovers into gold
new-option-3b-text = At the end, its owner’s resources not used by a tile are worth 1 point each.
new-access = Who can join
new-hints = Hints
new-hints-text = Players can ask what a bot would do, and why.
new-scores = Running score
new-scores-text = Everyone sees each player’s points so far, without anything hidden.
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
room-link = Link to this table
room-link-text = Whoever has it can take a free seat.
room-seats = Seats
room-sit = Sit here
room-put-bot = Put a bot here
room-open = Free this seat
room-leave = Leave the table
room-start = Start game
room-start-fill = { $count ->
    [one] Start game, with a bot in the free seat
   *[other] Start game, with bots in the free seats
}
room-start-with = Bots for free seats
room-facts = This table
room-option-4a = The Crown boat (4a) works on turn-order tiles too.
room-option-3b-off = The Barter boat (3b) doesn’t turn leftovers into gold.
room-hints-on = Hints are allowed.
room-hints-off = No hints.
room-scores-off = No running score.
room-watch-on = Spectators can watch.
room-watch-off = No spectators.
room-listed = In the list of open tables.
room-unlisted = Only for people with the link.
room-abandoned = This table was abandoned before the game started.
room-broken = Something is wrong with the stored game, so the server can’t continue it. Your other games aren’t affected. You can download the game file and send it to whoever runs this server.
room-broken-file = Download the game file
room-chat = Chat
room-chat-empty = Nothing here yet.
room-chat-write = Write to the table
room-chat-send = Send
