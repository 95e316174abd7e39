"""What is in the box, as typed, immutable data: cards, tickets, tokens and sheets, and the map."""
