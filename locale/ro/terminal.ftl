### Ce spune terminalul: keyflower tiles, show, score, replay, verify, analyse. Browserul nu încarcă
### acest fișier.

# $asked: limba pe care nu o vorbește nimeni aici; $languages: lista limbilor.
terminal-no-language = Limba „{ $asked }” nu există aici, așa că urmează româna. Există: { $languages }.

## Liste în tabele.

terminal-comma = { ", " }
terminal-semicolon = { "; " }
terminal-and = { " și " }
terminal-or = { " sau " }
terminal-list = { $what }: { $items }

## Nume

terminal-numbered = { $name } { $number }
terminal-boat = Barca { $number }

terminal-blue = { $count ->
    [one] { $count } muncitor albastru
    [few] { $count } muncitori albaștri
   *[other] { $count } de muncitori albaștri
}
terminal-red = { $count ->
    [one] { $count } muncitor roșu
    [few] { $count } muncitori roșii
   *[other] { $count } de muncitori roșii
}
terminal-yellow = { $count ->
    [one] { $count } muncitor galben
    [few] { $count } muncitori galbeni
   *[other] { $count } de muncitori galbeni
}
terminal-green = { $count ->
    [one] { $count } muncitor verde
    [few] { $count } muncitori verzi
   *[other] { $count } de muncitori verzi
}
terminal-colour-blue = albastru
terminal-colour-red = roșu
terminal-colour-yellow = galben
terminal-colour-green = verde

## keyflower tiles

terminal-group-home = Case
terminal-group-spring = Primăvară
terminal-group-summer = Vară
terminal-group-summer_boat = Bărci de vară
terminal-group-autumn = Toamnă
terminal-group-winter = Iarnă
terminal-group-boat = Bărci
terminal-group-turn_order = Plăcuțe cu ordinea de joc

terminal-name = nume
terminal-id = cod
terminal-kind = fel
terminal-from = de la
terminal-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
terminal-roads = drumuri, ~apă
terminal-side-a = partea a
terminal-side-b = partea b
terminal-loads = muncitori + aptitudini
terminal-not-sure = nesigur
terminal-value-edges = laturi
terminal-value-front = față
terminal-value-cost = îmbunătățire
terminal-value-back = spate
terminal-value-points = puncte
terminal-value-loads = încărcătură
terminal-value-river = râu
terminal-mark-sure = sigur
terminal-mark-single = o singură sursă
terminal-mark-doubtful = îndoielnic

terminal-edge-S = S
terminal-edge-SW = SV
terminal-edge-NW = NV
terminal-edge-N = N
terminal-edge-NE = NE
terminal-edge-SE = SE
terminal-edge = { $edge } { $kind }

terminal-tiles-foot = catalog { $version }; laturi: drumurile, iar apa după ~
terminal-pictures = { $count ->
    [one] { $count } imagine în { $folder }
    [few] { $count } imagini în { $folder }
   *[other] { $count } de imagini în { $folder }
}

terminal-takes = { $takes } → { $gives }
terminal-scores-on_tile = { $points } pentru fiecare { $kind ->
    [iron] bucată de fier
    [stone] piatră
    [wood] lemn
    [gold] bucată de aur
   *[resource] resursă
} de pe ea
terminal-scores-each = { $points } pentru fiecare { $kind ->
    [iron] bucată de fier
    [stone] piatră
    [wood] lemn
    [gold] bucată de aur
    [resource] resursă
    [anvil] nicovală
    [pick] târnăcop
    [saw] ferăstrău
    [skill] aptitudine
    [blue] muncitor albastru
    [red] muncitor roșu
    [yellow] muncitor galben
    [green] muncitor verde
   *[worker] muncitor
}
terminal-scores-chosen = { $points } pentru fiecare { $kind ->
    [resource] resursă de un fel
    [skill] aptitudine de un fel
   *[worker] muncitor de o culoare
}
terminal-scores-set = { $points } pentru fiecare set: { $set }
terminal-scores-any = { $points } pentru fiecare { $kind ->
    [resource] { $size ->
        [one] resursă
        [few] grup de { $size } resurse
       *[other] grup de { $size } de resurse
    }
    [skill] { $size ->
        [one] aptitudine
        [few] grup de { $size } aptitudini
       *[other] grup de { $size } de aptitudini
    }
   *[worker] { $size ->
        [one] muncitor
        [few] grup de { $size } muncitori
       *[other] grup de { $size } de muncitori
    }
}

terminal-power-1a = 2 muncitori din sac de câte ori alegi o barcă
terminal-power-1b = 1 muncitor verde de câte ori alegi o barcă
terminal-power-2a = resursele trec și peste câmp, plăcuțele se pun fără potrivirea laturilor
terminal-power-2b = pașii, îmbunătățirile și Keyflower contează dublu
terminal-power-3a = la îmbunătățiri orice resursă ține loc de alta
terminal-power-3b = la punctaj orice resursă ține loc de alta
terminal-power-4a = supralicitezi cu orice culoare
terminal-power-4b = folosești plăcuțe cu muncitori de orice culori
terminal-power-steps = 1 punct pentru fiecare pas de pe plăcuțele tale
terminal-power-loop = 1 punct pentru fiecare plăcuță de pe cea mai mare buclă de drumuri
terminal-power-river = puncte pentru bărcile în șir de la casa ta
terminal-power-flip = la sfârșit întorci una dintre plăcuțele tale
terminal-power-neighbours = 1 punct pentru fiecare plăcuță vecină

