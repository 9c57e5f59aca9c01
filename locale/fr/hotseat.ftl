# People who share a device: choosing them, and the curtain between their turns.

curtain-title = { $name }, à vous de jouer
curtain-text = Prenez l’appareil. Les autres regardent ailleurs.
curtain-secret = Tout le monde décide en secret, chacun son tour. Prenez l’appareil ; les autres regardent ailleurs.
curtain-open = Je suis { $name }
curtain-wait = Le rideau s’ouvrira quand ce sera le tour de quelqu’un sur cet appareil.
curtain-undo = { $name } : défaire le coup
curtain-others = Juste un coup d’œil ?
curtain-close = Fermer le rideau
