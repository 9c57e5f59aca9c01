# The profile: coming back without a password, rating, people, deleting everything.

profile-safe = Nu-ți pierde locurile
profile-safe-text = Browserul acesta te ține minte. Dacă te uită sau schimbi dispozitivul, o cheie de acces ori o frază de recuperare te aduce înapoi, cu numele, locurile și cota ta.

passkeys = Chei de acces
passkeys-text = Revino cu amprenta, cu fața sau cu PIN-ul dispozitivului. Fără parolă.
passkeys-not-here = Cheile de acces nu merg la această adresă. Fraza de recuperare merge.
passkey-add = Adaugă o cheie de acces
passkey-failed = Nu a mers sau ai anulat. Nu s-a schimbat nimic.
passkey-added = Adăugată { $when }, folosită ultima dată { $used }
passkey-remove = Elimină

phrase = Frază de recuperare
phrase-text = Șase cuvinte de notat, pentru când ai pierdut tot restul. Cine le are poate juca în numele tău.
phrase-made = Ai creat una { $when }. Una nouă o înlocuiește.
phrase-make = Creează o frază de recuperare
phrase-make-new = Creează o frază nouă
phrase-copy = Copiază
phrase-once = Noteaz-o acum: nu o vei mai vedea.

return-text = Redevino tu pe acest dispozitiv, cu o cheie de acces sau cu fraza de recuperare.
return-passkey = Folosește o cheie de acces
return-phrase = Cele șase cuvinte
return-yes = Revino
return-unknown = Nimeni nu are această frază. Verifică fiecare cuvânt. Dacă ai creat una mai nouă, doar aceea merge.
return-no-passkey = Această cheie de acces nu e cunoscută aici. Poate a fost eliminată.

rating = Cotă
rating-none = Termină o partidă și vei avea o cotă. Oamenii și boții au aceeași scară.
rating-games = { $count ->
    [one] după o partidă
    [few] după { $count } partide
   *[other] după { $count } de partide
}
rating-first = O primă estimare: devine sigură după vreo zece partide.
rating-counts = Partidele cu boți nu contează dacă ai folosit sugestii sau ai retras mutarea unui bot. Nici cele cu jucători noi din propria ta rețea.
rating-plot = Cota ta după fiecare partidă, alături de boți
rating-place = Locul { $place } din { $players }
rating-replay = Reluare

known-people = Cu cine ai jucat
known-none = Joacă o partidă cu cineva și îl vei găsi aici.
known-games = { $count ->
    [one] O partidă împreună
    [few] { $count } partide împreună
   *[other] { $count } de partide împreună
}
known-invite = { $count ->
    [0] Alege pe cine inviți
    [one] Invită la o partidă nouă
    [few] Invită { $count } oameni la o partidă nouă
   *[other] Invită { $count } de oameni la o partidă nouă
}
blocked-people = Gazde care nu te pot invita
blocked-undo = Permite din nou

erase = Șterge tot ce ține de mine
erase-text = Se șterg numele, cheile de acces, cota, setările, mesajele și partidele jucate fără alți oameni. În partidele altora, un sătean fără nume îți ia locul. Nu se poate reveni.
erase-yes = Da, șterge tot
