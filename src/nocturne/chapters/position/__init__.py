"""Positions of scenarios: read, set up, checked and inspected; campaigns saved."""
