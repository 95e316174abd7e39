"""What a game of Dracula in progress is made of: hunters, trail, lairs, hands, decks, tokens and time.

Everything is a number of a printed card (``components()``) or a place of the board (``board_for``). What can
be worked out is not stored: Dracula is where the leftmost location card of the trail says, and his location
deck is what lies neither on the trail nor in a lair. ``rules.table`` changes the state.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from nocturne.dracula.components.board import NO_PLACES, NOWHERE, Board, Link, Mask, Place, board, mask_of
from nocturne.dracula.components.box import HunterId, PowerId
from nocturne.dracula.options import DraculaOptions
from nocturne.kernel.decision import Question
from nocturne.kernel.plain import Plain
from nocturne.kernel.state import Frame, State

DRACULA = 0
"""The seat of Dracula (FOD-SETUP-05); the other seats share the four hunters."""

HUNTERS = tuple(HunterId)
"""Hunters are numbered 0 to 3 in activation order (FOD-ORDR-01..05)."""

GODALMING, SEWARD, VAN_HELSING, MINA = range(4)
NO_CARD = -1
COUNT = -1
"""Where a hunter's number could stand, Dracula himself: he plays an event, he is the one in a fight."""


class Phase(StrEnum):
    """The steps of a round, in order; ``SET_UP`` comes once before them."""

    SET_UP = "set_up"
    DAWN = "dawn"
    DAY = "day"
    DUSK = "dusk"
    NIGHT = "night"
    DRACULA = "dracula"


class Laid(Struct, frozen=True):
    """An encounter card lying in a hideout or lair, with the damage of a vampire (FOD-VAMP-04)."""

    card: int
    face_up: bool = False
    damage: int = 0


class Hideout(Struct, frozen=True):
    """The cards and tokens of one trail space, or of a lair (FOD-HIDO-01, FOD-LAIR-01).

    Hide stays face down until its location is revealed; what the other powers do is seen by everybody, so
    they are always known. ``ruled_out`` is public memory: cities this card cannot be (the set fits 60 bits),
    because a hunter stood there or the city was named while it lay face down."""

    place: Place = NOWHERE
    powers: tuple[PowerId, ...] = ()
    encounters: tuple[Laid, ...] = ()
    face_up: bool = False
    rumor: bool = False
    tied: Place = NOWHERE  # on Hide: the location it belongs to; NOWHERE once that has left the trail
    bat: int = NO_CARD  # Escape as Bat, lying here since it brought him (FOD-BAT-03)
    ruled_out: Mask = NO_PLACES
    never_hide: bool = False  # everybody knows that it is not Hide
    serial: int = 0  # cards are numbered as Dracula places them


class Clue(Struct, frozen=True):
    """Public memory: when the newest card was ``serial``, Dracula could be in these cities or seas only."""

    serial: int
    cities: int  # a set of cities, as bits
    seas: int  # a set of sea zones, as bits counted from the first


class Discarded(Struct, frozen=True):
    """An event in the discard; face down when it came from the top of the deck (FOD-EVNT-09..11)."""

    card: int
    face_up: bool = True


class HunterState(Plain, kw_only=True):
    """One hunter's sheet, figure and hand."""

    place: Place = NOWHERE  # nowhere before the start, and after a defeat until the next dawn
    damage: int = 0
    bites: int = 0  # tokens; Mina's printed bite is not one
    items: list[int] = []
    events: list[int] = []
    tickets: list[int] = []
    shown_item: int = NO_CARD  # FOD-WEAK-03: what a weakened hunter keeps revealed
    shown_event: int = NO_CARD
    delayed: bool = False
    bats: bool = False
    hospital: Place = NOWHERE  # where the next dawn takes a defeated hunter (FOD-DEFE-11)


class Lasting(Struct, frozen=True):
    """What event cards have set in force for a while; ``time`` ends each of them."""

    long_night: bool = False  # until the end of the night
    free_order: bool = False  # Speedy Telegraph, until the end of the night
    vigor: bool = False  # until the end of the day
    no_supply: bool = False  # Devilish Power, until the end of the next hunter phase
    no_day: bool = False  # Darkness Returns, at the next dawn
    like_night: bool = False  # Nocturnal Visit, until the next dusk
    swiftness: int = 0  # Dracula phases still to come


