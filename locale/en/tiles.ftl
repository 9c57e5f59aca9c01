### Tiles and pieces in plain words: on the card that opens over a tile or a piece, on the Learn page
### "Tiles", and in the terminal (keyflower tiles). Facts: src/keyflower/catalogue/catalogue.toml;
### words: the names of tiles and pieces in pieces.ftl. Numbers are part of the text here; write them
### with the digits of your language.
###
### Which cost message a tile has. Its id is computed from the catalogue: "cost", then gold, iron,
### stone, wood (with the number before the kind if it is not 1), then any-N for any resources, then
### anvil, pick, saw, then any-skill.
###
###   home_1  home_4           cost-stone-wood         home_2  home_5      cost-iron-stone
###   home_3  home_6           cost-iron-wood
###   keywood                  cost-saw                keystone_quarry     cost-pick
###   key_mine                 cost-anvil              woodcutter          cost-saw
###   quarryman                cost-pick               miner               cost-anvil
###   gold_mine                cost-iron-stone         workshop            cost-any-2
###   stable                   cost-iron-wood          peddler             cost-gold
###   apprentice_hall          cost-stone-wood         alehouse            cost-iron-stone-wood
###   store                    cost-gold               mason               cost-3-stone
###   carpenter                cost-3-wood             smelter             cost-3-iron
###   tavern                   cost-iron-stone-wood    hiring_fair         cost-iron-wood
###   brewer                   cost-iron-stone         farrier             cost-any-2
###   timber_yard              cost-saw                stone_yard          cost-pick
###   blacksmith               cost-anvil              barn                cost-any-skill
###   wainwright               cost-any-2              sawmill             cost-3-wood
###   sculptor                 cost-3-stone            forge               cost-3-iron
###   goldsmith                cost-2-gold             well                cost-any-3
###   fair                     cost-gold               inn                 cost-any-1-any-skill
###
### Winter tiles, boats, summer boats and turn-order tiles have no upgrade.

## What a side of a tile does. front: before the upgrade, back: after it; tiles with one side have
## only front. "You" is the player who uses the tile, in any village; "the owner" is the player in
## whose village it lies. "At the end" is the final scoring, after winter.

# Homes and transport tiles: a step moves 1 resource along a road, an upgrade flips a tile.
does-home-front = Take up to 1 step and 1 upgrade in your own village.
does-home-back = Take up to 2 steps and 1 upgrade in your own village.
does-stable-front = Take up to 2 steps and 1 upgrade in your own village.
does-stable-back = Take up to 4 steps and 2 upgrades in your own village.
does-farrier-front = Take up to 3 steps and 1 upgrade in your own village.
does-farrier-back = Take up to 5 steps and 2 upgrades in your own village.
does-wainwright-front = Take up to 4 steps and 2 upgrades in your own village.
does-wainwright-back = Take up to 6 steps and 2 upgrades in your own village.

# Tiles that make resources.
does-keywood-front = Gives 1 wood.
does-keywood-back = Gives 3 wood.
does-keystone_quarry-front = Gives 1 stone.
does-keystone_quarry-back = Gives 3 stone.
does-key_mine-front = Gives 1 iron.
does-key_mine-back = Gives 3 iron.
does-woodcutter-front = Gives 2 wood.
does-woodcutter-back = Gives 1 wood and 1 gold.
does-quarryman-front = Gives 2 stone.
does-quarryman-back = Gives 1 stone and 1 gold.
does-miner-front = Gives 2 iron.
does-miner-back = Gives 1 iron and 1 gold.
does-gold_mine-front = Gives 1 gold.
does-gold_mine-back = Gives 2 gold.
does-workshop-front = Gives 1 iron, 1 stone or 1 wood. You choose which.
does-workshop-back = Gives 1 iron, 1 stone and 1 wood.

# "Costs" is what the user pays besides the workers placed on the tile: it is gone afterwards.
does-mason-front = Costs 1 pick: gives 3 stone.
does-mason-back = Costs 1 pick: gives 3 gold.
does-carpenter-front = Costs 1 saw: gives 3 wood.
does-carpenter-back = Costs 1 saw: gives 3 gold.
does-smelter-front = Costs 1 anvil: gives 3 iron.
does-smelter-back = Costs 1 anvil: gives 3 gold.

