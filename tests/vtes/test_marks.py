"""Marks are records in a state and words in positions and views."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from nocturne.vtes.cards.lexicon import Trait
from nocturne.vtes.marks import (
    BroughtPoints,
    Contests,
    ContestsNothing,
    Counter,
    Diablerized,
    DirectedAt,
    HasTrait,
    InCircle,
    Influenced,
    Mark,
    Must,
    Recruited,
    Remembers,
    Vulnerable,
    Waiting,
    Wounded,
    mark_from,
    spelled,
)
from nocturne.vtes.terms import ActionKind

WORDS: dict[str, Mark] = {
    "recruited": Recruited(),
    "waiting": Waiting(),
    "wounded": Wounded(),
    "contests-nothing": ContestsNothing(),
    "contests:Anson": Contests("Anson"),
    "vulnerable:gun": Vulnerable("gun"),
    "Black Hand": HasTrait(Trait("Black Hand")),
    "circle:card:31": InCircle("card:31"),
    "counter:torture": Counter("torture"),
    "counter:corruption@2": Counter("corruption", 2),
    "diablerie:12": Diablerized(12),
    "influenced:1": Influenced(1),
    "directed:0-3": DirectedAt((0, 3)),
    "pointed:4": Remembers(4),
    "must:hunt": Must(ActionKind.HUNT),
    "points:0.5": BroughtPoints(0.5),
}


@pytest.mark.parametrize("word", WORDS)
def test_a_mark_is_a_word_in_positions_and_views(word: str) -> None:
    assert mark_from(word) == WORDS[word]
    assert spelled(WORDS[word]) == word


def test_every_kind_of_mark_has_a_word() -> None:
    assert {type(mark) for mark in WORDS.values()} == {*get_args(Mark)}


def test_marks_survive_being_written_and_read() -> None:
    marks = tuple(WORDS.values())

    assert msgspec.msgpack.decode(msgspec.msgpack.encode(marks), type=tuple[Mark, ...]) == marks
