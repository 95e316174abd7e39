"""Playing a card: targets, announcement, the as-played window, cost, replacement, effect (VTES-1.6.1).

Every choice that defines the effect is made first (VTES-1.6.1.1-04); then the card is shown; then only
cancels and wakes may be used (VTES-1.6.1.1-05); then it is replaced (VTES-1.6.1.1-06); then it takes
effect.
"""

from __future__ import annotations

from nocturne.kernel.decision import Question
from nocturne.kernel.frames import starts
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import ACTION_TYPES
from nocturne.vtes.context import node_at
from nocturne.vtes.done import GrantUsed
from nocturne.vtes.frames.action import ActionFacts, Used
from nocturne.vtes.frames.play import PlayFacts, PlayStep, played
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import Until
from nocturne.vtes.rules.action.effects.action import note_used
from nocturne.vtes.rules.action.procedures import action
from nocturne.vtes.rules.combat.effects import combat
from nocturne.vtes.rules.cost import effects as cost_effects
from nocturne.vtes.rules.cost import procedures as cost_procedures
from nocturne.vtes.rules.cost.effects import pay, spend_next_cost
from nocturne.vtes.rules.cost.queries import discount as cost_discount
from nocturne.vtes.rules.cost.queries import funding, savings
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.printed import printed_cost
from nocturne.vtes.rules.hand.effects.replacing import release_owed
from nocturne.vtes.rules.oust import effects as oust_effects
from nocturne.vtes.rules.play.effects.play import (
    account_master,
    canceled_play,
    note_played,
    put_away,
    replace,
)
from nocturne.vtes.rules.play.effects.playing import (
    cancels_next,
    foiled,
    note_disciplines,
    note_name,
    open_window,
    take_from,
    veiled,
)
from nocturne.vtes.rules.play.procedures.announce import Announcing
from nocturne.vtes.rules.play.procedures.ransom import OfferRansom
from nocturne.vtes.rules.play.queries.play import further_draws, once_played
from nocturne.vtes.rules.play.queries.timing import AS_PLAYED, Replacing, least_number, once_until, priority
from nocturne.vtes.rules.play.queries.window import ability_used, span_of
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, ActionKind, Window


