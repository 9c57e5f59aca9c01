# The log in words: web/src/log. Present tense; the colon after the player's name spares its article
# and case, so the reader too is called by name.

log-you = { $name }
# Two players of one name are told apart by their emblem.
log-same-name = { $name } – { $emblem }
log-title = Ιστορικό
log-empty = Δεν έχει γίνει τίποτα ακόμη.
log-season = { $season ->
    [spring] Άνοιξη
    [summer] Καλοκαίρι
    [autumn] Φθινόπωρο
   *[winter] Χειμώνας
}
log-close = { $season ->
    [spring] Τέλος της άνοιξης
    [summer] Τέλος του καλοκαιριού
    [autumn] Τέλος του φθινοπώρου
   *[winter] Τέλος του χειμώνα
}
log-unfold = Αναλυτικά
log-undone = Αναιρέθηκε:
log-mine = Η κίνησή σου:
log-newest = Στο πιο πρόσφατο

# Items of lists within the sentences below, in the accusative.
log-some-blue = { $count ->
    [one] { $count }{ $icon } μπλε εργάτη
   *[other] { $count }{ $icon } μπλε εργάτες
}
log-some-red = { $count ->
    [one] { $count }{ $icon } κόκκινο εργάτη
   *[other] { $count }{ $icon } κόκκινους εργάτες
}
log-some-yellow = { $count ->
    [one] { $count }{ $icon } κίτρινο εργάτη
   *[other] { $count }{ $icon } κίτρινους εργάτες
}
log-some-green = { $count ->
    [one] { $count }{ $icon } πράσινο εργάτη
   *[other] { $count }{ $icon } πράσινους εργάτες
}
log-some-iron = { $count ->
    [one] { $count }{ $icon } κομμάτι σιδήρου
   *[other] { $count }{ $icon } κομμάτια σιδήρου
}
log-some-stone = { $count ->
    [one] { $count }{ $icon } πέτρα
   *[other] { $count }{ $icon } πέτρες
}
log-some-wood = { $count ->
    [one] { $count }{ $icon } ξύλο
   *[other] { $count }{ $icon } ξύλα
}
log-some-gold = { $count ->
    [one] { $count }{ $icon } κομμάτι χρυσού
   *[other] { $count }{ $icon } κομμάτια χρυσού
}
log-some-anvil = { $count ->
    [one] { $count }{ $icon } αμόνι
   *[other] { $count }{ $icon } αμόνια
}
log-some-pick = { $count ->
    [one] { $count }{ $icon } αξίνα
   *[other] { $count }{ $icon } αξίνες
}
log-some-saw = { $count ->
    [one] { $count }{ $icon } πριόνι
   *[other] { $count }{ $icon } πριόνια
}
log-some-skill = { $count ->
    [one] { $count }{ $icon } ικανότητα
   *[other] { $count }{ $icon } ικανότητες
}
log-some-purple = τον μωβ εργάτη{ $icon }

