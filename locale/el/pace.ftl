# Others' moves as they play, and the end of a season as a scene: web/src/table/pace, scene.

# Captions at the tile. $workers: items of log-some-…
pace-outbid = { $name }: ξεπερνά την προσφορά του παίκτη { $other }.
pace-outbid-you = { $name }: ξεπερνά την προσφορά σου.
pace-for = { $workers } για «{ $place }»
pace-got = Πήρες { $pieces }.

# The end of a season.
scene-title = { $season ->
    [spring] Η άνοιξη τελείωσε
    [summer] Το καλοκαίρι τελείωσε
    [autumn] Το φθινόπωρο τελείωσε
   *[winter] Ο χειμώνας τελείωσε
}
scene-text = ποιος κέρδισε τι και με πόσους
scene-step-sold = Πλακίδια
scene-step-home = Οι εργάτες επιστρέφουν
scene-step-purple = Πρώτος παίκτης: { $name }
scene-step-boats = Πλοία
scene-again = Ξανά
scene-skip = Παράλειψη
scene-go-on = Συνέχεια
scene-nobody = Κανείς. Φεύγει από το παιχνίδι.
scene-nobody-stays = Κανείς

# What everybody got, below the harbour. $count workers.
scene-short = { $season ->
    [spring] Η άνοιξη με λίγα λόγια
    [summer] Το καλοκαίρι με λίγα λόγια
    [autumn] Το φθινόπωρο με λίγα λόγια
   *[winter] Ο χειμώνας με λίγα λόγια
}
scene-won = Κέρδισε: { $tiles }
scene-won-nothing = Δεν κέρδισε τίποτα
scene-paid = Πλήρωσε: { $count }
scene-home = Επιστρέφουν:

# My new tiles beside the village.
tray-title = { $count ->
    [one] Δικό σου πια: { $count } πλακίδιο
   *[other] Δικά σου πια: { $count } πλακίδια
}
tray-later = τοποθέτηση μετά τα πλοία
tray-now = τοποθέτηση τώρα

# The button at "Since your turn".
since-play = Αναπαραγωγή κινήσεων
# The same as a pill above the lots.
since-moves = { $count ->
    [one] { $count } κίνηση από τη σειρά σου
   *[other] { $count } κινήσεις από τη σειρά σου
}
