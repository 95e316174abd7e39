"""Positions: written in scenario files, set up, inspected."""
