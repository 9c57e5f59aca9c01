"""`keyflower bench server`: how many tables a server can handle, and how long people wait."""

import asyncio
import os
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from keyflower.cli.console import out, plain_table, print_json
from keyflower.cli.errors import CommandError
from tools.compiled import CompileError
from tools.compiled import environment as compiled_environment
from tools.postgres import Cluster, ClusterError


def bench_server(
    *,
    tables: Annotated[int | None, Parameter(validator=Number(gte=1, lte=5000))] = None,
    seconds: Annotated[float, Parameter(validator=Number(gt=0, lte=3600))] = 20.0,
    pace: Annotated[float, Parameter(validator=Number(gte=0, lte=600))] = 1.0,
    processes: Annotated[int, Parameter(validator=Number(gte=1, lte=64))] = 1,
    mixed: bool = False,
    hostile: bool = False,
    uploads: bool = False,
    database: str | None = None,
    compiled: bool = False,
    json: bool = False,
) -> None:
    """Measure a server: tables of scripted players over real WebSockets, on this machine.

    Each table has three players and a spectator. Measured is the time from sending an action to
    the last viewer's update. The players share the machine's cores with the server: `server cpu`
    and `load cpu` say how many of them each used. On a busy machine compare `cpu ms per action`;
    `reference ms` is the CPU time of a fixed piece of work, so it says how fast the machine was.

    Parameters
    ----------
    tables
        Tables played at the same time; by default 100, with hostile guests or uploads 5.
    seconds
        How long it is measured, once all tables are set up.
    pace
        Seconds between an update and the next action at a table, on average; 0: at once.
    processes
        Servers; more than one need PostgreSQL.
    mixed
        Spread the players of each table over the servers, instead of the tables.
    hostile
        Ten guests do their worst meanwhile, each at an address of their own and within its limits.
    uploads
        24 guests of one address upload long records meanwhile, within its limits.
    database
        A file for SQLite that is not there yet, or postgresql://…; by default a new file, and for
        several servers a new PostgreSQL.
    compiled
        Compile the rules first, and serve with that.
    json
        Print one JSON object.
    """
    from bench.load import OWN_MACHINE_OPTIONS, PUBLIC_OPTIONS, measure, servers

    if tables is None:
        tables = 5 if hostile or uploads else 100

    if processes > 1 and database is not None and not database.startswith("postgres"):
        raise CommandError("several servers need PostgreSQL: --database postgresql://...")
    try:
        environment = compiled_environment() if compiled else dict(os.environ)
        with ExitStack() as stack:
            if database is None and processes > 1:
                cluster = Cluster(fsync=True)
                stack.callback(cluster.remove)
                database = cluster.url()
            elif database is None:
                folder = stack.enter_context(TemporaryDirectory(prefix="keyflower-bench-"))
                database = str(Path(folder) / "bench.db")
            options = PUBLIC_OPTIONS if hostile or uploads else OWN_MACHINE_OPTIONS
            attacks = ("uploads",) if uploads else () if hostile else None
            addresses = stack.enter_context(servers(processes, database, environment, options))
            figures = asyncio.run(measure(addresses, tables, seconds, pace, mixed, attacks))
    except (CompileError, ClusterError) as error:
        raise CommandError(str(error)) from None
    if json:
        print_json(figures.as_json())
        return
    table = plain_table("Server under load")
    table.add_column()
    table.add_column(justify="right")
    for name, value in figures.as_json().items():
        table.add_row(name.replace("_", " "), "unknown" if value is None else str(value))
    out.print(table)
