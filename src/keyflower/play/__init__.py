"""One table as data: seats, decisions, undo, bots' answers, and what each viewer is sent.

No network, no database, no clock of its own. Functions of `moves` and `seating` check a change and
prepare it as a step. The caller stores the step if needed, keeps it, and informs the `Audience`.
The caller also asks the bots:

>>> from keyflower.bots import make
>>> from keyflower.play import SeatRow, Table, TableRow, moves, seating
>>> seats = [SeatRow(seat=seat, kind="bot", bot="greedy") for seat in range(2)]
>>> table = Table(TableRow(id="example", host="me"), seats)
>>> news = seating.start(table, "me").keep()
>>> while (seat := table.bot_to_act()) >= 0:
...     game, bot = table.playing(), make(table.bot_of(seat), table.seq, seat)
...     plan = bot.plan(game.view(seat), game.legal(seat))
...     for seq, action in moves.follow_plan(table, seat, table.seq, plan):
...         news = moves.answer(table, seat, seq, action).keep()
>>> table.row.status, len(table.row.result)
('finished', 2)
"""

from keyflower.play.audience import Audience
from keyflower.play.rows import SeatRow, Setup, TableRow
from keyflower.play.step import Step
from keyflower.play.table import News, Table

__all__ = ["Audience", "News", "SeatRow", "Setup", "Step", "Table", "TableRow"]
