# People at the table: villagers and their faces, presence, phrases, invitations.

# The villagers: bots bear their names, people may choose their portraits. One line of character,
# which promises nothing about strength.
villager-nora = Nora
villager-nora-line = Counts twice, bids once.
villager-emil = Emil
villager-emil-line = Knows every boat by its creak.
villager-lina = Lina
villager-lina-line = Runs first, plans on the way.
villager-toma = Toma
villager-toma-line = Waits. Then waits a little more.
villager-mina = Mina
villager-mina-line = Smiles when the price goes up.
villager-leo = Leo
villager-leo-line = Never met a tile he didn’t like.
villager-petra = Petra
villager-petra-line = Builds straight, talks straighter.
villager-darius = Darius
villager-darius-line = Was thinking of winter in spring.

# How strong a bot is, for screen readers and on the badge; $strength is one of strength-….
strength-level = Strength: { $strength }, { $level } of 6

# Choosing a portrait and a name.
me-face = Your portrait
me-face-emblem = The emblem of your seat
me-name-longest = That’s as long as a name can be: { $most } characters.
room-name-title = What should the others call you?
room-name-sit = Sit down

# Inviting and sharing, at the table and before the game.
share-title = Invite and share
share-watch = Link to watch
share-watch-text = Whoever has it can watch, but sees nothing behind the screens.
share-watch-off = Nobody can watch this table.
share-qr = QR code: { $what }
share-qr-text = Or point the other device’s camera at this.
# $command starts the server.
share-local = Only this computer can open this link. To let others in, start the server with “{ $command }” and open the page by this computer’s address.

# Who is at the table just now.
presence-here = { $name } is here
presence-away = { $name } is away
presence-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}

# Quick phrases of the chat: everyone reads them in their own language.
phrases = Quick phrases
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-nice = Nice move!
phrase-thanks = Thank you!
phrase-moment = One moment, please.
phrase-oops = Oops!
phrase-back = I’m back.
phrase-good_game = Good game!

# A gentle reminder to those whose turn it is; it also stands in the chat.
phrase-nudge = Your turn, when you’re ready.
nudge = Nudge
nudge-text = Reminds whoever the table is waiting for, at most once a minute.
nudge-got = { $name }: “Your turn, when you’re ready.”

# Addresses that lead nowhere.
missing-learn = Learn the game
missing-replay-title = This game isn’t here
missing-replay-text = Maybe there’s a typo in the link, or the game is gone. If you have the game file, you can open it here.

# In menus: a channel hears whose turn it is.
menu-webhook = Post to a channel
