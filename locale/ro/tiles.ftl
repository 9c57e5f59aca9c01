### Tiles and pieces in plain words: on the card that opens over a tile or a piece, on the Learn page
### "Tiles", and in the terminal. Which cost message a tile has: see locale/en/tiles.ftl.
### "Tu" is the player who uses the tile, "proprietarul" the one in whose village it lies.

## What a side of a tile does. front: before the upgrade, back: after it.

# Homes and transport tiles: a step moves 1 resource along a road, an upgrade flips a tile.
does-home-front = Până la 1 pas și 1 îmbunătățire în propriul tău sat.
does-home-back = Până la 2 pași și 1 îmbunătățire în propriul tău sat.
does-stable-front = Până la 2 pași și 1 îmbunătățire în propriul tău sat.
does-stable-back = Până la 4 pași și 2 îmbunătățiri în propriul tău sat.
does-farrier-front = Până la 3 pași și 1 îmbunătățire în propriul tău sat.
does-farrier-back = Până la 5 pași și 2 îmbunătățiri în propriul tău sat.
does-wainwright-front = Până la 4 pași și 2 îmbunătățiri în propriul tău sat.
does-wainwright-back = Până la 6 pași și 2 îmbunătățiri în propriul tău sat.

# Tiles that make resources.
does-keywood-front = Dă 1 lemn.
does-keywood-back = Dă 3 lemne.
does-keystone_quarry-front = Dă 1 piatră.
does-keystone_quarry-back = Dă 3 pietre.
does-key_mine-front = Dă 1 bucată de fier.
does-key_mine-back = Dă 3 bucăți de fier.
does-woodcutter-front = Dă 2 lemne.
does-woodcutter-back = Dă 1 lemn și 1 bucată de aur.
does-quarryman-front = Dă 2 pietre.
does-quarryman-back = Dă 1 piatră și 1 bucată de aur.
does-miner-front = Dă 2 bucăți de fier.
does-miner-back = Dă 1 bucată de fier și 1 bucată de aur.
does-gold_mine-front = Dă 1 bucată de aur.
does-gold_mine-back = Dă 2 bucăți de aur.
does-workshop-front = Dă 1 bucată de fier, 1 piatră sau 1 lemn, la alegerea ta.
does-workshop-back = Dă 1 bucată de fier, 1 piatră și 1 lemn.

# "Costă" is what the user pays besides the workers placed on the tile: it is gone afterwards.
does-mason-front = Costă 1 târnăcop: dă 3 pietre.
does-mason-back = Costă 1 târnăcop: dă 3 bucăți de aur.
does-carpenter-front = Costă 1 ferăstrău: dă 3 lemne.
does-carpenter-back = Costă 1 ferăstrău: dă 3 bucăți de aur.
does-smelter-front = Costă 1 nicovală: dă 3 bucăți de fier.
does-smelter-back = Costă 1 nicovală: dă 3 bucăți de aur.

# Tiles that give skills and workers. Draws from the bag and the pile are random.
does-apprentice_hall-front = Extragi 1 aptitudine din teanc.
does-apprentice_hall-back = Extragi 2 aptitudini din teanc.
does-alehouse-front = Extragi 1 muncitor din sac.
does-alehouse-back = Extragi 2 muncitori din sac.
does-inn-front = Extragi 1 muncitor din sac.
does-inn-back = Extragi 3 muncitori din sac.
does-tavern-front = Costă 1 muncitor de orice culoare: extragi 2 muncitori din sac.
does-tavern-back = Costă 1 muncitor de orice culoare: extragi 3 muncitori din sac.
does-brewer-front = Costă 1 aptitudine de orice fel: extragi 2 muncitori din sac.
does-brewer-back = Costă 1 aptitudine de orice fel: extragi 3 muncitori din sac.
does-hiring_fair-front = Costă 1 aptitudine de orice fel: extragi 2 aptitudini din teanc.
does-hiring_fair-back = Costă 1 aptitudine de orice fel: extragi 3 aptitudini din teanc.
does-peddler-front = Costă 1 muncitor galben: iei 1 muncitor verde din rezervă.
does-peddler-back = Costă 1 muncitor galben: iei 2 muncitori verzi din rezervă.
does-store-front = Costă 1 muncitor albastru: iei 1 muncitor verde din rezervă.
does-store-back = Costă 1 muncitor albastru: iei 2 muncitori verzi din rezervă.
does-fair-front = Costă 1 muncitor roșu: iei 1 muncitor verde din rezervă.
does-fair-back = Costă 1 muncitor roșu: iei 2 muncitori verzi din rezervă.

