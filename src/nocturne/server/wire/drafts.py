"""Drafts and sealed games as somebody may know them: nobody's packs, pool and deck but one's own."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from nocturne.kernel.limited import BoosterSource
from nocturne.server.wire.text import GameId

DraftKind = Literal["draft", "sealed"]
DraftStage = Literal["open", "drafting", "building", "playing", "cancelled"]


class DraftLine(Struct, frozen=True):
    """A draft in the list."""

    id: str
    game: GameId
    name: str
    kind: DraftKind
    stage: DraftStage
    host: str
    seats: int
    taken: int
    mine: bool
    """Whether I take part."""


class DraftList(Struct, frozen=True):
    """Drafts that wait for people, and mine; and the sets that packs can be made of."""

    drafts: list[DraftLine]
    sources: dict[str, list[BoosterSource]]
    """By game."""


class DraftSeat(Struct, frozen=True):
    """Somebody who takes part."""

    name: str
    bot: bool
    me: bool
    cards: int
    """How many cards they have taken."""
    packs: int
    """How many packs lie before them."""
    ready: bool
    """Whether their deck is made."""


class Draft(Struct, frozen=True, kw_only=True):
    """A draft or a sealed game."""

    id: str
    game: GameId
    name: str
    kind: DraftKind
    stage: DraftStage
    source: str
    """What its packs are of; empty for a cube."""
    host: bool
    size: int
    """How many seats it has."""
    seats: list[DraftSeat]
    round: int
    rounds: int
    pack: list[int] | None
    """The cards of the pack before me."""
    pool: list[int] | None
    """What I have taken, in order."""
    deck: list[int] | None
    """The cards of the deck I have made."""
    table: str | None
    """Where the decks are played."""


class DraftBuilt(Struct, frozen=True):
    """A draft, and what is wrong with the deck I have sent."""

    draft: Draft
    problems: list[str]
