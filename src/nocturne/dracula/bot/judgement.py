"""Players with judgement for both sides of La Fureur de Dracula. They see a view and nothing else.

Dracula keeps away from the hunters, lays vampires and lets them mature, and flees fights he cannot win. The
hunters keep a belief over where he is (see ``belief``), equip themselves, close in by that belief and fight
together. A choice is the option of the best score; the scores stand where the question is answered.
"""

from __future__ import annotations

from collections.abc import Callable

from nocturne.dracula.bot.belief import Memory
from nocturne.dracula.bot.hunters import HunterMind
from nocturne.dracula.bot.mind import Mind, Scorer, willing, word_of
from nocturne.dracula.components.board import Place, is_sea
from nocturne.dracula.components.box import components
from nocturne.dracula.view.table import DraculaTable, SeenHideout, board_of
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision, Option
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.view import View

_FAR = 5
"""Beyond so many steps a hunter is no danger for now."""

_WHIM = 9.0
"""How much worse a move Dracula may choose: whoever always takes the safest way is soon found."""

_BLURRED, _OUT_OF_THE_QUESTION = 0.7, 12.0
"""A beginner may take an option that is worse by this part of the whole range, counted no further down than
this: what is worse is never taken."""

VAMPIRES = frozenset({"new_vampire", "reckless_vampire", "aristocratic_vampire"})

_LAID = {
    "aristocratic_vampire": 10, "reckless_vampire": 10, "new_vampire": 8, "wolves": 6, "szgany_bodyguards": 5,
    "bats": 5, "rats": 5, "saboteur": 4, "szgany_mob": 4, "spy": 3, "unnatural_fog": 3, "desecrated_soil": 3,
    "hoax": 2,
}  # fmt: skip
"""What an encounter is worth in a hideout: vampires bring influence when they mature."""


class Judgement:
    """Plays whatever seat it is asked for."""

    def __init__(self, seed: int | str = 0) -> None:
        self.chance = Chance.seeded(f"judgement:{seed}")
        self.memory = Memory()
        self._story, self._heard = 1, 0

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        """The option of the best score; among equals, any."""
        if (only := decision.only_answer) is not None:
            return only.key
        options = [option for option in decision.options if not option.aside]
        view = look()
        self.listen(look, view)
        score = mind_for(decision, view, self.memory).scorer(question_of(decision))
        best = self.weigh([score(option) for option in options])
        if decision.seat == 0 and decision.question == "dracula-ask-movement":
            best = [value + _WHIM * self.chance.below(1000) / 1000 for value in best]
        most = max(best)
        chosen = self.chance.pick(
            [option for option, value in zip(options, best, strict=True) if value == most]
        )
        if decision.question == "dracula-ask-city" and isinstance(view.table, DraculaTable):
            self.memory.name(view.table, board_of(view.table), chosen.subjects)
        return chosen.key

    def weigh(self, scores: list[float]) -> list[float]:
        """What the scores count for: just what they are."""
        return scores

    def listen(self, look: Callable[[], View], view: View) -> None:
        """Hear what was told since the last time; all of it anew if the game went back."""
        if not isinstance(look, Knowledge) or not isinstance(view.table, DraculaTable):
            return
        told = look.told()
        if look.stories != self._story:
            self._story, self._heard, self.memory = look.stories, 0, Memory()
        self.memory.story.hear(told[self._heard :], board_of(view.table))
        self._heard = len(told)


class Beginner(Judgement):
    """Judges by what lies on the table and forgets what was said; takes what is nearly as good for better."""

    def weigh(self, scores: list[float]) -> list[float]:
        best = max(scores)
        blur = _BLURRED * (best - max(min(scores), best - _OUT_OF_THE_QUESTION))
        return [score + blur * self.chance.below(1000) / 1000 for score in scores]

    def listen(self, look: Callable[[], View], view: View) -> None:
        self.memory = Memory()


def question_of(decision: Decision) -> str:
    """What is asked, without the game's name."""
    return decision.question.removeprefix("dracula-ask-")