# Tiles that count the resources lying on them. They cannot be used.
does-timber_yard-front = La final: câte 2 puncte pentru fiecare lemn de pe ea. Aurul ține loc de lemn.
does-timber_yard-back = La final: câte 3 puncte pentru fiecare lemn de pe ea. Aurul ține loc de lemn.
does-stone_yard-front = La final: câte 2 puncte pentru fiecare piatră de pe ea. Aurul ține loc de piatră.
does-stone_yard-back = La final: câte 3 puncte pentru fiecare piatră de pe ea. Aurul ține loc de piatră.
does-blacksmith-front = La final: câte 2 puncte pentru fiecare bucată de fier de pe ea. Aurul ține loc de fier.
does-blacksmith-back = La final: câte 3 puncte pentru fiecare bucată de fier de pe ea. Aurul ține loc de fier.
does-barn-front = La final: câte 1 punct pentru fiecare resursă de pe ea, de orice fel.
does-barn-back = La final: câte 2 puncte pentru fiecare resursă de pe ea, de orice fel.

# Tiles that are only worth their printed points; tile-points says how many.
does-sawmill-front = Fără acțiune. Aduce doar puncte.
does-sawmill-back = Fără acțiune. Aduce doar puncte.
does-sculptor-front = Fără acțiune. Aduce doar puncte.
does-sculptor-back = Fără acțiune. Aduce doar puncte.
does-forge-front = Fără acțiune. Aduce doar puncte.
does-forge-back = Fără acțiune. Aduce doar puncte.
does-goldsmith-front = Nici acțiune, nici puncte, până nu e îmbunătățită.
does-goldsmith-back = Fără acțiune. Aduce doar puncte.
does-well-front = Fără acțiune. Aduce doar puncte.
does-well-back = Fără acțiune. Aduce doar puncte.

# Summer boats, sides a and b. They act for their owner alone, without workers.
does-summer_boat_1-a = Când proprietarul alege o barcă la sfârșitul unui anotimp, extrage în plus 2 muncitori din sac.
does-summer_boat_1-b = Când proprietarul alege o barcă la sfârșitul unui anotimp, ia în plus 1 muncitor verde din rezervă.
# "Fără apă": neither of the two edges that touch is water.
does-summer_boat_2-a = Pașii proprietarului pot trece peste orice latură fără apă, nu doar pe drumuri. Plăcuțele lui noi pot atinge laturi cu care nu se potrivesc.
does-summer_boat_2-b = Casele și plăcuțele de transport îi dau proprietarului un număr dublu de pași și de îmbunătățiri. Se dublează și punctele bărcii „Keyflower”.
does-summer_boat_3-a = Când proprietarul îmbunătățește o plăcuță, orice resursă ține loc de oricare alta, chiar și de aur.
does-summer_boat_3-b = La final, orice resursă a proprietarului ține loc de oricare alta, chiar și de aur.
does-summer_boat_4-a = Unde alt jucător are o ofertă albastră, roșie sau galbenă pentru o plăcuță de sat, proprietarul poate licita muncitori de orice culoare, dar de una singură. Oferta trebuie să fie mai mare decât cea mai mare ofertă de acolo.
does-summer_boat_4-b = O plăcuță care are deja o culoare în acest anotimp poate fi folosită de proprietar cu muncitori de orice culori, chiar amestecate.

