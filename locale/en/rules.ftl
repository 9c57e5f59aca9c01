# The rules of the game, told for players: the Learn page shows them, and docs/rules.md is made of
# them (python -m tests.rulebook).
#
# For translators:
# - Plain text, each message on one line, without markup and without variables.
# - "(B4)" refers to a rule; the page makes it a link. Keep it as it is: brackets, Latin capital and
#   Latin digits, one id in each pair of brackets, the same ids as in English.
# - Names of single tiles have a capital (Miner, Crown boat, Sea Breese): they are labels as in
#   pieces.ftl, never inflected. "home" and "turn-order tile" are kinds of tiles, in small letters.
# - Words of the game are those of docs/glossary.md. A lot is a village tile that is laid out this season
#   and can be won. The screen is the wall before a player's workers, not the display. "Location"
#   in T4 to T6 and B5 is a tile where workers can be placed.
# - rule-x1 is the text of rule X1, rule-x1-title its heading.

## Top of the page

# What an example in a rule starts with: it is a paragraph of its own.
rules-example = Example:
rules-intro = Keyflower is a game for 2 to 6 players that lasts four seasons. You build a village of hexagonal tiles and lead a hidden crowd of workers in several colours. Workers are both your money and your labour: you bid with them to win tiles, and you place them on tiles to use them.
rules-goal = The village with the most points after winter wins. Points come from the tiles in your village, from upgraded tiles, and from the resources, skills and workers you still have at the end. Workers you place on another player’s tile stay with that player, so choose carefully whose tiles you use.
rules-turn-short = On your turn you place workers at one tile, or you pass. You place them beside a tile as a bid to win it, or on a tile to use it at once. The season ends when all players pass one after another; then the bids are settled, boats bring new workers and skills, and everyone adds the tiles they won to their village. Where the rulebooks leave room, we decided: such rules are marked “(ruling)”.

## I. Pieces and what is hidden

rules-part-i = Pieces and what is hidden
rules-lead-i = What the game is made of, what everyone can see, and what only you know.

rule-i1-title = Workers
rule-i1 = There are 40 blue, 40 red and 40 yellow workers, and at the start all of them are in the bag. The 20 green workers have their own open supply. The one purple worker marks the start player.

rule-i2-title = Gold stands in for anything
rule-i2 = Resources come from an open supply that can run out: 48 gold, 24 iron, 24 stone and 24 wood. Gold can always stand in for any other resource. No other resource can stand in for another, except for the owner of the Builder boat (X5) or the Barter boat (X6).

rule-i3-title = Skills
rule-i3 = There are 48 skill tiles: 16 anvils, 16 picks and 16 saws. They are shuffled into one pile, face down.

rule-i4-title = The large tiles
rule-i4 = The game has 64 large hexagonal tiles: 6 homes, 6 boats, 4 turn-order tiles, and 12 village tiles for each of the four seasons. Of the 12 summer tiles, 4 are summer boats.

rule-i5-title = What is hidden, what is public
rule-i5 = Hidden: the colours of the workers and the kinds of skills behind each screen, the winter tiles a player holds, who picked which winter tile, the order of the piles, and the colours in the bag. Public: everything on the table, including the colours of the workers on the boats and the skills there, which are face up. You always see how many green workers, resources of each kind and skill tiles are left, how many workers are in the bag, and how many winter tiles each player picked. You also see how many workers and skills each player has behind the screen: anyone could count along, so the game shows it.

rule-i6-title = Who sees draws and payments
rule-i6 = Only you see what you draw from the bag or the pile; the others see how many you drew. If a skill of any kind will do, you pay it face down, and the others see only that you paid one. If the tile says which skill it takes, everyone knows its kind. Everyone sees a worker you pay (U7).

rule-i7-title = Everything can run out
rule-i7 = No piece is unlimited. If you’d get more than there is, you get what there is. Each kind counts by itself: if there’s no wood left, you still get the stone.

