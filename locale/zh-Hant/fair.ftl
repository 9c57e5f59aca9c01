### 公平抽取：由什麼決定、對局後如何檢查。詳見 docs/fairness.md。
### 承諾值是一長串數字；伺服器在對局前公布，之後無法反悔。

fair-lead = 第一次抽取之前，伺服器已鎖定一個決定所有抽取的密值，玩家的瀏覽器也各自混入亂數。所以沒有人能選擇抽到什麼，對局後人人都能檢查。
fair-none = 這局在有公平抽取之前就開始了，無法檢查抽取結果。

fair-commitment = 承諾值
fair-commitment-text = 想確認的話可以先複製：對局結束後，它必須和對局檔裡的一樣。
fair-copy = 複製
fair-contributions = 玩家提供的亂數
fair-contributed = 已混入
fair-nothing = 沒有及時收到
fair-bot = 無
fair-mine = 來自你的瀏覽器

## 檢查已結束對局的抽取

fair-check = 檢查抽取
fair-checking = 檢查中…
fair-good = { $draws ->
   *[other] 已檢查 { $draws } 次抽取：全都和對局前鎖定的一樣。
}
fair-before = { $draws ->
   *[other] 開頭的 { $draws } 次抽取無法檢查：那一段沒有公平抽取。
}
fair-mixed = { $count ->
   *[other] { $count } 個瀏覽器混入了亂數。
}
fair-unmixed = 沒有瀏覽器混入亂數。
fair-same-commitment = 承諾值和這個瀏覽器在對局中看到的一樣。
fair-not-noted = 對局時這個瀏覽器不在場。如果你記下了承諾值，請和這個比對。
fair-own-used = 你的瀏覽器混入的亂數有用到。
fair-trust = 每次抽取時布袋中有什麼，是這台伺服器說的。要連這點也檢查：{ $command }
fair-unsealed = 這局沒有承諾值，無法檢查抽取結果：它是在有公平抽取之前玩的，或是在別處玩的。
fair-secret = 密值與承諾值不符。對局檔被改過，或伺服器作弊。
fair-other-commitment = 這個瀏覽器在對局中看到的是另一個承諾值。伺服器可能作弊。
fair-no-contribution = 對局檔裡沒有你的瀏覽器混入的亂數。伺服器可能作弊。
fair-misfit = 第 { $number } 次抽取（第 { $at } 步）不符：寫的是 { $drew }，鎖定的是 { $expected }。
fair-misfit-deal = 第 { $number } 次抽取（開局）不符：寫的是 { $drew }，鎖定的是 { $expected }。
fair-pools = 伺服器的抽取清單與對局檔不符。
fair-insecure = 瀏覽器只能在 https 下檢查。有了對局檔，你可以自己檢查：{ $command }

fair-daily = 一個密值決定當天所有的抽取，人人相同，所以沒有瀏覽器混入亂數。當天結束後就會公布。
