"""Actions: announcing, blocks, paying and resolving, or being blocked (VTES-6.2).

``Action`` is the procedure of one action from announcement to the moment everything about it is over. What an
action does when it succeeds is the effect of its card, or for cardless actions the function registered with
``@resolves``.
"""

from __future__ import annotations

from typing import Any

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import BLOCKED, RESOLVED, ActionFacts
from nocturne.vtes.frames.combat import BEGINNING, CombatFacts
from nocturne.vtes.rules.action.queries import minion
from nocturne.vtes.rules.action.queries.action import (
    current,
    directed_at,
    inherent_stealth,
    kind_of,
    limits_of,
    resolvers,
)
from nocturne.vtes.rules.action.queries.bleed import action_cost, bleed_amount
from nocturne.vtes.rules.block.procedures import Blocks
from nocturne.vtes.rules.combat.procedures import combat, slaves
from nocturne.vtes.rules.cost import procedures as cost_procedures
from nocturne.vtes.rules.cost.effects import pay
from nocturne.vtes.rules.cost.queries import funding
from nocturne.vtes.rules.cost.queries.pay import amount_due
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.hand.effects.replacing import release_owed
from nocturne.vtes.rules.play.effects import play as play_effects
from nocturne.vtes.rules.play.effects import playing
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.rules.play.queries import timing
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import Resolve, push_effects
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.rules.turn.effects import expiry, limits
from nocturne.vtes.rules.turn.procedures.delay import drop_scheduled, run_due
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Window

ACTED = "acted"
"""Remembers for the turn, which has one minion phase, that an action was announced."""