## S. Set-up

rules-part-s = Set-up
rules-lead-s = What each player gets at the start, and how many tiles are in play.

rule-s1-title = What each player gets
rule-s1 = You draw 8 workers from the bag and keep them behind your screen. You get one random home, front up, which is the centre of your village; it stays as printed, and you can’t rotate it. You also get 3 winter tiles to keep secret, or 2 with five or six players. Tiles that aren’t dealt or aren’t in play leave the game unseen.

rule-s2-title = How many tiles are in play
rule-s2 = With 2, 3, 4, 5 or 6 players there are 2, 3, 4, 5 or 6 boats and 1, 2, 3, 4 or 4 turn-order tiles. In spring, summer and autumn, 6, 7, 8, 9 or 10 village tiles come out each time. In winter it depends on what the players pick (T3): 2 to 6 tiles with two players, 3 to 9 with three, 4 to 12 with four, 5 to 10 with five, 6 to 12 with six. Seats go clockwise, and “left” always means the next seat clockwise.

rule-s3-title = Which boats are in play
rule-s3 = The boats have a fixed order. Keyflower and Sea Bastion are always in play, Sea Breese with three or more players, Flipper with four or more, Ianvincible with five or more, and White Wind with six.

rule-s4-title = Where the purple worker is
rule-s4 = The highest-numbered turn-order tile in play carries the purple worker: tile 1 with two players, tile 2 with three, tile 3 with four, tile 4 with five or six. Whoever wins this tile becomes the start player (E7).

rule-s5-title = Who starts
rule-s5 = The owner of the lowest-numbered home starts spring and holds the purple worker.

## T. Seasons and turns

rules-part-t = Seasons and turns
rules-lead-t = The game lasts four seasons: spring, summer, autumn and winter. In each season the players take turns until all of them have passed one after another.

rule-t1-title = Start of spring, summer and autumn
rule-t1 = At the start of spring, summer and autumn, each boat is loaded as it shows for that season: workers from the bag, and skills from the pile, face up. The village tiles of the season are laid out at random, front up; these are the lots. A summer boat shows one of its two sides, chosen at random, and keeps it for the whole game. Tiles of the season that aren’t needed leave the game unseen.

rule-t2-title = How boats are loaded
rule-t2 = Boats are loaded in rounds. In each round every boat that isn’t full gets one worker, in the order of the boats (S3), until all are full or the bag is empty. Then the skills are loaded the same way. This spreads the workers evenly when the bag runs low.

rule-t3-title = Start of winter
rule-t3 = At the start of winter, all players secretly pick at least one of the winter tiles they hold, at the same time. The picked tiles are shuffled together and laid out as lots. You learn how many tiles each player picked, but not who picked which. The other winter tiles leave the game unseen. In winter, nothing is loaded on the boats.

rule-t4-title = Your turn
rule-t4 = The start player goes first, and turns go clockwise. On your turn you either place workers at a single location, as a bid (B1) or as a use (U1), or you pass. If there’s nothing you can place, you pass.

rule-t5-title = Passing and the end of the season
rule-t5 = Passing is never final: on your next turn you can place workers again. The season ends when there have been as many passes in a row as there are players. Any placement in between resets the count.

rule-t6-title = Where the workers come from
rule-t6 = The workers you place come from behind your screen, from your losing bids, or both; you can take any number of losing bids. A losing bid always moves as a whole: you can’t leave part of it behind. All workers of one placement must have the colour the location needs. You can mix colours only in a use with the Rainbow boat (X8).

## B. Bidding

rules-part-b = Bidding
rules-lead-b = With a bid you try to win a tile at the end of the season. The workers of a bid go beside the tile, on your side of it.

rule-b1-title = What you can bid for
rule-b1 = You can bid for this season’s lots, including summer boats and winter tiles, and for the turn-order tiles in play. You can’t bid for the boats that get loaded (S3) or for tiles in a village.

