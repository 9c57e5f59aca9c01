# The profile: coming back without a password, rating, people, deleting everything.

profile-safe = Ne perdez pas vos places
profile-safe-text = Avec une clé d’accès ou une phrase de secours, vous gardez votre nom, vos places et votre classement sur tous vos appareils.

passkeys = Clés d’accès
passkeys-text = Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe.
passkeys-not-here = Les clés d’accès ne fonctionnent pas à cette adresse ; votre phrase de secours, si.
passkey-add = Ajouter une clé d’accès
passkey-failed = Cela n’a pas fonctionné, ou vous avez annulé. Rien n’a changé.
passkey-added = Ajoutée { $when }, dernière utilisation { $used }
passkey-remove = Retirer

phrase = Phrase de secours
phrase-text = Six mots à noter, pour le jour où tout le reste est perdu. Avec eux, n’importe qui peut jouer sous votre nom.
phrase-made = Vous en avez créé une { $when }. Une nouvelle la remplace.
phrase-make = Créer une phrase
phrase-make-new = Changer de phrase
phrase-copy = Copier
phrase-once = Notez-la maintenant : vous ne la reverrez pas.

return-text = Reconnectez-vous sur cet appareil, avec une clé d’accès ou votre phrase de secours.
return-passkey = Utiliser une clé d’accès
return-phrase = Vos six mots
return-yes = Se reconnecter
return-unknown = Cette phrase ne correspond à aucun profil. Vérifiez chaque mot ; si vous en avez créé une plus récente, seule celle-là fonctionne.
return-no-passkey = Cette clé d’accès n’est pas reconnue. Elle a peut-être été retirée.

rating = Classement
rating-none = Terminez une partie et vous aurez un classement. Humains et bots partagent la même échelle.
rating-games = { $count ->
    [one] après une partie
   *[other] après { $count } parties
}
rating-first = Provisoire : il faut une dizaine de parties pour qu’il se stabilise.
rating-counts = Une partie contre des bots ne compte pas si vous avez demandé conseil ou défait le coup d’un bot. Laissée de côté une semaine, elle compte comme perdue. Une partie contre d’autres joueurs compte une fois que ceux-ci ont dix parties classées.
rating-plot = Votre classement après chaque partie, à côté des bots
rating-place = Rang { $place } sur { $players }
rating-replay = Revoir

known-people = Les gens avec qui vous avez joué
known-none = Jouez avec d’autres personnes : vous les retrouverez ici.
known-games = { $count ->
    [one] Une partie ensemble
   *[other] { $count } parties ensemble
}
known-invite = { $count ->
    [0] Choisissez qui inviter
    [one] Inviter une personne
   *[other] Inviter { $count } personnes
}
blocked-people = Hôtes qui ne peuvent plus vous inviter
blocked-undo = Débloquer

erase = Supprimer mes données
erase-text = Votre nom, vos clés d’accès, votre classement, vos paramètres, vos messages et les parties jouées sans autre personne sont supprimés. Dans les parties des autres, un villageois anonyme prend votre place. C’est définitif.
erase-yes = Oui, tout supprimer
