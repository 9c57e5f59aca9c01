# Names of tiles and boats: labels, never inflected. tile-summer_boat_1a is side a of the
# tile summer_boat_1; all six homes and all turn-order tiles share a name each.

tile-keywood = Pădurea Key
tile-keystone_quarry = Cariera Key
tile-key_mine = Mina Key
tile-woodcutter = Tăietor de lemne
tile-quarryman = Carier
tile-miner = Miner
tile-gold_mine = Mină de aur
tile-workshop = Atelier
tile-stable = Grajd
tile-peddler = Negustor
tile-apprentice_hall = Sala ucenicilor
tile-alehouse = Berărie
tile-store = Magazin
tile-mason = Pietrar
tile-carpenter = Tâmplar
tile-smelter = Topitor
tile-tavern = Tavernă
tile-hiring_fair = Târg de angajări
tile-brewer = Berar
tile-farrier = Potcovar
tile-summer_boat_1a = Barca echipajului · 1a
tile-summer_boat_1b = Barca verde · 1b
tile-summer_boat_2a = Barca pajiștilor · 2a
tile-summer_boat_2b = Barca geamănă · 2b
tile-summer_boat_3a = Barca zidarilor · 3a
tile-summer_boat_3b = Barca trocului · 3b
tile-summer_boat_4a = Barca coroanei · 4a
tile-summer_boat_4b = Barca curcubeului · 4b
tile-timber_yard = Depozit de lemn
tile-stone_yard = Depozit de piatră
tile-blacksmith = Fierar
tile-barn = Hambar
tile-wainwright = Rotar
tile-sawmill = Gater
tile-sculptor = Sculptor
tile-forge = Forjă
tile-goldsmith = Aurar
tile-well = Puț
tile-fair = Târg
tile-inn = Han
tile-jeweller = Bijutier
tile-craftsmans_guild = Breasla meșterilor
tile-watermill = Moară de apă
tile-mercers_guild = Breasla postăvarilor
tile-keythedral = Catedrală
tile-windmill = Moară de vânt
tile-scribes = Scribi
tile-scholar = Cărturar
tile-village_hall = Sala satului
tile-key_market = Piața Key
tile-key_guild = Breasla Key
tile-apothecary = Farmacie
tile-home = Casă
tile-turn_order_tile = Ordinea de joc
tile-keyflower = Keyflower
tile-sea_bastion = Sea Bastion
tile-sea_breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white_wind = White Wind

# The letters on workers: four different ones.
letter-blue = A
letter-red = R
letter-yellow = G
letter-green = V

# Words of the game, as they stand alone.

term-worker = muncitor
term-blue_worker = muncitor albastru
term-red_worker = muncitor roșu
term-yellow_worker = muncitor galben
term-green_worker = muncitor verde
term-purple_worker = muncitor mov
term-start_player = primul jucător
term-bag = sac
term-screen = paravan
term-resource = resursă
term-gold = aur
term-iron = fier
term-stone = piatră
term-wood = lemn
term-skill = aptitudine
term-anvil = nicovală
term-pick = târnăcop
term-saw = ferăstrău
term-season = anotimp
term-spring = primăvară
term-summer = vară
term-autumn = toamnă
term-winter = iarnă
term-village = sat
term-tile = plăcuță
term-village_tile = plăcuță de sat
term-lot = plăcuță la licitație
term-bid = ofertă
term-to_bid = a licita
term-to_outbid = a supralicita
term-losing_bid = ofertă depășită
term-winning_bid = ofertă câștigătoare
term-to_use = a folosi o plăcuță
term-to_produce = a produce
term-to_transport = a transporta
term-step = pas
term-to_upgrade = a îmbunătăți
term-to_flip = a întoarce
term-to_rotate = a roti
term-front = față
term-back_side = spate
term-road = drum
term-field = câmp
term-water = apă
term-river = râu
term-loop = buclă
term-boat = barcă
term-summer_boat = barcă de vară
term-turn_order = ordine de joc
term-to_pass = a pasa
term-supply = rezervă
term-pile = teanc
term-to_draw = a extrage
term-points = puncte
term-final_scoring = punctaj final
term-winner = câștigător
term-tie = egalitate
term-player = jucător
term-opponent = adversar
term-owner = proprietar
term-turn = rând
term-game = partidă

# One message for each colour and kind, with its count: languages inflect both.

count-blue = { $count ->
    [one] { $count } muncitor albastru
    [few] { $count } muncitori albaștri
   *[other] { $count } de muncitori albaștri
}
count-red = { $count ->
    [one] { $count } muncitor roșu
    [few] { $count } muncitori roșii
   *[other] { $count } de muncitori roșii
}
count-yellow = { $count ->
    [one] { $count } muncitor galben
    [few] { $count } muncitori galbeni
   *[other] { $count } de muncitori galbeni
}
count-green = { $count ->
    [one] { $count } muncitor verde
    [few] { $count } muncitori verzi
   *[other] { $count } de muncitori verzi
}
count-purple = { $count ->
    [one] { $count } muncitor mov
    [few] { $count } muncitori mov
   *[other] { $count } de muncitori mov
}
count-iron = { $count ->
    [one] { $count } bucată de fier
    [few] { $count } bucăți de fier
   *[other] { $count } de bucăți de fier
}
count-stone = { $count ->
    [one] { $count } piatră
    [few] { $count } pietre
   *[other] { $count } de pietre
}
count-wood = { $count ->
    [one] { $count } lemn
    [few] { $count } lemne
   *[other] { $count } de lemne
}
count-gold = { $count ->
    [one] { $count } bucată de aur
    [few] { $count } bucăți de aur
   *[other] { $count } de bucăți de aur
}
count-anvil = { $count ->
    [one] { $count } nicovală
    [few] { $count } nicovale
   *[other] { $count } de nicovale
}
count-pick = { $count ->
    [one] { $count } târnăcop
    [few] { $count } târnăcoape
   *[other] { $count } de târnăcoape
}
count-saw = { $count ->
    [one] { $count } ferăstrău
    [few] { $count } ferăstraie
   *[other] { $count } de ferăstraie
}
count-workers = { $count ->
    [one] { $count } muncitor
    [few] { $count } muncitori
   *[other] { $count } de muncitori
}
count-resources = { $count ->
    [one] { $count } resursă
    [few] { $count } resurse
   *[other] { $count } de resurse
}
count-skills = { $count ->
    [one] { $count } aptitudine
    [few] { $count } aptitudini
   *[other] { $count } de aptitudini
}
count-steps = { $count ->
    [one] { $count } pas
    [few] { $count } pași
   *[other] { $count } de pași
}
count-upgrades = { $count ->
    [one] { $count } îmbunătățire
    [few] { $count } îmbunătățiri
   *[other] { $count } de îmbunătățiri
}
count-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
count-tiles = { $count ->
    [one] { $count } plăcuță
    [few] { $count } plăcuțe
   *[other] { $count } de plăcuțe
}

emblem-0 = frunză
emblem-1 = lună
emblem-2 = pește
emblem-3 = clopot
emblem-4 = stea
emblem-5 = cheie
turn-order-tile = Ordinea de joc { $number }
