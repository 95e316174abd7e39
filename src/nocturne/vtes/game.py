"""VTES as a game of the table: how it begins, what it shows, what must always hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from nocturne.kernel.advice import Advice
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision, Refusal
from nocturne.kernel.encoding import Encoding
from nocturne.kernel.errors import BadAnswer
from nocturne.kernel.event import audience
from nocturne.kernel.game import Game, Position, QuestionWindow, Stop
from nocturne.kernel.hosting import Hosting
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.scripting import Scripting
from nocturne.kernel.state import Frame
from nocturne.kernel.view import View
from nocturne.kernel.words import Words
from nocturne.vtes import invariants
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.new_game import VtesSettings, begin, read_settings, settle
from nocturne.vtes.position.inspecting import inspect
from nocturne.vtes.position.scripting import VtesScripting
from nocturne.vtes.position.setting_up import Builder
from nocturne.vtes.position.written import VtesPosition
from nocturne.vtes.rules import all_frames
from nocturne.vtes.rules.hand.procedures.fetch import Search
from nocturne.vtes.rules.oust.effects import announce_concession, finish, time_out
from nocturne.vtes.rules.play.procedures.announce import Announcing
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.view.cards import looking
from nocturne.vtes.view.naming import bleed_of, name_card, name_printed, name_target, strength_of
from nocturne.vtes.view.table import VtesTable, look
from nocturne.vtes.view.ways import name_way


class Vtes(Game[VtesState]):
    """Vampire: The Eternal Struggle."""

    id = "vtes"
    seats = (2, 6)
    usual_seats = 5
    state = VtesState
    options = VtesSettings
    position = VtesPosition
    longest = 60_000

    def __init__(self) -> None:
        self.frames: tuple[type[Frame], ...] = all_frames()

    def read_options(self, options: Mapping[str, Any]) -> VtesSettings:
        return read_settings(options)

    def settle(self, options: VtesSettings, seats: int, chance: Chance) -> VtesSettings:
        return settle(options, seats, chance)

    def new(self, options: VtesSettings, seats: int, chance: Chance) -> VtesState:
        return begin(options, seats, chance)

    def set_up(self, position_: VtesPosition, options: VtesSettings, seats: int, chance: Chance) -> Position:
        return Builder(position_, options.rules, chance).build()

    def look(self, state: VtesState, seat: int | None) -> VtesTable:
        return look(state, seat)

    def looking(self) -> AbstractContextManager[None]:
        return looking()

    def check(self, state: VtesState) -> Iterable[str]:
        return invariants.broken(state)

    def inspect(self, state: VtesState) -> dict[str, Any]:
        return inspect(state)

    def sample(self, state: VtesState, seat: int | None, chance: Chance) -> VtesState:
        """Deal the cards a seat does not know anew, among the same owner's hidden cards of the same kind.
        A card
        that somebody is about to show stays what it is: its targets have been chosen for it."""
        other = state.copy()
        mask = 0 if seat is None else audience(seat)
        chosen = _chosen(state)
        for owner in range(state.seats):
            for crypt in (False, True):
                hidden = [
                    card
                    for card in _hidden(state, owner, crypt)
                    if card not in chosen and not _knows(state, card, mask)
                ]
                keys = [state.printed[card] for card in hidden]
                chance.shuffle(keys)
                for card, key in zip(hidden, keys, strict=True):
                    other.printed[card] = key
        return other

    def guess(self, state: VtesState, seat: int, chance: Chance) -> VtesState:
        from nocturne.vtes.bot.guessing import guess

        return guess(state, seat, chance)

    def why(self, state: VtesState, seat: int, about: str) -> Iterable[Refusal]:
        from nocturne.vtes.view.explain import explain

        return explain(state, seat, about)

    def name(self, ref: str, words: Words, view: View | None) -> str:
        kind, _, ident = ref.partition(":")
        if kind == "printed" and ident.isdigit():
            return name_printed(int(ident), words)
        if kind in ("card", "target"):
            if view is None:
                return words("vtes-card-unseen")
            return (name_card if kind == "card" else name_target)(int(ident), words, view)
        if kind in ("bleed", "strength") and view is not None:
            return str((bleed_of if kind == "bleed" else strength_of)(int(ident), view))
        if kind in ("way", "does", "deed", "power", "ability", "node", "condition"):
            return name_way(ref, words, view)
        return words(f"vtes-{kind}-{ident}")

    def find(self, text: str, words: Words, view: View) -> Iterable[str]:
        from nocturne.vtes.view.describe import find

        return find(text, words, view)

    def describe(self, ref: str, words: Words, view: View, width: int) -> Any:
        from nocturne.vtes.view.describe import describe

        return describe(ref, words, view)

    def known_to_all(self, ref: str) -> bool:
        """What is printed on a card can be looked up by anybody, wherever its name is told."""
        kind, _, ident = ref.partition(":")
        return kind == "printed" and ident.isdecimal() and int(ident) in catalogue()

    def draw(self, view: View, words: Words, width: int) -> Any:
        from nocturne.vtes.view.draw import draw

        return draw(view, words, width)

    def ending(self, state: VtesState) -> str:
        return "vtes-ending-time" if sum(1 for _ in state.alive()) > 1 else "vtes-ending-last"

    def scripting(self) -> Scripting:
        return VtesScripting()

    def hosting(self) -> Hosting:
        from nocturne.vtes.hosting import vtes_hosting

        return vtes_hosting()

    def grown(self) -> Mapping[int, Callable[[], dict[str, Any]]]:
        from nocturne.vtes.position.large_table import position_with

        return {cards: partial(position_with, cards) for cards in (10, 60, 120)}

    def bots(self) -> Mapping[str, Callable[[int | str], Any]]:
        # Loaded when asked for: most tables of people need no judgement of ours.
        from nocturne.vtes.bot.levels import LEVELS

        return LEVELS

    def blunder(self, decision: Decision, key: str, look: Callable[[], View]) -> str:
        from nocturne.vtes.bot.blunders import blunder

        return blunder(decision, key, look)

    def chances(self, views: Sequence[View]) -> tuple[float, ...] | None:
        from nocturne.vtes.bot.chances import chances

        return chances(views)

    def encoding(self) -> Encoding:
        from nocturne.vtes.view.encoding import VtesEncoding

        return VtesEncoding()

    def advise(self, decision: Decision, look: Callable[[], View], taken: str = "") -> Advice | None:
        from nocturne.vtes.bot.coach import advise

        return advise(decision, look, taken) if isinstance(look, Knowledge) else None

    def default_answer(self, decision: Decision) -> str | None:
        for key in ("pass", "decline"):
            if decision.option(key) is not None:
                return key
        return None

    def needs_attention(self, decision: Decision, view: View) -> bool:
        """Her own choices, blocks, votes, and windows of her own actions and combats and of actions directed
        at her; a window in which she could only pass concerns nobody."""
        table = view.table
        assert isinstance(table, VtesTable)
        if len(decision.options) == 1:
            return False
        if not decision.question.startswith("vtes-window-") or table.referendum is not None:
            return True
        if table.action is not None and decision.seat in (table.action.seat, *table.action.directed_at):
            return True
        own = table.players[decision.seat]
        fighting = () if table.combat is None else (table.combat.acting, table.combat.defending)
        return any(card.card in fighting for card in (*own.ready, *own.torpor))

    def minutes(self, state: VtesState) -> int | None:
        return state.options.time_limit_minutes

    def is_out(self, state: VtesState, seat: int) -> bool:
        return bool(state.players[seat].out)

    def call_time(self, state: VtesState) -> None:
        time_out(state)

    def end(self, state: VtesState) -> None:
        finish(state)  # with the points as they stand

    def concession(self, state: VtesState, seat: int) -> str:
        player = state.players[seat]
        meaning = state.options.concession
        return "" if meaning == "forbidden" or player.out or player.conceding else meaning

    def concede(self, state: VtesState, seat: int) -> None:
        if not self.concession(state, seat):
            raise BadAnswer("kernel-answer-no-concession")
        announce_concession(state, seat)

    def window(self, decision: Decision, view: View) -> QuestionWindow | None:
        from nocturne.vtes.view.windows import window_of

        return window_of(decision, view)

    def hides_choice(self, state: VtesState, decision: Decision) -> bool:
        from nocturne.vtes.view.windows import hides_choice

        return hides_choice(state, decision)

    def activity(self, state: VtesState) -> str:
        from nocturne.vtes.view.windows import activity_of

        return activity_of(state)

    def stops(self) -> tuple[Stop, ...]:
        from nocturne.vtes.view.windows import stops

        return stops()


def _knows(state: VtesState, card: int, mask: int) -> bool:
    return state.knows[card] == EVERYBODY or bool(state.knows[card] & mask)


def _hidden(state: VtesState, owner: int, crypt: bool) -> list[int]:
    """The cards of an owner that lie somewhere hidden, library and crypt cards apart."""
    places = [
        card
        for player in state.players
        for pile in (player.hand, player.library, player.crypt, player.research, player.uncontrolled)
        for card in pile
    ]
    places += [card for now in state.play.values() for card in now.under]
    return [
        card
        for card in places
        if state.owner[card] == owner and (state.face(card).crypt is not None) == crypt
    ]


def _chosen(state: VtesState) -> set[int]:
    """The hidden cards that a procedure in progress has already settled on."""
    found: set[int] = set()
    for frame in (*state.stack, *state.queue):
        # A face-down card that something is aimed at is one that it may be aimed at, which all may know.
        found.update(getattr(frame, "targets", ()))
        if isinstance(frame, Announcing):
            found.add(frame.card)
            found.update(frame.discarded)
            found.update(frame.offered(state))
        elif isinstance(frame, Search):
            found.update(frame.chosen)
    return found


game = Vtes()
