prepare-title = 為接下來的回合預備出價
prepare-text = 輪到你時會自動出價，用最少的工人，並加碼到你的上限。其他人看不到。
prepare-tile = 板塊
prepare-colour = 顏色
prepare-most = 最多
prepare-add = 加入
prepare-item = { $name }，最多 { $most }
prepare-remove = 移除 { $name }
prepare-pass = 沒事可做時跳過
prepare-pass-text = 直到有人在你沒有預備的地方出價超過你。

cancelled-outbid = 你在 { $name } 預備的出價取消了：其他人已出到 { $most } 或更多。
cancelled-colour = 你在 { $name } 預備的出價取消了：那裡的出價是別的顏色。
cancelled-workers = 你在 { $name } 預備的出價取消了：你沒有足夠的同色工人。
cancelled-season = 你在 { $name } 預備的出價太遲了：這一季已經結束。
cancelled-gone = 你在 { $name } 預備的出價取消了：板塊已經不在了。
cancelled-read = 知道了
