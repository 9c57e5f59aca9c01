# 電腦玩家為什麼會這樣做：src/keyflower/bots/reasons.py。$gain 是與什麼都不做相比值幾分，
# $tile 是板塊名稱。

reason-pass = 現在沒有別的行動值得動用工人。
reason-bid = { $workers ->
    [0] 把落後的工人移去競標「{ $tile }」，值 { $gain } 分。
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
