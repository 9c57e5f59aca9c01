"""A view as text."""

from tests.script import board, seat

from keyflower.envs.text import text


def test_the_text_has_greens_of_the_supply_and_tiles_set_aside() -> None:
    game = board(
        season="autumn", greens=3, p0=seat("1 blue"), p1=seat("1 red", aside=["miner", "smelter"])
    )
    for viewer in (0, 1, None):
        lines = text(game.view(viewer)).splitlines()
        assert "greens 3" in next(line for line in lines if line.startswith("  bag"))
        asides = [line for line in lines if "set aside" in line]
        assert asides == ["  set aside miner", "  set aside smelter"]
