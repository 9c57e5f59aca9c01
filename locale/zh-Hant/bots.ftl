# 電腦玩家為什麼會這樣做：src/keyflower/bots/reasons.py。$gain 是與什麼都不做相比值幾分，
# $tile 是板塊名稱。

reason-pass = 現在沒有別的行動值得動用工人。
reason-bid = { $workers ->
    [0] 把落後出價移去競標「{ $tile }」，值 { $gain } 分。
   *[other] 以 { $workers } 個工人競標「{ $tile }」，值 { $gain } 分。
}
reason-losing-bid-moves = 落後出價也派上用場。
reason-use = 使用「{ $tile }」值 { $gain } 分。
reason-workers-come-back = 這些工人在季末會回到手上。
reason-workers-go-away = 這些工人會歸別人，或進入布袋。
reason-upgrade = 升級「{ $tile }」可得板塊上的 { $points } 分，總共值 { $gain } 分。
reason-place = { $links ->
    [0] 「{ $tile }」放在這裡沒有道路相接，但仍值 { $gain } 分。
   *[other] 「{ $tile }」放在這裡有 { $links } 條道路相接，值 { $gain } 分。
}
reason-step = 這樣運送值 { $gain } 分。
reason-done = 再運送也沒有好處。
reason-boat = 這艘船隻值 { $gain } 分。
reason-winter = 這些板塊值 { $gain } 分。
reason-flip = 把這片板塊翻面值 { $gain } 分。
reason-keep = 沒有板塊值得翻面。
reason-pay = 用這個支付值 { $gain } 分。
reason-any = 隨意選的：這個電腦玩家不會比較優劣。
reason-program = 由操作這個座位的程式選出。

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
