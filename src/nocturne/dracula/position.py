"""Positions: any moment of the game written down by readable ids, and the whole truth read back the same way.

A position names what matters; cards it does not mention fill the decks in random order, below the cards
written on top. ``docs/dracula-positions.md`` lists every field.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import asdict

from nocturne.dracula.board import NOWHERE, PLACES, Link, Place, board_for, is_sea
from nocturne.dracula.components import TRAIL_SPACES, PowerId, components
from nocturne.dracula.fight_position import FightPosition, fight_frame, inspect_fight
from nocturne.dracula.hunters import HunterPhase
from nocturne.dracula.offering import kinds_of
from nocturne.dracula.options import DraculaOptions
from nocturne.dracula.rounds import Round
from nocturne.dracula.setup import HOLDERS
from nocturne.dracula.state import (
    HUNTERS,
    NO_CARD,
    Discarded,
    DraculaState,
    Hideout,
    HunterState,
    Laid,
    Lasting,
    Phase,
)
from nocturne.dracula.time import WEEKDAYS
from nocturne.dracula.trail import current_place
from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import BadPosition
from nocturne.kernel.state import Frame

Where = tuple[str | int, ...]


class _Written(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of what a position may hold: a misspelt field is an error."""


class HunterPosition(_Written, frozen=True, kw_only=True):
    """A hunter. ``at`` is a city, a sea, ``hospital_rome`` or, for one who was defeated, empty."""

    at: str = ""
    damage: int = 0
    bites: int = 0
    items: list[str] = []
    events: list[str] = []
    tickets: list[str] = []
    shown_item: str = ""
    shown_event: str = ""
    delayed: bool = False
    bats: bool = False
    hospital: str = ""


class EncounterPosition(_Written, frozen=True, kw_only=True):
    """An encounter lying in a hideout or lair; a bare id stands for one that lies face down."""

    card: str
    face_up: bool = False
    damage: int = 0


class HideoutPosition(_Written, frozen=True, kw_only=True):
    """A trail space or lair; a bare id stands for a location, or for a power, and nothing else on it."""

    at: str = ""
    powers: list[PowerId] = []
    encounters: list[str | EncounterPosition] = []
    face_up: bool = False
    rumor: bool = False
    bat: bool = False
    tied: str = ""


class DiscardPosition(_Written, frozen=True, kw_only=True):
    """An event in the discard; a bare id stands for one that lies face up."""

    card: str
    face_up: bool = True


Begin = Literal["dawn", "day", "dusk", "night", "dracula"]


class DraculaPosition(_Written, frozen=True, kw_only=True):
    """A moment of the game. ``begin`` is what happens next: a day or night starts with the hunter ``acting``;
    dawn and dusk begin by moving the time marker."""

    begin: Begin = "day"
    acting: str = ""
    time: str = "monday day"
    round: int = 2
    despair: int = 0
    influence: int = 0
    lasting: Lasting = Lasting()
    hunters: dict[str, HunterPosition] = {}
    hunter_ally: str = ""
    damage: int = 0
    events: list[str] = []
    encounters: list[str] | None = None
    rumors: int = 1
    dracula_ally: str = ""
    bodyguards: int = 0
    trail: list[str | HideoutPosition | None] = []
    lairs: list[str | HideoutPosition] = []
    event_deck: list[str] = []
    event_deck_bottom: list[str] = []
    event_discard: list[str | DiscardPosition] = []
    item_deck: list[str] = []
    item_discard: list[str] = []
    encounter_deck: list[str] = []
    encounter_discard: list[str] = []
    storms: list[str] = []
    fog: dict[str, int] = {}
    roadblocks: list[str] = []
    consecrated: str = ""
    hosts: list[str] = []
    fight: FightPosition | None = None


def set_up(position: DraculaPosition, options: DraculaOptions, seats: int, chance: Chance) -> DraculaState:
    """The state a position describes."""
    return _Setter(position, options, seats, chance).state()


