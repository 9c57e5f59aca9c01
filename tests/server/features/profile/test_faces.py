"""Who sits at a table wears a face: bots villagers that differ, people what they chose."""

from random import Random

import pytest
from tests.server.server_thread import BOT, ME, OPEN, Finished, Person, Served, seated

from keyflower import Game, Record
from keyflower.play.creating import new_id
from keyflower.play.villagers import VILLAGERS, faces
from keyflower.server.storage import SeatRow

pytestmark = pytest.mark.anyio
pytest_plugins = ("tests.server.server_thread",)


def some_seats(chance: Random) -> list[SeatRow]:
    """Two to six seats with bots and people; people have different faces, or none."""
    free = chance.sample(VILLAGERS, 8)
    found = []
    for seat in range(chance.randint(2, 6)):
        if chance.random() < 0.5:
            found.append(SeatRow(seat=seat, kind="bot", bot="planner"))
        else:
            face = free.pop() if chance.random() < 0.7 else ""
            found.append(SeatRow(seat=seat, kind="person", identity="x", name="Ann", face=face))
    return found


def test_no_two_faces_at_a_table_are_the_same() -> None:
    chance = Random(14)
    for _ in range(3000):
        seats = some_seats(chance)
        found = faces(new_id(), seats)
        worn = [face for face in found if face]
        assert len(worn) == len(set(worn))
        for row, face in zip(seats, found):
            assert face in VILLAGERS if row.kind == "bot" else face == row.face


def test_a_bot_keeps_its_face_whoever_else_comes_and_goes() -> None:
    table = new_id()
    bots = [SeatRow(seat=seat, kind="bot", bot="planner") for seat in range(6)]
    before = faces(table, bots)
    for seat in range(6):
        after = bots.copy()
        after[seat] = SeatRow(seat=seat, kind="person", identity="x", name="Ann")
        assert faces(table, after) == [*before[:seat], "", *before[seat + 1 :]]
        after[seat].face = before[(seat + 1) % 6]  # one bot has to change
        changed = [other for other in range(6) if faces(table, after)[other] != before[other]]
        assert sorted(changed) == sorted([seat, (seat + 1) % 6])


def test_bots_of_a_rematch_are_who_they_were() -> None:
    chance = Random(31)
    for _ in range(300):
        seats = some_seats(chance)
        before = faces(new_id(), seats)
        for row, face in zip(seats, before):
            row.face = face
        assert faces(new_id(), seats) == before


def test_all_villagers_are_met_somewhere() -> None:
    bots = [SeatRow(seat=seat, kind="bot", bot="planner") for seat in range(2)]
    assert {face for _ in range(300) for face in faces(new_id(), bots)} == set(VILLAGERS)


def test_faces_of_a_table_are_the_same_in_every_version() -> None:
    """They aren't stored: whoever changes how they are found changes them in running games."""
    bots = [SeatRow(seat=seat, kind="bot", bot="planner") for seat in range(6)]
    known = ["nora", "emil", "lina", "mina", "toma", "petra"]
    assert faces("0123456789abcdef", bots) == known
    bots[0] = SeatRow(seat=0, kind="person", identity="x", name="Ann", face="mina")
    assert faces("0123456789abcdef", bots) == ["mina", "emil", "lina", "nora", "toma", "petra"]


async def test_people_choose_a_face_and_bots_leave_it_to_them(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        assert (await ann.call("PATCH", "/me", {"face": "nora"}))["face"] == "nora"
        assert await ann.call("PATCH", "/me", {"name": "Ann"}) == {"name": "Ann", "face": "nora"}
        assert await ann.get("/me") == {"name": "Ann", "face": "nora"}
        await bob.call("PATCH", "/me", {"name": "Bob", "face": "nora"})
        made = await ann.post("/tables", {"seats": [ME, OPEN, BOT, BOT, BOT, BOT]})
        table = made["table"]["id"]
        await bob.post("/join", {"invite": made["you"]["invite"]})
        state = await bob.post(f"/tables/{table}/seats/1")
        found = [seat["face"] for seat in state["table"]["seats"]]
        assert found[:2] == ["nora", ""]  # the second Nora wears the emblem
        assert len(set(found)) == 6
        assert set(found[2:]) < set(VILLAGERS)
        assert [seat["level"] for seat in state["table"]["seats"]] == [0, 0, 1, 1, 1, 1]
        await ann.post(f"/tables/{table}/start")
        await ann.post(f"/tables/{table}/leave")  # a bot stands in
        seats = (await bob.get(f"/tables/{table}"))["table"]["seats"]
        assert seats[0]["stand_in"]
        assert seats[0]["level"] == 0
        assert [seat["face"] for seat in seats] == found
        again = await ann.call("PATCH", "/me", {"face": ""})
        assert again == {"name": "Ann", "face": ""}
        assert (await bob.get(f"/tables/{table}"))["table"]["seats"][0]["face"] == "nora"


async def test_only_villagers_can_be_chosen(served: Served) -> None:
    async with Person(served.address) as ann:
        answer = await ann.http.patch("/api/me", json={"face": "dracula"})
        assert answer.status_code == 400


async def test_open_seats_get_their_faces_with_their_bots(served: Served) -> None:
    async with Person(served.address) as ann:
        made = await ann.post("/tables", {"seats": [ME, OPEN, BOT]})
        before = [seat["face"] for seat in made["table"]["seats"]]
        assert before[:2] == ["", ""]
        assert before[2]
        path = f"/tables/{made['table']['id']}"
        started = await ann.post(f"{path}/start", {"fill": "greedy"})
        after = started["table"]["seats"]
        assert after[2]["face"] == before[2]
        assert after[1]["face"] not in ("", before[2])
        assert after[1]["level"] == 2


def a_record(names: list[str]) -> str:
    """The record of a game of three that has just started."""
    record: Record = Game.new(3, 3).record()
    record.names = names
    return record.dumps()


@pytest.mark.parametrize(
    ("names", "kinds"),
    [
        ([], ["person", "person", "person"]),
        (["Ann", "planner", "Nora"], ["person", "bot", "person"]),
        (["Nora", "Nora", "search:ms=800"], ["person", "person", "bot"]),
    ],
)
async def test_records_without_faces_get_them(
    served: Served, names: list[str], kinds: list[str]
) -> None:
    async with Person(served.address) as ann:
        await ann.post("/me")
        answer = await ann.http.post("/api/records", content=a_record(names))
        path = f"/tables/{answer.json()['table']}"
        seats = (await ann.get(path))["table"]["seats"]
        assert [seat["kind"] for seat in seats] == kinds
        for seat in seats:
            assert bool(seat["name"]) != bool(seat["face"])  # one of them says what to call it
        assert len({seat["name"] or seat["face"] for seat in seats}) == 3
        if "Nora" in names:
            assert seats[names.index("Nora")]["face"] == "nora"


@pytest.mark.slow
async def test_records_call_bots_by_their_villagers(finished: Finished, served: Served) -> None:
    async with finished.person(0) as ann:
        path = f"/tables/{finished.table}"
        made = await ann.post(f"{path}/continue", {"at": 5, "seat": 0, "bot": "random"})
        face = made["table"]["seats"][1]["face"]
        assert face in VILLAGERS
        record = Record.loads((await ann.http.get(f"/api{path}/record")).text)
        assert record.names == [seat["name"] for seat in (await ann.get(path))["table"]["seats"]]


async def test_a_table_of_two_people_has_emblems(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        seats = (await ann.get(f"/tables/{table}"))["table"]["seats"]
        assert [(seat["face"], seat["level"]) for seat in seats] == [("", 0), ("", 0)]
