"""Effects on an action in progress: bleeding more or less, hunting, redirecting, masking (VTES-6.1.1,
VTES-6.1.2)."""

from __future__ import annotations

from functools import cache

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.trees import tree_of
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import Drained
from nocturne.vtes.frames.action import ActionFacts, AttemptFacts, Used
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.records import THIS_ACTION, Lasting, Until
from nocturne.vtes.rules.action.queries.action import current, limits_of, resolves
from nocturne.vtes.rules.action.queries.bleed import BONUS, LIMITED, bleed_amount
from nocturne.vtes.rules.combat.queries import combat as combat_queries
from nocturne.vtes.rules.counters.effects import counters, pool
from nocturne.vtes.rules.hand.effects.replacing import release_owed
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind


def note_used(g: VtesState, used: Used) -> None:
    """Something was used while an action goes on, and not in a combat: for masks, which look back."""
    for frame in reversed(g.stack):
        if isinstance(frame, CombatFacts):
            return
        if isinstance(frame, ActionFacts):
            frame.used = (*frame.used, used)
            return


@resolves(ActionKind.BLEED)
def resolve_bleed(g: VtesState, action: ActionFacts) -> None:
    """VTES-6.1.1-04: the pool of whoever is bled is burned."""
    bleed(g, action)


def bleed(g: VtesState, action: ActionFacts, most: int | None = None) -> None:
    """VTES-6.1.1-04, VTES-6.1.1-06, VTES-6.1.1-07. ``most``: pool beyond this is not burned."""
    victim = action.directed_at[0]
    taken = bleed_amount(g, action)
    if taken < 1 or action.outcome.no_bleed or g.players[victim].out:
        return
    taken = modified.seat_least(g, "most-bled", victim, taken)  # the bleed itself remains what it is
    if most is not None:
        taken = min(taken, most)
    action.outcome.bled = taken
    action.outcome.of_prey = victim == g.prey(action.seat)
    g.emit(events.Bled(action.minion, victim, taken))
    if any(_asks_for_bleeds(key) for key in g.printed):
        drained = Drained(action.minion, victim, taken)
        limits.note(g, drained)
        limits.note(g, drained, Until("own-turn", victim))
    pool.lose_pool(g, victim, taken)
    counters.take_edge(g, action.seat)


@cache
def _asks_for_bleeds(key: int) -> bool:
    """Whether a card asks who has bled: only then it is remembered."""
    tree = tree_of(key)
    return tree is not None and any(isinstance(node, v.DidNotBleed | v.BledYou) for node in v.nodes(tree))


@resolves(ActionKind.HUNT)
def resolve_hunt(g: VtesState, action: ActionFacts) -> None:
    """VTES-6.1.2-02: blood from the bank."""
    hunt(g, action.minion, 1)


def hunt(g: VtesState, minion: int, base: int, source: int = NONE) -> None:
    """Blood from a hunt, with what modifies hunting: from the bank, or for a special hunt from the minion it
    is aimed at (VTES-6.1.2-05)."""
    from nocturne.vtes.cards.lexicon import Bonus

    gained = modified.modified(g, "hunt", minion, base + traits.printed_bonus(g, minion, Bonus.HUNT))
    if modified.modified(g, "gains-by-hunting", minion, 0) < 0:
        if source in g.play:
            counters.burn_blood(g, source, gained)  # what he would steal goes to the bank
            counters.check_life(g, source)
        return
    if gained > 0 and (source == NONE or (source in g.play and g.play[source].blood > 0)):
        g.emit(events.Hunted(minion))  # a hunt that brings no blood is none that succeeds
        release_owed(g, "hunt")
    if source == NONE:
        counters.gain_blood(g, minion, gained)
    elif source in g.play:
        counters.move_blood(g, source, minion, gained)
        counters.check_life(g, source)


@performs(v.Bleed)
def _bleed(g: VtesState, r: EffectContext, effect: v.Bleed) -> None:
    bleed(g, current(g), effect.most)


@performs(v.Hunt)
def _hunt(g: VtesState, r: EffectContext, effect: v.Hunt) -> None:
    source = NONE if effect.source is None else card_of(g, r, effect.source)
    hunt(g, r.minion, amount(g, r, effect.amount), source)


@performs(v.BleedMore)
def _bleed_more(g: VtesState, r: EffectContext, effect: v.BleedMore) -> None:
    g.lasting.append(
        Lasting(
            BONUS, amount(g, r, effect.amount), until=THIS_ACTION, source=r.key,
            note=LIMITED if effect.limited else "", path="" if effect.when is None else r.part(),
            player=r.seat, minion=r.minion, this=r.source,
        )
    )  # fmt: skip
    action = current(g)
    g.emit(events.BleedChanged(action.minion, bleed_amount(g, action)))


@performs(v.NoBleed)
def _no_bleed(g: VtesState, r: EffectContext, effect: v.NoBleed) -> None:
    current(g).outcome.no_bleed = True


@performs(v.BleedLess)
def _bleed_less(g: VtesState, r: EffectContext, effect: v.BleedLess) -> None:
    action = current(g)
    action.bleed -= amount(g, r, effect.amount)
    g.emit(events.BleedChanged(action.minion, bleed_amount(g, action)))


@performs(v.Redirect)
def _redirect(g: VtesState, r: EffectContext, effect: v.Redirect) -> None:
    """VTES-6.2.2.2-08: a new target, who may choose blockers of her own."""
    action = current(g)
    seat = r.victims[0]
    action.directed_at = (seat,)
    action.blocking.reopened = True
    action.blocking.declined = tuple(s for s in action.blocking.declined if s != seat)
    attempt = g.frame_of(AttemptFacts)
    if attempt is not None:
        attempt.failed = True  # whoever attempts to block is no longer entitled to
    g.emit(events.Redirected(seat))


@performs(v.CancelCombat)
def _cancel_combat(g: VtesState, r: EffectContext, effect: v.CancelCombat) -> None:
    current(g).blocking.no_combat = True


@performs(v.Unblocked)
def _as_if_unblocked(g: VtesState, r: EffectContext, effect: v.Unblocked) -> None:
    action = current(g)
    combat = combat_queries.current_combat(g)
    if combat is not None and (combat.is_followed() or combat.diablerie):
        return  # VTES-6.2.4-03, VTES-6.2.4-04: another combat, or a diablerie, rules it out
    # VTES-6.2.4-02: a combat that a successful action caused leads to no continuation.
    if action.blocking.blocked and not action.outcome.succeeded and not action.outcome.left:
        action.blocking.continues = True
        action.stealth += effect.stealth


@performs(v.Mask)
def _mask(g: VtesState, r: EffectContext, effect: v.Mask) -> None:
    action = current(g)
    counters.unlock(g, action.minion)
    counters.lock(g, r.minion)
    g.emit(events.Masked(r.minion, action.minion))
    action.minion = r.minion
    for taken in limits_of(g, action):
        limits.note(g, taken)