# Winter tiles. "Ale proprietarului": resources anywhere in the village, skills and workers behind the
# screen. All of them count as often as they can be filled.
does-jeweller-front = La final: câte 2 puncte pentru fiecare bucată de aur a proprietarului.
does-mercers_guild-front = La final: câte 5 puncte pentru fiecare set de fier, piatră și lemn al proprietarului. Aurul ține loc de oricare dintre ele.
does-watermill-front = La final: câte 1 punct pentru fiecare resursă a proprietarului dintr-un singur fel. Aurul ține loc de acel fel.
does-windmill-front = La final: câte 5 puncte pentru fiecare grup de 5 resurse ale proprietarului, de orice fel.
does-key_guild-front = La final: câte 10 puncte pentru fiecare grup de 5 aptitudini ale proprietarului, de orice fel.
does-scholar-front = La final: câte 3 puncte pentru fiecare aptitudine a proprietarului dintr-un singur fel.
does-scribes-front = La final: câte 10 puncte pentru fiecare set de nicovală, târnăcop și ferăstrău al proprietarului.
does-apothecary-front = La final: câte 3 puncte pentru fiecare grup de 5 muncitori ai proprietarului, de orice culoare.
does-craftsmans_guild-front = La final: câte 3 puncte pentru fiecare set de 1 muncitor albastru, 1 roșu și 1 galben al proprietarului. Muncitorii verzi nu contează.
does-key_market-front = La final: câte 2 puncte pentru fiecare muncitor verde al proprietarului.
does-village_hall-front = La final: câte 1 punct pentru fiecare muncitor al proprietarului de o singură culoare, la alegere. Culoarea poate fi și verde.
does-keythedral-front = Fără acțiune. Aduce doar puncte.

# Boats. In the first three seasons players pick a boat and take what is on board; in winter they take
# the boat itself into the village.
does-keyflower-front = La final: câte 1 punct pentru fiecare pas arătat pe plăcuțele proprietarului, casa inclusă.
# Loop: a closed way along roads from tile to tile, back to where it began.
does-sea_bastion-front = La final: câte 1 punct pentru fiecare plăcuță de pe cea mai mare buclă de drumuri a proprietarului.
# The line begins at the home's water edge; Sea Breese and summer boats are boats of this line too.
does-sea_breese-front = La final: 2, 4, 8, 16 sau 32 de puncte pentru 1, 2, 3, 4 sau 5 bărci legate prin apă într-un singur șir, de la casă.
does-flipper-front = La final, proprietarul poate întoarce gratuit 1 plăcuță din satul lui pe partea îmbunătățită.
does-ianvincible-front = Aduce doar puncte.
does-white_wind-front = La final: câte 1 punct pentru fiecare muncitor al proprietarului.

# Turn-order tiles 1 to 4 share this. Number 1 picks first.
does-turn_order_tile-front = Cine o câștigă alege o barcă în ordinea numerelor, înaintea jucătorilor fără o astfel de plăcuță. Iarna, câștigătorul ia și plăcuța: la final, câte 1 punct pentru fiecare plăcuță care o atinge.

## Lines that follow what a side does.

# The printed points of a side. Never 0.
tile-points = { $points ->
    [one] Valorează { $points } punct la final.
    [few] Valorează { $points } puncte la final.
   *[other] Valorează { $points } de puncte la final.
}
tile-counts-once = Fiecare resursă, aptitudine și muncitor se punctează la o singură plăcuță.
# Boats: $spring, $summer and $autumn are such as "7 muncitori și 1 aptitudine".
tile-loads = La bord: { $spring } primăvara, { $summer } vara, { $autumn } toamna.

## What the upgrade costs. Resources must lie on the tile itself, skills come from behind the player's
## screen. Gold may take the place of another resource, never the other way round.

