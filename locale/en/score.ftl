# Scoring a game that was played with the box. A score sheet holds everyone's village.

score-lead = Played with the box? Enter everyone’s village at the end, and get the exact score: every piece counted where it’s worth most.
score-new = New score sheet
score-players = Players
# What somebody without a name is called.
score-player = Player { $number }
score-name-of = Name of player { $number }
score-start = Start
score-sheets = Your score sheets
score-sheets-empty = No score sheets yet. Start one.
score-saved = Saved
score-saving = Saving…
score-copy = Edit a copy
score-share = Share
score-share-label = Link to this score sheet
score-check = Please check

## One player

score-name = Name
score-purple = Has the purple worker

## The map

score-map = Map
score-map-why = Loops of roads, lines of boats and turn-order tiles score by where tiles are. Lay the village out as it was.
score-map-tray = Not on the map yet
score-map-help = Choose a tile to put it on the map, or one on the map to move or rotate it.
score-map-where = Now choose its place.
# For screen readers, with the place's column and row counted from the home.
score-map-place = Put it at column { $column }, row { $row }
score-map-turn = Rotate
score-map-off = Take off the map

## What can't be true. $tiles and $names are lists, $piece is such as "25 gold".

score-problem-edges = These tiles don’t fit together: { $tiles }. Roads, fields and water have to match.
score-problem-apart = These tiles aren’t connected to the village: { $tiles }
score-problem-cell = Another tile is already where you put: { $tiles }
score-problem-twice = { $names } have the same tile: { $tiles }
score-problem-boats = A village gets only one boat in winter: { $tiles }
score-problem-purple = Only one player can have the purple worker: { $names }
score-problem-pieces = The game has only { $most } of these: { $piece }
score-problem-map = These score by where tiles are, so only what’s on the map counts for them: { $tiles }. Put all tiles on the map to get their points.
