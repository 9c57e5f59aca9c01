# The start page, a new table, and the room before the game.

lobby-title = Patru anotimpuri într-un sat de pe malul râului
lobby-lead = Licitează pentru plăcuțe, folosește-le, construiește-ți satul. Joacă în seara asta: împotriva boților sau cu prietenii, de oriunde.
lobby-welcome = Bine ai revenit, { $name }

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
here-play = Joacă pe dispozitiv
here-text = Merge și fără conexiune. Se încarcă o dată, cam 7 MB.
game-here = Pe acest dispozitiv
lobby-puzzles = Probleme

# For people without games: the tutorial.
first-steps = Învață în cinci minute
first-steps-text = Joacă primul tău anotimp, etapă cu etapă.

my-games = Partidele mele
my-games-empty = Încă nicio partidă. Joacă una acum.
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
game-uploaded = Partidă încărcată

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
me-adopt-warning = Până acum joci aici ca { $name }. Fără alt dispozitiv care joacă drept { $name }, nu te mai poți întoarce la acele partide.
me-adopt-yes = Preia identitatea

join-title = Ai primit o invitație
join-looking = Se caută masa ta…

room-link = Link către această masă
room-link-text = Cine îl are poate ocupa un loc liber.
room-link-renew = Înlocuiește linkul
room-abandoned = Masa aceasta a fost abandonată înainte de începerea partidei.
room-broken = Datele salvate ale partidei sunt deteriorate, așa că serverul nu o poate continua. Celelalte partide ale tale nu sunt afectate. Poți descărca fișierul partidei și îl poți trimite cui administrează serverul.
room-broken-file = Descarcă fișierul
room-chat = Chat
room-chat-empty = Încă n-a spus nimeni nimic.
room-chat-write = Scrie la masă
room-chat-send = Trimite
replay-upload = Deschide un fișier de partidă
replay-upload-busy = Se citește fișierul…
replay-upload-text = Urmărește o partidă jucată în altă parte: alege-i fișierul.
