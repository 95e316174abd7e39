"""Who has votes and ballots, and how they count (VTES-6.3.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.done import Polled
from nocturne.vtes.frames.politics import ReferendumFacts
from nocturne.vtes.records import THIS_ACTION, Cast, Poll
from nocturne.vtes.rules.politics.queries.referendum import (
    Source,
    cast_so_far,
    gained_by,
    latest,
    prisci_side,
    voted,
)
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.amounts import Number, amount, at_most, computes
from nocturne.vtes.rules.text.queries.conditions import Test, holds, judges
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.predicates import Check, checks
from nocturne.vtes.rules.text.queries.roles import ROLES, seats_of
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Region

PRISCI_VOTES = 3
"""VTES-6.3.3.4-01."""


def referendum_modified(
    g: VtesState, ref: ReferendumFacts, query: v.Query, card: int, base: int, note: str | None = None
) -> int:
    """A number of a minion during the referendum: with what always modifies it, and what does here."""
    total = modified.modified(g, query, card, base, note=note)
    for modifier, r in _rulings(ref, query, note):
        if modifier.applies is None:
            if card != r.minion:
                continue
        elif not matches(g, r, modifier.applies, card):
            continue
        if modifier.when is None or holds(g, r, modifier.when):
            before, r.chosen = r.chosen, card
            total += amount(g, r, modifier.amount)
            r.chosen = before
    return total


def _rulings(
    ref: ReferendumFacts, query: v.Query, note: str | None
) -> Iterator[tuple[v.Modifier, EffectContext]]:
    for ruling in ref.rulings:
        modifier = node_at(ruling.key, ruling.path)
        assert isinstance(modifier, v.Modifier)
        if modifier.query == query and (note is None or modifier.note == note):
            yield modifier, EffectContext(
                seat=ruling.seat, key=ruling.key, path="", source=ruling.source, minion=ruling.minion,
                targets=ref.targets, victims=ref.victims, word=ref.word,
            )  # fmt: skip


def referendum_seat_modified(g: VtesState, ref: ReferendumFacts, query: v.Query, seat: int, base: int) -> int:
    """A number of a Methuselah during the referendum."""
    total = modified.seat_modified(g, query, seat, base)
    for modifier, r in _rulings(ref, query, None):
        if modifier.when is None or holds(g, r, modifier.when):
            total += amount(g, r, modifier.amount)
    return total


def minion_votes(g: VtesState, ref: ReferendumFacts, minion: int, favor: bool) -> tuple[int, int]:
    """The votes and ballots a minion could cast on a side in all, whatever he has cast (VTES-6.3.3.2-06)."""
    if not traits.is_ready(g, minion):
        return 0, 0
    base = referendum_modified(g, ref, "votes", minion, traits.title_votes(g, minion), note="")
    base += referendum_modified(g, ref, "votes", minion, 0, note="for" if favor else "against")
    own = referendum_modified(g, ref, "ballots", minion, traits.title_ballots(g, minion))
    votes, ballots = gained_by(ref, f"minion:{minion}", favor)
    return max(0, base + votes), max(0, own + ballots)


def own_votes(g: VtesState, ref: ReferendumFacts, card: int) -> int:
    """The votes a card in play has for its controller (a source of its own)."""
    total = 0
    for modifier in g.face(card).statics:
        if modifier.query == "own-votes":
            r = EffectContext(seat=g.play[card].controller, key=g.printed[card], source=card)
            if modifier.when is None or holds(g, r, modifier.when):
                total += amount(g, r, modifier.amount)
    return max(0, total)


def sources_of(g: VtesState, ref: ReferendumFacts, seat: int) -> list[Source]:
    """Everything a Methuselah can cast votes and ballots from, or has cast them from."""
    found: list[Source] = []
    for minion in traits.ready_minions(g, seat):
        favor, against = minion_votes(g, ref, minion, True), minion_votes(g, ref, minion, False)
        if any(favor) or any(against):
            found.append(Source(f"minion:{minion}", minion, favor, against))
    seen: set[str] = set()
    for gain in ref.gained:
        if gain.seat == seat and not gain.source.startswith("minion:") and gain.source not in seen:
            seen.add(gain.source)
            found.append(
                Source(
                    gain.source,
                    gain.card,
                    gained_by(ref, gain.source, True),
                    gained_by(ref, gain.source, False),
                )
            )
    for card in g.modifier_sources.get("own-votes", ()):
        now = g.play[card]
        if now.controller != seat or now.contested or now.region is Region.UNCONTROLLED:
            continue
        votes = own_votes(g, ref, card)
        if votes:
            found.append(Source(f"own:{card}", card, (votes, 0), (votes, 0)))
    return found


def tally(g: VtesState, ref: ReferendumFacts) -> tuple[int, int]:
    """The votes for and against as they stand, with the block of the prisci and what cards add."""
    counted = [cast for cast in ref.casts if _counts(g, ref, cast)]
    favor = sum(_weight(g, cast) for cast in counted if cast.favor)
    against = sum(_weight(g, cast) for cast in counted if not cast.favor)
    block = prisci_side(ref)
    if block > 0:
        favor += PRISCI_VOTES
    elif block < 0:
        against += PRISCI_VOTES
    for extra, side in _added(g, ref):
        if side == "for":
            favor += extra
        else:
            against += extra
    return max(0, favor), max(0, against)


def _weight(g: VtesState, cast: Cast) -> int:
    """What the votes of a source come to when they are counted: some vampires' count double."""
    votes = cast.counted()
    if (
        "doubled" not in g.modifier_sources
        or cast.card not in g.play
        or not cast.source.startswith("minion:")
    ):
        return votes
    return votes * 2 if modified.modified(g, "doubled", cast.card, 0) > 0 else votes


