# How people choose to hear that it’s their turn.

notify = Notifications
notify-text = Pour savoir que c’est à vous, même quand vous êtes ailleurs.
notify-push = Dans ce navigateur
notify-push-text = Recevez une notification quand c’est à vous de jouer, même sans page ouverte.
notify-push-denied = Votre navigateur ne l’a pas autorisé. Vous pouvez changer cela dans ses paramètres.
notify-push-failed = Votre navigateur n’a pas pu l’activer. Peut-être êtes-vous en navigation privée.
notify-push-off = Ce navigateur ne peut pas afficher de notifications pour cette adresse.
notify-mail = Par e-mail
notify-off = Désactiver
notify-send-code = Envoyer le code
notify-code = Le code envoyé à { $address }
notify-confirm = Confirmer
notify-other = Une autre adresse

webhook = Publier dans un salon
webhook-text = Un message dans le salon de votre groupe quand c’est le tour de quelqu’un qui n’est pas à la table. L’adresse se trouve dans les paramètres du salon, sous « Webhooks ».
webhook-url = Adresse du webhook
webhook-kind = Messagerie
webhook-on = Activer
webhook-failing = Désactivé : { $host } a refusé nos messages plusieurs fois de suite. Saisissez de nouveau l’adresse pour le réactiver.
webhook-refused = Désactivé : { $host } n’accepte plus de messages à cette adresse. Créez-y un nouveau webhook et saisissez son adresse.
