daily-days = Zile
daily-earlier = Ziua dinainte
daily-later = Ziua următoare
daily-opponents = Adversarii tăi
daily-play = Joacă partida de azi
daily-continue = Continuă partida
daily-see = Partida ta
daily-next = Următoarea partidă vine { $when }
daily-rules = Toți au aceleași plăcuțe și aceiași adversari. Contează prima ta încercare, fără retrageri și sugestii. Fă o pauză când vrei: partida te așteaptă. Contează dacă o termini înainte de { $time }; apoi extragerile sunt publicate. Ziua se schimbă la miezul nopții UTC.

daily-results = Rezultate
daily-results-empty = Încă n-a terminat nimeni. Fii primul!
daily-results-none = Nimeni n-a terminat partida aceasta.
daily-rank = Rang
daily-name = Jucător
daily-points = Puncte
daily-lead = Avans
daily-place-column = Loc
daily-place = { $place } din { $players }
daily-more = Arată încă { $count }

daily-history = Zilele tale
daily-streak = La rând
daily-games = Partide
daily-won = Câștigate
daily-best = Record
daily-won-days = Câștigată
daily-streak-text = { $count ->
    [one] { $count } zi la rând
    [few] { $count } zile la rând
   *[other] { $count } de zile la rând
}

daily-share = Arată-ți rezultatul
daily-share-copy = Copiază textul
daily-share-picture = Salvează imaginea
daily-share-failed = Browserul tău n-a putut face imaginea. Copiază textul.
daily-share-head = Keyflower, partida zilei, { $day }
daily-card-title = Keyflower · Partida zilei

daily-fair = Un singur număr secret decide toate extragerile unei zile, aceleași pentru toți, așa că niciun browser nu adaugă hazard. Serverul își ia angajamentul cu o zi înainte și îl publică atunci când partidele zilei nu mai contează. Atunci îți poți verifica partida.
daily-fair-day = Angajamentul acestei zile
daily-fair-next = Angajamentul zilei următoare
daily-fair-secret = Numărul secret al acestei zile

## The puzzle of the day

daily-puzzle = Problema zilei
daily-puzzle-solve = Rezolv-o
daily-puzzle-again = Mai încearcă
# How many people have solved it, of those who tried.
daily-puzzle-count = Au rezolvat-o { $solved } din { $tried }
