# The rules of the game, told for players: the Learn page shows them. docs/rules.md has
# the English texts by their ids.
#
# "(B4)" refers to a rule; the page makes it a link: one id in each pair of brackets, the same ids as
# in English. Names of tiles are labels in « », without article; boats 1a to 4b have no quotes.
# lot: a village tile laid out this season. tuile d'échange: a converter. endroit: a location.

## Top of the page

# What an example in a rule starts with: it is a paragraph of its own.
rules-example = Exemple :
rules-intro = Keyflower se joue de 2 à 6, en quatre saisons. Vous bâtissez un village de tuiles hexagonales et menez une troupe cachée de travailleurs de différentes couleurs. Les travailleurs sont à la fois votre argent et votre main-d’œuvre : vous enchérissez avec eux pour gagner des tuiles, et vous les placez sur des tuiles pour les utiliser.
rules-goal = Le village qui a le plus de points après l’hiver l’emporte. Les points viennent des tuiles de votre village, des tuiles améliorées, et des ressources, compétences et travailleurs qu’il vous reste à la fin. Les travailleurs que vous placez sur la tuile d’un autre joueur lui restent : choisissez donc bien chez qui vous les envoyez.
rules-turn-short = À votre tour, vous placez des travailleurs pour une seule tuile, ou vous passez. Vous les placez à côté d’une tuile pour enchérir et la gagner, ou sur une tuile pour l’utiliser aussitôt. La saison se termine quand tous les joueurs passent à la suite ; on règle alors les enchères, les bateaux amènent de nouveaux travailleurs et de nouvelles compétences, et les tuiles gagnées rejoignent les villages. Là où les livrets laissent un doute, nous avons tranché : ces règles portent la mention « (interprétation) ».

## I. Pieces and what is hidden

rules-part-i = Le matériel et ce qui est caché
rules-lead-i = De quoi le jeu est fait, ce que tout le monde voit, et ce que personne d’autre que vous ne sait.

rule-i1-title = Les travailleurs
rule-i1 = Il y a 40 travailleurs bleus, 40 rouges et 40 jaunes ; au début, tous sont dans le sac. Les 20 travailleurs verts forment une réserve à part, visible de tous. L’unique travailleur violet indique le premier joueur.

rule-i2-title = L’or remplace tout
rule-i2 = Les ressources viennent d’une réserve visible, qui peut s’épuiser : 48 jetons or, 24 fer, 24 pierres et 24 bois. L’or peut toujours remplacer n’importe quelle autre ressource. Aucune autre ressource n’en remplace une autre ; seul le propriétaire du bateau bâtisseur (X5) ou du bateau du troc (X6) échappe à cette règle.

rule-i3-title = Les compétences
rule-i3 = Il y a 48 tuiles compétence : 16 enclumes, 16 pioches et 16 scies. Mélangées, elles forment une seule pile, face cachée.

rule-i4-title = Les grandes tuiles
rule-i4 = Le jeu compte 64 grandes tuiles hexagonales : 6 foyers, 6 bateaux, 4 tuiles ordre du tour, et 12 tuiles village pour chacune des quatre saisons. Parmi les 12 tuiles été, 4 sont des bateaux d’été.

rule-i5-title = Ce qui est caché, ce qui est public
rule-i5 = Sont cachés : les couleurs des travailleurs et les types des compétences derrière chaque paravent, les tuiles hiver que chacun détient, qui a choisi quelle tuile hiver, l’ordre des piles, et les couleurs dans le sac. Est public tout ce qui est sur la table, y compris les couleurs des travailleurs et les compétences à bord des bateaux, posées face visible. Vous voyez toujours combien il reste de travailleurs verts, de ressources de chaque type et de tuiles compétence, combien de travailleurs sont dans le sac, et combien de tuiles hiver chacun a choisies. Vous voyez aussi combien de travailleurs et de compétences chacun a derrière son paravent : il suffit de compter pour le savoir, donc le jeu l’affiche.

rule-i6-title = Qui voit les tirages et les paiements
rule-i6 = Personne d’autre que vous ne voit ce que vous tirez du sac ou de la pile ; les autres voient combien vous avez tiré. Si n’importe quelle compétence convient, vous la payez face cachée, et les autres voient seulement que vous en avez payé une. Si la tuile indique la compétence à payer, tout le monde en connaît le type. Un travailleur que vous payez (U7) est vu de tous.

rule-i7-title = Tout peut s’épuiser
rule-i7 = Rien n’est illimité. Si vous devez recevoir plus que ce qu’il y a, vous recevez ce qu’il y a. Chaque type compte à part : s’il ne reste plus de bois, vous recevez tout de même la pierre.

## S. Set-up

rules-part-s = La mise en place
rules-lead-s = Ce que chacun reçoit au début, et combien de tuiles sont en jeu.

