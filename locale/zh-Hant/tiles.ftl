### 用白話說明板塊和配件：點開板塊或配件時的卡片、學習頁的「板塊」，以及終端機（keyflower tiles）。
### 對讀者稱「你」；數字用阿拉伯數字，與中文之間空一格。
### 每片板塊的升級費用是哪一則，見 locale/en/tiles.ftl。

## 板塊的一面有什麼作用。front：升級前；back：升級後；只有一面的板塊只有 front。
## 「你」是使用板塊的玩家，不論板塊在誰的村莊；「擁有者」是板塊所在村莊的主人。
## 「終局計分」在冬天之後。

# 家園和運送板塊：1 步把 1 個資源沿道路運送，升級把板塊翻面。
does-home-front = 在你自己的村莊最多運送 1 步、升級 1 次。
does-home-back = 在你自己的村莊最多運送 2 步、升級 1 次。
does-stable-front = 在你自己的村莊最多運送 2 步、升級 1 次。
does-stable-back = 在你自己的村莊最多運送 4 步、升級 2 次。
does-farrier-front = 在你自己的村莊最多運送 3 步、升級 1 次。
does-farrier-back = 在你自己的村莊最多運送 5 步、升級 2 次。
does-wainwright-front = 在你自己的村莊最多運送 4 步、升級 2 次。
does-wainwright-back = 在你自己的村莊最多運送 6 步、升級 2 次。

# 生產資源的板塊。
does-keywood-front = 獲得 1 個木頭。
does-keywood-back = 獲得 3 個木頭。
does-keystone_quarry-front = 獲得 1 個石頭。
does-keystone_quarry-back = 獲得 3 個石頭。
does-key_mine-front = 獲得 1 個鐵。
does-key_mine-back = 獲得 3 個鐵。
does-woodcutter-front = 獲得 2 個木頭。
does-woodcutter-back = 獲得 1 個木頭和 1 個黃金。
does-quarryman-front = 獲得 2 個石頭。
does-quarryman-back = 獲得 1 個石頭和 1 個黃金。
does-miner-front = 獲得 2 個鐵。
does-miner-back = 獲得 1 個鐵和 1 個黃金。
does-gold_mine-front = 獲得 1 個黃金。
does-gold_mine-back = 獲得 2 個黃金。
does-workshop-front = 獲得 1 個鐵、1 個石頭或 1 個木頭，由你選擇。
does-workshop-back = 獲得 1 個鐵、1 個石頭和 1 個木頭。

# 「付」的東西是放在板塊上的工人以外另付的：付了就沒了。
does-mason-front = 付 1 把鶴嘴鋤：獲得 3 個石頭。
does-mason-back = 付 1 把鶴嘴鋤：獲得 3 個黃金。
does-carpenter-front = 付 1 把鋸子：獲得 3 個木頭。
does-carpenter-back = 付 1 把鋸子：獲得 3 個黃金。
does-smelter-front = 付 1 個鐵砧：獲得 3 個鐵。
does-smelter-back = 付 1 個鐵砧：獲得 3 個黃金。

# 給技能和工人的板塊。從布袋和牌堆抽取都是隨機的。
does-apprentice_hall-front = 從牌堆抽取 1 個技能。
does-apprentice_hall-back = 從牌堆抽取 2 個技能。
does-alehouse-front = 從布袋抽取 1 個工人。
does-alehouse-back = 從布袋抽取 2 個工人。
does-inn-front = 從布袋抽取 1 個工人。
does-inn-back = 從布袋抽取 3 個工人。
does-tavern-front = 付 1 個任意顏色的工人：從布袋抽取 2 個工人。
does-tavern-back = 付 1 個任意顏色的工人：從布袋抽取 3 個工人。
does-brewer-front = 付 1 個任意技能：從布袋抽取 2 個工人。
does-brewer-back = 付 1 個任意技能：從布袋抽取 3 個工人。
does-hiring_fair-front = 付 1 個任意技能：從牌堆抽取 2 個技能。
does-hiring_fair-back = 付 1 個任意技能：從牌堆抽取 3 個技能。
does-peddler-front = 付 1 個黃色工人：從供應區拿取 1 個綠色工人。
does-peddler-back = 付 1 個黃色工人：從供應區拿取 2 個綠色工人。
does-store-front = 付 1 個藍色工人：從供應區拿取 1 個綠色工人。
does-store-back = 付 1 個藍色工人：從供應區拿取 2 個綠色工人。
does-fair-front = 付 1 個紅色工人：從供應區拿取 1 個綠色工人。
does-fair-back = 付 1 個紅色工人：從供應區拿取 2 個綠色工人。

