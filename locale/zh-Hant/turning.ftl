# Turning points of a game: web/src/features/turning, and `keyflower analyse --turning-points`.

turning-points = 轉捩點
turning-lead = 對每位玩家勝率影響最大的行動，每一個都實際試玩過許多次。
turning-player = 誰的行動
turning-curve = 每一步的勝率
turning-estimate = 曲線只是快速的估計。下面的行動都試玩過許多次，比較可靠。
turning-working = 正在分析每一步：{ $share }
turning-left = 大約還要 { $minutes } 分鐘。
turning-waiting = 大約要一分鐘。可以先離開，結果會保留。
turning-where = { $season }，第 { $move } 步
turning-change = 變化
turning-well = 這步很好：
turning-better = 更好：
turning-next = 次佳的選擇：
# After turning-better or turning-next, where a tile was placed.
turning-elsewhere = 同一塊板塊，放在村莊的其他位置，或旋轉方向不同。

# How often a turn wins: $other and $played in turning-instead. turning-of is the second of two numbers.
turning-about = { $of } 局大約贏 { $count } 局
turning-of = { $of } 局贏 { $count } 局
turning-hardly = 幾乎贏不了
turning-nearly = 幾乎必勝
# With the turn that stands above it; $you: whether it’s the reader’s.
turning-instead = { $you ->
    [yes] 這樣做，你{ $other }；實際的做法{ $played }。
   *[no] 這樣做，{ $name }{ $other }；實際的做法{ $played }。
}
# The same where nothing was left to chance.
turning-sure = { $result ->
    [won] { $you ->
        [yes] 這樣做，你必勝。
       *[no] 這樣做，{ $name }必勝。
    }
    [shared] { $you ->
        [yes] 這樣做，你必定並列獲勝。
       *[no] 這樣做，{ $name }必定並列獲勝。
    }
   *[lost] { $you ->
        [yes] 這樣做，你必敗。
       *[no] 這樣做，{ $name }必敗。
    }
}
turning-deals = 兩種做法各試玩 { $deals } 次，± { $error }
turning-exact = 已推算到對局結束，完全沒有運氣成分。
turning-look = 試試看
# In place of a better turn that one missed, until it is found or shown.
turning-missed = 找出你錯過的行動
turning-find = 自己找找看
turning-show = 顯示答案
turning-none-you = 這一局沒有哪一步足以決定你的勝負：關鍵時刻，換別的做法結果也差不多。
turning-none = 這一局沒有哪一步足以決定{ $name }的勝負：關鍵時刻，換別的做法結果也差不多。
