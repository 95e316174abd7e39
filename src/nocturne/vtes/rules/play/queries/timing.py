"""Who can play a card in which window, and why not (VTES-1.6.1)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.done import CopyPlayed
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.frames.play import PlayFacts
from nocturne.vtes.records import Replaced, Until
from nocturne.vtes.rules import why
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import ACTION_WINDOWS, NONE, Region, Window

AS_PLAYED: Replaced = "as-played"
"""Until when cards used while another is being played are owed their replacement."""


Replacing: TypeAlias = v.Replacement | Literal["weakened"]
"""When a card is replaced; ``weakened``: when the action is over, or as soon as the hand is empty."""


METHUSELAH_TYPES = frozenset({CardType.MASTER, CardType.EVENT, CardType.CONVICTION})
"""Cards played by the Methuselah, not by a minion (VTES-1.6.1.1-02, VTES-T-41)."""


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


def copy_played(key: int, mode: v.Mode) -> CopyPlayed:
    """By what a card that only one may be played of is remembered, or a mode of it."""
    needs = "+".join(f"{need.discipline}{need.level}" for need in mode.needs) if mode.once_mode else ""
    return CopyPlayed(key, needs)


def once_until(g: VtesState, mode: v.Mode, minion: int) -> Until:
    """How long "only once" lasts; ``unlock``: until the next unlock phase of the minion's controller."""
    assert mode.once
    return Until("unlock", g.play[minion].controller) if mode.once == "unlock" else Until(mode.once)


_AFTER_ITS_END = frozenset({Window.DAMAGE, Window.INFLICTED, Window.GOING_TO_TORPOR, Window.BURNING})
"""Windows that open in a combat and also in what follows its end."""


def players_of(g: VtesState, seat: int, mode: v.Mode, window: Window) -> list[int]:
    """The minions who might play a mode; ``[NONE]`` for cards the Methuselah plays herself."""
    kind = mode.type
    if kind in METHUSELAH_TYPES:
        return [NONE]
    if mode.reflex:
        return traits.ready_minions(g, seat)  # VTES-1.6.3-24
    if kind is CardType.COMBAT:
        combat = g.frame_of(CombatFacts)
        if combat is None:
            return []
        # Who is hurt, goes to torpor or is burned once the combat has ended is beyond its cards.
        if window in _AFTER_ITS_END and combat.has_ended():
            return []
        if mode.by_any:
            # A vampire in torpor can, too, unless the card wants a ready one (ruling on Martyr's Resilience).
            hers = (*traits.ready_minions(g, seat), *g.players[seat].torpor)
            return [m for m in hers if m not in combat.minions()]
        return [m for m in combat.minions() if m in g.play and traits.controller(g, m) == seat]
    action = g.frame_of(ActionFacts)
    if action is None and (mode.cancels is not None or mode.wakes) and not mode.any_time:
        return _while_announced(g, seat, mode)
    if kind is CardType.ACTION_MODIFIER:
        if action is None or action.seat != seat:
            return []
        if mode.by_any:
            return [m for m in traits.ready_minions(g, seat) if m != action.minion]
        return [action.minion] if action.minion in g.play else []
    if kind is CardType.REACTION:
        if mode.any_time:  # even without an action, though not in a combat
            return [] if _is_fighting(g) else traits.ready_minions(g, seat)
        if action is None or action.seat == seat:
            return []
        return traits.ready_minions(g, seat)
    return [*traits.ready_minions(g, seat), *g.players[seat].torpor]


def _is_fighting(g: VtesState) -> bool:
    """Whether a combat goes on."""
    combat = g.frame_of(CombatFacts)
    return combat is not None and bool(combat.sides) and not combat.has_ended()


def _while_announced(g: VtesState, seat: int, mode: v.Mode) -> list[int]:
    """The minions who can cancel a card, or wake to do so, while an action card is being played: its action
    is announced with it and counts already as one to modify or react to (VTES-T-26), though it begins only if
    not canceled."""
    card = action_card_being_played(g)
    if card is None or (mode.type is CardType.ACTION_MODIFIER) != (card.seat == seat):
        return []
    if mode.type is CardType.ACTION_MODIFIER and not mode.by_any:
        return [card.minion]
    return [m for m in traits.ready_minions(g, seat) if m != card.minion]


def action_card_being_played(g: VtesState) -> PlayFacts | None:
    """The action card whose action has not begun yet."""
    return next((frame for frame in g.stack if isinstance(frame, PlayFacts) and frame.is_action(g)), None)


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


def is_awake(g: VtesState, minion: int) -> bool:
    """Whether a wake lets a locked minion block and react until the action ends (VTES-T-19)."""
    return any(effect.what == "wake" and effect.card == minion for effect in g.lasting)


def in_region(g: VtesState, card: int, region: Region) -> bool:
    """Whether a card in play lies in a region."""
    return card in g.play and g.play[card].region is region
