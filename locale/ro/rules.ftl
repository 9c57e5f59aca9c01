# The rules of the game, told for players: the Learn page shows them. docs/rules.md has
# the English texts by their ids.
#
# "(B4)" refers to a rule; the page makes it a link: one id in each pair of brackets, the same ids as
# in English. Names of tiles are labels in „ ”, never inflected; "barca coroanei (4a)" and its like stand without
# quotes and only in this form. plăcuță la licitație: a lot. plăcuță de schimb: a converter.

## Top of the page

# What an example in a rule starts with: it is a paragraph of its own.
rules-example = Exemplu:
rules-intro = Keyflower e un joc pentru 2 până la 6 jucători, care ține patru anotimpuri. Îți construiești un sat din plăcuțe hexagonale și conduci o ceată ascunsă de muncitori de mai multe culori. Muncitorii sunt și banii tăi, și brațele tale de muncă: licitezi cu ei ca să câștigi plăcuțe și îi pui pe plăcuțe ca să le folosești.
rules-goal = Câștigă satul cu cele mai multe puncte după iarnă. Punctele vin de la plăcuțele din satul tău, de la cele îmbunătățite și de la resursele, aptitudinile și muncitorii pe care îi mai ai la final. Muncitorii pe care îi pui pe plăcuța altui jucător rămân la el, așa că alege bine ale cui plăcuțe le folosești.
rules-turn-short = Când îți vine rândul, pui muncitori la o plăcuță sau pasezi. Îi pui lângă o plăcuță, ca ofertă, ca s-o câștigi, sau pe o plăcuță, ca s-o folosești pe loc. Anotimpul se încheie când pasează toți jucătorii unul după altul; atunci se încheie licitațiile, bărcile aduc muncitori și aptitudini noi, iar plăcuțele câștigate se alătură satelor. Acolo unde cărțile cu reguli lasă loc de îndoială, am hotărât noi: regulile acestea sunt marcate „(interpretare)”.

## I. Pieces and what is hidden

rules-part-i = Piesele și ce e ascuns
rules-lead-i = Din ce e făcut jocul, ce vede toată lumea și ce știi doar tu.

rule-i1-title = Muncitorii
rule-i1 = Sunt câte 40 de muncitori albaștri, roșii și galbeni, la început toți în sac. Cei 20 de muncitori verzi stau separat, într-o rezervă la vedere. Singurul muncitor mov arată cine e primul jucător.

rule-i2-title = Aurul ține loc de orice
rule-i2 = Resursele vin dintr-o rezervă la vedere, care se poate termina: 48 de bucăți de aur, 24 de bucăți de fier, 24 de pietre și 24 de lemne. Aurul poate ține oricând loc de orice altă resursă. Nicio altă resursă nu ține loc de alta; scapă de această regulă doar cine are barca zidarilor (X5) sau barca trocului (X6).

rule-i3-title = Aptitudinile
rule-i3 = Sunt 48 de plăcuțe cu aptitudini: 16 nicovale, 16 târnăcoape și 16 ferăstraie. Sunt amestecate și stau cu fața în jos, într-un singur teanc.

rule-i4-title = Plăcuțele mari
rule-i4 = Jocul are 64 de plăcuțe hexagonale mari: 6 case, 6 bărci, 4 plăcuțe cu ordinea de joc și câte 12 plăcuțe de sat pentru fiecare dintre cele patru anotimpuri. Dintre cele 12 plăcuțe de vară, 4 sunt bărci de vară.

rule-i5-title = Ce e ascuns și ce e la vedere
rule-i5 = Ascunse sunt culorile muncitorilor și felurile aptitudinilor din spatele fiecărui paravan, plăcuțele de iarnă din mâna fiecărui jucător, cine a ales care plăcuță de iarnă, ordinea teancurilor și culorile din sac. La vedere e tot ce se află pe masă, inclusiv culorile muncitorilor și aptitudinile din bărci, care stau cu fața în sus. Vezi mereu câți muncitori verzi, câte resurse de fiecare fel și câte plăcuțe cu aptitudini au mai rămas, câți muncitori sunt în sac și câte plăcuțe de iarnă a ales fiecare. Vezi și câți muncitori și câte aptitudini are fiecare jucător în spatele paravanului: cine numără atent știe oricum, de aceea jocul le arată.

rule-i6-title = Cine vede ce se extrage și ce se plătește
rule-i6 = Doar tu vezi ce extragi din sac sau din teanc; ceilalți văd câte ai extras. Dacă e bună orice aptitudine, o plătești cu fața în jos, iar ceilalți văd doar că ai plătit una. Dacă plăcuța spune ce aptitudine cere, toată lumea îi știe felul. Un muncitor pe care îl plătești (U7) e văzut de toți.

rule-i7-title = Totul se poate termina
rule-i7 = Nicio piesă nu e nelimitată. Dacă ar trebui să primești mai mult decât este, primești cât este. Fiecare fel se socotește separat: dacă nu mai e lemn, piatra o primești totuși.

## S. Set-up

rules-part-s = Pregătirea
rules-lead-s = Ce primește fiecare jucător la început și câte plăcuțe sunt în joc.

