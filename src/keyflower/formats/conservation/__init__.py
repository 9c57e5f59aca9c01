"""What must hold in every position: each piece is somewhere, once, and nothing contradicts a rule.

`problems` names every broken rule with its id. The rules of play never break one; a position
written by hand may.
"""

from keyflower.formats.conservation.checks import problems

__all__ = ["problems"]
