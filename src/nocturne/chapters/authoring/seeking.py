"""Players on a quest: they play with judgement, but take the road, the characters and the pages they are out
for.

They have read the booklet, which no player has: they know behind which option a page lies, and lose a fight
or a test where defeat is what they want to read. How often they win says nothing; what they read is read by
the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import msgspec

from nocturne.chapters.authoring.quests import FAR, ChapterMap, Quest
from nocturne.chapters.authoring.roads import OPTIONAL
from nocturne.chapters.bot.exploring import Explorer, Goal
from nocturne.chapters.bot.eyes import Eyes, at_least
from nocturne.chapters.bot.fighting import Fighter
from nocturne.chapters.bot.judgement import Judgement
from nocturne.chapters.bot.memory import HOPELESS, RESTLESS, Memory
from nocturne.chapters.bot.pages import Reader
from nocturne.chapters.components.hexes import hex_of, name_of
from nocturne.chapters.content.pages import Option, Page, PageTest, ladder
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
_NEVER = 0.001
_IN_VAIN = 200
"""How much farther a page seems to which no roll leads."""
_FIGHT_QUESTIONS = ("lay", "fight-turn", "defend", "resistance")
_ANY_ROAD = "road"


_Step = tuple[int, int | None, str]
"""From which total, to which, and the page."""


class Seeker(Judgement):
    """One player of a party that is out for the same things."""

    def __init__(self, seed: int | str, quest: Quest) -> None:
        super().__init__(seed)
        self.quest = quest
        quest.busy = Chance.seeded(f"{self._party}:busy").below(2) == 1
        self.taken: Counter[tuple[str, str, str]] = Counter()
        self.wants_failure = False

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        """The answer. Where it is another than judgement alone would give, it counts as steered."""
        free = super().choose(decision, look)
        question = decision.question.removeprefix("chapters-ask-")
        if len(decision.options) == 1 and question not in ("tester", "option"):
            return free
        if question in ("chapter", "character", "solo"):  # the road is no part of how a chapter is played
            return self._road(question, decision) or free
        if question == "xp" and self.quest.unpractised:
            return "done" if decision.option("done") else free
        if question == "shop":
            return self._buy(decision) or free
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

    def _buy(self, decision: Decision) -> str:
        """What a page asks for, and nothing else while it is too dear."""
        wanted = [option.key for option in decision.options if self.quest.items & {option.key.split(":")[-1]}]
        return wanted[0] if wanted else "done" if self.quest.items else ""

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
        self.taken[chapter, reader.name, best] += not self.quest.rolled
        self.wants_failure = found[best][1]
        test = printed[int(best.split(":")[1])].test
        if test is not None and found[best][0] < _IN_VAIN:
            self._hope(chapter, [test.failure if self.wants_failure else test.success])
        return best

    def _hope(self, chapter: str, pages: Iterable[str]) -> None:
        """A roll is to lead to one of these pages."""
        self.quest.hoped = frozenset(f"{chapter}/{page}" for page in pages)

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
        won = far(option.test.success) + _unlikely(odds)
        lost = far(option.test.failure) + _unlikely(1 - odds)
        return min(won, lost), lost < won

    def _odds(self, test: PageTest, actor: list[str], reader: Reader) -> float:
        if not actor:
            return 0.5
        pool = reader.eyes.pool(actor[0], test.attr, test.skill, reader.moment)
        return _between(reader.eyes, pool, test.difficulty, None)

    def _tester(self, decision: Decision, eyes: Eyes, near: dict[str, int]) -> str:
        """Whoever is likeliest to bring about what is wanted."""
        reader = Reader(decision, eyes, self.memory, self.seed)
        page = reader.page
        if page is None or (page.test is None and page.investigate is None):
            return ""
        tests = [o.key for o in decision.options if o.key.startswith("test:")]
        asked, steps = _ladder_of(page, int(decision.args["difficulty"]))
        hoped = _hoped(steps, near)
        self.wants_failure = bool(hoped) and hoped[0] == steps[0]
        if not hoped or not tests:
            return ""

        def chance(key: str) -> float:
            pool = eyes.pool(key.partition(":")[2], *asked, reader.moment)
            return _chance(eyes, pool, hoped)

        best = max(tests, key=chance)
        if chance(best) > _NEVER:
            self._hope(eyes.chapter.id, [goal for _, _, goal in hoped])
        return best

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


def _ladder_of(page: Page, difficulty: int) -> tuple[tuple[str, str], list[_Step]]:
    """What the test of a page asks for, and which totals lead to which page."""
    if page.test is not None:
        test = page.test
        return (test.attr, test.skill), [(0, difficulty - 1, test.failure), (difficulty, None, test.success)]
    assert page.investigate is not None
    search = page.investigate
    steps = [(low, high, search.results[written]) for low, high, written in ladder(search.results)]
    return (search.attr, search.skill), steps


def _hoped(steps: list[_Step], near: dict[str, int]) -> list[_Step]:
    """The steps that lead nearest to a wanted page; none where all are equally near."""
    nearest = min(near.get(goal, FAR) for _, _, goal in steps)
    hoped = [step for step in steps if near.get(step[2], FAR) == nearest]
    return hoped if nearest < FAR and len(hoped) < len(steps) else []


def _chance(eyes: Eyes, pool: tuple[int, int], hoped: list[_Step]) -> float:
    """How likely a roll comes to one of some steps."""
    return sum(_between(eyes, pool, low, high) for low, high, _ in hoped)


def _between(eyes: Eyes, pool: tuple[int, int], low: int, high: int | None) -> float:
    """How likely a pool of dice and automatic successes comes to a total between two numbers."""
    dice, automatic = pool
    if not dice:  # nothing is rolled, and nothing succeeds
        return float(low == 0)
    spread = eyes.spread(dice)
    above = 0.0 if high is None else at_least(spread, high + 1 - automatic)
    return at_least(spread, low - automatic) - above


def _unlikely(odds: float) -> float:
    """How much farther a page seems by the odds of the roll that leads to it."""
    return _UNLIKELY * (1 - odds) + (_IN_VAIN if odds <= _NEVER else 0)


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
        wanted = [goal for goal in found if goal.worth >= _WANTED / 2]
        # What else lies on the way might end the scene; it is taken up when the way leads nowhere.
        return wanted if wanted and self.memory.quiet < RESTLESS else found

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
        if goal.kind == "investigate" and self._better_left(self._behind(goal)):
            return msgspec.structs.replace(goal, worth=0.0)
        return msgspec.structs.replace(goal, worth=max(goal.worth, _WANTED - far))

    def _better_left(self, pages: list[str]) -> bool:
        """Whether others of the coterie can come to the result that is wanted, but not this character."""
        eyes = self.eyes
        for name in pages:
            page = self.map.chapter.pages[name]
            if page.investigate is None:
                continue
            asked, steps = _ladder_of(page, 0)
            hoped = _hoped(steps, self.near)
            chances = {
                one.id: _chance(eyes, eyes.pool(one.id, *asked, "investigation"), hoped)
                for one in eyes.chapter.vampires
            }
            if hoped and chances[eyes.me.id] <= _NEVER < max(chances.values()):
                return True
        return False

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
        if self.quest.busy or self.memory.quiet > HOPELESS or not self.eyes.chapter.trackers:
            return False
        if any(goal.worth >= _WANTED / 2 for goal in self.goals()):
            return False
        return any(self.near.get(page, FAR) < FAR for page in self.map.behind_rounds)
