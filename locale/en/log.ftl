# The log in words: web/src/log. One message for each sentence and colour; present or past as the
# language likes. $name is the player, $place and $tile are names of tiles (labels, never
# inflected), $owner another player. $icon is a small picture of the piece that is named: put it
# close to the number, without a space, where it helps; leave it out where it does not.

# What the reader is called in sentences about the reader. Where the verb would have to change, use
# { $name } instead.
log-you = You
# Two players of one name are told apart by their emblem.
log-same-name = { $name } ({ $emblem })
log-title = Log
log-empty = Nothing has happened yet.
log-season = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
}
log-close = { $season ->
    [spring] Spring ends
    [summer] Summer ends
    [autumn] Autumn ends
   *[winter] Winter ends
}
log-unfold = Show each step
log-undone = Undone:
log-mine = Your move:
log-newest = Jump to latest

# Items of lists within the sentences below, in the case that these need.
log-some-blue = { $count }{ $icon } blue
log-some-red = { $count }{ $icon } red
log-some-yellow = { $count }{ $icon } yellow
log-some-green = { $count }{ $icon } green
log-some-iron = { $count }{ $icon } iron
log-some-stone = { $count }{ $icon } stone
log-some-wood = { $count }{ $icon } wood
log-some-gold = { $count }{ $icon } gold
log-some-anvil = { $count ->
    [one] { $count }{ $icon } anvil
   *[other] { $count }{ $icon } anvils
}
log-some-pick = { $count ->
    [one] { $count }{ $icon } pick
   *[other] { $count }{ $icon } picks
}
log-some-saw = { $count ->
    [one] { $count }{ $icon } saw
   *[other] { $count }{ $icon } saws
}
log-some-skill = { $count ->
    [one] { $count }{ $icon } skill
   *[other] { $count }{ $icon } skills
}
log-some-purple = the purple worker{ $icon }

# Bids. $count workers come, $total are there then; $from lists the places that losing bids leave.
log-bid-blue = { $name } bid { $count }{ $icon } blue for { $place }.
log-bid-red = { $name } bid { $count }{ $icon } red for { $place }.
log-bid-yellow = { $name } bid { $count }{ $icon } yellow for { $place }.
log-bid-green = { $name } bid { $count }{ $icon } green for { $place }.
log-raise-blue = { $name } added { $count }{ $icon } blue for { $place }, { $total } in total.
log-raise-red = { $name } added { $count }{ $icon } red for { $place }, { $total } in total.
log-raise-yellow = { $name } added { $count }{ $icon } yellow for { $place }, { $total } in total.
log-raise-green = { $name } added { $count }{ $icon } green for { $place }, { $total } in total.
log-bid-from-blue = { $name } bid { $count }{ $icon } blue for { $place }, { $bids ->
    [one] with the losing bid from { $from }.
   *[other] with the losing bids from { $from }.
}
log-bid-from-red = { $name } bid { $count }{ $icon } red for { $place }, { $bids ->
    [one] with the losing bid from { $from }.
   *[other] with the losing bids from { $from }.
}
log-bid-from-yellow = { $name } bid { $count }{ $icon } yellow for { $place }, { $bids ->
    [one] with the losing bid from { $from }.
   *[other] with the losing bids from { $from }.
}
log-bid-from-green = { $name } bid { $count }{ $icon } green for { $place }, { $bids ->
    [one] with the losing bid from { $from }.
   *[other] with the losing bids from { $from }.
}
log-raise-from-blue = { $name } added { $count }{ $icon } blue for { $place }, { $total } in total, { $bids ->
    [one] with the losing bid from { $from }.
   *[other] with the losing bids from { $from }.
}
log-raise-from-red = { $name } added { $count }{ $icon } red for { $place }, { $total } in total, { $bids ->
    [one] with the losing bid from { $from }.
   *[other] with the losing bids from { $from }.
}
log-raise-from-yellow = { $name } added { $count }{ $icon } yellow for { $place }, { $total } in total, { $bids ->
    [one] with the losing bid from { $from }.
   *[other] with the losing bids from { $from }.
}
log-raise-from-green = { $name } added { $count }{ $icon } green for { $place }, { $total } in total, { $bids ->
    [one] with the losing bid from { $from }.
   *[other] with the losing bids from { $from }.
}

