"""Hunger, Beast tests and Frenzy."""

from __future__ import annotations

from enum import IntEnum

from nocturne.chapters.components import dice
from nocturne.chapters.components.hexes import distance
from nocturne.chapters.events.dice import BeastTested, KissRolled
from nocturne.chapters.events.figures import (
    FrenzyEntered,
    FrenzyStopped,
    HungerChanged,
    SuccumbedToFrenzy,
)
from nocturne.chapters.rules.harm.belongings import (
    discard_item,
)
from nocturne.chapters.rules.harm.damage import (
    hurt,
    take_out,
)
from nocturne.chapters.rules.harm.willpower import (
    lose_humanity,
)
from nocturne.chapters.rules.table import character_values, lookup
from nocturne.chapters.rules.table.board import beside, on_tile, where
from nocturne.chapters.rules.table.frames import Asked, in_chapter
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame


def raise_hunger(state: ChaptersState, ident: str, amount: int) -> None:
    """Hunger rises; when it must rise above a full track, Frenzy comes (CHA-FRZ-01)."""
    vampire = state.vampire(ident)
    if vampire.state != "active" or amount <= 0:
        return
    most = character_values.hunger_track(state, ident)
    risen = min(amount, most - vampire.hunger)
    if risen > 0:
        vampire.hunger += risen
        state.emit(HungerChanged(ident, risen, vampire.hunger))
    if risen < amount:
        state.emit(FrenzyEntered(ident))
        state.enqueue(Frenzy(who=ident))


def lower_hunger(state: ChaptersState, ident: str, amount: int) -> None:
    """Hunger falls, never below 0."""
    vampire = state.vampire(ident)
    fallen = min(amount, vampire.hunger)
    if fallen > 0 and vampire.state == "active":
        vampire.hunger -= fallen
        state.emit(HungerChanged(ident, -fallen, vampire.hunger))


def beast_test(state: ChaptersState, ident: str) -> None:
    """CHA-BEAST-01, CHA-BEAST-02: one red die; only Hunger depends on it (CHA-BEAST-04)."""
    if state.vampire(ident).state != "active":
        return
    face = dice.roll(state.chance, lookup.the_dice(state).red, 1)[0]
    state.emit(BeastTested(ident, face))
    raise_hunger(state, ident, dice.BEAST[face])


def painful_kiss(state: ChaptersState, ident: str) -> None:
    """CHA-FLAW-12: after feeding Aurora rolls a red die; a skull costs Humanity."""
    if "painful_kiss" not in lookup.flaws(state, ident):
        return
    face = dice.roll(state.chance, lookup.the_dice(state).red, 1)[0]
    state.emit(KissRolled(ident, face))
    if face == "skull":
        lose_humanity(state, ident, 1)


class FrenzyStep(IntEnum):
    """The steps of a Frenzy."""

    CURSE = 0
    RESCUE = 1


class Frenzy(Frame, kw_only=True):
    """CHA-GAP-02: the flaws, then a window in which a blood bag may stop it; otherwise the character is
    gone, and nobody else (CHA-FRZ-02)."""

    who: str
    asked: list[str] = []

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        if state.vampire(self.who).state != "active":
            state.pop()
            return None
        if self.step == FrenzyStep.CURSE:
            self.step = FrenzyStep.RESCUE
            if "blood_curse" in lookup.flaws(state, self.who):
                self._curse(state)
                return None
        rescuer = next((one for one in self._rescuers(state) if one not in self.asked), None)
        if rescuer is None:
            state.pop()
            state.emit(SuccumbedToFrenzy(self.who))
            take_out(state, self.who, "frenzy")
            return None
        return self._question(state, rescuer)

    def _curse(self, state: ChaptersState) -> None:
        """CHA-FLAW-09, CHA-FLAW-10: all within 2 hexes suffer."""
        here = where(state, self.who)
        assert here is not None
        near = [ident for ident, _, hex_ in on_tile(state) if ident != self.who and distance(here, hex_) <= 2]
        for ident in near:
            hurt(state, ident, 2, unavoidable=True)
            if ident in state.play.vampires:
                raise_hunger(state, ident, 1)

    def _rescuers(self, state: ChaptersState) -> list[str]:
        """Who has a blood bag at hand: the character itself, then those beside it."""
        if state.options.frenzy_rescue == "none":
            return []
        near = [self.who]
        if state.options.frenzy_rescue == "adjacent":
            near += [one for one in state.active() if one != self.who and beside(state, one, self.who)]
        return [one for one in near if self._bags(state, one)]

    def _bags(self, state: ChaptersState, ident: str) -> list[str]:
        items = lookup.book(state).items
        return sorted({item for item in state.vampire(ident).items if items[item].blood})

    def _question(self, state: ChaptersState, rescuer: str) -> Question:
        question = Question(state.seat_of(rescuer), "chapters-ask-frenzy", who=f"figure:{self.who}")
        for item in self._bags(state, rescuer):
            question.offer(
                f"bag:{item}",
                "chapters-do-bag",
                (rescuer, item),
                args={"item": f"item:{item}"},
                subjects=(f"figure:{self.who}", f"item:{item}"),
                rules=("CHA-GAP-02", "CHA-FRZ-03"),
            )
        question.offer("pass", "chapters-do-succumb", (rescuer, ""), rules=("CHA-FRZ-04",))
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        rescuer, item = choice.value
        if not item:
            self.asked.append(rescuer)
            return
        state.pop()
        discard_item(state, rescuer, item)
        vampire = state.vampire(self.who)
        vampire.hunger = max(
            0, character_values.hunger_track(state, self.who) - lookup.book(state).items[item].blood
        )
        state.emit(FrenzyStopped(self.who, item))
