"""What a seat imagines of the cards it cannot see. Nothing here reads what the seat does not know.

A Methuselah knows their own deck, so its hidden cards are dealt anew. Of another's deck they know the cards
that have been shown. The rest is imagined from a deck that everybody can look up: one of those sold ready to
play which holds most of what was shown; where none fits, more of what was shown is imagined with it.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from nocturne.kernel.chance import Chance
from nocturne.kernel.event import audience
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of, out_of_turn_windows
from nocturne.vtes.decks import Deck, precons
from nocturne.vtes.new_game import HOUSE_DECKS
from nocturne.vtes.rules.turn.procedures.setup import hand_windows
from nocturne.vtes.state import EVERYBODY, VtesState

_FITS = 0.8
"""A deck that holds this part of what was shown is taken to be the one."""
_MORE_OF_THE_SAME = 3
"""Where no deck fits: how many more of each card that was shown are imagined."""


def guess(state: VtesState, seat: int, chance: Chance) -> VtesState:
    """A state as a seat imagines it: the same table, with every card it does not know imagined anew."""
    other = state.copy()
    mask = audience(seat)
    shown, hidden = _sorted_out(state, mask)
    for owner, player in enumerate(other.players):
        if owner == seat:
            for cards in hidden[owner]:
                _print(other, cards, sorted(state.printed[card] for card in cards), chance)
            continue
        library, crypt = _imagined(tuple(sorted(shown[owner].items())), chance)
        _print(other, hidden[owner][0], library, chance)
        _print(other, hidden[owner][1], crypt, chance)
        player.windows, player.masters = hand_windows(library), out_of_turn_windows(library)
    other.chance = chance.fork("imagined")
    return other


Hidden = tuple[list[int], list[int]]
"""Library and crypt cards."""


def _sorted_out(state: VtesState, mask: int) -> tuple[list[Counter[int]], list[Hidden]]:
    """By owner: what is printed on the cards a seat knows, and the cards it does not know."""
    shown: list[Counter[int]] = [Counter() for _ in state.players]
    hidden: list[Hidden] = [([], []) for _ in state.players]
    in_crypt = catalogue().crypt
    piles = _in_piles(state)
    for card, (key, owner, knows) in enumerate(zip(state.printed, state.owner, state.knows, strict=True)):
        if knows == EVERYBODY or knows & mask:
            shown[owner][key] += 1
        elif card in piles:
            # Whether a card is of the crypt or the library its back tells.
            hidden[owner][key in in_crypt].append(card)
    return shown, hidden


def _in_piles(state: VtesState) -> set[int]:
    """The cards that lie where cards are hidden. A card that lies face down in play is not among them: the
    rules in progress go by what it is."""
    piles = {
        card
        for player in state.players
        for pile in (player.hand, player.library, player.crypt, player.research, player.uncontrolled)
        for card in pile
    }
    piles.update(card for now in state.play.values() for card in now.under)
    return piles


def _print(state: VtesState, cards: list[int], keys: list[int], chance: Chance) -> None:
    """Deal what is printed among hidden cards; from the beginning again where there are too few."""
    if not cards or not keys:
        return
    dealt = list(keys)
    chance.shuffle(dealt)
    for at, card in enumerate(cards):
        state.printed[card] = dealt[at % len(dealt)]


def _imagined(shown: tuple[tuple[int, int], ...], chance: Chance) -> tuple[list[int], list[int]]:
    """The library and crypt cards that may be hidden, besides those that were shown."""
    candidates, fitting = _candidates(shown)
    deck = chance.pick(list(candidates))
    seen = Counter(dict(shown))
    library = list((Counter(dict(deck.library)) - seen).elements())
    crypt = list((Counter(dict(deck.crypt)) - seen).elements())
    if not fitting:
        in_crypt = catalogue().crypt
        library += [key for key, _ in shown if key not in in_crypt for _ in range(_MORE_OF_THE_SAME)]
        crypt += [key for key, _ in shown if key in in_crypt]
    return _playable(library), _playable(crypt)


@lru_cache(maxsize=4096)
def _candidates(shown: tuple[tuple[int, int], ...]) -> tuple[tuple[Deck, ...], bool]:
    """The decks that hold most of what was shown, and whether that is enough."""
    if not shown:
        return tuple(precons()[code] for code in HOUSE_DECKS), True
    held = {deck: _overlap(deck, shown) for deck in precons().values()}
    most = max(held.values())
    fitting = most >= _FITS * sum(copies for _, copies in shown)
    return tuple(deck for deck, copies in held.items() if copies == most), fitting


def _overlap(deck: Deck, shown: tuple[tuple[int, int], ...]) -> int:
    copies = _copies(deck)
    return sum(min(number, copies.get(key, 0)) for key, number in shown)


@lru_cache(maxsize=512)
def _copies(deck: Deck) -> dict[int, int]:
    return dict((*deck.crypt, *deck.library))


def _playable(keys: list[int]) -> list[int]:
    return [key for key in keys if face_of(key).playable]
