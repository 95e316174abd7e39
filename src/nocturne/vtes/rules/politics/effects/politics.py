"""Effects on a referendum: votes gained, canceled or directed, referendums that fail or pass (VTES-6.3)."""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, scheduled
from nocturne.vtes.done import BloodVote
from nocturne.vtes.frames.politics import Gained, Promise, ReferendumFacts, Ruling
from nocturne.vtes.records import Lasting, Until
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.hand.effects.hand import settle_hand
from nocturne.vtes.rules.politics.effects import votes as politics_votes
from nocturne.vtes.rules.politics.queries import lobbying
from nocturne.vtes.rules.politics.queries import votes as vote_queries
from nocturne.vtes.rules.politics.queries.politics import Ballot, barred_action, why_not_cast
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.roles import card_of, seats_of
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE


def hunt_down(g: VtesState, diablerist: int) -> None:
    """The blood hunt is called and the vampire burned (VTES-6.5.6-02)."""
    if diablerist in g.play:
        g.emit(events.BloodHunted(diablerist))
        leaving_play.burn_card(g, diablerist)


def take_ballot(g: VtesState, ref: ReferendumFacts, seat: int, ballot: Ballot) -> None:
    """Do what was chosen in a round of polling."""
    match ballot.what:
        case "blood":
            _vote_by_blood(g, ref, ballot.card)
            return
        case "edge":
            politics_votes.burn_edge_for_vote(g, ref, seat)
        case "political":
            _burn_for_vote(g, ref, seat, ballot.card)
    if ballot.side is None:
        return
    for source in vote_queries.sources_of(g, ref, seat):
        if source.name == ballot.name:
            if source.name.startswith("minion:"):
                cost = vote_queries.pay_to_vote(g, ref, source.card, ballot.side)
                if g.play[source.card].blood < cost:
                    return
                # What was chosen in secret is told before what it costs.
                politics_votes.cast(g, ref, seat, source, ballot.side)
                counters.burn_blood(g, source.card, cost)
            else:
                politics_votes.cast(g, ref, seat, source, ballot.side)
            return


def _vote_by_blood(g: VtesState, ref: ReferendumFacts, vampire: int) -> None:
    once = vote_queries.referendum_modified(g, ref, "blood-votes", vampire, 0, note="once")
    each = vote_queries.referendum_modified(g, ref, "blood-votes", vampire, 0, note="")
    votes = each
    if once > 0 and not turn_queries.used(g, BloodVote(vampire), Until("referendum")):
        limits.note(g, BloodVote(vampire), Until("referendum"))
        votes = max(once, each)
    now = g.play[vampire]
    if now.blood:
        # What was chosen in secret is told before what it costs.
        politics_votes.gain(g, ref, Gained(f"minion:{vampire}", now.controller, votes=votes, card=vampire))
        counters.burn_blood(g, vampire, 1)


def _burn_for_vote(g: VtesState, ref: ReferendumFacts, seat: int, card: int) -> None:
    """VTES-6.3.3.1-01, VTES-6.3.3.1-03; the hand is filled up again (VTES-1.6.1.2-03)."""
    g.players[seat].hand.remove(card)
    g.knows[card] = EVERYBODY  # the vote shows it
    g.to_ash(card)
    g.emit(events.VoteBought(seat, card))
    ref.political = (*ref.political, seat)
    votes = max(0, vote_queries.referendum_seat_modified(g, ref, "political-votes", seat, 1))
    ref.gained = (*ref.gained, Gained(f"political:{seat}", seat, votes=votes, card=card))
    settle_hand(g, seat)


@performs(v.GainVotes)
def _gain_votes(g: VtesState, r: EffectContext, effect: v.GainVotes) -> None:
    ref = g.frame_of(ReferendumFacts)
    if ref is None or ref.over():
        return
    card = card_of(g, r, effect.who)
    if card == NONE:
        card = r.source
    votes, ballots = amount(g, r, effect.amount), amount(g, r, effect.ballots)
    if card in g.play and g.face(card).minion:
        source, seat = f"minion:{card}", g.play[card].controller
    else:
        source, seat = f"card:{card}", r.seat
    politics_votes.gain(g, ref, Gained(source, seat, votes, ballots, card, effect.side))
    if effect.side and source.startswith("minion:"):
        _commit(g, ref, card, effect.side == "for")


def _commit(g: VtesState, ref: ReferendumFacts, minion: int, favor: bool) -> None:
    """Who gains votes for one side votes for it at once, with all they have (ruling G00159:cf901aba)."""
    seat = g.play[minion].controller
    for source in vote_queries.sources_of(g, ref, seat):
        if source.name == f"minion:{minion}" and why_not_cast(g, ref, source, favor) is None:
            take_ballot(g, ref, seat, Ballot("cast", source.name, favor))