rule-b2-title = How large a bid must be
rule-b2 = Your bid on a tile is all the workers on your side of it. To open a bid, you place at least one worker. If another player has a bid there, your new total must be larger than the largest bid; an equal number isn’t enough. There’s no upper limit. Example: an opponent leads with 4 workers and you have 2 there; you must add at least 3, which makes 5.

rule-b3-title = One colour in a bid
rule-b3 = All workers of a bid have the same colour. If the tile has a colour already (C1), it is that colour.

rule-b4-title = A winning bid stays
rule-b4 = The largest bid is the winning bid for now. You can’t move it, take from it or split it, but you can add any number of workers to it. So a tile that someone has bid for always has a winner at the end of the season.

rule-b5-title = What a losing bid can do
rule-b5 = You can raise a losing bid where it is, from behind your screen, with other whole losing bids of its colour, or both, if your new total becomes the largest. Or you can move the whole bid somewhere else, alone or together with other losing bids and workers from behind your screen: to a bid, even to your own winning bid; to a use, in the colour of the tile used, even the very tile it is losing; or into the bag, as payment for a converter (U7). It never goes back behind your screen before the end of the season. Example: your bid of 2 red workers is outbid. With 1 red worker from behind your screen you can open a bid of 3 at a tile that has no colour yet, or you can use a red tile with these 2 workers.

rule-b6-title = Workers on one side are one bid
rule-b6 = From then on, all your workers on your side of a tile are one bid, wherever they came from. They count together, and they can only move together.

rule-b7-title = As many bids as you like
rule-b7 = You can bid for any number of tiles at the same time, turn-order tiles included.

## C. Colours

rules-part-c = Colours
rules-lead-c = The first workers at a tile decide which colour everyone must use there until the season ends. So the colours you hold decide where you can act.

rule-c1-title = The first workers set the colour
rule-c1 = The first workers placed at a tile in a season, beside it or on it, set its colour for the rest of the season. The colour applies to bids and uses, and to every player. It works the same way on lots, turn-order tiles, homes and tiles in villages. Example: if an opponent uses a tile with 1 yellow worker, you can only bid for that tile with yellow workers.

rule-c2-title = Green is a colour of its own
rule-c2 = Green is a fourth colour like the others. Green workers can be the first at any tile and make it green. But green never stands in for another colour: a green worker doesn’t help at a blue tile.

rule-c3-title = Colours last one season
rule-c3 = At the end of the season all tiles lose their colour. Within a season, only the Crown boat (X7) can change a colour.

## U. Using tiles

rules-part-u = Using tiles
rules-lead-u = Workers placed on a tile do its work for you right away. You can use other players’ tiles, but your workers then go to the owner of the tile (E4).

rule-u1-title = Tiles you can use
rule-u1 = You can use any tile that has an action: in your own village, in any other player’s village, and among this season’s lots. It doesn’t matter whether a lot has bids on it, even your own. In winter you can’t use the lots.

rule-u2-title = Tiles nobody can use (ruling)
rule-u2 = Nobody can use turn-order tiles, boats, summer boats, winter tiles, or tiles with no action on the side that’s up: Barn, Blacksmith, Stone yard, Timber yard, Forge, Goldsmith, Sawmill, Sculptor and Well. You can’t place workers on them at all, not even just to leave them there.

rule-u3-title = Each use costs more
rule-u3 = The first use of a tile in a season needs at least 1 worker. Each later use needs at least one worker more than the one before it, no matter who used the tile and which side was up. You can place more than you need, but there are never more than 6 workers in total on a tile in one season. Example: uses with 1, 2 and 3 workers fill a tile. If the first use has 2 workers and the second 3, then there are 5 workers on it, and a third use, which would need 4, isn’t possible.

rule-u4-title = One colour in a use
rule-u4 = All workers of a use have the same colour: the colour of the tile. If the tile has no colour yet, you choose one, and it becomes the tile’s colour (C1). Only the owner of the Rainbow boat can mix colours (X8).

