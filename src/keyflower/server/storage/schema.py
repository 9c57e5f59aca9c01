"""The tables of the database. After a change here: a migration, see migrations/env.py.

Times are seconds since 1970. Values of JSON columns are lists and dicts to Python.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)
from sqlalchemy.types import TypeDecorator


class Unreadable:
    """Stands for a value that is not JSON: it fits no type, so that only its row is refused."""


UNREADABLE: Final = Unreadable()


class JsonText(TypeDecorator[Any]):
    """JSON in a text column, the same on every database; None is NULL."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """Python's value as text."""
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """The text as Python's value."""
        if value is None:
            return None
        try:
            return msgspec.json.decode(value)
        except (msgspec.DecodeError, TypeError, RecursionError):
            return UNREADABLE


metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

EMPTY: Final = text("''")

identities: Final = Table(
    "identities",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("face", Text, nullable=False, server_default=EMPTY),  # a villager; empty: the emblem
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False, index=True),  # to about a day
)

# Links that carry an identity to another device: of each only a hash, and only until it is used.
links: Final = Table(
    "links",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("identity", Text, ForeignKey("identities.id"), nullable=False, index=True),
    Column("expires_at", Float, nullable=False),
)

# How people like the page, kept for all their devices.
user_settings: Final = Table(
    "user_settings",
    metadata,
    Column("identity", Text, ForeignKey("identities.id"), primary_key=True),
    Column("settings", JsonText, nullable=False),
    Column("changed_at", Float, nullable=False),
)

signing_keys: Final = Table(
    "signing_keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", LargeBinary, nullable=False),
    Column("created_at", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),  # counts the writes; an old one means a conflict
    Column("status", Text, nullable=False),  # waiting, playing, finished, abandoned
    Column("host", Text, ForeignKey("identities.id"), index=True),
    Column("invite", Text, nullable=False, unique=True),
    Column("listed", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("setup", JsonText, nullable=False),
    Column("engine", Text, nullable=False),
    Column("catalogue", Text, nullable=False),
    Column("origin", JsonText),  # the position that the log starts from, if not a new game
    Column("seq", Integer, nullable=False),  # how many entries the log has
    Column("to_act", JsonText, nullable=False),  # seats that owe a decision
    Column("due_at", Float),  # when the server itself must do something: a bot's move, a clock
    Column("created_at", Float, nullable=False),
    Column("updated_at", Float, nullable=False),
    Column("finished_at", Float),
    Column("result", JsonText),
    Column("next_table", Text, ForeignKey("tables.id"), index=True),
    Column("broken", Text),  # why the table can't continue, if so
    Column("uploaded_by", Text, index=True),  # of a record: an identity, which may be gone
    Column("seen_at", Float),  # when somebody last looked, to about a day
    Column("sealed", JsonText),  # the secret that decides the draws
    Index(None, "status", "listed", "created_at"),
    Index(None, "due_at"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # open, person, bot
    Column("identity", Text, ForeignKey("identities.id"), index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),  # its spec; of a person's seat: the stand-in's
    Column("stand_in", Boolean, nullable=False),  # the bot plays for the person
    Column("pass_mode", Text, nullable=False),  # "", outbid, season
    Column("reserve", Float, nullable=False),
    Column("owes_since", Float),
    Column("face", Text, nullable=False, server_default=EMPTY),  # that a person chose
    Column("contribution", Text, nullable=False, server_default=EMPTY),  # to the draws' secret
    Column("unlocked", Boolean, nullable=False, server_default=false()),  # hot seat: it is shown
    Column("prepared", JsonText, nullable=False, server_default=text("'{}'")),  # bids to be made
)

# People admitted to a table by its invitation. removed: the invitation that doesn't admit them to a
# seat any more, because the host has freed theirs.
guests: Final = Table(
    "guests",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("identity", Text, ForeignKey("identities.id"), primary_key=True, index=True),
    Column("removed", Text, nullable=False, server_default=EMPTY),
)

# Whose invitations somebody doesn't want.
blocks: Final = Table(
    "blocks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity", Text, ForeignKey("identities.id"), nullable=False),
    Column("blocked", Text, ForeignKey("identities.id"), nullable=False, index=True),
    Index(None, "identity", "blocked", unique=True),
)

