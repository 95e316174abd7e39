"""Replacing a played card, at once or when what delays it is over (VTES-1.6.1.2)."""

from __future__ import annotations

from nocturne.kernel.frames import start
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import Owed, Replaced
from nocturne.vtes.rules.counters.effects.counters import remove_counters
from nocturne.vtes.rules.hand.effects.hand import draw_later, settle_hand
from nocturne.vtes.rules.hand.queries import MINION_PHASE, RETURNING, draws_by_choice, withheld
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def replace_card(g: VtesState, seat: int, card: int = NONE, further: int = 0) -> None:
    """A card that was played or discarded is replaced (VTES-1.6.1.2-01); a card in play may lose a counter
    instead of that, though not for its own sake. ``further``: cards she may draw beyond that."""
    if withheld(g, seat):
        settle_hand(g, seat)
        owed = g.players[seat].owed
        if further and owed and owed[-1].until == MINION_PHASE:
            owed[-1] = Owed(MINION_PHASE, more=further)
        return
    if further:
        g.enqueue(start(Kind.DRAW_MORE, seat=seat, more=further))
    for source in g.modifier_sources.get("instead-of-drawing", ()):
        now = g.play[source]
        if source != card and now.controller == seat and not now.contested and now.counters:
            remove_counters(g, source, 1)
            break
    more = (
        modified.seat_modified(g, "draw-more", seat, 0)
        if g.lasting or "draw-more" in g.modifier_sources
        else 0
    )
    if more > 0 and draws_by_choice(g, seat):
        draw_later(g, seat, more)
        return
    settle_hand(g, seat)
    if more > 0:
        for _ in range(more):
            g.draw_card(seat)
        settle_hand(g, seat)


def release_owed(g: VtesState, until: Replaced, of: int = NONE) -> None:
    """The moment has come for some played cards to be replaced."""
    if not [player for player in g.players if player.owed]:
        return  # nearly always
    for seat in g.clockwise(g.active):
        player = g.players[seat]
        due = [owed for owed in player.owed if owed.until == until and owed.of == of]
        if due:
            player.owed = [owed for owed in player.owed if owed not in due]
            returning = [owed.card for owed in due if owed.card in player.ash]
            player.owed += [Owed(RETURNING)] * len(returning)
            for owed in due:
                if owed.card not in returning:
                    replace_card(g, seat, further=owed.more)
            if returning:
                g.enqueue(start(Kind.RETURN_CARDS, seat=seat, cards=tuple(returning)))
