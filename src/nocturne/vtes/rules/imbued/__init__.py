"""The imbued and their convictions."""
