"""What a campaign in progress is made of: players, coterie, and the chapter on the table.

Everything is plain data: ids of the content, numbers, hexes. What a sheet, a card or a profile says is
looked up in the content by ``rules/table``; what changes during a campaign is here. Frames hold ids of
figures, never figures.

Lists and dictionaries are written as tuples and mappings and replaced when they change, so that copies of a
state share them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from msgspec import Struct

from nocturne.chapters.components.hexes import Hex
from nocturne.chapters.options import ChaptersOptions
from nocturne.kernel.plain import SHARED, Plain
from nocturne.kernel.state import State

Condition = Literal["active", "torpor", "frenzy", "removed", "lost"]
"""How a character is: ``removed`` by a page, ``lost`` to the Beast (CHA-GAP-41)."""

ItemT = TypeVar("ItemT")


def without(items: tuple[ItemT, ...], item: ItemT) -> tuple[ItemT, ...]:
    """The items without the first one that is equal to this one, which must be among them."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


NO_DICE = -1
"""The total of a test that failed without a roll (CHA-TEST-02)."""


class Sheet(Struct, frozen=True, kw_only=True):
    """A character as it has grown: levels, and the discipline cards taken and turned down (CHA-DISC-03)."""

    attributes: Mapping[str, int] = {}
    skills: Mapping[str, int] = {}
    disciplines: Mapping[str, int] = {}
    powers: tuple[str, ...] = ()
    turned_down: tuple[str, ...] = ()


class Player(Plain, kw_only=True):
    """A seat in the campaign. Hunger, Willpower and items are those it will start the next chapter with."""

    character: str = ""
    sheet: Sheet
    xp: int = 0  # to spend
    earned: int = 0  # in all (CHA-XP-06)
    humanity: int = 7
    effects: tuple[str, ...] = ()
    left: tuple[str, ...] = ()  # characters it has left (CHA-SWI-02)
    items: tuple[str, ...] = ()
    hunger: int = 1
    willpower: int = 0  # spent
    fatigued: bool = False
    last_hand: tuple[str, ...] = ()  # the active hand of the last combat, to be taken again at once


class Coterie(Plain, kw_only=True):
    """What belongs to all players (CHA-GEN-03)."""

    boons: int = 0
    status: int = 0
    breaches: int = 0
    resolved: int = 0  # breaches whose consequences have come (CHA-MASQ-03)
    items: tuple[str, ...] = ()
    sold: Mapping[str, int] = {}  # copies the shop has sold and not got back
    effects: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    counters: Mapping[str, int] = {}  # named by the content; one that is missing is 0
    opened: tuple[int, ...] = ()  # envelopes opened before the chapter that is due with them
    unlocked: tuple[str, ...] = ()  # optional chapters
    cards: tuple[str, ...] = ()  # combat cards given by chapters (CHA-DECK-07)
    completed: tuple[str, ...] = ()
    hunts: tuple[str, ...] = ()
    interludes: tuple[int, ...] = ()
    ally_level: int = 1
    next: tuple[str, ...] = ()  # what the last conclusion offers (CHA-CAMP-08)
    tries: int = 0  # failures of the chapter being tried
    allies: tuple[str, ...] = ()  # chosen for the next chapter
    difficulty: tuple[str, ...] = ()


class Campaign(Plain, kw_only=True):
    """Everything that outlives a chapter; a copy of it is the save between chapters."""

    players: list[Player]
    coterie: Coterie


class Token(Struct, frozen=True):
    """A token on a hex. ``born`` is the round in which a fire token came (CHA-FIRE-04)."""

    type: str
    hex: Hex
    n: int = 1
    page: str = ""
    keep: bool = False
    born: int = 0


class Tracker(Struct, frozen=True, kw_only=True):
    """A cube on the track (CHA-RND-02)."""

    id: str
    kind: str
    left: int
    page: str
    by_hand: bool = False
    most: int = 0  # 0: no limit
    full: str = ""  # the page read when it comes to its limit
    named_on: str = ""  # the page that gives its name, if it has one


class Trigger(Struct, frozen=True, kw_only=True):
    """A page that waits for somebody to come to a place. ``who``: all, any, or somebody by id."""

    id: str
    who: str
    at: tuple[Hex, ...]
    within: int
    page: str
    hidden: bool = False


class Figure(Plain, kw_only=True):
    """Somebody who stands on the tile, or does not (no hex)."""

    hex: Hex | None = None
    facing: int = 1
    damage: int = 0
    tokens: Mapping[str, int] = {}
    initiative: int = 0  # in combat, modifiers included
    borrowed: int = 0  # Initiative that ends with the round (CHA-GAP-60)


class Vampire(Figure, kw_only=True):
    """A player's character in a chapter. ``power`` is the active discipline card."""

    seat: int
    hunger: int = 1
    willpower: int = 0  # spent
    fatigued: bool = False
    state: Condition = "active"
    items: tuple[str, ...] = ()
    uses: Mapping[str, int] = {}  # of items, this chapter
    power: str = ""
    power_until: str = ""  # page, turn, round, combat or chapter
    surge: str = ""  # the attribute Blood Surge raises
    surge_on_page: bool = False  # CHA-BLOOD-04: the bonus ends with the page
    hand: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    chosen: str = ""  # the card lying face down
    reacted: str = ""  # the card used this round, in reaction or in the own turn
    in_sight_of: tuple[str, ...] = ()  # aggressive NPCs whose sight it has entered and not left (CHA-NPC-04)


