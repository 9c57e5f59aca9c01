# Turning points of a game: web/src/features/turning, and `keyflower analyse --turning-points`.

turning-points = 轉捩點
turning-lead = 對每位玩家勝率影響最大的五個行動。
turning-player = 誰的行動
turning-curve = 每一步的勝率
turning-working = 正在分析每一步：{ $share }
turning-waiting = 大約要一分鐘。可以先離開，結果會保留。
turning-where = { $season }，第 { $move } 步
turning-change = 變化
turning-spoken = 勝率：之前 { $before }，之後 { $after }。
turning-well = 這步很好：最強的電腦玩家也沒有更好的選擇。
turning-nothing = 最強的電腦玩家在這裡也找不到更好的做法。
turning-better = 更好：
turning-instead = 改這樣做的勝率：{ $best }（實際 { $after }）。
turning-look = 試試看
turning-none = 這一局沒有哪一步足以決定勝負。
