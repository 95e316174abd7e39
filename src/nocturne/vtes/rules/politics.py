"""Politics: calling referendums, casting votes and ballots, and the effects that touch them (VTES-6.3).

Polling has no order: in each round everybody answers in secret, what was cast is cast, and the first who uses
something (in the order of the table) uses it. A pass says "I am finished unless something changes"; polling
is over when all are finished at the same time (VTES-6.3.2-07). Who prefers to see what the others do may
wait once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext, deed_of
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.politics import Gained, Promise, ReferendumFacts, Ruling
from nocturne.vtes.frames.window import Use
from nocturne.vtes.rules import counters, limits, poll, queries
from nocturne.vtes.rules.effects import lobbying
from nocturne.vtes.rules.hand import settle_hand
from nocturne.vtes.rules.perform import amount, card_of, matches, performs, seats_of
from nocturne.vtes.rules.poll import Referendum, Source, referendum
from nocturne.vtes.rules.window import begin_secret_use, may_be_asked, offer_uses, uses_of
from nocturne.vtes.state import EVERYBODY, Lasting, VtesState
from nocturne.vtes.terms import NONE, ActionKind, Window

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


class Polling(Frame):
    """Votes and ballots are cast, in any order (VTES-6.3.2-05)."""

    idle: bool = False
    """Nothing was cast or used in the last round: nobody can wait for others any more."""

    def order(self, g: VtesState, ref: ReferendumFacts) -> list[int]:
        """The calling Methuselah first, then clockwise (VTES-1.6.1.5-01)."""
        return list(g.clockwise(ref.seat))

    def run(self, g: VtesState) -> list[Question] | None:
        ref = referendum(g)
        questions: list[Question] = []
        if not ref.over():
            favor, against = poll.tally(g, ref)
            for seat in self.order(g, ref):
                question = self._ask(g, ref, seat, favor, against)
                if question is not None:
                    questions.append(question)
        if not questions:
            g.pop()
            return None
        return questions

    def _ask(
        self, g: VtesState, ref: ReferendumFacts, seat: int, favor: int, against: int
    ) -> Question | None:
        question = Question(seat, "vtes-ask-poll", favor=favor, against=against)
        question.offer("pass", "vtes-do-finish-polling", rules=("VTES-6.3.2-07",))
        offer_ballots(g, ref, seat, question)
        offer_uses(g, question, uses_of(g, seat, Window.POLLING))
        if len(question.options) > 1:
            if not self.idle:
                question.offer("wait", "vtes-do-wait-polling", rules=("VTES-6.3.2-07",))
        elif not may_be_asked(g, seat, Window.POLLING):
            return None
        return question

    def take_all(self, g: VtesState, choices: list[Choice]) -> None:
        ref = referendum(g)
        ballots = [choice for choice in choices if isinstance(choice.value, Ballot)]
        for choice in ballots:
            take_ballot(g, ref, choice.seat, choice.value)
        uses = [choice for choice in choices if isinstance(choice.value, Use)]
        if uses:
            begin_secret_use(g, uses[0].seat, uses[0].value, Window.POLLING, len(choices))
        if ballots or uses:
            self.idle = False
        elif waiting := [choice.seat for choice in choices if choice.key == "wait"]:
            self.idle = True
            for seat in waiting:
                g.emit(events.WaitsToVote(seat))
        else:
            g.pop()


# -- what may be cast


def offer_ballots(g: VtesState, ref: ReferendumFacts, seat: int, question: Question) -> None:
    """Everything a Methuselah may cast, or gain a vote from."""
    for source in poll.sources_of(g, ref, seat):
        _offer_source(g, ref, source, question)
    for vampire in g.players[seat].torpor:
        if queries.held_title(g, vampire):
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
    _, votes, ballots = poll.cast_so_far(ref, source.name)
    has_votes, has_ballots = source.of(favor)
    return max(0, has_votes - votes), max(0, has_ballots - ballots)


def why_not_cast(g: VtesState, ref: ReferendumFacts, source: Source, favor: bool) -> Why | None:
    """Why a source cannot cast on a side now."""
    minion = source.card if source.name.startswith("minion:") else NONE
    if minion in ref.abstaining:
        return ABSTAINS
    cast_on = poll.cast_so_far(ref, source.name)[0]
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
        poll.reckon(g, ref, "may-vote", minion, 0, note="") < 0
        or poll.reckon(g, ref, "may-vote", minion, 0, note=side_word) < 0
    ):
        return MAY_NOT_VOTE
    if g.play[minion].blood < poll.pay_to_vote(g, ref, minion, favor):
        return CANNOT_PAY_VOTE
    return None


def _offer_blood(g: VtesState, ref: ReferendumFacts, seat: int, question: Question) -> None:
    """Where an effect lets vampires burn blood for votes."""
    for vampire in queries.ready_minions(g, seat):
        once = poll.reckon(g, ref, "blood-votes", vampire, 0, note="once")
        each = poll.reckon(g, ref, "blood-votes", vampire, 0, note="")
        if once <= 0 and each <= 0:
            continue
        reason: Why | None = None
        if each <= 0 and limits.used(g, f"blood-vote:{vampire}", "referendum"):
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
    votes = max(0, poll.seat_reckon(g, ref, "edge-votes", seat, 1))
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


# -- casting


def take_ballot(g: VtesState, ref: ReferendumFacts, seat: int, ballot: Ballot) -> None:
    """Do what was chosen in a round of polling."""
    match ballot.what:
        case "blood":
            _vote_by_blood(g, ref, ballot.card)
            return
        case "edge":
            poll.burn_edge_for_vote(g, ref, seat)
        case "political":
            _burn_for_vote(g, ref, seat, ballot.card)
    if ballot.side is None:
        return
    for source in poll.sources_of(g, ref, seat):
        if source.name == ballot.name:
            if source.name.startswith("minion:"):
                cost = poll.pay_to_vote(g, ref, source.card, ballot.side)
                if g.play[source.card].blood < cost:
                    return
                # What was chosen in secret is told before what it costs.
                poll.cast(g, ref, seat, source, ballot.side)
                counters.burn_blood(g, source.card, cost)
            else:
                poll.cast(g, ref, seat, source, ballot.side)
            return


def _vote_by_blood(g: VtesState, ref: ReferendumFacts, vampire: int) -> None:
    once = poll.reckon(g, ref, "blood-votes", vampire, 0, note="once")
    each = poll.reckon(g, ref, "blood-votes", vampire, 0, note="")
    votes = each
    if once > 0 and not limits.used(g, f"blood-vote:{vampire}", "referendum"):
        limits.note(g, f"blood-vote:{vampire}", "referendum")
        votes = max(once, each)
    now = g.play[vampire]
    if now.blood:
        # What was chosen in secret is told before what it costs.
        poll.gain(g, ref, Gained(f"minion:{vampire}", now.controller, votes=votes, card=vampire))
        counters.burn_blood(g, vampire, 1)


def _burn_for_vote(g: VtesState, ref: ReferendumFacts, seat: int, card: int) -> None:
    """VTES-6.3.3.1-01, VTES-6.3.3.1-03; the hand is filled up again (VTES-1.6.1.2-03)."""
    g.players[seat].hand.remove(card)
    g.knows[card] = EVERYBODY  # the vote shows it
    g.to_ash(card)
    g.emit(events.VoteBought(seat, card))
    ref.political = (*ref.political, seat)
    votes = max(0, poll.seat_reckon(g, ref, "political-votes", seat, 1))
    ref.gained = (*ref.gained, Gained(f"political:{seat}", seat, votes=votes, card=card))
    settle_hand(g, seat)


# -- effects


@performs(v.CallReferendum)
def _call_referendum(g: VtesState, r: EffectContext, effect: v.CallReferendum) -> None:
    """VTES-6.3-01: by a political action, or by another effect."""

    action = g.frame_of(ActionFacts)
    political = action is not None and action.kind is ActionKind.POLITICAL and action.minion == r.minion
    g.push(
        Referendum(
            seat=r.seat,
            kind="political" if political else "card",
            minion=r.minion,
            card=r.source,
            key=r.key,
            path=r.part(),
            targets=r.targets,
            victims=r.victims,
            x=r.x,
        )
    )


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
    poll.gain(g, ref, Gained(source, seat, votes, ballots, card, effect.side))


@performs(v.Abstain)
def _abstain(g: VtesState, r: EffectContext, effect: v.Abstain) -> None:
    ref, minion = g.frame_of(ReferendumFacts), card_of(g, r, effect.who)
    if ref is not None and minion != NONE:
        poll.abstain(g, ref, minion)


class ChooseSide(Frame):
    """Somebody decides where another's votes and ballots go."""

    seat: int
    minion: int
    force: bool = False

    def run(self, g: VtesState) -> Question:
        ref = f"card:{self.minion}"
        question = Question(self.seat, "vtes-ask-side", minion=ref)
        question.offer("for", "vtes-do-side-for", True, subjects=(ref,))
        question.offer("against", "vtes-do-side-against", False, subjects=(ref,))
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        poll.change_side(g, referendum(g), self.minion, choice.value, self.force)