def _counts(g: VtesState, ref: ReferendumFacts, cast: Cast) -> bool:
    """Whether an effect has the votes of this minion on this side count for nothing."""
    if not ref.rulings or cast.card not in g.play or not cast.source.startswith("minion:"):
        return True
    return referendum_modified(g, ref, "counted", cast.card, 0, note="for" if cast.favor else "against") >= 0


def _added(g: VtesState, ref: ReferendumFacts) -> Iterator[tuple[int, str]]:
    """Votes that count on a side although nobody casts them."""
    if ref.automatic:
        return
    for card in g.modifier_sources.get("tally", ()):
        now = g.play[card]
        if now.contested or now.region is Region.UNCONTROLLED:
            continue
        for modifier in g.face(card).statics:
            if modifier.query == "tally":
                r = EffectContext(seat=now.controller, key=g.printed[card], source=card, minion=card)
                if modifier.when is None or holds(g, r, modifier.when):
                    yield amount(g, r, modifier.amount), modifier.note
    for modifier, r in _rulings(ref, "tally", None):
        if modifier.when is None or holds(g, r, modifier.when):
            yield amount(g, r, modifier.amount), modifier.note


def pay_to_vote(g: VtesState, ref: ReferendumFacts, minion: int, favor: bool) -> int:
    """The blood a minion must burn to cast on a side; once he has cast there is nothing more to pay."""
    if cast_so_far(ref, f"minion:{minion}")[0] is not None:
        return 0
    both = referendum_modified(g, ref, "vote-cost", minion, 0, note="")
    return max(
        0, both + referendum_modified(g, ref, "vote-cost", minion, 0, note="for" if favor else "against")
    )


@checks(v.Voted)
def _voted(wanted: v.Voted) -> Check:
    return lambda g, r, card, now: voted(g, card, wanted.voted)


@computes(v.Margin)
def _margin(value: v.Margin) -> Number:
    return at_most(value.most, lambda g, r: latest_margin(g) * value.times)


def latest_margin(g: VtesState) -> int:
    """The votes by which the latest referendum was decided."""
    return 0 if g.latest_poll is None else g.latest_poll.margin


@computes(v.PoolLost)
def _pool_lost(value: v.PoolLost) -> Number:
    def found(g: VtesState, r: EffectContext) -> int:
        ref = g.frame_of(ReferendumFacts)
        if ref is None:
            return 0
        seats = seats_of(g, r, value.party)
        return sum(lost for seat, lost in ref.losses if seat in seats)

    return found


@judges(v.ReferendumIs)
def _referendum_is(wanted: v.ReferendumIs) -> Test:
    facts = tuple(_facts(wanted))

    def is_so(g: VtesState, r: EffectContext) -> bool:
        poll = latest(g)
        if poll is None or (isinstance(poll, Poll) and not turn_queries.used(g, Polled(), THIS_ACTION)):
            return False  # no referendum in progress, and none in this action
        return all(fact(g, r, poll) for fact in facts)

    return is_so


Fact = Callable[[VtesState, EffectContext, ReferendumFacts | Poll], bool]
"""Something that is so of a referendum, or is not."""


def _facts(wanted: v.ReferendumIs) -> Iterator[Fact]:
    """What must be so, for the fields that are set."""
    if wanted.kind == "political":
        yield lambda g, r, poll: poll.by_action()
    elif wanted.kind:
        yield lambda g, r, poll: poll.kind == wanted.kind
    if wanted.under_way is not None:
        yield lambda g, r, poll: isinstance(poll, ReferendumFacts) == wanted.under_way
    if wanted.caller is not None:
        yield _called_by(wanted.caller)
    if wanted.called_by is not None:
        caller = ROLES[wanted.called_by]
        yield lambda g, r, poll: caller(g, r) == poll.minion
    if wanted.on is not None:
        hunted = ROLES[wanted.on]
        yield lambda g, r, poll: hunted(g, r) == poll.subject
    if wanted.automatic is not None:
        yield lambda g, r, poll: poll.automatic == wanted.automatic
    if wanted.cast is not None:
        yield lambda g, r, poll: bool(poll.casts) == wanted.cast
    if wanted.passed is not None:
        yield lambda g, r, poll: not poll.canceled and poll.passed == wanted.passed
    if wanted.chose is not None:
        yield _chose(wanted.chose)
    yield lambda g, r, poll: latest_margin(g) >= wanted.least_margin


def _called_by(wanted: v.Filter) -> Fact:
    return lambda g, r, poll: poll.minion in g.play and matches(g, r, wanted, poll.minion)


def _chose(wanted: v.Filter) -> Fact:
    """Whether such a card was chosen in the terms of the referendum in progress."""

    def is_so(g: VtesState, r: EffectContext, poll: ReferendumFacts | Poll) -> bool:
        if not isinstance(poll, ReferendumFacts):
            return False
        cards = (*poll.targets, *(share.card for share in poll.shares))
        return any(card in g.play and matches(g, r, wanted, card) for card in cards)

    return is_so
