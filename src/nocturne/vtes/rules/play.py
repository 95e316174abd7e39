"""Playing a card: targets, announcement, the as-played window, cost, replacement, effect (VTES-1.6.1).

Every choice that defines the effect is made first (VTES-1.6.1.1-04); then the card is shown; then only
cancels and wakes may be used (VTES-1.6.1.1-05); then it is replaced (VTES-1.6.1.1-06); then it takes
effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nocturne.kernel.decision import Question, Why
from nocturne.kernel.frames import starts
from nocturne.kernel.later import later
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.frames.action import ActionFacts, Used
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.frames.kinds import Kind
from nocturne.vtes.frames.window import OpportunityFacts
from nocturne.vtes.rules import limits, queries, why
from nocturne.vtes.rules.action import note_used
from nocturne.vtes.rules.announce import Announcing, disciplines_to_name, why_no_aim
from nocturne.vtes.rules.effects import discount as discounting
from nocturne.vtes.rules.effects import funding
from nocturne.vtes.rules.effects.immunity import why_not_on
from nocturne.vtes.rules.effects.lending import take_from
from nocturne.vtes.rules.effects.playing import (
    cancels_next,
    foiled,
    note_disciplines,
    note_name,
    veiled,
    why_forbidden,
    why_forbidden_to_her,
    why_not_bear,
    why_not_in_window,
    why_not_needed,
    why_such_forbidden,
)
from nocturne.vtes.rules.effects.ransom import OfferRansom
from nocturne.vtes.rules.hand import owe, release_owed, replace_card
from nocturne.vtes.rules.opening import open_window
from nocturne.vtes.rules.pay import pay, printed_cost, spend_next_cost, why_not_pay
from nocturne.vtes.rules.perform import card_of, has_targets, holds, push_effects
from nocturne.vtes.rules.requirement import why_nobody_meets, why_not_meeting
from nocturne.vtes.rules.window import span_of, uses_word
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import ACTION_WINDOWS, NONE, ActionKind, Region, Window

if TYPE_CHECKING:
    from nocturne.vtes.rules import action as actions
    from nocturne.vtes.rules import combat as combats
    from nocturne.vtes.rules import combat_effects
    from nocturne.vtes.rules import minion as minion_actions
    from nocturne.vtes.rules import oust as ousting
    from nocturne.vtes.rules import poll as polls
else:  # they import this module
    actions, combats, combat_effects, minion_actions, ousting, polls = later(
        "nocturne.vtes.rules", "action", "combat", "combat_effects", "minion", "oust", "poll"
    )

ACTION_TYPES = frozenset(
    {
        CardType.ACTION,
        CardType.ALLY,
        CardType.EQUIPMENT,
        CardType.RETAINER,
        CardType.POLITICAL_ACTION,
        CardType.POWER,
    }
)
"""Cards that start an action of their own (VTES-1.6.3-12, VTES-1.6.3-15, VTES-1.6.3-25)."""

REFERENDUM_WINDOWS = frozenset({Window.TERMS, Window.POLLING, Window.TALLIED, Window.AFTER_REFERENDUM})

PLACED = frozenset({CardType.EQUIPMENT, CardType.RETAINER, CardType.POWER})
"""Cards that go on the minion who plays them."""

AS_PLAYED = "as-played"
"""Until when cards used while another is being played are owed their replacement."""

WEAKENED = "weakened"
"""Replaced when the action is over, or as soon as the hand is empty."""

METHUSELAH_TYPES = frozenset({CardType.MASTER, CardType.EVENT, CardType.CONVICTION})
"""Cards played by the Methuselah, not by a minion (VTES-1.6.1.1-02, VTES-T-41)."""


@starts(Kind.PLAY)
class Play(Announcing):
    """A card being played from hand."""

    mode: int = 0
    canceled: bool = False
    ransomed: bool = False
    """Who could cancel it at a price has been asked."""
    free: bool = False
    """Canceled by an effect that waives the cost (VTES-T-24)."""
    lent: bool = False
    """It was played from a card in play, as if from hand."""
    asked_discount: bool = False
    discount: discounting.Discount | None = None
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
        if self.asked_discount or not any(query in g.speakers for query in discounting.QUERIES):
            return None
        mode = g.face(self.card).modes[self.mode]
        least = least_number(mode)
        return discounting.ask(g, self.seat, self.card, mode, self.minion, least)

    def take_first(self, g: VtesState, chosen: object) -> None:
        self.asked_discount = True
        if isinstance(chosen, discounting.Discount):
            self.discount = chosen
            discounting.use(g, self.card, chosen)

    def shows_itself(self) -> bool:
        return True

    def is_action(self, g: VtesState) -> bool:
        return g.face(self.card).modes[self.mode].type in ACTION_TYPES

    def is_attack(self, g: VtesState) -> bool:
        return g.face(self.card).modes[self.mode].action is ActionKind.ENTER_COMBAT

    def is_bleed(self, g: VtesState) -> bool:
        return self.is_action(g) and g.face(self.card).modes[self.mode].action is ActionKind.BLEED

    def roles(self, g: VtesState, path: str = "") -> EffectContext:
        return super().roles(g, path or f"modes.{self.mode}.effects")

    def cost(self, g: VtesState) -> v.Cost:
        face = g.face(self.card)
        return printed_cost(face, face.modes[self.mode])

    def played_as(self, g: VtesState) -> v.Mode | None:
        return g.face(self.card).modes[self.mode]

    def bill(self, g: VtesState) -> funding.Bill:
        """What is to be paid for it."""
        mode = g.face(self.card).modes[self.mode]
        return funding.Bill(self.seat, self.card, mode, self.cost(g), self.minion, self.x, self.targets)

    def _asks_for_funds(self, g: VtesState) -> bool:
        """Whether somebody who helps to pay for it now is asked first; action cards are paid for later."""
        if self.funded or self.is_action(g) or (self.canceled and self.free):
            return False
        self.funded = True
        return funding.begin(g, self.bill(g), self.funds_due)

    def run(self, g: VtesState) -> Question | None:
        match self.step:
            case 0:
                question = self.ask_announcement(g)
                if question is not None:
                    return question
                self.step = 1
                self.funds_due = funding.needed(g, self.bill(g))
                self._announce(g)
            case 1:
                ransom = g.face(self.card).modes[self.mode].ransom
                if ransom is not None and not self.canceled and not self.ransomed:
                    self.ransomed = True
                    g.push(OfferRansom())
                    return None
                if self._asks_for_funds(g):
                    return None
                self.step = 2
                self._after_window(g)
            case 2:
                g.pop()
                self._leave_limbo(g)
                if "PlayOver" in g.ears:
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
        combats.card_played(g)
        note_played(g, self.seat, face.key, mode, self.minion)
        if mode.once:
            limits.note(g, once_word(g, self.card, self.mode, self.minion), once_span(g, mode, self.minion))
        note_name(g, face)
        note_disciplines(g, self.minion, mode)
        note_used(g, Used(self.card, self.mode, self.minion, targets=self.targets))
        if g.lasting and cancels_next(g, self):
            return
        if "veiled" in g.speakers and veiled(g, self):
            return
        if "foils" in g.speakers and foiled(g, self):
            return
        first, second = priority(g)
        open_window(g, Window.AS_PLAYED, first, second)

    def _after_window(self, g: VtesState) -> None:
        mode = g.face(self.card).modes[self.mode]
        # What a canceled card says about its own replacement is canceled with it.
        when = self._replaced(g, mode)
        if when == "now" and "weakened" in g.speakers and self._is_weakened(g, mode):
            when = WEAKENED
        if not self.lent:
            replace(g, self.seat, when, self.card, mode.returns and not self.canceled)
        if played(g) is None:
            release_owed(g, AS_PLAYED)
        is_action = mode.type in ACTION_TYPES
        if self.canceled:
            # VTES-T-23, VTES-T-24; a canceled action card costs nothing for the action (VTES-T-26).
            if not self.free and not is_action:
                pay(g, self.seat, self.cost(g), self.minion, self.card, self.x, self.targets, mode)
            if self.minion != NONE:
                spend_next_cost(g, self.minion, self.card, mode)
            g.emit(events.Canceled(self.seat, self.card))
            canceled_play(g, self, mode)
            return
        if self.discount is not None:
            discounting.settle(g, self.discount)
        if is_action:
            actions.begin_card_action(g, self, mode)
            return
        self.pay_discard(g)
        account_master(g, self.seat, mode)
        paid = pay(g, self.seat, self.cost(g), self.minion, self.card, self.x, self.targets, mode)
        if self.minion != NONE:
            spend_next_cost(g, self.minion, self.card, mode)
        if not paid:
            return  # VTES-1.6.1.1-12: the card is burned and does nothing
        if mode.pays_within:
            ousting.ousted_afterwards(g)
        push_effects(g, self.roles(g, f"modes.{self.mode}.effects"))

    def _replaced(self, g: VtesState, mode: v.Mode) -> str:
        """When the card is replaced. What a canceled card says about that is canceled with it; what others
        say about such cards is not."""
        when = "now" if self.canceled else mode.replace
        if when == "now" and self.minion != NONE:
            late = queries.modified(g, "replaced-late", self.minion, 0, note=mode.type.value)
            return "after-action" if late > 0 else when
        return when

    def _is_weakened(self, g: VtesState, mode: v.Mode) -> bool:
        """Whether a minion's Discipline card is only replaced when the action is over, or the hand empty."""
        if self.canceled or self.minion not in g.play or not mode.needs:
            return False
        in_action = mode.type in ACTION_TYPES or g.frame_of(ActionFacts) is not None
        return in_action and queries.modified(g, "weakened", self.minion, 0) > 0

    def _leave_limbo(self, g: VtesState) -> None:
        """Played cards are burned unless something put them into play (VTES-1.6.2-19, VTES-1.6.3-01)."""
        if self.card in g.limbo:
            put_away(g, self.card, self.mode, self.canceled)


