# The board: everything that is shown at a table. Names of tiles are labels, never inflected.

board-your-turn = Your turn
board-seats = Players, clockwise
board-seat-acts = their turn
board-seat-starts = start player
board-seat-stand-in = a bot is playing for them

# Time left of a decision that may take long; shorter ones read 1:05.
board-clock-hours = { $hours } h { $minutes } min
board-clock-days = { $days } d { $hours } h

board-season-spring = Spring
board-season-summer = Summer
board-season-autumn = Autumn
board-season-winter = Winter
board-season = { $season }, season { $number } of 4

board-supplies = Supplies
board-bag = { $count ->
    [one] { $count } worker in the bag
   *[other] { $count } workers in the bag
}
board-greens = { $count ->
    [one] { $count } green worker in the supply
   *[other] { $count } green workers in the supply
}
# $goods: "21 iron"
board-stock = { $goods } in the supply
board-pile = { $count ->
    [one] { $count } skill in the pile
   *[other] { $count } skills in the pile
}

board-lots-spring = Spring lots
board-lots-summer = Summer lots
board-lots-autumn = Autumn lots
board-lots-winter = Winter lots
board-marked = marked corners: you can choose this tile
board-passes = { $count ->
    [one] { $count } pass in a row; { $all } end the season
   *[other] { $count } passes in a row; { $all } end the season
}
board-turn-order = Turn order
board-harbour = Harbour
board-harbour-text = whoever picks a boat gets what’s on it
board-harbour-winter = everyone takes one boat

board-village = Village and screen
board-your-village = Your village
board-village-of = Village of { $name }
board-to-mine = Back to your village
board-fit = Fit to view
board-smaller = Zoom out
board-larger = Zoom in
board-aside = { $count ->
    [one] { $count } tile set aside
   *[other] { $count } tiles set aside
}
board-others = Other players
board-other = { $name }: { $workers } and { $skills } behind the screen, { $tiles } in the village{ $usable ->
    [0] .
    [one] , { $usable } you can choose.
   *[other] , { $usable } you can choose.
}
board-behind = Behind { $name }’s screen

board-screen = Behind your screen
board-skills = Skills
board-none = none

# A tile in sentences. $name is its name; the sentences follow each other.
board-name = { $name }.
board-upgraded = Upgraded.
board-colour-blue = Blue tile this season.
board-colour-red = Red tile this season.
board-colour-yellow = Yellow tile this season.
board-colour-green = Green tile this season.
# $workers: "2 red workers"
board-standing = { $workers } on it; { $left ->
    [one] { $left } place left.
   *[other] { $left } places left.
}
board-next-use = The next use needs at least { $least ->
    [one] { $least } worker.
   *[other] { $least } workers.
}
board-full = It’s full: { $places } of { $places } places taken.
board-full-short = full, { $places } of { $places }
# $goods: "2 iron and 1 wood"
board-goods = On it: { $goods }.
board-bid-leads = { $name } leads with { $workers }.
board-bid-leads-you = You lead with { $workers }.
board-bid-loses = { $name } is outbid, with { $workers }.
board-bid-loses-you = You’re outbid, with { $workers }.
board-load = On board: { $load }.
board-load-none = Nothing on board.
board-load-none-short = empty
board-boat-gone = Already picked.
board-boat-gone-short = picked
board-changed = Changed since your last turn.
board-changed-move = Changed by this move.
board-can-choose = You can choose it.
# $steps is count-steps.
board-steps-away = { $steps } away.
board-cell = Free place, column { $column }, row { $row }
board-ghost = { $name } in hand, rotated { $rotation } times
board-move-good = Move { $good }

board-side-now = Now
board-side-after = Upgraded
board-side-before = Before
board-side-upgraded = Upgraded, now
board-side-up = This side is up
board-side-down = Other side
board-kind-spring = Spring tile
board-kind-summer = Summer tile
board-kind-autumn = Autumn tile
board-kind-winter = Winter tile
board-kind-village = Village tile
board-kind-home = Home
board-kind-boat = Boat
board-kind-summer_boat = Summer boat
board-kind-turn_order = Turn-order tile

since-title = Since your last turn
since-none = Nothing has changed since your last turn.

board-words = Log and chat
board-panel-since = Since your last turn
board-panel-log = Log
board-panel-chat = Chat
board-tabs = Parts of the table
board-tab-lots = Lots
board-tab-harbour = Harbour
board-tab-village = Village
board-tab-others = Others
board-tab-log = Log

board-notices = Notifications
board-notices-text = When it’s your turn and you’re looking elsewhere
board-notices-denied = Your browser doesn’t allow them for this page
board-to-lobby = Go to the start page
board-leave = Leave the game
board-leave-text = A bot will play for you. You can take your seat back any time before the game ends.
# Where all others are bots, instead of board-leave-text.
board-leave-bots = A bot will play for you. With only bots left, the game may soon be over, and then you can’t come back.
# After either of them.
board-leave-rating = If the game is rated, the place the bot reaches counts as yours.
board-leave-yes = Leave
board-result = See the result
# Under a tile that cannot be chosen.
board-needs = { $colour ->
    [blue] needs { $needs } blue
    [red] needs { $needs } red
    [yellow] needs { $needs } yellow
    [green] needs { $needs } green
   *[worker] { $needs ->
        [one] needs { $needs } worker
       *[other] needs { $needs } of one colour
    }
}

board-bids = Your bids
board-bids-text = { $count ->
    [one] { $leads } of { $count } leads
   *[other] { $leads } of { $count } lead
}
board-bids-leads = leads
# $most: how many lead there
board-bids-outbid = { $most ->
    [one] outbid: { $most } leads
   *[other] outbid: { $most } lead
}
# At a tile where somebody bid more than you.
board-outbid = outbid
# On phones, after the lots: the way to both.
board-quay = Harbour and turn order

board-villages = Other villages
board-to-build = { $count ->
    [one] { $count } tile to place
   *[other] { $count } tiles to place
}
board-villages-all = Villages

## The running score

score-of = { $name }: { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
score-title = { $name }: points so far
score-tiles = Printed on tiles
score-resources = Resources
score-skills = Skills
score-workers = Workers
score-boats = Boats and turn order
score-sum = Total
score-open = This counts only what everyone can see, nothing behind the screen.
board-purple-counts = With the start player’s purple worker, which counts as one resource, skill or worker.