rule-s1-title = Ce primește fiecare jucător
rule-s1 = Extragi 8 muncitori din sac și îi ții în spatele paravanului. Primești la întâmplare o casă, cu fața în sus, care e centrul satului tău; stă așa cum e tipărită și nu se rotește. Mai primești și 3 plăcuțe de iarnă pe care le ții secrete, sau 2 la cinci ori șase jucători. Plăcuțele care nu sunt împărțite sau nu sunt în joc ies din partidă fără să le vadă nimeni.

rule-s2-title = Câte plăcuțe sunt în joc
rule-s2 = La 2, 3, 4, 5 sau 6 jucători sunt 2, 3, 4, 5 sau 6 bărci și 1, 2, 3, 4 sau 4 plăcuțe cu ordinea de joc. Primăvara, vara și toamna apar de fiecare dată 6, 7, 8, 9 sau 10 plăcuțe de sat. Iarna, numărul depinde de ce aleg jucătorii (T3): 2 până la 6 plăcuțe la doi jucători, 3 până la 9 la trei, 4 până la 12 la patru, 5 până la 10 la cinci, 6 până la 12 la șase. Locurile se urmează în sensul acelor de ceasornic, iar „la stânga” înseamnă mereu locul următor în acest sens.

rule-s3-title = Ce bărci sunt în joc
rule-s3 = Bărcile au o ordine fixă. „Keyflower” și „Sea Bastion” sunt mereu în joc, „Sea Breese” la trei sau mai mulți jucători, „Flipper” la patru sau mai mulți, „Ianvincible” la cinci sau mai mulți, iar „White Wind” la șase.

rule-s4-title = Unde stă muncitorul mov
rule-s4 = Dintre plăcuțele cu ordinea de joc, cea cu numărul cel mai mare poartă muncitorul mov: plăcuța 1 la doi jucători, plăcuța 2 la trei, plăcuța 3 la patru, plăcuța 4 la cinci sau șase. Cine câștigă această plăcuță devine primul jucător (E7).

rule-s5-title = Cine începe
rule-s5 = Proprietarul casei cu numărul cel mai mic începe primăvara și are muncitorul mov.

## T. Seasons and turns

rules-part-t = Anotimpurile și rândul la joc
rules-lead-t = Partida ține patru anotimpuri: primăvară, vară, toamnă și iarnă. În fiecare anotimp, jucătorii joacă pe rând până când pasează toți, unul după altul.

rule-t1-title = Începutul primăverii, al verii și al toamnei
rule-t1 = La începutul primăverii, al verii și al toamnei, fiecare barcă se încarcă așa cum arată pentru acel anotimp: muncitorii vin din sac, iar aptitudinile din teanc, așezate cu fața în sus. Plăcuțele de sat ale anotimpului se așază la întâmplare, cu fața în sus; acestea sunt plăcuțele la licitație. O barcă de vară arată la întâmplare una dintre cele două părți și n-o mai schimbă niciodată. Plăcuțele anotimpului de care nu e nevoie ies din partidă fără să le vadă nimeni.

rule-t2-title = Cum se încarcă bărcile
rule-t2 = Bărcile se încarcă în ture. În fiecare tură, fiecare barcă care nu e plină primește un muncitor, în ordinea bărcilor (S3), până când toate sunt pline sau sacul e gol. Apoi se încarcă la fel aptitudinile. Așa, muncitorii se împart egal când sacul se golește.

rule-t3-title = Începutul iernii
rule-t3 = La începutul iernii, toți jucătorii aleg în secret cel puțin una dintre plăcuțele de iarnă din mână, toți odată. Plăcuțele alese se amestecă și se scot la licitație. Așa afli câte plăcuțe a ales fiecare, dar nu și cine pe care. Celelalte plăcuțe de iarnă ies din partidă fără să le vadă nimeni. Iarna nu se încarcă nimic în bărci.

rule-t4-title = Rândul tău
rule-t4 = Începe primul jucător, apoi se joacă în sensul acelor de ceasornic. Când îți vine rândul, fie pui muncitori într-un singur loc, ca ofertă (B1) sau ca folosire (U1), fie pasezi. Dacă nu ai voie să pui muncitori nicăieri, pasezi.

rule-t5-title = Pasarea și sfârșitul anotimpului
rule-t5 = Pasarea nu e niciodată definitivă: la rândul următor poți pune din nou muncitori. Anotimpul se încheie când s-a pasat la rând de atâtea ori câți jucători sunt. Dacă între timp cineva pune muncitori, numărătoarea o ia de la capăt.

rule-t6-title = De unde vin muncitorii
rule-t6 = Muncitorii pe care îi pui vin din spatele paravanului, din ofertele tale depășite sau din amândouă; poți lua oricâte oferte depășite. O ofertă depășită care se mută se mută întreagă: nu poți lăsa o parte din ea în urmă. Toți muncitorii puși odată trebuie să aibă culoarea de care e nevoie în acel loc. Poți amesteca culorile numai într-o folosire cu barca curcubeului (X8).

## B. Bidding

