"""Effects on blocking: stealth, intercept, waking, forced and failed attempts (VTES-6.2.2)."""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import stand_in_key
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import Blocked
from nocturne.vtes.frames.action import AttemptFacts
from nocturne.vtes.records import THIS_ACTION, Lasting
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.rules.block.queries import intercept, stealth
from nocturne.vtes.rules.combat.queries import combat
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Region


def rise(g: VtesState, card: int) -> None:
    """A card that blocks is a ready vampire as long as its attempt lasts."""
    be(g, card, stand_in_key(g.printed[card], g.printed[card]), Region.READY)


def be(g: VtesState, card: int, key: int, region: Region) -> None:
    """Nothing enters or leaves a region by this, so nobody is told."""
    now = g.play[card]
    g.unindex(card)
    g.region_list(now.controller, now.region).remove(card)
    g.printed[card] = key
    g.put(card, region=region)
    g.region_list(now.controller, region).append(card)
    g.index(card)


@performs(v.Stealth)
def _stealth(g: VtesState, r: EffectContext, effect: v.Stealth) -> None:
    action = action_queries.current(g)
    gained = amount(g, r, effect.amount)
    action.stealth += gained
    if gained < 0:
        g.emit(events.StealthReduced(action.minion, -gained, stealth(g)))
    else:
        g.emit(events.StealthAdded(action.minion, gained, stealth(g)))


@performs(v.Intercept)
def _intercept(g: VtesState, r: EffectContext, effect: v.Intercept) -> None:
    gained = amount(g, r, effect.amount)
    minion = card_of(g, r, effect.who)
    g.lasting.append(Lasting("action-intercept", gained, card=minion, until=THIS_ACTION, source=r.key))
    g.emit(events.InterceptAdded(minion, gained, intercept(g, minion)))


@performs(v.AttemptBlock)
def _attempt_block(g: VtesState, r: EffectContext, effect: v.AttemptBlock) -> None:
    attempt = g.frame_of(AttemptFacts)
    minion = card_of(g, r, effect.who)
    if attempt is None or attempt.minion != minion:
        blocking = action_queries.current(g).blocking
        blocking.forced = (*blocking.forced, minion)


@performs(v.Wake)
def _wake(g: VtesState, r: EffectContext, effect: v.Wake) -> None:
    minion = card_of(g, r, effect.who)
    g.lasting.append(Lasting("wake", card=minion, until=THIS_ACTION, source=r.key))
    g.emit(events.Woke(minion))


@performs(v.FailBlock)
def _fail_block(g: VtesState, r: EffectContext, effect: v.FailBlock) -> None:
    action = action_queries.current(g)
    attempt = g.frame_of(AttemptFacts)
    if attempt is not None:
        attempt.failed = True
        minion = attempt.minion
    elif action.is_blocked() and combat.current_combat(g) is None:
        # The block has succeeded and is not resolved yet: it fails after all, and others may try.
        minion = action.blocking.blocker
        action.blocking.fail(minion)
        action.outcome.resolved = False
        limits.forget(g, Blocked(minion), THIS_ACTION)
        g.emit(events.BlockFailed(minion))
    else:
        return
    if effect.bar:
        action.blocking.barred = (*action.blocking.barred, minion)
    if effect.bar_all:
        action.blocking.decline(traits.controller(g, minion))
