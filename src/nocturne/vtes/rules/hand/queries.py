"""What a hand holds back, draws by choice, or keeps for later (VTES-1.6.1.2)."""

from __future__ import annotations

from collections.abc import Iterable

from nocturne.kernel.decision import Question, Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.vocabulary import Query
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import DrawnAnew
from nocturne.vtes.records import Replaced
from nocturne.vtes.rules import why
from nocturne.vtes.rules.play.queries.at_need import at_need
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.table.queries.modified import hand_size
from nocturne.vtes.rules.text.queries.modifiers import holds_for
from nocturne.vtes.rules.text.queries.roles import seats_of
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Phase

MINION_PHASE: Replaced = "minion-phase"
"""What is not replaced before the minion phase is over."""


def withheld(g: VtesState, seat: int) -> bool:
    """Whether something keeps a Methuselah from replacing cards now: it speaks of minion phases."""
    if g.phase is not Phase.MINION or "replaces-after-minion-phase" not in g.modifier_sources:
        return False
    return modified.seat_modified(g, "replaces-after-minion-phase", seat, 0) > 0


def to_hold(g: VtesState, seat: int) -> int:
    """How many cards she is to have in hand now."""
    return max(0, hand_size(g, seat) - len(g.players[seat].owed))


INSTEAD: Query = "draws-from"
"""Who says so lets its controller draw a card that lies on it instead of one from her library."""


ANEW: Query = "draws-anew"
"""Who says so lets its controller put a card she has drawn on the bottom of her library and draw another,
once each turn."""


def draws_by_choice(g: VtesState, seat: int) -> bool:
    """Whether a Methuselah has a choice when she draws from her library."""
    if INSTEAD not in g.modifier_sources and ANEW not in g.modifier_sources:
        return False  # nearly always
    return bool(g.players[seat].library) and bool(kept_for(g, seat) or renewers(g, seat))


def _speaking(g: VtesState, query: Query, seat: int) -> list[int]:
    """Her cards in play that say so now."""
    found: list[int] = []
    for source in g.modifier_sources.get(query, ()):
        now = g.play[source]
        if now.controller != seat or now.contested:
            continue
        for modifier in g.face(source).statics:
            if modifier.query == query and (
                modifier.when is None or holds_for(g, modifier.when, source, source)
            ):
                found.append(source)
    return found


def kept_for(g: VtesState, seat: int) -> list[tuple[int, int]]:
    """What she can draw instead of a library card, each with the card it lies on."""
    return [(card, source) for source in _speaking(g, INSTEAD, seat) for card in g.play[source].under]


def renewers(g: VtesState, seat: int) -> list[int]:
    """What lets her draw another card than the one she has drawn."""
    return [source for source in _speaking(g, ANEW, seat) if not turn_queries.used(g, DrawnAnew(source))]


RETURNING: Replaced = "returning"


def offer_discards(g: VtesState, question: Question, cards: Iterable[int]) -> None:
    """Offer to discard each of some cards from hand."""
    for card in g.one_of_each(list(cards)):
        ref = f"card:{card}"
        question.offer(f"discard:{card}", "vtes-do-discard", card, args={"card": ref}, subjects=(ref,))


@at_need(v.DrawCrypt)
@at_need(v.TakeFromCrypt)
@at_need(v.ShowCrypt)
@at_need(v.AfterCombat)
def _why_no_crypt(g: VtesState, r: EffectContext, effect: v.Effect) -> Why | None:
    """What takes a card from a crypt, or shows one, cannot be used when there is none (VTES-1.6.1.1-08)."""
    for node in v.nodes(effect):
        if isinstance(node, v.DrawCrypt | v.ShowCrypt):
            seats: Iterable[int] = seats_of(g, r, node.party)
        elif isinstance(node, v.TakeFromCrypt):
            seats = (r.seat,)
        else:
            continue
        return None if any(g.players[seat].crypt for seat in seats) else why.NO_TARGET
    return None
