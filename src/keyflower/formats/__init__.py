"""The game as text and data: notation, positions, records, choices, and why something is illegal.

Everything here reads or describes a state of the rules. `keyflower.game` is built on top of it.
"""
