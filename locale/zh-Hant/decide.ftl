# 玩家的決定：遊戲桌下方的面板，手機上是彈出的面板（web/src/table/decide）。

page-title-turn = 輪到你了 · Keyflower 大五月花號
seat-stand-in = { $name }（由電腦接手）
seat-number = 座位 { $number }
decide-panel = 你的決定
decide-your-turn = 輪到你了
decide-turn-text = 選一片板塊來競標或使用。
decide-turn-only-pass = 沒有板塊可以競標或使用，只能跳過。
decide-turn-tile = 回合順序板塊 { $number }
decide-close = 放回
decide-named = { $name }：{ $text }
decide-sending = 請稍候…
decide-away = 恢復連線後就能繼續行動。
decide-lost = 局面已經改變，你剛才的選擇不再可行。請重新選擇。

# 放置的工人，作為競標、使用、加碼的對象：「4 個紅色工人」。
amount-blue = { $count } 個藍色工人
amount-red = { $count } 個紅色工人
amount-yellow = { $count } 個黃色工人
amount-green = { $count } 個綠色工人

# ---- 競標與使用

decide-mode = 競標或使用
decide-bid = 競標
decide-use = 使用
decide-tile-colour = { $colour ->
    [blue] 藍色板塊。
    [red] 紅色板塊。
    [yellow] 黃色板塊。
   *[green] 綠色板塊。
}
decide-bid-none = 還沒有人出價，1 個工人就能領先。
decide-bid-yours = 你以 { $workers }領先，可以再加碼。
decide-bid-other = { $name } 以 { $workers }領先；出到 { $total } 個就能領先。
decide-bid-both = { $name }：{ $workers }。你要 { $total } 個，這裡已有 { $mine } 個。
decide-use-village = 在 { $name } 的村莊。
decide-use-first = 本季還沒用過：{ $most ->
    [1] 剛好放 { $most } 個工人。
   *[other] 可放 1 到 { $most } 個工人。
}
decide-use-again = 上次用了 { $used } 個工人：{ $more ->
    [0] 這次要放剛好 { $least } 個。
   *[other] 這次可放 { $least } 到 { $most } 個。
}
decide-losing = 落後出價
decide-groups = 可移來這裡的落後出價
decide-group = { $workers }（來自「{ $tile }」）
decide-group-from = 來自「{ $tile }」
decide-screen = 你擋板後的工人
decide-screen-empty = 你的擋板後沒有工人了。
decide-of = 共 { $count } 個
decide-count = { $colour ->
    [blue] 藍色工人
    [red] 紅色工人
    [yellow] 黃色工人
   *[green] 綠色工人
}
decide-have = { $colour ->
    [blue] 藍色：你的擋板後有 { $count } 個
    [red] 紅色：你的擋板後有 { $count } 個
    [yellow] 黃色：你的擋板後有 { $count } 個
   *[green] 綠色：你的擋板後有 { $count } 個
}
decide-less = 少一個
decide-more = 多一個
decide-least = 最少
decide-most = 最多
decide-mixes = 這裡可以混用不同顏色（彩虹船 4b）。
decide-brings = 你獲得 { $gives }。
decide-brings-here = 你獲得 { $gives }，留在這片板塊上。
decide-brings-home = 你獲得 { $gives }，放在你的家園。
decide-from-bag = { $count } 個工人（從布袋抽取）
decide-takes = { $what ->
    [blue] 還要另付 1 個藍色工人。
    [red] 還要另付 1 個紅色工人。
    [yellow] 還要另付 1 個黃色工人。
    [green] 還要另付 1 個綠色工人。
    [worker] 還要另付 1 個任意顏色的工人。
    [skill] 還要另付 1 個任意技能。
    [anvil] 還要另付 1 個鐵砧。
    [pick] 還要另付 1 把鶴嘴鋤。
   *[saw] 還要另付 1 把鋸子。
}
decide-workers-back = 工人會回到你手上。
decide-workers-to = 工人會歸 { $name }。
decide-workers-bag = 若沒有人標得這片板塊，工人會進入布袋。
decide-lead-first = 你領先。
decide-lead-more = 你以 { $total } 個領先。
decide-lead-by = 你領先 { $by } 個。
decide-stays = 擋板後還剩 { $workers }。
decide-stays-none = { $colour ->
    [blue] 擋板後不剩藍色工人。
    [red] 擋板後不剩紅色工人。
    [yellow] 擋板後不剩黃色工人。
   *[green] 擋板後不剩綠色工人。
}
decide-lacks-all = 選擇工人。
decide-lacks-workers = 請調整工人數量。
decide-lacks-groups = 這些工人不能這樣一起放：太少或太多。

