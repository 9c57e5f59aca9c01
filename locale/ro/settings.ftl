# Settings, as a page and as a sheet over a table.

settings-kept = Ce schimbi aici se aplică imediat, și pe celelalte dispozitive ale tale.

settings-group-sound = Sunet
settings-sound = Sunete
settings-sound-text = Sunete scurte pentru oferte, bărci, anotimpuri și rândul tău.
settings-volume = Volum
settings-try = Ascultă
settings-vibration = Vibrații
settings-vibration-text = O vibrație scurtă când e rândul tău sau te supralicitează cineva.

settings-group-motion = Mișcare
settings-motion = Animații
settings-motion-text = Piese care zboară, panouri care alunecă.
settings-motion-system = Ca în sistem
settings-motion-full = Toate
settings-motion-reduced = Mai puține
settings-speed = Mutările celorlalți
settings-speed-text = Cât de repede vezi ce fac ceilalți.
settings-speed-instant = Imediat
settings-speed-fast = Repede
settings-speed-normal = Obișnuit
settings-speed-slow = Încet

settings-group-play = Joc
settings-auto-pass = Pasează automat
settings-auto-pass-text = Când nu poți face nimic altceva. O poți opri de fiecare dată.
settings-auto-single = Alegere automată
settings-auto-single-text = Când rămâne o singură barcă, plată sau resursă. Niciodată pentru plăcuțele de iarnă.
settings-confirm = Cere confirmare
settings-confirm-text = Înainte să pasezi tot anotimpul sau să ieși dintr-o partidă.

settings-group-board = Tablă
settings-board-size = Mărimea tablei
settings-board-size-text = Cât de mari sunt plăcuțele. Pe un ecran mic poate nu încap mai mari.
settings-board-size-small = Mică
settings-board-size-normal = Normală
settings-board-size-large = Mare
settings-text-size = Mărimea textului
settings-text-size-text = Pentru panouri, jurnal, chat și etichete.
settings-names = Nume pe plăcuțe
settings-names-text = Arată numele tuturor plăcuțelor din sate.

settings-group-look = Limbă și culori
settings-look-text = În tema luminoasă și în cea întunecată, piesele și simbolurile sunt aceleași.

settings-group-keys = Tastatură
settings-key-colour = Alege culoarea
settings-key-number = Mai mulți sau mai puțini muncitori
settings-key-bid = Licitează
settings-key-use = Folosește
settings-key-pass = Pasează
settings-key-undo = Retrage
settings-key-confirm = Confirmă
settings-key-back = Înapoi
settings-key-enter = Enter
settings-key-escape = Esc
