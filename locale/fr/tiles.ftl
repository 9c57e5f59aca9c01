### Tiles and pieces in plain words: on the card that opens over a tile or a piece, on the Learn page
### "Tiles", and in the terminal. Which cost message a tile has: see locale/en/tiles.ftl.
### "Vous" is the player who uses the tile, "le propriétaire" the one in whose village it lies. Tiles
### are feminine (elle), boats masculine (il).

## What a side of a tile does. front: before the upgrade, back: after it.

# Homes and transport tiles: a step moves 1 resource along a road, an upgrade flips a tile.
does-home-front = Jusqu’à 1 déplacement et 1 amélioration dans votre propre village.
does-home-back = Jusqu’à 2 déplacements et 1 amélioration dans votre propre village.
does-stable-front = Jusqu’à 2 déplacements et 1 amélioration dans votre propre village.
does-stable-back = Jusqu’à 4 déplacements et 2 améliorations dans votre propre village.
does-farrier-front = Jusqu’à 3 déplacements et 1 amélioration dans votre propre village.
does-farrier-back = Jusqu’à 5 déplacements et 2 améliorations dans votre propre village.
does-wainwright-front = Jusqu’à 4 déplacements et 2 améliorations dans votre propre village.
does-wainwright-back = Jusqu’à 6 déplacements et 2 améliorations dans votre propre village.

# Tiles that make resources.
does-keywood-front = Donne 1 bois.
does-keywood-back = Donne 3 bois.
does-keystone_quarry-front = Donne 1 pierre.
does-keystone_quarry-back = Donne 3 pierres.
does-key_mine-front = Donne 1 fer.
does-key_mine-back = Donne 3 fer.
does-woodcutter-front = Donne 2 bois.
does-woodcutter-back = Donne 1 bois et 1 jeton or.
does-quarryman-front = Donne 2 pierres.
does-quarryman-back = Donne 1 pierre et 1 jeton or.
does-miner-front = Donne 2 fer.
does-miner-back = Donne 1 fer et 1 jeton or.
does-gold_mine-front = Donne 1 jeton or.
does-gold_mine-back = Donne 2 jetons or.
does-workshop-front = Donne 1 fer, 1 pierre ou 1 bois, à votre choix.
does-workshop-back = Donne 1 fer, 1 pierre et 1 bois.

# "Coûte" is what the user pays besides the workers placed on the tile: it is gone afterwards.
does-mason-front = Coûte 1 pioche : donne 3 pierres.
does-mason-back = Coûte 1 pioche : donne 3 jetons or.
does-carpenter-front = Coûte 1 scie : donne 3 bois.
does-carpenter-back = Coûte 1 scie : donne 3 jetons or.
does-smelter-front = Coûte 1 enclume : donne 3 fer.
does-smelter-back = Coûte 1 enclume : donne 3 jetons or.

# Tiles that give skills and workers. Draws from the bag and the pile are random.
does-apprentice_hall-front = Tirez 1 compétence de la pile.
does-apprentice_hall-back = Tirez 2 compétences de la pile.
does-alehouse-front = Tirez 1 travailleur du sac.
does-alehouse-back = Tirez 2 travailleurs du sac.
does-inn-front = Tirez 1 travailleur du sac.
does-inn-back = Tirez 3 travailleurs du sac.
does-tavern-front = Coûte 1 travailleur de n’importe quelle couleur : tirez 2 travailleurs du sac.
does-tavern-back = Coûte 1 travailleur de n’importe quelle couleur : tirez 3 travailleurs du sac.
does-brewer-front = Coûte 1 compétence au choix : tirez 2 travailleurs du sac.
does-brewer-back = Coûte 1 compétence au choix : tirez 3 travailleurs du sac.
does-hiring_fair-front = Coûte 1 compétence au choix : tirez 2 compétences de la pile.
does-hiring_fair-back = Coûte 1 compétence au choix : tirez 3 compétences de la pile.
does-peddler-front = Coûte 1 travailleur jaune : prenez 1 travailleur vert dans la réserve.
does-peddler-back = Coûte 1 travailleur jaune : prenez 2 travailleurs verts dans la réserve.
does-store-front = Coûte 1 travailleur bleu : prenez 1 travailleur vert dans la réserve.
does-store-back = Coûte 1 travailleur bleu : prenez 2 travailleurs verts dans la réserve.
does-fair-front = Coûte 1 travailleur rouge : prenez 1 travailleur vert dans la réserve.
does-fair-back = Coûte 1 travailleur rouge : prenez 2 travailleurs verts dans la réserve.

