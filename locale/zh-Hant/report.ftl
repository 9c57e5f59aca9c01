### The page that `keyflower analyse --out` writes (keyflower.lab.pages), and that of a server whose client
### wasn't built. The browser doesn't load this file. Numbers arrive as they are written, unless a message
### chooses by them.

## keyflower analyse

analysis-players = { $count } 名玩家
# The title of the browser’s tab.
analysis-title = Keyflower：分析
# $players is analysis-players.
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
