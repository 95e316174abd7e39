"""Feeding in the main sequence, and capturing prey that flees."""

from __future__ import annotations

from enum import IntEnum

from nocturne.chapters.events.stealth import AnimalRan, Fed, FeedingFailed, PreyKilled
from nocturne.chapters.rules.combat.combat import start_combat
from nocturne.chapters.rules.harm.damage import leave_tile
from nocturne.chapters.rules.harm.hunger import lower_hunger, painful_kiss
from nocturne.chapters.rules.harm.willpower import lose_humanity
from nocturne.chapters.rules.skill_tests.skill_test import SkillTest, dice_note, succeeded
from nocturne.chapters.rules.table import character_values, lookup, modifiers
from nocturne.chapters.rules.table.board import Around, npc_modifier
from nocturne.chapters.rules.table.frames import Asked, in_chapter
from nocturne.chapters.rules.tile.prey import alarm, calm, calming_ally, prey
from nocturne.chapters.rules.turns.blood import UseBlood
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Note, Question, Why
from nocturne.kernel.state import Frame

FEEDING_SKILLS = {"physical": "brawl", "social": "subterfuge"}
"""CHA-FEED-03."""
HARD_TO_FEED = 5
"""CHA-FEED-03: the difficulty is 5 less the Hunger."""
RELIEF = {"animal": 1, "human": 2, "ghoul": 2, "authority": 2}
"""CHA-FEED-04, CHA-FEED-05."""


def offer_feeding(question: Question, state: ChaptersState, here: Around, blocked: Why | None) -> None:
    """CHA-FEED-01, CHA-FEED-02: on prey beside the character, with one of two tests."""
    who, near = here.who, here.near
    for ident, npc in here.npcs:
        if npc.hex not in near or npc.side != "enemy":
            continue
        why = blocked or _why_not_feed(state, who, ident)
        for attr, skill in FEEDING_SKILLS.items():
            question.offer(
                f"feed:{ident}:{attr}",
                "chapters-do-feed",
                ("feed", ident, attr),
                args={"npc": f"figure:{ident}", "attr": f"attr:{attr}", "skill": f"skill:{skill}"},
                subjects=(f"figure:{ident}",),
                rules=("CHA-FEED-03",),
                unless=why,
                note=None if why is not None else _dice(state, who, ident, attr),
            )


def _dice(state: ChaptersState, who: str, ident: str, attr: str) -> Note:
    against, skill = state.play.npcs[ident].type, FEEDING_SKILLS[attr]
    printed = HARD_TO_FEED - state.vampire(who).hunger
    difficulty = character_values.difficulty_for(state, who, attr, skill, "feeding", printed, against)
    return dice_note(state, who, attr, skill, "feeding", against=against, difficulty=difficulty)


def _why_not_feed(state: ChaptersState, who: str, ident: str) -> Why | None:
    npc = state.play.npcs[ident]
    if npc.talk or npc.type not in RELIEF:
        return Why("chapters-why-not-food", "CHA-FEED-06", {"npc": f"figure:{ident}"})
    if not npc.prey:
        return Why("chapters-why-not-prey", "CHA-FEED-02", {"npc": f"figure:{ident}"})
    if modifiers.forbidden(state, who, "feeding"):
        return Why("chapters-why-card-forbids", "CHA-GEN-01")
    return None


class FeedStep(IntEnum):
    """The steps of feeding."""

    TEST = 0
    RESULT = 1


