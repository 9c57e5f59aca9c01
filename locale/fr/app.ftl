# The app around the pages: profile, invitations, and being offline.

menu-profile = Votre profil
invitations = On vous invite
invitation-decline = Non merci
invitation-block = Bloquer cet hôte
me-return = Déjà joué ici ?
offline-title = Vous êtes hors ligne
offline-text = Vos parties sont à l’abri sur le serveur. Cette page se rechargera toute seule dès que vous serez en ligne.
offline-learn = Lire les règles

# What a link to a page shows in a chat or a feed.
preview-lobby = Jouez à Keyflower avec des amis ou contre des bots, dans votre navigateur.
preview-invited = On vous invite à une partie de Keyflower.
preview-daily = La partie du jour de Keyflower : mêmes tuiles et mêmes adversaires pour tout le monde. Combien de points ferez-vous ?
preview-puzzles = Un problème de Keyflower : trouvez le meilleur coup.
preview-waiting = { $free ->
    [one] Une table de Keyflower avec une place libre.
   *[other] Une table de Keyflower avec { $free } places libres.
}
preview-playing = Une partie de Keyflower : { $players }.
preview-finished = Une partie terminée de Keyflower : { $players }.
preview-uploaded = Une partie de Keyflower issue d’un fichier importé : { $players }.
preview-player = { $name } { $points }
