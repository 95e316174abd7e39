"""Decks made of what boosters hold, as plain data: sealed pools, and drafts in which packs go round.

In a draft everybody opens a pack, takes a card and hands the rest on. Nobody waits for the slowest: packs
that come meanwhile lie before whoever is to look at them next. When a round of packs is empty the next one
is opened, and goes round the other way. What is in a pack, which card a bot takes and which deck can be made
of a pool is the game's affair (``LimitedRules``).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct, field

from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.problems import Problem

LimitedKind = Literal["draft", "sealed"]
LimitedStage = Literal["open", "drafting", "building", "playing", "cancelled"]
"""Seats are taken; cards are taken; decks are built; they are played; it came to nothing."""

Pack = list[int]


class Drafter(Struct):
    """Somebody who drafts. ``person`` is empty for a bot."""

    name: str
    person: str = ""
    pool: list[int] = field(default_factory=list)
    packs: list[Pack] = field(default_factory=list)
    """The packs that lie before them; they look at the first."""
    deck: Any = None  # plain data of the game's own type
    """The deck they have made; None until it is ready."""


class Limited(Struct):
    """A sealed or drafted game before it is played."""

    kind: LimitedKind
    seats: int
    drafters: list[Drafter] = field(default_factory=list)
    stage: LimitedStage = "open"
    round: int = 0
    """How many rounds of packs have been opened."""
    unopened: list[list[Pack]] = field(default_factory=list)
    """The packs of the rounds to come, by seat."""

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits."""
        return next((at for at, one in enumerate(self.drafters) if person and one.person == person), None)


class BoosterSource(Struct, frozen=True):
    """Where packs come from: a set whose rarities are known."""

    id: str
    name: str
    year: int
    cards: int
    """How many different cards its packs are made of."""


class LimitedRules(ABC):
    """How a game makes packs, and decks of what is in them."""

    #: Packs that everybody opens, and cards in each.
    packs: ClassVar[int]
    pack_size: ClassVar[int]

    @abstractmethod
    def sources(self) -> Sequence[BoosterSource]:
        """The sets that packs can be made of, the latest first."""

    @abstractmethod
    def booster_packs(self, source: str, count: int, chance: Chance) -> list[Pack]:
        """So many packs of a set."""

    @abstractmethod
    def cube_packs(self, text: str, count: int, chance: Chance) -> list[Pack]:
        """So many packs of the cards in a list; refuses one that is not understood or too small."""

    @abstractmethod
    def choose(self, pack: Pack, pool: Sequence[int]) -> int:
        """The card of a pack that a bot with this pool takes."""

    @abstractmethod
    def build(self, pool: Sequence[int], name: str) -> Any:
        """A deck of this pool that can be played."""

    @abstractmethod
    def deck_of(self, cards: Sequence[int], name: str) -> Any:
        """The deck of these cards, each as often as it is named."""

    @abstractmethod
    def cards_of(self, deck: Any) -> list[int]:
        """The cards of a deck, each as often as it is in it."""

    @abstractmethod
    def problems(self, deck: Any, pool: Sequence[int]) -> tuple[Problem, ...]:
        """What keeps a deck from being played by whoever has this pool."""

    @abstractmethod
    def options(self) -> dict[str, Any]:
        """The options of the game in which such decks are played, without decks."""


# -- from the first pack to the last card


def begin(limited: Limited, packs: Sequence[Pack], rules: LimitedRules) -> None:
    """Deal the packs. In a sealed game everybody opens all of theirs; in a draft the first."""
    seats = len(limited.drafters)
    rounds = [[list(pack) for pack in packs[at : at + seats]] for at in range(0, len(packs), seats)]
    if limited.kind == "sealed":
        for at, drafter in enumerate(limited.drafters):
            drafter.pool = [card for one in rounds for card in one[at]]
        _build(limited, rules)
        return
    limited.unopened = rounds
    limited.stage = "drafting"
    _go_on(limited, rules)


def take(limited: Limited, seat: int, number: int, card: int, rules: LimitedRules) -> None:
    """Somebody takes a card of the pack before them. ``number``: how many they had, so that a card is never
    taken twice by mistake."""
    drafter = limited.drafters[seat]
    if limited.stage != "drafting":
        raise NocturneError("limited-not-drafting")
    if number != len(drafter.pool) or not drafter.packs:
        raise NocturneError("limited-no-pack")
    if card not in drafter.packs[0]:
        raise NocturneError("limited-card-not-there")
    _take(limited, seat, card)
    _go_on(limited, rules)


def _take(limited: Limited, seat: int, card: int) -> None:
    drafter = limited.drafters[seat]
    pack = drafter.packs.pop(0)
    pack.remove(card)
    drafter.pool.append(card)
    if pack:
        # Odd rounds go to the next seat, even ones to the one before.
        step = 1 if limited.round % 2 else -1
        limited.drafters[(seat + step) % len(limited.drafters)].packs.append(pack)


def _go_on(limited: Limited, rules: LimitedRules) -> None:
    """Let the bots take what lies before them, and open the next packs when the last are empty."""
    while True:
        waiting = [at for at, one in enumerate(limited.drafters) if one.packs and not one.person]
        for at in waiting:
            drafter = limited.drafters[at]
            _take(limited, at, rules.choose(drafter.packs[0], drafter.pool))
        if waiting:
            continue
        if any(one.packs for one in limited.drafters):
            return
        if not limited.unopened:
            _build(limited, rules)
            return
        limited.round += 1
        for drafter, pack in zip(limited.drafters, limited.unopened.pop(0), strict=True):
            drafter.packs = [pack]


def _build(limited: Limited, rules: LimitedRules) -> None:
    """Cards are dealt: the bots make their decks."""
    limited.stage = "building"
    for drafter in limited.drafters:
        if not drafter.person:
            drafter.deck = rules.build(drafter.pool, drafter.name)


def leave(limited: Limited, seat: int, rules: LimitedRules) -> None:
    """Somebody leaves: before the first pack their seat is free, later a bot goes on for them."""
    drafter = limited.drafters[seat]
    if limited.stage == "open":
        limited.drafters.remove(drafter)
        return
    drafter.person = ""
    if limited.stage == "drafting":
        _go_on(limited, rules)
    elif limited.stage == "building" and drafter.deck is None:
        drafter.deck = rules.build(drafter.pool, drafter.name)
