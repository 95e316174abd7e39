"""Meeting Dracula's encounters: by ambush, when a hunter arrives, and by searching.

``Ambush`` is Dracula's choice, ``Search`` the hunter's; both resolve cards one by one (``MeetEncounter``).
What the cards do is in ``rules.harm.strikes``, their matured effects in ``matured``.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from nocturne.dracula.components.board import Place
from nocturne.dracula.components.box import Encounter, EncounterId, EventId, ItemId, Timing, components
from nocturne.dracula.events.cards import (
    Ambushed,
    AmbushFoiled,
    EncounterMet,
    EncounterStays,
    FoundNothing,
)
from nocturne.dracula.events.fights import FightJoined
from nocturne.dracula.rules.combat.steps import Fight
from nocturne.dracula.rules.harm import strikes
from nocturne.dracula.rules.harm.hurt import Hurt
from nocturne.dracula.rules.harm.strikes import (
    Bodyguards,
    FreshSoil,
    Mob,
    SpyReport,
    WolfPack,
    reveal_question,
    send_bats,
)
from nocturne.dracula.rules.playing.event_cards import EventWindow, PlayEvent, offer_events
from nocturne.dracula.rules.questions.asking import (
    PASS_KEY,
    events_named,
    items_named,
    may_hold_event,
    may_hold_item,
    offer_cards,
    offer_pass,
    out_of_play,
)
from nocturne.dracula.rules.questions.offering import kinds_of, offer, option
from nocturne.dracula.rules.table.cards import delay, discard_items, items_of_kind, reveal_item
from nocturne.dracula.rules.table.tokens import place_fog
from nocturne.dracula.rules.table.trail import discard_laid, find_laid, laid_at, turn_up_encounter
from nocturne.dracula.state import DRACULA, DraculaState, Laid
from nocturne.kernel.decision import Choice, Option, Question, Why
from nocturne.kernel.state import Frame

NO_AMBUSH = Why("dracula-why-no-ambush", "FOD-GOLD-02")


def kind_of(card: int) -> Encounter:
    """The kind of an encounter card."""
    return components().encounter_cards[card]


def offer_laid(
    question: Question,
    laid: list[Laid],
    label: str,
    why: Callable[[int], Why | None] | None = None,
) -> None:
    """One option for each encounter lying there. Two of a kind are the same choice as long as they are in the
    same state; otherwise the second key ends in a number: ``encounter:new_vampire:2``."""
    kinds = kinds_of("encounter")
    seen: dict[str, list[tuple[bool, int]]] = {}
    for lying in laid:
        kind = kinds[lying.card]
        like = (lying.face_up, lying.damage)
        others = seen.setdefault(kind, [])
        if like in others:
            continue
        others.append(like)
        number = f":{len(others)}" if len(others) > 1 else ""
        ref = f"encounter:{lying.card}"
        args = {"card": ref, "damage": lying.damage}
        choice = Option(f"encounter:{kind}{number}", label, args, (ref,))
        offer(question, choice, lying.card, why(lying.card) if why is not None else None)


class AmbushStep(IntEnum):
    """How far an ambush has come."""

    ARRIVE = 0
    ASK = 1


class Ambush(Frame):
    """A hunter has arrived at a hideout or lair: Dracula may ambush with its encounters, each once, in the
    order he likes (FOD-AMBU-03, FOD-AMBU-08, FOD-AMBU-09)."""

    hunter: int
    place: Place = Place(-1)
    used: tuple[int, ...] = ()

    def run(self, state: DraculaState) -> Question | None:
        here = state.hunters[self.hunter].place
        if self.step == AmbushStep.ARRIVE:
            self.step = AmbushStep.ASK
            self.place = here
        waiting = [laid for _, laid in laid_at(state, here) if laid.card not in self.used]
        if not waiting or here != self.place or out_of_play(state, self.hunter):
            state.pop()
            return None
        question = Question(DRACULA, "dracula-ask-ambush", hunter=f"hunter:{self.hunter}", place=f"at:{here}")
        offer_pass(question)
        offer_laid(
            question, waiting, "dracula-do-ambush", lambda card: None if kind_of(card).ambushes else NO_AMBUSH
        )
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            state.pop()
            return
        self.used = (*self.used, choice.value)
        turn_up_encounter(state, choice.value)
        state.emit(Ambushed(self.hunter, choice.value, self.place))
        state.push(MeetEncounter(hunter=self.hunter, card=choice.value, ambush=True))


class SearchStep(IntEnum):
    """How far a search has come."""

    TOOLS = 0
    SEDUCTION = 1
    REVEAL = 2
    DOGS = 3
    STAKES = 4
    MEET = 5


class Search(Frame):
    """A hunter searches (FOD-SRCH-02..04): Dogs and Stakes may be shown first, Dracula may answer with
    Seduction, then everything there is revealed and resolved in the order the hunter likes."""

    hunter: int
    dogs: bool = False
    stakes: tuple[int, ...] = ()  # revealed for this search
    met: tuple[int, ...] = ()

    def run(self, state: DraculaState) -> Question | None:
        place = state.hunters[self.hunter].place
        found = [] if out_of_play(state, self.hunter) else [laid for _, laid in laid_at(state, place)]
        if self.step == SearchStep.TOOLS:
            if not found:
                state.pop()
                state.emit(FoundNothing(self.hunter, place))
            elif self._could_show(state):
                return self._ask_tools(state)
            else:
                self.step = SearchStep.SEDUCTION
        elif self.step == SearchStep.SEDUCTION:
            self.step = SearchStep.REVEAL
            state.push(EventWindow(timing=Timing.HUNTER_SEARCHES, hunter=self.hunter))
        elif self.step == SearchStep.REVEAL:
            self.step = SearchStep.DOGS
            for laid in found:
                turn_up_encounter(state, laid.card)  # FOD-SRCH-02
        elif self.step == SearchStep.DOGS:
            self.step = SearchStep.STAKES
            if self.dogs:
                for laid in found:
                    if kind_of(laid.card).id in components().item(ItemId.DOGS).removes:
                        discard_laid(state, laid.card)
        elif self.step == SearchStep.STAKES:
            return self._use_stakes(state, found)
        else:
            return self._meet_next(state, found)
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        if self.step == SearchStep.TOOLS:
            self._take_tool(state, choice)
        elif self.step == SearchStep.STAKES:
            self._take_stake(state, choice)
        else:
            self._meet(state, choice.value)

    # -- before the search

    def _could_show(self, state: DraculaState) -> bool:
        hidden = len(state.hunters[self.hunter].items) - len(self.stakes) - self.dogs
        return hidden > 0 and may_hold_item(state, self.hunter, items_named(ItemId.DOGS, ItemId.STAKE))

    def _ask_tools(self, state: DraculaState) -> Question:
        shown = self.stakes
        if self.dogs:
            shown += tuple(items_of_kind(state, self.hunter, ItemId.DOGS))
        kinds = (ItemId.DOGS, ItemId.STAKE)
        return reveal_question(state, self.hunter, "dracula-ask-search-tools", kinds, shown)

    def _take_tool(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            self.step = SearchStep.SEDUCTION
            return
        reveal_item(state, self.hunter, choice.value)
        if components().item_cards[choice.value].id is ItemId.DOGS:
            self.dogs = True
        else:
            self.stakes = (*self.stakes, choice.value)

    # -- what was found

    def _use_stakes(self, state: DraculaState, found: list[Laid]) -> Question | None:
        """A Stake and a vampire or Hoax that was found are discarded together, if the hunter wants it."""
        removes = components().item(ItemId.STAKE).removes
        marked = [laid for laid in found if kind_of(laid.card).id in removes]
        if not self.stakes or not marked:
            self.step = SearchStep.MEET
            return None
        question = Question(state.holder[self.hunter], "dracula-ask-stake", hunter=f"hunter:{self.hunter}")
        if state.options.stake_discard == "optional":
            offer_pass(question)
        offer_laid(question, marked, "dracula-do-stake")
        return question

    def _take_stake(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            self.step = SearchStep.MEET
            return
        stake, self.stakes = self.stakes[0], self.stakes[1:]
        discard_laid(state, choice.value)
        discard_items(state, self.hunter, [stake])

    def _meet_next(self, state: DraculaState, found: list[Laid]) -> Question | None:
        """FOD-SRCH-03, FOD-ENCO-06: each encounter there is met; the hunter chooses the order."""
        waiting = [laid for laid in found if laid.card not in self.met]
        if not waiting:
            state.pop()
            return None
        if len(waiting) == 1:
            self._meet(state, waiting[0].card)
            return None
        question = Question(
            state.holder[self.hunter], "dracula-ask-search-order", hunter=f"hunter:{self.hunter}"
        )
        offer_laid(question, waiting, "dracula-do-meet")
        return question

    def _meet(self, state: DraculaState, card: int) -> None:
        self.met = (*self.met, card)
        state.emit(EncounterMet(self.hunter, card))
        state.push(MeetEncounter(hunter=self.hunter, card=card))


class MeetStep(IntEnum):
    """How far an encounter has come."""

    FOIL = 0
    BEGIN = 1
    DRIVE_OFF = 2
    DISCARD = 3


class MeetEncounter(Frame):
    """One encounter is resolved against a hunter, without its matured part (FOD-AMBU-04, FOD-SRCH-04); then
    it is discarded unless it stays (FOD-AMBU-07)."""

    hunter: int
    card: int
    ambush: bool = False
    foiled: str = ""  # what kept the ambush from having any effect, a message
    stays: bool = False

    def run(self, state: DraculaState) -> Question | None:
        kind = kind_of(self.card)
        if self.step == MeetStep.FOIL:
            if self.ambush and self._could_foil(state, kind):
                return self._ask_foil(state, kind)
            self.step = MeetStep.BEGIN
        elif self.step == MeetStep.BEGIN:
            self.step = MeetStep.DRIVE_OFF
            if self.foiled:
                state.emit(AmbushFoiled(self.hunter, self.card, self.foiled))
            else:
                self._begin(state, kind)
        elif self.step == MeetStep.DRIVE_OFF:
            self.step = MeetStep.DISCARD
            if kind.removed_by and not self.foiled:
                self.stays = True
                state.push(DriveOff(hunter=self.hunter, card=self.card))
        else:
            state.pop()
            if find_laid(state, self.card) is None:
                return None
            if self.stays:
                state.emit(EncounterStays(self.card))
            else:
                discard_laid(state, self.card)
        return None

    # -- foiling an ambush

    def _could_foil(self, state: DraculaState, kind: Encounter) -> bool:
        forewarned = not kind.vampire and may_hold_event(state, self.hunter, events_named(EventId.FOREWARNED))
        return forewarned or self._dogs_could_help(state, kind)

    def _dogs_could_help(self, state: DraculaState, kind: Encounter) -> bool:
        afraid = kind.id in components().item(ItemId.DOGS).removes
        return afraid and may_hold_item(state, self.hunter, items_named(ItemId.DOGS))

    def _ask_foil(self, state: DraculaState, kind: Encounter) -> Question:
        question = Question(
            state.holder[self.hunter],
            "dracula-ask-ambushed",
            hunter=f"hunter:{self.hunter}",
            card=f"encounter:{self.card}",
        )
        offer_pass(question)
        if not kind.vampire:
            offer_events(state, question, self.hunter, (Timing.AMBUSHED,))
        if self._dogs_could_help(state, kind):
            dogs = items_of_kind(state, self.hunter, ItemId.DOGS)
            offer_cards(question, "item", dogs, "dracula-do-dogs")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        self.step = MeetStep.BEGIN
        if choice.key == PASS_KEY:
            return
        if isinstance(choice.value, tuple):
            who, card = choice.value
            state.push(PlayEvent(who=who, card=card, timing=Timing.AMBUSHED))
        else:
            self.foiled = "dracula-card-dogs"
            discard_items(state, self.hunter, [choice.value])

    # -- the effect

    def _begin(self, state: DraculaState, kind: Encounter) -> None:
        place = state.hunters[self.hunter].place
        here = tuple(state.hunters_at(place))
        if kind.health:
            self.stays = True
            state.push(VampireMet(hunter=self.hunter, card=self.card, ambush=self.ambush))
        elif kind.id is EncounterId.ARISTOCRATIC_VAMPIRE:
            self.stays = True
            state.push(UnmaskAristocrat(hunter=self.hunter, card=self.card))
        elif kind.id in (EncounterId.HOAX, EncounterId.SABOTEUR):
            delay(state, self.hunter)
        elif kind.id is EncounterId.UNNATURAL_FOG:
            raise_fog(state, place, kind)
        elif kind.id is EncounterId.DESECRATED_SOIL:
            state.push(FreshSoil())
        elif kind.id is EncounterId.SZGANY_MOB:
            state.push(Mob(hunters=here))
        elif kind.id is EncounterId.RATS:
            state.push(Hurt(hunter=self.hunter, amount=kind.damage))
        elif kind.id is EncounterId.WOLVES:
            state.push(WolfPack(hunters=here))
        elif kind.id is EncounterId.SZGANY_BODYGUARDS:
            state.push(Bodyguards(hunter=self.hunter))
        elif kind.id is EncounterId.BATS:
            send_bats(state, self.hunter)
        else:  # the Spy
            state.push(SpyReport(hunter=self.hunter))


def raise_fog(state: DraculaState, place: Place, kind: Encounter) -> None:
    """Unnatural Fog (FOD-FOG-01): one token, two on a port; by day all hunters there are delayed."""
    place_fog(state, place, kind.port_tokens if state.board.port[place] else kind.tokens)
    if state.day:
        for hunter in state.hunters_at(place):
            delay(state, hunter)


class DriveOff(Frame):
    """Some encounters stay, face up, unless the hunter reveals the right item."""

    hunter: int
    card: int

    def run(self, state: DraculaState) -> Question | None:
        kinds = kind_of(self.card).removed_by
        if not out_of_play(state, self.hunter) and may_hold_item(state, self.hunter, items_named(*kinds)):
            question = reveal_question(state, self.hunter, "dracula-ask-drive-off", kinds)
            question.args["card"] = f"encounter:{self.card}"
            return question
        state.pop()
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        if choice.key != PASS_KEY:
            state.nearest(MeetEncounter).stays = False
            reveal_item(state, self.hunter, choice.value)


class UnmaskAristocrat(Frame):
    """The searching hunter may become delayed to discard an Aristocratic Vampire (FOD-DELA-05)."""

    hunter: int
    card: int

    def run(self, state: DraculaState) -> Question:
        question = Question(
            state.holder[self.hunter], "dracula-ask-aristocrat", hunter=f"hunter:{self.hunter}"
        )
        why = Why("dracula-why-delayed", "FOD-DELA-05") if state.hunters[self.hunter].delayed else None
        offer_pass(question)
        offer(question, option("delay", "dracula-do-aristocrat"), unless=why)
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        if choice.key != PASS_KEY:
            state.nearest(MeetEncounter).stays = False
            delay(state, self.hunter)


class VampireStep(IntEnum):
    """How far the meeting with a vampire has come."""

    BEGIN = 0
    JOIN = 1


class VampireMet(Frame):
    """A vampire is fought (FOD-VAMP-02). Against a New Vampire other hunters there may become delayed to join
    (FOD-COMB-08); a Reckless Vampire faces one hunter only (FOD-COMB-07)."""

    hunter: int
    card: int
    ambush: bool = False
    hunters: tuple[int, ...] = ()
    asked: int = 0  # hunters who have answered, as a bit mask

    def run(self, state: DraculaState) -> Question | None:
        if self.step == VampireStep.BEGIN:
            self.step = VampireStep.JOIN
            self.hunters = (self.hunter,)
            self.asked = 1 << self.hunter
            return None
        if kind_of(self.card).others_may_join:
            for other in state.hunters_at(state.hunters[self.hunter].place):
                # FOD-DELA-05: a delayed hunter cannot choose to become delayed.
                if not self.asked >> other & 1 and not state.hunters[other].delayed:
                    question = Question(
                        state.holder[other],
                        "dracula-ask-join",
                        hunter=f"hunter:{other}",
                        other=f"hunter:{self.hunter}",
                        card=f"encounter:{self.card}",
                    )
                    offer_pass(question)
                    offer(question, option("join", "dracula-do-join", "FOD-COMB-08"), other)
                    return question
        state.pop()
        state.push(Fight(hunters=self.hunters, vampire=self.card, ambush=self.ambush))
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        place = state.hunters[self.hunter].place
        waiting = [
            h for h in state.hunters_at(place) if not self.asked >> h & 1 and not state.hunters[h].delayed
        ]
        other = waiting[0]
        self.asked |= 1 << other
        if choice.key != PASS_KEY:
            self.hunters = tuple(sorted((*self.hunters, other)))
            delay(state, other)
            state.emit(FightJoined(other))


FRAMES: tuple[type[Frame], ...] = (
    Ambush,
    Search,
    MeetEncounter,
    DriveOff,
    UnmaskAristocrat,
    VampireMet,
    *strikes.FRAMES,
)