rules-part-b = Licitarea
rules-lead-b = Cu o ofertă încerci să câștigi o plăcuță la sfârșitul anotimpului. Muncitorii unei oferte stau lângă plăcuță, pe latura ta.

rule-b1-title = Pentru ce poți licita
rule-b1 = Poți licita pentru plăcuțele la licitație din acest anotimp, inclusiv pentru bărcile de vară și plăcuțele de iarnă, și pentru plăcuțele cu ordinea de joc aflate în joc. Nu poți licita pentru bărcile care se încarcă (S3) și nici pentru plăcuțele dintr-un sat.

rule-b2-title = Cât de mare trebuie să fie o ofertă
rule-b2 = Oferta ta pentru o plăcuță înseamnă toți muncitorii de pe latura ta. Ca să deschizi o ofertă, pui cel puțin un muncitor. Dacă alt jucător are acolo o ofertă, noul tău total trebuie să fie mai mare decât cea mai mare ofertă; un număr egal nu ajunge. Nu există limită de sus. Exemplu: un adversar conduce cu 4 muncitori, iar tu ai acolo 2; trebuie să adaugi cel puțin 3, ca oferta ta să fie de 5.

rule-b3-title = O singură culoare într-o ofertă
rule-b3 = Toți muncitorii unei oferte au aceeași culoare. Dacă plăcuța are deja o culoare (C1), e chiar acea culoare.

rule-b4-title = O ofertă câștigătoare rămâne pe loc
rule-b4 = Cea mai mare ofertă câștigă deocamdată: e oferta câștigătoare. N-o poți muta, micșora sau împărți, dar îi poți adăuga oricâți muncitori. De aceea, o plăcuță pentru care s-a licitat măcar o dată are un câștigător la sfârșitul anotimpului.

rule-b5-title = Ce poate face o ofertă depășită
rule-b5 = Poți întări o ofertă depășită acolo unde stă, cu muncitori din spatele paravanului, cu alte oferte depășite întregi de aceeași culoare sau cu amândouă, dacă noul tău total devine cel mai mare. Sau o poți muta întreagă în alt loc, singură ori împreună cu alte oferte depășite și cu muncitori din spatele paravanului: la o ofertă, chiar și la propria ta ofertă câștigătoare; la o folosire, în culoarea plăcuței folosite, chiar și a plăcuței pe care tocmai o pierde; sau în sac, ca plată pentru o plăcuță de schimb (U7). Nu se întoarce niciodată în spatele paravanului înainte de sfârșitul anotimpului. Exemplu: oferta ta de 2 muncitori roșii e depășită; cu 1 muncitor roșu din spatele paravanului poți deschide o ofertă de 3 la o plăcuță care încă nu are culoare, sau poți folosi o plăcuță roșie cu acești 2 muncitori.

rule-b6-title = Muncitorii de pe o latură sunt o ofertă
rule-b6 = Toți muncitorii tăi de pe latura ta a unei plăcuțe sunt de acum o singură ofertă, de oriunde ar fi venit. Se numără împreună și se pot muta doar împreună.

rule-b7-title = Oricâte oferte vrei
rule-b7 = Poți licita în același timp pentru oricâte plăcuțe, inclusiv pentru cele cu ordinea de joc.

## C. Colours

rules-part-c = Culorile
rules-lead-c = Primii muncitori de la o plăcuță hotărăsc ce culoare trebuie să folosească toți acolo până la sfârșitul anotimpului. Deci culorile pe care le ai hotărăsc unde poți juca.

rule-c1-title = Primii muncitori dau culoarea
rule-c1 = Primii muncitori puși la o plăcuță într-un anotimp, lângă ea sau pe ea, îi dau culoarea pentru restul anotimpului. Culoarea e valabilă și pentru oferte, și pentru folosiri, și pentru toți jucătorii. E la fel la plăcuțele la licitație, la cele cu ordinea de joc, la case și la plăcuțele din sate. Exemplu: dacă un adversar folosește o plăcuță cu 1 muncitor galben, poți licita pentru acea plăcuță numai cu muncitori galbeni.

rule-c2-title = Verdele e o culoare de sine stătătoare
rule-c2 = Verdele e o a patra culoare, la fel ca celelalte. Muncitorii verzi pot fi primii la orice plăcuță și o fac verde. Dar verdele nu ține loc de nicio altă culoare: la o plăcuță albastră, un muncitor verde nu ajută.

rule-c3-title = Culorile țin un anotimp
rule-c3 = La sfârșitul anotimpului, toate plăcuțele își pierd culoarea. În timpul unui anotimp, o culoare se schimbă numai prin barca coroanei (X7).

## U. Using tiles

rules-part-u = Folosirea plăcuțelor
rules-lead-u = Muncitorii puși pe o plăcuță îi fac pe loc treaba în folosul tău. Poți folosi și plăcuțele altor jucători, dar atunci muncitorii tăi ajung la proprietarul plăcuței (E4).

rule-u1-title = Plăcuțe pe care le poți folosi
rule-u1 = Poți folosi orice plăcuță care are o acțiune: din satul tău, din satul oricărui alt jucător și dintre plăcuțele la licitație din acest anotimp. Nu contează dacă s-a licitat pentru ea, și nici propria ta ofertă nu te împiedică. Iarna, plăcuțele la licitație nu pot fi folosite.