@starts(Kind.PLAY)
class Play(PlayFacts, Announcing):
    """A card being played from hand: the procedure."""

    lent: bool = False
    """It was played from a card in play, as if from hand."""
    asked_discount: bool = False
    discount: savings.Discount | None = None
    """What makes it cheaper."""
    funded: bool = False
    """Who can help to pay for it has been asked."""
    funds_due: bool = False
    """It could not have been announced without that help."""

    def wanted(self, g: VtesState) -> tuple[tuple[v.Target, ...], v.Number | None]:
        mode = g.face(self.card).modes[self.mode]
        return mode.targets, mode.number

    def naming(self, g: VtesState) -> v.Name | None:
        return g.face(self.card).modes[self.mode].naming

    def first_choice(self, g: VtesState) -> Question | None:
        if self.asked_discount or not any(query in g.modifier_sources for query in savings.QUERIES):
            return None
        face = g.face(self.card)
        mode = face.modes[self.mode]
        cost, least = printed_cost(face, mode), least_number(mode)
        return cost_discount.ask(g, Bill(self.seat, cost, self.minion, self.card, least, mode=mode))

    def take_first(self, g: VtesState, chosen: object) -> None:
        self.asked_discount = True
        if isinstance(chosen, savings.Discount):
            self.discount = chosen
            cost_effects.use(g, self.card, chosen)

    def shows_itself(self) -> bool:
        return True

    def is_attack(self, g: VtesState) -> bool:
        return g.face(self.card).modes[self.mode].action is ActionKind.ENTER_COMBAT

    def is_bleed(self, g: VtesState) -> bool:
        return self.is_action(g) and g.face(self.card).modes[self.mode].action is ActionKind.BLEED

    def cost(self, g: VtesState) -> v.Cost:
        face = g.face(self.card)
        return printed_cost(face, face.modes[self.mode])

    def played_as(self, g: VtesState) -> v.Mode | None:
        return g.face(self.card).modes[self.mode]

    def effects_path(self) -> str:
        return f"modes.{self.mode}.effects"

    def bill(self, g: VtesState) -> Bill:
        """What is to be paid for it."""
        mode = g.face(self.card).modes[self.mode]
        aimed = self.aim != NONE
        return Bill(self.seat, self.cost(g), self.minion, self.card, self.x, self.targets, mode, aimed=aimed)

    def _asks_for_funds(self, g: VtesState) -> bool:
        """Whether somebody who helps to pay for it now is asked first; action cards are paid for later."""
        if self.funded or self.is_action(g) or (self.canceled and self.free):
            return False
        self.funded = True
        return cost_procedures.begin(g, self.bill(g), self.funds_due)

    def run(self, g: VtesState) -> Question | None:
        match self.step:
            case PlayStep.CHOICES:
                question = self.ask_announcement(g)
                if question is not None:
                    return question
                self.step = PlayStep.ANNOUNCED
                self.funds_due = funding.needed(g, self.bill(g))
                self._announce(g)
            case PlayStep.ANNOUNCED:
                ransom = g.face(self.card).modes[self.mode].ransom
                if ransom is not None and not self.canceled and not self.ransomed:
                    self.ransomed = True
                    g.push(OfferRansom())
                    return None
                if self._asks_for_funds(g):
                    return None
                self.step = PlayStep.DONE
                self._after_window(g)
            case PlayStep.DONE:
                g.pop()
                self._leave_limbo(g)
                if "PlayOver" in g.listeners:
                    g.on_event(events.PlayOver(self.seat, self.card))
        return None

    def _announce(self, g: VtesState) -> None:
        face, mode = g.face(self.card), g.face(self.card).modes[self.mode]
        if self.card in g.players[self.seat].hand:
            g.players[self.seat].hand.remove(self.card)
        else:
            self.lent = True
            take_from(g, self.card)
        g.limbo.append(self.card)
        g.knows[self.card] = EVERYBODY
        minion = None if self.minion == NONE else self.minion
        way = f"{face.key}:{self.mode}"
        g.emit(events.Played(self.seat, face.key, self.card, minion, self.mode, way))
        self.tell_choices(g)
        combat.card_played(g)
        note_played(g, self.seat, face.key, mode, self.minion)
        if mode.once:
            played_once = once_played(g, self.card, self.mode, self.minion)
            limits.note(g, played_once, once_until(g, mode, self.minion))
        note_name(g, face)
        note_disciplines(g, self.minion, mode)
        note_used(g, Used(self.card, self.mode, self.minion, targets=self.targets))
        if g.lasting and cancels_next(g, self):
            return
        if "veiled" in g.modifier_sources and veiled(g, self):
            return
        if "foils" in g.modifier_sources and foiled(g, self):
            return
        first, second = priority(g)
        open_window(g, Window.AS_PLAYED, first, second)

    def _after_window(self, g: VtesState) -> None:
        mode = g.face(self.card).modes[self.mode]
        # What a canceled card says about its own replacement is canceled with it.
        when: Replacing = self._replaced(g, mode)
        if when == "now" and "weakened" in g.modifier_sources and self._is_weakened(g, mode):
            when = "weakened"
        if not self.lent:
            further = further_draws(g, self.minion, self.card, mode)
            replace(g, self.seat, when, self.card, mode.returns and not self.canceled, further)
        if played(g) is None:
            release_owed(g, AS_PLAYED)
        is_action = mode.type in ACTION_TYPES
        if self.canceled:
            # VTES-T-23, VTES-T-24; a canceled action card costs nothing for the action (VTES-T-26).
            if not self.free and not is_action:
                pay(g, self.bill(g))
            if self.minion != NONE:
                spend_next_cost(g, self.minion, self.card, mode)
            g.emit(events.Canceled(self.seat, self.card))
            canceled_play(g, self, mode)
            return
        if self.discount is not None:
            cost_effects.settle(g, self.discount)
        if is_action:
            action.begin_card_action(g, self, mode, funds_due=self.funds_due)
            return
        self.pay_discard(g)
        account_master(g, self.seat, mode)
        paid = pay(g, self.bill(g))
        if self.minion != NONE:
            spend_next_cost(g, self.minion, self.card, mode)
        if not paid:
            return  # VTES-1.6.1.1-12: the card is burned and does nothing
        if mode.pays_within:
            oust_effects.ousted_afterwards(g)
        push_effects(g, self.roles(g, f"modes.{self.mode}.effects"))

    def _replaced(self, g: VtesState, mode: v.Mode) -> v.Replacement:
        """When the card is replaced. What a canceled card says about that is canceled with it; what others
        say about such cards is not."""
        when: v.Replacement = "now" if self.canceled else mode.replace
        if when in ("now", "after-combat") and self._acting_holds_back(g, mode):
            return "after-action"
        if when == "now" and self.minion != NONE:
            late = modified.modified(g, "replaced-late", self.minion, 0, note=mode.type.value)
            return "after-action" if late > 0 else when
        return when

    def _acting_holds_back(self, g: VtesState, mode: v.Mode) -> bool:
        """Whether the acting minion keeps his controller from replacing cards. A canceled action card makes
        nobody act."""
        if "replaces-after-action" not in g.modifier_sources:
            return False
        action = g.frame_of(ActionFacts)
        acting = NONE if action is None else action.minion
        if acting == NONE and mode.type in ACTION_TYPES and not self.canceled:
            acting = self.minion
        if acting not in g.play or g.play[acting].controller != self.seat:
            return False
        return modified.modified(g, "replaces-after-action", acting, 0) > 0

    def _is_weakened(self, g: VtesState, mode: v.Mode) -> bool:
        """Whether a minion's Discipline card is only replaced when the action is over, or the hand empty."""
        if self.canceled or self.minion not in g.play or not any(need.is_discipline for need in mode.needs):
            return False
        in_action = mode.type in ACTION_TYPES or g.frame_of(ActionFacts) is not None
        return in_action and modified.modified(g, "weakened", self.minion, 0) > 0

    def _leave_limbo(self, g: VtesState) -> None:
        """Played cards are burned unless something put them into play (VTES-1.6.2-19, VTES-1.6.3-01)."""
        if self.card in g.limbo:
            put_away(g, self.card, self.mode, self.canceled)


