"""When things may be used where a tree does not say: the usual windows of each type of card and effect."""

from __future__ import annotations

from typing import Final

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.terms import ACTION_WINDOWS, COMBAT_WINDOWS, Window

_WAKE: Final = (
    Window.AS_PLAYED,
    *ACTION_WINDOWS,
    Window.BLOCKED,
    Window.BEFORE_COMBAT,
    Window.TERMS,
    Window.POLLING,
    Window.AFTER_REFERENDUM,
    Window.AFTER_COMBAT,
    Window.AFTER_ACTION,
)
"""A wake may be used whenever a reaction may, and while a card is being played (VTES-T-20)."""

_PHASES: Final = (Window.UNLOCK, Window.MASTER, Window.MINION, Window.INFLUENCE, Window.DISCARD)

_IN_ACTION: Final = (
    Window.ANNOUNCED,
    *ACTION_WINDOWS,
    Window.BLOCKED,
    Window.BEFORE_COMBAT,
    Window.TERMS,
    Window.POLLING,
    Window.AFTER_REFERENDUM,
    Window.AFTER_ACTION,
)

_IN_COMBAT: Final = tuple(COMBAT_WINDOWS)
"""Not the moment in which a vampire goes to torpor: once healing has begun only what says so can be used."""

_BY_EFFECT: Final[dict[type, tuple[Window, ...]]] = {
    v.Stealth: (Window.ATTEMPT,),
    v.Intercept: (Window.ATTEMPT,),
    v.FailBlock: (Window.ATTEMPT,),
    v.AttemptBlock: ACTION_WINDOWS,
    v.Redirect: (Window.UNBLOCKED,),
    v.GainVotes: (Window.POLLING,),
    v.Abstain: (Window.POLLING,),
    v.ChangeVotes: (Window.POLLING,),
    v.CancelReferendum: (Window.POLLING,),
}
"""What an effect of an action modifier or reaction demands (VTES-6.2.2.2-03, VTES-6.2.2.2-04)."""

_COMBAT_BY_EFFECT: Final[dict[type, tuple[Window, ...]]] = {
    v.Strike: (Window.STRIKE,),
    v.Maneuver: (Window.RANGE,),
    v.Press: (Window.PRESS,),
    v.MoreStrikes: (Window.ADDITIONAL,),
    v.Prevent: (Window.DAMAGE,),
    v.SetRange: (Window.BEFORE_RANGE,),
    v.NewRound: (Window.END_OF_COMBAT,),
    v.Diablerize: (Window.GOING_TO_TORPOR,),
}

_BY_TYPE: Final[dict[CardType, tuple[Window, ...]]] = {
    CardType.MASTER: (Window.MASTER,),
    CardType.EVENT: (Window.DISCARD,),
    CardType.CONVICTION: (Window.UNLOCK,),
    CardType.ACTION: (Window.MINION,),
    CardType.ALLY: (Window.MINION,),
    CardType.EQUIPMENT: (Window.MINION,),
    CardType.RETAINER: (Window.MINION,),
    CardType.POLITICAL_ACTION: (Window.MINION,),
    CardType.POWER: (Window.MINION,),
    CardType.ACTION_MODIFIER: ACTION_WINDOWS,
    CardType.REACTION: ACTION_WINDOWS,
}


def usual_windows(mode: v.Mode) -> tuple[Window, ...]:
    """The windows of a mode that names none. A mode whose type and effects leave them open has none here, and
    must name its own."""
    if mode.cancels is not None:
        return (Window.AS_PLAYED,)
    if mode.out_of_turn:
        return ()
    if mode.wakes:
        return _WAKE
    if mode.type is CardType.COMBAT:
        if any(isinstance(effect, v.Strike) and effect.maneuver for effect in mode.effects):
            return (Window.RANGE, Window.STRIKE)  # played for its maneuver, or as a strike (VTES-6.4.2-08)
        return next((_COMBAT_BY_EFFECT[type(e)] for e in mode.effects if type(e) in _COMBAT_BY_EFFECT), ())
    if mode.type in (CardType.ACTION_MODIFIER, CardType.REACTION):
        for effect in mode.effects:
            if type(effect) in _BY_EFFECT and not getattr(effect, "ahead", False):
                return _BY_EFFECT[type(effect)]
    return _BY_TYPE[mode.type]


def ability_windows(ability: v.Ability) -> tuple[Window, ...]:
    """The windows of an ability that names none."""
    match ability.during:
        case "action":
            return (*_IN_ACTION, *_IN_COMBAT)
        case "combat":
            return _IN_COMBAT
        case _:
            return (*_PHASES, *_IN_ACTION, *_IN_COMBAT)
