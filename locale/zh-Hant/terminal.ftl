### 終端機的文字：keyflower tiles、show、score、replay、verify、analyse。瀏覽器不會載入這個檔案。

# $asked 是這裡沒有的語言，$languages 列出所有語言。
terminal-no-language = 這裡沒有「{ $asked }」這種語言，因此使用繁體中文。可用的語言：{ $languages }。

## 表格裡的清單。

terminal-comma = 、
terminal-semicolon = ；
terminal-and = 和
terminal-or = 或
terminal-list = { $what }：{ $items }

## 名稱

terminal-numbered = { $name } { $number }
terminal-boat = 船隻 { $number }

terminal-blue = { $count } 個藍色
terminal-red = { $count } 個紅色
terminal-yellow = { $count } 個黃色
terminal-green = { $count } 個綠色
terminal-colour-blue = 藍色
terminal-colour-red = 紅色
terminal-colour-yellow = 黃色
terminal-colour-green = 綠色

## keyflower tiles

terminal-group-home = 家園
terminal-group-spring = 春天
terminal-group-summer = 夏天
terminal-group-summer_boat = 夏天船隻
terminal-group-autumn = 秋天
terminal-group-winter = 冬天
terminal-group-boat = 船隻
terminal-group-turn_order = 回合順序板塊

terminal-name = 名稱
terminal-id = 代號
terminal-kind = 種類
terminal-from = 人數
terminal-players = { $count } 人起
terminal-roads = 道路、~水
terminal-side-a = a 面
terminal-side-b = b 面
terminal-loads = 工人 + 技能
terminal-not-sure = 未確定
terminal-value-edges = 邊
terminal-value-front = 正面
terminal-value-cost = 升級
terminal-value-back = 背面
terminal-value-points = 分數
terminal-value-loads = 載貨
terminal-value-river = 河流
terminal-mark-sure = 確定
terminal-mark-single = 單一來源
terminal-mark-doubtful = 存疑

terminal-edge-S = 南
terminal-edge-SW = 西南
terminal-edge-NW = 西北
terminal-edge-N = 北
terminal-edge-NE = 東北
terminal-edge-SE = 東南
terminal-edge = { $edge }：{ $kind }

terminal-tiles-foot = 目錄 { $version }；邊：道路，~ 後面是水
terminal-pictures = { $folder } 裡有 { $count } 張圖

terminal-takes = { $takes } → { $gives }
terminal-scores-on_tile = 板塊上的每個{ $kind ->
    [iron] 鐵
    [stone] 石頭
    [wood] 木頭
    [gold] 黃金
   *[resource] 資源
}：{ $points }
terminal-scores-each = 每個{ $kind ->
    [iron] 鐵
    [stone] 石頭
    [wood] 木頭
    [gold] 黃金
    [resource] 資源
    [anvil] 鐵砧
    [pick] 鶴嘴鋤
    [saw] 鋸子
    [skill] 技能
    [blue] 藍色工人
    [red] 紅色工人
    [yellow] 黃色工人
    [green] 綠色工人
   *[worker] 工人
}：{ $points }
terminal-scores-chosen = { $kind ->
    [resource] 單一種類的每個資源
    [skill] 單一種類的每個技能
   *[worker] 單一顏色的每個工人
}：{ $points }
terminal-scores-set = 每套{ $set }：{ $points }
terminal-scores-any = { $kind ->
    [resource] 每 { $size } 個資源
    [skill] 每 { $size } 個技能
   *[worker] 每 { $size } 個工人
}：{ $points }

terminal-power-1a = 每次選船隻時，從布袋抽 2 個工人
terminal-power-1b = 每次選船隻時，拿 1 個綠色工人
terminal-power-2a = 資源也能越過田野，板塊的邊不必吻合
terminal-power-2b = 步數、升級和大五月花號加倍
terminal-power-3a = 升級時任何資源可當作其他資源
terminal-power-3b = 計分時任何資源可當作其他資源
terminal-power-4a = 可用任何顏色出價超過他人
terminal-power-4b = 可用任意顏色的工人使用板塊，也能混用
terminal-power-steps = 你的板塊上每一步 1 分
terminal-power-loop = 最大道路迴圈上的每片板塊 1 分
terminal-power-river = 從家園連成一線的船隻得分
terminal-power-flip = 終局時可把自己的一片板塊翻面
terminal-power-neighbours = 每片相鄰板塊 1 分

