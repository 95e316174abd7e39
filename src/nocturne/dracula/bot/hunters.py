"""How a hunter judges: where to go, when to search, to equip and to rest, and what to play in a fight.

Hunters go by a belief over where Dracula is (see ``belief``). They want one of them to step on his place, all
who can to be there at dusk, and the rest to stand near the places where he may be.
"""

from __future__ import annotations

from collections.abc import Iterable

from nocturne.dracula.bot.belief import Belief, Memory, along_the_trail, believe
from nocturne.dracula.bot.fighting import KEPT, UNNAMED, against, struck
from nocturne.dracula.bot.mind import Mind, Scorer, willing, word_of
from nocturne.dracula.components.board import Place, by_rail, by_road, is_sea, places_in
from nocturne.dracula.components.box import EventId, components
from nocturne.dracula.view.table import DraculaTable
from nocturne.kernel.decision import Decision, Option

_PULL = (7.3, 5.6, 4.0, 2.6, 1.4, 0.5, 0.0)
"""How much a place draws a hunter, by the steps to it: near ones more than in proportion."""

_ON_IT = 20.0
"""What it is worth to stand where he is, beyond being near."""

_SEARCH = 60.0
"""What it is worth to search a hideout where something lies: more than any way to go."""


def _range(ticket: str) -> float:
    """How far a ticket such as ``ticket_2_1`` (two white steps, one yellow) goes."""
    return float(sum(int(part) for part in ticket.split("_") if part.isdigit()))