cost-gold = Îmbunătățirea costă 1 bucată de aur de pe plăcuță.
cost-2-gold = Îmbunătățirea costă 2 bucăți de aur de pe plăcuță.
cost-iron-stone = Îmbunătățirea costă 1 bucată de fier și 1 piatră de pe plăcuță. Aurul ține loc de oricare dintre ele.
cost-iron-wood = Îmbunătățirea costă 1 bucată de fier și 1 lemn de pe plăcuță. Aurul ține loc de oricare dintre ele.
cost-stone-wood = Îmbunătățirea costă 1 piatră și 1 lemn de pe plăcuță. Aurul ține loc de oricare dintre ele.
cost-iron-stone-wood = Îmbunătățirea costă 1 bucată de fier, 1 piatră și 1 lemn de pe plăcuță. Aurul ține loc de oricare dintre ele.
cost-3-iron = Îmbunătățirea costă 3 bucăți de fier de pe plăcuță. Aurul ține loc de fier.
cost-3-stone = Îmbunătățirea costă 3 pietre de pe plăcuță. Aurul ține loc de piatră.
cost-3-wood = Îmbunătățirea costă 3 lemne de pe plăcuță. Aurul ține loc de lemn.
cost-any-2 = Îmbunătățirea costă 2 resurse de orice fel de pe plăcuță.
cost-any-3 = Îmbunătățirea costă 3 resurse de orice fel de pe plăcuță.
cost-anvil = Îmbunătățirea costă 1 nicovală din spatele paravanului tău.
cost-pick = Îmbunătățirea costă 1 târnăcop din spatele paravanului tău.
cost-saw = Îmbunătățirea costă 1 ferăstrău din spatele paravanului tău.
cost-any-skill = Îmbunătățirea costă 1 aptitudine de orice fel din spatele paravanului tău.
cost-any-1-any-skill = Îmbunătățirea costă 1 resursă de orice fel de pe plăcuță și 1 aptitudine de orice fel din spatele paravanului tău.

## Pieces: what it is, and what it is good for.

piece-blue = Muncitor albastru. Cu muncitorii licitezi pentru plăcuțe și le folosești; prima culoare pusă la o plăcuță e culoarea ei în acel anotimp.
piece-red = Muncitor roșu. Cu muncitorii licitezi pentru plăcuțe și le folosești; prima culoare pusă la o plăcuță e culoarea ei în acel anotimp.
piece-yellow = Muncitor galben. Cu muncitorii licitezi pentru plăcuțe și le folosești; prima culoare pusă la o plăcuță e culoarea ei în acel anotimp.
piece-green = Muncitor verde. O culoare ca oricare alta, dar rară: sunt doar 20 și niciunul nu e în sac la început.
# The winner of the turn-order tile on which it stands becomes start player.
piece-purple = Muncitor mov: semnul primului jucător, care se câștigă cu o plăcuță cu ordinea de joc. La final, pentru cine îl are, ține loc de 1 resursă, 1 aptitudine sau 1 muncitor, de orice fel.
piece-worker = Muncitor în spatele unui paravan. Doar proprietarul îi vede culoarea.
piece-gold = Aur, o resursă care ține loc de oricare alta. La final, fiecare bucată de aur nefolosită la vreo plăcuță valorează 1 punct.
piece-iron = Fier, o resursă. Multe îmbunătățiri costă fier de pe plăcuță; unele plăcuțe îl punctează la final.
piece-stone = Piatră, o resursă. Multe îmbunătățiri costă piatră de pe plăcuță; unele plăcuțe o punctează la final.
piece-wood = Lemn, o resursă. Multe îmbunătățiri costă lemn de pe plăcuță; unele plăcuțe îl punctează la final.
piece-anvil = Nicovală, o aptitudine. Unele îmbunătățiri și unele folosiri costă câte una; unele plăcuțe punctează aptitudinile la final.
piece-pick = Târnăcop, o aptitudine. Unele îmbunătățiri și unele folosiri costă câte unul; unele plăcuțe punctează aptitudinile la final.
piece-saw = Ferăstrău, o aptitudine. Unele îmbunătățiri și unele folosiri costă câte unul; unele plăcuțe punctează aptitudinile la final.
piece-skill = Aptitudine în spatele unui paravan: o nicovală, un târnăcop sau un ferăstrău. Doar proprietarul știe care.
piece-bag = Sacul cu muncitorii care nu sunt ai nimănui. Se extrag la întâmplare; cei din ofertele câștigătoare ajung în el.
piece-pile = Teancul de aptitudini, cu fața în jos. Se extrag la întâmplare; cele plătite se întorc în el.
piece-greens = Rezerva de muncitori verzi, la vederea tuturor. Unele plăcuțe dau muncitori verzi din ea.
piece-points = Puncte. După iarnă, câștigă jucătorul cu cele mai multe puncte.
piece-steps = Pas: mută 1 resursă pe o plăcuță vecină din satul tău, acolo unde drumul se leagă de drum.
piece-upgrade = Îmbunătățire: întoarce o plăcuță din satul tău pe partea mai bună, o singură dată. Resursele din cost trebuie să fie pe acea plăcuță, aptitudinile vin din spatele paravanului tău.
piece-boat = Barcă. La sfârșitul primăverii, al verii și al toamnei, fiecare jucător alege una și ia ce e la bord; iarna, fiecare ia câte o barcă în satul lui.
piece-road = Drum. Resursele se mută pe drumuri, din plăcuță în plăcuță; într-un sat, drumul trebuie să atingă drum.
piece-water = Apă. Într-un sat, apa trebuie să atingă apă și nicio resursă nu trece peste ea.
piece-field = Câmp. Într-un sat, câmpul trebuie să atingă câmp și nicio resursă nu trece peste el.

