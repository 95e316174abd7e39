"""Blocking: who may try, stealth against intercept, and what an attempt comes to (VTES-6.2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nocturne.kernel.decision import Choice, Note, Question, Why
from nocturne.kernel.later import later
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of, own_key, stand_in_key
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts, AttemptFacts
from nocturne.vtes.frames.combat import BEGINNING, CombatFacts
from nocturne.vtes.rules import counters, limits, queries, why
from nocturne.vtes.rules.opening import open_window
from nocturne.vtes.rules.perform import amount, card_of, checks, performs
from nocturne.vtes.rules.piles import mill
from nocturne.vtes.state import InPlay, Lasting, VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region, Window

if TYPE_CHECKING:
    from nocturne.vtes.rules import action as actions
    from nocturne.vtes.rules import combat as combats
    from nocturne.vtes.rules import play as plays
else:  # they import this module
    actions, combats, plays = later("nocturne.vtes.rules", "action", "combat", "play")


def stealth(g: VtesState) -> int:
    """The acting minion's stealth in the current action."""
    action = g.frame_of(ActionFacts)
    return 0 if action is None else action.stealth + queries.base_stealth(g, action.minion)


def intercept(g: VtesState, minion: int) -> int:
    """A minion's intercept in the current action (VTES-6.2.2.2-02)."""
    return queries.base_intercept(g, minion) + sum(
        effect.amount for effect in g.lasting if effect.what == "action-intercept" and effect.card == minion
    )


def stealth_needed(g: VtesState) -> bool:
    """Some minion is attempting to block and his intercept suffices now (VTES-6.2.2.2-03)."""
    attempt = g.frame_of(AttemptFacts)
    return attempt is not None and not attempt.failed and intercept(g, attempt.minion) >= stealth(g)


def intercept_needed(g: VtesState, minion: int) -> bool:
    """This minion is attempting to block and the stealth is higher than his intercept (VTES-6.2.2.2-04)."""
    attempt = g.frame_of(AttemptFacts)
    if attempt is None or attempt.failed or attempt.minion != minion:
        return False
    return intercept(g, minion) < stealth(g)


class Blocks(Frame):
    """Each Methuselah entitled to block, in order, attempts or declines (VTES-6.2.2.1).

    Who is entitled is asked anew each time, because an action may get another target on the way
    (VTES-6.2.2.2-08). A decline is final for the action (VTES-6.2.2.1-05).
    """

    def run(self, g: VtesState) -> Question | None:
        action = actions.current(g)
        if action.over or action.blocked:
            g.pop()
            return None
        if action.forced:
            minion, *rest = action.forced
            action.forced = tuple(rest)
            if why_not_block(g, minion) is None:
                begin_attempt(g, minion)
            return None
        seat = next_to_block(g)
        if seat == NONE:
            g.pop()
            return None
        return self._ask(g, seat)

    def upcoming(self, g: VtesState) -> list[Question]:
        return [self._ask(g, seat) for seat in yet_to_block(g)][1:]

    def _ask(self, g: VtesState, seat: int) -> Question:
        action = actions.current(g)
        question = Question(
            seat,
            "vtes-ask-block",
            minion=f"card:{action.minion}",
            action=f"word:vtes-action-{action.kind.value}",
            bleed=actions.bleed_amount(g, action) if action.kind is ActionKind.BLEED else 0,
            stealth=stealth(g),
        )
        question.offer("decline", "vtes-do-decline")
        for minion in queries.ready_minions(g, seat):
            self._offer(question, minion, g)
        for guard in guards(g, seat):
            risen = g.copy()  # whether it could is a question to the vampire it would be
            rise(risen, guard)
            self._offer(question, guard, risen)
        return question

    def _offer(self, question: Question, minion: int, g: VtesState) -> None:
        ref = f"card:{minion}"
        able, needed = intercept(g, minion), stealth(g)
        futile = Note("vtes-note-block-fails", {"intercept": able, "stealth": needed}, against=True)
        question.offer(
            f"block:{minion}",
            "vtes-do-block",
            minion,
            note=futile if able < needed else None,
            args={"minion": ref, "intercept": able},
            subjects=(ref,),
            rules=("VTES-6.2.2.1-02" if actions.current(g).directed_at else "VTES-6.2.2.1-03",),
            unless=why_not_block(g, minion),
        )

    def take(self, g: VtesState, choice: Choice) -> None:
        action = actions.current(g)
        if choice.value is None:
            action.declined = (*action.declined, choice.seat)
            g.emit(events.BlockDeclined(choice.seat))
            # Declining is an effect: everybody may use something again (VTES-6.2.2.2-07). When nobody is left
            # to block, the window after the block step is that moment (VTES-6.2.2.1-08).
            if next_to_block(g) != NONE:
                open_window(g, Window.ACTION, action.seat, action.second(g))
            return
        begin_attempt(g, choice.value)


