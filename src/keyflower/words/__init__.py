"""Words of the six languages for Python: the Fluent files that the browser reads too.

>>> from keyflower.words import Words, choose
>>> Words(choose(["fr-CA"])).text("count-red", count=3)
'3 travailleurs rouges'

What this needs of others (Fluent, Babel) is imported with the first message.
"""

from keyflower.english import folder
from keyflower.words.choose import NAMES, accepted, choose, match, wanted
from keyflower.words.words import Words

__all__ = ["NAMES", "Words", "accepted", "choose", "folder", "match", "wanted"]
