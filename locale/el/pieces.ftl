# Names of tiles and boats: labels, never inflected. tile-summer_boat_1a is side a of the
# tile summer_boat_1; all six homes and all turn-order tiles share a name each.

tile-keywood = Δάσος Key
tile-keystone_quarry = Λατομείο Key
tile-key_mine = Ορυχείο Key
tile-woodcutter = Ξυλοκόπος
tile-quarryman = Λατόμος
tile-miner = Μεταλλωρύχος
tile-gold_mine = Χρυσωρυχείο
tile-workshop = Εργαστήρι
tile-stable = Στάβλος
tile-peddler = Γυρολόγος
tile-apprentice_hall = Σχολή μαθητείας
tile-alehouse = Ζυθοπωλείο
tile-store = Παντοπωλείο
tile-mason = Χτίστης
tile-carpenter = Μαραγκός
tile-smelter = Χυτήριο
tile-tavern = Ταβέρνα
tile-hiring_fair = Παζάρι εργασίας
tile-brewer = Ζυθοποιός
tile-farrier = Πεταλωτής
tile-summer_boat_1a = Πλοίο του πληρώματος · 1α
tile-summer_boat_1b = Πράσινο πλοίο · 1β
tile-summer_boat_2a = Πλοίο των λιβαδιών · 2α
tile-summer_boat_2b = Δίδυμο πλοίο · 2β
tile-summer_boat_3a = Πλοίο των χτιστών · 3α
tile-summer_boat_3b = Πλοίο της ανταλλαγής · 3β
tile-summer_boat_4a = Πλοίο του στέμματος · 4α
tile-summer_boat_4b = Πλοίο του ουράνιου τόξου · 4β
tile-timber_yard = Αποθήκη ξυλείας
tile-stone_yard = Αποθήκη πέτρας
tile-blacksmith = Σιδηρουργός
tile-barn = Αχυρώνας
tile-wainwright = Αμαξοποιός
tile-sawmill = Πριονιστήριο
tile-sculptor = Γλύπτης
tile-forge = Καμίνι
tile-goldsmith = Χρυσοχόος
tile-well = Πηγάδι
tile-fair = Εμποροπανήγυρη
tile-inn = Πανδοχείο
tile-jeweller = Κοσμηματοπώλης
tile-craftsmans_guild = Συντεχνία τεχνιτών
tile-watermill = Νερόμυλος
tile-mercers_guild = Υφασματέμποροι
tile-keythedral = Καθεδρικός
tile-windmill = Ανεμόμυλος
tile-scribes = Γραφείς
tile-scholar = Λόγιος
tile-village_hall = Δημαρχείο
tile-key_market = Αγορά Key
tile-key_guild = Συντεχνία Key
tile-apothecary = Φαρμακοποιός
tile-home = Αρχικό πλακίδιο
tile-turn_order_tile = Πλακίδιο σειράς
tile-keyflower = Keyflower
tile-sea_bastion = Sea Bastion
tile-sea_breese = Sea Breese
tile-flipper = Flipper
tile-ianvincible = Ianvincible
tile-white_wind = White Wind

# The letters on workers: four different ones.
letter-blue = Μ
letter-red = Κ
letter-yellow = Τ
letter-green = Π

# Words of the game, as they stand alone.

