"""A player of quick judgement for any deck that can be played. It sees a view and nothing else.

Pool is life: it brings out vampires it can afford, bleeds its prey with whoever is free, adds bleed once
nobody blocks and stealth only when somebody does, blocks or redirects what would hurt, votes by interest and
fights by the numbers. What a card is good for it reads off the card's tree (see ``worth``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision, Option
from nocturne.kernel.view import View
from nocturne.vtes.bot import fighting, influencing, picks, voting
from nocturne.vtes.bot.scene import Scene
from nocturne.vtes.bot.worth import NO_OPENING, ability_worth, action_worth, cost_of, mode_worth, number
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.terms import NONE, ActionKind

_PASSING = frozenset({"pass", "decline", "wait", "done", "none", "no", "nobody", "stop"})

_PILES = frozenset({"library", "ash", "hand", "crypt", "removed", "research"})

_TIRING = 1.5
"""How much less gladly something is used for each time it was used in the turn."""

_DEADLY = -50.0
"""What would cost the last pool."""

_OUSTING = 20.0
"""A prey who is out: six pool and a victory point."""

_PATIENCE = 0.15

_ON_GUARD = 6.0
_GUARDS = 2
"""How many minions stay unlocked when the next turn of the predator may be the last, and how gladly."""

_OPEN_BLOCKER = 1.5
"""What an action loses when somebody can simply block it."""

_SUPERIOR = 0.02
"""Among equals, the mode that asks for more does more."""


class Judgement:
    """Plays whatever seat it is asked for."""

    def __init__(self, seed: int | str = 0) -> None:
        self.chance = Chance.seeded(f"judgement:{seed}")
        self.turn = -1
        self.used: Counter[str] = Counter()

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        """The option of the best score; among equals, any."""
        options = decision.options
        if len(options) == 1:
            return options[0].key
        return self.take(self.pick(self.scores(decision, look)))

    def scores(self, decision: Decision, look: Callable[[], View]) -> list[tuple[str, float]]:
        """How good each option looks."""
        mind = _Mind(Scene(look(), decision))
        if mind.scene.table.turn != self.turn:
            self.turn = mind.scene.table.turn
            self.used.clear()
        # What was used before in this turn is used less gladly again, so that nobody goes round in circles.
        return [
            (option.key, mind.score(option) - _TIRING * self.used[option.key]) for option in decision.options
        ]

    def pick(self, scores: list[tuple[str, float]]) -> str:
        """The option that is taken: the best, among equals any."""
        best = max(score for _, score in scores)
        return self.chance.pick([key for key, score in scores if score >= best - 1e-9])

    def take(self, chosen: str) -> str:
        """Remember what was used in this turn."""
        if chosen.startswith(("use:", "play:", "block:")):
            self.used[chosen] += 1
        return chosen


class _Mind:
    """What each option of one decision is worth."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def score(self, option: Option) -> float:
        """How good an option looks; to do nothing is a little better than something useless."""
        word, _, rest = option.key.partition(":")
        if word in _PASSING:
            return self.patience()
        numbers = [int(part) for part in rest.split(":") if part.lstrip("-").isdigit()]
        match word:
            case "bleed":
                return self.bleed(numbers[0])
            case "hunt":
                return self.hunt(numbers[0])
            case "action" | "play":
                return self.play(numbers)
            case "use":
                return self.use(numbers)
            case "in-play":
                return self.action_of_card(numbers)
            case "block":
                return self.block(numbers[0], option)
            case "transfer" | "back" | "influence" | "merge":
                return influencing.influence(self.scene, word, numbers)
            case "crypt" if not rest:
                return influencing.influence(self.scene, word, numbers)
            case "leave-torpor":
                return 8.0
            case "rescue":
                return self.rescue(numbers)
            case "diablerie" | "diablerize":
                return self.diablerie(numbers)
            case "become-anarch":
                return NO_OPENING
            case "strike":
                return fighting.strength_of(fighting.fighter(self.scene))
            case _:
                return self.answer(word, rest, numbers, option)

    def answer(self, word: str, rest: str, numbers: list[int], option: Option) -> float:
        """What is not an action, a card or an ability, but an answer to what is going on."""
        match word:
            case "cast" | "political" | "blood-vote":
                return voting.vote(self.scene, rest)
            case "edge":
                return voting.vote(self.scene, rest) - 1.0 if self.scene.asked == "vtes-ask-poll" else 3.0
            case "discard":
                return picks.discard(self.scene, numbers[0])
            case "contest" | "title":
                return self.contest(rest.rpartition(":")[2])
            case "target" | "seat" | "point" | "card" | "take" | "put":
                return picks.target(self.scene, option)
            case "number":
                return picks.amount(self.scene, numbers[0])
            case "search" | "search-library" | "search-crypt":
                return 0.5
            case "yes":
                return picks.agree(self.scene)
            case "branch":
                return 0.0
            case _ if word in _PILES and numbers:
                return picks.found(self.scene, numbers[0])
            case _:
                return 0.1

    def patience(self) -> float:
        """How good it is to do nothing: a little better than something useless, and better than an action
        when the predator could oust this seat before its minions unlock again."""
        scene = self.scene
        if scene.asked != "vtes-ask-action" or scene.danger < scene.me.pool:
            return _PATIENCE
        # Enough stay back to block; the others act.
        return _ON_GUARD if len(scene.blockers(scene.seat)) <= _GUARDS else _PATIENCE

    # -- actions

    def bleed(self, minion: int, more: int = 0) -> float:
        scene = self.scene
        card = scene.cards.get(minion)
        amount = (card.bleed if card else 1) + more
        worth = 3.0 + 2.0 * amount
        prey = scene.prey
        if prey is None:
            return worth
        if scene.blockers(prey.seat) and not scene.in_hand(minion, v.Stealth):
            worth -= _OPEN_BLOCKER
        elif amount + scene.bleed_in_hand(minion) >= prey.pool:
            worth += _OUSTING
        return worth

    def hunt(self, minion: int) -> float:
        card = self.scene.cards.get(minion)
        if card is None or not card.capacity:
            return 0.5
        return 7.0 if card.blood <= 1 else 3.0 * (1.0 - card.blood / card.capacity)

    def rescue(self, numbers: list[int]) -> float:
        """One's own vampire, once its rescuer can spare the blood."""
        rescued = numbers[1] if len(numbers) > 1 else NONE
        card = self.scene.cards.get(rescued)
        if card is None or not self.scene.is_mine(rescued):
            return NO_OPENING
        return 4.0 + 0.3 * card.capacity

    def diablerie(self, numbers: list[int]) -> float:
        """Never one's own; another's, if one can afford the hunt that may follow."""
        if self.scene.is_mine(numbers[-1]):
            return NO_OPENING
        return 1.0 if self.scene.me.pool > influencing.SAFE else 0.5

    def contest(self, what: str) -> float:
        """A contest is kept up for what one would pay for again, and not with the last pool."""
        if what == "pay":
            return 1.0 if self.scene.me.pool > influencing.SAFE else NO_OPENING
        return {"regain": 3.0, "yield": 0.5}.get(what, 0.0)

    def action_of_card(self, numbers: list[int]) -> float:
        face = self.scene.face(numbers[0])
        if face is None or len(numbers) < 2:
            return 0.1
        worth = action_worth(face, numbers[1])
        if self.scene.me.pool <= cost_of(face.actions[numbers[1]].cost):
            return _DEADLY
        # An action is worth more than its effects only if it is worth more than a bleed; a locked minion
        # blocks nobody.
        return worth * 1.2

    def play(self, numbers: list[int]) -> float:
        scene = self.scene
        face = scene.face(numbers[0])
        if face is None or len(numbers) < 2 or not 0 <= numbers[1] < len(face.modes):
            return 0.1
        mode = face.modes[numbers[1]]
        minion = numbers[2] if len(numbers) > 2 else NONE
        worth = mode_worth(face, numbers[1]) + _SUPERIOR * sum(need.level for need in mode.needs)
        if scene.me.pool <= cost_of(mode.cost, face.library):
            return _DEADLY
        if mode.action is ActionKind.BLEED:
            return self.bleed(minion, mode.bleed) + 0.5 * mode.stealth + worth
        if mode.type in (CardType.EQUIPMENT, CardType.RETAINER, CardType.ALLY):
            return NO_OPENING if scene.would_contest(face) else worth + 3.5
        if mode.type is CardType.POLITICAL_ACTION:
            return (worth + 4.0) * voting.could_pass(scene)
        if mode.type is CardType.ACTION:
            return worth + 1.0
        if mode.type is CardType.MASTER and mode.cancels is None:
            return NO_OPENING if scene.would_contest(face) else worth + 0.5
        return self.in_the_moment(mode.effects, worth, wakes=mode.wakes, cancels=mode.cancels is not None)

    def use(self, numbers: list[int]) -> float:
        face = self.scene.face(numbers[0])
        if face is None or len(numbers) < 2 or not 0 <= numbers[1] < len(face.abilities):
            return 0.1
        ability = face.abilities[numbers[1]]
        if self.scene.me.pool <= cost_of(ability.cost):
            return _DEADLY
        return self.in_the_moment(ability.effects, ability_worth(face, numbers[1]))

    # -- moments of an action or combat

    def in_the_moment(
        self, effects: tuple[v.Effect, ...], worth: float, *, wakes: bool = False, cancels: bool = False
    ) -> float:
        """What effects that belong to a moment of an action or combat are worth in this one."""
        action = self.scene.action
        mine = action is not None and action.seat == self.scene.seat
        for effect in effects:
            worth += self._in_action(effect, mine=mine) + self._in_combat(effect)
        if wakes:
            worth += 2.0 if self.scene.threatened() >= 2 else NO_OPENING
        if cancels:
            worth += 1.0 if not mine and self.playing_against() else NO_OPENING
        return worth

    def _in_action(self, effect: v.Effect, *, mine: bool) -> float:
        scene = self.scene
        match effect:
            case v.Stealth():
                return 5.0 if mine and self.about_to_be_blocked() else NO_OPENING
            case v.Intercept():
                return 3.0 if not mine and scene.threatened() >= 1 else NO_OPENING
            case v.BleedMore() if mine:
                landed = scene.asked in ("vtes-window-unblocked", "vtes-window-succeeding")
                return 2.5 * number(effect.amount) if landed else NO_OPENING
            case v.BleedLess():
                return 2.0 * min(number(effect.amount), scene.threatened()) if not mine else NO_OPENING
            case v.Redirect():
                return 2.5 * scene.threatened() if not mine else 0.0
            case v.EndAction() | v.FailBlock():
                return 2.0
            case v.GainVotes():
                return 1.0 if voting.interest(scene) > 0 else 0.0
            case _:
                return 0.0

    def _in_combat(self, effect: v.Effect) -> float:
        peril = fighting.peril(self.scene)
        match effect:
            case v.Strike():
                return fighting.strike_worth(self.scene, effect)
            case v.Prevent():
                return 2.0
            case v.EndCombat():
                return peril
            case v.MoreStrikes():
                return 1.5 - 0.5 * peril
            case v.Press():
                return 1.0 - peril if effect.only == "continue" else 0.3 * peril
            case v.Maneuver():
                return 0.2
            case _:
                return 0.0

    def about_to_be_blocked(self) -> bool:
        """Whether somebody attempts to block with enough intercept."""
        action = self.scene.action
        return action is not None and action.blocker != NONE and action.intercept >= action.stealth

    def playing_against(self) -> bool:
        """Whether the card being played is somebody else's and matters to this seat."""
        return self.scene.table.active in (self.scene.me.prey, self.scene.me.predator)

    def block(self, minion: int, option: Option) -> float:
        scene = self.scene
        action = scene.action
        card = scene.cards.get(minion)
        if action is None or card is None:
            return 0.1
        threat = scene.threatened()
        gain = _OUSTING if threat >= scene.me.pool else 2.0 * threat
        if not threat:
            gain = {"political": 2.0, "hunt": 0.6, "equip": 1.0, "recruit": 1.0}.get(action.kind, 0.8)
            if action.seat not in (scene.me.prey, scene.me.predator):
                gain = 0.0
        # An attempt without enough intercept fails, unless somebody adds some; it costs nothing but time.
        short = int(scene.decision.args.get("stealth", 0)) - int(option.args.get("intercept", 0))
        if short > 0:
            return 0.5 if threat and scene.in_hand(minion, v.Intercept) else NO_OPENING
        return gain - fighting.peril_between(card, scene.cards.get(action.minion))