# 替放在上面的資源計分的板塊，不能使用。
does-timber_yard-front = 終局計分：放在上面的木頭每個 2 分。黃金可當作木頭。
does-timber_yard-back = 終局計分：放在上面的木頭每個 3 分。黃金可當作木頭。
does-stone_yard-front = 終局計分：放在上面的石頭每個 2 分。黃金可當作石頭。
does-stone_yard-back = 終局計分：放在上面的石頭每個 3 分。黃金可當作石頭。
does-blacksmith-front = 終局計分：放在上面的鐵每個 2 分。黃金可當作鐵。
does-blacksmith-back = 終局計分：放在上面的鐵每個 3 分。黃金可當作鐵。
does-barn-front = 終局計分：放在上面的資源不論種類，每個 1 分。
does-barn-back = 終局計分：放在上面的資源不論種類，每個 2 分。

# 只有板塊上印的分數；tile-points 說明是幾分。
does-sawmill-front = 沒有可使用的功能，只計分。
does-sawmill-back = 沒有可使用的功能，只計分。
does-sculptor-front = 沒有可使用的功能，只計分。
does-sculptor-back = 沒有可使用的功能，只計分。
does-forge-front = 沒有可使用的功能，只計分。
does-forge-back = 沒有可使用的功能，只計分。
does-goldsmith-front = 沒有可使用的功能；升級前也沒有分數。
does-goldsmith-back = 沒有可使用的功能，只計分。
does-well-front = 沒有可使用的功能，只計分。
does-well-back = 沒有可使用的功能，只計分。

# 夏天船隻的 a 面和 b 面。只對擁有者有效，不需要工人。
does-summer_boat_1-a = 擁有者在季末選船隻時，再從布袋抽取 2 個工人。
does-summer_boat_1-b = 擁有者在季末選船隻時，再從供應區拿取 1 個綠色工人。
# 「沒有水」：相接的兩條邊都不是水。
does-summer_boat_2-a = 擁有者運送時不只能走道路，只要相接的邊沒有水都能通過。擁有者放置新板塊時，相接的邊不必吻合。
does-summer_boat_2-b = 擁有者使用家園和運送板塊時，步數和升級次數加倍。「大五月花號」的分數也加倍。
does-summer_boat_3-a = 擁有者升級板塊時，任何資源都可以當作其他資源，也可以當作黃金。
does-summer_boat_3-b = 終局計分時，擁有者的任何資源都可以當作其他資源，也可以當作黃金。
does-summer_boat_4-a = 其他玩家以藍色、紅色或黃色工人競標村莊板塊時，擁有者可以用任一種顏色的工人競標同一片板塊，但只能用一種顏色，而且必須超過那裡最高的出價。
does-summer_boat_4-b = 本季已經有顏色的板塊，擁有者可以用任意顏色的工人來使用，不同顏色也能混用。

# 冬天板塊。擁有者的資源：村莊裡任何地方的；技能和工人：擋板後的。都可以重複計分，湊得滿幾次就算幾次。
does-jeweller-front = 終局計分：擁有者的每個黃金 2 分。
does-mercers_guild-front = 終局計分：擁有者每有一套鐵、石頭和木頭得 5 分。黃金可當作其中任何一種。
does-watermill-front = 終局計分：選一種資源，擁有者的這種資源每個 1 分。黃金可當作這種資源。
does-windmill-front = 終局計分：擁有者每有 5 個資源得 5 分，種類不限。
does-key_guild-front = 終局計分：擁有者每有 5 個技能得 10 分，種類不限。
does-scholar-front = 終局計分：選一種技能，擁有者的這種技能每個 3 分。
does-scribes-front = 終局計分：擁有者每有一套鐵砧、鶴嘴鋤和鋸子得 10 分。
does-apothecary-front = 終局計分：擁有者每有 5 個工人得 3 分，顏色不限。
does-craftsmans_guild-front = 終局計分：擁有者每有一套 1 個藍色、1 個紅色和 1 個黃色工人得 3 分。綠色工人不算。
does-key_market-front = 終局計分：擁有者的綠色工人每個 2 分。
does-village_hall-front = 終局計分：選一種顏色，擁有者的這種顏色工人每個 1 分。綠色也可以。
does-keythedral-front = 沒有可使用的功能，只計分。

# 船隻。前三季玩家選一艘船隻，拿走船上的一切；冬天把船隻本身加入村莊。
does-keyflower-front = 終局計分：擁有者的板塊（包括家園）標示的步數，每步 1 分。
# 迴圈：沿著道路一片接一片，最後回到起點的路。
does-sea_bastion-front = 終局計分：擁有者最大的道路迴圈上，每片板塊 1 分。
# 這條線從家園有水的邊開始；海布李斯號和夏天船隻也算在內。
does-sea_breese-front = 終局計分：沿著水從家園連成一線的船隻有 1、2、3、4、5 艘時，得 2、4、8、16、32 分。
does-flipper-front = 終局計分前，擁有者可以免費把村莊裡的 1 片板塊翻到升級後的一面。
does-ianvincible-front = 只計分。
does-white_wind-front = 終局計分：擁有者的每個工人 1 分。