def yet_to_block(g: VtesState) -> Iterator[int]:
    """Who has yet to decide whether to block, in order. Who has no ready minion at all has nothing to decide
    (a public fact)."""
    action = actions.current(g)
    for seat in actions.blocking_seats(g, action):
        if seat in action.declined or g.players[seat].out:
            continue
        if queries.ready_minions(g, seat) or guards(g, seat):
            yield seat


def next_to_block(g: VtesState) -> int:
    """Whose decision it is to block or not, NONE when all have decided."""
    return next(yet_to_block(g), NONE)


def why_not_block(g: VtesState, minion: int) -> Why | None:
    """Why a minion may not attempt to block (VTES-1.1-02)."""
    if not queries.is_ready(g, minion):
        return why.NOT_READY
    if g.play[minion].locked and not plays.is_awake(g, minion) and not _is_guard(g, minion):
        return why.LOCKED
    return why_barred(g, minion) or _why_not_pay_to_block(g, minion)


def block_cost(g: VtesState, minion: int) -> int:
    """The blood or life a minion must burn to attempt to block; more than anybody has for an ally who would
    have to burn blood (VTES-6.1.5-09)."""
    blood = queries.modified(g, "block-cost", minion, 0, note="blood")
    if blood and not queries.is_vampire(g, minion):
        return 1_000_000
    return blood + queries.modified(g, "block-cost", minion, 0, note="life")


def block_cost_in_cards(g: VtesState, minion: int) -> int:
    """The cards that must be burned from the top of a library for an attempt to block."""
    return queries.modified(g, "block-cost", minion, 0, note="library")


def _why_not_pay_to_block(g: VtesState, minion: int) -> Why | None:
    library = g.players[queries.controller(g, minion)].library
    if len(library) < block_cost_in_cards(g, minion):
        return why.CANNOT_PAY
    return why.CANNOT_PAY if g.play[minion].blood < block_cost(g, minion) else None


# -- cards that block


def guards(g: VtesState, seat: int) -> list[int]:
    """The cards of a Methuselah that can attempt to block an action directed at her, though they are no
    minions."""
    if seat not in actions.current(g).directed_at:
        return []
    return [card for card in g.players[seat].area if g.face(card).guards and not g.play[card].contested]


def _is_guard(g: VtesState, card: int) -> bool:
    return face_of(own_key(g.printed[card])).guards


def rise(g: VtesState, card: int) -> None:
    """A card that blocks is a ready vampire as long as its attempt lasts."""
    _be(g, card, stand_in_key(g.printed[card], g.printed[card]), Region.READY)


def _lie_down(g: VtesState, card: int) -> None:
    """The attempt is over: what blocks, or does not, is a card like any other again."""
    if card in g.play and _is_guard(g, card):
        _be(g, card, own_key(g.printed[card]), Region.AREA)


def _be(g: VtesState, card: int, key: int, region: Region) -> None:
    """Nothing enters or leaves a region by this, so nobody is told."""
    now = g.play[card]
    g.unindex(card)
    g.region_list(now.controller, now.region).remove(card)
    g.printed[card] = key
    g.put(card, region=region)
    g.region_list(now.controller, region).append(card)
    g.index(card)


def begin_attempt(g: VtesState, minion: int) -> None:
    """A minion attempts to block, having burned what that takes."""
    if g.face(minion).guards:
        rise(g, minion)
    cost = block_cost(g, minion)
    if cost:
        counters.burn_blood(g, minion, cost)
        counters.check_life(g, minion)
    cards = block_cost_in_cards(g, minion)
    if cards:
        mill(g, queries.controller(g, minion), cards)
    g.push(Attempt(minion=minion))


def why_barred(g: VtesState, minion: int) -> Why | None:
    """Why effects keep a minion from blocking the current action, locked or not."""
    action = actions.current(g)
    seat = queries.controller(g, minion)
    if seat in actions.also_blocking(g, action) and not actions.also_blocked_by(g, action, minion):
        return why.NO_BLOCK_RIGHT
    if minion in action.barred or queries.modified(g, "may-block", minion, 0) < 0:
        return why.MINION_BARRED
    return why.UNBLOCKABLE if queries.modified(g, "may-be-blocked", action.minion, 0) < 0 else None


