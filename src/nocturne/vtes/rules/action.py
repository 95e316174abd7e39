"""Actions: announcing, blocks, paying and resolving, or being blocked (VTES-6.2).

``Action`` is the procedure of one action from announcement to the moment everything about it is over. What an
action does when it succeeds is the effect of its card, or for cardless actions the function registered with
``@resolves``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from nocturne.kernel.later import later
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.lexicon import CardType, Sect, Title
from nocturne.vtes.context import EffectContext, effects_at
from nocturne.vtes.frames.action import BLOCKED, RESOLVED, ActionFacts, AttemptFacts, Used
from nocturne.vtes.frames.combat import BEGINNING, CombatFacts
from nocturne.vtes.rules import counters, limits, queries
from nocturne.vtes.rules.block import Blocks
from nocturne.vtes.rules.delay import bring_up, drop
from nocturne.vtes.rules.effects import funding
from nocturne.vtes.rules.hand import release_owed
from nocturne.vtes.rules.opening import open_window
from nocturne.vtes.rules.pay import (
    action_surcharge,
    cost_in_play,
    directed_surcharge,
    pay,
    printed_cost,
    reckon,
)
from nocturne.vtes.rules.perform import (
    Resolve,
    amount,
    card_of,
    checks,
    holds,
    matches,
    performs,
    push_effects,
)
from nocturne.vtes.state import InPlay, Lasting, VtesState
from nocturne.vtes.terms import NONE, ActionKind, Window

if TYPE_CHECKING:
    from nocturne.vtes.rules import combat as combats
    from nocturne.vtes.rules import minion as minion_actions
    from nocturne.vtes.rules import play as plays
    from nocturne.vtes.rules.effects import playing
else:  # they import this module
    combats, minion_actions, playing, plays = later(
        "nocturne.vtes.rules", "combat", "minion", "effects.playing", "play"
    )

Resolver = Callable[[VtesState, ActionFacts], None]
ActionCost = Callable[[VtesState, ActionFacts], v.Cost]
_resolvers: dict[ActionKind, Resolver] = {}
_costs: dict[ActionKind, ActionCost] = {}


def resolves(kind: ActionKind) -> Callable[[Resolver], Resolver]:
    """Register what a cardless action does when it succeeds."""

    def register(resolver: Resolver) -> Resolver:
        _resolvers[kind] = resolver
        return resolver

    return register


def costs(kind: ActionKind) -> Callable[[ActionCost], ActionCost]:
    """Register what a cardless action costs."""

    def register(reckoner: ActionCost) -> ActionCost:
        _costs[kind] = reckoner
        return reckoner

    return register


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
                bring_up(g, "resolution")
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
                combats.may_send_slave(g, self)
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
                bring_up(g, "resolution")
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
                if self.resolved and bring_up(g, "after-resolution") and usable:
                    # What happens by itself after resolution leaves room before it, too (Force of Will).
                    open_window(g, Window.AFTER_ACTION, self.seat, self.second(g))
            case 21:
                self.step = 22
                bring_up(g, "end-of-action")
            case _:
                g.pop()
                self._put_card_away(g)
                limits.close(g, "action")
                limits.expire(g, "action")
                drop(g, "resolution", "after-resolution")
                release_owed(g, "after-action")
                for seat in list(g.alive()):
                    release_owed(g, f"{plays.WEAKENED}:{seat}")

    def _announce(self, g: VtesState) -> None:
        # VTES-6-02: declaring locks the minion (after the as-played window, so a canceled card does not:
        # VTES-T-26).
        counters.lock(g, self.minion)
        self.first = not limits.used(g, ACTED)
        if self.first:
            limits.note(g, ACTED)
        if self.kind.value not in minion_actions.mandatory(g, self.minion):
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
        total = self.stealth + queries.base_stealth(g, self.minion)
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
        if mode is None or self.funded or "funds" not in g.speakers:
            return False
        self.funded = True
        bill = funding.Bill(
            self.seat, self.card, mode, action_cost(g, self), self.minion, self.x, self.targets
        )
        return funding.begin(g, bill, self.funds_due)

    def _succeed(self, g: VtesState) -> None:
        source = self.card if self.card != NONE else self.minion
        self.succeeded = True
        # A cost is paid first (VTES-6.2.3-01). Without all of it, what there is is spent and nothing happens,
        # yet the action succeeded (VTES-6.2.3-05); likewise without the equipment it needs (VTES-6.2.3-08).
        cost, mode = action_cost(g, self), self.played_as(g)
        self.paid = reckon(g, self.seat, cost, self.minion, source, self.x, self.targets, mode)[0]
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
            _resolvers[self.kind](g, self)

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
        there = queries.lying_there(g, self.targets)
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
            if queries.modified(g, "locks-to-block", self.blocker, 0) >= 0:
                counters.lock(g, self.blocker)  # VTES-6-03
            combats.begin_block_combat(g, self)

    def _go_on(self, g: VtesState) -> None:
        """VTES-6.2.4-01: as if it had not been blocked. Who has declined to block cannot change her mind, the
        others may try again."""
        self.continues = self.blocked = self.resolved = False
        self.blocker = NONE
        self.step = 1

    def _put_card_away(self, g: VtesState) -> None:
        """The action card leaves limbo for the ash heap unless its effect put it somewhere (VTES-6.2-04)."""
        if self.card in g.limbo and not self.in_play:
            plays.put_away(g, self.card, self.mode)

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


def blocking_seats(g: VtesState, action: ActionFacts) -> tuple[int, ...]:
    """Who may block: the targets of a directed action clockwise (VTES-6.2.2.1-02), else prey then
    predator (VTES-6.2.2.1-03); after them those whom its text lets block, too."""
    return (*action.usually_blocking(g), *also_blocking(g, action))


def also_blocking(g: VtesState, action: ActionFacts) -> list[int]:
    """Who may block only because its text says so of some of her minions."""
    if (
        not action.in_play
        or action.card == NONE
        or g.face(action.card).actions[action.mode].blocked_by is None
    ):
        return []
    usual = (action.seat, *action.usually_blocking(g))
    others = (seat for seat in g.clockwise(action.seat) if seat not in usual)
    return [s for s in others if any(also_blocked_by(g, action, m) for m in queries.ready_minions(g, s))]


def also_blocked_by(g: VtesState, action: ActionFacts, minion: int) -> bool:
    """Whether its text lets a minion attempt to block it, whoever controls him."""
    if not action.in_play or action.card == NONE:
        return False
    wanted = g.face(action.card).actions[action.mode].blocked_by
    return wanted is not None and matches(g, action.roles(g), wanted, minion)


def action_cost(g: VtesState, action: ActionFacts) -> v.Cost:
    """What it costs on success (VTES-6.2.1-04, VTES-6.2.3-01)."""
    cost, more = _own_cost(g, action), directed_surcharge(g, action.targets, action.directed_at)
    return cost if not more else replace(cost, pool=v.Sum((cost.pool, more)))


def _own_cost(g: VtesState, action: ActionFacts) -> v.Cost:
    """What it costs whomever it is directed at."""
    if action.card == NONE or action.mode == NONE:
        reckon = _costs.get(action.kind)
        cost = v.Cost() if reckon is None else reckon(g, action)
        more = action_surcharge(g, action.minion, action.kind)
        return cost if not more else replace(cost, blood=v.Sum((cost.blood, more)))
    face = g.face(action.card)
    if action.in_play:
        return cost_in_play(g, face.actions[action.mode], action.minion)
    return printed_cost(face, face.modes[action.mode])


def note_used(g: VtesState, used: Used) -> None:
    """Something was used while an action goes on, and not in a combat: for masks, which look back."""
    for frame in reversed(g.stack):
        if isinstance(frame, CombatFacts):
            return
        if isinstance(frame, ActionFacts):
            frame.used = (*frame.used, used)
            return


def current(g: VtesState) -> ActionFacts:
    """The action in progress."""
    action = g.frame_of(ActionFacts)
    assert isinstance(action, ActionFacts)
    return action


def limits_of(g: VtesState, action: ActionFacts) -> list[str]:
    """The words by which an action is remembered for the no-repeat rules (VTES-6.1.6-06 to -09)."""
    words = [
        same_action(g, action.minion, action.kind, action.card, action.in_play, action.mode, action.targets)
    ]
    if action.kind in (ActionKind.BLEED, ActionKind.POLITICAL):
        words.append(f"{action.kind.value}:{action.minion}")  # VTES-6.1.1-03, VTES-6.1.7-02
    return words


def same_action(
    g: VtesState, minion: int, kind: ActionKind, card: int, in_play: bool, mode: int, targets: tuple[int, ...]
) -> str:
    """VTES-6.1.6-08: which actions are the same action."""
    if card == NONE:
        return f"cardless:{minion}:{kind.value}:{'-'.join(map(str, targets))}"
    if in_play:
        return f"in-play:{minion}:{card}:{mode}"
    return f"action-card:{minion}:{g.printed[card]}"


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


@checks("brings_vampire")
def _offers_vampire(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    """Of a card in play: the action in progress is one it offers, and puts a vampire in play."""
    action = g.frame_of(ActionFacts)
    if action is None or not action.in_play or action.card != card:
        return False
    face = g.face(card)
    return playing.brings_vampire(face, face.actions[action.mode].effects)


def for_anarchs(g: VtesState, action: ActionFacts) -> bool:
    """Whether an action requires an anarch, or makes the acting minion one."""
    if action.kind is ActionKind.BECOME_ANARCH:
        return True
    if action.card == NONE or action.mode == NONE:
        return False
    face = g.face(action.card)
    if action.in_play:
        offered = face.actions[action.mode]
        needed = offered.requires is not None and offered.requires.anarch is True
        effects = offered.effects
    else:
        need = None if face.library is None else face.library.requirement
        needed = need is not None and (Sect.ANARCH in need.sects or Title.BARON in need.titles)
        effects = face.modes[action.mode].effects
    return needed or any(isinstance(e, v.Become) and e.who == "minion" and e.anarch for e in effects)


def demands(g: VtesState, action: ActionFacts, clans: tuple[str, ...], discipline: str) -> bool:
    """Whether an action requires a minion of one of these clans, or this Discipline."""
    if action.card == NONE or action.mode == NONE:
        return False
    face = g.face(action.card)
    if action.in_play:
        wanted = face.actions[action.mode].requires
        if wanted is None:
            return False
        return any(clan in clans for clan in wanted.clans) or discipline in (
            *wanted.disciplines,
            *wanted.superior,
        )
    needs = face.modes[action.mode].needs
    return any(clan in clans for clan in face.clans) or any(need.discipline == discipline for need in needs)


_KINDS = {
    CardType.ALLY: ActionKind.RECRUIT,
    CardType.EQUIPMENT: ActionKind.EQUIP,
    CardType.RETAINER: ActionKind.EMPLOY,
    CardType.POLITICAL_ACTION: ActionKind.POLITICAL,
    CardType.POWER: ActionKind.GAIN_POWER,
}


def kind_of(mode: v.Mode) -> ActionKind:
    """The kind of action a card's mode is."""
    return _KINDS.get(mode.type, mode.action)


