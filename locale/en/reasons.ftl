### Why an action isn't possible: keyflower.formats.reasons says which of these, and with which
### variables. Shown when an action is refused, and (illegal-bid-short, illegal-use-...) beside tiles
### that can't be chosen. The reader is the acting player.
###
### $tile, $other and $at are names of tiles, $seat and $seats names of players, $cost and $missing
### lists such as "1 stone and 2 wood". All others are numbers, or keys to choose by.
###
### The Python library reads the English file itself (keyflower.english): only variables and
### choices by them are understood there.

## Whose decision it is

illegal-number = There’s no such action number: { $number }.
illegal-seat = There’s no seat { $number }: seats are 0 to { $last }.
illegal-over = The game is over.
illegal-waiting = { $phase ->
    [pay] Not now: waiting for { $seats } to pay for a tile.
    [take] Not now: waiting for { $seats } to take a resource.
    [transport] Not now: waiting for { $seats } to move and upgrade.
    [pick_boat] Not now: waiting for { $seats } to pick a boat.
    [build] Not now: waiting for { $seats } to build.
    [pick_winter] Not now: waiting for { $seats } to pick winter tiles.
    [flip] Not now: waiting for { $seats } to flip a tile.
   *[turn] It’s not your turn: waiting for { $seats }.
}
illegal-first = { $phase ->
    [pay] First pay for { $tile }.
    [take] First take a resource from { $tile }.
    [transport] First finish using { $tile }: move resources, upgrade, or say you’re done.
    [pick_boat] First pick a boat.
    [build] First add the tiles you won to your village.
    [pick_winter] First pick winter tiles.
    [flip] You can flip one tile, or keep them all as they are.
   *[turn] It’s your turn: bid, use a tile or pass.
}
illegal-undo = You can’t undo now: someone else has acted since, or something was drawn or revealed.
illegal-undo-number = To take back a move, use undo; it isn’t an action.

## Bids

illegal-bid-village = { $tile } is in a village, so nobody can bid for it.
illegal-bid-boat = You can’t bid for boats.
illegal-bid-absent = { $tile } isn’t laid out this season.
illegal-bid-itself = A losing bid can be raised where it is, but not moved onto itself.
illegal-bid-colour = { $colour ->
    [blue] Your bid here is blue: add only blue workers.
    [red] Your bid here is red: add only red workers.
    [yellow] Your bid here is yellow: add only yellow workers.
   *[green] Your bid here is green: add only green workers.
}
illegal-bid-none = A bid takes at least one worker.
# $mine workers are there already; $needs is the least total.
illegal-bid-small = { $mine ->
    [0] You need at least { $needs } to lead here: { $seat } has { $size }.
   *[other] You need at least { $needs } in total to lead here: you have { $mine }, { $seat } has { $size }.
}
# $colour is "worker" where any one colour would do.
illegal-bid-short = { $colour ->
    [blue] To bid you need { $needs } blue, you have { $has }.
    [red] To bid you need { $needs } red, you have { $has }.
    [yellow] To bid you need { $needs } yellow, you have { $has }.
    [green] To bid you need { $needs } green, you have { $has }.
   *[worker] To bid you need { $needs } of one colour, you have { $has }.
}

## Workers of bids and uses

illegal-colour = { $colour ->
    [blue] This tile is blue this season.
    [red] This tile is red this season.
    [yellow] This tile is yellow this season.
   *[green] This tile is green this season.
}
illegal-colour-turn-order = { $colour ->
    [blue] Blue this season. The Crown boat (4a) doesn’t work here.
    [red] Red this season. The Crown boat (4a) doesn’t work here.
    [yellow] Yellow this season. The Crown boat (4a) doesn’t work here.
   *[green] Green this season. The Crown boat (4a) doesn’t work here.
}
illegal-colour-no-bid = { $colour ->
    [blue] Blue this season. The Crown boat (4a) needs another player’s bid.
    [red] Red this season. The Crown boat (4a) needs another player’s bid.
    [yellow] Yellow this season. The Crown boat (4a) needs another player’s bid.
   *[green] Green this season. The Crown boat (4a) never works here.
}
illegal-screen = { $colour ->
    [blue] { $has ->
        [0] You have no blue workers behind your screen.
        [one] You have only { $has } blue worker behind your screen.
       *[other] You have only { $has } blue workers behind your screen.
    }
    [red] { $has ->
        [0] You have no red workers behind your screen.
        [one] You have only { $has } red worker behind your screen.
       *[other] You have only { $has } red workers behind your screen.
    }
    [yellow] { $has ->
        [0] You have no yellow workers behind your screen.
        [one] You have only { $has } yellow worker behind your screen.
       *[other] You have only { $has } yellow workers behind your screen.
    }
   *[green] { $has ->
        [0] You have no green workers behind your screen.
        [one] You have only { $has } green worker behind your screen.
       *[other] You have only { $has } green workers behind your screen.
    }
}
illegal-group-colour = { $colour ->
    [blue] Your losing bid at { $at } is blue: it can only join blue workers.
    [red] Your losing bid at { $at } is red: it can only join red workers.
    [yellow] Your losing bid at { $at } is yellow: it can only join yellow workers.
   *[green] Your losing bid at { $at } is green: it can only join green workers.
}
illegal-group-slot = There’s no tile at slot { $slot }, so there’s no losing bid either.
illegal-group-none = You have no bid at { $at }.
illegal-group-leads = Your bid at { $at } is the largest, so it can’t move.

## Uses

