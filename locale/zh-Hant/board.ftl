# 遊戲桌：桌上顯示的一切。板塊名稱是標籤，不做變化。

board-your-turn = 輪到你了
board-seats = 玩家（順時針）
board-seat-acts = 行動中
board-seat-starts = 起始玩家
board-seat-stand-in = 由電腦接手

# 時間較長的決定所剩的時間；較短的顯示為 1:05。
board-clock-hours = { $hours } 小時 { $minutes } 分
board-clock-days = { $days } 天 { $hours } 小時

board-season-spring = 春天
board-season-summer = 夏天
board-season-autumn = 秋天
board-season-winter = 冬天
board-season = { $season }，4 個季節中的第 { $number } 個

board-supplies = 布袋與供應區
board-bag = 布袋裡有 { $count } 個工人
board-greens = 供應區有 { $count } 個綠色工人
# $goods：「21 個鐵」
board-stock = 供應區有 { $goods }
board-pile = 牌堆裡有 { $count } 個技能

board-lots-spring = 春天競標板塊
board-lots-summer = 夏天競標板塊
board-lots-autumn = 秋天競標板塊
board-lots-winter = 冬天競標板塊
board-marked = 角上有記號的可以選
board-passes = 連續跳過 { $count } 次；滿 { $all } 次本季結束
board-turn-order = 回合順序
board-harbour = 港口
board-harbour-text = 誰選走船隻，船上的就歸誰
board-harbour-winter = 每位玩家拿一艘船隻

board-village = 村莊與擋板
board-your-village = 你的村莊
board-village-of = { $name } 的村莊
board-to-mine = 回到你的村莊
board-fit = 顯示全貌
board-smaller = 縮小
board-larger = 放大
board-aside = { $count } 片板塊擱置一旁
board-others = 其他玩家
board-other = { $name }：擋板後有 { $workers }和 { $skills }，村莊裡有 { $tiles }{ $usable ->
    [0] 。
   *[other] ，其中 { $usable } 片可以選。
}
board-behind = { $name } 的擋板後

board-screen = 你的擋板後
board-skills = 技能
board-none = 無

# 用句子描述一片板塊。$name 是名稱；句子一句接一句。
board-name = { $name }。
board-upgraded = 已升級。
board-colour-blue = 本季為藍色。
board-colour-red = 本季為紅色。
board-colour-yellow = 本季為黃色。
board-colour-green = 本季為綠色。
# $workers：「2 個紅色工人」
board-standing = 上面有 { $workers }，還能再放 { $left } 個。
board-next-use = 下次使用至少要 { $least } 個工人。
board-full = { $places } 個位置都滿了。
board-full-short = 已滿 { $places }/{ $places }
# $goods：「2 個鐵和1 個木頭」
board-goods = 板塊上放著 { $goods }。
board-bid-leads = { $name } 以 { $workers }領先。
board-bid-leads-you = 你以 { $workers }領先。
board-bid-loses = { $name } 的 { $workers }落後。
board-bid-loses-you = 你的 { $workers }落後。
board-load = 船上有 { $load }。
board-load-none = 船上沒有東西。
board-load-none-short = 空船
board-boat-gone = 已被選走。
board-boat-gone-short = 已選走
board-changed = 自你上回合以來有變動。
board-changed-move = 這一步改變了它。
board-can-choose = 可以選。
# $steps is count-steps.
board-steps-away = 距離 { $steps }。
board-cell = 可放置的位置，欄 { $column }，列 { $row }
board-ghost = 手上的「{ $name }」，已旋轉 { $rotation } 次
board-move-good = 運送 { $good }

board-side-now = 目前
board-side-after = 升級後
board-side-before = 升級前
board-side-upgraded = 目前，已升級
board-side-up = 目前朝上的一面
board-side-down = 另一面
board-kind-spring = 春天板塊
board-kind-summer = 夏天板塊
board-kind-autumn = 秋天板塊
board-kind-winter = 冬天板塊
board-kind-village = 村莊板塊
board-kind-home = 家園
board-kind-boat = 船隻
board-kind-summer_boat = 夏天船隻
board-kind-turn_order = 回合順序板塊

since-title = 自你上回合以來
since-none = 自你上回合以來沒有變動。

board-words = 遊戲紀錄與聊天
board-panel-since = 上回合以來
board-panel-log = 遊戲紀錄
board-panel-chat = 聊天
board-tabs = 遊戲桌分頁
board-tab-lots = 競標板塊
board-tab-harbour = 港口
board-tab-village = 村莊
board-tab-others = 其他玩家
board-tab-log = 紀錄

board-notices = 通知
board-notices-text = 輪到你，而你正在看別的頁面時
board-notices-denied = 你的瀏覽器不允許此頁傳送通知
board-to-lobby = 回到首頁
board-leave = 離開對局
board-leave-text = 電腦玩家會替你玩下去。對局結束前，你隨時可以回到座位。
board-leave-bots = 電腦玩家會替你玩下去。只剩電腦玩家時，對局可能很快結束，之後就不能再回來。
board-leave-rating = 如果這一局計入等級分，電腦玩家拿到的名次就算你的。
board-leave-yes = 離開
board-result = 查看結果
# 不能選的板塊下方的短句。
board-needs = { $colour ->
    [blue] 需 { $needs } 個藍色
    [red] 需 { $needs } 個紅色
    [yellow] 需 { $needs } 個黃色
    [green] 需 { $needs } 個綠色
   *[worker] { $needs ->
        [1] 需 { $needs } 個工人
       *[other] 需 { $needs } 個同色
    }
}

board-bids = 你的出價
board-bids-text = { $count } 個出價，{ $leads } 個領先
board-bids-leads = 領先
# $most：領先者出了幾個
board-bids-outbid = 落後，領先者 { $most } 個
# At a tile where somebody bid more than you.
board-outbid = 落後
# On phones, after the lots: the way to both.
board-quay = 港口 · 回合順序

board-villages = 其他村莊
board-to-build = { $count } 片板塊待放置
board-villages-all = 村莊

## The running score

score-of = { $name }：目前 { $points } 分
score-title = { $name }：目前的分數
score-tiles = 印在板塊上
score-resources = 資源
score-skills = 技能
score-workers = 工人
score-boats = 船隻與回合順序
score-sum = 總計
score-open = 這裡只計算大家都看得到的，不含擋板後的。
board-purple-counts = 含起始玩家的紫色工人：可算作一個資源、技能或工人。
