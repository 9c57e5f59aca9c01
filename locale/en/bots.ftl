# Why a bot would do something: src/keyflower/bots/reasons.py. $gain is what it is worth in points
# against doing nothing, $tile the name of a tile.

reason-pass = Nothing else is worth the workers right now.
reason-bid = { $workers ->
    [0] { $gain ->
        [one] Moving a losing bid to { $tile } is worth { $gain } point.
       *[other] Moving a losing bid to { $tile } is worth { $gain } points.
    }
    [one] { $gain ->
        [one] Bidding { $workers } worker for { $tile } is worth { $gain } point.
       *[other] Bidding { $workers } worker for { $tile } is worth { $gain } points.
    }
   *[other] { $gain ->
        [one] Bidding { $workers } workers for { $tile } is worth { $gain } point.
       *[other] Bidding { $workers } workers for { $tile } is worth { $gain } points.
    }
}
reason-losing-bid-moves = It puts a losing bid to work.
reason-use = { $gain ->
    [one] Using { $tile } is worth { $gain } point.
   *[other] Using { $tile } is worth { $gain } points.
}
reason-workers-come-back = The workers come back when the season ends.
reason-workers-go-away = The workers go to someone else, or into the bag.
reason-upgrade = Upgrading { $tile } brings { $points ->
    [one] { $points } printed point
   *[other] { $points } printed points
}, and is worth { $gain } in total.
reason-place = { $links ->
    [0] { $gain ->
        [one] No road meets { $tile } here, but it’s still worth { $gain } point.
       *[other] No road meets { $tile } here, but it’s still worth { $gain } points.
    }
    [one] { $gain ->
        [one] { $links } road meets { $tile } here: worth { $gain } point.
       *[other] { $links } road meets { $tile } here: worth { $gain } points.
    }
   *[other] { $gain ->
        [one] { $links } roads meet { $tile } here: worth { $gain } point.
       *[other] { $links } roads meet { $tile } here: worth { $gain } points.
    }
}
reason-step = { $gain ->
    [one] Moving this is worth { $gain } point.
   *[other] Moving this is worth { $gain } points.
}
reason-done = There’s nothing more to gain by moving.
reason-boat = { $gain ->
    [one] This boat is worth { $gain } point.
   *[other] This boat is worth { $gain } points.
}
reason-winter = { $gain ->
    [one] These tiles are worth { $gain } point.
   *[other] These tiles are worth { $gain } points.
}
reason-flip = { $gain ->
    [one] Flipping this tile is worth { $gain } point.
   *[other] Flipping this tile is worth { $gain } points.
}
reason-keep = Flipping a tile gains nothing.
reason-pay = { $gain ->
    [one] Paying with this is worth { $gain } point.
   *[other] Paying with this is worth { $gain } points.
}
reason-any = Any choice will do: this bot doesn’t compare them.
reason-program = The program playing here chose it.

# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each; $seat is
# a player, $goods are count-wood and others.

idea-points = As things stand, that’s { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you.
idea-bid-points = If you win it, that’s { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you, as things stand.
idea-turn-order = It decides when you pick a boat, and who starts next season.
idea-turn-order-winter = It decides when you pick a boat.
idea-losing-bid = It puts one of your losing bids to work.
idea-bid-first = Nobody has bid for it yet.
idea-bid-lead = You’d take the lead from { $seat }.
idea-bid-more = You’d be harder to outbid.
idea-use-choose = You get a resource of your choice.
idea-use-goods = You get { $goods }.
idea-use-greens = You get { $count ->
    [one] { $count } green worker
   *[other] { $count } green workers
}.
idea-use-workers = You get { $count ->
    [one] { $count } new worker
   *[other] { $count } new workers
} from the bag.
idea-use-skills = You get { $count ->
    [one] { $count } skill
   *[other] { $count } skills
}.
idea-use-moves = You can move resources and upgrade.
idea-upgrade = It does more for you after that.
idea-step = It brings the resource closer to where it counts.
idea-place = { $links ->
    [one] { $links } road connects
   *[other] { $links } roads connect
} here.
idea-place-alone = It keeps the better places free for later.
idea-boat = Its load helps you most now.
idea-winter = They fit your village best.
idea-pay = You’ll miss this least.
idea-pass = Nothing else is worth the workers right now.
idea-done = There’s nothing more to gain by moving.
idea-keep = Flipping a tile gains nothing.
