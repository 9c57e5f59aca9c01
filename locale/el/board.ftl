# The board: everything that is shown at a table. Names of tiles are labels, never inflected.

board-your-turn = Η σειρά σου
board-seats = Παίκτες, δεξιόστροφα
board-seat-acts = παίζει τώρα
board-seat-starts = πρώτος παίκτης
board-seat-stand-in = παίζει ένα μποτ

# Time left of a decision that may take long; shorter ones read 1:05.
board-clock-hours = { $hours } ώ. { $minutes } λ.
board-clock-days = { $days } ημ. { $hours } ώ.

board-season-spring = Άνοιξη
board-season-summer = Καλοκαίρι
board-season-autumn = Φθινόπωρο
board-season-winter = Χειμώνας
board-season = { $season }, εποχή { $number } από 4

board-supplies = Αποθέματα
board-bag = { $count ->
    [one] { $count } εργάτης στο σακουλάκι
   *[other] { $count } εργάτες στο σακουλάκι
}
board-greens = { $count ->
    [one] { $count } πράσινος εργάτης στο απόθεμα
   *[other] { $count } πράσινοι εργάτες στο απόθεμα
}
# $goods: "21 σίδηρος"
board-stock = { $goods } στο απόθεμα
board-pile = { $count ->
    [one] { $count } ικανότητα στη στοίβα
   *[other] { $count } ικανότητες στη στοίβα
}

board-lots-spring = Δημοπρασία άνοιξης
board-lots-summer = Δημοπρασία καλοκαιριού
board-lots-autumn = Δημοπρασία φθινοπώρου
board-lots-winter = Δημοπρασία χειμώνα
board-marked = με σημάδι στις γωνίες: διαθέσιμο
board-passes = { $count ->
    [one] { $count } πάσο στη σειρά· με { $all } τελειώνει η εποχή
   *[other] { $count } πάσο στη σειρά· με { $all } τελειώνει η εποχή
}
board-turn-order = Σειρά παιξίματος
board-harbour = Λιμάνι
board-harbour-text = το φορτίο πάει σε όποιον επιλέξει το πλοίο
board-harbour-winter = κάθε παίκτης παίρνει ένα πλοίο

board-village = Χωριό και παραπέτασμα
board-your-village = Το χωριό σου
board-village-of = Χωριό: { $name }
board-to-mine = Στο χωριό σου
board-fit = Προβολή όλων
board-smaller = Σμίκρυνση
board-larger = Μεγέθυνση
board-aside = { $count ->
    [one] { $count } πλακίδιο στην άκρη
   *[other] { $count } πλακίδια στην άκρη
}
board-others = Άλλοι παίκτες
board-other = { $name }: πίσω από το παραπέτασμα { $workers } και { $skills }, στο χωριό { $tiles }{ $usable ->
    [0] .
    [one] , από τα οποία μπορείς να επιλέξεις { $usable }.
   *[other] , από τα οποία μπορείς να επιλέξεις { $usable }.
}
board-behind = Πίσω από το παραπέτασμα: { $name }

board-screen = Πίσω από το παραπέτασμά σου
board-skills = Ικανότητες
board-none = καμία

# A tile in sentences. $name is its name; the sentences follow each other.
board-name = { $name }.
board-upgraded = Αναβαθμισμένο.
board-colour-blue = Μπλε πλακίδιο αυτή την εποχή.
board-colour-red = Κόκκινο πλακίδιο αυτή την εποχή.
board-colour-yellow = Κίτρινο πλακίδιο αυτή την εποχή.
board-colour-green = Πράσινο πλακίδιο αυτή την εποχή.
# $workers: "2 κόκκινοι εργάτες"
board-standing = Πάνω του: { $workers }· { $left ->
    [one] μένει { $left } θέση.
   *[other] μένουν { $left } θέσεις.
}
board-next-use = Η επόμενη χρήση θέλει τουλάχιστον { $least ->
    [one] { $least } εργάτη.
   *[other] { $least } εργάτες.
}
board-full = Και οι { $places } θέσεις είναι πιασμένες.
board-full-short = γεμάτο, { $places } από { $places }
# $goods: "2 σίδηρος και 1 ξύλο"
board-goods = Πόροι εδώ: { $goods }.
board-bid-leads = Προηγείται: { $name } ({ $workers }).
board-bid-leads-you = Προηγείσαι ({ $workers }).
board-bid-loses = Χαμένη προσφορά: { $name } ({ $workers }).
board-bid-loses-you = Σε ξεπέρασαν ({ $workers }).
board-load = Φορτίο: { $load }.
board-load-none = Χωρίς φορτίο.
board-load-none-short = άδειο
board-boat-gone = Το έχουν ήδη επιλέξει.
board-boat-gone-short = πιασμένο
board-changed = Άλλαξε από την τελευταία σου σειρά.
board-changed-move = Άλλαξε με αυτή την κίνηση.
board-can-choose = Μπορείς να το επιλέξεις.
# $steps is count-steps.
board-steps-away = Σε απόσταση: { $steps }.
board-cell = Ελεύθερη θέση, στήλη { $column }, γραμμή { $row }
board-ghost = { $name } στο χέρι, περιστροφές: { $rotation }
board-move-good = Μεταφορά: { $good }