term-worker = εργάτης
term-blue_worker = μπλε εργάτης
term-red_worker = κόκκινος εργάτης
term-yellow_worker = κίτρινος εργάτης
term-green_worker = πράσινος εργάτης
term-purple_worker = μωβ εργάτης
term-start_player = πρώτος παίκτης
term-bag = σακουλάκι
term-screen = παραπέτασμα
term-resource = πόρος
term-gold = χρυσός
term-iron = σίδηρος
term-stone = πέτρα
term-wood = ξύλο
term-skill = ικανότητα
term-anvil = αμόνι
term-pick = αξίνα
term-saw = πριόνι
term-season = εποχή
term-spring = άνοιξη
term-summer = καλοκαίρι
term-autumn = φθινόπωρο
term-winter = χειμώνας
term-village = χωριό
term-tile = πλακίδιο
term-village_tile = πλακίδιο χωριού
term-lot = πλακίδιο δημοπρασίας
term-bid = προσφορά
term-to_bid = κάνω προσφορά
term-to_outbid = ξεπερνώ την προσφορά
term-losing_bid = χαμένη προσφορά
term-winning_bid = νικητήρια προσφορά
term-to_use = χρησιμοποιώ πλακίδιο
term-to_produce = παράγω
term-to_transport = μεταφέρω
term-step = βήμα
term-to_upgrade = αναβαθμίζω
term-to_flip = γυρίζω
term-to_rotate = περιστρέφω
term-front = μπροστινή πλευρά
term-back_side = πίσω πλευρά
term-road = δρόμος
term-field = χωράφι
term-water = νερό
term-river = ποτάμι
term-loop = κύκλος
term-boat = πλοίο
term-summer_boat = καλοκαιρινό πλοίο
term-turn_order = σειρά παιξίματος
term-to_pass = πάω πάσο
term-supply = απόθεμα
term-pile = στοίβα
term-to_draw = τραβώ
term-points = πόντοι
term-final_scoring = τελική βαθμολόγηση
term-winner = νικητής
term-tie = ισοπαλία
term-player = παίκτης
term-opponent = αντίπαλος
term-owner = ιδιοκτήτης
term-turn = σειρά
term-game = παρτίδα

# One message for each colour and kind, with its count: languages inflect both.

count-blue = { $count ->
    [one] { $count } μπλε εργάτης
   *[other] { $count } μπλε εργάτες
}
count-red = { $count ->
    [one] { $count } κόκκινος εργάτης
   *[other] { $count } κόκκινοι εργάτες
}
count-yellow = { $count ->
    [one] { $count } κίτρινος εργάτης
   *[other] { $count } κίτρινοι εργάτες
}
count-green = { $count ->
    [one] { $count } πράσινος εργάτης
   *[other] { $count } πράσινοι εργάτες
}
count-purple = { $count ->
    [one] { $count } μωβ εργάτης
   *[other] { $count } μωβ εργάτες
}
count-iron = { $count ->
    [one] { $count } κομμάτι σιδήρου
   *[other] { $count } κομμάτια σιδήρου
}
count-stone = { $count ->
    [one] { $count } πέτρα
   *[other] { $count } πέτρες
}
count-wood = { $count ->
    [one] { $count } ξύλο
   *[other] { $count } ξύλα
}
count-gold = { $count ->
    [one] { $count } κομμάτι χρυσού
   *[other] { $count } κομμάτια χρυσού
}
count-anvil = { $count ->
    [one] { $count } αμόνι
   *[other] { $count } αμόνια
}
count-pick = { $count ->
    [one] { $count } αξίνα
   *[other] { $count } αξίνες
}
count-saw = { $count ->
    [one] { $count } πριόνι
   *[other] { $count } πριόνια
}
count-workers = { $count ->
    [one] { $count } εργάτης
   *[other] { $count } εργάτες
}
count-resources = { $count ->
    [one] { $count } πόρος
   *[other] { $count } πόροι
}
count-skills = { $count ->
    [one] { $count } ικανότητα
   *[other] { $count } ικανότητες
}
count-steps = { $count ->
    [one] { $count } βήμα
   *[other] { $count } βήματα
}
count-upgrades = { $count ->
    [one] { $count } αναβάθμιση
   *[other] { $count } αναβαθμίσεις
}
count-points = { $count ->
    [one] { $count } πόντος
   *[other] { $count } πόντοι
}
count-tiles = { $count ->
    [one] { $count } πλακίδιο
   *[other] { $count } πλακίδια
}

emblem-0 = φύλλο
emblem-1 = φεγγάρι
emblem-2 = ψάρι
emblem-3 = καμπάνα
emblem-4 = αστέρι
emblem-5 = κλειδί
turn-order-tile = Πλακίδιο σειράς { $number }
