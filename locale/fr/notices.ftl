# Notifications to people who are not at the table, written by the server: push, email, channels.

notice-turn = À vous de jouer
notice-nudge = La table vous attend
notice-over = La partie est terminée
notice-invite = Invitation à une partie
notice-trial = Notifications activées
notice-trial-text = Nous vous préviendrons ici quand ce sera à vous de jouer.
notice-with = Keyflower avec { $names }
notice-turn-of = À vous de jouer : { $names }.
notice-nudge-of = La table attend { $names }.

mail-code = Votre code pour Keyflower
mail-code-text = Entrez ce code dans les paramètres de Keyflower pour recevoir un e-mail quand c’est à vous de jouer. Si vous n’avez rien demandé, ignorez cet e-mail.
mail-off = Pour arrêter ces e-mails : { $link }
