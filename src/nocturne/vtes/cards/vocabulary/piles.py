"""Effects on hands, libraries, crypts and ash heaps: drawing, discarding, searching, looking, shuffling."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.vocabulary.amounts import Amount
from nocturne.vtes.cards.vocabulary.filters import Filter
from nocturne.vtes.cards.vocabulary.words import Party, Role, Tree


class RemoveAtRandom(Tree, frozen=True):
    """Library cards in the ash heap of a party are removed from the game at random."""

    party: Party = "you"
    amount: Amount = 1


class DrawCrypt(Tree, frozen=True):
    """A party draws crypt cards to her uncontrolled region."""

    party: Party = "you"
    amount: Amount = 1


class ShowCrypt(Tree, frozen=True):
    """Each Methuselah of a party shows the top card of her crypt to everybody; its cost (for a vampire his
    capacity) are her points in what follows (VTES-IMB-30). A single card shown is ``chosen``."""

    party: Party = "you"
    do: tuple[v.Effect, ...] = ()


class TakeFromCrypt(Tree, frozen=True):
    """The top card of your crypt, or the bottom one, goes to your uncontrolled or ready region, or is shown
    and removed from the game; it is ``chosen`` in what follows. From an empty crypt nothing comes and
    nothing follows."""

    bottom: bool = False
    to: Literal["uncontrolled", "ready", "removed"] = "uncontrolled"
    contests: bool = True
    """False: in play it contests no other minion and no title."""
    only: Filter | None = None
    """The card is shown first; one that is not such is shuffled back, and nothing follows."""
    do: tuple[v.Effect, ...] = ()


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


class Mill(Tree, frozen=True):
    """A party's top library cards are burned."""

    party: Party
    amount: Amount = 1


class Sift(Tree, frozen=True):
    """Draw cards without discarding, then put as many back from the hand; ``up_to``: as many as one likes."""

    amount: Amount
    to: Literal["bottom", "top", "ash"] = "bottom"
    up_to: bool = False
    by: Party = "you"


class Fetch(Tree, frozen=True):
    """Find cards in piles of one's own and move them. A deck that was looked through is shuffled, and the
    searcher may fail to find (VTES-T-29). ``on``: the card is put on the card in this role."""

    zones: tuple[Literal["library", "ash", "hand", "crypt"], ...]
    what: Filter = Filter(region="any")
    number: Amount = 1
    up_to: bool = True
    to: Literal[
        "hand", "ash", "removed", "top", "bottom", "library", "uncontrolled", "play", "equip", "under",
        "under-face-down", "stand-in",
    ] = "hand"  # fmt: skip
    """``under``: it is put on this card in play, out of play; ``equip``: the minion equips with it, employs
    or recruits it as if he had played it, its requirements and cost apply; ``stand-in``: it is put in play
    to represent something else (``CardTree.stand_in``)."""
    minion: Role = "minion"
    """With ``equip``: who does."""
    anyhow: bool = False
    """With ``equip``: whatever it requires, though its cost is paid."""
    on: Role | None = None
    pays: Literal["", "half"] = ""
    """With ``on``: half its cost is paid, rounded down, blood by what it is put on."""
    by: Party = "you"
    of: Party | None = None
    """Whose piles, if not the searcher's own."""
    reveal: bool = False
    """The card is shown to everybody."""
    do: tuple[v.Effect, ...] = ()
    """What follows with each card found, which is ``chosen``; only then the hand is filled up."""


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


class ShowLibrary(Tree, frozen=True):
    """The top card of your library is shown to everybody and stays where it is; it is ``chosen`` in what
    follows. An empty library shows nothing."""

    do: tuple[v.Effect, ...] = ()


class LookAt(Tree, frozen=True):
    """The player looks at hidden cards of a party: hand, uncontrolled region, top of the library."""

    party: Party
    zone: Literal["hand", "uncontrolled", "library"] = "hand"
    amount: Amount = 99
    card: Role | None = None
    """Only this card."""
    by: Party = "you"


class Draw(Tree, frozen=True):
    """A party draws cards, then discards down to her hand size (VTES-1.6.1.2-03)."""

    party: Party = "you"
    amount: Amount = 1


class DiscardFromHand(Tree, frozen=True):
    """A party discards cards, then draws up to her hand size."""

    party: Party = "you"
    amount: Amount = 1
    random: bool = False
    by: Literal["party", "you"] = "party"
    """Who chooses: the party, or the player of this card, who looks at the hand to do so."""
    which: Filter | None = None
    """Only such cards."""
    whole: bool = False
    """All that is left in the hand, instead of an amount."""
    replaced: Literal["now", "master-phase"] = "now"
    alike: tuple[v.Effect, ...] = ()
    """What follows if so many were discarded, of the party's choice, and all are copies of one card."""


class Exchange(Tree, frozen=True):
    """You exchange a card from your hand for a card in your ash heap."""

    who: Role = "target"


PileEffect: TypeAlias = (
    RemoveAtRandom | DrawCrypt | ShowCrypt | TakeFromCrypt | DealAnew | ShuffleCrypt | ShuffleHand | Mill
    | Sift | Fetch | Browse | LayTop | LayUnder | SwapUnder
    | TakeBack | Reorder | ShowLibrary | LookAt | Draw | DiscardFromHand | Exchange
)  # fmt: skip
