# The rules of the game, told for players: the Learn page shows them. The rules themselves, with the
# same ids, are in shared/rules.md; this file says the same in other words.
#
# For translators:
# - Plain text, each message on one line, without markup and without variables.
# - "(B4)" refers to a rule; the page makes it a link. Keep it as it is: brackets, Latin capital and
#   Latin digits, one id in each pair of brackets, the same ids as in English.
# - Names of single tiles have a capital (Miner, Crown boat, Sea Breese): they are labels as in
#   pieces.ftl, never inflected. "home" and "turn-order tile" are kinds of tiles, in small letters.
# - Words of the game are those of names.csv. A lot is a village tile that is laid out this season
#   and can be won. The screen is the wall before a player's workers, not the display. "Location"
#   in T4 to T6 and B5 is a tile where workers can be placed.
# - rule-x1 is the text of rule X1, rule-x1-title its heading.

## Top of the page

rules-intro = Keyflower is a game for 2 to 6 players that lasts four seasons. You build a village of hexagonal tiles and lead a hidden crowd of coloured workers. Workers are both your money and your labour: you bid with them to win tiles, and you place them on tiles to use them.
rules-goal = The village with the most points after winter wins. Points come from the tiles in your village, from upgraded tiles, and from the resources, skills and workers that you still have at the end. Workers that you place on a tile of another player stay with that player, so choose well whose tiles you use.
rules-turn-short = On your turn you place workers at one tile, or you pass. You place them beside a tile as a bid to win it, or on a tile to use it at once. The season ends when all players pass one after another; then bids are settled, boats bring new workers and skills, and won tiles join the villages.

## I. Pieces and what is hidden

rules-part-i = Pieces and what is hidden
rules-lead-i = What the game is made of, what everybody sees, and what only you know.

rule-i1-title = Workers
rule-i1 = There are 40 blue, 40 red and 40 yellow workers, and at first all of them are in the bag. The 20 green workers stand in an open supply of their own. The one purple worker marks the start player.

rule-i2-title = Gold stands in for anything
rule-i2 = Resources come from an open supply that can run out: 48 gold, 24 iron, 24 stone and 24 wood. Gold can always stand in for any other resource. No other resource stands in for another; only the owner of Boat 3a (X5) or Boat 3b (X6) is free of this.

rule-i3-title = Skills
rule-i3 = There are 48 skill tiles: 16 anvils, 16 picks and 16 saws. They are shuffled and lie face down in one pile.

rule-i4-title = The large tiles
rule-i4 = The game has 64 large hexagonal tiles: 6 homes, 6 boats, 4 turn-order tiles, and 12 village tiles for each of the four seasons. Of the 12 summer tiles, 4 are summer boats.

rule-i5-title = What is hidden, what is public
rule-i5 = Hidden are the colours of the workers and the kinds of the skills behind each screen, the winter tiles that a player holds, who picked which winter tile, the order of the piles, and the colours in the bag. Public is everything on the table, and also the colours of the workers and the skills on the boats, which lie face up. You always see how many green workers, resources of each kind and skill tiles are left, how many workers are in the bag, and how many winter tiles each player picked. You also see how many workers and skills each player has behind the screen: anyone who counts along knows it, therefore the game shows it.

rule-i6-title = Who sees draws and payments
rule-i6 = Only you see what you draw from the bag or from the pile; the others see how many you drew. If a skill of any kind will do, you pay it face down, and the others see only that you paid one. If the tile says which skill it takes, everybody knows its kind. A worker that you pay (U7) is seen by all.

rule-i7-title = Everything can run out
rule-i7 = No piece is unlimited. If you should receive more than there is, you receive what there is. Each kind counts by itself: if there is no wood left, you still receive the stone.

## S. Set-up

rules-part-s = Set-up
rules-lead-s = What each player gets at the start, and how many tiles are in play.

