"""Matured effects: what an encounter does when its hideout slides past the end of the trail (FOD-MATU-02)."""

from __future__ import annotations

from enum import IntEnum

from nocturne.dracula.components.board import Link, Place, by_road, places_in
from nocturne.dracula.components.box import (
    RUMOR_INFLUENCE,
    Encounter,
    EncounterId,
    Matured,
    Side,
    TokenId,
    components,
)
from nocturne.dracula.events.cards import (
    BodyguardsKept,
    CityStruck,
    DiscardSearched,
    EncounterMatured,
    EventFetched,
    EventsShuffledIn,
)
from nocturne.dracula.rules.encounters.maturing import MatureHideout
from nocturne.dracula.rules.harm.strikes import Mob, SpyReport, WolfPack
from nocturne.dracula.rules.questions.asking import (
    in_play,
    offer_cards,
    offer_hunters,
    offer_links,
    offer_places,
)
from nocturne.dracula.rules.supplies.supply import ReceiveEvent
from nocturne.dracula.rules.table.cards import shuffle_events
from nocturne.dracula.rules.table.tokens import left_in_box, place_fog, place_roadblock
from nocturne.dracula.rules.table.trail import clear_end
from nocturne.dracula.rules.table.victory import gain_influence, heal_dracula
from nocturne.dracula.state import COUNT, DRACULA, DraculaState
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import audience
from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame


class Step(IntEnum):
    """How far a matured effect has come."""

    REVEAL = 0
    RESOLVE = 1


@starts("dracula/mature")
class Mature(Frame):
    """The matured effect of one encounter, which Dracula has chosen to resolve. ``place`` is the location of
    its hideout, ``rumor`` whether a rumor token lies there."""

    card: int
    place: Place
    rumor: bool = False

    def run(self, state: DraculaState) -> Question | None:
        kind = components().encounter_cards[self.card]
        if self.step == Step.REVEAL:
            self.step = Step.RESOLVE
            state.emit(EncounterMatured(self.card))
            if kind.reveals_place:
                state.nearest(MatureHideout).turn_up_place(state)
            if kind.id is EncounterId.HOAX:
                hidden = tuple(lying.card for lying in state.event_discard if not lying.face_up)
                for card in hidden:
                    state.known_events[card] = state.known_events.get(card, 0) | audience(DRACULA)
                whole = DiscardSearched(hidden, len(hidden), seen=True)
                state.emit(whole, to=audience(DRACULA), others=DiscardSearched())
            return None
        question = self._question(state, kind)
        if question is not None and question.options:
            return question
        state.pop()
        if question is None:
            self._resolve(state, kind)
        return None

    def _question(self, state: DraculaState, kind: Encounter) -> Question | None:
        """What the effect asks Dracula; None when there is nothing to ask."""
        card = f"encounter:{self.card}"
        if kind.id is EncounterId.UNNATURAL_FOG:
            question = Question(DRACULA, "dracula-ask-matured-fog", card=card)
            cities = state.board.region_cities[state.board.region[self.place]]
            offer_places(question, state, cities, "dracula-do-matured-city")
        elif kind.matured is Matured.SAME_EFFECT_NEARBY:
            question = Question(DRACULA, "dracula-ask-matured-wolves", card=card)
            near = places_in(by_road(state.board, self.place, kind.matured_number))
            offer_places(question, state, near, "dracula-do-matured-city")
        elif kind.matured is Matured.SAME_EFFECT_HUNTER:
            question = Question(DRACULA, "dracula-ask-matured-hunter", card=card)
            offer_hunters(question, in_play(state), "dracula-do-target")
        elif kind.id is EncounterId.SABOTEUR:
            question = Question(DRACULA, "dracula-ask-roadblock", card=card)
            if left_in_box(state, TokenId.ROADBLOCK) > 0:
                offer_links(question, state, free_links(state), "dracula-do-roadblock", "FOD-BLOC-05")
        elif kind.id is EncounterId.HOAX:
            question = Question(DRACULA, "dracula-ask-hoax", card=card)
            offer_cards(question, "event", self._fetchable(state), "dracula-do-fetch")
        else:
            return None
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        kind = components().encounter_cards[self.card]
        if kind.id is EncounterId.UNNATURAL_FOG:
            place_fog(state, choice.value, kind.matured_number)
        elif kind.matured is Matured.SAME_EFFECT_NEARBY:
            state.emit(CityStruck(self.card, choice.value))
            state.push(WolfPack(hunters=tuple(state.hunters_at(choice.value))))
        elif kind.matured is Matured.SAME_EFFECT_HUNTER:
            state.push(SpyReport(hunter=choice.value))
        elif kind.id is EncounterId.SABOTEUR:
            place_roadblock(state, choice.value)
        else:
            fetch_event(state, choice.value)

    def _resolve(self, state: DraculaState, kind: Encounter) -> None:
        if kind.matured is Matured.VAMPIRE:
            # FOD-WIN-04, FOD-RUMO-06
            gain_influence(state, kind.influence + (RUMOR_INFLUENCE if self.rumor else 0))
            if state.result is None:
                clear_end(state)
                state.nearest(MatureHideout).cut_short()
        elif kind.matured is Matured.SAME_EFFECT_REGION:
            region = state.board.region[self.place]
            there = [
                hunter
                for hunter in in_play(state)
                if state.hunters[hunter].place in state.board.region_cities[region]
            ]
            state.push(Mob(hunters=tuple(there)))
        elif kind.matured is Matured.KEPT_BY_DRACULA:
            state.nearest(MatureHideout).take_out(self.card)
            state.bodyguards.append(self.card)
            state.emit(BodyguardsKept(self.card))
        elif kind.id is EncounterId.DESECRATED_SOIL:
            heal_dracula(state, kind.matured_number)

    def _fetchable(self, state: DraculaState) -> list[int]:
        printed = components().event_cards
        return sorted(lying.card for lying in state.event_discard if printed[lying.card].side is Side.DRACULA)


def free_links(state: DraculaState) -> list[Link]:
    """The roads and railways without a roadblock."""
    return [Link(link) for link in range(len(state.board.links)) if link not in state.roadblocks]


def fetch_event(state: DraculaState, card: int) -> None:
    """A matured Hoax: Dracula keeps one of his events of the discard in secret and shuffles the others, as
    the table reads the card, into the event deck (FOD-SECR-04)."""
    printed = components().event_cards
    everything = state.options.hoax_matured == "all_events"
    kept, shuffled = [], []
    for lying in state.event_discard:
        if lying.card == card:
            continue
        if everything or printed[lying.card].side is Side.DRACULA:
            shuffled.append(lying.card)
        else:
            kept.append(lying)
    state.event_discard = kept
    state.event_deck += shuffled
    shuffle_events(state)
    state.emit(EventFetched(card, seen=True), to=audience(DRACULA), others=EventFetched())
    state.emit(EventsShuffledIn(len(shuffled)))
    state.push(ReceiveEvent(who=COUNT, card=card))


FRAMES: tuple[type[Frame], ...] = (Mature,)
