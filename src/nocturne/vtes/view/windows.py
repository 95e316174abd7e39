"""Windows as a person thinks of them: which one it is, what she is in it, and where she is asked by default.

By default the target, the prey and the predator are asked at the block, the target when an action is about to
succeed, combatants at each step of a combat, everybody at votes, the acting Methuselah in her own action and
the rest of the table at nothing. All of it is told from the viewer's own view, and of that only from what
lies open.
"""

from __future__ import annotations

from functools import cache

from nocturne.kernel.decision import Decision, Option
from nocturne.kernel.game import QuestionWindow, Stop
from nocturne.kernel.view import View
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import COMBAT_WINDOWS, PHASE_WINDOWS, Window
from nocturne.vtes.view.table import SeenAction, SeenPlayer, VtesTable

_WINDOW = "vtes-window-"
_BLOCK = "block"
_ROLES = ("acting", "target", "prey", "predator", "combatant", "voter", "active", "other")

_VOTES = frozenset({Window.BEFORE_REFERENDUM, Window.TERMS, Window.POLLING, Window.TALLIED})
_FIGHT = frozenset({*COMBAT_WINDOWS, Window.BEFORE_COMBAT, Window.AFTER_COMBAT})
_FATES = frozenset({Window.GOING_TO_TORPOR, Window.BURNING, Window.DIABLERIE, Window.OUSTING})
#: The windows that the table comes back to within one action: there a pass stands until something changes.
_RETURNING = frozenset({Window.ACTION, Window.ATTEMPT, Window.UNBLOCKED})

_ON: dict[str, frozenset[str]] = {
    "acting": frozenset(set(Window) - PHASE_WINDOWS - {Window.AS_PLAYED}),
    "target": frozenset({*_RETURNING, *_FATES, Window.SUCCEEDING, Window.BLOCKED, Window.AS_PLAYED, _BLOCK}),
    "prey": frozenset({Window.ACTION, Window.ATTEMPT, _BLOCK}),
    "predator": frozenset({Window.ACTION, Window.ATTEMPT, _BLOCK}),
    "combatant": frozenset({*_FIGHT, *_FATES, Window.BLOCKED, Window.AS_PLAYED}),
    "voter": frozenset({*_VOTES, Window.AFTER_REFERENDUM}),
    "active": frozenset({*PHASE_WINDOWS, *_FATES}),
    "other": frozenset({_BLOCK}),
}


#: Of these, where a beginner is asked: blocks that matter, fights, votes, and what is done to them.
_EASY: dict[str, frozenset[str]] = {
    "acting": _RETURNING,
    "target": frozenset({*_RETURNING, *_FATES, _BLOCK}),
    "prey": frozenset({_BLOCK}),
    "combatant": frozenset({Window.RANGE, Window.STRIKE, Window.PRESS, Window.DAMAGE, *_FATES}),
    "voter": frozenset({Window.TERMS, Window.POLLING}),
    "active": frozenset({*PHASE_WINDOWS, *_FATES}),
}


@cache
def stops() -> tuple[Stop, ...]:
    """Every role and window, and whether one is asked there unless one says otherwise."""
    windows = (_BLOCK, *(window.value for window in Window))
    nowhere: frozenset[str] = frozenset()
    return tuple(
        Stop(role, window, window in _ON[role], window in _EASY.get(role, nowhere))
        for role in _ROLES
        for window in windows
    )


def activity_of(g: VtesState) -> str:
    """The action in progress; a combat outside of any action counts for one."""

    action = g.frame_of(ActionFacts)
    if action is not None:
        return f"action:{g.turn}:{action.minion}"
    combat = g.frame_of(CombatFacts)
    return "" if combat is None else f"combat:{g.turn}:{combat.acting}:{combat.defending}"


def window_of(decision: Decision, view: View) -> QuestionWindow | None:
    """The window a question belongs to; None for any other choice."""
    table = view.table
    assert isinstance(table, VtesTable)
    if decision.question == "vtes-ask-block":
        window = _BLOCK
    elif decision.question.startswith(_WINDOW):
        window = decision.question.removeprefix(_WINDOW)
    else:
        return None
    role = _role(table, decision.seat, window)
    facts = _facts(table, decision.seat, role) if window in _RETURNING else ()
    return QuestionWindow(window, role, _about(table, window), facts)


#: Answers that a seat has or has not by public facts, whatever they are about.
_ALWAYS_OPEN = ("pass", "decline", "no", "number", "seat", "point", "clan", "transfer")


def hides_choice(g: VtesState, decision: Decision) -> bool:
    """Whether the others cannot tell if a seat has more than one answer: not where two of them lie open."""
    lying_open = (option for option in decision.options if _lies_open(g, option))
    return next(lying_open, None) is None or next(lying_open, None) is None


def _lies_open(g: VtesState, option: Option) -> bool:
    """Whether everybody knows that this can be chosen: the cards it is about lie open, and it asks for
    nothing that is hidden."""
    kind, _, rest = option.key.partition(":")
    if kind in _ALWAYS_OPEN:
        return True
    if not option.subjects:
        return False
    cards = [int(ref.removeprefix("card:")) for ref in option.subjects if ref.startswith("card:")]
    if any(g.knows[card] != EVERYBODY for card in cards):
        return False
    return kind != "use" or not g.face(int(rest.partition(":")[0])).asks_for_hidden


def _role(table: VtesTable, seat: int, window: str) -> str:
    own = table.players[seat]
    if table.combat is not None and _has(own, table.combat.acting, table.combat.defending):
        return "combatant"
    if window == Window.OUSTING and own.pool <= 0:
        return "target"
    if table.referendum is not None and window in _ON["voter"]:
        return "voter"
    if table.action is not None:
        return _role_in_action(table, table.action, seat)
    return "active" if seat == table.active else "other"


def _role_in_action(table: VtesTable, action: SeenAction, seat: int) -> str:
    own = table.players[seat]
    if seat == action.seat:
        return "acting"
    if seat in action.directed_at or _has(own, *action.targets, action.blocker):
        return "target"
    if not action.directed_at:
        acting = table.players[action.seat]
        if seat == acting.prey:
            return "prey"
        if seat == acting.predator:
            return "predator"
    return "other"


def _has(own: SeenPlayer, *minions: int) -> bool:
    return any(lying.card in minions for lying in (*own.ready, *own.torpor))


def _about(table: VtesTable, window: str) -> str:
    """The card that has just been played, or the one that the action is of."""
    if window == Window.AS_PLAYED and table.limbo:
        return f"printed:{table.limbo[-1].printed}"
    if table.action is not None and table.action.printed:
        return f"printed:{table.action.printed}"
    return ""


def _facts(table: VtesTable, seat: int, role: str) -> tuple[object, ...]:
    """What makes somebody think again: she becomes a target, bleed, stealth or intercept change, one of her
    minions is affected, somebody uses a card."""
    action = table.action
    if action is None:
        return ()
    own = table.players[seat]
    minions = tuple((lying.card, lying.locked, lying.blood) for lying in own.ready)
    used = sum(len(player.ash) for player in table.players) + len(table.limbo)
    numbers = (action.bleed, action.stealth, action.intercept, used)
    return (role, *numbers, action.blocker, action.blocked, action.directed_at, action.targets, minions)
