# The rules of the game, told for players: the Learn page shows them. The rules themselves, with the
# same ids, are in shared/rules.md; this file says the same in other words.
#
# For translators:
# - Plain text, each message on one line, without markup and without variables.
# - "(B4)" refers to a rule; the page makes it a link. Keep it as it is: brackets, Latin capital and
#   Latin digits, one id in each pair of brackets, the same ids as in English.
# - Names of single tiles have a capital (Miner, Boat 4a, Sea Breese): they are labels as in
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
rule-i1 = There are 40 blue, 40 red and 40 yellow workers, and at first all of them are in the bag. The 20 green workers stand in an open supply beside the bag, so they are harder to get. The one purple worker marks the start player.

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
rule-t2 = Boats are loaded in rounds. In each round every boat that is not full gets one worker, in the order of the boats (S3), until all are full or the bag is empty. Then the skills are loaded in the same way. So when the bag runs low, no boat goes short alone.

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
rule-b5 = You may top up a losing bid where it stands, from behind your screen, with other whole losing bids of its colour, or with both, if your new total becomes the largest. Or you may move it whole to another location, alone or together with other losing bids and workers from behind your screen: to a bid, even to your own winning bid; to a use, in the colour of the tile used, even of the very tile that it is losing; or into the bag, as the payment of a converter (U7). It never goes back behind your screen before the end of the season. Example: your bid of 2 red workers is outbid; you may place these 2 with 1 red worker from behind your screen as a bid of 3 on another red tile, or use a red tile with both of them.

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
rule-c2 = Green is a fourth colour like the others. Green workers may come first at any tile, and then only green workers can follow. Green stands for no other colour.

rule-c3-title = Colours last one season
rule-c3 = At the end of the season all tiles lose their colour. Within a season a colour changes only through Boat 4a (X7).

