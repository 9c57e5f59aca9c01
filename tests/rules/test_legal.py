"""The predicate for one action where very many are legal, and for other seats."""

import random
from time import process_time

import pytest
from tests.amounts import amount
from tests.contracts import check_legal, check_refusals
from tests.formats.losing import outbid_at_random, outbid_everywhere

from keyflower import IllegalAction
from keyflower.rules.actions import LOSING_STEP


@pytest.mark.slow
@pytest.mark.rule("T6", "B5", "U7", "X7", "X8")
def test_list_predicate_and_choices_agree_where_many_bids_are_lost() -> None:
    rng = random.Random(1)
    for _ in range(amount(60, thorough=400)):
        game = outbid_at_random(rng, 8)
        check_legal(game, rng)
        check_refusals(game, rng)


@pytest.mark.timed
def test_checking_and_refusing_an_action_takes_no_list() -> None:
    """13 losing bids: 226,000 legal actions. One of them is checked, and a wrong one refused."""
    game = outbid_everywhere()
    legal = game.legal(0)
    assert len(legal) > 100_000
    good = legal[len(legal) // 2]
    bad = good ^ (LOSING_STEP << 15)  # where seat 0 has no bid
    took = []
    for _ in range(5):
        start = process_time()
        assert game.is_legal(good)
        with pytest.raises(IllegalAction, match="you have no bid at turn:4"):
            game.apply(bad, 0)
        took.append(process_time() - start)
    assert min(took) < 0.02
