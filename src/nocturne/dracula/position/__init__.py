"""Positions written down and read back, and what must hold in every state."""
