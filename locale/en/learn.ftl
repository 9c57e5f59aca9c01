### The Learn pages (web/src/learn): overview, rules, tiles, signs, scoring. Texts of the rules are in
### rules.ftl, of tiles, pieces and signs in tiles.ftl, names in pieces.ftl.

## All pages

# The row of links over each page, for screen readers; then the links, which are titles too.
learn-nav = Learn pages
learn-page-overview = Overview
learn-page-tutorial = Tutorial
learn-page-rules = Rules
learn-page-tiles = Tiles
learn-page-icons = Symbols
learn-page-scoring = Scoring
# The title of the browser's tab; $page is one of those above.
learn-tab = { $page } · Keyflower

learn-search-clear = Clear the search
learn-search-nothing = Try fewer words, or just the start of a word.

## Overview

learn-overview-title = Learn Keyflower
learn-minute = The game in a minute
learn-minute-bid-title = Bid for tiles
learn-minute-bid = Place workers beside a tile. Whoever has the most there when the season ends wins it. If you’re outbid, your workers can move on together.
learn-minute-use-title = Use tiles
learn-minute-use = Place workers on a tile and it works for you right away: it gives you resources, skills or new workers. You can use any tile, but the workers stay with its owner.
learn-minute-colour-title = Watch the colours
learn-minute-colour = The first workers at a tile set its colour. For the rest of the season, everyone needs that colour there.
learn-minute-build-title = Build a village
learn-minute-build = Tiles you win join your village: road to road, field to field, water to water.
learn-minute-upgrade-title = Move and upgrade
learn-minute-upgrade = Carry resources along the roads to the tiles that need them, and flip those tiles to their better side.
learn-minute-boats-title = Meet the boats
learn-minute-boats = When spring, summer and autumn end, boats bring everyone new workers and skills. Turn-order tiles decide who picks a boat first.
learn-year = Four seasons
learn-year-spring = Resources, skills and the first workers.
learn-year-summer = Trades, better transport, and boats that change the rules for their owner.
learn-year-autumn = Yards that score what’s on them, and tiles worth lots of points.
learn-year-winter = You pick from the tiles in your hand. They score what you’ve collected, and whoever has the most points wins.
learn-ways = Where to go from here
learn-way-tutorial = Play your first turns with a guide at your side.
learn-way-rules = Every rule in plain words, with drawings, numbers and a search.
learn-way-tiles = Every tile with both sides, in pictures and in words.
learn-way-icons = What the symbols on tiles mean.
learn-way-scoring = Where points come from, with a village you can change.
learn-way-play = Everything you can do is marked. Start against beginners.

## Rules

learn-rules-title = The rules
learn-rules-contents = Contents
# The label of a list on phones from which a part of the rules is chosen.
learn-rules-part = Part of the rules
learn-rules-search = Search the rules
# In the empty search field. B4 is the number of a rule: leave it in Latin.
learn-rules-hint = A word, a tile, or a number such as B4
# Read out while somebody types; $query is what was typed.
learn-rules-found = { $count ->
    [0] No rule mentions “{ $query }”.
    [one] { $count } rule mentions “{ $query }”.
   *[other] { $count } rules mention “{ $query }”.
}
# For screen readers: the number of a rule is a link to it. $rule is such as B4.
learn-rules-link = Link to rule { $rule }
# For screen readers: the drawings below a rule.
learn-rules-drawings = Drawings for rule { $rule }
# Below the introduction.
learn-rules-ids = Each rule has a number. It means the same rule everywhere in the game, in every language.

# The table below rule S2. Columns are numbers of players.
learn-table = What is in play
learn-table-players = Players
learn-table-boats = Boats
learn-table-turns = Turn-order tiles
learn-table-lots = Lots in spring, summer and autumn
learn-table-hand = Winter tiles in each hand
learn-table-winter = Lots in winter
# From two to six, as in a table.
learn-table-range = { $least }–{ $most }

# What is to be seen on drawings below rules.
learn-drawing-b4 = The bid of 4 leads. The bid of 2 is losing: it can move on, or grow to at least 5.
learn-drawing-c1 = The first worker here was red, as the flag shows: until the season ends, only red workers can come to this tile.
learn-drawing-u3 = Uses with 1, 2 and 3 workers: the tile is full.
learn-drawing-u6 = 3 wood made in the owner’s village stay on the tile.
learn-drawing-m2 = One step: the wood goes along a road to the neighbouring tile.
learn-drawing-m4 = Before the upgrade, with the cost on the strip below; after it, with a second gable on the roof.
learn-drawing-v2 = Roads meet roads, fields meet fields, water meets water.
learn-drawing-s4 = Whoever wins this tile becomes the start player.
learn-drawing-t1 = A loaded boat: workers stand on deck, skills hang on the hull.
learn-drawing-f3 = 4 wood on the Timber yard: 8 points.
learn-drawing-f11 = A loop of 3 tiles: Sea Bastion scores 3 points.
learn-drawing-f12 = 3 boats in a line of water from the home: Sea Breese scores 8 points.
learn-drawing-f13 = This turn-order tile touches 3 tiles: 3 points.

## Tiles