illegal-use-never = { $what ->
    [turn_order] You can’t use turn-order tiles.
    [boat] You can’t use boats.
    [winter] You can’t use winter tiles.
   *[side] This side of the tile has no action to use.
}
illegal-use-aside = { $tile } was set aside for good.
illegal-use-absent = { $tile } is neither laid out nor in a village.
illegal-use-full = { $room ->
    [0] It’s full: there are six workers on it.
    [one] The next use needs { $needs }, but only { $room } more fits.
   *[other] The next use needs { $needs }, but only { $room } more fit.
}
illegal-use-skill = { $skill ->
    [anvil] Using it costs an anvil; you have none.
    [pick] Using it costs a pick; you have none.
    [saw] Using it costs a saw; you have none.
   *[skill] Using it costs a skill; you have none.
}
illegal-use-short = { $colour ->
    [blue] To use it you need { $needs } blue, you have { $has }.
    [red] To use it you need { $needs } red, you have { $has }.
    [yellow] To use it you need { $needs } yellow, you have { $has }.
    [green] To use it you need { $needs } green, you have { $has }.
   *[worker] To use it you need { $needs } of one colour, you have { $has }.
}
illegal-use-large = Losing bids move whole: { $needs } to { $room } workers fit here.
illegal-use-worker = { $colour ->
    [blue] Using it also costs a blue worker; you’d have none left.
    [red] Using it also costs a red worker; you’d have none left.
    [yellow] Using it also costs a yellow worker; you’d have none left.
    [green] Using it also costs a green worker; you’d have none left.
   *[worker] Using it also costs a worker; you’d have none left.
}
illegal-use-mixed = All workers of a use must be the same colour.
illegal-use-none = A use takes at least one worker.
illegal-use-few = { $used ->
    [one] This tile was last used with { $used } worker, so you need at least { $needs }.
   *[other] This tile was last used with { $used } workers, so you need at least { $needs }.
}
illegal-use-many = { $room ->
    [one] Only { $room } more worker fits on this tile, but this is { $total }.
   *[other] Only { $room } more workers fit on this tile, but this is { $total }.
}

## Payments and resources

illegal-pay = { $takes ->
    [blue] { $tile } costs a blue worker.
    [red] { $tile } costs a red worker.
    [yellow] { $tile } costs a yellow worker.
    [green] { $tile } costs a green worker.
    [worker] { $tile } costs a worker of any colour.
    [anvil] { $tile } costs an anvil.
    [pick] { $tile } costs a pick.
    [saw] { $tile } costs a saw.
   *[skill] { $tile } costs a skill of any kind.
}
illegal-skill = { $skill ->
    [anvil] You have no anvil behind your screen.
    [pick] You have no pick behind your screen.
   *[saw] You have no saw behind your screen.
}
illegal-good = { $resource ->
    [iron] { $tile } doesn’t give iron.
    [stone] { $tile } doesn’t give stone.
    [wood] { $tile } doesn’t give wood.
   *[gold] { $tile } doesn’t give gold.
}
illegal-good-stock = { $resource ->
    [iron] There’s no iron left in the supply.
    [stone] There’s no stone left in the supply.
    [wood] There’s no wood left in the supply.
   *[gold] There’s no gold left in the supply.
}

## Moving, upgrading, flipping

illegal-not-yours = { $tile } isn’t in your village.
illegal-step-none = This use has no steps left.
illegal-no-good = { $resource ->
    [iron] There’s no iron on { $tile }.
    [stone] There’s no stone on { $tile }.
    [wood] There’s no wood on { $tile }.
   *[gold] There’s no gold on { $tile }.
}
illegal-step-edge = { $to ->
    [n] There’s no tile north of { $tile }.
    [ne] There’s no tile north-east of { $tile }.
    [se] There’s no tile south-east of { $tile }.
    [s] There’s no tile south of { $tile }.
    [sw] There’s no tile south-west of { $tile }.
   *[nw] There’s no tile north-west of { $tile }.
}
illegal-step-road = No road leads from { $tile } to { $other }.
illegal-step-water = There’s water between { $tile } and { $other }.
illegal-upgrade-none = This use has no upgrades left.
illegal-upgrade-never = { $tile } can’t be upgraded.
illegal-upgraded = { $tile } is already upgraded.
illegal-upgrade-missing = Upgrading { $tile } costs { $cost }; you’re missing { $missing }.
illegal-upgrade-cost = Upgrading { $tile } costs exactly { $cost }.
illegal-upgrade-kinds = Upgrading { $tile } costs { $cost }: pay each with its own kind, or with gold.
illegal-few-goods = { $resource ->
    [iron] There’s only { $has } iron on { $tile }.
    [stone] There’s only { $has } stone on { $tile }.
    [wood] There’s only { $has } wood on { $tile }.
   *[gold] There’s only { $has } gold on { $tile }.
}

## The end of a season

illegal-boat = { $tile } isn’t in play with { $players } players.
illegal-boat-taken = { $tile } is already taken.
illegal-place-tile = { $tile } isn’t one of the tiles you have to place.
illegal-place-village = You can only place tiles in your own village.
illegal-place-taken = { $other } is already at { $cell }.
# Two touching edges that don't match: $edge is the new tile's, $against that of $other.
illegal-place-edge = { $to ->
    [n] In the north
    [ne] In the north-east
    [se] In the south-east
    [s] In the south
    [sw] In the south-west
   *[nw] In the north-west
} its { $edge ->
    [road] road
    [field] field
   *[water] water
} would meet the { $against ->
    [road] road
    [field] field
   *[water] water
} of { $other }.
illegal-place-apart = { $cell } doesn’t touch your village.
illegal-winter-seat = You can only pick your own winter tiles.
illegal-winter-tile = { $tile } isn’t one of your winter tiles.
illegal-winter-none = Pick at least one winter tile.
