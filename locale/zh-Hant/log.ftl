# 遊戲紀錄的句子：web/src/log。每個句子和顏色各一則。$name 是玩家，$place 和 $tile 是板塊名稱
# （標籤，不做變化），$owner 是另一位玩家。$icon 是所提配件的小圖：緊接在數字後面，不加空格。

# 句子談到讀者自己時的稱呼。
log-you = 你
# 同名的兩位玩家以徽記區分。
log-same-name = { $name }（{ $emblem }）
log-title = 遊戲紀錄
log-empty = 還沒有發生任何事。
log-season = { $season ->
    [spring] 春天
    [summer] 夏天
    [autumn] 秋天
   *[winter] 冬天
}
log-close = { $season ->
    [spring] 春天結束
    [summer] 夏天結束
    [autumn] 秋天結束
   *[winter] 冬天結束
}
log-unfold = 顯示每一步
log-undone = 已復原：
log-mine = 你的行動：
log-newest = 跳到最新

# 下面句子中清單的項目。
log-some-blue = { $count }{ $icon } 個藍色工人
log-some-red = { $count }{ $icon } 個紅色工人
log-some-yellow = { $count }{ $icon } 個黃色工人
log-some-green = { $count }{ $icon } 個綠色工人
log-some-iron = { $count }{ $icon } 個鐵
log-some-stone = { $count }{ $icon } 個石頭
log-some-wood = { $count }{ $icon } 個木頭
log-some-gold = { $count }{ $icon } 個黃金
log-some-anvil = { $count }{ $icon } 個鐵砧
log-some-pick = { $count }{ $icon } 把鶴嘴鋤
log-some-saw = { $count }{ $icon } 把鋸子
log-some-skill = { $count }{ $icon } 個技能
log-some-purple = 紫色工人{ $icon }

# 競標。來了 $count 個工人，之後共有 $total 個；$from 列出落後出價離開的地方。
log-bid-blue = { $name } 以 { $count }{ $icon } 個藍色工人競標「{ $place }」。
log-bid-red = { $name } 以 { $count }{ $icon } 個紅色工人競標「{ $place }」。
log-bid-yellow = { $name } 以 { $count }{ $icon } 個黃色工人競標「{ $place }」。
log-bid-green = { $name } 以 { $count }{ $icon } 個綠色工人競標「{ $place }」。
log-raise-blue = { $name } 加碼 { $count }{ $icon } 個藍色工人競標「{ $place }」，共 { $total } 個。
log-raise-red = { $name } 加碼 { $count }{ $icon } 個紅色工人競標「{ $place }」，共 { $total } 個。
log-raise-yellow = { $name } 加碼 { $count }{ $icon } 個黃色工人競標「{ $place }」，共 { $total } 個。
log-raise-green = { $name } 加碼 { $count }{ $icon } 個綠色工人競標「{ $place }」，共 { $total } 個。
log-bid-from-blue = { $name } 以 { $count }{ $icon } 個藍色工人競標「{ $place }」（落後出價移自：{ $from }）。
log-bid-from-red = { $name } 以 { $count }{ $icon } 個紅色工人競標「{ $place }」（落後出價移自：{ $from }）。
log-bid-from-yellow = { $name } 以 { $count }{ $icon } 個黃色工人競標「{ $place }」（落後出價移自：{ $from }）。
log-bid-from-green = { $name } 以 { $count }{ $icon } 個綠色工人競標「{ $place }」（落後出價移自：{ $from }）。
log-raise-from-blue = { $name } 加碼 { $count }{ $icon } 個藍色工人競標「{ $place }」，共 { $total } 個（落後出價移自：{ $from }）。
log-raise-from-red = { $name } 加碼 { $count }{ $icon } 個紅色工人競標「{ $place }」，共 { $total } 個（落後出價移自：{ $from }）。
log-raise-from-yellow = { $name } 加碼 { $count }{ $icon } 個黃色工人競標「{ $place }」，共 { $total } 個（落後出價移自：{ $from }）。
log-raise-from-green = { $name } 加碼 { $count }{ $icon } 個綠色工人競標「{ $place }」，共 { $total } 個（落後出價移自：{ $from }）。

# 使用：競標中的板塊、自己村莊的板塊、$owner 村莊的板塊。
log-use-lot-blue = { $name } 以 { $count }{ $icon } 個藍色工人使用「{ $place }」。
log-use-lot-red = { $name } 以 { $count }{ $icon } 個紅色工人使用「{ $place }」。
log-use-lot-yellow = { $name } 以 { $count }{ $icon } 個黃色工人使用「{ $place }」。
log-use-lot-green = { $name } 以 { $count }{ $icon } 個綠色工人使用「{ $place }」。
log-use-lot-mixed = { $name } 以 { $workers }使用「{ $place }」。
log-use-lot-some = { $name } 使用「{ $place }」。
log-use-own-blue = { $name } 以 { $count }{ $icon } 個藍色工人使用自己村莊的「{ $place }」。
log-use-own-red = { $name } 以 { $count }{ $icon } 個紅色工人使用自己村莊的「{ $place }」。
log-use-own-yellow = { $name } 以 { $count }{ $icon } 個黃色工人使用自己村莊的「{ $place }」。
log-use-own-green = { $name } 以 { $count }{ $icon } 個綠色工人使用自己村莊的「{ $place }」。
log-use-own-mixed = { $name } 以 { $workers }使用自己村莊的「{ $place }」。
log-use-own-some = { $name } 使用自己村莊的「{ $place }」。
log-use-other-blue = { $name } 以 { $count }{ $icon } 個藍色工人使用「{ $place }」（{ $owner }）。
log-use-other-red = { $name } 以 { $count }{ $icon } 個紅色工人使用「{ $place }」（{ $owner }）。
log-use-other-yellow = { $name } 以 { $count }{ $icon } 個黃色工人使用「{ $place }」（{ $owner }）。
log-use-other-green = { $name } 以 { $count }{ $icon } 個綠色工人使用「{ $place }」（{ $owner }）。
log-use-other-mixed = { $name } 以 { $workers }使用「{ $place }」（{ $owner }）。
log-use-other-some = { $name } 使用「{ $place }」（{ $owner }）。

