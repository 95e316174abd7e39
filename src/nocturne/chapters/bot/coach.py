"""What an experienced player would do at a decision of CHAPTERS, and why.

Nothing is looked ahead at. The first choice is the one the experienced bot takes (see ``judgement``), the
next what it takes if the first is not to be had. The notes tell what that judgement goes by: odds of a test,
what a blow should do, what is still unread.
"""

from __future__ import annotations

import msgspec

from nocturne.chapters.bot.exploring import Explorer
from nocturne.chapters.bot.eyes import Eyes
from nocturne.chapters.bot.fighting import Fighter
from nocturne.chapters.bot.judgement import Judgement
from nocturne.chapters.bot.memory import Memory
from nocturne.chapters.bot.pages import Reader
from nocturne.chapters.events.campaign import ChapterBegun
from nocturne.chapters.events.pages import PageRead
from nocturne.chapters.view.table import ChaptersTable
from nocturne.kernel.advice import MOST_SUGGESTIONS, Advice, Standing, Suggestion
from nocturne.kernel.decision import Decision, Note
from nocturne.kernel.knowledge import Knowledge

_RULE_OF_THUMB = Note("chapters-coach-habit")


def advise(decision: Decision, knows: Knowledge) -> Advice | None:
    """What the experienced bot takes, and what it takes instead of that."""
    options = tuple(option for option in decision.options if not option.aside)
    if len(options) < 2:
        return None
    left = msgspec.structs.replace(decision, options=options)
    found: list[Suggestion] = []
    tell = _Notes(decision, knows)
    while left.options and len(found) < MOST_SUGGESTIONS:
        # A judgement of its own each time: what one choice makes it remember must not count for the next.
        judge = Judgement("coach")
        judge.memory = _remembered(knows)
        key = judge.judged(left, knows)
        if left.option(key) is None:
            break  # it has no opinion on the rest
        standing: Standing = "next" if found else "best"
        found.append(Suggestion(key, standing, tuple(tell.notes(key)) or (_RULE_OF_THUMB,)))
        left = msgspec.structs.replace(left, options=tuple(o for o in left.options if o.key != key))
    return Advice(Note("chapters-coach-basis"), tuple(found)) if found else None


def _remembered(knows: Knowledge) -> Memory:
    """A memory of the pages that were read in this chapter."""
    memory, table = Memory(), knows().table
    assert isinstance(table, ChaptersTable)
    if table.chapter is None:
        return memory
    memory.look(table.chapter)
    for event in knows.told():
        if isinstance(event, ChapterBegun):
            memory.read.clear()
        elif isinstance(event, PageRead):
            memory.read[event.page.partition("#")[0].rpartition("/")[2]] += 1
    return memory


class _Notes:
    """What the judgement of a decision goes by."""

    def __init__(self, decision: Decision, knows: Knowledge) -> None:
        self.question = decision.question.removeprefix("chapters-ask-")
        self.decision = decision
        self.eyes = Eyes(knows())
        self.memory = _remembered(knows)

    def notes(self, key: str) -> list[Note]:
        """What speaks for and against an option."""
        if self.eyes.table.chapter is None:
            return []
        kind, _, what = key.partition(":")
        match self.question:
            case "option" | "deduction" | "last-word" | "tester":
                return self._test(key)
            case "main-turn" | "sneak":
                return self._exploring(kind, what)
            case "lay" | "fight-turn" | "defend":
                return self._fighting(kind, what)
            case _:
                return []

    def _test(self, key: str) -> list[Note]:
        chance = Reader(self.decision, self.eyes, self.memory, "coach").chance(key)
        if chance is None:
            return []
        return [_odds("chapters-coach-odds", chance)]

    def _exploring(self, kind: str, what: str) -> list[Note]:
        explorer, me = Explorer(self.decision, self.eyes, self.memory), self.eyes.me
        match kind:
            case "talk" | "investigate":
                return [Note("chapters-coach-unread")]
            case "feed":
                chance = explorer.odds_by(what.rpartition(":")[2])
                hunger = Note("chapters-coach-hunger", {"hunger": me.hunger})
                return [_odds("chapters-coach-odds", chance), hunger]
            case "mend":
                return [Note("chapters-coach-hurt", {"damage": me.damage, "most": me.damage_track})]
            case "move":
                goal = explorer.best_goal()
                return [] if goal is None else [Note("chapters-coach-way", {"goal": goal.kind})]
            case _:
                return []

    def _fighting(self, kind: str, what: str) -> list[Note]:
        fighter, eyes = Fighter(self.decision, self.eyes, self.memory), self.eyes
        match kind:
            case "attack":
                foe = next((npc for npc in eyes.npcs if npc.id == what), None)
                if foe is None or not eyes.me.chosen:
                    return []
                return [_points("chapters-coach-blow", fighter.blow(eyes.me.chosen, foe, eyes.here))]
            case "lay":
                return [_points("chapters-coach-card", fighter.round_worth(what))]
            case "guard":
                return [_points("chapters-coach-incoming", fighter.incoming())]
            case "defend":
                return [_points("chapters-coach-incoming", float(self.decision.args["damage"]))]
            case "mend":
                return [Note("chapters-coach-hurt", {"damage": eyes.me.damage, "most": eyes.me.damage_track})]
            case _:
                return []


def _odds(message: str, chance: float) -> Note:
    return Note(message, {"percent": round(100 * chance)}, against=chance < 0.5)


def _points(message: str, worth: float) -> Note:
    """About so many points of damage, to half a point."""
    return Note(message, {"amount": round(2 * max(0.0, worth)) / 2}, against=worth <= 0)
