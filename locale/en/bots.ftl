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
