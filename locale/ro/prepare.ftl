prepare-title = Oferte pentru când îți vine din nou rândul
prepare-text = Se fac automat când îți vine rândul, cu cât mai puțini muncitori, și cresc până la limita ta. Nimeni altcineva nu le vede.
prepare-tile = Plăcuță
prepare-colour = Culoare
prepare-most = Până la
prepare-add = Adaugă
prepare-item = { $name }, până la { $most }
prepare-remove = Scoate { $name }
prepare-pass = Pasează când n-am ce face
prepare-pass-text = Până supralicitează cineva acolo unde n-ai pregătit nimic.

cancelled-outbid = Oferta pregătită pentru { $name } e anulată: ceilalți oferă { $most } sau mai mulți.
cancelled-colour = Oferta pregătită pentru { $name } e anulată: ofertele de acolo sunt în altă culoare.
cancelled-workers = Oferta pregătită pentru { $name } e anulată: nu ai destui muncitori de acea culoare.
cancelled-season = Oferta pregătită pentru { $name } a venit prea târziu: anotimpul s-a încheiat.
cancelled-gone = Oferta pregătită pentru { $name } e anulată: plăcuța nu mai e acolo.
cancelled-read = Am înțeles