## keyflower show

terminal-game = Keyflower în { $players }
terminal-moves = { $count ->
    [one] { $count } mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}
terminal-after = { $moves ->
    [one] după { $at } din { $moves } mutare
    [few] după { $at } din { $moves } mutări
   *[other] după { $at } din { $moves } de mutări
}
terminal-catalogue = catalog { $version }
terminal-option-on = opțiunea { $rule }
terminal-option-off = fără opțiunea { $rule }
terminal-seed = sămânță { $seed }
terminal-open = paravane deschise
terminal-spectator = așa cum vede un spectator
terminal-seen-by = așa cum vede { $name }

terminal-to-bid-for = la licitație
terminal-colour = culoare
terminal-bids = oferte
terminal-workers-on-it = muncitori pe ea
terminal-shows = arată
terminal-the-purple = muncitorul mov

terminal-empty = gol
terminal-supply = rezervă: { $goods }, { $greens } · sac: { $workers } · teanc: { $skills }

terminal-behind = în spatele paravanului
terminal-workers = muncitori
terminal-skills = aptitudini
terminal-winter-tiles = plăcuțe de iarnă
terminal-starts = { $name } (începe)
terminal-none = niciunul

terminal-drew = extrage { $pieces }
terminal-the-end = Sfârșit
terminal-so-far = Până aici
terminal-over = partida s-a încheiat
terminal-won-by = victorie: { $names }

terminal-village = Sat: { $name }
terminal-to-add = de pus în sat: { $tile }
terminal-aside = pusă deoparte: { $tile }
terminal-letter-iron = f
terminal-letter-stone = p
terminal-letter-wood = l
terminal-letter-gold = a
terminal-letter-mixed = M
terminal-legend = laturi: == // drum, __ / câmp, ~ apă, x nepotrivire · ▲ îmbunătățită · 2f 1p 3l 1a: fier, piatră, lemn, aur · 3R: muncitori roșii

terminal-decide-turn = de licitat, de folosit sau de pasat
terminal-decide-pay = de plătit la „{ $tile }”
terminal-decide-take = de luat o resursă la „{ $tile }”
terminal-decide-transport = de transportat și de îmbunătățit cu „{ $tile }”, au rămas { $steps } și { $upgrades }
terminal-decide-pick-boat = de ales o barcă
terminal-decide-build = de pus în sat plăcuțele câștigate
terminal-decide-pick-winter = de ales plăcuțe de iarnă
terminal-decide-flip = de întors o plăcuță, sau niciuna
terminal-owes = { $name }: { $decision }
terminal-owes-legal = { $count ->
    [one] { $name }: { $decision } ({ $count } acțiune permisă)
    [few] { $name }: { $decision } ({ $count } acțiuni permise)
   *[other] { $name }: { $decision } ({ $count } de acțiuni permise)
}

## keyflower score

terminal-score = Scor
terminal-rule = regulă
terminal-counts = socotește
terminal-nothing = nimic

## keyflower replay

terminal-replay-deal = { $moves ->
    [one] { $moves } mutare, corectă de la așezare până la sfârșit; puncte: { $points }
    [few] { $moves } mutări, corecte de la așezare până la sfârșit; puncte: { $points }
   *[other] { $moves } de mutări, corecte de la așezare până la sfârșit; puncte: { $points }
}
terminal-replay-position = { $moves ->
    [one] { $moves } mutare, corectă de la poziția ei până la sfârșit; puncte: { $points }
    [few] { $moves } mutări, corecte de la poziția lor până la sfârșit; puncte: { $points }
   *[other] { $moves } de mutări, corecte de la poziția lor până la sfârșit; puncte: { $points }
}
terminal-replay-deal-so-far = { $moves ->
    [one] { $moves } mutare, corectă de la așezare până aici; partida nu s-a încheiat, anotimp: { $season }
    [few] { $moves } mutări, corecte de la așezare până aici; partida nu s-a încheiat, anotimp: { $season }
   *[other] { $moves } de mutări, corecte de la așezare până aici; partida nu s-a încheiat, anotimp: { $season }
}
terminal-replay-position-so-far = { $moves ->
    [one] { $moves } mutare, corectă de la poziția ei până aici; partida nu s-a încheiat, anotimp: { $season }
    [few] { $moves } mutări, corecte de la poziția lor până aici; partida nu s-a încheiat, anotimp: { $season }
   *[other] { $moves } de mutări, corecte de la poziția lor până aici; partida nu s-a încheiat, anotimp: { $season }
}
# A record with a move that the rules don't allow; $why is a sentence of reasons.ftl.
terminal-illegal-move = Mutarea { $number } ({ $move }) nu e permisă: { $why }

## keyflower analyse

terminal-expected = Șanse de victorie
terminal-worst = Deciziile care au costat cel mai mult, după { $bot }
terminal-none-worst = nicio decizie nu a costat ceva demn de amintit
terminal-page = pagină: { $file }
terminal-seat = loc
terminal-start = început
terminal-move = mutare
terminal-played = jucat
terminal-better = mai bine
