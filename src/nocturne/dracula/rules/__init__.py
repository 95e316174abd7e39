"""The rules, a folder for each chapter. A folder imports only from those below it in this list:

- ``round``: setting up, the round, the hunters' phase and Dracula's
- ``event_effects``: what each event card does
- ``journeys``: by road, rail and sea, and Fast Horses
- ``encounters``: ambush, search, the end of the trail, Dracula's allies
- ``combat``: fights; ``supplies``: items, events, tickets and trade
- ``harm``: wounds, bites, defeats, and what encounters do to hunters
- ``playing``: windows for event cards, playing one, showing cards
- ``questions``: how choices are offered
- ``table``: hands, decks, trail, tokens and tracks, which every procedure reads and changes
"""
