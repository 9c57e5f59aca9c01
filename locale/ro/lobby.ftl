# The start page, a new table, and the room before the game.

lobby-title = Patru anotimpuri într-un sat de pe malul râului
lobby-lead = Licitează pentru plăcuțe, folosește-le, construiește-ți satul. Joacă în seara asta: împotriva boților sau cu prietenii, de oriunde.

play-now = Joacă acum
play-now-opponents = Adversari
play-now-strength = Nivel
play-now-count = { $count ->
    [one] { $count } adversar
    [few] { $count } adversari
   *[other] { $count } de adversari
}
play-now-begin = Joacă acum
play-now-begun = Se pregătește masa…
play-now-time = { $count ->
    [one] Circa { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    } împotriva unui bot.
    [few] Circa { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    } împotriva a { $count } boți.
   *[other] Circa { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    } împotriva a { $count } de boți.
}

invite-friends = Invită prieteni
invite-friends-text = O masă cu link: locuri pentru oameni și boți, în ritmul tău, cu opțiunile tale.
lobby-puzzles = Probleme

# For people without games: the tutorial.
first-steps = Învață în cinci minute
first-steps-text = Joacă primul tău anotimp, etapă cu etapă.

my-games = Partidele mele
my-games-empty = Încă nicio partidă. Joacă una acum.
my-games-no-others = Nicio altă partidă. Cele care te așteaptă sunt mai sus.
my-games-your-turn = { $count ->
    [one] Te așteaptă { $count } masă.
    [few] Te așteaptă { $count } mese.
   *[other] Te așteaptă { $count } de mese.
}
open-tables = Mese deschise
open-tables-empty = Nimeni nu așteaptă jucători. Creează o masă pe care s-o găsească și alții.
watch = Urmărește
watch-empty = Nicio partidă de urmărit acum.
finished-games = Partide încheiate
finished-games-empty = Partidele încheiate rămân aici, ca să le revezi mutare cu mutare.
finished-games-more = Arată încă { $count }

game-your-turn = E rândul tău
game-waiting-for = Se așteaptă: { $name }
game-waiting-for-several = { $count ->
    [one] Se așteaptă { $count } jucător
    [few] Se așteaptă { $count } jucători
   *[other] Se așteaptă { $count } de jucători
}
game-not-begun = { $free ->
    [0] Toate locurile sunt ocupate
    [one] { $free } loc liber
    [few] { $free } locuri libere
   *[other] { $free } de locuri libere
}
game-over-won = Ai câștigat
game-over-won-by = Victorie: { $name }
game-over-shared = Victorie împărțită
game-abandoned = Abandonată
game-broken = Această partidă nu poate continua
game-open = Mergi la masă
game-join = Alătură-te
game-watch = Urmărește
game-replay = Reluare
game-tutorial = Tutorial

# Seats and status in one sentence, for screen readers.
game-name = La masă: { $players }. { $status }

pace-none = Fără ceas
pace-live = { $seconds } s pentru fiecare decizie
pace-live-reserve = { $seconds } s pentru fiecare decizie, { $minutes } min rezervă
pace-slow-hours = { $hours ->
    [one] { $hours } oră pentru fiecare decizie
    [few] { $hours } ore pentru fiecare decizie
   *[other] { $hours } de ore pentru fiecare decizie
}
pace-slow-days = { $days ->
    [one] { $days } zi pentru fiecare decizie
    [few] { $days } zile pentru fiecare decizie
   *[other] { $days } de zile pentru fiecare decizie
}

me-name = Numele tău
me-guest = Oaspete
me-elsewhere = Joacă pe alt dispozitiv
me-elsewhere-text = Deschide acolo linkul acesta în cel mult o oră. E valabil o singură dată, iar cine îl deschide joacă în numele tău: nu-l trimite altcuiva.
me-adopt-title = Joacă aici cu identitatea ta
me-adopt-text = Cu acest link, browserul de față devine al tău: numele, locurile și partidele tale. E valabil o singură dată.
me-adopt-warning = Până acum joci aici ca { $name }; partidele jucate ca { $name } rămân la cine folosește această identitate în altă parte.
me-adopt-yes = Preia identitatea

join-title = Ai primit o invitație
join-looking = Se caută masa ta…