rule-s1-title = Ce que chacun reçoit
rule-s1 = Vous tirez 8 travailleurs du sac et les gardez derrière votre paravent. Vous recevez un foyer au hasard, recto visible : c’est le centre de votre village ; il se pose comme il est imprimé, sans pivoter. Vous recevez aussi 3 tuiles hiver à garder secrètes, ou 2 à cinq ou six joueurs. Les tuiles qui ne sont pas distribuées ou pas en jeu quittent la partie, et personne ne les voit.

rule-s2-title = Combien de tuiles sont en jeu
rule-s2 = À 2, 3, 4, 5 ou 6 joueurs, il y a 2, 3, 4, 5 ou 6 bateaux et 1, 2, 3, 4 ou 4 tuiles ordre du tour. Au printemps, en été et en automne, 6, 7, 8, 9 ou 10 tuiles village entrent en jeu à chaque fois. En hiver, cela dépend du choix des joueurs (T3) : de 2 à 6 tuiles à deux joueurs, de 3 à 9 à trois, de 4 à 12 à quatre, de 5 à 10 à cinq, de 6 à 12 à six. Les places se suivent dans le sens horaire, et « à gauche » désigne toujours la place suivante dans ce sens.

rule-s3-title = Quels bateaux sont en jeu
rule-s3 = Les bateaux ont un ordre fixe. « Keyflower » et « Sea Bastion » sont toujours en jeu, « Sea Breese » à trois joueurs ou plus, « Flipper » à quatre ou plus, « Ianvincible » à cinq ou plus, et « White Wind » à six.

rule-s4-title = Où se tient le travailleur violet
rule-s4 = La tuile ordre du tour en jeu qui a le plus grand numéro porte le travailleur violet : la tuile 1 à deux joueurs, la tuile 2 à trois, la tuile 3 à quatre, la tuile 4 à cinq ou six. Le gagnant de cette tuile devient premier joueur (E7).

rule-s5-title = Qui commence
rule-s5 = Le propriétaire du foyer qui a le plus petit numéro commence le printemps et détient le travailleur violet.

## T. Seasons and turns

rules-part-t = Les saisons et les tours
rules-lead-t = La partie dure quatre saisons : printemps, été, automne et hiver. À chaque saison, on joue à tour de rôle jusqu’à ce que tous aient passé à la suite.

rule-t1-title = Début du printemps, de l’été et de l’automne
rule-t1 = Au début du printemps, de l’été et de l’automne, chaque bateau est chargé comme il l’indique pour la saison : les travailleurs viennent du sac, les compétences de la pile, posées face visible. Les tuiles village de la saison sont disposées au hasard, recto visible : ce sont les lots. Un bateau d’été montre au hasard l’une de ses deux faces et n’en change jamais. Les tuiles de la saison dont on n’a pas besoin quittent la partie, et personne ne les voit.

rule-t2-title = Comment on charge les bateaux
rule-t2 = Les bateaux sont chargés par tournées. À chaque tournée, tout bateau qui n’est pas plein reçoit un travailleur, dans l’ordre des bateaux (S3), jusqu’à ce que tous soient pleins ou que le sac soit vide. Puis on charge les compétences de la même façon. Ainsi, les travailleurs sont bien répartis quand le sac se vide.

rule-t3-title = Début de l’hiver
rule-t3 = Au début de l’hiver, chacun choisit en secret au moins une des tuiles hiver qu’il détient, tous en même temps. Les tuiles choisies sont mélangées et disposées : ce sont les lots. Vous apprenez donc combien de tuiles chacun a choisies, mais pas qui a choisi lesquelles. Les autres tuiles hiver quittent la partie, et personne ne les voit. En hiver, on ne charge rien sur les bateaux.

rule-t4-title = Votre tour
rule-t4 = Le premier joueur commence, et on joue dans le sens horaire. À votre tour, soit vous placez des travailleurs à un seul endroit, pour enchérir (B1) ou pour utiliser une tuile (U1), soit vous passez. Si aucun placement ne vous est permis, vous passez.

rule-t5-title = Passer, et la fin de la saison
rule-t5 = Passer n’est jamais définitif : à votre prochain tour, vous pouvez de nouveau placer des travailleurs. La saison se termine quand il y a eu autant de passes à la suite qu’il y a de joueurs. Tout placement entre-temps remet le compte à zéro.

rule-t6-title = D’où viennent les travailleurs
rule-t6 = Les travailleurs que vous placez viennent de derrière votre paravent, de vos enchères perdantes, ou des deux ; vous pouvez prendre autant d’enchères perdantes que vous voulez. Une enchère perdante part tout entière : vous ne pouvez pas en laisser une partie sur place. Tous les travailleurs d’un placement doivent être de la couleur qu’il faut à cet endroit. Vous ne pouvez mélanger les couleurs que pour utiliser une tuile avec le bateau arc-en-ciel (X8).

## B. Bidding

rules-part-b = Les enchères
rules-lead-b = Par une enchère, vous tentez de gagner une tuile pour la fin de la saison. Les travailleurs d’une enchère se tiennent à côté de la tuile, de votre côté.

