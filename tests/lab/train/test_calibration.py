"""The measurement of expected results: what it sums up, on games made by hand and a real one."""

import pytest

from bench.calibration import LookedAt, jumps, looked_at, summed_up, table
from keyflower.lab.selfplay import even_tasks, play


def test_jumps_are_the_largest_change_of_any_seat() -> None:
    assert jumps([[0.5, 0.5], [0.7, 0.3], [0.7, 0.3]]) == pytest.approx([0.2, 0.0])


def test_what_was_said_is_compared_with_what_came() -> None:
    sure = LookedAt([0, 3], [[0.75, 0.25], [0.95, 0.05]], [[0.7, 0.3], [0.9, 0.1]], [1.0, 0.0])
    found = summed_up([sure], [sure.evaluation])
    assert found["positions"] == 4
    assert found["brier"] == pytest.approx((2 * 0.25**2 + 2 * 0.05**2) / 4, abs=1e-4)
    assert found["jump"] == pytest.approx(0.2)
    assert [count for *_, count in found["calibration"]] == [1, 1, 1, 1]
    said = table(found, summed_up([sure], [sure.network]))
    assert "| 90 to 100 % | 95.0 %, 100.0 %, 1 |" in said
    assert "| Brier score |" in said


@pytest.mark.slow
def test_a_game_is_looked_at_all_along() -> None:
    (task,) = even_tasks(1, 1, "random")
    found = looked_at(play(task))
    assert len(found.seasons) == len(found.evaluation) == len(found.network)
    assert sum(found.result) == pytest.approx(1)
    for shares in found.network:
        assert sum(shares) == pytest.approx(1)
