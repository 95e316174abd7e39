"""Who and what is meant: the card in a role, the Methuselahs of a party, and what a card counts as for the
effects being read."""

from __future__ import annotations

from nocturne.kernel.frames import is_kind
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, needs_of
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.frames.politics import ReferendumFacts
from nocturne.vtes.frames.window import OpportunityFacts
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.rules.politics.queries import referendum
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


def card_of(g: VtesState, r: EffectContext, role: v.Role) -> int:
    """The card in a role; NONE when there is none now."""
    match role:
        case "minion":
            return r.minion
        case "target" | "brought":
            return r.targets[0] if r.targets else NONE
        case "second":
            return r.targets[1] if len(r.targets) > 1 else NONE
        case "picked" | "predator-picked":
            seat = r.chosen_seat if role == "picked" else g.predator(r.chosen_seat)
            return next((share.card for share in r.shares if share.seat == seat), NONE)
        case "hunted":
            hunt = g.frame_of(ReferendumFacts)
            return NONE if hunt is None else int(hunt.subject)
        case "chosen":
            return r.chosen
        case "this":
            return r.source
        case "bearer":
            now = g.play.get(r.source)
            return NONE if now is None else (now.on if now.on != NONE else r.source)
        case "acting" | "blocker":
            action = g.frame_of(ActionFacts)
            if action is None:
                return NONE
            return int(action.minion if role == "acting" else action.blocker)
        case "aimed":
            action = g.frame_of(ActionFacts)
            return NONE if action is None or not action.targets else int(action.targets[0])
        case "action-card":
            action = g.frame_of(ActionFacts)
            return NONE if action is None or action.in_play else int(action.card)
        case "opponent":
            combat = g.frame_of(CombatFacts)
            if combat is not None:
                return int(combat.other(r.minion))
            fighting = action_queries.entering_combat(g)
            return next((m for m in fighting if m != r.minion), NONE) if r.minion in fighting else NONE
        case "defending":
            combat = g.frame_of(CombatFacts)
            return NONE if combat is None else int(combat.defending)
        case "weapon":
            combat = g.frame_of(CombatFacts)
            if combat is None or r.minion not in combat.minions() or not combat.sides:
                return NONE
            blow = combat.side(r.minion).blow
            return NONE if blow is None else int(blow.weapon)
        case "pointed" | "second-pointed":
            now = g.play.get(r.source)
            if now is None:
                return NONE
            pointed = now.points_at if role == "pointed" else now.points_at_too
            return pointed if pointed in g.play else NONE
    raise NotImplementedError(role)


def seats_of(g: VtesState, r: EffectContext, party: v.Party) -> list[int]:
    """The Methuselahs a party means, clockwise from the player."""
    found: list[int] = []
    match party:
        case "you":
            found = [r.seat]
        case "prey":
            found = [g.prey(r.seat)]
        case "predator":
            found = [g.predator(r.seat)]
        case "acting":
            action = g.frame_of(ActionFacts)
            found = [NONE if action is None else action.seat]
        case "target":
            found = _target_seats(g, r)
        case "targets":
            found = list(r.victims)
        case "not-targets":
            found = [seat for seat in g.clockwise(r.seat) if seat not in r.victims]
        case "allotted":
            found = [share.seat for share in r.shares]
        case "most-points" | "fewest-points":
            points = [share.points for share in r.shares]
            best = (max if party == "most-points" else min)(points, default=0)
            found = [share.seat for share in r.shares if share.points == best]
        case "cast-for" | "cast-against" | "cast-only-for" | "cast-only-against":
            found = referendum.voters(g, party)
        case "chosen":
            if r.chosen_seat != NONE:
                found = [r.chosen_seat]
            elif r.chosen in g.play:
                found = [g.play[r.chosen].controller]
        case "controller":
            found = [g.play[r.source].controller if r.source in g.play else r.seat]
        case "owner":
            found = [g.owner[r.source]]
        case "active":
            found = [g.active]
        case "bearer":
            bearer = card_of(g, r, "bearer")
            found = [g.play[bearer].controller if bearer in g.play else NONE]
        case "pointed":
            found = _pointed_seats(g, r.source)
        case "canceled":
            found = [playing_seat(g)]
        case "bled":
            action = g.frame_of(ActionFacts)
            found = [action.directed_at[0] if action is not None and action.directed_at else NONE]
        case "directed":
            action = g.frame_of(ActionFacts)
            found = [] if action is None else list(action.directed_at)
        case "opponent":
            found = [_opposing_seat(g, r)]
        case "each":
            found = list(g.clockwise(r.seat))
        case "each-other":
            found = [seat for seat in g.clockwise(r.seat) if seat != r.seat]
    return [seat for seat in found if seat != NONE and not g.players[seat].out]


def _target_seats(g: VtesState, r: EffectContext) -> list[int]:
    """The chosen Methuselah, or else who controls the chosen card."""
    if r.victims:
        return [r.victims[0]]
    if r.targets and r.targets[0] in g.play:
        return [g.play[r.targets[0]].controller]
    return []


def _opposing_seat(g: VtesState, r: EffectContext) -> int:
    """Who controls the minion in combat with this one, or with what this card is on; NONE when nobody."""
    combat = g.frame_of(CombatFacts)
    if combat is not None and combat.going_on():
        for minion in (r.minion, card_of(g, r, "bearer")):
            other = combat.other(minion)
            if other != NONE:
                return int(combat.seat(g, other))
    return NONE


def _pointed_seats(g: VtesState, source: int) -> list[int]:
    """The Methuselahs a card in play remembers: one, or several by its marks."""
    now = g.play.get(source)
    if now is None:
        return []
    others = [int(mark.partition(":")[2]) for mark in now.marks if mark.startswith(POINTED_SEAT)]
    return [now.points_at_seat, *others]


POINTED_SEAT = "pointed:"
"""Before the number of a seat: the mark of a card that remembers several Methuselahs."""


def playing_seat(g: VtesState) -> int:
    """Who plays the card whose as-played window is open, NONE when there is none."""
    for below, frame in zip(reversed(g.stack[:-1]), reversed(g.stack), strict=False):
        if isinstance(frame, OpportunityFacts) and frame.window is Window.AS_PLAYED:
            return int(below.seat) if is_kind(below, Kind.PLAY) else NONE
    return NONE


def as_vampire(g: VtesState, r: EffectContext, card: int) -> bool:
    """Whether a card is an ally who is a vampire for the effects being read: they come from playing a card
    that requires a Discipline, which an ally can only have played as a vampire. That goes for all effects of
    the play, lasting ones included (VTES-1.6.3-05), and not for what the card does in play
    (VTES-1.6.3-11), whose roles lead elsewhere in its tree."""
    if card != r.minion or not needs_of(r.key, r.path):
        return False
    face = g.face(card)
    return not face.vampire and not face.imbued
