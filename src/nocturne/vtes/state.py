"""The state of a VTES game: Methuselahs, their cards, and how cards and counters move.

Three ideas keep it small and quick to copy. A card at the table is a number; ``printed`` says what is printed
on it. Only cards in play have more to say than that, and what they say is a frozen ``InPlay`` in ``play``,
replaced when it changes. And whenever cards are shuffled the numbers are dealt anew, so a number never tells
what a hidden card is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, TypeVar

from msgspec import field
from msgspec.structs import replace

from nocturne.kernel.event import Event, audience
from nocturne.kernel.frames import start
from nocturne.kernel.state import Frame, State
from nocturne.vtes import events
from nocturne.vtes.cards.faces import FACES, Face, own_key
from nocturne.vtes.done import Remembered
from nocturne.vtes.kinds import Kind
from nocturne.vtes.options import VtesOptions
from nocturne.vtes.records import Delayed, InPlay, Lasting, Methuselah, Poll
from nocturne.vtes.terms import NONE, Phase, Region, Window

FrameT = TypeVar("FrameT", bound=Frame)

EVERYBODY = -1
"""In ``knows``: the card is public."""

_WHERE = frozenset({"region", "controller", "contested", "sect", "passing", "base"})
"""What a card's effect on hand sizes may depend on; with ``base`` it gets the text of another version."""


