# People who share a device: choosing them, and the curtain between their turns.

curtain-title = { $name }, e rândul tău
curtain-text = Ia dispozitivul. Ceilalți privesc în altă parte.
curtain-secret = Toți decid în secret, pe rând. Ia dispozitivul; ceilalți privesc în altă parte.
curtain-open = Sunt { $name }
curtain-wait = Cortina se deschide când e rândul cuiva de la acest dispozitiv.
curtain-undo = { $name }: retrage mutarea
curtain-others = Vrei doar să te uiți?
curtain-close = Închide cortina