## keyflower show

terminal-game = Keyflower { $players } 人局
terminal-moves = { $count } 次行動
terminal-after = { $moves } 次行動中的第 { $at } 次之後
terminal-catalogue = 目錄 { $version }
terminal-option-on = 選項 { $rule }
terminal-option-off = 不用選項 { $rule }
terminal-seed = 種子 { $seed }
terminal-open = 擋板打開
terminal-spectator = 觀戰者所見
terminal-seen-by = { $name } 所見

terminal-to-bid-for = 競標板塊
terminal-colour = 顏色
terminal-bids = 出價
terminal-workers-on-it = 板塊上的工人
terminal-shows = 內容
terminal-the-purple = 紫色工人

terminal-empty = 空
terminal-supply = 供應區：{ $goods }、{ $greens } · 布袋：{ $workers } · 牌堆：{ $skills }

terminal-behind = 擋板後面
terminal-workers = 工人
terminal-skills = 技能
terminal-winter-tiles = 冬天板塊
terminal-starts = { $name }（起始玩家）
terminal-none = 沒有

terminal-drew = 抽取 { $pieces }
terminal-the-end = 結束
terminal-so-far = 到目前為止
terminal-over = 對局結束
terminal-won-by = 贏家：{ $names }

terminal-village = { $name } 的村莊
terminal-to-add = 待放置：{ $tile }
terminal-aside = 擱置：{ $tile }
terminal-letter-iron = 鐵
terminal-letter-stone = 石
terminal-letter-wood = 木
terminal-letter-gold = 金
terminal-letter-mixed = 混
terminal-legend = 邊：== // 道路，__ / 田野，~ 水，x 不吻合 · ▲ 已升級 · 2鐵 1石 3木 1金：鐵、石頭、木頭、黃金 · 3紅：紅色工人

terminal-decide-turn = 競標、使用或跳過
terminal-decide-pay = 支付「{ $tile }」
terminal-decide-take = 從「{ $tile }」拿一個資源
terminal-decide-transport = 以「{ $tile }」運送和升級，還剩 { $steps }和 { $upgrades }
terminal-decide-pick-boat = 選擇船隻
terminal-decide-build = 放置標得的板塊
terminal-decide-pick-winter = 選擇冬天板塊
terminal-decide-flip = 把一片板塊翻面，或都不翻
terminal-owes = 輪到 { $name }：{ $decision }
terminal-owes-legal = 輪到 { $name }：{ $decision }（{ $count } 種合法行動）

## keyflower score

terminal-score = 得分
terminal-rule = 規則
terminal-counts = 計算
terminal-nothing = 沒有

## keyflower replay

terminal-replay-deal = { $moves } 次行動，從開局到結束全部合法；分數：{ $points }
terminal-replay-position = { $moves } 次行動，從起始局面到結束全部合法；分數：{ $points }
terminal-replay-deal-so-far = { $moves } 次行動，從開局到這裡全部合法；對局尚未結束，現在是{ $season }
terminal-replay-position-so-far = { $moves } 次行動，從起始局面到這裡全部合法；對局尚未結束，現在是{ $season }
# A record with a move that the rules don't allow; $why is a sentence of reasons.ftl.
terminal-illegal-move = 第 { $number } 步（{ $move }）不合規則：{ $why }

## keyflower analyse

terminal-expected = 預期勝率
terminal-worst = 代價最大的決定（{ $bot } 評估）
terminal-none-worst = 沒有值得一提的失誤
terminal-page = 網頁：{ $file }
terminal-seat = 座位
terminal-start = 開局
terminal-move = 行動
terminal-played = 實際
terminal-better = 較佳
