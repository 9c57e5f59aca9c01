# Decisions of a player: the panel below the table, a sheet on phones (web/src/table/decide).

page-title-turn = Η σειρά σου · Keyflower
seat-stand-in = { $name } (παίζει μποτ)
seat-number = Θέση { $number }
decide-panel = Η απόφασή σου
decide-your-turn = Η σειρά σου
decide-turn-text = Διάλεξε ένα πλακίδιο για προσφορά ή για χρήση.
decide-turn-only-pass = Δεν γίνεται καμία προσφορά ή χρήση. Πας πάσο.
decide-turn-tile = Πλακίδιο σειράς { $number }
decide-close = Άφησέ το
decide-named = { $name }: { $text }
decide-sending = Μια στιγμή…
decide-away = Θα μπορείς να παίξεις μόλις επανέλθει η σύνδεση.
decide-lost = Η παρτίδα προχώρησε και αυτό που διάλεγες δεν γίνεται πια. Διάλεξε ξανά.

# Workers that are placed, in the accusative: "4 κόκκινους".
amount-blue = { $count } μπλε
amount-red = { $count ->
    [one] { $count } κόκκινο
   *[other] { $count } κόκκινους
}
amount-yellow = { $count ->
    [one] { $count } κίτρινο
   *[other] { $count } κίτρινους
}
amount-green = { $count ->
    [one] { $count } πράσινο
   *[other] { $count } πράσινους
}

# ---- Bid and use

decide-mode = Προσφορά ή χρήση
decide-bid = Προσφορά
decide-use = Χρήση
decide-tile-colour = { $colour ->
    [blue] Μπλε πλακίδιο.
    [red] Κόκκινο πλακίδιο.
    [yellow] Κίτρινο πλακίδιο.
   *[green] Πράσινο πλακίδιο.
}
decide-bid-none = Καμία προσφορά εδώ. Με έναν εργάτη προηγείσαι.
decide-bid-yours = Προηγείσαι με { $workers }. Μπορείς να προσθέσεις κι άλλους.
decide-bid-other = { $name }: προηγείται με { $workers }. Με { $total } περνάς μπροστά.
decide-bid-both = { $mine ->
    [one] { $name }: { $workers }. Χρειάζεσαι { $total }, εδώ έχεις { $mine }.
   *[other] { $name }: { $workers }. Χρειάζεσαι { $total }, εδώ έχεις { $mine }.
}
decide-use-village = Χωριό: { $name }.
decide-use-first = { $most ->
    [one] Αχρησιμοποίητο αυτή την εποχή: ακριβώς { $most } εργάτης.
   *[other] Αχρησιμοποίητο αυτή την εποχή: 1 έως { $most } εργάτες.
}
decide-use-again = Τελευταία χρήση με { $used }: { $more ->
    [0] τώρα ακριβώς { $least }.
   *[other] τώρα { $least } έως { $most }.
}
decide-losing = Χαμένες προσφορές
decide-groups = Χαμένες προσφορές για εδώ
decide-group = Χαμένη προσφορά με { $workers }, από «{ $tile }»
decide-group-from = από «{ $tile }»
decide-screen = Πίσω από το παραπέτασμά σου
decide-screen-empty = Δεν έμεινε κανένας εργάτης πίσω από το παραπέτασμά σου.
decide-of = από { $count }
decide-count = { $colour ->
    [blue] Μπλε εργάτες
    [red] Κόκκινοι εργάτες
    [yellow] Κίτρινοι εργάτες
   *[green] Πράσινοι εργάτες
}
decide-have = { $colour ->
    [blue] Μπλε: { $count } πίσω από το παραπέτασμά σου
    [red] Κόκκινοι: { $count } πίσω από το παραπέτασμά σου
    [yellow] Κίτρινοι: { $count } πίσω από το παραπέτασμά σου
   *[green] Πράσινοι: { $count } πίσω από το παραπέτασμά σου
}
decide-less = Ένας λιγότερος
decide-more = Ένας ακόμη
decide-least = Ελάχιστο
decide-most = Μέγιστο
decide-mixes = Εδώ τα χρώματα μπορούν να αναμειχθούν (πλοίο του ουράνιου τόξου, 4β).
decide-brings = Όφελος: { $gives }.
decide-brings-here = Όφελος, πάνω σε αυτό το πλακίδιο: { $gives }.
decide-brings-home = Όφελος, στο αρχικό σου πλακίδιο: { $gives }.
decide-from-bag = { $count ->
    [one] { $count } εργάτης από το σακουλάκι
   *[other] { $count } εργάτες από το σακουλάκι
}
decide-takes = { $what ->
    [blue] Κοστίζει και έναν μπλε εργάτη.
    [red] Κοστίζει και έναν κόκκινο εργάτη.
    [yellow] Κοστίζει και έναν κίτρινο εργάτη.
    [green] Κοστίζει και έναν πράσινο εργάτη.
    [worker] Κοστίζει και έναν εργάτη όποιου χρώματος θέλεις.
    [skill] Κοστίζει και μία ικανότητα όποιου είδους θέλεις.
    [anvil] Κοστίζει και ένα αμόνι.
    [pick] Κοστίζει και μία αξίνα.
   *[saw] Κοστίζει και ένα πριόνι.
}
decide-workers-back = Οι εργάτες επιστρέφουν σε σένα.
decide-workers-to = Οι εργάτες θα περάσουν σε άλλον παίκτη: { $name }.
decide-workers-bag = Αν κανείς δεν κερδίσει το πλακίδιο, οι εργάτες πηγαίνουν στο σακουλάκι.
decide-lead-first = Προηγείσαι.
decide-lead-more = Προηγείσαι με { $total }.
decide-lead-by = Προηγείσαι κατά { $by }.
decide-stays = Κρατάς ακόμη { $workers } πίσω από το παραπέτασμά σου.
decide-stays-none = { $colour ->
    [blue] Δεν σου μένει κανένας μπλε πίσω από το παραπέτασμα.
    [red] Δεν σου μένει κανένας κόκκινος πίσω από το παραπέτασμα.
    [yellow] Δεν σου μένει κανένας κίτρινος πίσω από το παραπέτασμα.
   *[green] Δεν σου μένει κανένας πράσινος πίσω από το παραπέτασμα.
}
decide-lacks-all = Διάλεξε εργάτες.
decide-lacks-workers = Άλλαξε τον αριθμό των εργατών.
decide-lacks-groups = Αυτοί οι εργάτες δεν ταιριάζουν μαζί εδώ: είναι πολύ λίγοι ή πάρα πολλοί.

