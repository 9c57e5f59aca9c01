# The end of a game: web/src/features/end.

end-over = Cele patru anotimpuri s-au încheiat
end-won = { $count ->
    [one] { $name } a câștigat cu { $count } punct
    [few] { $name } a câștigat cu { $count } puncte
   *[other] { $name } a câștigat cu { $count } de puncte
}
end-you-won = { $count ->
    [one] Ai câștigat cu { $count } punct
    [few] Ai câștigat cu { $count } puncte
   *[other] Ai câștigat cu { $count } de puncte
}
end-shared = { $count ->
    [one] Victorie împărțită, cu { $count } punct: { $names }
    [few] Victorie împărțită, cu { $count } puncte: { $names }
   *[other] Victorie împărțită, cu { $count } de puncte: { $names }
}
end-your-rank = { $count ->
    [one] Ai ieșit pe locul { $rank } din { $players }, cu { $count } punct.
    [few] Ai ieșit pe locul { $rank } din { $players }, cu { $count } puncte.
   *[other] Ai ieșit pe locul { $rank } din { $players }, cu { $count } de puncte.
}
end-lead = Cele patru anotimpuri s-au încheiat; fiecare piesă stă pe plăcuța la care se punctează.
end-winner = Victorie
end-points = { $count ->
    [one] punct
    [few] puncte
   *[other] de puncte
}

end-rematch = Revanșă
end-join-rematch = Intră la revanșă
end-replay = Reluare
end-turning = Momente de cotitură
end-turning-all = Toți jucătorii
end-board = Vezi masa
end-share = Distribuie
end-share-label = Link către reluare
end-share-picture = Salvează imaginea
end-record = Fișierul partidei
end-lobby = Pagina de start
end-more = Mai multe

end-chart = Puncte după sursă
end-total = Total
end-source-printed = Puncte tipărite
end-source-yards = Hambar și depozite
end-source-resources = Resurse
end-source-skills = Aptitudini
end-source-workers = Muncitori
end-source-boats = Bărci
end-source-turns = Ordinea de joc

end-village = Satul, cu punctele fiecărei plăcuțe
end-your-village = Satul tău
end-village-of = Sat: { $name }
# One tile of it, for screen readers.
end-tile = { $count ->
    [0] { $tile }
    [one] { $tile }, { $count } punct
    [few] { $tile }, { $count } puncte
   *[other] { $tile }, { $count } de puncte
}

# A line of the score, for screen readers; $what is one of the messages below.
end-line = { $count ->
    [one] { $tile }: { $count } punct, { $what }
    [few] { $tile }: { $count } puncte, { $what }
   *[other] { $tile }: { $count } de puncte, { $what }
}
end-nothing = Fără puncte: { $tiles }
end-left-over = Aur rămas

# What lines count. One message for each tile that scores by a rule of its own; $count is how many
# sets or fives were filled, or how many steps, tiles, boats or neighbours were counted.
end-line-printed = tipărite pe partea vizibilă
end-line-barn = pentru fiecare resursă de pe plăcuță
end-line-blacksmith = pentru fiecare bucată de fier de pe plăcuță
end-line-stone_yard = pentru fiecare piatră de pe plăcuță
end-line-timber_yard = pentru fiecare lemn de pe plăcuță
end-line-jeweller = pentru fiecare bucată de aur
end-line-mercers_guild = { $count ->
    [one] { $count } set de fier, piatră și lemn
    [few] { $count } seturi de fier, piatră și lemn
   *[other] { $count } de seturi de fier, piatră și lemn
}
end-line-watermill = pentru fiecare resursă de un fel
end-line-windmill = { $count ->
    [one] { $count } grup de cinci resurse
    [few] { $count } grupuri de cinci resurse
   *[other] { $count } de grupuri de cinci resurse
}
end-line-left_over = pentru fiecare bucată nefolosită la vreo plăcuță
end-line-key_guild = { $count ->
    [one] { $count } grup de cinci aptitudini
    [few] { $count } grupuri de cinci aptitudini
   *[other] { $count } de grupuri de cinci aptitudini
}
end-line-scholar = pentru fiecare aptitudine de un fel
end-line-scribes = { $count ->
    [one] { $count } set de nicovală, târnăcop și ferăstrău
    [few] { $count } seturi de nicovală, târnăcop și ferăstrău
   *[other] { $count } de seturi de nicovală, târnăcop și ferăstrău
}
end-line-apothecary = { $count ->
    [one] { $count } grup de cinci muncitori
    [few] { $count } grupuri de cinci muncitori
   *[other] { $count } de grupuri de cinci muncitori
}
end-line-craftsmans_guild = { $count ->
    [one] { $count } set de muncitori: albastru, roșu și galben
    [few] { $count } seturi de muncitori: albastru, roșu și galben
   *[other] { $count } de seturi de muncitori: albastru, roșu și galben
}
end-line-key_market = pentru fiecare muncitor verde
end-line-village_hall = pentru fiecare muncitor de o culoare
end-line-white_wind = pentru fiecare muncitor
end-line-steps = { $count ->
    [one] { $count } pas de transport în sat
    [few] { $count } pași de transport în sat
   *[other] { $count } de pași de transport în sat
}
end-line-loop = { $count ->
    [one] { $count } plăcuță pe bucla de drumuri
    [few] { $count } plăcuțe pe bucla de drumuri
   *[other] { $count } de plăcuțe pe bucla de drumuri
}
end-line-river = { $count ->
    [one] { $count } barcă în șir, de la casă
    [few] { $count } bărci în șir, de la casă
   *[other] { $count } de bărci în șir, de la casă
}
end-line-neighbours = { $count ->
    [one] { $count } plăcuță vecină
    [few] { $count } plăcuțe vecine
   *[other] { $count } de plăcuțe vecine
}

# Items of a line, for screen readers: { $what } is such as "2 gold", { $counts } what it counts as.
end-item-on = { $what } pe „{ $tile }”
end-item-as = { $what } ca { $counts }
end-item-as-on = { $what } ca { $counts } pe „{ $tile }”
