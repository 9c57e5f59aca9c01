score-lead = Vous avez joué avec la boîte ? Saisissez le village de chacun à la fin et obtenez le score exact : chaque pièce compte là où elle rapporte le plus.
score-new = Nouvelle feuille de score
score-players = Joueurs
score-player = Joueur { $number }
score-name-of = Nom du joueur { $number }
score-start = Commencer
score-sheets = Vos feuilles de score
score-sheets-empty = Pas encore de feuille de score. Commencez-en une.
score-saved = Enregistré
score-saving = Enregistrement…
score-copy = Copier pour la modifier
score-share = Partager
score-share-label = Lien vers cette feuille de score
score-check = À vérifier

score-name = Nom
score-home = Foyer { $number }
score-side = Face { $side }
score-purple = A le travailleur violet

score-map = Carte
score-map-why = Les boucles de routes, les lignes de bateaux et les tuiles d’ordre du tour rapportent selon la place des tuiles. Disposez le village comme il était.
score-map-tray = Pas encore sur la carte
score-map-help = Choisissez une tuile pour la poser, ou une tuile de la carte pour la déplacer ou la tourner.
score-map-where = Choisissez maintenant sa place.
score-map-place = La poser colonne { $column }, rangée { $row }
score-map-turn = Tourner
score-map-off = Retirer de la carte

score-problem-edges = Ces tuiles ne vont pas ensemble : { $tiles }. Routes, champs et eau doivent correspondre.
score-problem-apart = Ces tuiles ne touchent pas le village : { $tiles }
score-problem-cell = Une autre tuile est déjà à la place de : { $tiles }
score-problem-twice = { $names } ont la même tuile : { $tiles }
score-problem-boats = Un village reçoit un seul bateau en hiver : { $tiles }
score-problem-purple = Un seul joueur a le travailleur violet, pas { $names }.
score-problem-pieces = Le jeu n’en a que { $most } : { $piece }
score-problem-map = Ces tuiles rapportent selon la place des tuiles, donc seul ce qui est sur la carte compte pour elles : { $tiles }. Posez toutes les tuiles sur la carte pour avoir leurs points.
