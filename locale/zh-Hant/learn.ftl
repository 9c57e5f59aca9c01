### 學習頁（web/src/learn）：總覽、規則、板塊、符號、計分。規則的文字在 rules.ftl，
### 板塊、配件和符號的說明在 tiles.ftl，名稱在 pieces.ftl。

## All pages

# 每頁上方的一排連結，供螢幕閱讀器使用；接著是連結本身，也是標題。
learn-nav = 學習頁面
learn-page-overview = 總覽
learn-page-tutorial = 教學
learn-page-rules = 規則
learn-page-tiles = 板塊
learn-page-icons = 符號
learn-page-scoring = 計分
# 瀏覽器分頁的標題；$page 是上面其中一個。
learn-tab = { $page } · Keyflower 大五月花號

learn-search-clear = 清除搜尋
learn-search-nothing = 試試少打幾個字，或只打詞的開頭。

## Overview

learn-overview-title = 學玩 Keyflower 大五月花號
learn-minute = 一分鐘認識遊戲
learn-minute-bid-title = 競標板塊
learn-minute-bid = 把工人放在板塊旁邊。季節結束時，誰在那裡的工人最多，誰就標得板塊。出價被超過時，你的工人可以一起移到別處。
learn-minute-use-title = 使用板塊
learn-minute-use = 把工人放在板塊上面，板塊就馬上替你工作：給你資源、技能或新的工人。任何板塊你都可以使用，但工人之後會歸板塊的擁有者。
learn-minute-colour-title = 留意顏色
learn-minute-colour = 最先來到一片板塊的工人決定它的顏色。這一季剩下的時間，大家在那裡都要用這種顏色。
learn-minute-build-title = 建造村莊
learn-minute-build = 標得的板塊加入你的村莊：道路接道路，田野接田野，水接水。
learn-minute-upgrade-title = 運送與升級
learn-minute-upgrade = 沿著道路把資源運到需要的板塊，再把那些板塊翻到更好的一面。
learn-minute-boats-title = 迎接船隻
learn-minute-boats = 春天、夏天和秋天結束時，船隻替每位玩家帶來新的工人和技能。回合順序板塊決定誰先選船隻。
learn-year = 四個季節
learn-year-spring = 資源、技能和第一批工人。
learn-year-summer = 兌換、更好的運送，還有替擁有者改變規則的船隻。
learn-year-autumn = 替放在上面的資源計分的材料場，以及值很多分的板塊。
learn-year-winter = 你從手上的板塊裡選出幾片。它們替你收集的東西計分：分數最高的人獲勝。
learn-ways = 接下來去哪裡
learn-way-tutorial = 跟著引導，玩你的頭幾個回合。
learn-way-rules = 用白話說明每條規則，附圖、有編號可查，還能搜尋。
learn-way-tiles = 每片板塊的兩面，有圖也有說明。
learn-way-icons = 板塊上的符號代表什麼。
learn-way-scoring = 分數從哪裡來，還有一座讓你動手改的村莊。
learn-way-play = 你能做的事都會標示出來。先和新手電腦玩家玩吧。

## Rules

learn-rules-title = 規則
learn-rules-contents = 目錄
# 手機上用來選規則章節的清單的標籤。
learn-rules-part = 規則章節
learn-rules-search = 搜尋規則
# 空白搜尋欄裡的文字。B4 是規則的編號：保留拉丁字母。
learn-rules-hint = 詞語、板塊，或像 B4 這樣的編號
# 輸入時讀出；$query 是輸入的文字。
learn-rules-found = { $count ->
    [0] 沒有規則提到「{ $query }」。
   *[other] 有 { $count } 條規則提到「{ $query }」。
}
# 供螢幕閱讀器使用：規則的編號是連到該規則的連結。$rule 如 B4。
learn-rules-link = 規則 { $rule } 的連結
# 供螢幕閱讀器使用：規則下方的圖。
learn-rules-drawings = 規則 { $rule } 的圖
# 在前言下方。
learn-rules-ids = 每條規則都有編號。在遊戲的任何地方、任何語言裡，同一個編號指的都是同一條規則。

