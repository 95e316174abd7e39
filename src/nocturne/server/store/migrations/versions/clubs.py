"""Clubs: members, chat, calendars; tables that are a club's; reports of what was said in one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "clubs"
down_revision = "correspondence"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("alike", sa.String(200), unique=True, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("code", sa.String(8), unique=True, nullable=False),
        sa.Column("code_rest", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("feed", sa.String(32), unique=True, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_club_members_person", "club_members", ["person"])
    op.create_table(
        "club_chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_club_chat_club", "club_chat", ["club"])
    op.create_table(
        "club_events",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("place", sa.String(200), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("starts", sa.Float, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_club_events_club", "club_events", ["club"])
    op.add_column("tables", sa.Column("club", sa.String(16), nullable=False, server_default=""))
    op.create_index("ix_tables_club", "tables", ["club"])
    with op.batch_alter_table("reports") as changed:
        changed.alter_column("table", existing_type=sa.String(16), nullable=True)
        changed.add_column(sa.Column("club", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.execute(sa.text("DELETE FROM reports WHERE club <> ''"))
    with op.batch_alter_table("reports") as changed:
        changed.drop_column("club")
        changed.alter_column("table", existing_type=sa.String(16), nullable=False)
    op.drop_index("ix_tables_club", "tables")
    op.drop_column("tables", "club")
    op.drop_index("ix_club_events_club", "club_events")
    op.drop_table("club_events")
    op.drop_index("ix_club_chat_club", "club_chat")
    op.drop_table("club_chat")
    op.drop_index("ix_club_members_person", "club_members")
    op.drop_table("club_members")
    op.drop_table("clubs")
