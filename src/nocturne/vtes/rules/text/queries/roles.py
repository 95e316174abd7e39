"""Who and what is meant: the card in a role, the Methuselahs of a party, and what a card counts as for the
effects being read."""

from __future__ import annotations

from collections.abc import Callable

from nocturne.kernel.frames import is_kind
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, needs_of
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.frames.politics import ReferendumFacts
from nocturne.vtes.frames.window import OpportunityFacts
from nocturne.vtes.kinds import Kind
from nocturne.vtes.marks import Remembers
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.rules.politics.queries import referendum
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window

InRole = Callable[[VtesState, EffectContext], int]
InParty = Callable[[VtesState, EffectContext], list[int]]


def card_of(g: VtesState, r: EffectContext, role: v.Role) -> int:
    """The card in a role; NONE when there is none now."""
    return ROLES[role](g, r)


def seats_of(g: VtesState, r: EffectContext, party: v.Party) -> list[int]:
    """The Methuselahs a party means, clockwise from the player."""
    players = g.players
    return [seat for seat in PARTIES[party](g, r) if seat != NONE and not players[seat].out]


# -- roles


def _first_target(g: VtesState, r: EffectContext) -> int:
    return r.targets[0] if r.targets else NONE


def _second_target(g: VtesState, r: EffectContext) -> int:
    return r.targets[1] if len(r.targets) > 1 else NONE


def _picked(g: VtesState, r: EffectContext) -> int:
    return _picked_by(r, r.chosen_seat)


def _picked_by_predator(g: VtesState, r: EffectContext) -> int:
    return _picked_by(r, g.predator(r.chosen_seat))


def _picked_by(r: EffectContext, seat: int) -> int:
    return next((share.card for share in r.shares if share.seat == seat), NONE)


def _hunted(g: VtesState, r: EffectContext) -> int:
    hunt = g.frame_of(ReferendumFacts)
    return NONE if hunt is None else hunt.subject


def _bearer(g: VtesState, r: EffectContext) -> int:
    now = g.play.get(r.source)
    return NONE if now is None else (now.on if now.on != NONE else r.source)


def _acting(g: VtesState, r: EffectContext) -> int:
    combat = g.frame_of(CombatFacts)
    if combat is not None and combat.considered and combat.sides:  # it has begun
        return combat.acting  # ruling 101442:475d9d42
    action = g.frame_of(ActionFacts)
    return NONE if action is None else action.minion


def _blocker(g: VtesState, r: EffectContext) -> int:
    action = g.frame_of(ActionFacts)
    return NONE if action is None else action.blocking.blocker


def _aimed(g: VtesState, r: EffectContext) -> int:
    action = g.frame_of(ActionFacts)
    return NONE if action is None or not action.targets else action.targets[0]


def _action_card(g: VtesState, r: EffectContext) -> int:
    action = g.frame_of(ActionFacts)
    return NONE if action is None or action.announced.in_play else action.announced.card


def _opponent(g: VtesState, r: EffectContext) -> int:
    combat = g.frame_of(CombatFacts)
    if combat is not None:
        return combat.other(r.minion)
    fighting = action_queries.entering_combat(g)
    return next((m for m in fighting if m != r.minion), NONE) if r.minion in fighting else NONE


def _defending(g: VtesState, r: EffectContext) -> int:
    combat = g.frame_of(CombatFacts)
    return NONE if combat is None else combat.defending


def _weapon(g: VtesState, r: EffectContext) -> int:
    combat = g.frame_of(CombatFacts)
    if combat is None or r.minion not in combat.minions() or not combat.sides:
        return NONE
    blow = combat.side(r.minion).blow
    return NONE if blow is None else int(blow.weapon)


def _pointed(g: VtesState, r: EffectContext) -> int:
    now = g.play.get(r.source)
    return now.remembers if now is not None and now.remembers in g.play else NONE


def _second_pointed(g: VtesState, r: EffectContext) -> int:
    now = g.play.get(r.source)
    return now.remembers_too if now is not None and now.remembers_too in g.play else NONE


ROLES: dict[v.Role, InRole] = {
    "minion": lambda g, r: r.minion,
    "target": _first_target,
    "brought": _first_target,
    "second": _second_target,
    "picked": _picked,
    "predator-picked": _picked_by_predator,
    "hunted": _hunted,
    "chosen": lambda g, r: r.chosen,
    "this": lambda g, r: r.source,
    "bearer": _bearer,
    "acting": _acting,
    "blocker": _blocker,
    "aimed": _aimed,
    "action-card": _action_card,
    "opponent": _opponent,
    "defending": _defending,
    "weapon": _weapon,
    "pointed": _pointed,
    "second-pointed": _second_pointed,
}
"""By role: the card in it, NONE when there is none now."""