class _Box:
    """The cards of one family that have not been laid out yet."""

    def __init__(self, family: str) -> None:
        self.family = family
        self.kinds = kinds_of(family)
        self.left = list(range(len(self.kinds)))

    def take(self, ident: str, at: Where) -> int:
        """A card of this kind; an error when there is no such kind, or no copy is left."""
        for card in self.left:
            if self.kinds[card] == ident:
                self.left.remove(card)
                return card
        if ident in self.kinds:
            raise BadPosition("dracula-position-no-more", at, card=ident, count=self.kinds.count(ident))
        near = get_close_matches(ident, sorted(set(self.kinds)), 1)
        raise BadPosition(
            "dracula-position-no-card", at, family=self.family, card=ident, near=near[0] if near else "none"
        )

    def take_all(self, idents: list[str], at: Where) -> list[int]:
        return [self.take(ident, (*at, i)) for i, ident in enumerate(idents)]


class _Setter:
    def __init__(
        self, position: DraculaPosition, options: DraculaOptions, seats: int, chance: Chance
    ) -> None:
        self.position = position
        self.options = options
        self.seats = seats
        self.chance = chance
        self.board = board_for(options)
        self.event_box, self.item_box = _Box("event"), _Box("item")
        self.encounter_box, self.ticket_box = _Box("encounter"), _Box("ticket")
        self.bats = [i for i, kind in enumerate(kinds_of("combat")) if kind == "escape_as_bat"]

    def state(self) -> DraculaState:
        written = self.position
        if self.seats not in HOLDERS:
            raise BadPosition("dracula-position-seats", seats=self.seats)
        for name in written.hunters:
            if name not in HUNTERS:
                raise BadPosition("dracula-position-no-hunter", ("hunters", name), hunter=name)
        hunters = [self._hunter(hunter.value) for hunter in HUNTERS]
        trail = self._trail()
        lairs = [self._hideout(there, ("lairs", i), 0) for i, there in enumerate(written.lairs)]
        self._check_places(trail, lairs)
        event_hand = self.event_box.take_all(written.events, ("events",))
        allies = [
            self._event(ident, (field,)) if ident else NO_CARD
            for field, ident in (("hunter_ally", written.hunter_ally), ("dracula_ally", written.dracula_ally))
        ]
        bodyguards = [
            self.encounter_box.take("szgany_bodyguards", ("bodyguards",)) for _ in range(written.bodyguards)
        ]
        event_discard = self._event_discard()
        state = DraculaState(
            seats=self.seats,
            chance=self.chance,
            stack=[],
            options=self.options,
            holder=HOLDERS[self.seats],
            round=written.round,
            time=self._time(),
            despair=written.despair,
            influence=written.influence,
            lasting=written.lasting,
            hunters=hunters,
            hunter_ally=allies[0],
            damage=written.damage,
            event_hand=event_hand,
            rumors=written.rumors,
            dracula_ally=allies[1],
            bodyguards=bodyguards,
            trail=trail,
            lairs=lairs,
            event_discard=event_discard,
            item_discard=self.item_box.take_all(written.item_discard, ("item_discard",)),
            encounter_discard=self.encounter_box.take_all(written.encounter_discard, ("encounter_discard",)),
            ticket_pool=self.ticket_box.left,
            storms=tuple(self._place(ident, ("storms", i)) for i, ident in enumerate(written.storms)),
            fog={self._place(ident, ("fog", ident)): count for ident, count in written.fog.items()},
            roadblocks=tuple(
                sorted(self._link(text, ("roadblocks", i)) for i, text in enumerate(written.roadblocks))
            ),
            consecrated=self._place(written.consecrated, ("consecrated",)),
            hosts=tuple(self._place(ident, ("hosts", i)) for i, ident in enumerate(written.hosts)),
            placements=TRAIL_SPACES + 1,
        )
        self._decks(state)
        state.stack = self._stack(state)
        if written.fight is not None:
            state.stack.append(fight_frame(state, written.fight))
        return state

    # -- parts

    def _place(self, ident: str, at: Where) -> Place:
        if not ident:
            return NOWHERE
        if ident in self.board.ids:
            return Place(self.board.ids.index(ident))
        near = get_close_matches(ident, self.board.ids, 1)
        raise BadPosition("dracula-position-no-place", at, place=ident, near=near[0] if near else "none")

    def _link(self, text: str, at: Where) -> Link:
        """``paris-strasbourg`` is the road, ``rail:paris-marseilles`` the railway."""
        kind, _, ends = text.rpartition(":")
        for number, link in enumerate(self.board.links):
            names = {
                f"{self.board.ids[link.a]}-{self.board.ids[link.b]}",
                f"{self.board.ids[link.b]}-{self.board.ids[link.a]}",
            }
            if ends in names and (link.kind == "road") == (kind in ("", "road")):
                return Link(number)
        raise BadPosition("dracula-position-no-link", at, link=text)

    def _time(self) -> int:
        weekday, _, part = self.position.time.partition(" ")
        if weekday not in WEEKDAYS or part not in ("day", "night"):
            raise BadPosition("dracula-position-time", ("time",), time=self.position.time)
        return 2 * WEEKDAYS.index(weekday) + (part == "night")

    def _event(self, ident: str, at: Where) -> int:
        return self.event_box.take(ident, at)

    def _hunter(self, name: str) -> HunterState:
        at: Where = ("hunters", name)
        written = self.position.hunters.get(name, _AT_HOME[name])
        items = self.item_box.take_all(written.items, (*at, "items"))
        events = self.event_box.take_all(written.events, (*at, "events"))
        return HunterState(
            place=self._place(written.at, (*at, "at")),
            damage=written.damage,
            bites=written.bites,
            items=items,
            events=events,
            tickets=self.ticket_box.take_all(written.tickets, (*at, "tickets")),
            shown_item=self._shown("item", written.shown_item, items, (*at, "shown_item")),
            shown_event=self._shown("event", written.shown_event, events, (*at, "shown_event")),
            delayed=written.delayed,
            bats=written.bats,
            hospital=self._place(written.hospital, (*at, "hospital")),
        )

    def _shown(self, family: str, ident: str, hand: list[int], at: Where) -> int:
        if not ident:
            return NO_CARD
        for card in hand:
            if kinds_of(family)[card] == ident:
                return card
        raise BadPosition("dracula-position-not-in-hand", at, card=ident)

    def _trail(self) -> list[Hideout | None]:
        written = self.position.trail
        if len(written) > TRAIL_SPACES:
            raise BadPosition("dracula-position-trail", ("trail",), count=len(written), most=TRAIL_SPACES)
        trail: list[Hideout | None] = [None] * TRAIL_SPACES
        for i, there in enumerate(written):
            if there is not None:
                # Older cards lie further along the trail.
                trail[i] = self._hideout(there, ("trail", i), TRAIL_SPACES + 1 - i)
        if not any(there is not None and there.place != NOWHERE for there in trail):
            raise BadPosition("dracula-position-no-dracula", ("trail",))
        self._tie(trail)
        return trail

    def _tie(self, trail: list[Hideout | None]) -> None:
        """Hide belongs to the next location along the trail unless the position says otherwise."""
        for i, there in enumerate(trail):
            if there is None or PowerId.HIDE not in there.powers or there.tied != NOWHERE:
                continue
            place = next((o.place for o in trail[i + 1 :] if o is not None and o.place != NOWHERE), NOWHERE)
            trail[i] = Hideout(**{**asdict(there), "tied": place})

    def _hideout(self, written: str | HideoutPosition, at: Where, serial: int) -> Hideout:
        if isinstance(written, str):
            powers = {power.value for power in PowerId}
            if written in powers:
                written = HideoutPosition(powers=[PowerId(written)])
            else:
                written = HideoutPosition(at=written)
        place = self._place(written.at, (*at, "at"))
        if place >= PLACES:
            raise BadPosition("dracula-position-no-place", (*at, "at"), place=written.at, near="none")
        encounters = tuple(
            self._laid(encounter, (*at, "encounters", i)) for i, encounter in enumerate(written.encounters)
        )
        open_power = place == NOWHERE and PowerId.HIDE not in written.powers
        if encounters and (open_power or is_sea(place)):
            raise BadPosition("dracula-position-no-encounter-here", (*at, "encounters"))
        return Hideout(
            place=place,
            powers=tuple(written.powers),
            encounters=encounters,
            face_up=written.face_up or open_power,
            rumor=written.rumor,
            tied=self._place(written.tied, (*at, "tied")),
            bat=self.bats.pop() if written.bat and self.bats else NO_CARD,
            serial=serial,
        )

    def _laid(self, written: str | EncounterPosition, at: Where) -> Laid:
        if isinstance(written, str):
            return Laid(self.encounter_box.take(written, at))
        return Laid(self.encounter_box.take(written.card, at), written.face_up, written.damage)

    def _check_places(self, trail: list[Hideout | None], lairs: list[Hideout]) -> None:
        seen: set[Place] = set()
        for there in (*trail, *lairs):
            if there is not None and there.place != NOWHERE:
                if there.place in seen:
                    raise BadPosition("dracula-position-twice", ("trail",), place=self.board.ids[there.place])
                seen.add(there.place)

    def _event_discard(self) -> list[Discarded]:
        found = []
        for i, written in enumerate(self.position.event_discard):
            at: Where = ("event_discard", i)
            if isinstance(written, str):
                found.append(Discarded(self._event(written, at)))
            else:
                found.append(Discarded(self._event(written.card, at), written.face_up))
        return found

    def _decks(self, state: DraculaState) -> None:
        written = self.position
        top = self.event_box.take_all(written.event_deck, ("event_deck",))
        bottom = self.event_box.take_all(written.event_deck_bottom, ("event_deck_bottom",))
        state.event_deck = [*bottom, *self._mixed(self.event_box), *reversed(top)]
        top = self.item_box.take_all(written.item_deck, ("item_deck",))
        state.item_deck = [*self._mixed(self.item_box), *reversed(top)]
        if written.encounters is not None:
            state.encounter_hand = self.encounter_box.take_all(written.encounters, ("encounters",))
        top = self.encounter_box.take_all(written.encounter_deck, ("encounter_deck",))
        state.encounter_deck = self._mixed(self.encounter_box)
        if written.encounters is None:
            state.encounter_hand = [
                state.encounter_deck.pop() for _ in range(components().dracula.encounters)
            ]
        state.encounter_deck += reversed(top)

    def _mixed(self, box: _Box) -> list[int]:
        cards = box.left[:]
        self.chance.shuffle(cards)
        return cards

    def _stack(self, state: DraculaState) -> list[Frame]:
        """What happens next, by ``begin`` and ``acting``."""
        begin = self.position.begin
        if self.position.acting and self.position.acting not in HUNTERS:
            raise BadPosition("dracula-position-no-hunter", ("acting",), hunter=self.position.acting)
        first = HUNTERS.index(self.position.acting) if self.position.acting else 0
        left = tuple(range(first, len(HUNTERS)))
        part = {"dawn": 1, "day": 0, "dusk": 0, "night": 1, "dracula": 1}[begin]
        if state.time % 2 != part:
            state.time ^= 1
        if begin == "dawn":
            state.phase = Phase.DRACULA
            return [Round()]
        if begin == "day":
            state.phase = Phase.DAY
            return [Round(step=2), HunterPhase(left=left)]
        if begin == "dusk":
            state.phase = Phase.DAY
            return [Round(step=2)]
        state.phase = Phase.NIGHT
        if begin == "night":
            return [Round(step=4), HunterPhase(left=left)]
        return [Round(step=4)]