rule-b1-title = Sur quoi vous pouvez enchérir
rule-b1 = Vous pouvez enchérir sur les lots de la saison, bateaux d’été et tuiles hiver compris, et sur les tuiles ordre du tour en jeu. Vous ne pouvez enchérir ni sur les bateaux que l’on charge (S3) ni sur les tuiles d’un village.

rule-b2-title = La taille d’une enchère
rule-b2 = Votre enchère sur une tuile, ce sont tous les travailleurs de votre côté de cette tuile. Pour ouvrir une enchère, vous placez au moins un travailleur. Si quelqu’un d’autre y a une enchère, votre nouveau total doit dépasser la plus grande ; un nombre égal ne suffit pas. Il n’y a pas de maximum. Exemple : un adversaire mène avec 4 travailleurs et vous en avez 2 ; vous devez en ajouter au moins 3, pour que votre enchère soit de 5.

rule-b3-title = Une seule couleur par enchère
rule-b3 = Tous les travailleurs d’une enchère sont de la même couleur. Si la tuile a déjà une couleur (C1), c’est celle-là.

rule-b4-title = Une enchère gagnante reste en place
rule-b4 = La plus grande enchère l’emporte pour l’instant : c’est l’enchère gagnante. Vous ne pouvez ni la déplacer, ni la réduire, ni la diviser, mais vous pouvez y ajouter autant de travailleurs que vous voulez. Une tuile qui a reçu ne serait-ce qu’une enchère a donc un gagnant à la fin de la saison.

rule-b5-title = Ce que peut faire une enchère perdante
rule-b5 = Vous pouvez renforcer une enchère perdante là où elle est, avec des travailleurs de derrière votre paravent, avec d’autres enchères perdantes entières de sa couleur, ou avec les deux, si votre nouveau total devient le plus grand. Ou bien vous pouvez la déplacer tout entière vers un autre endroit, seule ou avec d’autres enchères perdantes et des travailleurs de derrière votre paravent : vers une enchère, même votre propre enchère gagnante ; vers une utilisation, dans la couleur de la tuile utilisée, même de la tuile qu’elle est en train de perdre ; ou dans le sac, pour payer une tuile d’échange (U7). Elle ne retourne jamais derrière votre paravent avant la fin de la saison. Exemple : votre enchère de 2 travailleurs rouges est dépassée ; avec 1 rouge de derrière votre paravent, vous pouvez ouvrir une enchère de 3 sur une tuile encore sans couleur, ou bien vous pouvez utiliser une tuile rouge avec ces 2 travailleurs.

rule-b6-title = Un côté, une enchère
rule-b6 = Tous vos travailleurs de votre côté d’une même tuile ne font plus qu’une enchère, d’où qu’ils viennent. Ils comptent ensemble, et ils ne peuvent partir qu’ensemble.

rule-b7-title = Autant d’enchères que vous voulez
rule-b7 = Vous pouvez enchérir en même temps sur autant de tuiles que vous voulez, tuiles ordre du tour comprises.

## C. Colours

rules-part-c = Les couleurs
rules-lead-c = Les premiers travailleurs placés sur une tuile ou à côté décident de la couleur que tous doivent y employer jusqu’à la fin de la saison. Ce sont donc vos couleurs qui décident où vous pouvez agir.

rule-c1-title = Les premiers travailleurs donnent la couleur
rule-c1 = Les premiers travailleurs placés sur une tuile ou à côté pendant une saison lui donnent sa couleur pour le reste de la saison. Cette couleur vaut pour les enchères et les utilisations, et pour tous les joueurs. Il en va de même pour les lots, les tuiles ordre du tour, les foyers et les tuiles des villages. Exemple : si un adversaire utilise une tuile avec 1 travailleur jaune, vous ne pouvez enchérir sur cette tuile qu’avec des travailleurs jaunes.

rule-c2-title = Le vert est une couleur à part entière
rule-c2 = Le vert est une quatrième couleur, comme les autres. Des travailleurs verts peuvent être les premiers sur n’importe quelle tuile, ou à côté, et la rendre verte. Mais le vert ne remplace aucune autre couleur : pour une tuile bleue, un travailleur vert ne sert à rien.

rule-c3-title = Les couleurs durent une saison
rule-c3 = À la fin de la saison, toutes les tuiles perdent leur couleur. Pendant la saison, une couleur ne change que par le bateau couronné (X7).

## U. Using tiles

rules-part-u = L’utilisation des tuiles
rules-lead-u = Des travailleurs placés sur une tuile font aussitôt son travail pour vous. Vous pouvez utiliser les tuiles des autres, mais vos travailleurs finissent alors chez le propriétaire de la tuile (E4).

rule-u1-title = Les tuiles que vous pouvez utiliser
rule-u1 = Vous pouvez utiliser toute tuile qui a une action : dans votre propre village, dans celui de n’importe quel autre joueur, et parmi les lots de la saison. Peu importe qu’un lot porte des enchères ou non, et votre propre enchère ne gêne pas. En hiver, on ne peut pas utiliser les lots.