# -- parties


def _acting_seat(g: VtesState, r: EffectContext) -> list[int]:
    action = g.frame_of(ActionFacts)
    return [] if action is None else [action.seat]


def _target_seats(g: VtesState, r: EffectContext) -> list[int]:
    """The chosen Methuselah, or else who controls the chosen card."""
    if r.victims:
        return [r.victims[0]]
    if r.targets and r.targets[0] in g.play:
        return [g.play[r.targets[0]].controller]
    return []


def _other_seats(g: VtesState, r: EffectContext) -> list[int]:
    return [seat for seat in g.clockwise(r.seat) if seat not in r.victims]


def _most_points(g: VtesState, r: EffectContext) -> list[int]:
    most = max((share.points for share in r.shares), default=0)
    return [share.seat for share in r.shares if share.points == most]


def _fewest_points(g: VtesState, r: EffectContext) -> list[int]:
    fewest = min((share.points for share in r.shares), default=0)
    return [share.seat for share in r.shares if share.points == fewest]


def _chosen_seats(g: VtesState, r: EffectContext) -> list[int]:
    if r.chosen_seat != NONE:
        return [r.chosen_seat]
    return [g.play[r.chosen].controller] if r.chosen in g.play else []


def _controller(g: VtesState, r: EffectContext) -> list[int]:
    return [g.play[r.source].controller if r.source in g.play else r.seat]


def _bearers_controller(g: VtesState, r: EffectContext) -> list[int]:
    bearer = _bearer(g, r)
    return [g.play[bearer].controller] if bearer in g.play else []


def _pointed_seats(g: VtesState, r: EffectContext) -> list[int]:
    """The Methuselahs a card in play remembers: one, or several by its marks."""
    now = g.play.get(r.source)
    if now is None:
        return []
    return [now.remembers_seat, *(mark.seat for mark in now.marked(Remembers))]


def _bled(g: VtesState, r: EffectContext) -> list[int]:
    action = g.frame_of(ActionFacts)
    return [] if action is None else list(action.directed_at[:1])


def _directed(g: VtesState, r: EffectContext) -> list[int]:
    action = g.frame_of(ActionFacts)
    return [] if action is None else list(action.directed_at)


def _opposing_seat(g: VtesState, r: EffectContext) -> list[int]:
    """Who controls the minion in combat with this one, or with what this card is on."""
    combat = g.frame_of(CombatFacts)
    if combat is not None and combat.going_on():
        for minion in (r.minion, _bearer(g, r)):
            other = combat.other(minion)
            if other != NONE:
                return [combat.seat(g, other)]
    return []


PARTIES: dict[v.Party, InParty] = {
    "you": lambda g, r: [r.seat],
    "prey": lambda g, r: [g.prey(r.seat)],
    "predator": lambda g, r: [g.predator(r.seat)],
    "acting": _acting_seat,
    "target": _target_seats,
    "targets": lambda g, r: list(r.victims),
    "not-targets": _other_seats,
    "allotted": lambda g, r: [share.seat for share in r.shares],
    "most-points": _most_points,
    "fewest-points": _fewest_points,
    "cast-for": lambda g, r: referendum.voters(g, "cast-for"),
    "cast-against": lambda g, r: referendum.voters(g, "cast-against"),
    "cast-only-for": lambda g, r: referendum.voters(g, "cast-only-for"),
    "cast-only-against": lambda g, r: referendum.voters(g, "cast-only-against"),
    "chosen": _chosen_seats,
    "controller": _controller,
    "owner": lambda g, r: [g.owner[r.source]],
    "active": lambda g, r: [g.active],
    "bearer": _bearers_controller,
    "pointed": _pointed_seats,
    "canceled": lambda g, r: [playing_seat(g)],
    "bled": _bled,
    "directed": _directed,
    "opponent": _opposing_seat,
    "each": lambda g, r: g.clockwise(r.seat),
    "each-other": lambda g, r: [seat for seat in g.clockwise(r.seat) if seat != r.seat],
}
"""By party: its seats; NONE and those who are out of the game may be among them."""


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
