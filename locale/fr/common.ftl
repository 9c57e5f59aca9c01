# Words of the whole page.

page-title = Keyflower
page-skip = Aller au contenu
page-home = Keyflower, page d’accueil

menu-learn = Apprendre
menu-settings = Paramètres
menu-fair = Tirages équitables
menu-sound = Son
menu-open = Menu
menu-close = Fermer le menu
menu-licences = Logiciels et licences

button-cancel = Annuler
button-close = Fermer
button-back = Retour
button-again = Réessayer
button-save = Enregistrer
button-copy = Copier le lien
button-copied = Lien copié

language = Langue
language-missing = Keyflower n’est pas encore traduit dans cette langue : { $language }. Cette page est en français ; toutes les langues sont dans le menu.
theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre

# Somebody at a table.
seat-you = Vous
seat-open = Place libre
seat-bot = { $name } · { $strength }

# How strong a bot is; ids of GET /api/bots.
strength-beginner = Débutant
strength-easy = Facile
strength-medium = Intermédiaire
strength-strong = Fort
strength-expert = Expert
strength-master = Maître

# What to expect of a bot that strong, in one short line.
strength-beginner-line = Joue au hasard : le temps d’apprendre les règles.
strength-easy-line = Prend ce qui semble le mieux sur le moment. Vous le battrez vite.
strength-medium-line = Prépare des tours entiers. Un adversaire à votre mesure dès que vous connaissez les tuiles.
strength-strong-line = Sait un peu ce qui fait gagner. Il vous faudra un plan.
strength-expert-line = A appris en jouant des dizaines de milliers de parties contre lui-même. Difficile à battre.
strength-master-line = Calcule aussi plusieurs coups à l’avance. L’adversaire le plus coriace ici.
# How strong a bot was measured: a number as in chess, 1500 is average.
strength-rating = Classement { $rating }

loading = Chargement…
loading-long = C’est plus long que d’habitude. Le serveur est peut-être très sollicité.

# Lost connection: what is safe, and when it is tried again.
connection-lost = Connexion perdue. Votre partie est intacte ; nouvel essai { $seconds ->
    [0] maintenant.
    [one] dans { $seconds } seconde.
   *[other] dans { $seconds } secondes.
}
connection-trying = Connexion…
connection-now = Essayer maintenant

missing-title = Il n’y a rien ici
missing-text = Cette adresse ne mène à aucune page. Elle contient peut-être une faute de frappe, ou la table n’existe plus.
missing-home = Retour à l’accueil
