"""People: the players' characters, NPC profiles and bosses, their decks, coterie allies and summons."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from nocturne.chapters.content.effects import Effect
from nocturne.chapters.content.model import (
    Attitude,
    Attr,
    ByParticipants,
    Count,
    Id,
    Model,
    NpcType,
    Positive,
    Skill,
    Small,
    Target,
    Text,
    TokenKind,
)
from nocturne.chapters.content.modifiers import Passive

FlawId = Literal[
    "rage", "bestial", "anxiety", "hideous", "aesthetic", "usurper", "exacting", "clanless",
    "blood_curse", "painful_kiss", "bug", "enemy_of_light",
]  # fmt: skip
"""CHA-FLAW-01..15: the flaws are rules, so the engine knows each by its name."""

Level = Annotated[int, Meta(ge=0, le=5)]


class Flaw(Model, frozen=True, kw_only=True):
    """A flaw as the sheet prints it."""

    id: FlawId
    text: Text


class Character(Model, frozen=True, kw_only=True):
    """A playable character's starting sheet (CHA-CHAR-01). The Caitiff leaves attributes, skills and
    disciplines empty: the player fills them (CHA-CAIT-01..05)."""

    id: Id
    name: Text
    aliases: tuple[str, ...] = ()  # CHA-GAP-59
    clan: Id
    clan_name: Text
    about: Text | None = None
    expansion: bool = False  # CHA-CAMP-12
    attributes: dict[Attr, Level] = {}
    skills: dict[Skill, Level] = {}
    disciplines: dict[Id, Annotated[int, Meta(ge=0, le=3)]] = {}  # the clan's three lines, with their levels
    cards: tuple[Id, ...] = ()  # discipline cards that must be taken (CHA-FLAW-04)
    flaws: tuple[Flaw, ...]
    humanity: Annotated[int, Meta(ge=1, le=7)] = 7
    chapter_effects: tuple[Id, ...] = ()  # effect cards taken at the start of every chapter (CHA-FLAW-14)


class Values(Model, frozen=True, kw_only=True):
    """CHA-NPC-02, CHA-ALLY-09."""

    initiative: ByParticipants
    attack: ByParticipants
    resistance: ByParticipants
    damage: ByParticipants


class Special(Model, frozen=True, kw_only=True):
    """A special attack. ``attack: false`` only does its effects."""

    text: Text
    attack: bool = True
    bonus: Small = 0
    target: Target | None = None  # instead of the profile's (CHA-TGT-01)
    reach: Annotated[int, Meta(ge=1, le=12)] = 1
    hits: Literal["target", "adjacent", "in_sight"] = "target"
    on_reveal: tuple[Effect, ...] = ()  # to itself unless ``who`` says otherwise, at once (CHA-CARD-09)
    on_hit: tuple[Effect, ...] = ()  # to the one hit, if it took damage (CHA-CARD-07)


class Phase(Model, frozen=True, kw_only=True):
    """CHA-BOSS-04: what is different in a later phase; what is left out stays."""

    values: Values
    specials: tuple[Special, ...] = ()


class NpcCard(Model, frozen=True, kw_only=True):
    """A card of an NPC deck (CHA-NPC-08). ``bonus`` adds to Attack or, on a Defence, to Resistance."""

    name: Text
    kind: Literal["attack", "defence", "special1", "special2"]
    copies: Positive = 1
    bonus: Small = 0
    target: Target | None = None
    reach: Annotated[int, Meta(ge=1, le=12)] = 1
    on_reveal: tuple[Effect, ...] = ()
    on_hit: tuple[Effect, ...] = ()


class Profile(Model, frozen=True, kw_only=True):
    """An NPC that can be fought (CHA-NPC-01); with ``type: boss``, a boss."""

    name: Text
    text: Text | None = None
    type: NpcType
    deck: Id | None = None  # the type's own deck unless another is named
    sight: Annotated[int, Meta(ge=0, le=9)] = 3
    attitude: Attitude
    target: Target = "closest"
    movement: Count
    reach: Annotated[int, Meta(ge=1, le=12)] = 1  # of its attacks; cards and specials may say more
    values: Values
    specials: Annotated[tuple[Special, ...], Meta(max_length=2)] = ()
    immune: tuple[TokenKind, ...] = ()  # bosses are immune to stun without saying so (CHA-BOSS-03)
    passive: Passive | None = None
    phases: Annotated[tuple[Phase, ...], Meta(max_length=3)] = ()  # the second phase and later
    cards: dict[Id, NpcCard] = {}  # a boss's own (CHA-BOSS-01)


class AllyLevel(Model, frozen=True, kw_only=True):
    """CHA-ALLY-05."""

    values: Values
    specials: Annotated[tuple[Special, ...], Meta(max_length=2)] = ()


class Ally(Model, frozen=True, kw_only=True):
    """A coterie ally (CHA-ALLY-02): one of the characters, when nobody plays it."""

    character: Id
    sight: Annotated[int, Meta(ge=0, le=9)] = 3
    target: Target = "closest"
    movement: Count
    levels: dict[int, AllyLevel]
    passive: Passive


class Summon(Model, frozen=True, kw_only=True):
    """CHA-SUM-03, CHA-SUM-04. ``untargetable`` and ``immobile`` with ``hurts`` make an Arm of Ahriman."""

    name: Text
    values: Values
    movement: Count = 3
    untargetable: bool = False
    immobile: bool = False
    hurts: Count = 0  # CHA-AHR-01: unavoidable damage to all who start their turn beside it