class HunterMind(Mind):
    """One hunter asked for a decision, with what the hunters remember."""

    def __init__(self, table: DraculaTable, decision: Decision, memory: Memory) -> None:
        super().__init__(table, decision)
        self.memory = memory
        memory.note(table, self.board)
        number = str(decision.args.get("hunter", "")).partition(":")[2]
        self.me = int(number) if number.isdigit() else 0
        self.hunter = table.hunters[self.me]
        self.here = self.index.get(self.hunter.place)
        self.left = self.hunter.health - self.hunter.damage  # what the hunter can still bear
        self.hurt = self.hunter.damage / self.hunter.health

    def scorer(self, question: str) -> Scorer:
        """How the options of a question are judged."""
        match question:
            case "start":
                return self.spread
            case "action-day":
                return self.day(self.quarry())
            case "action-night":
                walks = any(option.key.startswith("road:") for option in self.decision.options)
                return self.night(self.quarry() if walks else {})
            case "rail" | "road" | "sea" | "route":
                return self.towards(self.quarry())
            case "city" | "consecrate" | "host":
                return self.likely(believe(self.table, self.board, self.memory))
            case "combat-hunter":
                return self.strike
            case "swap":
                return self.swap
            case "fight-opens":
                return lambda option: -1.0 if word_of(option) == EventId.ESCAPE_ROUTE else willing(option)
            case "find":
                return lambda option: float(KEPT.get(word_of(option), UNNAMED))
            case "received":
                return lambda option: 1.0 if option.key.startswith("play") else 0.0
            case "item-limit" | "event-limit" | "influence-discard":
                return lambda option: -float(KEPT.get(word_of(option), UNNAMED))
            case "mob" | "customs":
                return self.bear
            case "trade":
                return lambda option: 1.0 if option.key == "done" else 0.0
            case "ticket-keep" | "ticket-first":
                return lambda option: 1.0 if option.key == "keep" else -_range(word_of(option))
            case "ally" | "luck":
                return lambda option: 1.0 if option.key == "ally" else 0.0
            case _:
                return willing

    # -- what is worth going to

    def quarry(self) -> Belief:
        """Dracula himself, and the hideouts where something ripens."""
        worth = dict(believe(self.table, self.board, self.memory))
        beliefs = along_the_trail(self.table, self.board, self.memory)
        for age, (hideout, belief) in enumerate(zip(self.table.trail, beliefs, strict=True)):
            if hideout is None or not hideout.encounters:
                continue
            # The older a hideout, the sooner it matures; a known one can be searched at once.
            ripeness = 0.15 + 0.05 * age + (0.6 if hideout.place is not None else 0.0)
            for place, weight in belief.items():
                worth[place] = worth.get(place, 0.0) + ripeness * weight
        return worth

    def nearness(self, quarry: Belief, place: Place) -> float:
        """How well a hunter stands there: on what is hunted, or near it. Friends do not count:
        hunters who keep together fight together."""
        reach = self.steps[place]
        near = sum(weight * _PULL[min(reach[there], 6)] for there, weight in quarry.items())
        return near + _ON_IT * quarry.get(place, 0.0)

    def best_of(self, quarry: Belief, places: Iterable[Place]) -> float:
        """The best of the places a journey leads to."""
        return max((self.nearness(quarry, place) for place in places), default=-100.0)

    def by_ticket(self, quarry: Belief, ticket: str) -> float:
        """The best place a ticket such as ``ticket_2_1`` (two white steps, one yellow) leads to."""
        parts = ticket.split("_")
        if self.here is None or len(parts) != 3 or not all(part.isdigit() for part in parts[1:]):
            return -100.0
        return self.best_of(quarry, places_in(by_rail(self.board, self.here, int(parts[1]), int(parts[2]))))

    def by_road(self, quarry: Belief, steps: int) -> float:
        """The best place so many roads away."""
        if self.here is None:
            return -100.0
        return self.best_of(quarry, places_in(by_road(self.board, self.here, steps)))

    def towards(self, quarry: Belief) -> Scorer:
        def score(option: Option) -> float:
            place = self.place_of(option)
            if place is None:
                return 0.0
            return self.nearness(quarry, place) - (1.0 if is_sea(place) else 0.0)

        return score

    def likely(self, belief: Belief) -> Scorer:
        def score(option: Option) -> float:
            place = self.place_of(option)
            return 0.0 if place is None else belief.get(place, 0.0)

        return score

    def spread(self, option: Option) -> float:
        """Where to begin: four steps apart covers the map; large cities supply better; crossroads lead on."""
        place = self.place_of(option)
        if place is None:
            return 0.0
        others = [self.steps[self.index[h.place]][place] for h in self.table.hunters if h.place in self.index]
        roads = 0.2 * len(self.board.roads[place])
        return min(min(others, default=4), 4) + (0.5 if self.board.large[place] else 0.0) + roads

    # -- the actions

    def something_here(self) -> bool:
        """Whether there is anything to find where the hunter stands."""
        here = self.hunter.place
        hideouts = [hideout for hideout in (*self.table.trail, *self.table.lairs) if hideout is not None]
        return any(hideout.place == here and hideout.encounters for hideout in hideouts)

    def armed(self) -> int:
        """How many cards the hunter can fight with."""
        return sum(1 for item in self.hunter.items if item is not None)

    def day(self, quarry: Belief) -> Scorer:
        """By day a hunter goes hunting; whatever else is done must be worth more than the way."""
        stay = 0.0 if self.here is None else self.nearness(quarry, self.here)
        move = self.towards(quarry)
        room = self.hunter.item_limit - len(self.hunter.items)

        def score(option: Option) -> float:
            match option.key.partition(":")[0]:
                case "search":
                    return stay + _SEARCH if self.something_here() else stay - 1.0
                case "supply":
                    return stay + (2.5 if self.armed() < 2 else 0.6 if room > 0 else -1.0)
                case "rest":
                    return stay + (3.0 if self.hurt >= 0.35 else -1.0)
                case "road" | "sea":
                    return move(option) + (0.0 if self.armed() >= 1 else -1.0)
                case "rail":
                    return self.by_ticket(quarry, word_of(option)) - 0.3
                case "carriage":
                    reach = components().event(EventId.CHARTERED_CARRIAGE).reach
                    return self.by_ticket(quarry, f"ticket_{reach}_{reach}") - 0.6
                case "item":
                    return self.by_road(quarry, 2) - 0.1
                case "event":
                    return stay + self.event_by_day(quarry, word_of(option), stay)
                case _:
                    return stay - 2.0

        return score

    def event_by_day(self, quarry: Belief, name: str, stay: float) -> float:
        """What an event is worth beyond staying. What can be played by night waits for it."""
        match name:
            case EventId.SENSE_OF_EMERGENCY:
                event = components().event(EventId.SENSE_OF_EMERGENCY)
                gain = self.by_road(quarry, event.reach) - stay
                return gain - 2.0 if self.left > event.damage + 2 else -2.0
            case EventId.VAMPIRE_LAIR | EventId.GOOD_LUCK:
                return 6.0
            case EventId.EXCELLENT_WEATHER:
                return -1.0
            case _:
                return 1.5

    def night(self, quarry: Belief) -> Scorer:
        """By night hunters equip themselves, rest and reserve tickets; on a Long Night they may also walk."""
        stay = 0.0 if self.here is None else self.nearness(quarry, self.here)

        def score(option: Option) -> float:
            match option.key.partition(":")[0]:
                case "search":
                    return _SEARCH if self.something_here() else 0.0
                case "rest":
                    return 6.0 if self.hurt >= 0.4 else 0.5
                case "reserve":
                    return 5.0 if len(self.hunter.tickets) < self.hunter.ticket_limit else 1.0
                case "supply":
                    # Equip fully by night; beyond that the draw only feeds Dracula, who gets what is his.
                    return 5.5 if self.armed() < self.hunter.item_limit else 0.5
                case "road":
                    place = self.place_of(option)
                    return 3.0 + (0.0 if place is None else self.nearness(quarry, place) - stay)
                case "event" | "item":
                    return 5.2
                case _:
                    return 0.0

        return score

    # -- fights and blows

    def strike(self, option: Option) -> float:
        fight = self.table.fight
        if fight is None:
            return willing(option)
        return struck(word_of(option), fight, night=self.table.time % 2 == 1, left=self.left)

    def swap(self, option: Option) -> float:
        """A Planned Ambush: his card lies open, so the hunter can choose against that very card."""
        fight = self.table.fight
        if fight is None or not fight.played:
            return 1.0 - willing(option)
        lying = (fight.cards[self.me] or "").removeprefix("dracula-card-")
        name = lying if option.key == "pass" else word_of(option)
        kind = components().dracula_combat_cards[fight.played[-1].card].id
        return against(name, kind, night=self.table.time % 2 == 1, left=self.left)

    def bear(self, option: Option) -> float:
        """Whether to suffer rather than to lose items: as long as the hunter can bear it."""
        suffers = option.key in ("pass", "suffer")
        if self.left > 3 + len(self.hunter.items):
            return 1.0 if suffers else 0.0
        return 0.0 if suffers else 1.0 - 0.1 * KEPT.get(word_of(option), UNNAMED)