@performs(v.ChangeVotes)
def _change_votes(g: VtesState, r: EffectContext, effect: v.ChangeVotes) -> None:
    minion = card_of(g, r, effect.who)
    if g.frame_of(ReferendumFacts) is not None and minion in g.play:
        g.push(ChooseSide(seat=r.seat, minion=minion, force=effect.force))


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
            limits.note(g, barred_word(ref.seat, ref.key, ref.path))
        else:  # the action is that of the card which called it, however it did
            for index in range(len(g.face(by).modes)):
                limits.note(g, barred_word(ref.seat, g.printed[by], f"modes.{index}"))
    if effect.to_hand and ref.card in g.limbo:
        g.limbo.remove(ref.card)
        owner = g.owner[ref.card]
        if ref.card in g.vanishing:
            g.vanishing.remove(ref.card)  # back in hand it is a card like any other
        g.players[owner].hand.append(ref.card)
        settle_hand(g, owner)


def barred_word(seat: int, key: int, path: str) -> str:
    """The word by which a canceled political action is barred to a Methuselah's minions for the turn."""
    return f"barred:{seat}:{key}:{'.'.join(path.split('.')[:2])}"


@performs(v.NextPasses)
def _next_passes(g: VtesState, r: EffectContext, effect: v.NextPasses) -> None:
    g.lasting.append(
        Lasting("next-passes", seat=r.seat, until=effect.until or "used", source=r.key, note=r.part())
    )


@performs(v.AtTally)
def _at_tally(g: VtesState, r: EffectContext, effect: v.AtTally) -> None:
    ref = g.frame_of(ReferendumFacts)
    if ref is not None:
        ref.promises = (*ref.promises, Promise(effect.outcome, deed_of(r, r.part("do"))))


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
            if minion in g.play and poll.reckon(g, ref, "may-vote", minion, 0, note="") < 0:
                poll.abstain(g, ref, minion)


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


# -- what everybody sees


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
    favor, against = poll.tally(g, ref)
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
        prisci=poll.prisci_side(ref),
        casts=tuple(
            SeenCast(cast.source, cast.seat, cast.favor, cast.votes, cast.ballots, cast.card)
            for cast in ref.casts
        ),
        abstaining=ref.abstaining,
        automatic=ref.automatic,
    )
