"""A table of VTES with many cards in play and full hands, as a position.

For measuring how tables of some size are played and shown. Nothing in it is random: the cards are the
first of the list that can be played here and fit."""

from __future__ import annotations

from itertools import islice
from typing import Any

from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.lexicon import CardType

SEATS = 5
_READY, _TORPOR, _UNCONTROLLED, _AREA, _HAND, _LIBRARY = 5, 1, 2, 2, 7, 30


def large_position(seats: int = SEATS, ready: int = _READY) -> dict[str, Any]:
    """The position: before each of the five lie five ready vampires (two with something on them), one in
    torpor, two uncontrolled cards and two locations, twelve cards in all; or as many as are asked for."""
    faces = [face_of(card.id) for card in catalogue()]
    fit = [face for face in faces if face.playable]
    vampires: dict[str, str] = {}  # one of each name: they would contest each other
    for face in fit:
        if face.vampire:
            vampires.setdefault(face.card.name, face.card.unique_name)
    crypt = iter(vampires.values())
    things = (face.name for face in fit if face.types == (CardType.EQUIPMENT,))
    places = (
        face.name for face in fit if face.types == (CardType.MASTER,) and "location" in face.card.text.lower()
    )
    played = {(CardType.ACTION_MODIFIER,), (CardType.REACTION,), (CardType.COMBAT,)}
    others = [face.name for face in fit if face.types in played]

    def player(seat: int) -> dict[str, Any]:
        minions: list[Any] = list(islice(crypt, ready))
        minions[0] = {"card": minions[0], "on": list(islice(things, 1)), "locked": True}
        minions[1] = {"card": minions[1], "on": list(islice(things, 1))}
        first = seat * (_HAND + _LIBRARY)
        return {
            "pool": 30 - seat,
            "ready": minions,
            "torpor": list(islice(crypt, _TORPOR)),
            "uncontrolled": list(islice(crypt, _UNCONTROLLED)),
            "area": list(islice(places, _AREA)),
            "hand": others[first : first + _HAND],
            "library": others[first + _HAND : first + _HAND + _LIBRARY],
        }

    return {"players": [player(seat) for seat in range(seats)]}


def position_with(cards: int) -> dict[str, Any]:
    """The position in which five Methuselahs have so many cards in play, uncontrolled ones included."""
    share = cards // SEATS
    position = large_position(ready=max(2, share - _TORPOR - _UNCONTROLLED - _AREA - 2))
    if share < 2 + _TORPOR + _UNCONTROLLED + _AREA:
        for player in position["players"]:
            minions = [one["card"] if isinstance(one, dict) else one for one in player["ready"]]
            player.update(ready=minions[:share], torpor=[], uncontrolled=[], area=[])
    return position
