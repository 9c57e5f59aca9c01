# The log in words: web/src/log. One message for each sentence and colour; present or past as the
# language likes. $name is the player, $place and $tile are names of tiles (labels, never
# inflected), $owner another player. $icon is a small picture of the piece that is named: put it
# close to the number, without a space, where it helps; leave it out where it does not.

# What the reader is called in sentences about the reader. Where the verb would have to change, use
# { $name } instead.
log-you = { $name }
# Two players of one name are told apart by their emblem.
log-same-name = { $name } ({ $emblem })
log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-season = { $season ->
    [spring] Printemps
    [summer] Été
    [autumn] Automne
   *[winter] Hiver
}
log-close = { $season ->
    [spring] Fin du printemps
    [summer] Fin de l’été
    [autumn] Fin de l’automne
   *[winter] Fin de l’hiver
}
log-unfold = Toutes les étapes
log-undone = Défait :
log-mine = Votre coup :
log-newest = Au plus récent

# Items of lists within the sentences below, in the case that these need.
log-some-blue = { $count ->
    [one] { $count }{ $icon } bleu
   *[other] { $count }{ $icon } bleus
}
log-some-red = { $count ->
    [one] { $count }{ $icon } rouge
   *[other] { $count }{ $icon } rouges
}
log-some-yellow = { $count ->
    [one] { $count }{ $icon } jaune
   *[other] { $count }{ $icon } jaunes
}
log-some-green = { $count ->
    [one] { $count }{ $icon } vert
   *[other] { $count }{ $icon } verts
}
log-some-iron = { $count }{ $icon } fer
log-some-stone = { $count ->
    [one] { $count }{ $icon } pierre
   *[other] { $count }{ $icon } pierres
}
log-some-wood = { $count }{ $icon } bois
log-some-gold = { $count }{ $icon } or
log-some-anvil = { $count ->
    [one] { $count }{ $icon } enclume
   *[other] { $count }{ $icon } enclumes
}
log-some-pick = { $count ->
    [one] { $count }{ $icon } pioche
   *[other] { $count }{ $icon } pioches
}
log-some-saw = { $count ->
    [one] { $count }{ $icon } scie
   *[other] { $count }{ $icon } scies
}
log-some-skill = { $count ->
    [one] { $count }{ $icon } compétence
   *[other] { $count }{ $icon } compétences
}
log-some-purple = le travailleur violet{ $icon }

# Bids. $count workers come, $total are there then; $from lists the places that losing bids leave.
log-bid-blue = { $count ->
    [one] { $name } mise { $count }{ $icon } bleu sur { $place }.
   *[other] { $name } mise { $count }{ $icon } bleus sur { $place }.
}
log-bid-red = { $count ->
    [one] { $name } mise { $count }{ $icon } rouge sur { $place }.
   *[other] { $name } mise { $count }{ $icon } rouges sur { $place }.
}
log-bid-yellow = { $count ->
    [one] { $name } mise { $count }{ $icon } jaune sur { $place }.
   *[other] { $name } mise { $count }{ $icon } jaunes sur { $place }.
}
log-bid-green = { $count ->
    [one] { $name } mise { $count }{ $icon } vert sur { $place }.
   *[other] { $name } mise { $count }{ $icon } verts sur { $place }.
}
log-raise-blue = { $count ->
    [one] { $name } ajoute { $count }{ $icon } bleu sur { $place }, { $total } en tout.
   *[other] { $name } ajoute { $count }{ $icon } bleus sur { $place }, { $total } en tout.
}
log-raise-red = { $count ->
    [one] { $name } ajoute { $count }{ $icon } rouge sur { $place }, { $total } en tout.
   *[other] { $name } ajoute { $count }{ $icon } rouges sur { $place }, { $total } en tout.
}
log-raise-yellow = { $count ->
    [one] { $name } ajoute { $count }{ $icon } jaune sur { $place }, { $total } en tout.
   *[other] { $name } ajoute { $count }{ $icon } jaunes sur { $place }, { $total } en tout.
}
log-raise-green = { $count ->
    [one] { $name } ajoute { $count }{ $icon } vert sur { $place }, { $total } en tout.
   *[other] { $name } ajoute { $count }{ $icon } verts sur { $place }, { $total } en tout.
}
log-bid-from-blue = { $count ->
    [one] { $name } mise { $count }{ $icon } bleu sur { $place }, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
   *[other] { $name } mise { $count }{ $icon } bleus sur { $place }, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
}
log-bid-from-red = { $count ->
    [one] { $name } mise { $count }{ $icon } rouge sur { $place }, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
   *[other] { $name } mise { $count }{ $icon } rouges sur { $place }, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
}
log-bid-from-yellow = { $count ->
    [one] { $name } mise { $count }{ $icon } jaune sur { $place }, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
   *[other] { $name } mise { $count }{ $icon } jaunes sur { $place }, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
}
log-bid-from-green = { $count ->
    [one] { $name } mise { $count }{ $icon } vert sur { $place }, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
   *[other] { $name } mise { $count }{ $icon } verts sur { $place }, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
}
log-raise-from-blue = { $count ->
    [one] { $name } ajoute { $count }{ $icon } bleu sur { $place }, { $total } en tout, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
   *[other] { $name } ajoute { $count }{ $icon } bleus sur { $place }, { $total } en tout, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
}
log-raise-from-red = { $count ->
    [one] { $name } ajoute { $count }{ $icon } rouge sur { $place }, { $total } en tout, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
   *[other] { $name } ajoute { $count }{ $icon } rouges sur { $place }, { $total } en tout, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
}
log-raise-from-yellow = { $count ->
    [one] { $name } ajoute { $count }{ $icon } jaune sur { $place }, { $total } en tout, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
   *[other] { $name } ajoute { $count }{ $icon } jaunes sur { $place }, { $total } en tout, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
}
log-raise-from-green = { $count ->
    [one] { $name } ajoute { $count }{ $icon } vert sur { $place }, { $total } en tout, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
   *[other] { $name } ajoute { $count }{ $icon } verts sur { $place }, { $total } en tout, avec { $bids ->
        [one] l’enchère perdante reprise sur { $from }
       *[other] les enchères perdantes reprises sur { $from }
    }.
}

