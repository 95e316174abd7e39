"""Carrying out effects: the procedure ``Resolve`` walks through a card's effects and hands each to its
performer.

Each chapter of the rules registers the performers of its own effects with ``@performs``; conditions,
amounts and filters are read here. A performer acts at once or pushes a procedure that asks; ``Resolve``
goes on afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.later import later
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import CardType, Title, Trait
from nocturne.vtes.rules import counters, limits, queries
from nocturne.vtes.state import EVERYBODY, InPlay, VtesState
from nocturne.vtes.terms import NONE, Region

if TYPE_CHECKING:
    from nocturne.vtes.rules import action as actions
    from nocturne.vtes.rules import block as blocking
    from nocturne.vtes.rules import combat as combats
    from nocturne.vtes.rules import pay as paying
    from nocturne.vtes.rules import play as plays
    from nocturne.vtes.rules import poll as polls
    from nocturne.vtes.rules import torpor as torpors
    from nocturne.vtes.rules.effects import playing
else:  # they import this module
    actions, blocking, combats, paying, playing, plays, polls, torpors = later(
        "nocturne.vtes.rules",
        *("action", "block", "combat", "pay", "effects.playing", "play", "poll", "torpor"),
    )

Performer = Callable[[VtesState, "Resolve", Any], None]
_performers: dict[type, Performer] = {}


def performs(kind: type) -> Callable[[Performer], Performer]:
    """Register how an effect is carried out."""

    def register(performer: Performer) -> Performer:
        _performers[kind] = performer
        return performer

    return register


Reckoner = Callable[[VtesState, "Resolve", Any], int]
_reckoners: dict[type, Reckoner] = {}
Judge = Callable[[VtesState, "Resolve", Any], bool]
_judges: dict[type, Judge] = {}
Check = Callable[[VtesState, "Resolve", v.Filter, int, InPlay], bool]
_checks: dict[str, Check] = {}


def reckons(kind: type) -> Callable[[Reckoner], Reckoner]:
    """Register how a kind of amount is reckoned."""

    def register(reckoner: Reckoner) -> Reckoner:
        _reckoners[kind] = reckoner
        return reckoner

    return register


def judges(kind: type) -> Callable[[Judge], Judge]:
    """Register how a kind of condition is judged."""

    def register(judge: Judge) -> Judge:
        _judges[kind] = judge
        return judge

    return register


def checks(*fields: str) -> Callable[[Check], Check]:
    """Register how fields of a filter are checked on a card in play; asked only when one of them is set."""

    def register(check: Check) -> Check:
        for field in fields:
            _checks[field] = check
        return check

    return register


class Share(Struct, frozen=True, omit_defaults=True, gc=False):
    """Points allotted to a card or to a Methuselah."""

    points: int
    card: int = NONE
    seat: int = NONE


class Resolve(Frame):
    """The effects of a card or ability being carried out, in order.

    ``path`` leads to the list of effects inside the tree of ``key`` ("modes.0.effects"), so that the state
    holds no tree. ``targets`` and ``victims`` are the cards and Methuselahs chosen when it was announced.
    """

    seat: int
    key: int
    path: str
    source: int = NONE
    minion: int = NONE
    targets: tuple[int, ...] = ()
    victims: tuple[int, ...] = ()
    chosen: int = NONE
    chosen_seat: int = NONE
    x: int = 0
    shares: tuple[Share, ...] = ()
    """Points that were allotted."""
    word: str = ""
    """A word that was named: a clan."""
    aim: int = NONE
    """The retainer a strike is aimed at (VTES-6.4.7-03)."""
    weapon: int = NONE
    """The weapon a strike card uses, and which of its strikes."""
    weapon_strike: int = NONE

    def run(self, g: VtesState) -> None:
        effects = effects_at(self.key, self.path)
        # Those who are out of the game do nothing any more (VTES-9.1-01).
        if self.step >= len(effects) or g.players[self.seat].out:
            g.pop()
            return
        effect = effects[self.step]
        self.step += 1
        perform = _performers.get(type(effect))
        if perform is None:
            raise NotImplementedError(f"nothing performs {type(effect).__name__}")
        perform(g, self, effect)

    def part(self, *steps: int | str) -> str:
        """The path to a part of the effect being carried out: ``r.part("do")``."""
        return ".".join([self.path, str(self.step - 1), *map(str, steps)])

    def inner(self, *steps: int | str, **changes: Any) -> Resolve:
        """A procedure for a nested list of effects, with the same roles."""
        facts: dict[str, Any] = {
            "seat": self.seat, "key": self.key, "source": self.source, "minion": self.minion,
            "targets": self.targets, "victims": self.victims, "chosen": self.chosen,
            "chosen_seat": self.chosen_seat, "x": self.x, "shares": self.shares, "word": self.word,
        }  # fmt: skip
        return Resolve(path=self.part(*steps), **{**facts, **changes})


@cache
def node_at(key: int, path: str) -> Any:
    """What is at a path inside a card's tree; a step such as ``2:3`` is a part of a list."""
    node: Any = face_of(key).tree
    for step in path.split("."):
        if ":" in step:
            first, _, last = step.partition(":")
            node = node[int(first) : int(last)]
        else:
            node = node[int(step)] if step.isdigit() else getattr(node, step)
    return node


def effects_at(key: int, path: str) -> tuple[v.Effect, ...]:
    """The list of effects at a path inside a card's tree."""
    found: tuple[v.Effect, ...] = node_at(key, path)
    return found


@cache
def needs_of(key: int, path: str) -> frozenset[str]:
    """The Disciplines required by the mode of a card that a path leads into."""
    steps = path.split(".")
    if steps[0] != "modes" or len(steps) < 2:
        return frozenset()
    return frozenset(need.discipline for need in face_of(key).modes[int(steps[1])].needs)


# -- roles and parties


