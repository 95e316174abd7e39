"""Options of a game as they are typed: read by their type, refused with what would be right."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from nocturne.cli.choosing import accepted, read_drawn, read_pairs
from nocturne.examples.candles import Candles
from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import BadOptions
from nocturne.kernel.registry import find_game
from nocturne.vtes.decks import precons, write_deck


class Choices(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1)] = 5
    scoring: Literal["most", "least"] = "most"
    secret: bool = True
    year: str = "1897"
    cards: list[int] = []
    limit: int | None = None


class Chosen(Candles):
    options = Choices


class Willing(Chosen):
    """A game that reads its options itself."""

    def read_options(self, options: Any) -> Choices:
        return Choices()


@pytest.mark.parametrize(
    ("pair", "read"),
    [
        (("rounds", "3"), {"rounds": 3}),
        (("scoring", "least"), {"scoring": "least"}),
        (("secret", "false"), {"secret": False}),
        (("year", "2005"), {"year": "2005"}),
        (("cards", "[1, 2]"), {"cards": [1, 2]}),
        (("cards", "4, 5"), {"cards": [4, 5]}),
        (("limit", "null"), {"limit": None}),
        (("limit", "7"), {"limit": 7}),
    ],
)
def test_a_value_is_read_as_the_game_declares_it(pair: tuple[str, str], read: dict[str, object]):
    assert read_pairs(Chosen(), [pair]) == read


@pytest.mark.parametrize(
    "pair", [("rounds", "many"), ("rounds", "0"), ("scoring", "some"), ("cards", "[1"), ("colour", "red")]
)
def test_what_does_not_fit_is_refused_unless_the_game_reads_itself(pair: tuple[str, str]):
    with pytest.raises(BadOptions):
        read_pairs(Chosen(), [pair])
    assert read_pairs(Willing(), [pair]).keys() == {pair[0]}


def test_what_is_accepted_can_be_told():
    assert accepted(Literal["most", "least"]) == "most | least"
    assert accepted(bool) == "true | false"
    assert accepted(int | None) == "int | None"
    assert accepted(Annotated[int, Meta(ge=1, le=8)]) == "int 1–8"


# -- options drawn for every game


@pytest.mark.slow
def test_a_value_for_each_seat_is_drawn_from_what_a_folder_holds(nocturne, tmp_path):
    # Given two decks that can be played and a file that is none
    (tmp_path / "one.txt").write_text(write_deck(precons()["V5:PTr"]), "utf-8")
    (tmp_path / "two.txt").write_text(write_deck(precons()["V5:PV"]), "utf-8")
    (tmp_path / "three.txt").write_text("not a deck", "utf-8")
    # When games are played with them, then only the two are used, at tables they are not too large for
    ran = nocturne(
        "fuzz", "vtes", "--games", "3", "--draw", f"decks={tmp_path}", "--option", "turn_limit=2", "--every",
        "499",
    )  # fmt: skip
    assert ran.status == 0, ran.err
    assert "2 files" in ran.out
    drawn = read_drawn(find_game("vtes"), 4, {}, "decks", str(tmp_path))
    given = drawn(4, Chance.seeded("here"))["decks"]
    assert len(given) == 4
    assert len(drawn.values) == 2


@pytest.mark.parametrize("files", [[], ["not a deck"]])
def test_a_folder_without_anything_to_use_is_told(nocturne, tmp_path, files):
    folder = tmp_path / "decks"
    folder.mkdir()
    for number, text in enumerate(files):
        (folder / f"{number}.txt").write_text(text, "utf-8")
    ran = nocturne("sim", "vtes", "--games", "1", "--seats", "2", "--draw", f"decks={folder}")
    assert ran.status == 2
    assert str(folder) in ran.err
