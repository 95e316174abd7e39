"""An archive of decks in a folder, as the tournament archive writes them: one deck to a file (``*.txt``).

Two decks are alike when they share cards that few decks play. So every card weighs by how rare it is, and the
likeness of two decks is the cosine of their cards. Copies do not count: a deck with one copy plays the card.

Reading a large archive takes a minute. What was read is kept in the cache folder and used as long as no file
of the archive changes.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from nocturne.kernel.archive import (
    Archive,
    ArchivedDeck,
    ArchivedList,
    CardUse,
    PlayedWith,
    Suggestions,
)
from nocturne.kernel.problems import Problem
from nocturne.vtes.cards.catalogue import catalogue, default_cache_folder, write_cache
from nocturne.vtes.cards.coverage import missing_from
from nocturne.vtes.decks import LONGEST_TEXT, Deck, read_deck, write_deck

#: Changes with the form of the cache.
_FORM: Final = 1
#: Decks that a suggestion is drawn from, and cards that are suggested for each half of a deck.
_ALIKE: Final = 20
_SUGGESTED: Final = 12
#: Cards that are named beside another, and decks that are named as examples.
_COMPANIONS: Final = 12
_EXAMPLES: Final = 8
#: Decks that are alike, named with a suggestion.
_NAMED: Final = 5
_PLAYERS: Final = re.compile(r"(\d+)\s+players?\b", re.IGNORECASE)
_FORM_OF_EVENT: Final = re.compile(r"\d+R(\+F)?\b")
_YEAR: Final = re.compile(r"\b(19|20)\d\d\b")


class _Kept(Struct, frozen=True):
    """A deck as it was read."""

    about: ArchivedDeck
    deck: Deck


class VtesArchive(Archive):
    """The decks of a folder."""

    def __init__(self, decks: Iterable[tuple[ArchivedDeck, Deck]]) -> None:
        self._decks = {about.id: (about, deck) for about, deck in decks}
        self._cards = {ident: dict((*deck.crypt, *deck.library)) for ident, (_, deck) in self._decks.items()}
        self._playing: dict[int, list[str]] = defaultdict(list)
        for ident, cards in self._cards.items():
            for card in cards:
                self._playing[card].append(ident)
        self._lengths = {ident: self._length(cards) for ident, cards in self._cards.items()}

    def __len__(self) -> int:
        return len(self._decks)

    def find(self, ident: str) -> ArchivedList | None:
        if ident not in self._decks:
            return None
        about, deck = self._decks[ident]
        return ArchivedList(about, write_deck(deck), playable=not missing_from(deck))

    def use(self, card: int) -> CardUse:
        among = self._playing.get(card, [])
        if not among:
            return CardUse(0, len(self), 0.0, [], [])
        counted = self._counted(among)
        # How much more often these decks play a card than all decks do.
        marked = {
            other: decks / len(among) - len(self._playing[other]) / len(self)
            for other, (decks, _) in counted.items()
            if other != card
        }
        best = sorted(marked, key=lambda other: (-marked[other], other))
        companions = [self._with(other, counted) for other in best[:_COMPANIONS] if marked[other] > 0]
        examples = sorted(among, key=lambda ident: (-self._cards[ident][card], ident))
        return CardUse(
            len(among),
            len(self),
            counted[card][1] / len(among),
            companions,
            [self._decks[ident][0] for ident in examples[:_EXAMPLES]],
        )

    def suggest(self, text: str) -> tuple[Suggestions, tuple[Problem, ...]]:
        deck, problems = read_deck(text)
        return self.suggest_for(deck), problems

    def suggest_for(self, deck: Deck) -> Suggestions:
        """What the decks most like this one also play."""
        own = dict((*deck.crypt, *deck.library))
        alike = self._alike(own)
        counted = {card: told for card, told in self._counted(alike).items() if card not in own}
        crypt = catalogue().crypt
        groups = {crypt[card].group for card, _ in deck.crypt} - {None}
        counted = {card: told for card, told in counted.items() if _goes_with(card, groups)}
        # A card that a single deck plays is that deck's own idea.
        often = [card for card, (decks, _) in counted.items() if decks > 1]
        # Of cards that equally many play, those come first that are rare elsewhere.
        often.sort(key=lambda card: (-counted[card][0], len(self._playing[card]), card))
        return Suggestions(
            [self._decks[ident][0] for ident in alike[:_NAMED]],
            [self._with(card, counted) for card in often if card in crypt][:_SUGGESTED],
            [self._with(card, counted) for card in often if card not in crypt][:_SUGGESTED],
        )

    def of_the_week(self, day: date) -> ArchivedList | None:
        """Drawn by the number of the week: the same for everybody, and another the week after. Decks that can
        be played here come first."""
        idents = sorted(self._decks)
        if not idents:
            return None
        year, week, _ = day.isocalendar()
        drawn = int.from_bytes(blake2b(f"{year}-{week}".encode(), digest_size=8).digest())
        # Looked at from the drawn one on: reading every deck of a large archive would take long.
        for step in range(len(idents)):
            found = self.find(idents[(drawn + step) % len(idents)])
            if found is not None and found.playable:
                return found
        return self.find(idents[drawn % len(idents)])

    # -- counting

    def _counted(self, among: Sequence[str]) -> dict[int, tuple[int, int]]:
        """For each card of some decks how many of them play it, and with how many copies together."""
        decks: Counter[int] = Counter()
        copies: Counter[int] = Counter()
        for ident in among:
            decks.update(self._cards[ident].keys())
            copies.update(self._cards[ident])
        return {card: (decks[card], copies[card]) for card in decks}

    def _with(self, card: int, counted: dict[int, tuple[int, int]]) -> PlayedWith:
        decks, copies = counted[card]
        return PlayedWith(card, decks, copies / decks)

    def _weight(self, card: int) -> float:
        """How much it tells that two decks share a card: the rarer, the more."""
        return math.log((1 + len(self)) / (1 + len(self._playing.get(card, ()))))

    def _length(self, cards: Iterable[int]) -> float:
        return math.sqrt(sum(self._weight(card) ** 2 for card in cards))

    def _alike(self, own: dict[int, int]) -> list[str]:
        """The decks most like this one, the nearest first."""
        shared: dict[str, float] = defaultdict(float)
        for card in own:
            weight = self._weight(card) ** 2
            for ident in self._playing.get(card, ()):
                shared[ident] += weight
        near = {ident: value / self._lengths[ident] for ident, value in shared.items() if value > 0}
        # A deck with the very same cards has nothing to add.
        others = [ident for ident in near if self._cards[ident].keys() != own.keys()]
        return sorted(others, key=lambda ident: (-near[ident], ident))[:_ALIKE]


def _goes_with(card: int, groups: set[int | None]) -> bool:
    """Whether a card of the crypt is of a group that goes with these (VTES-1.2-05); any other card does."""
    known = catalogue().crypt.get(card)
    if known is None or known.group is None:
        return True
    return all(group is None or abs(group - known.group) <= 1 for group in groups)


# ---------------------------------------------------------------------------------------------- reading


def read_archive(folder: Path, cache_folder: Path | None = None) -> VtesArchive:
    """The archive in a folder; files that hold no deck are passed over."""
    files = sorted(file for file in folder.glob("*.txt") if file.is_file())
    kept = (cache_folder or default_cache_folder()) / f"vtes-archive-{_fingerprint(folder, files)}.msgpack"
    read: list[_Kept]
    try:
        read = msgspec.msgpack.decode(kept.read_bytes(), type=list[_Kept])
    except (OSError, msgspec.DecodeError):
        read = list(_read(files))
        write_cache(kept, read)
    return VtesArchive((one.about, one.deck) for one in read)


def _fingerprint(folder: Path, files: Iterable[Path]) -> str:
    """Of the place and the files in it; the first part stays when a file changes."""
    seen = blake2b(f"{_FORM}".encode(), digest_size=8)
    for file in files:
        state = file.stat()
        seen.update(f"{file.name}:{state.st_size}:{state.st_mtime_ns};".encode())
    place = blake2b(str(folder.resolve()).encode(), digest_size=4).hexdigest()
    return f"{place}-{seen.hexdigest()}"


def _read(files: Iterable[Path]) -> Iterator[_Kept]:
    for file in files:
        try:
            text = file.read_text("utf-8-sig", errors="replace")[:LONGEST_TEXT]
        except OSError:
            continue
        deck, _ = read_deck(text)
        if deck.crypt and deck.library:
            yield _Kept(_about(file.stem, text, deck), deck)


def _about(ident: str, text: str, deck: Deck) -> ArchivedDeck:
    """What the first lines say: event, place, day, form, players, winner."""
    head = [line.strip() for line in text.partition("\nCrypt")[0].splitlines()[:8]]
    players = next((int(found[1]) for line in head if (found := _PLAYERS.search(line))), 0)
    by_form = any(_FORM_OF_EVENT.match(line) for line in head)
    event, place, held = head[:3] if by_form and len(head) >= 3 else ["", "", ""]
    return ArchivedDeck(
        ident,
        deck.name or event or ident,
        deck.author,
        event,
        place,
        held if _YEAR.search(held) else "",
        players,
        deck.crypt_size + deck.library_size,
    )


# msgspec crashes when two threads learn a type at the same moment: this is learnt when loaded.
msgspec.msgpack.Decoder(list[_Kept])