## The legend of signs on the Learn page: one line for each, beside its drawing. Formulas on tiles are
## read from left to right in every language.

# A number before a sign: "2" and a log is 2 wood.
icon-count = Numărul arată câte. 1 se scrie doar la pași și îmbunătățiri.
# Signs of iron, stone, wood, gold alone on a house.
icon-goods = Resurse pe care le dă folosirea.
# A slash between two signs.
icon-or = Unul dintre ele, la alegere.
# A black triangle that points to the right.
icon-gives = Plătești ce e înaintea lui, primești ce e după el.
# A multiplication sign: points for each, or "2 x" for twice as much.
icon-each = Pentru fiecare; după un număr fără floare: înmulțit cu acel număr.
# The sign =, on boats 2a, 3a and 3b.
icon-equals = Cele două se socotesc la fel.
# The sign +, on boats 1a and 1b.
icon-plus = În plus.
# Three dots between two flowers, on Sea Breese.
icon-to = De la primul număr până la ultimul.
# A light frame around several signs.
icon-set = Un set: tot ce e în chenar.
# A square in four colours.
icon-good-any = Orice resursă; felurile se pot amesteca.
# A thing on a small hexagon.
icon-lying = O resursă aflată chiar pe această plăcuță.
# A worker of a colour before the triangle.
icon-worker-colour = Un muncitor de această culoare.
# A green worker after the triangle.
icon-worker-green = Un muncitor verde din rezervă.
# A sack.
icon-worker-bag = Un muncitor extras din sac.
# A pale figure with three dots.
icon-worker-any = Un muncitor de orice culoare.
# A dark square with an anvil, a pick or a saw.
icon-skill-kind = O aptitudine de acest fel.
# A dark square with a key.
icon-skill-pile = O aptitudine extrasă din teanc.
# A dark square with three dots.
icon-skill-any = O aptitudine de orice fel.
# A cart.
icon-step = Un pas: 1 resursă trece pe drum pe o plăcuță vecină.
# An arrow that points up.
icon-upgrade = O îmbunătățire: o plăcuță e întoarsă pe partea mai bună.
# A flower with a number, in a formula.
icon-points = Atâtea puncte la final.
# A flower with a number at a corner of the tile.
icon-badge = Punctele pe care le valorează această parte la final.
# A flower, the sign x, and a thing.
icon-points-each = Atâtea puncte la final pentru fiecare dintre acestea.
# A flower, the sign x, and a frame.
icon-points-set = Atâtea puncte la final pentru fiecare astfel de set.
# Things with slashes after a flower.
icon-points-chosen = Atâtea puncte la final pentru fiecare de un singur fel, cel mai avantajos.
# The strip at the foot of a tile; its left half is darker and ends in an arrow.
icon-cost = Ce costă îmbunătățirea, apoi ce dă partea îmbunătățită.
# A second gable with a lit window on the roof.
icon-upgraded = Această plăcuță e îmbunătățită.
# A boat in a formula.
icon-boat = O barcă.
# A ring of road, on Sea Bastion.
icon-loop = O plăcuță de pe o buclă de drumuri.
# Two arrows in a circle, on the Flipper.
icon-flip = Întoarce gratuit 1 plăcuță pe partea îmbunătățită.
# A small hexagon, on turn-order tiles.
icon-neighbour = O plăcuță care o atinge pe aceasta.
# A small hexagon with a road = a small hexagon with furrows, on boat 2a.
icon-road-field = Pașii trec peste câmpuri ca pe drumuri.
# A crown before a pale figure, on boat 4a.
icon-leads-any = Supralicitează în orice culoare.
# Workers of different colours together, on boat 4b.
icon-mixed = Folosește o plăcuță cu muncitori de culori amestecate.
# Figures in a row on a tile, in groups.
icon-workers = Muncitorii de pe plăcuță, câte un grup pentru fiecare folosire. E loc pentru 6 într-un anotimp.
# A small flag on a tile, in a worker's colour.
icon-colour = Culoarea acestei plăcuțe până la sfârșitul anotimpului.
# Light pills with resources on a tile.
icon-lying-goods = Resurse aflate pe plăcuță.
# A small plate beside a tile: the player's emblem, a figure and a number.
icon-bid = O ofertă: emblema jucătorului și numărul de muncitori.
# The same with a crown.
icon-bid-leads = Această ofertă e în frunte.
# The same with a dashed outline.
icon-bid-loses = Această ofertă e depășită. Se poate muta sau poate crește.
# A leaf, moon, fish, bell, star or key.
icon-emblem = Emblema unui jucător.
# A purple figure with a crown.
icon-start-player = Semnul primului jucător; pe o plăcuță cu ordinea de joc: cine o câștigă devine primul jucător.
# A large number and a boat on a milestone.
icon-turn-number = Locul în ordinea în care se aleg bărcile.
# Figures on a boat's deck and dark squares on its hull.
icon-load = Muncitori și aptitudini la bord, pentru cine alege această barcă.
# The colour of a roof and of the land.
icon-season = Culoarea pământului și a acoperișului arată anotimpul plăcuței.
# Shapes of roofs.
icon-roof-goods = Acoperiș simplu: dă resurse.
icon-roof-transport = Acoperiș cu fereastră rotundă: pași și îmbunătățiri.
icon-roof-people = Acoperiș cu fronton la mijloc: dă muncitori sau aptitudini.
icon-roof-yard = Șopron deschis: punctează la final ce e pe plăcuță.
icon-roof-points = Acoperiș în trepte: doar puncte.
icon-roof-home = Acoperiș de paie: o casă.
icon-roof-winter = Două turnuri și o floare între ele: o plăcuță de iarnă, se punctează la final.
# Small teal marks at the six corners.
icon-target = Colțuri marcate: poți alege acum această plăcuță.
# A light ring in amber around a tile.
icon-changed = S-a schimbat de la ultimul tău rând.