_AT_HOME = {
    "godalming": HunterPosition(at="london"),
    "seward": HunterPosition(at="london"),
    "van_helsing": HunterPosition(at="amsterdam"),
    "mina": HunterPosition(at="london"),
}
"""Where a hunter is whom the position does not mention."""


# -- reading the truth


def inspect(state: DraculaState) -> dict[str, Any]:
    """The whole truth by readable ids, in the words of a position."""
    ids = state.board.ids

    def place(number: int) -> str:
        return ids[number] if number != NOWHERE else ""

    def cards(family: str, numbers: list[int]) -> list[str]:
        kinds = kinds_of(family)
        return [kinds[number] for number in numbers]

    def card(family: str, number: int) -> str:
        return kinds_of(family)[number] if number != NO_CARD else ""

    def hideout(there: Hideout | None) -> dict[str, Any] | None:
        if there is None:
            return None
        kinds = kinds_of("encounter")
        return {
            "at": place(there.place),
            "powers": [power.value for power in there.powers],
            "encounters": [
                {"card": kinds[laid.card], "face_up": laid.face_up, "damage": laid.damage}
                for laid in there.encounters
            ],
            "face_up": there.face_up,
            "rumor": there.rumor,
            "bat": there.bat != NO_CARD,
            "tied": place(there.tied),
        }

    def link(number: int) -> str:
        info = state.board.links[number]
        name = f"{ids[info.a]}-{ids[info.b]}"
        return name if info.kind == "road" else f"rail:{name}"

    printed = components().event_cards
    return {
        "round": state.round,
        "time": f"{WEEKDAYS[state.time // 2]} {'day' if state.day else 'night'}",
        "phase": state.phase.value,
        "despair": state.despair,
        "influence": state.influence,
        "lasting": asdict(state.lasting),
        "hunters": {
            HUNTERS[i].value: {
                "at": place(hunter.place),
                "damage": hunter.damage,
                "bites": hunter.bites,
                "items": cards("item", hunter.items),
                "events": cards("event", hunter.events),
                "tickets": cards("ticket", hunter.tickets),
                "shown_item": card("item", hunter.shown_item),
                "shown_event": card("event", hunter.shown_event),
                "delayed": hunter.delayed,
                "bats": hunter.bats,
                "hospital": place(hunter.hospital),
                "seat": state.holder[i],
            }
            for i, hunter in enumerate(state.hunters)
        },
        "hunter_ally": card("event", state.hunter_ally),
        "at": place(current_place(state)),
        "damage": state.damage,
        "events": cards("event", state.event_hand),
        "encounters": cards("encounter", state.encounter_hand),
        "rumors": state.rumors,
        "dracula_ally": card("event", state.dracula_ally),
        "bodyguards": len(state.bodyguards),
        "trail": [hideout(there) for there in state.trail],
        "lairs": [hideout(there) for there in state.lairs],
        "event_deck": cards("event", state.event_deck[::-1]),
        "event_deck_sides": [printed[number].side.value for number in state.event_deck[::-1]],
        "event_discard": [
            {"card": card("event", gone.card), "face_up": gone.face_up} for gone in state.event_discard
        ],
        "item_deck": cards("item", state.item_deck[::-1]),
        "item_discard": cards("item", state.item_discard),
        "encounter_deck": cards("encounter", state.encounter_deck[::-1]),
        "encounter_discard": cards("encounter", state.encounter_discard),
        "tickets_left": len(state.ticket_pool),
        "storms": [place(there) for there in state.storms],
        "fog": {place(there): count for there, count in state.fog.items()},
        "roadblocks": [link(number) for number in state.roadblocks],
        "consecrated": place(state.consecrated),
        "hosts": [place(there) for there in state.hosts],
        "fight": inspect_fight(state),
        "stack": [type(frame).__name__ for frame in state.stack],
    }
