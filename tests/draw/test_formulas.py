"""What tiles do, in signs: look.md, Icon grammar."""

import pytest

from keyflower.catalogue import Side, load
from keyflower.draw.formulas.formula import (
    Count,
    Formula,
    FrameToken,
    Lying,
    PointsToken,
    Thing,
    Token,
    fit_height,
    measure,
)
from keyflower.draw.formulas.grammar import cost_formula, side_formula
from keyflower.draw.tiles import house
from keyflower.draw.tiles.decor import things
from keyflower.draw.tiles.sign import badge, sides

CATALOGUE = load()
WORDS = {"gives": "▸", "each": "×", "or": "/", "equals": "=", "plus": "+", "to": "…"}


def said(formula: Formula) -> str:
    """A formula in words, to compare with."""
    return " ".join(map(_said, formula))


def _said(token: Token) -> str:
    match token:
        case Count(number):
            return str(number)
        case Thing(symbol):
            return WORDS.get(symbol.removeprefix("link-"), symbol)
        case Lying(symbol):
            return f"on:{symbol}"
        case PointsToken(points):
            return f"({points})"
        case FrameToken(inside):
            return f"[{said(inside)}]"


@pytest.mark.parametrize(
    ("tile", "side", "formula"),
    [
        ("keywood", "front", "good-wood"),
        ("keywood", "back", "3 good-wood"),
        ("woodcutter", "back", "good-wood good-gold"),
        ("workshop", "front", "good-iron / good-stone / good-wood"),
        ("stable", "back", "4 step 2 upgrade"),
        ("home_1", "front", "1 step 1 upgrade"),
        ("peddler", "back", "worker-yellow ▸ 2 worker-green"),
        ("tavern", "front", "worker-any ▸ 2 worker-bag"),
        ("hiring_fair", "back", "skill-any ▸ 3 skill-pile"),
        ("carpenter", "front", "skill-saw ▸ 3 good-wood"),
        ("timber_yard", "back", "(3) × on:good-wood"),
        ("barn", "front", "(1) × on:good-any"),
        ("sawmill", "back", "(10)"),
        ("goldsmith", "front", ""),
        ("scribes", "front", "(10) × [skill-anvil skill-pick skill-saw]"),
        ("windmill", "front", "(5) × [5 good-any]"),
        ("watermill", "front", "(1) × good-iron / good-stone / good-wood / good-gold"),
        ("key_market", "front", "(2) × worker-green"),
        ("keythedral", "front", "(12)"),
        ("white_wind", "front", "(1) × worker-any"),
        ("keyflower", "front", "(1) × step"),
        ("sea_bastion", "front", "(1) × loop"),
        ("sea_breese", "front", "boat (2) … (32)"),
        ("flipper", "front", "(2) flip"),
        ("ianvincible", "front", "(5)"),
        ("turn_order_tile_2", "front", "(1) × neighbour"),
        ("summer_boat_1", "a", "boat + 2 worker-bag"),
        ("summer_boat_1", "b", "boat + worker-green"),
        ("summer_boat_2", "a", "edge-road = edge-field"),
        ("summer_boat_2", "b", "2 × [step upgrade]"),
        ("summer_boat_3", "a", "good-any = good-any upgrade"),
        ("summer_boat_3", "b", "good-any = good-any points"),
        ("summer_boat_4", "a", "leads worker-any"),
        ("summer_boat_4", "b", "mixed"),
    ],
)
def test_sides_say_what_they_do(tile: str, side: str, formula: str) -> None:
    assert said(side_formula(sides(CATALOGUE.tile(tile))[side], CATALOGUE)) == formula


@pytest.mark.parametrize(
    ("tile", "cost"),
    [
        ("keywood", "skill-saw"),
        ("mason", "3 good-stone"),
        ("alehouse", "good-iron good-stone good-wood"),
        ("farrier", "2 good-any"),
        ("barn", "skill-any"),
        ("inn", "good-any skill-any"),
    ],
)
def test_costs(tile: str, cost: str) -> None:
    """M4."""
    printed = CATALOGUE.tile(tile).cost
    assert printed is not None
    assert said(cost_formula(printed)) == cost


def test_an_unknown_power_is_told() -> None:
    with pytest.raises(ValueError, match="'9z'"):
        side_formula(Side(points=0, action=None, scoring=None, power="9z"), CATALOGUE)


def test_long_formulas_shrink() -> None:
    formula = (Count(12), Thing("good-wood"), Thing("link-gives"), Thing("worker-blue"))
    assert fit_height(formula, 30, 1000) == 30
    assert measure(formula, fit_height(formula, 30, 60)) == pytest.approx(60)


@pytest.mark.parametrize(
    ("tile", "family"),
    [
        ("home_3", house.HOME),
        ("miner", house.PRODUCER),
        ("mason", house.PRODUCER),
        ("farrier", house.TRANSPORT),
        ("fair", house.EXCHANGE),
        ("alehouse", house.EXCHANGE),
        ("apprentice_hall", house.EXCHANGE),
        ("barn", house.YARD),
        ("goldsmith", house.HALL),
        ("scholar", house.WINTER),
    ],
)
def test_families_of_houses(tile: str, family: str) -> None:
    assert house.family(CATALOGUE.tile(tile)) == family


def test_points_stand_in_the_badge_or_on_the_sign_never_twice() -> None:
    """F2."""
    assert badge(CATALOGUE.tile("stable"), "back", CATALOGUE) == 5
    assert badge(CATALOGUE.tile("stable"), "front", CATALOGUE) == 0
    assert badge(CATALOGUE.tile("sawmill"), "back", CATALOGUE) == 0
    assert badge(CATALOGUE.tile("flipper"), "front", CATALOGUE) == 0


def test_nothing_stands_in_the_water_of_a_home() -> None:
    for tile in CATALOGUE.tiles:
        if tile.kind == "home":
            west, east = things(tile)
            assert bool(west) == ("water" not in tile.edges[1:3])
            assert bool(east) == ("water" not in tile.edges[4:6])