class Action(ActionFacts):
    """One action. ``card`` is the action card in limbo, or the card in play that offers it (``in_play``)."""

    def run(self, g: VtesState) -> None:
        match self.step:
            case 0:
                self.step = 1
                self._announce(g)
            case 1:
                self.step = 2
                if not self._ended(g):
                    self.reopened = False
                    g.push(Blocks())
            case 2:
                if self._ended(g):
                    return
                if self.blocked:
                    self.step = BLOCKED
                    return
                self.step = 3
                # VTES-6.2.2.1-08: moving past the block step is an effect; then all may use more.
                open_window(g, Window.UNBLOCKED, self.seat, self.second(g))
            case 3:
                if self._ended(g):
                    return
                if self.reopened:
                    self.step = 1  # VTES-6.2.2.2-08: blockers may be chosen anew
                    open_window(g, Window.ACTION, self.seat, self.second(g))
                    return
                self.step = 4
                self.resolved = True
                open_window(g, Window.SUCCEEDING, self.seat, self.second(g))
                run_due(g, "resolution")
            case 4:
                if self._ended(g):
                    return
                self.step = 5
                if self.kind is ActionKind.BLEED and not self.no_bleed and bleed_amount(g, self) > 0:
                    g.on_event(events.BleedSucceeding(self.minion, self.directed_at[0]))
            case 5:
                if self._ended(g):
                    return
                if self._asks_for_funds(g):
                    return
                self.step = 6
                self._succeed(g)
            case 6:
                self.step = RESOLVED
                self._put_card_away(g)
                if not self.over:  # one that fizzled counts as successful all the same (VTES-6.2.3-05)
                    limits.note(g, f"succeeded:{self.minion}:{self.kind.value}")
                    g.emit(events.ActionSucceeded(self.minion))
            case _:
                self._run_blocked_or_over(g)

    def _run_blocked_or_over(self, g: VtesState) -> None:
        match self.step:
            case 10:  # BLOCKED
                self.step = 11
                self.resolved = self.was_blocked = True
                self.slave = self.slave_refused = NONE
                self.no_combat = False
                limits.note(g, f"blocked:{self.blocker}", "action")
                g.emit(events.Blocked(self.blocker, self.minion))
            case 11:
                if self._ended(g):
                    return
                self.step = 12
                open_window(g, Window.BLOCKED, self.seat, self.second(g))
                slaves.may_send_slave(g, self)
            case 12:
                if self._ended(g):
                    return
                if not self.blocked:
                    self.step = 1  # the block failed before it was resolved: the action goes on
                    return
                if self.continues:
                    self._go_on(g)  # before block resolution: no combat (Crypt's Sons)
                    return
                self.step = 13
                run_due(g, "resolution")
            case 13:
                self.step = 14
                self._be_blocked(g)
            case 14:
                self.step = RESOLVED
                if self.continues and self._card_back(g):
                    self._go_on(g)
            case 20:  # RESOLVED
                self.step = 21
                usable = not self.over or self.failing  # nothing is used after an action that was ended
                if usable:
                    open_window(g, Window.AFTER_ACTION, self.seat, self.second(g))
                if self.resolved and run_due(g, "after-resolution") and usable:
                    # What happens by itself after resolution leaves room before it, too (Force of Will).
                    open_window(g, Window.AFTER_ACTION, self.seat, self.second(g))
            case 21:
                self.step = 22
                run_due(g, "end-of-action")
            case _:
                g.pop()
                self._put_card_away(g)
                limits.close(g, "action")
                expiry.expire(g, "action")
                drop_scheduled(g, "resolution", "after-resolution")
                release_owed(g, "after-action")
                for seat in list(g.alive()):
                    release_owed(g, f"{timing.WEAKENED}:{seat}")

    def _announce(self, g: VtesState) -> None:
        # VTES-6-02: declaring locks the minion (after the as-played window, so a canceled card does not:
        # VTES-T-26).
        counters.lock(g, self.minion)
        self.first = not turn_queries.used(g, ACTED)
        if self.first:
            limits.note(g, ACTED)
        if self.kind.value not in minion.mandatory(g, self.minion):
            limits.note(g, f"acted-by:{self.seat}")
        for word in (
            *limits_of(g, self), f"took:{self.minion}:{self.kind.value}", f"acted:{self.minion}",
        ):  # fmt: skip
            limits.note(g, word)
        # A mandatory action that he takes now is done with.
        g.lasting = [
            effect
            for effect in g.lasting
            if effect.what != "must" or effect.card != self.minion or effect.note != self.kind.value
        ]
        target = self.targets[0] if self.targets else None
        victim = self.directed_at[0] if self.directed_at else None
        total = self.stealth + modified.base_stealth(g, self.minion)
        card = None if self.card in (NONE, self.minion) else self.card
        g.emit(
            events.ActionAnnounced(
                self.minion, self.seat, f"vtes-action-{self.kind.value}", total, target, victim, card
            )
        )
        open_window(g, Window.ACTION, self.seat, self.second(g))
        open_window(g, Window.ANNOUNCED, self.seat, self.second(g))

    def _ended(self, g: VtesState) -> bool:
        """Whether it ends before its resolution."""
        if not self.stands(g):
            self.over = True
            self._put_card_away(g)
            g.emit(events.ActionEnded(self.minion))
            self.step = RESOLVED
        return self.over

    def _asks_for_funds(self, g: VtesState) -> bool:
        """Whether somebody who helps to pay for its card is asked first."""
        mode = self.played_as(g)
        if mode is None or self.funded or "funds" not in g.modifier_sources:
            return False
        self.funded = True
        bill = funding.Bill(
            self.seat, self.card, mode, action_cost(g, self), self.minion, self.x, self.targets
        )
        return cost_procedures.begin(g, bill, self.funds_due)

    def _succeed(self, g: VtesState) -> None:
        source = self.card if self.card != NONE else self.minion
        self.succeeded = True
        # A cost is paid first (VTES-6.2.3-01). Without all of it, what there is is spent and nothing happens,
        # yet the action succeeded (VTES-6.2.3-05); likewise without the equipment it needs (VTES-6.2.3-08).
        cost, mode = action_cost(g, self), self.played_as(g)
        self.paid = amount_due(g, self.seat, cost, self.minion, source, self.x, self.targets, mode)[0]
        if not self._at_hand(g) or not pay(
            g, self.seat, cost, self.minion, source, self.x, self.targets, mode
        ):
            self.fizzled = True
            g.emit(events.ActionFizzled(self.minion))
            return
        if not self._lie_there(g) or not self._targets_fit(g):
            self.fizzled = True  # what it was aimed at is no longer there, or no longer what it must be
            g.emit(events.ActionFizzled(self.minion))
        elif self.card != NONE and self.mode != NONE:
            push_effects(g, self.roles(g))
        else:
            resolvers[self.kind](g, self)

    def _targets_fit(self, g: VtesState) -> bool:
        """Whether the cards it was aimed at are still such as it may be aimed at."""
        if self.card == NONE or self.mode == NONE or not self.targets or self.kind is ActionKind.BLEED:
            return True  # a bleed is aimed at a Methuselah; what else was chosen for it may be gone
        face = g.face(self.card)
        wanted = face.actions[self.mode].targets if self.in_play else face.modes[self.mode].targets
        filters = [target.card for target in wanted if target.card is not None]
        roles = self.roles(g)
        if not filters:
            return all(card in g.play for card in self.targets)
        return all(any(matches(g, roles, one, card) for one in filters) for card in self.targets)

    def _lie_there(self, g: VtesState) -> bool:
        """Whether what it was aimed at in an ash heap is there still. A card there is named, not pointed at:
        any copy that lies there when the action resolves will do (ruling on The Sargon Fragment)."""
        if self.card == NONE or self.mode == NONE:
            return True
        face = g.face(self.card)
        wanted = face.actions[self.mode].targets if self.in_play else face.modes[self.mode].targets
        if not any(target.card is not None and target.card.region == "ash" for target in wanted):
            return True
        there = traits.lying_there(g, self.targets)
        if NONE in there:
            return False
        self.targets = there
        return True

    def _at_hand(self, g: VtesState) -> bool:
        """Whether the card in play that offers the action is still there, and still with the acting minion if
        it must be (VTES-6.2.3-08)."""
        if not self.in_play or g.face(self.card).actions[self.mode].burns:
            return True
        now = g.play.get(self.card)
        if now is None or now.contested:
            return False
        if g.face(self.card).actions[self.mode].by != "bearer":
            return True
        return self.card == self.minion or now.on == self.minion

    def _be_blocked(self, g: VtesState) -> None:
        """VTES-6.2.3-02: the card goes to the ash heap, the blocker locks and fights."""
        self._put_card_away(g)
        if self.blocker in g.play:
            if modified.modified(g, "locks-to-block", self.blocker, 0) >= 0:
                counters.lock(g, self.blocker)  # VTES-6-03
            combat.begin_block_combat(g, self)

    def _go_on(self, g: VtesState) -> None:
        """VTES-6.2.4-01: as if it had not been blocked. Who has declined to block cannot change her mind, the
        others may try again."""
        self.continues = self.blocked = self.resolved = False
        self.blocker = NONE
        self.step = 1

    def _put_card_away(self, g: VtesState) -> None:
        """The action card leaves limbo for the ash heap unless its effect put it somewhere (VTES-6.2-04)."""
        if self.card in g.limbo and not self.in_play:
            play_effects.put_away(g, self.card, self.mode)

    def _card_back(self, g: VtesState) -> bool:
        """VTES-6.2.4-05: to go on as if unblocked the card comes back from the ash heap, if it is there."""
        if self.card == NONE or self.in_play:
            return True
        ash = g.players[g.owner[self.card]].ash
        if self.card not in ash:
            return False
        ash.remove(self.card)
        g.limbo.append(self.card)
        return True


