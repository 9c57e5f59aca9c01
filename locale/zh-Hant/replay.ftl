# 重看一場對局：web/src/features/replay。

replay-screen = 重播
replay-of = 重播：{ $names }
replay-before = 第一步之前

replay-timeline = 對局的時間點
replay-position = { $at } / { $last }
replay-chapter = { $season ->
    [spring] 跳到春天開始
    [summer] 跳到夏天開始
    [autumn] 跳到秋天開始
   *[winter] 跳到冬天開始
}
replay-graph = 每一步時各玩家的預期勝率
replay-share-of = 預期勝率：{ $name }，{ $share }

replay-first = 跳到開頭
replay-back = 上一步
replay-play = 播放
replay-pause = 暫停
replay-forward = 下一步
replay-last = 跳到結尾
replay-speed = 速度
replay-speed-value = { $speed }×
replay-keys = 按鍵：← → 一步，空白鍵播放，Home 和 End 跳到頭尾，Page Up 和 Page Down 換季節。

replay-viewer = 視角
replay-viewer-open = 公開所有擋板
replay-viewer-spectator = 觀戰者
replay-viewer-own = 你的視角
replay-running = 對局仍在進行：只顯示你可以知道的內容。

replay-share = 分享
replay-share-label = 這個時間點的連結
replay-download = 對局檔
replay-continue = 從這裡接著玩
replay-continue-title = 從這裡接著和電腦玩家玩
replay-continue-text = 新的對局會從這個時間點開始。你坐其中一個座位，其餘由電腦玩家入座。
replay-continue-seat = 你的座位
replay-continue-bot = 電腦玩家的強度
replay-continue-go = 開始
replay-scores = 最終得分
replay-log = 每一步
replay-table = 這個時間點的遊戲桌

# 玩家擋板後的東西。
replay-screen-of = 擋板後
replay-turning = 轉捩點
replay-try = 你能在這裡找到更好的做法嗎？從這裡接著玩，試試看。
