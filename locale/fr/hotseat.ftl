# People who share a device: choosing them, and the curtain between their turns.

new-seat-here = Quelqu’un ici
new-seat-here-name = Nom du joueur de la place { $number }
new-seat-name = Nom
new-seat-here-text = Vous partagez cet appareil. Entre les tours, un rideau cache ce qui est à chacun.
room-here-title = Qui d’autre joue sur cet appareil ?

curtain-title = { $name }, à vous de jouer
curtain-text = Prenez l’appareil. Les autres regardent ailleurs.
curtain-secret = Chacun décide en secret, l’un après l’autre. Prenez l’appareil ; les autres regardent ailleurs.
curtain-open = Je suis { $name }
curtain-wait = Le rideau reste fermé jusqu’au tour de quelqu’un ici.
curtain-undo = { $name } : défaire le dernier coup
curtain-others = Juste un coup d’œil ?
curtain-close = Fermer le rideau