# Bids. $count workers come, $total are there then; $from lists the places that losing bids leave.
log-bid-blue = { $count ->
    [one] { $name }: προσφέρει { $count }{ $icon } μπλε εργάτη για «{ $place }».
   *[other] { $name }: προσφέρει { $count }{ $icon } μπλε εργάτες για «{ $place }».
}
log-bid-red = { $count ->
    [one] { $name }: προσφέρει { $count }{ $icon } κόκκινο εργάτη για «{ $place }».
   *[other] { $name }: προσφέρει { $count }{ $icon } κόκκινους εργάτες για «{ $place }».
}
log-bid-yellow = { $count ->
    [one] { $name }: προσφέρει { $count }{ $icon } κίτρινο εργάτη για «{ $place }».
   *[other] { $name }: προσφέρει { $count }{ $icon } κίτρινους εργάτες για «{ $place }».
}
log-bid-green = { $count ->
    [one] { $name }: προσφέρει { $count }{ $icon } πράσινο εργάτη για «{ $place }».
   *[other] { $name }: προσφέρει { $count }{ $icon } πράσινους εργάτες για «{ $place }».
}
log-raise-blue = { $count ->
    [one] { $name }: προσθέτει { $count }{ $icon } μπλε εργάτη για «{ $place }», σύνολο { $total }.
   *[other] { $name }: προσθέτει { $count }{ $icon } μπλε εργάτες για «{ $place }», σύνολο { $total }.
}
log-raise-red = { $count ->
    [one] { $name }: προσθέτει { $count }{ $icon } κόκκινο εργάτη για «{ $place }», σύνολο { $total }.
   *[other] { $name }: προσθέτει { $count }{ $icon } κόκκινους εργάτες για «{ $place }», σύνολο { $total }.
}
log-raise-yellow = { $count ->
    [one] { $name }: προσθέτει { $count }{ $icon } κίτρινο εργάτη για «{ $place }», σύνολο { $total }.
   *[other] { $name }: προσθέτει { $count }{ $icon } κίτρινους εργάτες για «{ $place }», σύνολο { $total }.
}
log-raise-green = { $count ->
    [one] { $name }: προσθέτει { $count }{ $icon } πράσινο εργάτη για «{ $place }», σύνολο { $total }.
   *[other] { $name }: προσθέτει { $count }{ $icon } πράσινους εργάτες για «{ $place }», σύνολο { $total }.
}
log-bid-from-blue = { $count ->
    [one] { $name }: προσφέρει { $count }{ $icon } μπλε εργάτη για «{ $place }» ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
   *[other] { $name }: προσφέρει { $count }{ $icon } μπλε εργάτες για «{ $place }» ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
}
log-bid-from-red = { $count ->
    [one] { $name }: προσφέρει { $count }{ $icon } κόκκινο εργάτη για «{ $place }» ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
   *[other] { $name }: προσφέρει { $count }{ $icon } κόκκινους εργάτες για «{ $place }» ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
}
log-bid-from-yellow = { $count ->
    [one] { $name }: προσφέρει { $count }{ $icon } κίτρινο εργάτη για «{ $place }» ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
   *[other] { $name }: προσφέρει { $count }{ $icon } κίτρινους εργάτες για «{ $place }» ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
}
log-bid-from-green = { $count ->
    [one] { $name }: προσφέρει { $count }{ $icon } πράσινο εργάτη για «{ $place }» ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
   *[other] { $name }: προσφέρει { $count }{ $icon } πράσινους εργάτες για «{ $place }» ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
}
log-raise-from-blue = { $count ->
    [one] { $name }: προσθέτει { $count }{ $icon } μπλε εργάτη για «{ $place }», σύνολο { $total } ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
   *[other] { $name }: προσθέτει { $count }{ $icon } μπλε εργάτες για «{ $place }», σύνολο { $total } ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
}
log-raise-from-red = { $count ->
    [one] { $name }: προσθέτει { $count }{ $icon } κόκκινο εργάτη για «{ $place }», σύνολο { $total } ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
   *[other] { $name }: προσθέτει { $count }{ $icon } κόκκινους εργάτες για «{ $place }», σύνολο { $total } ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
}
log-raise-from-yellow = { $count ->
    [one] { $name }: προσθέτει { $count }{ $icon } κίτρινο εργάτη για «{ $place }», σύνολο { $total } ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
   *[other] { $name }: προσθέτει { $count }{ $icon } κίτρινους εργάτες για «{ $place }», σύνολο { $total } ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
}
log-raise-from-green = { $count ->
    [one] { $name }: προσθέτει { $count }{ $icon } πράσινο εργάτη για «{ $place }», σύνολο { $total } ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
   *[other] { $name }: προσθέτει { $count }{ $icon } πράσινους εργάτες για «{ $place }», σύνολο { $total } ({ $bids ->
        [one] με τη χαμένη προσφορά από: { $from }
       *[other] με τις χαμένες προσφορές από: { $from }
    }).
}