rule-s1-title = What each player gets
rule-s1 = You draw 8 workers from the bag and keep them behind your screen. You get one random home, front up, which is the centre of your village; it lies as it is printed and you cannot rotate it. You also get 3 winter tiles to keep secret, or 2 with five or six players. Tiles that are not dealt or not in play leave the game, and nobody sees them.

rule-s2-title = How many tiles are in play
rule-s2 = With 2, 3, 4, 5 or 6 players there are 2, 3, 4, 5 or 6 boats and 1, 2, 3, 4 or 4 turn-order tiles. In each of spring, summer and autumn 6, 7, 8, 9 or 10 village tiles come out. In winter it depends on what the players pick (T3): 2 to 6 tiles with two players, 3 to 9 with three, 4 to 12 with four, 5 to 10 with five, 6 to 12 with six. Seats go clockwise, and left always means the next seat clockwise.

rule-s3-title = Which boats are in play
rule-s3 = The boats have a fixed order. Keyflower and Sea Bastion are always in play, Sea Breese with three or more players, Flipper with four or more, Ianvincible with five or more, and White Wind with six.

rule-s4-title = Where the purple worker stands
rule-s4 = The highest-numbered turn-order tile in play carries the purple worker: tile 1 with two players, tile 2 with three, tile 3 with four, tile 4 with five or six. Who wins this tile becomes the start player (E7).

rule-s5-title = Who starts
rule-s5 = The owner of the lowest-numbered home starts spring and holds the purple worker.

## T. Seasons and turns

rules-part-t = Seasons and turns
rules-lead-t = The game lasts four seasons: spring, summer, autumn and winter. In each season the players take turns until all of them have passed one after another.

rule-t1-title = Start of spring, summer and autumn
rule-t1 = At the start of spring, summer and autumn, each boat is loaded as it shows for that season: workers come from the bag, and skills from the pile, laid face up. The village tiles of the season are laid out at random, front up; these are the lots. A summer boat shows one of its two sides at random and never changes it. Tiles of the season that are not needed leave the game, and nobody sees them.

rule-t2-title = How boats are loaded
rule-t2 = Boats are loaded in rounds. In each round every boat that is not full gets one worker, in the order of the boats (S3), until all are full or the bag is empty. Then the skills are loaded in the same way. So the workers are spread evenly when the bag runs low.

rule-t3-title = Start of winter
rule-t3 = At the start of winter, all players secretly pick at least one of the winter tiles that they hold, all at the same time. The picked tiles are shuffled together and laid out as lots. So you learn how many tiles each player picked, but not who picked which. The other winter tiles leave the game, and nobody sees them. In winter nothing is loaded on the boats.

rule-t4-title = Your turn
rule-t4 = The start player begins, and turns go clockwise. On your turn you either place workers at one single location, as a bid (B1) or as a use (U1), or you pass. If there is nothing that you are allowed to place, you pass.

rule-t5-title = Passing and the season's end
rule-t5 = Passing is never final: on your next turn you may place workers again. The season ends when there have been as many passes in a row as there are players. Any placement in between starts the count again.

rule-t6-title = Where the workers come from
rule-t6 = The workers that you place come from behind your screen, from your losing bids, or from both; you may take any number of losing bids. A losing bid that moves, moves whole: you cannot leave a part of it behind. All workers of one placement must have the colour that the location needs. You can mix colours only in a use with Boat 4b (X8).

## B. Bidding

rules-part-b = Bidding
rules-lead-b = With a bid you try to win a tile for the end of the season. Workers of a bid stand beside the tile, on your side of it.

rule-b1-title = What you can bid for
rule-b1 = You can bid for the lots of this season, summer boats and winter tiles too, and for the turn-order tiles in play. You cannot bid for the boats that are loaded (S3) or for tiles that lie in a village.

