"""Whether a minion can take an action at all, and why not (VTES-6.1).

Mandatory actions come first: a minion with two of them, or with one that cannot be taken, is stuck.
"""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.kernel.decision import Question, Why
from nocturne.kernel.frames import start
from nocturne.kernel.memo import answers_of
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import FACES, FOREIGN_BITS
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import Attempted, Bled, TakenInPlay, TakenWithCard
from nocturne.vtes.kinds import Kind
from nocturne.vtes.marks import RECRUITED
from nocturne.vtes.records import Until
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.queries.action import kind_of
from nocturne.vtes.rules.action.queries.minion import (
    OWN,
    actions_in_play,
    aimed_at,
    mandatory,
    ref,
    why_no_bleed,
    why_no_hunt,
    why_not_directed,
    why_not_political,
    why_sterile,
)
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import action_surcharge, cost_in_play, why_not_pay
from nocturne.vtes.rules.play.queries import lending
from nocturne.vtes.rules.play.queries.announce import untouchable, why_no_aim
from nocturne.vtes.rules.play.queries.play import why_not_play
from nocturne.vtes.rules.play.queries.requirement import is_far_from, plays_as_vampire
from nocturne.vtes.rules.play.queries.window import abilities_of, depends_on_hidden, may_be_asked, plays_of
from nocturne.vtes.rules.politics.queries import referendum_terms
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.targets import has_target
from nocturne.vtes.rules.text.queries.untouched import untouched
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region, Window

_FROM_HAND = FOREIGN_BITS[Window.MINION]


def may_use_between_actions(g: VtesState, seat: int) -> bool:
    """Whether a Methuselah has, or might have, something to use in another's minion phase. Hardly any card is
    used from hand then: hands matter only where some deck of this table holds one."""
    if Window.MINION in g.ability_sources and (
        abilities_of(g, seat, Window.MINION) or depends_on_hidden(g, seat, Window.MINION)
    ):
        return True
    if not _hands_matter(g):
        return False
    return bool(plays_of(g, seat, Window.MINION)) or may_be_asked(g, seat, Window.MINION)


def nobody_acts_between_actions(g: VtesState) -> bool:
    """Whether it is clear at once that nobody has, or might have, anything for another's minion phase."""
    return Window.MINION not in g.ability_sources and not _hands_matter(g)


def _hands_matter(g: VtesState) -> bool:
    return any(player.windows > 0 and player.windows & _FROM_HAND for player in g.players)


def why_not_act(
    g: VtesState, minion: int, kind: ActionKind, even_locked: bool = False, own_action: int = NONE
) -> Why | None:
    """Why a minion may not take an action of a kind now, whatever the action (VTES-6-01, VTES-6-06 to
    -11); ``even_locked``: by a card that says so a locked one may; ``own_action``: the number of the action
    of his own text that it is."""
    known = answers_of(g)
    if known is None:
        return _why_not_act(g, minion, kind, even_locked, own_action)
    # Each card in hand and each card in play with actions asks this of each minion.
    asked = ("act", minion, kind, even_locked, own_action)
    if asked not in known:
        known[asked] = _why_not_act(g, minion, kind, even_locked, own_action)
    reason: Why | None = known[asked]
    return reason


def _why_not_act(
    g: VtesState, minion: int, kind: ActionKind, even_locked: bool, own_action: int
) -> Why | None:
    now = g.play[minion]
    if now.region is not Region.READY and kind is not ActionKind.LEAVE_TORPOR:
        return why.TORPOR_ONLY_LEAVES if now.region is Region.TORPOR else why.NOT_READY
    if now.locked and not even_locked:
        return why.LOCKED
    if RECRUITED in now.marks and now.since == g.turn:
        return why.RECRUITED_THIS_TURN
    if _is_barred(g, minion, "") or _is_barred(g, minion, kind):
        return why.MINION_BARRED
    if now.blood < action_surcharge(g, minion, kind, own_action != NONE):
        return why.CANNOT_PAY
    own = mandatory(g, minion)
    if is_stuck(g, minion, own):
        return why.STUCK
    if own and kind not in own and f"{OWN}{own_action}" not in own:
        return why.NO_BLOOD_HUNT_ONLY if ActionKind.HUNT in own else why.MANDATORY_OWN
    # In the turn of somebody else nobody has to act (ruling on Madness Network).
    if not own and now.controller == g.active and _has_duties(g, now.controller):
        return why.MANDATORY_OTHER  # VTES-6-07
    return None


