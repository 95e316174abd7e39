"""Reminders of one's turn by correspondence, and vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "correspondence"
down_revision = "ratings"
branch_labels = None
depends_on = None


def _person() -> sa.Column[str]:
    return sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True)


def upgrade() -> None:
    op.add_column("seated", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("seated", sa.Column("told", sa.Integer, nullable=False, server_default="-1"))
    op.create_table(
        "reminders",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("mail", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("webhook", sa.Text, nullable=False, server_default=""),
        sa.Column("hours", sa.Integer, nullable=False, server_default="0"),
        sa.Column("lang", sa.String(8), nullable=False, server_default="en"),
        sa.Column("stop", sa.String(64), nullable=False, unique=True),
        sa.Column("told", sa.Float, nullable=False, server_default="0"),
        sa.Column("claimed", sa.Float, nullable=False, server_default="0"),
        sa.Column("day", sa.Integer, nullable=False, server_default="0"),
        sa.Column("sent", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "push_targets",
        sa.Column("id", sa.String(32), primary_key=True),
        _person(),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _person(),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
    )
    op.create_table(
        "own_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("own_keys", "vacations", "push_targets", "reminders"):
        op.drop_table(table)
    with op.batch_alter_table("seated") as batch:
        batch.drop_column("told")
        batch.drop_column("seen")