def put_away(g: VtesState, card: int, mode: int, canceled: bool = False) -> None:
    """A card that was played goes from limbo to its owner's ash heap, or out of the game if it says so."""
    g.limbo.remove(card)
    discounting.forget(g, card)
    if g.face(card).modes[mode].removed and not canceled:
        g.players[g.owner[card]].removed.append(card)
        g.emit(events.Removed(card))
    else:
        g.to_ash(card)


class UseAbility(Announcing):
    """An ability of a card in play being used."""

    ability: int = 0

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
        if span_of(ability):
            word = uses_word(g, self.seat, self.card, self.ability, ability, self.minion)
            limits.note(g, word, span_of(ability))
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
        if pay(g, self.seat, ability.cost, self.minion, self.card, self.x):
            push_effects(g, roles)
        return None


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
            limits.note(g, f"granted:{self.number}", ability.once)
        g.emit(events.AbilityUsed(self.seat, self.card, self.minion))
        self.tell_choices(g)
        roles = self.roles(g, f"{self.path}.effects")
        roles.key = self.key
        if pay(g, self.seat, ability.cost, self.minion, self.card, self.x):
            push_effects(g, roles)
        return None


def priority(g: VtesState) -> tuple[int, int]:
    """Who has the first opportunity now, and who the second (VTES-1.6.1.5-01, VTES-1.6.1.5-02): the acting
    and the defending Methuselah of the combat or action going on; without either, the active one."""
    for frame in reversed(g.stack):
        if isinstance(frame, CombatFacts) and frame.sides:
            first, second = frame.seats(g)
            return first, second
        if isinstance(frame, ActionFacts):
            return frame.seat, frame.second(g)
    return g.active, NONE


