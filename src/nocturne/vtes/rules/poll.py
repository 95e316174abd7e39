"""A referendum: its steps, who has votes and ballots, what was cast and how it counts (VTES-6.3.2,
VTES-6.3.3).

``Referendum`` goes from the terms through polling to the outcome. Votes belong to sources: a minion, a card
in play, the political card of a Methuselah, the Edge; all that one source casts goes to one side. Ballots
decide among the prisci where their three votes go. Effects that speak of votes are in ``politics``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext, node_at, taken_up
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.politics import Gained, ReferendumFacts, Ruling
from nocturne.vtes.rules import counters, limits, queries
from nocturne.vtes.rules.opening import open_window
from nocturne.vtes.rules.perform import (
    amount,
    card_of,
    checks,
    holds,
    judges,
    matches,
    push_effects,
    reckons,
    seats_of,
)
from nocturne.vtes.state import Cast, InPlay, Poll, VtesState
from nocturne.vtes.terms import NONE, Region, Window

_TAKING_EFFECT = 5
"""The step of a referendum while what it does is carried out."""

PRISCI_VOTES = 3
"""VTES-6.3.3.4-01."""

Side = Literal["for", "against"]


class Referendum(ReferendumFacts):
    """One referendum (VTES-6.3.2-02): terms, polling, outcome.

    ``kind`` is ``political`` for a political action, ``blood-hunt`` (on ``subject``), or ``card`` for one
    that an effect calls outside an action. ``key`` and ``path`` lead to its ``CallReferendum``.
    """

    def run(self, g: VtesState) -> None:
        match self.step:
            case 0 if self.kind == "political" and not self.announced and Window.BEFORE_REFERENDUM in g.able:
                self.announced = True
                open_window(g, Window.BEFORE_REFERENDUM, self.seat)
            case 0 if self.announced and not self._still_called(g):
                g.pop()
            case 0:
                self.step = 1
                self._call(g)
            case 1:
                self.step = 2
                if not self.automatic:  # VTES-6.3.2-12
                    open_window(g, Window.TERMS, self.seat)
            case 2:
                self.step = 3
                if not (self.automatic or self.failing or self.canceled):
                    from nocturne.vtes.rules.politics import Polling

                    g.push(Polling())
            case 3:
                self.step = 4
                if self.canceled:
                    self._remember(g, 0)
                    self.step = 7
                    return
                self._tally(g)
                open_window(g, Window.TALLIED, self.seat)
            case 4:
                self.step = _TAKING_EFFECT
                if self.canceled:  # it would have passed, but an effect stops what it does
                    self._remember(g, 0)
                    self.step = 7
                    return
                self._take_effect(g)
            case _ if self.step == _TAKING_EFFECT:
                self.step = 6
                for promise in reversed(self.promises):
                    if promise.outcome in ("any", "passes" if self.passed else "fails"):
                        push_effects(g, taken_up(promise.deed))
            case 6:
                self.step = 7
                open_window(g, Window.AFTER_REFERENDUM, self.seat)
                g.on_event(events.ReferendumOver(self.seat, None if self.minion == NONE else self.minion))
            case _:
                g.pop()
                limits.close(g, "referendum")
                limits.expire(g, "referendum")

    def _look_into_heaps(self, g: VtesState) -> None:
        """Cards of ash heaps among the terms were named: any copy will do, those that are gone are left out
        (ruling on Undele)."""
        called = self.call()
        if called is not None and any(
            isinstance(term, v.Target) and term.card is not None and term.card.region == "ash"
            for term in called.terms
        ):
            self.targets = tuple(card for card in queries.lying_there(g, self.targets) if card != NONE)

    def _still_called(self, g: VtesState) -> bool:
        """Whether it takes place after what happened before it: the action goes on, its caller is ready."""

        action = g.frame_of(ActionFacts)
        return action is not None and not action.over and queries.is_ready(g, self.minion)

    def _call(self, g: VtesState) -> None:
        from nocturne.vtes.rules.referendum_terms import ChooseTerms

        if self.kind == "blood-hunt":
            g.emit(events.BloodHuntProposed(self.subject))
            return
        called = self.call()
        assert called is not None
        minion = None if self.minion == NONE else self.minion
        card = None if self.card in (NONE, self.minion) else self.card
        by = "card" if card is not None else "minion"
        g.emit(events.ReferendumCalled(self.seat, by, minion, card))
        if called.automatic or use_automatic_pass(g, self):
            self.automatic = True
            g.emit(events.PassesAutomatically(self.seat))
        if self.card in g.limbo and g.face(self.card).is_type(CardType.POLITICAL_ACTION):
            # VTES-6.3.3.1-02: the card that calls it is her vote.
            self.political = (self.seat,)
            self.gained = (Gained(f"political:{self.seat}", self.seat, votes=1, card=self.card),)
        self.rulings = tuple(
            Ruling(self.seat, self.key, f"{self.path}.during.{i}", self.card, self.minion)
            for i in range(len(called.during))
        )
        if called.terms:
            g.push(ChooseTerms())

    def _tally(self, g: VtesState) -> None:
        favor, against = tally(g, self)
        self.passed = not self.failing and (self.automatic or favor > against)  # VTES-6.3.2-08
        minion = None if self.minion == NONE else self.minion
        # Winning by itself is winning by nothing (VTES-6.3.2-13).
        self._remember(g, 0 if self.automatic or self.failing else abs(favor - against))
        kind = events.ReferendumPassed if self.passed else events.ReferendumFailed
        g.emit(kind(self.seat, favor, against, minion))

    def _remember(self, g: VtesState, margin: int) -> None:
        g.latest_poll = Poll(
            g.turn, self.seat, self.kind, self.passed and not self.canceled, self.minion, margin,
            self.automatic, self.canceled, self.casts, self.subject,
        )  # fmt: skip
        limits.note(g, "polled", "action")
        if self.canceled:
            g.emit(events.ReferendumCanceled(self.seat, None if self.minion == NONE else self.minion))

    def _take_effect(self, g: VtesState) -> None:
        if self.kind == "blood-hunt":
            if self.passed:
                from nocturne.vtes.rules.blood_hunt import hunt_down

                hunt_down(g, self.subject)
            return
        called = self.call()
        assert called is not None
        if called.passes if self.passed else called.fails:
            self._look_into_heaps(g)
            push_effects(g, self.roles("passes" if self.passed else "fails"))


def referendum(g: VtesState) -> ReferendumFacts:
    """The referendum in progress."""
    found = g.frame_of(ReferendumFacts)
    assert isinstance(found, ReferendumFacts)
    return found


def outside_action(g: VtesState) -> bool:
    """Whether the referendum in progress is no action: no modifiers and reactions then (VTES-6.5.6-03)."""
    found = g.frame_of(ReferendumFacts)
    return found is not None and found.kind != "political"


def use_automatic_pass(g: VtesState, ref: ReferendumFacts) -> bool:
    """Whether an effect has this referendum pass by itself; it is used up."""
    for effect in g.lasting:
        if effect.what != "next-passes":
            continue
        promised = node_at(effect.source, effect.note)
        assert isinstance(promised, v.NextPasses)
        r = EffectContext(seat=effect.seat, key=effect.source, minion=ref.minion)
        if ref.minion in g.play and matches(g, r, promised.caller, ref.minion):
            g.lasting.remove(effect)
            return True
    return False


# -- what a source has


def reckon(
    g: VtesState, ref: ReferendumFacts, query: str, card: int, base: int, note: str | None = None
) -> int:
    """A number of a minion during the referendum: with what always modifies it, and what does here."""
    total = queries.modified(g, query, card, base, note=note)
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


def seat_reckon(g: VtesState, ref: ReferendumFacts, query: str, seat: int, base: int) -> int:
    """A number of a Methuselah during the referendum."""
    total = queries.seat_modified(g, query, seat, base)
    for modifier, r in _rulings(ref, query, None):
        if modifier.when is None or holds(g, r, modifier.when):
            total += amount(g, r, modifier.amount)
    return total


def minion_votes(g: VtesState, ref: ReferendumFacts, minion: int, favor: bool) -> tuple[int, int]:
    """The votes and ballots a minion could cast on a side in all, whatever he has cast (VTES-6.3.3.2-06)."""
    if not queries.is_ready(g, minion):
        return 0, 0
    base = reckon(g, ref, "votes", minion, queries.title_votes(g, minion), note="")
    base += reckon(g, ref, "votes", minion, 0, note="for" if favor else "against")
    own = reckon(g, ref, "ballots", minion, queries.title_ballots(g, minion))
    votes, ballots = gained_by(ref, f"minion:{minion}", favor)
    return max(0, base + votes), max(0, own + ballots)


def gained_by(ref: ReferendumFacts, source: str, favor: bool) -> tuple[int, int]:
    """What a source has gained in this referendum and may cast on a side."""
    votes = ballots = 0
    for gain in ref.gained:
        if gain.source == source and gain.side in ("", "for" if favor else "against"):
            votes += gain.votes
            ballots += gain.ballots
    return votes, ballots


def own_votes(g: VtesState, ref: ReferendumFacts, card: int) -> int:
    """The votes a card in play has for its controller (a source of its own)."""
    total = 0
    for modifier in g.face(card).statics:
        if modifier.query == "own-votes":
            r = EffectContext(seat=g.play[card].controller, key=g.printed[card], source=card)
            if modifier.when is None or holds(g, r, modifier.when):
                total += amount(g, r, modifier.amount)
    return max(0, total)


class Source(Struct, frozen=True):
    """A source of votes at a seat: how much it has in all on each side, as (votes, ballots)."""

    name: str
    card: int
    favor: tuple[int, int]
    against: tuple[int, int]

    def of(self, favor: bool) -> tuple[int, int]:
        """What it has on a side."""
        return self.favor if favor else self.against


def sources_of(g: VtesState, ref: ReferendumFacts, seat: int) -> list[Source]:
    """Everything a Methuselah can cast votes and ballots from, or has cast them from."""
    found: list[Source] = []
    for minion in queries.ready_minions(g, seat):
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
    for card in g.speakers.get("own-votes", ()):
        now = g.play[card]
        if now.controller != seat or now.contested or now.region is Region.UNCONTROLLED:
            continue
        votes = own_votes(g, ref, card)
        if votes:
            found.append(Source(f"own:{card}", card, (votes, 0), (votes, 0)))
    return found


def cast_so_far(ref: ReferendumFacts, source: str) -> tuple[bool | None, int, int]:
    """The side a source has cast on (None: nothing yet), with its votes and ballots."""
    side: bool | None = None
    votes = ballots = 0
    for cast in ref.casts:
        if cast.source == source:
            side = cast.favor
            votes += cast.votes
            ballots += cast.ballots
    return side, votes, ballots


# -- casting and counting


def cast(g: VtesState, ref: ReferendumFacts, seat: int, source: Source, favor: bool) -> None:
    """A source casts all it has left on one side; it cannot be changed by the caster (VTES-6.3.2-06)."""
    _, cast_votes, cast_ballots = cast_so_far(ref, source.name)
    votes, ballots = source.of(favor)
    votes, ballots = max(0, votes - cast_votes), max(0, ballots - cast_ballots)
    before = prisci_side(ref)
    ref.casts = (*ref.casts, Cast(source.name, seat, favor, votes, ballots, source.card))
    kind = source.name.partition(":")[0]
    card = None if source.card == NONE else source.card
    g.emit(events.VotesCast(seat, _side_word(favor), kind, votes, ballots, card))
    _tell_prisci(g, ref, before)


def _side_word(favor: bool) -> str:
    return "vtes-side-for" if favor else "vtes-side-against"


def prisci_side(ref: ReferendumFacts) -> int:
    """Where the block of the prisci stands: above 0 for, below 0 against, at 0 it abstains
    (VTES-6.3.3.4-03)."""
    return sum(cast.ballots if cast.favor else -cast.ballots for cast in ref.casts)


def _tell_prisci(g: VtesState, ref: ReferendumFacts, before: int) -> None:
    """The block moves as ballots are cast (VTES-6.3.3.4-04)."""
    after = prisci_side(ref)
    if (after > 0) != (before > 0) or (after < 0) != (before < 0):
        side = "abstain" if after == 0 else ("for" if after > 0 else "against")
        g.emit(events.PrisciMoved(f"vtes-side-{side}"))


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
    if "doubled" not in g.speakers or cast.card not in g.play or not cast.source.startswith("minion:"):
        return cast.votes
    return cast.votes * 2 if queries.modified(g, "doubled", cast.card, 0) > 0 else cast.votes


def _counts(g: VtesState, ref: ReferendumFacts, cast: Cast) -> bool:
    """Whether an effect has the votes of this minion on this side count for nothing."""
    if not ref.rulings or cast.card not in g.play or not cast.source.startswith("minion:"):
        return True
    return reckon(g, ref, "counted", cast.card, 0, note="for" if cast.favor else "against") >= 0


def _added(g: VtesState, ref: ReferendumFacts) -> Iterator[tuple[int, str]]:
    """Votes that count on a side although nobody casts them."""
    if ref.automatic:
        return
    for card in g.speakers.get("tally", ()):
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


def abstain(g: VtesState, ref: ReferendumFacts, minion: int) -> None:
    """A minion abstains from now on, and what he has cast is canceled, ballots included (VTES-6.3.2-10,
    VTES-6.3.3.4-07)."""
    before = prisci_side(ref)
    ref.casts = tuple(cast for cast in ref.casts if cast.source != f"minion:{minion}")
    if minion not in ref.abstaining:
        ref.abstaining = (*ref.abstaining, minion)
    g.emit(events.Abstained(minion))
    _tell_prisci(g, ref, before)


def change_side(g: VtesState, ref: ReferendumFacts, minion: int, favor: bool, force: bool) -> None:
    """Somebody else decides where a minion's votes and ballots go, those cast and those still to be cast;
    ``force``: he casts all he has."""
    before = prisci_side(ref)
    ref.casts = tuple(
        replace(cast, favor=favor) if cast.source == f"minion:{minion}" else cast for cast in ref.casts
    )
    ref.bound = (*(pair for pair in ref.bound if pair[0] != minion), (minion, favor))
    g.emit(events.VotesChanged(minion, _side_word(favor)))
    _tell_prisci(g, ref, before)
    if force and minion not in ref.abstaining:
        source = Source(
            f"minion:{minion}",
            minion,
            minion_votes(g, ref, minion, True),
            minion_votes(g, ref, minion, False),
        )
        _, votes, ballots = cast_so_far(ref, source.name)
        if source.of(favor)[0] > votes or source.of(favor)[1] > ballots:
            cast(g, ref, g.play[minion].controller, source, favor)


def pay_to_vote(g: VtesState, ref: ReferendumFacts, minion: int, favor: bool) -> int:
    """The blood a minion must burn to cast on a side; once he has cast there is nothing more to pay."""
    if cast_so_far(ref, f"minion:{minion}")[0] is not None:
        return 0
    both = reckon(g, ref, "vote-cost", minion, 0, note="")
    return max(0, both + reckon(g, ref, "vote-cost", minion, 0, note="for" if favor else "against"))


def burn_edge_for_vote(g: VtesState, ref: ReferendumFacts, seat: int) -> None:
    """The Edge becomes uncontrolled and is worth a vote (VTES-6.3.3.3-01)."""
    votes = max(0, seat_reckon(g, ref, "edge-votes", seat, 1))
    counters.burn_edge(g)
    gain(g, ref, Gained(f"edge:{seat}", seat, votes=votes))
    g.on_event(events.EdgeVoted(seat))


def gain(g: VtesState, ref: ReferendumFacts, gained: Gained) -> None:
    """A source gains votes or ballots."""
    ref.gained = (*ref.gained, gained)
    card = None if gained.card == NONE else gained.card
    kind = gained.source.partition(":")[0]
    g.emit(events.VotesGained(gained.seat, gained.votes, gained.ballots, kind, card))


# -- looking back


def latest(g: VtesState) -> ReferendumFacts | Poll | None:
    """The referendum in progress, or how the latest one ended."""
    found: ReferendumFacts | None = g.frame_of(ReferendumFacts)
    return found if found is not None else g.latest_poll


def voted(g: VtesState, card: int, how: str) -> bool:
    """How a minion cast in the latest referendum, by what he himself cast: the block of the prisci does not
    matter (VTES-6.3.3.4-08)."""
    poll = latest(g)
    if poll is None:
        return False
    sides = {cast.favor for cast in poll.casts if cast.source == f"minion:{card}"}
    match how:
        case "for":
            return True in sides
        case "against":
            return False in sides
        case "any":
            return bool(sides)
        case _:
            return not sides


def voters(g: VtesState, how: str) -> list[int]:
    """The Methuselahs who cast votes or ballots on a side of the latest referendum, from any source."""
    poll = latest(g)
    if poll is None:
        return []
    sides: dict[int, set[bool]] = {}
    for cast in poll.casts:
        sides.setdefault(cast.seat, set()).add(cast.favor)
    wanted = how in ("cast-for", "cast-only-for")
    only = how in ("cast-only-for", "cast-only-against")
    return [
        seat
        for seat in g.clockwise(poll.seat)
        if wanted in sides.get(seat, ()) and not (only and (not wanted) in sides[seat])
    ]


@checks("voted")
def _voted(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return voted(g, card, wanted.voted)


@reckons(v.Margin)
def _margin(g: VtesState, r: EffectContext, value: v.Margin) -> int:
    poll = g.latest_poll
    margin = 0 if poll is None else poll.margin * value.times
    return margin if value.most is None else min(margin, value.most)


@reckons(v.PoolLost)
def _pool_lost(g: VtesState, r: EffectContext, value: v.PoolLost) -> int:
    found = g.frame_of(ReferendumFacts)
    if found is None:
        return 0
    seats = seats_of(g, r, value.party)
    return sum(lost for seat, lost in found.losses if seat in seats)


def note_loss(g: VtesState, seat: int, lost: int) -> None:
    """Pool was lost; if it is by the effects of a referendum some effects ask how much."""
    found = g.frame_of(ReferendumFacts)
    if found is not None and found.step == _TAKING_EFFECT:
        found.losses = (*found.losses, (seat, lost))


@judges(v.ReferendumIs)
def _referendum_is(g: VtesState, r: EffectContext, wanted: v.ReferendumIs) -> bool:
    poll = latest(g)
    if poll is None or (isinstance(poll, Poll) and not limits.used(g, "polled", "action")):
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
