"""Cards leave play: burned, removed, or gone elsewhere with everything on them (VTES-1.1-03,
VTES-1.1-07).

A title that came from a card goes with it, which may burn other cards in turn; so titles are lost here, too.
"""

from __future__ import annotations

from nocturne.kernel.event import Event
from nocturne.kernel.frames import start
from nocturne.vtes import events
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.torpor import DiablerieFacts
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import InPlay
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.counters.effects.counters import drain
from nocturne.vtes.rules.hand import queries as hand_queries
from nocturne.vtes.rules.hand.effects import replacing
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.effects import trigger as text_trigger
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.titles.queries.titles import spoken
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Region


def burn_card(g: VtesState, card: int) -> None:
    """Burn a card in play with everything on it: counters to the bank, cards to their own owners' ash heaps
    (VTES-1.1-03, VTES-1.1-07)."""
    if card not in g.play:
        return
    _leave_with_all(g, card, removed=False)


def remove_card(g: VtesState, card: int) -> None:
    """Remove a card in play from the game (VTES-1.1-06); what is on it is burned."""
    if card in g.play:
        _leave_with_all(g, card, removed=True)


def leave_play(g: VtesState, card: int) -> InPlay:
    """A card leaves play for somewhere: what is on it is burned, its counters go to the bank
    (VTES-1.1-07)."""
    before = g.play[card]
    if before.region is Region.READY:
        g.on_event(events.LeavingReady(card, before.controller))
    for attached in before.attached:
        burn_card(g, attached)
    now = g.leave(card)
    g.bank += now.blood + now.counters
    if now.on in g.play and "title" in g.face(card).keywords:
        title_card_gone(g, now.on)  # VTES-T-15
    release_while_in_play(g, card)
    if "replaces-after-minion-phase" in g.face(card).speaks_of:
        replacing.release_owed(g, hand_queries.MINION_PHASE)
    if not now.contested:
        left_play(g, card, now.controller, now.on)
    return now


def left_play(g: VtesState, card: int, seat: int, host: int = NONE) -> None:
    """What the text of a card does about its leaving play; contested it had left before."""
    _part(g, card, events.LeftPlay(card, seat), seat, host)


def _leave_with_all(g: VtesState, card: int, removed: bool) -> None:
    before = g.play[card]
    if not removed:
        g.on_event(events.BeingBurned(card, before.controller))
        if before.region is Region.READY:
            g.on_event(events.Fallen(card, before.controller))
    if not removed and before.attached:
        outlive(g, card)
    now = leave_play(g, card)
    for gone in (card, now.base):
        if gone == NONE:
            continue
        if removed:
            g.show(gone)
            g.players[g.owner[gone]].removed.append(gone)
            removal = events.Removed(gone)
            g.emit(removal)
            _part(g, gone, removal, now.controller, now.on)
        else:
            g.to_ash(gone)
            burned = events.Burned(gone, g.owner[gone], now.controller)
            g.emit(burned)
            _part(g, gone, burned, now.controller, now.on)
    settle_capacities(g, card, now.on)


def _part(g: VtesState, card: int, event: Event, seat: int, host: int) -> None:
    """What the text of a card does about its leaving play."""
    face = g.face(card)
    if event.__class__.__name__ in face.leaves_with:
        text_trigger.part(g, card, event, seat, host)


def settle_capacities(g: VtesState, card: int, host: int) -> None:
    """A card that made vampires hold more blood has come or gone (VTES-1.5.2-03)."""
    face = g.face(card)
    if host in g.play:
        drain(g, host)
    elif "capacity" in face.speaks_of:
        for other in list(g.play):
            drain(g, other)


def release_while_in_play(g: VtesState, card: int) -> None:
    """A card that was not to be replaced as long as it is in play has left it."""
    replacing.release_owed(g, "in-play", card)


def lose_title(g: VtesState, card: int, keep: int = NONE) -> None:
    """A vampire loses his title. The card that stood for it is burned (VTES-T-15), and with it what came
    with the title (VTES-6.3.3.2-07)."""
    if traits.held_title(g, card):
        g.emit(events.TitleLost(card, *spoken(g, card)))
        drop(g, card, keep)


def drop(g: VtesState, card: int, keep: int) -> None:
    g.put(card, title="-", city="", title_contested=False)
    for other in g.play[card].attached:
        if other != keep and "title" in g.face(other).keywords:
            burn_card(g, other)
    counters.drain(g, card)


def title_card_gone(g: VtesState, host: int) -> None:
    """The card that stood for a vampire's title has left him: the title goes too (VTES-T-15)."""
    if g.play[host].title not in ("", "-"):
        lose_title(g, host)


def outlive(g: VtesState, host: int) -> None:
    """A card is about to be burned: those on it that are not burned with it are set apart."""
    for card in [one for one in g.play[host].attached if g.face(one).outlives]:
        now, tree = g.play[card], g.face(card).tree
        assert tree is not None
        if now.contested or g.players[now.controller].out:
            continue
        roles = EffectContext(seat=now.controller, key=g.printed[card], source=card, minion=host)
        for index, trigger in enumerate(tree.triggers):
            if trigger.outlives and (trigger.about is None or matches(g, roles, trigger.about, host)):
                size = modified.capacity(g, host)
                leave_play(g, card)
                g.limbo.append(card)
                by = _diablerist(g, host)
                seat = now.controller
                g.enqueue(start(Kind.OUTLIVE, seat=seat, card=card, index=index, size=size, diablerist=by))
                break


def _diablerist(g: VtesState, victim: int) -> int:

    frame = g.frame_of(DiablerieFacts)
    return NONE if frame is None or frame.victim != victim else int(frame.diablerist)
