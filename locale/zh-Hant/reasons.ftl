### Why an action isn't possible: keyflower.formats.reasons says which of these, and with which
### variables. Shown when an action is refused, and (illegal-bid-short, illegal-use-...) beside tiles
### that can't be chosen. The reader is the acting player.
###
### $tile, $other and $at are names of tiles, $seat and $seats names of players, $cost and $missing
### lists such as "1 stone and 2 wood". All others are numbers, or keys to choose by.
###
### The Python library reads the English file itself (keyflower.english): only variables and
### choices by them are understood there.

## Whose decision it is

illegal-number = 沒有編號 { $number } 的行動。
illegal-seat = 沒有座位 { $number }：座位是 0 到 { $last }。
illegal-over = 對局已經結束。
illegal-waiting = { $phase ->
    [pay] 現在不行：正在等 { $seats } 付費。
    [take] 現在不行：正在等 { $seats } 拿資源。
    [transport] 現在不行：正在等 { $seats } 運送與升級。
    [pick_boat] 現在不行：正在等 { $seats } 選船隻。
    [build] 現在不行：正在等 { $seats } 擴建村莊。
    [pick_winter] 現在不行：正在等 { $seats } 選冬天板塊。
    [flip] 現在不行：正在等 { $seats } 翻面。
   *[turn] 還沒輪到你：正在等 { $seats }。
}
illegal-first = { $phase ->
    [pay] 請先付「{ $tile }」的費用。
    [take] 請先從「{ $tile }」拿一個資源。
    [transport] 請先完成「{ $tile }」的使用：運送、升級或結束。
    [pick_boat] 請先選一艘船隻。
    [build] 請先把標得的板塊加入你的村莊。
    [pick_winter] 請先選冬天板塊。
    [flip] 你只能把一片板塊翻面，或不翻面。
   *[turn] 輪到你了：競標、使用板塊或跳過。
}
illegal-undo = 現在不能復原：之後有別人行動過，或已經抽出、公開了什麼。
illegal-undo-number = 要收回一步請用復原，它不是行動。

## Bids

illegal-bid-village = 「{ $tile }」已經在村莊裡，不能競標。
illegal-bid-boat = 不能競標船隻。
illegal-bid-absent = 「{ $tile }」這一季沒有擺出來。
illegal-bid-itself = 落後出價可以在原處加碼，但不能移回同一處。
illegal-bid-colour = { $colour ->
    [blue] 你在這裡的出價是藍色，只能再加藍色工人。
    [red] 你在這裡的出價是紅色，只能再加紅色工人。
    [yellow] 你在這裡的出價是黃色，只能再加黃色工人。
   *[green] 你在這裡的出價是綠色，只能再加綠色工人。
}
illegal-bid-none = 出價至少要 1 個工人。
# $mine workers are there already; $needs is the least total.
illegal-bid-small = { $mine ->
    [0] 要領先至少需要 { $needs } 個：{ $seat } 有 { $size } 個。
   *[other] 要領先總共至少需要 { $needs } 個：你有 { $mine } 個，{ $seat } 有 { $size } 個。
}
# $colour is "worker" where any one colour would do.
illegal-bid-short = { $colour ->
    [blue] 競標需要 { $needs } 個藍色工人，你有 { $has } 個。
    [red] 競標需要 { $needs } 個紅色工人，你有 { $has } 個。
    [yellow] 競標需要 { $needs } 個黃色工人，你有 { $has } 個。
    [green] 競標需要 { $needs } 個綠色工人，你有 { $has } 個。
   *[worker] 競標需要 { $needs } 個同色工人，你有 { $has } 個。
}

## Workers of bids and uses

