"""What happens in fights and to the hunters' bodies: cards shown, wounds, bites, defeats.

A combat card is named by its message (``dracula-card-fangs``), for Dracula's and the hunters' alike. An event
that not everybody sees whole says with ``seen`` which of its two sentences is told.
"""

from __future__ import annotations

from nocturne.dracula.events.references import At, EncounterCard, EventCard, HunterRef, ItemCard, To
from nocturne.kernel.event import Event, Word


class FightBegan(Event, frozen=True):
    """Hunters face Dracula, or the vampire of an encounter card."""

    hunters: tuple[HunterRef, ...]
    place: At
    vampire: EncounterCard | None = None
    dracula: bool = True


class FightJoined(Event, frozen=True):
    """A hunter becomes delayed to join a fight (FOD-COMB-08)."""

    hunter: HunterRef


class BodyguardsUsed(Event, frozen=True):
    """Matured Szgany Bodyguards strike a hunter before the fight."""

    hunter: HunterRef
    card: EncounterCard


class HunterEngaged(Event, frozen=True):
    """Step 2: the hunter whose icons will count (FOD-COMB-13)."""

    hunter: HunterRef


class DraculaCardRevealed(Event, frozen=True):
    """Step 3 (FOD-COMB-15)."""

    reveals = True
    card: Word


class HunterCardRevealed(Event, frozen=True):
    """Step 3 (FOD-COMB-15)."""

    reveals = True
    hunter: HunterRef
    card: Word


class CardSwapped(Event, frozen=True):
    """Planned Ambush: the hunter takes back the revealed card and plays another."""

    reveals = True
    hunter: HunterRef
    card: Word


class DraculaCardCancelled(Event, frozen=True):
    """``cause``: a message, such as the matching icon, Pride or Lucy's Revenge."""

    card: Word
    cause: Word


class FlightForbidden(Event, frozen=True):
    """Enraged was played: a flight card cannot be resolved in this fight."""

    card: Word


class HunterCardCancelled(Event, frozen=True):
    hunter: HunterRef
    card: Word
    cause: Word


class HunterMesmerized(Event, frozen=True):
    hunter: HunterRef


class CombatCardFetched(Event, frozen=True):
    """Plotting: Dracula takes a card from his combat deck; only he sees which."""

    card: Word | None = None
    seen: bool = False


class CombatCardDrawn(Event, frozen=True):
    """Step 8: Dracula draws a combat card, told to him alone (FOD-COMB-28)."""

    reveals = True
    card: Word


class HunterLeftFight(Event, frozen=True):
    hunter: HunterRef


class VampireHurt(Event, frozen=True):
    """Damage to the vampire of an encounter card (FOD-DAMG-03)."""

    card: EncounterCard
    amount: int
    total: int


class VampireHealed(Event, frozen=True):
    card: EncounterCard
    amount: int
    total: int


class VampireDefeated(Event, frozen=True):
    card: EncounterCard


class LucySpent(Event, frozen=True):
    """Lucy's Revenge is discarded for its effect."""

    hunter: HunterRef
    card: EventCard


class WreathShown(Event, frozen=True):
    reveals = True
    hunter: HunterRef
    item: ItemCard


class WreathLost(Event, frozen=True):
    """Claws tear a Garlic Wreath, or the fight is over."""

    hunter: HunterRef
    item: ItemCard


class BulletsFired(Event, frozen=True):
    """Holy Bullets add to a shot."""

    reveals = True
    hunter: HunterRef
    item: ItemCard


class FlewAway(Event, frozen=True):
    """Escape as Bat took Dracula to another city; only he knows which."""

    place: To | None = None
    seen: bool = False


class FightEnded(Event, frozen=True):
    """``cause``: a message."""

    cause: Word


class HunterHurt(Event, frozen=True):
    hunter: HunterRef
    amount: int
    total: int


class HarmPrevented(Event, frozen=True):
    """Damage or a bite that does not happen (FOD-GSTR-03)."""

    hunter: HunterRef
    bite: bool


class HunterBitten(Event, frozen=True):
    """``total`` bite tokens on the sheet now; 0 when there was no free space for this one."""

    hunter: HunterRef
    total: int


class BiteHealed(Event, frozen=True):
    hunter: HunterRef
    total: int


class HunterDefeated(Event, frozen=True):
    hunter: HunterRef
    place: At


class HospitalSet(Event, frozen=True):
    """Where the next dawn takes a defeated hunter (FOD-DEFE-05, FOD-DEFE-07)."""

    hunter: HunterRef
    place: To
