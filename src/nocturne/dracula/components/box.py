"""The components of the game as typed, immutable data: cards, tickets, tokens, character sheets.

Every number and icon a rule needs is a field here, so that the engine never reads a card's text. The data
files beside this module hold the facts; nothing is read until ``components()`` is called.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

TRAIL_SPACES = 6  # FOD-TRAI-01
LAIR_SPACES = 3  # FOD-LAIR-01
INFLUENCE_TO_WIN = 13  # FOD-WIN-01
RUMOR_INFLUENCE = 3  # FOD-RUMO-06: what a rumor adds to a maturing vampire
DEFEAT_INFLUENCE = 2  # FOD-DEFE-04: one more for each despair token
FURY_INFLUENCE = 3  # FOD-DESP-05
CASTLE_HEALING = 5  # FOD-CAST-03
PORT_TO_SEA_DAMAGE = 2  # FOD-SEA-12
SEA_TO_SEA_DAMAGE = 1  # FOD-SEA-13
ERROR_DAMAGE = 5  # FOD-ERRO-05
COMBAT_CARDS_TO_END = 6  # FOD-COMB-26
VAMPIRE_FLIGHT_CARDS = 3  # FOD-VAMP-08
REST_HEALING = 1  # FOD-REST-01
PHYSICIAN_HEALING = 2  # FOD-REST-02, FOD-REST-03
WEEK = 14  # spaces of the time track: seven days, each a day space and a night space


class Side(StrEnum):
    """Who a card belongs to."""

    HUNTERS = "hunters"
    DRACULA = "dracula"


class HunterId(StrEnum):
    """The four hunters, in activation order (FOD-ORDR-02..05)."""

    GODALMING = "godalming"
    SEWARD = "seward"
    VAN_HELSING = "van_helsing"
    MINA = "mina"


class CombatIcon(StrEnum):
    """The seven combat icons. Each is also one of Dracula's combat cards (FOD-QREF-26)."""

    FANGS = "fangs"
    STRENGTH = "strength"
    CLAWS = "claws"
    MESMERIZE = "mesmerize"
    PLOTTING = "plotting"
    ESCAPE_AS_BAT = "escape_as_bat"
    ESCAPE_AS_MIST = "escape_as_mist"


class Timing(StrEnum):
    """When an event may be played. ``DRAWN`` alone means at once, without a choice (FOD-EVNT-04)."""

    DRAWN = "drawn"
    DAWN = "dawn"
    DUSK = "dusk"
    DAY = "day"
    DAY_ACTION = "day_action"
    NIGHT_ACTION = "night_action"
    RAIL_MOVE = "rail_move"
    AMBUSHED = "ambushed"
    COMBAT_START = "combat_start"
    HUNTER_HURT = "hunter_hurt"
    DRACULA_PHASE = "dracula_phase"
    DRACULA_PHASE_END = "dracula_phase_end"
    HUNTER_MOVED_BY_ROAD = "hunter_moved_by_road"
    HUNTER_CHANGED_REGION = "hunter_changed_region"
    TICKET_SPENT = "ticket_spent"
    EVENT_PLAYED = "event_played"
    HUNTER_SEARCHES = "hunter_searches"
    COMBAT_CARD_CANCELLED = "combat_card_cancelled"