illegal-colour = { $colour ->
    [blue] 這片板塊這一季是藍色。
    [red] 這片板塊這一季是紅色。
    [yellow] 這片板塊這一季是黃色。
   *[green] 這片板塊這一季是綠色。
}
illegal-colour-turn-order = { $colour ->
    [blue] 這一季是藍色。皇冠船（4a）不適用於回合順序板塊。
    [red] 這一季是紅色。皇冠船（4a）不適用於回合順序板塊。
    [yellow] 這一季是黃色。皇冠船（4a）不適用於回合順序板塊。
   *[green] 這一季是綠色。皇冠船（4a）不適用於回合順序板塊。
}
illegal-colour-no-bid = { $colour ->
    [blue] 這一季是藍色。皇冠船（4a）只適用於別人出過價的地方。
    [red] 這一季是紅色。皇冠船（4a）只適用於別人出過價的地方。
    [yellow] 這一季是黃色。皇冠船（4a）只適用於別人出過價的地方。
   *[green] 這一季是綠色。皇冠船（4a）不適用於綠色板塊。
}
illegal-screen = { $colour ->
    [blue] { $has ->
        [0] 你的擋板後沒有藍色工人。
       *[other] 你的擋板後只有 { $has } 個藍色工人。
    }
    [red] { $has ->
        [0] 你的擋板後沒有紅色工人。
       *[other] 你的擋板後只有 { $has } 個紅色工人。
    }
    [yellow] { $has ->
        [0] 你的擋板後沒有黃色工人。
       *[other] 你的擋板後只有 { $has } 個黃色工人。
    }
   *[green] { $has ->
        [0] 你的擋板後沒有綠色工人。
       *[other] 你的擋板後只有 { $has } 個綠色工人。
    }
}
illegal-group-colour = { $colour ->
    [blue] 你在「{ $at }」的落後出價是藍色，只能與藍色工人合併。
    [red] 你在「{ $at }」的落後出價是紅色，只能與紅色工人合併。
    [yellow] 你在「{ $at }」的落後出價是黃色，只能與黃色工人合併。
   *[green] 你在「{ $at }」的落後出價是綠色，只能與綠色工人合併。
}
illegal-group-slot = 位置 { $slot } 沒有板塊，也就沒有落後出價。
illegal-group-none = 你在「{ $at }」沒有出價。
illegal-group-leads = 你在「{ $at }」的出價是最高的，不能移動。

## Uses

illegal-use-never = { $what ->
    [turn_order] 回合順序板塊不能使用。
    [boat] 船隻不能使用。
    [winter] 冬天板塊不能使用。
   *[side] 板塊的這一面沒有可使用的功能。
}
illegal-use-aside = 「{ $tile }」已經永久擱置一旁。
illegal-use-absent = 「{ $tile }」既沒有擺出來，也不在村莊裡。
illegal-use-full = { $room ->
    [0] 已滿：上面有 6 個工人。
   *[other] 下次使用需要 { $needs } 個工人，只放得下 { $room } 個。
}
illegal-use-skill = { $skill ->
    [anvil] 使用要付 1 個鐵砧，你沒有。
    [pick] 使用要付 1 把鶴嘴鋤，你沒有。
    [saw] 使用要付 1 把鋸子，你沒有。
   *[skill] 使用要付 1 個技能，你沒有。
}
illegal-use-short = { $colour ->
    [blue] 使用需要 { $needs } 個藍色工人，你有 { $has } 個。
    [red] 使用需要 { $needs } 個紅色工人，你有 { $has } 個。
    [yellow] 使用需要 { $needs } 個黃色工人，你有 { $has } 個。
    [green] 使用需要 { $needs } 個綠色工人，你有 { $has } 個。
   *[worker] 使用需要 { $needs } 個同色工人，你有 { $has } 個。
}
illegal-use-large = 落後出價必須整組移動：這裡要放 { $needs } 到 { $room } 個工人。
illegal-use-worker = { $colour ->
    [blue] 使用時還要另付 1 個藍色工人，你會不夠付。
    [red] 使用時還要另付 1 個紅色工人，你會不夠付。
    [yellow] 使用時還要另付 1 個黃色工人，你會不夠付。
    [green] 使用時還要另付 1 個綠色工人，你會不夠付。
   *[worker] 使用時還要另付 1 個工人，你會不夠付。
}
illegal-use-mixed = 一次使用的工人必須全部同色。
illegal-use-none = 使用至少要 1 個工人。
illegal-use-few = 上次用了 { $used } 個工人，所以至少需要 { $needs } 個。
illegal-use-many = 這片板塊只放得下 { $room } 個工人，你放了 { $total } 個。

## Payments and resources

