# How people choose to hear that it’s their turn.

notify = Notifications
notify-text = Quand les autres jouent sans vous.
notify-push = Dans ce navigateur
notify-push-text = Une notification quand c’est à vous de jouer, même sans page ouverte.
notify-push-denied = Votre navigateur ne l’a pas permis. Cela se change dans ses réglages.
notify-push-failed = Votre navigateur n’a pas pu l’activer. Cela arrive en navigation privée, ou quand son service de notifications ne répond pas.
notify-push-off = Ce navigateur ne peut pas montrer de notifications pour cette adresse.
notify-mail = Par e-mail
notify-off = Désactiver
notify-send-code = Envoyer le code
notify-code = Le code envoyé à { $address }
notify-confirm = Confirmer
notify-other = Une autre adresse

webhook = Prévenir un salon
webhook-text = Une ligne dans le salon de votre groupe chaque fois que c’est à un absent de jouer. L’adresse se trouve dans les réglages du salon, sous webhooks.
webhook-url = Adresse du webhook
webhook-kind = Messagerie
webhook-on = Activer
webhook-failing = Désactivé : { $host } a refusé nos lignes plusieurs fois de suite. Entrez de nouveau l’adresse pour le réactiver.
webhook-refused = Désactivé : { $host } n’accepte plus de lignes à cette adresse. Créez-y un nouveau webhook et entrez son adresse.
