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
        sealed = parse_json(text)
        if sealed["version"] != 2:
            continue
        sealed = format_json({**sealed, "version": VERSION})
        found = {"id": table, "sealed": sealed}
        database.execute(sa.text("UPDATE tables SET sealed = :sealed WHERE id = :id"), found)
        database.execute(sa.text("UPDATE seats SET contribution = '' WHERE table_id = :id"), found)