# Tiles that give skills and workers. Draws from the bag and the pile are random.
does-apprentice_hall-front = Draw 1 skill from the pile.
does-apprentice_hall-back = Draw 2 skills from the pile.
does-alehouse-front = Draw 1 worker from the bag.
does-alehouse-back = Draw 2 workers from the bag.
does-inn-front = Draw 1 worker from the bag.
does-inn-back = Draw 3 workers from the bag.
does-tavern-front = Costs 1 worker of any colour: draw 2 workers from the bag.
does-tavern-back = Costs 1 worker of any colour: draw 3 workers from the bag.
does-brewer-front = Costs 1 skill of any kind: draw 2 workers from the bag.
does-brewer-back = Costs 1 skill of any kind: draw 3 workers from the bag.
does-hiring_fair-front = Costs 1 skill of any kind: draw 2 skills from the pile.
does-hiring_fair-back = Costs 1 skill of any kind: draw 3 skills from the pile.
does-peddler-front = Costs 1 yellow worker: take 1 green worker from the supply.
does-peddler-back = Costs 1 yellow worker: take 2 green workers from the supply.
does-store-front = Costs 1 blue worker: take 1 green worker from the supply.
does-store-back = Costs 1 blue worker: take 2 green workers from the supply.
does-fair-front = Costs 1 red worker: take 1 green worker from the supply.
does-fair-back = Costs 1 red worker: take 2 green workers from the supply.

# Tiles that count the resources lying on them. They cannot be used.
does-timber_yard-front = At the end: 2 points for each wood on it. Gold counts as wood.
does-timber_yard-back = At the end: 3 points for each wood on it. Gold counts as wood.
does-stone_yard-front = At the end: 2 points for each stone on it. Gold counts as stone.
does-stone_yard-back = At the end: 3 points for each stone on it. Gold counts as stone.
does-blacksmith-front = At the end: 2 points for each iron on it. Gold counts as iron.
does-blacksmith-back = At the end: 3 points for each iron on it. Gold counts as iron.
does-barn-front = At the end: 1 point for each resource on it, of any kind.
does-barn-back = At the end: 2 points for each resource on it, of any kind.

# Tiles that are only worth their printed points; tile-points says how many.
does-sawmill-front = No action, just points.
does-sawmill-back = No action, just points.
does-sculptor-front = No action, just points.
does-sculptor-back = No action, just points.
does-forge-front = No action, just points.
does-forge-back = No action, just points.
does-goldsmith-front = No action, and no points until it’s upgraded.
does-goldsmith-back = No action, just points.
does-well-front = No action, just points.
does-well-back = No action, just points.

# Summer boats, sides a and b. They act for their owner alone, without workers.
does-summer_boat_1-a = When the owner picks a boat at the end of a season, they also draw 2 workers from the bag.
does-summer_boat_1-b = When the owner picks a boat at the end of a season, they also take 1 green worker from the supply.
# "Without water": neither of the two edges that touch is water.
does-summer_boat_2-a = The owner’s steps can cross any edge without water, not only roads. The owner can place new tiles where edges don’t match.
# Steps and upgrades: 2 steps and 1 upgrade become 4 steps and 2 upgrades.
does-summer_boat_2-b = Homes and transport tiles give the owner twice as many steps and upgrades. The points of the Keyflower boat are doubled too.
does-summer_boat_3-a = When the owner upgrades a tile, any resource counts as any other, even as gold.
does-summer_boat_3-b = At the end, any of the owner’s resources counts as any other, even as gold.
does-summer_boat_4-a = Where another player has a blue, red or yellow bid on a village tile, the owner can bid in any one colour. The bid must be larger than the largest bid there.
does-summer_boat_4-b = The owner can use a tile that already has a colour this season with workers of any colours, even mixed.

