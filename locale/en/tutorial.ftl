# The tutorial: one season of a real game, step by step (web/src/table/tutorial).
#
# Every step is a card: a title, one to three short paragraphs, and for steps in which the player
# does something one line ("-do") that says what. That line is also said alone, so it must be
# understood without the rest.
#
# $red, $blue, $yellow (workers), $wood, $stone (goods) and $points are small pictures: put them
# right before their noun, with a space on both sides. For screen readers they say nothing.
# $tile is the name of a tile, a label. Numbers have always the value that the comment says.

# ---- Around the steps

tutorial-name = Tutorial
tutorial-starting = Setting the table for your first season…
tutorial-step = Step { $step } of { $all }
tutorial-next = Next
tutorial-back = Back
# Puts the focus on what the step is about, and scrolls there.
tutorial-show = Show me
tutorial-leave = Leave for now
tutorial-leave-text = Your game is saved. You can pick up where you left off.
tutorial-wait = Your opponent is taking a turn…
# On phones the card can be folded.
tutorial-fold = Show less
tutorial-unfold = Show more
# Said of everything that is not part of the step. $do is the "-do" line of the step.
tutorial-later = Later. Now: { $do }

# ---- Before the first turn

tutorial-welcome-title = Welcome to Keyflower
tutorial-welcome-1 = You have a village by the river. For four seasons you bid for tiles, use them and build. Whoever has the most points after winter wins.
# $minutes is 5.
tutorial-welcome-2 = You’ll play one summer against a bot: a real game at a real table, about { $minutes } minutes. Spring is already over.

tutorial-table-title = What’s on the table
tutorial-table-1 = The lots are this season’s tiles. Players bid for them.
tutorial-table-2 = Your village is what you’ve built so far. It grows with every tile you win.
tutorial-table-3 = Your workers are behind your screen. Others see how many there are, but not their colours.

tutorial-plan-title = Your plan for this summer
# $count is 5.
tutorial-plan-1 = Upgrade your home. That costs one { $wood } wood and one { $stone } stone, both on your home, and gives you { $count } { $points } points.
tutorial-plan-2 = And win another tile for your village.
tutorial-plan-3 = How to read a tile: the house shows what it does when workers come, the strip below shows what an upgrade costs and gives you.

# ---- Bidding. The tile is the farrier.

tutorial-bid-title = Bid for a tile
tutorial-bid-1 = Workers beside a lot are a bid. Whoever has the most there when the season ends gets the tile.
tutorial-bid-2 = The first workers set the tile’s colour for this season: from then on, only workers of that colour can go there.
tutorial-bid-do = Choose { $tile } among the lots, and bid one { $red } red worker.

# $theirs is 2, $more is 2, $total is 3.
tutorial-outbid-title = You’re outbid
tutorial-outbid-1 = Your opponent bids { $theirs } { $red } red workers. To lead again, you need more than that.
tutorial-outbid-2 = The tile is red now, so only red workers can join. The one you already have there counts.
tutorial-outbid-do = Choose { $tile } again, and add { $more } { $red } red workers. With { $total } you lead.

# ---- Using tiles. The tile is the keystone quarry, in the village of the opponent.

tutorial-visit-title = Use your opponent’s tile
tutorial-visit-1 = Workers on a tile use it. You can use every tile that does something: lots, your own tiles, and other players’ tiles.
tutorial-visit-2 = { $tile } gives one { $stone } stone. What you make outside your village goes to your home.
tutorial-visit-3 = There’s a price: your opponent gets your worker.
tutorial-visit-do = Open your opponent’s village, and use { $tile } with one { $blue } blue worker.

# The tile is Keywood, in the own village.
tutorial-own-title = Use your own tile
tutorial-own-1 = { $tile } gives one { $wood } wood. What you make in your own village stays on the tile that made it.
tutorial-own-2 = Workers on your own tiles come back to you when the season ends.
tutorial-own-do = Use { $tile } in your village with one { $yellow } yellow worker.