rule-b2-title = How large a bid must be
rule-b2 = Your bid on a tile is all the workers on your side of it. To open a bid, you place at least one worker. If another player has a bid there, your new total must be larger than the largest bid; an equal number is not enough. There is no upper limit. Example: an opponent leads with 4 workers and you have 2 there; you must add at least 3, so that your bid is 5.

rule-b3-title = One colour in a bid
rule-b3 = All workers of a bid have the same colour. If the tile has a colour already (C1), it is that colour.

rule-b4-title = A winning bid stays
rule-b4 = The largest bid wins for now: it is the winning bid. You cannot move it, take from it or split it, but you may add any number of workers to it. Therefore a tile that anybody ever bid for has a winner at the end of the season.

rule-b5-title = What a losing bid can do
rule-b5 = You may top up a losing bid where it stands, from behind your screen, with other whole losing bids of its colour, or with both, if your new total becomes the largest. Or you may move it whole to another location, alone or together with other losing bids and workers from behind your screen: to a bid, even to your own winning bid; to a use, in the colour of the tile used, even of the very tile that it is losing; or into the bag, as the payment of a converter (U7). It never goes back behind your screen before the end of the season. Example: your bid of 2 red workers is outbid; with 1 red worker from behind your screen you may open a bid of 3 at a tile that has no colour yet, or you may use a red tile with these 2 workers.

rule-b6-title = Workers on one side are one bid
rule-b6 = All your workers on your side of one tile are one bid from then on, wherever they came from. They count together, and they can only move together.

rule-b7-title = As many bids as you like
rule-b7 = You may bid for any number of tiles at the same time, turn-order tiles included.

## C. Colours

rules-part-c = Colours
rules-lead-c = The first workers at a tile decide which colour everybody must use there until the season ends. So the colours that you hold decide where you can act.

rule-c1-title = The first workers give the colour
rule-c1 = The first workers placed at a tile in a season, beside it or on it, give the tile its colour for the rest of the season. The colour holds for bids and for uses, and for every player. It works in this way on lots, turn-order tiles, homes and tiles in villages alike. Example: if an opponent uses a tile with 1 yellow worker, you can bid for that tile only with yellow workers.

rule-c2-title = Green is a colour of its own
rule-c2 = Green is a fourth colour like the others. Green workers may come first at any tile and make it green. But green stands for no other colour: at a blue tile a green worker does not help.

rule-c3-title = Colours last one season
rule-c3 = At the end of the season all tiles lose their colour. Within a season a colour changes only through Boat 4a (X7).

## U. Using tiles

rules-part-u = Using tiles
rules-lead-u = Workers placed on a tile do its work for you at once. You may use the tiles of other players, but your workers then end with the owner of the tile (E4).

rule-u1-title = Tiles that you may use
rule-u1 = You may use any tile that has an action: in your own village, in the village of any other player, and among the lots of this season. It does not matter whether a lot has bids on it, and a bid of your own is no obstacle. In winter the lots cannot be used.

rule-u2-title = Tiles that nobody uses
rule-u2 = Nobody ever uses turn-order tiles, boats, summer boats, winter tiles, and tiles that show no action on the side that is up: Barn, Blacksmith, Stone yard, Timber yard, Forge, Goldsmith, Sawmill, Sculptor and Well. You cannot place workers on them at all, not even to leave them there.

rule-u3-title = Each use costs more
rule-u3 = The first use of a tile in a season takes at least 1 worker. Each later use takes at least one worker more than the use before it, no matter who made that use and which side of the tile was up. You may place more than needed, but there are never more than 6 workers in all on a tile in one season. Example: uses with 1, 2 and 3 workers fill a tile. If the first use has 2 workers and the second 3, then 5 workers stand there, and a third use, which needs 4, is not possible.

rule-u4-title = One colour in a use
rule-u4 = All workers of a use have the same colour, and it is the colour of the tile. If the tile has no colour yet, you choose one, and the tile takes it (C1). Only the owner of Boat 4b can mix colours (X8).

