"""Options of a game as they are typed: read by their type, refused with what would be right."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from nocturne.cli.choosing import accepted, read_pairs
from nocturne.examples.candles import Candles
from nocturne.kernel.errors import BadOptions


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
