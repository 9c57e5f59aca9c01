page-more = Autres possibilités
menu-daily = Partie du jour
menu-score = Compter une vraie partie
menu-statistics = Vos statistiques
end-daily = Résultats du jour
daily-late = Vous n’avez pas terminé cette partie à temps : elle ne compte ni pour les résultats, ni pour votre série, ni pour votre classement.