@performs(v.Abstain)
def _abstain(g: VtesState, r: EffectContext, effect: v.Abstain) -> None:
    ref, minion = g.frame_of(ReferendumFacts), card_of(g, r, effect.who)
    if ref is not None and minion != NONE:
        politics_votes.abstain(g, ref, minion)


@performs(v.FailReferendum)
def _fail(g: VtesState, r: EffectContext, effect: v.FailReferendum) -> None:
    ref = g.frame_of(ReferendumFacts)
    if ref is not None and not ref.automatic:
        ref.failing = True


@performs(v.CancelReferendum)
def _cancel(g: VtesState, r: EffectContext, effect: v.CancelReferendum) -> None:
    """VTES-6.3.2-14: at any time while the voting lasts; the action was taken all the same."""
    ref = g.frame_of(ReferendumFacts)
    if ref is None:
        return
    ref.canceled = True
    if effect.bar:
        by = lobbying.lobbied_by(g, ref)
        if by == NONE:
            offered_by = ref.card if ref.card in g.play else NONE
            limits.note(g, barred_action(ref.seat, ref.key, ref.path, offered_by))
        else:  # the action is that of the card which called it, however it did
            for index in range(len(g.face(by).modes)):
                limits.note(g, barred_action(ref.seat, g.printed[by], f"modes.{index}"))
    if effect.to_hand and ref.card in g.limbo:
        g.limbo.remove(ref.card)
        owner = g.owner[ref.card]
        if ref.card in g.vanishing:
            g.vanishing.remove(ref.card)  # back in hand it is a card like any other
        g.players[owner].hand.append(ref.card)
        settle_hand(g, owner)


@performs(v.NextPasses)
def _next_passes(g: VtesState, r: EffectContext, effect: v.NextPasses) -> None:
    g.lasting.append(
        Lasting("next-passes", seat=r.seat, until=Until(effect.until or "used"), source=r.key, path=r.part())
    )


@performs(v.AtTally)
def _at_tally(g: VtesState, r: EffectContext, effect: v.AtTally) -> None:
    ref = g.frame_of(ReferendumFacts)
    if ref is not None:
        ref.promises = (*ref.promises, Promise(effect.outcome, scheduled(r, r.part("do"))))


@performs(v.InReferendum)
def _in_referendum(g: VtesState, r: EffectContext, effect: v.InReferendum) -> None:
    ref = g.frame_of(ReferendumFacts)
    if ref is None:
        return
    ref.rulings = (*ref.rulings, Ruling(r.seat, r.key, r.part("modifier"), r.source, r.minion))
    if effect.modifier.query == "votes":
        _take_from_cast(g, ref, r, effect.modifier)
    # Who may not vote (any more) abstains, even if he has voted (VTES-6.3.2-10).
    if effect.modifier.query == "may-vote" and not effect.modifier.note:
        for minion in dict.fromkeys(cast.card for cast in ref.casts if cast.source.startswith("minion:")):
            if (
                minion in g.play
                and vote_queries.referendum_modified(g, ref, "may-vote", minion, 0, note="") < 0
            ):
                politics_votes.abstain(g, ref, minion)


def _take_from_cast(g: VtesState, ref: ReferendumFacts, r: EffectContext, modifier: v.Modifier) -> None:
    """Votes that a vampire has fewer from now on are missing from what he has cast already."""
    lost = -amount(g, r, modifier.amount)
    if lost <= 0 or modifier.applies is None:
        return
    for minion in dict.fromkeys(cast.card for cast in ref.casts if cast.source.startswith("minion:")):
        if minion not in g.play or not matches(g, r, modifier.applies, minion):
            continue
        left, casts = lost, []
        for cast in ref.casts:
            if cast.source == f"minion:{minion}" and left:
                taken = min(left, cast.votes)
                left -= taken
                cast = replace(cast, votes=cast.votes - taken)
            casts.append(cast)
        ref.casts = tuple(casts)


@performs(v.SwapPlaces)
def _swap_places(g: VtesState, r: EffectContext, effect: v.SwapPlaces) -> None:
    """Two Methuselahs change places; predators and preys follow from where everybody sits."""
    for other in seats_of(g, r, effect.party)[:1]:
        if other != r.seat:
            ring = list(g.seating or range(g.seats))
            mine, hers = ring.index(r.seat), ring.index(other)
            ring[mine], ring[hers] = other, r.seat
            g.seating = tuple(ring)
            g.emit(events.PlacesSwapped(r.seat, other))