class EventId(StrEnum):
    """The 47 kinds of event."""

    NEWSPAPER_REPORTS = "newspaper_reports"
    CHARTERED_CARRIAGE = "chartered_carriage"
    HIRED_SCOUTS = "hired_scouts"
    LONG_NIGHT = "long_night"
    EXCELLENT_WEATHER = "excellent_weather"
    SURPRISING_RETURN = "surprising_return"
    SENSE_OF_EMERGENCY = "sense_of_emergency"
    SPEEDY_TELEGRAPH = "speedy_telegraph"
    ESCAPE_ROUTE = "escape_route"
    LOCAL_RUMORS = "local_rumors"
    FOREWARNED = "forewarned"
    BLOOD_TRANSFUSION = "blood_transfusion"
    GOOD_LUCK = "good_luck"
    RENEWED_VIGOR = "renewed_vigor"
    PLANNED_AMBUSH = "planned_ambush"
    MYSTIC_RESEARCH = "mystic_research"
    LUCKY_FIND = "lucky_find"
    EVIL_PRESENCE = "evil_presence"
    WAX_CYLINDERS = "wax_cylinders"
    CONSECRATED_GROUND = "consecrated_ground"
    LUCYS_REVENGE = "lucys_revenge"
    HYPNOSIS = "hypnosis"
    HEROIC_LEAP = "heroic_leap"
    BEHIND_THE_VEIL = "behind_the_veil"
    MONEY_TRAIL = "money_trail"
    VAMPIRE_LAIR = "vampire_lair"
    GREAT_STRENGTH = "great_strength"
    RUFUS_SMITH = "rufus_smith"
    SISTER_AGATHA = "sister_agatha"
    JONATHAN_HARKER = "jonathan_harker"
    HIDDEN_SCHEMES = "hidden_schemes"
    SUMMON_STORMS = "summon_storms"
    ROADBLOCK = "roadblock"
    WILD_HORSES = "wild_horses"
    DEVILISH_POWER = "devilish_power"
    VAMPIRIC_INFLUENCE = "vampiric_influence"
    FALSE_TIP = "false_tip"
    UNEARTHLY_SWIFTNESS = "unearthly_swiftness"
    SENSATIONALIST_PRESS = "sensationalist_press"
    ENRAGED = "enraged"
    DARKNESS_RETURNS = "darkness_returns"
    CUSTOMS_SEARCH = "customs_search"
    SEDUCTION = "seduction"
    NOCTURNAL_VISIT = "nocturnal_visit"
    DRACULAS_BRIDES = "draculas_brides"
    GREAT_WOLF = "great_wolf"
    IMMANUEL_HILDESHEIM = "immanuel_hildesheim"


class ItemId(StrEnum):
    """The 12 kinds of item."""

    RIFLE = "rifle"
    PISTOL = "pistol"
    KNIFE = "knife"
    GARLIC = "garlic"
    CRUCIFIX = "crucifix"
    HEAVENLY_HOST = "heavenly_host"
    HOLY_CIRCLE = "holy_circle"
    GARLIC_WREATH = "garlic_wreath"
    HOLY_BULLETS = "holy_bullets"
    DOGS = "dogs"
    STAKE = "stake"
    FAST_HORSES = "fast_horses"


class EncounterId(StrEnum):
    """The 13 kinds of encounter."""

    NEW_VAMPIRE = "new_vampire"
    RECKLESS_VAMPIRE = "reckless_vampire"
    ARISTOCRATIC_VAMPIRE = "aristocratic_vampire"
    HOAX = "hoax"
    UNNATURAL_FOG = "unnatural_fog"
    DESECRATED_SOIL = "desecrated_soil"
    SZGANY_MOB = "szgany_mob"
    RATS = "rats"
    SABOTEUR = "saboteur"
    WOLVES = "wolves"
    SZGANY_BODYGUARDS = "szgany_bodyguards"
    BATS = "bats"
    SPY = "spy"


class HunterCombatId(StrEnum):
    """The three combat cards every hunter always has (FOD-BANN-04)."""

    PUNCH = "punch"
    DODGE = "dodge"
    ESCAPE = "escape"


class PowerId(StrEnum):
    """Dracula's five power cards (FOD-POWR-01)."""

    DARK_CALL = "dark_call"
    FEED = "feed"
    HIDE = "hide"
    WOLF_FORM = "wolf_form"
    MISDIRECT = "misdirect"


class TokenId(StrEnum):
    """Tokens of which the box holds a limited number."""

    STORM = "storm"
    FOG = "fog"
    BATS = "bats"
    DESPAIR = "despair"
    BITE = "bite"
    RUMOR = "rumor"
    ROADBLOCK = "roadblock"
    HEAVENLY_HOST = "heavenly_host"
    CONSECRATED_GROUND = "consecrated_ground"


class ItemUse(StrEnum):
    """What an item is for."""

    COMBAT_ROUND = "combat_round"  # chosen as the card of a round: the items with a red banner
    COMBAT_START = "combat_start"
    AFTER_SHOT = "after_shot"
    SEARCH = "search"
    DAY_ACTION = "day_action"