def _has_duties(g: VtesState, seat: int) -> bool:
    """Whether some minion of hers has a mandatory action to take and is able to."""
    known = answers_of(g)
    if known is not None and ("duties", seat) in known:
        return bool(known["duties", seat])
    found = any(
        (theirs := mandatory(g, minion)) and _may_still_act(g, minion) and not is_stuck(g, minion, theirs)
        for minion in traits.ready_minions(g, seat)
    )
    if known is not None:
        known["duties", seat] = found
    return found


def _may_still_act(g: VtesState, minion: int) -> bool:
    now = g.play[minion]
    if now.locked or (RECRUITED in now.marks and now.since == g.turn):
        return False
    return not _is_barred(g, minion, "")


def _is_barred(g: VtesState, minion: int, kind: str) -> bool:
    """Whether something keeps a minion from all actions, or from those of a kind."""
    return modified.modified(g, "may-act", minion, 0, note=kind) < 0


def is_stuck(g: VtesState, minion: int, own: set[str]) -> bool:
    """Two mandatory actions, or one he is unable to take (VTES-6-10); no hindrance to others (VTES-6-11)."""
    if not own:
        return False
    return len(own) > 1 or any(not _is_able_to(g, minion, duty) for duty in own)


def _is_able_to(g: VtesState, minion: int, duty: str) -> bool:
    """Whether a minion is able to take a mandatory action: one of a kind, or one of his own text."""
    if duty.startswith(OWN):
        return why_not_offered(g, minion, minion, int(duty[len(OWN) :])) is None
    return _is_able(g, minion, ActionKind(duty))


def _is_able(g: VtesState, minion: int, kind: ActionKind) -> bool:
    """Whether a minion is able to take some action of a kind: without a card, by a card in play, or with one
    from his controller's hand."""
    if kind is ActionKind.HUNT:
        if why_no_hunt(g, minion) is None:
            return True
    elif kind is ActionKind.BLEED:
        if why_no_bleed(g, minion) is None:
            return True
    elif kind not in _BY_CARD_ONLY:
        return True
    if any(
        g.face(card).actions[index].kind is kind and why_not_offered(g, minion, card, index) is None
        for card, index in actions_in_play(g, minion)
    ):
        return True
    return any(
        kind_of(mode) is kind and _why_not_card(g, minion, card, index, mode) is None
        for card in _cards_for(g, minion)
        for index, mode in g.face(card).action_modes
    )


def _cards_for(g: VtesState, minion: int) -> Iterator[int]:
    """The cards a minion could act with: those in hand, and those he can play as if from there."""
    seat = g.play[minion].controller
    yield from g.players[seat].hand
    if lending.LENDS in g.modifier_sources:
        for card, source in lending.lent_to(g, seat):
            if lending.may_borrow(g, source, minion):
                yield card


_BY_CARD_ONLY = frozenset({ActionKind.ENTER_COMBAT, ActionKind.POLITICAL, ActionKind.SPECIAL})
"""Actions that no minion takes without a card."""


def offer_card_actions(g: VtesState, minion: int, question: Question) -> None:
    """The action cards in hand (VTES-6.1.6-04). Copies of a card are one choice."""
    seat = g.play[minion].controller
    seen: set[int] = set()
    for card in _cards_for(g, minion):
        key = g.printed[card]
        modes = FACES[key].action_modes
        if not modes or (key in seen and card in g.players[seat].hand):
            continue
        seen.add(key)
        for index, mode in modes:
            if is_far_from(g, card, mode, minion):
                continue  # nothing else need be looked at
            reason = why_not_card_action(g, minion, card, index, mode)
            if reason is None:
                play = start(Kind.PLAY, seat=seat, card=card, mode=index, minion=minion, window=Window.MINION)
                way = f"{key}:{index}"
                args = {
                    "minion": ref(minion),
                    "card": ref(card),
                    "way": f"way:{way}",
                    "does": f"does:{way}:{minion}",
                }
                question.offer(
                    f"action:{card}:{index}:{minion}", "vtes-do-action-card", play, args=args,
                    subjects=(ref(card), ref(minion)), rules=("VTES-6.1.6-04",),
                )  # fmt: skip


