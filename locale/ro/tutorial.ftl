# The tutorial: one season of a real game, step by step (web/src/table/tutorial).
#
# Every step is a card: a title, one to three short paragraphs, and for steps in which the player
# does something one line ("-do") that says what. That line is also said alone, so it must be
# understood without the rest.
#
# $red, $blue, $yellow (workers), $wood, $stone (goods) and $points are small pictures: put them
# right before their noun, with a space on both sides. For screen readers they say nothing.
# $tile is the name of a tile, a label. Numbers have always the value that the comment says.

# ---- Around the steps

tutorial-name = Tutorial
tutorial-starting = Se pregătește masa pentru primul tău anotimp…
# "Etapa": "pas" is the step of a resource.
tutorial-step = Etapa { $step } din { $all }
tutorial-next = Înainte
tutorial-back = Înapoi
# Puts the focus on what the step is about, and scrolls there.
tutorial-show = Arată-mi
tutorial-leave = Ieși deocamdată
tutorial-leave-text = Masa aceasta se păstrează. Poți continua mai târziu, de unde ai rămas.
tutorial-wait = E rândul adversarului…
# On phones the card can be folded.
tutorial-fold = Arată mai puțin
tutorial-unfold = Arată mai mult
# Said of everything that is not part of the step. $do is the "-do" line of the step.
tutorial-later = Mai târziu. Acum: { $do }

# ---- Before the first turn

tutorial-welcome-title = Bun venit în Keyflower
tutorial-welcome-1 = Ai un sat lângă râu. Timp de patru anotimpuri licitezi pentru plăcuțe, le folosești și construiești. Câștigă cine are cele mai multe puncte după iarnă.
# $minutes is 5.
tutorial-welcome-2 = Acum joci o vară împotriva unui bot: o partidă adevărată la o masă adevărată, cam { $minutes } minute. Primăvara a trecut deja.

tutorial-table-title = Ce e pe masă
tutorial-table-1 = La licitație sunt plăcuțele acestui anotimp. Jucătorii licitează pentru ele.
tutorial-table-2 = Satul tău e ce ai construit până acum. Crește cu plăcuțele pe care le câștigi.
tutorial-table-3 = În spatele paravanului sunt muncitorii tăi. Ceilalți văd câți sunt, dar nu și ce culori au.

tutorial-plan-title = Planul tău pentru vara asta
# $count is 5.
tutorial-plan-1 = Îmbunătățește-ți casa. Pentru asta e nevoie de un { $wood } lemn și o { $stone } piatră, aflate pe ea, și îți aduce { $count } { $points } puncte.
tutorial-plan-2 = Și câștigă încă o plăcuță pentru satul tău.
tutorial-plan-3 = Cum citești o plăcuță: casa arată ce face când vin muncitori, iar banda de sub ea ce costă și ce aduce o îmbunătățire.

# ---- Bidding. The tile is the farrier.

tutorial-bid-title = Licitează pentru o plăcuță
tutorial-bid-1 = Muncitorii de lângă o plăcuță la licitație sunt o ofertă. Cine are acolo cei mai mulți la sfârșitul anotimpului primește plăcuța.
tutorial-bid-2 = Primii muncitori îi dau plăcuței culoarea pentru acest anotimp: de atunci, doar muncitori de acea culoare pot merge acolo.
tutorial-bid-do = Alege „{ $tile }” dintre plăcuțele la licitație și licitează un { $red } muncitor roșu.

# $theirs is 2, $more is 2, $total is 3.
tutorial-outbid-title = Oferta ta e depășită
tutorial-outbid-1 = Adversarul licitează { $theirs } { $red } muncitori roșii. Ca să conduci din nou, ai nevoie de mai mulți.
tutorial-outbid-2 = Plăcuța e acum roșie, deci doar muncitori roșii se pot alătura. Contează și cel pe care îl ai deja acolo.
tutorial-outbid-do = Alege din nou „{ $tile }” și adaugă { $more } { $red } muncitori roșii. Cu { $total } ești în frunte.

# ---- Using tiles. The tile is the keystone quarry, in the village of the opponent.

tutorial-visit-title = Folosește o plăcuță a adversarului
tutorial-visit-1 = Muncitorii puși pe o plăcuță o folosesc. Poți folosi orice plăcuță care face ceva: cele la licitație, cele ale tale și cele ale altora.
tutorial-visit-2 = „{ $tile }” dă o { $stone } piatră. Ce produci în afara satului tău ajunge pe casa ta.
tutorial-visit-3 = Are un preț: muncitorul tău va fi al adversarului.
tutorial-visit-do = Deschide satul adversarului și folosește „{ $tile }” cu un { $blue } muncitor albastru.

# The tile is Keywood, in the own village.
tutorial-own-title = Folosește o plăcuță de-a ta
tutorial-own-1 = „{ $tile }” dă un { $wood } lemn. Ce produci în satul tău rămâne pe plăcuța care l-a produs.
tutorial-own-2 = Muncitorii de pe plăcuțele tale se întorc la tine la sfârșitul anotimpului.
tutorial-own-do = Folosește „{ $tile }” din satul tău cu un { $yellow } muncitor galben.

# $count is 2, $most is 6.
tutorial-guest-title = Un oaspete în satul tău
tutorial-guest-1 = Și adversarul a folosit „{ $tile }”, cu { $count } { $yellow } muncitori galbeni. Într-un anotimp, fiecare folosire cere cu cel puțin un muncitor mai mult decât cea dinainte, iar pe o plăcuță încap cel mult { $most }.
tutorial-guest-2 = Lemnul a ajuns pe casa adversarului. Dar toți muncitorii care stau în satul tău vor fi ai tăi la sfârșitul anotimpului.

