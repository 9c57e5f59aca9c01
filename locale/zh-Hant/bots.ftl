# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each; $seat is
# a player, $goods are count-wood and others.

idea-points = 以現況來說，你可得 { $points } 分。
idea-bid-points = 若由你得標，以現況可得 { $points } 分。
idea-turn-order = 它決定你何時選船，以及下一季由誰先開始。
idea-turn-order-winter = 它決定你何時選船。
idea-losing-bid = 讓你的一組落後出價派上用場。
idea-bid-first = 還沒有人出價。
idea-bid-lead = 你會超過 { $seat } 領先。
idea-bid-more = 別人更難超過你。
idea-use-choose = 可拿一個你選的資源。
idea-use-goods = 可得 { $goods }。
idea-use-greens = 可得 { $count } 個綠色工人。
idea-use-workers = 可從布袋得 { $count } 個新工人。
idea-use-skills = 可得 { $count } 個技能。
idea-use-moves = 可以運送資源並升級。
idea-upgrade = 它的功能會變得更好。
idea-step = 讓資源更靠近能派上用場的地方。
idea-place = 這裡會接上 { $links } 條道路。
idea-place-alone = 把更好的位置留到以後。
idea-boat = 它載的東西現在對你最有幫助。
idea-winter = 它們最適合你的村莊。
idea-pay = 少了它對你影響最小。
idea-pass = 現在沒有其他事值得派出工人。
idea-done = 再運送也沒有好處。
idea-keep = 沒有板塊值得翻面。
