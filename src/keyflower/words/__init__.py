"""Words of the six languages for Python: the Fluent files that the browser reads too.

>>> from keyflower.words import Words, choose
>>> Words(choose(["fr-CA"])).text("count-red", count=3)
'3 travailleurs rouges'
"""

from keyflower.words.choose import NAMES, choose, match, parse_accepted, read_environment
from keyflower.words.fluent import folder
from keyflower.words.words import Words

__all__ = ["NAMES", "Words", "choose", "folder", "match", "parse_accepted", "read_environment"]