def why_not_card_action(g: VtesState, minion: int, card: int, index: int, mode: v.Mode) -> Why | None:
    """Why a minion may not act with a card from hand."""
    reason = why_not_act(g, minion, kind_of(mode), mode.usable_locked)
    return reason or _why_not_card(g, minion, card, index, mode)


def _why_not_card(g: VtesState, minion: int, card: int, index: int, mode: v.Mode) -> Why | None:
    """The same, leaving aside whether he may act at all."""
    seat, kind = g.play[minion].controller, kind_of(mode)
    if turn_queries.used(g, TakenWithCard(minion, g.printed[card])):
        return why.SAME_ACTION
    if kind is ActionKind.BLEED and turn_queries.used(g, Bled(minion)):
        return why.BLED_ALREADY
    if kind is ActionKind.HUNT and modified.modified(g, "may-hunt", minion, 0, note="") < 0:
        return why.MINION_BARRED
    if kind is ActionKind.POLITICAL:
        ally = plays_as_vampire(g, minion, mode)
        reason = why_not_political(g, minion, g.printed[card], f"modes.{index}", ally)
        if reason is not None:
            return reason
        r = EffectContext(seat=seat, key=g.printed[card], source=card, minion=minion)
        if not referendum_terms.has_legal_terms(g, r, mode.effects):
            return why.NO_TARGET
    reason = why_sterile(g, minion, card, mode.effects)
    if reason is not None:
        return reason
    return why_not_play(g, seat, card, index, minion, Window.MINION)


def why_not_in_play(g: VtesState, minion: int, card: int, index: int) -> Why | None:
    """Why a minion may not take an action a card in play offers (VTES-6.1.6-07)."""
    kind = g.face(card).actions[index].kind
    own_action = index if card == minion else NONE
    reason = why_not_act(g, minion, kind, own_action=own_action)
    return reason or why_not_offered(g, minion, card, index)


def why_not_offered(g: VtesState, minion: int, card: int, index: int, lobbied: bool = False) -> Why | None:
    """The same, leaving aside whether he may act at all. ``lobbied``: its referendum is called by another
    action, which is under way."""
    offered = g.face(card).actions[index]
    if turn_queries.used(g, TakenInPlay(minion, card, index)):
        return why.SAME_ACTION_IN_PLAY
    if offered.once and turn_queries.used(g, Attempted(card, index), Until(offered.once)):
        return why.USED_ALREADY
    if offered.locks and g.play[card].locked:
        return why.LOCKED
    if offered.kind is ActionKind.BLEED and turn_queries.used(g, Bled(minion)):
        return why.BLED_ALREADY
    if offered.kind is ActionKind.HUNT:
        if not g.face(minion).vampire:
            return why.VAMPIRES_ONLY
        if modified.modified(g, "may-hunt", minion, 0, note="") < 0:
            return why.MINION_BARRED
    if offered.kind is ActionKind.POLITICAL and not lobbied:
        reason = why_not_political(g, minion, g.printed[card], f"actions.{index}", offered_by=card)
        if reason is not None:
            return reason
    reason = why_sterile(g, minion, card, offered.effects)
    if reason is not None:
        return reason
    r = EffectContext(
        seat=g.play[minion].controller, key=g.printed[card], path="", source=card, minion=minion
    )
    if offered.requires is not None and not matches(g, r, offered.requires, minion):
        return why.REQUIREMENT
    if traits.UNTOUCHED in g.modifier_sources and untouched(g, minion, g.printed[card]):
        return why.MINION_BARRED  # what does not affect him offers him nothing (ruling on Karen Suadela)
    if offered.condition is not None and not holds(g, r, offered.condition):
        return why.condition(g.printed[card], f"actions.{index}")
    if not referendum_terms.has_legal_terms(g, r, offered.effects):
        return why.NO_TARGET
    for wanted in offered.targets:
        if not has_target(g, r, wanted):
            return why.NO_TARGET
        reason = why_no_aim(g, minion, wanted, r, offered.kind)
        if reason is not None:
            return reason
    for target in aimed_at(g, card, index):
        if target not in g.play or untouchable(
            g, minion, target, attack=offered.kind is ActionKind.ENTER_COMBAT
        ):
            return why.NOT_A_TARGET
        if g.play[target].controller != g.play[minion].controller:
            reason = why_not_directed(g, minion)
            if reason is not None:
                return reason
    cost = cost_in_play(g, offered, minion)
    return why_not_pay(g, Bill(g.play[minion].controller, cost, minion, card))
