# Puzzles: web/src/features/puzzles.

puzzle-title = 謎題
puzzle-lead = 取自高手電腦玩家的對局，每題都有一個明顯最好的行動。你找得到嗎？
puzzle-rating = 你的等級分
puzzle-solved-of = 已解出
puzzle-count = { $tried } 題中解出 { $solved } 題
puzzle-total = 謎題數
puzzle-solve = 解一道謎題
puzzle-themes = 練習一個主題
puzzle-all = 所有謎題
puzzle-unknown = 沒有這道謎題。
puzzle-about-bid_or_use = 同樣的工人可以對板塊出價，也可以使用板塊。哪個更值得？
puzzle-about-upgrade = 趁還來得及，把對的板塊翻到比較好的一面。
puzzle-about-transport = 步數少、資源多：先運送最重要的。
puzzle-about-loops_rivers = 放好最後的板塊，讓道路、河流和相鄰的板塊得分。
puzzle-about-winter_sets = 冬天板塊依你擁有的東西計分。找出合適的那一片。
puzzle-about-denying = 在對的地方出價超過別人。
# A puzzle from a game of one’s own; what was played follows puzzle-about-missed.
puzzle-theme-missed = 找出你錯過的行動
puzzle-about-missed = 你在遊戲中選擇了：
puzzle-game = 返回遊戲
puzzle-task-last_turn = 最後一回合：之後大家都會跳過。盡量得分。
puzzle-task-transport = 運送並升級，盡量得分：之後大家都會跳過。
puzzle-task-building = 放好你所有的板塊，讓村莊得分最高。
puzzle-task-searched = { $season ->
    [spring] 你的遊戲，春天：找出更常獲勝的行動。
    [summer] 你的遊戲，夏天：找出更常獲勝的行動。
    [autumn] 你的遊戲，秋天：找出更常獲勝的行動。
   *[winter] 你的遊戲，冬天：找出更常獲勝的行動。
}
puzzle-uncounted = 船隻和回合順序不計分。
puzzle-hint = 提示 { $step } / 3
puzzle-hint-tile = 和「{ $tile }」有關。
puzzle-again = 重新開始
puzzle-solution = 看解答
puzzle-why = 為什麼？
puzzle-next = 下一題
puzzle-close = 想法對了，但有更好的做法。
puzzle-wrong = 還有更好的行動。
puzzle-points = { $count } 分
puzzle-compare = 最佳行動：{ $best }。次佳的做法：{ $second }。
puzzle-compare-missed = 更好的行動勝率為 { $best }，你當時的行動為 { $second }。
# $mine and $best: points, or a chance of winning.
puzzle-refuted = 你的行動：{ $mine }。最佳行動：{ $best }。
# Why a turn is best: what $tile brings, and what the next best turn gets for it.
puzzle-point = { $how ->
    [won] 得標「{ $tile }」可得 { $points } 分；
    [upgraded] 升級後的「{ $tile }」可得 { $points } 分；
    [gold] 留下的黃金可得 { $points } 分；
   *[other] 這樣「{ $tile }」可得 { $points } 分；
}{ $less ->
    [0] 次佳的做法在此沒有得分。
   *[other] 次佳的做法只有 { $less } 分。
}
# A step of the best turn, beside hint-bid and the like.
puzzle-place = 把「{ $tile }」放在{ $tiles }旁邊
puzzle-streak = 連續解開
puzzle-back = 上一步
puzzle-forward = 下一步
