"""Effect tokens and Initiative."""

from __future__ import annotations

from nocturne.chapters.events.combat import (
    InitiativeChanged,
)
from nocturne.chapters.events.figures import (
    TokensGiven,
    TokensLost,
)
from nocturne.chapters.rules.table import modifiers, npc_values
from nocturne.chapters.state import ChaptersState


def give_tokens(state: ChaptersState, ident: str, kind: str, n: int) -> None:
    """Effect tokens, unless the figure is immune (CHA-TOK-01)."""
    figure = state.figure(ident)
    if figure.hex is None or n <= 0 or modifiers.immune(state, ident, kind):
        return
    if kind == "stealth" and (ident not in state.play.vampires or state.play.fight is not None):
        return  # CHA-STL-17: nobody enters stealth during a combat
    now = 1 if kind == "stealth" else figure.tokens.get(kind, 0) + n
    figure.tokens = {**figure.tokens, kind: now}
    state.emit(TokensGiven(ident, kind, n))


def drop_tokens(state: ChaptersState, ident: str, kind: str, n: int | None = None) -> int:
    """Take tokens of a kind away, all by default; gives how many."""
    figure = state.figure(ident)
    had = figure.tokens.get(kind, 0)
    gone = had if n is None else min(n, had)
    if gone:
        tokens = {**figure.tokens, kind: had - gone}
        if gone == had:
            del tokens[kind]
        figure.tokens = tokens
        state.emit(TokensLost(ident, kind, gone))
    return gone


def change_initiative(state: ChaptersState, ident: str, by: int) -> None:
    """CHA-INI-08, CHA-INI-09: at once and until the end of the combat; outside of one, for the next."""
    play = state.play
    if play.fight is None:
        play.initiative = {**play.initiative, ident: play.initiative.get(ident, 0) + by}
        return
    figure = state.figure(ident)
    now = npc_values.clamp_initiative(figure.initiative + by)
    if now != figure.initiative:
        figure.initiative = now
        state.emit(InitiativeChanged(ident, now))
