statistics-which = Ce partide
statistics-which-all = Toate
statistics-which-daily = Partidele zilei
statistics-which-others = Altele
statistics-empty = Încă nu ai partide încheiate aici. Joacă una și vezi cum te-ai descurcat.
statistics-pending = { $count ->
    [one] Încă se analizează { $count } partidă…
    [few] Încă se analizează { $count } partide…
   *[other] Încă se analizează { $count } de partide…
}
statistics-games = Partide
statistics-won = Câștigate
statistics-points = Puncte în medie
statistics-best = Cel mai bun scor
statistics-progress = Evoluție
statistics-progress-text = { $count ->
    [one] Punctele dintr-o partidă
    [few] Punctele din { $count } partide, cea mai veche întâi
   *[other] Punctele din { $count } de partide, cea mai veche întâi
}
statistics-not-won = Necâștigate
statistics-mean = Media ultimelor { $count }
statistics-players = După numărul de jucători
statistics-players-head = Jucători
statistics-opponents = După adversar
statistics-opponents-head = Adversar
statistics-par = Jucători la fel de buni ar câștiga { $share }
statistics-par-text = Semnul arată cât ar câștiga jucători la fel de buni.
statistics-sources = De unde vin punctele tale
statistics-tiles = Plăcuțele tale preferate
statistics-in-games = { $count ->
    [one] în { $count } partidă
    [few] în { $count } partide
   *[other] în { $count } de partide
}
statistics-with = { $points ->
    [one] { $points } punct în medie
    [few] { $points } puncte în medie
   *[other] { $points } de puncte în medie
}
