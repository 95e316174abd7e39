"""Skill tests (CHA-TEST)."""
