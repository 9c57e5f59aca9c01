# The start page, a new table, and the room before the game.

lobby-title = Four seasons in a village by the river
lobby-lead = Bid for tiles, use them, build your village. Play tonight: alone against bots, or with friends anywhere.
# For people who have played here.
lobby-welcome = Welcome back, { $name }

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
here-play = Play on this device
here-text = Works offline, too. Loads about 7 MB once.
game-here = On this device
lobby-puzzles = Puzzles

# For people without games: the tutorial.
first-steps = Learn in five minutes
first-steps-text = Play your first season, step by step.

my-games = My games
my-games-empty = No games yet. Play one now.
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
game-uploaded = Uploaded game

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

room-link = Link to this table
room-link-text = Whoever has it can take a free seat.
room-link-renew = Replace this link
room-abandoned = This table was abandoned before the game started.
room-broken = Something is wrong with the stored game, so the server can’t continue it. Your other games aren’t affected. You can download the game file and send it to whoever runs this server.
room-broken-file = Download the game file
room-chat = Chat
room-chat-empty = Nothing here yet.
room-chat-write = Write to the table
room-chat-send = Send
replay-upload = Open a game file
replay-upload-busy = Reading the game file…
replay-upload-text = Watch a game played elsewhere: choose its file.
