"""From what is printed on a tile to the formulas that say it."""

from collections.abc import Iterable
from typing import Final

from keyflower.catalogue import COLOURS, RESOURCES, SKILLS, Action, Catalogue, Cost, Scoring, Side
from keyflower.draw.formulas.formula import Count, Formula, FrameToken, Lying, PointsToken, Thing

GOODS_ORDER = ("gold", "iron", "stone", "wood")  # the order in which goods lie on a tile
_KINDS: Final = {"resource": RESOURCES, "skill": SKILLS, "worker": COLOURS}


def side_formula(side: Side, catalogue: Catalogue) -> Formula:
    """What a side does: its use, its points at the end, or its power; () for nothing."""
    if side.action is not None:
        takes, gives = takes_formula(side.action), gives_formula(side.action)
        return (*takes, Thing("link-gives"), *gives) if takes else gives  # saw > 3 wood
    if side.scoring is not None:
        return scoring_formula(side.scoring)
    if side.power:
        return power_formula(side, catalogue)
    return (PointsToken(side.points),) if side.points else ()


def takes_formula(action: Action) -> Formula:
    """What a use takes first."""
    family = "worker" if action.takes in COLOURS else "skill"
    if action.takes in ("worker", "skill"):
        return (Thing(f"{action.takes}-any"),)
    return (Thing(f"{family}-{action.takes}"),) if action.takes else ()


def gives_formula(action: Action) -> Formula:
    """What a use gives."""
    goods = [_some(amount, f"good-{kind}") for kind, amount in zip(RESOURCES, action.gives)]
    link = (Thing("link-or"),) if action.choose else ()
    return (
        *_join(filter(None, goods), link),
        *_some(action.greens, "worker-green"),
        *_some(action.workers, "worker-bag"),
        *_some(action.skills, "skill-pile"),
        *((Count(action.steps), Thing("step")) if action.steps else ()),
        *((Count(action.upgrades), Thing("upgrade")) if action.upgrades else ()),
    )


def counted_formula(scoring: Scoring) -> Formula:
    """What a scoring counts, without its points."""
    family = "good" if scoring.items == "resource" else scoring.items
    sign = Lying if scoring.way == "on_tile" else Thing
    everything = len(scoring.kinds) == len(_KINDS[scoring.items])
    if everything and scoring.way not in ("chosen", "set"):
        counted: Formula = (sign(f"{family}-any"),)
    else:
        link = () if scoring.way in ("each", "set") else (Thing("link-or"),)
        counted = _join([(sign(f"{family}-{kind}"),) for kind in scoring.kinds], link)
    return (Count(scoring.size), *counted) if scoring.way == "any" else counted


def scoring_formula(scoring: Scoring) -> Formula:
    """`(3) x wood on it`, `(10) x [anvil pick saw]`."""
    counted = counted_formula(scoring)
    framed = (FrameToken(counted),) if scoring.way in ("set", "any") else counted
    return (PointsToken(scoring.points), Thing("link-each"), *framed)


def power_formula(side: Side, catalogue: Catalogue) -> Formula:
    """X1 to X8, F1, F10 to F13: rules of their own."""
    if side.power == "flip":
        return (*((PointsToken(side.points),) if side.points else ()), Thing("flip"))
    if side.power == "river":
        few, many = catalogue.river[1], catalogue.river[-1]
        return (Thing("boat"), PointsToken(few), Thing("link-to"), PointsToken(many))
    if side.power not in _POWERS:
        raise ValueError(f"no sign is known for the power {side.power!r}")
    return _POWERS[side.power]


_SAME_KIND: Final = (Thing("good-any"), Thing("link-equals"), Thing("good-any"))
_POINT_EACH: Final = (PointsToken(1), Thing("link-each"))
_POWERS: Final[dict[str, Formula]] = {
    "1a": (Thing("boat"), Thing("link-plus"), Count(2), Thing("worker-bag")),
    "1b": (Thing("boat"), Thing("link-plus"), Thing("worker-green")),
    "2a": (Thing("edge-road"), Thing("link-equals"), Thing("edge-field")),
    "2b": (Count(2), Thing("link-each"), FrameToken((Thing("step"), Thing("upgrade")))),
    "3a": (*_SAME_KIND, Thing("upgrade")),
    "3b": (*_SAME_KIND, Thing("points")),
    "4a": (Thing("leads"), Thing("worker-any")),
    "4b": (Thing("mixed"),),
    "steps": (*_POINT_EACH, Thing("step")),
    "loop": (*_POINT_EACH, Thing("loop")),
    "neighbours": (*_POINT_EACH, Thing("neighbour")),
}


def cost_formula(cost: Cost) -> Formula:
    """M4: what an upgrade takes."""
    amounts = {kind: cost.resources[RESOURCES.index(kind)] for kind in GOODS_ORDER}
    return (
        *(token for kind, n in amounts.items() for token in _some(n, f"good-{kind}")),
        *_some(cost.any_resources, "good-any"),
        *(token for kind, n in zip(SKILLS, cost.skills) for token in _some(n, f"skill-{kind}")),
        *_some(cost.any_skills, "skill-any"),
    )


def _some(amount: int, symbol: str) -> Formula:
    """1 is not written."""
    if not amount:
        return ()
    return (Thing(symbol),) if amount == 1 else (Count(amount), Thing(symbol))


def _join(parts: Iterable[Formula], link: Formula) -> Formula:
    out: Formula = ()
    for part in parts:
        out += (*link, *part) if out else part
    return out


def cost_message(cost: Cost) -> str:
    """The message of tiles.ftl that says what an upgrade costs: `cost-3-wood`, `cost-any-2`."""
    words = ["cost"]
    for kind in GOODS_ORDER:
        words += _counted(cost.resources[RESOURCES.index(kind)], kind)
    if cost.any_resources:
        words += ["any", str(cost.any_resources)]
    for kind, count in zip(SKILLS, cost.skills):
        words += _counted(count, kind)
    if cost.any_skills:
        words.append("any-skill")
    return "-".join(words)


def _counted(count: int, kind: str) -> list[str]:
    if count == 0:
        return []
    return [kind] if count == 1 else [str(count), kind]
