"""Every table: how it is opened, found, begun, stored, read back and looked at again."""
