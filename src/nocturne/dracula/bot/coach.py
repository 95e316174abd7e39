"""What an experienced player would do at a decision of La Fureur de Dracula, and why.

Nothing is looked ahead at: each option is judged by itself, as the experienced bot does (see ``judgement``).
The notes tell what that judgement goes by: where the hunters stand, where Dracula is believed to be, what a
card does in the fight.
"""

from __future__ import annotations

from nocturne.dracula.bot.belief import Belief, believe
from nocturne.dracula.bot.fighting import KEPT, UNNAMED
from nocturne.dracula.bot.hunters import HunterMind
from nocturne.dracula.bot.judgement import VAMPIRES, DraculaMind, Judgement, mind_for, question_of
from nocturne.dracula.bot.mind import word_of
from nocturne.dracula.components.board import Place, is_sea
from nocturne.kernel.advice import MOST_SUGGESTIONS, Advice, Suggestion, standings
from nocturne.kernel.decision import Decision, Note, Option
from nocturne.kernel.knowledge import Knowledge

_CLOSE, _PART = 0.5, 0.1
"""Nearly as good: behind by no more than this, or by this part of the whole range."""
_NEAR, _FAR = 2, 5
_NOTICEABLE = 0.25
"""Steps: a smaller difference is none."""
_LIKELY = 3
"""A chance below so many in a hundred is not told."""
_RULE_OF_THUMB = Note("dracula-coach-habit")


def advise(decision: Decision, knows: Knowledge, taken: str = "") -> Advice | None:
    """The options that score best, with what the judgement goes by; after them the one that was taken, if it
    is not among them."""
    options = [option for option in decision.options if not option.aside]
    if len(options) < 2:
        return None
    view, judge = knows(), Judgement("coach")
    judge.listen(knows, view)
    mind = mind_for(decision, view, judge.memory)
    score = mind.scorer(question_of(decision))
    scores = {option.key: score(option) for option in options}
    ranked = sorted(options, key=lambda option: -scores[option.key])
    best = ranked[:MOST_SUGGESTIONS] + [one for one in ranked[MOST_SUGGESTIONS:] if one.key == taken]
    range_ = max(scores.values()) - min(scores.values())
    compared = standings([scores[option.key] for option in best], max(_CLOSE, _PART * range_))
    tell = _Hunter(mind).notes if isinstance(mind, HunterMind) else _Dracula(mind).notes
    suggestions = tuple(
        Suggestion(option.key, standing, tuple(tell(option)) or (_RULE_OF_THUMB,))
        for option, standing in zip(best, compared, strict=True)
    )
    return Advice(Note("dracula-coach-basis"), suggestions)


class _Dracula:
    """What Dracula's judgement goes by."""

    def __init__(self, mind: DraculaMind) -> None:
        self.mind = mind
        self.table = mind.table

    def notes(self, option: Option) -> list[Note]:
        """What speaks for and against an option."""
        match question_of(self.mind.decision):
            case "movement" | "location" | "flight":
                return self._move(option)
            case "encounter" | "lair-encounter" | "add-encounter" | "brides-cycle":
                kind = "vampire" if word_of(option) in VAMPIRES else "other"
                return [Note("dracula-coach-laid", {"kind": kind})]
            case _ if self.mind.decision.question == "dracula-ask-dracula-start":
                return self._move(option)
            case "fate" if option.key == "mature":
                return [Note("dracula-coach-mature")]
            case "combat-dracula":
                return self._strike(option)
            case "engaged" | "wolf" | "influence" | "matured-hunter" | "bodyguards":
                return self._prey(option)
            case _:
                return []

    def _move(self, option: Option) -> list[Note]:
        place = self.mind.place_of(option)
        word = option.key.partition(":")[0]
        notes = []
        if place is None:
            place = self.mind.index.get(self.table.dracula.place or "")
            notes.append(Note("dracula-coach-stay", {"power": word}))
        if word == "feed" and self.table.dracula.damage:
            notes.append(Note("dracula-coach-feed", {"damage": self.table.dracula.damage}))
        if place is None:
            return notes
        return [*self._hunters_near(place), *notes, *self._sea(place)]

    def _sea(self, place: Place) -> list[Note]:
        return [Note("dracula-coach-sea", against=True)] if is_sea(place) else []

    def _hunters_near(self, place: Place) -> list[Note]:
        index, steps = self.mind.index, self.mind.steps
        near = [steps[index[h.place]][place] for h in self.table.hunters if h.place in index]
        if not near:
            return []
        nearest = min(near)
        if nearest >= _FAR:
            return [Note("dracula-coach-hunters-far", {"steps": nearest})]
        return [Note("dracula-coach-hunter-near", {"steps": nearest}, against=nearest <= _NEAR)]

    def _strike(self, option: Option) -> list[Note]:
        fight, dracula = self.table.fight, self.table.dracula
        if word_of(option) in ("fangs", "claws", "strength", "mesmerize", "plotting"):
            return [Note("dracula-coach-strikes")]
        hunters = len(fight.hunters) if fight is not None else 0
        return [Note("dracula-coach-escape", {"hunters": hunters, "left": dracula.health - dracula.damage})]

    def _prey(self, option: Option) -> list[Note]:
        hunter = self.mind.hunter_of(option)
        if hunter is None:
            return []
        facts = {"damage": hunter.damage, "health": hunter.health, "bites": hunter.bites}
        return [Note("dracula-coach-hurt", facts)]


