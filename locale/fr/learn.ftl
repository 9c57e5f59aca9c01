### The Learn pages (web/src/learn): overview, rules, tiles, signs, scoring. Texts of the rules are in
### rules.ftl, of tiles, pieces and signs in tiles.ftl, names in pieces.ftl.

## All pages

# The row of links over each page, for screen readers; then the links, which are titles too.
learn-nav = Pages pour apprendre
learn-page-overview = Aperçu
learn-page-tutorial = Tutoriel
learn-page-rules = Règles
learn-page-tiles = Tuiles
learn-page-icons = Symboles
learn-page-scoring = Décompte
# The title of the browser's tab; $page is one of those above.
learn-tab = { $page } · Keyflower

learn-search-clear = Effacer la recherche
learn-search-nothing = Essayez avec moins de mots, ou seulement le début d’un mot.

## Overview

learn-overview-title = Apprendre Keyflower
learn-minute = Le jeu en une minute
learn-minute-bid-title = Enchérir sur des tuiles
learn-minute-bid = Placez des travailleurs à côté d’une tuile. La plus grosse enchère à la fin de la saison gagne la tuile. Si votre enchère est dépassée, vos travailleurs peuvent repartir ensemble.
learn-minute-use-title = Utiliser des tuiles
learn-minute-use = Placez des travailleurs sur une tuile, et elle travaille aussitôt pour vous : elle donne des ressources, des compétences ou de nouveaux travailleurs. Vous pouvez utiliser n’importe quelle tuile, mais les travailleurs restent à son propriétaire.
learn-minute-colour-title = Veiller aux couleurs
learn-minute-colour = Les premiers travailleurs placés sur une tuile ou à côté lui donnent leur couleur. Pour le reste de la saison, tout le monde doit y employer cette couleur.
learn-minute-build-title = Bâtir un village
learn-minute-build = Les tuiles que vous gagnez rejoignent votre village : route contre route, champ contre champ, eau contre eau.
learn-minute-upgrade-title = Transporter et améliorer
learn-minute-upgrade = Menez des ressources par les routes jusqu’aux tuiles qui en ont besoin, et retournez ces tuiles sur leur meilleure face.
learn-minute-boats-title = Accueillir les bateaux
learn-minute-boats = À la fin du printemps, de l’été et de l’automne, les bateaux amènent à chacun de nouveaux travailleurs et de nouvelles compétences. Les tuiles ordre du tour décident qui choisit un bateau en premier.
learn-year = Quatre saisons
learn-year-spring = Des ressources, des compétences et les premiers travailleurs.
learn-year-summer = Des échanges, un meilleur transport, et des bateaux qui changent les règles pour leur propriétaire.
learn-year-autumn = Des dépôts qui comptent ce qui est posé dessus, et des tuiles qui valent beaucoup de points.
learn-year-winter = Vous choisissez parmi les tuiles de votre main. Elles comptent ce que vous avez amassé : le plus grand total l’emporte.
learn-ways = Et maintenant ?
learn-way-tutorial = Jouez vos premiers tours avec un guide à vos côtés.
learn-way-rules = Toutes les règles en mots simples, avec des dessins, des numéros pour s’y référer et une recherche.
learn-way-tiles = Toutes les tuiles avec leurs deux faces, en images et en mots.
learn-way-icons = Ce que signifient les symboles des tuiles.
learn-way-scoring = D’où viennent les points, avec un village à modifier vous-même.
learn-way-play = Tout ce que vous pouvez faire est marqué. Commencez contre des débutants.

## Rules

learn-rules-title = Les règles
learn-rules-contents = Sommaire
# The label of a list on phones from which a part of the rules is chosen.
learn-rules-part = Partie des règles
learn-rules-search = Chercher dans les règles
# In the empty search field. B4 is the number of a rule: leave it in Latin.
learn-rules-hint = Un mot, une tuile ou un numéro comme B4
# Read out while somebody types; $query is what was typed.
learn-rules-found = { $count ->
    [0] Aucune règle ne contient « { $query } ».
    [one] { $count } règle contient « { $query } ».
   *[other] { $count } règles contiennent « { $query } ».
}
# For screen readers: the number of a rule is a link to it. $rule is such as B4.
learn-rules-link = Lien vers la règle { $rule }
# For screen readers: the drawings below a rule.
learn-rules-drawings = Dessins de la règle { $rule }
# Below the introduction.
learn-rules-ids = Chaque règle a un numéro. Partout dans le jeu, il désigne la même règle, dans toutes les langues.

