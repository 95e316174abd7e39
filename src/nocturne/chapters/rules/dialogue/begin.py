"""How a dialogue and an investigation begin: who takes part, and at which page."""

from __future__ import annotations

from nocturne.chapters.events.pages import (
    DialogueBegun,
    InvestigationBegun,
)
from nocturne.chapters.rules.dialogue.pages import Reading
from nocturne.chapters.rules.harm.tokens import drop_tokens
from nocturne.chapters.rules.table.board import beside, beside_hex
from nocturne.chapters.state import ChaptersState, Token


def begin_dialogue(state: ChaptersState, who: str, npc: str) -> None:
    """CHA-DLG-01, CHA-DLG-03: all characters beside the NPC take part; it starts at the NPC's page 1."""
    involved = [one for one in state.active() if beside(state, one, npc)]
    for one in involved:
        drop_tokens(state, one, "stealth")  # CHA-STL-17
    page = state.play.npcs[npc].talk
    state.emit(DialogueBegun(tuple(involved), npc))
    state.push(Reading(page=page, kind="dialogue", involved=involved, actor=who, starter=who, first=page))


def begin_investigation(state: ChaptersState, who: str, token: Token) -> None:
    """CHA-INV-01: only the characters beside the zone take part."""
    involved = [one for one in state.active() if beside_hex(state, one, token.hex)]
    for one in involved:
        drop_tokens(state, one, "stealth")  # CHA-STL-17
    state.emit(InvestigationBegun(tuple(involved), token.n))
    state.push(
        Reading(
            page=token.page, kind="investigation", involved=involved, actor=who, starter=who, zone=token.hex
        )
    )