rule-u5-title = You get it at once
rule-u5 = You get what the side that is up shows, at once. You may use a tile with an action even if nothing comes of it, for example because the supply, the bag or the pile is empty, or because you take no step and no upgrade. This can be worth it when you want workers to stand there. Only a missing input (U7) forbids a use.

rule-u6-title = Where the gains go
rule-u6 = Resources made on a tile in your own village stay on that tile. Resources made anywhere else go on your home. Skills and workers go behind your screen.

# A converter is a tile that takes one thing and gives others.
rule-u7-title = Converters need an input
rule-u7 = A converter takes an input besides the workers that you place: Fair, Peddler and Store one worker of the colour shown, Tavern one worker of any colour, Brewer and Hiring fair one skill of any kind, Carpenter, Mason and Smelter the skill shown. Without the input you cannot use the tile, and what you pay is lost even if you receive less, or nothing. The worker comes from behind your screen, or one whole losing bid pays instead; it may stand at any tile, even at the one that you use, and for Fair, Peddler and Store it has the colour shown. Then the whole bid goes into the bag, and you still get the benefit only once; the same bid cannot also give the workers that you place, but another losing bid can. Example: at the Peddler, which takes a yellow worker, your losing bid of 3 yellow workers may pay; all 3 go into the bag, and you get no more than 1 worker would bring.

rule-u8-title = From the bag or from the supply
rule-u8 = Workers from the bag are drawn at random, and a green worker that got into the bag can come out too. When a tile gives green workers, they come only from the green supply. Nobody searches the bag for them.

rule-u9-title = Pay first, then draw
rule-u9 = You choose every payment and lay it aside before anything is drawn. At the Tavern what you pay enters the bag only after the draw, and at the Hiring fair the skill enters the pile only after the draw. So you cannot draw what you have just paid. At other tiles the payment enters the bag or the pile at once.

rule-u10-title = The Workshop
rule-u10 = The front of the Workshop gives you one iron, stone or wood. You choose among the kinds that the supply still has; if it has none of the three, you get nothing. The back gives one of each.

rule-u11-title = The same tile again
rule-u11 = You may use the same tile several times in a season. Each time it costs more workers (U3).

## M. Moving resources and upgrading

rules-part-m = Moving resources and upgrading
rules-lead-m = Homes and transport tiles carry your resources along the roads of your village and upgrade your tiles.

rule-m1-title = Steps and upgrades
rule-m1 = When you use a home or a transport tile (Stable, Farrier or Wainwright), you move resources and upgrade tiles in your own village, wherever the tile that you use lies. It shows how many steps and how many upgrades you may take at most; the side that is up when you place the workers counts. You can neither reach nor upgrade lots and tiles that are set aside (V3).

rule-m2-title = One step
rule-m2 = One step takes one resource to a neighbouring tile of your village, across an edge where a road meets a road. You divide your steps as you like: one resource may go far, or several resources a short way.

rule-m3-title = Any order, and less if you like
rule-m3 = You may take steps and upgrades in any order, for example upgrade between two steps. You may leave out as many of them as you like.

rule-m4-title = Paying for an upgrade
rule-m4 = An upgrade flips one of your tiles to its back: your home, or a spring, summer or autumn tile that is not a summer boat. A tile is upgraded only once. The resources of the cost must lie on that very tile and go back to the supply: for each symbol one resource of that kind or one gold, as you choose, and never more than the cost; a gold symbol takes gold only. Skills come from behind your screen and are shuffled back into the pile; where the cost asks for any resources or any skill, you choose freely and may mix kinds. Example: the cost is 1 wood and 1 stone, and 1 wood, 1 stone and 2 gold lie on the tile; you may pay wood and stone, wood and gold, gold and stone, or 2 gold.

rule-m5-title = What stays on an upgraded tile
rule-m5 = Everything else on the tile stays: other resources, the workers, the colour and the count of uses. The tile also keeps its orientation.

