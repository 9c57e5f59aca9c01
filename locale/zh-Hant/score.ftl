score-lead = 用實體版玩的嗎？輸入每個人最後的村莊，就能得到精確的分數：每個配件都算在最有價值的地方。
score-new = 新計分表
score-players = 玩家
score-player = 玩家 { $number }
score-name-of = 玩家 { $number } 的名字
score-start = 開始
score-sheets = 你的計分表
score-sheets-empty = 還沒有計分表。開始一張吧。
score-saved = 已儲存
score-saving = 儲存中…
score-copy = 編輯副本
score-share = 分享
score-share-label = 這張計分表的連結
score-check = 請檢查

score-name = 名字
score-purple = 擁有紫色工人

score-map = 地圖
score-map-why = 道路迴圈、船隻連線和回合順序板塊依板塊的位置計分。請照當時的樣子擺放村莊。
score-map-tray = 還沒放到地圖上
score-map-help = 選一片板塊放到地圖上，或選地圖上的板塊來移動或旋轉。
score-map-where = 現在選擇位置。
score-map-place = 放在第 { $column } 欄第 { $row } 列
score-map-turn = 旋轉
score-map-off = 從地圖移除

score-problem-edges = 這些板塊不相符：{ $tiles }。道路、田野和水必須銜接。
score-problem-apart = 這些板塊沒有與村莊相連：{ $tiles }
score-problem-cell = 那個位置已有其他板塊：{ $tiles }
score-problem-twice = { $names } 有相同的板塊：{ $tiles }
score-problem-boats = 每座村莊在冬天只會拿到一艘船隻：{ $tiles }
score-problem-purple = 紫色工人只能由一位玩家持有：{ $names }
score-problem-pieces = 遊戲中只有 { $most } 個：{ $piece }
score-problem-map = 以下板塊依位置計分，所以只計算已放到地圖上的部分：{ $tiles }。請把所有板塊放到地圖上，才能得到它們的分數。