lock-none = Δεν έχεις κανέναν πίσω από το παραπέτασμά σου.
lock-colour = { $colour ->
    [blue] Αυτό το πλακίδιο είναι μπλε.
    [red] Αυτό το πλακίδιο είναι κόκκινο.
    [yellow] Αυτό το πλακίδιο είναι κίτρινο.
   *[green] Αυτό το πλακίδιο είναι πράσινο.
}
lock-few = { $needs ->
    [one] Εδώ χρειάζεται { $needs }.
   *[other] Εδώ χρειάζονται { $needs }.
}

# What may surprise; ids of rules/choices.py.
warning-stock-short = Το απόθεμα έχει λιγότερα από όσα δείχνει το πλακίδιο.
warning-stock-empty = Το απόθεμα δεν έχει τίποτα από αυτά.
warning-greens-short = Οι πράσινοι εργάτες είναι λιγότεροι από όσους δείχνει το πλακίδιο.
warning-greens-empty = Δεν έμεινε κανένας πράσινος εργάτης.
warning-bag-short = Οι εργάτες στο σακουλάκι είναι λιγότεροι από όσους δείχνει το πλακίδιο.
warning-bag-empty = Το σακουλάκι είναι άδειο.
warning-pile-short = Οι ικανότητες είναι λιγότερες από όσες δείχνει το πλακίδιο.
warning-pile-empty = Δεν έμεινε καμία ικανότητα.
warning-nothing-to-gain = Δεν θα κερδίσεις τίποτα από αυτό.
warning-shuts-river = Αυτό κλείνει το ποτάμι: κανένα άλλο πλοίο δεν θα μπορεί να μπει στη γραμμή από το αρχικό σου πλακίδιο.

# A tile that can neither be bid for nor used; other reasons are in reasons.ftl. $colour is "worker"
# where any one colour would do.
blocked-both = { $colour ->
    [blue] Θέλει { $needs } μπλε, έχεις { $has }.
    [red] { $needs ->
        [one] Θέλει { $needs } κόκκινο, έχεις { $has }.
       *[other] Θέλει { $needs } κόκκινους, έχεις { $has }.
    }
    [yellow] { $needs ->
        [one] Θέλει { $needs } κίτρινο, έχεις { $has }.
       *[other] Θέλει { $needs } κίτρινους, έχεις { $has }.
    }
    [green] { $needs ->
        [one] Θέλει { $needs } πράσινο, έχεις { $has }.
       *[other] Θέλει { $needs } πράσινους, έχεις { $has }.
    }
   *[worker] { $needs ->
        [one] Θέλει { $needs } εργάτη, έχεις { $has }.
       *[other] Θέλει { $needs } ίδιου χρώματος, έχεις { $has }.
    }
}

