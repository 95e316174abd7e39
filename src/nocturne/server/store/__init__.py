"""The database: its tables, its migrations, and the threads that write and read."""
