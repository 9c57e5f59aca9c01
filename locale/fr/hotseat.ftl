# People who share a device: choosing them, and the curtain between their turns.

curtain-title = { $name }, à vous de jouer
curtain-text = Prenez l’appareil. Les autres regardent ailleurs.
curtain-secret = Chacun décide en secret, l’un après l’autre. Prenez l’appareil ; les autres regardent ailleurs.
curtain-open = Je suis { $name }
curtain-wait = Le rideau reste fermé jusqu’au tour de quelqu’un ici.
curtain-undo = { $name } : défaire le dernier coup
curtain-others = Juste un coup d’œil ?
curtain-close = Fermer le rideau
