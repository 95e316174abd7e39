"""How cards are called at the table: plainly by name, with whose or which one where the name alone could mean
several, and with their state where somebody chooses among them.

Everything is read off a view, so nothing is named that its viewer may not know.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from msgspec import Struct

from nocturne.kernel.view import View
from nocturne.kernel.words import Words
from nocturne.vtes.cards.faces import face_of
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


class Register:
    """Every card a view shows, by its number at the table."""

    def __init__(self, table: VtesTable) -> None:
        self.table = table
        self.in_play: dict[int, Lying] = {}
        self.elsewhere: dict[int, int] = {}
        self._seats_of: dict[int, set[int]] = defaultdict(set)
        """Before whom cards lie on which the same is printed."""
        for player in table.players:
            self._note_play(player)
            for pile in (player.hand, player.ash, player.removed, player.research, player.known_library):
                self.elsewhere.update((card.card, card.printed) for card in pile)
        self.elsewhere.update((card.card, card.printed) for card in table.limbo)

    def _note_play(self, player: SeenPlayer) -> None:
        cards = list(walk(player))
        looks = [_look(card) for card, _host in cards]
        for place, (card, host) in enumerate(cards):
            several = looks.count(looks[place]) > 1 or not card.printed
            which = looks[: place + 1].count(looks[place]) if several else 0
            self.in_play[card.card] = Lying(card, player.seat, host, which)
            self._seats_of[card.printed].add(player.seat)
            self.elsewhere.update((one.card, one.printed) for one in card.under)

    def printed(self, card: int) -> int:
        """What is printed on a card, 0 when the viewer may not know."""
        lying = self.in_play.get(card)
        return self.elsewhere.get(card, 0) if lying is None else lying.seen.printed

    def is_before_several(self, printed: int) -> bool:
        """Whether more than one Methuselah has such a card in play."""
        return len(self._seats_of[printed]) > 1


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


def register(view: View) -> Register:
    """The register of a view's table."""
    table = view.table
    assert isinstance(table, VtesTable)
    if not _latest or _latest[0].table is not table:
        _latest[:] = [Register(table)]
    return _latest[0]


def name_printed(key: int) -> str:
    """The name on a card."""
    return face_of(key).name


def name_card(card: int, words: Words, view: View) -> str:
    """A card as it is called in a sentence."""
    cards = register(view)
    lying = cards.in_play.get(card)
    if lying is None:
        printed = cards.elsewhere.get(card, 0)
        return name_printed(printed) if printed else words("vtes-card-unseen")
    name = numbered(lying, words)
    if lying.seen.printed and cards.is_before_several(lying.seen.printed):
        return words("vtes-named-of", name=name, seat=seat_name(lying.seat, words))
    return name


def numbered(lying: Lying, words: Words) -> str:
    """The name, and which one it is of those that look the same before the same Methuselah."""
    if not lying.seen.printed:
        return words("vtes-named-face-down", number=lying.which)
    name = name_printed(lying.seen.printed)
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
