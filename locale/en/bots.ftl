# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each; $seat is
# a player, $goods are count-wood and others.

idea-points = As things stand, that’s { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you.
idea-bid-points = If you win it, that’s { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you, as things stand.
idea-turn-order = It decides when you pick a boat, and who starts next season.
idea-turn-order-winter = It decides when you pick a boat.
idea-losing-bid = It puts one of your losing bids to work.
idea-bid-first = Nobody has bid for it yet.
idea-bid-lead = You’d take the lead from { $seat }.
idea-bid-more = You’d be harder to outbid.
idea-use-choose = You get a resource of your choice.
idea-use-goods = You get { $goods }.
idea-use-greens = You get { $count ->
    [one] { $count } green worker
   *[other] { $count } green workers
}.
idea-use-workers = You get { $count ->
    [one] { $count } new worker
   *[other] { $count } new workers
} from the bag.
idea-use-skills = You get { $count ->
    [one] { $count } skill
   *[other] { $count } skills
}.
idea-use-moves = You can move resources and upgrade.
idea-upgrade = It does more for you after that.
idea-step = It brings the resource closer to where it counts.
idea-place = { $links ->
    [one] { $links } road connects
   *[other] { $links } roads connect
} here.
idea-place-alone = It keeps the better places free for later.
idea-boat = Its load helps you most now.
idea-winter = They fit your village best.
idea-pay = You’ll miss this least.
idea-pass = Nothing else is worth the workers right now.
idea-done = There’s nothing more to gain by moving.
idea-keep = Flipping a tile gains nothing.
