# Why a bot would do something: src/keyflower/bots/reasons.py. $gain is what it is worth in points
# against doing nothing, $tile the name of a tile.

reason-pass = Τίποτα άλλο δεν αξίζει τώρα τους εργάτες του.
reason-bid = { $workers ->
    [0] Η μετακίνηση χαμένων εργατών για «{ $tile }» αξίζει { $gain ->
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
reason-done = Από άλλες μεταφορές δεν κερδίζει τίποτα.
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
reason-keep = Κανένα πλακίδιο δεν κερδίζει αν γυρίσει.
reason-pay = Αυτή η πληρωμή αξίζει { $gain ->
    [one] { $gain } πόντο.
   *[other] { $gain } πόντους.
}
reason-any = Επιλογή στην τύχη: αυτό το μποτ δεν τις ζυγίζει.
reason-program = Το επέλεξε το πρόγραμμα που παίζει εδώ.
