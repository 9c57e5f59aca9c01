# 教學：真正對局中的一個季節，一步一步來（web/src/table/tutorial）。
#
# 每個步驟是一張卡片：標題、一到三小段，玩家要動手的步驟另有一行（「-do」）說明該做什麼。
# 那一行也會單獨出現，所以不看其他內容也要看得懂。
#
# $red、$blue、$yellow（工人）、$wood、$stone（資源）和 $points 是小圖：緊接在名詞前面，兩邊各空一格。
# $tile 是板塊名稱，放在「」裡。數字的值固定如註解所示。

# ---- 步驟之外

tutorial-name = 教學
tutorial-starting = 正在替你的第一個季節準備遊戲桌…
tutorial-step = 步驟 { $step } / { $all }
tutorial-next = 下一步
tutorial-back = 上一步
# 把焦點移到這個步驟談的東西，並捲動到那裡。
tutorial-show = 指給我看
tutorial-leave = 先離開
tutorial-leave-text = 這張遊戲桌會保留下來，之後可以從停下的地方繼續。
tutorial-wait = 對手行動中…
# 手機上卡片可以收合。
tutorial-fold = 收起
tutorial-unfold = 展開
# 用於不屬於這個步驟的一切。$do 是該步驟的「-do」那一行。
tutorial-later = 這個等一下再說。現在：{ $do }

# ---- 第一個回合之前

tutorial-welcome-title = 歡迎來到 Keyflower 大五月花號
tutorial-welcome-1 = 你在河邊有一座村莊。四個季節裡，你要競標板塊、使用板塊、擴建村莊。冬天結束後，分數最高的人獲勝。
# $minutes 是 5。
tutorial-welcome-2 = 現在你要和電腦玩家玩一個夏天：真正的遊戲桌，真正的對局，大約 { $minutes } 分鐘。春天已經過去了。

tutorial-table-title = 桌上有什麼
tutorial-table-1 = 競標板塊是本季擺出的板塊，由玩家出價爭取。
tutorial-table-2 = 你的村莊是你目前建好的一切，標得板塊就會變大。
tutorial-table-3 = 擋板後面是你的工人。別人看得到有幾個，看不到顏色。

tutorial-plan-title = 你今年夏天的計畫
# $count 是 5。
tutorial-plan-1 = 升級你的家園。這需要 1 個 { $wood } 木頭和 1 個 { $stone } 石頭，都要放在家園上；升級可以得到 { $count } { $points } 分。
tutorial-plan-2 = 另外再替村莊標得一片板塊。
tutorial-plan-3 = 看懂一片板塊：房屋表示工人來時會得到什麼，下方的橫條表示升級的花費和好處。

# ---- 競標。板塊是蹄鐵匠。

tutorial-bid-title = 競標一片板塊
tutorial-bid-1 = 放在競標板塊旁邊的工人就是出價。季節結束時，誰在那裡的工人最多，板塊就歸誰。
tutorial-bid-2 = 最先放的工人決定板塊本季的顏色：從此只有同色的工人可以放到那裡。
tutorial-bid-do = 在競標板塊中選「{ $tile }」，用 1 個 { $red } 紅色工人競標。

# $theirs 是 2，$more 是 2，$total 是 3。
tutorial-outbid-title = 你的出價被超過了
tutorial-outbid-1 = 對手出價 { $theirs } 個 { $red } 紅色工人。想重新領先，就要出得更多。
tutorial-outbid-2 = 這片板塊現在是紅色，所以只能加紅色工人。你已經放在那裡的 1 個也算。
tutorial-outbid-do = 再選一次「{ $tile }」，加上 { $more } 個 { $red } 紅色工人。總共 { $total } 個就能領先。

# ---- 使用板塊。板塊是大採石場，在對手的村莊。

tutorial-visit-title = 使用對手的板塊
tutorial-visit-1 = 工人放在板塊上面，就是使用板塊。有功能的板塊你都可以使用：競標板塊、自己的板塊，還有別人的板塊。
tutorial-visit-2 = 「{ $tile }」給你 1 個 { $stone } 石頭。在自己村莊以外生產的資源，會放到你的家園。
tutorial-visit-3 = 但這是有代價的：你的工人之後會歸對手。
tutorial-visit-do = 打開對手的村莊，用 1 個 { $blue } 藍色工人使用「{ $tile }」。

# 板塊是大樹林，在自己的村莊。
tutorial-own-title = 使用自己的板塊
tutorial-own-1 = 「{ $tile }」給你 1 個 { $wood } 木頭。在自己村莊生產的資源，會留在生產它的板塊上。
tutorial-own-2 = 放在自己板塊上的工人，季節結束時會回到你手上。
tutorial-own-do = 用 1 個 { $yellow } 黃色工人使用你村莊裡的「{ $tile }」。