# Tiles that count the resources lying on them. They cannot be used.
does-timber_yard-front = À la fin : 2 points pour chaque bois posé dessus. L’or compte comme du bois.
does-timber_yard-back = À la fin : 3 points pour chaque bois posé dessus. L’or compte comme du bois.
does-stone_yard-front = À la fin : 2 points pour chaque pierre posée dessus. L’or compte comme de la pierre.
does-stone_yard-back = À la fin : 3 points pour chaque pierre posée dessus. L’or compte comme de la pierre.
does-blacksmith-front = À la fin : 2 points pour chaque fer posé dessus. L’or compte comme du fer.
does-blacksmith-back = À la fin : 3 points pour chaque fer posé dessus. L’or compte comme du fer.
does-barn-front = À la fin : 1 point pour chaque ressource posée dessus, de n’importe quel type.
does-barn-back = À la fin : 2 points pour chaque ressource posée dessus, de n’importe quel type.

# Tiles that are only worth their printed points; tile-points says how many.
does-sawmill-front = Aucune action. Elle ne rapporte que des points.
does-sawmill-back = Aucune action. Elle ne rapporte que des points.
does-sculptor-front = Aucune action. Elle ne rapporte que des points.
does-sculptor-back = Aucune action. Elle ne rapporte que des points.
does-forge-front = Aucune action. Elle ne rapporte que des points.
does-forge-back = Aucune action. Elle ne rapporte que des points.
does-goldsmith-front = Ni action ni points tant qu’elle n’est pas améliorée.
does-goldsmith-back = Aucune action. Elle ne rapporte que des points.
does-well-front = Aucune action. Elle ne rapporte que des points.
does-well-back = Aucune action. Elle ne rapporte que des points.

# Summer boats, sides a and b. They act for their owner alone, without workers.
does-summer_boat_1-a = Quand le propriétaire choisit un bateau à la fin d’une saison, il tire en plus 2 travailleurs du sac.
does-summer_boat_1-b = Quand le propriétaire choisit un bateau à la fin d’une saison, il prend en plus 1 travailleur vert dans la réserve.
# "Sans eau": neither of the two edges that touch is water.
does-summer_boat_2-a = Les déplacements du propriétaire peuvent franchir tout bord sans eau, et pas seulement suivre les routes. Ses nouvelles tuiles n’ont pas à correspondre aux bords qu’elles touchent.
does-summer_boat_2-b = Les foyers et les tuiles transport donnent au propriétaire deux fois plus de déplacements et d’améliorations. Les points du bateau « Keyflower » sont doublés aussi.
does-summer_boat_3-a = Quand le propriétaire améliore une tuile, chaque ressource compte comme n’importe quelle autre, or compris.
does-summer_boat_3-b = À la fin, chaque ressource du propriétaire compte comme n’importe quelle autre, or compris.
does-summer_boat_4-a = Là où quelqu’un d’autre a une enchère bleue, rouge ou jaune sur une tuile village, le propriétaire peut enchérir dans la couleur de son choix, une seule. Son enchère doit dépasser la plus grande en place.
does-summer_boat_4-b = Le propriétaire peut utiliser une tuile qui a déjà une couleur cette saison avec des travailleurs de n’importe quelles couleurs, même mélangées.

