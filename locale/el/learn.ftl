### The Learn pages (web/src/learn): overview, rules, tiles, signs, scoring. Texts of the rules are in
### rules.ftl, of tiles, pieces and signs in tiles.ftl, names in pieces.ftl.
### The reader is addressed in the informal singular, unlike in rules.ftl.

## All pages

# The row of links over each page, for screen readers; then the links, which are titles too.
learn-nav = Σελίδες εκμάθησης
learn-page-overview = Επισκόπηση
learn-page-tutorial = Εκμάθηση
learn-page-rules = Κανόνες
learn-page-tiles = Πλακίδια
learn-page-icons = Σύμβολα
learn-page-scoring = Βαθμολόγηση
# The title of the browser's tab; $page is one of those above.
learn-tab = { $page } · Keyflower

learn-search-clear = Καθαρισμός αναζήτησης
learn-search-nothing = Δοκίμασε λιγότερες λέξεις ή μόνο την αρχή μιας λέξης.

## Overview

learn-overview-title = Μάθε το Keyflower
learn-minute = Το παιχνίδι σε ένα λεπτό
learn-minute-bid-title = Κάνε προσφορές για πλακίδια
learn-minute-bid = Βάλε εργάτες δίπλα σε ένα πλακίδιο. Όποιος έχει εκεί τους περισσότερους όταν τελειώσει η εποχή κερδίζει το πλακίδιο. Αν ξεπεράσουν την προσφορά σου, οι εργάτες σου μπορούν να πάνε αλλού, όλοι μαζί.
learn-minute-use-title = Χρησιμοποίησε πλακίδια
learn-minute-use = Βάλε εργάτες πάνω σε ένα πλακίδιο και θα δουλέψει αμέσως για σένα: δίνει πόρους, ικανότητες ή νέους εργάτες. Μπορείς να χρησιμοποιήσεις όποιο πλακίδιο θέλεις, αλλά οι εργάτες μένουν στον ιδιοκτήτη του.
learn-minute-colour-title = Πρόσεχε τα χρώματα
learn-minute-colour = Οι πρώτοι εργάτες σε ένα πλακίδιο τού δίνουν το χρώμα τους. Για την υπόλοιπη εποχή όλοι χρειάζονται εκεί αυτό το χρώμα.
learn-minute-build-title = Χτίσε ένα χωριό
learn-minute-build = Τα πλακίδια που κερδίζεις μπαίνουν στο χωριό σου: δρόμος με δρόμο, χωράφι με χωράφι, νερό με νερό.
learn-minute-upgrade-title = Μετάφερε και αναβάθμισε
learn-minute-upgrade = Μετάφερε πόρους κατά μήκος των δρόμων ως τα πλακίδια που τους χρειάζονται και γύρισε αυτά τα πλακίδια στην καλύτερη πλευρά τους.
learn-minute-boats-title = Υποδέξου τα πλοία
learn-minute-boats = Όταν τελειώνει η άνοιξη, το καλοκαίρι και το φθινόπωρο, τα πλοία φέρνουν σε κάθε παίκτη νέους εργάτες και ικανότητες. Τα πλακίδια σειράς κρίνουν ποιος επιλέγει πρώτος πλοίο.
learn-year = Τέσσερις εποχές
learn-year-spring = Πόροι, ικανότητες και οι πρώτοι εργάτες.
learn-year-summer = Ανταλλαγές, καλύτερη μεταφορά, και πλοία που αλλάζουν τους κανόνες για τον ιδιοκτήτη τους.
learn-year-autumn = Αποθήκες που μετράνε ό,τι βρίσκεται πάνω τους, και πλακίδια που αξίζουν πολλούς πόντους.
learn-year-winter = Επιλέγεις από τα πλακίδια που κρατάς. Αυτά μετράνε όσα έχεις μαζέψει: κερδίζει όποιος έχει τους περισσότερους πόντους.
learn-ways = Πού να πας από εδώ
learn-way-tutorial = Παίξε τις πρώτες σου κινήσεις με έναν οδηγό στο πλευρό σου.
learn-way-rules = Όλοι οι κανόνες με απλά λόγια, με σχέδια, με κωδικούς για παραπομπές και με αναζήτηση.
learn-way-tiles = Όλα τα πλακίδια και με τις δύο πλευρές τους, σε εικόνες και σε λόγια.
learn-way-icons = Τι σημαίνουν τα σύμβολα στα πλακίδια.
learn-way-scoring = Από πού έρχονται οι πόντοι, με ένα χωριό που μπορείς να το αλλάξεις.
learn-way-play = Ό,τι μπορείς να κάνεις είναι σημειωμένο. Ξεκίνα με αρχάριους αντιπάλους.

