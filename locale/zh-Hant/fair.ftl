### 公平抽取：由什麼決定、對局後如何檢查。詳見 docs/fairness.md。
### 承諾值是一長串數字；伺服器在對局前公布，之後無法反悔。
### 終端機也用這些訊息說明檢查了什麼。

fair-lead = 第一次抽取之前，伺服器先以承諾值鎖定一個密值，玩家的瀏覽器也各自混入亂數。所以伺服器無法選擇抽到什麼，對局後人人都能檢查。
fair-none = 這局在有公平抽取之前就開始了，無法檢查抽取結果。
fair-daily = 一個密值決定當天所有的抽取，人人相同。當天的對局截止後就會公布。

fair-commitment = 承諾值
fair-commitment-text = 想確認的話可以先複製：對局結束後，它必須和對局檔裡的一樣。
fair-copy = 複製
fair-contributions = 玩家提供的亂數
fair-contributed = 已混入
fair-nothing = 沒有及時收到
fair-later = 開局時混入
fair-bot = 無
fair-mine = 來自你的瀏覽器
fair-save = 儲存我的記錄

## 檢查已結束對局的抽取

fair-check = 檢查抽取
fair-checking = 檢查中…
fair-good = { $draws ->
   *[other] 已檢查 { $draws } 次抽取：全都與承諾值相符。
}
fair-before = { $draws ->
   *[other] 開頭的 { $draws } 次抽取無法檢查：那一段沒有公平抽取。
}
fair-intact = 對局 { $game }：檔案與承諾值 { $commitment } 相符。
fair-old = 這個承諾值來自舊版本：只涵蓋密值，不涵蓋遊戲桌，也不限定誰能混入亂數。
fair-mixed = { $count ->
   *[other] { $count } 個瀏覽器混入了亂數。
}
fair-contributors = 混入亂數的座位：{ $seats }
fair-unmixed = 沒有瀏覽器混入亂數，這些抽取只有承諾值可以擔保。

## 和瀏覽器的記錄比對了什麼

fair-same-commitment = 承諾值和對局中記下的一樣。
fair-not-noted = 沒有比對承諾值：對局時這個瀏覽器不在場。如果你記下了承諾值，請和這個比對。
fair-not-compared = 沒有比對承諾值。請用 --noted 或 --commitment 加上你在對局中記下的內容。
fair-own-used = 已為你的座位採用你的瀏覽器混入的亂數。
fair-refused = 伺服器沒有接受你的瀏覽器混入的亂數：它在第一次抽取之後才送到，或被伺服器捨棄了。
fair-lost = 你的瀏覽器送出了亂數，但沒有收到回應，也沒有被採用。
fair-own-none = 你的瀏覽器沒有混入亂數，所以沒有你的部分可以比對。
fair-others-same = 其他人混入的亂數，和你的瀏覽器加入自己的亂數之前記下的一樣。
fair-others-unknown = 沒有比對其他人混入的亂數：只有開始對局的瀏覽器能及時記下。
fair-unfinished = 這個檔案裡的對局還沒結束。
fair-scope = 承諾值涵蓋的每次抽取都檢查過了。名字、復原過的行動，以及檔案是否被截短，則無法檢查。
fair-trust = 每次抽取時布袋裡有什麼，由這台伺服器提供。想一併檢查：{ $command }

## 有什麼問題

fair-unsealed = 這局沒有承諾值，無法檢查抽取結果：它是在有公平抽取之前玩的，或是在別處玩的。
fair-secret = 對局檔與承諾值 { $commitment } 不符：檔案被改過，或伺服器作弊。
fair-outsider = 座位 { $seat } 混入了亂數，但承諾值不允許：電腦玩家的座位不混入亂數。伺服器可能作弊。
fair-start = 承諾值沒有涵蓋對局的開頭。伺服器可能作弊。
fair-other-commitment = 對局檔裡的承諾值不是對局中記下的那個：{ $commitment }。伺服器可能作弊。
fair-other-game = 這是對局 { $game } 的檔案，不是記下的那一局。伺服器可能作弊。
fair-no-contribution = 對局檔裡，你的座位沒有你的瀏覽器混入的亂數。伺服器可能作弊。
fair-other-contribution = 座位 { $seat } 混入的亂數，和你的瀏覽器在第一次抽取前記下的不同。伺服器可能作弊。
fair-unnamed = 這局有些抽取由沒有記下的承諾值決定。伺服器可能作弊。
fair-idle = 記下的承諾值沒有決定這局的任何抽取。伺服器可能作弊。
fair-misfit = 第 { $number } 次抽取（第 { $at } 步，{ $move }）不符：寫的是 { $drew }，承諾值得出的是 { $expected }。
fair-misfit-deal = 第 { $number } 次抽取（開局）不符：寫的是 { $drew }，承諾值得出的是 { $expected }。
fair-pools = 伺服器的抽取清單與對局檔不符。
fair-insecure = 瀏覽器只能在 https 下檢查。有了對局檔，你可以自己檢查：{ $command }