rule-u5-title = You get it right away
rule-u5 = You get what the side that’s up shows, right away. You can use a tile with an action even if you gain nothing, for example because the supply, the bag or the pile is empty, or because you take no step and no upgrade. That can be worth it if you want workers to be there. Only a missing input (U7) rules out a use.

rule-u6-title = Where the gains go
rule-u6 = Resources made on a tile in your own village stay on that tile. Resources made anywhere else go to your home. Skills and workers go behind your screen.

# A converter is a tile that takes one thing and gives others.
rule-u7-title = Converters need an input (ruling)
rule-u7 = A converter takes an input besides the workers you place: Fair, Peddler and Store one worker of the colour shown, Tavern one worker of any colour, Brewer and Hiring fair one skill of any kind, Carpenter, Mason and Smelter the skill shown. Without the input you can’t use the tile, and what you pay is gone even if you get less, or nothing. The worker comes from behind your screen, or one whole losing bid pays instead. That bid can be at any tile, even the one you’re using, but for Fair, Peddler and Store it must have the colour shown. The whole bid then goes into the bag, and you still get the benefit only once. The same bid can’t also be the workers you place, but another losing bid can. Example: the Peddler takes a yellow worker. Your losing bid of 3 yellow workers can pay; all 3 go into the bag, and you get no more than you’d get for 1 worker.

rule-u8-title = From the bag or from the supply
rule-u8 = Workers from the bag are drawn at random, and a green worker that has gone into the bag can come out again. When a tile gives green workers, they come only from the green supply. Nobody searches the bag for them.

rule-u9-title = Pay first, then draw
rule-u9 = You choose every payment and put it aside before anything is drawn. At the Tavern what you pay goes into the bag only after the draw, and at the Hiring fair the skill goes into the pile only after the draw. So you can’t draw what you’ve just paid. At other tiles the payment goes into the bag or the pile right away.

rule-u10-title = The Workshop
rule-u10 = The front of the Workshop gives you one iron, stone or wood. You choose from the kinds the supply still has; if it has none of the three, you get nothing. The back gives one of each.

rule-u11-title = The same tile again
rule-u11 = You can use the same tile several times in a season. Each time it costs more workers (U3).

## M. Moving resources and upgrading

rules-part-m = Moving resources and upgrading
rules-lead-m = Homes and transport tiles let you move resources along the roads of your village and upgrade your tiles.

rule-m1-title = Steps and upgrades
rule-m1 = When you use a home or a transport tile (Stable, Farrier or Wainwright), you move resources and upgrade tiles in your own village, wherever the tile you use is. It shows the most steps and upgrades you can take; the side that’s up when you place the workers counts. You can’t reach or upgrade lots or tiles that are set aside (V3).

rule-m2-title = One step
rule-m2 = One step takes one resource to a neighbouring tile of your village, across an edge where a road meets a road. Divide your steps as you like: one resource can go far, or several resources a short way.

rule-m3-title = Any order, and less if you like
rule-m3 = You can take steps and upgrades in any order, for example upgrade between two steps. You don’t have to take them all.

rule-m4-title = Paying for an upgrade
rule-m4 = An upgrade flips one of your tiles to its back: your home, or a spring, summer or autumn tile that isn’t a summer boat. You can upgrade a tile only once. The resources it costs must be on that very tile and go back to the supply: for each symbol one resource of that kind or one gold, as you choose, and never more than the cost. A gold symbol takes gold only. Skills come from behind your screen and are shuffled back into the pile. Where the cost asks for any resources or any skill, you choose freely and can mix kinds. Example: the cost is 1 wood and 1 stone, and there’s 1 wood, 1 stone and 2 gold on the tile. You can pay wood and stone, wood and gold, gold and stone, or 2 gold.

rule-m5-title = What stays on an upgraded tile
rule-m5 = Everything else on the tile stays: other resources, the workers, the colour and the count of uses. The tile isn’t rotated either.

