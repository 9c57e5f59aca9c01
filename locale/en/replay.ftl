# Going through a game again: web/src/replay.

replay-screen = Replay
replay-of = Replay: { $names }
replay-before = Before the first move

replay-timeline = Moment of the game
replay-position = { $at } of { $last }
replay-chapter = { $season ->
    [spring] To the beginning of spring
    [summer] To the beginning of summer
    [autumn] To the beginning of autumn
   *[winter] To the beginning of winter
}
replay-graph = Share of the win that was to be expected for each player, move by move
replay-share-of = Share of the win to be expected: { $name }, { $share }

replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-speed = Speed
replay-speed-value = { $speed }×
replay-keys = Keys: ← → one step, Space play, Home and End, Page Up and Down for seasons.

replay-viewer = Seen by
replay-viewer-open = Open screens
replay-viewer-spectator = Spectator
replay-viewer-own = As you see it
replay-running = The game goes on: only what you may know is shown.

replay-share = Share
replay-share-label = Link to this moment
replay-download = Record
replay-continue = Go on from here
replay-continue-title = Go on from here against bots
replay-continue-text = A new game begins at this moment. You take one seat, bots take the others.
replay-continue-seat = Your seat
replay-continue-bot = Strength of the bots
replay-continue-go = Begin
replay-scores = Final score
replay-log = Every move
replay-table = The table at this moment

replay-upload = Bring a record
replay-upload-busy = Reading the record…
replay-upload-text = Watch a game that was played elsewhere: choose its file.

# What a player has behind the screen.
replay-screen-of = Behind the screen