# Winter tiles. "Du propriétaire": resources anywhere in the village, skills and workers behind the
# screen. All of them count as often as they can be filled.
does-jeweller-front = À la fin : 2 points pour chaque jeton or du propriétaire.
does-mercers_guild-front = À la fin : 5 points pour chaque série de fer, pierre et bois du propriétaire. L’or compte comme n’importe lequel des trois.
does-watermill-front = À la fin : 1 point pour chaque ressource d’un même type du propriétaire. L’or compte comme ce type.
does-windmill-front = À la fin : 5 points pour chaque groupe de 5 ressources du propriétaire, de n’importe quels types.
does-key_guild-front = À la fin : 10 points pour chaque groupe de 5 compétences du propriétaire, de n’importe quels types.
does-scholar-front = À la fin : 3 points pour chaque compétence d’un même type du propriétaire.
does-scribes-front = À la fin : 10 points pour chaque série enclume, pioche et scie du propriétaire.
does-apothecary-front = À la fin : 3 points pour chaque groupe de 5 travailleurs du propriétaire, peu importe leurs couleurs.
does-craftsmans_guild-front = À la fin : 3 points pour chaque série de 1 travailleur bleu, 1 rouge et 1 jaune du propriétaire. Les verts ne comptent pas.
does-key_market-front = À la fin : 2 points pour chaque travailleur vert du propriétaire.
does-village_hall-front = À la fin : 1 point pour chaque travailleur d’une même couleur du propriétaire. Cette couleur peut être le vert.
does-keythedral-front = Aucune action. Elle ne rapporte que des points.

# Boats. In the first three seasons players pick a boat and take what is on board; in winter they take
# the boat itself into the village.
does-keyflower-front = À la fin : 1 point pour chaque déplacement indiqué sur les tuiles du propriétaire, foyer compris.
# Loop: a closed way along roads from tile to tile, back to where it began.
does-sea_bastion-front = À la fin : 1 point pour chaque tuile de la plus grande boucle de routes du propriétaire.
# The line begins at the home's water edge; Sea Breese and summer boats are boats of this line too.
does-sea_breese-front = À la fin : 2, 4, 8, 16 ou 32 points pour 1, 2, 3, 4 ou 5 bateaux reliés par l’eau en une seule ligne depuis le foyer.
does-flipper-front = À la fin, le propriétaire peut retourner gratuitement 1 tuile de son village sur sa face améliorée.
does-ianvincible-front = Il ne rapporte que des points.
does-white_wind-front = À la fin : 1 point pour chaque travailleur du propriétaire.

# Turn-order tiles 1 to 4 share this. Number 1 picks first.
does-turn_order_tile-front = Son gagnant choisit un bateau dans l’ordre des numéros, avant les joueurs sans tuile de ce genre. En hiver, il prend aussi la tuile : à la fin, 1 point pour chaque tuile qui la touche.

## Lines that follow what a side does.

# The printed points of a side. Never 0.
tile-points = { $points ->
    [one] Vaut { $points } point à la fin.
   *[other] Vaut { $points } points à la fin.
}
tile-counts-once = Chaque ressource, compétence ou travailleur ne compte que pour une seule tuile.
# Boats: $spring, $summer and $autumn are such as "7 travailleurs et 1 compétence".
tile-loads = À bord : { $spring } au printemps, { $summer } en été, { $autumn } en automne.

## What the upgrade costs. Resources must lie on the tile itself, skills come from behind the player's
## screen. Gold may take the place of another resource, never the other way round.

