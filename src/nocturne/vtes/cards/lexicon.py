"""The closed word lists printed on VTES cards: sects, titles, traits, card types, clans and Disciplines.

Clans and Disciplines are known under an old and a new name; both are accepted, the newer one is stored.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Sect(StrEnum):
    """The sect printed first on a vampire.

    By the rule documents Anarch is an attribute of Independent vampires (VTES-10.5-01); newer cards print it
    as a sect. It is kept here as printed; `CryptCard.sect` and `CryptCard.anarch` read it by the documents.
    """

    CAMARILLA = "Camarilla"
    SABBAT = "Sabbat"
    LAIBON = "Laibon"
    INDEPENDENT = "Independent"
    ANARCH = "Anarch"


class Title(StrEnum):
    """A title, or the votes that count as an Independent vampire's own title (VTES-10.4-04)."""

    PRIMOGEN = "primogen"
    PRINCE = "prince"
    JUSTICAR = "justicar"
    INNER_CIRCLE = "inner circle"
    IMPERATOR = "imperator"
    BISHOP = "bishop"
    ARCHBISHOP = "archbishop"
    PRISCUS = "priscus"
    CARDINAL = "cardinal"
    REGENT = "regent"
    BARON = "baron"
    MAGAJI = "magaji"
    KHOLO = "kholo"
    ONE_VOTE = "1 vote"
    TWO_VOTES = "2 votes"
    THREE_VOTES = "3 votes"


CITY_TITLES: Final = frozenset({Title.PRINCE, Title.ARCHBISHOP, Title.BARON})
"""Titles that are held over a city (VTES-10.1-05, VTES-10.2-03, VTES-10.5-08)."""


class Trait(StrEnum):
    """A word of section 11, or a group, printed on a crypt card as a sentence of its own."""

    BLACK_HAND = "Black Hand"
    SERAPH = "Seraph"
    RED_LIST = "Red List"
    INFERNAL = "infernal"
    BLOOD_CURSED = "Blood Cursed"
    SCARCE = "scarce"
    STERILE = "sterile"
    BAHARI = "Bahari"
    """Printed on no crypt card: cards in play make vampires Bahari."""
    FLIGHT = "flight"
    NON_UNIQUE = "non-unique"


class Bonus(StrEnum):
    """A lasting bonus or penalty printed on a crypt card as a sentence of its own ("+1 bleed.")."""

    BLEED = "bleed"
    STRENGTH = "strength"
    STEALTH = "stealth"
    INTERCEPT = "intercept"
    HUNT = "hunt"
    HAND_SIZE = "hand size"


class CardType(StrEnum):
    """The type of a library card; a card with several types is played as one of them."""

    MASTER = "Master"
    ACTION = "Action"
    ACTION_MODIFIER = "Action Modifier"
    ALLY = "Ally"
    COMBAT = "Combat"
    CONVICTION = "Conviction"
    EQUIPMENT = "Equipment"
    EVENT = "Event"
    POLITICAL_ACTION = "Political Action"
    POWER = "Power"
    REACTION = "Reaction"
    RETAINER = "Retainer"


