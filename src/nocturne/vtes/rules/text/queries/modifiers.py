"""What a card in play changes: its modifiers, read in the roles of its own text."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.text.queries.amounts import amount, amount_for_seat
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.roles import seats_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Region


def as_seen_by(g: VtesState, source: int, card: int) -> EffectContext:
    """The roles a card in play reads its own text with: it is ``this``, what it touches is ``minion``."""
    return EffectContext(
        seat=g.play[source].controller, key=g.printed[source], path="", source=source, minion=card
    )


def applies_to(g: VtesState, modifier: v.Modifier, source: int, card: int) -> bool:
    """Whether a card in play that speaks of others speaks of this one."""
    now = g.play[source]
    if now.contested or now.region is Region.UNCONTROLLED or modifier.applies is None:
        return False
    return matches(g, as_seen_by(g, source, card), modifier.applies, card)


def amount_for(g: VtesState, value: v.Amount, source: int, card: int) -> int:
    """What a modifier of a card in play amounts to for another card."""
    if isinstance(value, int):
        return value
    return amount(g, as_seen_by(g, source, card), value)


def amount_of_hers(g: VtesState, value: v.Amount, source: int, seat: int) -> int:
    """What a modifier of a card in play amounts to for a Methuselah, who is ``chosen``."""
    if isinstance(value, int):
        return value
    return amount_for_seat(g, as_seen_by(g, source, source), value, seat)


def party_of(g: VtesState, party: v.Party, source: int) -> list[int]:
    """The Methuselahs a modifier of a card in play is about."""
    return seats_of(g, as_seen_by(g, source, source), party)


def holds_for(g: VtesState, condition: v.Condition, source: int, card: int) -> bool:
    """Whether the condition of a modifier of a card in play is met."""
    return holds(g, as_seen_by(g, source, card), condition)
