"""Lasting effects that hold for cards which match, and until when."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.records import Lasting, Until
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.state import VtesState


def roles_of(effect: Lasting, path: str = "") -> EffectContext:
    """The roles a passing effect is read with."""
    return EffectContext(
        seat=effect.player, key=effect.source, path=path, source=effect.this, minion=effect.minion,
        targets=effect.targets,
    )  # fmt: skip


def until(g: VtesState, r: EffectContext, effect: v.Lasts) -> Until:
    """The end of a passing effect; a phase is that of the card's controller."""
    if effect.until not in ("unlock", "before-unlock", "before-discard"):
        return Until(effect.until)
    card = card_of(g, r, effect.who)
    seat = g.play[card].controller if card in g.play else r.seat
    return Until(effect.until, seat)


def touches(g: VtesState, effect: Lasting, card: int) -> bool:
    """Whether a passing modifier that is read anew is about a card now."""
    modifier: v.Modifier = node_at(effect.source, effect.path)
    roles = roles_of(effect, effect.path)
    if modifier.applies is None:
        if effect.card != card:
            return False
    elif card not in g.play or not matches(g, roles, modifier.applies, card):
        return False
    return modifier.when is None or holds(g, roles, modifier.when)