# Uses: of a tile laid out, in the own village, in the village of $owner.
log-use-lot-blue = { $count ->
    [one] { $name }: χρησιμοποιεί «{ $place }» με { $count }{ $icon } μπλε εργάτη.
   *[other] { $name }: χρησιμοποιεί «{ $place }» με { $count }{ $icon } μπλε εργάτες.
}
log-use-lot-red = { $count ->
    [one] { $name }: χρησιμοποιεί «{ $place }» με { $count }{ $icon } κόκκινο εργάτη.
   *[other] { $name }: χρησιμοποιεί «{ $place }» με { $count }{ $icon } κόκκινους εργάτες.
}
log-use-lot-yellow = { $count ->
    [one] { $name }: χρησιμοποιεί «{ $place }» με { $count }{ $icon } κίτρινο εργάτη.
   *[other] { $name }: χρησιμοποιεί «{ $place }» με { $count }{ $icon } κίτρινους εργάτες.
}
log-use-lot-green = { $count ->
    [one] { $name }: χρησιμοποιεί «{ $place }» με { $count }{ $icon } πράσινο εργάτη.
   *[other] { $name }: χρησιμοποιεί «{ $place }» με { $count }{ $icon } πράσινους εργάτες.
}
log-use-lot-mixed = { $name }: χρησιμοποιεί «{ $place }» με { $workers }.
log-use-lot-some = { $name }: χρησιμοποιεί «{ $place }».
log-use-own-blue = { $count ->
    [one] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $name }) με { $count }{ $icon } μπλε εργάτη.
   *[other] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $name }) με { $count }{ $icon } μπλε εργάτες.
}
log-use-own-red = { $count ->
    [one] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $name }) με { $count }{ $icon } κόκκινο εργάτη.
   *[other] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $name }) με { $count }{ $icon } κόκκινους εργάτες.
}
log-use-own-yellow = { $count ->
    [one] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $name }) με { $count }{ $icon } κίτρινο εργάτη.
   *[other] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $name }) με { $count }{ $icon } κίτρινους εργάτες.
}
log-use-own-green = { $count ->
    [one] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $name }) με { $count }{ $icon } πράσινο εργάτη.
   *[other] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $name }) με { $count }{ $icon } πράσινους εργάτες.
}
log-use-own-mixed = { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $name }) με { $workers }.
log-use-own-some = { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $name }).
log-use-other-blue = { $count ->
    [one] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $owner }) με { $count }{ $icon } μπλε εργάτη.
   *[other] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $owner }) με { $count }{ $icon } μπλε εργάτες.
}
log-use-other-red = { $count ->
    [one] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $owner }) με { $count }{ $icon } κόκκινο εργάτη.
   *[other] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $owner }) με { $count }{ $icon } κόκκινους εργάτες.
}
log-use-other-yellow = { $count ->
    [one] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $owner }) με { $count }{ $icon } κίτρινο εργάτη.
   *[other] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $owner }) με { $count }{ $icon } κίτρινους εργάτες.
}
log-use-other-green = { $count ->
    [one] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $owner }) με { $count }{ $icon } πράσινο εργάτη.
   *[other] { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $owner }) με { $count }{ $icon } πράσινους εργάτες.
}
log-use-other-mixed = { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $owner }) με { $workers }.
log-use-other-some = { $name }: χρησιμοποιεί «{ $place }» (χωριό: { $owner }).

# What a tile takes and gives.
log-pay-blue = { $name }: πληρώνει 1{ $icon } μπλε εργάτη.
log-pay-red = { $name }: πληρώνει 1{ $icon } κόκκινο εργάτη.
log-pay-yellow = { $name }: πληρώνει 1{ $icon } κίτρινο εργάτη.
log-pay-green = { $name }: πληρώνει 1{ $icon } πράσινο εργάτη.
log-pay-anvil = { $name }: πληρώνει ένα αμόνι{ $icon }.
log-pay-pick = { $name }: πληρώνει μία αξίνα{ $icon }.
log-pay-saw = { $name }: πληρώνει ένα πριόνι{ $icon }.
log-pay-skill = { $name }: πληρώνει μία κλειστή ικανότητα{ $icon }.
log-pay-bid-blue = { $count ->
    [one] { $name }: πληρώνει με τη χαμένη προσφορά για «{ $place }», { $count }{ $icon } μπλε εργάτη.
   *[other] { $name }: πληρώνει με τη χαμένη προσφορά για «{ $place }», { $count }{ $icon } μπλε εργάτες.
}
log-pay-bid-red = { $count ->
    [one] { $name }: πληρώνει με τη χαμένη προσφορά για «{ $place }», { $count }{ $icon } κόκκινο εργάτη.
   *[other] { $name }: πληρώνει με τη χαμένη προσφορά για «{ $place }», { $count }{ $icon } κόκκινους εργάτες.
}
log-pay-bid-yellow = { $count ->
    [one] { $name }: πληρώνει με τη χαμένη προσφορά για «{ $place }», { $count }{ $icon } κίτρινο εργάτη.
   *[other] { $name }: πληρώνει με τη χαμένη προσφορά για «{ $place }», { $count }{ $icon } κίτρινους εργάτες.
}
log-pay-bid-green = { $count ->
    [one] { $name }: πληρώνει με τη χαμένη προσφορά για «{ $place }», { $count }{ $icon } πράσινο εργάτη.
   *[other] { $name }: πληρώνει με τη χαμένη προσφορά για «{ $place }», { $count }{ $icon } πράσινους εργάτες.
}
log-pay-bid = { $name }: πληρώνει με τη χαμένη προσφορά για «{ $place }».
log-take-iron = { $name }: παίρνει 1{ $icon } κομμάτι σιδήρου.
log-take-stone = { $name }: παίρνει 1{ $icon } πέτρα.
log-take-wood = { $name }: παίρνει 1{ $icon } ξύλο.
log-take-gold = { $name }: παίρνει 1{ $icon } κομμάτι χρυσού.
log-step-iron = { $name }: μεταφέρει 1{ $icon } κομμάτι σιδήρου από «{ $from }» σε «{ $to }».
log-step-stone = { $name }: μεταφέρει 1{ $icon } πέτρα από «{ $from }» σε «{ $to }».
log-step-wood = { $name }: μεταφέρει 1{ $icon } ξύλο από «{ $from }» σε «{ $to }».
log-step-gold = { $name }: μεταφέρει 1{ $icon } κομμάτι χρυσού από «{ $from }» σε «{ $to }».
log-step-iron-somewhere = { $name }: μεταφέρει 1{ $icon } κομμάτι σιδήρου.
log-step-stone-somewhere = { $name }: μεταφέρει 1{ $icon } πέτρα.
log-step-wood-somewhere = { $name }: μεταφέρει 1{ $icon } ξύλο.
log-step-gold-somewhere = { $name }: μεταφέρει 1{ $icon } κομμάτι χρυσού.
log-upgrade = { $name }: αναβαθμίζει «{ $tile }» με { $cost }.
log-upgrade-free = { $name }: αναβαθμίζει «{ $tile }».
log-done = { $name }: ολοκληρώνει τη μεταφορά.

