"""The error for an illegal action: its `Reason` in English, and what would be legal instead.

The reason comes from the rules (`decisions.find_reason`), which decide what is legal. It is a
message id, the rules it follows from, and variables. What is put into the message for a variable
depends on its name:

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

from typing import Final

from keyflower.formats.choices import Choices
from keyflower.formats.choosing import choices
from keyflower.formats.moves.base import Kind
from keyflower.formats.moves.kinds import BY_PHASE, kind_of
from keyflower.formats.notation import text
from keyflower.formats.placing import join_words
from keyflower.rules.actions import KIND_MASK, is_well_formed
from keyflower.rules.decisions import PHASE_OF
from keyflower.rules.errors import IllegalAction, Reason
from keyflower.rules.state import Board, State
from keyflower.words import Words

ENGLISH: Final = Words("en")
EXAMPLES: Final = 8  # the most legal actions that a message lists


def refusal(state: State, seat: int, action: int, why: Reason) -> IllegalAction:
    """The error for an action that is not legal: what, why, and what would be possible."""
    owes = seat in state.to_act()
    if not is_well_formed(action) or not 0 <= seat < state.players:
        return make_error("", why, list_examples(state, choices(state, seat)) if owes else "")
    kind = kind_of(action)
    said = kind.text(state, action) if kind.is_named(state, action) else f"action {action}"
    offered = choices(state, seat)
    return make_error(said, why, list_instead(state, kind, action, offered) if owes else "")


def make_error(said: str, why: Reason, instead: str) -> IllegalAction:
    """`bid 2 red lot:miner: you need ... (B2); legal there: 4 to 6 red`"""
    words = sentence(why).removesuffix(".")
    words = words[0].lower() + words[1:]
    if why.rule:
        words += f" ({why.rule})"
    if said:
        words = f"{said}: {words}"
    return IllegalAction(f"{words}; {instead}" if instead else words, why)


def sentence(why: Reason) -> str:
    """A reason in English, with tiles, places and seats as the notation calls them."""
    variables = {name: write_variable(name, why.variables[name]) for name in why.variables}
    return ENGLISH.text(why.id, **variables)


def write_variable(name: str, value: str | int) -> str | int:
    """A variable as English shows it."""
    if name == "seat":
        return f"seat {value}"
    if name == "seats":
        seats = str(value).split()
        return ("seat " if len(seats) == 1 else "seats ") + join_words(seats)
    if name in ("cost", "missing"):
        words = str(value).split()
        counts = [int(word) for word in words[::2]]
        kinds = words[1::2]
        return join_words(
            [ENGLISH.text("count-" + kinds[i], count=counts[i]) for i in range(len(kinds))]
        )
    return value


def list_instead(board: Board, kind: Kind, action: int, offered: Choices) -> str:
    """What is legal at the same place, or if nothing is, anywhere."""
    near = kind.near(board, action, offered)
    if near:
        return "legal there: " + shorten(near)
    if kind.on_tile and PHASE_OF[action & KIND_MASK] == board.phase:
        places = kind.elsewhere(board, action, offered)
        return "nothing is legal there; " + list_examples(board, offered, places)
    return list_examples(board, offered)


def list_examples(board: Board, offered: Choices, actions: list[int] | None = None) -> str:
    """Some of what is legal now, in notation: of all actions one for each place."""
    if not actions:
        actions = [plain.action for plain in offered.plain]
        for kind in BY_PHASE[board.phase]:
            actions.extend(kind.examples(offered))
    return "legal now: " + shorten([text(board, action) for action in actions])


def shorten(words: list[str]) -> str:
    """The first few of many words, and how many more there are."""
    if len(words) <= EXAMPLES:
        return ", ".join(words)
    return ", ".join(words[:EXAMPLES]) + f" and {len(words) - EXAMPLES} more"
