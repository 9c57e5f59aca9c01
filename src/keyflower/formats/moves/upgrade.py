"""M4: upgrades, a tile that is flipped to its upgraded side and paid for."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats.choices import Choices, NewSide, UpgradeChoice, UpgradePayment
from keyflower.formats.moves.base import Kind, Misread, Move, Reader, suggest
from keyflower.formats.moves.pay import HIDDEN_SKILL
from keyflower.formats.moves.use import read_side
from keyflower.formats.places import Place, place_of
from keyflower.formats.placing import Workers
from keyflower.rules import actions, pieces
from keyflower.rules.actions import SKILL_STEPS, UPGRADE, resources_paid, skills_paid, tile_of
from keyflower.rules.chapters.transport import can_flip, upgrades
from keyflower.rules.chapters.village import owner_of
from keyflower.rules.errors import Reason
from keyflower.rules.lookup import Lookup
from keyflower.rules.pieces import BACK, GOLD, RESOURCE_NAMES, RESOURCES, SKILL_NAMES, SKILLS
from keyflower.rules.state import TRANSPORT, Board, State
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
    phase = TRANSPORT
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

    def offer(self, found: Choices, state: State, workers: Workers) -> None:
        """The upgrades by tile, with every way to pay for them."""
        if not state.upgrades:
            return
        for tile in state.villages[found.seat]:
            ways: list[int] = []
            if can_flip(state, tile):
                upgrades(state, found.seat, tile, ways)
            if ways:
                paid = [upgrade_payment(action) for action in ways]
                gains = new_side(state.lookup, tile)
                found.upgrades.append(UpgradeChoice(state.lookup.ids[tile], gains, paid))

    def examples(self, found: Choices) -> list[int]:
        """One way to pay for each."""
        return [upgrade.payments[0].action for upgrade in found.upgrades]

    def near(self, board: Board, action: int, found: Choices) -> list[str]:
        """The ways to pay for the same tile."""
        tile = board.lookup.ids[tile_of(action)]
        ways = [upgrade.payments for upgrade in found.upgrades if upgrade.tile == tile]
        return [self.text(board, paid.action) for payments in ways for paid in payments]

    def refuse(self, state: State, seat: int, action: int) -> Reason | None:
        """M4: why an upgrade is not legal."""
        tile = tile_of(action)
        name = state.lookup.ids[tile]
        if not state.upgrades:
            return Reason("illegal-upgrade-none", "M1")
        why = check_turning(state, seat, tile)
        if why is not None:
            return why
        ways: list[int] = []
        upgrades(state, seat, tile, ways)
        if action in ways:
            return None
        cost = cost_text(state.lookup, tile)
        missing = missing_resources(state, seat, tile) + missing_skills(state, seat, tile)
        if missing:
            what: dict[str, str | int] = {"tile": name, "cost": cost, "missing": " ".join(missing)}
            return Reason("illegal-upgrade-missing", "M4", what)
        resources = resources_paid(action)
        skills = state.lookup.cost_any_skill[tile]
        skills += sum(state.lookup.cost_skill[tile * SKILLS : (tile + 1) * SKILLS])
        in_all = (sum(resources), sum(skills_paid(action)))
        if in_all != (state.lookup.cost_size[tile], skills):
            return Reason("illegal-upgrade-cost", "M4", {"tile": name, "cost": cost})
        for kind in range(RESOURCES):
            has = state.goods[tile * RESOURCES + kind]
            if resources[kind] > has:
                what = {"tile": name, "resource": RESOURCE_NAMES[kind], "has": has}
                return Reason("illegal-few-goods", "M4", what)
        return Reason("illegal-upgrade-kinds", "M4", {"tile": name, "cost": cost})


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


def check_turning(board: Board, seat: int, tile: int) -> Reason | None:
    """M1, M4, F1: why a tile cannot be turned to its back."""
    name = board.lookup.ids[tile]
    if owner_of(board, tile) != seat:
        return Reason("illegal-not-yours", "M1", {"tile": name})
    if not board.lookup.can_upgrade[tile]:
        return Reason("illegal-upgrade-never", "M4", {"tile": name})
    if board.side[tile] == BACK:
        return Reason("illegal-upgraded", "M4", {"tile": name})
    return None


def cost_text(lookup: Lookup, tile: int) -> str:
    """M4: what an upgrade takes: `1 stone 1 wood`."""
    resources = lookup.cost[tile * RESOURCES : (tile + 1) * RESOURCES]
    skills = lookup.cost_skill[tile * SKILLS : (tile + 1) * SKILLS]
    return " ".join(
        name_pieces([*resources, lookup.cost_any[tile]], (*RESOURCE_NAMES, "resources"))
        + name_pieces([*skills, lookup.cost_any_skill[tile]], (*SKILL_NAMES, "skills"))
    )


def name_pieces(counts: list[int], names: tuple[str, ...]) -> list[str]:
    """How many pieces of each kind, but for those of which there are none."""
    return [f"{count} {name}" for count, name in zip(counts, names) if count > 0]


def missing_resources(board: Board, seat: int, tile: int) -> list[str]:
    """M4, X5: what of an upgrade's cost does not lie on the tile, after gold has stood in."""
    cost = board.lookup.cost[tile * RESOURCES : (tile + 1) * RESOURCES]
    there = board.goods[tile * RESOURCES : (tile + 1) * RESOURCES]
    if board.power[pieces.POWER_3A] == seat:
        return name_pieces([board.lookup.cost_size[tile] - sum(there)], ("resources",))
    gold = max(there[GOLD] - cost[GOLD], 0)
    lack = [max(cost[kind] - there[kind], 0) for kind in range(RESOURCES)]
    for kind in range(GOLD):
        stands_in = min(lack[kind], gold)
        gold -= stands_in
        lack[kind] -= stands_in
    spare = gold + sum([max(there[kind] - cost[kind], 0) for kind in range(GOLD)])
    any_kind = board.lookup.cost_any[tile] - spare
    counts = [lack[GOLD], *lack[:GOLD], any_kind]
    return name_pieces(counts, ("gold", *RESOURCE_NAMES[:GOLD], "resources"))


def missing_skills(state: State, seat: int, tile: int) -> list[str]:
    """M4: what of an upgrade's skills is not behind the screen."""
    cost = state.lookup.cost_skill[tile * SKILLS : (tile + 1) * SKILLS]
    held = state.skills[seat * SKILLS : (seat + 1) * SKILLS]
    lack = [cost[kind] - held[kind] for kind in range(SKILLS)]
    any_kind = state.lookup.cost_any_skill[tile] - sum([max(-count, 0) for count in lack])
    return name_pieces([*lack, any_kind], (*SKILL_NAMES, "skills"))