def inherent_stealth(mode: v.Mode) -> int:
    """+1 for recruiting, equipping, employing, political actions and powers (VTES-6.1.3-01, VTES-6.1.4-01,
    VTES-6.1.5-01, VTES-6.1.7-01, VTES-IMB-11) and hunts (VTES-6.1.2-01); else what the card says."""
    return mode.stealth + (1 if mode.type in _KINDS or mode.action is ActionKind.HUNT else 0)


def directed_at(g: VtesState, action: ActionFacts) -> tuple[int, ...]:
    """The Methuselahs an action is aimed at (VTES-6.2.2.1-01); empty: undirected. Oneself does not count
    (VTES-6.2.2.1-11), politics never (VTES-6.2.2.1-07), ash heaps do not (VTES-T-30)."""
    if action.kind is ActionKind.POLITICAL:
        return ()
    seats = {g.play[card].controller for card in action.targets if card in g.play} | set(action.victims)
    seats.discard(action.seat)
    return tuple(seat for seat in g.clockwise(action.seat) if seat in seats)


# -- bleed and hunt


def bleed_amount(g: VtesState, action: ActionFacts) -> int:
    """What a bleed would take now: the minion's bleed, the action's own, what modifies it."""
    more = sum(effect.amount for effect in bleed_bonuses(g))
    if action.directed_at:
        more = queries.seat_modified(g, "bleed-against", action.directed_at[0], more)
    return max(0, queries.bleed(g, action.minion) + action.bleed + more)


