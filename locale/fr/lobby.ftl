# The start page, a new table, and the room before the game.

lobby-title = Quatre saisons dans un village au bord de la rivière
lobby-lead = Enchérissez sur des tuiles, utilisez-les, bâtissez votre village. Jouez dès ce soir : en solo contre des bots, ou avec des amis où qu’ils soient.
lobby-welcome = Bon retour, { $name }

play-now = Jouer maintenant
play-now-opponents = Adversaires
play-now-strength = Niveau
play-now-count = { $count ->
    [one] { $count } adversaire
   *[other] { $count } adversaires
}
play-now-begin = Jouer maintenant
play-now-begun = Mise en place…
play-now-time = { $count ->
    [one] Environ { $minutes } minutes contre { $count } bot.
   *[other] Environ { $minutes } minutes contre { $count } bots.
}

invite-friends = Inviter des amis
invite-friends-text = Une table avec un lien : des places pour humains et bots, votre rythme, vos options.
here-play = Jouer sur cet appareil
here-text = Fonctionne aussi hors ligne. Charge environ 7 Mo une seule fois.
game-here = Sur cet appareil
lobby-puzzles = Problèmes

# For people without games: the tutorial.
first-steps = Apprendre en 5 minutes
first-steps-text = Jouez votre première saison, étape par étape.

my-games = Mes parties
my-games-empty = Aucune partie pour l’instant. Jouez-en une maintenant.
my-games-your-turn = { $count ->
    [one] { $count } table vous attend.
   *[other] { $count } tables vous attendent.
}
open-tables = Tables ouvertes
open-tables-empty = Aucune table n’attend de joueurs. Créez-en une que d’autres pourront trouver.
watch = Regarder
watch-empty = Aucune partie à regarder en ce moment.
finished-games = Parties terminées
finished-games-empty = Les parties terminées sont gardées ici, pour les revoir coup par coup.
finished-games-more = En afficher { $count } de plus

game-your-turn = À vous de jouer
game-waiting-for = En attente : { $name }
game-waiting-for-several = { $count ->
    [one] En attente : { $count } joueur
   *[other] En attente : { $count } joueurs
}
game-not-begun = { $free ->
    [0] Toutes les places sont prises
    [one] { $free } place libre
   *[other] { $free } places libres
}
game-over-won = Vous avez gagné
game-over-won-by = Victoire : { $name }
game-over-shared = Victoire partagée
game-abandoned = Partie abandonnée
game-broken = Cette partie ne peut pas continuer
game-open = Aller à la table
game-join = Rejoindre
game-watch = Regarder
game-replay = Revoir
game-tutorial = Tutoriel
game-uploaded = Partie importée

# Seats and status in one sentence, for screen readers.
game-name = Table avec { $players } : { $status }

pace-none = Sans pendule
pace-live = { $seconds } s par décision
pace-live-reserve = { $seconds } s par décision, { $minutes } min de réserve
pace-slow-hours = { $hours ->
    [one] { $hours } heure par décision
   *[other] { $hours } heures par décision
}
pace-slow-days = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}

me-name = Votre nom
me-guest = Invité
me-elsewhere = Sur un autre appareil
me-elsewhere-text = Ouvrez-y ce lien dans l’heure. Il ne sert qu’une fois, et la personne qui l’ouvre joue sous votre nom : ne l’envoyez à personne d’autre.
me-adopt-title = Jouer ici sous votre identité
me-adopt-text = Avec ce lien, ce navigateur devient le vôtre : votre nom, vos places, vos parties. Il ne sert qu’une fois.
me-adopt-warning = Jusqu’ici, vous jouez ici sous le nom « { $name } ». Sans un autre appareil qui joue sous ce nom, vous ne pourrez plus revenir à ces parties.
me-adopt-yes = Prendre cette identité

join-title = Une invitation pour vous
join-looking = Recherche de votre table…

room-link = Lien vers cette table
room-link-text = Avec ce lien, on peut prendre une place libre.
room-link-renew = Remplacer ce lien
room-abandoned = Cette table a été abandonnée avant le début de la partie.
room-broken = Les données enregistrées de cette partie sont endommagées : le serveur ne peut pas la continuer. Vos autres parties ne sont pas touchées. Vous pouvez télécharger le fichier de la partie et l’envoyer à la personne qui gère ce serveur.
room-broken-file = Fichier de la partie
room-chat = Discussion
room-chat-empty = Aucun message pour l’instant.
room-chat-write = Écrire à la table
room-chat-send = Envoyer
replay-upload = Ouvrir un fichier de partie
replay-upload-busy = Lecture du fichier…
replay-upload-text = Revoyez une partie jouée ailleurs : choisissez son fichier.