class VtesState(State, kw_only=True):
    """A VTES game. ``players`` are in clockwise order: the prey of seat s is the next one still in."""

    options: VtesOptions
    players: list[Methuselah]
    printed: list[int]
    """By card: the id of what is printed on it. Dealt anew among a deck's cards when it is shuffled."""
    owner: tuple[int, ...]
    knows: list[int]
    """By card: bitmask of the seats that know it."""
    play: dict[int, InPlay] = {}
    modifier_sources: dict[str, tuple[int, ...]] = field(default_factory=dict, name="speakers")
    """By query: the cards in play with something to say about it, so that nobody asks every card."""
    ability_sources: dict[Window, tuple[int, ...]] = field(default_factory=dict, name="able")
    """By window: the cards in play with abilities that can be used in it."""
    offering: list[int] = []
    """Cards in play with actions that other minions than their bearer may take."""
    listeners: dict[str, tuple[int, ...]] = field(default_factory=dict, name="ears")
    """By kind of event: the cards in play that listen to it."""
    limbo: list[int] = []
    """Cards being played: neither in play nor in an ash heap (VTES-6.2-04)."""
    vanishing: list[int] = []
    """Cards that are removed from the game when they would be burned."""
    bank: int = 0
    """What the bank has gained or given since the beginning: everything at the table plus this is
    constant."""
    edge: int = NONE
    turn: int = 0
    active: int = 0
    phase: Phase = Phase.UNLOCK
    lasting: list[Lasting] = []
    delayed: list[Delayed] = []
    done: dict[str, tuple[Remembered, ...]] = {}
    """By word: what has been done and is remembered up to a moment; see ``rules.turn.queries``."""
    events_seen: list[int] = []
    """What is printed on the events played so far: each only once per game (VTES-1.6.4-02)."""
    withdrawn: int = 0
    latest_poll: Poll | None = None
    seating: tuple[int, ...] = ()
    """The seats clockwise, once Methuselahs have changed places; empty: in order."""

    listens: ClassVar[bool] = True

    # -- reading

    def face(self, card: int) -> Face:
        """What is printed on a card."""
        return FACES[self.printed[card]]

    def alive(self) -> list[int]:
        """The seats still in the game, clockwise from the active one."""
        return self.clockwise(self.active)

    def clockwise(self, seat: int) -> list[int]:
        """The seats still in the game, clockwise from a seat (itself included if still in)."""
        players = self.players
        ring = _ring(self.seating or self.seats, seat)
        return [other for other in ring if not players[other].out]

    def prey(self, seat: int) -> int:
        """The next player clockwise (VTES-2.1-01); NONE when nobody else is left."""
        n, ring = self.seats, self.seating or range(self.seats)
        at = ring.index(seat)
        for i in range(1, n):
            other = ring[(at + i) % n]
            if not self.players[other].out:
                return other
        return NONE

    def predator(self, seat: int) -> int:
        """The next player counter-clockwise (VTES-2.1-01)."""
        n, ring = self.seats, self.seating or range(self.seats)
        at = ring.index(seat)
        for i in range(1, n):
            other = ring[(at - i) % n]
            if not self.players[other].out:
                return other
        return NONE

    def one_of_each(self, cards: Sequence[int]) -> list[int]:
        """The cards without further copies of the same: copies are one choice."""
        keys = [self.printed[card] for card in cards]
        if len(set(keys)) == len(keys):
            return list(cards)
        first: dict[int, int] = {}
        for key, card in zip(keys, cards, strict=True):
            first.setdefault(key, card)
        return list(first.values())

    def frame_of(self, kind: type[FrameT]) -> FrameT | None:
        """The innermost procedure of a kind, or None."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None

    # -- writing: everything that changes a card or a counter goes through these

    def put(self, card: int, **changes: Any) -> InPlay:
        """Change what a card in play says."""
        changed = replace(self.play[card], **changes)
        self.play[card] = changed
        if not _WHERE.isdisjoint(changes):
            self._resize(card)
        elif "marks" in changes and self.face(card).sizes_hand:
            self.enqueue(start(Kind.SETTLE_HANDS))  # it may count the counters on it
        return changed

    def _resize(self, card: int) -> None:
        """A card that makes hands larger or smaller has come, gone, or changed sides (VTES-1.6.1.2-03); or a
        minion or location has, and some card may count those."""
        face = self.face(card)
        counted = face.minion or "location" in face.keywords
        if face.sizes_hand or (counted and "hand-size" in self.modifier_sources):
            self.enqueue(start(Kind.SETTLE_HANDS))

    def region_list(self, seat: int, region: Region) -> list[int]:
        """The list that holds a seat's cards of a region."""
        player = self.players[seat]
        cards: list[int] = getattr(player, region.value)
        return cards

    def enter(self, card: int, seat: int, region: Region, **facts: Any) -> None:
        """A card comes into play under a seat's control."""
        self.knows[card] = EVERYBODY
        self.play[card] = InPlay(seat, region, since=self.turn, late=self.is_late(), **facts)
        if region is not Region.ATTACHED:
            self.region_list(seat, region).append(card)
        if region is not Region.UNCONTROLLED:
            self.index(card)
            self._resize(card)

    def is_late(self) -> bool:
        """Whether the minion phase of this turn is over."""
        return self.phase in (Phase.INFLUENCE, Phase.DISCARD)

    def deal_crypt(self, seat: int) -> int:
        """The top crypt card goes face down to the uncontrolled region, seen by its player (VTES-2.3-04,
        VTES-2.3-05). Gives the card; NONE when the crypt is empty."""
        player = self.players[seat]
        if not player.crypt:
            return NONE
        card = player.crypt.pop()
        self.knows[card] |= audience(seat)
        self.play[card] = InPlay(seat, Region.UNCONTROLLED, since=self.turn, face_down=True)
        player.uncontrolled.append(card)
        self.emit(events.CryptDrawn(seat, card), to=audience(seat), others=events.CryptDrawn(seat))
        return card

    def index(self, card: int) -> None:
        """Enter a card into the lists of those with something to say. Uncontrolled cards are in none, so that
        what a hidden card says changes nothing that others could notice."""
        face = self.face(card)
        for query in sorted(face.speaks_of):
            self.modifier_sources[query] = (*self.modifier_sources.get(query, ()), card)
        for window in sorted(face.ability_windows):
            self.ability_sources[window] = (*self.ability_sources.get(window, ()), card)
        if face.offers:
            self.offering.append(card)
        for event in sorted(face.listens):
            self.listeners[event] = (*self.listeners.get(event, ()), card)

    def unindex(self, card: int) -> None:
        """Take a card out of those lists."""
        face = self.face(card)
        for query in face.speaks_of:
            _strike_out(self.modifier_sources, query, card)
        for window in face.ability_windows:
            _strike_out(self.ability_sources, window, card)
        if face.offers:
            self.offering.remove(card)
        for event in face.listens:
            _strike_out(self.listeners, event, card)

    def attach(self, card: int, host: int) -> None:
        """Put a card in play on another (VTES-T-31)."""
        now = self.play[card]
        if now.on != NONE:
            self._detach(card)
        elif now.region is not Region.ATTACHED:
            self.region_list(now.controller, now.region).remove(card)
        if now.region is Region.UNCONTROLLED:
            self.index(card)
        self.put(card, on=host, region=Region.ATTACHED)
        self.put(host, attached=(*self.play[host].attached, card))

    def _detach(self, card: int) -> None:
        host = self.play[card].on
        if host != NONE and host in self.play:
            self.put(host, attached=tuple(c for c in self.play[host].attached if c != card))

    def shift(self, card: int, region: Region, seat: int | None = None) -> None:
        """Move a card in play to another region, or to another controller."""
        now = self.play[card]
        if now.region is Region.READY and region is not Region.READY:
            self.on_event(events.LeavingReady(card, now.controller))
        if now.region is Region.ATTACHED:
            self._detach(card)
        else:
            self.region_list(now.controller, now.region).remove(card)
        to = now.controller if seat is None else seat
        self.put(card, region=region, controller=to, on=NONE)
        self.region_list(to, region).append(card)
        if (now.region is Region.UNCONTROLLED) != (region is Region.UNCONTROLLED):
            if region is Region.UNCONTROLLED:
                self.unindex(card)
            else:
                self.knows[card] = EVERYBODY
                self.index(card)

    def leave(self, card: int) -> InPlay:
        """Take a card out of play; the caller puts it somewhere. What was on it is not touched."""
        now = self.play.pop(card)
        if now.region is not Region.UNCONTROLLED:
            self.unindex(card)
            self._resize(card)
        self.printed[card] = own_key(self.printed[card])  # VTES-1.5.6-05: merged ones are two cards again
        if now.region is Region.ATTACHED:
            if now.on in self.play:
                self.put(now.on, attached=tuple(c for c in self.play[now.on].attached if c != card))
        else:
            self.region_list(now.controller, now.region).remove(card)
        for other in now.under:
            self.to_ash(other)
        return now

    def to_ash(self, card: int) -> None:
        """To the ash heap of its owner, whoever controlled it (VTES-1.1-03, VTES-1.6.1.1-07)."""
        self.show(card)
        if self.vanishing and card in self.vanishing:
            self.vanishing.remove(card)
            self.players[self.owner[card]].removed.append(card)
            self.emit(events.Removed(card))
            return
        self.players[self.owner[card]].ash.append(card)

    def show(self, card: int) -> None:
        """Everybody sees a card from now on; if anybody could not, it is told."""
        if self.knows[card] != EVERYBODY:
            self.knows[card] = EVERYBODY
            self.emit(events.Shown(self.owner[card], card))

    def shuffle(self, pile: list[int]) -> None:
        """Shuffle a deck: the numbers stay, what is printed on them is dealt anew and known to nobody."""
        faces = [self.printed[card] for card in pile]
        self.chance.shuffle(faces)
        pile.sort(reverse=True)
        for card, key in zip(pile, faces, strict=True):
            self.printed[card] = key
            self.knows[card] = 0

    def draw_card(self, seat: int) -> bool:
        """Draw one library card; False when the library is empty (VTES-1.6.1.2-02)."""
        player = self.players[seat]
        if not player.library:
            return False
        card = player.library.pop()
        player.hand.append(card)
        self.knows[card] |= audience(seat)
        self.emit(events.Drew(seat, card), to=audience(seat), others=events.Drew(seat))
        return True

    def on_event(self, event: Event) -> None:
        """The rules that registered with ``on_event`` are told of the event."""
        kind = type(event)
        for listener in _listening.get(kind) or _listening_to(kind):
            listener(self, event)


