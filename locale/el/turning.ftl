# Turning points of a game: web/src/features/turning, and `keyflower analyse --turning-points`.

turning-points = Κρίσιμα σημεία
turning-lead = Οι κινήσεις που άλλαξαν περισσότερο την πιθανότητα νίκης κάθε παίκτη, ελεγμένες παίζοντάς τες πολλές φορές ως το τέλος.
turning-player = Κινήσεις ποιου παίκτη
turning-curve = Πιθανότητα νίκης, κίνηση προς κίνηση
turning-estimate = Οι γραμμές είναι μια γρήγορη εκτίμηση. Οι κινήσεις πιο κάτω παίχτηκαν πολλές φορές ως το τέλος, γι’ αυτό εμπιστεύσου περισσότερο αυτές.
turning-working = Ανάλυση όλων των κινήσεων: { $share }
turning-left = { $minutes ->
    [one] Απομένει περίπου { $minutes } λεπτό.
   *[other] Απομένουν περίπου { $minutes } λεπτά.
}
turning-waiting = Χρειάζεται ένα λεπτό. Μπορείς να φύγεις από τη σελίδα: το αποτέλεσμα αποθηκεύεται.
turning-where = { $season }, κίνηση { $move }
turning-change = αλλαγή
turning-well = Καλή κίνηση:
turning-better = Καλύτερα:
turning-next = Η επόμενη καλύτερη:
# After turning-better or turning-next, where a tile was placed.
turning-elsewhere = το ίδιο πλακίδιο, αλλού στο χωριό ή με άλλη περιστροφή.

# How often a turn wins: $other and $played in turning-instead. turning-of is the second of two numbers.
turning-about = περίπου { $count } στις { $of } φορές
turning-of = { $count } στις { $of }
turning-hardly = πολύ σπάνια
turning-nearly = σχεδόν πάντα
# With the turn that stands above it; $you: whether it’s the reader’s.
turning-instead = { $you ->
    [yes] Έτσι θα κέρδιζες { $other } αντί για { $played }.
   *[no] Έτσι θα κέρδιζε { $other } αντί για { $played }: { $name }.
}
# The same where nothing was left to chance.
turning-sure = { $result ->
    [won] { $you ->
        [yes] Έτσι θα κέρδιζες σίγουρα.
       *[no] Έτσι η νίκη θα ήταν σίγουρη: { $name }.
    }
    [shared] { $you ->
        [yes] Έτσι θα μοιραζόσουν σίγουρα τη νίκη.
       *[no] Έτσι η νίκη θα ήταν σίγουρα μοιρασμένη: { $name }.
    }
   *[lost] { $you ->
        [yes] Έτσι θα έχανες σίγουρα.
       *[no] Έτσι η ήττα θα ήταν σίγουρη: { $name }.
    }
}
turning-deals = { $deals ->
    [one] Κάθε τρόπος παίχτηκε { $deals } φορά ως το τέλος, ± { $error }
   *[other] Κάθε τρόπος παίχτηκε { $deals } φορές ως το τέλος, ± { $error }
}
turning-exact = Υπολογισμένο ως το τέλος της παρτίδας: τίποτα δεν έμενε στην τύχη.
turning-look = Δοκιμή
# In place of a better turn that one missed, until it is found or shown.
turning-missed = Βρες τι σου ξέφυγε
turning-find = Βρες το εσύ
turning-show = Δες την απάντηση
turning-none-you = Καμία κίνησή σου δεν έκρινε από μόνη της την παρτίδα: στα αμφίρροπα σημεία, άλλες κινήσεις ήταν περίπου το ίδιο καλές.
turning-none = Καμία κίνηση δεν έκρινε από μόνη της την παρτίδα ({ $name }): στα αμφίρροπα σημεία, άλλες κινήσεις ήταν περίπου το ίδιο καλές.
