# Settings, as a page and as a sheet over a table.

settings-kept = Changes apply right away, on your other devices too.

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
settings-motion-system = Same as system
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-speed = Others’ moves
settings-speed-text = How fast you see what others do.
settings-speed-instant = Instant
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow

settings-group-play = Play
settings-auto-pass = Pass automatically
settings-auto-pass-text = When there’s nothing else you can do. You can stop it each time.
settings-auto-single = Choose automatically
settings-auto-single-text = When just one boat, payment or resource is left. Never for winter tiles.
settings-confirm = Ask first
settings-confirm-text = Before you pass for a whole season or leave a game.

settings-group-board = Board
settings-board-size = Board size
settings-board-size-text = How big tiles are. A small display may not have room for more.
settings-board-size-small = Small
settings-board-size-normal = Normal
settings-board-size-large = Large
settings-text-size = Text size
settings-text-size-text = For panels, log, chat and captions.
settings-names = Names on tiles
settings-names-text = Show the names of all tiles in villages.

settings-group-look = Language and colours
settings-look-text = Pieces and symbols are the same in light and dark.

settings-group-keys = Keyboard
settings-key-colour = Choose a colour
settings-key-number = More or fewer workers
settings-key-bid = Bid
settings-key-use = Use
settings-key-pass = Pass
settings-key-undo = Undo
settings-key-confirm = Confirm
settings-key-back = Back
settings-key-enter = Enter
settings-key-escape = Esc