rule-u2-title = Les tuiles que personne n’utilise (interprétation)
rule-u2 = On n’utilise jamais les tuiles ordre du tour, les bateaux, les bateaux d’été, les tuiles hiver, ni les tuiles dont la face visible ne montre aucune action : « Grange », « Forgeron », « Dépôt de pierre », « Dépôt de bois », « Forge », « Orfèvre », « Scierie », « Sculpteur » et « Puits ». Vous ne pouvez y placer aucun travailleur, pas même pour l’y laisser.

rule-u3-title = Chaque utilisation coûte plus
rule-u3 = La première utilisation d’une tuile dans une saison demande au moins 1 travailleur. Chaque utilisation suivante demande au moins un travailleur de plus que la précédente, peu importe qui l’a faite et quelle face était visible. Vous pouvez en placer plus que nécessaire, mais il n’y a jamais plus de 6 travailleurs en tout sur une tuile en une saison. Exemple : des utilisations à 1, 2 et 3 travailleurs remplissent une tuile. Si la première se fait avec 2 travailleurs et la deuxième avec 3, il y en a 5 sur la tuile ; une troisième utilisation, qui en demanderait 4, est impossible.

rule-u4-title = Une seule couleur par utilisation
rule-u4 = Tous les travailleurs d’une utilisation sont de la même couleur, celle de la tuile. Si la tuile n’a pas encore de couleur, vous en choisissez une, et la tuile la prend (C1). Seul le propriétaire du bateau arc-en-ciel (4b) peut mélanger les couleurs (X8).

rule-u5-title = Vous recevez aussitôt
rule-u5 = Vous recevez aussitôt ce que montre la face visible. Vous pouvez utiliser une tuile qui a une action même si elle ne vous apporte rien, par exemple parce que la réserve, le sac ou la pile est vide, ou parce que vous renoncez aux déplacements et aux améliorations. Cela peut valoir la peine quand vous voulez y placer des travailleurs. Seul un paiement impossible (U7) interdit une utilisation.

rule-u6-title = Où vont les gains
rule-u6 = Les ressources produites sur une tuile de votre propre village restent sur cette tuile. Les ressources produites partout ailleurs vont sur votre foyer. Les compétences et les travailleurs vont derrière votre paravent.

# A converter is a tile that takes one thing and gives others.
rule-u7-title = Les tuiles d’échange demandent un paiement (interprétation)
rule-u7 = Une tuile d’échange demande un paiement en plus des travailleurs que vous placez : « Foire », « Colporteur » et « Magasin », un travailleur de la couleur indiquée ; « Taverne », un travailleur de n’importe quelle couleur ; « Brasseur » et « Foire d’embauche », une compétence au choix ; « Charpentier », « Maçon » et « Fondeur », la compétence indiquée. Sans ce paiement, vous ne pouvez pas utiliser la tuile, et ce que vous payez est perdu même si vous recevez moins que prévu, ou rien. Le travailleur vient de derrière votre paravent, ou bien une enchère perdante entière paie à sa place ; elle peut se trouver à côté de n’importe quelle tuile, même de celle que vous utilisez, et pour « Foire », « Colporteur » et « Magasin », elle doit être de la couleur indiquée. L’enchère va alors tout entière dans le sac, et vous ne recevez tout de même l’avantage qu’une fois ; la même enchère ne peut pas fournir aussi les travailleurs que vous placez, mais une autre enchère perdante le peut. Exemple : pour « Colporteur », qui demande un travailleur jaune, votre enchère perdante de 3 travailleurs jaunes peut payer ; les 3 vont dans le sac, et vous ne recevez rien de plus qu’avec 1 seul.

rule-u8-title = Les travailleurs du sac, et les verts
rule-u8 = Les travailleurs du sac sont tirés au hasard, et un travailleur vert qui est entré dans le sac peut aussi en sortir. Quand une tuile donne des travailleurs verts, ils ne viennent que de la réserve de verts. Personne ne les cherche dans le sac.

rule-u9-title = Payer d’abord, tirer ensuite
rule-u9 = Vous choisissez chaque paiement et le mettez de côté avant tout tirage. Avec « Taverne », ce que vous payez n’entre dans le sac qu’après le tirage ; avec « Foire d’embauche », la compétence n’entre dans la pile qu’après le tirage. Vous ne pouvez donc pas tirer ce que vous venez de payer. Avec les autres tuiles, le paiement entre aussitôt dans le sac ou dans la pile.

rule-u10-title = « Atelier »
rule-u10 = Le recto de la tuile « Atelier » vous donne un fer, une pierre ou un bois. Vous choisissez parmi les types que la réserve contient encore ; si elle n’a plus aucun des trois, vous ne recevez rien. Le verso donne un de chaque.

rule-u11-title = Encore la même tuile
rule-u11 = Vous pouvez utiliser la même tuile plusieurs fois dans une saison. Chaque fois, elle demande plus de travailleurs (U3).

