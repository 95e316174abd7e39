"""What is paid, by whoever uses a card or ability, or to be rid of one."""

from __future__ import annotations

from nocturne.vtes.cards.vocabulary.expressions import Amount, Filter
from nocturne.vtes.cards.vocabulary.words import Role, Tree


class Cost(Tree, frozen=True):
    """What is paid. ``lock``: this card is locked as a cost (VTES-T-27); ``burn``: it is burned."""

    blood: Amount = 0
    pool: Amount = 0
    conviction: int = 0
    lock: bool = False
    lock_minion: bool = False
    burn: bool = False
    edge: bool = False
    counters: int = 0
    transfers: int = 0
    life: Amount = 0
    """Life burned from this card."""
    burning: Amount = 0
    """Blood the minion must burn for the effect: no cost, so nothing reduces it."""
    discard: Filter | None = None
    """Such a card is discarded from hand."""
    discards: Amount = 1
    """So many of them."""
    alike: bool = False
    """They are copies of one card."""
    random: int = 0
    """So many cards are discarded from hand at random."""


FREE = Cost()
"""The cost of what costs nothing; what names no cost has this very object."""


class Ransom(Tree, frozen=True):
    """What is given up to cancel a card as it is played, by the controller of a minion (VTES-T-23)."""

    who: Role
    """Whose controller may pay; it is his blood or life that is burned."""
    cost: Cost
