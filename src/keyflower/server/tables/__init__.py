"""Tables of a server: what only a server adds to those of `keyflower.home`.

Several processes, quotas, chat, and who may see a table.
"""