rule-m6-title = Upgrading the tile in use
rule-m6 = If the home or transport tile you use is in your own village, you can also upgrade that tile itself. The steps and upgrades of this use don’t change; the back counts from the next use on.

## E. End of a season

rules-part-e = End of a season
rules-lead-e = When a season ends, these things happen in this order. They decide where every worker goes.

rule-e1-title = Losing bids return
rule-e1 = Your losing bids go back behind your screen.

rule-e2-title = Lots without a bid
rule-e2 = Lots without a bid leave the game. Any workers on them go into the bag, green ones too.

rule-e3-title = Winners take their lots
rule-e3 = Clockwise from the start player, all players take the lots they won. Workers on a lot go behind the screen of its winner, whoever placed them. The workers of the winning bid go into the bag, green ones too. So whoever wins a lot that was used a lot gets many workers with it.

rule-e4-title = Workers in villages
rule-e4 = All workers on the tiles of your village go behind your screen, whoever placed them. That’s what you get when others use your tiles.

rule-e5-title = Bids on turn-order tiles
rule-e5 = The workers of winning bids on turn-order tiles go into the bag, green ones too.

rule-e6-title = Picking boats
rule-e6 = In spring, summer and autumn, players now pick boats. The winner of turn-order tile 1 picks a boat and takes its workers and skills, then the winners of tiles 2, 3 and 4; whoever won several of them picks only once, at the lowest number. Then the players without a turn-order tile pick, clockwise from the new start player, who picks first if they have none. Every player picks exactly one boat, even an empty one. The turn-order tiles stay on the table for the next season.

rule-e7-title = The new start player
rule-e7 = Whoever won the turn-order tile with the purple worker becomes the start player as soon as that tile is resolved, even if they’ve already picked a boat with a lower tile. If nobody bid for it, the old start player still counts as start player while boats are picked; after that the purple worker goes to the next player on the left. Example: with four players the purple worker is on tile 3, and you win tiles 1 and 3. You pick the first boat, then the winner of tile 2 picks. Now you’re the start player, and the other two players pick clockwise from you.

rule-e8-title = Winter: boats and turn-order tiles join
rule-e8 = In winter boats are picked in the same order (E6), but you take the boat itself for your village, each player exactly one. The winners of turn-order tiles also take all the tiles they won; turn-order tiles without a bid leave the game. The purple worker changes hands as in the other seasons (E7), and it can be worth points (F9).

rule-e9-title = Adding tiles to the village
rule-e9 = All players add the tiles they won to their villages (V1). They do this at the same time, because nobody’s choice depends on anyone else’s.

## V. Villages

rules-part-v = Villages
rules-lead-v = How to add a tile to your village. Its place decides how far your resources have to travel and what some boats are worth at the end.

rule-v1-title = Adding a tile
rule-v1 = A tile you add must share at least one edge with your village. You can rotate it freely, and you choose the order in which you add your tiles. You can’t refuse a tile you won.

rule-v2-title = Edges must match
rule-v2 = Wherever two tiles touch, their edges must match: road with road, field with field, water with water. A new tile doesn’t have to be linked by a road. Once placed, a tile is never moved or rotated.

rule-v3-title = Tiles that don’t fit
rule-v3 = As long as any of your remaining tiles fits somewhere, you must place one that fits. When none fits any more, the rest are set aside for good. A tile that’s set aside does nothing and scores no points.

## X. Summer boats

rules-part-x = Summer boats
rules-lead-x = A summer boat gives its owner, and nobody else, a lasting power that needs no workers. It starts when you take the tile at the end of summer (E3): the Crew boat and the Green boat already work when you pick a boat that same summer, and the Meadow boat already works for the tiles you place then, including itself. If the tile is set aside because it doesn’t fit (V3), the power is lost.

rule-x1-title = Crew boat · 1a: two workers
rule-x1 = Each time you pick a boat, at the end of summer, autumn and winter, you also draw two workers from the bag, or as many as there are.

