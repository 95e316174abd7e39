"""The state a position describes. Errors say where in the position something is wrong."""

from __future__ import annotations

from difflib import get_close_matches

from msgspec.structs import asdict

from nocturne.dracula.components.board import NOWHERE, PLACES, Link, Place, board_for, is_sea
from nocturne.dracula.components.box import TRAIL_SPACES, PowerId, components
from nocturne.dracula.options import DraculaOptions
from nocturne.dracula.position.fight import fight_frame
from nocturne.dracula.position.written import (
    DraculaPosition,
    EncounterPosition,
    HideoutPosition,
    HunterPosition,
)
from nocturne.dracula.rules.questions.offering import kinds_of
from nocturne.dracula.rules.round.hunter_phase import HunterPhase
from nocturne.dracula.rules.round.rounds import Round, RoundStep
from nocturne.dracula.rules.round.setup import HOLDERS
from nocturne.dracula.rules.table.time import WEEKDAYS
from nocturne.dracula.state import (
    HUNTERS,
    NO_CARD,
    Discarded,
    DraculaState,
    Hideout,
    HunterState,
    Laid,
    Phase,
)
from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import BadPosition
from nocturne.kernel.state import Frame

Where = tuple[str | int, ...]


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
            return [Round(step=RoundStep.DUSK), HunterPhase(left=left)]
        if begin == "dusk":
            state.phase = Phase.DAY
            return [Round(step=RoundStep.DUSK)]
        state.phase = Phase.NIGHT
        if begin == "night":
            return [Round(step=RoundStep.DRACULA), HunterPhase(left=left)]
        return [Round(step=RoundStep.DRACULA)]


_AT_HOME = {
    "godalming": HunterPosition(at="london"),
    "seward": HunterPosition(at="london"),
    "van_helsing": HunterPosition(at="amsterdam"),
    "mina": HunterPosition(at="london"),
}
"""Where a hunter is whom the position does not mention."""
