"""Resolving an action that nobody has blocked (VTES-6.2.3): what it costs is paid, then it does what it does.

What an action does is the effect of its card; for a cardless action it is the function that its chapter has
registered with ``@resolves``.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.done import Succeeded
from nocturne.vtes.frames.action import ActionFacts, RescuePayment, Stage
from nocturne.vtes.rules.action.effects.stages import breaks_off, go_on_to, put_card_away
from nocturne.vtes.rules.action.queries.action import current, resolvers, wanted_targets
from nocturne.vtes.rules.action.queries.bleed import action_cost, bleed_amount
from nocturne.vtes.rules.cost import procedures as cost_procedures
from nocturne.vtes.rules.cost.effects import pay
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import amount_due
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.rules.turn.procedures.delay import run_due
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Window


class Step(IntEnum):
    """How far the resolution of an action has come."""

    UNBLOCKED = 0
    SUCCEEDING = 1
    BLEED_SUCCEEDING = 2
    FUNDS = 3
    SUCCESS = 4
    SUCCEEDED = 5


class Resolution(Frame, kw_only=True):
    """The last stage of an action that is not blocked. ``_STEPS`` below is its table of contents."""

    step: Step = Step.UNBLOCKED
    discounted: bool = False
    """The last chance to make its card cheaper has been offered."""

    def run(self, g: VtesState) -> None:
        action = current(g)
        if self.step not in _ALWAYS and breaks_off(g, action):
            return
        _STEPS[self.step](self, g, action)

    def unblocked(self, g: VtesState, action: ActionFacts) -> None:
        """VTES-6.2.2.1-08: moving past the block step is an effect; then all may use more."""
        self.step = Step.SUCCEEDING
        open_window(g, Window.UNBLOCKED, action.seat, action.second(g))

    def succeeding(self, g: VtesState, action: ActionFacts) -> None:
        """Nothing can be added any more, unless the action has got a new target."""
        if action.blocking.reopened:  # VTES-6.2.2.2-08: blockers may be chosen anew
            go_on_to(g, action, Stage.BLOCK_ATTEMPTS)
            open_window(g, Window.ACTION, action.seat, action.second(g))
            return
        if action.blocking.forced:  # used after the last decline, before the block step was left
            go_on_to(g, action, Stage.BLOCK_ATTEMPTS)
            return
        self.step = Step.BLEED_SUCCEEDING
        action.outcome.resolved = True
        open_window(g, Window.SUCCEEDING, action.seat, action.second(g))
        run_due(g, "resolution")

    def bleed_succeeding(self, g: VtesState, action: ActionFacts) -> None:
        """Cards in play hear of a bleed that is about to succeed."""
        self.step = Step.FUNDS
        bleeds = action.kind is ActionKind.BLEED and not action.outcome.no_bleed
        if bleeds and bleed_amount(g, action) > 0:
            g.on_event(events.BleedSucceeding(action.minion, action.directed_at[0]))

    def funds(self, g: VtesState, action: ActionFacts) -> None:
        """Whoever can help to pay for its card is asked first."""
        mode = action.announced.played_as(g)
        if mode is not None:
            said = action.announced
            cost = action_cost(g, action)
            bill = Bill(action.seat, cost, action.minion, said.card, said.x, action.targets, mode)
            if not self.discounted:
                self.discounted = True
                if cost_procedures.offer_discount(g, bill):
                    return
            if "funds" in g.modifier_sources and cost_procedures.begin(g, bill, said.funds_due):
                self.step = Step.SUCCESS
                return
        self.step = Step.SUCCESS
        self.success(g, action)

    def success(self, g: VtesState, action: ActionFacts) -> None:
        """VTES-6.2.3-01: the cost is paid first, then the effects occur. Without all of it, what there is is
        spent and nothing happens, yet the action succeeded (VTES-6.2.3-05); likewise without the equipment it
        needs (VTES-6.2.3-08), or when what it was aimed at is no longer there or no longer what it must
        be."""
        self.step = Step.SUCCEEDED
        action.outcome.succeeded = True
        if not (_pays(g, action) and _finds_its_targets(g, action)):
            _spend_share_of_rescued(g, action)
            action.outcome.fizzled = True
            g.emit(events.ActionFizzled(action.minion))
        elif action.announced.is_cardless():
            resolvers[action.kind](g, action)
        else:
            push_effects(g, action.roles(g))

    def succeeded(self, g: VtesState, action: ActionFacts) -> None:
        """Its effects have occurred. One that fizzled counts as successful all the same (VTES-6.2.3-05)."""
        go_on_to(g, action, Stage.AFTER)
        put_card_away(g, action)
        if not action.outcome.over:
            limits.note(g, Succeeded(action.minion, action.kind))
            g.emit(events.ActionSucceeded(action.minion))


def _pays(g: VtesState, action: ActionFacts) -> bool:
    """Whether its cost is paid in full, and the card that offers it is at hand."""
    said = action.announced
    source = said.card if said.card != NONE else action.minion
    cost, mode = action_cost(g, action), said.played_as(g)
    bill = Bill(action.seat, cost, action.minion, source, said.x, action.targets, mode)
    action.outcome.paid = amount_due(g, bill)[0]
    return _is_at_hand(g, action) and pay(g, bill)


def _spend_share_of_rescued(g: VtesState, action: ActionFacts) -> None:
    """A rescue that fizzles costs what was announced of both vampires, as far as there is blood
    (VTES-6.2.3-05)."""
    terms = action.announced.terms
    if isinstance(terms, RescuePayment) and action.targets[0] in g.play:
        counters.burn_blood(g, action.targets[0], terms.other)


def _is_at_hand(g: VtesState, action: ActionFacts) -> bool:
    """Whether the card in play that offers the action is still there, and still with the acting minion if
    it must be (VTES-6.2.3-08)."""
    offered, card = action.announced.offered(g), action.announced.card
    if offered is None or offered.burns:
        return True
    now = g.play.get(card)
    if now is None or now.contested:
        return False
    return offered.by != "bearer" or action.minion in (card, now.on)


def _finds_its_targets(g: VtesState, action: ActionFacts) -> bool:
    """Whether what it was aimed at is there, and such as it may be aimed at."""
    return _finds_in_ash(g, action) and _targets_fit(g, action)


def _finds_in_ash(g: VtesState, action: ActionFacts) -> bool:
    """Whether what it was aimed at in an ash heap is there still. A card there is named, not pointed at:
    any copy that lies there when the action resolves will do (ruling on The Sargon Fragment). Of several that
    were named, those that are left will do (ruling on Sudario Refraction)."""
    wanted = wanted_targets(g, action)
    if not any(target.card is not None and target.card.region == "ash" for target in wanted):
        return True
    there = traits.lying_there(g, action.targets)
    if NONE in there and len(there) == 1:
        return False
    action.targets = tuple(card for card in there if card != NONE)
    return True


def _targets_fit(g: VtesState, action: ActionFacts) -> bool:
    """Whether the cards it was aimed at are still such as it may be aimed at."""
    if action.announced.is_cardless() or not action.targets or action.kind is ActionKind.BLEED:
        return True  # a bleed is aimed at a Methuselah; what else was chosen for it may be gone
    filters = [target.card for target in wanted_targets(g, action) if target.card is not None]
    if not filters:
        return all(card in g.play for card in action.targets)
    roles, chosen = action.roles(g), action.targets
    offered = action.announced.offered(g)
    if offered is not None and offered.against:  # what the text itself aims at was not chosen
        if chosen[0] not in g.play:
            return False
        chosen = chosen[1:]
    return all(any(matches(g, roles, one, card) for one in filters) for card in chosen)


_ALWAYS = frozenset({Step.UNBLOCKED, Step.SUCCEEDED})
"""Steps that follow at once, or after the effects: the action cannot break off before them."""
_STEPS: dict[Step, Callable[[Resolution, VtesState, ActionFacts], None]] = {
    Step.UNBLOCKED: Resolution.unblocked,
    Step.SUCCEEDING: Resolution.succeeding,
    Step.BLEED_SUCCEEDING: Resolution.bleed_succeeding,
    Step.FUNDS: Resolution.funds,
    Step.SUCCESS: Resolution.success,
    Step.SUCCEEDED: Resolution.succeeded,
}
