page-more = 更多
menu-daily = 每日對局
menu-score = 計算實體對局
menu-statistics = 你的統計
end-daily = 當天結果
daily-late = 你沒有在期限內完成這一局，所以不計入結果、連續天數和等級分。
