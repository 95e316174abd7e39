"""Queries: what the state and the content say, without changing anything; and what all procedures share."""