# 規則 S2 下方的表格。各欄是玩家人數。
learn-table = 會用到什麼
learn-table-players = 玩家人數
learn-table-boats = 船隻
learn-table-turns = 回合順序板塊
learn-table-lots = 春天、夏天和秋天的競標板塊
learn-table-hand = 每人手上的冬天板塊
learn-table-winter = 冬天的競標板塊
# 從二到六，用於表格。
learn-table-range = { $least }–{ $most }

# 規則下方的圖上看得到什麼。
learn-drawing-b4 = 4 個工人的出價領先。2 個工人的出價落後：可以移走，或加碼到至少 5 個。
learn-drawing-c1 = 最先放到這裡的是紅色工人，旗子標示了這一點：季末以前，只有紅色工人能放到這片板塊。
learn-drawing-u3 = 以 1、2、3 個工人使用三次：板塊滿了。
learn-drawing-u6 = 在擁有者自己的村莊生產的 3 個木頭，留在板塊上。
learn-drawing-m2 = 一步：木頭沿道路運到相鄰的板塊。
learn-drawing-m4 = 升級前，費用在下方的長條上；升級後，屋頂上多了一面山牆。
learn-drawing-v2 = 道路接道路，田野接田野，水接水。
learn-drawing-s4 = 標得這片板塊的人成為起始玩家。
learn-drawing-t1 = 裝載好的船隻：工人站在甲板上，技能掛在船身。
learn-drawing-f3 = 「木材場」上有 4 個木頭：8 分。
learn-drawing-f11 = 3 片板塊的迴圈：「海堡壘號」得 3 分。
learn-drawing-f12 = 3 艘船隻沿著水從家園連成一線：「海布李斯號」得 8 分。
learn-drawing-f13 = 這片回合順序板塊與 3 片板塊相接：3 分。

## Tiles

learn-tiles-title = 所有板塊
learn-tiles-lead = 遊戲有 64 片大板塊。這裡列出每一片的兩面：正面，以及升級時翻到的背面。
learn-tiles-search = 搜尋板塊
learn-tiles-hint = 名稱，或像「黃金」這樣的詞
learn-tiles-show = 顯示
learn-tiles-all = 全部
learn-tiles-found = { $count ->
    [0] 沒有符合的板塊。
   *[other] { $count } 片板塊。
}
# 供螢幕閱讀器使用：板塊的名稱是連到該板塊的連結。
learn-tiles-link = 「{ $tile }」的連結
# 板塊的分組，作為標題和篩選；每個標題下方一句話。
learn-group-home = 家園
learn-group-home-lead = 每位玩家一開始有一片。水的位置和升級的費用各不相同。
learn-group-spring = 春天
learn-group-spring-lead = 每片有四條道路。第一批資源、技能和工人。
learn-group-summer = 夏天
learn-group-summer-lead = 每片有三條道路。大多要付出一點東西，換來更多。
learn-group-summer_boat = 夏天船隻
learn-group-summer_boat-lead = 和夏天板塊一起擺出，以兩面之一朝上，之後永遠不變。能力只對擁有者有效。
learn-group-autumn = 秋天
learn-group-autumn-lead = 每片有兩條道路。其中許多用來計分。
learn-group-winter = 冬天
learn-group-winter-lead = 每片有一條道路，而且只有一面。玩家拿在手上，選擇要拿出哪幾片。
learn-group-boat = 船隻
learn-group-boat-lead = 前三個季節帶來工人和技能。冬天時，每位玩家把一艘加入村莊。
learn-group-turn_order = 回合順序板塊
learn-group-turn_order-lead = 決定誰先選船隻，以及誰先開始。
# 板塊的面。
learn-side-front = 正面
learn-side-back = 背面（升級後）
learn-side-a = a 面
learn-side-b = b 面
# 後面接著規則的連結：U7、F5。
learn-tile-rules = 規則
# 船隻或回合順序板塊在幾人遊戲時使用。
learn-in-play = { $count ->
    [2] 每局都會用到。
    [6] 6 人時用到。
   *[other] { $count } 人以上用到。
}
# 小表格：船隻在每個季節載著什麼。
learn-load = 船上
learn-load-workers = 工人
learn-load-skills = 技能
# 家園 1 到 6，回合順序板塊 1 到 4。
learn-numbered = { $tile } { $number }

