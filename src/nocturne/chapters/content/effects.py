"""Effects: the closed vocabulary of what pages, cards, items and powers do.

An effect has exactly one verb (``hunger: 1``, ``place: {...}``) and may say ``who`` it hits and ``if`` it
happens at all. Without ``who`` a personal effect hits the actor, the character who tested or used the
power, and a coterie effect the whole coterie: the book's two columns (CHA-DLG-14, CHA-DLG-15).
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.model import (
    Attitude,
    Count,
    Facing,
    HexName,
    Id,
    Model,
    PageId,
    Positive,
    Small,
    Text,
    TokenKind,
    kept,
)


class Whom(Model, frozen=True, kw_only=True):
    """Somebody by name, or all figures near the one who acts."""

    npc: Id | None = None
    character: Id | None = None
    side: Literal["enemies", "friends", "any"] = "any"
    within: Annotated[int, Meta(ge=0, le=12)] | None = None


WhoWord = Literal["actor", "self", "target", "involved", "all", "others"]
"""``actor``: who tested or used the power; ``self``: the same, or the NPC whose card it is; ``target``: of
the attack or power; ``involved``: everybody in the sequence; ``all``: every active character; ``others``:
all but the actor."""


class Place(Model, frozen=True, kw_only=True):
    """Puts an NPC of the chapter's set-up on the tile, or moves it (CHA-MOV-03..05)."""

    npc: Id
    at: HexName
    facing: Facing | None = None


class Terrain(Model, frozen=True, kw_only=True):
    """A token on a hex. ``page`` is required for ``action`` and ``investigation``; ``at`` everywhere but in
    a power, whose target is the hex."""

    type: Literal["difficult", "investigation", "action", "fire", "arm"]
    at: HexName | None = None
    n: Annotated[int, Meta(ge=1, le=20)] = 1
    page: PageId | None = None
    keep: bool = False  # an action token that stays after it was triggered (CHA-GAP-52)


class Clear(Model, frozen=True, kw_only=True):
    """Takes tokens away: those of a type, at a hex, or both."""

    type: Literal["difficult", "investigation", "action", "fire", "arm"] | None = None
    at: HexName | None = None


class Tracker(Model, frozen=True, kw_only=True):
    """CHA-RND-02, CHA-RND-03: goes down by 1 after each round; at 0 its page is read. One moved ``by_hand``
    goes down and up by ``move_tracker`` alone. It never goes above ``most``; ``full`` is the page read when
    it comes there."""

    id: Id
    name: Text | None = None
    kind: Literal["round", "authority"] = "round"
    start: Positive
    page: PageId
    by_hand: bool = False
    most: Positive | None = None
    full: PageId | None = None


class MoveTracker(Model, frozen=True, kw_only=True):
    """Moves a tracker by hand."""

    id: Id
    by: Small


class Trigger(Model, frozen=True, kw_only=True):
    """A page read once, as soon as somebody stands on one of some hexes, or ``within`` so many of them.
    ``who``: ``all`` (every active character), ``any`` of them, or somebody by name. Players see the hexes
    unless it is ``hidden``."""

    id: Id
    who: Id = "all"
    at: Annotated[tuple[HexName, ...], Meta(min_length=1)]
    within: Annotated[int, Meta(ge=0, le=12)] = 0
    page: PageId
    hidden: bool = False


class CounterChange(Model, frozen=True, kw_only=True):
    """Changes a named counter of the coterie, or sets it. It never falls below 0."""

    id: Id
    by: Small | None = None
    to: Count | None = None


class TileChange(Model, frozen=True, kw_only=True):
    """CHA-TILE-01: play goes on elsewhere. NPCs and tokens of the old tile go; the characters stand on
    ``start``."""

    tile: Id
    start: tuple[HexName, ...]


class Talk(Model, frozen=True, kw_only=True):
    """From now on the NPC can be talked to, at this page (CHA-DLG-01); without a page, no longer."""

    npc: Id
    page: PageId | None = None


class AttitudeChange(Model, frozen=True, kw_only=True):
    """The NPC becomes aggressive or neutral."""

    npc: Id
    to: Attitude


class SideChange(Model, frozen=True, kw_only=True):
    """The NPC joins the coterie as a temporary ally (CHA-ALLY-01), or turns against it."""

    npc: Id
    to: Literal["ally", "enemy"]