## Rules

learn-rules-title = Οι κανόνες
learn-rules-contents = Περιεχόμενα
# The label of a list on phones from which a part of the rules is chosen.
learn-rules-part = Μέρος των κανόνων
learn-rules-search = Αναζήτηση στους κανόνες
# In the empty search field. B4 is the number of a rule: leave it in Latin.
learn-rules-hint = Μια λέξη, ένα πλακίδιο ή ένας κωδικός όπως B4
# Read out while somebody types; $query is what was typed.
learn-rules-found = { $count ->
    [0] Κανένας κανόνας δεν έχει «{ $query }».
    [one] { $count } κανόνας έχει «{ $query }».
   *[other] { $count } κανόνες έχουν «{ $query }».
}
# For screen readers: the number of a rule is a link to it. $rule is such as B4.
learn-rules-link = Σύνδεσμος για τον κανόνα { $rule }
# For screen readers: the drawings below a rule.
learn-rules-drawings = Σχέδια για τον κανόνα { $rule }
# Below the introduction.
learn-rules-ids = Κάθε κανόνας έχει έναν κωδικό. Παντού στο παιχνίδι σημαίνει τον ίδιο κανόνα, σε κάθε γλώσσα.

# The table below rule S2. Columns are numbers of players.
learn-table = Τι παίζεται
learn-table-players = Παίκτες
learn-table-boats = Πλοία
learn-table-turns = Πλακίδια σειράς
learn-table-lots = Πλακίδια δημοπρασίας την άνοιξη, το καλοκαίρι και το φθινόπωρο
learn-table-hand = Πλακίδια χειμώνα στο χέρι κάθε παίκτη
learn-table-winter = Πλακίδια δημοπρασίας τον χειμώνα
# From two to six, as in a table.
learn-table-range = { $least }–{ $most }

# What is to be seen on drawings below rules.
learn-drawing-b4 = Η προσφορά με 4 προηγείται. Η προσφορά με 2 χάνει: μπορεί να πάει αλλού ή να γίνει τουλάχιστον 5.
learn-drawing-c1 = Ο πρώτος εργάτης εδώ ήταν κόκκινος. Το δείχνει το σημαιάκι: μέχρι να τελειώσει η εποχή, σε αυτό το πλακίδιο έρχονται μόνο κόκκινοι εργάτες.
learn-drawing-u3 = Χρήσεις με 1, 2 και 3 εργάτες: το πλακίδιο γέμισε.
learn-drawing-u6 = 3 ξύλα που παράχθηκαν στο χωριό του ιδιοκτήτη μένουν πάνω στο πλακίδιο.
learn-drawing-m2 = Ένα βήμα: το ξύλο πηγαίνει μέσω δρόμου στο γειτονικό πλακίδιο.
learn-drawing-m4 = Πριν από την αναβάθμιση, με το κόστος στη λωρίδα κάτω· μετά από αυτήν, με δεύτερο αέτωμα στη στέγη.
learn-drawing-v2 = Οι δρόμοι συναντούν δρόμους, τα χωράφια χωράφια, το νερό νερό.
learn-drawing-s4 = Όποιος κερδίσει αυτό το πλακίδιο γίνεται πρώτος παίκτης.
learn-drawing-t1 = Ένα φορτωμένο πλοίο: οι εργάτες στέκονται στο κατάστρωμα, οι ικανότητες κρέμονται στο πλευρό του.
learn-drawing-f3 = 4 ξύλα πάνω στο πλακίδιο «Αποθήκη ξυλείας»: 8 πόντοι.
learn-drawing-f11 = Ένας κύκλος από 3 πλακίδια: το «Sea Bastion» δίνει 3 πόντους.
learn-drawing-f12 = 3 πλοία σε μια γραμμή νερού από το αρχικό πλακίδιο: το «Sea Breese» δίνει 8 πόντους.
learn-drawing-f13 = Αυτό το πλακίδιο σειράς αγγίζει 3 πλακίδια: 3 πόντοι.

## Tiles