rule-u2-title = Plăcuțe pe care nu le folosește nimeni (interpretare)
rule-u2 = Nimeni nu folosește niciodată plăcuțele cu ordinea de joc, bărcile, bărcile de vară, plăcuțele de iarnă și plăcuțele care nu arată nicio acțiune pe partea vizibilă: „Hambar”, „Fierar”, „Depozit de piatră”, „Depozit de lemn”, „Forjă”, „Aurar”, „Gater”, „Sculptor” și „Puț”. Pe ele nu poți pune deloc muncitori, nici măcar ca să-i lași acolo.

rule-u3-title = Fiecare folosire costă mai mult
rule-u3 = Prima folosire a unei plăcuțe într-un anotimp cere cel puțin 1 muncitor. Fiecare folosire următoare cere cu cel puțin un muncitor mai mult decât cea dinainte, oricine a făcut-o și orice parte era vizibilă. Poți pune mai mulți decât trebuie, dar pe o plăcuță nu stau niciodată mai mult de 6 muncitori în total într-un anotimp. Exemplu: folosirile cu 1, 2 și 3 muncitori umplu o plăcuță. Dacă prima folosire e cu 2 muncitori și a doua cu 3, acolo stau 5 muncitori, iar o a treia folosire, care cere 4, nu mai e posibilă.

rule-u4-title = O singură culoare într-o folosire
rule-u4 = Toți muncitorii unei folosiri au aceeași culoare, cea a plăcuței. Dacă plăcuța încă nu are culoare, alegi tu una, iar plăcuța o ia (C1). Doar cine are barca curcubeului (4b) poate amesteca culorile (X8).

rule-u5-title = Primești pe loc
rule-u5 = Primești pe loc ce arată partea vizibilă. Poți folosi o plăcuță cu acțiune chiar dacă nu iese nimic din asta, de pildă pentru că rezerva, sacul sau teancul e gol ori pentru că nu faci niciun pas și nicio îmbunătățire. Poate merita, când vrei ca muncitorii să stea acolo. Numai lipsa plății (U7) oprește o folosire.

rule-u6-title = Unde ajunge câștigul
rule-u6 = Resursele produse pe o plăcuță din satul tău rămân pe acea plăcuță. Resursele produse oriunde altundeva ajung pe casa ta. Aptitudinile și muncitorii ajung în spatele paravanului tău.

# A converter is a tile that takes one thing and gives others.
rule-u7-title = Plăcuțele de schimb cer o plată (interpretare)
rule-u7 = O plăcuță de schimb cere o plată, pe lângă muncitorii pe care îi pui: „Târg”, „Negustor” și „Magazin” cer un muncitor de culoarea arătată, „Tavernă” un muncitor de orice culoare, „Berar” și „Târg de angajări” o aptitudine de orice fel, „Tâmplar”, „Pietrar” și „Topitor” aptitudinea arătată. Fără plată nu poți folosi plăcuța, iar ce plătești e pierdut chiar dacă primești mai puțin sau nimic. Muncitorul vine din spatele paravanului, sau plătește în locul lui o ofertă depășită întreagă; ea poate sta la orice plăcuță, chiar și la cea pe care o folosești, iar pentru „Târg”, „Negustor” și „Magazin” trebuie să aibă culoarea arătată. Atunci toată oferta ajunge în sac, iar câștigul îl primești tot o singură dată; aceeași ofertă nu poate da și muncitorii pe care îi pui, dar o altă ofertă depășită poate. Exemplu: la „Negustor”, care cere un muncitor galben, poate plăti oferta ta depășită de 3 muncitori galbeni; toți cei 3 ajung în sac, iar tu nu primești mai mult decât pentru 1 muncitor.

rule-u8-title = Muncitorii din sac și cei verzi
rule-u8 = Muncitorii din sac se extrag la întâmplare; poate ieși și un muncitor verde care a ajuns în sac. Când o plăcuță dă muncitori verzi, ei vin doar din rezerva de muncitori verzi. Nimeni nu-i caută prin sac.

rule-u9-title = Întâi plătești, apoi extragi
rule-u9 = Alegi fiecare plată și o pui deoparte înainte să se extragă ceva. La „Tavernă”, ce plătești intră în sac abia după extragere, iar la „Târg de angajări” aptitudinea intră în teanc abia după extragere. Deci nu poți extrage ce tocmai ai plătit. La celelalte plăcuțe, plata intră imediat în sac sau în teanc.

rule-u10-title = „Atelier”
rule-u10 = Fața plăcuței „Atelier” îți dă o bucată de fier, o piatră sau un lemn. Alegi dintre felurile pe care rezerva le mai are; dacă nu mai are niciunul dintre cele trei, nu primești nimic. Spatele dă câte una din fiecare.

rule-u11-title = Aceeași plăcuță, încă o dată
rule-u11 = Poți folosi aceeași plăcuță de mai multe ori într-un anotimp. De fiecare dată costă mai mulți muncitori (U3).

## M. Moving resources and upgrading