class Effect(Model, frozen=True, kw_only=True):
    """One thing that happens."""

    # personal: the actor unless ``who`` says otherwise
    beast_test: Literal[True] | None = None
    hunger: Small | None = None
    damage: Positive | None = None
    unavoidable: Positive | None = None
    heal: Positive | None = None
    willpower: Small | None = None  # -1: lose a point (CHA-FAT-01); 1: get one back
    humanity: Annotated[int, Meta(ge=-9, le=-1)] | None = None  # CHA-GAP-62: never gained
    item: Id | None = None
    lose_item: Id | None = None
    effect_card: Id | None = None
    lose_effect: Id | None = None
    remove_character: Literal[True] | None = None
    end_disciplines: Literal[True] | None = None  # CHA-DISC-09

    # the coterie
    xp: Positive | None = None
    boons: Small | None = None
    status: Small | None = None
    breach: Positive | None = None
    success_tokens: Small | None = None
    clue: Annotated[int, Meta(ge=1, le=4)] | None = None
    flag: Id | None = None
    unflag: Id | None = None
    counter: CounterChange | None = None
    unlock: Id | None = None  # a chapter
    unlock_card: Id | None = None  # a combat card (CHA-DECK-07)

    # the tile
    place: Place | None = None
    remove: Id | None = None  # an NPC leaves the tile
    characters_at: tuple[HexName, ...] | None = None  # CHA-CMB-04, in seat order
    terrain: Terrain | None = None
    clear: Clear | None = None
    tracker: Tracker | None = None
    move_tracker: MoveTracker | None = None
    stop_tracker: Id | None = None
    trigger: Trigger | None = None
    stop_trigger: Id | None = None
    tile: TileChange | None = None
    reveal: Id | None = None  # an NPC's profile (CHA-NPC-06); ``target`` for a power
    talk: Talk | None = None
    speak: Talk | None = None  # the page that can be spoken in combat
    attitude: AttitudeChange | None = None
    side: SideChange | None = None
    alarm: Id | None = None  # this prey flees; ``all`` for every prey
    calm: Id | None = None  # this prey stops fleeing; ``target`` for a power (CHA-FLEE-12)
    end_combat: Literal["won", "lost"] | None = None  # CHA-CMB-08

    # combat and powers
    tokens: dict[TokenKind, Positive] | None = None
    lose_tokens: tuple[TokenKind, ...] | None = None
    initiative: Small | None = None
    push: Positive | None = None  # away from the actor (CHA-MOV-06)
    pull: Positive | None = None  # towards the actor
    teleport: Positive | None = None  # the one hit, to a free hex this near (CHA-MOV-07)
    summon: Id | None = None  # beside the actor (CHA-SUM-01)
    movement: Count | None = None  # more hexes this turn
    again: Literal["move", "action"] | None = None  # once more this turn
    discard_card: Literal[True] | None = None  # an NPC's combat card of this round
    peek: Literal[True] | None = None  # the actor reads a page one of the options leads to

    who: WhoWord | Whom | None = None
    if_: Condition | None = field(default=None, name="if")


_NOT_VERBS = ("who", "if_")
VERBS = tuple(name for name in Effect.__struct_fields__ if name not in _NOT_VERBS)


@kept
def verbs_of(effect: Effect) -> tuple[str, ...]:
    """The verbs an effect uses; a good one has exactly one."""
    return tuple(name for name in VERBS if getattr(effect, name) is not None)


PERSONAL = frozenset({
    "beast_test", "hunger", "damage", "unavoidable", "heal", "willpower", "humanity", "item", "lose_item",
    "effect_card", "lose_effect", "remove_character", "end_disciplines",
})  # fmt: skip
COTERIE = frozenset({
    "xp", "boons", "status", "breach", "success_tokens", "clue", "flag", "unflag", "counter", "unlock",
    "unlock_card",
})  # fmt: skip
TILE = frozenset({
    "place", "remove", "characters_at", "terrain", "clear", "tracker", "move_tracker", "stop_tracker",
    "trigger", "stop_trigger", "tile", "reveal", "talk", "speak", "attitude", "side", "alarm", "calm",
    "end_combat",
})  # fmt: skip
FIGHT = frozenset({
    "tokens", "lose_tokens", "initiative", "push", "pull", "teleport", "summon", "movement", "again",
    "discard_card", "peek",
})  # fmt: skip

Where = Literal["page", "between", "card", "power", "item", "npc"]
ALLOWED: dict[Where, frozenset[str]] = {
    # ``between``: hunts, conclusions, interludes and envelopes, when there is no tile
    "page": PERSONAL | COTERIE | TILE | (FIGHT - {"peek", "again", "movement"}),
    "between": frozenset({
        "hunger", "willpower", "humanity", "item", "lose_item", "effect_card", "lose_effect",
    }) | (COTERIE - {"success_tokens", "clue"}),
    "card": (PERSONAL - {"item", "remove_character"}) | (FIGHT - {"peek"}),
    "power": (PERSONAL - {"item", "remove_character"}) | FIGHT | {"reveal", "calm", "terrain", "clear"},
    "item": (PERSONAL - {"item", "remove_character"}) | FIGHT | {"reveal", "calm", "clear"},
    "npc": frozenset({
        "hunger", "damage", "unavoidable", "heal", "willpower", "effect_card", "lose_item", "terrain",
        "tracker", "place", "alarm",
    }) | (FIGHT - {"peek", "again"}),
}  # fmt: skip
"""Which verbs mean something where: a checker refuses the others."""
