"""Which cards match a filter. A card in play is checked by the fields that are set: ``@checks`` registers
how, here and in the chapters that know of such a thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType, Trait
from nocturne.vtes.context import EffectContext
from nocturne.vtes.records import InPlay
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.queries.printed import printed_matches
from nocturne.vtes.rules.text.queries.roles import as_vampire, card_of, seats_of
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import Region

Check = Callable[[VtesState, EffectContext, v.Filter, int, InPlay], bool]


_checks: dict[str, Check] = {}


def checks(*fields: str) -> Callable[[Check], Check]:
    """Register how fields of a filter are checked on a card in play; asked only when one of them is set."""

    def register(check: Check) -> Check:
        for field in fields:
            _checks[field] = check
        return check

    return register


UnplayedCheck = Callable[[VtesState, EffectContext, v.Filter, int], bool]


_unplayed_checks: list[UnplayedCheck] = []


def checks_unplayed(check: UnplayedCheck) -> UnplayedCheck:
    """Register a check of a card that is not in play."""
    _unplayed_checks.append(check)
    return check


def matching(g: VtesState, r: EffectContext, wanted: v.Filter) -> Iterator[int]:
    """Every card that matches a filter, in a fixed order."""
    for card in candidates(g, r, wanted):
        if matches(g, r, wanted, card):
            yield card


def candidates(g: VtesState, r: EffectContext, wanted: v.Filter) -> Iterable[int]:
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


def matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int) -> bool:
    """Whether a card matches a filter."""
    now = g.play.get(card)
    if now is None:
        if wanted.controller != "any" and not controller_matches(g, r, wanted.controller, g.owner[card]):
            return False  # whose ash heap or hand it is
        if wanted.noted and not _was_noted(g, wanted.noted, card):
            return False
        return wanted.region in ("ash", "hand", "any") and _unplayed_matches(g, r, wanted, card)
    # Contested and uncontrolled cards are not in play for anybody (VTES-1.6.1.4-03).
    if now.contested != wanted.contested or not _region_matches(wanted.region, now):
        return False
    if not controller_matches(g, r, wanted.controller, now.controller):
        return False
    if wanted.region == "unseen" and not _known(g, card, r.seat):
        return True  # what is taken blind is whatever it turns out to be (VTES-IMB-27)
    if not printed_matches(g, wanted, card, as_vampire(g, r, card)):
        return False
    return all(check(g, r, wanted, card, now) for check in _checks_of(wanted))


def _unplayed_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int) -> bool:
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
    if wanted.region == "ash" and not controller_matches(g, r, wanted.controller, g.owner[card]):
        return False
    if wanted.role is not None and card_of(g, r, wanted.role) != card:
        return False
    if wanted.other_than and any(card_of(g, r, role) == card for role in wanted.other_than):
        return False
    if wanted.any_of and not any(_unplayed_matches(g, r, one, card) for one in wanted.any_of):
        return False
    if any(Trait(trait) not in face.traits for trait in wanted.traits):
        return False
    if any(Trait(trait) in face.traits for trait in wanted.not_traits):
        return False
    if not printed_matches(g, wanted, card):
        return False
    return all(check(g, r, wanted, card) for check in _unplayed_checks)


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


INFLUENCED = "influenced"
"""With a seat: the mark of who entered her ready region in her latest influence phase."""


def controller_matches(g: VtesState, r: EffectContext, wanted: str, seat: int) -> bool:
    """Whether a Methuselah is one of those that a filter means by ``controller``."""
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


@checks("locked")
def _locked_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return now.locked == wanted.locked


@checks("not_self")
def _not_self(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return card not in (r.minion, r.source)


@checks("any_of")
def _any_of_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return any(matches(g, r, one, card) for one in wanted.any_of)


@checks("most_pool")
def _poor(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return g.players[now.controller].pool <= wanted.most_pool


@checks("without", "bearing")
def _attachments_match(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    on_it: set[str] = set()
    for other in now.attached:
        face = g.face(other)
        on_it.add(face.name)
        on_it |= face.keywords
    if not on_it.isdisjoint(wanted.without):
        return False
    return not wanted.bearing or not on_it.isdisjoint(wanted.bearing)


@checks("not_noted")
def _not_noted(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return not _was_noted(g, wanted.not_noted, card)


def _was_noted(g: VtesState, word: str, card: int) -> bool:
    """Whether something was noted about a card, this turn or for a shorter time."""
    return any(turn_queries.used(g, f"{word}:{card}", span) for span in ("turn", "action", "combat", "round"))


@checks("noted")
def _noted(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return _was_noted(g, wanted.noted, card)


@checks("hurt")
def _hurt_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return (now.blood < traits.starting_life(g, card)) == wanted.hurt


@checks("entered")
def _entered_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if wanted.entered == "this-turn":
        return now.since == g.turn
    if wanted.entered == "since-minion-phase":
        before = g.players[r.seat].last_turn
        return now.since > before or (now.since == before and now.late)
    return f"{INFLUENCED}:{r.seat}" in now.marks
