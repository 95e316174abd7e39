"""Why can't I? Reasons about any card or move, from the very functions that decide.

A question offers what is legal and drops the rest without a word, because most of what is not legal was never
thought of. Here the same checks are asked again about one thing, and their reasons kept.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nocturne.kernel.decision import Refusal, Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import fitting_windows
from nocturne.vtes.cards.lexicon import ACTION_TYPES, CardType
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.window import OpportunityFacts
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.procedures.minion import MinionPhase
from nocturne.vtes.rules.action.queries.able import why_not_card_action, why_not_in_play
from nocturne.vtes.rules.block.procedures import BlockAttempts
from nocturne.vtes.rules.block.queries import (
    blocking_seats,
    intercept,
    next_to_block,
    why_not_block,
    yet_to_block,
)
from nocturne.vtes.rules.combat.procedures.choose_strike import ChooseStrike
from nocturne.vtes.rules.combat.queries.choose_strike import blows_in_play
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.combat.queries.maneuvers import why_not_maneuver_with
from nocturne.vtes.rules.play.queries.lending import lent_to
from nocturne.vtes.rules.play.queries.play import why_not_play
from nocturne.vtes.rules.play.queries.timing import METHUSELAH_TYPES, players_of, why_not_here, why_not_his
from nocturne.vtes.rules.play.queries.window import users_of, why_not_use
from nocturne.vtes.rules.politics.procedures.polling import Polling
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.turn.procedures.phase import PhaseFrame
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Phase, Region, Window


def explain(g: VtesState, seat: int, about: str) -> Iterator[Refusal]:
    """Every reason about a thing (``card:14``) or a move (``play:14:0:3``)."""
    kind, *rest = about.split(":")
    numbers = [int(part) for part in rest if part.lstrip("-").isdigit()]
    if not numbers or not 0 <= numbers[0] < len(g.printed):
        return
    card = numbers[0]
    match kind:
        case "maneuver":
            yield from _about_maneuver(g, seat, card)
        case "block":
            yield from _about_block(g, seat, card)
        case "card" | "play" | "action" | "use" | "in-play":
            mode, minion = (*numbers[1:3], None, None)[:2] if kind != "card" else (None, None)
            if card in g.players[seat].hand or card in (lent for lent, _ in lent_to(g, seat)):
                yield from _about_card_in_hand(g, seat, card, mode, minion)
            elif card in g.play and g.play[card].region is not Region.UNCONTROLLED:
                if kind in ("card", "use"):
                    yield from _about_abilities(g, seat, card, mode, minion)
                if kind == "in-play":
                    yield from _about_action(g, seat, card, mode, minion)


def _moment(g: VtesState) -> tuple[Window, bool]:
    """The window that is open, and whether cards can be played at all while the question is answered."""
    top = g.stack[-1] if g.stack else None
    match top:
        case OpportunityFacts():
            return top.window, True
        case PhaseFrame():
            return top.window, True
        case MinionPhase():
            return Window.MINION, True
        case ChooseStrike():
            return Window.STRIKE, True
        case Polling():
            return Window.POLLING, True
        case BlockAttempts():
            return Window.ACTION, False
    return Window(g.phase.value), False


# -- cards in hand


def _about_card_in_hand(
    g: VtesState, seat: int, card: int, wanted_mode: int | None, wanted_minion: int | None
) -> Iterator[Refusal]:
    face = g.face(card)
    if not face.playable:
        reason = Why("vtes-why-not-implemented", "", {"card": f"printed:{face.key}"})
        yield _refusal(g, card, 0, NONE, reason)
        return
    if face.is_type(CardType.CONVICTION) and g.phase is not Phase.UNLOCK:
        yield _refusal(g, card, 0, NONE, why.UNLOCK_PHASE_ONLY)
    for index, mode in enumerate(face.modes):
        if wanted_mode not in (None, index):
            continue
        if mode.type in ACTION_TYPES:
            yield from _about_action_card(g, seat, card, index, mode, wanted_minion)
        else:
            yield from _about_other_card(g, seat, card, index, mode, wanted_minion)


def _about_action_card(
    g: VtesState, seat: int, card: int, index: int, mode: v.Mode, wanted: int | None
) -> Iterator[Refusal]:
    window, _open = _moment(g)
    if window is not Window.MINION or g.active != seat or not isinstance(g.stack[-1], MinionPhase):
        yield _refusal(g, card, index, NONE, why_not_here(g, seat, mode, window))
        return
    for minion in traits.ready_minions(g, seat) if wanted is None else [wanted]:
        if minion not in g.play or g.play[minion].controller != seat:
            reason: Why | None = why.NOT_YOUR_MINION
        else:
            reason = why_not_card_action(g, minion, card, index, mode)
        if reason is not None:
            yield _refusal(g, card, index, minion, reason)


def _about_other_card(
    g: VtesState, seat: int, card: int, index: int, mode: v.Mode, wanted: int | None
) -> Iterator[Refusal]:
    window, playable = _moment(g)
    candidates = players_of(g, seat, mode, window)
    if mode.type not in METHUSELAH_TYPES:
        if wanted is not None and wanted not in candidates:
            yield _refusal(g, card, index, wanted, why_not_his(g, seat, mode, wanted))
            return
        if not candidates:
            yield _refusal(g, card, index, NONE, why_not_his(g, seat, mode, NONE))
    for minion in candidates:
        if mode.type in METHUSELAH_TYPES or wanted in (None, minion):
            reason = why_not_play(g, seat, card, index, minion, window)
            if reason is None and not playable:
                reason = why.NOT_THIS_WINDOW
            if reason is not None:
                yield _refusal(g, card, index, minion, reason)


def _refusal(g: VtesState, card: int, mode: int, minion: int, reason: Why) -> Refusal:
    ref = f"card:{card}"
    way = f"way:{g.printed[card]}:{mode}"
    args = {"card": ref, "way": way, "who": "you" if minion == NONE else "minion"}
    subjects: tuple[str, ...] = (ref,)
    if minion in g.play:
        args["minion"] = f"card:{minion}"
        subjects = (ref, f"card:{minion}")
    return Refusal(f"play:{card}:{mode}:{minion}", "vtes-do-play-refused", reason, args, subjects)


# -- cards in play


def _about_abilities(
    g: VtesState, seat: int, card: int, wanted_ability: int | None, wanted_minion: int | None
) -> Iterator[Refusal]:
    window, _open = _moment(g)
    ref = f"card:{card}"
    for index, ability in enumerate(g.face(card).abilities):
        if wanted_ability not in (None, index):
            continue
        minions = users_of(g, seat, card, ability, window)
        if window not in fitting_windows(ability):
            found = [(NONE, why.CANCELS_ONLY if window is Window.AS_PLAYED else why.NOT_THIS_WINDOW)]
        elif minions is None:
            found = [(NONE, why.NOT_YOURS)]
        else:
            found = []
            for minion in minions if wanted_minion is None else [wanted_minion]:
                ready = minion in minions
                reason = why_not_use(g, seat, card, index, minion) if ready else why.NOT_READY
                if reason is not None:
                    found.append((minion, reason))
        for minion, reason in found:
            key = f"use:{card}:{index}:{minion}"
            yield Refusal(key, "vtes-do-use-refused", reason, {"card": ref}, (ref,))


def _about_action(
    g: VtesState, seat: int, card: int, index: int | None, minion: int | None
) -> Iterator[Refusal]:
    """An action that a card in play offers; while actions are chosen the question itself tells why not."""
    if isinstance(g.stack[-1], MinionPhase) or index is None or minion is None or minion not in g.play:
        return
    if index >= len(g.face(card).actions):
        return
    reason = why.NOT_YOUR_MINION if g.play[minion].controller != seat else why.MINION_PHASE_ONLY
    if g.frame_of(ActionFacts) is None and g.active == seat:
        reason = why_not_in_play(g, minion, card, index) or reason
    ref = f"card:{card}"
    key = f"in-play:{card}:{index}:{minion}"
    yield Refusal(key, "vtes-do-use-refused", reason, {"card": ref}, (ref,))


def _about_maneuver(g: VtesState, seat: int, card: int) -> Iterator[Refusal]:
    """The maneuver of a weapon, or of another card in play that offers a strike."""
    combat = current_combat(g)
    if combat is None or not combat.sides:
        return
    for minion in combat.minions():
        if minion not in g.play or combat.seat(g, minion) != seat:
            continue
        for blow in blows_in_play(g, combat, minion):
            reason = why_not_maneuver_with(g, combat, blow) if blow.source == card else None
            if reason is not None:
                ref = f"card:{card}"
                key = f"maneuver:{card}:{blow.path.rpartition('.')[2]}"
                yield Refusal(key, "vtes-do-maneuver", reason, {"card": ref}, (ref,))


# -- blocks


def _about_block(g: VtesState, seat: int, minion: int) -> Iterator[Refusal]:
    """A block by a minion, for those who are not asked whether they block."""
    action = g.frame_of(ActionFacts)
    if action is None or minion not in g.play:
        return
    asked = isinstance(g.stack[-1], BlockAttempts) and seat in yet_to_block(g)
    if asked and (seat == next_to_block(g) or why_not_block(g, minion) is not None):
        return  # the question itself tells
    reason: Why | None
    if g.play[minion].controller != seat:
        reason = why.NOT_YOUR_MINION
    elif seat not in blocking_seats(g, action):
        rule = "VTES-6.2.2.1-02" if action.directed_at else "VTES-6.2.2.1-03"
        reason = replace(why.NO_BLOCK_RIGHT, rule=rule)
    elif seat in action.blocking.declined:
        reason = why.DECLINED
    else:
        reason = why_not_block(g, minion) or why.NOT_YET
    ref = f"card:{minion}"
    args = {"minion": ref, "intercept": intercept(g, minion)}
    yield Refusal(f"block:{minion}", "vtes-do-block", reason, args, (ref,))
