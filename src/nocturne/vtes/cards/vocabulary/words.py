"""Roles, parties and kinds: the words by which trees name things, and ``Tree``, the base of every node."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

Role: TypeAlias = Literal[
    "minion", "target", "second", "picked", "predator-picked", "acting", "hunted", "blocker", "opponent",
    "bearer", "this", "chosen", "defending", "weapon", "pointed", "second-pointed", "aimed", "action-card",
    "brought",
]  # fmt: skip
"""``opponent``: in combat, or about to be; ``aimed``: what the action in progress is aimed at, its first
target; ``action-card``: the card the action was taken with; ``weapon``: what the minion strikes with in the
current pair of strikes; ``pointed``: the card this one was told to point at (``PointAt``),
``second-pointed`` the next one; ``brought``: the card that somebody has just equipped with, employed or
recruited, for a trigger on that."""


Party: TypeAlias = Literal[
    "you", "prey", "predator", "acting", "target", "targets", "not-targets", "allotted", "cast-for",
    "cast-against", "cast-only-for", "cast-only-against", "chosen", "each",
    "each-other", "controller", "owner", "active", "bearer", "pointed", "canceled", "bled",
    "most-points", "fewest-points", "opponent", "directed",
]  # fmt: skip
"""``active``: whose turn it is; ``targets``: every chosen Methuselah; ``not-targets``: all the others;
``allotted``: those who were given points; ``cast-for``, ``cast-against``: who cast votes or ballots on
that side of the latest referendum, with a minion or otherwise, ``cast-only-for``, ``cast-only-against``:
and none on the other;
``bearer``: the controller of what this card is on; ``pointed``: the Methuselah this card points at;
``canceled``: who plays the card that is being canceled; ``bled``: whom the current bleed is against;
``opponent``: the controller of the opposing minion;
``directed``: all at whom the current action is directed;
``most-points``, ``fewest-points``: among those who have points, all who have the most, or the fewest."""


KindOfCard: TypeAlias = Literal[
    "minion", "vampire", "ally", "imbued", "retainer", "equipment", "weapon", "location", "master", "event",
    "trophy", "monster", "crypt", "library", "minion-card", "minion-or-retainer", "non-minion", "any",
]  # fmt: skip
"""``monster``: a vampire, or an ally or retainer neither mortal nor animal (VTES-IMB-17); ``crypt``: any
crypt card; ``library``: any library card; ``non-minion``: one in play that is no minion;
``minion-card``: one that is neither master nor event nor conviction (VTES-T-41)."""


StrikeKind: TypeAlias = Literal[
    "hand", "ranged", "weapon", "melee", "gun", "card", "innate", "initial", "additional", "damaging",
    "dodge", "combat-ends",
]  # fmt: skip
"""What a strike is. A hand strike is neither ranged nor made with a weapon (VTES-6.4.5.1-03); ``innate``:
offered by the minion's own text; ``damaging``: it deals damage, be it 0."""


Forbidden: TypeAlias = Literal[
    "maneuver", "maneuver-close", "maneuver-long", "press", "press-continue", "press-end", "strike",
    "initial-strike", "strike-card", "not-hand", "dodge", "combat-ends", "additional", "equipment", "weapon",
    "weapon-damage", "prevent", "grapple", "frenzy", "combat-card", "discipline-card", "diablerie",
]  # fmt: skip
"""What a minion may be forbidden: to maneuver (or only to one of the ranges), to press, to strike at all, in
the first pair of a round, or in some way (``not-hand``: with anything but a hand strike), to gain additional
strikes, to use equipment, or weapons; ``weapon-damage``: his weapons' strikes inflict none; a keyword: he may
not play such cards."""


class Tree(Struct, frozen=True, forbid_unknown_fields=True, tag=True, tag_field="is", omit_defaults=True):
    """Base of every node."""


def nodes(part: object) -> Iterator[Struct]:
    """Every node in a tree or a part of one, each before what it holds."""
    waiting = [part]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Struct):
            yield node
            waiting += [getattr(node, field) for field in reversed(node.__struct_fields__)]
        elif isinstance(node, tuple):
            waiting += reversed(node)
