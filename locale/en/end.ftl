# The end of a game: web/src/end.

end-won = { $count ->
    [one] { $name } won with { $count } point
   *[other] { $name } won with { $count } points
}
end-you-won = { $count ->
    [one] You won with { $count } point
   *[other] You won with { $count } points
}
end-shared = { $count ->
    [one] { $names } share the victory with { $count } point
   *[other] { $names } share the victory with { $count } points
}
end-your-rank = { $count ->
    [one] You came in at { $rank } of { $players }, with { $count } point.
   *[other] You came in at { $rank } of { $players }, with { $count } points.
}
end-lead = Four seasons are over; every item lies on the tile that it counts for.
end-winner = Winner
end-points = { $count ->
    [one] point
   *[other] points
}

end-rematch = Play again
end-join-rematch = To the rematch
end-replay = Watch the replay
end-board = See the table
end-share = Share
end-share-label = Link to the replay
end-record = Record
end-lobby = Start page

end-chart = Points by source
end-as-table = The same as a table
end-source = Source
end-total = Total
end-source-printed = Printed points
end-source-yards = Barns and yards
end-source-resources = Resources
end-source-skills = Skills
end-source-workers = Workers
end-source-boats = Boats
end-source-turns = Turn-order tiles

end-village = The village with what each tile counts
end-your-village = Your village
end-village-of = Village: { $name }
# One tile of it, for screen readers.
end-tile = { $count ->
    [0] { $tile }
    [one] { $tile }, { $count } point
   *[other] { $tile }, { $count } points
}

# A line of the score, for screen readers; $what is one of the messages below.
end-line = { $count ->
    [one] { $tile }: { $count } point, { $what }
   *[other] { $tile }: { $count } points, { $what }
}
end-nothing = No points: { $tiles }
end-left-over = Gold left over

# What lines count. One message for each tile that scores by a rule of its own; $count is how many
# sets or fives were filled, or how many steps, tiles, boats or neighbours were counted.
end-line-printed = printed on the side up
end-line-barn = for each resource lying on it
end-line-blacksmith = for each iron lying on it
end-line-stone_yard = for each stone lying on it
end-line-timber_yard = for each wood lying on it
end-line-jeweller = for each gold
end-line-mercers_guild = { $count ->
    [one] { $count } set of iron, stone and wood
   *[other] { $count } sets of iron, stone and wood
}
end-line-watermill = for each resource of one kind
end-line-windmill = { $count ->
    [one] { $count } time five resources
   *[other] { $count } times five resources
}
end-line-left_over = for each that was given to no tile
end-line-key_guild = { $count ->
    [one] { $count } time five skills
   *[other] { $count } times five skills
}
end-line-scholar = for each skill of one kind
end-line-scribes = { $count ->
    [one] { $count } set of anvil, pick and saw
   *[other] { $count } sets of anvil, pick and saw
}
end-line-apothecary = { $count ->
    [one] { $count } time five workers
   *[other] { $count } times five workers
}
end-line-craftsmans_guild = { $count ->
    [one] { $count } set of blue, red and yellow
   *[other] { $count } sets of blue, red and yellow
}
end-line-key_market = for each green worker
end-line-village_hall = for each worker of one colour
end-line-white_wind = for each worker
end-line-steps = { $count ->
    [one] { $count } step shown in the village
   *[other] { $count } steps shown in the village
}
end-line-loop = { $count ->
    [one] { $count } tile on the round trip by road
   *[other] { $count } tiles on the round trip by road
}
end-line-river = { $count ->
    [one] { $count } boat in line from the home
   *[other] { $count } boats in line from the home
}
end-line-neighbours = { $count ->
    [one] { $count } neighbouring tile
   *[other] { $count } neighbouring tiles
}

# Items of a line, for screen readers: { $what } is such as "2 gold", { $counts } what it counts as.
end-item-on = { $what } on { $tile }
end-item-as = { $what } as { $counts }
end-item-as-on = { $what } as { $counts } on { $tile }
