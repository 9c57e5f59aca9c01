### Pages that Python writes (keyflower.lab.pages): the report of an arena and the analysis of a
### game; and the table that `keyflower arena` prints. The browser doesn't load this file. Numbers
### arrive as they are written, unless a message chooses by them.

## Both

report-players = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}

## keyflower arena

# $bots: who plays.
report-title = Αρένα: { $bots }
# All mixtures of these bots sit at tables.
report-mixtures = συνδυασμοί από: { $bots }
# A bot that sits on several seats.
report-several = { $count } × { $bot }
# Over the table in the terminal; $players is report-players.
report-table = { $players }: { $bots }
# $file: where the page is.
report-page = αναφορά: { $file }
report-there = έχουν ήδη παιχτεί { $finished } από { $games } παρτίδες
# Games finished so far, of all.
report-of = { $finished } από { $games }
# A bot failed and lost a game; $verdict is what happened, in English.
report-forfeit = παρτίδα { $game }: ήττα χωρίς αγώνα για { $bot }, { $verdict }
report-forfeits-more = { $count ->
    [one] και { $count } ακόμη ήττα χωρίς αγώνα
   *[other] και { $count } ακόμη ήττες χωρίς αγώνα
}

## Facts and columns: short, small letters first

report-games = παρτίδες
report-game = παρτίδα
# How many sit at a table.
report-size = παίκτες
# The number that all draws follow from.
report-seed = σπόρος
# The share of wins among equals: one over the number of players.
report-par = βάση
report-winner-mean = μέση νικητήρια
# $points is 20.
report-under = χωριά κάτω από { $points } πόντους
report-forfeits = ήττες χωρίς αγώνα
report-bot = μποτ
report-wins = νίκες
report-share = μερίδιο
report-rating = αξιολόγηση
report-score = βαθμολογία
report-mean = μέσος όρος
report-median = διάμεσος
report-min = ελάχ.
report-max = μέγ.
# Points below that number; $points is 20.
report-less = κάτω από { $points }
report-season = εποχή
report-verdict = τι συνέβη

## Times

report-microseconds = { $number } μs
report-milliseconds = { $number } ms
report-seconds = { $number } δ

## The ladder

report-ladder = Κατάταξη
report-ladder-note = Νίκες ανά θέση, με διαστήματα 95%. Η διακεκομμένη γραμμή είναι η βάση: το μερίδιο που θα είχαν ισοδύναμα μποτ.
report-ladder-plot = Μερίδια νίκης με διαστήματα 95%

## Points

report-points = Πόντοι
report-points-note = Τελικοί πόντοι ανά πέντε. Από κάτω: η διάμεσος, το μεσαίο μισό, και από 5 έως 95%.
report-points-plot = Πόντοι κάθε μποτ

## Points by source and season; names of sources are end-source-... of end.ftl

report-sources = Πόντοι ανά πηγή και εποχή
report-sources-note = Τι θα βαθμολογούσε κατά μέσο όρο ένα χωριό, αν η παρτίδα τελείωνε με εκείνη την εποχή.
report-sources-plot = Πόντοι ανά πηγή στο τέλος κάθε εποχής

## Time per decision

report-times = Χρόνος ανά απόφαση
report-times-note = Με το ρολόι, σε λογαριθμική κλίμακα: η διάμεσος, το μεσαίο μισό, από 5 έως 95%. Η κάθετη γραμμή είναι ο μέσος όρος, η μικρή κουκκίδα ο μεγαλύτερος χρόνος.

## Forfeits and method

report-forfeits-title = Ήττες χωρίς αγώνα
report-forfeits-note = Ένα μποτ που απέτυχε έχασε εκείνη την παρτίδα, που τελείωσε εκεί· τα άλλα μοιράστηκαν τη νίκη.
report-forfeits-file = { $count ->
    [one] { $count } ακόμη είναι στο results.json.
   *[other] { $count } ακόμη είναι στο results.json.
}
report-method = Πώς μετρήθηκε
# $players is 2 to 6.
report-method-note = Κάθε θέση μετράει ως μία παρτίδα του μποτ της, άρα ισοδύναμα μποτ κερδίζουν μία παρτίδα στις { $players }· μια μοιρασμένη νίκη μετράει κατά το μερίδιό της. Τα μποτ αλλάζουν θέσεις, ώστε το καθένα να κάθεται παντού εξίσου συχνά. Τα διαστήματα είναι του Wilson, με τις παρτίδες ως ανεξάρτητες παρατηρήσεις και όλες τις θέσεις μιας παρτίδας ως μία. Οι αξιολογήσεις είναι του μοντέλου Plackett–Luce του openskill, από τις κατατάξεις όλων των παρτίδων με τη σειρά. Το αποτύπωμα είναι το SHA-256 όλων των αρχείων παρτίδας με τη σειρά: ίδιο αποτύπωμα σημαίνει ίδιες παρτίδες.

## keyflower analyse

# The title of the browser’s tab.
analysis-title = Keyflower: ανάλυση
# $players is report-players.
analysis-heading = Ανάλυση παρτίδας ({ $players })
# $bot: whose opinion it is.
analysis-finished = { $count ->
    [one] { $count } απόφαση, τελειωμένη παρτίδα, κατά { $bot }.
   *[other] { $count } αποφάσεις, τελειωμένη παρτίδα, κατά { $bot }.
}
analysis-unfinished = { $count ->
    [one] { $count } απόφαση, παρτίδα σε εξέλιξη, κατά { $bot }.
   *[other] { $count } αποφάσεις, παρτίδα σε εξέλιξη, κατά { $bot }.
}
# Columns: the chance of winning before the first decision and after the last.
analysis-at-start = πιθανότητα στην αρχή
analysis-at-end = πιθανότητα στο τέλος
analysis-chances = Πιθανότητα νίκης
analysis-graph = Πιθανότητα νίκης κάθε θέσης μετά από κάθε απόφαση
analysis-graph-note = Μετά από κάθε απόφαση, με ανοιχτά παραπετάσματα. Οι κουκκίδες δείχνουν τις αποφάσεις που κόστισαν περισσότερο.
analysis-worst = Οι αποφάσεις που κόστισαν περισσότερο
analysis-none-worst = Καμία απόφαση δεν κόστισε κάτι αξιόλογο.
analysis-all = Όλες οι αποφάσεις
analysis-none = Δεν υπήρξε καμία.
analysis-decision = απόφαση
# At the end of the graph: how many decisions there were.
analysis-last = απόφαση { $number }
analysis-cost = κόστος σε πόντους

## The page of a server whose client wasn’t built

# $command: what whoever runs the server types.
plain-not-built = Ο διακομιστής λειτουργεί, αλλά η σελίδα του παιχνιδιού δεν έχει φτιαχτεί. Όποιος διαχειρίζεται τον διακομιστή μπορεί να τη φτιάξει με { $command }, που λέει τι λείπει.
plain-programs = Για προγράμματα: η περιγραφή OpenAPI