learn-tiles-title = Όλα τα πλακίδια
learn-tiles-lead = Το παιχνίδι έχει 64 μεγάλα πλακίδια. Εδώ είναι όλα, με τις δύο πλευρές τους: την μπροστινή, και την πίσω, στην οποία τα γυρίζει μια αναβάθμιση.
learn-tiles-search = Αναζήτηση στα πλακίδια
learn-tiles-hint = Ένα όνομα ή μια λέξη όπως χρυσός
learn-tiles-show = Εμφάνιση
learn-tiles-all = Όλα
learn-tiles-found = { $count ->
    [0] Κανένα πλακίδιο δεν ταιριάζει.
    [one] { $count } πλακίδιο.
   *[other] { $count } πλακίδια.
}
# For screen readers: a tile's name is a link to it.
learn-tiles-link = Σύνδεσμος για «{ $tile }»
# Groups of tiles, as headings and as a filter; a sentence below each heading.
learn-group-home = Αρχικά πλακίδια
learn-group-home-lead = Κάθε παίκτης ξεκινά με ένα. Διαφέρουν στη θέση του νερού και στο κόστος της αναβάθμισης.
learn-group-spring = Άνοιξη
learn-group-spring-lead = Τέσσερις δρόμοι στο καθένα. Οι πρώτοι πόροι, οι πρώτες ικανότητες και οι πρώτοι εργάτες.
learn-group-summer = Καλοκαίρι
learn-group-summer-lead = Τρεις δρόμοι στο καθένα. Τα περισσότερα παίρνουν κάτι και δίνουν περισσότερα σε αντάλλαγμα.
learn-group-summer_boat = Καλοκαιρινά πλοία
learn-group-summer_boat-lead = Απλώνονται μαζί με τα πλακίδια του καλοκαιριού και δείχνουν οριστικά μία από τις δύο πλευρές τους. Η δυνατότητά τους ισχύει μόνο για τον ιδιοκτήτη τους.
learn-group-autumn = Φθινόπωρο
learn-group-autumn-lead = Δύο δρόμοι στο καθένα. Πολλά από αυτά μετράνε πόντους.
learn-group-winter = Χειμώνας
learn-group-winter-lead = Ένας δρόμος στο καθένα, και μία πλευρά. Οι παίκτες τα κρατούν στο χέρι τους και επιλέγουν ποια θα βγουν στο τραπέζι.
learn-group-boat = Πλοία
learn-group-boat-lead = Τρεις εποχές φέρνουν εργάτες και ικανότητες. Τον χειμώνα κάθε παίκτης παίρνει ένα στο χωριό του.
learn-group-turn_order = Πλακίδια σειράς
learn-group-turn_order-lead = Κρίνουν ποιος επιλέγει πρώτος πλοίο και ποιος ξεκινά.
# Sides of a tile.
learn-side-front = Μπροστινή πλευρά
learn-side-back = Πίσω πλευρά, αναβαθμισμένη
learn-side-a = Πλευρά α
learn-side-b = Πλευρά β
# A list of links to rules follows: U7, F5.
learn-tile-rules = Κανόνες
# With how many players a boat or a turn-order tile is in play.
learn-in-play = { $count ->
    [2] Σε κάθε παρτίδα.
    [6] Με 6 παίκτες.
   *[other] Με { $count } ή περισσότερους παίκτες.
}
# A small table: what a boat carries in each season.
learn-load = Φορτίο
learn-load-workers = Εργάτες
learn-load-skills = Ικανότητες
# Homes 1 to 6, turn-order tiles 1 to 4.
learn-numbered = { $tile } { $number }

## Signs

learn-icons-title = Τα σύμβολα στα πλακίδια
learn-icons-lead = Ό,τι κάνει ένα πλακίδιο είναι ζωγραφισμένο στο σπίτι του, ό,τι κάνει ένα πλοίο στο πανί του. Τα σύμβολα διαβάζονται από αριστερά προς τα δεξιά, σε κάθε γλώσσα.
# Formulas of real tiles, each with its words.
learn-icons-examples = Παραδείγματα
learn-icons-pieces = Κομμάτια
# The rows of signs on houses and sails.
learn-icons-formulas = Στις γραμμές συμβόλων
learn-icons-tile = Πάνω σε ένα πλακίδιο
learn-icons-roofs = Σπίτια
learn-icons-table = Στο τραπέζι

## Scoring