rules-part-m = Transport și îmbunătățiri
rules-lead-m = Casele și plăcuțele de transport îți poartă resursele pe drumurile satului și îți îmbunătățesc plăcuțele.

rule-m1-title = Pași și îmbunătățiri
rule-m1 = Când folosești o casă sau o plăcuță de transport („Grajd”, „Potcovar” sau „Rotar”), muți resurse și îmbunătățești plăcuțe în propriul tău sat, oriunde s-ar afla plăcuța folosită. Ea arată câți pași și câte îmbunătățiri poți face cel mult; contează partea vizibilă în clipa în care pui muncitorii. La plăcuțele la licitație și la cele puse deoparte (V3) nu se poate ajunge și nu se pot îmbunătăți.

rule-m2-title = Un pas
rule-m2 = Un pas duce o resursă pe o plăcuță vecină din satul tău, peste o latură unde drumul se leagă de drum. Îți împarți pașii cum vrei: o resursă poate merge departe sau mai multe resurse pot merge puțin.

rule-m3-title = În orice ordine, și mai puțin dacă vrei
rule-m3 = Poți face pașii și îmbunătățirile în orice ordine, de pildă o îmbunătățire între doi pași. Poți renunța la oricâți pași și la oricâte îmbunătățiri.

rule-m4-title = Cum se plătește o îmbunătățire
rule-m4 = O îmbunătățire întoarce pe spate una dintre plăcuțele tale: casa sau o plăcuță de primăvară, vară ori toamnă care nu e barcă de vară. O plăcuță se îmbunătățește o singură dată. Resursele din cost trebuie să se afle chiar pe acea plăcuță și se întorc în rezervă: pentru fiecare simbol o resursă de acel fel sau o bucată de aur, cum vrei tu, și niciodată mai mult decât costul; un simbol de aur cere numai aur. Aptitudinile vin din spatele paravanului și se amestecă înapoi în teanc; unde costul cere resurse de orice fel sau orice aptitudine, alegi liber și poți amesteca felurile. Exemplu: costul e 1 lemn și 1 piatră, iar pe plăcuță se află 1 lemn, 1 piatră și 2 bucăți de aur; poți plăti lemn și piatră, lemn și aur, aur și piatră sau 2 bucăți de aur.

rule-m5-title = Ce rămâne pe o plăcuță îmbunătățită
rule-m5 = Tot ce mai e pe plăcuță rămâne: celelalte resurse, muncitorii, culoarea și numărătoarea folosirilor. Plăcuța își păstrează și orientarea.

rule-m6-title = Îmbunătățirea plăcuței folosite
rule-m6 = Dacă acea casă sau plăcuță de transport pe care o folosești se află în satul tău, o poți îmbunătăți chiar prin folosirea ei. Pașii și îmbunătățirile acelei folosiri nu se schimbă; spatele contează abia de la folosirea următoare.

## E. End of a season

rules-part-e = Sfârșitul unui anotimp
rules-lead-e = Când se încheie un anotimp, se întâmplă următoarele, în această ordine. Aici se hotărăște unde ajunge fiecare muncitor.

rule-e1-title = Ofertele depășite se întorc
rule-e1 = Ofertele tale depășite se întorc în spatele paravanului tău.

rule-e2-title = Plăcuțe pentru care nu s-a licitat
rule-e2 = Plăcuțele la licitație fără nicio ofertă ies din partidă. Muncitorii de pe ele ajung în sac, și cei verzi.

rule-e3-title = Câștigătorii își iau plăcuțele
rule-e3 = Începând cu primul jucător, în sensul acelor de ceasornic, toți iau plăcuțele la licitație pe care le-au câștigat. Muncitorii care stau pe o plăcuță câștigată ajung în spatele paravanului câștigătorului, oricine i-a pus acolo. Muncitorii din oferta câștigătoare ajung în sac, și cei verzi. Așa, cine câștigă o plăcuță mult folosită primește odată cu ea mulți muncitori.

rule-e4-title = Muncitorii din sate
rule-e4 = Toți muncitorii de pe plăcuțele satului tău ajung în spatele paravanului tău, oricine i-a pus acolo. Acesta e câștigul tău când alții îți folosesc plăcuțele.

rule-e5-title = Ofertele pentru ordinea de joc
rule-e5 = Muncitorii din ofertele câștigătoare pentru plăcuțele cu ordinea de joc ajung în sac, și cei verzi.

rule-e6-title = Alegerea bărcilor
rule-e6 = Primăvara, vara și toamna se aleg acum bărcile. Câștigătorul plăcuței 1 cu ordinea de joc alege o barcă și îi ia muncitorii și aptitudinile, apoi câștigătorii plăcuțelor 2, 3 și 4; cine a câștigat mai multe alege o singură dată, la numărul cel mai mic. După ei aleg jucătorii fără plăcuță cu ordinea de joc, în sensul acelor de ceasornic de la noul prim jucător, începând chiar cu el, dacă nu are nici el. Fiecare jucător alege exact o barcă, fie și goală. Plăcuțele cu ordinea de joc rămân pe masă pentru anotimpul următor.