# 回合順序板塊 1 到 4 共用。數字 1 最先選。
does-turn_order_tile-front = 得標的玩家依數字順序選船隻，沒有這種板塊的玩家排在後面。冬天時得標者也拿走板塊：終局計分時，與它相接的每片板塊 1 分。

## 接在說明後面的句子。

tile-points = 終局計分時值 { $points } 分。
tile-counts-once = 每個資源、技能和工人只能在一片板塊計分。
# $spring、$summer、$autumn 如「7 個工人和1 個技能」。
tile-loads = 船上：春天 { $spring }，夏天 { $summer }，秋天 { $autumn }。

## 升級的費用。資源必須放在板塊上，技能從擋板後拿出。

cost-gold = 升級需要：板塊上的 1 個黃金。
cost-2-gold = 升級需要：板塊上的 2 個黃金。
cost-iron-stone = 升級需要：板塊上的 1 個鐵和 1 個石頭。黃金可當作其中任何一種。
cost-iron-wood = 升級需要：板塊上的 1 個鐵和 1 個木頭。黃金可當作其中任何一種。
cost-stone-wood = 升級需要：板塊上的 1 個石頭和 1 個木頭。黃金可當作其中任何一種。
cost-iron-stone-wood = 升級需要：板塊上的 1 個鐵、1 個石頭和 1 個木頭。黃金可當作其中任何一種。
cost-3-iron = 升級需要：板塊上的 3 個鐵。黃金可當作鐵。
cost-3-stone = 升級需要：板塊上的 3 個石頭。黃金可當作石頭。
cost-3-wood = 升級需要：板塊上的 3 個木頭。黃金可當作木頭。
cost-any-2 = 升級需要：板塊上的 2 個資源，種類不限。
cost-any-3 = 升級需要：板塊上的 3 個資源，種類不限。
cost-anvil = 升級需要：你擋板後的 1 個鐵砧。
cost-pick = 升級需要：你擋板後的 1 把鶴嘴鋤。
cost-saw = 升級需要：你擋板後的 1 把鋸子。
cost-any-skill = 升級需要：你擋板後的 1 個任意技能。
cost-any-1-any-skill = 升級需要：板塊上的 1 個任意資源，以及你擋板後的 1 個任意技能。

## 配件：是什麼，有什麼用。

piece-blue = 藍色工人。工人用來競標板塊和使用板塊；最先放到一片板塊的顏色，就是它本季的顏色。
piece-red = 紅色工人。工人用來競標板塊和使用板塊；最先放到一片板塊的顏色，就是它本季的顏色。
piece-yellow = 黃色工人。工人用來競標板塊和使用板塊；最先放到一片板塊的顏色，就是它本季的顏色。
piece-green = 綠色工人。和其他顏色沒有兩樣，但比較稀少：總共只有 20 個，一開始布袋裡沒有。
piece-purple = 紫色工人：起始玩家的標記，競標回合順序板塊可以得到。終局計分時，持有者可以把它當作 1 個任意資源、1 個任意技能或 1 個任意顏色的工人。
piece-worker = 擋板後的工人。只有主人看得到顏色。
piece-gold = 黃金，可以當作其他任何資源的資源。終局計分時，沒有用在任何板塊的黃金每個 1 分。
piece-iron = 鐵，一種資源。許多升級要用到板塊上的鐵；有些板塊終局時會替它計分。
piece-stone = 石頭，一種資源。許多升級要用到板塊上的石頭；有些板塊終局時會替它計分。
piece-wood = 木頭，一種資源。許多升級要用到板塊上的木頭；有些板塊終局時會替它計分。
piece-anvil = 鐵砧，一種技能。有些升級和有些板塊的使用要付 1 個；有些板塊終局時會替技能計分。
piece-pick = 鶴嘴鋤，一種技能。有些升級和有些板塊的使用要付 1 把；有些板塊終局時會替技能計分。
piece-saw = 鋸子，一種技能。有些升級和有些板塊的使用要付 1 把；有些板塊終局時會替技能計分。
piece-skill = 擋板後的技能：鐵砧、鶴嘴鋤或鋸子。只有主人看得到是哪一種。
piece-bag = 布袋，裝著不屬於任何人的工人。工人從中隨機抽取；得標的工人也會放進去。
piece-pile = 面朝下的技能牌堆。技能從中隨機抽取；付掉的技能會洗回去。
piece-greens = 綠色工人的供應區，大家都看得到。有些板塊會從這裡給綠色工人。
piece-points = 分數。冬天結束後，分數最高的玩家獲勝。
piece-steps = 步：把 1 個資源運到你村莊裡的相鄰板塊，兩邊必須以道路相接。
piece-upgrade = 升級：把你村莊裡的一片板塊翻到更好的一面，每片只能升級一次。所需的資源必須放在那片板塊上，技能從你的擋板後拿出。
piece-boat = 船隻。春天、夏天和秋天結束時，每位玩家選一艘，拿走船上的一切；冬天結束時，每位玩家把一艘船隻加入村莊。
piece-road = 道路。資源沿著道路在板塊之間運送；村莊裡道路必須接道路。
piece-water = 水。村莊裡水必須接水，資源不能通過。
piece-field = 田野。村莊裡田野必須接田野，資源不能通過。

