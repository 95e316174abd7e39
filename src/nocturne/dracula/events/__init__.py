"""What happens, as typed events. ``references`` says how they name hunters, places and cards."""
