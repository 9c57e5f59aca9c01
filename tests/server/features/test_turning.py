"""Turning points of a finished game: worked out once, with progress, and kept."""

import asyncio

import pytest
from tests.late import late_game
from tests.server.in_process_server import inside
from tests.server.server_thread import Clock

from bench.client import Turned
from keyflower.home.features.turning import TurningWork

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_few_failures_are_kept(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """L9: each was, until somebody asked again."""
    monkeypatch.setattr("keyflower.home.features.turning.MAX_UNSTORED", 2)
    record = late_game(2, 6, "random").dumps()
    async with inside(sqlite_url, Clock()) as found, found.person() as ann:
        await ann.post("/me")
        await found.server.thinkers.analysis.close()
        turning = found.server.parts[TurningWork]
        for _ in range(3):
            brought = await ann.http.post("/api/records", content=record)
            path = f"/tables/{brought.json()['table']}/turning-points"
            await ann.get(path)
            while turning._running:
                await asyncio.sleep(0)
        assert len(turning._unstored) == 2
        with pytest.raises(Turned, match="no turning points now"):
            await ann.get(path)
