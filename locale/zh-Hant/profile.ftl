# The profile: coming back without a password, rating, people, deleting everything.

profile-safe = 別弄丟你的座位
profile-safe-text = 有了通行金鑰或救援片語，在任何裝置上都能保有你的名字、座位和等級分。

passkeys = 通行金鑰
passkeys-text = 用指紋、臉部或裝置的 PIN 碼登入，不需要密碼。
passkeys-not-here = 這個網址不能使用通行金鑰，但可以使用救援片語。
passkey-add = 新增通行金鑰
passkey-failed = 沒有成功，或你取消了。什麼都沒有改變。
passkey-added = 新增於 { $when }，上次使用：{ $used }
passkey-remove = 移除

phrase = 救援片語
phrase-text = 抄下這六個單字，其他方法都沒了的時候用。拿到的人就能以你的身分遊玩。
phrase-made = { $when } 建立過一組，新的會取代它。
phrase-make = 建立救援片語
phrase-make-new = 建立新的片語
phrase-copy = 複製
phrase-once = 請現在抄下來：之後不會再顯示。

return-text = 用通行金鑰或救援片語，在這台裝置上恢復你的身分。
return-passkey = 使用通行金鑰
return-phrase = 你的六個單字
return-yes = 登入
return-unknown = 這組片語不屬於任何人。請檢查每個單字。如果你建立過更新的，只有新的有效。
return-no-passkey = 無法辨識這把通行金鑰，可能已被移除。

rating = 等級分
rating-none = 玩完一局就會有等級分。真人和電腦玩家使用同一套等級分。
rating-games = { $count } 局之後
rating-first = 暫定：大約十局後才會穩定。
rating-counts = 與電腦玩家對局時，若用過提示或復原過電腦玩家的行動，就不計入；擱置一週的對局算輸。與其他玩家對局時，對方須已有十局計入等級分，才會計入。
rating-plot = 每局之後你的等級分，和電腦玩家對照
rating-place = { $players } 人中第 { $place } 名
rating-replay = 重播

known-people = 和你玩過的人
known-none = 和別人玩一局，就會在這裡看到他們。
known-games = 一起玩過 { $count } 局
known-invite = { $count ->
    [0] 選擇要邀請的人
   *[other] 邀請 { $count } 人
}
blocked-people = 不能邀請你的桌主
blocked-undo = 解除封鎖

erase = 刪除我的所有資料
erase-text = 你的名字、通行金鑰、等級分、設定、聊天和你獨自玩的對局都會刪除。在別人的對局裡，一位無名村民會取代你。刪除後無法恢復。
erase-yes = 對，全部刪除
