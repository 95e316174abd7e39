"""What a thing on the table is worth now, and how cards leave play."""
