"""Quotas: what one person may have on a server (docs/hosting.md)."""

from keyflower.server.settings import Quotas
from keyflower.server.storage import SeatRow, Usage
from keyflower.server.web.errors import WrongTime


def check_quotas(most: Quotas, seats: list[SeatRow], held: Usage) -> None:
    """Refuse another game with these seats to those who have many."""
    if most.games and held.games >= most.games:
        unfinished = several(held.games, "unfinished game")
        raise WrongTime(f"you have {unfinished}: finish or leave one first", "too-many-games")
    if any(row.kind == "bot" for row in seats) and most.bot_games:
        if held.bot_games >= most.bot_games:
            unfinished = several(held.bot_games, "unfinished game")
            raise WrongTime(
                f"you have {unfinished} with bots: finish one, or play with people; "
                "one that you leave counts for another day",
                "too-many-bot-games",
            )


def check_record(most: Quotas, held: Usage) -> None:
    """Refuse another record to those who have many."""
    if most.records and held.records >= most.records:
        kept = several(held.records, "record")
        unused = several(most.record_days, "day")
        way_out = f": those nobody looks at for {unused} make room" if unused else ""
        raise WrongTime(f"you have {kept}, and no more are kept{way_out}", "too-many-records")


def several(number: int | None, thing: str) -> str:
    """A count with its noun; empty for none."""
    if not number:
        return ""
    return f"{number} {thing}{'' if number == 1 else 's'}"
