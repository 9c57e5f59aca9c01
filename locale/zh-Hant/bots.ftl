# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each, two or three
# of them one after another; $seat is a player, $tile a tile, $goods, $cost and $missing are count-wood and others.

# What an idea brings.
idea-points = 以現況來說，你可得 { $points } 分。
idea-get = 可得 { $goods }。
idea-trade = 付出 { $cost }，可得 { $goods }。
idea-to-upgrade = { $points ->
    [0] 接著可以升級「{ $tile }」。
   *[other] 接著可以升級「{ $tile }」，得 { $points } 分。
}
idea-upgrade = 它的功能會變得更好。
idea-step = 讓資源更靠近能派上用場的地方。
idea-need = 升級「{ $tile }」需要它。
idea-take = 之後可能用得上。
idea-place = { $links ->
    [0] 把更好的位置留到以後。
   *[other] 這裡會接上 { $links } 條道路。
}
idea-boat = 以現況來說，它不會替你得分。
idea-flip = 以現況來說，這樣不會得分。
idea-winter = { $points ->
    [0] 它們最適合你的村莊。
   *[other] 若由你得標，以現況可得 { $points } 分。
}
idea-done = 再運送也沒有好處。
idea-keep = 沒有板塊值得翻面。
idea-pass = { $count ->
    [0] 之後仍可回應別人的行動。
   *[other] 你留著 { $count } 個工人，之後仍可回應別人的行動。
}
idea-pass-end = { $tiles ->
    [0] 本季就此結束。
   *[other] 本季就此結束，你標得 { $tiles } 片板塊。
}

# What a bid brings. $before: how many may pick a boat before you.
idea-turn-order = { $before ->
    [0] 你會比所有人先選船。
   *[other] 最多只有 { $before } 人比你先選船。
}
idea-bid-points = 若由你得標，以現況可得 { $points } 分。
idea-bid-use = 每次使用可得 { $goods }。
idea-bid-power = 它的能力到終局都歸你。
idea-bid-later = { $points ->
    [0] 目前還不能替你得分，但之後仍有機會。
   *[other] 升級後值 { $points } 分。
}

# What else comes of a bid or a use: what it costs, what others can do.
idea-start = 下一季也由你先開始。
idea-purple = 你還會得到紫色工人，可當作任意一個配件計分。
idea-losing-bid = 讓你的一組落後出價派上用場。
idea-safe = 以現況來說，沒有人能超過你。
idea-rival = 只有 { $seat } 可能超過你。
idea-outbid = 只要 { $missing }就能超過你。
idea-use-own = 季末你的工人會回來。
idea-use-theirs = 季末你的工人會歸 { $seat }。
idea-use-lot = 誰標得它，你的工人就歸誰。
idea-use-led = 若由你得標，這些工人會回來。
idea-use-led-by = { $seat } 在此領先，會得到你的工人。

# How an idea compares with another one, by its number; by a bot's estimate.
idea-more-points = 比主意 { $number } 多 { $points } 分。
idea-ahead = { $by ->
    [close] 和主意 { $number } 差不多好。
    [clear] 明顯比主意 { $number } 好。
   *[little] 比主意 { $number } 好一點。
}
idea-behind = { $by ->
    [close] 和主意 { $number } 差不多好。
    [clear] 明顯不如主意 { $number }。
   *[little] 比主意 { $number } 差一點。
}
