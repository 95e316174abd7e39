"""Effects on hands, libraries, crypts and ash heaps: drawing, discarding, searching, looking, shuffling."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards.vocabulary.expressions import Amount
from nocturne.vtes.cards.vocabulary.words import Party, Role, Tree


class RemoveAtRandom(Tree, frozen=True):
    """Library cards in the ash heap of a party are removed from the game at random."""

    party: Party = "you"
    amount: Amount = 1


class DrawCrypt(Tree, frozen=True):
    """A party draws crypt cards to her uncontrolled region."""

    party: Party = "you"
    amount: Amount = 1


class DealAnew(Tree, frozen=True):
    """Each Methuselah of a party moves all crypt cards of her uncontrolled region to her crypt, the counters
    on them to her pool, burns what else is on them, shuffles and deals herself as many."""

    party: Party = "each"


class ShuffleCrypt(Tree, frozen=True):
    """A party's crypts are shuffled."""

    party: Party = "you"


class ShuffleHand(Tree, frozen=True):
    """A party's whole hand is shuffled into the library; then she draws up."""

    party: Party = "you"


class Sift(Tree, frozen=True):
    """Draw cards without discarding, then put as many back from the hand; ``up_to``: as many as one likes."""

    amount: Amount
    to: Literal["bottom", "top", "ash"] = "bottom"
    up_to: bool = False
    by: Party = "you"


class Browse(Tree, frozen=True):
    """You look at up to so many cards from the top of your library and move up to ``take`` of them to your
    hand; the library is shuffled."""

    amount: Amount
    take: int = 1


class LayTop(Tree, frozen=True):
    """So many cards from the top of your library are put on this card, face down and out of play; you know
    them."""

    amount: Amount = 1


class LayUnder(Tree, frozen=True):
    """A card from your hand is put on this card, face down and out of play."""

    who: Role = "target"


class SwapUnder(Tree, frozen=True):
    """You exchange a card from your hand for the card that lies on this one."""


class TakeBack(Tree, frozen=True):
    """One of the cards that lie on this card, out of play, goes elsewhere."""

    to: Literal["hand", "top"] = "top"


class Reorder(Tree, frozen=True):
    """You look at so many cards from the top of your library and put them back in any order."""

    amount: Amount


class ShuffleTop(Tree, frozen=True):
    """So many cards from the top of your library are shuffled among themselves."""

    amount: Amount


class Draw(Tree, frozen=True):
    """A party draws cards, then discards down to her hand size (VTES-1.6.1.2-03)."""

    party: Party = "you"
    amount: Amount = 1


class Discard(Tree, frozen=True):
    """This very card in a hand is discarded by whoever holds it, who then draws up to her hand size."""

    who: Role = "chosen"


class Exchange(Tree, frozen=True):
    """You exchange a card from your hand for a card in your ash heap."""

    who: Role = "target"


PileEffect: TypeAlias = (
    RemoveAtRandom | DrawCrypt | DealAnew | ShuffleCrypt | ShuffleHand | Sift | Browse | LayTop
    | LayUnder | SwapUnder | TakeBack | Reorder | ShuffleTop | Draw | Discard | Exchange
)  # fmt: skip
