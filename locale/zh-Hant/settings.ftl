# Settings, as a page and as a sheet over a table.

settings-kept = 這裡的變更會立即生效，也會套用到你的其他裝置。

settings-group-sound = 聲音
settings-sound = 音效
settings-sound-text = 出價、船隻、季節和輪到你時的短音效。
settings-volume = 音量
settings-try = 試聽
settings-vibration = 震動
settings-vibration-text = 輪到你或出價被超過時短暫震動。

settings-group-motion = 動畫
settings-motion = 動畫效果
settings-motion-text = 配件飛行、面板滑動的動畫。
settings-motion-system = 跟隨系統
settings-motion-full = 完整
settings-motion-reduced = 減少
settings-speed = 其他人的行動
settings-speed-text = 以多快的速度看到其他人的行動。
settings-speed-instant = 立即
settings-speed-fast = 快
settings-speed-normal = 普通
settings-speed-slow = 慢

settings-group-play = 遊戲
settings-auto-pass = 自動跳過
settings-auto-pass-text = 沒有別的事可做時。每次都可以停下來。
settings-auto-single = 自動選擇
settings-auto-single-text = 只剩一艘船隻、一種支付方式或一個資源時。冬天板塊除外。
settings-confirm = 先確認
settings-confirm-text = 整季跳過或離開對局之前。

settings-group-board = 版面
settings-board-size = 版面大小
settings-board-size-text = 板塊的大小。螢幕小時可能沒有空間再放大。
settings-board-size-small = 小
settings-board-size-normal = 普通
settings-board-size-large = 大
settings-text-size = 文字大小
settings-text-size-text = 用於面板、紀錄、聊天和說明文字。
settings-names = 板塊名稱
settings-names-text = 顯示村莊裡所有板塊的名稱。

settings-group-look = 語言與顏色
settings-look-text = 淺色和深色的配件與符號相同。

settings-group-keys = 鍵盤
settings-key-colour = 選擇顏色
settings-key-number = 增減工人
settings-key-bid = 競標
settings-key-use = 使用
settings-key-pass = 跳過
settings-key-undo = 復原
settings-key-confirm = 確認
settings-key-back = 返回
settings-key-enter = Enter
settings-key-escape = Esc
