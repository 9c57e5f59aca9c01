# The tutorial: one season of a real game, step by step (web/src/tutorial).
#
# Every step is a card: a title, one to three short paragraphs, and for steps in which the player
# does something one line ("-do") that says what. That line is also said alone, so it must be
# understood without the rest. The reader is addressed in the informal singular.
#
# $red, $blue, $yellow (workers), $wood, $stone (goods) and $points are small pictures: right before
# their noun, with a space on both sides. $tile is the name of a tile, in « » and never inflected.
# Numbers have always the value that the comment says.

# ---- Around the steps

tutorial-name = Εκμάθηση
tutorial-starting = Στρώνεται το τραπέζι για την πρώτη σου εποχή…
tutorial-step = Βήμα { $step } από { $all }
tutorial-next = Επόμενο
tutorial-back = Πίσω
# Puts the focus on what the step is about, and scrolls there.
tutorial-show = Δείξε μου
tutorial-leave = Έξοδος προς το παρόν
tutorial-leave-text = Αυτό το τραπέζι μένει όπως είναι. Μπορείς να συνεχίσεις αργότερα από εκεί που σταμάτησες.
tutorial-wait = Παίζει ο αντίπαλός σου…
# On phones the card can be folded.
tutorial-fold = Λιγότερα
tutorial-unfold = Περισσότερα
# Said of everything that is not part of the step. $do is the "-do" line of the step.
tutorial-later = Αργότερα. Τώρα: { $do }

# ---- Before the first turn

tutorial-welcome-title = Καλώς ήρθες στο Keyflower
tutorial-welcome-1 = Έχεις ένα χωριό δίπλα στο ποτάμι. Τέσσερις εποχές κάνεις προσφορές για πλακίδια, τα χρησιμοποιείς και χτίζεις. Όποιος έχει τους περισσότερους πόντους μετά τον χειμώνα κερδίζει.
# $minutes is 5.
tutorial-welcome-2 = Τώρα θα παίξεις ένα καλοκαίρι απέναντι σε ένα μποτ: αληθινή παρτίδα σε αληθινό τραπέζι, περίπου { $minutes } λεπτά. Η άνοιξη έχει ήδη περάσει.

tutorial-table-title = Τι υπάρχει στο τραπέζι
tutorial-table-1 = Τα πλακίδια δημοπρασίας είναι τα πλακίδια αυτής της εποχής. Οι παίκτες κάνουν προσφορές για να τα κερδίσουν.
tutorial-table-2 = Το χωριό σου είναι ό,τι έχεις χτίσει ως τώρα. Μεγαλώνει με τα πλακίδια που κερδίζεις.
tutorial-table-3 = Πίσω από το παραπέτασμά σου είναι οι εργάτες σου. Οι άλλοι βλέπουν πόσοι είναι, αλλά όχι τα χρώματά τους.

tutorial-plan-title = Το σχέδιό σου για αυτό το καλοκαίρι
# $count is 5.
tutorial-plan-1 = Αναβάθμισε το αρχικό σου πλακίδιο. Χρειάζονται ένα { $wood } ξύλο και μία { $stone } πέτρα, και τα δύο πάνω του, και κερδίζεις { $count } { $points } πόντους.
tutorial-plan-2 = Κέρδισε και ένα ακόμη πλακίδιο για το χωριό σου.

# ---- Bidding. The tile is the farrier.

tutorial-bid-title = Κάνε προσφορά για ένα πλακίδιο
tutorial-bid-1 = Οι εργάτες δίπλα σε ένα πλακίδιο δημοπρασίας είναι μια προσφορά. Όποιος έχει εκεί τους περισσότερους όταν τελειώσει η εποχή παίρνει το πλακίδιο.
tutorial-bid-2 = Οι πρώτοι εργάτες δίνουν στο πλακίδιο το χρώμα του για αυτή την εποχή: από εκεί και πέρα μπαίνουν εκεί μόνο εργάτες αυτού του χρώματος.
tutorial-bid-do = Διάλεξε το πλακίδιο «{ $tile }» στη δημοπρασία και πρόσφερε έναν { $red } κόκκινο εργάτη.

# $theirs is 2, $more is 2, $total is 3.
tutorial-outbid-title = Ξεπέρασαν την προσφορά σου
tutorial-outbid-1 = Ο αντίπαλός σου προσφέρει { $theirs } { $red } κόκκινους εργάτες. Για να περάσεις ξανά μπροστά, χρειάζεσαι περισσότερους.
tutorial-outbid-2 = Το πλακίδιο είναι πια κόκκινο, άρα μόνο κόκκινοι εργάτες μπορούν να προστεθούν. Μετράει και αυτός που έχεις ήδη εκεί.
tutorial-outbid-do = Διάλεξε πάλι το πλακίδιο «{ $tile }» και πρόσθεσε { $more } { $red } κόκκινους εργάτες. Με { $total } προηγείσαι.

# ---- Using tiles. The tile is the keystone quarry, in the village of the opponent.

