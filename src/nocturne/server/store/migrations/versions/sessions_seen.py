"""When a session was last used, and in which browser."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "sessions_seen"
down_revision = "reports"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("agent", sa.String(200), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("sessions", "agent")
    op.drop_column("sessions", "seen")
