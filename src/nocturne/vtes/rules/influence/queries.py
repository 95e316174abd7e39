"""Transfers, and whether a crypt card can be influenced (VTES-7)."""

from __future__ import annotations

from nocturne.kernel.decision import Why
from nocturne.vtes.cards.lexicon import Trait
from nocturne.vtes.marks import WAITING
from nocturne.vtes.rules.contest.queries import acts_before_contest, copies, is_own
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.state import VtesState

TRANSFERS = 4


FIRST_TURNS = (1, 2, 3)


SCARCE_POOL = 3


TOO_FEW_COUNTERS = Why("vtes-why-too-few-counters", "VTES-7-09")


OWN_COPY = Why("vtes-why-own-copy", "VTES-7-12")


END_OF_PHASE = Why("vtes-why-end-of-phase", "VTES-FR-21")


def transfers(g: VtesState, seat: int) -> int:
    """What she receives: 4 (VTES-7-01), on the first three turns of the game 1, 2 and 3 (VTES-7-02), which
    with two players may be read otherwise (VTES-FR-10); more by cards that are there now (VTES-7-11)."""
    base = TRANSFERS
    if modified.seat_modified(g, "no-transfers", seat, 0) > 0:
        return 0
    if g.turn <= len(FIRST_TURNS):
        base = FIRST_TURNS[g.turn - 1]
        if g.turn == 3 and g.seats == 2:
            base = g.options.two_player_third_turn
    return max(0, modified.seat_modified(g, "transfers", seat, base))


def hers(g: VtesState, seat: int) -> list[int]:
    """Her uncontrolled crypt cards; an ally who waits there is controlled (VTES-FR-22)."""
    return [card for card in g.players[seat].uncontrolled if WAITING not in g.play[card].marks]


def why_not_influence(g: VtesState, seat: int, card: int) -> Why | None:
    """Why an uncontrolled card cannot be moved to the ready region now (VTES-7-09, VTES-7-12)."""
    if g.options.influence_timing == "end_of_phase":
        return END_OF_PHASE
    return why_not_controlled(g, seat, card)


def why_not_controlled(g: VtesState, seat: int, card: int) -> Why | None:
    blood = g.play[card].blood
    if blood == 0 or blood < modified.capacity(g, card):  # no capacity is below 1 (VTES-1.5.2-06)
        return TOO_FEW_COUNTERS
    for other in copies(g, card):
        if "gives-way" in g.face(other).keywords:
            continue  # it is burned instead of being contested
        if is_own(g, seat, other) and not acts_before_contest(g, card):
            return OWN_COPY
    return None


def scarce_cost(g: VtesState, card: int) -> int:
    """3 pool for every other vampire of the clan in play, whoever controls him (VTES-T-09)."""
    if not traits.has_trait(g, card, Trait.SCARCE):
        return 0
    clan = traits.clan(g, card)
    return SCARCE_POOL * sum(
        1
        for seat in g.alive()
        for other in (*g.players[seat].ready, *g.players[seat].torpor)
        if other != card
        and g.face(other).vampire
        and not g.play[other].contested
        and traits.clan(g, other) == clan
    )
