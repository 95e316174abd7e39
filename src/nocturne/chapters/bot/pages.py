"""Pages: which option to want, who makes the test, when the Blood helps.

The options are judged by what is printed on the page being read: the test, its odds, what it costs, and
whether it needed something special to be offered at all. Where they lead is unknown.
"""

from __future__ import annotations

from nocturne.chapters.bot.eyes import SAFE_HUNGER, Eyes, applies
from nocturne.chapters.bot.memory import Memory
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.pages import Option as Printed
from nocturne.chapters.content.pages import Page
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision

_TASTE = 1.6
"""How much players differ in what they like."""
_EARNED = 2.5
"""What an option is worth more that only some parties are offered."""
_HASTY = 3.0
"""What an untested step in a dialogue that can be held again is worth less, while there is more to learn."""
_HELPS = 0.15
"""The Blood is used when it makes a test so much likelier."""


class Reader:
    """One answer on a page."""

    def __init__(self, decision: Decision, eyes: Eyes, memory: Memory, seed: str) -> None:
        self.decision = decision
        self.eyes = eyes
        self.memory = memory
        self.seed = seed
        self.keys = [option.key for option in decision.options]
        self.page: Page | None = eyes.page()
        shown = eyes.chapter.page
        self.name = shown.id if shown is not None else ""
        self.moment = shown.kind if shown is not None else "event"

    def option(self) -> str:
        """The option of the best score."""
        options = [key for key in self.keys if key.startswith("option:")]
        if not options:
            return self.keys[0]
        self.memory.asked += 1
        # Asked again, the players did not agree: now only what all of them see alike counts (CHA-FD-03).
        best = max(options, key=self.score if self.memory.asked == 1 else self.merit)
        blood = self._blood(best)
        if blood:
            return blood
        self.memory.take(self.name, best)
        return best

    def score(self, key: str) -> float:
        """How much this player wants an option."""
        memory, plain = self.memory, ":".join(key.split(":")[:2])
        worth = self.merit(key)
        if memory.read[self.name] > 1 and not (self._way_out(key) and self._more_to_learn()):
            worth -= 6.0 * min(2, memory.taken[self.name, key])
        worth -= 2.0 * min(3, memory.blamed[memory.chapter, self.name, key])
        return worth + _TASTE * self._taste(plain)

    def merit(self, key: str) -> float:
        """How good an option looks to anybody."""
        printed = self._printed(key)
        actor = key.split(":")[2] if key.count(":") == 2 else ""
        worth = 2.0
        if printed is not None:
            if printed.test is not None and actor:
                test = printed.test
                worth = 4.0 * self.eyes.odds(actor, test.attr, test.skill, self.moment, test.difficulty)
            worth += _EARNED * earned(printed.if_)
            if printed.cost is not None:
                cost = printed.cost
                worth -= 0.5 * cost.boons + 1.0 * cost.willpower + 1.0 * bool(cost.item)
            if self._hasty(key, printed):
                worth -= _HASTY
        return worth

    def chance(self, key: str) -> float | None:
        """How likely the test of an option, or of whoever is chosen to make it, succeeds; None without a
        test, or where every success counts."""
        kind, _, rest = key.partition(":")
        if kind == "test" and self.page is not None:
            wanted = self.page.test or self.page.investigate
            difficulty = int(self.decision.args["difficulty"])
            if wanted is None or not difficulty:
                return None
            return self.eyes.odds(rest, wanted.attr, wanted.skill, self.moment, difficulty)
        printed = self._printed(key) if kind == "option" else None
        if printed is None or printed.test is None or key.count(":") != 2:
            return None
        test = printed.test
        return self.eyes.odds(key.split(":")[2], test.attr, test.skill, self.moment, test.difficulty)

    def _hasty(self, key: str, printed: Printed) -> bool:
        """Whether an option may end something that could wait: it asks nothing, is not the way out, the
        dialogue can be held again, and there are zones to search and people who were never spoken to."""
        page = self.page
        if page is None or not page.repeatable or printed.test is not None or earned(printed.if_):
            return False
        return not self._way_out(key) and self._more_to_learn()

    def _way_out(self, key: str) -> bool:
        """The last option of a dialogue that can be held again takes leave."""
        page = self.page
        return page is not None and page.repeatable and int(key.split(":")[1]) == len(page.choices) - 1

    def _more_to_learn(self) -> bool:
        chapter = self.eyes.chapter
        zones = any(token.type == "investigation" for token in chapter.tokens)
        people = any(npc.talks and not self.memory.heard(npc.id) for npc in self.eyes.npcs)
        return (zones or people) and min((tracker.left for tracker in chapter.trackers), default=9) > 2

    def _taste(self, option: str) -> float:
        """This player's leaning, the same whenever it is asked, so that votes come to an end."""
        return Chance.seeded(f"{self.seed}:{self.memory.chapter}:{self.name}:{option}").below(100) / 100

    def _printed(self, key: str) -> Printed | None:
        if self.page is None:
            return None
        options = self.page.choices or self.page.hypotheses
        index = int(key.split(":")[1])
        return options[index] if index < len(options) else None

    def _blood(self, key: str) -> str:
        """Blood Surge or a power of the page, when the own character makes a hard test."""
        printed = self._printed(key)
        if printed is None or printed.test is None or not key.endswith(f":{self.eyes.me.id}"):
            return ""
        test = printed.test
        return self._boost(test.attr, test.skill, test.difficulty)

    def tester(self) -> str:
        """Whoever has the best chances."""
        test = self.page.test or self.page.investigate if self.page is not None else None
        tests = [key for key in self.keys if key.startswith("test:")]
        if test is None or not tests:
            return self.keys[0]

        def hope(key: str) -> float:
            count, automatic = self.eyes.pool(key.partition(":")[2], test.attr, test.skill, self.moment)
            return 0.6 * count + automatic

        best = max(tests, key=hope)
        if best == f"test:{self.eyes.me.id}":
            return self._boost(test.attr, test.skill, int(self.decision.args["difficulty"]) or 4) or best
        return best

    def _boost(self, attr: str, skill: str, difficulty: int) -> str:
        """The use of the Blood that helps a test most, if one is safe and helps enough."""
        eyes, me = self.eyes, self.eyes.me
        if me.hunger + SAFE_HUNGER >= me.hunger_track or eyes.witnessed():
            return ""
        count, automatic = eyes.pool(me.id, attr, skill, self.moment)
        best, key = _HELPS, ""
        for one in self.keys:
            kind, _, what = one.partition(":")
            more = 0
            if kind == "surge" and what == attr:
                more = 1
            elif kind == "power":
                card = eyes.pack.disciplines[what]
                more = sum(
                    m.dice + m.automatic for m in card.modifiers if applies(m, attr, skill, self.moment)
                )
            if more > 0:
                needed = difficulty - automatic
                gain = sum(eyes.spread(count + more)[max(0, needed) :]) - sum(
                    eyes.spread(count)[max(0, needed) :]
                )
                if needed > 0 and gain > best:
                    best, key = gain, one
        return key


def earned(condition: Condition | None) -> float:
    """Whether an option had to be earned: by a power, a clue, a person's trust. Final deductions that need
    more success tokens are surer."""
    if condition is None:
        return 0.0
    if condition.success_tokens:
        return 0.6 + 0.2 * condition.success_tokens
    special = (
        condition.discipline, condition.clue, condition.item, condition.flag, condition.effect,
        condition.character, condition.clan, condition.status,
    )  # fmt: skip
    if any(one is not None for one in special):
        return 1.0
    return max((earned(one) for one in (*condition.any_, *condition.all_)), default=0.0)
