# Decisions of a player: the panel below the table, a sheet on phones (web/src/table/decide).

page-title-turn = Your turn · Keyflower
seat-stand-in = { $name } (a bot is playing)
seat-number = Seat { $number }
decide-panel = Your decision
decide-your-turn = Your turn
decide-turn-text = Choose a tile to bid for or to use.
decide-turn-only-pass = There’s nothing you can bid for or use, so you pass.
decide-turn-tile = Turn-order tile { $number }
decide-close = Put it back
decide-named = { $name }: { $text }
decide-sending = One moment…
decide-away = You can act again once you’re back online.
decide-lost = The game has moved on, and your choice is no longer possible. Choose again.

# Workers that are placed, as the object of bid, use, raise: "4 red".
amount-blue = { $count } blue
amount-red = { $count } red
amount-yellow = { $count } yellow
amount-green = { $count } green

# ---- Bid and use

decide-mode = Bid or use
decide-bid = Bid
decide-use = Use
decide-tile-colour = { $colour ->
    [blue] Blue tile.
    [red] Red tile.
    [yellow] Yellow tile.
   *[green] Green tile.
}
decide-bid-none = Nobody has bid here yet. One worker takes the lead.
decide-bid-yours = You lead with { $workers }. You can add more.
decide-bid-other = { $name } leads with { $workers }; you need { $total } to lead.
decide-bid-both = { $name }: { $workers }. You need { $total }; { $mine ->
    [one] { $mine } is here.
   *[other] { $mine } are here.
}
decide-use-village = In { $name }’s village.
decide-use-first = Not used this season: { $most ->
    [one] exactly { $most } worker.
   *[other] 1 to { $most } workers.
}
decide-use-again = Last used with { $used }: { $more ->
    [0] exactly { $least } now.
   *[other] { $least } to { $most } now.
}
decide-losing = Losing bids
decide-groups = Losing bids for here
decide-group = { $workers } from { $tile }
decide-group-from = from { $tile }
decide-screen = From behind your screen
decide-screen-empty = No workers left behind your screen.
decide-of = of { $count }
decide-count = { $colour ->
    [blue] Blue workers
    [red] Red workers
    [yellow] Yellow workers
   *[green] Green workers
}
decide-have = { $colour ->
    [blue] Blue: { $count } behind your screen
    [red] Red: { $count } behind your screen
    [yellow] Yellow: { $count } behind your screen
   *[green] Green: { $count } behind your screen
}
decide-less = One fewer
decide-more = One more
decide-least = Min
decide-most = Max
decide-mixes = You can mix colours here (Rainbow boat, 4b).
decide-brings = You get { $gives }.
decide-brings-here = You get { $gives }, which stays on this tile.
decide-brings-home = You get { $gives } on your home.
decide-from-bag = { $count ->
    [one] { $count } worker from the bag
   *[other] { $count } workers from the bag
}
decide-takes = { $what ->
    [blue] It also costs a blue worker.
    [red] It also costs a red worker.
    [yellow] It also costs a yellow worker.
    [green] It also costs a green worker.
    [worker] It also costs any worker.
    [skill] It also costs any skill.
    [anvil] It also costs an anvil.
    [pick] It also costs a pick.
   *[saw] It also costs a saw.
}
decide-workers-back = The workers come back to you.
decide-workers-to = The workers go to { $name }.
decide-workers-bag = If nobody wins the tile, the workers go into the bag.
decide-lead-first = You lead.
decide-lead-more = You lead with { $total }.
decide-lead-by = You lead by { $by }.
decide-stays = { $workers } left behind your screen.
decide-stays-none = { $colour ->
    [blue] No blue left behind your screen.
    [red] No red left behind your screen.
    [yellow] No yellow left behind your screen.
   *[green] No green left behind your screen.
}
decide-lacks-all = Choose workers.
decide-lacks-workers = Change the number of workers.
decide-lacks-groups = These workers don’t fit together here: too few, or too many.

