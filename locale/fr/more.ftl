page-more = Autres possibilités
menu-daily = Partie du jour
menu-score = Compter une vraie partie
menu-statistics = Vos statistiques
end-daily = Résultats du jour
daily-late = Vous n’avez pas terminé cette partie à temps : elle ne compte ni pour les résultats, ni pour votre série, ni pour votre classement.
daily-play = Jouer la partie du jour
daily-continue = Continuer votre partie
daily-see = Votre partie
daily-streak-text = { $count ->
    [one] Série de { $count } jour
   *[other] Série de { $count } jours
}
daily-puzzle = Problème du jour
daily-puzzle-solve = Résoudre
puzzle-theme-bid_or_use = Miser ou utiliser ?
puzzle-theme-upgrade = Améliorer à temps
puzzle-theme-transport = Transport
puzzle-theme-loops_rivers = Boucles et rivières
puzzle-theme-winter_sets = Points de l’hiver
puzzle-theme-denying = Prendre la tête
puzzle-solved = Résolu !
puzzle-level-easy = Facile
puzzle-level-medium = Moyen
puzzle-level-hard = Difficile