def card_of(g: VtesState, r: Resolve, role: v.Role) -> int:
    """The card in a role; NONE when there is none now."""
    match role:
        case "minion":
            return r.minion
        case "target":
            return r.targets[0] if r.targets else NONE
        case "second":
            return r.targets[1] if len(r.targets) > 1 else NONE
        case "picked" | "predator-picked":
            seat = r.chosen_seat if role == "picked" else g.predator(r.chosen_seat)
            return next((share.card for share in r.shares if share.seat == seat), NONE)
        case "hunted":
            hunt = g.frame_of(polls.Referendum)
            return NONE if hunt is None else int(hunt.subject)
        case "chosen":
            return r.chosen
        case "this":
            return r.source
        case "bearer":
            now = g.play.get(r.source)
            return NONE if now is None else (now.on if now.on != NONE else r.source)
        case "acting" | "blocker":
            action = g.frame_of(actions.Action)
            if action is None:
                return NONE
            return int(action.minion if role == "acting" else action.blocker)
        case "aimed":
            action = g.frame_of(actions.Action)
            return NONE if action is None or not action.targets else int(action.targets[0])
        case "action-card":
            action = g.frame_of(actions.Action)
            return NONE if action is None or action.in_play else int(action.card)
        case "opponent":
            combat = g.frame_of(combats.Combat)
            if combat is not None:
                return int(combat.other(r.minion))
            fighting = blocking.entering_combat(g)
            return next((m for m in fighting if m != r.minion), NONE) if r.minion in fighting else NONE
        case "defending":
            combat = g.frame_of(combats.Combat)
            return NONE if combat is None else int(combat.defending)
        case "weapon":
            combat = g.frame_of(combats.Combat)
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


def seats_of(g: VtesState, r: Resolve, party: v.Party) -> list[int]:
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
            action = g.frame_of(actions.Action)
            found = [NONE if action is None else action.seat]
        case "target":
            if r.victims:
                found = [r.victims[0]]
            elif r.targets and r.targets[0] in g.play:
                found = [g.play[r.targets[0]].controller]
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
            found = polls.voters(g, party)
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
            action = g.frame_of(actions.Action)
            found = [action.directed_at[0] if action is not None and action.directed_at else NONE]
        case "directed":
            action = g.frame_of(actions.Action)
            found = [] if action is None else list(action.directed_at)
        case "opponent":
            found = [_opposing_seat(g, r)]
        case "each":
            found = list(g.clockwise(r.seat))
        case "each-other":
            found = [seat for seat in g.clockwise(r.seat) if seat != r.seat]
    return [seat for seat in found if seat != NONE and not g.players[seat].out]


def _opposing_seat(g: VtesState, r: Resolve) -> int:
    """Who controls the minion in combat with this one, or with what this card is on; NONE when nobody."""
    combat = g.frame_of(combats.Combat)
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
    play = plays.played(g)
    return NONE if play is None else play.seat


# -- allies as vampires


def as_vampire(g: VtesState, r: Resolve, card: int) -> bool:
    """Whether a card is an ally who is a vampire for the effects being read: they come from playing a card
    that requires a Discipline, which an ally can only have played as a vampire. That goes for all effects of
    the play, lasting ones included (VTES-1.6.3-05), and not for what the card does in play
    (VTES-1.6.3-11), whose roles lead elsewhere in its tree."""
    if card != r.minion or not needs_of(r.key, r.path):
        return False
    face = g.face(card)
    return not face.vampire and not face.imbued


def capacity_for(g: VtesState, r: Resolve, card: int) -> int:
    """The capacity of a minion, or that of an ally who is a vampire for the effects being read
    (VTES-1.6.3-07)."""
    return queries.capacity_as_vampire(g, card) if as_vampire(g, r, card) else queries.capacity(g, card)


# -- amounts, conditions, filters


def amount(g: VtesState, r: Resolve, value: v.Amount) -> int:
    """What an amount comes to now."""
    if isinstance(value, int):
        return value
    if isinstance(value, v.Chosen):
        return r.x * value.times
    if isinstance(value, v.Count):
        count = sum(1 for _ in matching(g, r, value.of)) * value.times
        return count if value.most is None else min(count, value.most)
    if isinstance(value, v.Stat):
        card = card_of(g, r, value.of)
        if value.stat == "capacity" and card in g.play:
            return capacity_for(g, r, card) * value.times + value.plus
        return _stat(g, card, value.stat) * value.times + value.plus
    return _reckoners[type(value)](g, r, value)


def amount_for_seat(g: VtesState, r: Resolve, value: v.Amount, seat: int) -> int:
    """What an amount comes to for one of several Methuselahs, who is ``chosen`` while it is reckoned."""
    if isinstance(value, int):
        return value
    before, r.chosen_seat = r.chosen_seat, seat
    found = amount(g, r, value)
    r.chosen_seat = before
    return found


@reckons(v.Points)
def _points(g: VtesState, r: Resolve, value: v.Points) -> int:
    """The points of what is chosen now."""
    return value.times * sum(
        share.points
        for share in r.shares
        if (share.seat == r.chosen_seat if share.seat != NONE else share.card == r.chosen)
    )


@reckons(v.Targets)
def _targets(g: VtesState, r: Resolve, value: v.Targets) -> int:
    return len(r.targets) * value.times


@reckons(v.Methuselahs)
def _methuselahs(g: VtesState, r: Resolve, value: v.Methuselahs) -> int:
    return len(seats_of(g, r, value.party))


@reckons(v.Sum)
def _sum(g: VtesState, r: Resolve, value: v.Sum) -> int:
    total = sum(amount(g, r, part) for part in value.of)
    return total if value.most is None else min(total, value.most)


@reckons(v.Least)
def _least(g: VtesState, r: Resolve, value: v.Least) -> int:
    return min(amount(g, r, part) for part in value.of)


@reckons(v.Half)
def _half(g: VtesState, r: Resolve, value: v.Half) -> int:
    return (amount(g, r, value.of) + value.up) // 2


@reckons(v.PerEvery)
def _per_every(g: VtesState, r: Resolve, value: v.PerEvery) -> int:
    return amount(g, r, value.of) // value.every


def _stat(g: VtesState, card: int, stat: str) -> int:
    if card not in g.play:
        return g.face(card).capacity if stat == "capacity" and card != NONE else 0
    match stat:
        case "blood":
            return g.play[card].blood
        case "counters":
            return g.play[card].counters
        case "bleed":
            return queries.bleed(g, card)
        case "strength":
            return queries.strength(g, card)
        case "missing-life":
            return max(0, queries.starting_life(g, card) - g.play[card].blood)
        case "cost":
            return size_of(g, card)
        case _:
            return queries.capacity(g, card) - g.play[card].blood


