"""What a Methuselah can cast in a referendum, and why not (VTES-6.3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from nocturne.kernel.decision import Question, Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import Barred, BloodVote
from nocturne.vtes.frames.politics import ReferendumFacts
from nocturne.vtes.records import Until
from nocturne.vtes.rules.play.queries.at_need import at_need
from nocturne.vtes.rules.politics.queries import referendum
from nocturne.vtes.rules.politics.queries import votes as politics_votes
from nocturne.vtes.rules.politics.queries.referendum import Source
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

CAST_ALREADY = Why("vtes-why-cast-already", "VTES-6.3.2-06")


ONE_SIDE = Why("vtes-why-one-side", "VTES-6.3.2-11")


ABSTAINS = Why("vtes-why-abstains", "VTES-6.3.2-10")


BOUND = Why("vtes-why-bound", "VTES-6.3.2-06")


MAY_NOT_VOTE = Why("vtes-why-may-not-vote", "VTES-6.3.2-10")


NOT_READY_TO_VOTE = Why("vtes-why-not-ready-to-vote", "VTES-6.3.3.2-06")


CANNOT_PAY_VOTE = Why("vtes-why-cannot-pay-vote", "VTES-1.6.1.1-11")


NO_EDGE = Why("vtes-why-no-edge", "VTES-6.3.3.3-01")


POLITICAL_VOTE_HAD = Why("vtes-why-political-vote-had", "VTES-6.3.3.1-01")


CALLED_BY_CARD = Why("vtes-why-called-by-card", "VTES-6.3.3.1-04")


BLOOD_VOTED = Why("vtes-why-blood-voted", "VTES-1.4-01")


class Ballot(Struct, frozen=True):
    """What a Methuselah does in a round of polling. ``side`` None: the vote is gained and not cast
    (6.3.3-02)."""

    what: Literal["cast", "edge", "political", "blood"]
    name: str
    side: bool | None = None
    card: int = NONE


def offer_ballots(g: VtesState, ref: ReferendumFacts, seat: int, question: Question) -> None:
    """Everything a Methuselah may cast, or gain a vote from."""
    for source in politics_votes.sources_of(g, ref, seat):
        _offer_source(g, ref, source, question)
    for vampire in g.players[seat].torpor:
        if traits.held_title(g, vampire):
            question.offer(
                f"cast:minion:{vampire}:for", "vtes-do-cast-for",
                args={"card": f"card:{vampire}", "source": "minion", "votes": 0, "ballots": 0},
                subjects=(f"card:{vampire}",), unless=NOT_READY_TO_VOTE,
            )  # fmt: skip
    _offer_blood(g, ref, seat, question)
    _offer_edge(g, ref, seat, question)
    _offer_political_cards(g, ref, seat, question)


def _offer_source(g: VtesState, ref: ReferendumFacts, source: Source, question: Question) -> None:
    kind = source.name.partition(":")[0]
    subjects = () if source.card == NONE else (f"card:{source.card}",)
    for favor in (True, False):
        votes, ballots = left_of(ref, source, favor)
        side = "for" if favor else "against"
        args: dict[str, Any] = {"votes": votes, "ballots": ballots, "source": kind}
        if source.card != NONE:
            args["card"] = f"card:{source.card}"
        question.offer(
            f"cast:{source.name}:{side}", f"vtes-do-cast-{side}", Ballot("cast", source.name, favor),
            args=args, subjects=subjects, rules=("VTES-6.3.2-05",),
            unless=why_not_cast(g, ref, source, favor),
        )  # fmt: skip


def left_of(ref: ReferendumFacts, source: Source, favor: bool) -> tuple[int, int]:
    """The votes and ballots a source has not cast yet."""
    _, votes, ballots = referendum.cast_so_far(ref, source.name)
    has_votes, has_ballots = source.of(favor)
    return max(0, has_votes - votes), max(0, has_ballots - ballots)


def why_not_cast(g: VtesState, ref: ReferendumFacts, source: Source, favor: bool) -> Why | None:
    """Why a source cannot cast on a side now."""
    minion = source.card if source.name.startswith("minion:") else NONE
    if minion in ref.abstaining:
        return ABSTAINS
    cast_on = referendum.cast_so_far(ref, source.name)[0]
    votes, ballots = left_of(ref, source, favor)
    if cast_on is not None and cast_on != favor:
        return ONE_SIDE if votes or ballots else CAST_ALREADY
    if not votes and not ballots:
        return CAST_ALREADY
    if minion == NONE:
        return None
    if any(bound == minion and side != favor for bound, side in ref.bound):
        return BOUND
    side_word = "for" if favor else "against"
    if (
        politics_votes.referendum_modified(g, ref, "may-vote", minion, 0, note="") < 0
        or politics_votes.referendum_modified(g, ref, "may-vote", minion, 0, note=side_word) < 0
    ):
        return MAY_NOT_VOTE
    if g.play[minion].blood < politics_votes.pay_to_vote(g, ref, minion, favor):
        return CANNOT_PAY_VOTE
    return None


@at_need(v.GainVotes)
def _why_not_gain(g: VtesState, r: EffectContext, effect: v.GainVotes) -> Why | None:
    """Votes for one side are of no use to whoever votes for the other (ruling G00159:b4db8639)."""
    ref = g.frame_of(ReferendumFacts)
    if ref is None or not effect.side:
        return None
    minion = card_of(g, r, effect.who)
    favor = effect.side == "for"
    cast_on = referendum.cast_so_far(ref, f"minion:{minion}")[0]
    bound = any(one == minion and side != favor for one, side in ref.bound)
    return ONE_SIDE if bound or (cast_on is not None and cast_on != favor) else None


def _offer_blood(g: VtesState, ref: ReferendumFacts, seat: int, question: Question) -> None:
    """Where an effect lets vampires burn blood for votes."""
    for vampire in traits.ready_minions(g, seat):
        once = politics_votes.referendum_modified(g, ref, "blood-votes", vampire, 0, note="once")
        each = politics_votes.referendum_modified(g, ref, "blood-votes", vampire, 0, note="")
        if once <= 0 and each <= 0:
            continue
        reason: Why | None = None
        if each <= 0 and turn_queries.used(g, BloodVote(vampire), Until("referendum")):
            reason = BLOOD_VOTED
        elif g.play[vampire].blood < 1:
            reason = CANNOT_PAY_VOTE
        ref_ = f"card:{vampire}"
        question.offer(
            f"blood-vote:{vampire}", "vtes-do-blood-vote", Ballot("blood", "", None, vampire),
            args={"minion": ref_, "votes": max(once, each)}, subjects=(ref_,), unless=reason,
        )  # fmt: skip


_SIDES: tuple[tuple[str, bool | None], ...] = (("for", True), ("against", False), ("keep", None))


def _offer_edge(g: VtesState, ref: ReferendumFacts, seat: int, question: Question) -> None:
    """VTES-6.3.3.3-01."""
    if g.edge != seat:
        question.offer("edge:for", "vtes-do-edge-for", args={"votes": 1}, unless=NO_EDGE)
        return
    votes = max(0, politics_votes.referendum_seat_modified(g, ref, "edge-votes", seat, 1))
    for word, side in _SIDES:
        question.offer(
            f"edge:{word}", f"vtes-do-edge-{word}", Ballot("edge", f"edge:{seat}", side),
            args={"votes": votes}, subjects=(f"edge:{seat}",), rules=("VTES-6.3.3.3-01",),
        )  # fmt: skip


def _offer_political_cards(g: VtesState, ref: ReferendumFacts, seat: int, question: Question) -> None:
    """A political card from hand is burned for a vote, whatever its text (VTES-6.3.3.1-03). Copies are one
    choice."""
    reason: Why | None = None
    if seat in ref.political:
        own = seat == ref.seat and any(gain.card == ref.card for gain in ref.gained)
        reason = CALLED_BY_CARD if own else POLITICAL_VOTE_HAD
    for card in _political_cards(g, seat):
        subject = f"card:{card}"
        for word, side in _SIDES:
            question.offer(
                f"political:{card}:{word}", f"vtes-do-political-{word}",
                Ballot("political", f"political:{seat}", side, card), args={"card": subject},
                subjects=(subject,), rules=("VTES-6.3.3.1-01",), unless=reason,
            )  # fmt: skip


def _political_cards(g: VtesState, seat: int) -> Iterator[int]:
    seen: set[int] = set()
    for card in g.players[seat].hand:
        key = g.printed[card]
        if key not in seen and g.face(card).is_type(CardType.POLITICAL_ACTION):
            seen.add(key)
            yield card


def barred_action(seat: int, key: int, path: str, card: int = NONE) -> Barred:
    """What bars a canceled political action to a Methuselah's minions for the turn. ``card``: one in play
    offers it."""
    return Barred(seat, key, ".".join(path.split(".")[:2]), card)


class SeenShare(Struct, frozen=True, omit_defaults=True):
    """Points in the terms."""

    points: int
    card: int = NONE
    seat: int = NONE


class SeenCast(Struct, frozen=True, omit_defaults=True):
    """Votes and ballots of one source."""

    source: str
    seat: int
    favor: bool
    votes: int
    ballots: int
    card: int = NONE


class SeenReferendum(Struct, frozen=True, omit_defaults=True):
    """The referendum in progress, as everybody at the table sees it."""

    seat: int
    kind: str
    minion: int
    card: int
    printed: int
    subject: int
    targets: tuple[int, ...]
    victims: tuple[int, ...]
    number: int
    word: str
    shares: tuple[SeenShare, ...]
    favor: int
    against: int
    prisci: int
    casts: tuple[SeenCast, ...]
    abstaining: tuple[int, ...]
    automatic: bool


def see_referendum(g: VtesState) -> SeenReferendum | None:
    """The referendum in progress for the view; everything about it is public."""
    ref = g.frame_of(ReferendumFacts)
    if ref is None:
        return None
    favor, against = politics_votes.tally(g, ref)
    return SeenReferendum(
        seat=ref.seat,
        kind=ref.kind,
        minion=ref.minion,
        card=ref.card,
        printed=ref.key,
        subject=ref.subject,
        targets=ref.targets,
        victims=ref.victims,
        number=ref.x,
        word=ref.word,
        shares=tuple(SeenShare(share.points, share.card, share.seat) for share in ref.shares),
        favor=favor,
        against=against,
        prisci=referendum.prisci_side(ref),
        casts=tuple(
            SeenCast(cast.source, cast.seat, cast.favor, cast.counted(), cast.ballots, cast.card)
            for cast in ref.casts
        ),
        abstaining=ref.abstaining,
        automatic=ref.automatic,
    )
