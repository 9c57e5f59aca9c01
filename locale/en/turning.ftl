# Turning points of a game: web/src/features/turning, and `keyflower analyse --turning-points`.

turning-points = Turning points
turning-lead = The five moves that changed each player’s chance of winning the most.
turning-player = Whose moves
turning-curve = Chance of winning, move by move
turning-working = Analysing every move: { $share }
turning-waiting = This takes a minute. You can leave the page: the result is kept.
turning-where = { $season }, move { $move }
turning-change = change
turning-spoken = Chance of winning: { $before } before, { $after } after.
turning-well = Well played: the strongest bot does no better.
turning-nothing = Even the strongest bot finds nothing better here.
turning-better = Better:
turning-instead = Chance of winning with it: { $best } instead of { $after }.
turning-look = Try it
turning-none = No single move decided this game.
