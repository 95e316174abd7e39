"""People: guests, accounts and sessions."""
