# Puzzles: web/src/features/puzzles.

puzzle-title = Probleme
puzzle-lead = Poziții din partide ale unor boți puternici, în care o mutare este clar cea mai bună. O găsești?
puzzle-rating = Cota ta
puzzle-solved-of = Rezolvate
puzzle-count = { $solved } din { $tried }
puzzle-total = Probleme
puzzle-solve = Rezolvă o problemă
puzzle-themes = Exersează o temă
puzzle-all = Toate problemele
puzzle-unknown = Nu există această problemă.
puzzle-about-bid_or_use = Aceiași muncitori pot licita pentru o plăcuță sau pot folosi una. Ce valorează mai mult?
puzzle-about-upgrade = Întoarce plăcuța potrivită pe partea mai bună cât mai e timp.
puzzle-about-transport = Puțini pași, multe resurse: mută ce contează.
puzzle-about-loops_rivers = Așază ultimele plăcuțe astfel încât drumurile, râurile și vecinii să aducă puncte.
puzzle-about-winter_sets = Plăcuțele de iarnă punctează ce ai. Găsește plăcuța potrivită.
puzzle-about-denying = Supralicitează la locul potrivit.
# A puzzle from a game of one’s own; what was played follows puzzle-about-missed.
puzzle-theme-missed = Găsește ce ți-a scăpat
puzzle-about-missed = În partidă ai ales:
puzzle-game = Înapoi la partidă
puzzle-task-last_turn = Ultimul rând: după el pasează toți. Adună cât mai multe puncte.
puzzle-task-transport = Mută și îmbunătățește pentru cât mai multe puncte: apoi pasează toți.
puzzle-task-building = Așază toate plăcuțele astfel încât satul tău să aducă cât mai multe puncte.
puzzle-task-searched = { $season ->
    [spring] Partida ta, primăvară: găsește mutarea care câștigă mai des.
    [summer] Partida ta, vară: găsește mutarea care câștigă mai des.
    [autumn] Partida ta, toamnă: găsește mutarea care câștigă mai des.
   *[winter] Partida ta, iarnă: găsește mutarea care câștigă mai des.
}
puzzle-uncounted = Bărcile și ordinea de joc nu contează.
puzzle-hint = Sugestia { $step } din 3
puzzle-hint-tile = Este vorba despre „{ $tile }”.
puzzle-again = De la început
puzzle-solution = Arată soluția
puzzle-why = De ce?
puzzle-next = Problema următoare
puzzle-close = Ideea e bună, dar se poate și mai bine.
puzzle-wrong = Există o mutare mai bună.
puzzle-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
puzzle-compare = Cea mai bună mutare: { $best }. A doua idee: { $second }.
puzzle-compare-missed = Mutarea mai bună câștigă { $best } din partide, cea jucată de tine { $second }.
# $mine and $best: points, or a chance of winning.
puzzle-refuted = Mutarea ta: { $mine }. Cea mai bună: { $best }.
# Why a turn is best: what $tile brings, and what the next best turn gets for it.
puzzle-point = { $how ->
    [won] Câștigi „{ $tile }”, care aduce
    [upgraded] Îmbunătățită, plăcuța „{ $tile }” aduce
    [gold] Aurul păstrat aduce
   *[other] Așa „{ $tile }” aduce
} { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}; { $less ->
    [0] a doua idee nu aduce nimic acolo.
   *[other] a doua idee aduce doar { $less }.
}
# A step of the best turn, beside hint-bid and the like.
puzzle-place = Așază „{ $tile }” lângă { $tiles }
puzzle-streak = La rând
puzzle-back = O acțiune înapoi
puzzle-forward = O acțiune înainte