rule-e7-title = Noul prim jucător
rule-e7 = Cine a câștigat plăcuța cu ordinea de joc pe care stă muncitorul mov devine primul jucător de îndată ce vine rândul acelei plăcuțe, chiar dacă a ales deja o barcă datorită unei plăcuțe cu număr mai mic. Dacă n-a licitat nimeni pentru ea, vechiul prim jucător rămâne prim jucător cât se aleg bărcile; după aceea, muncitorul mov trece la stânga. Exemplu: la patru jucători, muncitorul mov e pe plăcuța 3, iar tu câștigi plăcuțele 1 și 3. Alegi prima barcă, apoi alege câștigătorul plăcuței 2; acum ești primul jucător, iar ceilalți doi aleg în sensul acelor de ceasornic, pornind de la tine.

rule-e8-title = Iarna: bărcile și ordinea de joc intră în sat
rule-e8 = Iarna, bărcile se aleg în aceeași ordine (E6), dar iei chiar barca, pentru satul tău, fiecare jucător exact una. Câștigătorii plăcuțelor cu ordinea de joc iau și aceste plăcuțe, pe toate câte le-au câștigat; cele fără nicio ofertă ies din partidă. Muncitorul mov trece de la unul la altul ca în celelalte anotimpuri (E7) și poate aduce puncte (F9).

rule-e9-title = Plăcuțele se adaugă satului
rule-e9 = Toți jucătorii adaugă plăcuțele câștigate la satele lor (V1). O fac în același timp: nicio alegere nu depinde de alegerea altui jucător.

## V. Villages

rules-part-v = Satele
rules-lead-v = Cum adaugi o plăcuță la satul tău. Locul ei hotărăște cât drum fac resursele tale și cât valorează unele bărci la final.

rule-v1-title = Cum adaugi o plăcuță
rule-v1 = Adaugi o plăcuță astfel încât să aibă cel puțin o latură comună cu satul tău. O poți roti cum vrei și alegi ordinea în care îți adaugi plăcuțele. Nu poți refuza o plăcuță pe care ai câștigat-o.

rule-v2-title = Laturile trebuie să se potrivească
rule-v2 = Oriunde se ating două plăcuțe, laturile lor trebuie să se potrivească: drum cu drum, câmp cu câmp, apă cu apă. O plăcuță nouă nu trebuie neapărat legată printr-un drum. Odată așezată, o plăcuță nu se mai mută și nu se mai rotește.

rule-v3-title = Plăcuțe care nu se potrivesc
rule-v3 = Cât timp vreuna dintre plăcuțele pe care le mai ai de așezat se potrivește undeva, trebuie să așezi una care se potrivește. Când nu se mai potrivește niciuna, cele rămase se pun deoparte pentru totdeauna. O plăcuță pusă deoparte nu face nimic și nu aduce puncte.

## X. Summer boats

rules-part-x = Bărcile de vară
rules-lead-x = O barcă de vară îi dă proprietarului ei, și nimănui altcuiva, o putere care ține până la final și nu cere muncitori. Puterea începe când iei plăcuța la sfârșitul verii (E3): barca echipajului (1a) și barca verde (1b) au efect deja când alegi o barcă în aceeași vară, iar barca pajiștilor (2a) eliberează deja plăcuțele pe care le așezi atunci, inclusiv pe ea însăși. Dacă plăcuța e pusă deoparte pentru că nu se potrivește (V3), puterea se pierde.

rule-x1-title = Barca echipajului · 1a: doi muncitori
rule-x1 = De fiecare dată când alegi o barcă, la sfârșitul verii, al toamnei și al iernii, extragi în plus doi muncitori din sac. Dacă sunt mai puțini, extragi câți sunt.

rule-x2-title = Barca verde · 1b: un muncitor verde
rule-x2 = De fiecare dată când alegi o barcă, la sfârșitul verii, al toamnei și al iernii, iei în plus un muncitor verde din rezervă, dacă mai este.

rule-x3-title = Barca pajiștilor · 2a: peste câmpuri
rule-x3 = Pașii tăi pot trece peste orice latură care are drum sau câmp de ambele părți, dar niciodată peste una cu apă pe vreuna dintre părți. Poți adăuga și plăcuțe ale căror laturi nu se potrivesc, dar o plăcuță nouă trebuie tot să atingă satul tău (V1). O latură care nu se potrivește nu e legătură pentru „Sea Bastion” (F11) și nici râu pentru „Sea Breese” (F12).

# "Doubled once": the doubling does not repeat.
rule-x4-title = Barca geamănă · 2b: transport dublu
rule-x4 = Când folosești o casă sau o plăcuță de transport, oriunde s-ar afla, ai de două ori mai mulți pași și de două ori mai multe îmbunătățiri; se dublează o singură dată, nu mai mult. Ceilalți jucători care îți folosesc plăcuțele nu primesc nimic dublu. Se dublează și punctele tale de la barca „Keyflower” (F10).

rule-x5-title = Barca zidarilor · 3a: îmbunătățești cu orice
rule-x5 = Când plătești îmbunătățiri, orice resursă ține loc de oricare alta. E valabil și pentru simbolurile de aur: lemnul poate plăti în loc de aur.

