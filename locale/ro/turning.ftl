# Turning points of a game: web/src/features/turning, and `keyflower analyse --turning-points`.

turning-points = Momente de cotitură
turning-lead = Mutările care au schimbat cel mai mult șansele de victorie ale fiecărui jucător, verificate jucându-le de multe ori până la capăt.
turning-player = Ale cui mutări
turning-curve = Șanse de victorie, mutare cu mutare
turning-estimate = Liniile sunt o estimare rapidă. Mutările de mai jos au fost jucate de multe ori până la capăt, așa că ai mai multă încredere în ele.
turning-working = Se analizează fiecare mutare: { $share }
turning-left = Mai durează cam { $minutes } min.
turning-waiting = Durează un minut. Poți părăsi pagina: rezultatul se păstrează.
turning-where = { $season }, mutarea { $move }
turning-change = diferență
turning-well = Bine jucat:
turning-better = Mai bine:
turning-next = Următoarea idee bună:
# After turning-better or turning-next, where a tile was placed.
turning-elsewhere = aceeași plăcuță, în alt loc din sat sau rotită altfel.

# How often a turn wins: $other and $played in turning-instead. turning-of is the second of two numbers.
turning-about = cam { $count } din { $of } partide
turning-of = { $count } din { $of }
turning-hardly = foarte rar
turning-nearly = aproape mereu
# With the turn that stands above it; $you: whether it’s the reader’s.
turning-instead = { $you ->
    [yes] Așa ai fi câștigat { $other }, în loc de { $played }.
   *[no] Așa, { $name } ar fi câștigat { $other }, în loc de { $played }.
}
# The same where nothing was left to chance.
turning-sure = { $result ->
    [won] { $you ->
        [yes] Așa ai fi câștigat sigur.
       *[no] Așa, { $name } ar fi câștigat sigur.
    }
    [shared] { $you ->
        [yes] Așa ai fi împărțit sigur victoria.
       *[no] Așa, { $name } ar fi împărțit sigur victoria.
    }
   *[lost] { $you ->
        [yes] Așa ai fi pierdut sigur.
       *[no] Așa, { $name } ar fi pierdut sigur.
    }
}
turning-deals = { $deals ->
    [one] Fiecare variantă a fost jucată o dată până la capăt, ± { $error }
    [few] Fiecare variantă a fost jucată de { $deals } ori până la capăt, ± { $error }
   *[other] Fiecare variantă a fost jucată de { $deals } ori până la capăt, ± { $error }
}
turning-exact = Calculat până la sfârșitul partidei: nimic nu mai ținea de noroc.
turning-look = Încearcă
# In place of a better turn that one missed, until it is found or shown.
turning-missed = Găsește ce ți-a scăpat
turning-find = Găsește tu
turning-show = Arată răspunsul
turning-none-you = Nicio mutare de-a ta n-a decis singură partida: în momentele strânse, alte mutări ar fi fost cam la fel de bune.
turning-none = Nicio mutare n-a decis singură partida pentru { $name }: în momentele strânse, alte mutări ar fi fost cam la fel de bune.
