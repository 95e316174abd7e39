"""Sealed and drafted decks of VTES: boosters of the sets whose rarities the official list gives, packs of a
cube, the cards a bot takes, and the decks it makes of them.

The list gives for each card how often it stands on the sheet of its rarity ("C2"). A pack here has eleven
cards, four of them of the crypt: one rare, four commons and two uncommons, or six commons where a set has no
uncommons. Only cards that can be played here are in it. Groups do not matter in limited games.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.limited import BoosterSource, LimitedRules, Pack
from nocturne.kernel.problems import Problem, Refused
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.printed import CryptCard, LibraryCard
from nocturne.vtes.decks import LEAST_CRYPT, LEAST_LIBRARY, Deck, read_deck

PACK_CRYPT: Final = 4
PACK_LIBRARY: Final = 7
#: A set has packs when so many of its cards can be played: crypt, commons and rares.
_LEAST_OF_SET: Final = (40, 24, 12)
_RARITY: Final = re.compile(r"([CURV])(\d*)")
#: How many masters and how large a library a bot's deck has where its pool allows.
_MASTERS: Final = 12
_LIBRARY: Final = 45
_CRYPT: Final = 13


class _Sheets(Struct, frozen=True):
    """The cards of a set by rarity, each with how often it stands there."""

    crypt: dict[int, int]
    common: dict[int, int]
    uncommon: dict[int, int]
    rare: dict[int, int]


class VtesLimited(LimitedRules):
    """Six packs of eleven cards for everybody."""

    packs = 6
    pack_size = PACK_CRYPT + PACK_LIBRARY

    def sources(self) -> Sequence[BoosterSource]:
        sets = catalogue().sets
        found = [
            BoosterSource(code, sets[code].name, int(sets[code].released[:4]), _count(sheets))
            for code, sheets in _sheets().items()
        ]
        return sorted(found, key=lambda one: (-one.year, one.name))

    def booster_packs(self, source: str, count: int, chance: Chance) -> list[Pack]:
        sheets = _sheets().get(source)
        if sheets is None:
            raise NocturneError("limited-source-unknown")
        return [_booster(sheets, chance) for _ in range(count)]

    def cube_packs(self, text: str, count: int, chance: Chance) -> list[Pack]:
        deck, problems = read_deck(text)
        if problems:
            raise Refused(problems)
        crypt, library = _playable(deck.crypt_cards()), _playable(deck.library_cards())
        needed = (count * PACK_CRYPT, count * PACK_LIBRARY)
        if len(crypt) < needed[0] or len(library) < needed[1]:
            told = {"crypt": len(crypt), "library": len(library)}
            raise NocturneError(
                "limited-cube-small", **told, crypt_needed=needed[0], library_needed=needed[1]
            )
        chance.shuffle(crypt)
        chance.shuffle(library)
        return [
            crypt[at * PACK_CRYPT : (at + 1) * PACK_CRYPT]
            + library[at * PACK_LIBRARY : (at + 1) * PACK_LIBRARY]
            for at in range(count)
        ]

    def choose(self, pack: Pack, pool: Sequence[int]) -> int:
        """What goes best with what it has; vampires while it has too few of them."""
        powers = _powers(pool)
        crypt = sum(1 for card in pool if card in catalogue().crypt)
        # As large a part of the pool as of a pack.
        short = crypt * (PACK_CRYPT + PACK_LIBRARY) < PACK_CRYPT * (len(pool) + 1)
        return max(pack, key=lambda card: (_worth(card, powers, short=short), card))

    def build(self, pool: Sequence[int], name: str) -> Deck:
        cards = catalogue()
        powers = _powers(pool)
        crypt = [card for card in pool if card in cards.crypt]
        crypt.sort(key=lambda card: (-_worth(card, powers, short=False), card))
        chosen = crypt[:_CRYPT]
        powers = _powers(chosen)
        library = [card for card in pool if card not in cards.crypt]
        library.sort(key=lambda card: (-_worth(card, powers, short=False), card))
        masters = [card for card in library if CardType.MASTER in cards.library[card].types]
        others = [card for card in library if CardType.MASTER not in cards.library[card].types]
        own = min(_MASTERS, len(masters))
        kept = masters[:own] + others[: _LIBRARY - own]
        rest = masters[own:] + others[_LIBRARY - own :]
        kept += rest[: max(0, LEAST_LIBRARY - len(kept))]
        return self.deck_of([*chosen, *kept], name)

    def deck_of(self, cards: Sequence[int], name: str) -> Deck:
        return Deck.of(Counter(cards), name)

    def cards_of(self, deck: Any) -> list[int]:
        made = msgspec.convert(deck, Deck)
        return [*made.crypt_cards(), *made.library_cards()]

    def problems(self, deck: Any, pool: Sequence[int]) -> tuple[Problem, ...]:
        """Only cards of the pool, at least twelve of the crypt and forty of the library, or all there are."""
        made = msgspec.convert(deck, Deck)
        had = Counter(pool)
        cards = catalogue()
        crypt = sum(count for card, count in had.items() if card in cards.crypt)
        least = (min(LEAST_CRYPT, crypt), min(LEAST_LIBRARY, len(pool) - crypt))
        found = [
            Problem("limited-not-in-pool", {"name": cards[card].unique_name, "had": had[card]})
            for card, copies in (*made.crypt, *made.library)
            if copies > had[card]
        ]
        if made.crypt_size < least[0]:
            found.append(Problem("vtes-deck-crypt-small", {"count": made.crypt_size, "least": least[0]}))
        if made.library_size < least[1]:
            found.append(Problem("vtes-deck-library-small", {"count": made.library_size, "least": least[1]}))
        return tuple(found)

    def options(self) -> dict[str, Any]:
        return {"preset": "current", "deck_size": "free", "crypt_groups": "any", "banned_cards": "allowed"}


# -------------------------------------------------------------------------------------------- packs


@cache
def _sheets() -> Mapping[str, _Sheets]:
    """The sets that packs can be made of."""
    found: dict[str, _Sheets] = {}
    cards = catalogue()
    for card in cards:
        if card.banned is not None or not face_of(card.id).playable:
            continue
        for code, codes in card.sets.items():
            for one in codes:
                if (match := _RARITY.fullmatch(one)) and code in cards.sets:
                    sheets = found.setdefault(code, _Sheets({}, {}, {}, {}))
                    _sheet(sheets, card.id, match[1])[card.id] = int(match[2] or 1)
    crypt, common, rare = _LEAST_OF_SET
    return {
        code: one
        for code, one in found.items()
        if len(one.crypt) >= crypt and len(one.common) >= common and len(one.rare) >= rare
    }


def _sheet(sheets: _Sheets, card: int, rarity: str) -> dict[int, int]:
    if card in catalogue().crypt:
        return sheets.crypt
    return {"R": sheets.rare, "U": sheets.uncommon}.get(rarity, sheets.common)


def _count(sheets: _Sheets) -> int:
    return len({*sheets.crypt, *sheets.common, *sheets.uncommon, *sheets.rare})


def _booster(sheets: _Sheets, chance: Chance) -> Pack:
    uncommons = 2 if len(sheets.uncommon) >= PACK_LIBRARY else 0
    return [
        *_drawn(sheets.crypt, PACK_CRYPT, chance),
        *_drawn(sheets.common, PACK_LIBRARY - 1 - uncommons, chance),
        *_drawn(sheets.uncommon, uncommons, chance),
        *_drawn(sheets.rare, 1, chance),
    ]


def _drawn(sheet: Mapping[int, int], count: int, chance: Chance) -> list[int]:
    """Different cards of a sheet, each as likely as it often stands there."""
    left = [card for card, often in sorted(sheet.items()) for _ in range(often)]
    found: list[int] = []
    for _ in range(count):
        card = chance.pick(left)
        found.append(card)
        left = [one for one in left if one != card]
    return found


def _playable(cards: Iterable[int]) -> list[int]:
    return [card for card in cards if face_of(card).playable]


# -------------------------------------------------------------------------------------- what bots take


def _powers(pool: Iterable[int]) -> Counter[str]:
    """How much of the crypt has each Discipline, and is of each clan; superior levels count twice."""
    found: Counter[str] = Counter()
    crypt = catalogue().crypt
    for card in pool:
        vampire = crypt.get(card)
        if vampire is not None:
            found.update(vampire.disciplines)
            found[vampire.clan] += 1
    return found


def _worth(card: int, powers: Counter[str], *, short: bool) -> float:
    """What a card is worth to a pool with these powers."""
    one = catalogue()[card]
    if isinstance(one, CryptCard):
        shared = sum(level * powers[code] for code, level in one.disciplines.items()) + powers[one.clan]
        # Vampires in the middle come out in time and can do something.
        return (12 if short else 0) + 0.35 * shared + 4 - abs(one.capacity - 5)
    return _library_worth(one, powers)


def _library_worth(card: LibraryCard, powers: Counter[str]) -> float:
    if card.clans:
        return 0.8 * sum(powers[clan] for clan in card.clans)
    if card.disciplines:
        return 0.6 * max(powers[code] for code in card.disciplines)
    return 4.0 if CardType.MASTER in card.types else 5.0
