"""Hands, libraries, crypts and ash heaps (VTES-1.6.1.2)."""
