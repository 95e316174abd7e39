"""Setting up: the decks, the four hunters and their players, the starting places (FOD-SETUP-01..23)."""

from __future__ import annotations

from nocturne.dracula.components.board import CASTLE, Place
from nocturne.dracula.components.box import TRAIL_SPACES, components
from nocturne.dracula.events.hunters import DraculaStarted, HunterStarted
from nocturne.dracula.options import DraculaOptions
from nocturne.dracula.rules.questions.offering import offer, place_option
from nocturne.dracula.rules.round.rounds import Round
from nocturne.dracula.rules.table.cards import refill_encounters
from nocturne.dracula.rules.table.trail import closed
from nocturne.dracula.state import DRACULA, HUNTERS, DraculaState, Hideout, HunterState
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.event import audience
from nocturne.kernel.state import Frame

HUNTER_HERE = Why("dracula-why-hunter-here", "FOD-SETUP-22")
NO_CASTLE = Why("dracula-why-start-castle", "FOD-SETUP-21")
HUNTER_NO_CASTLE = Why("dracula-why-hunter-start-castle", "FOD-SETUP-18")

HOLDERS: dict[int, tuple[int, int, int, int]] = {
    2: (1, 1, 1, 1),
    3: (1, 1, 2, 2),
    4: (1, 2, 3, 3),
    5: (1, 2, 3, 4),
}
"""Who plays which hunters: the four are always all in play (FOD-SETUP-06). With two hunter players each takes
two; with three, the last takes Van Helsing and Mina."""


def new_state(options: DraculaOptions, seats: int, chance: Chance) -> DraculaState:
    """The box set out: decks shuffled, Dracula's first encounters drawn, nobody on the board yet."""
    box = components()
    state = DraculaState(
        seats=seats,
        chance=chance,
        stack=[Round(), SetUp()],
        options=options,
        holder=HOLDERS[seats],
        hunters=[HunterState() for _ in HUNTERS],
        trail=[None] * TRAIL_SPACES,
        event_deck=list(range(len(box.event_cards))),  # FOD-SETUP-09
        item_deck=list(range(len(box.item_cards))),  # FOD-SETUP-08
        encounter_deck=list(range(len(box.encounter_cards))),  # FOD-SETUP-11
        ticket_pool=list(range(len(box.ticket_tokens))),  # FOD-SETUP-14: drawn at random, so kept in order
    )
    for deck in (state.event_deck, state.item_deck, state.encounter_deck):
        chance.shuffle(deck)
    refill_encounters(state)  # FOD-SETUP-16
    return state


class SetUp(Frame):
    """The hunters choose where they start, in activation order (FOD-SETUP-18); then Dracula does
    (FOD-SETUP-19). ``step`` counts the hunters who have chosen."""

    def run(self, state: DraculaState) -> Question | None:
        board = state.board
        if self.step < len(HUNTERS):
            question = Question(state.holder[self.step], "dracula-ask-start", hunter=f"hunter:{self.step}")
            for place in range(CASTLE + 1):
                start = place_option(board, "", "dracula-do-start", Place(place), "FOD-SETUP-18")
                offer(question, start, Place(place), HUNTER_NO_CASTLE if place == CASTLE else None)
            return question
        taken = {hunter.place for hunter in state.hunters}
        question = Question(DRACULA, "dracula-ask-dracula-start")
        for place in range(CASTLE + 1):
            why = NO_CASTLE if place == CASTLE else HUNTER_HERE if place in taken else None
            start = place_option(board, "", "dracula-do-start", Place(place), "FOD-SETUP-19")
            offer(question, start, Place(place), why)
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        if self.step < len(HUNTERS):
            state.hunters[self.step].place = choice.value
            state.emit(HunterStarted(self.step, choice.value))
            self.step += 1
            return
        state.placements = 1
        state.trail[0] = Hideout(choice.value, ruled_out=closed(state), never_hide=True, serial=1)
        state.emit(DraculaStarted(choice.value), to=audience(DRACULA), others=DraculaStarted())
        state.pop()