class Feed(Frame, kw_only=True):
    """One attempt to feed."""

    who: str
    npc: str
    attr: str
    difficulty: int = 0  # as it was before the roll, which may change Hunger

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        if self.step == FeedStep.TEST:
            self.step = FeedStep.RESULT
            self._test(state)
            return None
        state.pop()
        if state.vampire(self.who).state != "active":
            return None
        if succeeded(state.total, self.difficulty):
            self._drink(state)
        else:
            self._fail(state)
        return None

    def _test(self, state: ChaptersState) -> None:
        skill = FEEDING_SKILLS[self.attr]
        against = state.play.npcs[self.npc].type
        printed = HARD_TO_FEED - state.vampire(self.who).hunger
        self.difficulty = character_values.difficulty_for(
            state, self.who, self.attr, skill, "feeding", printed, against
        )
        state.push(
            SkillTest(
                who=self.who,
                attr=self.attr,
                skill=skill,
                moment="feeding",
                difficulty=self.difficulty,
                against=against,
            )
        )

    def _drink(self, state: ChaptersState) -> None:
        npc = state.play.npcs[self.npc]
        state.emit(Fed(self.who, self.npc))
        for other in prey(state):  # CHA-FLEE-05
            if other != self.npc and npc_sees_npc(state, other, self.npc):
                alarm(state, other, self.who)
        if not (npc.type == "animal" and "exacting" in lookup.flaws(state, self.who)):  # CHA-FLAW-07
            lower_hunger(state, self.who, RELIEF[npc.type])
        leave_tile(state, self.npc)
        painful_kiss(state, self.who)

    def _fail(self, state: ChaptersState) -> None:
        """CHA-GAP-14: a profile means combat, an animal is gone, anybody else flees."""
        npc = state.play.npcs[self.npc]
        state.emit(FeedingFailed(self.who, self.npc))
        flees_first = state.options.failed_feeding == "prey_first" and npc.prey
        if npc.kind == "profile" and not flees_first:  # CHA-FEED-07
            start_combat(state, by=self.npc)
        elif npc.type == "animal":  # CHA-FEED-09
            state.emit(AnimalRan(self.npc))
            leave_tile(state, self.npc)
        else:  # CHA-FEED-08
            alarm(state, self.npc, self.who)


def npc_sees_npc(state: ChaptersState, watcher: str, other: str) -> bool:
    """Whether one NPC has another in its line of sight."""
    place = state.play.npcs[other].hex
    return place is not None and npc_modifier(state, watcher, place) is not None


# -- capturing


def offer_captures(
    question: Question, state: ChaptersState, here: Around, blocked: Why | None, blood_used: bool
) -> None:
    """CHA-FLEE-11: a fleeing prey beside the character is caught with the action, in one of three ways."""
    caught = [ident for ident, npc in here.npcs if npc.flees_after and npc.hex in here.near]
    if not caught:
        return
    who, pack = here.who, lookup.book(state)
    powers = [p for p in state.player_of(who).sheet.powers if pack.disciplines[p].captures]
    for npc in caught:
        named = {"npc": f"figure:{npc}"}
        subjects = (f"figure:{npc}",)
        for power in powers:
            why = blocked
            if why is None and (blood_used or modifiers.forbidden(state, who, "blood")):
                why = Why("chapters-why-blood-used", "CHA-BLOOD-01")
            question.offer(
                f"capture:{npc}:{power}",
                "chapters-do-capture-power",
                ("capture", npc, power),
                args={**named, "power": f"power:{power}"},
                subjects=(*subjects, f"power:{power}"),
                rules=("CHA-FLEE-12",),
                unless=why,
            )
        question.offer(
            f"capture:{npc}:kill",
            "chapters-do-capture-kill",
            ("capture", npc, "kill"),
            args=named,
            subjects=subjects,
            rules=("CHA-FLEE-13",),
            unless=blocked,
        )
        ally = calming_ally(state)
        question.offer(
            f"capture:{npc}:calm",
            "chapters-do-capture-calm",
            ("capture", npc, "calm"),
            args=named,
            subjects=subjects,
            rules=("CHA-FLEE-14", "CHA-GAP-31"),
            unless=blocked or (Why("chapters-why-no-calming-ally", "CHA-FLEE-14") if ally is None else None),
        )


def capture(state: ChaptersState, who: str, npc: str, way: str) -> bool:
    """Catch a fleeing prey (CHA-FLEE-15). True when it used the Blood."""
    if way == "kill":  # CHA-HUM-06
        state.emit(PreyKilled(npc, who))
        leave_tile(state, npc)
        lose_humanity(state, who, 1)
        return False
    if way == "calm":
        calm(state, npc, who)
        return False
    state.push(UseBlood(who=who, way="power", what=way, place="main", target=npc))
    return True
