"""Which paragraphs of a text are read: their conditions are judged once, when the text is told."""

from __future__ import annotations

from nocturne.chapters.content.conditional_texts import FAILS, HOLDS, Recalled
from nocturne.chapters.content.conditions import is_personal
from nocturne.chapters.rules.table.conditions import candidates, fits, holds
from nocturne.chapters.state import ChaptersState


def marks_of(state: ChaptersState, texts: tuple[Recalled, ...], among: list[str] | None = None) -> str:
    """One mark for each paragraph. What a condition asks of a person must hold for one of ``among``, or
    for one of the players' characters."""
    return "".join(HOLDS if _is_read(state, one, among) else FAILS for one in texts)


def _is_read(state: ChaptersState, one: Recalled, among: list[str] | None) -> bool:
    if among is None:
        return holds(state, one.if_)
    if is_personal(one.if_):
        return bool(candidates(state, one.if_, among))
    return fits(state, one.if_, None)


def text_ref(ref: str, marks: str) -> str:
    """The reference of a text with its marks."""
    return f"{ref}#{marks}" if marks else ref
