"""How windows close at a table, and what its people let go by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "windows"
down_revision = "marks"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables that are there already go on as they were.
    op.add_column("tables", sa.Column("masking", sa.String(8), nullable=False, server_default="fast"))
    op.add_column("tables", sa.Column("standings", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("tables", "standings")
    op.drop_column("tables", "masking")
