# People who share a device: choosing them, and the curtain between their turns.

curtain-title = { $name }, e rândul tău
curtain-text = Ia dispozitivul. Ceilalți privesc în altă parte.
curtain-secret = Fiecare decide în secret, unul după altul. Ia dispozitivul; ceilalți privesc în altă parte.
curtain-open = Sunt { $name }
curtain-wait = Cortina rămâne închisă până e rândul cuiva de aici.
curtain-undo = { $name }: retrage ultima mutare
curtain-others = Vrei doar să te uiți?
curtain-close = Închide cortina
