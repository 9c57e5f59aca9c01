# The profile: coming back without a password, rating, people, deleting everything.

profile-safe = 別弄丟你的座位
profile-safe-text = 這個瀏覽器記得你。如果它忘了，或你換了裝置，通行金鑰或復原短語能讓你帶著名字、座位和等級分回來。

passkeys = 通行金鑰
passkeys-text = 用指紋、臉部或裝置的 PIN 碼回來，不需要密碼。
passkeys-not-here = 這個網址不能使用通行金鑰，但可以使用復原短語。
passkey-add = 新增通行金鑰
passkey-failed = 沒有成功，或你取消了。什麼都沒有改變。
passkey-added = { $when }新增，上次使用：{ $used }
passkey-remove = 移除

phrase = 復原短語
phrase-text = 抄下這六個字，其他方法都沒了的時候用。拿到的人就能以你的身分遊玩。
phrase-made = 你在{ $when }建立過一組，新的會取代它。
phrase-make = 建立復原短語
phrase-make-new = 建立新的短語
phrase-copy = 複製
phrase-once = 請現在抄下來：之後不會再顯示。

return-text = 用通行金鑰或復原短語，在這台裝置上恢復你的身分。
return-passkey = 使用通行金鑰
return-phrase = 你的六個字
return-yes = 回來
return-unknown = 沒有人有這組短語。請檢查每個字。如果你建立過更新的，只有新的有效。
return-no-passkey = 這裡不認得這把通行金鑰，可能已被移除。

rating = 等級分
rating-none = 玩完一局就會有等級分。真人和電腦玩家用同一個量尺。
rating-games = { $count } 局之後
rating-first = 這只是初步估計：大約十局後才可靠。
rating-counts = 與電腦玩家對局時，若用過提示或復原過電腦玩家的行動，就不計分。與同一網路的新玩家對局也不計分。
rating-plot = 每局之後你的等級分，和電腦玩家對照
rating-place = { $players } 人中第 { $place } 名
rating-replay = 重播

known-people = 和你玩過的人
known-none = 和別人玩一局，就會在這裡看到他們。
known-games = 一起玩過 { $count } 局
known-invite = { $count ->
    [0] 選擇要邀請的人
   *[other] 邀請 { $count } 人開新局
}
blocked-people = 不能邀請你的桌主
blocked-undo = 重新允許

erase = 刪除我的所有資料
erase-text = 你的名字、通行金鑰、等級分、設定、聊天和你獨自玩的對局都會刪除。在別人的對局裡，一位無名村民會取代你。這無法復原。
erase-yes = 對，全部刪除
