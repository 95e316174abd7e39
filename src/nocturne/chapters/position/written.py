"""The words a CHAPTERS position may use, and what can be wrong with them before anything is set up.

``position`` makes a state of them; ``docs/chapters-positions.md`` explains them to writers of scenarios.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from nocturne.chapters.content.book import Content
from nocturne.chapters.rules.campaign.difficulty import EASY, HARD, MOST_PARTICIPANTS
from nocturne.chapters.rules.table.character_values import ATTRIBUTE_OF, MOST_LEVEL, SKILLS
from nocturne.chapters.rules.table.npc_values import MOST_INITIATIVE
from nocturne.chapters.state import Condition
from nocturne.kernel.errors import BadPosition

At = tuple[str | int, ...]

TOKENS = ("poison", "bleed", "stun", "resistance", "immobility", "slow", "stealth")
MOST_HUMANITY, MOST_BREACHES = 7, 4


class PositionModel(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what a position is written with."""


class CharacterAt(PositionModel, frozen=True, kw_only=True):
    """A player's character; one for each seat, in order. Levels that are left out are those of the sheet."""

    character: str
    at: str | None = None  # without a hex: on the next free hex of the start area
    facing: str = "N"
    attributes: dict[str, int] = {}
    skills: dict[str, int] = {}
    disciplines: dict[str, int] = {}
    powers: list[str] | None = None  # the first card of every level when left out
    items: list[str] = []
    effects: list[str] = []
    tokens: dict[str, int] = {}
    hunger: int = 1
    willpower: int = 0
    damage: int = 0
    humanity: int | None = None
    xp: int = 0
    earned: int | None = None
    left: list[str] = []
    fatigued: bool = False
    state: Condition = "active"
    power: str = ""
    power_until: str = "chapter"
    surge: str = ""
    hand: list[str] = []
    played: list[str] = []
    chosen: str = ""
    initiative: int | None = None


class NpcAt(PositionModel, frozen=True, kw_only=True):
    """An NPC of the chapter's set-up, as far as it differs. ``at: ""`` takes it off the tile."""

    at: str | None = None
    facing: str | None = None
    damage: int = 0
    tokens: dict[str, int] = {}
    prey: bool | None = None
    attitude: str | None = None
    side: Literal["enemy", "friend"] | None = None
    talk: str | None = None
    speak: str | None = None
    revealed: bool | None = None
    flees_after: str = ""
    card: str = ""
    shown: bool = False
    defence: int = 0
    phase: int = 0
    initiative: int | None = None
    gone: bool = False


class TokenAt(PositionModel, frozen=True, kw_only=True):
    """A token on a hex."""

    type: Literal["difficult", "investigation", "action", "fire", "arm"]
    at: str
    n: int = 1
    page: str = ""
    keep: bool = False
    born: int | None = None  # the round in which it came; this one when left out


class TrackerAt(PositionModel, frozen=True, kw_only=True):
    id: str
    kind: str = "round"
    left: int
    page: str
    by_hand: bool = False
    most: int = 0
    full: str = ""


class CoterieAt(PositionModel, frozen=True, kw_only=True):
    """What belongs to all."""

    boons: int = 0
    status: int = 0
    breaches: int = 0
    resolved: int | None = None
    items: list[str] = []
    sold: dict[str, int] = {}
    effects: list[str] = []
    flags: list[str] = []
    counters: dict[str, int] = {}
    unlocked: list[str] = []
    cards: list[str] = []
    completed: list[str] = []
    hunts: list[str] = []
    next: list[str] = []
    ally_level: int = 1


class CombatAt(PositionModel, frozen=True, kw_only=True):
    """A combat. With ``turn`` it is that figure's turn; without, cards are about to be laid. ``decks``
    lists cards from the top; the rest of a deck lies below in any order."""

    enemies: list[str]
    round: int = 1
    turn: str = ""
    acted: list[str] = []
    suspended: list[str] = []
    win: str = ""
    lose: str = ""
    champion: str = ""
    decks: dict[str, list[str]] = {}


class PageAt(PositionModel, frozen=True, kw_only=True):
    """A page about to be read."""

    page: str
    kind: Literal["dialogue", "investigation", "event"] = "event"
    involved: list[str] = []
    actor: str = ""
    zone: str = ""


class ChaptersPosition(PositionModel, frozen=True, kw_only=True):
    """The position of a scenario. At most one of ``turn``, ``round_end``, ``combat``, ``page``, ``prepare``,
    ``choose``, ``create`` and ``started`` says what is going on; with none a main round begins."""

    characters: list[CharacterAt]
    chapter: str = ""
    coterie: CoterieAt = CoterieAt()
    allies: list[str] = []
    difficulty: list[str] = []
    only_listed: bool = False  # of the set-up's NPCs, only those named under ``npcs`` are on the tile
    npcs: dict[str, NpcAt] = {}
    tokens: list[TokenAt] | None = None  # instead of the set-up's
    trackers: list[TrackerAt] = []
    clues: list[int] = []
    success_tokens: int = 0
    round: int = 1
    tile: str = ""
    turn: str = ""  # whose turn of the main sequence it is
    acted: list[str] = []  # who has had its turn this round
    round_end: bool = False  # the main round is about to end
    combat: CombatAt | None = None
    page: PageAt | None = None
    prepare: Literal["xp", "shop", "hunt", "items", "allies", "difficulty"] | None = None
    choose: bool = False  # the next chapter is about to be chosen
    create: bool = False  # the first seat invents the Caitiff
    started: bool = False  # the chapter begins: characters are placed, then the first page


