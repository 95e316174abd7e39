"""Which server owns which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "leases"
down_revision = "deck_sharing"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False, index=True),
        sa.Column("fence", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_table("servers")
