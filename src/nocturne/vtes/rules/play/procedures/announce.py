"""Announcing: the choices that define something are made before it is shown (VTES-1.6.1.1-04).

What is played, used or undertaken is announced with its targets, its number, the word that is named and the
card that is discarded for it; each is asked for by itself, and only what is legal is offered.
"""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CLANS, DISCIPLINES
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.play import AnnouncementFacts, PlayStep
from nocturne.vtes.rules.action.queries import immunity, minion
from nocturne.vtes.rules.cost.queries import funding
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import discards, why_not_pay
from nocturne.vtes.rules.hand.effects.hand import discard, settle_hand
from nocturne.vtes.rules.play.queries.announce import disciplines_to_name, untouchable
from nocturne.vtes.rules.play.queries.found import can_be_named, named_ahead
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.text.queries.targets import leaves_targets, offer_targets
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE

_DISCARD_COST = "vtes-ask-discard-cost"
_NAMED = "vtes-ask-search"
_EXCHANGED = "vtes-ask-exchange"


class Announcing(AnnouncementFacts):
    """Shared by everything that is announced with targets and a number: asks for them one by one."""

    def wanted(self, g: VtesState) -> tuple[tuple[v.Target, ...], v.Number | None]:
        """The targets and the number that must be chosen."""
        raise NotImplementedError

    def ask_announcement(self, g: VtesState) -> Question | None:
        """The next choice to make before announcing, or None when all are made. Where only one thing can be
        chosen it is, without a question, unless that would tell others about hidden cards."""
        while (question := self._next_choice(g)) is not None:
            if len(question.options) > 1 or self._would_tell(g, question):
                return question
            Announcing.take(self, g, Choice(self.seat, question.options[0].key, question.values[0]))
        return None

    def _next_choice(self, g: VtesState) -> Question | None:
        first = self.first_choice(g)
        if first is not None:
            return first
        targets, number = self.wanted(g)
        found = self._next_target(g, targets)
        # A number that depends on the target is named after it ("any amount of blood of a vampire").
        ready = found is None or number is None or not _depends_on_target(number)
        if number is not None and not self.numbered and ready:
            question = Question(self.seat, "vtes-ask-number", card=f"card:{self.card}")
            most = amount(g, self.roles(g), number.most)
            cost = self.cost(g)
            least = most if number.exactly else max(0, amount(g, self.roles(g), number.least))
            if number.saving:
                least += g.players[self.victims[0]].short
            for x in range(least, min(most, 60) + 1):
                if self._affords(g, cost, x):
                    question.offer(f"number:{x}", "vtes-do-number", x, args={"number": x})
            return question if question.options else None
        if found is None:
            return self._next_word(g) or self._next_named(g) or self._next_discard(g)
        target, chosen, _end = found
        question = Question(self.seat, "vtes-ask-target", card=f"card:{self.card}")
        taken = self.targets if target.card else self.victims
        source = {"source": f"card:{self.card}"}
        offer_targets(g, self.roles(g), target, question, taken, "vtes-do-target-of", source)
        wanted = amount(g, self.roles(g), target.number)
        if target.card is None and not target.up_to and len(question.options) == wanted - chosen:
            del question.options[1:], question.values[1:]  # all of them, so there is nothing to choose
        self._drop_impossible(g, question)
        if not self.targets and len(targets) > 1 and target.card is not None:
            _drop_barren(g, self.roles(g), targets, question)
        if not question.options or (target.up_to and chosen >= amount(g, self.roles(g), target.least)):
            question.offer("none", "vtes-do-none")
        return question

    def _affords(self, g: VtesState, cost: v.Cost, x: int) -> bool:
        """Whether it can be paid for with a number, alone or with the help of cards in play."""
        mode = self.played_as(g)
        bill = Bill(self.seat, cost, self.minion, self.card, x, mode=mode)
        if why_not_pay(g, bill) is None:
            return True
        return mode is not None and funding.payable(g, bill)

    def offered(self, g: VtesState) -> tuple[int, ...]:
        """The cards that can be chosen now, before anything is announced: among them hidden ones, which
        whoever imagines the game must leave as they are, or there might be nothing to choose."""
        question = self._next_choice(g) if self.step is PlayStep.CHOICES else None
        if question is None:
            return ()
        return tuple(
            value[1]
            for value in question.values
            if isinstance(value, tuple) and value[0] in ("card", "discard", "named") and value[1] != NONE
        )

    def first_choice(self, g: VtesState) -> Question | None:
        """Something to be settled before everything else."""
        return None

    def take_first(self, g: VtesState, chosen: object) -> None:
        """What was settled."""

    def shows_itself(self) -> bool:
        """Whether it is something hidden that is shown when it is announced."""
        return False

    def _would_tell(self, g: VtesState, question: Question) -> bool:
        """Whether others could conclude from a missing question what her other hidden cards are not."""
        number = self.wanted(g)[1]
        if question.label in (_NAMED, _EXCHANGED):
            return any(card != self.card for card in g.players[self.seat].hand)
        if question.label == "vtes-ask-number" and number is not None and _counts_hand(number.most):
            return len(g.players[self.seat].hand) > 1
        player = g.players[self.seat]
        found = self._next_target(g, self.wanted(g)[0])
        if found is not None and found[0].card is not None and found[0].card.region == "hand":
            return len(player.hand) > 1
        if self.shows_itself():
            return False
        if question.label == _DISCARD_COST:
            return len(player.hand) > 1
        if found is None or found[0].card is None or question.label != "vtes-ask-target":
            return False
        return found[0].card.region == "uncontrolled" and len(player.uncontrolled) > 1

    def naming(self, g: VtesState) -> v.Name | None:
        """What must be named."""
        return None

    def _next_word(self, g: VtesState) -> Question | None:
        if self.naming(g) is None or self.word:
            return None
        naming = self.naming(g)
        if naming is not None and naming.what == "discipline":
            question = Question(self.seat, "vtes-ask-name-discipline", card=f"card:{self.card}")
            for code in disciplines_to_name(g, self.minion, naming):
                question.offer(
                    f"discipline:{code}",
                    "vtes-do-discipline",
                    ("word", code),
                    args={"discipline": DISCIPLINES[code], "code": code},
                )
            return question
        question = Question(self.seat, "vtes-ask-clan", card=f"card:{self.card}")
        for clan in sorted(CLANS):
            question.offer(f"clan:{clan}", "vtes-do-clan", ("word", clan), args={"clan": clan})
        return question

    def effects_path(self) -> str:
        """Where the effects stand for which a card in hand may have to be named."""
        return ""

    def _next_named(self, g: VtesState) -> Question | None:
        """The card in hand that will be brought into play; only cards that are in hand now can be named."""
        path = self.effects_path()
        effect = named_ahead(g.printed[self.card], path) if path and not self.asked_name else None
        if effect is None:
            return None
        r = self.roles(g, path)
        hand = [card for card in g.players[self.seat].hand if card != self.card]
        fitting = g.one_of_each([card for card in hand if can_be_named(g, r, effect, card)])
        if isinstance(effect, v.Exchange):
            question = Question(self.seat, _EXCHANGED, card=f"card:{card_of(g, r, effect.who)}")
            for card in fitting:
                ref = f"card:{card}"
                question.offer(
                    f"give:{card}", "vtes-do-exchange", ("named", card), args={"card": ref}, subjects=(ref,)
                )
            return question if fitting else None
        question = Question(self.seat, _NAMED, what=f"printed:{g.printed[self.card]}")
        for card in fitting:
            printed = g.printed[card]
            question.offer(
                f"hand:{printed}", "vtes-do-take-from-hand", ("named", card),
                args={"card": f"printed:{printed}"},
            )  # fmt: skip
        if effect.up_to or not fitting:
            question.offer("none", "vtes-do-none", ("named", NONE))
        return question

    def _next_discard(self, g: VtesState) -> Question | None:
        cost = self.cost(g)
        r = self.roles(g)
        if cost.discard is None or len(self.discarded) >= amount(g, r, cost.discards):
            return None
        question = Question(self.seat, _DISCARD_COST, card=f"card:{self.card}")
        for card in g.one_of_each(discards(g, r, cost, self.discarded)):
            ref = f"card:{card}"
            question.offer(
                f"discard:{card}", "vtes-do-discard", ("discard", card), args={"card": ref}, subjects=(ref,)
            )
        return question if question.options else None

    def pay_discard(self, g: VtesState) -> None:
        """The cards that were chosen for it go to the ash heap, and are replaced."""
        for card in self.discarded:
            discard(g, self.seat, card)
        if self.discarded:
            settle_hand(g, self.seat)

    def tell_choices(self, g: VtesState) -> None:
        """Everything that was chosen is announced with the card (VTES-1.6.1.1-04)."""
        for target in self.targets:
            g.emit(events.Aimed(self.seat, self.card, target))
        for victim in self.victims:
            g.emit(events.AimedAt(self.seat, self.card, victim))
        if self.numbered:
            g.emit(events.NumberNamed(self.seat, self.card, self.x))
        if self.word:
            g.emit(events.WordNamed(self.seat, self.card, self.word))
        self.tell_named(g)

    def tell_named(self, g: VtesState) -> None:
        """The card in hand is announced by its name, so everybody knows it from now on."""
        if self.named != NONE:
            g.knows[self.named] = EVERYBODY
            g.emit(events.Aimed(self.seat, self.card, self.named))

    def is_action(self, g: VtesState) -> bool:
        """Whether an action is being announced."""
        return False

    def is_bleed(self, g: VtesState) -> bool:
        """Whether a bleed is being announced."""
        return False

    def is_attack(self, g: VtesState) -> bool:
        """Whether an action to enter combat is being announced."""
        return False

    def _drop_impossible(self, g: VtesState, question: Question) -> None:
        """Leave out targets that make it cost more than can be paid, or that actions may not be aimed at."""
        keep = [
            i
            for i, (kind, target) in enumerate(question.values)
            if (self._may_aim_at(g, target) if kind == "card" else self._may_name(g, target))
        ]
        if len(keep) < len(question.values):
            question.options = [question.options[i] for i in keep]
            question.values = [question.values[i] for i in keep]

    def _may_name(self, g: VtesState, seat: int) -> bool:
        """Whether a Methuselah may be chosen: not all minions can take directed actions, and nobody is bled
        by her own minion (VTES-6.1.1-02)."""
        if self.is_bleed(g) and (seat == self.seat or not modified.may_bleed(g, self.minion, seat)):
            return False
        if not self.is_action(g) or seat == self.seat:
            return True
        return minion.why_not_directed(g, self.minion) is None

    def _may_aim_at(self, g: VtesState, target: int) -> bool:
        if self.is_action(g) and (
            untouchable(g, self.minion, target, self.card, self.played_as(g), self.is_attack(g))
            or (
                target in g.play
                and g.play[target].controller != self.seat
                and not self._may_name(g, g.play[target].controller)
            )
        ):
            return False
        mode = self.played_as(g)
        face = g.face(self.card)
        if mode is not None and immunity.barred_from(g, face.key, face.modes.index(mode), target):
            return False
        cost = self.cost(g)
        if isinstance(cost.blood, int) and not modified.surcharge(g, target, self.card, self.seat):
            return True  # what it costs does not depend on the target
        aimed = (*self.targets, target)
        bill = Bill(self.seat, cost, self.minion, self.card, self.x, aimed, mode)
        return why_not_pay(g, bill) is None

    def _next_target(self, g: VtesState, targets: tuple[v.Target, ...]) -> tuple[v.Target, int, int] | None:
        """The target to choose now (each stands for as many choices as its number says), how many were chosen
        for it, and how many choices will have been settled once it is done with."""
        end = 0
        for target in targets:
            start, end = end, end + amount(g, self.roles(g), target.number)
            if self.settled < end:
                return target, self.settled - start, end
        return None

    def cost(self, g: VtesState) -> v.Cost:
        """What it costs."""
        raise NotImplementedError

    def played_as(self, g: VtesState) -> v.Mode | None:
        """The mode of a card being played; None for anything else."""
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.key.startswith("number:"):
            self.x, self.numbered = choice.value, True
            return
        if choice.value is None:
            found = self._next_target(g, self.wanted(g)[0])
            assert found is not None
            self.settled = found[2]
            return
        kind, chosen = choice.value
        if kind == "word":
            self.word = chosen
            return
        if kind == "discount":
            self.take_first(g, chosen)
            return
        if kind == "named":
            self.named, self.asked_name = chosen, True
            return
        if kind == "discard":
            self.discarded = (*self.discarded, chosen)
            return
        self.settled += 1
        if kind == "card":
            self.targets = (*self.targets, chosen)
        else:
            self.victims = (*self.victims, chosen)


def _drop_barren(g: VtesState, r: EffectContext, targets: tuple[v.Target, ...], question: Question) -> None:
    """Leave out first targets with which nothing can be chosen for those that are compared with them."""
    keep = [i for i, (_, card) in enumerate(question.values) if leaves_targets(g, r, targets, card)]
    question.options = [question.options[i] for i in keep]
    question.values = [question.values[i] for i in keep]


def _counts_hand(value: v.Amount) -> bool:
    return isinstance(value, v.Count) and value.of.region == "hand"


def _depends_on_target(number: v.Number) -> bool:
    return number.saving or (isinstance(number.most, v.Stat) and number.most.of == "target")