tutorial-visit-title = Χρησιμοποίησε ένα πλακίδιο του αντιπάλου σου
tutorial-visit-1 = Οι εργάτες πάνω σε ένα πλακίδιο το χρησιμοποιούν. Μπορείς να χρησιμοποιήσεις κάθε πλακίδιο που έχει ενέργεια: στη δημοπρασία, στο χωριό σου και στα χωριά των άλλων.
tutorial-visit-2 = Το πλακίδιο «{ $tile }» δίνει μία { $stone } πέτρα. Ό,τι παράγεις έξω από το χωριό σου έρχεται στο αρχικό σου πλακίδιο.
tutorial-visit-3 = Έχει όμως ένα τίμημα: ο εργάτης σου θα περάσει στον αντίπαλό σου.
tutorial-visit-do = Άνοιξε το χωριό του αντιπάλου σου και χρησιμοποίησε το πλακίδιο «{ $tile }» με έναν { $blue } μπλε εργάτη.

# The tile is Keywood, in the own village.
tutorial-own-title = Χρησιμοποίησε ένα δικό σου πλακίδιο
tutorial-own-1 = Το πλακίδιο «{ $tile }» δίνει ένα { $wood } ξύλο. Ό,τι παράγεις στο δικό σου χωριό μένει πάνω στο πλακίδιο που το έδωσε.
tutorial-own-2 = Οι εργάτες στα δικά σου πλακίδια επιστρέφουν σε σένα όταν τελειώσει η εποχή.
tutorial-own-do = Χρησιμοποίησε το πλακίδιο «{ $tile }» στο χωριό σου με έναν { $yellow } κίτρινο εργάτη.

# $count is 2, $most is 6.
tutorial-guest-title = Ένας επισκέπτης στο χωριό σου
tutorial-guest-1 = Και ο αντίπαλός σου χρησιμοποίησε το πλακίδιο «{ $tile }», με { $count } { $yellow } κίτρινους εργάτες. Μέσα στην εποχή κάθε χρήση θέλει τουλάχιστον έναν εργάτη περισσότερο από την προηγούμενη, και σε ένα πλακίδιο χωράνε το πολύ { $most }.
tutorial-guest-2 = Το ξύλο πήγε στο αρχικό πλακίδιο του αντιπάλου σου. Όμως όλοι οι εργάτες που στέκονται στο χωριό σου θα γίνουν δικοί σου όταν τελειώσει η εποχή.

# ---- A losing group. The tile is the carpenter.

tutorial-second-title = Κάνε άλλη μία προσφορά
tutorial-second-1 = Μπορείς να κάνεις προσφορές για όσα πλακίδια θέλεις.
tutorial-second-do = Διάλεξε το πλακίδιο «{ $tile }» στη δημοπρασία και πρόσφερε έναν { $blue } μπλε εργάτη.

# $theirs is 2.
tutorial-move-title = Μια χαμένη ομάδα είναι ελεύθερη να φύγει
tutorial-move-1 = Ο αντίπαλός σου ξεπερνάει την προσφορά σου με { $theirs } { $blue } μπλε εργάτες. Ο εργάτης σου δεν πήγε χαμένος: μια χαμένη ομάδα μπορεί να πάει αλλού, πάντα ολόκληρη, για να κάνει προσφορά ή να χρησιμοποιήσει ένα πλακίδιο. Μια ομάδα που προηγείται πρέπει να μείνει.
tutorial-move-2 = Βάλ’ τον να δουλέψει για σένα. Με το αρχικό σου πλακίδιο μεταφέρεις πόρους και κάνεις αναβαθμίσεις.
tutorial-move-do = Διάλεξε το αρχικό σου πλακίδιο και χρησιμοποίησέ το με τον { $blue } μπλε εργάτη από «{ $tile }».

# ---- Moving and upgrading. The tile is Keywood.

tutorial-step-title = Μετέφερε έναν πόρο
tutorial-step-1 = Το αρχικό σου πλακίδιο δίνει ένα βήμα και μία αναβάθμιση. Με ένα βήμα ένας πόρος πηγαίνει από δρόμο στο διπλανό πλακίδιο.
tutorial-step-2 = Η { $stone } πέτρα είναι ήδη στο αρχικό σου πλακίδιο. Το { $wood } ξύλο βρίσκεται ακόμη εκεί όπου το παρήγαγες.
tutorial-step-do = Διάλεξε το { $wood } ξύλο στο πλακίδιο «{ $tile }» και μετά το αρχικό σου πλακίδιο.

# $count is 5.
tutorial-upgrade-title = Αναβάθμισε το αρχικό σου πλακίδιο
tutorial-upgrade-1 = Το ξύλο και η πέτρα βρίσκονται πάνω στο αρχικό σου πλακίδιο: τόσο κοστίζει η αναβάθμισή του. Το πλακίδιο γυρίζει και γίνεται καλύτερο: { $count } { $points } πόντοι στο τέλος και δύο βήματα αντί για ένα.
tutorial-upgrade-do = Διάλεξε την αναβάθμιση του αρχικού σου πλακιδίου και επιβεβαίωσέ την.

