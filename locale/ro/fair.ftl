### Extrageri corecte: ce le decide și verificarea lor după partidă. Vezi docs/fairness.md.
### Angajamentul este un număr lung; serverul îl publică înainte de partidă și nu se mai poate răzgândi.
### Terminalul spune ce a verificat cu aceleași mesaje.

fair-lead = Înainte de prima extragere, serverul își ia un angajament asupra unui secret, iar browserele jucătorilor adaugă propriile numere aleatorii. Astfel serverul nu poate alege extragerile, iar după partidă le poate verifica oricine.
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
fair-mine = De la browserul tău
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
fair-intact = Partida { $game }: fișierul corespunde angajamentului { $commitment }.
fair-old = Angajamentul e dintr-o versiune mai veche: acoperă doar secretul, nu și masa sau cine poate adăuga numere aleatorii.
fair-mixed = { $count ->
    [one] { $count } browser a adăugat numere aleatorii.
    [few] { $count } browsere au adăugat numere aleatorii.
   *[other] { $count } de browsere au adăugat numere aleatorii.
}
fair-contributors = Aceste locuri au adăugat numere aleatorii: { $seats }
fair-unmixed = Niciun browser nu a adăugat numere aleatorii, așa că doar angajamentul garantează aceste extrageri.

## Ce s-a comparat cu notițele browserului

fair-same-commitment = Angajamentul este cel notat în timpul partidei.
fair-not-noted = Angajamentul nu a fost comparat: acest browser nu a fost acolo în timpul partidei. Dacă l-ai salvat, compară-l cu acesta.
fair-not-compared = Angajamentul nu a fost comparat. Adaugă --noted sau --commitment cu ce ai salvat în timpul partidei.
fair-own-used = Numerele aleatorii ale browserului tău au fost folosite pentru locul tău.
fair-refused = Serverul nu a acceptat numerele aleatorii ale browserului tău: au venit după prima extragere sau serverul le-a ignorat.
fair-lost = Browserul tău și-a trimis numerele aleatorii, dar nu a primit răspuns, iar ele nu au fost folosite.
fair-own-none = Browserul tău nu a adăugat nimic, așa că nu e nimic de-al tău de comparat.
fair-others-same = Ce au adăugat ceilalți este ce a notat browserul tău înainte să-și adauge propriile numere.
fair-others-unknown = Ce au adăugat ceilalți nu a fost comparat: doar browserul care începe partida poate nota asta la timp.
fair-unfinished = Partida din acest fișier nu s-a încheiat.
fair-scope = A fost verificată fiecare extragere acoperită de un angajament. Nu se pot verifica numele, mutările retrase și dacă lipsește sfârșitul fișierului.
fair-trust = Ce era în sac la fiecare extragere știm doar de la acest server. Ca să verifici și asta: { $command }

## Ce nu e în regulă

fair-unsealed = Partida nu are angajament, așa că extragerile ei nu pot fi verificate. S-a jucat înainte să existe extrageri corecte sau în altă parte.
fair-secret = Fișierul partidei nu corespunde angajamentului { $commitment }. Fișierul a fost modificat sau serverul a trișat.
fair-outsider = Locul { $seat } a adăugat numere aleatorii, dar angajamentul nu permite: locurile boților nu adaugă nimic. Poate că serverul a trișat.
fair-start = Angajamentul nu acoperă partida de la început. Poate că serverul a trișat.
fair-other-commitment = Angajamentul din fișierul partidei nu este cel notat în timpul partidei: { $commitment }. Poate că serverul a trișat.
fair-other-game = Fișierul este al partidei { $game }, nu al celei notate. Poate că serverul a trișat.
fair-no-contribution = Numerele aleatorii ale browserului tău lipsesc din fișierul partidei pentru locul tău. Poate că serverul a trișat.
fair-other-contribution = Ce a adăugat locul { $seat } nu este ce a notat browserul tău înainte de prima extragere. Poate că serverul a trișat.
fair-unnamed = Un angajament care nu a fost notat decide unele extrageri din această partidă. Poate că serverul a trișat.
fair-idle = Angajamentul notat nu decide nicio extragere din această partidă. Poate că serverul a trișat.
fair-misfit = Extragerea { $number } (mutarea { $at }, { $move }) nu corespunde: spune { $drew }, dar angajamentul dă { $expected }.
fair-misfit-deal = Extragerea { $number } (la pregătire) nu corespunde: spune { $drew }, dar angajamentul dă { $expected }.
fair-pools = Lista de extrageri a serverului nu corespunde fișierului partidei.
fair-insecure = Browserul tău poate verifica asta doar prin https. Cu fișierul partidei poți verifica și pe cont propriu: { $command }
