"""What a position is worth to a seat, as a sum of terms that a person understands.

The unit is about a point of pool. The terms are data: bots add them up, and whoever explains a move can say
which of them it changes. Only a view is read, so a seat can value what it sees and what it imagines alike.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from nocturne.vtes.bot.scene import CARD_BLEED
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.terms import NONE
from nocturne.vtes.view.cards import SeenCard
from nocturne.vtes.view.table import SeenPlayer, VtesTable

Name = Literal["points", "ousted", "pool", "minions", "crypt", "prey", "threat", "guard", "hand", "edge"]


class Term(Struct, frozen=True, gc=False):
    """One thing that makes a position good or bad."""

    name: Name
    amount: float


_POINT = 40.0
"""A victory point. It must outweigh that the next prey begins with all of its pool."""
_OUSTED = -60.0
_LOW, _LOW_POOL = 1.2, 8
"""Every point of pool that is missing to this many costs so much more."""
_ABUNDANT, _MUCH_POOL = 0.5, 20
"""Pool beyond this many is worth so much less."""
_MINION, _CAPACITY, _BLOOD, _BLEED, _VOTE = 1.5, 0.55, 0.3, 1.2, 0.4
_IN_TORPOR = 0.25
_INVESTED = 0.9
"""Pool that lies on an uncontrolled vampire is nearly worth what was paid."""
_PREY_POOL, _PREY_BOARD = 1.1, 0.25
_THREAT = 1.4
_ON_GUARD, _GUARDS = 0.5, 2
_CARD, _USELESS = 0.15, -0.1
_EDGE = 1.0


def value(table: VtesTable, seat: int) -> float:
    """The sum of the terms."""
    return sum(term.amount for term in terms(table, seat))


def terms(table: VtesTable, seat: int) -> tuple[Term, ...]:
    """What a position is worth to a seat, term by term."""
    me = table.players[seat]
    points = Term("points", _POINT * me.points)
    if me.out:
        return (points, Term("ousted", _OUSTED))
    prey = table.players[me.prey] if me.prey not in (NONE, seat) else None
    predator = table.players[me.predator] if me.predator not in (NONE, seat) else None
    guards = [card for card in me.ready if not card.locked]
    return (
        points,
        Term("pool", _pool(me.pool)),
        Term("minions", _board(me)),
        Term("crypt", _INVESTED * sum(card.blood for card in me.uncontrolled)),
        Term("prey", _prey(prey)),
        Term("threat", _threat(me, predator)),
        Term("guard", _ON_GUARD * min(len(guards), _GUARDS) if predator is not None else 0.0),
        Term("hand", _hand(me)),
        Term("edge", _EDGE if table.edge == seat else 0.0),
    )


def _pool(pool: int) -> float:
    """Pool is life: the last points count for more than the first."""
    short, surplus = max(0, _LOW_POOL - pool), max(0, pool - _MUCH_POOL)
    return pool - _LOW * short * short / _LOW_POOL - (1.0 - _ABUNDANT) * surplus


def _board(player: SeenPlayer) -> float:
    return (
        sum(map(_minion, player.ready))
        + _IN_TORPOR * sum(map(_minion, player.torpor))
        + sum(map(_lasting, player.area))
    )


def _minion(card: SeenCard) -> float:
    """What a minion can do: bleed, block, vote, and last."""
    if card.contested:
        return 0.0
    body = _MINION + _CAPACITY * (card.capacity or card.blood) + _BLOOD * card.blood
    return body + _BLEED * card.bleed + _VOTE * card.votes + sum(map(_lasting, card.attached))


def _lasting(card: SeenCard) -> float:
    """A permanent: what it cost is what it was worth to somebody."""
    if not card.printed or card.contested:
        return 0.0
    cost = face_of(card.printed).library
    pool = cost.pool_cost if cost is not None and isinstance(cost.pool_cost, int) else 0
    return 1.0 + 0.5 * pool


def _prey(prey: SeenPlayer | None) -> float:
    """The nearer the prey is to its end, and the less stands in the way, the better."""
    if prey is None:
        return 0.0
    return -_PREY_POOL * prey.pool - _PREY_BOARD * _board(prey)


def _threat(me: SeenPlayer, predator: SeenPlayer | None) -> float:
    """What the predator may bleed away in the next turn, as far as it is more than one can bear."""
    if predator is None:
        return 0.0
    bleeds = sum(card.bleed + CARD_BLEED for card in predator.ready if card.bleed > 0)
    blocked = sum(1 + CARD_BLEED for card in me.ready if not card.locked)
    return -_THREAT * max(0, bleeds - blocked - me.pool // 2)


def _hand(me: SeenPlayer) -> float:
    """Cards that somebody can play, and as many as there should be."""
    minions = [face_of(card.printed).disciplines for card in (*me.ready, *me.uncontrolled) if card.printed]
    worth = 0.0
    for held in me.hand:
        modes = face_of(held.printed).modes
        usable = any(
            all(any(own.get(need.discipline, 0) >= need.level for own in minions) for need in mode.needs)
            for mode in modes
        )
        worth += _CARD if usable else _USELESS
    return worth
