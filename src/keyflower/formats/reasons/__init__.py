"""Why an action isn't possible: a `Reason` for any language, and English for the library.

What is legal is decided by the rules; here only the reason is looked for, in the order in which a
player at the table would object. It goes to the acting seat and says nothing that this seat may not
know: its own screen and hand, and what lies open.

A reason is a message id, the rules it follows from, and variables. What is put into the message for
a variable depends on its name:

| variable | value | shown as |
|---|---|---|
| tile, other | `miner` | the name of the tile |
| at | `lot:miner`, `turn:1` | the name of the tile there |
| seat | 2 | the name of the player |
| seats | `0 2` | the names of the players |
| cost, missing | `1 stone 2 wood`; `resources` and `skills` are of any kind | a list with counts |
| all others | a number, or a key that the message chooses by | as it is |

The messages are in locale/LANGUAGE/reasons.ftl.
"""

from keyflower.formats.reasons.blocked import blocked
from keyflower.formats.reasons.refusal import refusal, refused, sentence

__all__ = ["blocked", "refusal", "refused", "sentence"]
