# How people choose to hear that it’s their turn.

notify = Notificări
notify-text = Ca să știi că e rândul tău și când ești în altă parte.
notify-push = În acest browser
notify-push-text = Primești o notificare când e rândul tău, chiar și fără nicio pagină deschisă.
notify-push-denied = Browserul nu a permis asta. Poți schimba în setările lui.
notify-push-failed = Browserul nu a putut porni notificările. Poate e o fereastră privată.
notify-push-off = Acest browser nu poate afișa notificări pentru această adresă.
notify-mail = Prin e-mail
notify-off = Oprește
notify-send-code = Trimite codul
notify-code = Codul trimis la { $address }
notify-confirm = Confirmă
notify-other = Altă adresă

webhook = Mesaje pe un canal
webhook-text = Un mesaj în canalul grupului când e rândul cuiva care nu e la masă. Găsești adresa în setările canalului, la Webhooks.
webhook-url = Adresa webhook-ului
webhook-kind = Serviciu
webhook-on = Pornește
webhook-failing = Oprit: { $host } a respins mesajele noastre de mai multe ori consecutiv. Scrie din nou adresa ca să-l pornești.
webhook-refused = Oprit: { $host } nu mai acceptă mesaje la această adresă. Creează acolo un webhook nou și scrie-i adresa.
