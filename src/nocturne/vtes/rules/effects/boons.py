"""Victory points that go to somebody else: the reward of whoever kept a Methuselah in the game.

Several such cards reserve one point after the other, the oldest first; a card that has brought a whole point
is burned.
"""

from __future__ import annotations

from nocturne.vtes.rules import counters
from nocturne.vtes.rules.perform import party_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

_BROUGHT = "points:"


def claimant(g: VtesState, seat: int) -> int:
    """The card in play that claims the next victory point of a Methuselah; NONE when there is none. Who is
    out of the game, or about to be, claims nothing."""
    for source in g.speakers.get("points-instead", ()):
        face, now = g.face(source), g.play[source]
        if now.contested:
            continue
        holder = g.players[now.controller]
        if holder.out or holder.pool <= 0 or now.controller == seat:
            continue
        for modifier in face.statics:
            if modifier.query != "points-instead" or modifier.party is None:
                continue
            if seat in party_of(g, modifier.party, source):
                return source
    return NONE


def brought(g: VtesState, card: int, points: float) -> None:
    """A card has brought its controller points; after a whole one it is burned."""
    if card not in g.play:
        return
    before = sum(float(mark[len(_BROUGHT) :]) for mark in g.play[card].marks if mark.startswith(_BROUGHT))
    if before + points >= 1:
        counters.burn_card(g, card)
    else:
        g.put(card, marks=(*g.play[card].marks, f"{_BROUGHT}{points}"))
