# People at the table: villagers and their faces, presence, phrases, invitations.

# The villagers: bots bear their names, people may choose their portraits. One line of character,
# which promises nothing about strength.
villager-nora = Nora
villager-nora-line = Numără de două ori, licitează o dată.
villager-emil = Emil
villager-emil-line = Recunoaște fiecare barcă după scârțâit.
villager-lina = Lina
villager-lina-line = Întâi aleargă, planul îl face pe drum.
villager-toma = Toma
villager-toma-line = Așteaptă. Apoi mai așteaptă puțin.
villager-mina = Mina
villager-mina-line = Zâmbește când crește prețul.
villager-leo = Leo
villager-leo-line = N-a văzut încă o plăcuță care să nu-i placă.
villager-petra = Petra
villager-petra-line = Construiește drept, vorbește pe șleau.
villager-darius = Darius
villager-darius-line = Se gândea la iarnă încă din primăvară.

# How strong a bot is, for screen readers and on the badge; $strength is one of strength-….
strength-level = Nivel: { $strength }, { $level } din 6

# Choosing a portrait and a name.
me-face = Portretul tău
me-face-emblem = Emblema locului tău
me-name-longest = Un nume nu poate fi mai lung: cel mult { $most } de caractere.
room-name-title = Cum să-ți spună ceilalți?
room-name-sit = Așază-te

# Inviting and sharing, at the table and before the game.
share-title = Invită și distribuie
share-watch = Link pentru spectatori
share-watch-text = Cine îl are poate urmări partida, dar nu vede în spatele paravanelor.
share-watch-off = Masa aceasta nu admite spectatori.
share-qr = Cod QR: { $what }
share-qr-text = Sau îndreaptă spre el camera celuilalt dispozitiv.
share-local = Doar acest calculator poate deschide linkul. Ca să intre și alții, pornește serverul cu „{ $command }” și deschide pagina prin adresa acestui calculator.

# Who is at the table just now.
presence-here = { $name }: e aici
presence-away = { $name }: nu e aici
presence-spectators = { $count ->
    [one] { $count } spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
}

# Quick phrases of the chat: everyone reads them in their own language.
phrases = Replici rapide
phrase-hello = Salut!
phrase-luck = Mult noroc!
phrase-nice = Frumoasă mutare!
phrase-thanks = Mulțumesc!
phrase-moment = O clipă, te rog.
phrase-oops = Hopa!
phrase-back = M-am întors.
phrase-good_game = Frumoasă partidă!

# A gentle reminder to those whose turn it is; it also stands in the chat.
phrase-nudge = E rândul tău, când poți.
nudge = Dă un semn
nudge-text = Îi amintește persoanei așteptate că e la rând, cel mult o dată pe minut.
nudge-got = { $name }: „E rândul tău, când poți.”

# Addresses that lead nowhere.
missing-learn = Învață jocul
missing-replay-title = Partida aceasta nu e aici
missing-replay-text = Poate că linkul a fost scris greșit sau partida nu mai există. Dacă ai fișierul ei, îl poți deschide aici.

# In menus: a channel hears whose turn it is.
menu-webhook = Mesaje pe un canal
