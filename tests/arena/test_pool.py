"""Work spread over processes."""

import multiprocessing
import os
import time

import pytest

from keyflower.arena.pool import cores, spread


def square(number: int) -> int:
    time.sleep(0.001 * (number % 3))  # later ones may be ready earlier
    return number * number


def fail_at_five(number: int) -> int:
    if number == 5:
        raise ValueError("five")
    return number


def process(_number: int) -> int:
    return os.getpid()


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(spread(square, range(40), jobs)) == [n * n for n in range(40)]
    assert list(spread(square, [], jobs)) == []


def test_one_job_stays_in_this_process_and_more_leave_it() -> None:
    assert set(spread(process, range(3), 1)) == {os.getpid()}
    assert os.getpid() not in set(spread(process, range(8), 2))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_comes_through_and_ends_the_workers(jobs: int) -> None:
    results = spread(fail_at_five, range(1000), jobs)
    assert [next(results) for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(ValueError, match="five"):
        next(results)
    assert not multiprocessing.active_children()


def test_who_stops_asking_ends_the_workers() -> None:
    results = spread(square, range(10_000), 2)
    assert next(results) == 0
    results.close()
    assert not multiprocessing.active_children()


def test_there_is_a_core() -> None:
    assert cores() >= 1
