# Why a bot would do something: src/keyflower/bots/reasons.py. $gain is what it is worth in points
# against doing nothing, $tile the name of a tile.

reason-pass = Τίποτα άλλο δεν αξίζει τώρα τόσους εργάτες.
reason-bid = { $workers ->
    [0] Η μετακίνηση μιας χαμένης προσφοράς στο «{ $tile }» αξίζει { $gain ->
        [one] { $gain } πόντο.
       *[other] { $gain } πόντους.
    }
    [one] Η προσφορά με { $workers } εργάτη για «{ $tile }» αξίζει { $gain ->
        [one] { $gain } πόντο.
       *[other] { $gain } πόντους.
    }
   *[other] Η προσφορά με { $workers } εργάτες για «{ $tile }» αξίζει { $gain ->
        [one] { $gain } πόντο.
       *[other] { $gain } πόντους.
    }
}
reason-losing-bid-moves = Αξιοποιεί μια χαμένη προσφορά.
reason-use = «{ $tile }»: η χρήση αξίζει { $gain ->
    [one] { $gain } πόντο.
   *[other] { $gain } πόντους.
}
reason-workers-come-back = Οι εργάτες επιστρέφουν στο τέλος της εποχής.
reason-workers-go-away = Οι εργάτες πηγαίνουν σε άλλον παίκτη ή στο σακουλάκι.
reason-upgrade = { $points ->
    [one] «{ $tile }»: η αναβάθμιση δίνει { $points } τυπωμένο πόντο και αξίζει συνολικά { $gain }.
   *[other] «{ $tile }»: η αναβάθμιση δίνει { $points } τυπωμένους πόντους και αξίζει συνολικά { $gain }.
}
reason-place = { $links ->
    [0] Κανένας δρόμος δεν συνδέεται εδώ με «{ $tile }», κι όμως η θέση αξίζει { $gain ->
        [one] { $gain } πόντο.
       *[other] { $gain } πόντους.
    }
    [one] Εδώ συνδέεται με «{ $tile }» { $links } δρόμος· αυτό αξίζει { $gain ->
        [one] { $gain } πόντο.
       *[other] { $gain } πόντους.
    }
   *[other] Εδώ συνδέονται με «{ $tile }» { $links } δρόμοι· αυτό αξίζει { $gain ->
        [one] { $gain } πόντο.
       *[other] { $gain } πόντους.
    }
}
reason-step = Αυτή η μεταφορά αξίζει { $gain ->
    [one] { $gain } πόντο.
   *[other] { $gain } πόντους.
}
reason-done = Άλλες μεταφορές δεν φέρνουν κέρδος.
reason-boat = Αυτό το πλοίο αξίζει { $gain ->
    [one] { $gain } πόντο.
   *[other] { $gain } πόντους.
}
reason-winter = Αυτά τα πλακίδια αξίζουν { $gain ->
    [one] { $gain } πόντο.
   *[other] { $gain } πόντους.
}
reason-flip = Το γύρισμα αυτού του πλακιδίου αξίζει { $gain ->
    [one] { $gain } πόντο.
   *[other] { $gain } πόντους.
}
reason-keep = Κανένα γύρισμα δεν συμφέρει.
reason-pay = Αυτή η πληρωμή αξίζει { $gain ->
    [one] { $gain } πόντο.
   *[other] { $gain } πόντους.
}
reason-any = Επιλογή στην τύχη: αυτό το μποτ δεν τις ζυγίζει.
reason-program = Το επέλεξε το πρόγραμμα που παίζει εδώ.

# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each; $seat is
# a player, $goods are count-wood and others.

idea-points = Όπως έχουν τα πράγματα, κερδίζεις { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
idea-bid-points = Αν το κερδίσεις, με τα τωρινά δεδομένα σου δίνει { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
idea-turn-order = Κρίνει πότε διαλέγεις πλοίο και ποιος αρχίζει την επόμενη εποχή.
idea-turn-order-winter = Κρίνει πότε διαλέγεις πλοίο.
idea-losing-bid = Αξιοποιεί μια χαμένη προσφορά σου.
idea-bid-first = Κανείς δεν έχει κάνει προσφορά ακόμη.
idea-bid-lead = Περνάς μπροστά από: { $seat }.
idea-bid-more = Θα σε ξεπεράσουν πιο δύσκολα.
idea-use-choose = Δίνει έναν πόρο της επιλογής σου.
idea-use-goods = Δίνει: { $goods }.
idea-use-greens = Δίνει { $count ->
    [one] { $count } πράσινο εργάτη
   *[other] { $count } πράσινους εργάτες
}.
idea-use-workers = Δίνει { $count ->
    [one] { $count } νέο εργάτη
   *[other] { $count } νέους εργάτες
} από το σακουλάκι.
idea-use-skills = Δίνει { $count ->
    [one] { $count } ικανότητα
   *[other] { $count } ικανότητες
}.
idea-use-moves = Μεταφέρεις πόρους και αναβαθμίζεις.
idea-upgrade = Η χρήση του γίνεται καλύτερη.
idea-step = Φέρνει τον πόρο πιο κοντά εκεί όπου μετράει.
idea-place = Εδώ { $links ->
    [one] συνδέεται { $links } δρόμος
   *[other] συνδέονται { $links } δρόμοι
}.
idea-place-alone = Αφήνει τις καλύτερες θέσεις για αργότερα.
idea-boat = Το φορτίο του είναι αυτό που σε βοηθά πιο πολύ τώρα.
idea-winter = Είναι αυτά που ταιριάζουν καλύτερα στο χωριό σου.
idea-pay = Αυτό θα σου λείψει λιγότερο απ’ όλα.
idea-pass = Τίποτα άλλο δεν αξίζει τώρα τόσους εργάτες.
idea-done = Άλλες μεταφορές δεν φέρνουν κέρδος.
idea-keep = Κανένα γύρισμα δεν συμφέρει.
