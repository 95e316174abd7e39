"""Vampires whom cards in play of a kind do not affect (Karen Suadela and Gehenna events).

What such cards change or do does not hold for the vampire, and the actions they offer are none of the
vampire's. A chapter registers with ``@guards_effects`` what makes an effect come to nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.queries import modifiers
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

UNTOUCHED = traits.UNTOUCHED


_ROLES: tuple[v.Role, ...] = (
    "minion", "target", "second", "chosen", "picked", "acting", "blocker", "opponent", "pointed",
)  # fmt: skip


def untouched(g: VtesState, card: int, key: int) -> bool:
    """Whether the card of a key does not affect a card in play."""
    if card == NONE or card not in g.play or UNTOUCHED not in g.face(card).speaks_of:
        return False
    words = face_of(key).keywords
    return any(
        modifier.note in words
        and (modifier.when is None or modifiers.holds_for(g, modifier.when, card, card))
        for modifier in g.face(card).of_itself.get(UNTOUCHED, ())
    )


@cache
def _may_touch(key: int) -> bool:
    return bool(face_of(key).keywords)


def _named(effect: v.Effect) -> frozenset[str]:
    """The roles that an effect itself speaks of, those of effects inside it and of conditions left out."""
    if isinstance(effect, v.Lasts) and effect.party is not None:
        return frozenset()
    if isinstance(
        effect, v.May | v.If | v.As | v.Pick | v.ForEach | v.OneOf | v.Repeat | v.Later | v.Whenever
    ):
        return frozenset()
    if isinstance(effect, v.MoveBlood):
        return frozenset({effect.source})  # it can be taken all the same, and goes to the bank
    fields = (getattr(effect, field) for field in effect.__struct_fields__)
    return frozenset(value for value in fields if isinstance(value, str))


Guard = Callable[[VtesState, EffectContext], bool]
"""Whether an effect comes to nothing now."""
GuardMaker = Callable[[v.Effect], Guard | None]
"""The guard of one effect of a tree; None where the rule can never apply to it."""


guard_makers: list[GuardMaker] = []


def guards_effects(maker: GuardMaker) -> GuardMaker:
    """Register a rule by which effects may come to nothing."""
    guard_makers.append(maker)
    return maker


@guards_effects
def _guard_untouched(effect: v.Effect) -> Guard | None:
    """An effect does nothing to somebody whom its card does not affect. Choices and conditions are made all
    the same; what they lead to is asked about by itself."""
    named = _named(effect)
    roles = [role for role in _ROLES if role in named]

    def comes_to_nothing(g: VtesState, r: EffectContext) -> bool:
        if UNTOUCHED not in g.modifier_sources or not _may_touch(r.key):
            return False
        return any(untouched(g, card_of(g, r, role), r.key) for role in roles)

    return comes_to_nothing if roles else None