@cache
def _ring(seating: tuple[int, ...] | int, seat: int) -> tuple[int, ...]:
    """The seats clockwise from one; ``seating``: as they sit, or how many sit in order."""
    seats = tuple(range(seating)) if isinstance(seating, int) else seating
    at = seats.index(seat)
    return (*seats[at:], *seats[:at])


Listener = Callable[[VtesState, Event], None]
_listeners: list[tuple[int, type[Event], Listener]] = []
_listening: dict[type[Event], tuple[Listener, ...]] = {}
"""By kind of event: the rules that are told of it, in order."""


def on_event(order: int, kind: type[Event] = Event) -> Callable[[Listener], Listener]:
    """Register a rule that reacts to events, or to those of one kind; a lower order is called first."""

    def register(listener: Listener) -> Listener:
        _listeners.append((order, kind, listener))
        _listeners.sort(key=lambda one: one[0])
        _listening.clear()
        return listener

    return register


def _listening_to(event: type[Event]) -> tuple[Listener, ...]:
    found = tuple([listener for _order, kind, listener in _listeners if issubclass(event, kind)])
    _listening[event] = found
    return found


KeyT = TypeVar("KeyT", bound=str)


def _strike_out(index: dict[KeyT, tuple[int, ...]], key: KeyT, card: int) -> None:
    """Take a card out of an index; what nobody is entered for is not in it, so that asking is quick."""
    left = tuple(other for other in index[key] if other != card)
    if left:
        index[key] = left
    else:
        del index[key]
