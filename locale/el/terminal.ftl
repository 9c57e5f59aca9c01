### Όσα λέει το τερματικό: keyflower tiles, show, score, replay, verify, analyse. Ο περιηγητής δεν
### φορτώνει αυτό το αρχείο.

# $asked: ό,τι δεν μιλά κανείς εδώ· $languages: ο κατάλογος των γλωσσών.
terminal-no-language = Δεν υπάρχει εδώ γλώσσα «{ $asked }», γι’ αυτό τα κείμενα είναι στα ελληνικά. Υπάρχουν: { $languages }.

## Κατάλογοι σε πίνακες.

terminal-comma = { ", " }
terminal-semicolon = { "· " }
terminal-and = { " και " }
terminal-or = { " ή " }
terminal-list = { $what }: { $items }

## Ονόματα

terminal-numbered = { $name } { $number }
terminal-boat = Πλοίο { $number }

terminal-blue = { $count } μπλε
terminal-red = { $count ->
    [one] { $count } κόκκινος
   *[other] { $count } κόκκινοι
}
terminal-yellow = { $count ->
    [one] { $count } κίτρινος
   *[other] { $count } κίτρινοι
}
terminal-green = { $count ->
    [one] { $count } πράσινος
   *[other] { $count } πράσινοι
}
terminal-colour-blue = μπλε
terminal-colour-red = κόκκινο
terminal-colour-yellow = κίτρινο
terminal-colour-green = πράσινο

## keyflower tiles

terminal-group-home = Αρχικά πλακίδια
terminal-group-spring = Άνοιξη
terminal-group-summer = Καλοκαίρι
terminal-group-summer_boat = Καλοκαιρινά πλοία
terminal-group-autumn = Φθινόπωρο
terminal-group-winter = Χειμώνας
terminal-group-boat = Πλοία
terminal-group-turn_order = Πλακίδια σειράς

terminal-name = όνομα
terminal-id = κωδικός
terminal-kind = είδος
terminal-from = από
terminal-players = { $count ->
    [one] { $count } παίκτη
   *[other] { $count } παίκτες
}
terminal-roads = δρόμοι, ~νερό
terminal-side-a = πλευρά α
terminal-side-b = πλευρά β
terminal-loads = εργάτες + ικανότητες
terminal-not-sure = αβέβαια
terminal-value-edges = ακμές
terminal-value-front = μπροστά
terminal-value-cost = αναβάθμιση
terminal-value-back = πίσω
terminal-value-points = πόντοι
terminal-value-loads = φορτίο
terminal-value-river = ποτάμι
terminal-mark-sure = βέβαιο
terminal-mark-single = μία πηγή
terminal-mark-doubtful = αμφίβολο

terminal-edge-S = Ν
terminal-edge-SW = ΝΔ
terminal-edge-NW = ΒΔ
terminal-edge-N = Β
terminal-edge-NE = ΒΑ
terminal-edge-SE = ΝΑ
terminal-edge = { $edge } { $kind }

terminal-tiles-foot = κατάλογος { $version }· ακμές: οι δρόμοι, και το νερό πίσω από ~
terminal-pictures = { $count ->
    [one] { $count } εικόνα στον φάκελο { $folder }
   *[other] { $count } εικόνες στον φάκελο { $folder }
}

terminal-takes = { $takes } → { $gives }
terminal-scores-on_tile = { $points } για κάθε { $kind ->
    [iron] κομμάτι σιδήρου
    [stone] πέτρα
    [wood] ξύλο
    [gold] κομμάτι χρυσού
   *[resource] πόρο
} πάνω του
terminal-scores-each = { $points } για κάθε { $kind ->
    [iron] κομμάτι σιδήρου
    [stone] πέτρα
    [wood] ξύλο
    [gold] κομμάτι χρυσού
    [resource] πόρο
    [anvil] αμόνι
    [pick] αξίνα
    [saw] πριόνι
    [skill] ικανότητα
    [blue] μπλε εργάτη
    [red] κόκκινο εργάτη
    [yellow] κίτρινο εργάτη
    [green] πράσινο εργάτη
   *[worker] εργάτη
}
terminal-scores-chosen = { $points } για κάθε { $kind ->
    [resource] πόρο ενός είδους
    [skill] ικανότητα ενός είδους
   *[worker] εργάτη ενός χρώματος
}
terminal-scores-set = { $points } για κάθε σετ: { $set }
terminal-scores-any = { $points } για κάθε { $kind ->
    [resource] { $size } πόρους
    [skill] { $size } ικανότητες
   *[worker] { $size } εργάτες
}

terminal-power-1a = 2 εργάτες από το σακουλάκι όποτε διαλέγεις πλοίο
terminal-power-1b = 1 πράσινος εργάτης όποτε διαλέγεις πλοίο
terminal-power-2a = οι πόροι περνούν και από χωράφια, τα πλακίδια μπαίνουν χωρίς να ταιριάζουν οι ακμές
terminal-power-2b = βήματα, αναβαθμίσεις και Keyflower μετράνε διπλά
terminal-power-3a = στις αναβαθμίσεις κάθε πόρος μετρά ως οποιοσδήποτε άλλος
terminal-power-3b = στη βαθμολόγηση κάθε πόρος μετρά ως οποιοσδήποτε άλλος
terminal-power-4a = ξεπερνάς προσφορές με οποιοδήποτε χρώμα
terminal-power-4b = χρησιμοποιείς πλακίδια με εργάτες όποιων χρωμάτων θέλεις
terminal-power-steps = 1 πόντος για κάθε βήμα στα πλακίδιά σου
terminal-power-loop = 1 πόντος για κάθε πλακίδιο στον μεγαλύτερο κύκλο δρόμων
terminal-power-river = πόντοι για πλοία στη γραμμή από το αρχικό σου πλακίδιο
terminal-power-flip = στο τέλος γυρίζεις ένα πλακίδιό σου
terminal-power-neighbours = 1 πόντος για κάθε γειτονικό πλακίδιο

