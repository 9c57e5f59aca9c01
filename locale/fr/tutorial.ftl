# The tutorial: one season of a real game, step by step (web/src/table/tutorial).
#
# Every step is a card: a title, one to three short paragraphs, and for steps in which the player
# does something one line ("-do") that says what. That line is also said alone, so it must be
# understood without the rest.
#
# $red, $blue, $yellow (workers), $wood, $stone (goods) and $points are small pictures: put them
# right before their noun, with a space on both sides. For screen readers they say nothing.
# $tile is the name of a tile, a label. Numbers have always the value that the comment says.

# ---- Around the steps

tutorial-name = Tutoriel
tutorial-starting = Mise en place de votre première saison…
tutorial-step = Étape { $step } sur { $all }
tutorial-next = Suivant
tutorial-back = Précédent
# Puts the focus on what the step is about, and scrolls there.
tutorial-show = Me montrer
tutorial-leave = Quitter pour l’instant
tutorial-leave-text = Cette table est gardée. Vous pourrez reprendre plus tard, là où vous en étiez.
tutorial-wait = Votre adversaire joue…
# On phones the card can be folded.
tutorial-fold = Afficher moins
tutorial-unfold = Afficher plus
# Said of everything that is not part of the step. $do is the "-do" line of the step.
tutorial-later = Plus tard. Pour l’instant : { $do }

# ---- Before the first turn

tutorial-welcome-title = Bienvenue dans Keyflower
tutorial-welcome-1 = Vous avez un village au bord de la rivière. Pendant quatre saisons, vous enchérissez sur des tuiles, vous les utilisez et vous bâtissez. Après l’hiver, le plus grand nombre de points l’emporte.
# $minutes is 5.
tutorial-welcome-2 = Vous jouez maintenant un été contre un bot : une vraie partie à une vraie table, environ { $minutes } minutes. Le printemps est déjà passé.

tutorial-table-title = Ce qu’il y a sur la table
tutorial-table-1 = Les lots sont les tuiles de cette saison. On enchérit pour les gagner.
tutorial-table-2 = Votre village, c’est ce que vous avez bâti jusqu’ici. Il grandit avec les tuiles que vous gagnez.
tutorial-table-3 = Derrière votre paravent se trouvent vos travailleurs. Les autres voient combien il y en a, mais pas leurs couleurs.

tutorial-plan-title = Votre plan pour cet été
# $count is 5.
tutorial-plan-1 = Améliorer votre foyer. Il faut pour cela un { $wood } bois et une { $stone } pierre, posés dessus, et cela rapporte { $count } { $points } points.
tutorial-plan-2 = Et gagner une tuile de plus pour votre village.
tutorial-plan-3 = Pour lire une tuile : la maison montre ce qu’elle fait quand des travailleurs viennent, la bande du bas ce qu’une amélioration coûte et rapporte.

# ---- Bidding. The tile is the farrier.

tutorial-bid-title = Enchérir sur une tuile
tutorial-bid-1 = Des travailleurs à côté d’un lot forment une enchère. La plus grosse enchère à la fin de la saison gagne la tuile.
tutorial-bid-2 = Les premiers travailleurs donnent à la tuile sa couleur pour cette saison : ensuite, seuls des travailleurs de cette couleur peuvent y aller.
tutorial-bid-do = Choisissez « { $tile } » parmi les lots et misez un { $red } travailleur rouge.

# $theirs is 2, $more is 2, $total is 3.
tutorial-outbid-title = Votre enchère est dépassée
tutorial-outbid-1 = Votre adversaire mise { $theirs } { $red } travailleurs rouges. Pour reprendre la tête, il vous en faut plus.
tutorial-outbid-2 = La tuile est maintenant rouge : seuls des travailleurs rouges peuvent s’y ajouter. Celui que vous y avez compte.
tutorial-outbid-do = Choisissez de nouveau « { $tile } » et ajoutez { $more } { $red } travailleurs rouges. Avec { $total }, vous menez.

# ---- Using tiles. The tile is the keystone quarry, in the village of the opponent.

tutorial-visit-title = Utiliser une tuile de votre adversaire
tutorial-visit-1 = Des travailleurs sur une tuile l’utilisent. Vous pouvez utiliser toute tuile qui fait quelque chose : les lots, vos propres tuiles et celles des autres.
tutorial-visit-2 = « { $tile } » donne une { $stone } pierre. Ce que vous produisez hors de votre village arrive sur votre foyer.
tutorial-visit-3 = Cela a un prix : votre travailleur appartiendra à votre adversaire.
tutorial-visit-do = Ouvrez le village de votre adversaire et utilisez « { $tile } » avec un { $blue } travailleur bleu.

# The tile is Keywood, in the own village.
tutorial-own-title = Utiliser une de vos tuiles
tutorial-own-1 = « { $tile } » donne un { $wood } bois. Ce que vous produisez dans votre propre village reste sur la tuile qui l’a produit.
tutorial-own-2 = Les travailleurs placés sur vos propres tuiles vous reviennent à la fin de la saison.
tutorial-own-do = Utilisez « { $tile } » dans votre village avec un { $yellow } travailleur jaune.

# $count is 2, $most is 6.
tutorial-guest-title = De la visite dans votre village
tutorial-guest-1 = Votre adversaire a aussi utilisé « { $tile } », avec { $count } { $yellow } travailleurs jaunes. Dans une saison, chaque utilisation demande au moins un travailleur de plus que la précédente, et une tuile en accueille { $most } au plus.
tutorial-guest-2 = Le bois est allé sur le foyer de votre adversaire. Mais tous les travailleurs qui se trouvent dans votre village seront à vous à la fin de la saison.

