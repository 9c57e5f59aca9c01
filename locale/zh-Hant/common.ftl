# 整個網頁共用的文字。

page-title = Keyflower 大五月花號
page-skip = 跳到主要內容
page-home = Keyflower 大五月花號，首頁

menu-learn = 學習
menu-settings = 設定
menu-fair = 公平抽取
menu-sound = 音效
menu-open = 選單
menu-close = 關閉選單
menu-licences = 軟體與字型授權

button-cancel = 取消
button-close = 關閉
button-back = 返回
button-again = 再試一次
button-save = 儲存
button-copy = 複製連結
button-copied = 已複製

language = 語言
language-missing = Keyflower 還沒有這個語言的版本：{ $language }。本頁以繁體中文顯示；所有語言都在選單裡。
theme = 外觀
theme-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色

# 桌邊的人。
seat-you = 你
seat-open = 空位
seat-bot = { $name } · { $strength }

# 電腦玩家的強度；GET /api/bots 的 id。
strength-beginner = 新手
strength-easy = 簡單
strength-medium = 中等
strength-strong = 高手
strength-expert = 專家
strength-master = 大師

# What to expect of a bot that strong, in one short line.
strength-beginner-line = 隨意行動，讓你有時間熟悉規則。
strength-easy-line = 只挑眼前最好的一步，你很快就能贏。
strength-medium-line = 會規劃整個回合。認識板塊之後，是旗鼓相當的對手。
strength-strong-line = 懂一點致勝之道，你得先想好計畫。
strength-expert-line = 從自己的數萬場對局中學習，很難擊敗。
strength-master-line = 每回合之前還會往後推算，是這裡最強的對手。
# How strong a bot was measured: a number as in chess, 1500 is average.
strength-rating = 等級分 { $rating }

loading = 載入中…
loading-long = 花的時間比平常久，伺服器可能正忙。

# 連線中斷：什麼不會遺失，何時再試。
connection-lost = 連線中斷，對局都還在；{ $seconds ->
    [0] 正在重試。
   *[other] { $seconds } 秒後重試。
}
connection-trying = 連線中…
connection-now = 立即重試

missing-title = 這裡什麼都沒有
missing-text = 這個網址沒有對應的頁面。可能是打錯了，或是遊戲桌已經不在。
missing-home = 回到首頁
