"""The cost printed on a card."""

from __future__ import annotations

from functools import cache

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.state import VtesState


def printed_cost(face: Face, mode: v.Mode) -> v.Cost:
    """The cost of a mode: its own, or the printed one. X is the number announced."""
    return mode.cost if mode.cost is not None else cost_on_card(face.key)


@cache
def cost_on_card(key: int) -> v.Cost:
    card = face_of(key).library
    if card is None:
        return v.Cost()
    return v.Cost(
        blood=v.Chosen() if card.blood_cost == "X" else card.blood_cost,
        pool=v.Chosen() if card.pool_cost == "X" else card.pool_cost,
        conviction=0 if card.conviction_cost == "X" else card.conviction_cost,
    )


def fewest_discards(cost: v.Cost) -> int:
    """How many cards must be discarded for it at least, where the number is named as it is used."""
    return cost.discards if isinstance(cost.discards, int) else 1


def convictions_on(g: VtesState, minion: int) -> list[int]:
    """The convictions an imbued holds (VTES-IMB-09)."""
    return [card for card in g.play[minion].attached if g.face(card).is_type(CardType.CONVICTION)]
