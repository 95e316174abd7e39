"""Hunts: all players roll together before a chapter, to start it without Hunger (CHA-HUNT-06..14)."""

from __future__ import annotations

from enum import IntEnum
from functools import cache

from nocturne.chapters.components import dice
from nocturne.chapters.events.campaign import HuntBegun, HuntEnded, HuntRolled, StoryTold
from nocturne.chapters.events.figures import HungerChanged
from nocturne.chapters.rules.campaign.between import ApplyBetween, change_willpower
from nocturne.chapters.rules.campaign.masquerade import ResolveBreaches
from nocturne.chapters.rules.skill_tests.skill_test import offer_rerolls
from nocturne.chapters.rules.table import character_values, lookup
from nocturne.chapters.rules.table.votes import ask, ask_alike, decided
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Choice, Note, Prepared, Question, Why
from nocturne.kernel.state import Frame


def why_not_hunt(state: ChaptersState, ident: str) -> Why | None:
    """CHA-HUNT-02..04: the district must be open, and every hunt is played once."""
    pack, coterie = lookup.book(state), state.campaign.coterie
    level = pack.districts[pack.hunts[ident].district].level
    if ident in coterie.hunts:
        return Why("chapters-why-hunted", "CHA-HUNT-04")
    if level > 0 and level > coterie.status:
        return Why("chapters-why-district", "CHA-HUNT-02", {"level": level})
    return None


@cache
def _hunt(ident: str, district: str) -> Prepared:
    return Prepared(
        f"hunt:{ident}",
        "chapters-do-hunt",
        ident,
        args={"hunt": f"hunt:{ident}", "district": f"district:{district}"},
        rules=("CHA-HUNT-02",),
    )


class ChooseHunt(Frame, kw_only=True):
    """CHA-HUNT-01: the coterie may hunt once before a chapter, unless the chapter forbids it."""

    chapter: str
    seats: tuple[int, ...]

    def run(self, state: ChaptersState) -> Question | list[Question] | None:
        pack = lookup.book(state)
        open_ = [ident for ident in pack.hunts if why_not_hunt(state, ident) is None]
        if not pack.chapters[self.chapter].hunt or not open_:  # CHA-HUNT-05
            state.pop()
            return None
        part = Question(0, "")
        part.offer("pass", "chapters-do-no-hunt", "")
        for ident, hunt in pack.hunts.items():
            part.offer_prepared(_hunt(ident, hunt.district), why_not_hunt(state, ident))
        return ask_alike(self.seats, part, "chapters-ask-hunt", chapter=f"chapter:{self.chapter}")

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        state.pop()
        chosen = decided(state, choices)
        if chosen:
            state.push(ResolveBreaches(seats=self.seats))  # CHA-MASQ-03
            state.push(HuntFrame(hunt=chosen, seats=self.seats))


class HuntStep(IntEnum):
    """How far a hunt has come."""

    BEGIN = 0
    HUNT = 1


class HuntFrame(Frame, kw_only=True):
    """One hunt: choose an approach before seeing the difficulty, roll, add up."""

    hunt: str
    seats: tuple[int, ...]
    approach: int = -1
    turn: int = 0  # whose dice are on the table
    faces: list[str] = []
    total: int = 0

    def run(self, state: ChaptersState) -> Question | list[Question] | None:
        printed = lookup.book(state).hunts[self.hunt]
        if self.step == HuntStep.BEGIN:
            self.step = HuntStep.HUNT
            state.campaign.coterie.hunts += (self.hunt,)
            state.emit(HuntBegun(self.hunt, f"hunt/{self.hunt}/text"))
            return None
        if self.approach < 0:
            return ask(self.seats, lambda seat: self._approach_question(state, seat))
        if self.turn < len(self.seats):
            if not self.faces:
                self._roll(state)
                return None
            return self._reroll_question(state)
        self._end(state, printed.approaches[self.approach].difficulty[len(self.seats)])
        return None

    def _approach_question(self, state: ChaptersState, seat: int) -> Question:
        question = Question(seat, "chapters-ask-approach", hunt=f"hunt:{self.hunt}")
        for i, approach in enumerate(lookup.book(state).hunts[self.hunt].approaches):
            question.offer(
                f"approach:{i}",
                "chapters-do-approach",
                i,
                args={
                    "attr": f"attr:{approach.attr}",
                    "text": f"text:hunt/{self.hunt}/approach/{i}",
                    "bonus": f"figure:{approach.bonus_die}" if approach.bonus_die else "none",
                },
                rules=("CHA-HUNT-07",),
                note=self._dice(state, seat, i),
            )
        return question

    def _dice(self, state: ChaptersState, seat: int, i: int) -> Note:
        """How many dice this player would roll; what they need is not told yet (CHA-HUNT-07)."""
        approach = lookup.book(state).hunts[self.hunt].approaches[i]
        player = state.campaign.players[seat]
        count = character_values.level(player, approach.attr) + (approach.bonus_die == player.character)
        return Note("chapters-note-hunt", {"dice": count})

    def _roll(self, state: ChaptersState) -> None:
        """CHA-HUNT-08, CHA-HUNT-09: black dice for the attribute, and the bonus die of a named character."""
        seat = self.seats[self.turn]
        player = state.campaign.players[seat]
        approach = lookup.book(state).hunts[self.hunt].approaches[self.approach]
        count = character_values.level(player, approach.attr) + (approach.bonus_die == player.character)
        self.faces = list(dice.roll(state.chance, lookup.the_dice(state).black, count))
        self._tell(state)
        if player.fatigued or not self.faces:
            self._next()

    def _tell(self, state: ChaptersState) -> None:
        seat = self.seats[self.turn]
        state.emit(HuntRolled(seat, tuple(self.faces), dice.successes(self.faces)))  # type: ignore[arg-type]

    def _next(self) -> None:
        self.total += dice.successes(self.faces)  # type: ignore[arg-type]
        self.turn += 1
        self.faces = []

    def _reroll_question(self, state: ChaptersState) -> Question:
        """CHA-HUNT-12: Willpower may be spent; CHA-HUNT-13: nothing else may."""
        seat = self.seats[self.turn]
        question = Question(
            seat,
            "chapters-ask-hunt-reroll",
            faces=[f"face:{face}" for face in self.faces],
            total=self.total + dice.successes(self.faces),  # type: ignore[arg-type]
        )
        offer_rerolls(question, self.faces, "CHA-HUNT-12")
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        if self.approach < 0:
            self.take_all(state, [choice])
            return
        if not choice.value:
            self._next()
            return
        change_willpower(state, choice.seat, -1)
        for face in choice.value:
            self.faces[self.faces.index(face)] = dice.roll(state.chance, lookup.the_dice(state).black, 1)[0]
        self._tell(state)
        if state.campaign.players[choice.seat].fatigued:
            self._next()

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        self.approach = decided(state, choices)

    def _end(self, state: ChaptersState, difficulty: int) -> None:
        """CHA-HUNT-10, CHA-HUNT-11."""
        state.pop()
        success = self.total >= difficulty
        part = "success" if success else "failure"
        state.emit(HuntEnded(self.total, difficulty, success))
        state.emit(StoryTold(f"hunt/{self.hunt}/{part}"))
        if success:
            for seat in self.seats:
                player = state.campaign.players[seat]
                if player.hunger:
                    state.emit(HungerChanged(player.character, -player.hunger, 0))
                    player.hunger = 0
        state.push(ApplyBetween(source=f"hunt:{self.hunt}:{part}", seats=self.seats))