## M. Moving resources and upgrading

rules-part-m = Transporter et améliorer
rules-lead-m = Les foyers et les tuiles transport mènent vos ressources sur les routes de votre village et améliorent vos tuiles.

rule-m1-title = Déplacements et améliorations
rule-m1 = Quand vous utilisez un foyer ou une tuile transport (« Écurie », « Maréchal-ferrant » ou « Charron »), vous déplacez des ressources et améliorez des tuiles dans votre propre village, où que se trouve la tuile utilisée. Elle indique combien de déplacements et combien d’améliorations vous pouvez faire au plus ; c’est la face visible au moment où vous placez les travailleurs qui compte. Les lots et les tuiles mises de côté (V3) ne peuvent être ni atteints ni améliorés.

rule-m2-title = Un déplacement
rule-m2 = Un déplacement mène une ressource sur une tuile voisine de votre village, par un bord où une route rejoint une route. Vous répartissez vos déplacements comme vous voulez : une ressource peut aller loin, ou plusieurs faire un petit trajet.

rule-m3-title = Dans l’ordre que vous voulez, et moins si vous voulez
rule-m3 = Vous faites déplacements et améliorations dans n’importe quel ordre ; vous pouvez par exemple améliorer entre deux déplacements. Vous pouvez en laisser autant que vous voulez.

rule-m4-title = Payer une amélioration
rule-m4 = Une amélioration retourne une de vos tuiles sur son verso : votre foyer, ou une tuile printemps, été ou automne qui n’est pas un bateau d’été. Une tuile ne s’améliore qu’une fois. Les ressources du coût doivent être posées sur cette tuile même et retournent à la réserve : pour chaque symbole, une ressource de ce type ou un jeton or, à votre choix, et jamais plus que le coût ; un symbole or n’accepte que de l’or. Les compétences viennent de derrière votre paravent et sont remises dans la pile, mélangées ; là où le coût demande des ressources ou une compétence au choix, vous choisissez librement et pouvez mélanger les types. Exemple : le coût est de 1 bois et 1 pierre, et 1 bois, 1 pierre et 2 jetons or sont sur la tuile ; vous pouvez payer bois et pierre, bois et or, or et pierre, ou 2 jetons or.

rule-m5-title = Ce qui reste sur une tuile améliorée
rule-m5 = Tout le reste demeure sur la tuile : les autres ressources, les travailleurs, la couleur et le compte des utilisations. La tuile garde aussi son orientation.

rule-m6-title = Améliorer la tuile que l’on utilise
rule-m6 = Si le foyer ou la tuile transport que vous utilisez est dans votre propre village, sa propre utilisation peut aussi l’améliorer. Les déplacements et améliorations de cette utilisation ne changent pas ; le verso compte à partir de la suivante.

## E. End of a season

rules-part-e = La fin d’une saison
rules-lead-e = Quand une saison se termine, voici ce qui se passe, dans cet ordre. C’est là que se décide où va chaque travailleur.

rule-e1-title = Les enchères perdantes reviennent
rule-e1 = Vos enchères perdantes retournent derrière votre paravent.

rule-e2-title = Les lots sans enchère
rule-e2 = Les lots sans enchère quittent la partie. Les travailleurs posés dessus vont dans le sac, verts compris.

rule-e3-title = Les gagnants prennent leurs lots
rule-e3 = À partir du premier joueur, dans le sens horaire, chacun prend les lots qu’il a gagnés. Les travailleurs qui se trouvent sur un lot gagné vont derrière le paravent de son gagnant, peu importe qui les a placés. Les travailleurs de l’enchère gagnante vont dans le sac, verts compris. Avec un lot beaucoup utilisé, le gagnant reçoit donc beaucoup de travailleurs.

rule-e4-title = Les travailleurs dans les villages
rule-e4 = Tous les travailleurs sur les tuiles de votre village vont derrière votre paravent, peu importe qui les a placés. C’est ce que vous gagnez quand d’autres utilisent vos tuiles.

rule-e5-title = Les enchères sur les tuiles ordre du tour
rule-e5 = Les travailleurs des enchères gagnantes sur les tuiles ordre du tour vont dans le sac, verts compris.

rule-e6-title = Le choix des bateaux
rule-e6 = Au printemps, en été et en automne, c’est maintenant que l’on choisit les bateaux. Le gagnant de la tuile ordre du tour 1 choisit un bateau et prend ses travailleurs et ses compétences, puis viennent les gagnants des tuiles 2, 3 et 4 ; un joueur qui en a gagné plusieurs ne choisit qu’une fois, au plus petit numéro. Ensuite choisissent les joueurs sans tuile ordre du tour, dans le sens horaire à partir du nouveau premier joueur, en commençant par lui s’il n’en a pas. Chacun choisit exactement un bateau, même vide. Les tuiles ordre du tour restent sur la table pour la saison suivante.

