"""`keyflower doctor`: check everything that a database of games holds."""

import asyncio
from dataclasses import asdict

from keyflower.cli.console import out, print_json, print_line
from keyflower.cli.plain import plain


def doctor(database: str | None = None, /, *, repair: bool = False, json: bool = False) -> int:
    """Check a database: the file itself, every table, every entry of every log.

    Stop the server first, or check a copy (docs/hosting.md tells how to make one); PostgreSQL can
    be checked while servers run. The database is brought up to date, as by `serve`. The exit code
    is 1 where something is broken.

    Parameters
    ----------
    database
        An SQLite file, or postgresql://… ; by default the file in your data folder.
    repair
        Unmark broken tables that are sound again.
    json
        Print one JSON object.
    """
    from keyflower.server.database import default_path, open_store
    from keyflower.server.operations.checkup import Report, check_all

    async def checked() -> Report:
        store = await open_store(database or str(default_path()), must_exist=True)
        try:
            return await check_all(store, repair)
        finally:
            await store.close()

    report = asyncio.run(checked())
    if json:
        print_json(asdict(report))
        return 0 if report.well else 1
    for problem in report.file:
        print_line(f"the file: {plain(problem)}")
    for table, reason in report.broken.items():
        print_line(f"table {plain(table)}: {plain(reason)}")
    for table in report.well_again:
        done = "unmarked" if repair else "--repair takes the mark off"
        print_line(f"table {plain(table)}: is well again; {done}")
    said = f"{report.tables} tables, {report.entries} entries checked"
    out.print(f"{said}: {'all well' if report.well else 'broken, see above'}")
    return 0 if report.well else 1