# The table below rule S2. Columns are numbers of players.
learn-table = Ce qui est en jeu
learn-table-players = Joueurs
learn-table-boats = Bateaux
learn-table-turns = Tuiles ordre du tour
learn-table-lots = Lots au printemps, en été et en automne
learn-table-hand = Tuiles hiver dans chaque main
learn-table-winter = Lots en hiver
# From two to six, as in a table.
learn-table-range = { $least }–{ $most }

# What is to be seen on drawings below rules.
learn-drawing-b4 = L’enchère de 4 mène. L’enchère de 2 est perdante : elle peut partir ailleurs, ou grandir jusqu’à 5 au moins.
learn-drawing-c1 = Le premier travailleur ici était rouge. Le fanion le dit : jusqu’à la fin de la saison, seuls des travailleurs rouges peuvent y venir.
learn-drawing-u3 = Des utilisations à 1, 2 et 3 travailleurs : la tuile est pleine.
learn-drawing-u6 = 3 bois produits dans le village du propriétaire restent sur la tuile.
learn-drawing-m2 = Un déplacement : le bois va par la route sur la tuile voisine.
learn-drawing-m4 = Avant l’amélioration, avec le coût sur la bande du bas ; après, avec un second pignon sur le toit.
learn-drawing-v2 = Les routes rejoignent les routes, les champs les champs, l’eau rejoint l’eau.
learn-drawing-s4 = Qui gagne cette tuile devient premier joueur.
learn-drawing-t1 = Un bateau chargé : les travailleurs se tiennent sur le pont, les compétences pendent à la coque.
learn-drawing-f3 = 4 bois sur « Dépôt de bois » : 8 points.
learn-drawing-f11 = Une boucle de 3 tuiles : « Sea Bastion » compte 3 points.
learn-drawing-f12 = 3 bateaux sur une ligne d’eau depuis le foyer : « Sea Breese » compte 8 points.
learn-drawing-f13 = Cette tuile ordre du tour touche 3 tuiles : 3 points.

## Tiles

learn-tiles-title = Toutes les tuiles
learn-tiles-lead = Le jeu compte 64 grandes tuiles. Les voici toutes, avec leurs deux faces : le recto, et le verso sur lequel une amélioration les retourne.
learn-tiles-search = Chercher dans les tuiles
learn-tiles-hint = Un nom, ou un mot comme or
learn-tiles-show = Afficher
learn-tiles-all = Toutes
learn-tiles-found = { $count ->
    [0] Aucune tuile ne correspond.
    [one] { $count } tuile.
   *[other] { $count } tuiles.
}
# For screen readers: a tile's name is a link to it.
learn-tiles-link = Lien vers « { $tile } »
# Groups of tiles, as headings and as a filter; a sentence below each heading.
learn-group-home = Foyers
learn-group-home-lead = Chacun commence avec un foyer. Ils diffèrent par la place de l’eau et par le coût de l’amélioration.
learn-group-spring = Printemps
learn-group-spring-lead = Quatre routes chacune. Les premiers travailleurs, les premières ressources et compétences.
learn-group-summer = Été
learn-group-summer-lead = Trois routes chacune. La plupart prennent quelque chose et donnent plus en échange.
learn-group-summer_boat = Bateaux d’été
learn-group-summer_boat-lead = Disposés parmi les tuiles été, avec l’une de leurs deux faces visible pour de bon. Leur pouvoir ne sert qu’à leur propriétaire.
learn-group-autumn = Automne
learn-group-autumn-lead = Deux routes chacune. Beaucoup rapportent des points.
learn-group-winter = Hiver
learn-group-winter-lead = Une route chacune, et une seule face. Les joueurs les ont en main et choisissent lesquelles entrent en jeu.
learn-group-boat = Bateaux
learn-group-boat-lead = Pendant trois saisons, ils amènent des travailleurs et des compétences. En hiver, chacun en prend un pour son village.
learn-group-turn_order = Tuiles ordre du tour
learn-group-turn_order-lead = Elles décident qui choisit un bateau en premier, et qui commence.
# Sides of a tile.
learn-side-front = Recto
learn-side-back = Verso, améliorée
learn-side-a = Face a
learn-side-b = Face b
# A list of links to rules follows: U7, F5.
learn-tile-rules = Règles
# With how many players a boat or a turn-order tile is in play.
learn-in-play = { $count ->
    [2] À chaque partie.
    [6] À 6 joueurs.
   *[other] À { $count } joueurs ou plus.
}
# A small table: what a boat carries in each season.
learn-load = À bord
learn-load-workers = Travailleurs
learn-load-skills = Compétences
# Homes 1 to 6, turn-order tiles 1 to 4.
learn-numbered = { $tile } { $number }

