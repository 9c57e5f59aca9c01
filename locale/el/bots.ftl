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
