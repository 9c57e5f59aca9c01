page-more = Mai multe
menu-daily = Partida zilei
menu-score = Punctează partide reale
menu-statistics = Statisticile tale
end-daily = Rezultatele zilei
daily-late = N-ai terminat la timp partida aceasta, așa că nu contează pentru rezultate, pentru seria sau pentru cota ta.
