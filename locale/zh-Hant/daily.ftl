daily-days = 日期
daily-earlier = 前一天
daily-later = 後一天
daily-opponents = 你的對手
daily-next = 下一局：{ $when }
daily-rules = 每個人都有相同的板塊和相同的對手。只計第一次，不能復原，也沒有提示。
daily-rules-pause = 隨時可以休息：對局會等你。在 { $time } 之前完成才會計入；之後就會公布抽取結果。
daily-rules-day = 每天在 UTC 午夜換日。

daily-results = 結果
daily-results-empty = 還沒有人完成，來當第一個吧！
daily-results-none = 沒有人完成這一局。
daily-rank = 排名
daily-name = 玩家
daily-points = 分數
daily-lead = 領先
daily-place-column = 名次
daily-place = 第 { $place } 名，共 { $players } 人
daily-more = 再顯示 { $count } 筆

daily-history = 你的紀錄
daily-streak = 連續天數
daily-games = 局數
daily-won = 獲勝
daily-best = 最高
daily-won-days = 獲勝

daily-share = 分享結果
daily-share-copy = 複製文字
daily-share-picture = 儲存圖片
daily-share-failed = 你的瀏覽器無法產生圖片，請改為複製文字。
daily-share-head = Keyflower 每日對局，{ $day }
daily-card-title = Keyflower · 每日對局

daily-fair = 一個密值決定當天所有的抽取，人人相同，所以瀏覽器不混入亂數。伺服器前一天就公布承諾值，等當天的對局不再計入時公布密值。之後你就能檢查自己的對局。
daily-fair-day = 當天的承諾值
daily-fair-next = 隔天的承諾值
daily-fair-secret = 當天的密值

## The puzzle of the day

daily-puzzle-again = 再試一次
# How many people have solved it, of those who tried.
daily-puzzle-count = { $tried } 人中有 { $solved } 人解出