class _Hunter:
    """What a hunter's judgement goes by."""

    def __init__(self, mind: HunterMind) -> None:
        self.mind = mind
        self.table = mind.table

    def notes(self, option: Option) -> list[Note]:
        """What speaks for and against an option."""
        match question_of(self.mind.decision):
            case "action-day" | "action-night" | "rail" | "road" | "sea" | "route":
                return self._action(option)
            case "city" | "consecrate" | "host":
                return self._belief_about(self.mind.place_of(option))
            case "start":
                return self._start(option)
            case "combat-hunter":
                return self._strike(option)
            case "find" | "item-limit" | "event-limit" | "influence-discard":
                return self._kept(option)
            case "mob" | "customs":
                return [Note("dracula-coach-bear", {"left": self.mind.left})]
            case _:
                return []

    def _action(self, option: Option) -> list[Note]:
        mind, hunter = self.mind, self.mind.hunter
        match option.key.partition(":")[0]:
            case "search":
                found = mind.something_here()
                return [Note("dracula-coach-search", {"found": "yes" if found else "no"}, against=not found)]
            case "supply":
                return [Note("dracula-coach-supply", {"cards": mind.armed(), "most": hunter.item_limit})]
            case "rest":
                return [Note("dracula-coach-rest", {"damage": hunter.damage}, against=not hunter.damage)]
            case "reserve":
                return [Note("dracula-coach-ticket", {"tickets": len(hunter.tickets)})]
            case "rail" | "carriage" if mind.place_of(option) is None:
                return [Note("dracula-coach-journey")]
            case _:
                return self._way(mind.place_of(option))

    def _way(self, place: Place | None) -> list[Note]:
        """How likely Dracula is there, and whether that is nearer to where he may be."""
        if place is None:
            return []
        notes, belief, here = self._belief_about(place), self._belief, self.mind.here
        if here is None or not belief:
            return notes
        there = self._distance(belief, place)
        nearer = self._distance(belief, here) - there
        way = "same" if abs(nearer) < _NOTICEABLE else "more" if nearer > 0 else "less"
        facts = {"way": way, "steps": max(1, round(there))}
        return [*notes, Note("dracula-coach-nearer", facts, against=way == "less")]

    @property
    def _belief(self) -> Belief:
        return believe(self.table, self.mind.board, self.mind.memory)

    def _belief_about(self, place: Place | None) -> list[Note]:
        chance = 0 if place is None else round(100 * self._belief.get(place, 0.0))
        return [Note("dracula-coach-believed", {"percent": chance})] if chance >= _LIKELY else []

    def _distance(self, belief: Belief, place: Place) -> float:
        """The steps to where Dracula may be, on average."""
        reach, whole = self.mind.steps[place], sum(belief.values())
        return sum(weight * reach[there] for there, weight in belief.items()) / whole if whole else 0.0

    def _start(self, option: Option) -> list[Note]:
        place = self.mind.place_of(option)
        if place is None:
            return []
        index, steps = self.mind.index, self.mind.steps
        apart = [steps[index[h.place]][place] for h in self.table.hunters if h.place in index]
        notes = [Note("dracula-coach-apart", {"steps": min(apart)})] if apart else []
        if self.mind.board.large[place]:
            notes.append(Note("dracula-coach-large"))
        return [*notes, Note("dracula-coach-roads", {"roads": len(self.mind.board.roads[place])})]

    def _strike(self, option: Option) -> list[Note]:
        worth = self.mind.strike(option)
        way = "more" if worth > 0 else "less"
        return [Note("dracula-coach-blow", {"way": way}, against=worth <= 0)]

    def _kept(self, option: Option) -> list[Note]:
        worth = KEPT.get(word_of(option), UNNAMED)
        if worth == UNNAMED:
            return []
        return [Note("dracula-coach-kept", {"way": "more" if worth > UNNAMED else "less"})]
