"""F: final scoring, rule by rule, and against a solver that tries everything."""

import random
from functools import cache

import pytest
from tests.amounts import amount

from keyflower.catalogue import COLOURS, RESOURCES, SKILLS, Scoring, load
from keyflower.rules.chapters.loops import loop_walk
from keyflower.rules.chapters.scoring import (
    Score,
    ScoreLine,
    neighbours,
    open_points,
    river,
    score,
    steps_shown,
    total_points,
)
from keyflower.rules.chapters.village import cell_at, put_in_village
from keyflower.rules.lookup import Lookup
from keyflower.rules.options import Options
from keyflower.rules.pieces import POWER_2A, POWER_2B, POWER_3B
from keyflower.rules.state import State

CATALOGUE = load()
TABLES = Lookup(CATALOGUE)
SEAT = 1
WORDS = (RESOURCES, SKILLS, COLOURS)
SOUTH, NORTH = (0, 1), (0, -1)


class Village:
    """A village to score. Tiles lie in a row, apart from each other, unless placed `at`."""

    def __init__(self, *tiles: str, home: str = "home_1") -> None:
        self.state = State(TABLES, 3)
        self.state.clear()
        self.state.start = 0  # another player holds the purple worker
        self.next = 2
        self.at(home, 0, 0)
        for tile in tiles:
            self.add(tile)

    def at(self, tile: str, column: int, row: int, turn: int = 0) -> "Village":
        """Place a tile, as "barn" (front) or "barn/back"."""
        name, _, side = tile.partition("/")
        index = TABLES.index[name]
        put_in_village(self.state, SEAT, index, cell_at(SEAT, column, row), turn)
        self.state.side[index] = int(side == "back")
        return self

    def add(self, tile: str) -> "Village":
        self.next += 2
        return self.at(tile, self.next % 50, 10 + self.next // 50 * 2)

    def goods(self, tile: str, **counts: int) -> "Village":
        """Resources on a tile."""
        for kind, count in counts.items():
            self.state.goods[TABLES.index[tile] * 4 + RESOURCES.index(kind)] += count
        return self

    def skills(self, **counts: int) -> "Village":
        for kind, count in counts.items():
            self.state.skills[SEAT * 3 + SKILLS.index(kind)] += count
        return self

    def workers(self, **counts: int) -> "Village":
        for kind, count in counts.items():
            self.state.screen[SEAT * 4 + COLOURS.index(kind)] += count
        return self

    def purple(self) -> "Village":
        self.state.start = SEAT
        return self

    def power(self, power: int) -> "Village":
        self.state.power[power] = SEAT
        return self

    def score(self) -> Score:
        """The score, after checking that its lines are sound and `total` agrees."""
        result = score(self.state, SEAT)
        check(self.state, result)
        return result

    @property
    def points(self) -> int:
        return self.score().total

    def line(self, tile: str, rule: str) -> ScoreLine:
        index = TABLES.index[tile] if tile else -1
        (line,) = [x for x in self.score().lines if x.tile == index and x.rule == rule]
        return line

    def counted(self, tile: str, rule: str) -> list[str]:
        """The items of a line as words: "2 gold as wood on home_1"."""
        out = []
        for item in self.line(tile, rule).items:
            words = WORDS[item.domain]
            name = "purple" if item.purple else words[item.kind]
            as_kind = "" if name == words[item.counted_as] else f" as {words[item.counted_as]}"
            spot = f" on {TABLES.ids[item.spot]}" if item.spot >= 0 else ""
            out.append(f"{item.count} {name}{as_kind}{spot}")
        return out


def check(state: State, result: Score) -> None:
    """The lines add up, count what is there, once, and score what the catalogue says."""
    seat = result.seat
    assert result.total == sum(line.points for line in result.lines) == total_points(state, seat)
    used: dict[tuple[int, int, int], int] = {}
    purple = 0
    for line in result.lines:
        for item in line.items:
            assert item.count > 0
            assert item.purple == (item.kind < 0)
            if item.purple:
                purple += item.count
                assert item.spot == -1
            else:
                key = (item.domain, item.kind, item.spot)
                used[key] = used.get(key, 0) + item.count
            wild = item.purple or (
                item.domain == 0 and (item.kind == 3 or state.power[POWER_3B] == seat)
            )
            assert wild or item.counted_as == item.kind
        if line.tile >= 0 and line.rule in ("F3", "F5", "F6", "F7"):
            check_line(state, line)
        elif line.tile < 0:
            assert line.points == sum(item.count for item in line.items)
            assert {item.counted_as for item in line.items} == {3}
    assert purple <= (state.start == seat)
    for (domain, kind, spot), count in used.items():
        if domain == 0:
            assert spot in state.villages[seat]
            assert count <= state.goods[spot * 4 + kind]
        elif domain == 1:
            assert count <= state.skills[seat * 3 + kind]
        else:
            assert count <= state.screen[seat * 4 + kind]


def check_line(state: State, line: ScoreLine) -> None:
    tile = CATALOGUE.tiles[line.tile]
    side = tile.back if state.side[line.tile] and tile.back else tile.front
    scoring = side.scoring
    assert scoring is not None
    words = WORDS[("resource", "skill", "worker").index(scoring.items)]
    counted = [words[item.counted_as] for item in line.items for _ in range(item.count)]
    assert set(counted) <= set(scoring.kinds)
    if scoring.way == "set":
        assert sorted(counted) == sorted(scoring.kinds * line.count)
    elif scoring.way == "any":
        assert len(counted) == line.count * scoring.size
    else:
        assert line.count == 0
    if scoring.way == "chosen":
        assert len(set(counted)) <= 1
    if scoring.way == "on_tile":
        assert all(item.purple or item.spot == line.tile for item in line.items)
    assert line.points == len(counted) // scoring.size * scoring.points


# ---- F2, F8: printed points

PRINTED = {
    tile.id: (tile.front.points, tile.back.points)
    for tile in CATALOGUE.tiles
    if tile.back and tile.cost and not tile.front.scoring
}
"""By tile, for front and back; tests/catalogue types them once more."""


@pytest.mark.parametrize(
    ("side", "points"),
    [
        pytest.param(f"{tile}/{side}", points[side == "back"], id=f"{tile}-{side}")
        for tile, points in PRINTED.items()
        for side in ("front", "back")
    ],
)
@pytest.mark.rule("F2")
@pytest.mark.tile(*[f"{tile}/{side}" for tile in PRINTED for side in ("front", "back")])
def test_printed_points_of_the_side_up(side: str, points: int) -> None:
    village = Village(home=side) if side.startswith("home") else Village(side)
    lines = [(TABLES.ids[x.tile], x.rule, x.points) for x in village.score().lines]
    assert lines == ([(side.partition("/")[0], "F2", points)] if points else [])
    assert sum(open_points(village.state, SEAT, village.state.villages[SEAT])) == points


@pytest.mark.parametrize(
    ("tile", "points"), [("keythedral", 12), ("ianvincible", 5), ("flipper", 2)]
)
@pytest.mark.rule("F2", "F8")
@pytest.mark.tile("keythedral/front", "ianvincible/front", "flipper/front")
def test_keythedral_ianvincible_and_flipper(tile: str, points: int) -> None:
    village = Village(tile)
    assert village.points == points
    assert village.line(tile, "F2").points == points


@pytest.mark.rule("F2", "V3")
def test_tiles_set_aside_or_of_others_score_nothing() -> None:
    village = Village()
    village.state.aside[SEAT].append(TABLES.index["keythedral"])
    put_in_village(village.state, 0, TABLES.index["sawmill"], cell_at(0, 0, 0), 0)
    assert village.points == 0
    totals = [score(village.state, seat).total for seat in range(3)]
    assert totals == [3 + 1, 0, 0]  # 1: purple worker


# ---- F3: barn, blacksmith and yards

YARDS = {"blacksmith": "iron", "stone_yard": "stone", "timber_yard": "wood"}


@pytest.mark.parametrize("yard", YARDS)
@pytest.mark.rule("F3")
@pytest.mark.tile(*[f"{yard}/{side}" for yard in YARDS for side in ("front", "back")])
def test_yards_count_their_kind_and_gold_that_lie_on_them(yard: str) -> None:
    kind = YARDS[yard]
    other = "iron" if kind != "iron" else "wood"
    for side, each in (("", 2), ("/back", 3)):
        village = Village(yard + side).goods(yard, **{kind: 3, "gold": 1, other: 5})
        village.goods("home_1", **{kind: 4})
        assert village.points == 4 * each
        assert village.counted(yard, "F3") == [
            f"3 {kind} on {yard}",
            f"1 gold as {kind} on {yard}",
        ]


@pytest.mark.rule("F3")
@pytest.mark.tile("barn/front", "barn/back")
def test_barn_counts_every_resource_on_it() -> None:
    for side, each in (("", 1), ("/back", 2)):
        village = Village("barn" + side).goods("barn", iron=1, stone=2, wood=3, gold=1)
        village.goods("home_1", iron=9)
        assert village.points == 7 * each
        assert village.line("barn", "F3").points == 7 * each


@pytest.mark.rule("F3")
@pytest.mark.tile("timber_yard/front", "mercers_guild/front")
def test_a_yard_gives_up_one_resource_for_a_dearer_set() -> None:
    village = Village("timber_yard", "mercers_guild").goods("timber_yard", wood=3)
    village.goods("home_1", iron=1, stone=1)
    assert village.points == 2 * 2 + 5
    assert village.counted("timber_yard", "F3") == ["2 wood on timber_yard"]
    assert village.counted("mercers_guild", "F5") == [
        "1 iron on home_1",
        "1 stone on home_1",
        "1 wood on timber_yard",
    ]


@pytest.mark.rule("F3")
@pytest.mark.tile("timber_yard/back", "mercers_guild/front")
def test_a_yard_keeps_what_is_dearer_there() -> None:
    village = Village("timber_yard/back", "mercers_guild").goods("timber_yard", wood=1, gold=1)
    village.goods("home_1", iron=1)
    assert village.points == 2 * 3
    assert village.line("mercers_guild", "F5").points == 0


@pytest.mark.rule("F3", "F4")
@pytest.mark.tile("blacksmith/front", "watermill/front")
def test_what_does_not_match_a_yard_is_free() -> None:
    village = Village("blacksmith", "watermill").goods("blacksmith", iron=1, wood=4)
    assert village.points == 2 + 4
    assert village.counted("watermill", "F5") == ["4 wood on blacksmith"]


# ---- F5: resources


@pytest.mark.rule("F5")
@pytest.mark.tile("jeweller/front")
def test_jeweller_takes_all_gold() -> None:
    village = Village("jeweller").goods("home_1", gold=3, iron=4)
    assert village.points == 6
    assert village.counted("jeweller", "F5") == ["3 gold on home_1"]


@pytest.mark.rule("F5")
@pytest.mark.tile("mercers_guild/front")
def test_mercers_guild_gold_up_to_a_whole_set() -> None:
    village = Village("mercers_guild").goods("home_1", iron=2, stone=1, gold=3)
    assert village.points == 10
    assert village.line("mercers_guild", "F5").count == 2
    assert Village("mercers_guild").goods("home_1", gold=3).points == 5
    assert Village("mercers_guild").goods("home_1", gold=2).points == 2


@pytest.mark.rule("F4", "F5")
@pytest.mark.tile("watermill/front")
def test_watermill_one_kind_chosen_once() -> None:
    village = Village("watermill").goods("home_1", iron=4, stone=3).goods("home_1", gold=2)
    assert village.points == 6
    assert village.counted("watermill", "F5") == ["4 iron on home_1", "2 gold as iron on home_1"]


@pytest.mark.rule("F5")
@pytest.mark.tile("windmill/front")
def test_windmill_each_five_mixed() -> None:
    village = Village("windmill", "miner").goods("home_1", iron=4, stone=1, gold=1)
    village.goods("miner", wood=5)
    assert village.points == 10 + 1
    assert village.line("windmill", "F5").count == 2
    assert village.counted("", "F5") == ["1 gold on home_1"]


@pytest.mark.rule("F5")
def test_gold_given_to_no_tile() -> None:
    village = Village().goods("home_1", gold=4, wood=7)
    assert village.points == 4
    assert village.counted("", "F5") == ["4 gold on home_1"]
    assert Village().goods("home_1", wood=7).score().lines == []


@pytest.mark.rule("F4", "F14")
@pytest.mark.tile("windmill/front", "mercers_guild/front", "watermill/front", "jeweller/front")
def test_all_resource_tiles_together() -> None:
    village = Village("windmill", "mercers_guild", "watermill", "jeweller")
    village.goods("home_1", iron=6, stone=2, wood=2, gold=1)
    # Two sets, four iron at the watermill, the gold at the jeweller's: five in the windmill are 5.
    assert village.points == 10 + 4 + 2
    village = Village("windmill", "mercers_guild", "watermill", "jeweller")
    village.goods("home_1", iron=2, stone=5, wood=5)
    # Two sets, five in the windmill, the last one at the watermill.
    assert village.points == 10 + 5 + 1


# ---- F6: skills


@pytest.mark.rule("F6")
@pytest.mark.tile("key_guild/front")
def test_key_guild_each_five_mixed() -> None:
    village = Village("key_guild").skills(anvil=4, pick=4, saw=3)
    assert village.points == 20
    assert village.line("key_guild", "F6").count == 2


@pytest.mark.rule("F4", "F6")
@pytest.mark.tile("scholar/front")
def test_scholar_one_kind_chosen_once() -> None:
    village = Village("scholar").skills(anvil=4, pick=5, saw=3)
    assert village.points == 15
    assert village.counted("scholar", "F6") == ["5 pick"]


@pytest.mark.rule("F6")
@pytest.mark.tile("scribes/front")
def test_scribes_each_set() -> None:
    village = Village("scribes").skills(anvil=4, pick=2, saw=3)
    assert village.points == 20
    assert village.counted("scribes", "F6") == ["2 anvil", "2 pick", "2 saw"]


@pytest.mark.rule("F4", "F6")
@pytest.mark.tile("key_guild/front", "scholar/front", "scribes/front")
def test_all_skill_tiles_together() -> None:
    # Two sets and three anvils; a set, five mixed and one anvil would be 23.
    village = Village("key_guild", "scholar", "scribes").skills(anvil=5, pick=2, saw=2)
    assert village.points == 2 * 10 + 3 * 3
    # A set and one of what is left; five mixed would be 10.
    assert Village("key_guild", "scholar", "scribes").skills(anvil=2, pick=2, saw=1).points == 13
    # A set and five more anvils.
    assert Village("key_guild", "scribes").skills(anvil=6, pick=1, saw=1).points == 20


# ---- F7: workers


@pytest.mark.rule("F7")
@pytest.mark.tile("apothecary/front")
def test_apothecary_each_five_greens_too() -> None:
    assert Village("apothecary").workers(blue=4, red=2, yellow=1, green=3).points == 6


@pytest.mark.rule("F7")
@pytest.mark.tile("craftsmans_guild/front")
def test_craftsmans_guild_sets_never_green() -> None:
    assert Village("craftsmans_guild").workers(blue=4, red=2, yellow=1, green=9).points == 3
    assert Village("craftsmans_guild").workers(blue=4, red=2, green=9).points == 0


@pytest.mark.rule("F7")
@pytest.mark.tile("key_market/front")
def test_key_market_each_green() -> None:
    village = Village("key_market").workers(blue=4, green=3)
    assert village.points == 6
    assert village.counted("key_market", "F7") == ["3 green"]


@pytest.mark.rule("F4", "F7")
@pytest.mark.tile("village_hall/front")
def test_village_hall_one_colour_green_too() -> None:
    assert Village("village_hall").workers(blue=4, red=3, green=2).points == 4
    assert Village("village_hall").workers(blue=4, red=3, green=6).points == 6


@pytest.mark.rule("F7")
@pytest.mark.tile("white_wind/front")
def test_white_wind_each_worker() -> None:
    village = Village("white_wind").workers(blue=4, red=3, green=2)
    assert village.points == 9
    assert village.line("white_wind", "F7").points == 9


@pytest.mark.rule("F4", "F7")
@pytest.mark.tile(
    "apothecary/front",
    "craftsmans_guild/front",
    "key_market/front",
    "village_hall/front",
    "white_wind/front",
)
def test_all_worker_tiles_together() -> None:
    village = Village("apothecary", "craftsmans_guild", "key_market", "village_hall", "white_wind")
    village.workers(blue=3, red=2, yellow=1, green=2)
    # Everyone is worth 1 on the White Wind, greens 2: neither three nor five make more of it.
    assert village.points == 6 + 4
    village = Village("apothecary", "craftsmans_guild", "key_market", "village_hall")
    village.workers(blue=7, red=2, yellow=1, green=2)
    # A set, six blue in the hall, greens at the market; the last red scores nothing.
    assert village.points == 3 + 6 + 4


# ---- F9: the purple worker


@pytest.mark.rule("F9")
def test_purple_worker_is_gold_left_over_at_least() -> None:
    village = Village().purple()
    assert village.points == 1
    assert village.counted("", "F5") == ["1 purple as gold"]


@pytest.mark.rule("F9")
@pytest.mark.tile("timber_yard/back", "barn/back")
def test_purple_worker_on_the_dearest_yard() -> None:
    village = Village("barn/back", "timber_yard/back").purple()
    assert village.points == 3
    assert village.counted("timber_yard", "F3") == ["1 purple as wood"]
    assert Village("barn/back").purple().points == 2


@pytest.mark.rule("F9")
@pytest.mark.tile("scribes/front", "craftsmans_guild/front", "mercers_guild/front")
def test_purple_worker_where_it_adds_most() -> None:
    village = Village("scribes", "craftsmans_guild", "mercers_guild").purple()
    village.workers(blue=1, red=1).goods("home_1", iron=1, wood=1).skills(anvil=1, saw=1)
    assert village.points == 10
    assert village.counted("scribes", "F6") == ["1 anvil", "1 saw", "1 purple as pick"]
    village.skills(pick=1)
    assert village.points == 10 + 5
    assert village.counted("mercers_guild", "F5") == [
        "1 iron on home_1",
        "1 wood on home_1",
        "1 purple as stone",
    ]


@pytest.mark.rule("F9")
@pytest.mark.tile("key_market/front", "apothecary/front", "jeweller/front")
def test_purple_worker_as_green_as_one_of_five_and_as_gold() -> None:
    village = Village("key_market").purple()
    assert village.counted("key_market", "F7") == ["1 purple as green"]
    assert Village("apothecary").workers(blue=4).purple().points == 3
    assert Village("jeweller").purple().points == 2


@pytest.mark.rule("F9")
def test_purple_worker_counts_for_its_holder_only() -> None:
    assert Village().points == 0


# ---- X6, O2: boat 3b


@pytest.mark.rule("X6", "F5")
@pytest.mark.tile("summer_boat_3/back", "jeweller/front")
def test_3b_makes_everything_the_jewellers_gold() -> None:
    village = Village("jeweller", "summer_boat_3/back").goods("home_1", iron=2, wood=1)
    assert village.points == 0
    assert village.power(POWER_3B).points == 6
    assert village.counted("jeweller", "F5") == [
        "2 iron as gold on home_1",
        "1 wood as gold on home_1",
    ]


@pytest.mark.rule("X6", "F3")
@pytest.mark.tile("summer_boat_3/back", "blacksmith/back", "watermill/front", "mercers_guild/front")
def test_3b_on_yards_in_sets_and_at_the_watermill() -> None:
    village = Village("blacksmith/back", "summer_boat_3/back").power(POWER_3B)
    assert village.goods("blacksmith", stone=2, wood=1).points == 9
    village = Village("mercers_guild", "summer_boat_3/back").power(POWER_3B)
    assert village.goods("home_1", stone=6).points == 10
    village = Village("watermill", "summer_boat_3/back").power(POWER_3B)
    assert village.goods("home_1", stone=2, iron=1, wood=3).points == 6


@pytest.mark.rule("X6", "O2")
@pytest.mark.tile("summer_boat_3/back")
def test_3b_leftovers_are_gold_if_the_option_says_so() -> None:
    village = Village("summer_boat_3/back").power(POWER_3B).goods("home_1", stone=3, gold=1)
    assert village.points == 4
    assert village.counted("", "F5") == ["3 stone as gold on home_1", "1 gold on home_1"]
    village.state.options = Options(boat_3b_leftovers=False)
    assert village.points == 1
    assert village.purple().points == 2


@pytest.mark.rule("X6")
def test_3b_of_another_player_does_nothing() -> None:
    village = Village("jeweller").goods("home_1", iron=2)
    village.state.power[POWER_3B] = 0
    assert village.points == 0


# ---- F10: Keyflower


@pytest.mark.rule("F10")
@pytest.mark.tile("keyflower/front")
def test_keyflower_counts_printed_steps() -> None:
    village = Village("keyflower", "stable/back", "farrier", "wainwright", "miner")
    assert village.line("keyflower", "F10").points == 1 + 4 + 3 + 4
    names = [TABLES.ids[tile] for tile in village.line("keyflower", "F10").tiles]
    assert names == ["home_1", "stable", "farrier", "wainwright"]


STEPS = {"home_1/front": 1, "stable/front": 2, "farrier/front": 3, "wainwright/front": 4}
STEPS |= {"home_1/back": 2, "stable/back": 4, "farrier/back": 5, "wainwright/back": 6}


@pytest.mark.rule("F10")
@pytest.mark.tile(*STEPS)
@pytest.mark.parametrize(("side", "steps"), STEPS.items())
def test_steps_of_every_transport_tile(side: str, steps: int) -> None:
    if side.startswith("home"):
        assert steps_shown(Village(home=side).state, SEAT) == steps
    else:
        assert steps_shown(Village(side).state, SEAT) == 1 + steps


@pytest.mark.rule("F10", "X4")
@pytest.mark.tile("keyflower/front", "summer_boat_2/back")
def test_2b_doubles_keyflower() -> None:
    village = Village("keyflower", "summer_boat_2/back", "stable").power(POWER_2B)
    assert village.points == 6
    assert village.line("keyflower", "F10").count == 6
    village.state.power[POWER_2B] = 0  # somebody else's
    assert village.points == 3


# ---- F11: Sea Bastion


def broken_triangle() -> Village:
    """Home, Keywood south of it and miner beside both, its field to the home: no loop."""
    village = Village(home="home_3").at("keywood", 0, 1).at("miner", 1, 0)
    return village.add("sea_bastion")


@pytest.mark.rule("F11")
@pytest.mark.tile("sea_bastion/front")
def test_the_shortest_loop_is_three_tiles() -> None:
    assert broken_triangle().points == 0
    village = Village(home="home_3").at("keywood", 0, 1).at("miner", 1, 0, turn=1)
    line = village.add("sea_bastion").line("sea_bastion", "F11")
    assert (line.points, line.count) == (3, 3)
    assert [TABLES.ids[tile] for tile in line.tiles] == ["home_3", "keywood", "miner"]


@pytest.mark.rule("F11")
@pytest.mark.tile("sea_bastion/front", "turn_order_tile_4/front")
def test_turn_order_tiles_are_on_the_walk() -> None:
    village = Village(home="home_3").at("keywood", 0, 1, 0).at("turn_order_tile_4", 1, 0, 0)
    village.add("sea_bastion")
    assert village.line("sea_bastion", "F11").points == 3


@pytest.mark.rule("F11", "X3")
@pytest.mark.tile("sea_bastion/front", "summer_boat_2/front")
def test_2a_makes_no_links_for_the_walk() -> None:
    village = broken_triangle().add("summer_boat_2/front").power(POWER_2A)
    assert village.line("sea_bastion", "F11").points == 0


@pytest.mark.rule("F11")
@pytest.mark.tile("sea_bastion/front")
def test_sea_bastion_without_a_loop_shows_a_line_of_nothing() -> None:
    line = Village("sea_bastion").line("sea_bastion", "F11")
    assert (line.points, line.count, line.tiles) == (0, 0, [])


# ---- F12: Sea Breese


@pytest.mark.rule("F12")
@pytest.mark.tile("sea_breese/front")
def test_a_line_of_boats_from_the_home() -> None:
    boats = ["sea_breese", "summer_boat_1", "flipper", "summer_boat_4/back", "keyflower"]
    points = [2, 4, 8, 16, 32, 32]
    village = Village()
    for number, boat in enumerate([*boats, "summer_boat_2"], 1):
        village.at(boat, 0, number, 0 if number % 2 else 3)
        line = village.line("sea_breese", "F12")
        assert (line.points, line.count) == (points[number - 1], number)
        assert [TABLES.ids[tile] for tile in line.tiles[:5]] == [
            name.partition("/")[0] for name in boats[:number]
        ]


@pytest.mark.rule("F12")
@pytest.mark.tile("sea_breese/front")
def test_a_gap_or_another_tile_ends_the_river() -> None:
    village = Village().at("flipper", 0, 1).at("sea_breese", 0, 3)
    assert village.line("sea_breese", "F12").points == 2
    village.at("miner", 0, 2)
    assert village.line("sea_breese", "F12").points == 2
    assert Village().at("sea_breese", 0, 2).line("sea_breese", "F12").points == 0


@pytest.mark.rule("F12", "X3")
@pytest.mark.tile("sea_breese/front", "summer_boat_2/front")
def test_a_boat_turned_away_ends_the_river() -> None:
    village = Village().at("summer_boat_2", 0, 1, 0).at("sea_breese", 0, 2, 1).power(POWER_2A)
    assert village.line("sea_breese", "F12").points == 2
    village = Village().at("sea_breese", 0, -1)  # at a road of the home, which has water south
    assert village.line("sea_breese", "F12").points == 0


@pytest.mark.rule("F12")
@pytest.mark.tile("sea_breese/front")
def test_the_river_runs_from_any_edge_of_the_home() -> None:
    # Home 5: water north-east, which a boat faces when turned by one edge.
    village = Village(home="home_5").at("sea_breese", 1, -1, 1).at("white_wind", 2, -2, 4)
    assert village.line("sea_breese", "F12").points == 4


# ---- F13: turn-order tiles


@pytest.mark.rule("F13")
@pytest.mark.tile(*[f"turn_order_tile_{number}/front" for number in (1, 2, 3, 4)])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_turn_order_tile_counts_its_neighbours(number: int) -> None:
    tile = f"turn_order_tile_{number}"
    village = Village().at(tile, 1, 0).at("flipper", 1, 1).at("miner", 2, -1).at("inn", 0, 2)
    line = village.line(tile, "F13")
    assert (line.points, line.count) == (3, 3)
    assert {TABLES.ids[other] for other in line.tiles} == {"home_1", "flipper", "miner"}


@pytest.mark.rule("F13")
@pytest.mark.tile("turn_order_tile_1/front", "turn_order_tile_2/front")
def test_neighbouring_turn_order_tiles_count_each_other() -> None:
    village = Village().at("turn_order_tile_1", 0, -1).at("turn_order_tile_2", 1, -1)
    assert village.points == 2 + 2


# ---- F14


@pytest.mark.rule("F14")
def test_lines_come_in_a_fixed_order_however_the_village_grew() -> None:
    tiles = ["windmill", "scribes", "barn", "keyflower", "keythedral", "key_market", "jeweller"]

    def lines(order: list[str]) -> list[tuple[int, str, int]]:
        village = Village(*order).goods("home_1", iron=7, gold=3).goods("barn", wood=3)
        village.skills(anvil=1, pick=2, saw=1).workers(green=2).purple()
        return [(line.tile, line.rule, line.points) for line in village.score().lines]

    first = lines(tiles)
    assert first == lines(tiles[::-1])
    assert [rule for _, rule, _ in first] == ["F2", "F3", "F5", "F5", "F6", "F7", "F10"]


@pytest.mark.rule("F14")
def test_open_points_need_no_items() -> None:
    village = Village("keythedral", "jeweller").at("turn_order_tile_1", 0, -1)
    village.goods("home_1", gold=4)
    assert sum(open_points(village.state, SEAT, village.state.villages[SEAT])) == 12 + 1


# ---- Random villages against a solver that tries everything


def best_of_domain(
    pieces: list[tuple[tuple[str, ...], dict[int, int]]], tiles: list[Scoring]
) -> int:
    """The most points: each piece in turn goes to every tile as everything it can count as.

    A piece is (what it counts as, points by the number of tile on which it lies or -1 left over).
    """

    @cache
    def go(at: int, given: tuple[tuple[int, ...], ...]) -> int:
        if at == len(pieces):
            return 0
        counts_as, places = pieces[at]
        best = max([0, *places.values()]) + go(at + 1, given)
        for number, tile in enumerate(tiles):
            so_far = given[number]
            for kind in counts_as:
                if kind not in tile.kinds:
                    continue
                more = 0
                if tile.way == "each":
                    then, more = so_far, tile.points
                elif tile.way == "chosen":
                    then, more = (tile.kinds.index(kind),), tile.points
                    if so_far not in ((-1,), then):
                        continue
                elif tile.way == "any":
                    then = ((so_far[0] + 1) % tile.size,)
                    more = 0 if then[0] else tile.points
                else:
                    then = tuple(n + (k == kind) for n, k in zip(so_far, tile.kinds))
                    if min(then):
                        then, more = tuple(n - 1 for n in then), tile.points
                best = max(best, more + go(at + 1, given[:number] + (then,) + given[number + 1 :]))
        return best

    empty = {"each": (0,), "chosen": (-1,), "any": (0,)}
    return go(0, tuple(empty.get(tile.way, (0,) * len(tile.kinds)) for tile in tiles))


def best_of_all(state: State, seat: int) -> int:
    """F2 to F9 from the catalogue's words, all of it tried out."""
    printed = 0
    tiles: dict[str, list[Scoring]] = {"resource": [], "skill": [], "worker": []}
    yards: dict[int, Scoring] = {}
    for index in state.villages[seat]:
        tile = CATALOGUE.tiles[index]
        side = tile.back if state.side[index] and tile.back else tile.front
        printed += side.points
        if side.scoring and side.scoring.way == "on_tile":
            yards[index] = side.scoring
        elif side.scoring:
            tiles[side.scoring.items].append(side.scoring)
    alike = state.power[POWER_3B] == seat
    pieces: dict[str, list[tuple[tuple[str, ...], dict[int, int]]]]
    pieces = {"resource": [], "skill": [], "worker": []}
    for index in state.villages[seat]:
        for kind, name in enumerate(RESOURCES):
            counts_as = RESOURCES if alike or name == "gold" else (name,)
            places = {}
            if index in yards and set(counts_as) & set(yards[index].kinds):
                places[index] = yards[index].points
            if name == "gold" or (alike and state.options.boat_3b_leftovers):
                places[-1] = 1
            pieces["resource"] += [(counts_as, places)] * state.goods[index * 4 + kind]
    for kind, name in enumerate(SKILLS):
        pieces["skill"] += [((name,), {})] * state.skills[seat * 3 + kind]
    for kind, name in enumerate(COLOURS):
        pieces["worker"] += [((name,), {})] * state.screen[seat * 4 + kind]
    without = {items: best_of_domain(pieces[items], tiles[items]) for items in pieces}
    best = sum(without.values())
    if state.start == seat:
        with_purple = {
            "resource": (RESOURCES, {-1: 1, **{tile: yards[tile].points for tile in yards}}),
            "skill": (SKILLS, {}),
            "worker": (COLOURS, {}),
        }
        best += max(
            best_of_domain(pieces[items] + [purple], tiles[items]) - without[items]
            for items, purple in with_purple.items()
        )
    return printed + best


SCORING = [
    tile.id
    for tile in CATALOGUE.tiles
    if any(side and side.scoring for side in (tile.front, tile.back))
]
OTHERS = ["keywood", "miner", "sawmill", "forge", "well", "inn", "keythedral", "ianvincible"]
SCORING_SIDES = [
    f"{tile.id}/{name}"
    for tile in CATALOGUE.tiles
    for name, side in (("front", tile.front), ("back", tile.back))
    if side and side.scoring
]


def random_village(rng: random.Random, items: int) -> Village:
    """Any scoring tiles, either side, with that many items of every domain."""
    village = Village()
    chance = rng.choice((0.2, 0.5, 0.8))
    for tile in SCORING + rng.sample(OTHERS, 3):
        if rng.random() < chance:
            sides = ("/front", "/back") if CATALOGUE.tile(tile).back else ("",)
            village.add(tile + rng.choice(sides))
    state = village.state
    spots = rng.sample(state.villages[SEAT], min(4, len(state.villages[SEAT])))
    spots += [tile for tile in state.villages[SEAT] if TABLES.score_way[tile * 2] == 1]
    kinds = rng.choice(((0, 1, 2, 3), (0, 1, 2, 3), (0, 1, 2), (2, 3), (0, 0, 0, 1, 2, 3)))
    for _ in range(rng.randint(0, items)):
        state.goods[rng.choice(spots) * 4 + rng.choice(kinds)] += 1
    for _ in range(rng.randint(0, items)):
        state.skills[SEAT * 3 + rng.randrange(3)] += 1
    for _ in range(rng.randint(0, items + 2)):
        state.screen[SEAT * 4 + rng.choice((0, 0, 1, 2, 3))] += 1
    return village


def compare(
    rng: random.Random, number: int, items: int, boat: bool, leftovers: bool, purple: bool
) -> None:
    for _ in range(number):
        village = random_village(rng, items)
        village.state.options = Options(boat_3b_leftovers=leftovers)
        if boat:
            village.add("summer_boat_3/back").power(POWER_3B)
        if purple:
            village.purple()
        assert village.points == best_of_all(village.state, SEAT)


VARIANTS = pytest.mark.parametrize(
    ("boat", "leftovers"),
    [(False, True), (True, True), (True, False)],
    ids=["plain", "3b", "3b-no-o2"],
)


@pytest.mark.slow
@VARIANTS
@pytest.mark.parametrize("purple", [False, True], ids=["", "purple"])
@pytest.mark.rule("F3", "F4", "F5", "F6", "F7", "F9", "F14", "X6", "O2")
@pytest.mark.tile(*SCORING_SIDES)
def test_random_villages(boat: bool, leftovers: bool, purple: bool) -> None:
    villages = amount(50, thorough=150)
    compare(random.Random(21), villages if purple else 2 * villages, 7, boat, leftovers, purple)


@pytest.mark.slow
@pytest.mark.thorough
@VARIANTS
@pytest.mark.parametrize("purple", [False, True], ids=["", "purple"])
@pytest.mark.rule("F3", "F4", "F5", "F6", "F7", "F9", "F14", "X6", "O2")
@pytest.mark.tile(*SCORING_SIDES)
def test_thousands_of_random_villages(boat: bool, leftovers: bool, purple: bool) -> None:
    compare(random.Random(22), 500 if boat or purple else 2000, 10, boat, leftovers, purple)


@pytest.mark.rule("F13", "F14")
def test_open_points_of_random_villages_add_up() -> None:
    rng = random.Random(23)
    names = [tile.id for tile in CATALOGUE.tiles if tile.kind != "home"]
    for _ in range(150):
        places = [(c, r) for c in range(-2, 3) for r in range(-2, 3) if (c, r) != (0, 0)]
        rng.shuffle(places)
        village = Village(home=f"home_{rng.randint(1, 6)}")
        for name in rng.sample(names, rng.randint(0, len(places))):
            village.at(name, *places.pop(), rng.randrange(6))
        state = village.state
        taken = {state.cell[tile] for tile in state.villages[SEAT]}
        points = sum(TABLES.points[tile * 2 + state.side[tile]] for tile in state.villages[SEAT])
        for tile in state.villages[SEAT]:
            name = TABLES.ids[tile]
            if name == "keyflower":
                points += steps_shown(state, SEAT)
            elif name == "sea_bastion":
                points += len(set(loop_walk(state, SEAT)))
            elif name == "sea_breese":
                points += (0, 2, 4, 8, 16, 32)[len(river(state, SEAT))]
            elif name.startswith("turn_order"):
                near = [state.cell[tile] + step for step in (1, -1, 128, -128, 127, -127)]
                assert len(neighbours(state, tile)) == len(taken & set(near))
                points += len(taken & set(near))
        assert sum(open_points(state, SEAT, state.villages[SEAT])) == points == village.points
