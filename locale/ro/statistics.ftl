statistics-which = Ce partide
statistics-which-all = Toate
statistics-which-daily = Partidele zilei
statistics-which-others = Altele
statistics-empty = Încă nicio partidă încheiată aici. Joacă una și vezi cum te-ai descurcat.
statistics-pending = { $count ->
    [one] { $count } partidă este încă analizată…
    [few] { $count } partide sunt încă analizate…
   *[other] { $count } de partide sunt încă analizate…
}
statistics-games = Partide
statistics-won = Câștigate
statistics-points = Puncte în medie
statistics-best = Cel mai bun
statistics-progress = Progres
statistics-progress-text = { $count ->
    [one] Punctele dintr-o partidă ({ $count })
    [few] Punctele din { $count } partide, cea mai veche întâi
   *[other] Punctele din { $count } de partide, cea mai veche întâi
}
statistics-not-won = Necâștigate
statistics-mean = Media ultimelor { $count }
statistics-players = După numărul de jucători
statistics-players-head = Jucători
statistics-opponents = După adversar
statistics-opponents-head = Adversar
statistics-par = Jucători egali ar câștiga { $share }
statistics-par-text = Semnul arată cât ar câștiga jucători egali.
statistics-sources = De unde vin punctele tale
statistics-tiles = Plăcuțele tale preferate
statistics-in-games = { $count ->
    [one] în { $count } partidă
    [few] în { $count } partide
   *[other] în { $count } de partide
}
statistics-with = { $points } puncte în medie
