page-more = Mai multe
menu-daily = Partida zilei
menu-score = Punctează partide reale
menu-statistics = Statisticile tale
end-daily = Rezultatele zilei
daily-late = N-ai terminat la timp partida aceasta, așa că nu contează pentru rezultate, pentru seria sau pentru cota ta.
daily-play = Joacă partida de azi
daily-continue = Continuă partida
daily-see = Partida ta
daily-streak-text = { $count ->
    [one] Serie de { $count } zi
    [few] Serie de { $count } zile
   *[other] Serie de { $count } de zile
}
daily-puzzle = Problema zilei
daily-puzzle-solve = Rezolvă problema
puzzle-theme-bid_or_use = Licitezi sau folosești?
puzzle-theme-upgrade = Îmbunătățire la timp
puzzle-theme-transport = Transport
puzzle-theme-loops_rivers = Bucle și râuri
puzzle-theme-winter_sets = Punctele iernii
puzzle-theme-denying = Preia conducerea
puzzle-solved = Rezolvat!
puzzle-level-easy = Ușor
puzzle-level-medium = Mediu
puzzle-level-hard = Greu