# Uses: of a tile laid out, in the own village, in the village of $owner.
log-use-lot-blue = { $count ->
    [one] { $name } utilise { $place } avec { $count }{ $icon } bleu.
   *[other] { $name } utilise { $place } avec { $count }{ $icon } bleus.
}
log-use-lot-red = { $count ->
    [one] { $name } utilise { $place } avec { $count }{ $icon } rouge.
   *[other] { $name } utilise { $place } avec { $count }{ $icon } rouges.
}
log-use-lot-yellow = { $count ->
    [one] { $name } utilise { $place } avec { $count }{ $icon } jaune.
   *[other] { $name } utilise { $place } avec { $count }{ $icon } jaunes.
}
log-use-lot-green = { $count ->
    [one] { $name } utilise { $place } avec { $count }{ $icon } vert.
   *[other] { $name } utilise { $place } avec { $count }{ $icon } verts.
}
log-use-lot-mixed = { $name } utilise { $place } avec { $workers }.
log-use-lot-some = { $name } utilise { $place }.
log-use-own-blue = { $count ->
    [one] { $name } utilise { $place } dans son village avec { $count }{ $icon } bleu.
   *[other] { $name } utilise { $place } dans son village avec { $count }{ $icon } bleus.
}
log-use-own-red = { $count ->
    [one] { $name } utilise { $place } dans son village avec { $count }{ $icon } rouge.
   *[other] { $name } utilise { $place } dans son village avec { $count }{ $icon } rouges.
}
log-use-own-yellow = { $count ->
    [one] { $name } utilise { $place } dans son village avec { $count }{ $icon } jaune.
   *[other] { $name } utilise { $place } dans son village avec { $count }{ $icon } jaunes.
}
log-use-own-green = { $count ->
    [one] { $name } utilise { $place } dans son village avec { $count }{ $icon } vert.
   *[other] { $name } utilise { $place } dans son village avec { $count }{ $icon } verts.
}
log-use-own-mixed = { $name } utilise { $place } dans son village avec { $workers }.
log-use-own-some = { $name } utilise { $place } dans son village.
log-use-other-blue = { $count ->
    [one] { $name } utilise { $place } ({ $owner }) avec { $count }{ $icon } bleu.
   *[other] { $name } utilise { $place } ({ $owner }) avec { $count }{ $icon } bleus.
}
log-use-other-red = { $count ->
    [one] { $name } utilise { $place } ({ $owner }) avec { $count }{ $icon } rouge.
   *[other] { $name } utilise { $place } ({ $owner }) avec { $count }{ $icon } rouges.
}
log-use-other-yellow = { $count ->
    [one] { $name } utilise { $place } ({ $owner }) avec { $count }{ $icon } jaune.
   *[other] { $name } utilise { $place } ({ $owner }) avec { $count }{ $icon } jaunes.
}
log-use-other-green = { $count ->
    [one] { $name } utilise { $place } ({ $owner }) avec { $count }{ $icon } vert.
   *[other] { $name } utilise { $place } ({ $owner }) avec { $count }{ $icon } verts.
}
log-use-other-mixed = { $name } utilise { $place } ({ $owner }) avec { $workers }.
log-use-other-some = { $name } utilise { $place } ({ $owner }).