rule-m6-title = Upgrading the tile in use
rule-m6 = If the home or transport tile that you use lies in your own village, its own use may upgrade it too. The steps and upgrades of that use do not change; the back counts from the next use on.

## E. End of a season

rules-part-e = End of a season
rules-lead-e = When a season ends, these things happen in this order. Here it is decided where every worker goes.

rule-e1-title = Losing bids return
rule-e1 = Your losing bids go back behind your screen.

rule-e2-title = Lots without a bid
rule-e2 = Lots without a bid leave the game. Workers on them go into the bag, green ones too.

rule-e3-title = Winners take their lots
rule-e3 = From the start player clockwise, all players take the lots that they won. Workers that stand on a won lot go behind the screen of its winner, whoever placed them. The workers of the winning bid go into the bag, green ones too. So the winner of a lot that was used often gets many workers with it.

rule-e4-title = Workers in villages
rule-e4 = All workers on the tiles of your village go behind your screen, whoever placed them. This is the gain when others use your tiles.

rule-e5-title = Bids on turn-order tiles
rule-e5 = The workers of winning bids on turn-order tiles go into the bag, green ones too.

rule-e6-title = Picking boats
rule-e6 = In spring, summer and autumn the boats are picked now. The winner of turn-order tile 1 picks a boat and takes its workers and skills, then the winners of tiles 2, 3 and 4; who won several of them picks only once, at the lowest number. After them the players without a turn-order tile pick, clockwise from the new start player, beginning with that player if that player has none. Every player picks exactly one boat, even an empty one. The turn-order tiles stay on the table for the next season.

rule-e7-title = The new start player
rule-e7 = Who won the turn-order tile with the purple worker becomes the start player as soon as that tile is resolved, even if that player has already picked a boat by a lower tile. If nobody bid for it, the old start player still counts as start player while boats are picked; after that the purple worker passes to the left. Example: with four players the purple worker is on tile 3, and you win tiles 1 and 3. You pick the first boat and then the winner of tile 2 picks; now you are the start player, and the other two players pick clockwise from you.

rule-e8-title = Winter: boats and turn-order tiles join
rule-e8 = In winter boats are picked in the same order (E6), but you take the boat itself for your village, each player exactly one. The winners of turn-order tiles take those tiles too, all that they won; turn-order tiles without a bid leave the game. The purple worker changes hands as in the other seasons (E7), and it can be worth points (F9).

rule-e9-title = Adding tiles to the village
rule-e9 = All players add the tiles that they won to their villages (V1). They do this at the same time: no choice depends on the choice of another player.

## V. Villages

rules-part-v = Villages
rules-lead-v = How you add a tile to your village. Its place decides how far your resources must travel and what some boats are worth at the end.

rule-v1-title = Adding a tile
rule-v1 = You add a tile so that it shares at least one edge with your village. You may rotate it freely, and you choose the order in which you add your tiles. You cannot refuse a tile that you won.

rule-v2-title = Edges must match
rule-v2 = Wherever two tiles touch, their edges must match: road with road, field with field, water with water. A new tile does not need to be linked by a road. Once it is placed, a tile is never moved or rotated.

rule-v3-title = Tiles that do not fit
rule-v3 = As long as any of your tiles still to be placed fits somewhere, you must place one that fits. When none fits any more, the rest are set aside for good. A tile that is set aside has no ability and brings no points.

## X. Summer boats

rules-part-x = Summer boats
rules-lead-x = A summer boat gives its owner, and nobody else, a lasting ability that needs no workers. The ability begins when you take the tile at the end of summer (E3): Boat 1a and Boat 1b already act when you pick a boat in that same summer, and Boat 2a already frees the tiles that you place then, itself included. If the tile is set aside because it does not fit (V3), the ability is lost.

rule-x1-title = Crew boat · 1a: two workers
rule-x1 = Each time you pick a boat, at the end of summer, autumn and winter, you also draw two workers from the bag. If there are fewer, you draw as many as there are.