# ---- A losing group. The tile is the carpenter.

tutorial-second-title = Licitează încă o dată
tutorial-second-1 = Poți licita pentru oricâte plăcuțe vrei.
tutorial-second-do = Alege „{ $tile }” dintre plăcuțele la licitație și licitează un { $blue } muncitor albastru.

# $theirs is 2.
tutorial-move-title = O ofertă depășită e liberă să plece
tutorial-move-1 = Adversarul supralicitează cu { $theirs } { $blue } muncitori albaștri. Muncitorul tău nu e pierdut: o ofertă depășită se poate muta, mereu întreagă, ca să liciteze sau să folosească o plăcuță. O ofertă care conduce trebuie să rămână.
tutorial-move-2 = Pune muncitorul la treabă. Casa ta te lasă să muți resurse și să îmbunătățești.
tutorial-move-do = Alege casa ta și folosește-o cu { $blue } muncitorul albastru de la „{ $tile }”.

# ---- Moving and upgrading. The tile is Keywood.

tutorial-step-title = Mută o resursă
tutorial-step-1 = Casa ta dă un pas și o îmbunătățire. Un pas duce o resursă pe un drum până la plăcuța vecină.
tutorial-step-2 = { $stone } Piatra e deja pe casa ta. { $wood } Lemnul e încă acolo unde a fost produs.
tutorial-step-do = Alege { $wood } lemnul de pe „{ $tile }”, apoi casa ta.

# $count is 5.
tutorial-upgrade-title = Îmbunătățește-ți casa
tutorial-upgrade-1 = Lemnul și piatra sunt pe casa ta: atât costă îmbunătățirea ei. Plăcuța se întoarce și devine mai bună: { $count } { $points } puncte la final și doi pași în loc de unul.
tutorial-upgrade-do = Alege îmbunătățirea casei tale și confirm-o.

# ---- The season ends

tutorial-pass-title = Pasează
tutorial-pass-1 = Adversarul a pasat. Pasarea nu e niciodată definitivă: dacă pui acum muncitori, și adversarul poate continua.
tutorial-pass-2 = Când pasează toți, unul după altul, anotimpul se încheie. Planul tău e îndeplinit.
tutorial-pass-do = Pasează.

# Numbers: $paid is 3, $back is 2, $gained is 2. $before and $now are how many workers were and are
# behind the screen. The tile is the farrier in -1, the keystone quarry in -3.
tutorial-ended-title = Anotimpul s-a încheiat
tutorial-ended-1 = Ai câștigat „{ $tile }”. Cei { $paid } { $red } muncitori roșii care au câștigat plăcuța ajung în sac. Ofertele depășite se întorc la proprietarii lor.
tutorial-ended-2 = Toți muncitorii din satul tău sunt acum ai tăi: { $back } dintre ai tăi și { $gained } { $yellow } muncitori galbeni ai adversarului.
tutorial-ended-3 = { $blue } Muncitorul tău albastru de pe „{ $tile }” e acum al adversarului.
tutorial-ended-4 = { $before ->
    [one] Ai început cu { $before } muncitor și acum ai { $now }. Licitează cu grijă: ce câștigă se cheltuie.
    [few] Ai început cu { $before } muncitori și acum ai { $now }. Licitează cu grijă: ce câștigă se cheltuie.
   *[other] Ai început cu { $before } de muncitori și acum ai { $now }. Licitează cu grijă: ce câștigă se cheltuie.
}

tutorial-boat-title = Alege o barcă
tutorial-boat-1 = După primăvară, vară și toamnă, bărcile aduc muncitori și aptitudini noi. Unele îmbunătățiri costă aptitudini: o nicovală, un târnăcop sau un ferăstrău.
tutorial-boat-2 = Ești primul jucător, deci tu alegi întâi. Jucătorii pot licita și pentru plăcuța cu ordinea de joc, ca să aleagă înaintea celorlalți și să înceapă anotimpul următor.
tutorial-boat-do = Alege una dintre bărci. Primești tot ce e la bord.

# The tile is the farrier.
tutorial-build-title = Construiește
tutorial-build-1 = Plăcuța pe care ai câștigat-o se alătură satului tău. Trebuie să-l atingă, iar laturile care se ating trebuie să se potrivească: drum la drum, câmp la câmp, apă la apă.
tutorial-build-2 = Resursele merg pe drumuri, așa că gândește-te unde vor trebui să ajungă.
tutorial-build-do = Alege un loc punctat pentru „{ $tile }”, rotește plăcuța cum vrei și așaz-o.

# ---- The end of the tutorial

tutorial-done-title = Acum știi să joci
tutorial-done-1 = Începe toamna. E la fel, cu alte plăcuțe; multe dintre ele aduc puncte pentru ce aduni.
tutorial-done-2 = Iarna, jucătorii scot plăcuțe pe care le au de la început: ale tale sunt în spatele paravanului. Ele aduc puncte pentru resurse, aptitudini și muncitori. Adună ce li se potrivește.
tutorial-done-3 = Un sfat: alege orice plăcuță ca să vezi ce face. Când ceva nu se poate, masa îți spune de ce.
tutorial-play-on = Joacă mai departe aici
tutorial-new-game = O partidă nouă
tutorial-learn = Reguli și plăcuțe

# The game went on without the steps, for example because a bot played for a while.
tutorial-astray-title = Partida aceasta a luat-o pe alt drum
tutorial-astray-1 = Etapele nu se mai potrivesc cu ce s-a jucat aici. Joacă mai departe cum vrei sau ia tutorialul de la capăt.
tutorial-restart = Ia-o de la capăt
