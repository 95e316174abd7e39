"""Which referendums that are listed elsewhere can be called."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.politics import ReferendumFacts
from nocturne.vtes.rules.action.queries import able, minion
from nocturne.vtes.rules.play.queries import play
from nocturne.vtes.rules.play.queries.playing import why_forbidden, why_such_forbidden
from nocturne.vtes.rules.play.queries.requirement import why_not_meeting
from nocturne.vtes.rules.politics.queries import referendum_terms
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.predicates import Check, CheckElsewhere, checks, checks_elsewhere
from nocturne.vtes.rules.text.queries.targets import has_targets
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind


def can_call(g: VtesState, caller: int, card: int) -> bool:
    """Whether a minion could call the referendum of a political card in hand, or one that a card in play
    offers him; what it costs is another matter, as it is not paid yet."""
    if caller not in g.play:
        return False
    return bool(offered_calls(g, caller, card) if card in g.play else ways_to_call(g, caller, card))


def ways_to_call(g: VtesState, caller: int, card: int) -> list[int]:
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
            and referendum_terms.has_legal_terms(g, r, mode.effects)
            and (mode.condition is None or holds(g, r, mode.condition))
            and has_targets(g, r, mode.targets)
        ):
            found.append(index)
    return found


def offered_calls(g: VtesState, caller: int, card: int) -> list[int]:
    """The political actions of a card in play that a minion could take."""
    return [
        index
        for other, index in minion.actions_in_play(g, caller)
        if other == card
        and g.face(card).actions[index].kind is ActionKind.POLITICAL
        and able.why_not_offered(g, caller, card, index, lobbied=True) is None
    ]


@checks(v.CanBeCalled)
def _can_be_called(wanted: v.CanBeCalled) -> Check:
    return lambda g, r, card, now: can_call(g, r.minion, card)


@checks_elsewhere(v.CanBeCalled)
def _can_be_called_elsewhere(wanted: v.CanBeCalled) -> CheckElsewhere:
    return lambda g, r, card: can_call(g, r.minion, card)


def lobbied_by(g: VtesState, ref: ReferendumFacts) -> int:
    """The action card through which a referendum was called that is listed elsewhere; NONE if there is
    none."""
    action = g.frame_of(ActionFacts)
    if action is None or action.kind is not ActionKind.POLITICAL or action.announced.in_play:
        return NONE
    card = action.announced.card
    return NONE if card in (NONE, ref.card) else card