lock-none = You have none behind your screen.
lock-colour = { $colour ->
    [blue] This tile is blue.
    [red] This tile is red.
    [yellow] This tile is yellow.
   *[green] This tile is green.
}
lock-few = You need { $needs } here.

# What may surprise; ids of rules/choices.py.
warning-stock-short = The supply has fewer than the tile shows.
warning-stock-empty = The supply has none left.
warning-greens-short = There are fewer green workers left than the tile shows.
warning-greens-empty = There are no green workers left.
warning-bag-short = There are fewer workers in the bag than the tile shows.
warning-bag-empty = The bag is empty.
warning-pile-short = There are fewer skills left than the tile shows.
warning-pile-empty = There are no skills left.
warning-nothing-to-gain = You won’t gain anything.
warning-shuts-river = This closes the river: no more boats can join the line from your home.

# A tile that can neither be bid for nor used; other reasons are in reasons.ftl. $colour is "worker"
# where any one colour would do.
blocked-both = { $colour ->
    [blue] Needs { $needs } blue, you have { $has }.
    [red] Needs { $needs } red, you have { $has }.
    [yellow] Needs { $needs } yellow, you have { $has }.
    [green] Needs { $needs } green, you have { $has }.
   *[worker] Needs { $needs } of one colour, you have { $has }.
}

# ---- Passing

decide-pass = Pass
decide-pass-once-text = You get another turn, unless everyone passes.
decide-pass-outbid = Pass until I’m outbid
decide-pass-outbid-text = You play again when someone takes the lead from you.
decide-pass-season = Pass for the season
decide-pass-season-text = You play again when the season is over.
decide-passing-outbid = You’re passing until you’re outbid.
decide-passing-season = You’re passing for the rest of the season.
decide-pass-stop = Stop passing
# Passing and single choices that are made without a click; $what is the text of the button.
decide-auto-passing = Nothing to do: you’re passing.
decide-auto-passed = Nothing to do: you passed.
decide-auto-choosing = Only one choice: { $what }
decide-auto-done = Done for you: { $what }
decide-auto-stop = Wait
decide-pass-ways = Other ways to pass
decide-pass-season-sure = Pass for the whole season?
decide-pass-season-yes = Yes, pass

# ---- Payments and choices

decide-pay-title = Pay for { $tile }
decide-pay-text = Choose what to pay.
decide-pay-group = { $workers } from { $tile }
decide-pay-group-text = { $count ->
    [one] It goes into the bag.
   *[other] All { $count } go into the bag.
}
decide-take-title = What will you take?
decide-take-text = { $tile } gives you one of these.
decide-free = nothing

# ---- Transport and upgrades

decide-transport-title = Move and upgrade
decide-transport-left = { $tile }: { $steps ->
    [0] no steps
    [one] { $steps } step
   *[other] { $steps } steps
} and { $upgrades ->
    [0] no upgrades left.
    [one] { $upgrades } upgrade left.
   *[other] { $upgrades } upgrades left.
}
decide-transport-text = Tap a resource, then the tile it goes to.
decide-transport-held = { $good } on { $tile }: where to?
decide-transport-none = There’s nothing more to move.
decide-goods = Resources you can move
decide-good-on = { $good } on { $tile }
decide-to = To { $tile }
# $steps is count-steps.
decide-to-far = To { $tile } ({ $steps })
decide-upgrades = Upgrades
decide-upgrades-none = You can’t pay for any upgrade.
decide-upgrade = Upgrade { $tile }
decide-upgrade-cost = Pay with
decide-gain-points = { $sign } { $points ->
    [one] point
   *[other] points
}
decide-gain-each = { $after } points per resource instead of { $before }
decide-gain-use = using it gives { $gives }
decide-upgrade-follows = You pay { $cost }: { $gains }.
decide-done = Done
decide-done-text = Unused steps and upgrades are lost.

# ---- Boats

