"""Diablerie: one indivisible act in five steps (VTES-6.5.5), followed by the question of a blood hunt
(VTES-6.5.6).

Effects come before it, in the window of a vampire being diablerized, or after it, never in between
(VTES-6.5.5-07): what cards in play do about anything that happens in it waits until it is complete.
"""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.torpor import DiablerieFacts, DiablerieStep, DoomFacts
from nocturne.vtes.marks import Diablerized
from nocturne.vtes.rules.action.effects.equip import put_on
from nocturne.vtes.rules.combat.effects.combat import no_continuation
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.control.effects.control import move_card
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.hand.effects.hand import settle_hand
from nocturne.vtes.rules.hand.effects.replacing import release_owed
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.rules.politics.procedures.referendum import call_blood_hunt
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.torpor.effects import red_list_burned
from nocturne.vtes.rules.torpor.queries import is_red_list, why_not_diablerize
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Region, Window

DIABLERIST = "diablerie:"
"""Before the number of a turn: the mark of a vampire who committed diablerie in it."""


class Diablerie(DiablerieFacts):
    """``diablerist`` diablerizes ``victim``."""

    def run(self, g: VtesState) -> Question | None:
        question: Question | None = None
        match self.step:
            case DiablerieStep.WINDOW:
                self.step = DiablerieStep.BLOOD
                seat = g.play[self.victim].controller
                open_window(g, Window.DIABLERIE, g.active, seat)
                return None
            case DiablerieStep.BLOOD:
                self._drink(g)
            case DiablerieStep.EQUIPMENT:
                question = self._ask_equipment(g)
            case DiablerieStep.BURN:
                self.step = DiablerieStep.DISCIPLINE if self.older else DiablerieStep.COMPLETE
                leaving_play.burn_card(g, self.victim)  # VTES-6.5.5-04
            case DiablerieStep.DISCIPLINE:
                question = self._ask_discipline(g)
            case DiablerieStep.COMPLETE:
                self._complete(g)
                return None
        if question is None:
            self._hold_back(g)
        return question

    def _hold_back(self, g: VtesState) -> None:
        """What triggers have begun goes under this procedure, to come when it is over."""
        if g.queue:
            at = next(i for i, frame in enumerate(g.stack) if frame is self)
            g.stack[at:at] = reversed(g.queue)
            g.queue.clear()

    def _drink(self, g: VtesState) -> None:
        """Step 1: all blood of the victim, what is over capacity draining off (VTES-6.5.5-02)."""
        now = g.play.get(self.victim)
        spared = now is not None and modified.modified(g, "may-be-diablerized", self.victim, 0) < 0
        if self.canceled or now is None or spared or why_not_diablerize(g, self.diablerist) is not None:
            g.pop()
            return
        self.step = DiablerieStep.EQUIPMENT
        self.older = modified.is_older(g, self.victim, self.diablerist)
        self.former = now.controller
        self.red_list = is_red_list(g, self.victim)
        combat = current_combat(g)
        if combat is not None:
            combat.diablerie = True
        no_continuation(g)  # VTES-6.2.4-04
        if modified.modified(g, "avenged", self.victim, 0) >= 0:
            at = next(i for i, frame in enumerate(g.stack) if frame is self)
            g.stack.insert(at, BloodHuntCall(diablerist=self.diablerist, victim=self.victim))
        counters.move_blood(g, self.victim, self.diablerist, now.blood)

    def _ask_equipment(self, g: VtesState) -> Question | None:
        """Step 2: any of the victim's equipment (VTES-6.5.5-03) that does not refuse to be taken so."""
        cards = [
            card
            for card in g.play[self.victim].attached
            if traits.is_equipment(g, card) and "no-spoils" not in g.face(card).keywords
        ]
        if not cards:
            self.step = DiablerieStep.BURN
            return None
        question = Question(
            g.play[self.diablerist].controller, "vtes-ask-spoils", minion=f"card:{self.diablerist}"
        )
        question.offer("none", "vtes-do-none")
        for card in cards:
            ref = f"card:{card}"
            question.offer(
                f"take:{card}", "vtes-do-take", card, args={"card": ref}, subjects=(ref,),
                rules=("VTES-6.5.5-03",),
            )  # fmt: skip
        return question

    def _ask_discipline(self, g: VtesState) -> Question | None:
        """Step 4: a Discipline card from hand, ash heap or library (VTES-6.5.5-05). Looking through the
        library is a choice of its own, because the library is shuffled afterwards."""
        seat = g.play[self.diablerist].controller
        player = g.players[seat]
        cards = player.library if self.searching else [*player.hand, *player.ash]
        question = Question(seat, "vtes-ask-discipline", minion=f"card:{self.diablerist}")
        question.offer("none", "vtes-do-none")
        if not self.searching and player.library:
            question.offer("search", "vtes-do-search-library")
        for card in g.one_of_each([card for card in cards if is_discipline_card(g, card)]):
            ref = f"printed:{g.printed[card]}"
            question.offer(
                f"discipline:{card}", "vtes-do-take", card, args={"card": ref},
                subjects=(f"card:{card}",), rules=("VTES-6.5.5-05",),
            )  # fmt: skip
        if len(question.options) == 1 and not player.hand and not self.searching:
            # With a hand she is asked all the same: not to be asked would tell what is in it.
            self.step = DiablerieStep.COMPLETE
            return None
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if self.step is DiablerieStep.EQUIPMENT:
            if choice.value is None:
                self.step = DiablerieStep.BURN
            else:
                move_card(g, choice.value, self.diablerist)
                self._hold_back(g)
            return
        if choice.key == "search":
            self.searching = True
            g.emit(events.LibrarySearched(choice.seat))
            return
        self.step = DiablerieStep.COMPLETE
        seat = g.play[self.diablerist].controller
        player = g.players[seat]
        if choice.value is not None:
            for pile in (player.hand, player.ash, player.library):
                if choice.value in pile:
                    pile.remove(choice.value)
            put_on(g, choice.value, self.diablerist, seat)
            g.emit(events.DisciplineTaken(self.diablerist, choice.value))
        if self.searching:
            g.shuffle(player.library)
            g.emit(events.Shuffled(seat, "vtes-shuffled-library"))
        settle_hand(g, seat)
        self._hold_back(g)

    def _complete(self, g: VtesState) -> None:
        g.pop()
        marks = g.play[self.diablerist].marks
        g.put(self.diablerist, marks=(*marks, Diablerized(g.turn)))
        release_owed(g, "diablerie")
        g.emit(events.Diablerized(self.diablerist, self.victim))
        if self.older:
            g.on_event(events.OlderDiablerized(self.diablerist, self.former))
        if self.red_list:
            red_list_burned(g, self.diablerist)  # step 5 (VTES-6.5.5-06)


class BloodHuntCall(Frame):
    """The diablerie is complete: the question of a blood hunt comes up (VTES-6.5.5-08, VTES-6.5.6-01)."""

    diablerist: int
    victim: int

    def run(self, g: VtesState) -> None:
        g.pop()
        call_blood_hunt(g, self.diablerist)


def is_discipline_card(g: VtesState, card: int) -> bool:
    """Whether a library card is a master: Discipline card."""
    return "discipline" in g.face(card).keywords


@performs(v.Diablerize)
def _diablerize(g: VtesState, r: EffectContext, effect: v.Diablerize) -> None:
    """Instead of going to torpor, or in torpor already."""
    victim, diablerist = card_of(g, r, effect.who), card_of(g, r, effect.by)
    if victim not in g.play or not g.face(victim).vampire or why_not_diablerize(g, diablerist) is not None:
        return
    for frame in reversed(g.stack):
        if isinstance(frame, DoomFacts) and frame.card == victim:
            frame.spared = True
            g.push(Diablerie(diablerist=diablerist, victim=victim))
            return
    if g.play[victim].region in (Region.TORPOR, Region.READY):
        g.push(Diablerie(diablerist=diablerist, victim=victim))
