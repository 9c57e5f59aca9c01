# People who share a device: choosing them, and the curtain between their turns.

curtain-title = { $name }，輪到你了
curtain-text = 請接過裝置，其他人先別看。
curtain-secret = 每個人依序祕密決定。請接過裝置，其他人先別看。
curtain-open = 我是 { $name }
curtain-wait = 輪到這台裝置上的玩家時，布幕才會打開。
curtain-undo = { $name }：復原上一步
curtain-others = 只是想看一下？
curtain-close = 拉上布幕
