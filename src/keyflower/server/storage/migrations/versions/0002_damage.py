"""Damage is found and marked: a check sum for each entry of a log, a reason for each broken table.

Entries that are there get the sum of what they are now.
"""

from zlib import crc32

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

AT_ONCE = 5000

log = sa.table(
    "log",
    sa.column("table_id", sa.Text),
    sa.column("seq", sa.Integer),
    sa.column("seat", sa.Integer),
    sa.column("action", sa.BigInteger),
    sa.column("outcomes", sa.Text),
    sa.column("crc", sa.BigInteger),
)


def upgrade() -> None:
    """Add both columns, and the sums."""
    op.add_column("tables", sa.Column("broken", sa.Text))
    op.add_column("log", sa.Column("crc", sa.BigInteger))
    connection = op.get_bind()
    key = sa.tuple_(log.c.table_id, log.c.seq)
    wanted = sa.select(log).order_by(log.c.table_id, log.c.seq).limit(AT_ONCE)
    put = (
        sa.update(log)
        .where(log.c.table_id == sa.bindparam("of"), log.c.seq == sa.bindparam("number"))
        .values(crc=sa.bindparam("sum"))
    )
    rows = connection.execute(wanted).all()
    while rows:
        sums = [
            {
                "of": row.table_id,
                "number": row.seq,
                "sum": crc32(
                    f"{row.table_id} {row.seq} {row.seat} {row.action} {row.outcomes}".encode()
                ),
            }
            for row in rows
        ]
        connection.execute(put, sums)
        last = sa.tuple_(sa.literal(rows[-1].table_id), sa.literal(rows[-1].seq))
        rows = connection.execute(wanted.where(key > last)).all()