rule-e7-title = Le nouveau premier joueur
rule-e7 = Le joueur qui a gagné la tuile ordre du tour avec le travailleur violet devient premier joueur dès que vient le tour de cette tuile, même s’il a déjà choisi un bateau grâce à une tuile de numéro inférieur. Si personne n’a enchéri dessus, l’ancien premier joueur le reste pendant le choix des bateaux ; ensuite, le travailleur violet passe à gauche. Exemple : à quatre joueurs, le travailleur violet est sur la tuile 3, et vous gagnez les tuiles 1 et 3. Vous choisissez le premier bateau, puis le gagnant de la tuile 2 choisit ; vous devenez alors premier joueur, et les deux autres choisissent dans le sens horaire à partir de vous.

rule-e8-title = Hiver : bateaux et tuiles ordre du tour s’ajoutent
rule-e8 = En hiver, on choisit les bateaux dans le même ordre (E6), mais vous prenez le bateau lui-même pour votre village, exactement un par joueur. Les gagnants de tuiles ordre du tour prennent aussi ces tuiles, toutes celles qu’ils ont gagnées ; les tuiles ordre du tour sans enchère quittent la partie. Le travailleur violet change de main comme aux autres saisons (E7), et il peut valoir des points (F9).

rule-e9-title = Ajouter les tuiles au village
rule-e9 = Chacun ajoute à son village les tuiles qu’il a gagnées (V1). Tous le font en même temps : aucun choix ne dépend de celui d’un autre.

## V. Villages

rules-part-v = Les villages
rules-lead-v = Comment vous ajoutez une tuile à votre village. Sa place décide du chemin que feront vos ressources et de ce que vaudront certains bateaux à la fin.

rule-v1-title = Ajouter une tuile
rule-v1 = Vous ajoutez une tuile de sorte qu’elle partage au moins un bord avec votre village. Vous pouvez la faire pivoter librement, et vous choisissez l’ordre dans lequel vous ajoutez vos tuiles. Vous ne pouvez pas refuser une tuile que vous avez gagnée.

rule-v2-title = Les bords doivent correspondre
rule-v2 = Partout où deux tuiles se touchent, leurs bords doivent correspondre : route avec route, champ avec champ, eau avec eau. Une nouvelle tuile n’a pas besoin d’être reliée par une route. Une fois placée, une tuile n’est plus jamais déplacée ni pivotée.

rule-v3-title = Les tuiles qui ne trouvent pas de place
rule-v3 = Tant qu’une de vos tuiles à placer trouve sa place quelque part, vous devez en placer une qui convient. Quand plus aucune ne convient, les autres sont mises de côté pour de bon. Une tuile mise de côté n’a aucun effet et ne rapporte aucun point.

## X. Summer boats

rules-part-x = Les bateaux d’été
rules-lead-x = Un bateau d’été donne à son propriétaire, et à personne d’autre, un pouvoir durable qui ne demande aucun travailleur. Il commence quand vous prenez la tuile à la fin de l’été (E3) : le bateau d’équipage (1a) et le bateau vert (1b) agissent déjà quand vous choisissez un bateau ce même été, et le bateau des prés (2a) libère déjà les tuiles que vous placez alors, lui compris. Si la tuile est mise de côté parce qu’elle ne trouve pas de place (V3), le pouvoir est perdu.

rule-x1-title = Bateau d’équipage · 1a : deux travailleurs
rule-x1 = Chaque fois que vous choisissez un bateau, à la fin de l’été, de l’automne et de l’hiver, vous tirez en plus deux travailleurs du sac. S’il y en a moins, vous tirez ce qu’il y a.

rule-x2-title = Bateau vert · 1b : un travailleur vert
rule-x2 = Chaque fois que vous choisissez un bateau, à la fin de l’été, de l’automne et de l’hiver, vous prenez en plus un travailleur vert dans la réserve, s’il y en a un.

rule-x3-title = Bateau des prés · 2a : à travers champs
rule-x3 = Vos déplacements peuvent franchir tout bord qui a une route ou un champ de chaque côté, mais jamais un bord avec de l’eau d’un côté ou de l’autre. Vous pouvez aussi ajouter des tuiles dont les bords ne correspondent pas, mais une nouvelle tuile doit toujours toucher votre village (V1). Un bord qui ne correspond pas n’est ni une liaison pour « Sea Bastion » (F11) ni une rivière pour « Sea Breese » (F12).

# "Doubled once": the doubling does not repeat.
rule-x4-title = Bateau jumeau · 2b : transport doublé
rule-x4 = Quand vous utilisez un foyer ou une tuile transport, où que ce soit, vous avez deux fois plus de déplacements et d’améliorations ; ils sont doublés une seule fois. Les autres joueurs qui utilisent vos tuiles n’ont rien de plus. Vos points du bateau « Keyflower » (F10) sont doublés aussi.

rule-x5-title = Bateau bâtisseur · 3a : tout paie les améliorations
rule-x5 = Quand vous payez des améliorations, chaque ressource compte comme n’importe quelle autre. Cela vaut aussi pour les symboles or : du bois peut payer l’or.

