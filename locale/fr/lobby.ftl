# The start page, a new table, and the room before the game.

lobby-title = Quatre saisons dans un village au bord de la rivière
lobby-lead = Enchérissez sur des tuiles, utilisez-les, bâtissez votre village. Jouez dès ce soir : en solo contre des bots, ou avec des amis où qu’ils soient.

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
lobby-puzzles = Problèmes

# For people without games: the tutorial.
first-steps = Apprendre en cinq minutes
first-steps-text = Jouez votre première saison, étape par étape.

my-games = Mes parties
my-games-empty = Aucune partie pour l’instant. Jouez-en une maintenant.
my-games-no-others = Pas d’autre partie. Celles qui vous attendent sont plus haut.
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
me-elsewhere = Jouer sur un autre appareil
me-elsewhere-text = Ouvrez-y ce lien dans l’heure. Il ne sert qu’une fois, et la personne qui l’ouvre joue sous votre nom : ne l’envoyez à personne d’autre.
me-adopt-title = Jouer ici sous votre identité
me-adopt-text = Avec ce lien, ce navigateur devient le vôtre : votre nom, vos places, vos parties. Il ne sert qu’une fois.
me-adopt-warning = Jusqu’ici, vous jouez dans ce navigateur sous le nom « { $name } » ; ces parties restent à qui détient cette identité ailleurs.
me-adopt-yes = Prendre cette identité

join-title = Une invitation pour vous
join-looking = Recherche de votre table…

new-title = Une table entre amis
new-lead = Vous recevrez un lien à partager. Les places restées libres pourront être données à des bots au lancement.
new-seats = Places
new-seat-me = Vous
new-seat-person = Un ami, par le lien
new-seat-bot = Un bot
new-seat-who = Qui occupe la place { $number } ?
new-seat-strength = Niveau du bot de la place { $number }
new-add = Ajouter une place
new-remove = Retirer la place { $number }
new-pace = Rythme
new-pace-none = Sans pendule
new-pace-none-text = Prenez tout votre temps.
new-pace-live = Temps réel
new-pace-live-text = Tout le monde est là en même temps.
new-pace-live-seconds = Temps par décision
new-pace-live-reserve = Réserve pour la partie
new-pace-slow = Tour par tour
new-pace-slow-text = Des heures ou des jours par décision.
new-pace-slow-time = Temps par décision
new-pace-note = Quand le temps est écoulé, un bot prend le relais jusqu’à ce que la place soit reprise.
new-seconds = { $count } s
new-minutes = { $count } min
new-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
new-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
new-no-reserve = Aucune
new-rules = Options de règles
new-option-4a = Le bateau couronné (4a) agit aussi sur l’ordre du tour
new-option-4a-text = Son propriétaire peut y enchérir dans une autre couleur, comme sur les tuiles village.
new-option-3b = Le bateau du troc (3b) change les restes en or
new-option-3b-text = À la fin, les ressources que son propriétaire n’a attribuées à aucune tuile valent 1 point chacune.
new-access = Accès à la table
new-hints = Conseils
new-hints-text = On peut demander ce que ferait un bot, et pourquoi.
new-scores = Score provisoire
new-scores-text = Tout le monde voit les points de chacun à ce stade, sans ce qui est caché.
new-listed = Dans la liste des tables ouvertes
new-listed-text = N’importe qui peut prendre une place libre. Sinon, il faut avoir le lien.
new-watchable = Spectateurs
new-watchable-text = Toute personne qui voit la table peut regarder la partie, mais pas derrière les paravents.
new-make = Créer la table
new-made = Création de la table…

room-title = Votre table est prête
room-title-guest = Une table vous attend
room-lead-host = Partagez le lien. Lancez la partie quand tout le monde est là.
room-lead-seated = Vous avez une place. L’hôte lancera la partie quand tout le monde sera là.
room-lead-free = Prenez une place pour jouer, ou restez pour regarder.
room-lead-full = Toutes les places sont prises. Vous pouvez rester pour regarder.
room-link = Lien vers cette table
room-link-text = Avec ce lien, on peut prendre une place libre.
room-seats = Places
room-sit = S’asseoir ici
room-put-bot = Mettre un bot ici
room-open = Libérer la place
room-leave = Quitter la table
room-start = Lancer la partie
room-start-fill = { $count ->
    [one] Lancer, avec un bot à la place libre
   *[other] Lancer, avec des bots aux places libres
}
room-start-with = Bots pour les places libres
room-facts = Cette table
room-option-4a = Le bateau couronné (4a) agit aussi sur les tuiles ordre du tour.
room-option-3b-off = Le bateau du troc (3b) ne change pas les restes en or.
room-hints-on = Les conseils sont permis.
room-hints-off = Pas de conseils.
room-scores-off = Pas de score provisoire.
room-watch-on = Les spectateurs sont admis.
room-watch-off = Pas de spectateurs.
room-listed = Dans la liste des tables ouvertes.
room-unlisted = Uniquement avec le lien.
room-abandoned = Cette table a été abandonnée avant le début de la partie.
room-broken = Les données enregistrées de cette partie sont endommagées : le serveur ne peut pas la continuer. Vos autres parties ne sont pas touchées. Vous pouvez télécharger le fichier de la partie et l’envoyer à la personne qui gère ce serveur.
room-broken-file = Télécharger le fichier de la partie
room-chat = Discussion
room-chat-empty = Aucun message pour l’instant.
room-chat-write = Écrire à la table
room-chat-send = Envoyer