# ---- The season ends

tutorial-pass-title = Πάσο
tutorial-pass-1 = Ο αντίπαλός σου πήγε πάσο. Το πάσο δεν είναι ποτέ οριστικό: αν βάλεις τώρα εργάτες, μπορεί να συνεχίσει κι εκείνος.
tutorial-pass-2 = Όταν όλοι πάνε πάσο ο ένας μετά τον άλλο, η εποχή τελειώνει. Το σχέδιό σου έχει ολοκληρωθεί.
tutorial-pass-do = Πήγαινε πάσο.

# Numbers: $paid is 3, $back is 2, $gained is 2. $before and $now are how many workers were and are
# behind the screen. The tile is the farrier in -1, the keystone quarry in -3.
tutorial-ended-title = Η εποχή τελείωσε
tutorial-ended-1 = Κέρδισες το πλακίδιο «{ $tile }». Οι { $paid } { $red } κόκκινοι εργάτες που το κέρδισαν πηγαίνουν στο σακουλάκι. Οι χαμένες προσφορές επιστρέφουν στους ιδιοκτήτες τους.
tutorial-ended-2 = Όλοι οι εργάτες στο χωριό σου είναι τώρα δικοί σου: οι { $back } που έβαλες εσύ και οι { $gained } { $yellow } κίτρινοι εργάτες του αντιπάλου σου.
tutorial-ended-3 = Ο { $blue } μπλε εργάτης σου στο πλακίδιο «{ $tile }» ανήκει πια στον αντίπαλό σου.
tutorial-ended-4 = Ξεκίνησες με { $before } εργάτες και τώρα έχεις { $now }. Κάνε προσφορές με μέτρο: όσοι εργάτες κερδίζουν ξοδεύονται.

tutorial-boat-title = Διάλεξε πλοίο
tutorial-boat-1 = Μετά την άνοιξη, το καλοκαίρι και το φθινόπωρο τα πλοία φέρνουν νέους εργάτες και ικανότητες. Κάποιες αναβαθμίσεις κοστίζουν ικανότητες: ένα αμόνι, μία αξίνα ή ένα πριόνι.
tutorial-boat-2 = Ο πρώτος παίκτης είσαι εσύ, γι’ αυτό διαλέγεις πριν από τον αντίπαλό σου. Οι παίκτες μπορούν να κάνουν προσφορά και για το πλακίδιο σειράς, για να διαλέξουν πρώτοι και να ξεκινήσουν την επόμενη εποχή.
tutorial-boat-do = Διάλεξε ένα από τα πλοία. Παίρνεις όλο το φορτίο του.

# The tile is the farrier.
tutorial-build-title = Χτίσε
tutorial-build-1 = Το πλακίδιο που κέρδισες μπαίνει στο χωριό σου. Πρέπει να το αγγίζει, και οι πλευρές που συναντιούνται πρέπει να ταιριάζουν: δρόμος με δρόμο, χωράφι με χωράφι, νερό με νερό.
tutorial-build-2 = Οι πόροι ταξιδεύουν στους δρόμους, γι’ αυτό σκέψου πού θα θέλεις να πάνε.
tutorial-build-do = Διάλεξε μια φωτισμένη θέση για το πλακίδιο «{ $tile }», περίστρεψέ το όπως θέλεις και τοποθέτησέ το.

# ---- The end of the tutorial

tutorial-done-title = Τώρα ξέρεις να παίζεις
tutorial-done-1 = Αρχίζει το φθινόπωρο. Όλα γίνονται όπως πριν, με άλλα πλακίδια· πολλά από αυτά δίνουν πόντους για όσα μαζεύεις.
tutorial-done-2 = Τον χειμώνα οι παίκτες βγάζουν στο τραπέζι πλακίδια που κρατούν από την αρχή: τα δικά σου είναι πίσω από το παραπέτασμά σου. Δίνουν πόντους για πόρους, ικανότητες και εργάτες. Μάζεψε ό,τι τους ταιριάζει.
tutorial-done-3 = Μια συμβουλή: διάλεξε οποιοδήποτε πλακίδιο για να δεις τι κάνει. Όταν κάτι δεν γίνεται, το τραπέζι σού λέει γιατί.
tutorial-play-on = Συνέχεια από εδώ
tutorial-new-game = Νέα παρτίδα
tutorial-learn = Όλοι οι κανόνες και τα πλακίδια

# The game went on without the steps, for example because a bot played for a while.
tutorial-astray-title = Αυτό το τραπέζι πήρε δικό του δρόμο
tutorial-astray-1 = Τα βήματα της εκμάθησης δεν ταιριάζουν με όσα παίχτηκαν εδώ. Συνέχισε όπως θέλεις ή ξεκίνα την εκμάθηση από την αρχή.
tutorial-anew = Από την αρχή