lock-none = 你的擋板後沒有這種工人。
lock-colour = { $colour ->
    [blue] 這片板塊是藍色。
    [red] 這片板塊是紅色。
    [yellow] 這片板塊是黃色。
   *[green] 這片板塊是綠色。
}
lock-few = 這裡至少要 { $needs } 個。

# 可能出乎意料的事；rules/choices.py 的 id。
warning-stock-short = 供應區的資源比板塊所示的少。
warning-stock-empty = 供應區沒有這種資源了。
warning-greens-short = 綠色工人比板塊所示的少。
warning-greens-empty = 沒有綠色工人了。
warning-bag-short = 布袋裡的工人比板塊所示的少。
warning-bag-empty = 布袋是空的。
warning-pile-short = 技能比板塊所示的少。
warning-pile-empty = 沒有技能了。
warning-nothing-to-gain = 這樣做不會得到任何東西。
warning-shuts-river = 這會截斷河流：之後的船隻再也無法與你的家園連成一線。

# 板塊既不能競標也不能使用；其他理由在 reasons.ftl。任何單一顏色都可以時 $colour 是 "worker"。
blocked-both = { $colour ->
    [blue] 需要 { $needs } 個藍色工人，你有 { $has } 個。
    [red] 需要 { $needs } 個紅色工人，你有 { $has } 個。
    [yellow] 需要 { $needs } 個黃色工人，你有 { $has } 個。
    [green] 需要 { $needs } 個綠色工人，你有 { $has } 個。
   *[worker] 需要 { $needs } 個同色工人，你有 { $has } 個。
}

# ---- 跳過

decide-pass = 跳過
decide-pass-once-text = 除非所有人都跳過，否則還會輪到你。
decide-pass-outbid = 跳過直到出價被超過
decide-pass-outbid-text = 有人出價超過你時，再輪到你。
decide-pass-season = 本季全部跳過
decide-pass-season-text = 本季結束後再輪到你。
decide-passing-outbid = 你會一直跳過，直到出價被超過。
decide-passing-season = 你本季會一直跳過。
decide-pass-stop = 停止跳過
decide-auto-passing = 沒有可做的行動：自動跳過。
decide-auto-passed = 沒有可做的行動：已自動跳過。
decide-auto-choosing = 只有一個選擇：{ $what }
decide-auto-done = 已為你完成：{ $what }
decide-auto-stop = 等一下
decide-pass-ways = 其他跳過方式
decide-pass-season-sure = 整季都跳過嗎？
decide-pass-season-yes = 是，跳過

# ---- 支付與選擇

decide-pay-title = 「{ $tile }」的費用
decide-pay-text = 選一項付出。
decide-pay-group = { $workers }（來自「{ $tile }」）
decide-pay-group-text = { $count ->
    [1] 放進布袋。
   *[other] { $count } 個全部放進布袋。
}
decide-take-title = 你要拿什麼？
decide-take-text = 「{ $tile }」可以給你其中一個。
decide-free = 免費

# ---- 運送與升級

decide-transport-title = 運送與升級
decide-transport-left = 「{ $tile }」：{ $steps ->
    [0] 步數用完
   *[other] 還剩 { $steps } 步
}，{ $upgrades ->
    [0] 不能再升級。
   *[other] 還能升級 { $upgrades } 次。
}
decide-transport-text = 點一個你的資源，再點要運到的板塊。
decide-transport-held = 「{ $tile }」上的 { $good }：要運到哪裡？
decide-transport-none = 沒有資源可以再運送。
decide-goods = 可以運送的資源
decide-good-on = 「{ $tile }」上的 { $good }
decide-to = 到「{ $tile }」
# $steps is count-steps.
decide-to-far = 到「{ $tile }」（{ $steps }）
decide-upgrades = 升級
decide-upgrades-none = 付不出任何升級的費用。
decide-upgrade = 升級「{ $tile }」
decide-upgrade-cost = 支付方式
decide-gain-points = { $sign } 分
decide-gain-each = 每個資源 { $after } 分（原 { $before } 分）
decide-gain-use = 使用可得 { $gives }
decide-upgrade-follows = 費用：{ $cost }。效果：{ $gains }。
decide-done = 完成
decide-done-text = 剩下的步數和升級次數會作廢。

