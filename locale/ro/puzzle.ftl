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
puzzle-level-easy = Ușor
puzzle-level-medium = Mediu
puzzle-level-hard = Greu
puzzle-about-bid_or_use = Aceiași muncitori pot licita pentru o plăcuță sau pot folosi una. Ce valorează mai mult?
puzzle-about-upgrade = Întoarce plăcuța potrivită pe partea mai bună cât mai e timp.
puzzle-about-transport = Puțini pași, multe resurse: mută ce contează.
puzzle-about-loops_rivers = Așază ultimele plăcuțe astfel încât drumurile, râurile și vecinii să aducă puncte.
puzzle-about-winter_sets = Plăcuțele de iarnă punctează ce ai. Găsește plăcuța potrivită.
puzzle-about-denying = Supralicitează la locul potrivit.
puzzle-task-last_turn = Ultimul rând: după el pasează toți. Adună cât mai multe puncte.
puzzle-task-transport = Mută și îmbunătățește pentru cât mai multe puncte: apoi pasează toți.
puzzle-task-building = Așază toate plăcuțele astfel încât satul tău să aducă cât mai multe puncte.
puzzle-task-searched = Găsește mutarea care îți dă cele mai mari șanse de victorie.
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
puzzle-best = Cel mai bine:
puzzle-compare = { $best } în loc de { $second } cu a doua idee ca valoare:
puzzle-streak = La rând
puzzle-watch = Privește masa.
puzzle-back = O acțiune înapoi
puzzle-forward = O acțiune înainte
