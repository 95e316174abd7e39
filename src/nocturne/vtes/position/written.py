"""A position as it is written in a scenario file."""

from __future__ import annotations

from msgspec import Struct

from nocturne.vtes.terms import Phase


class PlacedCard(Struct, frozen=True, forbid_unknown_fields=True, rename={"named": "as"}):
    """A card with more to say than its name."""

    card: str
    named: str = ""
    blood: int | None = None
    """Blood or life; by default a vampire is full, an ally or retainer has its printed life, an
    uncontrolled card
    has nothing."""
    locked: bool = False
    counters: int = 0
    on: list[str | PlacedCard] = []
    """The cards attached to it."""
    mode: int = 1
    """Which mode it was played in, counted from 1."""
    owner: int | str = ""
    """The seat that owns it, when it is not the one it lies before."""
    lent_by: int | str = ""
    """The permanent controller, when control is temporary."""
    title: str = ""
    city: str = ""
    sect: str = ""
    clan: str = ""
    anarch: bool = False
    marks: list[str] = []
    base: str = ""
    """The base card under a merged vampire."""
    contested: bool = False
    title_contested: bool = False
    since: int | None = None
    """The turn in which it came into play; by default an earlier one."""
    taught: dict[str, int] = {}
    remembers: int | str = ""
    """The seat of the Methuselah it was told to remember: whom it saved, say."""


class PlacedPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before one Methuselah. Lists of decks begin with the top card."""

    pool: int = 30
    points: float = 0
    out: str = ""
    hand: list[Placed] = []
    library: list[Placed] = []
    crypt: list[Placed] = []
    ash: list[Placed] = []
    removed: list[Placed] = []
    research: list[Placed] = []
    uncontrolled: list[Placed] = []
    ready: list[Placed] = []
    torpor: list[Placed] = []
    incapacitated: list[Placed] = []
    area: list[Placed] = []
    hand_size: int | None = None
    """By default the number of cards in hand, so that nobody draws unless the scenario is about drawing."""
    owed: list[str] = []
    """Cards that were played and are not replaced yet: until when, for each (``unlock:0``)."""
    out_of_turn: int = 0
    trifle_owed: bool = False
    withdrawing: bool = False


class VtesPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table. Seats are counted from 1."""

    players: list[PlacedPlayer]
    active: int = 1
    phase: Phase = Phase.MINION
    turn: int = 10
    edge: int = 0
    """Who has the Edge; 0: nobody."""
    done: list[str] = []
    events_seen: list[str] = []


Placed = str | PlacedCard