# 板塊要付什麼、給什麼。
log-pay-blue = { $name } 支付 1{ $icon } 個藍色工人。
log-pay-red = { $name } 支付 1{ $icon } 個紅色工人。
log-pay-yellow = { $name } 支付 1{ $icon } 個黃色工人。
log-pay-green = { $name } 支付 1{ $icon } 個綠色工人。
log-pay-anvil = { $name } 支付 1{ $icon } 個鐵砧。
log-pay-pick = { $name } 支付 1{ $icon } 把鶴嘴鋤。
log-pay-saw = { $name } 支付 1{ $icon } 把鋸子。
log-pay-skill = { $name } 支付 1{ $icon } 個技能（面朝下）。
log-pay-bid-blue = { $name } 以「{ $place }」的落後出價支付，{ $count }{ $icon } 個藍色工人。
log-pay-bid-red = { $name } 以「{ $place }」的落後出價支付，{ $count }{ $icon } 個紅色工人。
log-pay-bid-yellow = { $name } 以「{ $place }」的落後出價支付，{ $count }{ $icon } 個黃色工人。
log-pay-bid-green = { $name } 以「{ $place }」的落後出價支付，{ $count }{ $icon } 個綠色工人。
log-pay-bid = { $name } 以「{ $place }」的落後出價支付。
log-take-iron = { $name } 拿取 1{ $icon } 個鐵。
log-take-stone = { $name } 拿取 1{ $icon } 個石頭。
log-take-wood = { $name } 拿取 1{ $icon } 個木頭。
log-take-gold = { $name } 拿取 1{ $icon } 個黃金。
log-step-iron = { $name } 把 1{ $icon } 個鐵從「{ $from }」運到「{ $to }」。
log-step-stone = { $name } 把 1{ $icon } 個石頭從「{ $from }」運到「{ $to }」。
log-step-wood = { $name } 把 1{ $icon } 個木頭從「{ $from }」運到「{ $to }」。
log-step-gold = { $name } 把 1{ $icon } 個黃金從「{ $from }」運到「{ $to }」。
log-step-iron-somewhere = { $name } 運送 1{ $icon } 個鐵。
log-step-stone-somewhere = { $name } 運送 1{ $icon } 個石頭。
log-step-wood-somewhere = { $name } 運送 1{ $icon } 個木頭。
log-step-gold-somewhere = { $name } 運送 1{ $icon } 個黃金。
log-upgrade = { $name } 以 { $cost }升級「{ $tile }」。
log-upgrade-free = { $name } 升級「{ $tile }」。
log-done = { $name } 不再運送。

# 其他一切。
log-deal = 對局開始。
log-pass = { $name } 跳過。
log-boat = { $name } 選擇船隻「{ $boat }」。
log-place = { $name } 放置「{ $tile }」。
log-winter = { $name } 選好冬天板塊。
log-winter-tiles = { $name } 選出冬天板塊：{ $tiles }。
log-flip = { $name } 用魚鰭號把「{ $tile }」翻面。
log-keep = { $name } 不翻面。
log-undo = { $name } 復原了這一步。
log-unknown = { $name } 採取了行動。

# 抽到什麼。其他人只看得到數量。
log-drew = { $name } 抽取 { $pieces }。
log-drew-workers = { $name } 抽取 { $count }{ $icon } 個工人。
log-drew-skills = { $name } 抽取 { $count }{ $icon } 個技能。
log-got-tiles = { $name } 拿到冬天板塊：{ $tiles }。
log-got-hidden = { $name } 拿到 { $count } 片冬天板塊。
log-laid-out = 擺出：{ $tiles }。
log-loaded = 船上：{ $pieces }。

# 季末的每一行。$workers 是上面那種清單。
log-won = { $name } 以 { $workers }標得「{ $place }」。
log-unsold = 沒有人競標 { $tiles }，移出遊戲。
log-unsold-stays = 沒有人競標 { $tiles }。
log-home = { $name } 收回 { $workers }。
# $icon 是紫色工人，歸下一季的起始玩家所有。
log-starts = { $season ->
    [spring] 夏天由 { $name }{ $icon } 先開始
    [summer] 秋天由 { $name }{ $icon } 先開始
    [autumn] 冬天由 { $name }{ $icon } 先開始
   *[winter] 紫色工人歸 { $name }{ $icon }
}
