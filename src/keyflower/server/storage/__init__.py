"""What the server stores. `server.database` opens it.

store.py       Store: runs statements, and connects several servers
statements/    what is stored of games, people and chat; features have their own
relation.py    Relation: a database table and its rows; migrations/ how they came to be
ready.py       statements of every move, at the speed of the database's own driver
sqlite.py      a file for one server: one writer, which commits for all who wait
postgres.py    PostgreSQL for several servers; notify_connection.py how they notify each other
"""

from keyflower.play.kept import Damaged as Damaged
from keyflower.play.rows import LogRow as LogRow
from keyflower.play.rows import Sealed as Sealed
from keyflower.play.rows import SeatRow as SeatRow
from keyflower.play.rows import TableRow as TableRow
from keyflower.server.storage.errors import Conflict as Conflict
from keyflower.server.storage.errors import StorageError as StorageError
from keyflower.server.storage.statements.chat import ChatRow as ChatRow
from keyflower.server.storage.statements.games import Change as Change
from keyflower.server.storage.statements.games import Usage as Usage
from keyflower.server.storage.statements.people import Identity as Identity
from keyflower.server.storage.statements.people import SigningKey as SigningKey
from keyflower.server.storage.store import Store as Store