## Signs

learn-icons-title = Les symboles des tuiles
learn-icons-lead = Ce que fait une tuile est peint sur sa maison, ce que fait un bateau sur sa voile. Les symboles se lisent de gauche à droite, dans toutes les langues.
# Formulas of real tiles, each with its words.
learn-icons-examples = Exemples
learn-icons-pieces = Matériel
learn-icons-formulas = Dans les formules
learn-icons-tile = Sur une tuile
learn-icons-roofs = Maisons
learn-icons-table = Sur la table

## Scoring

learn-scoring-title = D’où viennent les points
learn-scoring-lead = Les points se comptent une seule fois, après l’hiver. Ils viennent de sept sources ; chaque ressource, compétence ou travailleur ne compte qu’à un endroit.
learn-scoring-printed = Les points sur la fleur de la face visible. La plupart viennent des améliorations ; « Keythédrale » en a 12 à elle seule.
learn-scoring-yards = « Grange », « Forgeron », « Dépôt de pierre » et « Dépôt de bois » comptent les ressources posées dessus. Menez-les-y à temps : à la fin, plus rien ne bouge.
learn-scoring-resources = Des tuiles hiver comptent les ressources de tout le village, où qu’elles soient. L’or compte comme n’importe quel type. Chaque jeton or qu’aucune tuile ne compte vaut 1 point.
learn-scoring-skills = Des tuiles hiver comptent les compétences derrière votre paravent : cinq au choix, des séries des trois types, ou beaucoup d’un même type.
learn-scoring-workers = Des tuiles hiver et le bateau « White Wind » comptent les travailleurs derrière votre paravent : cinq au choix, des séries, les verts, une seule couleur, ou tous.
learn-scoring-boats = Le bateau que vous prenez en hiver compte les déplacements, une boucle de routes, une ligne de bateaux ou vos travailleurs ; certains ont leurs propres points.
learn-scoring-turns = Une tuile ordre du tour dans votre village vaut 1 point pour chaque tuile qui la touche.
learn-scoring-purple-title = Le travailleur violet
learn-scoring-purple = Le joueur qui le détient à la fin le compte une fois, comme ce qui rapporte le plus : une ressource, une compétence ou un travailleur, de n’importe quel type.
learn-scoring-best-title = Aucun calcul à faire
learn-scoring-best = Un jeton or vaut-il plus sur « Grange », pour « Bijoutier » ou dans une série ? Le jeu trouve la meilleure répartition pour chacun, et la montre élément par élément.

learn-try = Essayez
learn-try-lead = Mettez des tuiles dans ce village, changez ce que vous avez, et voyez ce qui compte et où.
# Ready-made villages to begin with.
learn-try-examples = Commencer avec
learn-try-example-winter = Un village d’hiver
learn-try-example-smith = Des dépôts garnis
learn-try-example-crowd = Une foule de travailleurs
learn-try-example-river = Des bateaux en ligne
learn-try-example-empty = Un foyer seul
learn-try-tiles = Tuiles du village
# A switch on a tile that is in the village: its back is up.
learn-try-upgraded = Améliorée
learn-try-home = Foyer { $number }
learn-try-goods = Ressources
# Which resources lie where: on the home, which stands for all other tiles, or on a yard.
learn-try-goods-home = Dans le village
learn-try-goods-on = Sur « { $tile } »
learn-try-skills = Compétences derrière le paravent
learn-try-workers = Travailleurs derrière le paravent
learn-try-purple = Le travailleur violet est à vous
# Buttons + and −, for screen readers; $what is such as gold, $where one of the messages above.
learn-try-more = Un de plus : { $what }
learn-try-fewer = Un de moins : { $what }
learn-try-more-there = Un de plus : { $what }, { $where }
learn-try-fewer-there = Un de moins : { $what }, { $where }
learn-try-full = Le village est plein. Retirez une tuile pour en mettre une autre.
learn-try-aside = Pas de place pour : { $tiles }
# The sum, shown large and read out after each change.
learn-try-total = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
learn-try-lines = D’où ils viennent
learn-try-nothing = Rien ne compte encore.
learn-try-help = Pointez une ligne, ou choisissez-la : le village montre ce qu’elle compte.
