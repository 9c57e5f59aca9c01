# The profile: coming back without a password, rating, people, deleting everything.

profile-safe = Ne perdez pas vos places
profile-safe-text = Ce navigateur se souvient de vous. S’il vous oublie, ou si vous changez d’appareil, une clé d’accès ou une phrase de secours vous rend votre nom, vos places et votre classement.

passkeys = Clés d’accès
passkeys-text = Revenez avec votre empreinte, votre visage ou le code de votre appareil. Sans mot de passe.
passkeys-not-here = Les clés d’accès ne marchent pas à cette adresse. Votre phrase de secours, si.
passkey-add = Ajouter une clé d’accès
passkey-failed = Cela n’a pas marché, ou vous avez annulé. Rien n’a changé.
passkey-added = Ajoutée { $when }, dernière utilisation { $used }
passkey-remove = Retirer

phrase = Phrase de secours
phrase-text = Six mots à noter, pour quand tout le reste est perdu. Avec eux, n’importe qui peut jouer sous votre nom.
phrase-made = Vous en avez créé une { $when }. Une nouvelle la remplace.
phrase-make = Créer une phrase de secours
phrase-make-new = Créer une nouvelle phrase
phrase-copy = Copier
phrase-once = Notez-la maintenant : vous ne la reverrez pas.

return-text = Redevenez vous-même sur cet appareil, avec une clé d’accès ou votre phrase de secours.
return-passkey = Utiliser une clé d’accès
return-phrase = Vos six mots
return-yes = Revenir
return-unknown = Personne n’a cette phrase. Vérifiez chaque mot. Si vous en avez créé une plus récente, seule celle-là marche.
return-no-passkey = Cette clé d’accès est inconnue ici. Elle a peut-être été retirée.

rating = Classement
rating-none = Terminez une partie et vous aurez un classement. Humains et bots partagent la même échelle.
rating-games = { $count ->
    [one] après une partie
   *[other] après { $count } parties
}
rating-first = Une première estimation : il faut une dizaine de parties pour qu’elle soit fiable.
rating-counts = Contre des bots, une partie avec conseils, ou dans laquelle vous avez défait le coup d’un bot, ne compte pas. Contre de nouveaux joueurs de votre propre réseau non plus.
rating-plot = Votre classement après chaque partie, à côté des bots
rating-place = Rang { $place } sur { $players }
rating-replay = Revoir

known-people = Vos partenaires de jeu
known-none = Jouez avec quelqu’un, et vous le retrouverez ici.
known-games = { $count ->
    [one] Une partie ensemble
   *[other] { $count } parties ensemble
}
known-invite = { $count ->
    [0] Choisissez qui inviter
    [one] Inviter à une nouvelle partie
   *[other] Inviter { $count } personnes à une nouvelle partie
}
blocked-people = Hôtes qui ne peuvent pas vous inviter
blocked-undo = Autoriser à nouveau

erase = Supprimer tout ce qui me concerne
erase-text = Votre nom, vos clés d’accès, votre classement, vos paramètres, vos messages et les parties jouées sans autre personne sont supprimés. Dans les parties des autres, un villageois anonyme prend votre place. C’est définitif.
erase-yes = Oui, tout supprimer
