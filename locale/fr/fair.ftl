### Tirages équitables : ce qui les décide, et leur vérification après la partie. Voir docs/fairness.md.
### L’engagement est un long nombre ; le serveur le publie avant la partie et ne peut plus changer d’avis.
### Le terminal dit ce qu’il a vérifié avec les mêmes messages.

fair-lead = Avant le premier tirage, le serveur s’engage sur un secret, et les navigateurs des joueurs y mêlent leur propre hasard. Le serveur ne peut donc pas choisir les tirages, et tout le monde peut les vérifier après la partie.
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
fair-mine = De votre navigateur
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
fair-intact = Partie { $game } : le fichier correspond à l’engagement { $commitment }.
fair-old = Cet engagement vient d’une version plus ancienne : il ne couvre que le secret, pas la table ni qui peut y mêler son hasard.
fair-mixed = { $count ->
    [one] { $count } navigateur y a mêlé son hasard.
   *[other] { $count } navigateurs y ont mêlé leur hasard.
}
fair-contributors = Ces places y ont mêlé leur hasard : { $seats }
fair-unmixed = Aucun navigateur n’y a mêlé son hasard : seul l’engagement garantit ces tirages.

## Ce qui a été comparé avec les notes du navigateur

fair-same-commitment = L’engagement est celui noté pendant la partie.
fair-not-noted = L’engagement n’a pas été comparé : ce navigateur n’était pas là pendant la partie. Si vous l’avez noté, comparez-le à celui-ci.
fair-not-compared = L’engagement n’a pas été comparé. Ajoutez --noted ou --commitment avec ce que vous avez noté pendant la partie.
fair-own-used = Le hasard de votre navigateur a bien servi pour votre place.
fair-refused = Le serveur n’a pas accepté le hasard de votre navigateur : il est arrivé après le premier tirage, ou le serveur l’a écarté.
fair-lost = Votre navigateur a envoyé son hasard sans recevoir de réponse, et il n’a pas servi.
fair-own-none = Votre navigateur n’a rien mêlé aux tirages : il n’y a rien à comparer de votre côté.
fair-others-same = Le hasard des autres est celui que votre navigateur a noté avant d’ajouter le sien.
fair-others-unknown = Le hasard des autres n’a pas été comparé : seul le navigateur qui lance la partie peut le noter à temps.
fair-unfinished = La partie de ce fichier n’est pas terminée.
fair-scope = Tous les tirages couverts par un engagement ont été vérifiés. Les noms et les coups défaits ne peuvent pas l’être, et rien ne montre si le fichier a été tronqué.
fair-trust = Seul ce serveur dit ce qu’il y avait dans le sac à chaque tirage. Pour le vérifier aussi : { $command }

## Ce qui ne va pas

fair-unsealed = Cette partie n’a pas d’engagement : ses tirages ne peuvent pas être vérifiés. Elle a été jouée avant les tirages équitables, ou ailleurs.
fair-secret = Le fichier de partie ne correspond pas à son engagement { $commitment }. Il a été modifié, ou le serveur a triché.
fair-outsider = La place { $seat } y a mêlé son hasard, mais l’engagement ne le permet pas : les places des bots n’y mêlent rien. Le serveur a peut-être triché.
fair-start = L’engagement ne couvre pas la partie depuis son début. Le serveur a peut-être triché.
fair-other-commitment = L’engagement du fichier de partie n’est pas celui noté pendant la partie : { $commitment }. Le serveur a peut-être triché.
fair-other-game = Le fichier est celui de la partie { $game }, pas de celle qui a été notée. Le serveur a peut-être triché.
fair-no-contribution = Le hasard de votre navigateur ne figure pas dans le fichier de partie à votre place. Le serveur a peut-être triché.
fair-other-contribution = Le hasard de la place { $seat } n’est pas celui que votre navigateur a noté avant le premier tirage. Le serveur a peut-être triché.
fair-unnamed = Un engagement qui n’a pas été noté décide de certains tirages de cette partie. Le serveur a peut-être triché.
fair-idle = L’engagement noté ne décide d’aucun tirage de cette partie. Le serveur a peut-être triché.
fair-misfit = Le tirage { $number } (coup { $at }, { $move }) ne correspond pas : il indique { $drew }, mais l’engagement donne { $expected }.
fair-misfit-deal = Le tirage { $number } (mise en place) ne correspond pas : il indique { $drew }, mais l’engagement donne { $expected }.
fair-pools = La liste des tirages du serveur ne correspond pas au fichier de partie.
fair-insecure = Votre navigateur ne peut vérifier cela qu’en https. Avec le fichier de partie, vous pouvez le faire vous-même : { $command }
