"""Everything that happens in CHAPTERS, one small event per kind, by topic."""
