"""Lists of bots as one text: `greedy,search:ms=800,seed=3,random`."""

import re
from typing import Final

_OPTION: Final = re.compile(r"\s*\w+=")
"""How a further option of a spec starts: no bot's name has an equals sign."""

_PART: Final = re.compile(r"""((?:"[^"]*"|'[^']*'|\[[^]]*\]|[^,])*),""")
"""What stands before a comma outside of quotes and brackets."""


def split_specs(text: str) -> list[str]:
    """The specs in a list, separated by commas.

    A comma before `key=` goes on with the options of a bot; one inside quotes or brackets, which
    a command may need, is part of it.

    >>> split_specs("greedy, search:ms=800,seed=3, random")
    ['greedy', 'search:ms=800,seed=3', 'random']
    >>> split_specs("exec[ms=5,start_ms=9]:play 'a,b',random")
    ["exec[ms=5,start_ms=9]:play 'a,b'", 'random']
    """
    specs: list[str] = []
    for part in _PART.findall(text + ","):
        takes_options = bool(specs) and ":" in specs[-1] and not specs[-1].startswith("exec")
        if takes_options and _OPTION.match(part):
            specs[-1] += "," + part.strip()
        else:
            specs.append(part.strip())
    return specs