# What a tile takes and gives.
log-pay-blue = { $name } paie 1{ $icon } travailleur bleu.
log-pay-red = { $name } paie 1{ $icon } travailleur rouge.
log-pay-yellow = { $name } paie 1{ $icon } travailleur jaune.
log-pay-green = { $name } paie 1{ $icon } travailleur vert.
log-pay-anvil = { $name } paie une enclume{ $icon }.
log-pay-pick = { $name } paie une pioche{ $icon }.
log-pay-saw = { $name } paie une scie{ $icon }.
log-pay-skill = { $name } paie une compétence{ $icon }, face cachée.
log-pay-bid-blue = { $count ->
    [one] { $name } paie avec l’enchère perdante sur { $place }, { $count }{ $icon } bleu.
   *[other] { $name } paie avec l’enchère perdante sur { $place }, { $count }{ $icon } bleus.
}
log-pay-bid-red = { $count ->
    [one] { $name } paie avec l’enchère perdante sur { $place }, { $count }{ $icon } rouge.
   *[other] { $name } paie avec l’enchère perdante sur { $place }, { $count }{ $icon } rouges.
}
log-pay-bid-yellow = { $count ->
    [one] { $name } paie avec l’enchère perdante sur { $place }, { $count }{ $icon } jaune.
   *[other] { $name } paie avec l’enchère perdante sur { $place }, { $count }{ $icon } jaunes.
}
log-pay-bid-green = { $count ->
    [one] { $name } paie avec l’enchère perdante sur { $place }, { $count }{ $icon } vert.
   *[other] { $name } paie avec l’enchère perdante sur { $place }, { $count }{ $icon } verts.
}
log-pay-bid = { $name } paie avec l’enchère perdante sur { $place }.
log-take-iron = { $name } prend 1{ $icon } fer.
log-take-stone = { $name } prend 1{ $icon } pierre.
log-take-wood = { $name } prend 1{ $icon } bois.
log-take-gold = { $name } prend 1{ $icon } or.
log-step-iron = { $name } déplace 1{ $icon } fer depuis { $from } vers { $to }.
log-step-stone = { $name } déplace 1{ $icon } pierre depuis { $from } vers { $to }.
log-step-wood = { $name } déplace 1{ $icon } bois depuis { $from } vers { $to }.
log-step-gold = { $name } déplace 1{ $icon } or depuis { $from } vers { $to }.
log-step-iron-somewhere = { $name } déplace 1{ $icon } fer.
log-step-stone-somewhere = { $name } déplace 1{ $icon } pierre.
log-step-wood-somewhere = { $name } déplace 1{ $icon } bois.
log-step-gold-somewhere = { $name } déplace 1{ $icon } or.
log-upgrade = { $name } améliore { $tile } pour { $cost }.
log-upgrade-free = { $name } améliore { $tile }.
log-done = { $name } a fini de déplacer.

# Everything else.
log-deal = La partie commence.
log-pass = { $name } passe.
log-boat = { $name } choisit le bateau { $boat }.
log-place = { $name } place { $tile } dans son village.
log-winter = { $name } choisit des tuiles hiver.
log-winter-tiles = { $count ->
    [one] { $name } choisit la tuile hiver { $tiles }.
   *[other] { $name } choisit les tuiles hiver { $tiles }.
}
log-flip = { $name } retourne { $tile } grâce au Flipper.
log-keep = { $name } ne retourne rien.
log-undo = { $name } défait ce coup.
log-unknown = { $name } joue un coup.

# What was drawn. Others see only how many.
log-drew = { $name } tire { $pieces }.
log-drew-workers = { $count ->
    [one] { $name } tire { $count }{ $icon } travailleur.
   *[other] { $name } tire { $count }{ $icon } travailleurs.
}
log-drew-skills = { $count ->
    [one] { $name } tire { $count }{ $icon } compétence.
   *[other] { $name } tire { $count }{ $icon } compétences.
}
log-got-tiles = { $name } reçoit les tuiles hiver { $tiles }.
log-got-hidden = { $count ->
    [one] { $name } reçoit { $count } tuile hiver.
   *[other] { $name } reçoit { $count } tuiles hiver.
}
log-laid-out = Mises aux enchères : { $tiles }.
log-loaded = Sur les bateaux : { $pieces }.

# The end of a season, a line each. $workers: a list as above.
log-won = { $name } remporte { $place } avec { $workers }.
log-unsold = { $count ->
    [one] Personne n’a enchéri sur { $tiles } : tuile retirée du jeu.
   *[other] Personne n’a enchéri sur { $tiles } : tuiles retirées du jeu.
}
log-unsold-stays = Personne n’a enchéri sur { $tiles }.
log-home = { $name } récupère { $workers }.
# $icon is the purple worker, who goes to whoever starts the season after $season.
log-starts = { $season ->
    [spring] L’été commence avec { $name }{ $icon }
    [summer] L’automne commence avec { $name }{ $icon }
    [autumn] L’hiver commence avec { $name }{ $icon }
   *[winter] Le travailleur violet revient à { $name }{ $icon }
}
