"""M4: upgrades, a tile that is flipped to its upgraded side and paid for."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats.choices import Choices, NewSide, UpgradeChoice, UpgradePayment
from keyflower.formats.moves.base import Kind, Misread, Move, Reader, suggest
from keyflower.formats.moves.pay import HIDDEN_SKILL
from keyflower.formats.moves.use import read_side
from keyflower.formats.places import Place, place_of
from keyflower.rules import actions
from keyflower.rules.actions import SKILL_STEPS, UPGRADE, resources_paid, skills_paid, tile_of
from keyflower.rules.chapters.placing import Workers
from keyflower.rules.chapters.transport import can_flip, upgrades
from keyflower.rules.lookup import Lookup
from keyflower.rules.pieces import BACK, RESOURCE_NAMES, SKILL_NAMES
from keyflower.rules.state import Board, State
from keyflower.rules.wording import by_name


@dataclass
class Upgrade(Move):
    """A tile is flipped to its upgraded side and paid for; face-down skills count as `skill`."""

    place: Place
    cost: dict[str, int]
    face_down: bool  # whether any skill would do, so that only the seat knows which
    do: Literal["upgrade"] = "upgrade"

    def hide(self) -> Move | None:
        """Which skills paid for it stays hidden, if any would do."""
        if not self.face_down:
            return None
        skills = sum(self.cost.get(name, 0) for name in SKILL_NAMES)
        cost = {kind: count for kind, count in self.cost.items() if kind not in SKILL_NAMES}
        return Upgrade(self.place, {**cost, HIDDEN_SKILL: skills}, True)

    def text(self) -> str:
        """`upgrade stable wood skill`"""
        return upgrade_text(self.place.tile, self.cost)


class UpgradeKind(Kind):
    """`upgrade stable wood gold`"""

    verb = "upgrade"
    form = "upgrade stable wood gold"
    on_tile = True

    def text(self, board: Board, action: int) -> str:
        """The tile, and what is paid, one word each."""
        return upgrade_text(board.lookup.ids[tile_of(action)], read_cost(action))

    def parse(self, reader: Reader, words: list[str]) -> int:
        if not words:
            raise Misread("expected a tile")
        action = actions.action_with(UPGRADE, reader.tile(words[0]))
        for names, steps, most in (
            (RESOURCE_NAMES, actions.RESOURCE_STEPS, 7),
            (SKILL_NAMES, SKILL_STEPS, 3),
        ):
            for kind in range(len(names)):
                count = words[1:].count(names[kind])
                if count > most:
                    raise Misread("no upgrade takes that much")
                action += count * steps[kind]
        for word in words[1:]:
            if word not in RESOURCE_NAMES and word not in SKILL_NAMES:
                raise Misread(suggest(word, [*RESOURCE_NAMES, *SKILL_NAMES]))
        return action

    def read(self, board: Board, seat: int, action: int) -> Move:
        """With the cost by name."""
        tile = tile_of(action)
        face_down = board.lookup.cost_any_skill[tile] > 0
        return Upgrade(place_of(board, tile), read_cost(action), face_down)

    def offer(self, offered: Choices, state: State, workers: Workers) -> None:
        """The upgrades by tile, with every way to pay for them."""
        if not state.upgrades:
            return
        for tile in state.villages[offered.seat]:
            ways: list[int] = []
            if can_flip(state, tile):
                upgrades(state, offered.seat, tile, ways)
            if ways:
                paid = [upgrade_payment(action) for action in ways]
                gains = new_side(state.lookup, tile)
                offered.upgrades.append(UpgradeChoice(state.lookup.ids[tile], gains, paid))

    def examples(self, offered: Choices) -> list[int]:
        """One way to pay for each."""
        return [upgrade.payments[0].action for upgrade in offered.upgrades]

    def near(self, board: Board, action: int, offered: Choices) -> list[str]:
        """The ways to pay for the same tile."""
        tile = board.lookup.ids[tile_of(action)]
        ways = [upgrade.payments for upgrade in offered.upgrades if upgrade.tile == tile]
        return [self.text(board, paid.action) for payments in ways for paid in payments]


def read_cost(action: int) -> dict[str, int]:
    """What an upgrade pays, by name."""
    return {
        **by_name(resources_paid(action), RESOURCE_NAMES),
        **by_name(skills_paid(action), SKILL_NAMES),
    }


def upgrade_text(tile: str, cost: dict[str, int]) -> str:
    """An upgrade in notation, what it pays one word each."""
    paid = [kind for kind, count in cost.items() for _ in range(count)]
    return " ".join(["upgrade", tile, *paid])


def upgrade_payment(action: int) -> UpgradePayment:
    """One way to pay for an upgrade."""
    resources = by_name(resources_paid(action), RESOURCE_NAMES)
    return UpgradePayment(resources, by_name(skills_paid(action), SKILL_NAMES), action)


def new_side(lookup: Lookup, tile: int) -> NewSide:
    """What turning a tile to its back changes."""
    return NewSide(
        points=(lookup.points[tile * 2], lookup.points[tile * 2 + BACK]),
        each=(lookup.score_points[tile * 2], lookup.score_points[tile * 2 + BACK]),
        shows=read_side(lookup, tile, BACK) if lookup.acts[tile * 2 + BACK] else None,
    )