FrameT = TypeVar("FrameT", bound=Frame)


class DraculaState(State, kw_only=True):
    """The whole game. The ``known`` fields say of a card in a hidden hand which seats have seen it there (a
    bit mask); it is forgotten when the card may have moved out of their sight."""

    options: DraculaOptions
    holder: tuple[int, int, int, int]  # by hunter: the seat that plays them

    # Tracks
    round: int = 1
    time: int = 0  # space of the time track: even by day, odd by night (FOD-SETUP-04)
    phase: Phase = Phase.SET_UP
    despair: int = 0
    influence: int = 0
    lasting: Lasting = Lasting()

    # Hunters
    hunters: list[HunterState]
    hunter_ally: int = NO_CARD

    # Dracula
    damage: int = 0
    event_hand: list[int] = []
    encounter_hand: list[int] = []
    rumors: int = 1  # FOD-SETUP-17
    dracula_ally: int = NO_CARD
    bodyguards: list[int] = []  # matured Szgany Bodyguards, kept face up
    trail: list[Hideout | None]  # six spaces; trail[0] is space 1 (FOD-TRAI-02)
    lairs: list[Hideout] = []  # at most three

    # Decks: the top card is the last of the list
    event_deck: list[int] = []
    event_discard: list[Discarded] = []
    hunter_backs: int = 0  # so many cards at the bottom are known to be hunters' (Mystic Research)
    item_deck: list[int] = []
    item_discard: list[int] = []
    encounter_deck: list[int] = []
    encounter_discard: list[int] = []
    ticket_pool: list[int] = []

    # Board
    storms: tuple[Place, ...] = ()
    fog: dict[int, int] = {}  # by city: tokens
    roadblocks: tuple[Link, ...] = ()
    consecrated: Place = NOWHERE
    hosts: tuple[Place, ...] = ()

    # Memory
    placements: int = 0  # cards Dracula has placed so far
    clues: tuple[Clue, ...] = ()
    known_tickets: dict[int, int] = {}
    known_items: dict[int, int] = {}
    known_events: dict[int, int] = {}
    known_encounters: dict[int, int] = {}

    @property
    def board(self) -> Board:
        """The map as this table's options read it."""
        options = self.options
        return board(options.northern_passage, options.berlin_prague_railway)

    @property
    def day(self) -> bool:
        """Whether the time marker is on a day space."""
        return self.time % 2 == 0

    @property
    def blocked(self) -> Mask:
        """The roads and railways closed to hunters (FOD-BLOC-03)."""
        return mask_of(*self.roadblocks)

    @property
    def holy(self) -> Mask:
        """The cities with a Consecrated Ground or Heavenly Host token (FOD-CONS-02)."""
        holy = mask_of(*self.hosts)
        return holy if self.consecrated == NOWHERE else Mask(holy | 1 << self.consecrated)

    @property
    def hunter_seats(self) -> int:
        """The audience of all who play hunters."""
        return (1 << self.seats) - 2

    #: What a seat may do at any time, by the rules that know of such a thing (``rules.playing``).
    asides: ClassVar[list[Callable[[DraculaState, Question], None]]] = []

    def add_asides(self, question: Question) -> None:
        for aside in self.asides:
            aside(self, question)

    def seat_of(self, hunter: int) -> int:
        """Who answers for a hunter, or for Dracula (``COUNT``)."""
        return DRACULA if hunter == COUNT else self.holder[hunter]

    def hunters_at(self, place: Place) -> list[int]:
        """The hunters whose figures stand there, in activation order."""
        return [i for i, hunter in enumerate(self.hunters) if hunter.place == place]

    def nearest(self, kind: type[FrameT]) -> FrameT:
        """The innermost procedure of a kind in progress: how a card's effect reaches the journey or the
        fight it was played in."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        raise LookupError(f"no {kind.__name__} is in progress")

    # Once somebody has won the stack is empty and stays so, whatever the running procedure still does.

    def push(self, frame: Frame) -> None:
        if self.result is None:
            self.stack.append(frame)

    def pop(self) -> None:
        if self.result is None:
            self.stack.pop()

    def lasts(self, **changes: Any) -> None:
        """Put lasting effects in force, or end them."""
        self.lasting = replace(self.lasting, **changes)