rule-x2-title = Green boat · 1b: a green worker
rule-x2 = Each time you pick a boat, at the end of summer, autumn and winter, you also take one green worker from the supply, if there is one.

rule-x3-title = Meadow boat · 2a: paths across fields
rule-x3 = Your steps may cross any edge that has road or field on both sides, but never an edge with water on either side. You may also add tiles whose edges do not match, but a new tile must still touch your village (V1). An edge that does not match is no link for Sea Bastion (F11) and no river for Sea Breese (F12).

# "Doubled once": the doubling does not repeat.
rule-x4-title = Twin boat · 2b: double transport
rule-x4 = When you use a home or a transport tile, wherever it lies, you have twice the steps and twice the upgrades; they are doubled once, not more. Other players who use your tiles get no doubling. The points of the boat Keyflower (F10) are doubled for you too.

rule-x5-title = Builder boat · 3a: upgrade with anything
rule-x5 = When you pay for upgrades, any resource counts as any other. This holds for gold symbols too: wood can pay for gold.

rule-x6-title = Barter boat · 3b: score with anything
rule-x6 = In the final scoring any of your resources counts as any other: on Stone yard, Timber yard and Blacksmith as the kind that counts there, and for the Jeweller as gold. Resources left over count as gold, 1 point each; a table can switch this last part off (O2).

# "Off-colour bid": the bid of the owner of Boat 4a in another colour than the tile's.
rule-x7-title = Crown boat · 4a: bid in another colour
rule-x7 = Where another player has a blue, red or yellow bid on a lot, winter tiles too, you may bid in any one colour, green too, with more workers than the largest bid. You may not do so at a green tile, at a tile that has only been used, or at a turn-order tile (O1). If you have a bid there already, you add only its own colour to it; to counter in another colour, that bid must have moved away in an earlier turn. You may raise your off-colour bid in its colour later, even when the other bids have gone. Everybody else keeps to the colour of the tile, and so do you when you use it. After each complete placement, if the off-colour bid is the only bid left and no worker at all stands on the tile, its colour becomes the colour of the tile.

rule-x8-title = Rainbow boat · 4b: use with mixed colours
rule-x8 = On a tile that anybody has already bid for or used this season, a green one too, you may place workers of any colours, mixed, to use it. The numbers of workers stay as always (U3). The tile keeps its colour for bids, and for the uses of everybody else, even if no worker of that colour is left there. On a tile that nobody has touched this season, the usual rules hold: one colour, and the tile takes it (C1).

## F. Final scoring

rules-part-f = Final scoring
rules-lead-f = After winter you count the points of your village. Everything that you still have can count, but each thing only once.

rule-f1-title = Flipper: one free flip
rule-f1 = When the tiles of winter are placed, the owner of the Flipper may flip one own tile that could still be upgraded (M4). It is free, and it happens only once.

rule-f2-title = Printed points
rule-f2 = Each tile in your village gives the points printed on the side that is up. A tile that the Flipper has flipped (F1) gives only the points of its new side.

rule-f3-title = Points for resources on tiles
rule-f3 = Barn, Blacksmith, Stone yard and Timber yard give the points shown for each resource that lies on them at the end: Blacksmith for iron, Stone yard for stone, Timber yard for wood, Barn for any kind. Gold counts as the kind of the tile. For each such resource you may keep it there or give it up to another scoring tile; resources of other kinds that lie there are free anyway. During the scoring nothing is carried onto these tiles, so bring resources there in time.

# Scoring tiles: the tiles of F5, F6 and F7, which count resources, skills or workers.
rule-f4-title = Sharing out the rest
rule-f4 = All your other resources, and the skills and workers behind your screen, go to your scoring tiles as you like; no transport is needed. Each item counts once. Every tile except the Keythedral counts as often as you can fill it. Where a tile lets you choose a kind or a colour, you choose once for the whole tile. Example: with the Key guild and 11 skills you fill it twice for 20 points, and the last skill may still count for the Scholar, if you own that tile too.