## keyflower show

terminal-game = Keyflower για { $players }
terminal-moves = { $count ->
    [one] { $count } κίνηση
   *[other] { $count } κινήσεις
}
terminal-after = { $moves ->
    [one] μετά από { $at } από { $moves } κίνηση
   *[other] μετά από { $at } από { $moves } κινήσεις
}
terminal-catalogue = κατάλογος { $version }
terminal-option-on = επιλογή { $rule }
terminal-option-off = χωρίς την επιλογή { $rule }
terminal-seed = σπόρος { $seed }
terminal-open = ανοιχτά παραπετάσματα
terminal-spectator = όπως τη βλέπει ένας θεατής
terminal-seen-by = οπτική: { $name }

terminal-to-bid-for = σε δημοπρασία
terminal-colour = χρώμα
terminal-bids = προσφορές
terminal-workers-on-it = εργάτες πάνω του
terminal-shows = δείχνει
terminal-the-purple = ο μωβ εργάτης

terminal-empty = άδειο
terminal-supply = απόθεμα: { $goods }, { $greens } · σακουλάκι: { $workers } · στοίβα: { $skills }

terminal-behind = πίσω από το παραπέτασμα
terminal-workers = εργάτες
terminal-skills = ικανότητες
terminal-winter-tiles = πλακίδια χειμώνα
terminal-starts = { $name } (αρχίζει)
terminal-none = κανένας

terminal-drew = τραβά: { $pieces }
terminal-the-end = Τέλος
terminal-so-far = Ως εδώ
terminal-over = η παρτίδα τελείωσε
terminal-won-by = νίκη: { $names }

terminal-village = Χωριό: { $name }
terminal-to-add = για τοποθέτηση: { $tile }
terminal-aside = στην άκρη: { $tile }
terminal-letter-iron = σ
terminal-letter-stone = π
terminal-letter-wood = ξ
terminal-letter-gold = χ
terminal-letter-mixed = Α
terminal-legend = ακμές: == // δρόμος, __ / χωράφι, ~ νερό, x δεν ταιριάζουν · ▲ αναβαθμισμένο · 2σ 1π 3ξ 1χ: σίδηρος, πέτρα, ξύλο, χρυσός · 3Κ: κόκκινοι εργάτες

terminal-decide-turn = προσφορά, χρήση ή πάσο
terminal-decide-pay = πληρωμή για «{ $tile }»
terminal-decide-take = ένας πόρος από «{ $tile }»
terminal-decide-transport = μεταφορά και αναβάθμιση με «{ $tile }», μένουν { $steps } και { $upgrades }
terminal-decide-pick-boat = επιλογή πλοίου
terminal-decide-build = τοποθέτηση πλακιδίων που κερδήθηκαν
terminal-decide-pick-winter = επιλογή πλακιδίων χειμώνα
terminal-decide-flip = γύρισμα ενός πλακιδίου, ή κανενός
terminal-owes = { $name }: { $decision }
terminal-owes-legal = { $count ->
    [one] { $name }: { $decision } ({ $count } επιτρεπτή κίνηση)
   *[other] { $name }: { $decision } ({ $count } επιτρεπτές κινήσεις)
}

## keyflower score

terminal-score = Βαθμολογία
terminal-rule = κανόνας
terminal-counts = μετράει
terminal-nothing = τίποτα

## keyflower replay

terminal-replay-deal = { $moves ->
    [one] { $moves } κίνηση, έγκυρη από το στήσιμο ως το τέλος· πόντοι: { $points }
   *[other] { $moves } κινήσεις, έγκυρες από το στήσιμο ως το τέλος· πόντοι: { $points }
}
terminal-replay-position = { $moves ->
    [one] { $moves } κίνηση, έγκυρη από τη θέση της ως το τέλος· πόντοι: { $points }
   *[other] { $moves } κινήσεις, έγκυρες από τη θέση τους ως το τέλος· πόντοι: { $points }
}
terminal-replay-deal-so-far = { $moves ->
    [one] { $moves } κίνηση, έγκυρη από το στήσιμο ως εδώ· η παρτίδα δεν τελείωσε, εποχή: { $season }
   *[other] { $moves } κινήσεις, έγκυρες από το στήσιμο ως εδώ· η παρτίδα δεν τελείωσε, εποχή: { $season }
}
terminal-replay-position-so-far = { $moves ->
    [one] { $moves } κίνηση, έγκυρη από τη θέση της ως εδώ· η παρτίδα δεν τελείωσε, εποχή: { $season }
   *[other] { $moves } κινήσεις, έγκυρες από τη θέση τους ως εδώ· η παρτίδα δεν τελείωσε, εποχή: { $season }
}
# A record with a move that the rules don't allow; $why is a sentence of reasons.ftl.
terminal-illegal-move = Η κίνηση { $number } ({ $move }) δεν επιτρέπεται: { $why }

## keyflower analyse

terminal-expected = Πιθανότητα νίκης
terminal-worst = Οι αποφάσεις που κόστισαν περισσότερο, κατά { $bot }
terminal-none-worst = καμία απόφαση δεν κόστισε κάτι αξιόλογο
terminal-page = σελίδα: { $file }
terminal-seat = θέση
terminal-start = αρχή
terminal-move = κίνηση
terminal-played = παίχτηκε
terminal-better = καλύτερο
