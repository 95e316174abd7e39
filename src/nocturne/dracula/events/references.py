"""How events name hunters, places and cards.

``to`` and ``others`` of ``state.emit`` decide who sees a card; an event told to those who may not see it
leaves that field at HIDDEN.
"""

from __future__ import annotations

from typing import Annotated

from nocturne.kernel.event import Ref

HunterRef = Annotated[int, Ref("hunter")]
PlaceRef = Annotated[int, Ref("place")]
At = Annotated[int, Ref("at")]  # "in London", "à Londres"
From = Annotated[int, Ref("from")]
To = Annotated[int, Ref("to")]
RegionRef = Annotated[str, Ref("region")]
LinkRef = Annotated[int, Ref("link")]
EventCard = Annotated[int, Ref("event")]
ItemCard = Annotated[int, Ref("item")]
EncounterCard = Annotated[int, Ref("encounter")]
CombatCard = Annotated[int, Ref("combat")]  # one of Dracula's combat cards, by number
TicketRef = Annotated[int, Ref("ticket")]
PowerRef = Annotated[str, Ref("power")]

HIDDEN = -1
"""A card or place that those who are told may not know: named "an item", "a hidden location"."""
