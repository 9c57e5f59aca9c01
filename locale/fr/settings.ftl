# Settings, as a page and as a sheet over a table.

settings-kept = Chaque changement prend effet aussitôt, sur vos autres appareils aussi.

settings-group-sound = Son
settings-sound = Sons
settings-sound-text = De courts sons pour les enchères, les bateaux, les saisons et votre tour.
settings-volume = Volume
settings-try = Écouter
settings-vibration = Vibrations
settings-vibration-text = Une brève vibration à votre tour ou en cas de surenchère.

settings-group-motion = Animations
settings-motion = Mouvement
settings-motion-text = Pièces qui volent, panneaux qui glissent.
settings-motion-system = Comme le système
settings-motion-full = Complet
settings-motion-reduced = Réduit
settings-speed = Coups des autres
settings-speed-text = À quelle vitesse vous voyez ce que font les autres.
settings-speed-instant = Immédiate
settings-speed-fast = Rapide
settings-speed-normal = Normale
settings-speed-slow = Lente

settings-group-play = Jeu
settings-auto-pass = Passer automatiquement
settings-auto-pass-text = Quand rien d’autre n’est possible. Vous pouvez l’arrêter à chaque fois.
settings-auto-single = Choix unique automatique
settings-auto-single-text = Quand il ne reste qu’un bateau, un paiement ou une ressource. Jamais pour les tuiles hiver.
settings-confirm = Demander confirmation
settings-confirm-text = Avant de passer toute une saison ou de quitter une partie.

settings-group-board = Plateau
settings-board-size = Taille du plateau
settings-board-size-text = La taille des tuiles. Sur un petit écran, la place peut manquer.
settings-board-size-small = Petite
settings-board-size-normal = Normale
settings-board-size-large = Grande
settings-text-size = Taille du texte
settings-text-size-text = Pour les panneaux, le journal, la discussion et les légendes.
settings-names = Noms sur les tuiles
settings-names-text = Montrer le nom de chaque tuile dans les villages.

settings-group-look = Langue et couleurs
settings-look-text = En clair comme en sombre, les pièces et les symboles sont les mêmes.

settings-group-keys = Clavier
settings-key-colour = Choisir une couleur
settings-key-number = Plus ou moins de travailleurs
settings-key-bid = Enchérir
settings-key-use = Utiliser
settings-key-pass = Passer
settings-key-undo = Défaire
settings-key-confirm = Confirmer
settings-key-back = Retour
settings-key-enter = Entrée
settings-key-escape = Échap
