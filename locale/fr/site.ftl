# The game without a server: everything is on the visitor’s own device.

site-loading = Chargement du jeu…
site-kept = Vos parties restent sur cet appareil et ne sont envoyées nulle part. Effacer les données de ce site dans votre navigateur les supprime.
site-lead = Enchérissez sur des tuiles, utilisez-les, bâtissez votre village : contre des bots ou ensemble sur un même appareil.
site-new = Jouer ensemble ici
site-new-text = De deux à six personnes jouent à tour de rôle sur cet appareil, avec des bots si vous voulez.
site-new-lead = Dites qui joue sur cet appareil ; des bots peuvent prendre n’importe quelle place.
site-help = Aide pendant la partie
site-settings = Les changements s’appliquent tout de suite.
site-turning = Cela prend quelques minutes sur cet appareil, et ne continue que tant que cette page est ouverte.
site-broken = La partie enregistrée sur cet appareil est endommagée, ou une autre version l’a commencée : elle ne peut pas continuer. Vos autres parties ne sont pas touchées. Vous pouvez enregistrer son fichier et commencer une nouvelle partie.
error-tab-failed = Un problème est survenu. Rechargez la page : vos parties sont à l’abri.
error-tab-unsupported = Ce navigateur ne sait pas exécuter le jeu. Utilisez une version récente de Firefox, Chrome, Edge ou Safari.
error-tab-storage = Ce navigateur ne laisse pas la page enregistrer de parties. Autorisez le stockage pour ce site ou quittez la fenêtre privée, puis rechargez la page.
error-not-stored = Ce navigateur n’a pas pu enregistrer cela : rien n’a changé. Libérez de l’espace sur l’appareil, ou autorisez ce site à stocker des données.
error-tab-loaded = Le jeu n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.
error-tab-unknown = Cela ne se trouve pas sur cet appareil.
error-tab-unavailable = Ce n’est pas possible pour l’instant. Réessayez dans un instant.
error-tab-bad-request = Un problème est survenu. Rechargez la page : vos parties sont à l’abri.
error-tab-offline = Un problème est survenu. Rechargez la page : vos parties sont à l’abri.
error-tab-lost = Le jeu s’est arrêté et a été rechargé. Vérifiez si l’action est passée.

site-delete = Supprimer cette partie
site-delete-text = C’est définitif.
site-delete-yes = Oui, la supprimer

site-others = Jouer avec d’autres
site-show = Montrer sur le serveur
site-show-text = Le serveur vérifie la partie et la garde pour tous ceux qui ont le lien.
site-shown = Lien vers la partie sur le serveur
site-shown-open = L’ouvrir là-bas
site-show-save = Enregistrer la partie
site-show-elsewhere = Pour la montrer à d’autres, choisissez « { $button } » sur la page d’accueil d’un serveur Keyflower.

site-backup = Vos parties
site-backup-text = Enregistrez-les dans un fichier, avec vos problèmes, vos parties comptées et vos paramètres, pour les garder à l’abri ou continuer dans un autre navigateur.
site-save = Tout enregistrer
site-restore = Ajouter les parties d’un fichier
site-restored = { $count ->
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
}
site-restored-damaged = { $count ->
    [one] { $count } n’a pas pu être lue.
   *[other] { $count } n’ont pas pu être lues.
}

# Where the page can’t start; the build puts both into it (web/build/locales.ts).
page-not-started = Keyflower n’a pas démarré. Il lui faut JavaScript et un navigateur à jour.
page-as-file = Si vous avez ouvert la page comme fichier, lancez { $command } dans son dossier, puis ouvrez l’adresse affichée.