# The daily game of each person and day: the first one counts, and there is no other.
daily_attempts: Final = Table(
    "daily_attempts",
    metadata,
    Column("day", Text, primary_key=True),  # of UTC, as 2026-07-30
    Column("identity", Text, ForeignKey("identities.id"), primary_key=True, index=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
)

# Games that were played with the box, as people have entered them.
score_sheets: Final = Table(
    "score_sheets",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, ForeignKey("identities.id"), nullable=False, index=True),
    Column("sheet", JsonText, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
)

# What a finished game was made of, by seat: calculated once, for statistics.
game_facts: Final = Table(
    "game_facts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("facts", JsonText, nullable=False),
)

# The log of every game; rows are only ever added.
log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", BigInteger, nullable=False),
    Column("outcomes", JsonText, nullable=False),
    Column("at", Float, nullable=False),
    Column("crc", BigInteger),  # of all before `at`: an altered entry is found
    sqlite_with_rowid=False,
)

# What players note for themselves: at a shared device each of them.
notes: Final = Table(
    "notes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("identity", Text, ForeignKey("identities.id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

# Keys of the server itself: to sign for push services, and for the secrets of daily games.
server_keys: Final = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

# Browsers that want notices.
pushes: Final = Table(
    "pushes",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("identity", Text, ForeignKey("identities.id"), nullable=False, index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("failures", Integer, nullable=False, server_default=text("0")),  # in a row
)

# Addresses for notices: confirmed once their owner has typed in the code that was sent there.
mails: Final = Table(
    "mails",
    metadata,
    Column("identity", Text, ForeignKey("identities.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("code_hash", Text, nullable=False),
    Column("expires_at", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

# Where the notices of a table go besides.
webhooks: Final = Table(
    "webhooks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("failures", Integer, nullable=False, server_default=text("0")),
    Column("fault", Text, nullable=False, server_default=text("''")),
)

# Chat.
chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("phrase", Text, nullable=False, server_default=EMPTY),  # its id, instead of a text
    Column("identity", Text, index=True),  # who said it; may be gone
    sqlite_with_rowid=False,
)

# Passkeys: what a device proves itself with, instead of a password.
passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # of the credential, base64url
    Column("identity", Text, ForeignKey("identities.id"), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False),  # its public key, as WebAuthn packs it
    Column("uses", BigInteger, nullable=False),  # as the device counts them; many don't
    Column("created_at", Float, nullable=False),
    Column("used_at", Float, nullable=False),
)

# Recovery phrases: of each only a hash.
recoveries: Final = Table(
    "recoveries",
    metadata,
    Column("identity", Text, ForeignKey("identities.id"), primary_key=True),
    Column("phrase_hash", Text, nullable=False),
    Column("created_at", Float, nullable=False),
    Index(None, "phrase_hash", unique=True),
)

# What a passkey has to sign: each works once, for some minutes.
challenges: Final = Table(
    "challenges",
    metadata,
    Column("challenge", Text, primary_key=True),
    Column("expires_at", Float, nullable=False),
)

# A person's rating after each of their rated games; the table may be gone.
ratings: Final = Table(
    "ratings",
    metadata,
    Column("identity", Text, ForeignKey("identities.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of their game, from 1
    Column("table_id", Text, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("place", Integer, nullable=False),  # from 1
    Column("players", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

# The turning points of finished games, as the server worked them out.
turning_points: Final = Table(
    "turning_points",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("points", JsonText, nullable=False),
)

# How well people solve puzzles.
puzzle_players: Final = Table(
    "puzzle_players",
    metadata,
    Column("identity", Text, ForeignKey("identities.id"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# Each person's first try at a puzzle: only that one counts.
puzzle_tries: Final = Table(
    "puzzle_tries",
    metadata,
    Column("identity", Text, ForeignKey("identities.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

# How hard puzzles have turned out to be; those that nobody tried have the rating they came with.
puzzle_ratings: Final = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("tried", Integer, nullable=False),
)
