"""Where a card goes that stays in play: on a minion, into the ready region, on another card (VTES-6.1.3
to VTES-6.1.5)."""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts, EquipmentTaken
from nocturne.vtes.marks import RECRUITED, WAITING, Mark
from nocturne.vtes.rules.action.queries.action import resolves
from nocturne.vtes.rules.contest.effects import enter_play
from nocturne.vtes.rules.control.effects.control import controller_on, mode_of, move_card
from nocturne.vtes.rules.cost import effects as cost_effects
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.play.queries.playing import spurned
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import ActionKind, Region


def leave_limbo(g: VtesState, card: int) -> bool:
    """Take a card that is being played off the table, to put it somewhere; False when it is gone already.
    One that is put somewhere only when its strike or its action resolves lies in the ash heap meanwhile."""
    for pile in (g.limbo, g.players[g.owner[card]].ash):
        if card in pile:
            pile.remove(card)
            cost_effects.forget(g, card)
            return True
    return False


def put_on(
    g: VtesState,
    card: int,
    host: int,
    seat: int,
    mode: int = 0,
    life: int | None = None,
    employed: bool = False,
) -> bool:
    """A card that is nowhere comes into play on another card (VTES-T-31). Whoever played it controls it,
    whatever it is on (VTES-1.6.2-03). False when it is contested or burned instead."""
    if host not in g.play:
        g.to_ash(card)
        return False
    if spurned(g, card, host):
        g.to_ash(card)
        g.emit(events.Burned(card, g.owner[card], seat))
        return False
    seat = controller_on(g, card, host, seat)
    arrived = enter_play(g, card, seat, Region.ATTACHED, on=host, mode=mode)
    give_life(g, card, life, hired=employed)
    if arrived:
        g.emit(events.Attached(card, host))
        counters.drain(g, host)  # a card may lower the capacity
    return arrived


def put_ready(
    g: VtesState, card: int, seat: int, mode: int = 0, life: int | None = None, recruited: bool = False
) -> bool:
    """A card that is nowhere comes into play as a minion, unlocked. Only a recruited ally waits for the
    next turn to act (VTES-6.1.5-04, VTES-6.1.5-05); by the option he also waits outside the ready region
    (VTES-FR-22)."""
    marks: tuple[Mark, ...] = (RECRUITED,) if recruited else ()
    region = Region.READY
    if recruited and g.options.ally_waits:
        region, marks = Region.UNCONTROLLED, (*marks, WAITING)
    arrived = enter_play(g, card, seat, region, mode=mode, marks=marks)
    give_life(g, card, life, hired=recruited)
    return arrived


def end_waiting(g: VtesState, seat: int) -> None:
    """At the end of the turn those who wait outside the ready region, controlled, come to it (VTES-FR-22)."""
    for card in [card for card in g.players[seat].uncontrolled if WAITING in g.play[card].marks]:
        g.put(card, marks=tuple(mark for mark in g.play[card].marks if mark != WAITING))
        g.shift(card, Region.READY)


def give_life(g: VtesState, card: int, life: int | None = None, *, hired: bool = False) -> None:
    """An ally or retainer comes with the life printed on him, from the bank, however he arrives
    (VTES-6.1.4-05, VTES-6.1.5-06). Cards may give more to those who are recruited or employed."""
    face = g.face(card)
    if card not in g.play or face.vampire or not (face.ally or CardType.RETAINER in face.types):
        return
    given = face.life if life is None else life
    if hired:
        given = max(0, modified.modified(g, "starting-life", card, given))
    g.put(card, blood=g.play[card].blood + given)
    g.bank -= given


def own_life(g: VtesState, card: int) -> int | None:
    """The life a mode of a card gives when it is not the printed one; the mode is 0 for a card that comes
    into play otherwise than by being played: the basic version (VTES-6.1.4-07, VTES-6.1.5-08)."""
    for mode in g.face(card).modes[:1]:
        for effect in mode.effects:
            if isinstance(effect, v.Equip):
                return effect.life
    return None


def brought(g: VtesState, minion: int, card: int, from_hand: bool) -> None:
    """A minion has equipped with, employed or recruited a card: cards in play wait for that."""
    if card in g.play and minion in g.play:
        g.on_event(events.Brought(minion, card))
        if from_hand:
            g.on_event(events.BroughtFromHand(minion, card))


@performs(v.PutOn)
def _put_on(g: VtesState, r: EffectContext, effect: v.PutOn) -> None:
    """This card is put on another, or moved to it (VTES-T-31)."""
    host = card_of(g, r, effect.who)
    if host not in g.play:
        return
    if r.source in g.play:
        move_card(g, r.source, host)
    elif leave_limbo(g, r.source):
        put_on(g, r.source, host, r.seat, mode_of(r))
        _remember_word(g, r)


def _remember_word(g: VtesState, r: EffectContext) -> None:
    """A card in play keeps the word that was named when it was played."""
    if r.word and r.source in g.play:
        g.put(r.source, word=r.word)


@performs(v.PutInPlay)
def _put_in_play(g: VtesState, r: EffectContext, effect: v.PutInPlay) -> None:
    """This card stays in play in front of its player, who controls it (VTES-1.6.3-03, VTES-1.6.2-03)."""
    if not leave_limbo(g, r.source):
        return
    if effect.ready:
        arrived = put_ready(g, r.source, r.seat, mode_of(r))
    else:
        arrived = enter_play(g, r.source, r.seat, Region.AREA, mode=mode_of(r))
    _remember_word(g, r)
    if arrived:
        number = amount(g, r, effect.counters)
        counters.add_counters(g, r.source, number)
        if not number and effect.counters != 0:
            # It should have come with counters and has none: what burns for want of them burns now.
            g.emit(events.CountersChanged(r.source, 0))


def offered_equipment(g: VtesState, minion: int) -> list[int]:
    """The equipment on a minion; what is also a location is none while in play (VTES-6.1.3-08)."""
    return [
        card
        for card in g.play[minion].attached
        if CardType.EQUIPMENT in g.face(card).types
        and "location" not in g.face(card).keywords
        and not g.play[card].contesting
    ]


@resolves(ActionKind.EQUIP)
def take_equipment(g: VtesState, action: ActionFacts) -> None:
    """The named equipment moves; had the action failed it would have stayed (VTES-6.1.3-05)."""
    other = action.targets[0]
    terms = action.announced.terms
    assert isinstance(terms, EquipmentTaken)
    for card in terms.cards:
        if other in g.play and card in g.play[other].attached:
            move_card(g, card, action.minion)
            if g.play[card].on == action.minion:
                brought(g, action.minion, card, from_hand=False)
