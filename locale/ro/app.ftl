# The app around the pages: profile, invitations, and being offline.

menu-profile = Profilul tău
invitations = Ai primit o invitație
invitation-decline = Nu, mulțumesc
invitation-block = Blochează gazda
me-return = Ai mai jucat aici?
offline-title = Nu ai conexiune
offline-text = Partidele tale sunt în siguranță pe server. Pagina se reîncarcă singură când revine conexiunea.
offline-learn = Citește regulile

# What a link to a page shows in a chat or a feed.
preview-lobby = Joacă Keyflower cu prietenii sau cu boți, în browserul tău.
preview-invited = Ai o invitație la o partidă de Keyflower.
preview-daily = Partida zilei la Keyflower: aceleași piese și aceiași adversari pentru toți. Câte puncte faci?
preview-puzzles = O problemă de Keyflower: găsește cea mai bună mutare.
preview-waiting = { $free ->
    [one] O masă de Keyflower cu un loc liber.
    [few] O masă de Keyflower cu { $free } locuri libere.
   *[other] O masă de Keyflower cu { $free } de locuri libere.
}
preview-playing = O partidă de Keyflower: { $players }.
preview-finished = O partidă încheiată de Keyflower: { $players }.
preview-uploaded = O partidă de Keyflower dintr-un fișier încărcat: { $players }.
preview-player = { $name } { $points }
