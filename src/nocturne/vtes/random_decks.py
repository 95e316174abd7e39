"""Random decks: legal, coherent enough to be played, and made of anything that can be played here.

They are for games in which as many cards as possible should meet: fuzzing, simulations, and people who like
to be surprised. A few clans of neighbouring groups make the crypt; the library is drawn from what those
vampires can use, so much of each kind.

>>> deck = random_deck(Chance.seeded(7))
>>> deck.crypt_size >= 12, 60 <= deck.library_size <= 90
(True, True)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeVar

from nocturne.kernel.chance import Chance
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import CardType, Sect
from nocturne.vtes.cards.printed import Card, CryptCard, LibraryCard
from nocturne.vtes.decks import LEAST_CRYPT, TOURNAMENT_LIBRARY, Deck, library_sizes
from nocturne.vtes.options import VtesOptions

T = TypeVar("T")

MOST_CRYPT: Final = 15
_FEWEST_FACES: Final = 6
"""A crypt of fewer different cards would only contest itself."""

_SHARES: Final[Mapping[tuple[CardType, ...], int]] = {
    (CardType.MASTER,): 18,
    (CardType.ACTION, CardType.POLITICAL_ACTION): 22,
    (CardType.EQUIPMENT, CardType.RETAINER, CardType.ALLY): 12,
    (CardType.ACTION_MODIFIER,): 16,
    (CardType.REACTION,): 14,
    (CardType.COMBAT,): 16,
    (CardType.EVENT,): 2,
    (CardType.CONVICTION, CardType.POWER): 12,
}
"""How much of each kind goes into a library, in parts; what nobody in the crypt can use does not count."""

_MOST_COPIES: Final = 4
_MOST_MASTERS: Final = 2
_GENERAL: Final = 30
"""The weight of a card that everybody can use; one that needs a Discipline of the whole crypt weighs 100."""


def random_deck(chance: Chance, rules: VtesOptions | None = None, players: int = 5) -> Deck:
    """A deck that a table of so many players with these rules accepts, the same for the same chance."""
    rules = rules or VtesOptions()
    crypt = _crypt(chance, rules)
    library = _library(chance, rules, crypt, players)
    clans = Counter(face.clan for face in _faces(crypt))
    name = ", ".join(clan for clan, _ in sorted(clans.items(), key=lambda entry: (-entry[1], entry[0])))
    return Deck.of({**crypt, **library}, name)


def _faces(copies: Mapping[int, int]) -> list[Face]:
    """Every card, as often as it is there."""
    return [face_of(key) for key, number in sorted(copies.items()) for _ in range(number)]


@cache
def _playable() -> tuple[tuple[CryptCard, ...], tuple[LibraryCard, ...]]:
    """All cards that can be played, in the order of their ids."""
    cards = catalogue()
    return (
        tuple(card for key, card in sorted(cards.crypt.items()) if face_of(key).playable),
        tuple(card for key, card in sorted(cards.library.items()) if face_of(key).playable),
    )


def _allowed(card: Card, rules: VtesOptions) -> bool:
    return card.banned is None or rules.banned_cards == "allowed"


def _crypt(chance: Chance, rules: VtesOptions) -> dict[int, int]:
    """Two or three clans (or creeds) of one pair of groups (VTES-1.2-05)."""
    cards = [card for card in _playable()[0] if _allowed(card, rules) and (rules.imbued or not card.imbued)]
    pairs: dict[int, list[CryptCard]] = {}
    for low in sorted({card.group for card in cards if card.group is not None}):
        pair = [card for card in cards if card.group in (low, low + 1, None)]
        if len({card.name for card in pair}) >= _FEWEST_FACES:
            pairs[low] = pair
    low = _weighted(chance, {low: len(pair) for low, pair in pairs.items()})
    clans: dict[str, list[CryptCard]] = {}
    for card in pairs[low]:
        clans.setdefault(card.clan, []).append(card)
    chosen: list[CryptCard] = []
    wanted = 2 + chance.below(2)
    while clans and (wanted > 0 or len({card.name for card in chosen}) < _FEWEST_FACES):
        clan = _weighted(chance, {clan: len(members) for clan, members in clans.items()})
        chosen += clans.pop(clan)
        wanted -= 1
    size = LEAST_CRYPT + chance.below(MOST_CRYPT - LEAST_CRYPT + 1)
    copies: Counter[int] = Counter()
    chance.shuffle(chosen)
    for at in range(size):
        # Each vampire once before any comes twice: random decks should show many faces.
        copies[chosen[at % len(chosen)].id] += 1
    return dict(copies)


def _library(chance: Chance, rules: VtesOptions, crypt: Mapping[int, int], players: int) -> dict[int, int]:
    """60 to 90 cards (fewer where the table is small), so much of each kind, the more of a card the more of
    the crypt can use it."""
    vampires = _faces(crypt)
    kinds: dict[tuple[CardType, ...], dict[int, int]] = {}
    weights: dict[_Needs, int] = {}
    for card, needs in zip(_playable()[1], _needs(), strict=True):
        if not _allowed(card, rules):
            continue
        if needs not in weights:
            weights[needs] = _weight(needs, vampires)
        if weights[needs]:
            for types in _shares_of(card.types):
                kinds.setdefault(types, {})[card.id] = weights[needs]
    shares = {types: share for types, share in _SHARES.items() if types in kinds}
    least, most = TOURNAMENT_LIBRARY
    most = min(most, library_sizes(players, rules)[1])
    size = least + chance.below(most - least + 1)
    copies: Counter[int] = Counter()
    while (left := size - copies.total()) > 0:
        types = _weighted(chance, shares)
        limit = _MOST_MASTERS if CardType.MASTER in types else _MOST_COPIES
        copies[_weighted(chance, kinds[types])] += min(left, 1 + chance.below(limit))
    return dict(copies)


@cache
def _shares_of(types: tuple[CardType, ...]) -> tuple[tuple[CardType, ...], ...]:
    """The kinds that a card of these types belongs to."""
    return tuple(kind for kind in _SHARES if not set(kind).isdisjoint(types))


class _Needs(NamedTuple):
    """What a card demands of whoever uses it, as far as that does not change much in play. Many cards demand
    the same."""

    imbued: bool
    clans: tuple[str, ...]
    disciplines: tuple[str, ...]
    joined: bool
    sects: tuple[Sect, ...]
    general: bool
    """Nothing is demanded at all, or no more than being imbued."""


@cache
def _needs() -> tuple[_Needs, ...]:
    """What each library card that can be played demands."""
    return tuple(
        _Needs(
            imbued=not {CardType.CONVICTION, CardType.POWER}.isdisjoint(card.types),
            clans=tuple(card.clans),
            # A master that teaches a Discipline shows it, and is for those who lack it, too.
            disciplines=() if CardType.MASTER in card.types else tuple(card.disciplines),
            joined=card.joined,
            sects=() if card.requirement is None else card.requirement.sects,
            general=not card.clans and not card.disciplines and card.requirement is None,
        )
        for card in _playable()[1]
    )


def _weight(needs: _Needs, crypt: Sequence[Face]) -> int:
    """How well a card goes with a crypt, from 0 (nobody could use it) to 100."""
    users = sum(1 for face in crypt if _may_use(needs, face))
    if not users:
        return 0
    return _GENERAL if needs.general else max(1, 100 * users // len(crypt))


def _may_use(needs: _Needs, face: Face) -> bool:
    """Whether a crypt card meets what a library card demands."""
    if needs.imbued and not face.imbued:
        return False
    if needs.clans and face.clan not in needs.clans:
        return False
    has = [code in face.disciplines for code in needs.disciplines]
    if has and not (all(has) if needs.joined else any(has)):
        return False
    return not needs.sects or _of_sect(needs.sects, face)


def _of_sect(sects: tuple[Sect, ...], face: Face) -> bool:
    crypt = face.crypt
    return crypt is not None and (crypt.printed_sect in sects or crypt.sect in sects)


def _weighted(chance: Chance, weights: Mapping[T, int]) -> T:
    """One of these, as likely as its weight says."""
    at = chance.below(sum(weights.values()))
    for item, weight in weights.items():
        at -= weight
        if at < 0:
            return item
    raise AssertionError("the weights add up to more than their sum")