# ---- Passing

decide-pass = Πάσο
decide-pass-once-text = Η σειρά σου ξανάρχεται, εκτός αν πάνε όλοι πάσο.
decide-pass-outbid = Πάσο μέχρι να με ξεπεράσουν
decide-pass-outbid-text = Ξαναπαίζεις μόλις κάποιος ξεπεράσει προσφορά σου.
decide-pass-season = Πάσο για όλη την εποχή
decide-pass-season-text = Ξαναπαίζεις όταν τελειώσει η εποχή.
decide-passing-outbid = Πας πάσο μέχρι να σε ξεπεράσουν.
decide-passing-season = Πας πάσο για την υπόλοιπη εποχή.
decide-pass-stop = Τέλος στο πάσο
decide-auto-passing = Καμία δυνατή κίνηση: πας πάσο.
decide-auto-passed = Καμία δυνατή κίνηση: πήγες πάσο.
decide-auto-choosing = Μόνο μία επιλογή: { $what }
decide-auto-done = Έγινε για σένα: { $what }
decide-auto-stop = Περίμενε
decide-pass-ways = Άλλοι τρόποι για πάσο
decide-pass-season-sure = Πάσο για όλη την εποχή;
decide-pass-season-yes = Ναι, πάσο

# ---- Payments and choices

decide-pay-title = Πληρωμή: { $tile }
decide-pay-text = Διάλεξε τι θα πληρώσεις.
decide-pay-group = χαμένη προσφορά με { $workers }, από «{ $tile }»
decide-pay-group-text = { $count ->
    [one] Πηγαίνει στο σακουλάκι.
   *[other] Πηγαίνουν και οι { $count } στο σακουλάκι.
}
decide-take-title = Τι παίρνεις;
decide-take-text = { $tile }: δίνει ένα από αυτά.
decide-free = δωρεάν

# ---- Transport and upgrades

decide-transport-title = Μεταφορά και αναβάθμιση
decide-transport-left = { $tile }, υπόλοιπο: { $steps ->
    [0] κανένα βήμα
    [one] { $steps } βήμα
   *[other] { $steps } βήματα
} και { $upgrades ->
    [0] καμία αναβάθμιση.
    [one] { $upgrades } αναβάθμιση.
   *[other] { $upgrades } αναβαθμίσεις.
}
decide-transport-text = Πάτα έναν πόρο σου και μετά το πλακίδιο όπου θα πάει.
decide-transport-held = { $good } σε «{ $tile }»: προς τα πού;
decide-transport-none = Τίποτε άλλο δεν μεταφέρεται.
decide-goods = Πόροι που μεταφέρονται
decide-good-on = { $good } σε «{ $tile }»
decide-to = Προς «{ $tile }»
# $steps is count-steps.
decide-to-far = Προς «{ $tile }» ({ $steps })
decide-upgrades = Αναβαθμίσεις
decide-upgrades-none = Δεν μπορείς να πληρώσεις καμία αναβάθμιση.
decide-upgrade = Αναβάθμιση: { $tile }
decide-upgrade-cost = Πληρωμή με
decide-gain-points = { $points ->
    [one] { $sign } πόντος
   *[other] { $sign } πόντοι
}
decide-gain-each = { $before ->
    [one] { $after } αντί για { $before } πόντο ανά πόρο
   *[other] { $after } αντί για { $before } πόντους ανά πόρο
}
decide-gain-use = όφελος χρήσης: { $gives }
decide-upgrade-follows = Κόστος: { $cost }. Κέρδος: { $gains }.
decide-done = Τέλος
decide-done-text = Όσα βήματα και όσες αναβαθμίσεις μένουν χάνονται.

# ---- Boats

decide-boat-title = Διάλεξε πλοίο
decide-boat-text = Παίρνεις όλο το φορτίο του.
decide-boat-keep = Παίρνεις το ίδιο το πλοίο για το χωριό σου.
decide-boat-empty = χωρίς φορτίο
decide-for-you = για σένα τώρα
# Who picks a boat when, and why; decide-named joins place and reason.
decide-boat-order = Σειρά επιλογής
decide-boat-place = { $place ->
    [1] Διαλέγεις πριν από όλους
   *[other] Διαλέγεις στη θέση { $place }
}
decide-boat-won = η προσφορά σου των { $count } κέρδισε: { $tile }
decide-boat-start = εσύ είσαι ο πρώτος παίκτης
decide-boat-after = δεξιόστροφα από τον πρώτο παίκτη: { $name }

# ---- Building

