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
new-seat-here = Quelqu’un ici
new-seat-here-name = Nom du joueur de la place { $number }
new-seat-name = Nom
new-seat-here-text = Vous partagez cet appareil. Entre les tours, un rideau cache ce qui est à chacun.
room-here-title = Qui d’autre joue sur cet appareil ?
