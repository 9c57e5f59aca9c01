"""From what is printed on a tile to the formulas that say it."""

from collections.abc import Sequence

from keyflower.catalogue import COLOURS, RESOURCES, SKILLS, Action, Catalogue, Cost, Scoring, Side
from keyflower.draw.formula import Count, Formula, Frame, Link, Lying, Points, Thing, Token

GOODS_ORDER = ("gold", "iron", "stone", "wood")
"""The order in which goods lie on a tile."""


def side_formula(side: Side, catalogue: Catalogue) -> Formula:
    """What a side does: its use, its points at the end, or its power; () for nothing."""
    if side.action is not None:
        return action_formula(side.action)
    if side.scoring is not None:
        return scoring_formula(side.scoring)
    if side.power:
        return power_formula(side, catalogue)
    return (Points(side.points),) if side.points else ()


def takes_formula(action: Action) -> Formula:
    """What a use takes first."""
    if action.takes in COLOURS:
        return (Thing(f"worker-{action.takes}"),)
    if action.takes in SKILLS:
        return (Thing(f"skill-{action.takes}"),)
    return {"": (), "worker": (Thing("worker-any"),), "skill": (Thing("skill-any"),)}[action.takes]


def gives_formula(action: Action) -> Formula:
    """What a use gives."""
    out: list[Token] = []
    for kind, amount in zip(RESOURCES, action.gives):
        if amount:
            if action.choose and out:
                out.append(Link("or"))
            out += _some(amount, f"good-{kind}")
    out += _some(action.greens, "worker-green")
    out += _some(action.workers, "worker-bag")
    out += _some(action.skills, "skill-pile")
    if action.steps:
        out += [Count(action.steps), Thing("step")]
    if action.upgrades:
        out += [Count(action.upgrades), Thing("upgrade")]
    return tuple(out)


def action_formula(action: Action) -> Formula:
    """`saw > 3 wood`."""
    takes = takes_formula(action)
    return (*takes, Link("gives"), *gives_formula(action)) if takes else gives_formula(action)


def counted_formula(scoring: Scoring) -> Formula:
    """What a scoring counts, without its points."""
    kinds = [Thing(f"{_family(scoring.items)}-{kind}") for kind in scoring.kinds]
    everything = len(kinds) == len(_kinds(scoring.items))
    whatever = Thing(f"{_family(scoring.items)}-any")
    match scoring.way:
        case "on_tile":
            if everything:
                return (Lying("good-any"),)
            return _joined([Lying(kind.symbol) for kind in kinds], Link("or"))
        case "each":
            return (whatever,) if everything else _joined(kinds, None)
        case "chosen":
            return _joined(kinds, Link("or"))
        case "set":
            return _joined(kinds, None)
        case _:
            return (
                Count(scoring.size),
                *((whatever,) if everything else _joined(kinds, Link("or"))),
            )


def scoring_formula(scoring: Scoring) -> Formula:
    """`(3) x wood on it`, `(10) x [anvil pick saw]`."""
    counted = counted_formula(scoring)
    framed = (Frame(counted),) if scoring.way in ("set", "any") else counted
    return (Points(scoring.points), Link("each"), *framed)


def power_formula(side: Side, catalogue: Catalogue) -> Formula:
    """X1 to X8, F1, F10 to F13: rules of their own."""
    transport = (Thing("step"), Thing("upgrade"))
    same = (Thing("good-any"), Link("equals"), Thing("good-any"))
    each = (Points(1), Link("each"))
    match side.power:
        case "1a":
            return (Thing("boat"), Link("plus"), Count(2), Thing("worker-bag"))
        case "1b":
            return (Thing("boat"), Link("plus"), Thing("worker-green"))
        case "2a":
            return (Thing("edge-road"), Link("equals"), Thing("edge-field"))
        case "2b":
            return (Count(2), Link("each"), Frame(transport))
        case "3a":
            return (*same, Thing("upgrade"))
        case "3b":
            return (*same, Thing("points"))
        case "4a":
            return (Thing("leads"), Thing("worker-any"))
        case "4b":
            return (Thing("mixed"),)
        case "steps":
            return (*each, Thing("step"))
        case "loop":
            return (*each, Thing("loop"))
        case "neighbours":
            return (*each, Thing("neighbour"))
        case "flip":
            return (*((Points(side.points),) if side.points else ()), Thing("flip"))
        case "river":
            few, many = catalogue.river[1], catalogue.river[-1]
            return (Thing("boat"), Points(few), Link("to"), Points(many))
    raise ValueError(f"no sign is known for the power {side.power!r}")


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


def _joined(things: Sequence[Token], link: Link | None) -> Formula:
    out: list[Token] = []
    for thing in things:
        if out and link is not None:
            out.append(link)
        out.append(thing)
    return tuple(out)


def _family(items: str) -> str:
    return "good" if items == "resource" else items


def _kinds(items: str) -> tuple[str, ...]:
    return {"resource": RESOURCES, "skill": SKILLS, "worker": COLOURS}[items]