rule-x6-title = Barca trocului · 3b: punctezi cu orice
rule-x6 = La punctajul final, oricare dintre resursele tale ține loc de oricare alta: pe „Depozit de piatră”, „Depozit de lemn” și „Fierar” de felul care se punctează acolo, iar pentru „Bijutier” de aur. Resursele rămase se socotesc ca aur, câte 1 punct fiecare; o masă poate renunța la această ultimă parte (O2).

# "Off-colour bid": the bid of the owner of Boat 4a in another colour than the tile's.
rule-x7-title = Barca coroanei · 4a: licitezi în altă culoare
rule-x7 = Unde alt jucător are o ofertă albastră, roșie sau galbenă pentru o plăcuță la licitație, inclusiv una de iarnă, poți licita în orice culoare, dar una singură, chiar și verde, cu mai mulți muncitori decât cea mai mare ofertă. N-ai voie s-o faci la o plăcuță verde, la una care a fost doar folosită sau la una cu ordinea de joc (O1). Dacă ai deja o ofertă acolo, îi adaugi numai propria culoare; ca să răspunzi în altă culoare, acea ofertă trebuie să fi plecat la un rând anterior. Oferta ta în altă culoare o poți mări mai târziu în culoarea ei, chiar și după ce celelalte oferte au plecat. Toți ceilalți respectă culoarea plăcuței, la fel și tu când o folosești. După fiecare plasare completă, dacă oferta în altă culoare e singura rămasă și pe plăcuță nu stă niciun muncitor, culoarea ei devine culoarea plăcuței.

rule-x8-title = Barca curcubeului · 4b: folosești cu culori amestecate
rule-x8 = Pe o plăcuță pentru care a licitat deja cineva sau pe care a folosit-o cineva în acest anotimp, chiar și pe una verde, poți pune muncitori de orice culori, chiar amestecate, ca s-o folosești. Numărul de muncitori rămâne cel obișnuit (U3). Plăcuța își păstrează culoarea pentru oferte și pentru folosirile tuturor celorlalți, chiar dacă acolo n-a mai rămas niciun muncitor de acea culoare. Pe o plăcuță de care nu s-a atins nimeni în acest anotimp sunt valabile regulile obișnuite: o singură culoare, iar plăcuța o ia (C1).

## F. Final scoring

rules-part-f = Punctajul final
rules-lead-f = După iarnă numeri punctele satului tău. Tot ce mai ai poate aduce puncte, dar fiecare lucru o singură dată.

rule-f1-title = „Flipper”: o întoarcere gratuită
rule-f1 = După ce s-au așezat plăcuțele din iarnă, proprietarul bărcii „Flipper” poate întoarce una dintre plăcuțele lui care ar mai putea fi îmbunătățită (M4). E gratuit și se întâmplă o singură dată.

rule-f2-title = Puncte tipărite
rule-f2 = Fiecare plăcuță din satul tău aduce punctele tipărite pe partea vizibilă. O plăcuță întoarsă cu barca „Flipper” (F1) aduce doar punctele noii părți.

rule-f3-title = Puncte pentru resursele de pe plăcuțe
rule-f3 = „Hambar”, „Fierar”, „Depozit de piatră” și „Depozit de lemn” aduc punctele arătate pentru fiecare resursă aflată pe ele la final: „Fierar” pentru fier, „Depozit de piatră” pentru piatră, „Depozit de lemn” pentru lemn, „Hambar” pentru orice fel. Aurul ține loc de felul plăcuței. Fiecare dintre aceste resurse poate rămâne acolo sau o poți da altei plăcuțe care punctează; resursele de alt fel de pe ele sunt oricum libere. În timpul punctajului nu se mai mută nimic pe aceste plăcuțe, așa că du-ți resursele acolo din timp.

# Scoring tiles: the tiles of F5, F6 and F7, which count resources, skills or workers.
rule-f4-title = Împărțirea restului
rule-f4 = Toate celelalte resurse ale tale, aptitudinile și muncitorii din spatele paravanului merg cum vrei tu la plăcuțele tale care punctează; nu e nevoie de transport. Fiecare piesă se socotește o singură dată. Orice plăcuță în afară de „Catedrală” punctează de câte ori o poți umple. Unde o plăcuță te lasă să alegi un fel sau o culoare, alegi o singură dată pentru toată plăcuța. Exemplu: cu „Breasla Key” și 11 aptitudini o umpli de două ori, pentru 20 de puncte, iar ultima aptitudine mai poate aduce puncte la „Cărturar”, dacă ai și acea plăcuță.

rule-f5-title = Puncte pentru resurse
rule-f5 = „Bijutier” dă 2 puncte pentru fiecare bucată de aur, „Breasla postăvarilor” 5 pentru fiecare set de fier, piatră și lemn. „Moară de apă” dă 1 punct pentru fiecare resursă de un fel ales de tine, „Moară de vânt” 5 pentru fiecare grup de 5 resurse, amestecate cum vrei. Aurul ține loc aici de orice fel; chiar și un set întreg poate fi din aur. Fiecare bucată de aur pe care n-o dai niciunei plăcuțe valorează 1 punct.