def holds(g: VtesState, r: Resolve, condition: v.Condition) -> bool:
    """Whether a condition is met now."""
    return _judges[type(condition)](g, r, condition)


@judges(v.Holds)
def _holds(g: VtesState, r: Resolve, condition: v.Holds) -> bool:
    card = card_of(g, r, condition.who)
    return card != NONE and matches(g, r, condition.filter, card)


@judges(v.Controls)
def _controls(g: VtesState, r: Resolve, condition: v.Controls) -> bool:
    seats = seats_of(g, r, condition.party)
    found = [g.play[card].controller for card in matching(g, r, condition.filter)]
    if condition.each:
        return all(found.count(seat) >= condition.least for seat in seats)
    return sum(1 for controller in found if controller in seats) >= condition.least


@judges(v.HasEdge)
def _has_edge(g: VtesState, r: Resolve, condition: v.HasEdge) -> bool:
    return g.edge in seats_of(g, r, condition.party)


@judges(v.RangeIs)
def _range_is(g: VtesState, r: Resolve, condition: v.RangeIs) -> bool:
    combat = g.frame_of(combats.Combat)
    return combat is not None and combat.long == condition.long


@judges(v.Not)
def _not(g: VtesState, r: Resolve, condition: v.Not) -> bool:
    return not holds(g, r, condition.of)


@judges(v.All)
def _all(g: VtesState, r: Resolve, condition: v.All) -> bool:
    return all(holds(g, r, part) for part in condition.of)


@judges(v.AnyOf)
def _any_of(g: VtesState, r: Resolve, condition: v.AnyOf) -> bool:
    return any(holds(g, r, part) for part in condition.of)


@judges(v.ActionIs)
def _action_is_so(g: VtesState, r: Resolve, condition: v.ActionIs) -> bool:
    action = g.frame_of(actions.Action)
    return action is not None and _action_is(g, r, condition, action)


def _taken_with(g: VtesState, r: Resolve, wanted: v.Filter, action: Any) -> bool:
    """Whether an action is taken with such a card, as it was played."""
    if action.card == NONE:
        return False
    mode = action.played_as(g)
    if mode is None:
        return matches(g, r, wanted, action.card)
    return playing.such_as_played(g, r, wanted, action.card, mode)


def _action_is(g: VtesState, r: Resolve, wanted: v.ActionIs, action: Any) -> bool:
    if wanted.kinds and action.kind not in wanted.kinds:
        return False
    if wanted.directed is not None and bool(action.directed_at) != wanted.directed:
        return False
    if wanted.at_you is not None and (r.seat in action.directed_at) != wanted.at_you:
        return False
    if wanted.by_card is not None and (action.card != NONE) != wanted.by_card:
        return False
    if wanted.by and not _controller_matches(g, r, wanted.by, action.seat):
        return False
    if wanted.card is not None and not _taken_with(g, r, wanted.card, action):
        return False
    if wanted.alike is not None and _alike(g, r, action) != wanted.alike:
        return False
    if wanted.for_anarchs is not None and actions.for_anarchs(g, action) != wanted.for_anarchs:
        return False
    if (wanted.needs_clans or wanted.needs_discipline) and not actions.demands(
        g, action, wanted.needs_clans, wanted.needs_discipline
    ):
        return False
    if wanted.from_this is not None and (action.in_play and action.card == r.source) != wanted.from_this:
        return False
    if wanted.at is not None and not any(
        card in g.play and matches(g, r, wanted.at, card) for card in action.targets
    ):
        return False
    if wanted.succeeded is not None and action.succeeded != wanted.succeeded:
        return False
    if wanted.first_success is not None:
        earlier = limits.used(g, f"succeeded:{action.minion}:{action.kind.value}")
        if earlier == wanted.first_success:
            return False
    if wanted.bled is not None and (action.taken > 0) != wanted.bled:
        return False
    if wanted.first is not None and action.first != wanted.first:
        return False
    if wanted.reacted is not None and action.reacted != wanted.reacted:
        return False
    if wanted.cost_blood is not None and (action.paid > 0) != wanted.cost_blood:
        return False
    return wanted.blocked is None or (action.blocked and not action.over) == wanted.blocked


DIRECTION = "directed:"
"""The mark of a card that remembers at whom an action was directed: the seats in order."""


def _alike(g: VtesState, r: Resolve, action: Any) -> bool:
    """Whether an action is directed at those whom the card remembers."""
    now = g.play.get(r.source)
    return now is not None and direction_mark(action.directed_at) in now.marks


def direction_mark(seats: Iterable[int]) -> str:
    """The mark for a set of Methuselahs."""
    return DIRECTION + "-".join(map(str, sorted(seats)))


def matching(g: VtesState, r: Resolve, wanted: v.Filter) -> Iterator[int]:
    """Every card that matches a filter, in a fixed order."""
    for card in candidates(g, r, wanted):
        if matches(g, r, wanted, card):
            yield card


def candidates(g: VtesState, r: Resolve, wanted: v.Filter) -> Iterable[int]:
    """Where cards that could match are: the region first, to look at few cards."""
    if wanted.region == "hand":
        return list(g.players[r.seat].hand)
    if wanted.region == "uncontrolled":
        return [c for s in g.clockwise(r.seat) for c in g.players[s].uncontrolled if _known(g, c, r.seat)]
    if wanted.region == "unseen":
        return [card for seat in g.clockwise(r.seat) for card in g.players[seat].uncontrolled]
    if wanted.region == "ash":
        return [card for seat in range(g.seats) for card in g.players[seat].ash]
    seats = list(g.clockwise(r.seat))
    if wanted.region in ("ready", "torpor", "uncontrolled", "incapacitated"):
        return [card for seat in seats for card in getattr(g.players[seat], wanted.region)]
    if wanted.kind in ("minion", "vampire", "ally", "imbued"):
        return [
            c for s in seats for c in (*g.players[s].ready, *g.players[s].torpor, *g.players[s].incapacitated)
        ]
    return sorted(g.play)


def _known(g: VtesState, card: int, seat: int) -> bool:
    """Whether a Methuselah knows a card: an effect that sees its target is not aimed blindly
    (VTES-IMB-26)."""
    return g.knows[card] == EVERYBODY or bool(g.knows[card] >> seat & 1)


def matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int) -> bool:
    """Whether a card matches a filter."""
    now = g.play.get(card)
    if now is None:
        if wanted.controller != "any" and not _controller_matches(g, r, wanted.controller, g.owner[card]):
            return False  # whose ash heap or hand it is
        if wanted.noted and not _was_noted(g, wanted.noted, card):
            return False
        return wanted.region in ("ash", "hand", "any") and _unplayed_matches(g, r, wanted, card)
    # Contested and uncontrolled cards are not in play for anybody (VTES-1.6.1.4-03).
    if now.contested != wanted.contested or not _region_matches(wanted.region, now):
        return False
    if not _controller_matches(g, r, wanted.controller, now.controller):
        return False
    if wanted.region == "unseen" and not _known(g, card, r.seat):
        return True  # what is taken blind is whatever it turns out to be (VTES-IMB-27)
    if not _printed_matches(g, wanted, card, as_vampire(g, r, card)):
        return False
    return all(check(g, r, wanted, card, now) for check in _checks_of(wanted))


def _unplayed_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int) -> bool:
    """Whether a card that is not in play matches: by what is printed on it, and in an ash heap by whose it
    is. A library card that would be a minion in play is none elsewhere, unless that is its type."""
    face = g.face(card)
    if wanted.kind == "vampire" and (face.crypt is None or face.imbued):
        return False
    if wanted.kind == "ally" and CardType.ALLY not in face.types:
        return False
    if wanted.clans and (face.crypt is None or face.clan not in wanted.clans):
        return False
    if face.crypt is not None and not wanted.least_capacity <= face.capacity <= wanted.most_capacity:
        return False
    if wanted.region == "ash" and not _controller_matches(g, r, wanted.controller, g.owner[card]):
        return False
    if wanted.role is not None and card_of(g, r, wanted.role) != card:
        return False
    if wanted.any_of and not any(_unplayed_matches(g, r, one, card) for one in wanted.any_of):
        return False
    if wanted.within is not None and size_of(g, card) > amount(g, r, wanted.within):
        return False
    if any(Trait(trait) not in face.traits for trait in wanted.traits):
        return False
    if any(Trait(trait) in face.traits for trait in wanted.not_traits):
        return False
    return _printed_matches(g, wanted, card)


_DEFAULTS = v.Filter()
_compiled: dict[int, tuple[v.Filter, tuple[Check, ...]]] = {}


def _checks_of(wanted: v.Filter) -> tuple[Check, ...]:
    """The checks for the fields that are set. Filters live as long as the trees they are in, so they are
    known by identity, which is far quicker than by content."""
    found = _compiled.get(id(wanted))
    if found is not None and found[0] is wanted:
        return found[1]
    asked: dict[Check, None] = {}
    for field in wanted.__struct_fields__:
        if field in _checks and getattr(wanted, field) != getattr(_DEFAULTS, field):
            asked[_checks[field]] = None
    _compiled[id(wanted)] = (wanted, tuple(asked))
    return tuple(asked)


@checks("locked")
def _locked_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return now.locked == wanted.locked


