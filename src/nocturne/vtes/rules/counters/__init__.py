"""Pool, blood, life and other counters (VTES-1.1, VTES-1.2)."""
