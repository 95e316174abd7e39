"""Setting up, the round, the hunters' day and night, and Dracula's phase."""
