# Words of the whole page.

page-title = Keyflower
page-title-turn = Your turn · Keyflower
page-skip = Skip to the content
page-home = Keyflower, start page

menu-learn = Learn
menu-settings = Settings
menu-fair = Fair draws
menu-sound = Sound
menu-open = Menu
menu-close = Close the menu
# Leads to a text in English: the licences of what the page contains of others.
menu-licences = Licences of software and fonts

button-cancel = Cancel
button-close = Close
button-back = Back
button-again = Try again
button-save = Save
button-copy = Copy link
button-copied = Copied

language = Language
# The language that somebody wants and that is not here; said once, in the one that is shown instead.
language-missing = Keyflower is not available in { $language } yet. This page is in English; the menu has all languages.
theme = Colours
theme-system = As the system
theme-light = Day
theme-dark = Dusk

# Somebody at a table.
seat-you = You
seat-open = Free seat
seat-bot = { $name } · { $strength }
seat-stand-in = { $name } (a bot stands in)
seat-number = Seat { $number }

# How strong a bot is; ids of GET /api/bots.
strength-beginner = Beginner
strength-easy = Easy
strength-medium = Medium
strength-strong = Strong
strength-expert = Expert
strength-master = Master

loading = Loading…
loading-long = This takes longer than usual. The server may be busy.

# Lost connection: what is safe, and when it is tried again.
connection-lost = The connection broke. Nothing is lost; trying again { $seconds ->
    [0] now.
    [one] in { $seconds } second.
   *[other] in { $seconds } seconds.
}
connection-trying = Connecting…
connection-now = Try now

missing-title = There is nothing here
missing-text = This address leads to no page. It may have been typed wrong, or the table is gone.
missing-home = To the start page
