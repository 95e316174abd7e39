"""Which cards match a filter. A card in play is checked by the fields that are set: ``@checks`` registers
how, here and in the chapters that know of such a thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from nocturne.kernel.later import later
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType, Title, Trait
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules import limits, queries
from nocturne.vtes.rules.perform.printed import printed_matches
from nocturne.vtes.rules.perform.roles import as_vampire, capacity_for, card_of, seats_of, size_of
from nocturne.vtes.state import EVERYBODY, InPlay, VtesState
from nocturne.vtes.terms import NONE, Region

if TYPE_CHECKING:
    from nocturne.vtes.rules.effects import found as finding
    from nocturne.vtes.rules.effects import lobbying
    from nocturne.vtes.rules.perform import amounts
else:  # they import this module
    amounts, finding, lobbying = later(
        "nocturne.vtes.rules", "perform.amounts", "effects.found", "effects.lobbying"
    )

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


@checks_unplayed
def _within_unplayed(g: VtesState, r: EffectContext, wanted: v.Filter, card: int) -> bool:
    return wanted.within is None or size_of(g, card) <= amounts.amount(g, r, wanted.within)


@checks_unplayed
def _callable_unplayed(g: VtesState, r: EffectContext, wanted: v.Filter, card: int) -> bool:
    return not wanted.callable or lobbying.can_call(g, r.minion, card)


@checks_unplayed
def _equippable_unplayed(g: VtesState, r: EffectContext, wanted: v.Filter, card: int) -> bool:
    more = wanted.equip_for
    return more is None or bool(finding.ways_to_bring(g, r.seat, card, r.minion, False, more))


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


@checks("on")
def _on_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.on is not None and now.on == card_of(g, r, wanted.on)


@checks("clans")
def _clan_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if not g.face(card).minion:
        return False
    return queries.clan(g, card) in wanted.clans or not _taken_for(g, r, card).isdisjoint(wanted.clans)


def _taken_for(g: VtesState, r: EffectContext, card: int) -> frozenset[str]:
    """As a member of which clans a minion counts for the card that is being played: those it requires and
    for one of whom he is taken when his controller plays it, not once it is in play."""
    if "taken-for-clan" not in g.speakers or r.source == NONE or r.source in g.play or card not in g.play:
        return frozenset()
    played = g.face(r.source).library
    if played is None or g.play[card].controller != r.seat:
        return frozenset()
    return queries.taken_for(g, card) & set(played.clans)


@checks("sects")
def _sect_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if as_vampire(g, r, card):
        return queries.sect_as_vampire(g, card)[0] in wanted.sects
    return g.face(card).minion and queries.sect(g, card) in wanted.sects


@checks("anarch")
def _anarch_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if as_vampire(g, r, card):
        return queries.sect_as_vampire(g, card)[1] == wanted.anarch
    return not g.face(card).minion or queries.is_anarch(g, card) == wanted.anarch


@checks("titles", "not_titles", "titled")
def _title_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
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
def _trait_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if any(not queries.has_trait(g, card, Trait(trait)) for trait in wanted.traits):
        return False
    if any(queries.has_trait(g, card, Trait(trait)) for trait in wanted.not_traits):
        return False
    return wanted.red_list is None or queries.has_trait(g, card, Trait.RED_LIST) == wanted.red_list


@checks("any_of")
def _any_of_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return any(matches(g, r, one, card) for one in wanted.any_of)


@checks("paths", "not_paths")
def _path_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    followed = queries.path(g, card)
    return followed not in wanted.not_paths and (not wanted.paths or followed in wanted.paths)


@checks("slave", "enslaves")
def _slave_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    """Being a slave is printed; his masters are the vampires of that clan (VTES-T-12)."""
    if wanted.slave is not None and bool(queries.slave_of(g, card)) != wanted.slave:
        return False
    if not wanted.enslaves:
        return True
    clan = queries.slave_of(g, r.minion)
    served = bool(clan) and g.face(card).vampire and queries.clan(g, card) == clan
    return served and now.controller == g.play[r.minion].controller


@checks("disciplines", "no_disciplines", "not_superior")
def _discipline_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if any(queries.discipline(g, card, code) > 0 for code in wanted.no_disciplines):
        return False
    if any(queries.discipline(g, card, code) == 0 for code in wanted.disciplines):
        return False
    return not any(queries.discipline(g, card, code) > 1 for code in wanted.not_superior)


@checks("least_capacity", "most_capacity", "compared")
def _capacity_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if not g.face(card).minion:
        return True
    size = capacity_for(g, r, card)
    if not wanted.least_capacity <= size <= wanted.most_capacity:
        return False
    if not wanted.compared:
        return True
    other = card_of(g, r, wanted.compared_to)
    return other in g.play and _compared(size, capacity_for(g, r, other), wanted.compared)


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


@checks("oldest")
def _oldest(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
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
    return any(limits.used(g, f"{word}:{card}", span) for span in ("turn", "action", "combat", "round"))


@checks("noted")
def _noted(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return _was_noted(g, wanted.noted, card)


@checks("full")
def _full(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return (now.blood >= queries.capacity(g, card)) == wanted.full


@checks("least_blood", "most_blood")
def _blood_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.least_blood <= now.blood <= amounts.amount(g, r, wanted.most_blood)


@checks("within")
def _within_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.within is None or size_of(g, card) <= amounts.amount(g, r, wanted.within)


@checks("hurt")
def _hurt_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return (now.blood < queries.starting_life(g, card)) == wanted.hurt


@checks("oldest_of_all")
def _oldest_of_all_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    others = _of_any_age(wanted)
    size = queries.capacity(g, card)
    return all(queries.capacity(g, other) <= size for other in matching(g, r, others))


@checks("least_bleed")
def _bleed_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return queries.bleed(g, card) >= wanted.least_bleed


@checks("entered")
def _entered_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if wanted.entered == "this-turn":
        return now.since == g.turn
    if wanted.entered == "since-minion-phase":
        before = g.players[r.seat].last_turn
        return now.since > before or (now.since == before and now.late)
    return f"{INFLUENCED}:{r.seat}" in now.marks
