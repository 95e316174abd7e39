"""Clubs in the database: what they are, who belongs to them, what is said there, and their calendars.

That a table is a club's stands with the table.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text, false

from nocturne.server.store.database import metadata

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("alike", String(200), unique=True, nullable=False),  # what the name looks like
    Column("about", Text, nullable=False),
    Column("listed", Boolean, nullable=False),  # whether strangers find it
    Column("code", String(8), unique=True, nullable=False),  # the beginning of its invitation's code
    Column("code_rest", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)
club_members = Table(
    "club_members",
    metadata,
    Column("club", ForeignKey("clubs.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("number", Integer, nullable=False),  # by which others speak of them: ids stay here
    Column("name", String(24), nullable=False),
    Column("role", String(8), nullable=False),  # removed: may not come back by the invitation
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("feed", String(32), unique=True, nullable=False),  # the secret address of their calendar
    Column("since", Float, nullable=False),
)
club_chat = Table(
    "club_chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("club", ForeignKey("clubs.id"), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
club_events = Table(
    "club_events",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("club", ForeignKey("clubs.id"), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("name", String(24), nullable=False),  # of whoever entered it
    Column("title", String(80), nullable=False),
    Column("place", String(200), nullable=False),
    Column("note", Text, nullable=False),
    Column(
        "starts", Float, nullable=False
    ),  # seconds of the epoch: every reader has a time zone of their own
    Column("minutes", Integer, nullable=False),
    Column("changed", Float, nullable=False),
)
