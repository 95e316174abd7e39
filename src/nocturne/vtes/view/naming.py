"""How cards are called at the table: plainly by name, with whose or which one where the name alone could mean
several, and with their state where somebody chooses among them.

Everything is read off a view, so nothing is named that its viewer may not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from nocturne.kernel.telling import SeatWords
from nocturne.kernel.view import View
from nocturne.kernel.words import Words
from nocturne.vtes.cards.faces import face_of, parts_of
from nocturne.vtes.cards.french import french_cards, french_name
from nocturne.vtes.terms import NONE, Region
from nocturne.vtes.view.cards import SeenCard
from nocturne.vtes.view.table import SeenPlayer, VtesTable


class Lying(Struct, frozen=True):
    """A card in play and where it lies: before whom, on what, and which of the cards there that look the
    same it is (counted from 1; 0 when it is the only one)."""

    seen: SeenCard
    seat: int
    host: int
    which: int


class Before(Struct, frozen=True):
    """The cards before one Methuselah, by their numbers at the table. ``piles``: what they were read off."""

    piles: tuple[Any, ...]
    in_play: dict[int, Lying]
    elsewhere: dict[int, int]
    printed: frozenset[int]
    """What is printed on those in play."""


Kept = dict[tuple[int, bool], Before]
"""What lay before each Methuselah when it was looked at last: by her, and by others. Between two looks most
of it stays the same."""


class Register:
    """Every card a view shows, by its number at the table."""

    def __init__(self, table: VtesTable, viewer: int | None = None, kept: Kept | None = None) -> None:
        self.table = table
        self.in_play: dict[int, Lying] = {}
        self.elsewhere: dict[int, int] = {}
        self.several: set[int] = set()
        """What is printed on cards in play before more than one Methuselah."""
        self.before: dict[tuple[int, bool], Before] = {}
        once: set[int] = set()
        for player in table.players:
            which = player.seat, player.seat == viewer
            before = self.before[which] = _before(player, None if kept is None else kept.get(which))
            self.in_play |= before.in_play
            self.elsewhere |= before.elsewhere
            self.several |= once & before.printed
            once |= before.printed
        if kept is not None:
            kept.update(self.before)
        self.elsewhere.update((card.card, card.printed) for card in table.limbo)

    def printed(self, card: int) -> int:
        """What is printed on a card, 0 when the viewer may not know."""
        lying = self.in_play.get(card)
        return self.elsewhere.get(card, 0) if lying is None else lying.seen.printed

    def is_before_several(self, printed: int) -> bool:
        """Whether more than one Methuselah has such a card in play."""
        return printed in self.several


def _before(player: SeenPlayer, known: Before | None) -> Before:
    """What lies before a Methuselah; as it is known, if it is still the same."""
    hidden = player.hand, player.ash, player.removed, player.research, player.known_library
    piles = (player.ready, player.torpor, player.incapacitated, player.uncontrolled, player.area, *hidden)
    if known is not None and known.piles == piles:
        return known
    elsewhere = {card.card: card.printed for pile in hidden for card in pile}
    cards = list(walk(player))
    looks = Counter(_look(card) for card, _host in cards)
    counted: Counter[tuple[int, bool]] = Counter()
    in_play: dict[int, Lying] = {}
    for card, host in cards:
        look = _look(card)
        counted[look] += 1
        several = looks[look] > 1 or not card.printed
        in_play[card.card] = Lying(card, player.seat, host, counted[look] if several else 0)
        elsewhere.update((one.card, one.printed) for one in card.under)
    return Before(piles, in_play, elsewhere, frozenset(card.printed for card, _host in cards))


def walk(player: SeenPlayer) -> Iterator[tuple[SeenCard, int]]:
    """The cards before a Methuselah, each followed by those on it, with the number of the card it is on."""

    def below(cards: tuple[SeenCard, ...], host: int) -> Iterator[tuple[SeenCard, int]]:
        for card in cards:
            yield card, host
            yield from below(card.attached, card.card)

    for region in (player.ready, player.torpor, player.incapacitated, player.uncontrolled, player.area):
        yield from below(region, NONE)


def _look(card: SeenCard) -> tuple[int, bool]:
    """Cards with the same look are told apart by counting: copies, and cards lying face down."""
    return card.printed, card.region == Region.UNCONTROLLED


_latest: list[Register] = []
"""The register of the view that was asked about last; the labels of one question all ask about the same."""


def register(view: View, kept: Kept | None = None) -> Register:
    """The register of a view's table."""
    table = view.table
    assert isinstance(table, VtesTable)
    if not _latest or _latest[0].table is not table:
        _latest[:] = [Register(table, view.seat, kept)]
    return _latest[0]