board-side-now = Τώρα
board-side-after = Αναβαθμισμένο
board-side-before = Πριν
board-side-upgraded = Αναβαθμισμένο, τώρα
board-side-up = Η πλευρά που φαίνεται
board-side-down = Η άλλη πλευρά
board-kind-spring = Πλακίδιο άνοιξης
board-kind-summer = Πλακίδιο καλοκαιριού
board-kind-autumn = Πλακίδιο φθινοπώρου
board-kind-winter = Πλακίδιο χειμώνα
board-kind-village = Πλακίδιο χωριού
board-kind-home = Αρχικό πλακίδιο
board-kind-boat = Πλοίο
board-kind-summer_boat = Καλοκαιρινό πλοίο
board-kind-turn_order = Πλακίδιο σειράς

since-title = Από την τελευταία σου σειρά
since-none = Τίποτα δεν άλλαξε από την τελευταία σου σειρά.

board-words = Ιστορικό και συνομιλία
board-panel-since = Τι άλλαξε
board-panel-log = Ιστορικό
board-panel-chat = Συνομιλία
board-tabs = Μέρη του τραπεζιού
board-tab-lots = Δημοπρασία
board-tab-harbour = Λιμάνι
board-tab-village = Χωριό
board-tab-others = Άλλοι
board-tab-log = Ιστορικό

board-notices = Ειδοποιήσεις
board-notices-text = Όταν έρχεται η σειρά σου και κοιτάς αλλού
board-notices-denied = Ο περιηγητής σου δεν τις επιτρέπει για αυτή τη σελίδα
board-to-lobby = Στην αρχική σελίδα
board-leave = Αποχώρηση
board-leave-text = Θα παίζει ένα μποτ για σένα. Όσο κρατάει η παρτίδα, μπορείς να πάρεις πίσω τη θέση σου.
board-leave-bots = Θα παίζει ένα μποτ για σένα. Μόνο με μποτ η παρτίδα μπορεί να τελειώσει γρήγορα, και μετά δεν μπορείς να γυρίσεις.
board-leave-rating = Αν η παρτίδα μετράει για την αξιολόγηση, η θέση που θα πάρει το μποτ μετράει ως δική σου.
board-leave-yes = Αποχώρηση
board-result = Αποτέλεσμα
# Under a tile that cannot be chosen.
board-needs = { $colour ->
    [blue] θέλει { $needs } μπλε
    [red] { $needs ->
        [one] θέλει { $needs } κόκκινο
       *[other] θέλει { $needs } κόκκινους
    }
    [yellow] { $needs ->
        [one] θέλει { $needs } κίτρινο
       *[other] θέλει { $needs } κίτρινους
    }
    [green] { $needs ->
        [one] θέλει { $needs } πράσινο
       *[other] θέλει { $needs } πράσινους
    }
   *[worker] { $needs ->
        [one] θέλει { $needs } εργάτη
       *[other] θέλει { $needs } ίδιου χρώματος
    }
}

board-bids = Οι προσφορές σου
board-bids-text = { $leads ->
    [one] { $leads } από { $count } προηγείται
   *[other] { $leads } από { $count } προηγούνται
}
board-bids-leads = προηγείται
# $most: how many lead there
board-bids-outbid = { $most ->
    [one] χαμένη, προηγείται { $most }
   *[other] χαμένη, προηγούνται { $most }
}
# At a tile where somebody bid more than you.
board-outbid = πίσω
# On phones, after the lots: the way to both.
board-quay = Λιμάνι, σειρά παιξίματος

board-villages = Άλλα χωριά
board-to-build = { $count ->
    [one] Τοποθέτηση: { $count } πλακίδιο
   *[other] Τοποθέτηση: { $count } πλακίδια
}
board-villages-all = Χωριά

## The running score

score-of = { $name }: { $points ->
    [one] { $points } πόντος ως τώρα
   *[other] { $points } πόντοι ως τώρα
}
score-title = { $name }: πόντοι ως τώρα
score-tiles = Τυπωμένοι στα πλακίδια
score-resources = Πόροι
score-skills = Ικανότητες
score-workers = Εργάτες
score-boats = Πλοία και σειρά παιξίματος
score-sum = Συνολικά
score-open = Εδώ μετράνε μόνο όσα βλέπουν όλοι, τίποτα πίσω από το παραπέτασμα.
board-purple-counts = Μαζί με τον μωβ εργάτη του πρώτου παίκτη, που μετράει ως ένας πόρος, μία ικανότητα ή ένας εργάτης.