## Signs

learn-icons-title = 板塊上的符號
learn-icons-lead = 板塊的功能畫在房屋上，船隻的能力畫在船帆上。不論哪種語言，符號都是由左讀到右。
# 真實板塊上的算式，各有說明。
learn-icons-examples = 範例
learn-icons-pieces = 配件
learn-icons-formulas = 算式裡
learn-icons-tile = 板塊上
learn-icons-roofs = 房屋
learn-icons-table = 遊戲桌上

## Scoring

learn-scoring-title = 分數從哪裡來
learn-scoring-lead = 分數只在冬天之後計算一次。來源有七項；每個資源、技能和工人都只在一處計分。
learn-scoring-printed = 朝上一面花朵裡的分數。大部分靠升級得到；「大教堂」一片就有 12 分。
learn-scoring-yards = 「穀倉」、「鐵匠」、「石材場」和「木材場」替放在上面的資源計分。要及早運到：終局時什麼都不能再運送。
learn-scoring-resources = 冬天板塊替整座村莊的資源計分，放在哪裡都算。黃金可當作任何種類。沒有用在任何板塊的黃金每個 1 分。
learn-scoring-skills = 冬天板塊替你擋板後的技能計分：任意五個、三種一套，或許多個同一種。
learn-scoring-workers = 冬天板塊和「白風號」替你擋板後的工人計分：任意五個、整套、綠色、單一顏色，或全部。
learn-scoring-boats = 你在冬天拿走的船隻，替步數、道路迴圈、連成一線的船隻或你的工人計分；有些本身就有分數。
learn-scoring-turns = 你村莊裡的回合順序板塊，與它相接的每片板塊 1 分。
learn-scoring-purple-title = 紫色工人
learn-scoring-purple = 終局時持有它的人可以計算一次，看當作什麼得分最多：任意資源、任意技能，或任意顏色的工人。
learn-scoring-best-title = 不用自己算
learn-scoring-best = 一個黃金放在「穀倉」、給「珠寶商」，還是湊成一套，哪樣分數比較高？遊戲會替每位玩家找出最好的算法，逐項顯示。

learn-try = 試試看
learn-try-lead = 把板塊放進這座村莊，改變你擁有的東西，看看什麼在哪裡計分。
# 現成的村莊，作為起點。
learn-try-examples = 從範例開始
learn-try-example-winter = 冬天的村莊
learn-try-example-smith = 材料場上的資源
learn-try-example-crowd = 一大群工人
learn-try-example-river = 連成一線的船隻
learn-try-example-empty = 只有家園
learn-try-tiles = 村莊裡的板塊
# 村莊裡板塊的開關：背面朝上。
learn-try-upgraded = 已升級
learn-try-home = 家園 { $number }
learn-try-goods = 資源
# 哪些資源放在哪裡：家園（代表其他所有板塊）或材料場。
learn-try-goods-home = 村莊裡
learn-try-goods-on = 「{ $tile }」上
learn-try-skills = 擋板後的技能
learn-try-workers = 擋板後的工人
learn-try-purple = 紫色工人是你的
# ＋ 和 − 按鈕，供螢幕閱讀器使用；$what 如「黃金」，$where 是上面其中一則。
learn-try-more = 多一個：{ $what }
learn-try-fewer = 少一個：{ $what }
learn-try-more-there = 多一個：{ $what }，{ $where }
learn-try-fewer-there = 少一個：{ $what }，{ $where }
learn-try-full = 村莊滿了。先拿走一片板塊，才能再放一片。
learn-try-aside = 放不下：{ $tiles }
# 總分，以大字顯示，每次改變後讀出。
learn-try-total = { $count } 分
learn-try-lines = 分數的來源
learn-try-nothing = 目前還沒有得分。
learn-try-help = 指向或點選一行：村莊會顯示它計算了什麼。
