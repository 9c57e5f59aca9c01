"""What a server offers besides playing at a table, one folder or file for each feature.

Each has its routes, messages, statements and service. `tables.feature` is how one takes part in
every table; `app.py` knows them all.
"""
