"""A vampire whom cards in play of a kind do not affect (Karen Suadela and Gehenna events): what they change
or do does not hold for her, and actions that they offer are none of hers. She can be chosen, in vain."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from nocturne.kernel.later import later
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules import queries
from nocturne.vtes.rules.perform.resolve import guards_effects
from nocturne.vtes.rules.perform.roles import card_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

if TYPE_CHECKING:
    from nocturne.vtes.rules.perform import modifiers
else:  # it imports this module by way of the queries
    (modifiers,) = later("nocturne.vtes.rules", "perform.modifiers")

UNTOUCHED = queries.UNTOUCHED
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


@guards_effects
def comes_to_nothing(g: VtesState, r: EffectContext, effect: v.Effect) -> bool:
    """Whether an effect would do something to somebody whom its card does not affect. Choices and conditions
    are made all the same; what they lead to is asked about by itself."""
    if UNTOUCHED not in g.speakers or not _may_touch(r.key):
        return False
    roles = _named(effect)
    return any(untouched(g, card_of(g, r, role), r.key) for role in _ROLES if role in roles)


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
    fields = (getattr(effect, field) for field in effect.__struct_fields__)
    return frozenset(value for value in fields if isinstance(value, str))
