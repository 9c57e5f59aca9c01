### Tirages équitables : ce qui les décide, et leur vérification après la partie. Voir docs/fairness.md.
### L’engagement est un long nombre ; le serveur le publie avant la partie et ne peut plus changer d’avis.
### Le terminal dit ce qu’il a vérifié avec les mêmes messages.

fair-lead = Avant le premier tirage, le serveur s’engage sur un secret, et les navigateurs des joueurs y mêlent leur propre hasard. Le serveur ne peut donc pas choisir les tirages, et tout le monde peut les vérifier après la partie.
fair-lead-site = Cette partie ne tourne que sur votre appareil. Un secret fixe les tirages avant le premier, et votre navigateur y mêle son propre hasard. Après la partie, vous pouvez vérifier chaque tirage.
fair-none = Cette partie a commencé avant les tirages équitables : ses tirages ne peuvent pas être vérifiés.
fair-daily = Un seul nombre secret décide de tous les tirages du jour, les mêmes pour tout le monde. Il est publié une fois la partie du jour close.

fair-commitment = Engagement
fair-commitment-text = Copiez-le pour en avoir le cœur net : après la partie, il doit être identique à celui du fichier de partie.
fair-copy = Copier
fair-contributions = Le hasard des joueurs
fair-contributed = mêlé aux tirages
fair-nothing = rien reçu à temps
fair-later = viendra au lancement
fair-bot = aucun
fair-save = Enregistrer mes notes

## Vérifier les tirages d’une partie terminée

fair-check = Vérifier les tirages
fair-checking = Vérification…
fair-good = { $draws ->
    [one] { $draws } tirage vérifié : il correspond à l’engagement.
   *[other] { $draws } tirages vérifiés : tous correspondent à l’engagement.
}
fair-before = { $draws ->
    [one] { $draws } tirage du début ne peut pas être vérifié : ce passage a été joué sans tirages équitables.
   *[other] { $draws } tirages du début ne peuvent pas être vérifiés : ce passage a été joué sans tirages équitables.
}
fair-old = Cet engagement vient d’une version plus ancienne. Il garantit moins : vos notes ne peuvent pas être entièrement comparées.
fair-mixed = { $count ->
    [one] { $count } navigateur y a mêlé son hasard.
   *[other] { $count } navigateurs y ont mêlé leur hasard.
}
fair-unmixed = Aucun navigateur n’y a mêlé son hasard : seul l’engagement garantit ces tirages.

## Ce qui a été comparé avec les notes du navigateur

fair-same-commitment = L’engagement est celui noté pendant la partie.
fair-not-noted = Rien n’a été comparé avec des notes prises pendant la partie. Son engagement est { $commitment }.
fair-own-used = Le hasard de votre navigateur a bien servi pour votre place.
fair-own-unused = Le hasard de votre navigateur n’a pas servi pour votre place. Si sa page était ouverte au lancement, le serveur l’a peut-être écarté exprès.
fair-repeated = { $count ->
    [one] Le lancement a été recommencé { $count } fois après que votre navigateur a révélé son hasard. Un serveur pourrait s’y prendre ainsi jusqu’à ce que les tirages lui plaisent.
   *[other] Le lancement a été recommencé { $count } fois après que votre navigateur a révélé son hasard. Un serveur pourrait s’y prendre ainsi jusqu’à ce que les tirages lui plaisent.
}
fair-own-none = Votre navigateur n’a rien mêlé aux tirages : il n’y a rien à comparer de votre côté.
fair-others-same = Le hasard des autres est celui que votre navigateur a noté avant d’ajouter le sien.
fair-same-moves = { $moves ->
    [one] { $moves } entrée du journal correspond à ce que votre navigateur a vu.
   *[other] { $moves } entrées du journal correspondent à ce que votre navigateur a vu.
}
fair-no-moves = Votre navigateur n’a noté aucun coup : rien ne montre que ce fichier est bien celui de la partie jouée.
fair-unfinished = La partie de ce fichier n’est pas terminée.
fair-scope = Tous les tirages couverts par un engagement ont été vérifiés. Les noms ne peuvent pas l’être.
fair-trust = Seul ce serveur dit ce qu’il y avait dans le sac à chaque tirage. Pour le vérifier aussi : { $command }

## Ce qui ne va pas

fair-unsealed = Cette partie n’a pas d’engagement : ses tirages ne peuvent pas être vérifiés. Elle a été jouée avant les tirages équitables, ou ailleurs.
fair-secret = Le fichier de partie ne correspond pas à son engagement { $commitment }. Il a été modifié, ou le serveur a triché.
fair-outsider = La place { $seat } y a mêlé son hasard, mais l’engagement ne le permet pas : les places des bots n’y mêlent rien. Le serveur a peut-être triché.
fair-start = L’engagement ne couvre pas la partie depuis son début. Le serveur a peut-être triché.
fair-past = L’engagement porte sur une partie qui a commencé autrement que celle de ce fichier. Le serveur a peut-être triché.
fair-old-seal = Un ancien type d’engagement, qui garantit moins, a servi pour cette partie. Le serveur a peut-être triché.
fair-other-commitment = L’engagement du fichier de partie n’est pas celui noté pendant la partie : { $commitment }. Le serveur a peut-être triché.
fair-other-game = Le fichier est celui de la partie { $game }, pas de celle qui a été notée. Le serveur a peut-être triché.
fair-other-contribution = Le hasard de la place { $seat } n’est pas celui que votre navigateur a noté avant le premier tirage. Le serveur a peut-être triché.
fair-cut = { $entries ->
    [one] Le fichier est trop court : votre navigateur a vu { $entries } entrée du journal. Le fichier a été tronqué, ou le serveur a triché.
   *[other] Le fichier est trop court : votre navigateur a vu { $entries } entrées du journal. Le fichier a été tronqué, ou le serveur a triché.
}
fair-other-moves = Les coups de ce fichier ne sont pas ceux que votre navigateur a vus. Le fichier a été modifié, ou le serveur a triché.
fair-misfit = Le tirage { $number } (coup { $at }, { $move }) ne correspond pas : il indique { $drew }, mais l’engagement donne { $expected }.
fair-misfit-deal = Le tirage { $number } (mise en place) ne correspond pas : il indique { $drew }, mais l’engagement donne { $expected }.
fair-pools = La liste des tirages du serveur ne correspond pas au fichier de partie.
