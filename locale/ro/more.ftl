page-more = Mai multe
menu-daily = Partida zilei
menu-score = Numără o partidă reală
menu-statistics = Statisticile tale
end-daily = Toate rezultatele zilei
