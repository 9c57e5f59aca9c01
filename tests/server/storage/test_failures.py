"""A database that fails: the log says what is wrong, and none of what was to be written."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, text
from tests.server.operations.test_damage import logged
from tests.server.storage.rows import table

from keyflower.server.storage import Sealed, StorageError, Store
from keyflower.server.storage.statements.chat import NoteRow, notes
from keyflower.server.storage.statements.games import add_table, find_by_invite
from keyflower.server.storage.statements.people import LinkRow, add_signing_key, links
from keyflower.server.web.errors import refusal_of

pytestmark = pytest.mark.anyio

SECRET = "5ec3e7a1" * 8

ASKED: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "the secret of the draws": lambda store: add_table(store, table(sealed=Sealed(SECRET)), []),
    "an invitation": lambda store: add_table(store, table(invite=SECRET), []),
    "an invitation that is read": lambda store: store.read(find_by_invite, SECRET),
    "private notes": lambda store: store.write(notes.put, NoteRow("t", "id-Ann", 0, SECRET)),
    "a key": lambda store: store.write(add_signing_key, SECRET.encode(), 9.0),
}


async def logged_of(asked: Awaitable[Any]) -> str:
    """The log of something that fails."""
    with pytest.raises(StorageError) as failed:
        await asked
    with logged() as lines:
        refusal_of(failed.value)
    (line,) = lines
    assert "the database failed: " in line["trace"]
    return str(line)


@pytest.mark.slow
@pytest.mark.parametrize("what", ASKED)
async def test_a_database_without_its_tables(store: Store, what: str) -> None:
    def rename(connection: Connection) -> None:
        for name in ("tables", "notes", "signing_keys"):
            connection.execute(text(f"ALTER TABLE {name} RENAME TO gone_{name}"))

    await store.write(rename)
    assert SECRET[:8] not in await logged_of(ASKED[what](store))


@pytest.mark.slow
async def test_rows_and_parameters_that_are_refused(store: Store) -> None:
    unfit: Any = [SECRET]
    for asked in (
        add_table(store, table(invite=SECRET, engine=None), []),
        store.write(links.add, LinkRow("hash", SECRET, 9.0)),
        store.read(find_by_invite, unfit),
    ):
        assert SECRET[:8] not in await logged_of(asked)


async def test_a_database_that_turns_read_only(store: Store) -> None:
    def refuse(connection: Connection) -> None:
        if connection.dialect.name == "sqlite":
            refused = "BEGIN SELECT RAISE(FAIL, 'read-only'); END"
        else:
            connection.execute(
                text(
                    "CREATE FUNCTION refuse() RETURNS trigger AS"
                    " $$ BEGIN RAISE 'read-only'; END $$ LANGUAGE plpgsql"
                )
            )
            refused = "FOR EACH ROW EXECUTE FUNCTION refuse()"
        connection.execute(text(f"CREATE TRIGGER t BEFORE INSERT ON tables {refused}"))

    await store.write(refuse)
    for what in ("the secret of the draws", "an invitation"):
        log = await logged_of(ASKED[what](store))
        assert "read-only" in log
        assert SECRET[:8] not in log