cost-gold = L’améliorer coûte 1 jeton or, à prendre sur la tuile.
cost-2-gold = L’améliorer coûte 2 jetons or, à prendre sur la tuile.
cost-iron-stone = L’améliorer coûte 1 fer et 1 pierre, à prendre sur la tuile. L’or compte comme l’un ou l’autre.
cost-iron-wood = L’améliorer coûte 1 fer et 1 bois, à prendre sur la tuile. L’or compte comme l’un ou l’autre.
cost-stone-wood = L’améliorer coûte 1 pierre et 1 bois, à prendre sur la tuile. L’or compte comme l’un ou l’autre.
cost-iron-stone-wood = L’améliorer coûte 1 fer, 1 pierre et 1 bois, à prendre sur la tuile. L’or compte comme n’importe lequel des trois.
cost-3-iron = L’améliorer coûte 3 fer, à prendre sur la tuile. L’or compte comme du fer.
cost-3-stone = L’améliorer coûte 3 pierres, à prendre sur la tuile. L’or compte comme de la pierre.
cost-3-wood = L’améliorer coûte 3 bois, à prendre sur la tuile. L’or compte comme du bois.
cost-any-2 = L’améliorer coûte 2 ressources au choix, à prendre sur la tuile.
cost-any-3 = L’améliorer coûte 3 ressources au choix, à prendre sur la tuile.
cost-anvil = L’améliorer coûte 1 enclume, à prendre derrière votre paravent.
cost-pick = L’améliorer coûte 1 pioche, à prendre derrière votre paravent.
cost-saw = L’améliorer coûte 1 scie, à prendre derrière votre paravent.
cost-any-skill = L’améliorer coûte 1 compétence au choix, à prendre derrière votre paravent.
cost-any-1-any-skill = L’améliorer coûte 1 ressource au choix, à prendre sur la tuile, et 1 compétence au choix, à prendre derrière votre paravent.

## Pieces: what it is, and what it is good for.

piece-blue = Travailleur bleu. Les travailleurs servent à enchérir sur les tuiles et à les utiliser ; la première couleur placée sur une tuile ou à côté devient la sienne pour la saison.
piece-red = Travailleur rouge. Les travailleurs servent à enchérir sur les tuiles et à les utiliser ; la première couleur placée sur une tuile ou à côté devient la sienne pour la saison.
piece-yellow = Travailleur jaune. Les travailleurs servent à enchérir sur les tuiles et à les utiliser ; la première couleur placée sur une tuile ou à côté devient la sienne pour la saison.
piece-green = Travailleur vert. Une couleur comme les autres, mais rare : il n’y en a que 20, et aucun n’est dans le sac au début.
# The winner of the turn-order tile on which it stands becomes start player.
piece-purple = Travailleur violet : le marqueur du premier joueur, qui se gagne avec une tuile ordre du tour. À la fin, il compte pour qui le détient comme 1 ressource, 1 compétence ou 1 travailleur, au choix.
piece-worker = Travailleur derrière un paravent. Seul son propriétaire en voit la couleur.
piece-gold = Or : une ressource qui compte comme n’importe quelle autre. À la fin, chaque jeton or qui ne compte pour aucune tuile vaut 1 point.
piece-iron = Fer : une ressource. Beaucoup d’améliorations coûtent du fer posé sur la tuile ; certaines tuiles le comptent à la fin.
piece-stone = Pierre : une ressource. Beaucoup d’améliorations coûtent de la pierre posée sur la tuile ; certaines tuiles la comptent à la fin.
piece-wood = Bois : une ressource. Beaucoup d’améliorations coûtent du bois posé sur la tuile ; certaines tuiles le comptent à la fin.
piece-anvil = Enclume : une compétence. Certaines améliorations et certaines utilisations en coûtent une ; certaines tuiles comptent les compétences à la fin.
piece-pick = Pioche : une compétence. Certaines améliorations et certaines utilisations en coûtent une ; certaines tuiles comptent les compétences à la fin.
piece-saw = Scie : une compétence. Certaines améliorations et certaines utilisations en coûtent une ; certaines tuiles comptent les compétences à la fin.
piece-skill = Compétence derrière un paravent : une enclume, une pioche ou une scie. Seul son propriétaire sait laquelle.
piece-bag = Le sac, avec les travailleurs qui n’appartiennent à personne. On les tire au hasard ; ceux des enchères gagnantes y vont.
piece-pile = La pile des compétences, face cachée. On les tire au hasard ; celles que l’on paie y retournent.
piece-greens = La réserve de travailleurs verts, visible de tous. Certaines tuiles en donnent.
piece-points = Points. Après l’hiver, le plus grand total l’emporte.
piece-steps = Déplacement : mène 1 ressource sur une tuile voisine de votre village, là où deux routes se rejoignent.
piece-upgrade = Amélioration : retourne une tuile de votre village sur sa meilleure face, une seule fois. Les ressources du coût doivent être posées sur cette tuile, les compétences viennent de derrière votre paravent.
piece-boat = Bateau. À la fin du printemps, de l’été et de l’automne, chacun en choisit un et prend ce qui est à bord ; en hiver, chacun prend un bateau pour son village.
piece-road = Route. Les ressources suivent les routes de tuile en tuile ; dans un village, une route doit toucher une route.
piece-water = Eau. Dans un village, l’eau doit toucher l’eau, et aucune ressource ne la traverse.
piece-field = Champ. Dans un village, un champ doit toucher un champ, et aucune ressource ne le traverse.

