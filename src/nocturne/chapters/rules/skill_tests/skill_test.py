"""Skill tests: dice for the attribute, automatic successes for the skill, Willpower to roll again.

A test is a procedure of its own; its result is ``state.total`` when it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from itertools import combinations

from nocturne.chapters.components import dice
from nocturne.chapters.components.dice import Face
from nocturne.chapters.events.dice import NoDice, Rerolled, Rolled, SkillTested
from nocturne.chapters.rules.harm.belongings import lose_effect
from nocturne.chapters.rules.harm.hunger import raise_hunger
from nocturne.chapters.rules.harm.willpower import can_spend_willpower, lose_willpower
from nocturne.chapters.rules.table import character_values, lookup
from nocturne.chapters.rules.table.frames import Asked, in_chapter
from nocturne.chapters.state import NO_DICE, ChaptersState
from nocturne.kernel.decision import Choice, Note, Prepared, Question, Why
from nocturne.kernel.state import Frame


def pool_for(
    state: ChaptersState, who: str, attr: str, skill: str, moment: str, bonus: int = 0, against: str = ""
) -> dice.Pool:
    """The dice of a test (CHA-GAP-05), as many as there are where the box limits them (CHA-GAP-58)."""
    count = character_values.dice_for(state, who, attr, skill, moment, bonus, against)
    if state.options.components == "printed":
        count = min(count, lookup.PRINTED["dice"])
    hunger = state.vampire(who).hunger
    if state.options.red_dice == "after_penalties" or count <= 0:
        return dice.pool(count, hunger)
    lost = character_values.penalty_dice(state, who, attr, skill, moment, against)
    full = dice.pool(count + lost, hunger)
    black = max(0, full.black - lost)
    return dice.Pool(black, full.red - max(0, lost - full.black))


def dice_note(
    state: ChaptersState,
    who: str,
    attr: str,
    skill: str,
    moment: str,
    *,
    bonus: int = 0,
    against: str = "",
    difficulty: int = 0,
) -> Note:
    """How many dice a test would have, for the option that leads to it. ``difficulty``: 0 where it is told
    elsewhere, or there is none."""
    pool = pool_for(state, who, attr, skill, moment, bonus, against)
    if pool.fails or state.vampire(who).state != "active":
        return Note("chapters-note-no-dice", against=True)
    automatic = character_values.automatic_for(state, who, attr, skill, moment, against)
    told = {"dice": pool.black + pool.red, "red": pool.red, "automatic": automatic, "difficulty": difficulty}
    return Note("chapters-note-dice", told)


_REROLL_RED = Prepared("reroll:red", "chapters-do-reroll-red")
_RED_DICE = Why("chapters-why-red-dice", "CHA-HUN-05")


class TestStep(IntEnum):
    """The steps of a test."""

    ROLL = 0
    REROLL = 1
    END = 2


class SkillTest(Frame, kw_only=True):
    """CHA-TEST-01: one test by one character. ``difficulty`` is 0 when the total is what matters."""

    who: str
    attr: str
    skill: str
    moment: str
    difficulty: int = 0
    bonus: int = 0
    against: str = ""
    black: list[str] = []
    red: list[str] = []
    first: int = 0  # the total before any die was rolled again

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        if self.step == TestStep.ROLL:
            self._roll(state)
            return None
        if self.step == TestStep.REROLL and self.black and can_spend_willpower(state, self.who):
            return self._question(state)
        self._end(state)
        return None

    def _roll(self, state: ChaptersState) -> None:
        pool = pool_for(state, self.who, self.attr, self.skill, self.moment, self.bonus, self.against)
        state.play.last_actor = self.who  # CHA-EFC-04
        if state.vampire(self.who).state != "active" or pool.fails:
            state.pop()
            state.emit(NoDice(self.who, self.attr, self.skill))
            state.total = NO_DICE  # CHA-TEST-02
            self._drop_effects(state)
            return
        faces = lookup.the_dice(state)
        self.black = list(dice.roll(state.chance, faces.black, pool.black))
        self.red = list(dice.roll(state.chance, faces.red, pool.red))
        self.first = self.total(state)
        self.step = TestStep.REROLL
        state.emit(Rolled(self.who, self.attr, self.skill, (*self.black, *self.red), len(self.red)))

    def total(self, state: ChaptersState) -> int:
        """Successes on the dice and automatic ones."""
        automatic = character_values.automatic_for(
            state, self.who, self.attr, self.skill, self.moment, self.against
        )
        return dice.successes(_faces([*self.black, *self.red])) + automatic

    def _question(self, state: ChaptersState) -> Question:
        """CHA-WIL-02: a point of Willpower rolls up to 3 black dice again, as often as one likes
        (CHA-WIL-03)."""
        question = Question(
            state.seat_of(self.who),
            "chapters-ask-reroll",
            who=f"figure:{self.who}",
            total=self.total(state),
            difficulty=self.difficulty,
            faces=[f"face:{face}" for face in (*self.black, *self.red)],
            red=len(self.red),
            attr=f"attr:{self.attr}",
            skill=f"skill:{self.skill}",
        )
        offer_rerolls(question, self.black, "CHA-WIL-02")
        question.offer_prepared(_REROLL_RED, _RED_DICE)
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        if not choice.value:
            self.step = TestStep.END
            return
        lose_willpower(state, self.who)
        faces = lookup.the_dice(state)
        for face in choice.value:
            self.black[self.black.index(face)] = dice.roll(state.chance, faces.black, 1)[0]
        state.emit(Rerolled(self.who, (*self.black, *self.red), len(self.red)))

    def _end(self, state: ChaptersState) -> None:
        """CHA-TEST-03, and the skulls, once, on the final result (CHA-DICE-05, CHA-GAP-06)."""
        state.pop()
        total = self.total(state)
        state.total = total
        success = total >= self.difficulty
        state.emit(SkillTested(self.who, total, self.difficulty, success))
        compared = self.first if state.options.skulls_counted == "first_roll" else total
        if dice.skulls(_faces(self.red)) > compared:
            raise_hunger(state, self.who, 1)
        self._drop_effects(state)

    def _drop_effects(self, state: ChaptersState) -> None:
        """Effect cards that last until the next test are gone."""
        effects = lookup.book(state).effects
        for effect in [e for e in state.player_of(self.who).effects if effects[e].until == "after_test"]:
            lose_effect(state, self.who, effect)


def succeeded(total: int, difficulty: int) -> bool:
    """CHA-TEST-02, CHA-TEST-03: without dice a test fails, however easy."""
    return total != NO_DICE and total >= difficulty


def _faces(written: list[str]) -> list[Face]:
    return written  # type: ignore[return-value]  # frames keep faces as plain text


def offer_rerolls(question: Question, black: Sequence[str], rule: str) -> None:
    """Keep what was rolled, or roll one of the sets of dice again."""
    question.offer_prepared(_KEEP)
    question.offer_all([_reroll(faces, rule) for faces in sets_to_reroll(tuple(sorted(black)))])


_KEEP = Prepared("keep", "chapters-do-keep", ())
_WORTH = {"blank": 0, "ankh": 1, "double": 2}


@cache
def _reroll(faces: tuple[str, ...], rule: str) -> Prepared:
    return Prepared(
        f"reroll:{'-'.join(faces)}",
        "chapters-do-reroll",
        faces,
        args={"faces": [f"face:{face}" for face in faces], "count": len(faces)},
        rules=(rule,),
    )


@cache
def sets_to_reroll(black: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different sets of one to three dice, the most hopeful first: many blanks before few, doubles
    last."""
    ordered = tuple(sorted(black, key=lambda face: _WORTH[face]))
    sets = {
        faces
        for count in range(1, dice.REROLLED + 1)
        for faces in combinations(ordered, min(count, len(ordered)))
    }
    return sorted(sets, key=lambda faces: (sum(_WORTH[face] for face in faces), -len(faces), faces))
