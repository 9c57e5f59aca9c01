# The table during a game. The screen that uses most of this is web/src/table.

table-title = Τραπέζι
table-your-turn = Η σειρά σου
table-waiting-for = Αναμονή: { $name }
table-waiting-for-several = { $count ->
    [one] Αναμονή για { $count } παίκτη
   *[other] Αναμονή για { $count } παίκτες
}
table-over = Τέλος παρτίδας
table-watching = Παρακολουθείς
table-stand-in = Ένα μποτ παίζει για σένα.
table-come-back = Πάρε πίσω τη θέση σου
table-log = Ιστορικό
table-log-entry = { $name }: { $move }
table-log-deal = Η παρτίδα αρχίζει.
table-season-turn = { $season }
