"""Casting, changing and losing votes (VTES-6.3.3)."""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.frames.politics import Gained, ReferendumFacts
from nocturne.vtes.records import Cast
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.politics.queries.referendum import Source, cast_so_far, prisci_side
from nocturne.vtes.rules.politics.queries.votes import minion_votes, referendum_seat_modified
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def use_automatic_pass(g: VtesState, ref: ReferendumFacts) -> bool:
    """Whether an effect has this referendum pass by itself; it is used up."""
    for effect in g.lasting:
        if effect.what != "next-passes":
            continue
        promised = node_at(effect.source, effect.path)
        assert isinstance(promised, v.NextPasses)
        r = EffectContext(seat=effect.seat, key=effect.source, minion=ref.minion)
        if ref.minion in g.play and matches(g, r, promised.caller, ref.minion):
            g.lasting.remove(effect)
            return True
    return False


def cast(g: VtesState, ref: ReferendumFacts, seat: int, source: Source, favor: bool) -> None:
    """A source casts all it has left on one side; it cannot be changed by the caster (VTES-6.3.2-06)."""
    _, cast_votes, cast_ballots = cast_so_far(ref, source.name)
    votes, ballots = source.of(favor)
    votes, ballots = max(0, votes - cast_votes), max(0, ballots - cast_ballots)
    before = prisci_side(ref)
    sided = min(votes, _gained_for_one_side(ref, source.name, favor))
    if votes > sided or ballots or not sided:
        ref.casts = (*ref.casts, Cast(source.name, seat, favor, votes - sided, ballots, source.card))
    if sided:
        side = "for" if favor else "against"
        ref.casts = (*ref.casts, Cast(source.name, seat, favor, sided, 0, source.card, side))
    kind = source.name.partition(":")[0]
    card = None if source.card == NONE else source.card
    g.emit(events.VotesCast(seat, _side_word(favor), kind, votes, ballots, card))
    _tell_prisci(g, ref, before)


def _gained_for_one_side(ref: ReferendumFacts, source: str, favor: bool) -> int:
    """The votes that a source has gained for one side only, and has not cast yet."""
    side = "for" if favor else "against"
    gained = sum(one.votes for one in ref.gained if one.source == source and one.side == side)
    return gained - sum(one.votes for one in ref.casts if one.source == source and one.only == side)


def _side_word(favor: bool) -> str:
    return "vtes-side-for" if favor else "vtes-side-against"


def _tell_prisci(g: VtesState, ref: ReferendumFacts, before: int) -> None:
    """The block moves as ballots are cast (VTES-6.3.3.4-04)."""
    after = prisci_side(ref)
    if (after > 0) != (before > 0) or (after < 0) != (before < 0):
        side = "abstain" if after == 0 else ("for" if after > 0 else "against")
        g.emit(events.PrisciMoved(f"vtes-side-{side}"))


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


def burn_edge_for_vote(g: VtesState, ref: ReferendumFacts, seat: int) -> None:
    """The Edge becomes uncontrolled and is worth a vote (VTES-6.3.3.3-01)."""
    votes = max(0, referendum_seat_modified(g, ref, "edge-votes", seat, 1))
    counters.burn_edge(g)
    gain(g, ref, Gained(f"edge:{seat}", seat, votes=votes))
    g.on_event(events.EdgeVoted(seat))


def gain(g: VtesState, ref: ReferendumFacts, gained: Gained) -> None:
    """A source gains votes or ballots."""
    ref.gained = (*ref.gained, gained)
    card = None if gained.card == NONE else gained.card
    kind = gained.source.partition(":")[0]
    g.emit(events.VotesGained(gained.seat, gained.votes, gained.ballots, kind, card))


def note_loss(g: VtesState, seat: int, lost: int) -> None:
    """Pool was lost; if it is by the effects of a referendum some effects ask how much."""
    found = g.frame_of(ReferendumFacts)
    if found is not None and found.takes_effect():
        found.losses = (*found.losses, (seat, lost))
