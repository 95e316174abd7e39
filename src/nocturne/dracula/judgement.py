"""Players with judgement for both sides of La Fureur de Dracula. They see a view and nothing else.

Dracula keeps away from the hunters, lays vampires and lets them mature, and flees fights he cannot win. The
hunters keep a belief over where he is (see ``belief``), equip themselves, divide the map by that belief and
fight by day. A choice is the option of the best score; the scores stand where the question is answered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from nocturne.dracula.belief import Belief, Visits, along_the_trail, believe
from nocturne.dracula.board import (
    Board,
    Place,
    board,
    by_rail,
    is_hospital,
    is_sea,
    places_in,
    step_distances,
)
from nocturne.dracula.components import (
    CombatIcon,
    HunterCombat,
    HunterCombatId,
    Item,
    ItemId,
    components,
)
from nocturne.dracula.view import DraculaTable, SeenHideout, SeenHunter
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision, Option
from nocturne.kernel.view import View

_FAR = 5
"""Beyond so many steps a hunter is no danger for now."""

_PULL = (7.3, 5.6, 4.0, 2.6, 1.4, 0.5, 0.0)
"""How much a place draws a hunter, by the steps to it: near ones more than in proportion."""

_VAMPIRES = frozenset({"new_vampire", "reckless_vampire", "aristocratic_vampire"})

_LAID = {
    "aristocratic_vampire": 10, "reckless_vampire": 10, "new_vampire": 8, "wolves": 6, "szgany_bodyguards": 5,
    "bats": 5, "rats": 5, "saboteur": 4, "szgany_mob": 4, "spy": 3, "unnatural_fog": 3, "desecrated_soil": 3,
    "hoax": 2,
}  # fmt: skip
"""What an encounter is worth in a hideout: vampires bring influence when they mature."""

_STRUCK = {
    "heavenly_host": 9, "knife": 8, "crucifix": 7, "rifle": 6, "garlic": 6, "holy_bullets": 5, "pistol": 5,
    "garlic_wreath": 4, "holy_circle": 4, "dodge": 3, "stake": 3, "punch": 2, "dogs": 2, "fast_horses": 2,
    "escape": 0,
}  # fmt: skip
"""What a hunter's card is worth in a fight, and so how gladly it is kept."""


class Judgement:
    """Plays whatever seat it is asked for."""

    def __init__(self, seed: int | str = 0) -> None:
        self.chance = Chance.seeded(f"judgement:{seed}")
        self.visits: Visits = {}  # what a hunter remembers: where the hunters have been, and when

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        """The option of the best score; among equals, any."""
        options = decision.options
        if len(options) == 1:
            return options[0].key
        view = look()
        score = _scorer(decision, view, self.visits)
        best = [score(option) for option in options]
        most = max(best)
        return self.chance.pick(
            [option.key for option, value in zip(options, best, strict=True) if value == most]
        )


Scorer = Callable[[Option], float]


def _scorer(decision: Decision, view: View, visits: Visits) -> Scorer:
    question = decision.question.removeprefix("dracula-ask-")
    table = view.table
    assert isinstance(table, DraculaTable)
    if decision.seat == 0:
        return _DraculaMind(table, decision).scorer(question)
    mind = _HunterMind(table, decision, visits)
    mind.remember()
    return mind.scorer(question)


def _willing(option: Option) -> float:
    """Do something rather than nothing."""
    return 0.0 if option.key in ("pass", "done", "keep", "wait") else 1.0


def _word(option: Option) -> str:
    """``encounter:rats`` -> ``rats``."""
    return option.key.partition(":")[2]


class _Mind:
    def __init__(self, table: DraculaTable, decision: Decision) -> None:
        self.table = table
        self.decision = decision
        self.board: Board = board()
        self.steps = step_distances(self.board)
        # Places of the map; whoever lies in hospital is nowhere near.
        self.index = {
            ref: Place(place) for place, ref in enumerate(self.board.refs) if not is_hospital(Place(place))
        }

    def place_of(self, option: Option) -> Place | None:
        for subject in option.subjects:
            if subject in self.index:
                return self.index[subject]
        return None

    def hunter_of(self, option: Option) -> SeenHunter | None:
        name = _word(option)
        return next((hunter for hunter in self.table.hunters if hunter.hunter == name), None)


