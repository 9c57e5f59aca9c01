score-lead = Vous avez joué avec la vraie boîte ? Saisissez à la fin le village de chaque joueur : vous obtenez le score exact, chaque pièce comptant là où elle rapporte le plus.
score-new = Nouvelle feuille de score
score-players = Joueurs
score-player = Joueur { $number }
score-name-of = Nom du joueur { $number }
score-start = Commencer
score-sheets = Vos feuilles de score
score-sheets-empty = Pas encore de feuille de score. Commencez-en une.
score-saved = Enregistré
score-saving = Enregistrement…
score-copy = Modifier une copie
score-share = Partager
score-share-label = Lien vers cette feuille de score
score-check = À vérifier

score-name = Nom
score-purple = A le travailleur violet

score-map = Carte
score-map-why = Les boucles de routes, les lignes de bateaux et les tuiles ordre du tour rapportent selon l’emplacement des tuiles. Disposez le village comme il était.
score-map-tray = Pas encore sur la carte
score-map-help = Choisissez une tuile pour la poser sur la carte, ou une tuile de la carte pour la déplacer ou la faire pivoter.
score-map-where = Choisissez maintenant son emplacement.
score-map-place = La poser colonne { $column }, rangée { $row }
score-map-turn = Pivoter
score-map-off = Retirer de la carte

score-problem-edges = Ces tuiles ne vont pas ensemble : { $tiles }. Routes, champs et eau doivent correspondre.
score-problem-apart = Ces tuiles ne touchent pas le village : { $tiles }
score-problem-cell = Une autre tuile occupe déjà cet emplacement : { $tiles }
score-problem-twice = { $names } ont la même tuile : { $tiles }
score-problem-boats = Un village reçoit un seul bateau en hiver : { $tiles }
score-problem-purple = Un seul joueur peut avoir le travailleur violet : { $names }
score-problem-pieces = Le jeu n’en a que { $most } : { $piece }
score-problem-map = Ces tuiles rapportent selon l’emplacement, donc seul ce qui est sur la carte compte pour elles : { $tiles }. Posez toutes les tuiles sur la carte pour avoir leurs points.