@checks("not_self")
def _not_self(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return card not in (r.minion, r.source)


@checks("on")
def _on_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.on is not None and now.on == card_of(g, r, wanted.on)


@checks("clans")
def _clan_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return g.face(card).minion and queries.clan(g, card) in wanted.clans


@checks("sects")
def _sect_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if as_vampire(g, r, card):
        return queries.sect_as_vampire(g, card)[0] in wanted.sects
    return g.face(card).minion and queries.sect(g, card) in wanted.sects


@checks("anarch")
def _anarch_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if as_vampire(g, r, card):
        return queries.sect_as_vampire(g, card)[1] == wanted.anarch
    return not g.face(card).minion or queries.is_anarch(g, card) == wanted.anarch


@checks("titles", "not_titles", "titled")
def _title_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    held = queries.title(g, card) if g.face(card).minion else ""
    if wanted.titles and held not in wanted.titles and not _as_cardinal(held, wanted.titles):
        return False
    if held in wanted.not_titles or _as_cardinal(held, wanted.not_titles):
        return False
    return wanted.titled is None or bool(held) == wanted.titled


def _as_cardinal(held: str, titles: tuple[str, ...]) -> bool:
    """The regent counts as a cardinal (VTES-10.2-05)."""
    return held == Title.REGENT and Title.CARDINAL in titles


@checks("traits", "not_traits", "red_list")
def _trait_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if any(not queries.has_trait(g, card, Trait(trait)) for trait in wanted.traits):
        return False
    if any(queries.has_trait(g, card, Trait(trait)) for trait in wanted.not_traits):
        return False
    return wanted.red_list is None or queries.has_trait(g, card, Trait.RED_LIST) == wanted.red_list


@checks("any_of")
def _any_of_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return any(matches(g, r, one, card) for one in wanted.any_of)


@checks("paths", "not_paths")
def _path_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    followed = queries.path(g, card)
    return followed not in wanted.not_paths and (not wanted.paths or followed in wanted.paths)


@checks("slave", "enslaves")
def _slave_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    """Being a slave is printed; his masters are the vampires of that clan (VTES-T-12)."""
    if wanted.slave is not None and bool(queries.slave_of(g, card)) != wanted.slave:
        return False
    if not wanted.enslaves:
        return True
    clan = queries.slave_of(g, r.minion)
    served = bool(clan) and g.face(card).vampire and queries.clan(g, card) == clan
    return served and now.controller == g.play[r.minion].controller


@checks("disciplines", "no_disciplines", "not_superior")
def _discipline_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if any(queries.discipline(g, card, code) > 0 for code in wanted.no_disciplines):
        return False
    if any(queries.discipline(g, card, code) == 0 for code in wanted.disciplines):
        return False
    return not any(queries.discipline(g, card, code) > 1 for code in wanted.not_superior)


@checks("least_capacity", "most_capacity", "compared")
def _capacity_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if not g.face(card).minion:
        return True
    size = capacity_for(g, r, card)
    if not wanted.least_capacity <= size <= wanted.most_capacity:
        return False
    if not wanted.compared:
        return True
    other = card_of(g, r, wanted.compared_to)
    return other in g.play and _compared(size, capacity_for(g, r, other), wanted.compared)


@checks("oldest")
def _oldest(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    size = capacity_for(g, r, card)
    return not any(
        capacity_for(g, r, other) > size
        for other in matching(g, r, _of_any_age(wanted))
        if g.play[other].controller == now.controller
    )


@cache
def _of_any_age(wanted: v.Filter) -> v.Filter:
    return replace(wanted, oldest=False, oldest_of_all=False)


@checks("most_pool")
def _poor(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return g.players[now.controller].pool <= wanted.most_pool


@checks("without", "bearing")
def _attachments_match(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    on_it: set[str] = set()
    for other in now.attached:
        face = g.face(other)
        on_it.add(face.name)
        on_it |= face.keywords
    if not on_it.isdisjoint(wanted.without):
        return False
    return not wanted.bearing or not on_it.isdisjoint(wanted.bearing)


@checks("not_noted")
def _not_noted(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return not _was_noted(g, wanted.not_noted, card)


def _was_noted(g: VtesState, word: str, card: int) -> bool:
    """Whether something was noted about a card, this turn or for a shorter time."""
    return any(limits.used(g, f"{word}:{card}", span) for span in ("turn", "action", "combat", "round"))


@checks("noted")
def _noted(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return _was_noted(g, wanted.noted, card)


@checks("least_blood", "most_blood")
def _blood_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.least_blood <= now.blood <= wanted.most_blood


def size_of(g: VtesState, card: int) -> int:
    """The capacity of a vampire, or what a library card costs in blood or pool; X stands for 0."""
    face = g.face(card)
    if face.vampire and (card in g.play or face.crypt is not None):
        return queries.capacity(g, card) if card in g.play else face.capacity
    printed = face.library
    if printed is None:
        return face.capacity  # the cost of an imbued (VTES-IMB-28)
    if card in g.play and g.play[card].on != NONE:
        from nocturne.vtes.rules.pay import cost_on_bearer

        return cost_on_bearer(g, card)
    return max(cost if isinstance(cost, int) else 0 for cost in (printed.blood_cost, printed.pool_cost))


@checks("within")
def _within_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.within is None or size_of(g, card) <= amount(g, r, wanted.within)


@checks("hurt")
def _hurt_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return (now.blood < queries.starting_life(g, card)) == wanted.hurt


@checks("oldest_of_all")
def _oldest_of_all_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    others = _of_any_age(wanted)
    size = queries.capacity(g, card)
    return all(queries.capacity(g, other) <= size for other in matching(g, r, others))


@checks("least_bleed")
def _bleed_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return queries.bleed(g, card) >= wanted.least_bleed


@checks("entered")
def _entered_matches(g: VtesState, r: Resolve, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if wanted.entered == "this-turn":
        return now.since == g.turn
    if wanted.entered == "since-minion-phase":
        before = g.players[r.seat].last_turn
        return now.since > before or (now.since == before and now.late)
    return f"influenced:{r.seat}" in now.marks


def _region_matches(wanted: str, now: InPlay) -> bool:
    match wanted:
        case "any":
            return True
        case "unseen":
            return now.region is Region.UNCONTROLLED
        case "controlled":
            return now.region is not Region.UNCONTROLLED or WAITING in now.marks
        case _:
            return now.region == wanted


WAITING = "waiting"
"""The mark of a card in the uncontrolled region that is controlled all the same (VTES-FR-22, VTES-IMB-35)."""


def _controller_matches(g: VtesState, r: Resolve, wanted: str, seat: int) -> bool:
    match wanted:
        case "any":
            return True
        case "you" | "same-as-minion":
            return seat == r.seat
        case "other":
            return seat != r.seat
        case "prey":
            return seat == g.prey(r.seat)
        case "predator":
            return seat == g.predator(r.seat)
        case "neighbor":
            return seat in (g.predator(r.seat), g.prey(r.seat))
        case "active":
            return seat == g.active
        case "chosen":
            return seat in seats_of(g, r, "chosen")
        case "bled":
            return seat in seats_of(g, r, "bled")
        case _:
            return seat in seats_of(g, r, "target")


def _printed_matches(g: VtesState, wanted: v.Filter, card: int, posing: bool = False) -> bool:
    face = g.face(card)
    if wanted.names and face.name not in wanted.names:
        return False
    if wanted.keywords and not face.keywords.issuperset(wanted.keywords):
        return False
    if wanted.not_keywords and not face.keywords.isdisjoint(wanted.not_keywords):
        return False
    code = wanted.requires_discipline
    if code and code not in face.needed and not (code == "any" and face.needed):
        return False
    if wanted.unique is not None and face.unique != wanted.unique:
        return False
    if (wanted.requires_clans or wanted.requires_sects or wanted.requires_path) and not _requires(
        face, wanted
    ):
        return False
    if wanted.makes_anarch and not _makes_anarch(face.key):
        return False
    if wanted.out_of_turn is not None and wanted.out_of_turn != any(m.out_of_turn for m in face.modes):
        return False
    if wanted.requires_title and not _requires_title(face):
        return False
    if wanted.most_damage < 99 and not _is_mild(face, wanted.most_damage):
        return False
    if wanted.types and not any(kind in face.types for kind in wanted.types):
        return False
    if wanted.region == "ash" and not as_printed(face, wanted.kind):
        return False
    match wanted.kind:
        case "any":
            return True
        case "minion":
            return face.minion
        case "vampire":
            return face.vampire or posing
        case "ally":
            return face.ally and not posing
        case "imbued":
            return face.imbued
        case "retainer":
            return CardType.RETAINER in face.types
        case "equipment":
            # An equipment that is a location is no equipment while in play (VTES-6.1.3-08).
            return CardType.EQUIPMENT in face.types and "location" not in face.keywords
        case "master":
            return CardType.MASTER in face.types
        case "event":
            return CardType.EVENT in face.types
        case "monster":
            return _is_monster(face)
        case "crypt":
            return face.crypt is not None
        case "library":
            return face.library is not None
        case "minion-or-retainer":
            return face.minion or CardType.RETAINER in face.types
        case "minion-card":
            return face.library is not None and not _METHUSELAHS_OWN.intersection(face.types)
        case kind:
            return kind in face.keywords


def as_printed(face: Face, kind: str) -> bool:
    """Whether a card that lies in a pile can be of a kind: there it is what is printed. A library card that
    becomes a vampire, an ally, a retainer or equipment in play is none in an ash heap."""
    match kind:
        case "vampire":
            return face.crypt is not None
        case "ally":
            return face.imbued or CardType.ALLY in face.types
        case "minion":
            return face.crypt is not None or CardType.ALLY in face.types
        case "minion-or-retainer":
            return face.crypt is not None or not {CardType.ALLY, CardType.RETAINER}.isdisjoint(face.types)
        case "retainer":
            return CardType.RETAINER in face.types
        case "equipment" | "weapon":
            return CardType.EQUIPMENT in face.types
        case _:
            return True


def is_strike(mode: v.Mode) -> bool:
    """Whether a card is a strike in a mode."""
    return any(isinstance(effect, v.Strike) for effect in mode.effects)


def _requires(face: Face, wanted: v.Filter) -> bool:
    """Whether a library card requires a clan, a sect or a path."""
    printed = face.library
    if printed is None:
        return False
    any_clan = "any" in wanted.requires_clans and bool(printed.clans)
    if wanted.requires_clans and not any_clan and not set(wanted.requires_clans) & set(printed.clans):
        return False
    if wanted.requires_path and printed.path != wanted.requires_path:
        return False
    sects = () if printed.requirement is None else printed.requirement.sects
    return not wanted.requires_sects or any(sect.value in wanted.requires_sects for sect in sects)


def _requires_title(face: Face) -> bool:
    """Whether a library card can only be played by a titled vampire."""
    need = None if face.library is None else face.library.requirement
    return need is not None and bool(need.titles or need.titled or need.city_title)


def _is_mild(face: Face, most: int) -> bool:
    """Whether a weapon inflicts no more than this with a regular strike, and nothing aggravated; strikes from
    strength are reckoned with a strength of 1 (VTES-6.4.6-29)."""
    for strike in face.strikes:
        base = strike.damage if strike.damage is not None else strike.strength
        if isinstance(base, v.Depends):
            base = base.no  # against a generic opponent
        dealt = base if isinstance(base, int) else 0
        if strike.aggravated or dealt + (strike.damage is None and strike.strength is not None) > most:
            return False
    return True


_METHUSELAHS_OWN = frozenset({CardType.MASTER, CardType.EVENT, CardType.CONVICTION})
"""The types of library cards that are no minion cards (VTES-T-41)."""


@cache
def _makes_anarch(key: int) -> bool:
    """Whether the text of a card makes vampires anarchs."""
    waiting: list[Any] = [face_of(key).tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, v.Become) and (node.anarch or node.sect == "Anarch"):
            return True
        if isinstance(node, tuple):
            waiting += node
        elif isinstance(node, Struct):
            waiting += [getattr(node, field) for field in node.__struct_fields__]
    return False


def _is_monster(face: Face) -> bool:
    """VTES-IMB-17: any vampire, and any ally or retainer that is neither mortal nor animal."""
    if face.vampire:
        return True
    if face.imbued or not (face.ally or CardType.RETAINER in face.types):
        return False  # the imbued are mortals (VTES-IMB-01)
    return face.keywords.isdisjoint(("mortal", "animal"))


def _compared(size: int, other: int, how: str) -> bool:
    match how:
        case "younger":
            return size < other
        case "older":
            return size > other
        case "not-older":
            return size <= other
        case _:
            return size >= other


# -- modifiers of cards in play


def as_seen_by(g: VtesState, source: int, card: int) -> Resolve:
    """The roles a card in play reads its own text with: it is ``this``, what it touches is ``minion``."""
    return Resolve(seat=g.play[source].controller, key=g.printed[source], path="", source=source, minion=card)


def applies_to(g: VtesState, modifier: v.Modifier, source: int, card: int) -> bool:
    """Whether a card in play that speaks of others speaks of this one."""
    now = g.play[source]
    if now.contested or now.region is Region.UNCONTROLLED or modifier.applies is None:
        return False
    return matches(g, as_seen_by(g, source, card), modifier.applies, card)


def amount_for(g: VtesState, value: v.Amount, source: int, card: int) -> int:
    """What a modifier of a card in play amounts to for another card."""
    if isinstance(value, int):
        return value
    return amount(g, as_seen_by(g, source, card), value)


def amount_of_hers(g: VtesState, value: v.Amount, source: int, seat: int) -> int:
    """What a modifier of a card in play amounts to for a Methuselah, who is ``chosen``."""
    if isinstance(value, int):
        return value
    return amount_for_seat(g, as_seen_by(g, source, source), value, seat)


def party_of(g: VtesState, party: v.Party, source: int) -> list[int]:
    """The Methuselahs a modifier of a card in play is about."""
    return seats_of(g, as_seen_by(g, source, source), party)


def holds_for(g: VtesState, condition: v.Condition, source: int, card: int) -> bool:
    """Whether the condition of a modifier of a card in play is met."""
    return holds(g, as_seen_by(g, source, card), condition)


# -- choosing while resolving


class PickFrame(Frame):
    """A choice made while an effect resolves; then the nested effects happen with the ``chosen`` thing."""

    resolve: int
    """How deep in the stack the effect is that asks."""
    path: str
    seat: int

    def _effect(self, g: VtesState) -> tuple[Resolve, v.Pick]:
        r: Resolve = g.stack[self.resolve]
        effect = effects_at(r.key, self.path.rsplit(".", 1)[0])[int(self.path.rsplit(".", 1)[1])]
        assert isinstance(effect, v.Pick)
        return r, effect

    def run(self, g: VtesState) -> Question | None:
        r, effect = self._effect(g)
        question = Question(self.seat, "vtes-ask-pick", card=f"printed:{r.key}")
        offer_targets(g, r, effect.what, question, taken=())
        # Asked all the same where cards lie face down, or others could tell that none of them fits.
        if not question.options and (effect.what.card is None or not hides(g, r, effect.what.card)):
            g.pop()
            return None
        if effect.what.up_to or not question.options:
            question.offer("none", "vtes-do-none")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        r, _effect = self._effect(g)
        g.pop()
        if choice.value is None:
            return
        kind, chosen = choice.value
        changes = {"chosen": chosen} if kind == "card" else {"chosen_seat": chosen}
        inner = r.inner("do", **changes)
        inner.path = f"{self.path}.do"
        g.push(inner)


def hides(g: VtesState, r: Resolve, which: v.Filter) -> bool:
    """Whether it is not for everybody to know which cards fit: face-down ones may, or may not."""
    if which.region != "uncontrolled":
        return False
    there = v.Filter(region="uncontrolled", controller=which.controller)
    return any(g.knows[card] != EVERYBODY for card in matching(g, r, there))


def offer_targets(
    g: VtesState, r: Resolve, target: v.Target, question: Question, taken: tuple[int, ...]
) -> None:
    """Offer every legal target of a kind; the value is ("card", id) or ("seat", seat)."""
    if target.card is not None:
        for card in matching(g, r, target.card):
            if card not in taken:
                ref = f"card:{card}"
                shown = {"card": f"target:{card}"}
                question.offer(
                    f"target:{card}", "vtes-do-target", ("card", card), args=shown, subjects=(ref,)
                )
        return
    for seat in target_seats(g, r, target):
        if seat not in taken:
            ref = f"seat:{seat}"
            question.offer(
                f"seat:{seat}", "vtes-do-target-seat", ("seat", seat), args={"seat": ref}, subjects=(ref,)
            )


def target_seats(g: VtesState, r: Resolve, target: v.Target) -> list[int]:
    """The Methuselahs that may be chosen."""
    you = r.seat
    others = [seat for seat in g.clockwise(you) if seat != you]
    match target.seat:
        case "any":
            found = [you, *others]
        case "other":
            found = others
        case "prey":
            found = [g.prey(you)]
        case "predator":
            found = [g.predator(you)]
        case "neighbor":
            found = [seat for seat in others if seat in (g.prey(you), g.predator(you))]
        case "not-prey":
            found = [seat for seat in others if seat != g.prey(you)]
        case "redirect":
            bleeding = card_of(g, r, "acting")
            found = [
                seat
                for seat in others
                if seat not in seats_of(g, r, "acting") and queries.may_bleed(g, bleeding, seat)
            ]
        case "second-predator":
            found = [g.predator(g.predator(you))]
        case "acting-prey":
            found = [g.prey(seat) for seat in seats_of(g, r, "acting")]
        case "ousted":  # whom you have the pool to keep in the game
            own = g.players[you].pool
            found = [seat for seat in others if g.players[seat].pool <= 0 and g.players[seat].short < own]
        case _:
            found = []
    return [seat for seat in found if _seat_matches(g, r, target, seat)]


def _seat_matches(g: VtesState, r: Resolve, target: v.Target, seat: int) -> bool:
    pool, own = g.players[seat].pool, g.players[r.seat].pool
    if (target.pool == "more" and pool <= own) or (target.pool == "less" and pool >= own):
        return False
    if target.edge is not None and (g.edge == seat) != target.edge:
        return False
    return target.controls is None or amount_for_seat(g, r, v.Count(of=target.controls), seat) > 0


def has_target(g: VtesState, r: Resolve, target: v.Target) -> bool:
    """Whether there are as many legal targets as must be chosen (VTES-1.6.1.1-08)."""
    needed = amount(g, r, target.least if target.up_to else target.number)
    if needed <= 0:
        return True
    if target.card is not None:
        return sum(1 for _ in zip(matching(g, r, target.card), range(needed), strict=False)) == needed
    return len(target_seats(g, r, target)) >= needed


def has_targets(g: VtesState, r: Resolve, targets: tuple[v.Target, ...]) -> bool:
    """Whether there is something to choose for each of several targets. One that is compared with the first
    ("a younger vampire", "another") must be there for some first target."""
    if not any(_beside_target(target.card) for target in targets):
        return all(has_target(g, r, target) for target in targets)
    first = targets[0].card
    return first is not None and any(leaves_targets(g, r, targets, card) for card in matching(g, r, first))


def leaves_targets(g: VtesState, r: Resolve, targets: tuple[v.Target, ...], first: int) -> bool:
    """Whether a first target leaves something to choose for those that are compared with it."""
    before, r.targets = r.targets, (first,)
    found = all(has_target(g, r, target) for target in targets[1:])
    r.targets = before
    return found


@cache
def _beside_target(wanted: v.Filter | None) -> bool:
    if wanted is None:
        return False
    beside = wanted.compared_to == "target" or "target" in wanted.other_than
    return beside or any(_beside_target(one) for one in wanted.any_of)


# -- performers of the general effects


@performs(v.BurnPool)
def _burn_pool(g: VtesState, r: Resolve, effect: v.BurnPool) -> None:
    # All amounts are reckoned before anything is burned, and nobody is ousted before all have burned
    # (VTES-9.1-06).
    due = [(seat, amount_for_seat(g, r, effect.amount, seat)) for seat in seats_of(g, r, effect.party)]
    for seat, burned in due:
        counters.lose_pool(g, seat, burned)


@performs(v.GainPool)
def _gain_pool(g: VtesState, r: Resolve, effect: v.GainPool) -> None:
    due = [(seat, amount_for_seat(g, r, effect.amount, seat)) for seat in seats_of(g, r, effect.party)]
    for seat, gained in due:
        counters.gain_pool(g, seat, gained)


@performs(v.TakeEdge)
def _take_edge(g: VtesState, r: Resolve, effect: v.TakeEdge) -> None:
    for seat in seats_of(g, r, effect.party)[:1]:
        counters.take_edge(g, seat)


@performs(v.BurnEdge)
def _burn_edge(g: VtesState, r: Resolve, effect: v.BurnEdge) -> None:
    counters.burn_edge(g)


@performs(v.MovePool)
def _move_pool(g: VtesState, r: Resolve, effect: v.MovePool) -> None:
    """One side is a single Methuselah; the amount is that of the others, each ``chosen`` in turn."""
    sources, receivers = seats_of(g, r, effect.source), seats_of(g, r, effect.to)
    due = [
        (source, to, amount_for_seat(g, r, effect.amount, to if len(sources) == 1 else source))
        for source in sources
        for to in receivers
    ]
    if len(sources) == 1 and len(due) > 1 and sum(moved for *_, moved in due) > g.players[sources[0]].pool:
        from nocturne.vtes.rules.effects.shortage import Shortage

        g.push(Shortage(seat=r.seat, source=sources[0], due=tuple((to, moved) for _, to, moved in due)))
        return
    for source, to, moved in due:
        counters.move_pool(g, source, to, moved)


@performs(v.BurnBlood)
def _burn_blood(g: VtesState, r: Resolve, effect: v.BurnBlood) -> None:
    card = card_of(g, r, effect.who)
    # Allies ignore it (VTES-6.1.5-09), but for what they play as a vampire (VTES-1.6.3-06).
    if card in g.play and (effect.life or g.face(card).vampire or as_vampire(g, r, card)):
        counters.burn_blood(g, card, amount(g, r, effect.amount))
        counters.check_life(g, card)


@performs(v.BurnLife)
def _burn_life(g: VtesState, r: Resolve, effect: v.BurnLife) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play and holds_blood(g, card) and not g.face(card).vampire:
        counters.burn_blood(g, card, amount(g, r, effect.amount))
        counters.check_life(g, card)


@performs(v.GainBlood)
def _gain_blood(g: VtesState, r: Resolve, effect: v.GainBlood) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play:
        counters.gain_blood(g, card, amount(g, r, effect.amount))


@performs(v.MoveBlood)
def _move_blood(g: VtesState, r: Resolve, effect: v.MoveBlood) -> None:
    wanted = amount(g, r, effect.amount)
    source = NONE if effect.source == "pool" else card_of(g, r, effect.source)
    to = NONE if effect.to == "pool" else card_of(g, r, effect.to)
    if (effect.source != "pool" and source not in g.play) or (effect.to != "pool" and to not in g.play):
        return  # there is nobody to take them from, or to give them to
    if source in g.play and to in g.play and holds_blood(g, source) and holds_blood(g, to):
        counters.move_blood(g, source, to, wanted)
        counters.check_life(g, source)
        return
    pools = seats_of(g, r, effect.party)
    if not pools and "pool" in (effect.source, effect.to):
        return
    if source != NONE:
        taken = _take_from(g, source, wanted)
    else:
        taken = counters.burn_pool(g, pools[0], wanted)
    if to == NONE:
        counters.gain_pool(g, pools[0], taken)
    elif to in g.play and holds_blood(g, to):
        counters.gain_blood(g, to, taken)
    elif to in g.play:
        counters.add_counters(g, to, taken)


def holds_blood(g: VtesState, card: int) -> bool:
    """Whether the counters of a card are blood or life: a crypt card's, an ally's or a retainer's."""
    face = g.face(card)
    return face.crypt is not None or face.minion or CardType.RETAINER in face.types


def _take_from(g: VtesState, card: int, wanted: int) -> int:
    if card not in g.play:
        return 0
    if not holds_blood(g, card):
        return counters.remove_counters(g, card, wanted)
    taken = counters.burn_blood(g, card, wanted)
    counters.check_life(g, card)
    return taken


@performs(v.AddCounters)
def _add_counters(g: VtesState, r: Resolve, effect: v.AddCounters) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play:
        counters.add_counters(g, card, amount(g, r, effect.amount))


@performs(v.Lock)
def _lock(g: VtesState, r: Resolve, effect: v.Lock) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play:
        counters.lock(g, card)


@performs(v.Unlock)
def _unlock(g: VtesState, r: Resolve, effect: v.Unlock) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play:
        counters.unlock(g, card)


@performs(v.Burn)
def _burn(g: VtesState, r: Resolve, effect: v.Burn) -> None:
    card = card_of(g, r, effect.who)
    if card in g.limbo:
        g.limbo.remove(card)
        g.to_ash(card)
    elif card in g.play and g.face(card).minion:
        torpors.burn_minion(g, card, r.minion)
    else:
        counters.burn_card(g, card)


@performs(v.If)
def _if(g: VtesState, r: Resolve, effect: v.If) -> None:
    if holds(g, r, effect.condition):
        g.push(r.inner("do"))
    elif effect.otherwise:
        g.push(r.inner("otherwise"))


@performs(v.Pick)
def _pick(g: VtesState, r: Resolve, effect: v.Pick) -> None:
    seats = seats_of(g, r, effect.by)
    if effect.random and effect.what.card is not None:
        found = list(matching(g, r, effect.what.card))
        if found:
            g.push(r.inner("do", chosen=g.chance.pick(found)))
    elif seats:
        g.push(PickFrame(resolve=len(g.stack) - 1, path=r.part(), seat=seats[0]))


@performs(v.As)
def _as(g: VtesState, r: Resolve, effect: v.As) -> None:
    for seat in reversed(seats_of(g, r, effect.party)):
        g.push(r.inner("do", seat=seat))


@performs(v.ForEach)
def _for_each(g: VtesState, r: Resolve, effect: v.ForEach) -> None:
    # The cards are settled before the first one is touched; the last pushed is carried out first.
    found = list(matching(g, r, effect.of))
    if hides(g, r, effect.of):
        g.tell(events.Concerned(r.seat, len(found)))
    for card in reversed(found):
        g.push(r.inner("do", chosen=card))


@performs(v.ForTargets)
def _for_targets(g: VtesState, r: Resolve, effect: v.ForTargets) -> None:
    cards = [share.card for share in r.shares if share.card != NONE] if effect.allotted else list(r.targets)
    for card in reversed(cards):
        g.push(r.inner("do", chosen=card))


class MayFrame(Frame):
    """Whether to do something optional."""

    resolve: int
    path: str
    seat: int

    def _cost(self, r: Resolve) -> v.Cost | None:
        effect = node_at(r.key, self.path)
        assert isinstance(effect, v.May)
        return effect.cost

    def run(self, g: VtesState) -> Question | None:
        r: Resolve = g.stack[self.resolve]
        cost = self._cost(r)
        reason = None if cost is None else paying.why_not_pay(g, self.seat, cost, r.minion, r.source, r.x)
        if reason is not None:
            g.pop()  # it cannot be paid: there is nothing to choose
            return None
        question = Question(self.seat, "vtes-ask-may", card=f"printed:{r.key}")
        question.offer("yes", "vtes-do-yes")
        question.offer("no", "vtes-do-no")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        r: Resolve = g.stack[self.resolve]
        g.pop()
        cost = self._cost(r)
        if choice.key == "yes" and (cost is None or paying.pay(g, self.seat, cost, r.minion, r.source, r.x)):
            inner = r.inner("do")
            inner.path = f"{self.path}.do"
            g.push(inner)


@performs(v.May)
def _may(g: VtesState, r: Resolve, effect: v.May) -> None:
    for seat in seats_of(g, r, effect.by)[:1]:
        g.push(MayFrame(resolve=len(g.stack) - 1, path=r.part(), seat=seat))