# $count is 2, $most is 6.
tutorial-guest-title = A visitor in your village
tutorial-guest-1 = Your opponent has used { $tile } too, with { $count } { $yellow } yellow workers. Each use in a season needs at least one more worker than the last, and a tile holds { $most } workers at most.
tutorial-guest-2 = The wood went to your opponent’s home. But all workers in your village will be yours when the season ends.

# ---- A losing group. The tile is the carpenter.

tutorial-second-title = Bid again
tutorial-second-1 = You can bid for as many tiles as you like.
tutorial-second-do = Choose { $tile } among the lots, and bid one { $blue } blue worker.

# $theirs is 2.
tutorial-move-title = A losing bid can move
tutorial-move-1 = Your opponent outbids you with { $theirs } { $blue } blue workers. Your worker isn’t lost: a losing bid can go somewhere else, always as a whole, to bid or to use a tile. A bid that leads has to stay.
tutorial-move-2 = Put it to work. Your home lets you move resources and upgrade.
tutorial-move-do = Choose your home, and use it with the { $blue } blue worker from { $tile }.

# ---- Moving and upgrading. The tile is Keywood.

tutorial-step-title = Move a resource
tutorial-step-1 = Your home gives one step and one upgrade. A step moves one resource along a road to the next tile.
tutorial-step-2 = The { $stone } stone is already on your home. The { $wood } wood is still where it was made.
tutorial-step-do = Choose the { $wood } wood on { $tile }, then your home.

# $count is 5.
tutorial-upgrade-title = Upgrade your home
tutorial-upgrade-1 = There’s wood and stone on your home: that’s what its upgrade costs. The tile flips and gets better: { $count } { $points } points at the end, and two steps instead of one.
tutorial-upgrade-do = Choose your home’s upgrade, and confirm it.

# ---- The season ends

tutorial-pass-title = Pass
tutorial-pass-1 = Your opponent has passed. Passing is never final: if you place workers now, your opponent can play on too.
tutorial-pass-2 = When everyone passes one after another, the season ends. Your plan is done.
tutorial-pass-do = Pass.

# Numbers: $paid is 3, $back is 2, $gained is 2. $before and $now are how many workers were and are
# behind the screen. The tile is the farrier in -1, the keystone quarry in -3.
tutorial-ended-title = The season is over
tutorial-ended-1 = You’ve won { $tile }. The { $paid } { $red } red workers that won it go into the bag. Losing bids go back to their owners.
tutorial-ended-2 = All workers in your village are yours now: { $back } of your own, and your opponent’s { $gained } { $yellow } yellow workers.
tutorial-ended-3 = Your { $blue } blue worker on { $tile } belongs to your opponent.
tutorial-ended-4 = You started with { $before } workers and now have { $now }. Bid carefully: the workers of a winning bid are gone.

tutorial-boat-title = Pick a boat
tutorial-boat-1 = After spring, summer and autumn the boats bring new workers and skills. Some upgrades cost skills: an anvil, a pick or a saw.
tutorial-boat-2 = You’re the start player, so you pick first. Players can also bid for the turn-order tile, to pick first and to start the next season.
tutorial-boat-do = Choose one of the boats. You get everything on it.

# The tile is the farrier.
tutorial-build-title = Build
tutorial-build-1 = The tile you won joins your village. It has to touch it, and edges that meet must match: road to road, field to field, water to water.
tutorial-build-2 = Resources travel on roads, so think about where they’ll need to go.
tutorial-build-do = Choose a dashed place for { $tile }, rotate it as you like, and place it.

# ---- The end of the tutorial

tutorial-done-title = Now you know how to play
tutorial-done-1 = Autumn starts. It works the same way with new tiles, and many of them score what you collect.
tutorial-done-2 = In winter, players bring out tiles they’ve held from the start: yours are behind your screen. They score resources, skills and workers, so collect what yours score.
tutorial-done-3 = A tip: choose any tile to see what it does. If you can’t do something, the table tells you why.
tutorial-play-on = Play on from here
tutorial-new-game = A new game
tutorial-learn = All the rules and tiles

# The game went on without the steps, for example because a bot played for a while.
tutorial-astray-title = This game took a different path
tutorial-astray-1 = The steps don’t fit what was played here. Play on as you like, or start the tutorial over.
tutorial-restart = Start over