def begin_card_action(g: VtesState, play: Any, mode: v.Mode) -> None:
    """An action card has survived its as-played window: the action begins."""
    kind = kind_of(mode)
    action = Action(
        seat=play.seat, minion=play.minion, kind=kind, card=play.card, mode=play.mode, targets=play.targets,
        victims=play.victims, x=play.x, word=play.word, stealth=inherent_stealth(mode), bleed=mode.bleed,
        funds_due=play.funds_due,
    )  # fmt: skip
    if not mode.undirected:
        action.directed_at = directed_at(g, action)
    g.push(action)
    playing.note_disciplines(g, play.minion, mode)
    if mode.meanwhile:
        roles = action.roles(g)
        roles.path = f"modes.{play.mode}.meanwhile"
        push_effects(g, roles)


def _call_off_combat(g: VtesState) -> None:
    """A combat that was about to begin does not, and with it goes whatever else the action was to do."""
    for index in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[index]
        if isinstance(frame, ActionFacts):
            return
        if isinstance(frame, CombatFacts) and frame.stage in BEGINNING:
            frame.ended = True
            for below in g.stack[:index]:
                if isinstance(below, Resolve):
                    below.step = _CUT_OFF


_CUT_OFF = 1_000_000
"""More than any list of effects has."""


@performs(v.EndAction)
def _end_action(g: VtesState, r: EffectContext, effect: v.EndAction) -> None:
    # With ``bar`` or without, the no-repeat words noted when it was announced stand (VTES-6.1.6-06 to -08).
    action = current(g)
    action.over = True
    action.succeeded = False
    if effect.fails:
        action.failing = action.resolved = True
    if effect.canceled and not action.was_blocked:
        for word in limits_of(g, action):
            limits.forget(g, word)
    _call_off_combat(g)
