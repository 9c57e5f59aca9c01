# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each, two or three
# of them one after another; $seat is a player, $tile a tile, $goods, $cost and $missing are count-wood and others.

# What an idea brings.
idea-points = As things stand, that’s { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you.
idea-get = You get { $goods }.
idea-trade = You get { $goods } for { $cost }.
idea-to-upgrade = { $points ->
    [0] Then you can upgrade { $tile }.
    [one] Then you can upgrade { $tile }: { $points } point.
   *[other] Then you can upgrade { $tile }: { $points } points.
}
idea-upgrade = It does more for you after that.
idea-step = It brings the resource closer to where it counts.
idea-need = It’s needed to upgrade { $tile }.
idea-take = You may need it later.
idea-place = { $links ->
    [0] It keeps the better places free for later.
    [one] { $links } road connects here.
   *[other] { $links } roads connect here.
}
idea-boat = As things stand, it brings you no points.
idea-flip = As things stand, it brings you no points.
idea-winter = { $points ->
    [0] They suit your village best.
    [one] If you win them, that’s { $points } point for you, as things stand.
   *[other] If you win them, that’s { $points } points for you, as things stand.
}
idea-done = There’s nothing more to gain by moving.
idea-keep = Flipping a tile gains nothing.
idea-pass = { $count ->
    [0] You can still answer what the others do.
    [one] You keep your { $count } worker and can still answer what the others do.
   *[other] You keep your { $count } workers and can still answer what the others do.
}
idea-pass-end = { $tiles ->
    [0] It ends the season.
    [one] It ends the season, and you win { $tiles } tile.
   *[other] It ends the season, and you win { $tiles } tiles.
}

# What a bid brings. $before: how many may pick a boat before you.
idea-turn-order = { $before ->
    [0] You’d pick a boat before everyone else.
    [one] At most { $before } player picks a boat before you.
   *[other] At most { $before } players pick a boat before you.
}
idea-bid-points = If you win it, that’s { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you, as things stand.
idea-bid-use = Each use of it brings { $goods }.
idea-bid-power = Its power is yours for the rest of the game.
idea-bid-later = { $points ->
    [0] It scores nothing for you yet, but it still can.
    [one] Upgraded, it’s worth { $points } point.
   *[other] Upgraded, it’s worth { $points } points.
}

# What else comes of a bid or a use: what it costs, what others can do.
idea-start = You’d also start next season.
idea-purple = You’d also get the purple worker, which counts as any one piece.
idea-losing-bid = It puts a losing bid of yours to work.
idea-safe = As things stand, nobody can outbid you.
idea-rival = Only { $seat } could outbid you.
idea-outbid = { $missing } are enough to outbid you.
idea-use-own = Your workers come back after the season.
idea-use-theirs = { $seat } gets your workers after the season.
idea-use-lot = Whoever wins it gets your workers.
idea-use-led = Win it, and you get these workers back.
idea-use-led-by = { $seat } leads here and would get your workers.

# How an idea compares with another one, by its number; by a bot's estimate.
idea-more-points = That’s { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than idea { $number }.
idea-ahead = { $by ->
    [close] About as good as idea { $number }.
    [clear] Clearly better than idea { $number }.
   *[little] A little better than idea { $number }.
}
idea-behind = { $by ->
    [close] About as good as idea { $number }.
    [clear] Clearly weaker than idea { $number }.
   *[little] A little weaker than idea { $number }.
}