rule-x6-title = Bateau du troc · 3b : tout compte à la fin
rule-x6 = Lors du décompte final, chacune de vos ressources compte comme n’importe quelle autre : sur « Dépôt de pierre », « Dépôt de bois » et « Forgeron » comme le type qui y compte, et pour « Bijoutier » comme de l’or. Les ressources restantes comptent comme de l’or, 1 point chacune ; une table peut désactiver ce dernier point (O2).

# "Off-colour bid": the bid of the owner of Boat 4a in another colour than the tile's.
rule-x7-title = Bateau couronné · 4a : enchérir dans une autre couleur
rule-x7 = Là où quelqu’un d’autre a une enchère bleue, rouge ou jaune sur un lot, tuiles hiver comprises, vous pouvez enchérir dans la couleur de votre choix, une seule, même le vert, avec plus de travailleurs que la plus grande enchère. Ce n’est permis ni pour une tuile verte, ni pour une tuile qui a seulement été utilisée, ni pour une tuile ordre du tour (O1). Si vous y avez déjà une enchère, vous n’y ajoutez que sa propre couleur ; pour répliquer dans une autre couleur, il faut que cette enchère soit partie lors d’un tour précédent. Vous pouvez ensuite renforcer votre enchère d’une autre couleur, dans sa couleur, même quand les autres enchères sont parties. Tous les autres s’en tiennent à la couleur de la tuile, et vous aussi quand vous l’utilisez. Après chaque placement complet, si cette enchère d’une autre couleur est la seule qui reste et qu’aucun travailleur ne se trouve sur la tuile, sa couleur devient celle de la tuile.

rule-x8-title = Bateau arc-en-ciel · 4b : utiliser avec des couleurs mélangées
rule-x8 = Sur une tuile qui a déjà reçu une enchère ou été utilisée cette saison, même verte, vous pouvez placer des travailleurs de n’importe quelles couleurs, même mélangées, pour l’utiliser. Les nombres de travailleurs restent ceux de toujours (U3). La tuile garde sa couleur pour les enchères, et pour les utilisations de tous les autres, même s’il n’y reste aucun travailleur de cette couleur. Sur une tuile que personne n’a touchée cette saison, les règles habituelles valent : une seule couleur, et la tuile la prend (C1).

## F. Final scoring

rules-part-f = Le décompte final
rules-lead-f = Après l’hiver, vous comptez les points de votre village. Tout ce que vous avez encore peut compter, mais chaque chose une seule fois.

rule-f1-title = « Flipper » : une tuile retournée gratuitement
rule-f1 = Quand les tuiles de l’hiver sont placées, le propriétaire du bateau « Flipper » peut retourner une de ses tuiles qui pourrait encore être améliorée (M4). C’est gratuit, et cela n’arrive qu’une fois.

rule-f2-title = Les points imprimés
rule-f2 = Chaque tuile de votre village rapporte les points imprimés sur sa face visible. Une tuile retournée par le bateau « Flipper » (F1) ne rapporte que les points de sa nouvelle face.

rule-f3-title = Des points pour les ressources posées
rule-f3 = « Grange », « Forgeron », « Dépôt de pierre » et « Dépôt de bois » rapportent les points indiqués pour chaque ressource posée dessus à la fin : « Forgeron » pour le fer, « Dépôt de pierre » pour la pierre, « Dépôt de bois » pour le bois, « Grange » pour n’importe quel type. L’or compte comme le type de la tuile. Vous pouvez laisser chacune de ces ressources là où elle est, ou la céder à une autre tuile qui compte des points ; les ressources d’un autre type posées là sont libres de toute façon. Pendant le décompte, on n’apporte plus rien sur ces tuiles : menez-y donc vos ressources à temps.

# Scoring tiles: the tiles of F5, F6 and F7, which count resources, skills or workers.
rule-f4-title = Répartir le reste
rule-f4 = Toutes vos autres ressources, ainsi que les compétences et les travailleurs derrière votre paravent, vont comme vous voulez à vos tuiles qui comptent des points ; il n’y a pas besoin de transport. Chaque élément compte une fois. Chaque tuile sauf « Keythédrale » compte autant de fois que vous pouvez la remplir. Là où une tuile vous laisse choisir un type ou une couleur, vous choisissez une fois pour toute la tuile. Exemple : avec « Guilde Key » et 11 compétences, vous la remplissez deux fois pour 20 points, et la dernière compétence peut encore compter pour « Érudit », si vous avez aussi cette tuile.

rule-f5-title = Des points pour les ressources
rule-f5 = « Bijoutier » donne 2 points pour chaque jeton or, « Guilde des merciers » 5 pour chaque série de fer, pierre et bois. « Moulin à eau » donne 1 point pour chaque ressource d’un type que vous choisissez, « Moulin à vent » 5 pour chaque groupe de 5 ressources, mélangées à volonté. L’or compte ici comme n’importe quel type ; même une série entière peut être en or. Chaque jeton or que vous ne donnez à aucune tuile vaut 1 point.

