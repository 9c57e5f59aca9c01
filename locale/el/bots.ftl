# Ideas for a player: src/keyflower/bots/ideas.py. One sentence of at most 90 characters each, two or three
# of them one after another; $seat is a player, $tile a tile, $goods, $cost and $missing are count-wood and others.

# What an idea brings.
idea-points = Όπως έχουν τα πράγματα, κερδίζεις { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
idea-get = Παίρνεις: { $goods }.
idea-trade = Δίνεις: { $cost }. Παίρνεις: { $goods }.
idea-to-upgrade = { $points ->
    [0] Μετά μπορείς να αναβαθμίσεις: { $tile }.
    [one] Μετά μπορείς να αναβαθμίσεις «{ $tile }» για { $points } πόντο.
   *[other] Μετά μπορείς να αναβαθμίσεις «{ $tile }» για { $points } πόντους.
}
idea-upgrade = Η χρήση του γίνεται καλύτερη.
idea-step = Φέρνει τον πόρο πιο κοντά εκεί όπου μετράει.
idea-need = Χρειάζεται για αναβάθμιση: { $tile }.
idea-take = Ίσως το χρειαστείς αργότερα.
idea-place = { $links ->
    [0] Αφήνει τις καλύτερες θέσεις για αργότερα.
    [one] Εδώ συνδέεται { $links } δρόμος.
   *[other] Εδώ συνδέονται { $links } δρόμοι.
}
idea-boat = Με τα τωρινά δεδομένα δεν σου δίνει πόντους.
idea-flip = Με τα τωρινά δεδομένα δεν σου δίνει πόντους.
idea-winter = { $points ->
    [0] Είναι αυτά που ταιριάζουν καλύτερα στο χωριό σου.
    [one] Αν τα κερδίσεις, με τα τωρινά δεδομένα σου δίνουν { $points } πόντο.
   *[other] Αν τα κερδίσεις, με τα τωρινά δεδομένα σου δίνουν { $points } πόντους.
}
idea-done = Άλλες μεταφορές δεν φέρνουν κέρδος.
idea-keep = Κανένα γύρισμα δεν συμφέρει.
idea-pass = { $count ->
    [0] Μπορείς ακόμη να απαντήσεις στις κινήσεις των άλλων.
    [one] Κρατάς { $count } εργάτη και μπορείς ακόμη να απαντήσεις στους άλλους.
   *[other] Κρατάς { $count } εργάτες και μπορείς ακόμη να απαντήσεις στους άλλους.
}
idea-pass-end = { $tiles ->
    [0] Τελειώνει την εποχή.
    [one] Τελειώνει την εποχή και κερδίζεις { $tiles } πλακίδιο.
   *[other] Τελειώνει την εποχή και κερδίζεις { $tiles } πλακίδια.
}

# What a bid brings. $before: how many may pick a boat before you.
idea-turn-order = { $before ->
    [0] Θα διαλέξεις πλοίο πριν απ’ όλους.
    [one] Το πολύ { $before } παίκτης διαλέγει πλοίο πριν από σένα.
   *[other] Το πολύ { $before } παίκτες διαλέγουν πλοίο πριν από σένα.
}
idea-bid-points = Αν το κερδίσεις, με τα τωρινά δεδομένα σου δίνει { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
idea-bid-use = Κάθε χρήση του δίνει: { $goods }.
idea-bid-power = Η δύναμή του είναι δική σου ως το τέλος του παιχνιδιού.
idea-bid-later = { $points ->
    [0] Δεν σου δίνει ακόμη πόντους, αλλά μπορεί αργότερα.
    [one] Αναβαθμισμένο αξίζει { $points } πόντο.
   *[other] Αναβαθμισμένο αξίζει { $points } πόντους.
}

# What else comes of a bid or a use: what it costs, what others can do.
idea-start = Εσύ θα αρχίσεις και την επόμενη εποχή.
idea-purple = Παίρνεις και τον μωβ εργάτη, που μετράει ως ό,τι θέλεις.
idea-losing-bid = Αξιοποιεί μια χαμένη προσφορά σου.
idea-safe = Όπως έχουν τα πράγματα, κανείς δεν μπορεί να σε ξεπεράσει.
idea-rival = Μπορεί να σε ξεπεράσει μόνο: { $seat }.
idea-outbid = Για να σε ξεπεράσουν αρκούν: { $missing }.
idea-use-own = Οι εργάτες σου επιστρέφουν μετά την εποχή.
idea-use-theirs = Μετά την εποχή τους εργάτες σου παίρνει: { $seat }.
idea-use-lot = Όποιος το κερδίσει παίρνει τους εργάτες σου.
idea-use-led = Αν το κερδίσεις, παίρνεις πίσω αυτούς τους εργάτες.
idea-use-led-by = Προηγείται και θα έπαιρνε τους εργάτες σου: { $seat }.

# How an idea compares with another one, by its number; by a bot's estimate.
idea-more-points = { $points ->
    [one] Είναι { $points } πόντος παραπάνω από την ιδέα { $number }.
   *[other] Είναι { $points } πόντοι παραπάνω από την ιδέα { $number }.
}
idea-ahead = { $by ->
    [close] Περίπου όσο καλή και η ιδέα { $number }.
    [clear] Σαφώς καλύτερη από την ιδέα { $number }.
   *[little] Λίγο καλύτερη από την ιδέα { $number }.
}
idea-behind = { $by ->
    [close] Περίπου όσο καλή και η ιδέα { $number }.
    [clear] Σαφώς χειρότερη από την ιδέα { $number }.
   *[little] Λίγο χειρότερη από την ιδέα { $number }.
}
