# Words of the whole page.

page-title = Keyflower
page-skip = Skip to the content
page-home = Keyflower, start page

menu-learn = Learn
menu-settings = Settings
menu-fair = Fair draws
menu-sound = Sound
menu-open = Menu
menu-close = Close the menu
# Leads to a text in English: the licences of what the page contains of others.
menu-licences = Software and font licences

button-cancel = Cancel
button-close = Close
button-back = Back
button-again = Try again
button-save = Save
button-copy = Copy link
button-copied = Copied

language = Language
# The language that somebody wants and that is not here; said once, in the one that is shown instead.
language-missing = Keyflower isn’t available in { $language } yet, so this page is in English. You can pick another language in the menu.
theme = Colours
theme-system = Same as system
theme-light = Light
theme-dark = Dark

# Somebody at a table.
seat-you = You
seat-open = Free seat
seat-bot = { $name } · { $strength }

# How strong a bot is; ids of GET /api/bots.
strength-beginner = Beginner
strength-easy = Easy
strength-medium = Medium
strength-strong = Strong
strength-expert = Expert
strength-master = Master

# What to expect of a bot that strong, in one short line.
strength-beginner-line = Moves at random: time to learn the rules.
strength-easy-line = Takes what looks best right now. You’ll soon win.
strength-medium-line = Plans whole turns. A fair opponent once you know the tiles.
strength-strong-line = Knows a little about what wins. You’ll need a plan.
strength-expert-line = Learned from tens of thousands of its own games. Hard to beat.
strength-master-line = Also looks ahead before each turn. The toughest opponent here.
# How strong a bot was measured: a number as in chess, 1500 is average.
strength-rating = Rating { $rating }

loading = Loading…
loading-long = This is taking longer than usual. The server may be busy.

# Lost connection: what is safe, and when it is tried again.
connection-lost = Connection lost. Your game is safe; trying again { $seconds ->
    [0] now.
    [one] in { $seconds } second.
   *[other] in { $seconds } seconds.
}
connection-trying = Connecting…
connection-now = Try now

missing-title = There’s nothing here
missing-text = There’s no page at this address. Maybe there’s a typo in it, or the table is gone.
missing-home = Go to the start page