def mind_for(decision: Decision, view: View, memory: Memory) -> DraculaMind | HunterMind:
    """Who judges the options of a decision."""
    table = view.table
    assert isinstance(table, DraculaTable)
    if decision.seat == 0:
        return DraculaMind(table, decision)
    return HunterMind(table, decision, memory)


class DraculaMind(Mind):
    """How Dracula judges."""

    def scorer(self, question: str) -> Scorer:
        match question:
            case "movement" | "location" | "flight":
                return self.move
            case "encounter" | "lair-encounter" | "add-encounter" | "brides-cycle":
                return self.lay
            case "fate":
                return self.fate
            case "rumor":
                return self.rumor
            case "ambush":
                return self.ambush
            case "combat-dracula":
                return self.strike
            case "engaged" | "wolf" | "influence" | "matured-hunter" | "bodyguards":
                return self.prey
            case _ if self.decision.question == "dracula-ask-dracula-start":
                return self.safety
            case _:
                return willing

    def danger(self, place: Place) -> float:
        """How near the hunters are: 0 is far away."""
        near = [self.steps[self.index[h.place]][place] for h in self.table.hunters if h.place in self.index]
        if not near:
            return 0.0
        # Two hunters close by are worse than one; a hunter at the same place is the worst of all.
        return sum(max(0, _FAR - distance) ** 2 for distance in near)

    def safety(self, option: Option) -> float:
        place = self.place_of(option)
        return 0.0 if place is None else -self.danger(place)

    def move(self, option: Option) -> float:
        place = self.place_of(option)
        here = self.index.get(self.table.dracula.place or "")
        word = option.key.partition(":")[0]
        if place is None:
            stay = -100.0 if here is None else -self.danger(here)
            hurt = self.table.dracula.damage
            extra = {"hide": 4.0, "feed": 2.0 * min(hurt, 4) - 2.0, "dark_call": 1.0, "misdirect": -3.0}
            return stay + extra.get(word, 0.0)
        # The sea costs blood and holds no encounter, so it is for escapes only.
        cost = 9.0 if is_sea(place) else 0.0
        exits = len(self.board.adjacent[place])
        return -self.danger(place) - cost + 0.3 * exits - (2.0 if word == "wolf_form" else 0.0)

    def lay(self, option: Option) -> float:
        return float(_LAID.get(word_of(option), 0))

    def _laid_in(self, hideout: SeenHideout | None) -> list[str]:
        if hideout is None:
            return []
        cards = components().encounter_cards
        refs = [laid.card for laid in hideout.encounters if laid.card is not None]
        return [cards[int(ref.partition(":")[2])].id for ref in refs]

    def fate(self, option: Option) -> float:
        """What was laid matures rather than waits in a lair. The hideout in question is not on the trail any
        more, so the last one there stands for it."""
        return 2.0 if option.key == "mature" and self._laid_in(self.table.trail[-1]) else 1.0

    def rumor(self, option: Option) -> float:
        if not option.key.startswith("rumor"):
            return 0.5
        space = int(word_of(option)) - 1
        ripe = any(word in VAMPIRES for word in self._laid_in(self.table.trail[space]))
        return 1.0 + space if ripe else 0.0

    def ambush(self, option: Option) -> float:
        if option.key == "pass":
            return 1.0
        # A vampire that fights may die; one that waits may mature. Everything else strikes now.
        return 0.5 if word_of(option) in VAMPIRES else 2.0 + _LAID.get(word_of(option), 0)

    def strike(self, option: Option) -> float:
        night = self.table.time % 2 == 1
        left = self.table.dracula.health - self.table.dracula.damage
        fight = self.table.fight
        alone = fight is not None and len(fight.hunters) == 1
        worth = {"fangs": 6.0, "claws": 5.0, "strength": 4.0, "mesmerize": 3.0, "plotting": 2.0}
        flee = 8.0 if not night or left <= 5 or not alone else 1.0
        return worth.get(word_of(option), flee)

    def prey(self, option: Option) -> float:
        hunter = self.hunter_of(option)
        if hunter is None:
            return 0.0
        return 1.0 + hunter.damage / hunter.health + hunter.bites
