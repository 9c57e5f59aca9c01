score-lead = Ați jucat cu jocul din cutie? Introdu la final satul fiecărui jucător și afli scorul exact: fiecare piesă contează acolo unde valorează cel mai mult.
score-new = Foaie de scor nouă
score-players = Jucători
score-player = Jucătorul { $number }
score-name-of = Numele jucătorului { $number }
score-start = Începe
score-sheets = Foile tale de scor
score-sheets-empty = Încă nu ai foi de scor. Începe una.
score-saved = Salvat
score-saving = Se salvează…
score-copy = Modifică o copie
score-share = Distribuie
score-share-label = Link către această foaie de scor
score-check = De verificat

score-name = Nume
score-purple = Are muncitorul mov

score-map = Hartă
score-map-why = Buclele de drumuri, șirurile de bărci și plăcuțele cu ordinea de joc contează după locul plăcuțelor. Așază satul cum a fost.
score-map-tray = Încă nu sunt pe hartă
score-map-help = Alege o plăcuță ca s-o pui pe hartă sau una de pe hartă ca s-o muți ori s-o rotești.
score-map-where = Acum alege-i locul.
score-map-place = Pune-o pe coloana { $column }, rândul { $row }
score-map-turn = Rotește
score-map-off = Scoate de pe hartă

score-problem-edges = Plăcuțele acestea nu se potrivesc: { $tiles }. Drumurile, câmpurile și apa trebuie să se potrivească.
score-problem-apart = Plăcuțele acestea nu ating satul: { $tiles }
score-problem-cell = Altă plăcuță ocupă deja locul ales: { $tiles }
score-problem-twice = { $names } au aceeași plăcuță: { $tiles }
score-problem-boats = Un sat primește o singură barcă iarna: { $tiles }
score-problem-purple = Un singur jucător poate avea muncitorul mov: { $names }
score-problem-pieces = Jocul are doar { $most } din acestea: { $piece }
score-problem-map = Acestea aduc puncte după locul plăcuțelor, așa că pentru ele contează doar ce e pe hartă: { $tiles }. Pune toate plăcuțele pe hartă ca să primești punctele lor.
