"""Cards of the players: combat cards, discipline cards, items, effect cards, Humanity cards; and the dice."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from nocturne.chapters.content.conditions import Condition, DisciplineAtLeast
from nocturne.chapters.content.effects import Effect
from nocturne.chapters.content.model import Attr, Count, Id, Model, Positive, Skill, Small, Text, Weapon
from nocturne.chapters.content.modifiers import Modifier

CombatSkill = Literal["athletics", "brawl", "weapons", "stealth"]


class Requires(Model, frozen=True, kw_only=True):
    """CHA-DECK-01, CHA-DECK-02: what a character needs for the card to be in its deck."""

    skill: CombatSkill | None = None
    level: Annotated[int, Meta(ge=0, le=5)] = 0  # of the skill
    discipline: DisciplineAtLeast | None = None
    unlocked: bool = False  # only once a page has unlocked it (CHA-DECK-07)


class Cost(Model, frozen=True, kw_only=True):
    """CHA-CARD-02."""

    willpower: Count = 0
    hunger: Count = 0


class CombatCard(Model, frozen=True, kw_only=True):
    """A player's combat card. ``skill`` is the card's own skill: it gives the automatic successes
    (CHA-ATK-01)."""

    name: Text
    text: Text | None = None
    kind: Literal["attack", "defence", "mixed"]
    skill: CombatSkill
    requires: Requires = Requires()
    weapon: Weapon | None = None  # CHA-DECK-04, CHA-DECK-05
    attack_dice: Small = 0
    defence_dice: Small = 0
    cost: Cost = Cost()
    on_self: tuple[Effect, ...] = ()  # CHA-CARD-08, CHA-CARD-10
    on_enemy: tuple[Effect, ...] = ()  # CHA-CARD-07: only if it dealt damage
    feeds: Count = 0  # CHA-GAP-50: Hunger falls by so much if it dealt damage
    hits: Literal["target", "adjacent"] = "target"


class DisciplineLine(Model, frozen=True, kw_only=True):
    """One of the disciplines."""

    name: Text
    text: Text | None = None
    aliases: tuple[str, ...] = ()


class DisciplineCard(Model, frozen=True, kw_only=True):
    """A power (CHA-DISC-04..06). ``do`` happens when it is used; ``modifiers`` hold while an active one
    lasts."""

    name: Text
    text: Text
    discipline: Id
    level: Annotated[int, Meta(ge=1, le=3)]
    kind: Literal["active", "immediate"]
    when: tuple[Literal["main", "page", "combat"], ...]
    duration: Literal["page", "turn", "round", "combat", "chapter"] | None = None  # of an active one
    target: Literal["none", "self", "character", "npc", "enemy", "prey", "hex"] = "none"
    reach: Annotated[int, Meta(ge=0, le=12)] = 3  # hexes to the target
    sight: bool = True  # the user must see the target
    do: tuple[Effect, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    witnessed: bool = True  # CHA-FLEE-12: ``false`` alarms nobody
    captures: bool = False  # CHA-FLEE-12: may be used as the action that captures a fleeing prey


class DisciplineFile(Model, frozen=True, kw_only=True):
    """``cards/disciplines.yaml``"""

    lines: dict[Id, DisciplineLine] = {}
    cards: dict[Id, DisciplineCard] = {}


class Item(Model, frozen=True, kw_only=True):
    """An item. ``do`` needs the action; ``modifiers`` hold while a character carries it."""

    name: Text
    text: Text | None = None
    weapon: Weapon | None = None
    reach: Annotated[int, Meta(ge=1, le=12)] = 3  # of a ranged weapon (CHA-TGT-05)
    dice: Small = 0  # more dice with its weapon cards
    blood: Count = 0  # a blood bag: Hunger falls by so much, and it can stop a Frenzy (CHA-GAP-02)
    when: tuple[Literal["main", "combat"], ...] = ("main", "combat")
    target: Literal["none", "self", "character", "npc", "enemy", "prey", "hex"] = "self"
    range: Annotated[int, Meta(ge=0, le=12)] = 1  # hexes to the target
    uses: Positive | None = None  # for each chapter
    discard: Literal["on_use", "end_of_chapter", "never"] = "never"
    do: tuple[Effect, ...] = ()
    modifiers: tuple[Modifier, ...] = ()


class EffectCard(Model, frozen=True, kw_only=True):
    """CHA-EFC-01, CHA-EFC-02."""

    name: Text
    text: Text | None = None
    scope: Literal["character", "coterie"]
    modifiers: tuple[Modifier, ...] = ()
    turn_start: tuple[Effect, ...] = ()  # at the start of the owner's turns
    until: Literal["never", "end_of_chapter", "end_of_combat", "after_test"] = "never"
    discard_if: Condition | None = None  # looked at when a chapter ends
    alias: int | None = None  # the printed number


class HumanityCard(Model, frozen=True, kw_only=True):
    """CHA-HUM-05: what a level of Humanity changes."""

    text: Text | None = None
    modifiers: tuple[Modifier, ...] = ()


class TestSpec(Model, frozen=True, kw_only=True):
    """CHA-TEST-01: attribute and skill."""

    attr: Attr
    skill: Skill