decide-boat-title = Pick a boat
decide-boat-text = You get everything on board.
decide-boat-keep = The boat itself joins your village.
decide-boat-empty = nothing on board
decide-for-you = for you now
# Who picks a boat when, and why; decide-named joins place and reason.
decide-boat-order = Who picks when
decide-boat-place = { $place ->
    [1] You pick first
    [2] You pick second
    [3] You pick third
    [4] You pick fourth
    [5] You pick fifth
   *[6] You pick sixth
}
decide-boat-won = your bid of { $count } won { $tile }
decide-boat-start = you’re the start player
decide-boat-after = the rest pick clockwise from the start player, { $name }

# ---- Building

decide-build-title = Build your village
decide-build-hand = { $count ->
    [one] One tile to place.
   *[other] { $count } tiles to place, in any order.
}
decide-build-where = Choose a dashed place in your village.
decide-build-turn = Rotate it with R, the mouse wheel or a tap.
decide-build-fixed = It fits { $ways ->
    [one] one way only.
   *[other] { $ways } ways.
}
decide-build-left = Rotate left
decide-build-right = Rotate right
decide-build-next = Next place
decide-build-before = Previous place
decide-build-tile = Tile in hand

# ---- Winter

decide-winter-title = Winter tiles
decide-winter-text = Pick one or more of yours. Everyone can bid for them; the rest leave the game unseen.
decide-worth = { $points ->
    [one] It would score { $points } point now.
   *[other] It would score { $points } points now.
}
decide-winter-worth = { $points ->
    [one] { $points } point for you now
   *[other] { $points } points for you now
}

# ---- Flipper

decide-flip-title = The Flipper
decide-flip-text = Flip one of your tiles to its back for free.
decide-keep = Flip nothing

# ---- Hints

decide-hint = Hint
decide-hint-title = { $count ->
    [1] One idea
    [2] Two ideas
   *[other] Three ideas
}
decide-hint-text = Marked on the table. Pick one to set up your move; nothing is sent yet.
decide-idea-do = Use idea { $number }
decide-idea = Idea { $number }
hint-bid = Bid { $workers } for { $tile }
hint-raise = Raise to { $workers } for { $tile }
hint-build = Place { $tile } here
hint-flip = Flip { $tile }
hint-step = Move { $good } to { $tile }
hint-pay = Pay { $what }
hint-use = Use { $tile } with { $workers }
hint-upgrade = Upgrade { $tile } ({ $cost })
hint-winter = Pick { $tiles }
# Turns that would be better. $from: where losing bids are taken from.
turn-bid-from = Bid { $workers } for { $tile }, with the losing bid from { $from }
turn-use = Use { $tile } ({ $owner }) with { $workers }
turn-own-from = Use { $tile } with { $workers }, the losing bid from { $from }
turn-use-from = Use { $tile } ({ $owner }) with { $workers }, the losing bid from { $from }

# ---- Others, and the end

decide-waiting = Waiting for { $name }
decide-waiting-several = Waiting for { $names }
decide-over = The game is over.
decide-watching = You’re watching.
decide-stand-in = A bot is playing for you.
decide-stand-in-text = It plays until you take your seat back.
decide-come-back = Take my seat back
decide-undo = Undo

# ---- The confirm button

go-bid = Bid { $count }
go-raise = Raise to { $count }
go-bid-empty = Choose workers
go-use = Use with { $count }
go-use-empty = Choose workers
go-pay = Pay
go-take = Take { $what }
go-boat = Take { $boat }
go-flip = Flip
go-step = Move here
go-step-empty = Choose where it goes
go-upgrade = Upgrade
go-build = Place here
go-build-empty = Choose a place
go-winter = { $count ->
    [one] Pick { $count } tile
   *[other] Pick { $count } tiles
}
go-winter-empty = Pick at least one
go-pass = Pass
go-done = Done
go-keep = Flip nothing
go-choose = Choose one
go-confirm = Confirm
