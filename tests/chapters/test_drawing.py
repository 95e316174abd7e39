"""CHAPTERS at a terminal: the tile with facings and sight, who is who, prose without the breaks of a file."""

import io
from typing import Any

import pytest
from rich.console import Console

from nocturne.chapters.content.model import as_prose
from nocturne.chapters.game import game
from nocturne.chapters.view.drawing import signs_of
from nocturne.kernel.words import Words
from tests.chapters.playing import Night, at


def drawn(night: Night, lang: str = "en", seat: int = 0, width: int = 100) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, no_color=True)
    console.print(game.draw(night.table.view(seat), Words(lang), width))
    return out.getvalue()


def quiet_night(**more: Any) -> Night:
    return at(characters=[{"character": "thomas", "at": "C4"}], turn="thomas", **more)


def test_a_character_is_drawn_with_its_facing_and_its_tracks():
    text = drawn(quiet_night())
    assert "TH" in text
    assert "TH Thomas Chartrand (C4): damage 0/6" in text


def test_both_languages_are_whole():
    for lang in ("en", "fr"):
        assert "⟦" not in drawn(quiet_night(), lang)


def tile_of(text: str) -> str:
    """The part of the drawing that is the tile."""
    return text.partition("\n\n")[2].partition("\n\n")[0]


def test_hexes_in_the_sight_of_an_aggressive_npc_are_marked():
    calm = at(
        characters=[{"character": "thomas", "at": "A1"}],
        npcs={"hound": {"at": "D4", "facing": "S", "attitude": "neutral"}},
        only_listed=True,
        turn="thomas",
    )
    assert " : " not in tile_of(drawn(calm))
    calm.state.play.npcs["hound"].attitude = "aggressive"
    assert " : " in tile_of(drawn(calm))
    assert "in the sight of somebody aggressive" in drawn(calm)


def test_figures_whose_names_begin_alike_are_told_apart():
    night = quiet_night(npcs={"brute": {"at": "F2"}, "brute2": {"at": "F4"}})
    codes = signs_of(night.table.view(0).table.chapter)
    assert len(set(codes.values())) == len(codes)


@pytest.mark.parametrize(
    ("written", "prose"),
    [
        ("One line.\n", "One line."),
        ("A long line that was broken because the file is only so wide, and it\ngoes on.", None),
        ("First paragraph.\n\nSecond.", "First paragraph.\n\nSecond."),
        (
            "« Il est vivant ?\n— Il est debout », dites-vous.",
            "« Il est vivant ?\n— Il est debout », dites-vous.",
        ),
    ],
)
def test_prose_flows(written, prose):
    assert as_prose(written) == (written.replace("\n", " ") if prose is None else prose)
