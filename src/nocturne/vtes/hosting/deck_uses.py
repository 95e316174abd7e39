"""What a deck begins a game with, and what became of its cards in one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import comb

from nocturne.kernel.event import Emitted
from nocturne.kernel.hosting import CardUse, Odds
from nocturne.kernel.words import Words
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import own_key
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.decks import Deck
from nocturne.vtes.events.piles import Discarded, Drew, DrewKept
from nocturne.vtes.events.play import Played
from nocturne.vtes.state import VtesState

#: Cards of the crypt and of the library with which a game begins (VTES-2.3-04).
_CRYPT, _HAND = 4, 7
#: A vampire of at most this capacity is controlled by the second turn of a player with four transfers.
_QUICK = 5


def at_least_one(wanted: int, cards: int, drawn: int) -> float:
    """How likely it is that one of the wanted cards, or more, is among those drawn.

    >>> at_least_one(1, 10, 5)
    0.5
    """
    drawn = min(drawn, cards)
    return 1 - comb(cards - wanted, drawn) / comb(cards, drawn) if cards else 0.0


def opening(deck: Deck, words: Words) -> tuple[Odds, ...]:
    """Quick vampires and groups in the opening crypt, and the types of cards in the opening hand."""
    crypt = deck.crypt_cards()
    known = catalogue()
    quick = sum(1 for card in crypt if known.crypt[card].capacity <= _QUICK)
    found = [Odds(words("vtes-deck-odds-quick", most=_QUICK), at_least_one(quick, len(crypt), _CRYPT))]
    if deck.crypt:
        most, copies = max(deck.crypt, key=lambda entry: entry[1])
        name = known.crypt[most].name
        found.append(
            Odds(words("vtes-deck-odds-vampire", name=name), at_least_one(copies, len(crypt), _CRYPT))
        )
    library = deck.library_cards()
    types = Counter(kind for card in library for kind in known.library[card].types)
    for kind in CardType:
        if count := types.get(kind, 0):
            name = words(f"vtes-type-{kind.name.lower().replace('_', '-')}")
            label = words("vtes-deck-odds-type", type=name)
            found.append(Odds(label, at_least_one(count, len(library), _HAND)))
    return tuple(found)


def uses(state: VtesState, log: Sequence[Emitted], seat: int) -> dict[int, CardUse]:
    """What became of the cards a seat drew. A card that was drawn, and neither played nor discarded from
    hand, counts as held unless it came back another way."""
    fates: dict[int, set[str]] = defaultdict(set)
    for told in log:
        event = told.event
        if isinstance(event, Drew | DrewKept) and event.seat == seat and event.card is not None:
            fates[event.card].add("drawn")
        elif isinstance(event, Played) and event.card in fates:
            fates[event.card].add("played")
        elif isinstance(event, Discarded) and event.card in fates:
            fates[event.card].add("discarded")
    return _summed(
        (
            own_key(state.printed[card]),
            CardUse(1, int("played" in fate), int("discarded" in fate), int(fate == {"drawn"})),
        )
        for card, fate in fates.items()
    )


def _summed(found: Iterable[tuple[int, CardUse]]) -> dict[int, CardUse]:
    total: dict[int, CardUse] = {}
    for card, use in found:
        total[card] = total.get(card, CardUse()).plus(use)
    return total