decide-build-title = Χτίσε το χωριό σου
decide-build-hand = { $count ->
    [one] Ένα πλακίδιο για τοποθέτηση.
   *[other] { $count } πλακίδια για τοποθέτηση, με όποια σειρά θέλεις.
}
decide-build-where = Διάλεξε μια διακεκομμένη θέση στο χωριό σου.
decide-build-turn = Περίστρεψέ το με το R, με τη ροδέλα ή πατώντας πάνω του.
decide-build-fixed = { $ways ->
    [one] Ταιριάζει με έναν μόνο τρόπο.
   *[other] Ταιριάζει με { $ways } τρόπους.
}
decide-build-left = Περιστροφή αριστερά
decide-build-right = Περιστροφή δεξιά
decide-build-next = Επόμενη θέση
decide-build-before = Προηγούμενη θέση
decide-build-tile = Πλακίδιο στο χέρι

# ---- Winter

decide-winter-title = Πλακίδια χειμώνα
decide-winter-text = Βγάλε στο τραπέζι ένα ή περισσότερα από τα δικά σου. Θα δημοπρατηθούν όλα· τα υπόλοιπα φεύγουν από την παρτίδα χωρίς να τα δει κανείς.
decide-worth = { $points ->
    [one] Τώρα θα έδινε { $points } πόντο.
   *[other] Τώρα θα έδινε { $points } πόντους.
}
decide-winter-worth = { $points ->
    [one] { $points } πόντος για σένα τώρα
   *[other] { $points } πόντοι για σένα τώρα
}

# ---- Flipper

decide-flip-title = Flipper
decide-flip-text = Γύρισε δωρεάν ένα πλακίδιό σου στην πίσω πλευρά.
decide-keep = Κανένα γύρισμα

# ---- Hints

decide-hint = Υπόδειξη
decide-hint-title = { $count ->
    [1] Μία ιδέα
    [2] Δύο ιδέες
   *[other] Τρεις ιδέες
}
decide-hint-text = Σημειωμένες στο τραπέζι. Διάλεξε μία για να ετοιμαστεί η κίνησή σου· τίποτα δεν στέλνεται ακόμη.
decide-idea-do = Ακολούθησε ιδέα { $number }
decide-idea = Ιδέα { $number }
hint-bid = Προσφορά με { $workers } για «{ $tile }»
hint-raise = Αύξηση σε { $workers } για «{ $tile }»
hint-build = Τοποθέτηση εδώ: { $tile }
hint-flip = Γύρισμα: { $tile }
hint-step = Μεταφορά: { $good } προς «{ $tile }»
hint-pay = Πληρωμή: { $what }
hint-use = Χρήση με { $workers }: { $tile }
hint-upgrade = Αναβάθμιση: { $tile } ({ $cost })
hint-winter = Στο τραπέζι: { $tiles }
# Turns that would be better. $from: where losing bids are taken from.
turn-bid-from = Προσφορά με { $workers } για «{ $tile }», με τη χαμένη προσφορά από: { $from }
turn-use = Χρήση με { $workers }: { $tile } ({ $owner })
turn-own-from = Χρήση με { $workers }: { $tile }, με τη χαμένη προσφορά από: { $from }
turn-use-from = Χρήση με { $workers }: { $tile } ({ $owner }), με τη χαμένη προσφορά από: { $from }

# ---- Others, and the end

decide-waiting = Αναμονή: { $name }
decide-waiting-several = Αναμονή: { $names }
decide-over = Η παρτίδα τελείωσε.
decide-watching = Παρακολουθείς.
decide-stand-in = Ένα μποτ παίζει για σένα.
decide-stand-in-text = Συνεχίζει μέχρι να πάρεις πίσω τη θέση σου.
decide-come-back = Επιστροφή στη θέση μου
decide-undo = Αναίρεση

# ---- The confirm button

go-bid = Προσφορά { $count }
go-raise = Αύξηση σε { $count }
go-bid-empty = Διάλεξε εργάτες
go-use = Χρήση με { $count }
go-use-empty = Διάλεξε εργάτες
go-pay = Πληρωμή
go-take = Λήψη: { $what }
go-boat = Επιλογή: { $boat }
go-flip = Γύρισμα
go-step = Μεταφορά εδώ
go-step-empty = Διάλεξε πού θα πάει
go-upgrade = Αναβάθμιση
go-build = Τοποθέτηση εδώ
go-build-empty = Διάλεξε θέση
go-winter = { $count ->
    [one] Στο τραπέζι { $count } πλακίδιο
   *[other] Στο τραπέζι { $count } πλακίδια
}
go-winter-empty = Διάλεξε τουλάχιστον ένα
go-pass = Πάσο
go-done = Τέλος
go-keep = Κανένα γύρισμα
go-choose = Διάλεξε ένα
go-confirm = Επιβεβαίωση
