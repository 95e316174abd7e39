"""Journeys of the hunters by road, rail and sea, and Fast Horses."""