class _DraculaMind(_Mind):
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
                return _willing

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
        return float(_LAID.get(_word(option), 0))

    def _laid_in(self, hideout: SeenHideout | None) -> list[str]:
        if hideout is None:
            return []
        cards = components().encounter_cards
        refs = [laid.card for laid in hideout.encounters if laid.card is not None]
        return [cards[int(ref.partition(":")[2])].id for ref in refs]

    def fate(self, option: Option) -> float:
        """Vampires mature; what only hurts whoever comes near may wait in a lair."""
        leaving = self._laid_in(self.table.trail[-1])
        ripe = any(word in _VAMPIRES for word in leaving)
        return 2.0 if option.key == "mature" and (ripe or leaving) else 1.0

    def rumor(self, option: Option) -> float:
        if not option.key.startswith("rumor"):
            return 0.5
        space = int(_word(option)) - 1
        ripe = any(word in _VAMPIRES for word in self._laid_in(self.table.trail[space]))
        return 1.0 + space if ripe else 0.0

    def ambush(self, option: Option) -> float:
        if option.key == "pass":
            return 1.0
        # A vampire that fights may die; one that waits may mature. Everything else strikes now.
        return 0.5 if _word(option) in _VAMPIRES else 2.0 + _LAID.get(_word(option), 0)

    def strike(self, option: Option) -> float:
        night = self.table.time % 2 == 1
        left = self.table.dracula.health - self.table.dracula.damage
        fight = self.table.fight
        alone = fight is not None and len(fight.hunters) == 1
        worth = {"fangs": 6.0, "claws": 5.0, "strength": 4.0, "mesmerize": 3.0, "plotting": 2.0}
        flee = 8.0 if not night or left <= 5 or not alone else 1.0
        return worth.get(_word(option), flee)

    def prey(self, option: Option) -> float:
        hunter = self.hunter_of(option)
        if hunter is None:
            return 0.0
        return 1.0 + hunter.damage / hunter.health + hunter.bites


class _HunterMind(_Mind):
    """How a hunter judges."""

    def __init__(self, table: DraculaTable, decision: Decision, visits: Visits) -> None:
        super().__init__(table, decision)
        self.visits = visits
        number = str(decision.args.get("hunter", "")).partition(":")[2]
        self.me = int(number) if number.isdigit() else 0
        self.hunter = table.hunters[self.me]

    def remember(self) -> None:
        """Where the hunters stand now."""
        for hunter in self.table.hunters:
            if hunter.place in self.index:
                self.visits[self.index[hunter.place]] = self.table.round

    def scorer(self, question: str) -> Scorer:
        match question:
            case "start":
                return self.spread
            case "action-day":
                return self.day(self.quarry())
            case "action-night":
                return self.night
            case "rail" | "road" | "sea" | "luck" | "route":
                return self.towards(self.quarry())
            case "city" | "consecrate" | "host":
                return self.likely(believe(self.table, self.board, self.visits))
            case "combat-hunter" | "swap":
                return self.strike
            case "item-limit" | "event-limit" | "influence-discard":
                return lambda option: -float(_STRUCK.get(_word(option), 5))
            case "trade":
                return lambda option: 1.0 if option.key == "done" else 0.0
            case "ticket-keep":
                return lambda option: 1.0 if option.key == "keep" else 0.0
            case "ally":
                return lambda option: 1.0 if option.key == "ally" else 0.0
            case _:
                return _willing

    def quarry(self) -> Belief:
        """What is worth going to: Dracula himself, and the hideouts where something ripens."""
        worth: Belief = {}
        for place, weight in believe(self.table, self.board, self.visits).items():
            worth[place] = worth.get(place, 0.0) + weight
        trail = [hideout for hideout in self.table.trail if hideout is not None]
        beliefs = along_the_trail(self.table, self.board, self.visits)
        for age, (hideout, belief) in enumerate(zip(trail, beliefs, strict=True)):
            if not hideout.encounters:
                continue
            # The older a hideout, the sooner it matures; a known one can be searched at once.
            ripeness = 0.15 + 0.05 * age + (0.6 if hideout.place is not None else 0.0)
            for place, weight in belief.items():
                worth[place] = worth.get(place, 0.0) + ripeness * weight
        return worth

    def something_here(self) -> bool:
        """Whether there is anything to find where the hunter stands."""
        here = self.hunter.place
        if here == self.table.dracula.place:
            return True
        hideouts = [hideout for hideout in (*self.table.trail, *self.table.lairs) if hideout is not None]
        return any(hideout.place == here and hideout.encounters for hideout in hideouts)

    def armed(self) -> int:
        """How many cards the hunter can fight with."""
        return sum(1 for item in self.hunter.items if item is not None)

    def spread(self, option: Option) -> float:
        place = self.place_of(option)
        if place is None:
            return 0.0
        others = [self.steps[self.index[h.place]][place] for h in self.table.hunters if h.place in self.index]
        nearest = min(others, default=4)
        # Four steps apart covers the map; large cities supply better; crossroads lead further.
        return (
            min(nearest, 4) + (0.5 if self.board.large[place] else 0.0) + 0.2 * len(self.board.roads[place])
        )

    def day(self, belief: Belief) -> Scorer:
        here = self.index.get(self.hunter.place or "")
        stay = 0.0 if here is None else self.nearness(belief, here)
        move = self.towards(belief)
        room = self.hunter.item_limit - len(self.hunter.items)
        hurt = self.hunter.damage / self.hunter.health

        def score(option: Option) -> float:
            word = option.key.partition(":")[0]
            match word:
                case "search":
                    return 60.0 if self.something_here() else stay - 1.0
                case "supply":
                    # Equip before fighting; a little more gladly where both decks can be drawn from.
                    return stay + (2.5 if self.armed() < 2 else 0.6 if room > 0 else -1.0)
                case "rest":
                    return stay + (3.0 if hurt >= 0.35 else -1.0)
                case "road" | "sea":
                    return move(option) + (0.0 if self.armed() >= 1 else -1.0)
                case "rail":
                    return self.best_by_rail(belief, here, _word(option)) - 0.3
                case "event" | "fast_horses" | "item":
                    return stay + 1.5
                case _:
                    return stay - 2.0

        return score

    def night(self, option: Option) -> float:
        word = option.key.partition(":")[0]
        hurt = self.hunter.damage / self.hunter.health
        match word:
            case "search":
                return 60.0 if self.something_here() else 0.0
            case "rest":
                return 6.0 if hurt >= 0.4 else 0.5
            case "reserve":
                return 5.0 if len(self.hunter.tickets) < self.hunter.ticket_limit else 1.0
            case "supply":
                # Equip fully by night; beyond that the draw only feeds Dracula, who then gets what is his.
                return 5.5 if self.armed() < self.hunter.item_limit else 0.5
            case "event" | "item":
                return 4.5
            case _:
                return 0.0

    def nearness(self, belief: Belief, place: Place) -> float:
        """How well a hunter stands there: near where Dracula may be, not where a friend already is."""
        reach = self.steps[place]
        near = sum(weight * _PULL[min(reach[there], 6)] for there, weight in belief.items())
        crowd = sum(
            1.0
            for i, other in enumerate(self.table.hunters)
            if i != self.me and other.place in self.index and reach[self.index[other.place]] == 0
        )
        on_it = belief.get(place, 0.0)
        return near + 20.0 * on_it - 0.2 * crowd

    def best_by_rail(self, belief: Belief, here: Place | None, ticket: str) -> float:
        """The best place a ticket such as ``ticket_2_1`` (two white steps, one yellow) leads to."""
        parts = ticket.split("_")
        if here is None or len(parts) != 3 or not all(part.isdigit() for part in parts[1:]):
            return 0.0
        reached = by_rail(self.board, here, int(parts[1]), int(parts[2]))
        return max((self.nearness(belief, place) for place in places_in(reached)), default=0.0)

    def towards(self, belief: Belief) -> Scorer:
        def score(option: Option) -> float:
            place = self.place_of(option)
            if place is None:
                return 0.0
            return self.nearness(belief, place) - (1.0 if is_sea(place) else 0.0)

        return score

    def likely(self, belief: Belief) -> Scorer:
        def score(option: Option) -> float:
            place = self.place_of(option)
            return 0.0 if place is None else belief.get(place, 0.0)

        return score

    def strike(self, option: Option) -> float:
        """The damage a card does on average, less the harm it lets through, over the cards he may have."""
        fight = self.table.fight
        printed = _banners().get(_word(option))
        if fight is None or printed is None:
            return float(_STRUCK.get(_word(option), 1))
        cards = components().dracula_combat_cards
        gone = {played.card for played in fight.played}
        left = [card.id for number, card in enumerate(cards) if number not in gone]
        night = self.table.time % 2 == 1
        frail = self.hunter.health - self.hunter.damage <= 2
        worth = sum(_clash(printed, kind, night=night, frail=frail) for kind in left) / max(1, len(left))
        if printed.id is HunterCombatId.ESCAPE:
            worth += 1.0 if frail else -5.0
        return worth - (0.3 if isinstance(printed, Item) and printed.spent else 0.0)


