# Names of tiles and boats: labels, never inflected. tile-summer_boat_1a is side a of the
# tile summer_boat_1; all six homes and all turn-order tiles share a name each.

tile-keywood = Keywood
tile-keystone_quarry = Keystone quarry
tile-key_mine = Key mine
tile-woodcutter = Woodcutter
tile-quarryman = Quarryman
tile-miner = Miner
tile-gold_mine = Gold mine
tile-workshop = Workshop
tile-stable = Stable
tile-peddler = Peddler
tile-apprentice_hall = Apprentice hall
tile-alehouse = Alehouse
tile-store = Store
tile-mason = Mason
tile-carpenter = Carpenter
tile-smelter = Smelter
tile-tavern = Tavern
tile-hiring_fair = Hiring fair
tile-brewer = Brewer
tile-farrier = Farrier
tile-summer_boat_1a = Crew boat · 1a
tile-summer_boat_1b = Green boat · 1b
tile-summer_boat_2a = Meadow boat · 2a
tile-summer_boat_2b = Twin boat · 2b
tile-summer_boat_3a = Builder boat · 3a
tile-summer_boat_3b = Barter boat · 3b
tile-summer_boat_4a = Crown boat · 4a
tile-summer_boat_4b = Rainbow boat · 4b
tile-timber_yard = Timber yard
tile-stone_yard = Stone yard
tile-blacksmith = Blacksmith
tile-barn = Barn
tile-wainwright = Wainwright
tile-sawmill = Sawmill
tile-sculptor = Sculptor
tile-forge = Forge
tile-goldsmith = Goldsmith
tile-well = Well
tile-fair = Fair
tile-inn = Inn
tile-jeweller = Jeweller
tile-craftsmans_guild = Craftsman’s guild
tile-watermill = Watermill
tile-mercers_guild = Mercer’s guild
tile-keythedral = Keythedral
tile-windmill = Windmill
tile-scribes = Scribes
tile-scholar = Scholar
tile-village_hall = Village hall
tile-key_market = Key market
tile-key_guild = Key guild
tile-apothecary = Apothecary
tile-home = Home
tile-turn_order_tile = Turn-order tile
tile-keyflower = Keyflower
tile-sea_bastion = Sea Bastion
tile-sea_breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white_wind = White Wind

# The letters on workers: four different ones.
letter-blue = B
letter-red = R
letter-yellow = Y
letter-green = G

# Words of the game, as they stand alone.

term-worker = worker
term-blue_worker = blue worker
term-red_worker = red worker
term-yellow_worker = yellow worker
term-green_worker = green worker
term-purple_worker = purple worker
term-start_player = start player
term-bag = bag
term-screen = screen
term-resource = resource
term-gold = gold
term-iron = iron
term-stone = stone
term-wood = wood
term-skill = skill
term-anvil = anvil
term-pick = pick
term-saw = saw
term-season = season
term-spring = spring
term-summer = summer
term-autumn = autumn
term-winter = winter
term-village = village
term-tile = tile
term-village_tile = village tile
term-lot = lot
term-bid = bid
term-to_bid = to bid
term-to_outbid = to outbid
term-losing_bid = losing bid
term-winning_bid = winning bid
term-to_use = to use a tile
term-to_produce = to produce
term-to_transport = to transport
term-step = step
term-to_upgrade = to upgrade
term-to_flip = to flip
term-to_rotate = to rotate
term-front = front
term-back_side = back
term-road = road
term-field = field
term-water = water
term-river = river
term-loop = loop
term-boat = boat
term-summer_boat = summer boat
term-turn_order = turn order
term-to_pass = to pass
term-supply = supply
term-pile = pile
term-to_draw = to draw
term-points = points
term-final_scoring = final scoring
term-winner = winner
term-tie = tie
term-player = player
term-opponent = opponent
term-owner = owner
term-turn = turn
term-game = game

# One message for each colour and kind, with its count: languages inflect both.

count-blue = { $count ->
    [one] { $count } blue worker
   *[other] { $count } blue workers
}
count-red = { $count ->
    [one] { $count } red worker
   *[other] { $count } red workers
}
count-yellow = { $count ->
    [one] { $count } yellow worker
   *[other] { $count } yellow workers
}
count-green = { $count ->
    [one] { $count } green worker
   *[other] { $count } green workers
}
count-purple = { $count ->
    [one] { $count } purple worker
   *[other] { $count } purple workers
}
count-iron = { $count } iron
count-stone = { $count } stone
count-wood = { $count } wood
count-gold = { $count } gold
count-anvil = { $count ->
    [one] { $count } anvil
   *[other] { $count } anvils
}
count-pick = { $count ->
    [one] { $count } pick
   *[other] { $count } picks
}
count-saw = { $count ->
    [one] { $count } saw
   *[other] { $count } saws
}
count-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
count-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
count-skills = { $count ->
    [one] { $count } skill
   *[other] { $count } skills
}
count-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
count-upgrades = { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

emblem-0 = leaf
emblem-1 = moon
emblem-2 = fish
emblem-3 = bell
emblem-4 = star
emblem-5 = key
turn-order-tile = Turn order { $number }
