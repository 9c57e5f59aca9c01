"""Who sits where: every mixture, every seat, equally often."""

from collections import Counter
from collections.abc import Callable
from math import comb

import pytest

from keyflower.lab.arena.contest import Contest, line_ups, mixtures
from keyflower.rules.errors import KeyflowerError


def test_a_table_goes_round_the_seats() -> None:
    contest = Contest.of_table(["random", "greedy", "greedy"], games=7, seed=1)
    seats = [match.bots.index("random") for match in contest.matches()]
    assert seats == [0, 1, 2, 0, 1, 2, 0]
    assert [match.number for match in contest.matches()] == list(range(1, 8))


def test_every_game_has_its_own_seed_that_follows_from_the_contest() -> None:
    contest = Contest.of_table(["random", "random"], games=50, seed=1)
    seeds = [match.seed for match in contest.matches()]
    assert len(set(seeds)) == 50
    longer = Contest.of_table(["random", "random"], games=60, seed=1)
    assert [match.seed for match in longer.matches()][:50] == seeds


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_mixtures_are_all_that_have_two_different_bots(count: int, players: int) -> None:
    bots = [f"bot{n}" for n in range(count)]
    found = mixtures(bots, players)
    assert len(found) == len(set(found)) == comb(count + players - 1, players) - count
    assert all(len(mixture) == players and len(set(mixture)) > 1 for mixture in found)


def test_of_one_bot_the_only_mixture_is_itself() -> None:
    assert mixtures(["a"], 3) == [("a", "a", "a")]


@pytest.mark.parametrize(("count", "players"), [(2, 2), (2, 6), (3, 3), (4, 4), (4, 6), (3, 5)])
def test_bots_seats_and_mixtures_are_balanced(count: int, players: int) -> None:
    bots = [f"bot{n}" for n in range(count)]
    tables = mixtures(bots, players)
    whole = len(tables) * players
    games = list(line_ups(tables, whole, seed=5))
    assert len({*Counter(tuple(sorted(game)) for game in games).values()}) == 1
    places = Counter(place for game in games for place in enumerate(game))
    assert set(places.values()) == {whole // count}


@pytest.mark.parametrize("games", [1, 7, 37, 100])
def test_a_run_of_any_length_is_nearly_balanced(games: int) -> None:
    bots = ["a", "b", "c"]
    sat = Counter(bot for game in line_ups(mixtures(bots, 4), games, seed=5) for bot in game)
    assert max(sat[bot] for bot in bots) - min(sat[bot] for bot in bots) <= 4
    places = Counter(
        p for game in line_ups(mixtures(bots, 4), games, seed=5) for p in enumerate(game)
    )
    counts = [places[seat, bot] for seat in range(4) for bot in bots]
    assert max(counts) - min(counts) <= 4


def test_the_order_round_a_table_changes_with_the_seed_and_later() -> None:
    tables = [("a", "b", "c", "d", "e", "f")]
    first, second = (list(line_ups(tables, 12, seed)) for seed in (1, 2))
    assert first != second
    assert first == list(line_ups(tables, 12, 1))
    assert sorted(first[:6]) != sorted(first[6:])


def test_contests_that_make_no_sense_are_refused() -> None:
    nonsense: tuple[Callable[[], Contest], ...] = (
        lambda: Contest.of_table(["random"], 1, 1),
        lambda: Contest.of_table(["random"] * 7, 1, 1),
        lambda: Contest.of_table(["random", "clever"], 1, 1),
        lambda: Contest.of_table(["random", "random"], 0, 1),
        lambda: Contest.of_mixtures(["random", "random"], 2, 1, 1),
    )
    for wrong in nonsense:
        with pytest.raises(KeyflowerError):
            wrong()
