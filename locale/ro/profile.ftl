# The profile: coming back without a password, rating, people, deleting everything.

profile-safe = Nu-ți pierde locurile
profile-safe-text = Cu o cheie de acces sau o frază de recuperare îți păstrezi numele, locurile și cota pe orice dispozitiv.

passkeys = Chei de acces
passkeys-text = Conectează-te cu amprenta, cu fața sau cu PIN-ul dispozitivului. Fără parolă.
passkeys-not-here = Cheile de acces nu merg la această adresă, dar fraza de recuperare da.
passkey-add = Adaugă o cheie de acces
passkey-failed = Nu a mers sau ai anulat. Nu s-a schimbat nimic.
passkey-added = Adăugată { $when }, folosită ultima dată { $used }
passkey-remove = Elimină

phrase = Frază de recuperare
phrase-text = Șase cuvinte de notat, pentru când ai pierdut tot restul. Cine le are poate juca în numele tău.
phrase-made = Ai creat una { $when }. Una nouă o înlocuiește.
phrase-make = Creează o frază
phrase-make-new = Creează o frază nouă
phrase-copy = Copiază
phrase-once = Noteaz-o acum: nu o vei mai vedea.

return-text = Conectează-te din nou pe acest dispozitiv, cu o cheie de acces sau cu fraza de recuperare.
return-passkey = Folosește o cheie
return-phrase = Cele șase cuvinte
return-yes = Conectează-te
return-unknown = Fraza nu corespunde niciunui profil. Verifică fiecare cuvânt. Dacă ai creat una mai nouă, doar aceea e valabilă.
return-no-passkey = Nu recunoaștem această cheie de acces. Poate a fost eliminată.

rating = Cotă
rating-none = Termină o partidă și vei avea o cotă. Oamenii și boții au aceeași scară.
rating-games = { $count ->
    [one] după o partidă
    [few] după { $count } partide
   *[other] după { $count } de partide
}
rating-first = Provizorie: se stabilizează după vreo zece partide.
rating-counts = Partidele cu boți nu contează dacă ai folosit sugestii sau ai retras mutarea unui bot. O partidă lăsată o săptămână contează ca pierdută. Partidele cu alți jucători contează după ce aceștia au zece partide cotate.
rating-plot = Cota ta după fiecare partidă, alături de boți
rating-place = Locul { $place } din { $players }
rating-replay = Reluare

known-people = Cu cine ai jucat
known-none = Joacă o partidă cu cineva și apare aici.
known-games = { $count ->
    [one] O partidă împreună
    [few] { $count } partide împreună
   *[other] { $count } de partide împreună
}
known-invite = { $count ->
    [0] Alege pe cine inviți
    [one] Invită o persoană
    [few] Invită { $count } persoane
   *[other] Invită { $count } de persoane
}
blocked-people = Gazde care nu te pot invita
blocked-undo = Deblochează

erase = Șterge-mi datele
erase-text = Se șterg numele, cheile de acces, cota, setările, mesajele și partidele jucate fără alți oameni. În partidele altora, un sătean fără nume îți ia locul. Nu mai poate fi anulat.
erase-yes = Da, șterge tot
