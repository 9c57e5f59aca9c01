# 對局結束：web/src/features/end。

end-over = 四季結束了
end-won = { $name } 以 { $count } 分獲勝
end-you-won = 你以 { $count } 分獲勝
end-shared = { $names } 同得 { $count } 分，並列贏家
end-your-rank = 你得 { $count } 分，{ $players } 人中第 { $rank } 名。
end-lead = 四季結束；每個配件都放在替它計分的板塊上。
end-winner = 贏家
end-points = 分

end-rematch = 再來一局
end-join-rematch = 前往新的一局
end-replay = 重播
end-turning = 轉捩點
end-turning-all = 所有玩家
end-board = 查看遊戲桌
end-share = 分享
end-share-label = 重播連結
end-share-picture = 儲存圖片
end-record = 對局檔
end-lobby = 首頁
end-more = 更多

end-chart = 各項得分
end-total = 總分
end-source-printed = 板塊分數
end-source-yards = 穀倉與材料場
end-source-resources = 資源
end-source-skills = 技能
end-source-workers = 工人
end-source-boats = 船隻
end-source-turns = 回合順序板塊

end-village = 村莊與每片板塊的得分
end-your-village = 你的村莊
end-village-of = 村莊：{ $name }
# 其中一片板塊，供螢幕閱讀器使用。
end-tile = { $count ->
    [0] { $tile }
   *[other] { $tile }，{ $count } 分
}

# 計分的一行，供螢幕閱讀器使用；$what 是下面的一則訊息。
end-line = { $tile }：{ $count } 分，{ $what }
end-nothing = 沒有得分：{ $tiles }
end-left-over = 剩餘黃金

# 每一行計算什麼。自有計分規則的板塊各一則；$count 是湊滿了幾套或幾組，
# 或計算了幾步、幾片板塊、幾艘船隻或幾片相鄰板塊。
end-line-printed = 印在朝上的一面
end-line-barn = 板塊上的每個資源
end-line-blacksmith = 板塊上的每個鐵
end-line-stone_yard = 板塊上的每個石頭
end-line-timber_yard = 板塊上的每個木頭
end-line-jeweller = 每個黃金
end-line-mercers_guild = { $count } 套鐵、石頭和木頭
end-line-watermill = 單一種類的每個資源
end-line-windmill = { $count } 組，每組 5 個資源
end-line-left_over = 每個沒有用在任何板塊的黃金
end-line-key_guild = { $count } 組，每組 5 個技能
end-line-scholar = 單一種類的每個技能
end-line-scribes = { $count } 套鐵砧、鶴嘴鋤和鋸子
end-line-apothecary = { $count } 組，每組 5 個工人
end-line-craftsmans_guild = { $count } 套藍色、紅色和黃色工人
end-line-key_market = 每個綠色工人
end-line-village_hall = 單一顏色的每個工人
end-line-white_wind = 每個工人
end-line-steps = 村莊標示的 { $count } 步
end-line-loop = 道路迴圈上的 { $count } 片板塊
end-line-river = 從家園連成一線的 { $count } 艘船隻
end-line-neighbours = { $count } 片相鄰板塊

# 一行裡的物件，供螢幕閱讀器使用：{ $what } 如「2 個黃金」，{ $counts } 是當作什麼計算。
end-item-on = 「{ $tile }」上的 { $what }
end-item-as = { $what }當作{ $counts }
end-item-as-on = 「{ $tile }」上的 { $what }當作{ $counts }
