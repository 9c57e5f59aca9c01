# People at the table: villagers and their faces, presence, phrases, invitations.

# The villagers: bots bear their names, people may choose their portraits. One line of character,
# which promises nothing about strength.
villager-nora = Nora
villager-nora-line = Compte deux fois, mise une fois.
villager-emil = Emil
villager-emil-line = Reconnaît chaque bateau à son grincement.
villager-lina = Lina
villager-lina-line = Court d’abord, réfléchit en route.
villager-toma = Toma
villager-toma-line = Attend. Puis attend encore un peu.
villager-mina = Mina
villager-mina-line = Sourit quand le prix monte.
villager-leo = Leo
villager-leo-line = Jamais une tuile ne lui a déplu.
villager-petra = Petra
villager-petra-line = Bâtit droit, parle franc.
villager-darius = Darius
villager-darius-line = Pensait à l’hiver dès le printemps.

# How strong a bot is, for screen readers and on the badge; $strength is one of strength-….
strength-level = Niveau : { $strength }, { $level } sur 6

# Choosing a portrait and a name.
me-face = Votre portrait
me-face-emblem = L’emblème de votre place
me-name-longest = Un nom ne peut pas être plus long : { $most } caractères.
room-name-title = Comment les autres doivent-ils vous appeler ?
room-name-sit = S’asseoir

# Inviting and sharing, at the table and before the game.
share-title = Inviter et partager
share-watch = Lien pour regarder
share-watch-text = Avec ce lien, on peut regarder, sans rien voir derrière les paravents.
share-watch-off = Cette table n’admet pas de spectateurs.
share-qr = Code QR : { $what }
share-qr-text = Ou scannez ce code avec l’autre appareil.
share-local = Seul cet ordinateur peut ouvrir ce lien. Pour inviter d’autres personnes, démarrez le serveur avec « { $command } » et ouvrez la page par l’adresse de cet ordinateur.

# Who is at the table just now.
presence-here = { $name } : en ligne
presence-away = { $name } : hors ligne
presence-spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

# Quick phrases of the chat: everyone reads them in their own language.
phrases = Phrases rapides
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-thanks = Merci !
phrase-moment = Un instant, s’il vous plaît.
phrase-oops = Oups !
phrase-back = Me revoilà.
phrase-good_game = Belle partie !

# A gentle reminder to those whose turn it is; it also stands in the chat.
phrase-nudge = À vous de jouer, quand vous voulez.
nudge = Relancer
nudge-text = Rappelle son tour à la personne attendue, au plus une fois par minute.
nudge-got = { $name } : « À vous de jouer, quand vous voulez. »

# Addresses that lead nowhere.
missing-learn = Apprendre le jeu
missing-replay-title = Cette partie n’est pas ici
missing-replay-text = Le lien contient peut-être une faute, ou la partie n’existe plus. Si vous avez son fichier, vous pouvez l’ouvrir ici.

# In menus: a channel hears whose turn it is.
menu-webhook = Publier dans un salon