_BONUS, _LIMITED = "action-bleed", "limited"


def bleed_bonuses(g: VtesState) -> list[Lasting]:
    """The increases of the current bleed that count now: some depend on a condition that may come and go."""
    return [effect for effect in g.lasting if effect.what == _BONUS and _counts(g, effect)]


def _counts(g: VtesState, effect: Lasting) -> bool:
    by_equipment = "equipment-bleed" in g.speakers and CardType.EQUIPMENT in face_of(effect.source).types
    if by_equipment and effect.amount > 0 and not queries.equipment_helps(g, current(g).minion):
        return False
    if not effect.path:
        return True
    listed, _, index = effect.path.rpartition(".")
    bonus = effects_at(effect.source, listed)[int(index)]
    assert isinstance(bonus, v.BleedMore)
    assert bonus.when is not None
    roles = EffectContext(
        seat=effect.player, key=effect.source, path="", source=effect.this, minion=effect.minion
    )
    return holds(g, roles, bonus.when)


def limited_in_force(g: VtesState) -> bool:
    """Whether a limited increase of the bleed counts already: no other can be used with it."""
    return any(effect.note == _LIMITED for effect in bleed_bonuses(g))


@resolves(ActionKind.BLEED)
def resolve_bleed(g: VtesState, action: ActionFacts) -> None:
    """VTES-6.1.1-04, VTES-6.1.1-06, VTES-6.1.1-07."""
    victim = action.directed_at[0]
    taken = bleed_amount(g, action)
    if taken < 1 or action.no_bleed or g.players[victim].out:
        return
    taken = queries.seat_least(g, "most-bled", victim, taken)  # the bleed itself remains what it is
    action.taken = taken
    action.of_prey = victim == g.prey(action.seat)
    g.emit(events.Bled(action.minion, victim, taken))
    counters.lose_pool(g, victim, taken)
    counters.take_edge(g, action.seat)


