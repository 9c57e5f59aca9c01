"""What a player can ask for besides playing: a hint of a bot, which whoever runs the table asks."""

from dataclasses import replace
from typing import Final

from keyflower.bots.ideas import ideas, reasons
from keyflower.bots.thought import Thought
from keyflower.formats import notation
from keyflower.play.errors import NotAllowed, WrongTime
from keyflower.play.messages import Hint, HintThought
from keyflower.play.step import Step
from keyflower.play.table import Table
from keyflower.rules.view import View, deal_unknown

ADVISER: Final = "trained"  # the bot that gives hints
HINTS_SHOWN: Final = 3


def hint_seat(table: Table, identity: str) -> int:
    """The seat for which somebody may ask for a hint now."""
    game = table.playing()
    seat = table.own_seat(identity)
    if not table.setup.hints:
        raise NotAllowed("this table plays without hints", "no-hints")
    if seat not in game.to_act:
        raise WrongTime("there's nothing for you to decide now", "nothing-to-decide")
    return seat


def hint_of(view: View, seq: int, bot: str, thoughts: list[Thought]) -> Hint:
    """What a bot would do with a view after `seq` entries, and why."""
    state = deal_unknown(view, 0)  # nothing that the player can't know enters a reason
    # Reasons follow from the values as they are shown.
    chosen = [replace(one, value=round(one.value, 2)) for one in ideas(thoughts, HINTS_SHOWN)]
    shown = [
        HintThought(one.action, notation.text(view.board, one.action), one.value, said)
        for one, said in zip(chosen, reasons(state, view.seat, chosen))
    ]
    return Hint(seq, bot, shown)


def note_advice(table: Table) -> Step:
    """A game against bots with hints isn't rated."""
    step = Step(table)
    step.setup = replace(table.setup, advised=True)
    step.quiet = True
    return step