learn-scoring-title = Από πού έρχονται οι πόντοι
learn-scoring-lead = Οι πόντοι μετριούνται μία φορά, μετά τον χειμώνα. Έρχονται από επτά πηγές· κάθε πόρος, κάθε ικανότητα και κάθε εργάτης μετράει σε ένα μόνο σημείο.
learn-scoring-printed = Οι πόντοι στο λουλούδι της πλευράς που φαίνεται. Τους περισσότερους τους φέρνουν οι αναβαθμίσεις· το πλακίδιο «Καθεδρικός» έχει 12 μόνο του.
learn-scoring-yards = Τα πλακίδια «Αχυρώνας», «Σιδηρουργός», «Αποθήκη πέτρας» και «Αποθήκη ξυλείας» μετράνε τους πόρους που βρίσκονται πάνω τους. Φέρ’ τους εκεί εγκαίρως: στο τέλος δεν μεταφέρεται πια τίποτα.
learn-scoring-resources = Τα πλακίδια χειμώνα μετράνε πόρους από όλο το χωριό, όπου κι αν βρίσκονται. Ο χρυσός μετράει ως οποιοδήποτε είδος. Κάθε κομμάτι χρυσού που δεν μετράει για κανένα πλακίδιο αξίζει 1 πόντο.
learn-scoring-skills = Τα πλακίδια χειμώνα μετράνε τις ικανότητες πίσω από το παραπέτασμά σου: όποιες πέντε, σετ με τα τρία είδη ή πολλές του ίδιου είδους.
learn-scoring-workers = Τα πλακίδια χειμώνα και το πλοίο «White Wind» μετράνε τους εργάτες πίσω από το παραπέτασμά σου: όποιους πέντε, σετ, πράσινους, ένα χρώμα ή όλους.
learn-scoring-boats = Το πλοίο που παίρνεις τον χειμώνα μετράει βήματα, έναν κύκλο δρόμων, μια γραμμή πλοίων ή τους εργάτες σου· κάποια έχουν δικούς τους πόντους.
learn-scoring-turns = Ένα πλακίδιο σειράς στο χωριό σου αξίζει 1 πόντο για κάθε πλακίδιο που το αγγίζει.
learn-scoring-purple-title = Ο μωβ εργάτης
learn-scoring-purple = Όποιος τον έχει στο τέλος τον μετράει μία φορά, ως ό,τι φέρνει τους περισσότερους πόντους: πόρο, ικανότητα ή εργάτη οποιουδήποτε είδους.
learn-scoring-best-title = Δεν χρειάζεται να υπολογίσεις τίποτα
learn-scoring-best = Αξίζει περισσότερο ένα κομμάτι χρυσού στο πλακίδιο «Αχυρώνας», στο πλακίδιο «Κοσμηματοπώλης» ή σε ένα σετ; Το παιχνίδι βρίσκει τον καλύτερο τρόπο για κάθε παίκτη και τον δείχνει κομμάτι κομμάτι.

learn-try = Δοκίμασέ το
learn-try-lead = Βάλε πλακίδια σε αυτό το χωριό, άλλαξε όσα έχεις και δες τι μετράει και πού.
# Ready-made villages to begin with.
learn-try-examples = Ξεκίνα με
learn-try-example-winter = Χωριό του χειμώνα
learn-try-example-smith = Πόροι σε αποθήκες
learn-try-example-crowd = Πλήθος εργατών
learn-try-example-river = Πλοία στη γραμμή
learn-try-example-empty = Μόνο το αρχικό πλακίδιο
learn-try-tiles = Πλακίδια στο χωριό
# A switch on a tile that is in the village: its back is up.
learn-try-upgraded = Αναβάθμιση
learn-try-home = Αρχικό πλακίδιο { $number }
learn-try-goods = Πόροι
# Which resources lie where: on the home, which stands for all other tiles, or on a yard.
learn-try-goods-home = Στο χωριό
learn-try-goods-on = Στο πλακίδιο «{ $tile }»
learn-try-skills = Ικανότητες πίσω από το παραπέτασμα
learn-try-workers = Εργάτες πίσω από το παραπέτασμα
learn-try-purple = Ο μωβ εργάτης είναι δικός σου
# Buttons + and −, for screen readers; $what is such as "χρυσός" (nouns spare the gender), $where one
# of the messages above.
learn-try-more = Προσθήκη: { $what }
learn-try-fewer = Αφαίρεση: { $what }
learn-try-more-there = Προσθήκη: { $what }, { $where }
learn-try-fewer-there = Αφαίρεση: { $what }, { $where }
learn-try-full = Το χωριό γέμισε. Βγάλε ένα πλακίδιο για να βάλεις άλλο.
learn-try-aside = Χωρίς θέση: { $tiles }
# The sum, shown large and read out after each change.
learn-try-total = { $count ->
    [one] { $count } πόντος
   *[other] { $count } πόντοι
}
learn-try-lines = Από πού έρχονται
learn-try-nothing = Τίποτα δεν μετράει ακόμη.
learn-try-help = Δείξε ή διάλεξε μια γραμμή: στο χωριό φαίνεται τι μετράει.