def played(g: VtesState) -> Play | None:
    """The card whose as-played window is open, if there is one."""
    for below, frame in zip(reversed(g.stack[:-1]), reversed(g.stack), strict=False):
        if isinstance(frame, OpportunityFacts) and frame.window is Window.AS_PLAYED:
            return below if isinstance(below, Play) else None
    return None


def replace(g: VtesState, seat: int, when: str, card: int, returns: bool = False) -> None:
    """VTES-1.6.1.2-01: a played card is replaced at once, unless its text delays that. ``returns``: whoever
    played it can then take it from her ash heap instead."""
    match when:
        case "now" if played(g) is not None:
            # Only cards that were in hand when a card was played can be used as it is played: what replaces
            # cards used meanwhile is drawn when that is over (VTES-1.6.1.1-06, VTES-1.6.1.1-14).
            owe(g, seat, AS_PLAYED)
        case "now":
            replace_card(g, seat, card)
        case "weakened":
            owe(g, seat, f"{WEAKENED}:{seat}")
            if not g.players[seat].hand:
                release_owed(g, f"{WEAKENED}:{seat}")
        case "next-unlock":
            owe(g, seat, f"unlock:{seat}")
        case "discard-phase":
            owe(g, seat, f"discard:{seat}")
        case "while-in-play":
            owe(g, seat, f"in-play:{card}")
        case _:
            owe(g, seat, when, card if returns else NONE)