learn-tiles-title = Every tile
learn-tiles-lead = The game has 64 large tiles. Here’s each of them with both sides: the front, and the back you get with an upgrade.
learn-tiles-search = Search the tiles
learn-tiles-hint = A name, or a word such as gold
learn-tiles-show = Show
learn-tiles-all = All
learn-tiles-found = { $count ->
    [0] No tile matches.
    [one] { $count } tile.
   *[other] { $count } tiles.
}
# For screen readers: a tile's name is a link to it.
learn-tiles-link = Link to { $tile }
# Groups of tiles, as headings and as a filter; a sentence below each heading.
learn-group-home = Homes
learn-group-home-lead = Each player starts with one. They differ in where the water is and what the upgrade costs.
learn-group-spring = Spring
learn-group-spring-lead = Four roads each. The first resources, skills and workers.
learn-group-summer = Summer
learn-group-summer-lead = Three roads each. Most of them take something and give you more for it.
learn-group-summer_boat = Summer boats
learn-group-summer_boat-lead = Laid out with the summer tiles, with one of two sides up for good. Only their owner can do what they show.
learn-group-autumn = Autumn
learn-group-autumn-lead = Two roads each. Many of them score points.
learn-group-winter = Winter
learn-group-winter-lead = One road each, and one side. Players hold them from the start and pick which ones come out.
learn-group-boat = Boats
learn-group-boat-lead = For three seasons they bring workers and skills. In winter each player takes one into their village.
learn-group-turn_order = Turn-order tiles
learn-group-turn_order-lead = They decide who picks a boat first, and who starts.
# Sides of a tile.
learn-side-front = Front
learn-side-back = Back, upgraded
learn-side-a = Side a
learn-side-b = Side b
# A list of links to rules follows: U7, F5.
learn-tile-rules = Rules
# With how many players a boat or a turn-order tile is in play.
learn-in-play = { $count ->
    [2] In every game.
    [6] With 6 players.
   *[other] With { $count } or more players.
}
# A small table: what a boat carries in each season.
learn-load = On board
learn-load-workers = Workers
learn-load-skills = Skills
# Homes 1 to 6, turn-order tiles 1 to 4.
learn-numbered = { $tile } { $number }

## Signs

learn-icons-title = Symbols on tiles
learn-icons-lead = A tile’s house shows what the tile does; a boat’s sail shows what the boat does. Symbols are read from left to right, in every language.
# Formulas of real tiles, each with its words.
learn-icons-examples = Examples
learn-icons-pieces = Pieces
learn-icons-formulas = In formulas
learn-icons-tile = On a tile
learn-icons-roofs = Houses
learn-icons-table = At the table

## Scoring

learn-scoring-title = Where points come from
learn-scoring-lead = Points are counted once, after winter. They come from seven sources; each resource, skill and worker counts in one place only.
learn-scoring-printed = The points on the flower of the side that’s up. Most come from upgrades; the Keythedral alone has 12.
learn-scoring-yards = Barn, Blacksmith, Stone yard and Timber yard score the resources on them. Bring them there in time: at the end, nothing moves any more.
learn-scoring-resources = Winter tiles score resources from your whole village, wherever they are. Gold counts as any kind. Gold not used by a tile is worth 1 point each.
learn-scoring-skills = Winter tiles score the skills behind your screen: any five, sets of three kinds, or many of one kind.
learn-scoring-workers = Winter tiles and the White Wind score the workers behind your screen: any five, sets, greens, one colour, or all.
learn-scoring-boats = The boat you take in winter scores steps, a loop of roads, a line of boats, or your workers; some have printed points.
learn-scoring-turns = A turn-order tile in your village is worth 1 point for each tile that touches it.
learn-scoring-purple-title = The purple worker
learn-scoring-purple = Whoever holds it at the end counts it once, as whatever brings the most: a resource, a skill or a worker of any kind.
learn-scoring-best-title = No arithmetic needed
learn-scoring-best = Is a gold worth more on the Barn, for the Jeweller or in a set? The game finds the best way for every player, and shows it piece by piece.

learn-try = Try it
learn-try-lead = Put tiles into this village, change what you have, and see what scores where.
# Ready-made villages to begin with.
learn-try-examples = Start with
learn-try-example-winter = A winter village
learn-try-example-smith = Resources on yards
learn-try-example-crowd = A crowd of workers
learn-try-example-river = Boats in a line
learn-try-example-empty = Just a home
learn-try-tiles = Tiles in the village
# A switch on a tile that is in the village: its back is up.
learn-try-upgraded = Upgraded
learn-try-home = Home { $number }
learn-try-goods = Resources
# Which resources lie where: on the home, which stands for all other tiles, or on a yard.
learn-try-goods-home = In the village
learn-try-goods-on = On { $tile }
learn-try-skills = Skills behind the screen
learn-try-workers = Workers behind the screen
learn-try-purple = You have the purple worker
# Buttons + and −, for screen readers; $what is such as gold, $where one of the messages above.
learn-try-more = One more: { $what }
learn-try-fewer = One fewer: { $what }
learn-try-more-there = One more: { $what }, { $where }
learn-try-fewer-there = One fewer: { $what }, { $where }
learn-try-full = The village is full. Take a tile out to put another one in.
learn-try-aside = No room for: { $tiles }
# The sum, shown large and read out after each change.
learn-try-total = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
learn-try-lines = Where they come from
learn-try-nothing = Nothing scores yet.
learn-try-help = Point at a line or choose it to see what it counts in the village.