# Winter tiles. "That the owner has": resources anywhere in the village, skills and workers behind the
# screen. All of them count as often as they can be filled.
does-jeweller-front = At the end: 2 points for each gold the owner has.
does-mercers_guild-front = At the end: 5 points for each set of iron, stone and wood the owner has. Gold counts as any of them.
does-watermill-front = At the end: 1 point for each resource of one kind the owner has. Gold counts as that kind.
does-windmill-front = At the end: 5 points for each 5 resources the owner has, of any kinds.
does-key_guild-front = At the end: 10 points for each 5 skills the owner has, of any kinds.
does-scholar-front = At the end: 3 points for each skill of one kind the owner has.
does-scribes-front = At the end: 10 points for each set of anvil, pick and saw the owner has.
does-apothecary-front = At the end: 3 points for each 5 workers the owner has, of any colours.
does-craftsmans_guild-front = At the end: 3 points for each set of 1 blue, 1 red and 1 yellow worker the owner has. Green workers don’t count.
does-key_market-front = At the end: 2 points for each green worker the owner has.
does-village_hall-front = At the end: 1 point for each worker of one colour the owner has. It can be green.
does-keythedral-front = No action, just points.

# Boats. In the first three seasons players pick a boat and take what is on board; in winter they take
# the boat itself into the village.
does-keyflower-front = At the end: 1 point for each step shown on the owner’s tiles, including the home.
# Loop: a closed way along roads from tile to tile, back to where it began.
does-sea_bastion-front = At the end: 1 point for each tile on the owner’s largest loop of roads.
# The line begins at the home's water edge; Sea Breese and summer boats are boats of this line too.
does-sea_breese-front = At the end: 2, 4, 8, 16 or 32 points for 1, 2, 3, 4 or 5 boats in one line of water from the home.
does-flipper-front = At the end, the owner may flip 1 of their tiles to its upgraded side for free.
does-ianvincible-front = No action, just points.
does-white_wind-front = At the end: 1 point for each worker the owner has.

# Turn-order tiles 1 to 4 share this. Number 1 picks first.
does-turn_order_tile-front = Whoever wins it picks a boat before players without such a tile, in the order of the numbers. In winter the winner also takes the tile: at the end it scores 1 point for each tile that touches it.

## Lines that follow what a side does.

# The printed points of a side. Never 0.
tile-points = { $points ->
    [one] Worth { $points } point at the end.
   *[other] Worth { $points } points at the end.
}
# On tiles that count resources, skills or workers at the end.
tile-counts-once = Each resource, skill and worker counts for one tile only.
# Boats: $spring, $summer and $autumn are such as "7 workers and 1 skill".
tile-loads = On board: { $spring } in spring, { $summer } in summer, { $autumn } in autumn.

## What the upgrade costs. Resources must lie on the tile itself, skills come from behind the player's
## screen. Gold may take the place of another resource, never the other way round.

cost-gold = Upgrade cost: 1 gold on this tile.
cost-2-gold = Upgrade cost: 2 gold on this tile.
cost-iron-stone = Upgrade cost: 1 iron and 1 stone on this tile. Gold counts as either.
cost-iron-wood = Upgrade cost: 1 iron and 1 wood on this tile. Gold counts as either.
cost-stone-wood = Upgrade cost: 1 stone and 1 wood on this tile. Gold counts as either.
cost-iron-stone-wood = Upgrade cost: 1 iron, 1 stone and 1 wood on this tile. Gold counts as any of them.
cost-3-iron = Upgrade cost: 3 iron on this tile. Gold counts as iron.
cost-3-stone = Upgrade cost: 3 stone on this tile. Gold counts as stone.
cost-3-wood = Upgrade cost: 3 wood on this tile. Gold counts as wood.
cost-any-2 = Upgrade cost: 2 resources of any kinds on this tile.
cost-any-3 = Upgrade cost: 3 resources of any kinds on this tile.
cost-anvil = Upgrade cost: 1 anvil from behind your screen.
cost-pick = Upgrade cost: 1 pick from behind your screen.
cost-saw = Upgrade cost: 1 saw from behind your screen.
cost-any-skill = Upgrade cost: 1 skill of any kind from behind your screen.
cost-any-1-any-skill = Upgrade cost: 1 resource of any kind on this tile, and 1 skill of any kind from behind your screen.

## Pieces: what it is, and what it is good for.

