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

# For people without games: the tutorial.
first-steps = Learn in five minutes
first-steps-text = Play your first season, step by step.

my-games = My games
my-games-empty = No games yet. Play one now.
my-games-no-others = No other games. The ones that wait for you are above.
my-games-your-turn = { $count ->
    [one] { $count } table waits for you.
   *[other] { $count } tables wait for you.
}
open-tables = Open tables
open-tables-empty = Nobody waits for players. Make a table that others can find.
watch = Watch
watch-empty = No open game is on just now.
finished-games = Finished games
finished-games-empty = Finished games are kept here, to be seen again move by move.
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
game-over-shared = Shared victory
game-abandoned = Given up
game-broken = This game can't go on
game-open = Go to the table
game-join = Join
game-watch = Watch
game-replay = Replay
game-tutorial = Tutorial

# Seats and status in one sentence, for screen readers.
game-name = Table with { $players }: { $status }

pace-none = No clock
pace-live = { $seconds } s for each decision
pace-live-reserve = { $seconds } s for each decision, { $minutes } min in reserve
pace-slow-hours = { $hours ->
    [one] { $hours } hour for each decision
   *[other] { $hours } hours for each decision
}
pace-slow-days = { $days ->
    [one] { $days } day for each decision
   *[other] { $days } days for each decision
}

me-name = Your name
me-guest = Guest
me-elsewhere = Play on another device
me-elsewhere-text = Open this link there within an hour. It works once, and whoever opens it plays as you: send it to nobody else.
me-adopt-title = Play here as yourself
me-adopt-text = This link makes this browser yours: your name, your seats and your games. It works once.
me-adopt-warning = You play here as { $name } so far; the games of { $name } stay with whoever has that identity elsewhere.
me-adopt-yes = Take it over

join-title = You are invited
join-looking = Looking for your table…

new-title = A table for friends
new-lead = You get a link to pass on. Seats that stay free can be given to bots when you begin.
new-seats = Seats
new-seat-me = You
new-seat-person = A friend, by the link
new-seat-bot = A bot
new-seat-who = Who sits on seat { $number }?
new-seat-strength = Strength of the bot on seat { $number }
new-add = Add a seat
new-remove = Remove seat { $number }
new-pace = Pace
new-pace-none = No clock
new-pace-none-text = Take all the time you want.
new-pace-live = Live
new-pace-live-text = All sit at their screens now.
new-pace-live-seconds = Time for each decision
new-pace-live-reserve = Reserve for the game
new-pace-slow = Slow
new-pace-slow-text = Hours or days for each decision.
new-pace-slow-time = Time for each decision
new-pace-note = Whose time is up is played by a bot, until they take their seat back.
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
new-rules = Options of the rules
new-option-4a = The Crown boat (4a) works at turn-order tiles
new-option-4a-text = Its owner may bid there in another colour too, as at village tiles.
new-option-3b = The Barter boat (3b) turns leftovers into gold
new-option-3b-text = At the end, resources that its owner gave to no tile are 1 point each.
new-access = Who may come
new-hints = Hints
new-hints-text = Players may ask what a bot would do, and why.
new-scores = Running score
new-scores-text = Everyone sees each player’s points so far, without what is hidden.
new-listed = In the list of open tables
new-listed-text = Anybody may take a free seat. Otherwise only those with the link.
new-watchable = Spectators
new-watchable-text = Those who may see the table may watch. They see no screen.
new-make = Make the table
new-made = Making the table…

room-title = Your table is set
room-title-guest = A table is waiting
room-lead-host = Pass the link on. Begin when everybody is here.
room-lead-seated = You have a seat. The host begins when everybody is here.
room-lead-free = Take a seat to play, or stay to watch.
room-lead-full = All seats are taken. You can stay and watch.
room-link = Link to this table
room-link-text = Whoever has it may take a free seat.
room-seats = Seats
room-sit = Sit here
room-put-bot = Put a bot here
room-open = Open the seat
room-leave = Leave the table
room-start = Begin
room-start-fill = { $count ->
    [one] Begin, with a bot on the free seat
   *[other] Begin, with bots on the free seats
}
room-start-with = Bots for free seats
room-facts = This table
room-option-4a = The Crown boat (4a) works at turn-order tiles too.
room-option-3b-off = The Barter boat (3b) does not turn leftovers into gold.
room-hints-on = Hints are allowed.
room-hints-off = No hints.
room-scores-off = No running score.
room-watch-on = Spectators may watch.
room-watch-off = No spectators.
room-listed = In the list of open tables.
room-unlisted = Only for those with the link.
room-abandoned = This table was given up before the game began.
room-broken = Something is wrong with the stored game, so the server can't continue it. Your other games aren't affected. You can download the game file and send it to whoever runs this server.
room-broken-file = Download the game file
room-chat = Chat
room-chat-empty = Nothing said yet.
room-chat-write = Write to the table
room-chat-send = Send