# Uses: of a tile laid out, in the own village, in the village of $owner.
log-use-lot-blue = { $name } used { $place } with { $count }{ $icon } blue.
log-use-lot-red = { $name } used { $place } with { $count }{ $icon } red.
log-use-lot-yellow = { $name } used { $place } with { $count }{ $icon } yellow.
log-use-lot-green = { $name } used { $place } with { $count }{ $icon } green.
log-use-lot-mixed = { $name } used { $place } with { $workers }.
log-use-lot-some = { $name } used { $place }.
log-use-own-blue = { $name } used { $place } (own village) with { $count }{ $icon } blue.
log-use-own-red = { $name } used { $place } (own village) with { $count }{ $icon } red.
log-use-own-yellow = { $name } used { $place } (own village) with { $count }{ $icon } yellow.
log-use-own-green = { $name } used { $place } (own village) with { $count }{ $icon } green.
log-use-own-mixed = { $name } used { $place } (own village) with { $workers }.
log-use-own-some = { $name } used { $place } (own village).
log-use-other-blue = { $name } used { $place } ({ $owner }) with { $count }{ $icon } blue.
log-use-other-red = { $name } used { $place } ({ $owner }) with { $count }{ $icon } red.
log-use-other-yellow = { $name } used { $place } ({ $owner }) with { $count }{ $icon } yellow.
log-use-other-green = { $name } used { $place } ({ $owner }) with { $count }{ $icon } green.
log-use-other-mixed = { $name } used { $place } ({ $owner }) with { $workers }.
log-use-other-some = { $name } used { $place } ({ $owner }).

# What a tile takes and gives.
log-pay-blue = { $name } paid 1{ $icon } blue worker.
log-pay-red = { $name } paid 1{ $icon } red worker.
log-pay-yellow = { $name } paid 1{ $icon } yellow worker.
log-pay-green = { $name } paid 1{ $icon } green worker.
log-pay-anvil = { $name } paid an anvil{ $icon }.
log-pay-pick = { $name } paid a pick{ $icon }.
log-pay-saw = { $name } paid a saw{ $icon }.
log-pay-skill = { $name } paid a skill{ $icon }, face down.
log-pay-bid-blue = { $name } paid with the losing bid at { $place }, { $count }{ $icon } blue.
log-pay-bid-red = { $name } paid with the losing bid at { $place }, { $count }{ $icon } red.
log-pay-bid-yellow = { $name } paid with the losing bid at { $place }, { $count }{ $icon } yellow.
log-pay-bid-green = { $name } paid with the losing bid at { $place }, { $count }{ $icon } green.
log-pay-bid = { $name } paid with the losing bid at { $place }.
log-take-iron = { $name } took 1{ $icon } iron.
log-take-stone = { $name } took 1{ $icon } stone.
log-take-wood = { $name } took 1{ $icon } wood.
log-take-gold = { $name } took 1{ $icon } gold.
log-step-iron = { $name } moved 1{ $icon } iron from { $from } to { $to }.
log-step-stone = { $name } moved 1{ $icon } stone from { $from } to { $to }.
log-step-wood = { $name } moved 1{ $icon } wood from { $from } to { $to }.
log-step-gold = { $name } moved 1{ $icon } gold from { $from } to { $to }.
log-step-iron-somewhere = { $name } moved 1{ $icon } iron.
log-step-stone-somewhere = { $name } moved 1{ $icon } stone.
log-step-wood-somewhere = { $name } moved 1{ $icon } wood.
log-step-gold-somewhere = { $name } moved 1{ $icon } gold.
log-upgrade = { $name } upgraded { $tile } for { $cost }.
log-upgrade-free = { $name } upgraded { $tile }.
log-done = { $name } finished moving.

# Everything else.
log-deal = The game started.
log-pass = { $name } passed.
log-boat = { $name } picked the boat { $boat }.
log-place = { $name } placed { $tile }.
log-winter = { $name } picked winter tiles.
log-winter-tiles = { $count ->
    [one] { $name } picked the winter tile { $tiles }.
   *[other] { $name } picked the winter tiles { $tiles }.
}
log-flip = { $name } flipped { $tile } with the Flipper.
log-keep = { $name } flipped nothing.
log-undo = { $name } undid that.
log-unknown = { $name } made a move.

# What was drawn. Others see only how many.
log-drew = { $name } drew { $pieces }.
log-drew-workers = { $count ->
    [one] { $name } drew { $count }{ $icon } worker.
   *[other] { $name } drew { $count }{ $icon } workers.
}
log-drew-skills = { $count ->
    [one] { $name } drew { $count }{ $icon } skill.
   *[other] { $name } drew { $count }{ $icon } skills.
}
log-got-tiles = { $name } got the winter tiles { $tiles }.
log-got-hidden = { $count ->
    [one] { $name } got { $count } winter tile.
   *[other] { $name } got { $count } winter tiles.
}
log-laid-out = Laid out: { $tiles }.
log-loaded = On the boats: { $pieces }.

# The end of a season, a line each. $workers: a list as above.
log-won = { $name } won { $place } with { $workers }.
log-unsold = { $count ->
    [one] Nobody bid for { $tiles }. It leaves the game.
   *[other] Nobody bid for { $tiles }. They leave the game.
}
log-unsold-stays = Nobody bid for { $tiles }.
log-home = { $name } took home { $workers }.
# $icon is the purple worker, who goes to whoever starts the season after $season.
log-starts = { $season ->
    [spring] First in summer: { $name }{ $icon }
    [summer] First in autumn: { $name }{ $icon }
    [autumn] First in winter: { $name }{ $icon }
   *[winter] The purple worker goes to: { $name }{ $icon }
}
