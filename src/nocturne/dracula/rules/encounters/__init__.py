"""Encounters: met by ambush or search, matured at the end of the trail; and Dracula's allies."""
