daily-days = Zile
daily-earlier = Ziua anterioară
daily-later = Ziua următoare
daily-opponents = Adversarii tăi
daily-next = Următoarea partidă { $when }
daily-rules = Toți au aceleași plăcuțe și aceiași adversari. Contează doar prima ta încercare, fără retrageri și fără sugestii.
daily-rules-pause = Fă o pauză când vrei: partida te așteaptă. Contează dacă o termini înainte de { $time }; apoi extragerile sunt publicate.
daily-rules-day = Ziua se schimbă la miezul nopții UTC.

daily-results = Rezultate
daily-results-empty = Încă n-a terminat nimeni. Locul întâi e liber!
daily-results-none = Nimeni n-a terminat partida aceasta.
daily-rank = Rang
daily-name = Jucător
daily-points = Puncte
daily-lead = Avans
daily-place-column = Loc
daily-place = { $place } din { $players }
daily-more = Arată încă { $count }

daily-history = Zilele tale
daily-streak = Serie
daily-games = Partide
daily-won = Câștigate
daily-best = Record
daily-won-days = Câștigată

daily-share = Distribuie rezultatul
daily-share-copy = Copiază textul
daily-share-picture = Salvează imaginea
daily-share-failed = Browserul tău n-a putut crea imaginea. Copiază textul.
daily-share-head = Keyflower, partida zilei, { $day }
daily-card-title = Keyflower · Partida zilei

daily-fair = Un singur număr secret decide toate extragerile zilei, aceleași pentru toți, așa că browserele nu adaugă nimic. Serverul își ia angajamentul cu o zi înainte și publică numărul când partidele zilei nu mai contează. Atunci îți poți verifica partida.
daily-fair-day = Angajamentul acestei zile
daily-fair-next = Angajamentul zilei următoare
daily-fair-secret = Numărul secret al acestei zile

## The puzzle of the day

daily-puzzle-again = Încearcă din nou
# How many people have solved it, of those who tried.
daily-puzzle-count = Au rezolvat-o { $solved } din { $tried }