def why_not_attempt(g: VtesState, minion: int, anyone: bool) -> Why | None:
    """Why an effect cannot make a minion attempt to block: who may block the action still matters (unless
    ``anyone``), and so do an earlier decision not to block and everything else that bars him."""
    action = actions.current(g)
    seat = queries.controller(g, minion)
    if minion in action.forced:
        return why.ATTEMPTS_ALREADY
    if seat in action.declined:
        return why.DECLINED
    if not anyone and seat not in actions.blocking_seats(g, action):
        return why.NO_BLOCK_RIGHT
    return why_barred(g, minion)


def entering_combat(g: VtesState) -> tuple[int, ...]:
    """The two minions who are about to fight: by a block, or because an effect begins a combat."""
    combat = g.frame_of(CombatFacts)
    if combat is not None:
        return combat.minions() if combat.stage in BEGINNING else ()
    action = g.frame_of(ActionFacts)
    if action is None or not action.blocked or action.over:
        return ()
    return (action.minion if action.slave == NONE else action.slave, action.blocker)


class Attempt(AttemptFacts):
    """A minion attempts to block: stealth and intercept are added in a window, then compared."""

    def run(self, g: VtesState) -> None:
        action = actions.current(g)
        if self.step == 0 and not queries.is_ready(g, self.minion):
            g.pop()  # what he had to burn for it was his last life
            _lie_down(g, self.minion)
            return
        if self.step == 0:
            self.step = 1
            action.blocker = self.minion
            g.emit(events.BlockAttempted(self.minion, action.minion))
            # Only directed actions have a defending Methuselah before combat (VTES-1.6.1.5-02); of
            # several, she who attempts to block.
            seat = queries.controller(g, self.minion)
            second = seat if seat in action.directed_at else action.second(g)
            open_window(g, Window.ATTEMPT, action.seat, second)
            return
        g.pop()
        # Whoever was locked meanwhile can no longer block (VTES-1.1-02), nor who is not ready any more.
        able = not action.over and why_not_block(g, self.minion) is None
        blocks = able and not self.failed and intercept(g, self.minion) >= stealth(g)  # VTES-6.2.2.2-01
        _lie_down(g, self.minion)
        if blocks:
            action.blocked = True
            return
        action.blocker = NONE
        action.failed = (*action.failed, self.minion)
        g.emit(events.BlockFailed(self.minion))  # she may try again, or decline (VTES-6.2.2.2-06)


@performs(v.Stealth)
def _stealth(g: VtesState, r: EffectContext, effect: v.Stealth) -> None:
    action = actions.current(g)
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
    g.lasting.append(Lasting("action-intercept", gained, card=minion, until="action", source=r.key))
    g.emit(events.InterceptAdded(minion, gained, intercept(g, minion)))


@performs(v.AttemptBlock)
def _attempt_block(g: VtesState, r: EffectContext, effect: v.AttemptBlock) -> None:
    attempt = g.frame_of(AttemptFacts)
    minion = card_of(g, r, effect.who)
    if attempt is None or attempt.minion != minion:
        action = actions.current(g)
        action.forced = (*action.forced, minion)


@performs(v.Wake)
def _wake(g: VtesState, r: EffectContext, effect: v.Wake) -> None:
    minion = card_of(g, r, effect.who)
    g.lasting.append(Lasting("wake", card=minion, until="action", source=r.key))
    g.emit(events.Woke(minion))


@performs(v.FailBlock)
def _fail_block(g: VtesState, r: EffectContext, effect: v.FailBlock) -> None:
    action = actions.current(g)
    attempt = g.frame_of(AttemptFacts)
    if attempt is not None:
        attempt.failed = True
        minion = attempt.minion
    elif action.blocked and not action.over and combats.current_combat(g) is None:
        # The block has succeeded and is not resolved yet: it fails after all, and others may try.
        minion = action.blocker
        action.blocked = action.resolved = False
        action.blocker = NONE
        action.failed = (*action.failed, minion)
        limits.forget(g, f"blocked:{minion}", "action")
        g.emit(events.BlockFailed(minion))
    else:
        return
    if effect.bar:
        action.barred = (*action.barred, minion)
    if effect.bar_all:
        action.declined = (*action.declined, queries.controller(g, minion))


@checks("may_block")
def _may_block(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return why_not_attempt(g, card, anyone=False) is None