rule-f6-title = Des points pour les compétences
rule-f6 = « Guilde Key » donne 10 points pour chaque groupe de 5 compétences, mélangées à volonté. « Érudit » en donne 3 pour chaque compétence d’un type que vous choisissez. « Scribes » en donne 10 pour chaque série enclume, pioche et scie.

rule-f7-title = Des points pour les travailleurs
rule-f7 = « Apothicaire » donne 3 points pour chaque groupe de 5 travailleurs, mélangés à volonté, verts compris. « Guilde des artisans » en donne 3 pour chaque série bleu, rouge et jaune ; le vert n’y compte jamais. « Marché Key » en donne 2 pour chaque travailleur vert. « Salle du village » en donne 1 pour chaque travailleur d’une couleur que vous choisissez, le vert aussi. Le bateau « White Wind » en donne 1 pour chaque travailleur.

rule-f8-title = Les tuiles à points fixes
rule-f8 = « Keythédrale » vaut 12 points, le bateau « Ianvincible » 5 et le bateau « Flipper » 2. Ce sont leurs points imprimés (F2) ; ils ne s’ajoutent pas une seconde fois.

rule-f9-title = Ce que compte le travailleur violet (interprétation)
rule-f9 = Le joueur qui détient le travailleur violet une fois choisis les bateaux de l’hiver (E8), même s’il a seulement été passé à gauche, peut le compter une fois. Il compte comme une ressource de n’importe quel type, or compris, comme une compétence de n’importe quel type, ou comme un travailleur de n’importe quelle couleur. Comme ressource, il peut aussi être mis sur « Grange », « Forgeron », « Dépôt de pierre » ou « Dépôt de bois », pour les points que chaque ressource y rapporte. Comme or restant, il vaut 1 point.

rule-f10-title = « Keyflower » : des points pour le transport
rule-f10 = Le bateau « Keyflower » donne 1 point pour chaque déplacement imprimé sur les faces visibles de votre village, foyer compris. Avec le bateau jumeau (2b), il en donne deux fois plus (X4).

rule-f11-title = « Sea Bastion » : des points pour une boucle
rule-f11 = Suivez un parcours fermé dans votre village : il emprunte des liaisons où une route rejoint une route (M2), finit là où il a commencé et n’emprunte aucune liaison deux fois, mais il peut repasser par une tuile. « Sea Bastion » donne 1 point pour chaque tuile différente de votre meilleur parcours de ce genre ; votre foyer et les tuiles ordre du tour comptent aussi, mais pas les passages du bateau des prés (2a). La plus petite boucle a 3 tuiles. De plusieurs boucles séparées, seule la meilleure compte, et sans boucle, c’est 0 point. Exemple : deux boucles de 3 tuiles qui ont une tuile en commun font un parcours de 5 tuiles différentes, pour 5 points.

rule-f12-title = « Sea Breese » : des points pour une rivière
rule-f12 = « Sea Breese » compte les bateaux d’une ligne d’eau ininterrompue qui part de votre foyer ; les bateaux d’été et « Sea Breese » lui-même comptent aussi. Le bord d’eau du premier bateau touche le bord d’eau de votre foyer, et chaque bateau suivant touche le bord d’eau opposé du bateau d’avant. Un vide, une autre tuile ou un bateau tourné autrement met fin à la ligne. Pour 1, 2, 3, 4 ou 5 bateaux, vous recevez 2, 4, 8, 16 ou 32 points en tout, et 0 point s’il n’y en a aucun.

rule-f13-title = Tuiles ordre du tour : des points pour les voisines (interprétation)
rule-f13 = Une tuile ordre du tour dans votre village donne 1 point pour chaque tuile qui partage un bord avec elle. Peu importe le genre de tuile, et il n’y a pas besoin de route. Deux tuiles ordre du tour voisines se comptent l’une l’autre.

rule-f14-title = Le meilleur compte, et la victoire (interprétation)
rule-f14 = Vous n’avez pas à chercher le meilleur emploi de ce que vous avez. Le programme trouve pour chacun la répartition qui rapporte le plus de points et la montre élément par élément ; à égalité, il prend toujours la même. Le joueur qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.

## O. Options of a table

rules-part-o = Les options d’une table
rules-lead-o = Deux de ces règles peuvent se lire de deux façons : chaque table choisit. Le choix est enregistré avec la partie.

rule-o1-title = Le bateau couronné (4a) et les tuiles ordre du tour
rule-o1 = Le bateau couronné (X7) n’agit pas sur les tuiles ordre du tour, sauf si la table en décide autrement.

rule-o2-title = Le bateau du troc (3b) et les ressources restantes
rule-o2 = Avec le bateau du troc (X6), les ressources restantes comptent comme de l’or, 1 point chacune, sauf si la table en décide autrement.