def note_played(g: VtesState, seat: int, key: int, mode: v.Mode, minion: int) -> None:
    """Remember who played what, for the once-per-action limits (VTES-1.6.3-14, VTES-1.6.3-22)."""
    if mode.type in (CardType.ACTION_MODIFIER, CardType.REACTION) and not mode.reflex:
        limits.note(g, f"played:{minion}:{key}", "action")
    if mode.type is CardType.MASTER and mode.out_of_turn:
        g.players[seat].out_of_turn += 1  # even if canceled (VTES-1.6.2-14)
    elif mode.type is CardType.MASTER:
        g.players[seat].master_actions -= 1
    elif mode.type is CardType.EVENT:
        g.players[seat].discard_actions -= 1
        g.players[seat].events_played += 1
    if mode.type is CardType.EVENT or mode.once_per == "game":
        g.events_seen.append(key)  # a canceled card was played all the same (VTES-T-23)
    if mode.once_per == "own-game":
        limits.note(g, f"played:{seat}:{key}", "game")
    elif mode.once_per not in ("", "game"):
        limits.note(g, per_word(key, mode), mode.once_per)
    if mode.type is CardType.REACTION:
        action = g.frame_of(ActionFacts)
        if action is not None:
            action.reacted = True
    if mode.trifle:
        limits.note(g, f"trifle:{seat}")


def per_word(key: int, mode: v.Mode) -> str:
    """The word by which a card that only one may be played of is remembered, or a mode of it."""
    needs = "+".join(f"{need.discipline}{need.level}" for need in mode.needs) if mode.once_mode else ""
    return f"played:{key}:{needs}"


def once_word(g: VtesState, card: int, index: int, minion: int) -> str:
    """The word by which "only one each round" and the like is remembered: by card and minion, by mode,
    or by a keyword that several cards share; ammo is counted by the weapon it is for."""
    mode = g.face(card).modes[index]
    if mode.once_word == "ammo":
        r = EffectContext(seat=NONE, key=g.printed[card], source=card, minion=minion)
        return f"once:{card_of(g, r, 'weapon')}:ammo"
    if mode.once_word:
        return f"once:{minion}:{mode.once_word}"
    return f"once:{minion}:{g.printed[card]}" + (f":{index}" if mode.once_mode else "")


def once_span(g: VtesState, mode: v.Mode, minion: int) -> str:
    """How long "only once" lasts; ``unlock``: until the next unlock phase of the minion's controller."""
    return f"unlock:{g.play[minion].controller}" if mode.once == "unlock" else mode.once


def account_master(g: VtesState, seat: int, mode: v.Mode) -> None:
    """A trifle that was not canceled gives one extra master phase action, once a phase (VTES-1.6.2-16 to
    -18)."""
    if not mode.trifle:
        return
    player = g.players[seat]
    if mode.out_of_turn:
        player.trifle_owed = True
    elif not player.trifled:
        player.trifled = True
        player.master_actions += 1


