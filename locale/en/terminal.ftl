### What the terminal says: keyflower tiles, show, score, replay, verify, analyse. The browser does
### not load this file. Names and counts of pieces are in pieces.ftl, lines of the score in end.ftl,
### sentences about moves in log.ftl. Most of this stands in tables: short, small letters first.

# The language of this file, in itself; $asked is what nobody speaks here, $languages lists all.
terminal-no-language = There’s no language “{ $asked }” here, so this is English. Available: { $languages }.

## Lists in tables: what stands between two things. Quoted, because spaces at the ends would be lost.

terminal-comma = { ", " }
terminal-semicolon = { "; " }
terminal-and = { " and " }
terminal-or = { " or " }
# Before a list: "2 steps shown in the village: Home 3, Stable".
terminal-list = { $what }: { $items }

## Names

# Homes and turn-order tiles are numbered: $name is tile-home or tile-turn_order_tile.
terminal-numbered = { $name } { $number }
# A summer boat, both sides of it: the name of its sides without the letter.
terminal-boat = Boat { $number }

# Workers in lists of tables: "4 red, 1 blue".
terminal-blue = { $count } blue
terminal-red = { $count } red
terminal-yellow = { $count } yellow
terminal-green = { $count } green
# The colour that a tile has this season, and parts of sets.
terminal-colour-blue = blue
terminal-colour-red = red
terminal-colour-yellow = yellow
terminal-colour-green = green

## keyflower tiles

# Headings of tables.
terminal-group-home = Homes
terminal-group-spring = Spring
terminal-group-summer = Summer
terminal-group-summer_boat = Summer boats
terminal-group-autumn = Autumn
terminal-group-winter = Winter
terminal-group-boat = Boats
terminal-group-turn_order = Turn-order tiles

# Columns, and lines of one tile.
terminal-name = name
terminal-id = id
terminal-kind = kind
terminal-from = from
terminal-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
terminal-roads = roads, ~water
terminal-side-a = side a
terminal-side-b = side b
terminal-loads = workers + skills
terminal-not-sure = not sure
# What is printed on a tile; also after "single:" in the column terminal-not-sure.
terminal-value-edges = edges
terminal-value-front = front
terminal-value-cost = upgrade
terminal-value-back = back
terminal-value-points = points
terminal-value-loads = loads
terminal-value-river = river
# How well that is known: from two sources, from one, from one that may be wrong.
terminal-mark-sure = sure
terminal-mark-single = one source
terminal-mark-doubtful = doubtful

# The edges of a tile: south, south-west, north-west, north, north-east, south-east.
terminal-edge-S = S
terminal-edge-SW = SW
terminal-edge-NW = NW
terminal-edge-N = N
terminal-edge-NE = NE
terminal-edge-SE = SE
# $edge is such an edge, $kind is term-road, term-field or term-water.
terminal-edge = { $edge } { $kind }

# $version names a set of tiles: "2012.1".
terminal-tiles-foot = catalogue { $version }; edges: roads, and water behind a ~
terminal-pictures = { $count ->
    [one] { $count } picture in { $folder }
   *[other] { $count } pictures in { $folder }
}

# What a use costs and gives: "1 pick → 3 stone". The arrow points in the direction of reading.
terminal-takes = { $takes } → { $gives }
# What tiles count at the end. $points is count-points.
terminal-scores-on_tile = { $points } for each { $kind ->
    [iron] iron
    [stone] stone
    [wood] wood
    [gold] gold
   *[resource] resource
} on it
terminal-scores-each = { $points } for each { $kind ->
    [iron] iron
    [stone] stone
    [wood] wood
    [gold] gold
    [resource] resource
    [anvil] anvil
    [pick] pick
    [saw] saw
    [skill] skill
    [blue] blue worker
    [red] red worker
    [yellow] yellow worker
    [green] green worker
   *[worker] worker
}
terminal-scores-chosen = { $points } for each { $kind ->
    [resource] resource of one kind
    [skill] skill of one kind
   *[worker] worker of one colour
}
# $set: "iron + stone + wood"
terminal-scores-set = { $points } for each set of { $set }
terminal-scores-any = { $points } for each { $kind ->
    [resource] { $size } resources
    [skill] { $size } skills
   *[worker] { $size } workers
}

# What boats and turn-order tiles do, in few words.
terminal-power-1a = 2 workers from the bag whenever you pick a boat
terminal-power-1b = 1 green worker whenever you pick a boat
terminal-power-2a = resources also cross fields; tiles don’t need matching edges
terminal-power-2b = double steps, upgrades and Keyflower points
terminal-power-3a = in upgrades, any resource counts as any other
terminal-power-3b = in scoring, any resource counts as any other
terminal-power-4a = outbid in any colour
terminal-power-4b = use tiles with workers of any colours
terminal-power-steps = 1 point for each step on your tiles
terminal-power-loop = 1 point for each tile on the best loop of roads
terminal-power-river = points for boats in a line from your home
terminal-power-flip = at the end, flip one of your tiles
terminal-power-neighbours = 1 point for each tile next to it

