"""Longer codes of invitations, and since when they hold."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "invitations"
down_revision = "tournaments"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("code_rest", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("invited", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET invited = created")


def downgrade() -> None:
    for name in ("invited", "code_rest"):
        op.drop_column("tables", name)
