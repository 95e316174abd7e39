"""Effects of the content, carried out one after the other. Each module registers its verbs."""

from __future__ import annotations

from nocturne.chapters.rules.effects import characters, coterie, people, tile

__all__ = ["characters", "coterie", "people", "tile"]
