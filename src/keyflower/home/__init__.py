"""Tables and requests, written once for every home of the game: a server, or a browser tab.

A home fills the ports (`ports.py`): where tables are kept, who thinks for the bots, and the clocks.
`table.py` runs a table on them; the modules with requests say what people can ask for, as typed
functions, which a server offers over HTTP and a tab to its page.
"""
