# Words of the whole page.

page-title = Keyflower
page-skip = Sari la conținut
page-home = Keyflower, pagina de start

menu-learn = Învață
menu-settings = Setări
menu-fair = Extrageri corecte
menu-sound = Sunet
menu-open = Meniu
menu-close = Închide meniul
menu-licences = Licențe software

button-cancel = Anulează
button-close = Închide
button-back = Înapoi
button-again = Încearcă din nou
button-save = Salvează
button-copy = Copiază linkul
button-copied = Copiat

language = Limbă
language-missing = Keyflower nu este încă tradus în limba aceasta: { $language }. Pagina este în română; toate limbile sunt în meniu.
theme = Temă
theme-system = Ca în sistem
theme-light = Luminoasă
theme-dark = Întunecată

# Somebody at a table.
seat-you = Tu
seat-open = Loc liber
seat-bot = { $name } · { $strength }

# How strong a bot is; ids of GET /api/bots.
strength-beginner = Începător
strength-easy = Ușor
strength-medium = Mediu
strength-strong = Puternic
strength-expert = Expert
strength-master = Maestru

# What to expect of a bot that strong, in one short line.
strength-beginner-line = Mută la întâmplare: ai timp să înveți regulile.
strength-easy-line = Ia ce pare mai bun pe moment. Îl vei învinge repede.
strength-medium-line = Își plănuiește tot rândul. Un adversar pe măsură după ce știi plăcuțele.
strength-strong-line = Știe câte ceva despre ce aduce victoria. Vei avea nevoie de un plan.
strength-expert-line = A învățat din zeci de mii de partide jucate cu sine însuși. Greu de învins.
strength-master-line = Gândește și câteva mutări înainte. Cel mai dur adversar de aici.
# How strong a bot was measured: a number as in chess, 1500 is average.
strength-rating = Cotă { $rating }

loading = Se încarcă…
loading-long = Durează mai mult ca de obicei. Poate că serverul e ocupat.

# Lost connection: what is safe, and when it is tried again.
connection-lost = S-a întrerupt conexiunea. Nu s-a pierdut nimic; se încearcă din nou { $seconds ->
    [0] acum.
    [one] peste { $seconds } secundă.
    [few] peste { $seconds } secunde.
   *[other] peste { $seconds } de secunde.
}
connection-trying = Se conectează…
connection-now = Încearcă acum

missing-title = Aici nu e nimic
missing-text = La această adresă nu există nicio pagină. Poate că a fost scrisă greșit sau masa nu mai există.
missing-home = La pagina de start
