"""Why can't I? Reasons about any card or move, from the very functions that decide.

A question offers what is legal and drops the rest without a word, because most of what is not legal was never
thought of. Here the same checks are asked again about one thing, and their reasons kept.
"""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.kernel.decision import Refusal, Why
from nocturne.vtes.rules import queries, why
from nocturne.vtes.rules.minion import MinionPhase, why_not_card_action
from nocturne.vtes.rules.play import ACTION_TYPES, METHUSELAH_TYPES, players_of, why_not_play
from nocturne.vtes.rules.politics import Polling
from nocturne.vtes.rules.strike import ChooseStrike
from nocturne.vtes.rules.window import Opportunity
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Region, Window

_NOT_THIS_WINDOW = why.NOT_THIS_WINDOW


def explain(g: VtesState, seat: int, about: str) -> Iterator[Refusal]:
    """Every reason about a thing (``card:14``) or a move (``play:14:0:3``)."""
    parts = about.split(":")
    numbers = [int(part) for part in parts[1:] if part.lstrip("-").isdigit()]
    if parts[0] not in ("card", "play", "action", "use", "maneuver") or not numbers:
        return
    card = numbers[0]
    if parts[0] == "maneuver":
        yield from _about_maneuver(g, seat, card)
        return
    if card in g.players[seat].hand:
        wanted_mode = numbers[1] if parts[0] != "card" and len(numbers) > 1 else None
        wanted_minion = numbers[2] if parts[0] != "card" and len(numbers) > 2 else None
        yield from _about_card_in_hand(g, seat, card, wanted_mode, wanted_minion)
    elif card in g.play:
        yield from _about_card_in_play(g, seat, card)


def _about_maneuver(g: VtesState, seat: int, card: int) -> Iterator[Refusal]:
    """The maneuver of a weapon, or of another card in play that offers a strike."""
    from nocturne.vtes.rules.combat import current_combat
    from nocturne.vtes.rules.combat_effects import why_not_maneuver_with
    from nocturne.vtes.rules.strike import blows_in_play

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


def _window(g: VtesState) -> Window:
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Opportunity):
        return top.window
    if isinstance(top, ChooseStrike):
        return Window.STRIKE
    if isinstance(top, Polling):
        return Window.POLLING
    return Window(g.phase.value)


def _about_card_in_hand(
    g: VtesState, seat: int, card: int, wanted_mode: int | None, wanted_minion: int | None
) -> Iterator[Refusal]:
    face, window = g.face(card), _window(g)
    if not face.playable:
        yield _refusal(card, 0, NONE, Why("vtes-why-not-implemented", "", {"card": f"printed:{face.key}"}))
        return
    for index, mode in enumerate(face.modes):
        if wanted_mode is not None and index != wanted_mode:
            continue
        in_phase = isinstance(g.stack[-1], MinionPhase) if g.stack else False
        if mode.type in ACTION_TYPES:
            for minion in _minions(g, seat, wanted_minion):
                reason = why_not_card_action(g, minion, card, index, mode) if in_phase else _NOT_THIS_WINDOW
                if reason is not None:
                    yield _refusal(card, index, minion, reason)
            continue
        candidates = players_of(g, seat, mode, window)
        if wanted_minion is not None and wanted_minion not in candidates and mode.type not in METHUSELAH_TYPES:
            yield _refusal(card, index, wanted_minion, _why_not_this_minion(g, seat, mode.type.value))
            continue
        if not candidates:
            yield _refusal(card, index, NONE, _why_not_this_minion(g, seat, mode.type.value))
        for minion in candidates:
            if wanted_minion in (None, minion):
                reason = why_not_play(g, seat, card, index, minion, window)
                if reason is not None:
                    yield _refusal(card, index, minion, reason)


def _minions(g: VtesState, seat: int, wanted: int | None) -> list[int]:
    if wanted is not None:
        return [wanted] if wanted in g.play else []
    return queries.ready_minions(g, seat)


def _why_not_this_minion(g: VtesState, seat: int, kind: str) -> Why:
    from nocturne.vtes.rules.action import Action

    action = g.frame_of(Action)
    match kind:
        case "Action Modifier":
            return why.NOT_ACTING
        case "Reaction":
            if action is not None and action.seat == seat:
                return why.OWN_ACTION
            return why.NOT_READY if action is not None else why.NOT_THIS_WINDOW
        case "Combat":
            return why.NOT_IN_COMBAT
        case _:
            return why.NOT_THIS_WINDOW


def _refusal(card: int, mode: int, minion: int, reason: Why) -> Refusal:
    ref = f"card:{card}"
    args = {"card": ref, "mode": mode + 1, "who": "you" if minion == NONE else "minion"}
    subjects = (ref,)
    if minion != NONE:
        args["minion"] = f"card:{minion}"
        subjects = (ref, f"card:{minion}")
    return Refusal(f"play:{card}:{mode}:{minion}", "vtes-do-play-refused", reason, args, subjects)


def _about_card_in_play(g: VtesState, seat: int, card: int) -> Iterator[Refusal]:
    from nocturne.vtes.rules.window import why_not_use

    now = g.play[card]
    if now.controller != seat or now.region is Region.UNCONTROLLED:
        return
    window = _window(g)
    for index, ability in enumerate(g.face(card).abilities):
        minion = now.on if now.on != NONE else card
        reason = why.NOT_THIS_WINDOW if window not in ability.windows else why_not_use(g, seat, card, index, minion)
        if reason is not None:
            ref = f"card:{card}"
            yield Refusal(f"use:{card}:{index}:{minion}", "vtes-do-use-refused", reason, {"card": ref}, (ref,))
