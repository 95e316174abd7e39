"""What has been saved for a card that is being played."""

from __future__ import annotations

from msgspec import Struct

from nocturne.vtes.cards.vocabulary import Query
from nocturne.vtes.records import Lasting, Passing
from nocturne.vtes.state import VtesState

PLEDGES: Query = "pledges"


QUERIES = ("discount", "kept-discount", "burn-discount", PLEDGES)


SAVED: Passing = "saved"
PLEDGED: Passing = "pledged"
"""``what`` of the passing effect; ``note`` says of what: blood or pool."""


class Discount(Struct, frozen=True):
    """Something that can make a card cheaper: by so much blood, or so much pool."""

    source: int
    of: str
    amount: int
    kept: bool
    """It is not locked if the card is canceled."""
    burns: bool = False
    """It is burned instead of being locked."""
    pledged: bool = False
    """So many of its counters pay, as the cost is paid; it is not locked."""


def saved(g: VtesState, card: int, blood: int, pool: int) -> tuple[int, int]:
    """What a card being played costs with what was used for it."""
    for effect in g.lasting:
        if effect.what == PLEDGED and effect.card == card:
            blood = max(0, blood - pledge_left(g, effect))
        if effect.what == SAVED and effect.card == card:
            if effect.note == "blood":
                blood = max(0, blood - effect.amount)
            else:
                pool = max(0, pool - effect.amount)
    return blood, pool


def pledge_left(g: VtesState, effect: Lasting) -> int:
    """What the counters announced for a card still come to."""
    return min(effect.amount, g.play[effect.this].counters) if effect.this in g.play else 0
