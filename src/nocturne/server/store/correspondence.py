"""What the database holds for games by correspondence: who wants to be reminded of their turn, and where; the
days people are away; keys of the server's own."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text, false

from nocturne.server.store.database import metadata

reminders = Table(
    "reminders",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("mail", Boolean, nullable=False, server_default=false()),
    Column("webhook", Text, nullable=False, server_default=""),  # an address; empty: none
    Column("hours", Integer, nullable=False, server_default="0"),  # at least so long between two
    Column("lang", String(8), nullable=False, server_default="en"),
    Column("stop", String(64), nullable=False, unique=True),  # what the link that ends letters carries
    Column("told", Float, nullable=False, server_default="0"),  # when they were reminded last
    Column("claimed", Float, nullable=False, server_default="0"),  # when a server set about doing so
    Column("day", Integer, nullable=False, server_default="0"),  # the day of the epoch that is counted
    Column("sent", Integer, nullable=False, server_default="0"),  # how many on that day
)
push_targets = Table(
    "push_targets",
    metadata,
    Column("id", String(32), primary_key=True),  # made of the address
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),  # the browser's public key
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
)
vacations = Table(
    "vacations",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
)
own_keys = Table(
    "own_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