class Matured(StrEnum):
    """What happens when an encounter matures."""

    NOTHING = "nothing"
    VAMPIRE = "vampire"  # influence, then the end of the trail is cleared
    OWN_EFFECT = "own_effect"
    SAME_EFFECT_REGION = "same_effect_region"
    SAME_EFFECT_NEARBY = "same_effect_nearby"
    SAME_EFFECT_HUNTER = "same_effect_hunter"
    KEPT_BY_DRACULA = "kept_by_dracula"


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of event card. The numbers are 0, and the lists empty, where the card has none."""

    id: EventId
    side: Side
    count: int
    timing: tuple[Timing, ...]
    only: HunterId | None = None  # the one hunter who can use it
    ally: bool = False  # may stay in play as an ally instead (FOD-ALLY-01)
    damage: int = 0
    ally_damage: int = 0
    influence: int = 0
    cities: int = 0  # cities to name
    cards: int = 0  # cards to look at or to place, at most
    tokens: int = 0  # tokens to place, at most
    reach: int = 0  # roads, railways or sea moves, at most
    spaces: tuple[int, ...] = ()  # trail spaces it concerns
    later_spaces: tuple[int, ...] = ()  # the same, when it was kept for later
    cancels: tuple[EventId, ...] = ()

    @property
    def must_be_played(self) -> bool:
        """Whether drawing it leaves no choice but to play it (FOD-EVNT-04)."""
        return self.timing == (Timing.DRAWN,)


class BannerCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card with icons on a banner; the engaged hunter's icons cancel Dracula's card (FOD-COMB-16)."""

    count: int
    icons: tuple[CombatIcon, ...] = ()
    damage: int = 0  # to the vampire


