# Going through a game again: web/src/features/replay.

replay-screen = Reluare
replay-of = Reluare: { $names }
replay-before = Înainte de prima mutare

replay-timeline = Momentul partidei
replay-position = { $at } din { $last }
replay-chapter = { $season ->
    [spring] La începutul primăverii
    [summer] La începutul verii
    [autumn] La începutul toamnei
   *[winter] La începutul iernii
}
replay-graph = Șansele de victorie ale fiecărui jucător, mutare cu mutare
replay-share-of = Șanse de victorie: { $name }, { $share }

replay-first = La început
replay-back = O mutare înapoi
replay-play = Redă
replay-pause = Pauză
replay-forward = O mutare înainte
replay-last = La sfârșit
replay-speed = Viteză
replay-speed-value = { $speed }×
replay-keys = Taste: ← → o mutare, Spațiu redare, Home și End, Page Up și Page Down pentru anotimpuri.

replay-viewer = Perspectivă
replay-viewer-open = Paravane deschise
replay-viewer-spectator = Spectator
replay-viewer-own = Cum vezi tu
replay-running = Partida continuă: se arată doar ce ai voie să știi.

replay-share = Distribuie
replay-share-label = Link către acest moment
replay-download = Fișierul partidei
replay-continue = Continuă de aici
replay-continue-title = Continuă de aici împotriva boților
replay-continue-text = O partidă nouă începe din acest moment. Tu ocupi un loc, boții le ocupă pe celelalte.
replay-continue-seat = Locul tău
replay-continue-bot = Nivelul boților
replay-continue-go = Începe
replay-scores = Scor final
replay-log = Toate mutările
replay-table = Masa în acest moment

# What a player has behind the screen.
replay-screen-of = În spatele paravanului
replay-turning = Momente de cotitură
replay-try = Găsești ceva mai bun aici? Continuă de aici și încearcă.