# $count 是 2，$most 是 6。
tutorial-guest-title = 你的村莊來了訪客
tutorial-guest-1 = 對手也用 { $count } 個 { $yellow } 黃色工人使用了「{ $tile }」。一季之中，每次使用都至少要比上一次多 1 個工人，而一片板塊最多只能放 { $most } 個。
tutorial-guest-2 = 木頭放到了對手的家園。不過站在你村莊裡的工人，季節結束時全部歸你。

# ---- 落後的一組。板塊是木匠。

tutorial-second-title = 再競標一次
tutorial-second-1 = 你想競標幾片板塊都可以。
tutorial-second-do = 在競標板塊中選「{ $tile }」，用 1 個 { $blue } 藍色工人競標。

# $theirs 是 2。
tutorial-move-title = 落後出價可以移走
tutorial-move-1 = 對手用 { $theirs } 個 { $blue } 藍色工人超過了你的出價。你的工人沒有白費：落後出價可以移到別處，去競標或使用板塊，但一定要整組移動。領先出價則必須留在原地。
tutorial-move-2 = 讓這個工人替你做事吧。你的家園可以運送資源，也可以升級板塊。
tutorial-move-do = 選你的家園，用「{ $tile }」那裡的 { $blue } 藍色工人來使用它。

# ---- 運送與升級。板塊是大樹林。

tutorial-step-title = 運送資源
tutorial-step-1 = 你的家園可以運送 1 步、升級 1 次。1 步把 1 個資源沿著道路運到相鄰的板塊。
tutorial-step-2 = { $stone } 石頭已經在你的家園上，{ $wood } 木頭還留在生產它的地方。
tutorial-step-do = 選「{ $tile }」上的 { $wood } 木頭，再選你的家園。

# $count 是 5。
tutorial-upgrade-title = 升級你的家園
tutorial-upgrade-1 = 木頭和石頭都在家園上了，這正是升級的費用。板塊會翻到更好的一面：終局計分時得 { $count } { $points } 分，運送也從 1 步變成 2 步。
tutorial-upgrade-do = 選擇升級你的家園，然後確認。

# ---- 季節結束

tutorial-pass-title = 跳過
tutorial-pass-1 = 對手跳過了。跳過不代表退出：如果你現在放置工人，對手也可以繼續行動。
tutorial-pass-2 = 所有人接連跳過，季節就結束了。你的計畫已經完成。
tutorial-pass-do = 選擇跳過。

# 數字：$paid 是 3，$back 是 2，$gained 是 2。$before 和 $now 是擋板後原有和現有的工人數。
# 板塊在 -1 是蹄鐵匠，在 -3 是大採石場。
tutorial-ended-title = 季節結束了
tutorial-ended-1 = 你標得了「{ $tile }」。得標的 { $paid } 個 { $red } 紅色工人放進布袋。落後出價回到各自的擋板後。
tutorial-ended-2 = 你村莊裡的工人現在全部歸你：{ $back } 個本來就是你的，另外 { $gained } 個 { $yellow } 黃色工人來自對手。
tutorial-ended-3 = 你放在「{ $tile }」上的 { $blue } 藍色工人，現在歸對手了。
tutorial-ended-4 = 你一開始有 { $before } 個工人，現在有 { $now } 個。出價要謹慎：得標的工人就花掉了。

tutorial-boat-title = 選一艘船隻
tutorial-boat-1 = 春天、夏天和秋天結束後，船隻會帶來新的工人和技能。有些升級要付技能：鐵砧、鶴嘴鋤或鋸子。
tutorial-boat-2 = 你是起始玩家，所以由你先選。玩家也可以競標回合順序板塊：得標就能先選船隻，下一季也先開始。
tutorial-boat-do = 選一艘船隻，船上的一切都歸你。

# 板塊是蹄鐵匠。
tutorial-build-title = 擴建村莊
tutorial-build-1 = 標得的板塊要加入你的村莊。它必須與村莊相接，而且相接的邊要吻合：道路接道路，田野接田野，水接水。
tutorial-build-2 = 資源沿著道路運送，所以先想好以後要運到哪裡。
tutorial-build-do = 替「{ $tile }」選一個虛線位置，旋轉到你要的方向，然後放下。

# ---- 教學結束

tutorial-done-title = 你已經會玩了
tutorial-done-1 = 秋天開始了。玩法和之前一樣，只是換了板塊；其中許多會替你收集的東西計分。
tutorial-done-2 = 到了冬天，玩家會拿出從一開始就留在手上的板塊：你的就在擋板後面。它們替資源、技能和工人計分，記得收集合用的東西。
tutorial-done-3 = 小提示：點選任何板塊，就能看到它的作用。不能做的事，遊戲桌會告訴你原因。
tutorial-play-on = 從這裡繼續玩
tutorial-new-game = 開新的一局
tutorial-learn = 所有規則與板塊

# 對局沒有照著步驟進行，例如由電腦玩家代玩了一陣子。
tutorial-astray-title = 這一局走上了別的路
tutorial-astray-1 = 教學的步驟和這裡玩過的內容對不上了。你可以照自己的意思玩下去，或重新開始教學。
tutorial-restart = 重新開始