# ---- A losing group. The tile is the carpenter.

tutorial-second-title = Enchérir encore
tutorial-second-1 = Vous pouvez enchérir sur autant de tuiles que vous voulez.
tutorial-second-do = Choisissez « { $tile } » parmi les lots et misez un { $blue } travailleur bleu.

# $theirs is 2.
tutorial-move-title = Une enchère perdante est libre de partir
tutorial-move-1 = Votre adversaire surenchérit avec { $theirs } { $blue } travailleurs bleus. Votre travailleur n’est pas perdu : une enchère perdante peut partir ailleurs, toujours tout entière, pour enchérir ou pour utiliser une tuile. Une enchère en tête doit rester.
tutorial-move-2 = Faites-la travailler pour vous. Votre foyer vous permet de déplacer des ressources et d’améliorer.
tutorial-move-do = Choisissez votre foyer et utilisez-le avec le { $blue } travailleur bleu venu de « { $tile } ».

# ---- Moving and upgrading. The tile is Keywood.

tutorial-step-title = Déplacer une ressource
tutorial-step-1 = Votre foyer donne un déplacement et une amélioration. Un déplacement mène une ressource par une route sur la tuile voisine.
tutorial-step-2 = La { $stone } pierre est déjà sur votre foyer. Le { $wood } bois se trouve encore là où il a été produit.
tutorial-step-do = Choisissez le { $wood } bois sur « { $tile } », puis votre foyer.

# $count is 5.
tutorial-upgrade-title = Améliorer votre foyer
tutorial-upgrade-1 = Bois et pierre sont sur votre foyer : c’est ce que coûte son amélioration. La tuile se retourne et devient meilleure : { $count } { $points } points à la fin, et deux déplacements au lieu d’un.
tutorial-upgrade-do = Choisissez l’amélioration de votre foyer et confirmez-la.

# ---- The season ends

tutorial-pass-title = Passer
tutorial-pass-1 = Votre adversaire vient de passer. Passer n’est jamais définitif : si vous placez maintenant des travailleurs, votre adversaire pourra continuer aussi.
tutorial-pass-2 = Quand tous passent à la suite, la saison se termine. Votre plan est accompli.
tutorial-pass-do = Passez.

# Numbers: $paid is 3, $back is 2, $gained is 2. $before and $now are how many workers were and are
# behind the screen. The tile is the farrier in -1, the keystone quarry in -3.
tutorial-ended-title = La saison est terminée
tutorial-ended-1 = Vous avez gagné « { $tile } ». Les { $paid } { $red } travailleurs rouges qui l’ont gagnée vont dans le sac. Les enchères perdantes reviennent à leurs propriétaires.
tutorial-ended-2 = Tous les travailleurs de votre village sont maintenant à vous : { $back } des vôtres, et { $gained } { $yellow } travailleurs jaunes de votre adversaire.
tutorial-ended-3 = Votre { $blue } travailleur bleu sur « { $tile } » appartient à votre adversaire.
tutorial-ended-4 = { $before ->
    [one] Vous aviez { $before } travailleur au début ; vous en avez maintenant { $now }. Enchérissez avec soin : ce qui gagne est dépensé.
   *[other] Vous aviez { $before } travailleurs au début ; vous en avez maintenant { $now }. Enchérissez avec soin : ce qui gagne est dépensé.
}

tutorial-boat-title = Choisir un bateau
tutorial-boat-1 = Après le printemps, l’été et l’automne, les bateaux amènent de nouveaux travailleurs et de nouvelles compétences. Certaines améliorations coûtent des compétences : une enclume, une pioche ou une scie.
tutorial-boat-2 = Vous êtes premier joueur et choisissez en premier. On peut aussi enchérir sur la tuile ordre du tour, pour choisir avant les autres et commencer la saison suivante.
tutorial-boat-do = Choisissez l’un des bateaux. Vous recevez tout ce qui est à bord.

# The tile is the farrier.
tutorial-build-title = Bâtir
tutorial-build-1 = La tuile que vous avez gagnée rejoint votre village. Elle doit le toucher, et les bords qui se touchent doivent correspondre : route contre route, champ contre champ, eau contre eau.
tutorial-build-2 = Les ressources voyagent par les routes : pensez donc à l’endroit où elles devront aller.
tutorial-build-do = Choisissez un emplacement en pointillés pour « { $tile } », faites-la pivoter à votre gré et posez-la.

# ---- The end of the tutorial

tutorial-done-title = Maintenant, vous savez jouer
tutorial-done-1 = L’automne commence. C’est la même chose avec d’autres tuiles ; beaucoup rapportent des points pour ce que vous amassez.
tutorial-done-2 = En hiver, chacun met en jeu des tuiles reçues dès le début : les vôtres sont derrière votre paravent. Elles rapportent des points pour des ressources, des compétences et des travailleurs. Amassez ce qui leur convient.
tutorial-done-3 = Une astuce : choisissez n’importe quelle tuile pour voir ce qu’elle fait. Quand une chose n’est pas possible, la table vous dit pourquoi.
tutorial-play-on = Continuer à jouer ici
tutorial-new-game = Une nouvelle partie
tutorial-learn = Règles et tuiles

# The game went on without the steps, for example because a bot played for a while.
tutorial-astray-title = Cette partie a pris un autre chemin
tutorial-astray-1 = Les étapes ne vont plus avec ce qui s’est joué ici. Continuez comme vous voulez, ou recommencez le tutoriel.
tutorial-restart = Recommencer
