# Turning points of a game: web/src/features/turning, and `keyflower analyse --turning-points`.

turning-points = Momente de cotitură
turning-lead = Cele cinci mutări care au schimbat cel mai mult șansele de victorie ale fiecărui jucător.
turning-player = Ale cui mutări
turning-curve = Șanse de victorie, mutare cu mutare
turning-working = Se analizează fiecare mutare: { $share }
turning-waiting = Durează un minut. Poți părăsi pagina: rezultatul se păstrează.
turning-where = { $season }, mutarea { $move }
turning-change = diferență
turning-spoken = Șanse de victorie: { $before } înainte, { $after } după.
turning-well = Bine jucat: nici cel mai puternic bot n-ar face mai bine.
turning-nothing = Nici cel mai puternic bot nu găsește ceva mai bun aici.
turning-better = Mai bine:
turning-instead = Șanse de victorie cu această mutare: { $best } în loc de { $after }.
turning-look = Încearcă
turning-none = Nicio mutare n-a decis singură partida.