def canceled_play(g: VtesState, play: Play, mode: v.Mode) -> None:
    """What else a cancellation undoes: a canceled action card leaves no trace in the limits (VTES-T-26)."""
    if mode.type in ACTION_TYPES:
        # The action never began; what was used as it was announced leaves no trace either.
        if g.frame_of(ActionFacts) is None:
            limits.close(g, "action")
            limits.expire(g, "action")
        return
    if mode.type is CardType.COMBAT:
        combats.strike_canceled(g, play.minion)  # VTES-T-25


# -- may it be played?


_AFTER_ITS_END = frozenset({Window.DAMAGE, Window.INFLICTED, Window.GOING_TO_TORPOR, Window.BURNING})
"""Windows that open in a combat and also in what follows its end."""


def players_of(g: VtesState, seat: int, mode: v.Mode, window: Window) -> list[int]:
    """The minions who might play a mode; ``[NONE]`` for cards the Methuselah plays herself."""
    kind = mode.type
    if kind in METHUSELAH_TYPES:
        return [NONE]
    if mode.reflex:
        return queries.ready_minions(g, seat)  # VTES-1.6.3-24
    if kind is CardType.COMBAT:
        combat = g.frame_of(CombatFacts)
        if combat is None:
            return []
        # Who is hurt, goes to torpor or is burned once the combat has ended is beyond its cards.
        if window in _AFTER_ITS_END and combat.has_ended():
            return []
        if mode.by_any:
            # A vampire in torpor can, too, unless the card wants a ready one (ruling on Martyr's Resilience).
            hers = (*queries.ready_minions(g, seat), *g.players[seat].torpor)
            return [m for m in hers if m not in combat.minions()]
        return [m for m in combat.minions() if m in g.play and queries.controller(g, m) == seat]
    action = g.frame_of(ActionFacts)
    if action is None and mode.cancels is not None and not mode.any_time:
        return _while_announced(g, seat, mode)
    if kind is CardType.ACTION_MODIFIER:
        if action is None or action.seat != seat:
            return []
        if mode.by_any:
            return [m for m in queries.ready_minions(g, seat) if m != action.minion]
        return [action.minion] if action.minion in g.play else []
    if kind is CardType.REACTION:
        if mode.any_time:
            return queries.ready_minions(g, seat)
        if action is None or action.seat == seat:
            return []
        return queries.ready_minions(g, seat)
    return [*queries.ready_minions(g, seat), *g.players[seat].torpor]


def _while_announced(g: VtesState, seat: int, mode: v.Mode) -> list[int]:
    """The minions who can cancel a card while an action card is being played: its action is announced with it
    and counts already as one to modify or react to (VTES-T-26), though it begins only if not canceled."""
    card = next((frame for frame in g.stack if isinstance(frame, Play) and frame.is_action(g)), None)
    if card is None or (mode.type is CardType.ACTION_MODIFIER) != (card.seat == seat):
        return []
    if mode.type is CardType.ACTION_MODIFIER and not mode.by_any:
        return [card.minion]
    return [m for m in queries.ready_minions(g, seat) if m != card.minion]


def least_number(mode: v.Mode) -> int:
    """The smallest X that may be announced; 0 where that depends on the table."""
    return mode.number.least if mode.number is not None and isinstance(mode.number.least, int) else 0


def why_not_his(g: VtesState, seat: int, mode: v.Mode, minion: int) -> Why:
    """Why a minion (NONE: any of hers) is not one who could play a mode now (see ``players_of``)."""
    now = g.play.get(minion)
    if now is not None and now.controller != seat:
        return why.NOT_YOUR_MINION
    if mode.type is CardType.COMBAT:
        return why.NOT_IN_COMBAT
    action = g.frame_of(ActionFacts)
    if action is None:
        return why.NO_ACTION
    if mode.type is CardType.ACTION_MODIFIER:
        if action.seat != seat:
            return why.NOT_YOUR_ACTION
        if now is not None and now.region is Region.TORPOR:
            return why.TORPOR_NO_MODIFIER
        return why.OTHERS_ONLY if mode.by_any else why.NOT_ACTING
    return why.OWN_ACTION if action.seat == seat else why.NOT_READY


