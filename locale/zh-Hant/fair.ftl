### 公平抽取：由什麼決定、對局後如何檢查。詳見 docs/fairness.md。
### 承諾值是一長串數字；伺服器在對局前公布，之後無法反悔。
### 終端機也用這些訊息說明檢查了什麼。

fair-lead = 第一次抽取之前，伺服器先以承諾值鎖定一個密值，玩家的瀏覽器也各自混入亂數。所以伺服器無法選擇抽到什麼，對局後人人都能檢查。
fair-lead-site = 這局只在你的裝置上進行。第一次抽取之前，密值就已決定所有抽取，你的瀏覽器也混入自己的亂數。對局後你可以檢查每次抽取。
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
fair-old = 這個承諾值來自舊版本，保證較少，所以無法完整比對你的記錄。
fair-mixed = { $count ->
   *[other] { $count } 個瀏覽器混入了亂數。
}
fair-unmixed = 沒有瀏覽器混入亂數，這些抽取只有承諾值可以擔保。

## 和瀏覽器的記錄比對了什麼

fair-same-commitment = 承諾值和對局中記下的一樣。
fair-not-noted = 沒有和對局中的記錄比對。這局的承諾值是 { $commitment }。
fair-own-used = 已為你的座位採用你的瀏覽器混入的亂數。
fair-own-unused = 你的瀏覽器提供的亂數沒有用在你的座位上。如果開局時頁面開著，可能是伺服器故意略過。
fair-repeated = { $count ->
   *[other] 你的瀏覽器公開亂數之後，又重新開局了 { $count } 次。伺服器可以這樣一再重來，直到抽取結果合意為止。
}
fair-own-none = 你的瀏覽器沒有混入亂數，所以沒有你的部分可以比對。
fair-others-same = 其他人混入的亂數，和你的瀏覽器加入自己的亂數之前記下的一樣。
fair-same-moves = { $moves ->
   *[other] { $moves } 筆紀錄和你的瀏覽器看到的一樣。
}
fair-no-moves = 你的瀏覽器沒有記下任何行動，無法判斷這個檔案是不是你玩的那一局。
fair-unfinished = 這個檔案裡的對局還沒結束。
fair-scope = 承諾值涵蓋的每次抽取都檢查過了。名字則無法檢查。
fair-trust = 每次抽取時布袋裡有什麼，由這台伺服器提供。想一併檢查：{ $command }

## 有什麼問題

fair-unsealed = 這局沒有承諾值，無法檢查抽取結果：它是在有公平抽取之前玩的，或是在別處玩的。
fair-secret = 對局檔與承諾值 { $commitment } 不符：檔案被改過，或伺服器作弊。
fair-outsider = 座位 { $seat } 混入了亂數，但承諾值不允許：電腦玩家的座位不混入亂數。伺服器可能作弊。
fair-start = 承諾值沒有涵蓋對局的開頭。伺服器可能作弊。
fair-past = 這個承諾值屬於另一局：開頭和檔案裡的不同。伺服器可能作弊。
fair-old-seal = 這局用了舊式的承諾值，保證較少。伺服器可能作弊。
fair-other-commitment = 對局檔裡的承諾值不是對局中記下的那個：{ $commitment }。伺服器可能作弊。
fair-other-game = 這是對局 { $game } 的檔案，不是記下的那一局。伺服器可能作弊。
fair-other-contribution = 座位 { $seat } 混入的亂數，和你的瀏覽器在第一次抽取前記下的不同。伺服器可能作弊。
fair-cut = { $entries ->
   *[other] 檔案太短：你的瀏覽器看到了 { $entries } 筆紀錄。檔案被截短，或伺服器作弊。
}
fair-other-moves = 檔案裡的行動不是你的瀏覽器看到的那些。檔案被改過，或伺服器作弊。
fair-misfit = 第 { $number } 次抽取（第 { $at } 步，{ $move }）不符：寫的是 { $drew }，承諾值得出的是 { $expected }。
fair-misfit-deal = 第 { $number } 次抽取（開局）不符：寫的是 { $drew }，承諾值得出的是 { $expected }。
fair-pools = 伺服器的抽取清單與對局檔不符。
