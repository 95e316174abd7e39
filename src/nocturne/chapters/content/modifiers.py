"""Modifiers: the closed vocabulary of what a lasting thing changes while it is there.

Effect cards, Humanity cards, active disciplines, carried items and the passive effects of allies and bosses
are all lists of modifiers. Cards override rules (CHA-GEN-01), so each rule asks for the modifiers that
concern it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import field

from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import Effect
from nocturne.chapters.content.model import Attr, Model, Moment, NpcType, Skill, Small, Text, TokenKind

Forbidden = Literal[
    "blood_surge", "mend", "disciplines", "blood", "willpower", "stealth", "feeding", "items", "move"
]
Ignored = Literal["difficult", "fire", "figures"]


class Modifier(Model, frozen=True, kw_only=True):
    """Numbers are added. ``attr``, ``skill``, ``during`` and ``against`` limit the numbers of a test or an
    attack (the first four); ``if`` limits everything."""

    # tests and attacks
    dice: Small = 0
    automatic: Small = 0
    difficulty: Small = 0
    damage: Small = 0  # to an attack that was made, before Resistance

    attr: Attr | None = None
    skill: Skill | None = None
    during: tuple[Moment, ...] = ()
    against: tuple[NpcType, ...] = ()

    # values
    movement: Small = 0
    initiative: Small = 0
    hand: Small = 0
    reach: Small = 0  # of ranged attacks
    sight: Small = 0  # of NPCs, when they look for the character
    attack: Small = 0  # of an NPC or ally
    resistance: Small = 0  # off every normal damage taken
    damage_track: Small = 0
    willpower_track: Small = 0
    mend: Small = 0  # points more that Mend Damage heals

    # yes or no
    forbids: tuple[Forbidden, ...] = ()
    ignores: tuple[Ignored, ...] = ()
    immune: tuple[TokenKind, ...] = ()
    unseen: bool = False  # aggressive NPCs do not start combat on sight; no stealth test is needed
    unwitnessed: bool = False  # the Blood alarms no prey
    no_beast_test: bool = False  # the Blood costs no Beast test

    if_: Condition | None = field(default=None, name="if")


class Passive(Model, frozen=True, kw_only=True):
    """What an ally gives the players (CHA-ALLY-03) or a boss has (CHA-BOSS-07) while it stands."""

    text: Text
    modifiers: tuple[Modifier, ...] = ()
    on: Literal["self", "players", "enemies"] = "players"
    """Whom the modifiers concern: the one who has the passive, the player characters, or all enemy NPCs."""
    round_start: tuple[Effect, ...] = ()  # in combat
    turn_end: tuple[Effect, ...] = ()  # its own, in combat
    calms: bool = False  # CHA-GAP-31: an adjacent player may calm a fleeing prey with the capture action
