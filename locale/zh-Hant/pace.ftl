# Others' moves as they play, and the end of a season as a scene: web/src/table/pace, scene.

# Captions at the tile. $workers: items of log-some-…
pace-outbid = { $name } 超過了 { $other } 的出價。
pace-outbid-you = { $name } 超過了你的出價。
pace-for = { $workers }競標「{ $place }」
pace-got = 你得到 { $pieces }。

# The end of a season.
scene-title = { $season ->
    [spring] 春天結束了
    [summer] 夏天結束了
    [autumn] 秋天結束了
   *[winter] 冬天結束了
}
scene-text = 誰標得什麼、花了多少
scene-step-sold = 板塊
scene-step-home = 工人回家
scene-step-purple = 起始玩家：{ $name }
scene-step-boats = 船隻
scene-again = 再看一次
scene-skip = 略過
scene-go-on = 繼續
scene-nobody = 沒有人，移出遊戲。
scene-nobody-stays = 沒有人

# What everybody got, below the harbour. $count workers.
scene-short = { $season ->
    [spring] 春天摘要
    [summer] 夏天摘要
    [autumn] 秋天摘要
   *[winter] 冬天摘要
}
scene-won = 標得：{ $tiles }
scene-won-nothing = 沒有標得板塊
scene-paid = 付出：{ $count }
scene-home = 收回：

# My new tiles beside the village.
tray-title = 現在是你的：{ $count } 片板塊
tray-later = 選船之後放置
tray-now = 現在放置

# The button at "Since your turn".
since-play = 在桌面上重播這些行動
# The same as a pill above the lots.
since-moves = 自你上回合起 { $count } 步
