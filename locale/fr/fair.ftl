### Tirages équitables : ce qui les décide, et leur vérification après la partie. Voir docs/fairness.md.
### L’engagement est un long nombre ; le serveur le publie avant la partie et ne peut plus changer d’avis.

fair-lead = Avant le premier tirage, le serveur a verrouillé un secret qui décide de tous les tirages, et les navigateurs des joueurs y ont mêlé leur propre hasard. Personne n’a donc pu choisir les tirages, et chacun peut les vérifier après la partie.
fair-none = Cette partie a commencé avant les tirages équitables : ses tirages ne peuvent pas être vérifiés.

fair-commitment = Engagement
fair-commitment-text = Copiez-le si vous voulez en être sûr : après la partie, ce doit être celui de l’enregistrement.
fair-copy = Copier
fair-contributions = Le hasard des joueurs
fair-contributed = mêlé aux tirages
fair-nothing = rien reçu à temps
fair-bot = aucun
fair-mine = De votre navigateur

## Vérifier les tirages d’une partie terminée

fair-check = Vérifier les tirages
fair-checking = Vérification…
fair-good = { $draws ->
    [one] { $draws } tirage vérifié : c’est celui qui était verrouillé avant la partie.
   *[other] { $draws } tirages vérifiés : tous étaient verrouillés avant la partie.
}
fair-before = { $draws ->
    [one] { $draws } tirage du début ne peut pas être vérifié : ce passage a été joué sans tirages équitables.
   *[other] { $draws } tirages du début ne peuvent pas être vérifiés : ce passage a été joué sans tirages équitables.
}
fair-mixed = { $count ->
    [one] { $count } navigateur y a mêlé son hasard.
   *[other] { $count } navigateurs y ont mêlé leur hasard.
}
fair-unmixed = Aucun navigateur n’y a mêlé son hasard.
fair-same-commitment = L’engagement est celui que ce navigateur a vu pendant la partie.
fair-not-noted = Ce navigateur n’était pas là pendant la partie. Si vous avez noté l’engagement, comparez-le à celui-ci.
fair-own-used = Le hasard de votre navigateur a bien servi.
fair-trust = Le contenu du sac à chaque tirage vient de ce serveur. Pour le vérifier aussi : { $command }
fair-unsealed = Cette partie n’a pas d’engagement, ses tirages ne peuvent donc pas être vérifiés : elle a été jouée avant les tirages équitables, ou ailleurs.
fair-secret = Le secret ne correspond pas à l’engagement. L’enregistrement a été modifié, ou le serveur a triché.
fair-other-commitment = Pendant la partie, ce navigateur a vu un autre engagement que celui-ci. Le serveur a peut-être triché.
fair-no-contribution = Le hasard de votre navigateur manque dans l’enregistrement. Le serveur a peut-être triché.
fair-misfit = Le tirage { $number } (coup { $at }) ne correspond pas : il indique { $drew }, mais { $expected } était verrouillé.
fair-misfit-deal = Le tirage { $number } (au début) ne correspond pas : il indique { $drew }, mais { $expected } était verrouillé.
fair-pools = La liste des tirages du serveur ne correspond pas à l’enregistrement.
fair-insecure = Votre navigateur ne peut vérifier cela qu’en https. Avec l’enregistrement, vous pouvez le faire vous-même : { $command }

fair-daily = Un seul nombre secret décide de tous les tirages du jour, les mêmes pour tous, donc aucun navigateur n’y mêle son hasard. Il est publié une fois le jour terminé.