@cache
def _banners() -> dict[str, Item | HunterCombat]:
    """The cards hunters fight with, by name."""
    parts = components()
    named: dict[str, Item | HunterCombat] = {card.id.value: card for card in parts.item_cards}
    named.update((card.id.value, card) for card in parts.hunter_combat)
    return named


def _clash(card: Item | HunterCombat, kind: CombatIcon, *, night: bool, frail: bool) -> float:
    """How a hunter's card fares against one of Dracula's: damage done less damage taken."""
    dread = 0.5 if frail else 0.15  # what a point of damage counts against one done to him
    damage = float(card.damage)
    if isinstance(card, Item):
        if card.against and kind not in card.against:
            damage = 0.0
        if kind == card.fails_against:
            return -3.0
    if kind in card.icons:
        return damage
    weapon = isinstance(card, Item) and card.weapon
    match kind:
        case CombatIcon.FANGS:
            return damage - 2.0 - 2.0 * dread
        case CombatIcon.CLAWS:
            return damage - (4.0 if night else 2.0) * dread
        case CombatIcon.STRENGTH:
            struck_down = weapon or card.id in (HunterCombatId.PUNCH, ItemId.CRUCIFIX)
            return (0.0 if struck_down else damage) - 2.0 * dread - (0.5 if night and weapon else 0.0)
        case CombatIcon.MESMERIZE:
            return -0.5
        case CombatIcon.PLOTTING:
            return damage - 0.3
        case _:  # he gets away
            return -1.0
