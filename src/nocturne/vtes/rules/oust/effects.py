"""Leaving the game: oustings, victory points, withdrawal, the last Methuselah (VTES-9).

A Methuselah without pool is ousted as soon as the effect that took it is complete (``check_ousted`` queues
the procedure). A card may claim a victory point for whoever kept a Methuselah in the game.
"""

from __future__ import annotations

from nocturne.kernel.frames import is_kind, start
from nocturne.vtes import events
from nocturne.vtes.kinds import Kind
from nocturne.vtes.marks import BroughtPoints
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.hand.effects.open_hands import show_open_hands
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.text.queries.modifiers import party_of
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Region


def claimant(g: VtesState, seat: int) -> int:
    """The card in play that claims the next victory point of a Methuselah; NONE when there is none. Who is
    out of the game, or about to be, claims nothing."""
    for source in g.modifier_sources.get("points-instead", ()):
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
    before = sum(mark.points for mark in g.play[card].marked(BroughtPoints))
    if before + points >= 1:
        leaving_play.burn_card(g, card)
    else:
        g.put(card, marks=(*g.play[card].marks, BroughtPoints(points)))


def check_ousted(g: VtesState, seat: int) -> None:
    """She may have lost her last pool (VTES-1-02): oustings follow once the effect at work is complete."""
    player = g.players[seat]
    if player.pool <= 0 and not player.out and not any(is_kind(frame, Kind.OUST) for frame in g.queue):
        g.enqueue(start(Kind.OUST))


def ousted_afterwards(g: VtesState) -> None:
    """Oustings that wait are put behind what is pushed next."""
    if any(is_kind(frame, Kind.OUST) for frame in g.queue):
        g.queue = [frame for frame in g.queue if not is_kind(frame, Kind.OUST)]
        g.push(start(Kind.OUST))


def gain_points(g: VtesState, seat: int, points: float) -> None:
    """Victory points, for the living and the ousted alike (VTES-9.1-08). A card in play may bring them to its
    controller instead, until it has brought one."""
    card = claimant(g, seat)
    if card != NONE:
        seat = g.play[card].controller
    g.players[seat].points += points
    g.emit(events.GainedPoints(seat, points))
    if "hand-size" in g.modifier_sources:
        g.enqueue(start(Kind.SETTLE_HANDS))  # a hand may be the larger for it
    if card != NONE:
        brought(g, card, points)


def leave_game(g: VtesState, seat: int, how: str) -> None:
    """She is out: what she controls leaves the game with her, wherever it lies (VTES-9.1-01, VTES-9.1-11);
    her cards that others control stay (VTES-9.1-03). The circle closes by itself (VTES-9.1-10)."""
    player = g.players[seat]
    player.out = how
    for card in [card for card, now in g.play.items() if now.controller == seat]:
        _take_out(g, seat, card)
    for pile in (player.hand, player.library, player.crypt, player.research):
        player.removed.extend(pile)
        pile.clear()
    for card in [card for card in g.limbo if g.owner[card] == seat]:
        g.limbo.remove(card)
        player.removed.append(card)
    g.bank += player.pool
    player.pool = player.short = 0
    player.owed.clear()
    if g.edge == seat:
        counters.burn_edge(g)
    show_open_hands(g)


def _take_out(g: VtesState, seat: int, card: int) -> None:
    """One of her cards goes, after what she controls on it; what others have on it is burned
    (VTES-1.1-07)."""
    if card not in g.play:
        return
    now = g.play[card]
    for other in now.attached:
        if g.play[other].controller == seat:
            _take_out(g, seat, other)
    if now.region is Region.UNCONTROLLED and g.knows[card] != EVERYBODY:
        # An uncontrolled card was never shown and is not shown now.
        for other in now.attached:
            leaving_play.burn_card(g, other)
        left = g.leave(card)
        g.bank += left.blood + left.counters
        g.players[g.owner[card]].removed.append(card)
    elif g.options.oust_cards == "burned":
        leaving_play.burn_card(g, card)  # VTES-FR-28
    else:
        leaving_play.remove_card(g, card)


def withdraw_or_fail(g: VtesState, seat: int) -> bool:
    """Her next unlock phase would start: a withdrawal that nothing spoiled succeeds (VTES-9.2-06), with a
    point for her (VTES-9.2-07) and nothing for her predator (VTES-9.2-08). Gives whether she left."""
    player = g.players[seat]
    if not player.withdrawing:
        return False
    spoiled = player.withdrawal_spoiled
    player.withdrawing = player.withdrawal_spoiled = False
    if spoiled:
        g.emit(events.WithdrawalFailed(seat))
        return False
    g.withdrawn += 1
    g.emit(events.Withdrew(seat))
    gain_points(g, seat, 1)
    leave_game(g, seat, "withdrawn")
    end_if_over(g)
    return True


def announce_concession(g: VtesState, seat: int) -> None:
    """She gives up. What is under way is finished first: she leaves at the end of the turn."""
    g.players[seat].conceding = True
    g.emit(events.Conceded(seat))


def end_if_over(g: VtesState) -> None:
    """VTES-9.1-09: the game lasts until one Methuselah is left, who gets a point for that (VTES-9.1-07)."""
    left = list(g.alive())
    if len(left) > 1:
        return
    for seat in left:
        gain_points(g, seat, 1)
    finish(g)


def time_out(g: VtesState) -> None:
    """Time has run out with several survivors: no point for being the last one (VTES-FR-01, VTES-FR-03);
    half a point each by the option. The engine has no clock: the table's host calls this."""
    if g.options.time_out_points == "half":
        for seat in list(g.alive()):
            gain_points(g, seat, 0.5)
    g.emit(events.TimeOut())
    finish(g)


def finish(g: VtesState) -> None:
    """Victory points decide, not pool and not survival (VTES-1-01, VTES-9.1-08). Equal first places are a
    draw; with the option a winner needs enough points (VTES-FR-02)."""
    points = tuple(player.points for player in g.players)
    best = max(points)
    first = tuple(seat for seat, count in enumerate(points) if count == best)
    won = len(first) == 1 and best > 0 and best >= g.options.min_vp_to_win
    g.emit(events.GameOver())
    g.finish(points, first if won else ())
