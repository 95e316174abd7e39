"""A referendum from its terms through polling to its outcome, and the call for a blood hunt (VTES-6.3.2,
VTES-6.5.6)."""

from __future__ import annotations

from collections.abc import Callable

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext, context_of
from nocturne.vtes.done import Polled
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.politics import Gained, ReferendumFacts, ReferendumStep, Ruling
from nocturne.vtes.records import THIS_ACTION, Poll, Until
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.rules.play.queries.timing import priority
from nocturne.vtes.rules.politics.effects.politics import hunt_down
from nocturne.vtes.rules.politics.effects.votes import use_automatic_pass
from nocturne.vtes.rules.politics.procedures.polling import Polling
from nocturne.vtes.rules.politics.procedures.referendum_terms import ChooseTerms
from nocturne.vtes.rules.politics.queries.votes import tally
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.turn.effects import expiry, limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Window


def call_blood_hunt(g: VtesState, hunted: int, caller: int = NONE, key: int = 0, path: str = "") -> bool:
    """A vampire has committed diablerie: a referendum on his life follows by itself (VTES-6.5.6-01), unless
    a blood hunt cannot be called on him (VTES-6.5.6-05). Gives whether there is one. A ``caller`` calls it by
    a political action; ``key`` and ``path`` lead to that."""
    if hunted not in g.play or modified.modified(g, "blood-hunt", hunted, 0) < 0:
        return False
    seat = priority(g)[0]
    g.push(Referendum(seat=seat, kind="blood-hunt", subject=hunted, minion=caller, key=key, path=path))
    return True


@performs(v.CallBloodHunt)
def _call_blood_hunt(g: VtesState, r: EffectContext, effect: v.CallBloodHunt) -> None:
    """By a political action the referendum is that of the action, too: its cards can be played."""
    hunted = card_of(g, r, effect.who)
    if _is_political(g, r):
        call_blood_hunt(g, hunted, r.minion, r.key, r.path)
    else:
        call_blood_hunt(g, hunted)


def _is_political(g: VtesState, r: EffectContext) -> bool:
    """Whether the minion calls it by a political action."""
    action = g.frame_of(ActionFacts)
    return action is not None and action.kind is ActionKind.POLITICAL and action.minion == r.minion


@performs(v.CallReferendum)
def _call_referendum(g: VtesState, r: EffectContext, effect: v.CallReferendum) -> None:
    """VTES-6.3-01: by a political action, or by another effect."""
    political = _is_political(g, r)
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


class Referendum(ReferendumFacts):
    """One referendum (VTES-6.3.2-02): terms, polling, outcome.

    ``kind`` is ``political`` for a political action, ``blood-hunt`` (on ``subject``), or ``card`` for one
    that an effect calls outside an action. ``key`` and ``path`` lead to its ``CallReferendum``.
    """

    def run(self, g: VtesState) -> None:
        _STEPS[self.step](self, g)

    def call_it(self, g: VtesState) -> None:
        """A political action leaves room before it is called."""
        before = Window.BEFORE_REFERENDUM in g.ability_sources
        if before and self.by_action() and not self.announced:
            self.announced = True
            open_window(g, Window.BEFORE_REFERENDUM, self.seat)
        elif self.announced and not self._still_called(g):
            g.pop()
        else:
            self.step = ReferendumStep.TERMS
            self._call(g)

    def terms(self, g: VtesState) -> None:
        """Its terms are set, and everybody may use something."""
        self.step = ReferendumStep.POLLING
        if not self.automatic:  # VTES-6.3.2-12
            open_window(g, Window.TERMS, self.seat)

    def polling(self, g: VtesState) -> None:
        """Votes are cast, unless the outcome is settled."""
        self.step = ReferendumStep.TALLY
        if not self.over():
            g.push(Polling())

    def tally(self, g: VtesState) -> None:
        """The votes are counted."""
        if self.canceled:
            self._stop(g)
            return
        self.step = ReferendumStep.OUTCOME
        self._tally(g)
        open_window(g, Window.TALLIED, self.seat)

    def outcome(self, g: VtesState) -> None:
        """What it does happens, unless an effect has stopped that."""
        if self.canceled:
            self._stop(g)
            return
        self.step = ReferendumStep.PROMISES
        self._take_effect(g)

    def _stop(self, g: VtesState) -> None:
        """It was canceled: nothing comes of it."""
        self.step = ReferendumStep.OVER
        self._remember(g, 0)

    def keep_promises(self, g: VtesState) -> None:
        """What waited for the outcome follows."""
        self.step = ReferendumStep.AFTER
        for promise in reversed(self.promises):
            if promise.outcome in ("any", "passes" if self.passed else "fails"):
                push_effects(g, context_of(promise.effects))

    def after(self, g: VtesState) -> None:
        """What is used after a referendum."""
        self.step = ReferendumStep.OVER
        open_window(g, Window.AFTER_REFERENDUM, self.seat)
        g.on_event(events.ReferendumOver(self.seat, None if self.minion == NONE else self.minion))

    def close(self, g: VtesState) -> None:
        """What lasted as long as the referendum ends."""
        g.pop()
        limits.close(g, Until("referendum"))
        expiry.expire(g, Until("referendum"))

    def _look_into_heaps(self, g: VtesState) -> None:
        """Cards of ash heaps among the terms were named: any copy will do, those that are gone are left out
        (ruling on Undele)."""
        called = self.call()
        if called is not None and any(
            isinstance(term, v.Target) and term.card is not None and term.card.region == "ash"
            for term in called.terms
        ):
            self.targets = tuple(card for card in traits.lying_there(g, self.targets) if card != NONE)

    def _still_called(self, g: VtesState) -> bool:
        """Whether it takes place after what happened before it: the action goes on, its caller is ready."""

        action = g.frame_of(ActionFacts)
        return action is not None and not action.outcome.over and traits.is_ready(g, self.minion)

    def _call(self, g: VtesState) -> None:
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
        limits.note(g, Polled(), THIS_ACTION)
        if self.canceled:
            g.emit(events.ReferendumCanceled(self.seat, None if self.minion == NONE else self.minion))

    def _take_effect(self, g: VtesState) -> None:
        if self.kind == "blood-hunt":
            if self.passed:
                hunt_down(g, self.subject)
            return
        called = self.call()
        assert called is not None
        if called.passes if self.passed else called.fails:
            self._look_into_heaps(g)
            push_effects(g, self.roles("passes" if self.passed else "fails"))


_STEPS: dict[ReferendumStep, Callable[[Referendum, VtesState], None]] = {
    ReferendumStep.CALL: Referendum.call_it,
    ReferendumStep.TERMS: Referendum.terms,
    ReferendumStep.POLLING: Referendum.polling,
    ReferendumStep.TALLY: Referendum.tally,
    ReferendumStep.OUTCOME: Referendum.outcome,
    ReferendumStep.PROMISES: Referendum.keep_promises,
    ReferendumStep.AFTER: Referendum.after,
    ReferendumStep.OVER: Referendum.close,
}
