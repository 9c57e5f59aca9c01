# 對局中的遊戲桌。主要由 web/src/table 的畫面使用。

table-title = 遊戲桌
table-your-turn = 輪到你了
table-waiting-for = 等待 { $name }
table-waiting-for-several = 等待 { $count } 位玩家
table-over = 對局結束
table-watching = 你正在觀戰
table-stand-in = 電腦玩家正在替你玩。
table-come-back = 回到座位
table-log = 遊戲紀錄
table-log-entry = { $name }：{ $move }
table-log-deal = 對局開始。
table-season-turn = { $season }