new-title = O masă pentru prieteni
new-lead = Primești un link de trimis prietenilor. Când începi, poți pune boți pe locurile rămase libere.
new-seats = Locuri
new-seat-me = Tu
new-seat-person = Un prieten, prin link
new-seat-bot = Un bot
new-seat-who = Cine stă pe locul { $number }?
new-seat-strength = Nivelul botului de pe locul { $number }
new-add = Adaugă un loc
new-remove = Elimină locul { $number }
new-pace = Ritm
new-pace-none = Fără ceas
new-pace-none-text = Gândește-te cât vrei.
new-pace-live = În timp real
new-pace-live-text = Toți joacă acum, în același timp.
new-pace-live-seconds = Timp pentru fiecare decizie
new-pace-live-reserve = Rezervă pe partidă
new-pace-slow = Pe îndelete
new-pace-slow-text = Ore sau zile pentru fiecare decizie.
new-pace-slow-time = Timp pentru fiecare decizie
new-pace-note = Când îi expiră timpul cuiva, îi ține locul un bot, până revine la masă.
new-seconds = { $count } s
new-minutes = { $count } min
new-hours = { $count ->
    [one] { $count } oră
    [few] { $count } ore
   *[other] { $count } de ore
}
new-days = { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
}
new-no-reserve = Fără
new-rules = Opțiuni de reguli
new-option-4a = Barca coroanei (4a) e valabilă și la ordinea de joc
new-option-4a-text = Proprietarul ei poate licita și acolo în altă culoare, ca la plăcuțele de sat.
new-option-3b = Barca trocului (3b) preface resturile în aur
new-option-3b-text = La final, resursele pe care proprietarul ei nu le-a dat niciunei plăcuțe valorează câte 1 punct.
new-access = Cine poate intra
new-hints = Sugestii
new-hints-text = Jucătorii pot întreba ce ar face un bot și de ce.
new-scores = Scor în timpul jocului
new-scores-text = Toți văd punctele de până acum ale fiecăruia, fără ce este ascuns.
new-listed = În lista meselor deschise
new-listed-text = Oricine poate ocupa un loc liber. Altfel, doar cine are linkul.
new-watchable = Spectatori
new-watchable-text = Cine are acces la masă poate urmări partida, dar nu vede în spatele paravanelor.
new-make = Creează masa
new-made = Se creează masa…

room-title = Masa ta e pregătită
room-title-guest = Te așteaptă o masă
room-lead-host = Trimite linkul. Începe când sunt toți aici.
room-lead-seated = Ai un loc. Gazda începe când sunt toți aici.
room-lead-free = Ocupă un loc ca să joci sau rămâi să urmărești.
room-lead-full = Toate locurile sunt ocupate. Poți rămâne să urmărești.
room-link = Link către această masă
room-link-text = Cine îl are poate ocupa un loc liber.
room-seats = Locuri
room-sit = Așază-te aici
room-put-bot = Pune un bot aici
room-open = Eliberează locul
room-leave = Ieși de la masă
room-start = Începe partida
room-start-fill = { $count ->
    [one] Începe, cu un bot pe locul liber
    [few] Începe, cu boți pe locurile libere
   *[other] Începe, cu boți pe locurile libere
}
room-start-with = Boți pentru locurile libere
room-facts = Masa aceasta
room-option-4a = Barca coroanei (4a) e valabilă și la ordinea de joc.
room-option-3b-off = Barca trocului (3b) nu preface resturile în aur.
room-hints-on = Sugestiile sunt permise.
room-hints-off = Fără sugestii.
room-scores-off = Fără scor în timpul jocului.
room-watch-on = Spectatorii pot urmări partida.
room-watch-off = Fără spectatori.
room-listed = În lista meselor deschise.
room-unlisted = Doar pentru cine are linkul.
room-abandoned = Masa aceasta a fost abandonată înainte de începerea partidei.
room-broken = Datele salvate ale partidei sunt deteriorate, așa că serverul nu o poate continua. Celelalte partide ale tale nu sunt afectate. Poți descărca fișierul partidei și îl poți trimite celui care administrează serverul.
room-broken-file = Descarcă fișierul partidei
room-chat = Chat
room-chat-empty = Încă n-a spus nimeni nimic.
room-chat-write = Scrie la masă
room-chat-send = Trimite
