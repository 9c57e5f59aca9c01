# Slow games, at the table: prepared bids, notes, the next table that waits.

prepare = 預備出價
prepared = 已預備 { $count } 個出價

notes = 我的筆記
notes-text = 只有你看得到。
next-game = 下一局
