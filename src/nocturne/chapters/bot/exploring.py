"""The main sequence: where to go, whom to talk to, when to feed, and what to keep away from."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from nocturne.chapters.bot.eyes import SAFE_HUNGER, Eyes
from nocturne.chapters.bot.memory import HOPELESS, RESTLESS, Memory
from nocturne.chapters.components.hexes import Hex, distance, hex_of
from nocturne.chapters.rules.exploration.feeding import FEEDING_SKILLS, HARD_TO_FEED
from nocturne.chapters.view.table import NpcView
from nocturne.kernel.decision import Decision

_MOST_ANSWERS = 24
"""No sensible turn has more answers than this."""
_SURE = 0.6
"""Feeding is tried when it succeeds so often."""
_WAY = 0.08
"""How much a step of way lessens a goal."""
_WATCHED = 0.45
"""What is left of a goal that cannot be reached unseen."""
_LEFT = 0.6
"""What is left of a goal that somebody else reaches sooner."""


class Goal(Struct, frozen=True):
    """Something worth walking to: coming beside a hex, or onto it (``stand``)."""

    kind: Literal["talk", "investigate", "action", "stand", "feed", "catch", "fight"]
    place: Hex
    worth: float
    key: str = ""  # how the options of the goal begin


class Explorer:
    """One answer in the main sequence."""

    def __init__(self, decision: Decision, eyes: Eyes, memory: Memory) -> None:
        self.decision = decision
        self.eyes = eyes
        self.memory = memory
        self.keys = [option.key for option in decision.options]

    def turn(self) -> str:
        """What to do now: an action beside the character, the Blood, a step towards a goal, or nothing."""
        memory = self.memory
        memory.turn["answers"] += 1
        if memory.turn["answers"] > _MOST_ANSWERS:
            return "end"
        if memory.quiet > HOPELESS and "ruling" in self.keys:
            return "ruling"
        return self._act() or self._blood() or self._go() or self._hide() or "end"

    def sneak(self) -> str:
        """Go on or stop while sneaking."""
        return self._go() or "stop"

    # -- goals

    def goals(self) -> list[Goal]:
        """Everything on the tile that is worth something now."""
        found = [*self._talks(), *self._tokens(), *self._food(), *self._meetings()]
        if self.memory.quiet >= RESTLESS:
            found += self._fights()
        return found

    def _talks(self) -> list[Goal]:
        found = []
        social = 0.4 * self.eyes.level("social")
        for npc in self.eyes.npcs:
            if not npc.talks or npc.prey:
                continue
            last = self.memory.talks.get(npc.id, 0)
            if not self.memory.heard(npc.id):
                worth = 9.0 + social
            elif last < self.memory.news:  # something has happened since
                worth = 4.0 + social
            elif self.memory.quiet >= RESTLESS:
                worth = 2.0
            else:
                continue
            found.append(Goal("talk", hex_of(npc.hex), worth, f"talk:{npc.id}"))
        return found

    def _tokens(self) -> list[Goal]:
        mental = 0.4 * self.eyes.level("mental")
        found = []
        for token in self.eyes.chapter.tokens:
            if token.type == "investigation":
                found.append(Goal("investigate", hex_of(token.hex), 9.5 + mental, f"investigate:{token.n}"))
            elif token.type == "action":
                found.append(Goal("action", hex_of(token.hex), 8.0))
        return found

    def _meetings(self) -> list[Goal]:
        """Hexes where the character is waited for: gone to once there is nothing else to find."""
        eyes, me = self.eyes, self.eyes.me
        taken = {npc.hex for npc in eyes.npcs} | {other.hex for other in eyes.coterie if other.id != me.id}
        goals = [goal for goal in eyes.chapter.goals if goal.who in ("all", "any", me.id)]
        if any(goal.hex == me.hex and goal.who == "all" for goal in goals):
            return []  # there already, waiting for the others
        return [Goal("stand", hex_of(goal.hex), 5.0) for goal in goals if goal.hex not in taken]

    def _food(self) -> list[Goal]:
        me, found = self.eyes.me, []
        for npc in self.eyes.npcs:
            if not npc.prey:
                continue
            if npc.flees:
                found.append(Goal("catch", hex_of(npc.hex), 11.0, f"capture:{npc.id}"))
            elif me.hunger >= 2 and self._feeding_odds() >= _SURE:
                found.append(Goal("feed", hex_of(npc.hex), 3.0 + 2.0 * me.hunger, f"feed:{npc.id}"))
        return found

    def _fights(self) -> list[Goal]:
        return [
            Goal("fight", hex_of(npc.hex), 1.0, f"fight:{npc.id}")
            for npc in self.eyes.npcs
            if npc.side == "enemy" and npc.kind == "profile"
        ]

    def _feeding_odds(self) -> float:
        return max(self.odds_by(attr) for attr in FEEDING_SKILLS)

    def odds_by(self, attr: str) -> float:
        """How likely feeding by an attribute succeeds."""
        me = self.eyes.me
        return self.eyes.odds(me.id, attr, FEEDING_SKILLS[attr], "feeding", HARD_TO_FEED - me.hunger)

    # -- actions

    def _act(self) -> str:
        """The best action that is legal where the character stands."""
        best, key = 0.0, ""
        for goal in self.goals():
            if not goal.key:
                continue
            fitting = [one for one in self.keys if one == goal.key or one.startswith(goal.key + ":")]
            if not fitting:
                self._note_closed(goal)
            elif goal.worth > best:
                best, key = goal.worth, self._way_of(goal, fitting)
        drink = self._drink()
        if drink and best < 9.0:
            key = drink
        elif key.startswith("talk:"):
            self.memory.talks[key.partition(":")[2]] = self.memory.news
        self.memory.turn["actions"] += bool(key)
        return key

    def _note_closed(self, goal: Goal) -> None:
        """Somebody beside the character who will not talk now has said what there was to say."""
        beside = self.eyes.steps_to(goal.place) == 0
        if goal.kind == "talk" and beside and not self.memory.turn["actions"]:
            self.memory.talks[goal.key.partition(":")[2]] = self.memory.news

    def _way_of(self, goal: Goal, fitting: list[str]) -> str:
        if goal.kind == "feed":
            return max(fitting, key=lambda key: self.odds_by(key.rpartition(":")[2]))
        if goal.kind == "catch":
            return min(fitting, key=lambda key: (key.endswith(":kill"), key.endswith(":calm"), key))
        return fitting[0]

    def _drink(self) -> str:
        """A blood bag, when Hunger is high and nobody to feed on is near."""
        if self.eyes.me.hunger < self.eyes.me.hunger_track - 1:
            return ""
        items = self.eyes.pack.items
        return next((k for k in self.keys if k.startswith("use:") and items[k.partition(":")[2]].blood), "")

    def _blood(self) -> str:
        """Mend what was hurt, while the Beast sleeps and no prey looks on."""
        eyes = self.eyes
        hurt = eyes.me.damage >= 2 or eyes.me.tokens.get("poison")
        if "mend" in self.keys and hurt and eyes.may_use_blood() and not eyes.witnessed():
            return "mend"
        return ""

    # -- walking

    def _go(self) -> str:
        """The step towards the best goal: out of sight where that is possible."""
        moves = {hex_of(key.partition(":")[2]): key for key in self.keys if key.startswith("move:")}
        if not moves:
            return ""
        goal = self.best_goal()
        if goal is None:
            return ""
        if goal.kind == "stand" and goal.place in moves:
            return moves[goal.place]
        if self.eyes.steps_to(goal.place) == 0:
            return self._step_beside(goal, moves) if goal.kind == "action" else ""
        watched, here = self.eyes.watched, self.eyes.here
        safe = {place: key for place, key in moves.items() if place not in watched}
        ways = self.eyes.unseen_ways
        if self.eyes.steps_to(goal.place, ways) is None:
            if not self._brave():
                return ""
            ways, safe = self.eyes.ways, moves
        fire = self.eyes.tokens("fire")
        ends = self.eyes.ends_beside(goal.place, ways)
        if not ends:
            return ""
        end = min(ends, key=lambda place: (ways[place].cost, ways[place].fires, place))
        on_the_way = [place for place in ways[end].path if place in safe and place not in fire]
        unburnt = [place for place in on_the_way if not self._burns(safe[place])]
        stops = unburnt or on_the_way
        if not stops or stops[-1] == here:
            return ""
        return safe[stops[-1]]

    def _burns(self, move: str) -> bool:
        """Whether the way that is taken to a hex leads through fire."""
        option = self.decision.option(move)
        return option is not None and bool(option.args.get("fires"))

    def _step_beside(self, goal: Goal, moves: dict[Hex, str]) -> str:
        """An action token is triggered by coming beside it (CHA-TER-09): who stands there already, since a
        combat led there, steps to another hex beside it, or off and back."""
        fire = self.eyes.tokens("fire")
        beside = self.eyes.places_beside(goal.place)
        near = [place for place in moves if place in beside and place not in fire]
        off = [place for place in moves if place not in fire]
        found = near or off
        return moves[min(found, key=lambda place: (distance(place, self.eyes.here), place))] if found else ""

    def best_goal(self) -> Goal | None:
        """What is worth most after the way there; what another reaches sooner is left to them."""
        best: Goal | None = None
        most = 0.0
        unseen = self.eyes.unseen_ways
        for goal in self.goals():
            steps = self.eyes.steps_to(goal.place, unseen)
            worth = goal.worth
            if steps is None:
                steps = self.eyes.steps_to(goal.place)
                worth *= _WATCHED
            if steps is None:
                continue
            worth /= 1 + _WAY * steps
            if goal.kind not in ("feed", "fight") and self._left_to_another(goal, steps):
                worth *= _LEFT
            if worth > most:
                best, most = goal, worth
        return best

    def _left_to_another(self, goal: Goal, steps: int) -> bool:
        """Whether somebody else stands clearly nearer."""
        others = [one for one in self.eyes.coterie if one.seat != self.eyes.seat]
        return any(distance(hex_of(one.hex), goal.place) < min(steps, 6) - 1 for one in others)

    def _brave(self) -> bool:
        """Whether to walk into an aggressive NPC's sight: when hidden, when unhurt, or when all else is
        done."""
        me = self.eyes.me
        if me.tokens.get("stealth"):
            return True
        healthy = me.damage * 2 <= me.damage_track and me.hunger + SAFE_HUNGER <= me.hunger_track
        return healthy or self.memory.quiet >= RESTLESS // 2

    def _hide(self) -> str:
        """Sneak, when the way on is watched and the character is good at it."""
        if "stealth" not in self.keys or not self.eyes.watched:
            return ""
        goal = self.best_goal()
        if goal is None or self.eyes.steps_to(goal.place, self.eyes.unseen_ways) is not None:
            return ""
        count, automatic = self.eyes.pool(self.eyes.me.id, "physical", "stealth", "stealth")
        return "stealth" if 0.6 * count + automatic >= 4.0 else ""

    # -- the start

    def start(self) -> str:
        """Where to begin: out of sight, near the first goal."""
        chapter = self.eyes.chapter
        goals = [hex_of(t.hex) for t in chapter.tokens if t.type in ("investigation", "action")]
        goals += [hex_of(npc.hex) for npc in self.eyes.npcs if npc.talks]
        watchers = [n for n in self.eyes.npcs if n.attitude == "aggressive" and n.kind == "profile"]

        def rank(key: str) -> tuple[bool, int]:
            place = hex_of(key.partition(":")[2])
            seen = any(_sees(self.eyes, npc, place) for npc in watchers)
            return seen, min((distance(place, goal) for goal in goals), default=0)

        return min(self.keys, key=rank)


def _sees(eyes: Eyes, npc: NpcView, place: Hex) -> bool:
    return eyes.seen_by(npc, place) is not None
