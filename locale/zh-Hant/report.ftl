### Pages that Python writes (keyflower.lab.pages): the report of an arena and the analysis of a
### game; and the table that `keyflower arena` prints. The browser doesn't load this file. Numbers
### arrive as they are written, unless a message chooses by them.

## Both

report-players = { $count } 名玩家

## keyflower arena

# $bots: who plays.
report-title = 競技場：{ $bots }
# All mixtures of these bots sit at tables.
report-mixtures = { $bots } 的各種組合
# A bot that sits on several seats.
report-several = { $count } × { $bot }
# Over the table in the terminal; $players is report-players.
report-table = { $players }：{ $bots }
# $file: where the page is.
report-page = 報告：{ $file }
report-there = 已完成 { $games } 局中的 { $finished } 局
# Games finished so far, of all.
report-of = { $finished } / { $games }
# A bot failed and lost a game; $verdict is what happened, in English.
report-forfeit = 第 { $game } 局：{ $bot } 棄權，{ $verdict }
report-forfeits-more = 還有 { $count } 次棄權

## Facts and columns: short, small letters first

report-games = 對局數
report-game = 對局
# How many sit at a table.
report-size = 玩家數
# The number that all draws follow from.
report-seed = 種子
# The share of wins among equals: one over the number of players.
report-par = 基準
report-winner-mean = 贏家平均
# $points is 20.
report-under = 低於 { $points } 分的村莊
report-forfeits = 棄權
report-bot = 電腦玩家
report-wins = 勝場
report-share = 勝率
report-rating = 等級分
report-score = 得分
report-mean = 平均
report-median = 中位數
report-min = 最小
report-max = 最大
# Points below that number; $points is 20.
report-less = 低於 { $points }
report-season = 季節
report-verdict = 發生的事

## Times

report-microseconds = { $number } 微秒
report-milliseconds = { $number } 毫秒
report-seconds = { $number } 秒

## The ladder

report-ladder = 排名
report-ladder-note = 每個座位的勝率與 95% 區間。虛線是基準：實力相同時的勝率。
report-ladder-plot = 勝率與 95% 區間

## Points

report-points = 得分
report-points-note = 最終得分，每 5 分一格。下方：中位數、中間一半，以及 5% 到 95%。
report-points-plot = 各電腦玩家的得分

## Points by source and season; names of sources are end-source-... of end.ftl

report-sources = 各來源與季節的得分
report-sources-note = 假如對局在該季節結束，村莊平均會得多少分。
report-sources-plot = 每季結束時各來源的得分

## Time per decision

report-times = 每個決定的時間
report-times-note = 實際時間，對數刻度：中位數、中間一半、5% 到 95%。直線是平均，小點是最長時間。

## Forfeits and method

report-forfeits-title = 棄權的對局
report-forfeits-note = 出錯的電腦玩家輸掉該局，對局就此結束；其他玩家平分勝利。
report-forfeits-file = 另有 { $count } 局列在 results.json。
report-method = 測量方式
# $players is 2 to 6.
report-method-note = 每個座位都算作該電腦玩家的一局，所以實力相同時，每 { $players } 局贏一局；平分的勝利按比例計算。座位會輪換，讓每個電腦玩家坐各個座位的次數相同。區間採 Wilson 方法，以對局為獨立觀測，同一局的所有座位算一次。等級分採 openskill 的 Plackett–Luce 模型，依序使用所有對局的名次。摘要是依序對所有對局檔案計算的 SHA-256：摘要相同，對局就相同。

## keyflower analyse

# The title of the browser’s tab.
analysis-title = Keyflower：分析
# $players is report-players.
analysis-heading = 對局分析（{ $players }）
# $bot: whose opinion it is.
analysis-finished = { $count } 個決定，對局已結束，由 { $bot } 評估。
analysis-unfinished = { $count } 個決定，對局未結束，由 { $bot } 評估。
# Columns: the chance of winning before the first decision and after the last.
analysis-at-start = 開局勝率
analysis-at-end = 終局勝率
analysis-chances = 勝率
analysis-graph = 每個決定之後各座位的勝率
analysis-graph-note = 每個決定之後，以公開擋板評估。圓點標出代價最大的決定。
analysis-worst = 代價最大的決定
analysis-none-worst = 沒有值得一提的失誤。
analysis-all = 所有決定
analysis-none = 沒有任何決定。
analysis-decision = 決定
# At the end of the graph: how many decisions there were.
analysis-last = 第 { $number } 個決定
analysis-cost = 代價（分）

## The page of a server whose client wasn’t built

# $command: what whoever runs the server types.
plain-not-built = 伺服器正在執行，但遊戲頁面尚未建置。伺服器管理者可以用 { $command } 建置，並會得知缺少什麼。
plain-programs = 給程式使用：OpenAPI 說明
