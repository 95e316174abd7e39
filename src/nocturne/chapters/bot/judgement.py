"""A player with judgement for CHAPTERS. It sees a view and nothing else.

It explores what it has not read, keeps out of sight, feeds while that is safe, chooses options by their odds,
lays its cards by the damage they should deal or prevent, and never plays on without an end: a chapter that
gets nowhere is put to the table. The scores stand where the question is answered.
"""

from __future__ import annotations

from collections.abc import Callable

from nocturne.chapters.bot import preparation
from nocturne.chapters.bot.dice import reroll, reroll_hunt
from nocturne.chapters.bot.exploring import Explorer
from nocturne.chapters.bot.eyes import Eyes
from nocturne.chapters.bot.fighting import Fighter
from nocturne.chapters.bot.memory import RESTLESS, Memory
from nocturne.chapters.bot.pages import Reader
from nocturne.chapters.components.hexes import distance, hex_of
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision
from nocturne.kernel.view import View

_MOST_TRIES = 12
"""After so many failures of one chapter the campaign is given up."""

_SENSIBLE_RULINGS = ("ruling:heal", "ruling:feed", "ruling:read")


class Judgement:
    """Plays whatever seat it is asked for."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = str(seed)
        self.chance = Chance.seeded(f"judgement:{seed}")
        self.memory = Memory()

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        """The answer; what is not worth thinking about, at random."""
        key = self.judged(decision, look)
        return key if decision.option(key) is not None else self._anything(decision)

    def judged(self, decision: Decision, look: Callable[[], View]) -> str:
        """What judgement would answer, whether or not it is among the options."""
        question = decision.question.removeprefix("chapters-ask-")
        if question == "retry":
            self.memory.chapter = str(decision.args["chapter"]).partition(":")[2]
            self.memory.lost()
        if len(decision.options) == 1:
            return decision.options[0].key
        eyes = Eyes(look())
        if eyes.table.chapter is not None:
            self.memory.look(eyes.table.chapter)
            return self._in_chapter(question, decision, eyes)
        return self._between(question, decision, eyes)

    def explorer(self, decision: Decision, eyes: Eyes) -> Explorer:
        """Who answers in the main sequence."""
        return Explorer(decision, eyes, self.memory)

    def _anything(self, decision: Decision) -> str:
        return self.chance.pick([option.key for option in decision.options])

    def _in_chapter(self, question: str, decision: Decision, eyes: Eyes) -> str:
        match question:
            case "option" | "deduction" | "last-word":
                return Reader(decision, eyes, self.memory, self.seed).option()
            case "tester":
                return Reader(decision, eyes, self.memory, self.seed).tester()
            case "continue":
                return "continue"
            case "main-turn":
                return self.explorer(decision, eyes).turn()
            case "sneak":
                return self.explorer(decision, eyes).sneak()
            case "start":
                return self.explorer(decision, eyes).start()
            case "reroll":
                return reroll(decision, eyes)
            case "frenzy":
                return next((o.key for o in decision.options if o.key.startswith("bag:")), "pass")
            case "ruling":
                return "rule:failure"
            case "confirm":
                return self._confirm(str(decision.args["ruling"]))
            case "trade":
                return "yes"
            case "fire":
                return self._far_from_friends(decision, eyes)
            case _:
                return self._in_combat(question, decision, eyes)

    def _in_combat(self, question: str, decision: Decision, eyes: Eyes) -> str:
        fighter = Fighter(decision, eyes, self.memory)
        match question:
            case "hand":
                return fighter.hand()
            case "lay":
                return fighter.lay()
            case "fight-turn":
                return fighter.turn()
            case "defend":
                return fighter.defend()
            case "resistance":
                return fighter.spend()
            case "target" | "item-target":
                return fighter.target()
            case "npc-target":
                return fighter.aimed_at()
            case "place-ally" | "summon" | "teleport" | "shift":
                return self._near_foes(decision, eyes)
            case _:
                return decision.options[0].key

    def _between(self, question: str, decision: Decision, eyes: Eyes) -> str:
        match question:
            case "character":
                return preparation.character(decision, self.chance)
            case "xp":
                return preparation.experience(decision, eyes)
            case "power":
                return preparation.power(decision, eyes)
            case "shop":
                return preparation.shop(decision, eyes)
            case "buy":
                return preparation.agree_to_buy(decision, eyes)
            case "items":
                return preparation.take_item(decision, eyes)
            case "hunt":
                return preparation.hunt(decision)
            case "approach":
                return preparation.approach(decision, eyes)
            case "hunt-reroll":
                return reroll_hunt(decision, eyes)
            case "difficulty":
                return preparation.difficulty(decision, self._failures(eyes))
            case "ally":
                return preparation.allies(decision, eyes)
            case "chapter":
                return self._chapter(decision, eyes)
            case "retry":
                return "retry" if int(decision.args["tries"]) <= _MOST_TRIES else "give-up"
            case "receiver" | "solo":
                return self._weakest(decision, eyes)
            case _:
                return self._anything(decision)

    # -- small things

    def _failures(self, eyes: Eyes) -> int:
        return max(self.memory.failures.values(), default=0) if self.memory.failures else 0

    def _confirm(self, ruling: str) -> str:
        """Agree to what is kind or necessary: a chapter that gets nowhere may be called failed."""
        stuck = ruling == "ruling:failure" and self.memory.quiet > RESTLESS
        return "yes" if stuck or ruling.startswith(_SENSIBLE_RULINGS) else "no"

    def _chapter(self, decision: Decision, eyes: Eyes) -> str:
        """Prologues and side chapters first: they give experience."""
        chapters = eyes.pack.chapters
        keys = [option.key for option in decision.options]
        side = [key for key in keys if chapters[key.partition(":")[2]].kind in ("prologue", "optional")]
        if side:
            return side[0]
        taste = Chance.seeded(f"{self.seed}:road")
        return taste.pick(keys)

    def _weakest(self, decision: Decision, eyes: Eyes) -> str:
        """A gift goes to whoever has fewest things; of several, the first."""
        owned = {f"figure:{one.character}": len(one.items) for one in eyes.table.players}
        return min((option.key for option in decision.options), key=lambda key: owned.get(key, 0))

    def _near_foes(self, decision: Decision, eyes: Eyes) -> str:
        foes = [hex_of(npc.hex) for npc in eyes.npcs if npc.side == "enemy" and npc.kind == "profile"]

        def rank(key: str) -> int:
            place = hex_of(key.partition(":")[2])
            return min((distance(place, foe) for foe in foes), default=0)

        return min((option.key for option in decision.options), key=rank)

    def _far_from_friends(self, decision: Decision, eyes: Eyes) -> str:
        friends = [hex_of(one.hex) for one in eyes.coterie]

        def rank(key: str) -> int:
            place = hex_of(key.partition(":")[2])
            return min((distance(place, friend) for friend in friends), default=0)

        return max((option.key for option in decision.options), key=rank)
