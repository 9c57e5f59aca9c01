# Why a bot would do something: src/keyflower/bots/reasons.py. $gain is what it is worth in points
# against doing nothing, $tile the name of a tile.

reason-pass = Nothing else is worth its workers now.
reason-bid = { $workers ->
    [0] Moving losing workers to { $tile } is worth { $gain } points.
    [one] Bidding { $workers } worker for { $tile } is worth { $gain } points.
   *[other] Bidding { $workers } workers for { $tile } is worth { $gain } points.
}
reason-losing-bid-moves = It puts a losing bid to use.
reason-use = Using { $tile } is worth { $gain } points.
reason-workers-come-back = The workers come back at the end of the season.
reason-workers-go-away = The workers go to somebody else, or into the bag.
reason-upgrade = Upgrading { $tile } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} printed on it, and is worth { $gain } in all.
reason-place = { $links ->
    [0] No road meets { $tile } here, yet it is worth { $gain } points.
    [one] { $links } road meets { $tile } here; that is worth { $gain } points.
   *[other] { $links } roads meet { $tile } here; that is worth { $gain } points.
}
reason-step = Moving this is worth { $gain } points.
reason-done = Nothing more to gain by moving.
reason-boat = This boat is worth { $gain } points.
reason-winter = These tiles are worth { $gain } points.
reason-flip = Turning this tile is worth { $gain } points.
reason-keep = No tile gains by being turned.
reason-pay = Paying with this is worth { $gain } points.
reason-any = Any choice: this bot does not weigh them.
reason-program = The program that plays here chose it.

# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each; $seat is
# a player, $goods are count-wood and others.

idea-points = As things stand, that’s { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you.
idea-bid-points = Yours, it would bring you { $points ->
    [one] { $points } point
   *[other] { $points } points
} as things stand.
idea-turn-order = It decides when you pick a boat, and who starts next season.
idea-losing-bid = It puts a losing bid of yours to use.
idea-bid-first = Nobody has bid for it yet.
idea-bid-lead = You’d take the lead from { $seat }.
idea-bid-more = You’d be harder to outbid.
idea-use-choose = It brings a resource of your choice.
idea-use-goods = It brings { $goods }.
idea-use-greens = It brings { $count ->
    [one] { $count } green worker
   *[other] { $count } green workers
}.
idea-use-workers = It brings { $count ->
    [one] { $count } new worker
   *[other] { $count } new workers
} from the bag.
idea-use-skills = It brings { $count ->
    [one] { $count } skill
   *[other] { $count } skills
}.
idea-use-moves = It lets you move resources and upgrade.
idea-upgrade = Its use gets better.
idea-step = It brings the resource closer to where it counts.
idea-place = { $links ->
    [one] { $links } road connects
   *[other] { $links } roads connect
} here.
idea-place-alone = It leaves the better places free for later.
idea-boat = Its load helps you most now.
idea-winter = They fit your village best.
idea-pay = You’ll miss this least.
idea-pass = Nothing else is worth its workers now.
idea-done = Nothing more to gain by moving.
idea-keep = No tile gains by being turned.