## keyflower show

# The line above a game.
terminal-game = Keyflower for { $players }
terminal-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
terminal-after = { $moves ->
    [one] after { $at } of { $moves } move
   *[other] after { $at } of { $moves } moves
}
terminal-catalogue = catalogue { $version }
# $rule is O1 or O2.
terminal-option-on = option { $rule }
terminal-option-off = without option { $rule }
terminal-seed = seed { $seed }
terminal-open = screens open
terminal-spectator = as a spectator sees it
terminal-seen-by = as { $name } sees it

# Columns of what can be bid for.
terminal-to-bid-for = to bid for
terminal-colour = colour
terminal-bids = bids
terminal-workers-on-it = workers on it
terminal-shows = shows
terminal-the-purple = the purple worker

# A boat without a load; a supply without goods.
terminal-empty = empty
terminal-supply = supply { $goods }, { $greens } · bag { $workers } · pile { $skills }

# Columns of what is behind the screens.
terminal-behind = behind the screen
terminal-workers = workers
terminal-skills = skills
terminal-winter-tiles = winter tiles
terminal-starts = { $name } (start player)
terminal-none = none

# Behind a move. $pieces: "2 red, 1 blue".
terminal-drew = drew { $pieces }
terminal-the-end = The end
terminal-so-far = So far
terminal-over = the game is over
terminal-won-by = won by { $names }

# Villages as maps. Letters of resources and of workers in several colours; letters of colours are
# in pieces.ftl.
terminal-village = { $name }’s village
terminal-to-add = to place: { $tile }
terminal-aside = set aside: { $tile }
terminal-letter-iron = i
terminal-letter-stone = s
terminal-letter-wood = w
terminal-letter-gold = g
terminal-letter-mixed = M
terminal-legend = edges: == // road, __ / field, ~ water, x clash · ▲ upgraded · 2i 1s 3w 1g: iron, stone, wood, gold · 3R: red workers

# What somebody has to decide: "p1 is to bid, use or pass". Where a verb would have to change, write
# a colon after the name and give the decision as a noun.
terminal-decide-turn = bid, use or pass
terminal-decide-pay = pay at { $tile }
terminal-decide-take = take a resource at { $tile }
# $steps and $upgrades are count-steps and count-upgrades.
terminal-decide-transport = move and upgrade with { $tile }, { $steps } and { $upgrades } left
terminal-decide-pick-boat = pick a boat
terminal-decide-build = place the tiles they won
terminal-decide-pick-winter = pick winter tiles
terminal-decide-flip = flip a tile, or flip nothing
terminal-owes = { $name } has to { $decision }
terminal-owes-legal = { $count ->
    [one] { $name } has to { $decision }: { $count } legal action
   *[other] { $name } has to { $decision }: { $count } legal actions
}

## keyflower score

terminal-score = Score
terminal-rule = rule
terminal-counts = counts
terminal-nothing = nothing

## keyflower replay

# $points: "3, 18". A game may begin with a deal or with a position.
terminal-replay-deal = { $moves ->
    [one] { $moves } move, legal from the deal to the end; points: { $points }
   *[other] { $moves } moves, legal from the deal to the end; points: { $points }
}
terminal-replay-position = { $moves ->
    [one] { $moves } move, legal from its position to the end; points: { $points }
   *[other] { $moves } moves, legal from its position to the end; points: { $points }
}
# $season is term-spring and so on.
terminal-replay-deal-so-far = { $moves ->
    [one] { $moves } move, legal from the deal to here; the game isn’t over: it’s { $season }
   *[other] { $moves } moves, legal from the deal to here; the game isn’t over: it’s { $season }
}
terminal-replay-position-so-far = { $moves ->
    [one] { $moves } move, legal from its position to here; the game isn’t over: it’s { $season }
   *[other] { $moves } moves, legal from its position to here; the game isn’t over: it’s { $season }
}
# A record with a move that the rules don't allow; $why is a sentence of reasons.ftl.
terminal-illegal-move = Move { $number } ({ $move }) is illegal: { $why }

## keyflower analyse

terminal-expected = Chance of winning
terminal-worst = The costliest decisions, according to { $bot }
terminal-none-worst = no decision cost anything worth mentioning
terminal-page = page: { $file }
terminal-seat = seat
terminal-start = start
terminal-move = move
terminal-played = played
terminal-better = better
