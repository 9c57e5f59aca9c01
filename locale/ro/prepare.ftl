prepare-title = Oferte pentru turele tale următoare
prepare-text = Se fac pentru tine când îți vine rândul, cu cât mai puțini lucrători, și cresc până la limita ta. Nimeni altcineva nu le vede.
prepare-tile = Plăcuță
prepare-colour = Culoare
prepare-most = Până la
prepare-add = Adaugă
prepare-item = { $name }, până la { $most }
prepare-remove = Scoate { $name }
prepare-pass = Pasează când nu e nimic de făcut
prepare-pass-text = Până te depășește cineva acolo unde n-ai pregătit nimic.

cancelled-outbid = Oferta pregătită pentru { $name } e anulată: ceilalți oferă { $most } sau mai mult.
cancelled-colour = Oferta pregătită pentru { $name } e anulată: acolo se licitează în altă culoare.
cancelled-workers = Oferta pregătită pentru { $name } e anulată: nu ai destui lucrători de acea culoare.
cancelled-season = Oferta pregătită pentru { $name } a venit prea târziu: anotimpul s-a încheiat.
cancelled-gone = Oferta pregătită pentru { $name } e anulată: plăcuța nu mai e.
cancelled-read = Am înțeles
