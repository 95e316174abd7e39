"""What one seat may see of the table, how it is named and drawn, and what it may imagine of the rest."""
