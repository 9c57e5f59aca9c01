page-more = Mai multe
menu-daily = Partida zilei
menu-score = Numără o partidă reală
menu-statistics = Statisticile tale
end-daily = Toate rezultatele zilei
daily-late = N-ai terminat la timp partida aceasta, așa că nu contează pentru rezultate, zilele la rând sau cota ta.
