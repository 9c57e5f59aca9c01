"""The statements, the same on every database: functions of a connection, each in one transaction.

`Store.read` and `Store.write` run them. Each file has its rows, its relations, and the statements
that need more than `Relation` can do; so has each feature.
"""