# Everything else.
log-deal = Η παρτίδα αρχίζει.
log-pass = { $name }: πάει πάσο.
log-boat = { $name }: επιλέγει το πλοίο «{ $boat }».
log-place = { $name }: τοποθετεί «{ $tile }».
log-winter = { $name }: επιλέγει πλακίδια χειμώνα.
log-winter-tiles = { $count ->
    [one] { $name }: επιλέγει το πλακίδιο χειμώνα { $tiles }.
   *[other] { $name }: επιλέγει τα πλακίδια χειμώνα { $tiles }.
}
log-flip = { $name }: γυρίζει «{ $tile }» χάρη στο Flipper.
log-keep = { $name }: δεν γυρίζει κανένα πλακίδιο.
log-undo = { $name }: αναιρεί την κίνηση.
log-unknown = { $name }: κάνει μια κίνηση.

# What was drawn. Others see only how many.
log-drew = { $name }: τραβάει { $pieces }.
log-drew-workers = { $count ->
    [one] { $name }: τραβάει { $count }{ $icon } εργάτη.
   *[other] { $name }: τραβάει { $count }{ $icon } εργάτες.
}
log-drew-skills = { $count ->
    [one] { $name }: τραβάει { $count }{ $icon } ικανότητα.
   *[other] { $name }: τραβάει { $count }{ $icon } ικανότητες.
}
log-got-tiles = { $name }: παίρνει τα πλακίδια χειμώνα { $tiles }.
log-got-hidden = { $count ->
    [one] { $name }: παίρνει { $count } πλακίδιο χειμώνα.
   *[other] { $name }: παίρνει { $count } πλακίδια χειμώνα.
}
log-laid-out = Σε δημοπρασία: { $tiles }.
log-loaded = Τα πλοία φέρνουν { $pieces }.

# The end of a season, a line each. $workers: a list as above.
log-won = { $name }: κερδίζει «{ $place }» με { $workers }.
log-unsold = { $count ->
    [one] Καμία προσφορά για { $tiles }. Φεύγει από το παιχνίδι.
   *[other] Καμία προσφορά για { $tiles }. Φεύγουν από το παιχνίδι.
}
log-unsold-stays = Καμία προσφορά για { $tiles }.
log-home = { $name }: παίρνει πίσω { $workers }.
# $icon is the purple worker, who goes to whoever starts the season after $season.
log-starts = { $season ->
    [spring] Πρώτη σειρά το καλοκαίρι: { $name }{ $icon }
    [summer] Πρώτη σειρά το φθινόπωρο: { $name }{ $icon }
    [autumn] Πρώτη σειρά τον χειμώνα: { $name }{ $icon }
   *[winter] Ο μωβ εργάτης περνά σε: { $name }{ $icon }
}