class Names(Struct, frozen=True):
    """What the cards before a Methuselah are called, and what that was read off."""

    before: Before
    several: frozenset[int]
    names: dict[str, str]


def names_shown(view: View, words: Words) -> dict[str, str]:
    """What all cards of a view are called, by reference. Those before a Methuselah before whom nothing has
    changed are called what they were."""
    kept: dict[Any, Any] = words.kept if isinstance(words, SeatWords) else {}
    cards = register(view, kept.setdefault("before", {}))
    known: dict[tuple[int, bool], Names] = kept.setdefault("names", {})
    found: dict[str, str] = {}
    for which, before in cards.before.items():
        several = before.printed & cards.several
        named = known.get(which)
        if named is None or named.before is not before or named.several != several:
            names = {f"card:{card}": name_card(card, words, view) for card in before.elsewhere}
            names |= {f"card:{card}": name_card(card, words, view) for card in before.in_play}
            named = known[which] = Names(before, several, names)
        found |= named.names
    return found | {f"card:{card.card}": name_card(card.card, words, view) for card in cards.table.limbo}


def name_printed(key: int, words: Words) -> str:
    """The name on a card; in French where there is a translation."""
    name = face_of(key).name
    if words.lang == "fr" and french_cards().names:
        for part in parts_of(key):  # a merged vampire is called as either card
            if face_of(part).name == name:
                return french_name(part, words) or name
    return name


def name_card(card: int, words: Words, view: View) -> str:
    """A card as it is called in a sentence."""
    cards = register(view)
    lying = cards.in_play.get(card)
    if lying is None:
        printed = cards.elsewhere.get(card, 0)
        return name_printed(printed, words) if printed else words("vtes-card-unseen")
    name = numbered(lying, words)
    if lying.seen.printed and cards.is_before_several(lying.seen.printed):
        return words("vtes-named-of", name=name, seat=seat_name(lying.seat, words))
    return name


def numbered(lying: Lying, words: Words) -> str:
    """The name, and which one it is of those that look the same before the same Methuselah."""
    if not lying.seen.printed:
        return words("vtes-named-face-down", number=lying.which)
    name = name_printed(lying.seen.printed, words)
    return words("vtes-named-which", name=name, number=lying.which) if lying.which else name


def name_target(card: int, words: Words, view: View) -> str:
    """A card somebody may choose: also whose it is, where it is not the viewer's own, and its state."""
    lying = register(view).in_play.get(card)
    if lying is None:
        return name_card(card, words, view)
    seen = lying.seen
    return words(
        "vtes-named-target",
        name=numbered(lying, words),
        seat="none" if lying.seat == view.seat else seat_name(lying.seat, words),
        on="none" if lying.host == NONE else name_card(lying.host, words, view),
        counters=counters_on(seen, words),
        region=seen.region,
        locked="yes" if seen.locked else "no",
        contested="yes" if seen.contested else "no",
    )


def counters_on(card: SeenCard, words: Words) -> str:
    """Blood over capacity, life, other counters; ``none`` where there is nothing to count."""
    face = face_of(card.printed) if card.printed else None
    if card.capacity and (face is None or not face.imbued):
        return words("vtes-counters-blood", blood=card.blood, capacity=card.capacity)
    if face is None:
        return words("vtes-counters-hidden", counters=card.blood + card.counters)
    if card.blood or face.minion:
        return words("vtes-counters-life", life=card.blood)
    return words("vtes-counters-other", counters=card.counters) if card.counters else "none"


def bleed_of(minion: int, view: View) -> int:
    """With how much a minion bleeds by himself."""
    lying = register(view).in_play.get(minion)
    return 0 if lying is None else lying.seen.bleed


def strength_of(minion: int, view: View) -> int:
    """How strong a minion is."""
    lying = register(view).in_play.get(minion)
    return 0 if lying is None else lying.seen.strength


def seat_name(seat: int, words: Words) -> str:
    """What a Methuselah is called."""
    return words("kernel-seat", number=seat + 1)
