"""Dialogues, investigations and events: the pages of the booklet."""
