"""Players on a quest: they play with judgement, but take the road, the characters and the pages they are out
for.

They have read the booklet, which no player has: they know behind which option a page lies, and lose a fight
or a test where defeat is what they want to read. How often they win says nothing; what they read is read by
the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from nocturne.chapters.authoring.quests import FAR, ChapterMap, Quest
from nocturne.chapters.authoring.roads import OPTIONAL
from nocturne.chapters.bot.exploring import Explorer, Goal
from nocturne.chapters.bot.eyes import Eyes
from nocturne.chapters.bot.fighting import Fighter
from nocturne.chapters.bot.judgement import Judgement
from nocturne.chapters.bot.memory import HOPELESS, Memory
from nocturne.chapters.bot.pages import Reader
from nocturne.chapters.components.hexes import hex_of, name_of
from nocturne.chapters.content.pages import Option, PageTest
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision
from nocturne.kernel.view import View

_WANTED = 40.0
"""What it is worth to come to where a wanted page lies; a step farther is worth one less."""
_AGAIN = 4
"""How much farther an option seems each time it was taken in vain."""
_SPOILT = 500
_UNLIKELY = 2.0
"""How much farther a page seems that only an unlikely roll leads to."""
_FIGHT_QUESTIONS = ("lay", "fight-turn", "defend", "resistance")
_ANY_ROAD = "road"


class Seeker(Judgement):
    """One player of a party that is out for the same things."""

    def __init__(self, seed: int | str, quest: Quest) -> None:
        super().__init__(seed)
        self.quest = quest
        self.taken: Counter[tuple[str, str, str]] = Counter()
        self.wants_failure = False

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        """The answer. Where it is another than judgement alone would give, it counts as steered."""
        if len(decision.options) == 1:
            return super().choose(decision, look)
        free = super().choose(decision, look)
        question = decision.question.removeprefix("chapters-ask-")
        if question in ("chapter", "character", "solo"):  # the road is no part of how a chapter is played
            return self._road(question, decision) or free
        eyes = Eyes(look())
        if eyes.table.chapter is None:
            return free
        wish = self._wish(question, decision, eyes)
        if not wish or wish == free or decision.option(wish) is None:
            return free
        self.quest.steered += 1
        return wish

    # -- the road

    def _road(self, question: str, decision: Decision) -> str:
        keys = [option.key for option in decision.options]
        quest = self.quest
        if question == "character":
            wanted = [f"character:{one}" for one in quest.needs.characters]
            return next((key for key in wanted if key in keys), "") or self.chance.pick(keys)
        if question == "solo":
            wanted = [f"figure:{one}" for one in quest.needs.characters]
            return next((key for key in wanted if key in keys), "")
        taste = Chance.seeded(f"{self._party}:{_ANY_ROAD}:{len(quest.read)}")
        offered = [key.partition(":")[2] for key in keys]
        if quest.aim in offered:
            return f"chapter:{quest.aim}"
        chapters = quest.atlas.book.chapters
        side = [one for one in offered if chapters[one].kind != "main" and self._takes(one)]
        if side:
            return f"chapter:{side[0]}"
        main = [one for one in offered if chapters[one].kind == "main"]
        toward = [one for one in main if quest.atlas.roads.leads_to(one, quest.aim)]
        telling = [one for one in toward or main if quest.near(one)]
        return f"chapter:{taste.pick(telling or toward or main)}" if main else ""

    @property
    def _party(self) -> str:
        """The same for all players of a campaign, so that they agree."""
        return self.seed.rpartition(":")[0]

    def _takes(self, chapter: str) -> bool:
        """Prologues are always played; optional chapters by taste, or when there is something to read."""
        quest = self.quest
        if quest.atlas.book.chapters[chapter].kind == "prologue" or quest.near(chapter):
            return True
        return Chance.seeded(f"{self._party}:{chapter}").below(100) < 100 * OPTIONAL

    # -- in a chapter

    def explorer(self, decision: Decision, eyes: Eyes) -> Explorer:
        quest, chapter = self.quest, eyes.chapter.id
        if quest.near(chapter) or (quest.reckless and not quest.plays_to_win(chapter)):
            quest.steered += 1
            return Searching(decision, eyes, self.memory, quest)
        return super().explorer(decision, eyes)

    def _wish(self, question: str, decision: Decision, eyes: Eyes) -> str:
        """What the quest asks for here; nothing where it does not care."""
        near = self.quest.near(eyes.chapter.id)
        match question:
            case "option" | "deduction" | "last-word":
                return self._option(decision, eyes, near)
            case "tester":
                return self._tester(decision, eyes, near)
            case "reroll":
                return "keep" if self.wants_failure else ""
            case _ if question in _FIGHT_QUESTIONS and self._throws(eyes, near):
                return self._badly(decision)
            case "lay" | "fight-turn" if self._stalls(eyes, near):
                return self._slowly(decision, eyes)
        return ""

    def _option(self, decision: Decision, eyes: Eyes, near: dict[str, int]) -> str:
        reader = Reader(decision, eyes, self.memory, self.seed)
        page = reader.page
        if page is None:
            return ""
        chapter = eyes.chapter.id
        options = [o.key for o in decision.options if o.key.startswith("option:")]
        printed = page.choices or page.hypotheses
        found: dict[str, tuple[float, bool]] = {}
        for key in options:
            _, number, *actor = key.split(":")
            if int(number) < len(printed):
                far, failure = self._distance(printed[int(number)], actor, near, reader)
                far += _AGAIN * self.taken[chapter, reader.name, key]
                found[key] = far, failure
        if not found:
            return ""
        best = min(found, key=lambda key: found[key][0])
        if found[best][0] >= FAR:
            spoilt = [key for key in found if found[key][0] >= FAR + _SPOILT]
            rest = [key for key in found if key not in spoilt]
            return max(rest, key=reader.merit) if spoilt and rest else ""
        self.taken[chapter, reader.name, best] += 1
        self.wants_failure = found[best][1]
        return best

    def _distance(
        self, option: Option, actor: list[str], near: dict[str, int], reader: Reader
    ) -> tuple[float, bool]:
        """How far a wanted page is behind an option, and whether its test should fail."""
        chapter = reader.eyes.chapter.id

        def far(page: str | None) -> float:
            if page is None:
                return FAR
            return near.get(page, FAR) + _SPOILT * self.quest.spoils(chapter, page)

        if option.test is None:
            return far(option.goto), False
        odds = self._odds(option.test, actor, reader)
        won, lost = (
            far(option.test.success) + _UNLIKELY * (1 - odds),
            far(option.test.failure) + _UNLIKELY * odds,
        )
        return min(won, lost), lost < won

    def _odds(self, test: PageTest, actor: list[str], reader: Reader) -> float:
        if not actor:
            return 0.5
        return reader.eyes.odds(actor[0], test.attr, test.skill, reader.moment, test.difficulty)

    def _tester(self, decision: Decision, eyes: Eyes, near: dict[str, int]) -> str:
        """Whoever is likeliest to bring about what is wanted."""
        reader = Reader(decision, eyes, self.memory, self.seed)
        page = reader.page
        if page is None or (page.test is None and page.investigate is None):
            return ""
        tests = [o.key for o in decision.options if o.key.startswith("test:")]
        if page.test is not None:
            asked = page.test.attr, page.test.skill
            self.wants_failure = near.get(page.test.failure, FAR) < near.get(page.test.success, FAR)
            lowest = self.wants_failure
        else:
            assert page.investigate is not None
            asked = page.investigate.attr, page.investigate.skill
            results = list(page.investigate.results.values())
            best = min(range(len(results)), key=lambda i: near.get(results[i], FAR))
            lowest = near.get(results[best], FAR) < FAR and best == 0
            self.wants_failure = lowest

        def hope(key: str) -> float:
            count, automatic = eyes.pool(key.partition(":")[2], *asked, reader.moment)
            return 0.6 * count + automatic

        return min(tests, key=hope) if lowest and tests else ""

    # -- fights

    def _throws(self, eyes: Eyes, near: dict[str, int]) -> bool:
        """Whether a defeat leads to what is wanted and a victory does not."""
        chapter = self.quest.atlas.book.chapters[eyes.chapter.id]
        page = chapter.pages.get(self.quest.last)
        combat = page.combat if page is not None else None
        lose = combat.lose if combat is not None and combat.lose is not None else chapter.lost
        win = combat.win if combat is not None else chapter.won
        return near.get(lose or "", FAR) < near.get(win or "", FAR)

    def _stalls(self, eyes: Eyes, near: dict[str, int]) -> bool:
        """Whether what is wanted comes when a tracker runs out, not by victory."""
        if not eyes.chapter.trackers:
            return False
        chapter = self.quest.atlas.book.chapters[eyes.chapter.id]
        page = chapter.pages.get(self.quest.last)
        win = page.combat.win if page is not None and page.combat is not None else chapter.won
        later = self.quest.atlas.chapters[eyes.chapter.id].behind_rounds
        return min((near.get(one, FAR) for one in later), default=FAR) < near.get(win or "", FAR)

    def _slowly(self, decision: Decision, eyes: Eyes) -> str:
        """Guard, and strike nobody."""
        keys = [option.key for option in decision.options]
        fighter = Fighter(decision, eyes, self.memory)
        guards = [key for key in keys if key.startswith("lay:") and fighter.shield(key[4:], 3.0) > 0]
        if guards:
            return max(guards, key=lambda key: fighter.shield(key[4:], 3.0))
        return next((key for key in keys if key in ("guard", "end", "recover")), "")

    def _badly(self, decision: Decision) -> str:
        keys = [option.key for option in decision.options]
        idle = [key for key in keys if key in ("end", "pass", "done", "no") or key.startswith("spend:0")]
        return idle[0] if idle else ""


class Searching(Explorer):
    """Goes where a wanted page lies before anything else."""

    def __init__(self, decision: Decision, eyes: Eyes, memory: Memory, quest: Quest) -> None:
        super().__init__(decision, eyes, memory)
        self.quest = quest
        self.near = quest.near(eyes.chapter.id)
        self.map: ChapterMap = quest.atlas.chapters[eyes.chapter.id]

    def turn(self) -> str:
        if self.quest.reckless and self.eyes.witnessed():
            shown = [key for key in self.keys if key.startswith(("surge:", "power:", "mend"))]
            if shown:
                return shown[0]
        if self._only_time_tells():
            return "end"
        return super().turn()

    def goals(self) -> list[Goal]:
        found = [self._weighed(goal) for goal in super().goals()]
        if self.quest.reckless:
            found = [goal for goal in found if goal.kind != "catch"]
        known = {goal.key for goal in found if goal.key}
        for goal in (*self._all_talks(), *self._fights()):
            weighed = self._weighed(goal)
            if weighed.key not in known and weighed.worth >= _WANTED / 2:
                found.append(weighed)
        return found

    def _all_talks(self) -> list[Goal]:
        return [
            Goal("talk", hex_of(npc.hex), 0.0, f"talk:{npc.id}")
            for npc in self.eyes.npcs
            if npc.talks and not npc.prey and self.memory.talks.get(npc.id, -1) < self.memory.news
        ]

    def _weighed(self, goal: Goal) -> Goal:
        far = min((self.near.get(page, FAR) for page in self._behind(goal)), default=FAR)
        if far >= FAR:
            return goal
        return msgspec.structs.replace(goal, worth=max(goal.worth, _WANTED - far))

    def _behind(self, goal: Goal) -> list[str]:
        """The pages a goal leads to."""
        ident = goal.key.partition(":")[2]
        if goal.kind == "talk":
            return self.map.talks_with(ident)
        if goal.kind == "fight":
            return self.map.falls(ident)
        if goal.kind == "stand":
            return self.map.behind_hexes.get(name_of(goal.place), [])
        if goal.kind in ("investigate", "action"):
            there = [t for t in self.eyes.chapter.tokens if hex_of(t.hex) == goal.place]
            return [page for t in there for page in self.map.behind_tokens.get((t.type, t.n), [])]
        return []

    def _only_time_tells(self) -> bool:
        """Whether what is wanted comes by waiting alone."""
        if self.memory.quiet > HOPELESS or not self.eyes.chapter.trackers:
            return False
        if any(goal.worth >= _WANTED / 2 for goal in self.goals()):
            return False
        return any(self.near.get(page, FAR) < FAR for page in self.map.behind_rounds)