## What it means for you now: lines on the card of a tile or a piece at the table.

# The tile lies in the reader's own village.
now-goods-stay = Ce produci aici rămâne pe această plăcuță, în satul tău.
# The tile lies in another village or is a lot.
now-goods-home = Ce produci aici ajunge pe casa ta.
now-workers-yours = Muncitorii puși aici vin la tine la sfârșitul anotimpului.
# $name: the player in whose village the tile lies.
now-workers-theirs = Muncitorii pe care îi pui aici ajung la { $name } la sfârșitul anotimpului.
# A lot with a bid.
now-workers-winner = Muncitorii puși aici ajung la cine câștigă plăcuța.
# A lot without a bid.
now-workers-winner-none = Muncitorii puși aici ajung la cine câștigă plăcuța sau în sac, dacă nu licitează nimeni.
now-upgrade-ready = Ai tot ce trebuie ca s-o îmbunătățești: folosește o casă sau o plăcuță de transport.
# $goods: such as "1 lemn și 1 piatră" or "1 ferăstrău".
now-upgrade-lacks = Pentru îmbunătățire mai e nevoie de { $goods }.
now-upgraded = E îmbunătățită. Nu mai poate fi îmbunătățită încă o dată.
# Skills or workers of one kind behind the reader's screen; the card shows which.
now-holding = Ai { $count } în spatele paravanului.
now-none = Nu ai așa ceva în spatele paravanului.
