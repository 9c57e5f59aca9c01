### Extrageri corecte: ce le decide și verificarea lor după partidă. Vezi docs/fairness.md.
### Angajamentul este un număr lung; serverul îl publică înainte de partidă și nu se mai poate răzgândi.
### Terminalul spune ce a verificat cu aceleași mesaje.

fair-lead = Înainte de prima extragere, serverul își ia un angajament asupra unui secret, iar browserele jucătorilor adaugă propriile numere aleatorii. Astfel serverul nu poate alege extragerile, iar după partidă le poate verifica oricine.
fair-lead-site = Partida rulează doar pe dispozitivul tău. Un secret fixează extragerile înainte de prima, iar browserul tău adaugă propriile numere aleatorii. După partidă poți verifica fiecare extragere.
fair-none = Partida a început înainte să existe extrageri corecte, așa că extragerile ei nu pot fi verificate.
fair-daily = Un singur număr secret decide toate extragerile zilei, aceleași pentru toți. Se publică după ce se închide partida zilei.

fair-commitment = Angajament
fair-commitment-text = Copiază-l, pentru siguranță: după partidă trebuie să fie cel din fișierul partidei.
fair-copy = Copiază
fair-contributions = Numere aleatorii de la jucători
fair-contributed = adăugate
fair-nothing = nu a venit nimic la timp
fair-later = se adaugă la început
fair-bot = nimic
fair-save = Salvează notițele

## Verificarea extragerilor unei partide încheiate

fair-check = Verifică extragerile
fair-checking = Se verifică…
fair-good = { $draws ->
    [one] { $draws } extragere verificată: corespunde angajamentului.
    [few] { $draws } extrageri verificate: toate corespund angajamentului.
   *[other] { $draws } de extrageri verificate: toate corespund angajamentului.
}
fair-before = { $draws ->
    [one] { $draws } extragere de la început nu poate fi verificată: partea aceea s-a jucat fără extrageri corecte.
    [few] { $draws } extrageri de la început nu pot fi verificate: partea aceea s-a jucat fără extrageri corecte.
   *[other] { $draws } de extrageri de la început nu pot fi verificate: partea aceea s-a jucat fără extrageri corecte.
}
fair-old = Angajamentul e dintr-o versiune mai veche. Garantează mai puțin, așa că notițele tale nu pot fi comparate în întregime.
fair-mixed = { $count ->
    [one] { $count } browser a adăugat numere aleatorii.
    [few] { $count } browsere au adăugat numere aleatorii.
   *[other] { $count } de browsere au adăugat numere aleatorii.
}
fair-unmixed = Niciun browser nu a adăugat numere aleatorii, așa că doar angajamentul garantează aceste extrageri.

## Ce s-a comparat cu notițele browserului

fair-same-commitment = Angajamentul este cel notat în timpul partidei.
fair-not-noted = Nimic nu a fost comparat cu notițe din timpul partidei. Angajamentul ei este { $commitment }.
fair-own-used = Numerele aleatorii ale browserului tău au fost folosite pentru locul tău.
fair-own-unused = Numerele aleatorii ale browserului tău nu au fost folosite pentru locul tău. Dacă pagina era deschisă la început, poate că serverul le-a lăsat deoparte intenționat.
fair-repeated = { $count ->
    [one] Începutul a fost reluat { $count } dată după ce browserul tău își dezvăluise numerele aleatorii. Un server ar putea face asta până îi plac extragerile.
    [few] Începutul a fost reluat de { $count } ori după ce browserul tău își dezvăluise numerele aleatorii. Un server ar putea face asta până îi plac extragerile.
   *[other] Începutul a fost reluat de { $count } de ori după ce browserul tău își dezvăluise numerele aleatorii. Un server ar putea face asta până îi plac extragerile.
}
fair-own-none = Browserul tău nu a adăugat nimic, așa că nu e nimic de-al tău de comparat.
fair-others-same = Ce au adăugat ceilalți este ce a notat browserul tău înainte să-și adauge propriile numere.
fair-same-moves = { $moves ->
    [one] { $moves } intrare din jurnal este cea văzută de browserul tău.
    [few] { $moves } intrări din jurnal sunt cele văzute de browserul tău.
   *[other] { $moves } de intrări din jurnal sunt cele văzute de browserul tău.
}
fair-no-moves = Browserul tău nu a notat nicio mutare, așa că nu se vede dacă fișierul este al partidei jucate.
fair-unfinished = Partida din acest fișier nu s-a încheiat.
fair-scope = A fost verificată fiecare extragere acoperită de un angajament. Numele nu se pot verifica.
fair-trust = Ce era în sac la fiecare extragere știm doar de la acest server. Ca să verifici și asta: { $command }

## Ce nu e în regulă

fair-unsealed = Partida nu are angajament, așa că extragerile ei nu pot fi verificate. S-a jucat înainte să existe extrageri corecte sau în altă parte.
fair-secret = Fișierul partidei nu corespunde angajamentului { $commitment }. Fișierul a fost modificat sau serverul a trișat.
fair-outsider = Locul { $seat } a adăugat numere aleatorii, dar angajamentul nu permite: locurile boților nu adaugă nimic. Poate că serverul a trișat.
fair-start = Angajamentul nu acoperă partida de la început. Poate că serverul a trișat.
fair-past = Angajamentul e pentru o partidă cu alt început decât cea din fișier. Poate că serverul a trișat.
fair-old-seal = Pentru această partidă s-a folosit un tip mai vechi de angajament, care garantează mai puțin. Poate că serverul a trișat.
fair-other-commitment = Angajamentul din fișierul partidei nu este cel notat în timpul partidei: { $commitment }. Poate că serverul a trișat.
fair-other-game = Fișierul este al partidei { $game }, nu al celei notate. Poate că serverul a trișat.
fair-other-contribution = Ce a adăugat locul { $seat } nu este ce a notat browserul tău înainte de prima extragere. Poate că serverul a trișat.
fair-cut = { $entries ->
    [one] Fișierul e prea scurt: browserul tău a văzut { $entries } intrare din jurnal. Fișierul a fost tăiat sau serverul a trișat.
    [few] Fișierul e prea scurt: browserul tău a văzut { $entries } intrări din jurnal. Fișierul a fost tăiat sau serverul a trișat.
   *[other] Fișierul e prea scurt: browserul tău a văzut { $entries } de intrări din jurnal. Fișierul a fost tăiat sau serverul a trișat.
}
fair-other-moves = Mutările din fișier nu sunt cele văzute de browserul tău. Fișierul a fost modificat sau serverul a trișat.
fair-misfit = Extragerea { $number } (mutarea { $at }, { $move }) nu corespunde: spune { $drew }, dar angajamentul dă { $expected }.
fair-misfit-deal = Extragerea { $number } (la pregătire) nu corespunde: spune { $drew }, dar angajamentul dă { $expected }.
fair-pools = Lista de extrageri a serverului nu corespunde fișierului partidei.
