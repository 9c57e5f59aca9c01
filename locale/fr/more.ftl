page-more = Autres possibilités
menu-daily = Partie du jour
menu-score = Compter une vraie partie
menu-statistics = Vos statistiques
end-daily = Tous les résultats du jour
