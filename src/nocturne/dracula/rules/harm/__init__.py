"""Wounds, bites and defeats, and what encounters do to hunters."""