# ---- 船隻

decide-boat-title = 選一艘船隻
decide-boat-text = 船上的一切都歸你。
decide-boat-keep = 船隻本身會加入你的村莊。
decide-boat-empty = 船上沒有東西
decide-for-you = 現在對你而言
# Who picks a boat when, and why; decide-named joins place and reason.
decide-boat-order = 選船順序
decide-boat-place = 你第 { $place } 個選
decide-boat-won = 你以 { $count } 名工人標得{ $tile }
decide-boat-start = 你是起始玩家
decide-boat-after = 從起始玩家 { $name } 起，順時針輪到你

# ---- 擴建村莊

decide-build-title = 擴建村莊
decide-build-hand = { $count ->
    [1] 有 1 片板塊要放置。
   *[other] 有 { $count } 片板塊要放置，順序隨你。
}
decide-build-where = 在你的村莊選一個虛線位置。
decide-build-turn = 按 R 鍵、轉滾輪或點一下板塊就能旋轉。
decide-build-fixed = { $ways ->
    [1] 只有 1 種方向放得下。
   *[other] 有 { $ways } 種方向放得下。
}
decide-build-left = 向左旋轉
decide-build-right = 向右旋轉
decide-build-next = 下一個位置
decide-build-before = 上一個位置
decide-build-tile = 手上的板塊

# ---- 冬天

decide-winter-title = 冬天板塊
decide-winter-text = 從你的冬天板塊中拿出至少一片。拿出的都會開放競標，其餘不公開，直接移出遊戲。
decide-worth = 現在可得 { $points } 分。
decide-winter-worth = 你現在可得 { $points } 分

# ---- 魚鰭號

decide-flip-title = 魚鰭號
decide-flip-text = 你可以免費把自己的一片板塊翻到背面。
decide-keep = 不翻面

# ---- 提示

decide-hint = 提示
decide-hint-title = { $count ->
    [1] 一個主意
    [2] 兩個主意
   *[other] 三個主意
}
decide-hint-text = 已標示在桌面上。選一個就會替你擺好，但還不會送出。
decide-idea-do = 採用主意 { $number }
decide-idea = 主意 { $number }
hint-bid = 「{ $tile }」：出價 { $workers }
hint-raise = 「{ $tile }」：加碼到 { $workers }
hint-build = 把「{ $tile }」放這裡
hint-flip = 將「{ $tile }」翻面
hint-step = 把 { $good }運到「{ $tile }」
hint-pay = 支付 { $what }
hint-use = 以 { $workers }使用「{ $tile }」
hint-upgrade = 升級「{ $tile }」（{ $cost }）
hint-winter = 拿出：{ $tiles }
# Turns that would be better. $from: where losing bids are taken from.
turn-bid-from = 「{ $tile }」：出價 { $workers }，並移用「{ $from }」的落後出價
turn-use = 以 { $workers }使用「{ $tile }」（{ $owner }）
turn-own-from = 以 { $workers }使用「{ $tile }」，移用「{ $from }」的落後出價
turn-use-from = 以 { $workers }使用「{ $tile }」（{ $owner }），移用「{ $from }」的落後出價

# ---- 其他玩家，以及結束

decide-waiting = 等待 { $name }
decide-waiting-several = 等待 { $names }
decide-over = 對局結束。
decide-watching = 你正在觀戰。
decide-stand-in = 電腦玩家正在替你玩。
decide-stand-in-text = 在你回到座位之前，它會一直玩下去。
decide-come-back = 回到座位
decide-undo = 復原

# ---- 確認按鈕

go-bid = 出價 { $count }
go-raise = 加碼到 { $count }
go-bid-empty = 選擇工人
go-use = 使用 { $count }
go-use-empty = 選擇工人
go-pay = 支付
go-take = 拿取 { $what }
go-boat = 選「{ $boat }」
go-flip = 翻面
go-step = 運到這裡
go-step-empty = 選擇運到哪裡
go-upgrade = 升級
go-build = 放這裡
go-build-empty = 選擇位置
go-winter = 拿出 { $count } 片板塊
go-winter-empty = 至少選一片
go-pass = 跳過
go-done = 完成
go-keep = 不翻面
go-choose = 選一項
go-confirm = 確認
