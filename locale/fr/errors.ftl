# One sentence for each code of docs/protocol.md, and for what goes wrong on the way there.

error-bad-request = Le serveur n’a pas compris cette demande.
error-bad-text = Ce texte ne convient pas. Faites court, sans caractères inhabituels.
error-unknown = Cette table n’existe pas, ou elle ne vous est pas ouverte. Demandez une invitation.
error-not-allowed = Vous ne pouvez pas faire cela.
error-nobody = Le serveur ne vous reconnaît plus. Rechargez la page.
error-stale = La partie a avancé. Regardez de nouveau la table, puis décidez.
error-wrong-time = Ce n’est pas possible maintenant.
error-illegal = Les règles ne le permettent pas.
error-too-many = C’était un peu trop rapide. Attendez un instant, puis réessayez.
error-too-many-games = Vous avez autant de parties en cours que ce serveur l’autorise. Terminez ou quittez-en une d’abord.
error-too-many-bot-games = Vous avez autant de parties en cours avec des bots que ce serveur l’autorise. Terminez-en une, ou jouez avec d’autres personnes. Une partie que vous quittez compte encore un jour.
error-too-many-records = Vous avez autant de fichiers de partie que ce serveur peut en garder. Ceux que personne n’ouvre sont supprimés au bout d’un moment.
error-too-many-sheets = Vous avez atteint la limite de feuilles de score de ce serveur. Réutilisez-en une dont vous n’avez plus besoin.
error-already-invited = Votre invitation est déjà partie. Attendez la réponse, ou réessayez demain.
error-seat-freed = L’hôte a libéré votre place. Demandez une nouvelle invitation pour vous rasseoir.
error-no-opponent = Cet adversaire n’est pas disponible ici.
error-unavailable = Le serveur ne peut pas le faire maintenant. Réessayez dans un instant.
error-broken = Cette partie ne peut pas continuer.
error-too-large = C’est trop à la fois.
error-no-such-method = Le serveur ne sait pas faire cela.
error-failed = Une erreur s’est produite sur le serveur. Elle a été enregistrée.
error-offline = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
error-lost = La connexion a été coupée avant la réponse du serveur. Vérifiez si l’action est passée.
error-left = Vous avez quitté la table.

error-link-used = Ce lien a déjà servi, ou il est trop ancien. Créez-en un nouveau sur l’autre appareil.
error-invite-gone = Cette invitation ne mène à aucune table. Demandez-en une nouvelle.
error-bad-address = Cette adresse ne convient pas ici. Vérifiez-la.