piece-blue = Blue worker. Workers bid for tiles and use them; the first colour at a tile is its colour for the season.
piece-red = Red worker. Workers bid for tiles and use them; the first colour at a tile is its colour for the season.
piece-yellow = Yellow worker. Workers bid for tiles and use them; the first colour at a tile is its colour for the season.
piece-green = Green worker. A colour like the others, but rare: there are only 20, and none of them start in the bag.
# The winner of the turn-order tile on which it stands becomes start player.
piece-purple = Purple worker: marks the start player, and comes with a turn-order tile. At the end it counts for its holder as 1 resource, 1 skill or 1 worker, of any kind.
# Behind another player's screen: the colour cannot be seen.
piece-worker = Worker behind a screen. Only its owner sees the colour.
piece-gold = Gold, a resource that counts as any other. At the end, gold not used by a tile is worth 1 point each.
piece-iron = Iron, a resource. Many upgrades cost iron on the tile; some tiles score it at the end.
piece-stone = Stone, a resource. Many upgrades cost stone on the tile; some tiles score it at the end.
piece-wood = Wood, a resource. Many upgrades cost wood on the tile; some tiles score it at the end.
piece-anvil = Anvil, a skill. Some upgrades and some uses of tiles cost one; some tiles score skills at the end.
piece-pick = Pick, a skill. Some upgrades and some uses of tiles cost one; some tiles score skills at the end.
piece-saw = Saw, a skill. Some upgrades and some uses of tiles cost one; some tiles score skills at the end.
# Behind another player's screen: the kind cannot be seen.
piece-skill = Skill behind a screen: an anvil, a pick or a saw. Only its owner sees which.
piece-bag = The bag holds the workers nobody has. Workers are drawn at random; those of winning bids go into it.
piece-pile = The pile of skills, face down. Skills are drawn at random; skills you pay go back into it.
piece-greens = The supply of green workers, which everyone can see. Some tiles give you green workers from it.
piece-points = Points. After winter, the player with the most points wins.
piece-steps = Step: moves 1 resource to a neighbouring tile of your village, where road meets road.
piece-upgrade = Upgrade: flips a tile of your village to its better side, once. The resources it costs must be on that tile; skills come from behind your screen.
piece-boat = Boat. At the end of spring, summer and autumn each player picks one and takes what is on board; in winter each player takes a boat into their village.
piece-road = Road. Resources move along roads from tile to tile; in a village road must touch road.
piece-water = Water. In a village water must touch water, and no resource crosses it.
piece-field = Field. In a village field must touch field, and no resource crosses it.

## The legend of signs on the Learn page: one line for each, beside its drawing. Formulas on tiles are
## read from left to right in every language.

