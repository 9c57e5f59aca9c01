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
new-option-4a = Barca coroanei și la ordinea de joc
new-option-4a-text = Proprietarul ei poate licita și acolo în altă culoare, ca la plăcuțele de sat.
new-option-3b = Barca trocului: resturile sunt aur
new-option-3b-text = La final, resursele pe care proprietarul ei nu le-a dat niciunei plăcuțe valorează câte 1 punct.
new-access = Cine poate intra
new-hints = Sugestii
new-hints-text = Jucătorii pot întreba ce ar face un bot și de ce.
new-scores = Scor în timpul partidei
new-scores-text = Toți văd punctele de până acum ale fiecăruia, fără a socoti ce este ascuns.
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
room-seats = Locuri
room-sit = Așază-te aici
room-put-bot = Pune un bot aici
room-open = Eliberează locul
room-leave = Ieși de la masă
room-start = Începe partida
room-start-fill = Începe cu boți
room-start-with = Boți pentru locurile libere
room-facts = Masa aceasta
room-option-4a = Barca coroanei (4a) e valabilă și la ordinea de joc.
room-option-3b-off = Barca trocului (3b) nu preface resturile în aur.
room-outside = Acest server nu lasă browserul tău să participe la extragerile pentru acest loc.
room-hints-on = Sugestiile sunt permise.
room-hints-off = Fără sugestii.
room-scores-off = Fără scor în timpul partidei.
room-watch-on = Spectatorii pot urmări partida.
room-watch-off = Fără spectatori.
room-listed = În lista meselor deschise.
room-unlisted = Doar pentru cine are linkul.
new-seat-here = Pe acest dispozitiv
new-seat-here-name = Numele jucătorului de pe locul { $number }
new-seat-name = Nume
new-seat-here-text = Împărțiți acest dispozitiv. Când se schimbă rândul, o cortină ascunde ce ține de fiecare.
room-here-title = Cine mai joacă pe acest dispozitiv?
