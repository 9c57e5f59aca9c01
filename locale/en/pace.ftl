# Others' moves as they play, and the end of a season as a scene: web/src/table/pace, scene.

# Captions at the tile. $workers: items of log-some-…
pace-outbid = { $name } outbid { $other }.
pace-outbid-you = { $name } outbid you.
pace-for = { $workers } for { $place }
pace-got = You got { $pieces }.

# The end of a season.
scene-title = { $season ->
    [spring] Spring is over
    [summer] Summer is over
    [autumn] Autumn is over
   *[winter] Winter is over
}
scene-text = who won what, and for how many workers
scene-step-sold = Tiles
scene-step-home = Workers go home
scene-step-purple = Start player: { $name }
scene-step-boats = Boats
scene-again = Show again
scene-skip = Skip
scene-go-on = Continue
scene-nobody = Nobody. It leaves the game.
scene-nobody-stays = Nobody

# What everybody got, below the harbour. $count workers.
scene-short = { $season ->
    [spring] Spring in short
    [summer] Summer in short
    [autumn] Autumn in short
   *[winter] Winter in short
}
scene-won = Won: { $tiles }
scene-won-nothing = Won nothing
scene-paid = Paid: { $count }
scene-home = Home:

# My new tiles beside the village.
tray-title = { $count ->
    [one] Yours now: { $count } tile
   *[other] Yours now: { $count } tiles
}
tray-later = to place after the boats
tray-now = to place now

# The button at "Since your turn".
since-play = Show these moves on the board
# The same as a pill above the lots.
since-moves = { $count ->
    [one] { $count } move since your turn
   *[other] { $count } moves since your turn
}
