# People who share a device: choosing them, and the curtain between their turns.

curtain-title = { $name }, it’s your turn
curtain-text = Take the device. Everyone else looks away.
curtain-secret = Everyone decides in secret, one after the other. Take the device; the others look away.
curtain-open = I’m { $name }
curtain-wait = The curtain opens when it’s the turn of someone on this device.
curtain-undo = { $name }: undo last move
curtain-others = Just want to look?
curtain-close = Close the curtain