rule-x2-title = Green boat · 1b: a green worker
rule-x2 = Each time you pick a boat, at the end of summer, autumn and winter, you also take one green worker from the supply, if there’s one left.

rule-x3-title = Meadow boat · 2a: paths across fields
rule-x3 = Your steps can cross any edge that has road or field on both sides, but never an edge with water on either side. You can also add tiles whose edges don’t match, but a new tile must still touch your village (V1). An edge that doesn’t match isn’t a link for Sea Bastion (F11) or a river for Sea Breese (F12).

# "Doubled once": the doubling does not repeat.
rule-x4-title = Twin boat · 2b: double transport
rule-x4 = When you use a home or a transport tile, wherever it is, you have twice the steps and twice the upgrades; they’re doubled only once. Other players who use your tiles get nothing extra. You also score double points for the boat Keyflower (F10).

rule-x5-title = Builder boat · 3a: upgrade with anything
rule-x5 = When you pay for upgrades, any resource counts as any other. That includes gold symbols: wood can pay for gold.

rule-x6-title = Barter boat · 3b: score with anything
rule-x6 = In the final scoring, any of your resources counts as any other: on Stone yard, Timber yard and Blacksmith as the kind that scores there, and for the Jeweller as gold. Leftover resources count as gold, 1 point each; a table can switch this last part off (O2).

# "Off-colour bid": the bid of the owner of Boat 4a in another colour than the tile's.
rule-x7-title = Crown boat · 4a: bid in another colour
rule-x7 = Where another player has a blue, red or yellow bid on a lot, including winter tiles, you can bid in any one colour, even green, with more workers than the largest bid. You can’t do this at a green tile, at a tile that has only been used, or at a turn-order tile (O1). If you already have a bid there, you can only add its own colour; to bid in another colour, that bid must have moved away in an earlier turn. You can raise your off-colour bid in its colour later, even when the other bids are gone. Everyone else keeps to the colour of the tile, and so do you when you use it. After each complete placement, if the off-colour bid is the only bid left and there are no workers on the tile, its colour becomes the colour of the tile.

rule-x8-title = Rainbow boat · 4b: use with mixed colours
rule-x8 = When someone has already bid for a tile or used it this season, you can use it with workers of any colours, even mixed. Green tiles count too. The numbers of workers stay the same (U3). The tile keeps its colour for bids and for everyone else’s uses, even if no worker of that colour is left there. On a tile nobody has touched this season, the usual rules apply: one colour, which becomes the tile’s colour (C1).

## F. Final scoring

rules-part-f = Final scoring
rules-lead-f = After winter you count the points of your village. Everything you still have can count, but each thing only once.

rule-f1-title = Flipper: one free flip
rule-f1 = When the winter tiles are placed, the owner of the Flipper may flip one of their own tiles that could still be upgraded (M4). It’s free, and it happens only once.

rule-f2-title = Printed points
rule-f2 = Each tile in your village gives the points printed on the side that’s up. A tile flipped by the Flipper (F1) gives only the points of its new side.

rule-f3-title = Points for resources on tiles
rule-f3 = Barn, Blacksmith, Stone yard and Timber yard give the points shown for each resource on them at the end: Blacksmith for iron, Stone yard for stone, Timber yard for wood, Barn for any kind. Gold counts as the tile’s kind. Each such resource can stay there or count for another scoring tile instead; resources of other kinds on these tiles are free anyway. Nothing is moved onto these tiles during scoring, so bring resources there in time.

# Scoring tiles: the tiles of F5, F6 and F7, which count resources, skills or workers.
rule-f4-title = Sharing out the rest
rule-f4 = All your other resources, and the skills and workers behind your screen, go to your scoring tiles as you like; you don’t need any transport. Each piece counts once. Every tile except the Keythedral scores as often as you can fill it. Where a tile lets you choose a kind or a colour, you choose once for the whole tile. Example: with 11 skills you fill the Key guild twice for 20 points, and the last skill can still count for the Scholar, if you own that tile too.

