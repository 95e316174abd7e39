"""Who has votes and ballots, and how they count (VTES-6.3.3)."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.frames.politics import ReferendumFacts
from nocturne.vtes.records import Cast, InPlay, Poll
from nocturne.vtes.rules.politics.queries.referendum import (
    Source,
    cast_so_far,
    gained_by,
    latest,
    prisci_side,
    voted,
)
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.amounts import amount, computes
from nocturne.vtes.rules.text.queries.conditions import holds, judges
from nocturne.vtes.rules.text.queries.filters import checks, matches
from nocturne.vtes.rules.text.queries.roles import card_of, seats_of
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Region

PRISCI_VOTES = 3
"""VTES-6.3.3.4-01."""


def referendum_modified(
    g: VtesState, ref: ReferendumFacts, query: str, card: int, base: int, note: str | None = None
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
    ref: ReferendumFacts, query: str, note: str | None
) -> Iterator[tuple[v.Modifier, EffectContext]]:
    for ruling in ref.rulings:
        modifier = node_at(ruling.key, ruling.path)
        assert isinstance(modifier, v.Modifier)
        if modifier.query == query and (note is None or modifier.note == note):
            yield modifier, EffectContext(
                seat=ruling.seat, key=ruling.key, path="", source=ruling.source, minion=ruling.minion,
                targets=ref.targets, victims=ref.victims, word=ref.word,
            )  # fmt: skip


def referendum_seat_modified(g: VtesState, ref: ReferendumFacts, query: str, seat: int, base: int) -> int:
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
    if (
        "doubled" not in g.modifier_sources
        or cast.card not in g.play
        or not cast.source.startswith("minion:")
    ):
        return cast.votes
    return cast.votes * 2 if modified.modified(g, "doubled", cast.card, 0) > 0 else cast.votes


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


@checks("voted")
def _voted(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return voted(g, card, wanted.voted)


@computes(v.Margin)
def _margin(g: VtesState, r: EffectContext, value: v.Margin) -> int:
    poll = g.latest_poll
    margin = 0 if poll is None else poll.margin * value.times
    return margin if value.most is None else min(margin, value.most)


@computes(v.PoolLost)
def _pool_lost(g: VtesState, r: EffectContext, value: v.PoolLost) -> int:
    found = g.frame_of(ReferendumFacts)
    if found is None:
        return 0
    seats = seats_of(g, r, value.party)
    return sum(lost for seat, lost in found.losses if seat in seats)


@judges(v.ReferendumIs)
def _referendum_is(g: VtesState, r: EffectContext, wanted: v.ReferendumIs) -> bool:
    poll = latest(g)
    if poll is None or (isinstance(poll, Poll) and not turn_queries.used(g, "polled", "action")):
        return False  # no referendum in progress, and none in this action
    if wanted.kind and poll.kind != wanted.kind:
        return False
    if wanted.under_way is not None and isinstance(poll, ReferendumFacts) != wanted.under_way:
        return False
    if wanted.caller is not None and not (
        poll.minion in g.play and matches(g, r, wanted.caller, poll.minion)
    ):
        return False
    if wanted.called_by is not None and card_of(g, r, wanted.called_by) != poll.minion:
        return False
    if wanted.on is not None and card_of(g, r, wanted.on) != poll.subject:
        return False
    if wanted.automatic is not None and poll.automatic != wanted.automatic:
        return False
    if wanted.cast is not None and bool(poll.casts) != wanted.cast:
        return False
    if wanted.passed is not None and (poll.canceled or poll.passed != wanted.passed):
        return False
    if wanted.chose is not None and not _chose(g, r, wanted.chose, poll):
        return False
    margin = 0 if g.latest_poll is None else g.latest_poll.margin
    return margin >= wanted.least_margin


def _chose(g: VtesState, r: EffectContext, wanted: v.Filter, poll: ReferendumFacts | Poll) -> bool:
    """Whether such a card was chosen in the terms of the referendum in progress."""
    if not isinstance(poll, ReferendumFacts):
        return False
    cards = (*poll.targets, *(share.card for share in poll.shares))
    return any(card in g.play and matches(g, r, wanted, card) for card in cards)
