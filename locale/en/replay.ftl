# Going through a game again: web/src/features/replay.

replay-screen = Replay
replay-of = Replay: { $names }
replay-before = Before the first move

replay-timeline = Point in the game
replay-position = { $at } of { $last }
replay-chapter = { $season ->
    [spring] Go to the start of spring
    [summer] Go to the start of summer
    [autumn] Go to the start of autumn
   *[winter] Go to the start of winter
}
replay-graph = Each player’s chance of winning, move by move
replay-share-of = Chance of winning: { $name }, { $share }

replay-first = Go to the start
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-forward = Step forward
replay-last = Go to the end
replay-speed = Speed
replay-speed-value = { $speed }×
replay-keys = Keys: ← → one step, Space play, Home and End, Page Up and Page Down for seasons.

replay-viewer = View as
replay-viewer-open = Open screens
replay-viewer-spectator = Spectator
replay-viewer-own = What you saw
replay-running = This game isn’t over yet, so you see only what you’re allowed to know.

replay-share = Share
replay-share-label = Link to this point
replay-download = Game file
replay-continue = Continue from here
replay-continue-title = Continue from here against bots
replay-continue-text = A new game starts at this point. You take one seat, bots take the others.
replay-continue-seat = Your seat
replay-continue-bot = Strength of the bots
replay-continue-go = Start game
replay-scores = Final score
replay-log = Every move
replay-table = The table at this point

# What a player has behind the screen.
replay-screen-of = Behind the screen
replay-turning = Turning points
replay-try = Can you find something better here? Continue from here and try it.
