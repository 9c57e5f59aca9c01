"""The schema of commit 422b030, before 1.0.0: the oldest that this program opens.

A new database gets the schema of today at once (migrate.py).
"""

revision = "0011"
down_revision = None


def upgrade() -> None:
    """Nothing comes before."""