rule-f5-title = Points for resources
rule-f5 = The Jeweller gives 2 points for each gold, the Mercer’s guild 5 for each set of iron, stone and wood. The Watermill gives 1 point for each resource of one kind you choose, the Windmill 5 for each 5 resources, mixed as you like. Gold counts as any kind here; even a whole set can be gold. Each gold not used by a tile is worth 1 point.

rule-f6-title = Points for skills
rule-f6 = The Key guild gives 10 points for each 5 skills, mixed as you like. The Scholar gives 3 for each skill of one kind you choose. The Scribes give 10 for each set of anvil, pick and saw.

rule-f7-title = Points for workers
rule-f7 = The Apothecary gives 3 points for each 5 workers, mixed as you like, green ones too. The Craftsman’s guild gives 3 for each set of blue, red and yellow; green never counts there. The Key market gives 2 for each green worker. The Village hall gives 1 for each worker of one colour you choose, which can be green. The boat White Wind gives 1 for each worker.

rule-f8-title = Tiles with fixed points
rule-f8 = The Keythedral is worth 12 points, the boat Ianvincible 5 and the boat Flipper 2. These are their printed points (F2), so they aren’t added a second time.

rule-f9-title = What the purple worker counts as (ruling)
rule-f9 = Whoever holds the purple worker after the boats of winter are picked (E8), even if it was only passed on to the left, can count it once. It counts as one resource of any kind, gold too, as one skill of any kind, or as one worker of any colour. As a resource it can also go on a Barn, Blacksmith, Stone yard or Timber yard, for the points each resource scores there. As leftover gold it’s worth 1 point.

rule-f10-title = Keyflower: points for transport
rule-f10 = The boat Keyflower gives 1 point for each step printed on the sides that are up in your village, including your home. With the Twin boat it gives twice as many (X4).

rule-f11-title = Sea Bastion: points for a loop
rule-f11 = A loop of roads is a closed walk through your village: it follows links where road meets road (M2), ends where it started, and uses no link twice, but it can pass a tile again. Sea Bastion gives 1 point for each different tile on your best loop. Your home and turn-order tiles count too; the paths of the Meadow boat don’t. The shortest loop has 3 tiles. If you have separate loops, only the best counts; without a loop you get 0 points. Example: two loops of 3 tiles that share one tile make one loop with 5 different tiles, for 5 points.

rule-f12-title = Sea Breese: points for a river
rule-f12 = Sea Breese counts the boats in one unbroken line of water from your home; summer boats and Sea Breese itself count too. The water edge of the first boat touches the water edge of your home, and each next boat touches the opposite water edge of the boat before it. A gap, another tile or a boat facing another way ends the line. For 1, 2, 3, 4 or 5 boats you get 2, 4, 8, 16 or 32 points in total, and 0 points for none.

rule-f13-title = Turn-order tiles: points for neighbours (ruling)
rule-f13 = A turn-order tile in your village gives 1 point for each tile that shares an edge with it. The kind of tile doesn’t matter, and you don’t need a road. Two turn-order tiles next to each other count each other.

rule-f14-title = The best count, and the winner (ruling)
rule-f14 = You don’t have to work out the best way to count your pieces. The game finds the way with the most points for every player and shows it piece by piece; among equal ways it always takes the same one. The player with the most points wins. If there’s a tie, those players share the win.

## O. Options of a table

rules-part-o = Options of a table
rules-lead-o = Two of these rules can be read in two ways, and each table can choose. The choice is stored with the game.

rule-o1-title = The Crown boat and turn-order tiles
rule-o1 = The Crown boat (X7) doesn’t work on turn-order tiles, unless the table chooses that it does.

rule-o2-title = The Barter boat and leftover resources
rule-o2 = With the Barter boat (X6), leftover resources count as gold, 1 point each, unless the table chooses that they don’t.