@resolves(ActionKind.HUNT)
def resolve_hunt(g: VtesState, action: ActionFacts) -> None:
    """VTES-6.1.2-02: blood from the bank."""
    hunt(g, action.minion, 1)


def hunt(g: VtesState, minion: int, base: int, source: int = NONE) -> None:
    """Blood from a hunt, with what modifies hunting: from the bank, or for a special hunt from the minion it
    is aimed at (VTES-6.1.2-05)."""
    from nocturne.vtes.cards.lexicon import Bonus

    gained = queries.modified(g, "hunt", minion, base + queries.printed_bonus(g, minion, Bonus.HUNT))
    if queries.modified(g, "gains-by-hunting", minion, 0) < 0:
        if source in g.play:
            counters.burn_blood(g, source, gained)  # what he would steal goes to the bank
            counters.check_life(g, source)
        return
    if gained > 0 and (source == NONE or (source in g.play and g.play[source].blood > 0)):
        g.emit(events.Hunted(minion))  # a hunt that brings no blood is none that succeeds
    if source == NONE:
        counters.gain_blood(g, minion, gained)
    elif source in g.play:
        counters.move_blood(g, source, minion, gained)
        counters.check_life(g, source)


@performs(v.Bleed)
def _bleed(g: VtesState, r: EffectContext, effect: v.Bleed) -> None:
    resolve_bleed(g, current(g))


@performs(v.Hunt)
def _hunt(g: VtesState, r: EffectContext, effect: v.Hunt) -> None:
    source = NONE if effect.source is None else card_of(g, r, effect.source)
    hunt(g, r.minion, amount(g, r, effect.amount), source)


@performs(v.BleedMore)
def _bleed_more(g: VtesState, r: EffectContext, effect: v.BleedMore) -> None:
    g.lasting.append(
        Lasting(
            _BONUS, amount(g, r, effect.amount), until="action", source=r.key,
            note=_LIMITED if effect.limited else "", path="" if effect.when is None else r.part(),
            player=r.seat, minion=r.minion, this=r.source,
        )
    )  # fmt: skip
    action = current(g)
    g.emit(events.BleedChanged(action.minion, bleed_amount(g, action)))


@performs(v.NoBleed)
def _no_bleed(g: VtesState, r: EffectContext, effect: v.NoBleed) -> None:
    current(g).no_bleed = True


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
    action.reopened = True
    action.declined = tuple(s for s in action.declined if s != seat)
    attempt = g.frame_of(AttemptFacts)
    if attempt is not None:
        attempt.failed = True  # whoever attempts to block is no longer entitled to
    g.emit(events.Redirected(seat))


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


@performs(v.CancelCombat)
def _cancel_combat(g: VtesState, r: EffectContext, effect: v.CancelCombat) -> None:
    current(g).no_combat = True


@performs(v.Unblocked)
def _as_if_unblocked(g: VtesState, r: EffectContext, effect: v.Unblocked) -> None:
    action = current(g)
    combat = combats.current_combat(g)
    if combat is not None and (combat.is_followed() or combat.diablerie):
        return  # VTES-6.2.4-03, VTES-6.2.4-04: another combat, or a diablerie, rules it out
    # VTES-6.2.4-02: a combat that a successful action caused leads to no continuation.
    if action.blocked and not action.succeeded:
        action.continues = True
        action.stealth += effect.stealth
