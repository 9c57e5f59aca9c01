"""Hashes of what browsers contribute to the draws; tables that wait get the draws of new tables."""

import sqlalchemy as sa
from alembic import op

from keyflower.formats.plain_json import format_json, parse_json

revision = "0015"
down_revision = "0014"

VERSION = 3


def upgrade() -> None:
    """Add a column. Nothing was drawn at tables that wait: their browsers contribute again."""
    pledge = sa.Column("pledge", sa.Text, nullable=False, server_default=sa.text("''"))
    op.add_column("seats", pledge)
    database = op.get_bind()
    waiting = database.execute(
        sa.text("SELECT id, sealed FROM tables WHERE status = 'waiting' AND sealed IS NOT NULL")
    )
    for table, text in waiting.all():
        try:
            sealed = parse_json(text)
        except ValueError:
            continue  # the server leaves damaged tables alone
        people = sa.text("SELECT seat FROM seats WHERE table_id = :id AND kind <> 'bot'")
        seats = sorted(database.scalars(people, {"id": table}))
        if sealed.get("version", 1) == 1:  # where any seat could contribute
            sealed["contributors"] = seats
        found = {"id": table, "sealed": format_json({**sealed, "version": VERSION})}
        database.execute(sa.text("UPDATE tables SET sealed = :sealed WHERE id = :id"), found)
        database.execute(sa.text("UPDATE seats SET contribution = '' WHERE table_id = :id"), found)
