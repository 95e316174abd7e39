"""A player of quick judgement for any deck that can be played. It sees a view and nothing else.

Pool is life: it brings out vampires it can afford, bleeds its prey with whoever is free, adds bleed once
nobody blocks and stealth only when somebody does, blocks or redirects what would hurt, votes by interest and
fights by the numbers. What a card is good for it reads off the card's tree (see ``worth``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision, Option
from nocturne.kernel.view import View
from nocturne.vtes.bot.worth import ability_worth, action_worth, effects_worth, harms, mode_worth, number
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.terms import NONE, ActionKind
from nocturne.vtes.view.table import SeenAction, SeenCard, SeenPlayer, VtesTable

_PASSING = frozenset({"pass", "decline", "wait", "done", "none", "no", "nobody", "stop"})

_SAFE = 4
"""The pool one does not spend on vampires: with less any bleed may be the last."""

_TIRING = 1.5
"""How much less gladly something is used for each time it was used in the turn."""

_NO_OPENING = -5.0
"""What can be done now but would be wasted."""


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
        mind = _Mind(look(), decision)
        if mind.table.turn != self.turn:
            self.turn = mind.table.turn
            self.used.clear()
        # What was used before in this turn is used less gladly again, so that nobody goes round in circles.
        scores = [mind.score(option) - _TIRING * self.used[option.key] for option in options]
        best = max(scores)
        chosen = self.chance.pick(
            [option.key for option, score in zip(options, scores, strict=True) if score >= best - 1e-9]
        )
        if chosen.startswith(("use:", "play:", "block:")):
            self.used[chosen] += 1
        return chosen


class _Mind:
    """One decision, and what is on the table."""

    def __init__(self, view: View, decision: Decision) -> None:
        table = view.table
        assert isinstance(table, VtesTable)
        self.table = table
        self.decision = decision
        self.seat = decision.seat
        self.me: SeenPlayer = table.players[self.seat]
        self.asked = decision.question
        self.action: SeenAction | None = table.action
        self.cards: dict[int, SeenCard] = {}
        self.holder: dict[int, int] = {}
        self.printed: dict[int, int] = {}
        for player in table.players:
            for region in (
                player.ready,
                player.torpor,
                player.uncontrolled,
                player.area,
                player.incapacitated,
            ):
                for card in region:
                    self._lay(card, player.seat)
            for held in (*player.hand, *player.ash):
                self.printed[held.card] = held.printed
        for played in table.limbo:
            self.printed[played.card] = played.printed

    def _lay(self, card: SeenCard, seat: int) -> None:
        self.cards[card.card] = card
        self.holder[card.card] = seat
        self.printed[card.card] = card.printed
        for other in card.attached:
            self._lay(other, seat)

    def face(self, card: int) -> Face | None:
        """The face of a card at the table, where this seat knows it."""
        printed = self.printed.get(card, 0)
        return face_of(printed) if printed else None

    # -- scoring

    def score(self, option: Option) -> float:
        """How good an option looks; to do nothing is 0."""
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
                return self.play(numbers, rest)
            case "use":
                return self.use(numbers)
            case "in-play":
                return self.action_of_card(numbers)
            case "block":
                return self.block(numbers[0], option)
            case "transfer" | "back" | "influence" | "crypt" | "merge":
                return self.influence(word, numbers)
            case "leave-torpor":
                return 8.0
            case "rescue":
                return 5.0
            case "diablerie" | "diablerize":
                return 1.0 if self.me.pool > _SAFE else 0.5
            case "become-anarch":
                return _NO_OPENING
            case "strike":
                return self.strength_of(self.fighter())
            case "cast" | "political" | "blood-vote":
                return self.vote(rest)
            case "edge":
                return self.vote(rest) - 1.0 if self.asked == "vtes-ask-poll" else 3.0
            case "discard":
                return self.discard(numbers[0])
            case "contest" | "title":
                return {"pay": 1.0, "regain": 3.0, "yield": 0.5}.get(rest.rpartition(":")[2], 0.0)
            case "target" | "seat" | "point" | "card" | "take" | "put":
                return self.target(option)
            case "branch":
                return 0.0
            case _:
                return 0.1

    def patience(self) -> float:
        """How good it is to do nothing: a little better than something useless."""
        return 0.15

    # -- actions

    def bleed(self, minion: int) -> float:
        card = self.cards.get(minion)
        return 3.0 + 2.0 * (card.bleed if card else 1)

    def hunt(self, minion: int) -> float:
        card = self.cards.get(minion)
        if card is None or not card.capacity:
            return 0.5
        return 7.0 if card.blood <= 1 else 3.0 * (1.0 - card.blood / card.capacity)

    def action_of_card(self, numbers: list[int]) -> float:
        face = self.face(numbers[0])
        if face is None or len(numbers) < 2:
            return 0.1
        # An action is worth more than its effects only if it is worth more than a bleed; a locked minion
        # blocks nobody.
        return action_worth(face, numbers[1]) * 1.2

    def play(self, numbers: list[int], rest: str) -> float:
        face = self.face(numbers[0])
        if face is None or len(numbers) < 2 or not 0 <= numbers[1] < len(face.modes):
            return 0.1
        mode = face.modes[numbers[1]]
        minion = numbers[2] if len(numbers) > 2 else NONE
        if mode.action is ActionKind.BLEED:
            return self.bleed(minion) + 2.0 * mode.bleed + 0.5 * mode.stealth + mode_worth(face, numbers[1])
        worth = mode_worth(face, numbers[1])
        if mode.type in (CardType.EQUIPMENT, CardType.RETAINER, CardType.ALLY):
            return worth + 3.5
        if mode.type is CardType.POLITICAL_ACTION:
            return worth + 1.5
        if mode.type is CardType.ACTION:
            return worth + 1.0
        if mode.type is CardType.MASTER and mode.cancels is None:
            return worth + 0.5
        return self.in_the_moment(mode.effects, worth, wakes=mode.wakes, cancels=mode.cancels is not None)

    def use(self, numbers: list[int]) -> float:
        face = self.face(numbers[0])
        if face is None or len(numbers) < 2 or not 0 <= numbers[1] < len(face.abilities):
            return 0.1
        ability = face.abilities[numbers[1]]
        return self.in_the_moment(ability.effects, ability_worth(face, numbers[1]))

    def in_the_moment(
        self, effects: tuple[v.Effect, ...], worth: float, *, wakes: bool = False, cancels: bool = False
    ) -> float:
        """What effects that belong to a moment of an action or combat are worth in this one."""
        action = self.action
        mine = action is not None and action.seat == self.seat
        for effect in effects:
            worth += self._at_once(effect, action, mine)
        if wakes:
            worth += 2.0 if self.threatened() >= 2 else _NO_OPENING
        if cancels:
            worth += 1.0 if not mine and self.playing_against() else _NO_OPENING
        return worth

    def _at_once(self, effect: v.Effect, action: SeenAction | None, mine: bool) -> float:
        match effect:
            case v.Stealth():
                return 5.0 if mine and self.about_to_be_blocked() else _NO_OPENING
            case v.Intercept():
                return 3.0 if not mine and self.threatened() >= 1 else _NO_OPENING
            case v.BleedMore() if mine:
                landed = action is not None and self.asked in (
                    "vtes-window-unblocked",
                    "vtes-window-succeeding",
                )
                return 2.5 * number(effect.amount) if landed else _NO_OPENING
            case v.BleedLess():
                return 2.0 * min(number(effect.amount), self.threatened()) if not mine else _NO_OPENING
            case v.Redirect():
                return 2.5 * self.threatened() if not mine else 0.0
            case v.EndAction() | v.FailBlock():
                return 2.0
            case v.Strike():
                return self.strike(effect)
            case v.Prevent():
                return 2.0
            case v.EndCombat():
                return self.peril()
            case v.MoreStrikes():
                return 1.5 - 0.5 * self.peril()
            case v.Press():
                return 1.0 - self.peril() if effect.only == "continue" else 0.3 * self.peril()
            case v.Maneuver():
                return 0.2
            case v.GainVotes():
                return 1.0 if self.interest() > 0 else 0.0
            case _:
                return 0.0

    def about_to_be_blocked(self) -> bool:
        """Whether somebody attempts to block with enough intercept."""
        action = self.action
        return action is not None and action.blocker != NONE and action.intercept >= action.stealth

    def threatened(self) -> int:
        """How much pool the action in progress would cost this seat."""
        action = self.action
        if action is None or action.seat == self.seat or action.kind != ActionKind.BLEED.value:
            return 0
        return action.bleed if self.seat in action.directed_at or not action.directed_at else 0

    def playing_against(self) -> bool:
        """Whether the card being played is somebody else's and matters to this seat."""
        rivals = (self.me.prey, self.me.predator)
        return self.table.active in rivals

    def block(self, minion: int, option: Option) -> float:
        action = self.action
        card = self.cards.get(minion)
        if action is None or card is None:
            return 0.1
        threat = self.threatened()
        gain = 20.0 if threat >= self.me.pool else 2.0 * threat
        if not threat:
            gain = {"political": 2.0, "hunt": 0.6, "equip": 1.0, "recruit": 1.0}.get(action.kind, 0.8)
            if action.seat not in (self.me.prey, self.me.predator):
                gain = 0.0
        # An attempt without enough intercept fails, unless somebody adds some; it costs nothing but time.
        short = int(self.decision.args.get("stealth", 0)) - int(option.args.get("intercept", 0))
        if short > 0:
            return 0.5 if threat and self.holds_intercept() else _NO_OPENING
        return gain - self.peril_between(card, self.cards.get(action.minion))

    def holds_intercept(self) -> bool:
        """Whether a card in hand could add intercept."""
        return any(
            isinstance(effect, v.Intercept)
            for held in self.me.hand
            for mode in face_of(held.printed).modes
            for effect in mode.effects
        )

    # -- influence

    def influence(self, word: str, numbers: list[int]) -> float:
        if word == "influence":
            return 100.0
        if word == "merge":
            return 20.0
        waiting = [card for card in self.me.uncontrolled if card.printed]
        if word == "crypt":
            return 3.0 if not waiting and self.me.pool > _SAFE + 4 else _NO_OPENING
        card = self.cards.get(numbers[0]) if numbers else None
        if card is None:
            return _NO_OPENING
        if word == "back":
            return 4.0 if self.me.pool <= 2 and card.blood else _NO_OPENING
        face = self.face(card.card)
        capacity = face.capacity if face is not None else 5
        need = capacity - card.blood
        spare = self.me.pool - _SAFE - (2 if len(self.me.ready) else 0)
        if need <= 0 or spare <= 0:
            return _NO_OPENING
        # What is begun is finished; else one who can be afforded, larger ones before smaller.
        return 30.0 - need + (2.0 * card.blood) + (0.6 * capacity if need <= spare else -10.0)

    # -- combat

    def fighter(self) -> SeenCard | None:
        """The minion of this seat in the combat."""
        combat = self.table.combat
        if combat is None:
            return None
        for minion in (combat.acting, combat.defending):
            if self.holder.get(minion) == self.seat:
                return self.cards.get(minion)
        return None

    def opponent(self) -> SeenCard | None:
        """Whom this seat's minion fights."""
        combat = self.table.combat
        if combat is None:
            return None
        for minion in (combat.acting, combat.defending):
            if self.holder.get(minion) != self.seat:
                return self.cards.get(minion)
        return None

    def strength_of(self, card: SeenCard | None) -> float:
        return float(card.strength) if card is not None else 1.0

    def peril(self) -> float:
        """How much this seat's minion has to fear from the combat: below 0 when it is the stronger."""
        return self.peril_between(self.fighter(), self.opponent())

    def peril_between(self, mine: SeenCard | None, theirs: SeenCard | None) -> float:
        if mine is None or theirs is None:
            return 0.5
        risk = self.strength_of(theirs) - mine.blood
        chance = self.strength_of(mine) - theirs.blood
        return 0.5 + (2.0 if risk > 0 else 0.0) - (1.5 if chance > 0 else 0.0)

    def strike(self, strike: v.Strike) -> float:
        own = self.strength_of(self.fighter())
        damage = number(strike.damage) if strike.damage else 0.0
        if strike.strength:
            damage = own + number(strike.plus)
        worth = damage * (1.6 if strike.aggravated else 1.0) + 1.4 * number(strike.steal_blood)
        foe = self.strength_of(self.opponent())
        if strike.dodge:
            worth += 0.9 * foe
        if strike.ends_combat:
            worth += 0.6 * foe + self.peril()
        return worth + (0.5 if strike.first else 0.0) + effects_worth(strike.effects) * 0.5

    # -- votes

    def interest(self) -> float:
        """How much this seat wants the referendum to pass: its own, yes; a rival's, no."""
        action = self.action
        if action is None:
            return 0.0
        if action.seat == self.seat:
            return 1.0
        return -1.0 if action.seat in (self.me.prey, self.me.predator) else -0.2

    def vote(self, rest: str) -> float:
        side = rest.rpartition(":")[2]
        wanted = self.interest()
        return wanted if side == "for" else -wanted

    # -- choices

    def target(self, option: Option) -> float:
        harmful = self.harmful()
        for subject in option.subjects:
            kind, _, ident = subject.partition(":")
            if not ident.isdigit():
                continue
            if kind == "seat":
                return self._whom(int(ident), harmful=harmful)
            if kind in ("card", "target") and int(ident) in self.holder:
                card = self.cards[int(ident)]
                size = 0.1 * (card.capacity or card.blood)
                return self._whom(self.holder[int(ident)], harmful=harmful) + size
        return 0.0

    def _whom(self, seat: int, *, harmful: bool) -> float:
        if seat == self.seat:
            return -3.0 if harmful else 3.0
        nearness = 2.0 if seat == self.me.prey else 1.0 if seat == self.me.predator else 0.5
        return nearness if harmful else -nearness

    def harmful(self) -> bool:
        """Whether what the question is about hurts what is chosen."""
        for key in ("card", "effect", "source"):
            kind, _, ident = str(self.decision.args.get(key, "")).partition(":")
            if not ident.isdigit():
                continue
            face = face_of(int(ident)) if kind == "printed" else self.face(int(ident))
            if face is not None and face.tree is not None:
                return any(harms(effects) for effects in _all_effects(face))
        return True

    def discard(self, card: int) -> float:
        """Out with what nobody can use; the rest may wait, unless one must."""
        face = self.face(card)
        if face is None:
            return 0.0
        return 0.5 if not self.usable(face) else -0.5 + (0.2 if self._copies(face) > 2 else 0.0)

    def _copies(self, face: Face) -> int:
        return sum(held.printed == face.key for held in self.me.hand)

    def usable(self, face: Face) -> bool:
        """Whether a minion in sight has what one of the modes needs."""
        minions = [card for card in (*self.me.ready, *self.me.uncontrolled) if card.printed]
        for mode in face.modes:
            if not mode.needs:
                return True
            for minion in minions:
                own = face_of(minion.printed).disciplines
                if all(own.get(need.discipline, 0) >= need.level for need in mode.needs):
                    return True
        return not face.modes


def _all_effects(face: Face) -> Iterator[tuple[v.Effect, ...]]:
    yield from (mode.effects for mode in face.modes)
    yield from (ability.effects for ability in face.abilities)
    yield from (action.effects for action in face.actions)
