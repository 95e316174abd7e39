"""How Alembic reaches the database: through the connection the store hands it."""

from __future__ import annotations

from alembic import context

from nocturne.server.store import correspondence as correspondence  # its tables belong to the metadata
from nocturne.server.store.database import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
