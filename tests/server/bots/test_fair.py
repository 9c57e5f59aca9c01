"""Who is next: networks, their people, and the tables of each take turns by what they used."""

import asyncio

import pytest

from keyflower.home.once import Once
from keyflower.server.bots.fair import FairQueue, Payer

EVE = Payer("192.0.2.1", "eve")
ANN = Payer("192.0.2.2", "ann")


def served(queue: FairQueue[str], seconds: dict[str, float], count: int) -> list[str]:
    """The next items; each takes as long as its person's items do."""
    found = []
    for _ in range(count):
        taken = queue.take()
        assert taken is not None
        item, payer = taken
        queue.charge(payer, seconds.get(payer.person, 1.0))
        found.append(item)
    return found


def test_somebody_with_many_tables_gets_as_much_as_somebody_with_one() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(6):
        queue.put(f"eve {table}", EVE, str(table))
    for item in range(3):
        queue.put(f"ann {item}", ANN, "one")
    assert served(queue, {}, 9) == [
        *("eve 0", "ann 0", "eve 1", "ann 1", "eve 2", "ann 2"),
        *("eve 3", "eve 4", "eve 5"),
    ]


def test_a_network_of_many_people_gets_as_much_as_one_with_one() -> None:
    """M1: people cost nothing, so eight of them must not get eight times as much."""
    queue: FairQueue[str] = FairQueue()
    for turn in range(2):
        for guest in range(8):
            queue.put(f"eve {guest} {turn}", Payer("192.0.2.1", f"eve {guest}"), "t")
    assert served(queue, {}, 1) == ["eve 0 0"]
    for turn in range(4):
        queue.put(f"ann {turn}", ANN, "t")
    assert served(queue, {}, 8) == [
        *("eve 1 0", "ann 0", "eve 2 0", "ann 1", "eve 3 0", "ann 2", "eve 4 0", "ann 3"),
    ]
    assert served(queue, {}, 4) == ["eve 5 0", "eve 6 0", "eve 7 0", "eve 0 1"]


def test_people_of_one_network_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in range(3):
        queue.put("eve", EVE, str(item))
    queue.put("bob", Payer(EVE.network, "bob"), "t")
    assert served(queue, {}, 4) == ["eve", "bob", "eve", "eve"]


def test_slow_items_cost_more() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in range(4):
        queue.put("slow", EVE, str(item))
        queue.put("quick", ANN, str(item))
    order = served(queue, {"eve": 5.0, "ann": 1.0}, 8)
    assert order == ["slow", *["quick"] * 4, *["slow"] * 3]


def test_tables_of_one_person_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3", "b1", "b2"):
        queue.put(item, ANN, item[0])
    assert served(queue, {}, 5) == ["a1", "b1", "a2", "b2", "a3"]
    assert queue.take() is None


def test_whoever_comes_later_owes_nothing_and_has_saved_nothing() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in range(10):
        queue.put(f"eve {item}", EVE, "t")
    served(queue, {}, 5)
    for item in range(3):
        queue.put(f"ann {item}", ANN, "t")
    order = served(queue, {}, 6)
    assert sorted(order[:2]) == ["ann 0", "eve 5"]
    assert sorted(order[2:4]) == ["ann 1", "eve 6"]
    assert sorted(order[4:]) == ["ann 2", "eve 7"]


# ---- Once


@pytest.mark.anyio
async def test_what_several_ask_for_is_worked_out_once() -> None:
    calls = 0
    go = asyncio.Event()

    async def work() -> int:
        nonlocal calls
        calls += 1
        await go.wait()
        return calls

    once: Once[str, int] = Once(2)
    askers = [asyncio.ensure_future(once.get("a", work)) for _ in range(4)]
    await asyncio.sleep(0)
    askers[0].cancel()  # whoever asked first goes away
    go.set()
    found = await asyncio.gather(*askers, return_exceptions=True)
    assert isinstance(found[0], asyncio.CancelledError)
    assert found[1:] == [1, 1, 1]
    assert await once.get("a", work) == 1
    assert [await once.get(key, work) for key in "bca"] == [2, 3, 4]  # two are kept


@pytest.mark.anyio
async def test_a_failure_is_not_kept() -> None:
    async def fails() -> int:
        raise ValueError("not now")

    async def works() -> int:
        return 7

    once: Once[str, int] = Once(2)
    with pytest.raises(ValueError, match="not now"):
        await once.get("a", fails)
    assert await once.get("a", works) == 7
