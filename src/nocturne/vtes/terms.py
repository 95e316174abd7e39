"""The words of a VTES game in progress: regions, phases, windows, kinds of actions.

They are plain text values, so that a saved game and a scenario read like the game itself.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from nocturne.kernel.event import Ref

CardId = Annotated[int, Ref("card")]
"""A physical card at the table. What is printed on it is another question: see ``VtesState.printed``."""

CardKey = Annotated[int, Ref("printed")]
"""What is printed on a card: its id in the official list."""

Way = Annotated[str, Ref("way")]
"""A mode of a card: ``101129:0``."""

Power = Annotated[str, Ref("ability")]
"""An ability of a card: ``101129:0``."""

NONE = -1
"""No card, no seat."""


class Region(StrEnum):
    """Where a card in play lies (VTES-2.3-01). Hands, decks and ash heaps are not regions: the cards there
    are
    not in play and are kept as plain lists."""

    READY = "ready"
    TORPOR = "torpor"
    INCAPACITATED = "incapacitated"
    UNCONTROLLED = "uncontrolled"
    AREA = "area"
    """In front of a Methuselah but not a minion: locations, masters, events."""
    ATTACHED = "attached"
    """On another card."""


class Phase(StrEnum):
    """The phases of a turn (VTES-3-02)."""

    UNLOCK = "unlock"
    MASTER = "master"
    MINION = "minion"
    INFLUENCE = "influence"
    DISCARD = "discard"


class Window(StrEnum):
    """The moments at which cards and abilities may be used. Each mode of a card names those it fits."""

    AS_PLAYED = "as-played"
    """A card has been played and nothing of it has happened yet: cancels and wakes only (VTES-1.6.1.1-05)."""
    UNLOCK = "unlock"
    MASTER = "master"
    MINION = "minion"
    INFLUENCE = "influence"
    DISCARD = "discard"
    ANNOUNCED = "announced"
    """An action is being announced: only what is used "as the action is announced"."""
    ACTION = "action"
    """An action is announced, blocks are still to come."""
    ATTEMPT = "attempt"
    """A minion is attempting to block."""
    UNBLOCKED = "unblocked"
    """Everybody entitled to block has declined; the action is about to succeed (VTES-6.2.2.1-08)."""
    SUCCEEDING = "succeeding"
    """The action is about to succeed and nothing else can be used: only what replaces its success."""
    BLOCKED = "blocked"
    """The action is blocked; the blocker is not locked yet, and the combat, if any, is about to begin."""
    BEFORE_COMBAT = "before-combat"
    """A combat that no block caused is about to begin."""
    BEFORE_REFERENDUM = "before-referendum"
    """A political action has succeeded and its referendum is about to be called."""
    TERMS = "terms"
    """The terms of a referendum are set and no vote is cast (VTES-6.3.2-03)."""
    POLLING = "polling"
    TALLIED = "tallied"
    """The votes are counted; what the referendum does is about to happen."""
    AFTER_REFERENDUM = "after-referendum"
    AFTER_ACTION = "after-action"
    """The action is wholly over, combat and oustings included (VTES-6.2.2.2-09, VTES-6.2.3-07)."""
    BEFORE_RANGE = "before-range"
    RANGE = "range"
    BEFORE_STRIKES = "before-strikes"
    STRIKE = "strike"
    """A combatant chooses, or has just announced, his strike."""
    BEFORE_RESOLUTION = "before-resolution"
    """Both strikes of the pair are chosen and none has resolved (VTES-6.4.6-19)."""
    RESOLUTION = "resolution"
    """The initial strikes without first strike resolve: what is inflicted now is handled with them."""
    DAMAGE = "damage"
    """Damage is about to be inflicted: prevention (VTES-6.4.6-02)."""
    INFLICTED = "inflicted"
    """Damage has been successfully inflicted and handled."""
    ADDITIONAL = "additional"
    PRESS = "press"
    END_OF_ROUND = "end-of-round"
    END_OF_COMBAT = "end-of-combat"
    AFTER_COMBAT = "after-combat"
    """The combat is over; one that is queued has not begun."""
    GOING_TO_TORPOR = "going-to-torpor"
    BURNING = "burning"
    """A minion is about to be burned."""
    DIABLERIE = "diablerie"
    """A vampire is about to be diablerized: the last moment before the indivisible act (VTES-6.5.5-07)."""
    OUSTING = "ousting"
    """A Methuselah has no pool left and is about to be ousted."""


ACTION_WINDOWS = (Window.ACTION, Window.ATTEMPT, Window.UNBLOCKED)
"""Where an action modifier or reaction without a timing of its own may be used (VTES-6.2-01, VTES-6.2-07)."""

PHASE_WINDOWS = frozenset({Window.UNLOCK, Window.MASTER, Window.MINION, Window.INFLUENCE, Window.DISCARD})

COMBAT_WINDOWS = (
    Window.BEFORE_RANGE,
    Window.RANGE,
    Window.BEFORE_STRIKES,
    Window.STRIKE,
    Window.BEFORE_RESOLUTION,
    Window.RESOLUTION,
    Window.DAMAGE,
    Window.INFLICTED,
    Window.ADDITIONAL,
    Window.PRESS,
    Window.END_OF_ROUND,
    Window.END_OF_COMBAT,
)


ROUND_WINDOWS = frozenset(
    {
        Window.BEFORE_RANGE,
        Window.RANGE,
        Window.BEFORE_STRIKES,
        Window.STRIKE,
        Window.BEFORE_RESOLUTION,
        Window.ADDITIONAL,
        Window.PRESS,
    }
)
"""Those that close at once when a combatant is no longer ready (VTES-6.4.3.2-05)."""


class ActionKind(StrEnum):
    """What sort of action it is. A card giving a special version of a basic action is of that kind
    (VTES-6.1.6-03), so that limits and effects on the basic action apply to it."""

    BLEED = "bleed"
    HUNT = "hunt"
    EQUIP = "equip"
    EMPLOY = "employ"
    RECRUIT = "recruit"
    POLITICAL = "political"
    LEAVE_TORPOR = "leave-torpor"
    RESCUE = "rescue"
    DIABLERIE = "diablerie"
    BECOME_ANARCH = "become-anarch"
    ENTER_COMBAT = "enter-combat"
    BURN_INCAPACITATED = "burn-incapacitated"
    GAIN_POWER = "gain-power"
    SPECIAL = "special"
    """Any other action, described by its card."""
