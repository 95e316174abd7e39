"""Speaking in the middle of a combat."""

from __future__ import annotations

from nocturne.chapters.events.combat import SpokenTo
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.frames import start


def begin_speech(state: ChaptersState, who: str, npc: str) -> None:
    """In the middle of a combat one character speaks; the page is theirs, and all hear it."""
    page = state.play.npcs[npc].speak
    state.emit(SpokenTo(who, npc))
    state.push(
        start("reading", page=page, kind="dialogue", involved=[who], actor=who, starter=who, first=page)
    )


def spoken(state: ChaptersState, page: str) -> bool:
    """Whether a page has been spoken and may not be spoken again (CHA-GAP-49)."""
    return page in state.play.talked and not lookup.chapter_book(state).pages[page].repeatable