ACTION_TYPES: Final = frozenset(
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


def plain(text: str) -> str:
    """The text as it is compared: no accents, no capitals, no doubled blanks.

    >>> plain("  Sacré-Cœur   Cathedral, FRANCE ")
    'sacre-coeur cathedral, france'
    """
    return " ".join(unaccented(text).casefold().split())


def unaccented(text: str) -> str:
    """The text in the letters of a plain keyboard.

    >>> unaccented("Lyyli Yösydän")
    'Lyyli Yosydan'
    """
    letters = unicodedata.normalize("NFKD", text.translate(_LETTERS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


# Letters and signs that Unicode does not take apart by itself.
_LETTERS: Final = str.maketrans(
    {"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D"}
    | {"ı": "i", "™": "", "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-"}
)


_CAMARILLA = ("Brujah", "Caitiff", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue")
_SABBAT = (
    "Ahrimane",
    "Blood Brother",
    "Brujah antitribu",
    "Gangrel antitribu",
    "Harbinger of Skulls",
    "Kiasyd",
    "Lasombra",
    "Malkavian antitribu",
    "Nosferatu antitribu",
    "Pander",
    "Salubri antitribu",
    "Toreador antitribu",
    "Tremere antitribu",
    "Tzimisce",
    "Ventrue antitribu",
)
_LAIBON = ("Akunanse", "Guruhi", "Ishtarri", "Osebo")
_INDEPENDENT = (
    "Abomination",
    "Baali",
    "Banu Haqim",
    "Daughter of Cacophony",
    "Gangrel",
    "Gargoyle",
    "Giovanni",
    "Hecata",
    "Ministry",
    "Nagaraja",
    "Ravnos",
    "Salubri",
    "Samedi",
    "True Brujah",
)

CLANS: Final[Mapping[str, Sect]] = MappingProxyType(
    dict.fromkeys(_CAMARILLA, Sect.CAMARILLA)
    | dict.fromkeys(_SABBAT, Sect.SABBAT)
    | dict.fromkeys(_LAIBON, Sect.LAIBON)
    | dict.fromkeys(_INDEPENDENT, Sect.INDEPENDENT)
)
"""Each clan with the default sect of its members (VTES-10.1-01, 10.2-01, 10.3-01, 10.4-01)."""

CREEDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Avenger": "ven",
        "Defender": "def",
        "Innocent": "inn",
        "Judge": "jud",
        "Martyr": "mar",
        "Redeemer": "red",
        "Visionary": "viz",
    }
)
"""The creeds of the imbued, which act as clans (VTES-IMB-04), each with the virtue named after it."""

DISCIPLINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "abo": "Abombwe",
        "ani": "Animalism",
        "aus": "Auspex",
        "cel": "Celerity",
        "chi": "Chimerstry",
        "dai": "Daimoinon",
        "dem": "Dementation",
        "dom": "Dominate",
        "for": "Fortitude",
        "mal": "Maleficia",
        "mel": "Melpominee",
        "myt": "Mytherceria",
        "nec": "Necromancy",
        "obe": "Obeah",
        "obf": "Obfuscate",
        "obl": "Oblivion",
        "obt": "Obtenebration",
        "pot": "Potence",
        "pre": "Presence",
        "pro": "Protean",
        "qui": "Quietus",
        "san": "Sanguinus",
        "ser": "Serpentis",
        "spi": "Spiritus",
        "str": "Striga",
        "tem": "Temporis",
        "tha": "Blood Sorcery",
        "thn": "Thanatosis",
        "val": "Valeren",
        "vic": "Vicissitude",
        "vis": "Visceratika",
    }
)
"""The Disciplines by the code that the card texts use in brackets, and what is written like one."""

ARTS: Final = frozenset({"mal", "str"})
"""Maleficia and Striga: cards require them as others require Disciplines, but they are none."""

VIRTUES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "def": "Defense",
        "inn": "Innocence",
        "jud": "Judgment",
        "mar": "Martyrdom",
        "red": "Redemption",
        "ven": "Vengeance",
        "viz": "Vision",
    }
)
"""The virtues of the imbued: Disciplines with a single level (VTES-IMB-04, VTES-IMB-19)."""

PATHS: Final = ("Caine", "Cathari", "Death and the Soul", "Power and the Inner Voice")

CLAN_ALIASES: Final[Mapping[str, str]] = MappingProxyType(
    {plain(name): name for name in (*CLANS, *CREEDS)}
    | {
        "assamite": "Banu Haqim",
        "assamites": "Banu Haqim",
        "follower of set": "Ministry",
        "followers of set": "Ministry",
        "ahrimanes": "Ahrimane",
        "blood brothers": "Blood Brother",
        "daughters of cacophony": "Daughter of Cacophony",
        "gargoyles": "Gargoyle",
        "harbingers of skulls": "Harbinger of Skulls",
        "panders": "Pander",
        "the ministry": "Ministry",
    }
)
"""Clans and creeds by every name they have had, folded."""

DISCIPLINE_CODES: Final[Mapping[str, str]] = MappingProxyType(
    {code: code for code in (*DISCIPLINES, *VIRTUES)}
    | {plain(name): code for code, name in (*DISCIPLINES.items(), *VIRTUES.items())}
    | {"thaumaturgy": "tha", "vin": "viz", "judgement": "jud", "defence": "def"}
)
"""The codes of Disciplines and virtues by every name they have had, folded."""


def clan_named(name: str) -> str | None:
    """The clan or creed of that old or new name, in its newer name; None if there is no such clan.

    >>> clan_named("Assamite"), clan_named("ministry"), clan_named("Toreador Antitribu"), clan_named("Elf")
    ('Banu Haqim', 'Ministry', 'Toreador antitribu', None)
    """
    return CLAN_ALIASES.get(plain(name))


def discipline_named(name: str) -> str | None:
    """The code of the Discipline or virtue of that code, old or new name; None if there is none.

    >>> discipline_named("Thaumaturgy"), discipline_named("Blood Sorcery"), discipline_named("DOM")
    ('tha', 'tha', 'dom')
    """
    return DISCIPLINE_CODES.get(plain(name))


def city_named(name: str) -> str:
    """The city under one spelling, so that titles over it contest each other.

    >>> city_named("Washington, DC")
    'Washington, D.C.'
    """
    return _CITIES.get(plain(name).rstrip("."), name)


_CITIES: Final = {"washington, dc": "Washington, D.C.", "washington, d.c": "Washington, D.C."}