## 學習頁的符號表：每個符號旁邊一行。板塊上的算式在每種語言都是由左讀到右。

icon-count = 數字表示數量。只有步數和升級會寫出 1。
icon-goods = 使用後獲得的資源。
icon-or = 任選其中一個。
icon-gives = 付出前面的，獲得後面的。
icon-each = 每一個；前面的數字不在花裡時：乘以這個數字。
icon-equals = 兩者視為相同。
icon-plus = 額外獲得。
icon-to = 從第一個數字到最後一個數字。
icon-set = 一套：框裡的全部。
icon-good-any = 任意資源，種類可以混用。
icon-lying = 放在這片板塊上的資源。
icon-worker-colour = 這種顏色的工人。
icon-worker-green = 來自供應區的綠色工人。
icon-worker-bag = 從布袋抽取的工人。
icon-worker-any = 任意顏色的工人。
icon-skill-kind = 這種技能。
icon-skill-pile = 從牌堆抽取的技能。
icon-skill-any = 任意技能。
icon-step = 步：1 個資源沿道路運到相鄰板塊。
icon-upgrade = 升級：把一片板塊翻到更好的一面。
icon-points = 終局計分時的分數。
icon-badge = 這一面在終局計分時的分數。
icon-points-each = 終局計分時，每一個所得的分數。
icon-points-set = 終局計分時，每一套所得的分數。
icon-points-chosen = 終局計分時，選最有利的一種，每一個所得的分數。
icon-cost = 先是升級的費用，再是升級後一面的效果。
icon-upgraded = 這片板塊已升級。
icon-boat = 船隻。
icon-loop = 道路迴圈上的板塊。
icon-flip = 免費把 1 片板塊翻到升級後的一面。
icon-neighbour = 與這片相接的板塊。
icon-road-field = 運送時可以把田野當作道路通過。
icon-leads-any = 用任一種顏色超過別人的出價。
icon-mixed = 用不同顏色的工人使用板塊。
icon-workers = 板塊上的工人，每次使用為一組。每季最多放 6 個。
icon-colour = 這片板塊在季末前的顏色。
icon-lying-goods = 放在板塊上的資源。
icon-bid = 出價：玩家的徽記和工人數量。
icon-bid-leads = 這個出價領先。
icon-bid-loses = 這個出價已被超過，可以移走或加碼。
icon-emblem = 玩家的徽記。
icon-start-player = 起始玩家的標記；在回合順序板塊上：得標者成為起始玩家。
icon-turn-number = 選船隻的順序。
icon-load = 船上的工人和技能，誰選這艘船隻就歸誰。
icon-season = 土地和屋頂的顏色表示板塊的季節。
# 屋頂的形狀。
icon-roof-goods = 素面屋頂：獲得資源。
icon-roof-transport = 有圓窗的屋頂：步數和升級。
icon-roof-people = 中間有山牆的屋頂：獲得工人或技能。
icon-roof-yard = 開放的棚子：終局時替放在上面的資源計分。
icon-roof-points = 階梯狀屋頂：只有分數。
icon-roof-home = 茅草屋頂：家園。
icon-roof-winter = 兩座塔，中間一朵花：冬天板塊，終局時計分。
icon-target = 角上有記號：現在可以選這片板塊。
icon-changed = 自你上回合以來有變動。

## 現在對你的意義：遊戲桌上板塊或配件卡片的句子。

now-goods-stay = 你在這裡生產的資源會留在這片板塊上，就在你的村莊裡。
now-goods-home = 你在這裡生產的資源會放到你的家園。
now-workers-yours = 放在這裡的工人在季末歸你。
now-workers-theirs = 你放在這裡的工人在季末歸 { $name }。
now-workers-winner = 放在這裡的工人會歸這片板塊的得標者。
now-workers-winner-none = 放在這裡的工人會歸這片板塊的得標者；沒有人出價就放進布袋。
now-upgrade-ready = 升級所需的都齊了：使用家園或運送板塊就能升級。
# $goods：如「1 個木頭和1 個石頭」或「1 把鋸子」。
now-upgrade-lacks = 升級還缺 { $goods }。
now-upgraded = 已升級，不能再升級。
now-holding = 你有 { $count } 個。
now-none = 你沒有。