_GOING_ON = ("turn", "round_end", "combat", "page", "prepare", "choose", "create", "started")


def check(position: ChaptersPosition, pack: Content) -> None:
    """Find what the position names and the content does not have, and numbers no game could come to."""
    count = len(position.characters)
    if not 1 <= count <= MOST_PARTICIPANTS:
        raise BadPosition("chapters-position-players", ("characters",), count=count)
    going_on = [name for name in _GOING_ON if getattr(position, name)]
    if len(going_on) > 1:
        raise BadPosition("chapters-position-several", (going_on[1],), first=going_on[0], second=going_on[1])
    for i, one in enumerate(position.characters):
        _check_character(one, pack, ("characters", i))
    _twice((one.character for one in position.characters), ("characters",))
    _twice(position.allies, ("allies",))
    _known(position.allies, pack.allies, ("allies",))
    _known(position.difficulty, (*EASY, *HARD), ("difficulty",))
    _between(count + len(position.allies), count, MOST_PARTICIPANTS, ("allies",))
    _twice((*position.allies, *(one.character for one in position.characters)), ("allies",))
    if position.tile:
        _known([position.tile], pack.tiles, ("tile",))
    for ident, npc in position.npcs.items():
        _figure(npc.tokens, npc.initiative, ("npcs", ident))
        _between(npc.damage, 0, 99, ("npcs", ident, "damage"))
    _check_coterie(position.coterie, pack)
    _between(position.success_tokens, 0, 99, ("success_tokens",))
    for i, tracker in enumerate(position.trackers):
        _between(tracker.left, 1, 99, ("trackers", i, "left"))


def _check_character(one: CharacterAt, pack: Content, at: At) -> None:
    _known([one.character], pack.characters, (*at, "character"))
    for name, known in (
        ("attributes", SKILLS), ("skills", ATTRIBUTE_OF), ("disciplines", pack.lines),
    ):  # fmt: skip
        levels: dict[str, int] = getattr(one, name)
        _known(levels, known, (*at, name))
        for trait, level in levels.items():
            _between(level, 0, 99 if name == "attributes" else MOST_LEVEL, (*at, name, trait))
    lists = (
        (one.items, pack.items, "items"), (one.effects, pack.effects, "effects"),
        (one.powers or (), pack.disciplines, "powers"), (one.hand, pack.combat_cards, "hand"),
        (one.played, pack.combat_cards, "played"),
        ([one.chosen] if one.chosen else (), pack.combat_cards, "chosen"),
        (one.left, pack.characters, "left"), ([one.power] if one.power else (), pack.disciplines, "power"),
        ([one.surge] if one.surge else (), SKILLS, "surge"),
    )  # fmt: skip
    for ids, table, name in lists:
        _known(ids, table, (*at, name))
    for name, most in (("hunger", 5), ("willpower", 10), ("damage", 99), ("xp", 999)):
        _between(getattr(one, name), 0, most, (*at, name))
    _between(one.humanity, 0, MOST_HUMANITY, (*at, "humanity"))
    _figure(one.tokens, one.initiative, at)


def _check_coterie(coterie: CoterieAt, pack: Content) -> None:
    lists = (
        (coterie.items, pack.items, "items"), (coterie.sold, pack.items, "sold"),
        (coterie.effects, pack.effects, "effects"), (coterie.unlocked, pack.chapters, "unlocked"),
        (coterie.cards, pack.combat_cards, "cards"), (coterie.completed, pack.chapters, "completed"),
        (coterie.hunts, pack.hunts, "hunts"), (coterie.next, pack.chapters, "next"),
    )  # fmt: skip
    for ids, table, name in lists:
        _known(ids, table, ("coterie", name))
    _between(coterie.boons, 0, 999, ("coterie", "boons"))
    _between(coterie.breaches, 0, MOST_BREACHES, ("coterie", "breaches"))
    _between(coterie.resolved, 0, coterie.breaches, ("coterie", "resolved"))
    _between(coterie.ally_level, 1, 2, ("coterie", "ally_level"))


def _figure(tokens: dict[str, int], initiative: int | None, at: At) -> None:
    _known(tokens, TOKENS, (*at, "tokens"))
    for kind, count in tokens.items():
        _between(count, 1, 1 if kind == "stealth" else 99, (*at, "tokens", kind))
    _between(initiative, 0, MOST_INITIATIVE, (*at, "initiative"))


def _known(ids: Iterable[str], known: Iterable[str], at: At) -> None:
    there = set(known)
    for ident in ids:
        if ident not in there:
            raise BadPosition("chapters-position-unknown", at, name=ident)


def _between(value: int | None, least: int, most: int, at: At) -> None:
    if value is not None and not least <= value <= most:
        raise BadPosition("chapters-position-range", at, value=value, least=least, most=most)


def _twice(ids: Iterable[str], at: At) -> None:
    seen: set[str] = set()
    for ident in ids:
        if ident in seen:
            raise BadPosition("chapters-position-twice", at, name=ident)
        seen.add(ident)