def why_not_here(g: VtesState, seat: int, mode: v.Mode, window: Window) -> Why:
    """Why a window is none in which a mode can be played."""
    if window is Window.AS_PLAYED:
        return why.CANCELS_ONLY
    if mode.cancels is not None:
        return why.CANCELS_AS_PLAYED
    action = g.frame_of(ActionFacts)
    match mode.type:
        case CardType.MASTER if mode.out_of_turn:
            return why.YOUR_TURN if seat == g.active else why.NOT_THIS_WINDOW
        case CardType.MASTER:
            return why.NOT_YOUR_MASTER_PHASE
        case CardType.EVENT:
            return why.DISCARD_PHASE_ONLY
        case CardType.CONVICTION:
            return why.UNLOCK_PHASE_ONLY
        case CardType.COMBAT:
            return why.NOT_IN_COMBAT if g.frame_of(CombatFacts) is None else why.NOT_THIS_WINDOW
        case CardType.ACTION_MODIFIER | CardType.REACTION:
            if action is None:
                return why.NO_ACTION
            if window in ACTION_WINDOWS and Window.ATTEMPT in mode.windows:
                for effect in mode.effects:
                    if isinstance(effect, v.Stealth):
                        return why.STEALTH_NOT_NEEDED
                    if isinstance(effect, v.Intercept):
                        return why.INTERCEPT_NOT_NEEDED
            return why.NOT_THIS_WINDOW
        case _:
            return why.MINION_PHASE_ONLY if action is None else why.ONE_ACTION_CARD


def why_not_play(g: VtesState, seat: int, card: int, index: int, minion: int, window: Window) -> Why | None:
    """Why a card may not be played in a mode by a minion in a window; None when it may. The one place
    that decides: windows offer what gets None, and "why can't I?" tells the rest."""
    face = g.face(card)
    mode = face.modes[index]
    if window not in mode.windows:
        return why_not_here(g, seat, mode, window)
    reason = why_not_now(g, seat, mode, minion, face.key, window)
    if reason is None:
        reason = why_not_in_window(g, seat, mode, minion, window)
    if reason is None and mode.once:
        used = limits.used(g, once_word(g, card, index, minion), once_span(g, mode, minion))
        reason = why.ONCE_IN_SPAN if used else None
    if reason is None and minion != NONE:
        reason = (
            why_not_meeting(g, card, mode, minion)
            or why_forbidden(g, face, mode, minion)
            or why_such_forbidden(g, card, mode, minion)
        )
        if reason is None and mode.type in PLACED:
            reason = why_not_bear(g, card, minion)
    elif reason is None and mode.type is not CardType.CONVICTION:
        reason = why_nobody_meets(g, seat, card, mode) or why_forbidden_to_her(g, seat, face)
    if reason is not None:
        return reason
    cost = printed_cost(face, mode)
    least = least_number(mode)
    reason = why_not_pay(g, seat, cost, minion, card, least, mode=mode)
    if reason is why.CANNOT_PAY and (
        discounting.payable(g, seat, cost, minion, card, least, mode)
        or funding.payable(g, funding.Bill(seat, card, mode, cost, minion, least))
    ):
        reason = None
    if reason is not None:
        return reason
    r = EffectContext(
        seat=seat, key=face.key, path=f"modes.{index}.effects", source=card, minion=minion, x=least
    )
    reason = combat_effects.why_not_in_combat(g, r, mode.effects, window)
    reason = reason or why_not_needed(g, r, mode.effects)
    if reason is not None:
        return reason
    if mode.condition is not None and not holds(g, r, mode.condition):
        return why.CONDITION
    if not has_targets(g, r, mode.targets):
        return why.NO_TARGET
    reason = why_not_on(g, r, index)
    if reason is not None:
        return reason
    if mode.naming is not None and not disciplines_to_name(g, minion, mode.naming):
        return why.NO_TARGET  # there is nothing to name either (ruling on Field Training)
    for target in mode.targets:
        if mode.type in ACTION_TYPES:
            reason = why_no_aim(g, minion, target, r, mode.action, mode)
            if reason is not None:
                return reason
    return None