## The legend of signs on the Learn page: one line for each, beside its drawing. Formulas on tiles are
## read from left to right in every language.

# A number before a sign: "2" and a log is 2 wood.
icon-count = Le nombre dit combien. Le 1 n’est écrit que pour les déplacements et les améliorations.
# Signs of iron, stone, wood, gold alone on a house.
icon-goods = Ressources que donne une utilisation.
# A slash between two signs.
icon-or = L’un d’eux, au choix.
# A black triangle that points to the right.
icon-gives = Payez ce qui est avant, recevez ce qui est après.
# A multiplication sign: points for each, or "2 x" for twice as much.
icon-each = Pour chaque ; après un nombre sans fleur : multiplié par ce nombre.
# The sign =, on boats 2a, 3a and 3b.
icon-equals = Les deux comptent comme une même chose.
# The sign +, on boats 1a and 1b.
icon-plus = En plus.
# Three dots between two flowers, on Sea Breese.
icon-to = Du premier nombre jusqu’au dernier.
# A light frame around several signs.
icon-set = Une série : tout ce qui est dans le cadre.
# A square in four colours.
icon-good-any = Ressource au choix ; on peut mélanger les types.
# A thing on a small hexagon.
icon-lying = Une ressource posée sur cette tuile même.
# A worker of a colour before the triangle.
icon-worker-colour = Un travailleur de cette couleur.
# A green worker after the triangle.
icon-worker-green = Un travailleur vert de la réserve.
# A sack.
icon-worker-bag = Un travailleur tiré du sac.
# A pale figure with three dots.
icon-worker-any = Un travailleur de n’importe quelle couleur.
# A dark square with an anvil, a pick or a saw.
icon-skill-kind = Une compétence de ce type.
# A dark square with a key.
icon-skill-pile = Une compétence tirée de la pile.
# A dark square with three dots.
icon-skill-any = Une compétence au choix.
# A cart.
icon-step = Un déplacement : 1 ressource va sur une tuile voisine par la route.
# An arrow that points up.
icon-upgrade = Une amélioration : une tuile est retournée sur sa meilleure face.
# A flower with a number, in a formula.
icon-points = Le nombre de points à la fin.
# A flower with a number at a corner of the tile.
icon-badge = Les points que vaut cette face à la fin.
# A flower, the sign x, and a thing.
icon-points-each = Le nombre de points à la fin pour chacun de ces éléments.
# A flower, the sign x, and a frame.
icon-points-set = Le nombre de points à la fin pour chaque série de ce genre.
# Things with slashes after a flower.
icon-points-chosen = Le nombre de points à la fin pour chaque élément d’un seul type, le plus avantageux.
# The strip at the foot of a tile; its left half is darker and ends in an arrow.
icon-cost = Ce que coûte l’amélioration, puis ce que donne la face améliorée.
# A second gable with a lit window on the roof.
icon-upgraded = Cette tuile est améliorée.
# A boat in a formula.
icon-boat = Un bateau.
# A ring of road, on Sea Bastion.
icon-loop = Une tuile sur une boucle de routes.
# Two arrows in a circle, on the Flipper.
icon-flip = Retourner gratuitement 1 tuile sur sa face améliorée.
# A small hexagon, on turn-order tiles.
icon-neighbour = Une tuile qui touche celle-ci.
# A small hexagon with a road = a small hexagon with furrows, on boat 2a.
icon-road-field = Les déplacements traversent les champs comme des routes.
# A crown before a pale figure, on boat 4a.
icon-leads-any = Surenchérir dans n’importe quelle couleur.
# Workers of different colours together, on boat 4b.
icon-mixed = Utiliser une tuile avec des travailleurs de couleurs mélangées.
# Figures in a row on a tile, in groups.
icon-workers = Les travailleurs sur la tuile, un groupe par utilisation. Il y a place pour 6 par saison.
# A small flag on a tile, in a worker's colour.
icon-colour = La couleur de cette tuile jusqu’à la fin de la saison.
# Light pills with resources on a tile.
icon-lying-goods = Ressources posées sur la tuile.
# A small plate beside a tile: the player's emblem, a figure and a number.
icon-bid = Une enchère : l’emblème du joueur et le nombre de travailleurs.
# The same with a crown.
icon-bid-leads = Cette enchère est en tête.
# The same with a dashed outline.
icon-bid-loses = Cette enchère est perdante. Elle peut partir ailleurs ou grandir.
# A leaf, moon, fish, bell, star or key.
icon-emblem = L’emblème d’un joueur.
# A purple figure with a crown.
icon-start-player = Le marqueur du premier joueur ; sur une tuile ordre du tour : qui la gagne devient premier joueur.
# A large number and a boat on a milestone.
icon-turn-number = Le rang dans l’ordre de choix des bateaux.
# Figures on a boat's deck and dark squares on its hull.
icon-load = Travailleurs et compétences à bord, pour qui choisit ce bateau.
# The colour of a roof and of the land.
icon-season = La couleur du sol et du toit montre la saison d’une tuile.
# Shapes of roofs.
icon-roof-goods = Toit simple : donne des ressources.
icon-roof-transport = Toit à lucarne ronde : déplacements et améliorations.
icon-roof-people = Toit à pignon central : donne des travailleurs ou des compétences.
icon-roof-yard = Hangar ouvert : compte à la fin ce qui est posé dessus.
icon-roof-points = Toit en escalier : seulement des points.
icon-roof-home = Toit de chaume : un foyer.
icon-roof-winter = Deux tours avec une fleur entre elles : une tuile hiver, qui compte à la fin.
# Small teal marks at the six corners.
icon-target = Coins marqués : vous pouvez choisir cette tuile maintenant.
# A light ring in amber around a tile.
icon-changed = Du nouveau depuis votre tour.