class Npc(Figure, kw_only=True):
    """An NPC, an ally or a summon. ``kind`` says what it looks itself up as: a profile, a coterie ally, a
    summon, or nothing (somebody who cannot be fought)."""

    kind: Literal["profile", "ally", "summon", "nobody"] = "nobody"
    source: str = ""  # the profile, the ally's character, the summon
    side: Literal["enemy", "friend"] = "enemy"
    type: str = "human"
    prey: bool = False
    attitude: str = "neutral"
    talk: str = ""  # the page at which one can talk to it
    speak: str = ""  # the page read when somebody speaks to it in combat
    revealed: bool = False  # the profile lies face up (CHA-NPC-06)
    fights: bool = False  # takes part in the combat
    gone: bool = False  # left the tile for good: defeated, fed on, fled, removed
    flees_after: str = ""  # the character after whose turns it flees (CHA-FLEE-06)
    card: str = ""  # its combat card of this round
    shown: bool = False  # everybody has seen that card
    defence: int = 0  # the bonus of a Defence card, until the end of the round (CHA-ATK-04)
    phase: int = 0  # of a boss
    summoner: str = ""
    arrived: int = 0  # the combat round in which a summon came (CHA-SUM-02)
    barred: bool = False  # a summon that fell in its summoner's own turn (CHA-SUM-05)


class Pile(Plain, kw_only=True):
    """A deck of NPC cards: the top is the last one."""

    draw: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()


class Fight(Plain, kw_only=True):
    """A combat in progress."""

    round: int = 0
    turn: str = ""  # whose active turn it is
    acted: tuple[str, ...] = ()
    suspended: tuple[str, ...] = ()  # who has lowered its Initiative this round (CHA-INI-13)
    standing: Mapping[str, int] = {}  # Initiatives as the round began, where changes wait (CHA-GAP-57)
    win: str = ""  # the page after a victory
    lose: str = ""
    scripted: bool = False  # a page started it
    attacked: tuple[str, ...] = ()  # NPCs that were attacked, or named by the page
    only: bool = False  # nobody else joins
    champion: str = ""  # the one who fights alone for the coterie
    over: Literal["", "won", "lost"] = ""
    decks: dict[str, Pile] = {}


class ChapterPlay(Plain, kw_only=True):
    """The chapter on the table."""

    id: str
    tile: str
    seats: tuple[int, ...]
    participants: int  # players and coterie allies at the start (CHA-PLAY-03)
    difficulty: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()  # coterie allies chosen
    round: int = 0  # main and combat rounds together
    vampires: dict[str, Vampire] = {}
    npcs: dict[str, Npc] = {}
    tokens: tuple[Token, ...] = ()
    trackers: tuple[Tracker, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    clues: tuple[int, ...] = ()
    success_tokens: int = 0
    talked: tuple[str, ...] = ()  # pages of dialogues that have been held (CHA-GAP-49)
    initiative: Mapping[str, int] = {}  # Initiative given for the next combat
    combats: int = 0  # CHA-DIFF-11
    last_actor: str = ""  # CHA-EFC-04
    alarmed: Mapping[str, str] = {}  # prey that flees when the sequence ends, and from whom (CHA-FLEE-04)
    page: str = ""  # the page being read
    fight: Fight | None = None
    summoned: int = 0
    outcome: Literal["", "success", "failure"] = ""


class ChaptersState(State, kw_only=True):
    """The whole game. ``total`` is what the last test came to: how a test hands its result on."""

    options: ChaptersOptions
    campaign: Campaign
    before: Annotated[Campaign | None, SHARED] = None  # the campaign as the chapter was begun (CHA-GAP-44)
    chapter: ChapterPlay | None = None
    total: int = 0
    ending: str = ""

    if TYPE_CHECKING:

        @property
        def play(self) -> ChapterPlay:
            """The chapter on the table; there must be one."""

    @property
    def fight(self) -> Fight:
        """The combat in progress; there must be one."""
        assert self.chapter is not None
        assert self.chapter.fight is not None
        return self.chapter.fight

    def vampire(self, ident: str) -> Vampire:
        """A player's character by its id."""
        return self.play.vampires[ident]

    def player_of(self, ident: str) -> Player:
        """The player behind a character."""
        return self.campaign.players[self.play.vampires[ident].seat]

    def figure(self, ident: str) -> Figure:
        """Anybody on the tile by id."""
        play = self.play
        return play.vampires[ident] if ident in play.vampires else play.npcs[ident]

    def active(self) -> list[str]:
        """The characters still taking part, in seat order."""
        return [ident for ident, one in self.play.vampires.items() if one.state == "active"]

    def fighters(self) -> list[str]:
        """The characters that fight in this combat: all who are active, or the champion."""
        fight = self.play.fight
        champion = fight.champion if fight is not None else ""
        return [ident for ident in self.active() if champion in ("", ident)]

    def seat_of(self, ident: str) -> int:
        """The seat that answers for a character, an ally's or a summon's summoner; else the first active
        one."""
        play = self.play
        if ident in play.vampires:
            return play.vampires[ident].seat
        npc = play.npcs.get(ident)
        if npc is not None and npc.summoner in play.vampires:
            return play.vampires[npc.summoner].seat
        return self.first_seat()

    def first_seat(self) -> int:
        """The first player who still takes part: answers for the coterie in small things."""
        if self.chapter is None:
            return 0
        active = self.active()
        return self.chapter.vampires[active[0]].seat if active else self.chapter.seats[0]


# The rules read this dozens of times for a decision, so it is the field itself and not a function.
ChaptersState.play = ChaptersState.chapter  # type: ignore[assignment]
