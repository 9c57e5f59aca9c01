# The end of a game: web/src/features/end.

end-over = Οι τέσσερις εποχές τελείωσαν
end-won = { $count ->
    [one] Νίκη: { $name } με { $count } πόντο
   *[other] Νίκη: { $name } με { $count } πόντους
}
end-you-won = { $count ->
    [one] Νίκησες με { $count } πόντο
   *[other] Νίκησες με { $count } πόντους
}
end-shared = { $count ->
    [one] Κοινή νίκη: { $names } με { $count } πόντο
   *[other] Κοινή νίκη: { $names } με { $count } πόντους
}
end-your-rank = { $count ->
    [one] Τερμάτισες στη θέση { $rank } από { $players }, με { $count } πόντο.
   *[other] Τερμάτισες στη θέση { $rank } από { $players }, με { $count } πόντους.
}
end-lead = Οι τέσσερις εποχές τελείωσαν· καθετί βρίσκεται πάνω στο πλακίδιο για το οποίο μετράει.
end-winner = Νίκη
end-points = { $count ->
    [one] πόντος
   *[other] πόντοι
}

end-rematch = Ρεβάνς
end-join-rematch = Στη ρεβάνς
end-replay = Αναπαραγωγή
end-turning = Κρίσιμα σημεία
end-turning-all = Όλοι οι παίκτες
end-board = Δες το τραπέζι
end-share = Κοινοποίηση
end-share-label = Σύνδεσμος αναπαραγωγής
end-share-picture = Αποθήκευση εικόνας
end-record = Αρχείο παρτίδας
end-lobby = Αρχική
end-more = Περισσότερα

end-chart = Πόντοι ανά πηγή
end-total = Σύνολο
end-source-printed = Τυπωμένοι πόντοι
end-source-yards = Αχυρώνες και αποθήκες
end-source-resources = Πόροι
end-source-skills = Ικανότητες
end-source-workers = Εργάτες
end-source-boats = Πλοία
end-source-turns = Πλακίδια σειράς

end-village = Το χωριό και όσα μετράει κάθε πλακίδιο
end-your-village = Το χωριό σου
end-village-of = Χωριό: { $name }
# One tile of it, for screen readers.
end-tile = { $count ->
    [0] { $tile }
    [one] { $tile }, { $count } πόντος
   *[other] { $tile }, { $count } πόντοι
}

# A line of the score, for screen readers; $what is one of the messages below.
end-line = { $count ->
    [one] { $tile }: { $count } πόντος, { $what }
   *[other] { $tile }: { $count } πόντοι, { $what }
}
end-nothing = Χωρίς πόντους: { $tiles }
end-left-over = Χρυσός που περίσσεψε

# What lines count. One message for each tile that scores by a rule of its own; $count is how many
# sets or fives were filled, or how many steps, tiles, boats or neighbours were counted.
end-line-printed = τυπωμένοι στην πλευρά που φαίνεται
end-line-barn = για κάθε πόρο πάνω του
end-line-blacksmith = για κάθε κομμάτι σιδήρου πάνω του
end-line-stone_yard = για κάθε πέτρα πάνω του
end-line-timber_yard = για κάθε ξύλο πάνω του
end-line-jeweller = για κάθε κομμάτι χρυσού
end-line-mercers_guild = { $count ->
    [one] { $count } σετ από σίδηρο, πέτρα και ξύλο
   *[other] { $count } σετ από σίδηρο, πέτρα και ξύλο
}
end-line-watermill = για κάθε πόρο ενός είδους
end-line-windmill = { $count ->
    [one] { $count } πεντάδα πόρων
   *[other] { $count } πεντάδες πόρων
}
end-line-left_over = για κάθε κομμάτι που δεν μέτρησε σε πλακίδιο
end-line-key_guild = { $count ->
    [one] { $count } πεντάδα ικανοτήτων
   *[other] { $count } πεντάδες ικανοτήτων
}
end-line-scholar = για κάθε ικανότητα ενός είδους
end-line-scribes = { $count ->
    [one] { $count } σετ από αμόνι, αξίνα και πριόνι
   *[other] { $count } σετ από αμόνι, αξίνα και πριόνι
}
end-line-apothecary = { $count ->
    [one] { $count } πεντάδα εργατών
   *[other] { $count } πεντάδες εργατών
}
end-line-craftsmans_guild = { $count ->
    [one] { $count } σετ από μπλε, κόκκινο και κίτρινο
   *[other] { $count } σετ από μπλε, κόκκινο και κίτρινο
}
end-line-key_market = για κάθε πράσινο εργάτη
end-line-village_hall = για κάθε εργάτη ενός χρώματος
end-line-white_wind = για κάθε εργάτη
end-line-steps = { $count ->
    [one] { $count } βήμα τυπωμένο στο χωριό
   *[other] { $count } βήματα τυπωμένα στο χωριό
}
end-line-loop = { $count ->
    [one] { $count } πλακίδιο στον κύκλο των δρόμων
   *[other] { $count } πλακίδια στον κύκλο των δρόμων
}
end-line-river = { $count ->
    [one] { $count } πλοίο στη γραμμή από το αρχικό πλακίδιο
   *[other] { $count } πλοία στη γραμμή από το αρχικό πλακίδιο
}
end-line-neighbours = { $count ->
    [one] { $count } γειτονικό πλακίδιο
   *[other] { $count } γειτονικά πλακίδια
}

# Items of a line, for screen readers: { $what } is such as "2 χρυσός", { $counts } what it counts as.
end-item-on = { $what } σε «{ $tile }»
end-item-as = { $what } ως { $counts }
end-item-as-on = { $what } ως { $counts } σε «{ $tile }»