illegal-pay = { $takes ->
    [blue] 「{ $tile }」要付 1 個藍色工人。
    [red] 「{ $tile }」要付 1 個紅色工人。
    [yellow] 「{ $tile }」要付 1 個黃色工人。
    [green] 「{ $tile }」要付 1 個綠色工人。
    [worker] 「{ $tile }」要付 1 個任意顏色的工人。
    [anvil] 「{ $tile }」要付 1 個鐵砧。
    [pick] 「{ $tile }」要付 1 把鶴嘴鋤。
    [saw] 「{ $tile }」要付 1 把鋸子。
   *[skill] 「{ $tile }」要付 1 個任意技能。
}
illegal-skill = { $skill ->
    [anvil] 你的擋板後沒有鐵砧。
    [pick] 你的擋板後沒有鶴嘴鋤。
   *[saw] 你的擋板後沒有鋸子。
}
illegal-good = { $resource ->
    [iron] 「{ $tile }」不提供鐵。
    [stone] 「{ $tile }」不提供石頭。
    [wood] 「{ $tile }」不提供木頭。
   *[gold] 「{ $tile }」不提供黃金。
}
illegal-good-stock = { $resource ->
    [iron] 供應區沒有鐵了。
    [stone] 供應區沒有石頭了。
    [wood] 供應區沒有木頭了。
   *[gold] 供應區沒有黃金了。
}

## Moving, upgrading, flipping

illegal-not-yours = 「{ $tile }」不在你的村莊。
illegal-step-none = 這次使用的步數已經用完。
illegal-no-good = { $resource ->
    [iron] 「{ $tile }」上沒有鐵。
    [stone] 「{ $tile }」上沒有石頭。
    [wood] 「{ $tile }」上沒有木頭。
   *[gold] 「{ $tile }」上沒有黃金。
}
illegal-step-edge = { $to ->
    [n] 「{ $tile }」的北邊沒有板塊。
    [ne] 「{ $tile }」的東北邊沒有板塊。
    [se] 「{ $tile }」的東南邊沒有板塊。
    [s] 「{ $tile }」的南邊沒有板塊。
    [sw] 「{ $tile }」的西南邊沒有板塊。
   *[nw] 「{ $tile }」的西北邊沒有板塊。
}
illegal-step-road = 從「{ $tile }」到「{ $other }」沒有道路相連。
illegal-step-water = 「{ $tile }」和「{ $other }」之間隔著水。
illegal-upgrade-none = 這次使用的升級次數已經用完。
illegal-upgrade-never = 「{ $tile }」不能升級。
illegal-upgraded = 「{ $tile }」已經升級過了。
illegal-upgrade-missing = 升級「{ $tile }」要 { $cost }，還缺 { $missing }。
illegal-upgrade-cost = 升級「{ $tile }」剛好要 { $cost }。
illegal-upgrade-kinds = 升級「{ $tile }」要 { $cost }：每一種都要付對應的資源，或用黃金代替。
illegal-few-goods = { $resource ->
    [iron] 「{ $tile }」上只有 { $has } 個鐵。
    [stone] 「{ $tile }」上只有 { $has } 個石頭。
    [wood] 「{ $tile }」上只有 { $has } 個木頭。
   *[gold] 「{ $tile }」上只有 { $has } 個黃金。
}

## The end of a season

illegal-boat = { $players } 人遊戲不使用「{ $tile }」。
illegal-boat-taken = 「{ $tile }」已經被選走了。
illegal-place-tile = 「{ $tile }」不是你要加入村莊的板塊。
illegal-place-village = 你只能把板塊加入自己的村莊。
illegal-place-taken = { $cell } 已經有「{ $other }」。
# Two touching edges that don't match: $edge is the new tile's, $against that of $other.
illegal-place-edge = { $to ->
    [n] 北邊
    [ne] 東北邊
    [se] 東南邊
    [s] 南邊
    [sw] 西南邊
   *[nw] 西北邊
}的邊不吻合：{ $edge ->
    [road] 道路
    [field] 田野
   *[water] 水
}會接到「{ $other }」的{ $against ->
    [road] 道路
    [field] 田野
   *[water] 水
}。
illegal-place-apart = { $cell } 沒有與你的村莊相鄰。
illegal-winter-seat = 你只能選自己的冬天板塊。
illegal-winter-tile = 「{ $tile }」不是你的冬天板塊。
illegal-winter-none = 至少選一片冬天板塊。
