# Going through a game again: web/src/features/replay.

replay-screen = Revoir la partie
replay-of = Revoir : { $names }
replay-before = Avant le premier coup

replay-timeline = Moment de la partie
replay-position = { $at } sur { $last }
replay-chapter = { $season ->
    [spring] Aller au début du printemps
    [summer] Aller au début de l’été
    [autumn] Aller au début de l’automne
   *[winter] Aller au début de l’hiver
}
replay-graph = Chances de victoire de chaque joueur, estimées coup par coup
replay-share-of = Chances de victoire estimées : { $name }, { $share }

replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-speed = Vitesse
replay-speed-value = { $speed }×
replay-keys = Touches : ← → un coup, Espace lecture, Début et Fin, Page préc. et Page suiv. pour les saisons.

replay-viewer = Point de vue
replay-viewer-open = Paravents ouverts
replay-viewer-spectator = Spectateur
replay-viewer-own = Le vôtre
replay-running = La partie continue : vous ne voyez que ce que vous pouvez savoir.

replay-share = Partager
replay-share-label = Lien vers ce moment
replay-download = Fichier de partie
replay-continue = Reprendre d’ici
replay-continue-title = Reprendre d’ici contre des bots
replay-continue-text = Une nouvelle partie commence à ce moment. Vous prenez une place, des bots prennent les autres.
replay-continue-seat = Votre place
replay-continue-bot = Niveau des bots
replay-continue-go = Commencer
replay-scores = Score final
replay-log = Tous les coups
replay-table = La table à ce moment

# What a player has behind the screen.
replay-screen-of = Derrière le paravent
replay-turning = Tournants
replay-try = Trouvez-vous mieux ici ? Reprenez d’ici et essayez.
