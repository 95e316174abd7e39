"""Snapshots: long games are opened at once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "snapshots"
down_revision = "clocks"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
