"""Quotas: what one person may have on a server (docs/hosting.md)."""

from collections.abc import Callable

from keyflower.server.settings import Quotas
from keyflower.server.storage import SeatRow, Usage
from keyflower.server.web.errors import TooManyBotGames, TooManyGames, TooManyRecords

Check = Callable[[Usage], None]
"""Raises if somebody has that much already."""


def check_game(most: Quotas, seats: list[SeatRow]) -> Check | None:
    """For another game with these seats; None where there is no limit."""
    bots = most.bot_games > 0 and any(row.kind == "bot" for row in seats)
    if not most.games and not bots:
        return None

    def check(held: Usage) -> None:
        if most.games and held.games >= most.games:
            unfinished = several(held.games, "unfinished game")
            raise TooManyGames(f"you have {unfinished}: finish or leave one first")
        if bots:
            check_bots(most, held)

    return check


def check_bots(most: Quotas, held: Usage) -> None:
    """For another game with bots."""
    if most.bot_games and held.bot_games >= most.bot_games:
        unfinished = several(held.bot_games, "unfinished game")
        raise TooManyBotGames(
            f"you have {unfinished} with bots: finish one, or play with people; "
            "one that you leave counts for another day"
        )


def check_record(most: Quotas) -> Check | None:
    """For another record; None where there is no limit."""
    if not most.records:
        return None

    def check(held: Usage) -> None:
        if held.records >= most.records:
            kept = several(held.records, "record")
            unused = several(most.record_days, "day")
            way_out = f": those nobody looks at for {unused} make room" if unused else ""
            raise TooManyRecords(f"you have {kept}, and no more are kept{way_out}")

    return check


def several(number: int, thing: str) -> str:
    """A count with its noun; empty for none."""
    if not number:
        return ""
    return f"{number} {thing}{'' if number == 1 else 's'}"
