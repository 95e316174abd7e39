"""Calling a referendum that is listed elsewhere: on a political card in hand, or by a card in play.

The action is another one's: the political card is named when it is announced and stays in hand until the
action succeeds. Only then it is played, for its own cost, and nobody can cancel it any more.
"""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.politics import ReferendumFacts
from nocturne.vtes.rules import limits, minion, play
from nocturne.vtes.rules import referendum_terms as terms
from nocturne.vtes.rules.effects.by_effect import PlayByEffect
from nocturne.vtes.rules.effects.playing import note_name, why_forbidden, why_such_forbidden
from nocturne.vtes.rules.hand import replace_card
from nocturne.vtes.rules.pay import pay
from nocturne.vtes.rules.perform import card_of, checks, has_targets, holds, performs, push_effects
from nocturne.vtes.rules.requirement import why_not_meeting
from nocturne.vtes.state import EVERYBODY, InPlay, VtesState
from nocturne.vtes.terms import NONE, ActionKind


def can_call(g: VtesState, caller: int, card: int) -> bool:
    """Whether a minion could call the referendum of a political card in hand, or one that a card in play
    offers him; what it costs is another matter, as it is not paid yet."""
    if caller not in g.play:
        return False
    return bool(_offered(g, caller, card) if card in g.play else _ways(g, caller, card))


def _ways(g: VtesState, caller: int, card: int) -> list[int]:
    """The modes in which a minion could call the referendum of a political card."""
    seat, face = g.play[caller].controller, g.face(card)
    found: list[int] = []
    for index, mode in enumerate(face.modes):
        if mode.type is not CardType.POLITICAL_ACTION:
            continue
        r = EffectContext(seat=seat, key=face.key, path=f"modes.{index}.effects", source=card, minion=caller)
        if (
            why_not_meeting(g, card, mode, caller) is None
            and why_forbidden(g, face, mode, caller) is None
            and why_such_forbidden(g, card, mode, caller) is None
            and play.why_not_now(g, seat, mode, caller, face.key, mode.windows[0]) is None
            and terms.can_allot_all(g, r, mode.effects)
            and (mode.condition is None or holds(g, r, mode.condition))
            and has_targets(g, r, mode.targets)
        ):
            found.append(index)
    return found


def _offered(g: VtesState, caller: int, card: int) -> list[int]:
    """The political actions of a card in play that a minion could take."""
    return [
        index
        for other, index in minion.actions_in_play(g, caller)
        if other == card
        and g.face(card).actions[index].kind is ActionKind.POLITICAL
        and minion.why_not_offered(g, caller, card, index, lobbied=True) is None
    ]


@checks("callable")
def _callable(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return can_call(g, r.minion, card)


@performs(v.CallListed)
def _call_listed(g: VtesState, r: EffectContext, effect: v.CallListed) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play:
        _call_in_play(g, r, card)
    elif card in g.players[r.seat].hand:
        g.push(Lobbied(seat=r.seat, card=card, minion=r.minion))


def _call_in_play(g: VtesState, r: EffectContext, card: int) -> None:
    for index in _offered(g, r.minion, card)[:1]:
        offered = g.face(card).actions[index]
        if offered.once:
            limits.note(g, f"attempted:{card}:{index}", offered.once)
        if pay(g, r.seat, offered.cost, r.minion, card):
            push_effects(
                g,
                EffectContext(
                    seat=r.seat, key=g.printed[card], path=f"actions.{index}.effects", source=card,
                    minion=r.minion, targets=minion.aimed_at(g, card, index),
                )
            )  # fmt: skip


class Lobbied(PlayByEffect):
    """A political card being played because the action that named it has succeeded; it lies in limbo until
    its referendum is over."""

    def ways(self, g: VtesState) -> list[int]:
        return _ways(g, self.minion, self.card)

    def carry_out(self, g: VtesState) -> None:
        face = g.face(self.card)
        mode = face.modes[self.mode]
        g.players[self.seat].hand.remove(self.card)
        g.limbo.append(self.card)
        g.knows[self.card] = EVERYBODY
        way = f"{face.key}:{self.mode}"
        g.emit(events.Played(self.seat, face.key, self.card, self.minion, self.mode, way))
        self.tell_choices(g)
        play.note_played(g, self.seat, face.key, mode, self.minion)
        note_name(g, face)
        replace_card(g, self.seat, self.card)
        if pay(g, self.seat, self.cost(g), self.minion, self.card, self.x, self.targets, mode):
            push_effects(g, self.roles(g))


def lobbied_by(g: VtesState, ref: ReferendumFacts) -> int:
    """The action card through which a referendum was called that is listed elsewhere; NONE if there is
    none."""
    action = g.frame_of(ActionFacts)
    if action is None or action.kind is not ActionKind.POLITICAL or action.in_play:
        return NONE
    return NONE if action.card in (NONE, ref.card) else int(action.card)
