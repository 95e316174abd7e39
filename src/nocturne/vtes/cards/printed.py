"""What is printed on a VTES card, as data: crypt cards, library cards and the sets they appeared in.

These are facts read from the official card list. What a text makes the rules do is decided elsewhere; here
a text is either taken apart completely into typed fields or kept whole.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Literal, TypeAlias

from msgspec import Struct

from nocturne.vtes.cards.lexicon import Bonus, CardType, Sect, Title, Trait

Cost: TypeAlias = int | Literal["X"]
"""A printed cost: a number, or X when the text says what it amounts to."""

Level: TypeAlias = Literal[1, 2]
"""1 is the basic level of a Discipline, 2 the superior one (VTES-1.5.4-01). Virtues only have level 1."""


def digest_of(text: str) -> str:
    """A short fingerprint of a card text, to notice that the official wording has changed."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


class Merged(Struct, frozen=True, gc=False, omit_defaults=True):
    """What the text marked with the merged icon adds while base and advanced card are merged (VTES-1.5.6-08).

    A sect or title given here replaces the one printed above it.
    """

    text: str
    sect: Sect | None = None
    title: Title | None = None
    city: str = ""
    traits: tuple[Trait, ...] = ()
    bonuses: dict[Bonus, int] = {}
    special_text: str = ""


class CryptCard(Struct, frozen=True, gc=False, omit_defaults=True):
    """A vampire or an imbued, as printed (VTES-1.5-01).

    `text` is the whole text; its fixed parts are also given apart: `printed_sect`, `title`, `city`, `traits`,
    `bonuses`, `slave_of`, `circle`, `merged`. What remains is `special_text`.
    """

    id: int
    name: str
    """The printed name: copies, groups and the advanced version share it, and contest each other by it."""
    unique_name: str
    """The name that only this card has: "Theo Bell (G6)", "Hannibal (ADV)"."""
    group: int | None
    """None when the card may join any group."""
    capacity: int
    clan: str
    """The clan, or the creed of an imbued."""
    disciplines: dict[str, Level]
    """Disciplines by code with their level; for an imbued, virtues."""
    text: str
    printed_sect: Sect | None = None
    """The sect as printed; None for an imbued."""
    title: Title | None = None
    city: str = ""
    traits: tuple[Trait, ...] = ()
    bonuses: dict[Bonus, int] = {}
    special_text: str = ""
    slave_of: str = ""
    """The clan this vampire is a slave to (VTES-T-12)."""
    circle: str = ""
    """The circle of a Blood Brother (VTES-T-33)."""
    merged: Merged | None = None
    path: str = ""
    advanced: bool = False
    imbued: bool = False
    banned: int | None = None
    """The year in which the card was banned from tournaments."""
    aliases: tuple[str, ...] = ()
    sets: dict[str, tuple[str, ...]] = {}
    """Set abbreviation to rarity and deck codes, as in the official list."""

    @property
    def sect(self) -> Sect | None:
        """The sect by the rule documents, where a printed Anarch is Independent (VTES-10.5-01)."""
        return Sect.INDEPENDENT if self.printed_sect is Sect.ANARCH else self.printed_sect

    @property
    def anarch(self) -> bool:
        """Whether the vampire is printed as an anarch."""
        return self.printed_sect is Sect.ANARCH

    @property
    def has_ability_text(self) -> bool:
        """Whether anything is printed beyond sect and title."""
        return bool(
            self.special_text
            or self.traits
            or self.bonuses
            or self.slave_of
            or self.circle
            or self.merged is not None
        )

    @property
    def text_digest(self) -> str:
        return digest_of(self.text)


class Requirement(Struct, frozen=True, gc=False, omit_defaults=True):
    """What the card demands of its player beyond clan and Discipline, in the words "Requires ...".

    Every field that is set must be met. A sentence that these fields cannot express completely is kept
    whole in `unread` and sets nothing else.
    """

    minion: Literal["minion", "vampire", "imbued", ""] = ""
    ready: bool = False
    """Whether the minion must expressly be ready."""
    sects: tuple[Sect, ...] = ()
    """Any of these. ANARCH asks for an anarch, whether that is a sect or an attribute."""
    not_sects: tuple[Sect, ...] = ()
    titles: tuple[Title, ...] = ()
    """Any of these; the regent counts as a cardinal where cards say so (VTES-10.2-05)."""
    titled: bool | None = None
    city_title: bool = False
    traits: tuple[Trait, ...] = ()
    """All of these."""
    not_traits: tuple[Trait, ...] = ()
    slave: bool = False
    least_capacity: int = 0
    most_capacity: int = 0
    """0 when the capacity has no upper bound."""
    gehenna_events: int = 0
    """At least so many other Gehenna events in play."""
    unread: str = ""

    def requires_sect(self, sect: Sect) -> bool:
        """Whether only members of a sect meet it, or they among others. Requiring a baron is requiring an
        Anarch (ruling G00037)."""
        return sect in self.sects or (sect is Sect.ANARCH and Title.BARON in self.titles)


class LibraryCard(Struct, frozen=True, gc=False, omit_defaults=True):
    """A library card, as printed."""

    id: int
    name: str
    types: tuple[CardType, ...]
    text: str
    clans: tuple[str, ...] = ()
    """Any of these clans or creeds."""
    disciplines: tuple[str, ...] = ()
    """The Disciplines or virtues of the attribute bar, by code; each effect shows which of them it needs."""
    joined: bool = False
    """True when the Disciplines are printed as one pair (and), False when as a choice (or)."""
    flight: bool = False
    """Whether the attribute bar shows the flight icon."""
    pool_cost: Cost = 0
    blood_cost: Cost = 0
    conviction_cost: Cost = 0
    burn_option: bool = False
    requirement: Requirement | None = None
    capacity_change: int = 0
    """What the red circle adds to the capacity of the vampire the card is on (VTES-1.6.2-07)."""
    capacity: int | None = None
    """The capacity of the vampire that the card becomes, when it becomes one."""
    path: str = ""
    banned: int | None = None
    aliases: tuple[str, ...] = ()
    sets: dict[str, tuple[str, ...]] = {}

    @property
    def unique_name(self) -> str:
        """The name that only this card has: its printed name."""
        return self.name

    @property
    def text_digest(self) -> str:
        return digest_of(self.text)


Card: TypeAlias = CryptCard | LibraryCard


class CardSet(Struct, frozen=True, gc=False):
    """A set (expansion) of the game."""

    abbreviation: str
    name: str
    released: str
    """The day of release as YYYY-MM-DD."""
