"""Settings go with a person to other devices; the later change wins, and nothing else is taken."""

from typing import Any

import msgspec
import pytest
from tests.server.server_thread import Clock, Person, Served, known

from keyflower.server.features.profile.me import UserSettings

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio

DEFAULT: dict[str, Any] = msgspec.to_builtins(UserSettings())


async def put(person: Person, age: float = 0.0, **settings: object) -> Any:
    """Keep settings. -> those that are kept"""
    return await person.call("PUT", "/me/settings", {"settings": settings, "age": age})


@pytest.mark.slow
async def test_another_device_has_them(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        await ann.post("/me")
        await bob.post("/me")
        assert await ann.get("/me/settings") == {"settings": None}
        kept = await put(ann, sound=False, volume=0.25, text_size=130, language="zh-Hant")
        assert kept["settings"] == DEFAULT | {
            "sound": False,
            "volume": 0.25,
            "text_size": 130,
            "language": "zh-Hant",
        }
        async with known(served.address, ann.cookie) as phone:
            assert await phone.get("/me/settings") == kept
        assert await bob.get("/me/settings") == {"settings": None}


@pytest.mark.slow
async def test_the_later_change_wins(timed: Served, clock: Clock) -> None:
    async with Person(timed.address) as ann:
        await ann.post("/me")
        await put(ann, speed="slow")
        clock.seconds += 60
        newest = await put(ann, speed="fast")
        assert newest["settings"]["speed"] == "fast"
        # Changed on a train two minutes ago, and sent only now.
        assert await put(ann, age=120, speed="instant") == newest
        assert await ann.get("/me/settings") == newest
        clock.seconds += 10
        later = await put(ann, age=5, speed="instant")
        assert later["settings"]["speed"] == "instant"


@pytest.mark.slow
@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        {"settings": None},
        {"settings": {"volume": 1.5}},
        {"settings": {"volume": -0.1}},
        {"settings": {"volume": "loud"}},
        {"settings": {"sound": 1}},
        {"settings": {"motion": "wild"}},
        {"settings": {"text_size": 101}},
        {"settings": {"text_size": "100"}},
        {"settings": {"language": "en\n"}},
        {"settings": {"language": "x" * 21}},
        {"settings": {"theme": "<script>"}},
        {"settings": {"notes": "anything else"}},
        {"settings": {}, "age": -1},
        {"settings": {}, "age": None},
        {"settings": {}, "more": 1},
    ],
)
async def test_anything_else_is_refused(on_sqlite: Served, body: object) -> None:
    async with Person(on_sqlite.address) as eve:
        await eve.post("/me")
        answer = await eve.http.put("/api/me/settings", json=body)
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad-request"
        assert await eve.get("/me/settings") == {"settings": None}


async def test_nobody_has_none(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as eve:
        for answer in (
            await eve.http.get("/api/me/settings"),
            await eve.http.put("/api/me/settings", json={"settings": {}}),
        ):
            assert answer.status_code == 401
            assert answer.json()["code"] == "nobody"
