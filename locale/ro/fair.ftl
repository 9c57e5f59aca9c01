### Extrageri corecte: ce le decide și verificarea lor după partidă. Vezi docs/fairness.md.
### Angajamentul este un număr lung; serverul îl publică înainte de partidă și nu se mai poate răzgândi.

fair-lead = Înainte de prima extragere, serverul a fixat un secret care decide toate extragerile, iar browserele jucătorilor au adăugat hazardul lor. Așa că nimeni nu a putut alege extragerile, iar după partidă oricine le poate verifica.
fair-none = Partida a început înainte să existe extrageri corecte, așa că extragerile ei nu pot fi verificate.

fair-commitment = Angajament
fair-commitment-text = Copiază-l dacă vrei să fii sigur: după partidă trebuie să fie cel din înregistrare.
fair-copy = Copiază
fair-contributions = Hazardul jucătorilor
fair-contributed = adăugat
fair-nothing = nu a venit nimic la timp
fair-bot = niciunul
fair-mine = De la browserul tău

## Verificarea extragerilor unei partide încheiate

fair-check = Verifică extragerile
fair-checking = Se verifică…
fair-good = { $draws ->
    [one] { $draws } extragere verificată: este cea fixată înainte de partidă.
    [few] { $draws } extrageri verificate: toate sunt cele fixate înainte de partidă.
   *[other] { $draws } de extrageri verificate: toate sunt cele fixate înainte de partidă.
}
fair-before = { $draws ->
    [one] { $draws } extragere de la început nu poate fi verificată: partea aceea s-a jucat fără extrageri corecte.
    [few] { $draws } extrageri de la început nu pot fi verificate: partea aceea s-a jucat fără extrageri corecte.
   *[other] { $draws } de extrageri de la început nu pot fi verificate: partea aceea s-a jucat fără extrageri corecte.
}
fair-mixed = { $count ->
    [one] { $count } browser a adăugat hazard.
    [few] { $count } browsere au adăugat hazard.
   *[other] { $count } de browsere au adăugat hazard.
}
fair-unmixed = Niciun browser nu a adăugat hazard.
fair-same-commitment = Angajamentul este cel văzut de acest browser în timpul partidei.
fair-not-noted = Acest browser nu a fost acolo în timpul partidei. Dacă ai salvat angajamentul, compară-l cu acesta.
fair-own-used = Hazardul browserului tău a fost folosit.
fair-trust = Ce era de fiecare dată în sac spune acest server. Ca să verifici și asta: { $command }
fair-unsealed = Partida nu are angajament, așa că extragerile ei nu pot fi verificate: s-a jucat înainte să existe extrageri corecte sau în altă parte.
fair-secret = Secretul nu se potrivește cu angajamentul. Înregistrarea a fost modificată sau serverul a trișat.
fair-other-commitment = În timpul partidei, acest browser a văzut alt angajament decât acesta. Poate că serverul a trișat.
fair-no-contribution = Hazardul browserului tău lipsește din înregistrare. Poate că serverul a trișat.
fair-misfit = Extragerea { $number } (mutarea { $at }) nu se potrivește: spune { $drew }, dar era fixat { $expected }.
fair-misfit-deal = Extragerea { $number } (la început) nu se potrivește: spune { $drew }, dar era fixat { $expected }.
fair-pools = Lista de extrageri a serverului nu se potrivește cu înregistrarea.
fair-insecure = Browserul tău poate verifica asta doar prin https. Cu înregistrarea o poți face singur: { $command }

fair-daily = Un singur număr secret decide toate extragerile zilei, aceleași pentru toți, așa că niciun browser nu adaugă hazard. Se publică după ce ziua s-a încheiat.