def why_not_now(g: VtesState, seat: int, mode: v.Mode, minion: int, key: int, window: Window) -> Why | None:
    """Why a card cannot be played at this time, whatever else it needs: what was played before counts."""
    if mode.once_per == "game" and key in g.events_seen:
        return why.PLAYED_THIS_GAME
    if mode.once_per == "own-game":
        if limits.used(g, f"played:{seat}:{key}", "game"):
            return why.PLAYED_THIS_GAME
    elif mode.once_per not in ("", "game") and limits.used(g, per_word(key, mode), mode.once_per):
        return why.PLAYED_THIS_TURN if mode.once_per == "turn" else why.ONCE_IN_SPAN
    if mode.reflex:
        return None
    in_action = mode.type in (CardType.ACTION_MODIFIER, CardType.REACTION)
    if in_action and window in REFERENDUM_WINDOWS and polls.outside_action(g):
        return why.NOT_AN_ACTION
    match mode.type:
        case CardType.MASTER:
            return _why_not_master(g, seat, mode)
        case CardType.EVENT:
            return _why_not_event(g, seat, key)
        case CardType.ACTION_MODIFIER:
            used = limits.used(g, f"played:{minion}:{key}", "action")
            return why.PLAYED_ALREADY_MODIFIER if used else None
        case CardType.REACTION:
            return _why_not_react(g, mode, minion, key)
        case _:
            return None


def _why_not_event(g: VtesState, seat: int, key: int) -> Why | None:
    """One event a discard phase, each only once a game (VTES-1.6.4-01, VTES-1.6.4-02)."""
    player = g.players[seat]
    if key in g.events_seen:
        return why.EVENT_SEEN
    if player.discard_actions < 1:
        return why.NO_DISCARD_ACTION
    return why.EVENT_THIS_PHASE if player.events_played else None


def _why_not_master(g: VtesState, seat: int, mode: v.Mode) -> Why | None:
    player = g.players[seat]
    if mode.trifle and g.options.trifle_limit == "one_per_turn" and limits.used(g, f"trifle:{seat}"):
        return why.TRIFLE_ALREADY
    if mode.out_of_turn:
        if seat == g.active:
            return why.YOUR_TURN  # VTES-1.6.2-13
        return why.OUT_OF_TURN_ALREADY if player.out_of_turn else None  # VTES-1.6.2-15, VTES-T-35
    if seat != g.active:
        return why.NOT_YOUR_MASTER_PHASE
    return why.NO_MASTER_ACTION if player.master_actions < 1 else None


def why_not_reacting(g: VtesState, minion: int, even_locked: bool = False) -> Why | None:
    """Why a minion cannot react at all, with a card or with a power (VTES-IMB-16)."""
    if not queries.is_ready(g, minion):
        return why.NOT_READY
    # VTES-1.6.3-20: ready and unlocked, or awake (VTES-T-19), unless the card itself wakes or says otherwise.
    if g.play[minion].locked and not even_locked and not is_awake(g, minion):
        return why.LOCKED
    return why.MINION_BARRED if queries.modified(g, "may-react", minion, 0) < 0 else None


def _why_not_react(g: VtesState, mode: v.Mode, minion: int, key: int) -> Why | None:
    reason = why_not_reacting(g, minion, mode.wakes or mode.usable_locked)
    if reason is not None:
        return reason
    return why.PLAYED_ALREADY_REACTION if limits.used(g, f"played:{minion}:{key}", "action") else None


def is_awake(g: VtesState, minion: int) -> bool:
    """Whether a wake lets a locked minion block and react until the action ends (VTES-T-19)."""
    return any(effect.what == "wake" and effect.card == minion for effect in g.lasting)


def in_region(g: VtesState, card: int, region: Region) -> bool:
    """Whether a card in play lies in a region."""
    return card in g.play and g.play[card].region is region
