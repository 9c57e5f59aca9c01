# How people choose to hear that it’s their turn.

notify = Notificări
notify-text = Când ceilalți joacă, iar tu ești în altă parte.
notify-push = În acest browser
notify-push-text = O notificare când e rândul tău, chiar dacă nicio pagină nu e deschisă.
notify-push-denied = Browserul nu a permis. Poți schimba asta în setările lui.
notify-push-failed = Browserul nu a putut porni notificările. Se întâmplă în ferestrele private și când serviciul lui de notificări nu răspunde.
notify-push-off = Acest browser nu poate arăta notificări pentru această adresă.
notify-mail = Prin e-mail
notify-off = Oprește
notify-send-code = Trimite codul
notify-code = Codul trimis la { $address }
notify-confirm = Confirmă
notify-other = Altă adresă

webhook = Anunță un canal
webhook-text = Un rând în canalul grupului când e rândul cuiva care lipsește. Găsești adresa în setările canalului, la webhook-uri.
webhook-url = Adresa webhook-ului
webhook-kind = Serviciu
webhook-on = Pornește
webhook-failing = Oprit: { $host } nu a primit rândurile noastre de mai multe ori la rând. Scrie din nou adresa ca să-l pornești.
webhook-refused = Oprit: { $host } nu mai primește rânduri la această adresă. Creează acolo un webhook nou și scrie-i adresa.