rule-f6-title = Puncte pentru aptitudini
rule-f6 = „Breasla Key” dă 10 puncte pentru fiecare grup de 5 aptitudini, amestecate cum vrei. „Cărturar” dă 3 pentru fiecare aptitudine de un fel ales de tine. „Scribi” dă 10 pentru fiecare set de nicovală, târnăcop și ferăstrău.

rule-f7-title = Puncte pentru muncitori
rule-f7 = „Farmacie” dă 3 puncte pentru fiecare grup de 5 muncitori, amestecați cum vrei, inclusiv verzi. „Breasla meșterilor” dă 3 pentru fiecare set de muncitori: albastru, roșu și galben; verdele nu contează niciodată. „Piața Key” dă 2 pentru fiecare muncitor verde. „Sala satului” dă 1 pentru fiecare muncitor de o culoare aleasă de tine, care poate fi și verde. Barca „White Wind” dă 1 pentru fiecare muncitor.

rule-f8-title = Plăcuțe cu puncte fixe
rule-f8 = „Catedrală” valorează 12 puncte, barca „Ianvincible” 5 și barca „Flipper” 2. Acestea sunt punctele lor tipărite (F2); nu se adună încă o dată.

rule-f9-title = Cât valorează muncitorul mov (interpretare)
rule-f9 = Cine are muncitorul mov după ce s-au ales bărcile de iarnă (E8), chiar dacă doar i-a fost dat mai departe, la stânga, îl poate socoti o dată. Ține loc de o resursă de orice fel, inclusiv aur, de o aptitudine de orice fel sau de un muncitor de orice culoare. Ca resursă poate fi pus și pe „Hambar”, „Fierar”, „Depozit de piatră” sau „Depozit de lemn”, pentru punctele pe care le aduce acolo fiecare resursă. Ca aur rămas, valorează 1 punct.

rule-f10-title = „Keyflower”: puncte pentru transport
rule-f10 = Barca „Keyflower” dă 1 punct pentru fiecare pas tipărit pe părțile vizibile din satul tău, inclusiv pe casă. Cu barca geamănă (2b) dă de două ori mai multe (X4).

rule-f11-title = „Sea Bastion”: puncte pentru o buclă
rule-f11 = Găsește un traseu închis prin satul tău: merge pe legături unde drumul se leagă de drum (M2), se termină unde a început și nu trece de două ori prin aceeași legătură, dar poate trece din nou printr-o plăcuță. „Sea Bastion” dă 1 punct pentru fiecare plăcuță diferită de pe cel mai bun astfel de traseu; contează și casa, și plăcuțele cu ordinea de joc, dar nu și trecerile peste câmp cu barca pajiștilor (2a). Cea mai scurtă buclă are 3 plăcuțe. Dintre buclele separate contează doar cea mai bună, iar fără buclă sunt 0 puncte. Exemplu: două bucle de 3 plăcuțe care au o plăcuță comună fac un singur traseu cu 5 plăcuțe diferite, adică 5 puncte.

rule-f12-title = „Sea Breese”: puncte pentru un râu
rule-f12 = „Sea Breese” numără bărcile dintr-un șir neîntrerupt de apă care începe la casa ta; contează și bărcile de vară, și „Sea Breese”. Latura cu apă a primei bărci atinge latura cu apă a casei tale, iar fiecare barcă următoare atinge latura cu apă opusă a bărcii dinainte. Un gol, o altă plăcuță sau o barcă întoarsă în altă direcție încheie șirul. Pentru 1, 2, 3, 4 sau 5 bărci primești 2, 4, 8, 16 sau 32 de puncte în total, iar pentru niciuna 0 puncte.

rule-f13-title = Ordinea de joc: puncte pentru vecini (interpretare)
rule-f13 = O plăcuță cu ordinea de joc din satul tău dă 1 punct pentru fiecare plăcuță cu care are o latură comună. Nu contează ce fel de plăcuță e și nu e nevoie de drum. Două plăcuțe vecine cu ordinea de joc se numără una pe alta.

rule-f14-title = Socoteala cea mai bună și câștigătorul (interpretare)
rule-f14 = Nu trebuie să cauți tu cea mai bună împărțire a pieselor. Pentru fiecare jucător, programul o găsește pe cea cu cele mai multe puncte și o arată piesă cu piesă; dintre cele egale o ia mereu pe aceeași. Câștigă jucătorul cu cele mai multe puncte. La egalitate, victoria se împarte.

## O. Options of a table

rules-part-o = Opțiunile unei mese
rules-lead-o = Două dintre aceste reguli se pot citi în două feluri, iar fiecare masă alege. Alegerea se păstrează împreună cu partida.

rule-o1-title = Barca coroanei (4a) și ordinea de joc
rule-o1 = Barca coroanei (X7) nu are efect la plăcuțele cu ordinea de joc, dacă masa nu alege altfel.

rule-o2-title = Barca trocului (3b) și resursele rămase
rule-o2 = Cu barca trocului (X6), resursele rămase se socotesc ca aur, câte 1 punct fiecare, dacă masa nu alege altfel.