class Item(BannerCard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of item card."""

    id: ItemId
    use: ItemUse
    weapon: bool = False
    against: tuple[CombatIcon, ...] = ()  # it does its damage only against these
    fails_against: CombatIcon | None = None
    with_items: tuple[ItemId, ...] = ()  # it only adds to these
    removes: tuple[EncounterId, ...] = ()  # encounters it takes out of a search
    spent: bool = False  # discarded by its use

    @property
    def has_banner(self) -> bool:
        """Whether it can be chosen as the card of a combat round (FOD-COMB-12)."""
        return self.use is ItemUse.COMBAT_ROUND


class HunterCombat(BannerCard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A yellow-banner card; every hunter has one of each and never discards it (FOD-BANN-05)."""

    id: HunterCombatId


class Encounter(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of encounter card."""

    id: EncounterId
    count: int
    vampire: bool = False
    health: int = 0  # above 0: it is fought, and this is what it can take
    others_may_join: bool = False  # hunters there may become delayed to join the fight
    ambushes: bool = True
    everyone_there: bool = False  # strikes every hunter of the city, not only the one who met it
    damage: int = 0
    per_weapon: int = 0  # damage saved for each weapon revealed
    unarmed_damage: int = 0  # more damage for a hunter who reveals no weapon
    tokens: int = 0
    port_tokens: int = 0
    cards: int = 0  # encounters Dracula draws
    removed_by: tuple[ItemId, ...] = ()  # revealing one of these discards it; otherwise it stays, face up
    matured: Matured = Matured.NOTHING
    matured_number: int = 0  # tokens, damage healed or roads of the matured effect
    reveals_place: bool = False  # its location card is turned up when it matures
    influence: int = 0  # gained when it matures


class DraculaCombat(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card of Dracula's combat deck."""

    id: CombatIcon
    count: int
    damage: int = 0  # to the engaged hunter
    second_damage: int = 0  # at night, to any hunter in the fight
    heals: int = 0
    influence: int = 0
    night: bool = False  # does more at night (FOD-COMB-04)
    flight: bool = False  # ends the fight, and is subject to Pride (FOD-COMB-21)
    reach: int = 0  # roads
    stays_face_up: bool = False
    weapon_penalty: int = 0
    cancels: tuple[str, ...] = ()  # cards of the engaged hunter
    breaks: tuple[ItemId, ...] = ()  # items it discards at night


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the power cards, each of which exists once."""

    id: PowerId
    places_location: bool = False  # FOD-POWR-02
    takes_encounter: bool = False  # FOD-ENCO-02
    at_sea: bool = False  # may be played while Dracula is at sea
    on_consecrated: bool = False  # may be played where a Consecrated Ground or Heavenly Host token lies
    damage: int = 0  # to Dracula
    heals: int = 0
    encounters: int = 0  # to draw
    reach: int = 0  # roads


class Ticket(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of railway ticket; ``yellow`` is 0 where none is printed (FOD-RAIL-03)."""

    id: str
    white: int
    yellow: int
    count: int


class Hunter(Struct, frozen=True, forbid_unknown_fields=True):
    """A hunter's character sheet."""

    id: HunterId
    order: int
    health: int
    bite_spaces: int
    items: int  # most cards in the item hand
    events: int
    tickets: int
    abilities: tuple[str, ...]
    tickets_drawn: int = 1
    always_weakened: bool = False  # FOD-WEAK-05


class Dracula(Struct, frozen=True, forbid_unknown_fields=True):
    """Dracula's character sheet."""

    health: int
    events: int  # most cards in the event hand
    encounters: int  # he draws back up to this many (FOD-ENCO-09)
    abilities: tuple[str, ...]


class _Combat(Struct, frozen=True, forbid_unknown_fields=True):
    dracula: tuple[DraculaCombat, ...]
    hunters: tuple[HunterCombat, ...]


class _Pool(Struct, frozen=True, forbid_unknown_fields=True):
    tickets: tuple[Ticket, ...]
    tokens: dict[TokenId, int]


class _Characters(Struct, frozen=True, forbid_unknown_fields=True):
    hunters: tuple[Hunter, ...]
    dracula: Dracula


class Components(Struct, frozen=True):
    """Everything in the box but the board.

    Each family is there twice: by kind (``events``), and as the printed cards (``event_cards``), where
    the place in the tuple is the number by which a state calls that very card.
    """

    events: tuple[Event, ...]
    event_cards: tuple[Event, ...]
    items: tuple[Item, ...]
    item_cards: tuple[Item, ...]
    encounters: tuple[Encounter, ...]
    encounter_cards: tuple[Encounter, ...]
    dracula_combat: tuple[DraculaCombat, ...]
    dracula_combat_cards: tuple[DraculaCombat, ...]
    hunter_combat: tuple[HunterCombat, ...]
    powers: tuple[Power, ...]
    tickets: tuple[Ticket, ...]
    ticket_tokens: tuple[Ticket, ...]
    tokens: dict[TokenId, int]
    hunters: tuple[Hunter, ...]
    dracula: Dracula

    def event(self, ident: EventId) -> Event:
        """The kind of event with this id."""
        return _with_id(self.events, ident)

    def item(self, ident: ItemId) -> Item:
        """The kind of item with this id."""
        return _with_id(self.items, ident)

    def encounter(self, ident: EncounterId) -> Encounter:
        """The kind of encounter with this id."""
        return _with_id(self.encounters, ident)

    def combat(self, icon: CombatIcon) -> DraculaCombat:
        """Dracula's combat card with this icon."""
        return _with_id(self.dracula_combat, icon)

    def power(self, ident: PowerId) -> Power:
        """The power card with this id."""
        return _with_id(self.powers, ident)


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


class _Counted(Protocol):
    @property
    def count(self) -> int: ...


KindT = TypeVar("KindT", bound=_HasId)
CountedT = TypeVar("CountedT", bound=_Counted)
FileT = TypeVar("FileT")


def _with_id(kinds: tuple[KindT, ...], ident: str) -> KindT:
    for kind in kinds:
        if kind.id == ident:
            return kind
    raise LookupError(f"no such component: {ident!r} (there are {', '.join(kind.id for kind in kinds)})")


def _printed(kinds: Iterable[CountedT]) -> tuple[CountedT, ...]:
    """Every card of a family, one entry per copy in the box."""
    return tuple(kind for kind in kinds for _ in range(kind.count))


def read_data(name: str, shape: type[FileT]) -> FileT:
    """One of the game's data files, checked against its shape."""
    text = (files("nocturne.dracula") / "data" / name).read_bytes()
    try:
        return msgspec.json.decode(text, type=shape)
    except msgspec.DecodeError as error:
        raise ValueError(f"dracula/data/{name}: {error}") from error


@cache
def components() -> Components:
    """The components, read once."""
    events = read_data("events.json", tuple[Event, ...])
    items = read_data("items.json", tuple[Item, ...])
    encounters = read_data("encounters.json", tuple[Encounter, ...])
    combat = read_data("combat.json", _Combat)
    pool = read_data("pool.json", _Pool)
    characters = read_data("characters.json", _Characters)
    return Components(
        events=events,
        event_cards=_printed(events),
        items=items,
        item_cards=_printed(items),
        encounters=encounters,
        encounter_cards=_printed(encounters),
        dracula_combat=combat.dracula,
        dracula_combat_cards=_printed(combat.dracula),
        hunter_combat=combat.hunters,
        powers=read_data("powers.json", tuple[Power, ...]),
        tickets=pool.tickets,
        ticket_tokens=_printed(pool.tickets),
        tokens=pool.tokens,
        hunters=characters.hunters,
        dracula=characters.dracula,
    )
