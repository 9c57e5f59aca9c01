# The end of a game: web/src/features/end.

end-over = Four seasons are over
end-won = { $count ->
    [one] { $name } won with { $count } point
   *[other] { $name } won with { $count } points
}
end-you-won = { $count ->
    [one] You won with { $count } point
   *[other] You won with { $count } points
}
end-shared = { $count ->
    [one] { $names } share the win with { $count } point
   *[other] { $names } share the win with { $count } points
}
end-your-rank = { $count ->
    [one] Your place: { $rank } of { $players }, with { $count } point.
   *[other] Your place: { $rank } of { $players }, with { $count } points.
}
end-lead = Four seasons are over. Each piece is shown on the tile that scores it.
end-winner = Winner
end-points = { $count ->
    [one] point
   *[other] points
}

end-rematch = Rematch
end-join-rematch = Join the rematch
end-replay = Replay
end-turning = Turning points
end-turning-all = All players
end-board = See the table
end-share = Share
end-share-label = Link to the replay
end-share-picture = Save the picture
end-record = Game file
end-lobby = Start page
end-more = More

end-chart = Points by source
end-total = Total
end-source-printed = Printed points
end-source-yards = Barns and yards
end-source-resources = Resources
end-source-skills = Skills
end-source-workers = Workers
end-source-boats = Boats
end-source-turns = Turn-order tiles

end-village = The village, with what each tile scores
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
end-line-printed = printed on the face-up side
end-line-barn = for each resource on it
end-line-blacksmith = for each iron on it
end-line-stone_yard = for each stone on it
end-line-timber_yard = for each wood on it
end-line-jeweller = for each gold
end-line-mercers_guild = { $count ->
    [one] { $count } set of iron, stone and wood
   *[other] { $count } sets of iron, stone and wood
}
end-line-watermill = for each resource of one kind
end-line-windmill = { $count ->
    [one] { $count } group of five resources
   *[other] { $count } groups of five resources
}
end-line-left_over = for each gold not used by a tile
end-line-key_guild = { $count ->
    [one] { $count } group of five skills
   *[other] { $count } groups of five skills
}
end-line-scholar = for each skill of one kind
end-line-scribes = { $count ->
    [one] { $count } set of anvil, pick and saw
   *[other] { $count } sets of anvil, pick and saw
}
end-line-apothecary = { $count ->
    [one] { $count } group of five workers
   *[other] { $count } groups of five workers
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
    [one] { $count } tile on the loop of roads
   *[other] { $count } tiles on the loop of roads
}
end-line-river = { $count ->
    [one] { $count } boat in a line from the home
   *[other] { $count } boats in a line from the home
}
end-line-neighbours = { $count ->
    [one] { $count } neighbouring tile
   *[other] { $count } neighbouring tiles
}

# Items of a line, for screen readers: { $what } is such as "2 gold", { $counts } what it counts as.
end-item-on = { $what } on { $tile }
end-item-as = { $what } as { $counts }
end-item-as-on = { $what } as { $counts } on { $tile }
