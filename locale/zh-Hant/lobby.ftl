# 首頁、開新桌，以及對局開始前的等候室。

lobby-title = 河畔村莊的四季
lobby-lead = 競標板塊、使用板塊、打造你的村莊。今晚就來玩：獨自挑戰電腦玩家，或和各地好友同樂。
lobby-welcome = 歡迎回來，{ $name }

play-now = 立即開局
play-now-opponents = 對手
play-now-strength = 強度
play-now-count = { $count } 個對手
play-now-begin = 立即開局
play-now-begun = 正在準備遊戲桌…
play-now-time = 對上 { $count } 個電腦玩家，大約 { $minutes } 分鐘。

invite-friends = 邀請好友
invite-friends-text = 開一桌，用連結邀人：座位可以給好友或電腦玩家，步調和選項由你決定。
here-play = 在這台裝置上玩
here-text = 離線也能玩。只需載入一次，約 7 MB。
game-here = 在這台裝置上
lobby-puzzles = 謎題

# 給還沒有對局的人：教學。
first-steps = 五分鐘學會
first-steps-text = 一步一步玩你的第一個季節。

my-games = 我的對局
my-games-empty = 還沒有對局。現在就玩一局吧。
my-games-your-turn = 有 { $count } 桌在等你。
open-tables = 開放的遊戲桌
open-tables-empty = 目前沒有人在等玩家。開一張別人找得到的遊戲桌吧。
watch = 觀戰
watch-empty = 目前沒有可以觀戰的對局。
finished-games = 已結束的對局
finished-games-empty = 結束的對局會留在這裡，可以一步一步重看。
finished-games-more = 再顯示 { $count } 局

game-your-turn = 輪到你了
game-waiting-for = 等待 { $name }
game-waiting-for-several = 等待 { $count } 位玩家
game-not-begun = { $free ->
    [0] 座位已滿
   *[other] 還有 { $free } 個空位
}
game-over-won = 你贏了
game-over-won-by = { $name } 獲勝
game-over-shared = 並列贏家
game-abandoned = 已解散
game-broken = 這場對局無法繼續
game-open = 前往遊戲桌
game-join = 加入
game-watch = 觀戰
game-replay = 重播
game-tutorial = 教學
game-uploaded = 上傳的對局

# 座位和狀態合成一句，供螢幕閱讀器使用。
game-name = { $players } 的遊戲桌：{ $status }

pace-none = 不計時
pace-live = 每個決定 { $seconds } 秒
pace-live-reserve = 每個決定 { $seconds } 秒，另有 { $minutes } 分鐘備用
pace-slow-hours = 每個決定 { $hours } 小時
pace-slow-days = 每個決定 { $days } 天

me-name = 你的名字
me-guest = 訪客
me-elsewhere = 在另一台裝置上玩
me-elsewhere-text = 請在一小時內用那台裝置開啟這個連結。連結只能用一次，開啟的人就會以你的身分遊玩：不要傳給別人。
me-adopt-title = 在這裡以你的身分遊玩
me-adopt-text = 這個連結會讓這個瀏覽器成為你的：包括你的名字、座位和對局。連結只能用一次。
me-adopt-warning = 你目前在這裡是 { $name }。如果沒有其他裝置以 { $name } 的身分遊玩，你就回不到那些對局了。
me-adopt-yes = 使用這個身分

join-title = 你收到邀請
join-looking = 正在尋找你的遊戲桌…

room-link = 這張遊戲桌的連結
room-link-text = 拿到連結的人都可以坐空位。
room-link-renew = 更換連結
room-abandoned = 這張遊戲桌在對局開始前就解散了。
room-broken = 這場對局儲存的資料已損壞，伺服器無法繼續。你的其他對局不受影響。你可以下載對局檔，寄給管理這台伺服器的人。
room-broken-file = 下載對局檔
room-chat = 聊天
room-chat-empty = 還沒有人說話。
room-chat-write = 對全桌說…
room-chat-send = 送出
replay-upload = 開啟對局檔
replay-upload-busy = 正在讀取對局檔…
replay-upload-text = 觀看在別處玩過的對局：選擇它的檔案。