## What it means for you now: lines on the card of a tile or a piece at the table.

# The tile lies in the reader's own village.
now-goods-stay = Ce que vous produisez ici reste sur cette tuile, dans votre village.
# The tile lies in another village or is a lot.
now-goods-home = Ce que vous produisez ici va sur votre foyer.
now-workers-yours = Les travailleurs placés ici vous reviennent à la fin de la saison.
# $name: the player in whose village the tile lies.
now-workers-theirs = Les travailleurs que vous placez ici iront à { $name } à la fin de la saison.
# A lot with a bid.
now-workers-winner = Les travailleurs placés ici iront à qui gagne cette tuile.
# A lot without a bid.
now-workers-winner-none = Les travailleurs placés ici iront à qui gagne cette tuile, ou dans le sac si personne n’enchérit.
now-upgrade-ready = Tout est là pour l’améliorer : utilisez un foyer ou une tuile transport.
# $goods: such as "1 bois et 1 pierre" or "1 scie".
now-upgrade-lacks = Pour l’améliorer, il manque encore { $goods }.
now-upgraded = Elle est améliorée. Elle ne peut plus l’être à nouveau.
# Skills or workers of one kind behind the reader's screen; the card shows which.
now-holding = Vous en avez { $count }.
now-none = Vous n’en avez pas.