# A number before a sign: "2" and a log is 2 wood.
icon-count = The number says how many. A 1 is shown only for steps and upgrades.
# Signs of iron, stone, wood, gold alone on a house.
icon-goods = Resources you get for a use.
# A slash between two signs.
icon-or = One of them, your choice.
# A black triangle that points to the right.
icon-gives = Pay what’s before it, get what’s after it.
# A multiplication sign: points for each, or "2 x" for twice as much.
icon-each = For each; after a number without a flower: that many times as much.
# The sign =, on boats 2a, 3a and 3b.
icon-equals = The two count as the same.
# The sign +, on boats 1a and 1b.
icon-plus = In addition.
# Three dots between two flowers, on Sea Breese.
icon-to = From the first number up to the last.
# A light frame around several signs.
icon-set = One set: everything in the frame.
# A square in four colours.
icon-good-any = Any resource; kinds may be mixed.
# A thing on a small hexagon.
icon-lying = A resource on this very tile.
# A worker of a colour before the triangle.
icon-worker-colour = A worker of this colour.
# A green worker after the triangle.
icon-worker-green = A green worker from the supply.
# A sack.
icon-worker-bag = A worker drawn from the bag.
# A pale figure with three dots.
icon-worker-any = A worker of any colour.
# A dark square with an anvil, a pick or a saw.
icon-skill-kind = A skill of this kind.
# A dark square with a key.
icon-skill-pile = A skill drawn from the pile.
# A dark square with three dots.
icon-skill-any = A skill of any kind.
# A cart.
icon-step = A step: 1 resource moves along a road to a neighbouring tile.
# An arrow that points up.
icon-upgrade = An upgrade: a tile is flipped to its better side.
# A flower with a number, in a formula.
icon-points = That many points at the end.
# A flower with a number at a corner of the tile.
icon-badge = What this side is worth at the end.
# A flower, the sign x, and a thing.
icon-points-each = That many points at the end for each of these.
# A flower, the sign x, and a frame.
icon-points-set = That many points at the end for each such set.
# Things with slashes after a flower.
icon-points-chosen = That many points at the end for each of one kind, whichever is best.
# The strip at the foot of a tile; its left half is darker and ends in an arrow.
icon-cost = What the upgrade costs, then what the upgraded side gives.
# A second gable with a lit window on the roof.
icon-upgraded = This tile is upgraded.
# A boat in a formula.
icon-boat = A boat.
# A ring of road, on Sea Bastion.
icon-loop = A tile on a loop of roads.
# Two arrows in a circle, on the Flipper.
icon-flip = Flip 1 tile to its upgraded side for free.
# A small hexagon, on turn-order tiles.
icon-neighbour = A tile that touches this one.
# A small hexagon with a road = a small hexagon with furrows, on boat 2a.
icon-road-field = Steps cross fields like roads.
# A crown before a pale figure, on boat 4a.
icon-leads-any = Outbid in any colour.
# Workers of different colours together, on boat 4b.
icon-mixed = Use a tile with workers of mixed colours.
# Figures in a row on a tile, in groups.
icon-workers = Workers on the tile, one group for each use. There’s room for 6 in a season.
# A small flag on a tile, in a worker's colour.
icon-colour = The colour of this tile until the season ends.
# Light pills with resources on a tile.
icon-lying-goods = Resources on the tile.
# A small plate beside a tile: the player's emblem, a figure and a number.
icon-bid = A bid: the player’s emblem and the number of workers.
# The same with a crown.
icon-bid-leads = This bid leads.
# The same with a dashed outline.
icon-bid-loses = This bid is outbid. It can move away or grow.
# A leaf, moon, fish, bell, star or key.
icon-emblem = A player’s emblem.
# A purple figure with a crown.
icon-start-player = The start player; on a turn-order tile: whoever wins it becomes start player.
# A large number and a boat on a milestone.
icon-turn-number = The place in the order in which boats are picked.
# Figures on a boat's deck and dark squares on its hull.
icon-load = Workers and skills on board, for whoever picks this boat.
# The colour of a roof and of the land.
icon-season = The colour of land and roof shows the season of a tile.
# Shapes of roofs.
icon-roof-goods = Plain roof: gives resources.
icon-roof-transport = Roof with a round window: steps and upgrades.
icon-roof-people = Roof with a gable in the middle: gives workers or skills.
icon-roof-yard = Open shed: scores what’s on it at the end.
icon-roof-points = Roof with stairs: just points.
icon-roof-home = Straw roof: a home.
icon-roof-winter = Two towers and a flower between them: a winter tile, scores at the end.
# Small teal marks at the six corners.
icon-target = Marked corners: you can choose this tile now.
# A light ring in amber around a tile.
icon-changed = Changed since your last turn.

## What it means for you now: lines on the card of a tile or a piece at the table.

# The tile lies in the reader's own village.
now-goods-stay = What you make here stays on this tile, in your village.
# The tile lies in another village or is a lot.
now-goods-home = What you make here goes to your home.
now-workers-yours = Workers placed here come to you at the end of the season.
# $name: the player in whose village the tile lies.
now-workers-theirs = Workers you place here go to { $name } at the end of the season.
# A lot with a bid.
now-workers-winner = Workers placed here go to whoever wins this tile.
# A lot without a bid.
now-workers-winner-none = Workers placed here go to whoever wins this tile, or into the bag if nobody bids.
now-upgrade-ready = Everything for its upgrade is there: use a home or a transport tile to upgrade it.
# $goods: such as "1 wood and 1 stone" or "1 saw".
now-upgrade-lacks = Its upgrade still needs { $goods }.
now-upgraded = It’s upgraded, and can’t be upgraded again.
# Skills or workers of one kind behind the reader's screen; the card shows which.
now-holding = { $count ->
    [one] You have { $count }.
   *[other] You have { $count }.
}
now-none = You have none.
