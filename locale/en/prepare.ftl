# Bids that are prepared for one's next turns: web/src/table/prepare/Prepare.svelte.

prepare-title = Bids for your next turns
prepare-text = They’re made for you on your turn, with as few workers as it takes, and raised up to your limit. Nobody else sees them.
prepare-tile = Tile
prepare-colour = Colour
prepare-most = Up to
prepare-add = Add
prepare-item = { $name }, up to { $most }
prepare-remove = Remove { $name }
prepare-pass = Pass when there’s nothing to do
prepare-pass-text = Until someone outbids you where you’ve prepared nothing.

cancelled-outbid = Your prepared bid on { $name } is off: others bid { $most } or more.
cancelled-colour = Your prepared bid on { $name } is off: bids there are in another colour.
cancelled-workers = Your prepared bid on { $name } is off: you don’t have enough workers of that colour.
cancelled-season = Your prepared bid on { $name } came too late: the season is over.
cancelled-gone = Your prepared bid on { $name } is off: the tile is gone.
cancelled-read = Got it