rule-f5-title = Points for resources
rule-f5 = The Jeweller gives 2 points for each gold, the Mercer's guild 5 for each set of iron, stone and wood. The Watermill gives 1 point for each resource of one kind that you choose, the Windmill 5 for each 5 resources, mixed as you like. Gold counts as any kind here; even a whole set may be gold. Each gold that you give to no tile is worth 1 point.

rule-f6-title = Points for skills
rule-f6 = The Key guild gives 10 points for each 5 skills, mixed as you like. The Scholar gives 3 for each skill of one kind that you choose. The Scribes give 10 for each set of anvil, pick and saw.

rule-f7-title = Points for workers
rule-f7 = The Apothecary gives 3 points for each 5 workers, mixed as you like, green ones too. The Craftsman's guild gives 3 for each set of blue, red and yellow; green never counts there. The Key market gives 2 for each green worker. The Village hall gives 1 for each worker of one colour that you choose, which may be green. The boat White Wind gives 1 for each worker.

rule-f8-title = Tiles with fixed points
rule-f8 = The Keythedral is worth 12 points, the boat Ianvincible 5 and the boat Flipper 2. These are their printed points (F2); they are not added a second time.

rule-f9-title = What the purple worker counts
rule-f9 = Who holds the purple worker after the boats of winter are picked (E8), also if it was only passed on to the left, may count it once. It counts as one resource of any kind, gold too, as one skill of any kind, or as one worker of any colour. As a resource it may also be put on a Barn, Blacksmith, Stone yard or Timber yard, for the points that each resource brings there. As gold left over it is worth 1 point.

rule-f10-title = Keyflower: points for transport
rule-f10 = The boat Keyflower gives 1 point for each step printed on the sides that are up in your village, your home included. With Boat 2b it gives twice as many (X4).

rule-f11-title = Sea Bastion: points for a loop
rule-f11 = Take a closed walk through your village: it follows links where road meets road (M2), ends where it began, and uses no link twice, but it may pass a tile again. Sea Bastion gives 1 point for each different tile on your best such walk; your home and turn-order tiles count too, and the paths of Boat 2a do not. The shortest loop has 3 tiles. Of separate loops only the best counts, and without a loop there are 0 points. Example: two loops of 3 tiles that share one tile make one walk with 5 different tiles, for 5 points.

rule-f12-title = Sea Breese: points for a river
rule-f12 = Sea Breese counts the boats in one unbroken line of water that begins at your home; summer boats and Sea Breese itself count too. The water edge of the first boat touches the water edge of your home, and each next boat touches the opposite water edge of the boat before it. A gap, another tile or a boat turned away ends the line. For 1, 2, 3, 4 or 5 boats you get 2, 4, 8, 16 or 32 points in total, and 0 points for none.

rule-f13-title = Turn-order tiles: points for neighbours
rule-f13 = A turn-order tile in your village gives 1 point for each tile that shares an edge with it. The kind of tile does not matter, and no road is needed. Two turn-order tiles next to each other count each other.

rule-f14-title = The best count, and the winner
rule-f14 = You do not need to work out the best use of your items. The program finds the one with the most points for every player and shows it item by item; among equal ones it always takes the same one. The player with the most points wins. If players tie, they share the win.

## O. Options of a table

rules-part-o = Options of a table
rules-lead-o = A table may choose between two readings of these rules. The choice is stored with the game.

rule-o1-title = Boat 4a at turn-order tiles
rule-o1 = Boat 4a (X7) does not work at turn-order tiles, unless the table chooses that it does.

rule-o2-title = Boat 3b and resources left over
rule-o2 = With Boat 3b (X6) resources left over count as gold, 1 point each, unless the table chooses that they do not.