@starts(Kind.USE_ABILITY)
class UseAbility(Announcing):
    """An ability of a card in play being used."""

    ability: int = 0

    def effects_path(self) -> str:
        return f"abilities.{self.ability}.effects"

    def wanted(self, g: VtesState) -> tuple[tuple[v.Target, ...], v.Number | None]:
        ability = g.face(self.card).abilities[self.ability]
        return ability.targets, ability.number

    def cost(self, g: VtesState) -> v.Cost:
        return g.face(self.card).abilities[self.ability].cost

    def run(self, g: VtesState) -> Question | None:
        question = self.ask_announcement(g)
        if question is not None:
            return question
        g.pop()
        ability = g.face(self.card).abilities[self.ability]
        span = span_of(ability)
        if span is not None:
            used = ability_used(g, self.seat, self.card, self.ability, ability, self.minion)
            limits.note(g, used, span)
        if ability.master_action:
            g.players[self.seat].master_actions -= 1
        if ability.discard_action:
            g.players[self.seat].discard_actions -= 1
        note_used(g, Used(self.card, self.ability, self.minion, ability=True, targets=self.targets))
        minion = None if self.minion == NONE else self.minion
        power = f"{g.printed[self.card]}:{self.ability}"
        g.emit(events.AbilityUsed(self.seat, self.card, minion, power))
        self.tell_choices(g)
        self.pay_discard(g)
        roles = self.roles(g, f"abilities.{self.ability}.effects")
        if pay(g, Bill(self.seat, ability.cost, self.minion, self.card, self.x)):
            push_effects(g, roles)
        return None


@starts(Kind.USE_GRANTED)
class UseGranted(Announcing):
    """An ability that an effect has given a minion for a while (``Grant``). It is read off the card it
    came from."""

    key: int = 0
    path: str = ""
    number: int = 0

    def _ability(self) -> v.Ability:
        ability: v.Ability = node_at(self.key, self.path)
        return ability

    def wanted(self, g: VtesState) -> tuple[tuple[v.Target, ...], v.Number | None]:
        return self._ability().targets, self._ability().number

    def cost(self, g: VtesState) -> v.Cost:
        return self._ability().cost

    def run(self, g: VtesState) -> Question | None:
        question = self.ask_announcement(g)
        if question is not None:
            return question
        g.pop()
        ability = self._ability()
        if ability.once:
            limits.note(g, GrantUsed(self.number), Until(ability.once))
        g.emit(events.AbilityUsed(self.seat, self.card, self.minion))
        self.tell_choices(g)
        roles = self.roles(g, f"{self.path}.effects")
        roles.key = self.key
        if pay(g, Bill(self.seat, ability.cost, self.minion, self.card, self.x)):
            push_effects(g, roles)
        return None
