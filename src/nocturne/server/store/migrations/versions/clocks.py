"""The pace of a table, its clocks, and when somebody must look at it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "clocks"
down_revision = "windows"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("desk", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])


def downgrade() -> None:
    op.drop_index("ix_tables_due", "tables")
    for name in ("due", "desk", "pace"):
        op.drop_column("tables", name)
