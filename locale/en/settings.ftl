# Settings, as a page and as a sheet over a table.

settings-kept = What you change here counts at once, and on your other devices too.

settings-group-sound = Sound
settings-sound = Sounds
settings-sound-text = Short sounds for bids, boats, seasons and your turn.
settings-volume = Volume
settings-try = Try it
settings-vibration = Vibration
settings-vibration-text = A short buzz when it’s your turn or someone outbids you.

settings-group-motion = Motion
settings-motion = Movement
settings-motion-text = Whether pieces fly and panels slide.
settings-motion-system = As the system
settings-motion-full = All of it
settings-motion-reduced = Less
settings-speed = Others’ moves
settings-speed-text = How fast you see what others do.
settings-speed-instant = Instant
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow

settings-group-play = Play
settings-auto-pass = Pass by itself
settings-auto-pass-text = When you can do nothing else. You can stop it each time.
settings-auto-single = Make the only choice
settings-auto-single-text = When just one boat, payment or resource is left. Never for winter tiles.
settings-confirm = Ask first
settings-confirm-text = Before you pass for a whole season or leave a game.

settings-group-board = Board
settings-board-size = Size of the board
settings-board-size-text = How large tiles are. On a small screen there may be no room for more.
settings-board-size-small = Small
settings-board-size-normal = Normal
settings-board-size-large = Large
settings-text-size = Size of text
settings-text-size-text = For panels, log, chat and captions.
settings-names = Names on tiles
settings-names-text = Show the names of all tiles in villages.

settings-group-look = Language and colours
settings-look-text = Day and dusk have the same pieces and signs.
