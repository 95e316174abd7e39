"""Decks in the formats of the community: written and read again they are the same, links among them."""

from __future__ import annotations

from pathlib import Path

import pytest

from nocturne.vtes.deck_links import read_link, write_link
from nocturne.vtes.decks import FORMATS, Deck, Format, precons, read_deck, read_deck_file, write_deck

#: Tournament-winning decks beside a working copy; where they are not, the decks that were sold have to do.
WINNING = Path(__file__).resolve().parents[3] / "shared" / "vtes" / "decks"
TWO = {200001: 2, 100001: 3}


@pytest.fixture(scope="module")
def known_decks() -> list[Deck]:
    winning = [read_deck_file(file)[0] for file in sorted(WINNING.glob("*.txt"))]
    return [deck for deck in (*winning, *precons().values()) if deck.crypt]


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMATS)
def test_a_deck_that_is_written_is_read_again_card_for_card(known_decks: list[Deck], form: Format):
    for deck in known_decks:
        again, problems = read_deck(write_deck(deck, form))
        assert not problems, deck.name
        assert (again.crypt, again.library) == (deck.crypt, deck.library), deck.name


@pytest.mark.parametrize("form", FORMATS)
def test_a_sold_deck_is_written_and_read_again(form: Format):
    sold = precons()["V5:PTr"]
    again, problems = read_deck(write_deck(sold, form))
    assert not problems
    assert (again.crypt, again.library) == (sold.crypt, sold.library)
    assert again.name == (sold.name if form in ("twd", "vdb") else "")


def test_a_link_holds_name_author_and_cards():
    # given a link as VDB makes it
    link = write_link(TWO, "Été & hiver", "Nosferatu #1")
    # when it is pasted, with blanks around it
    deck, problems = read_deck(f"  {link}\n")
    # then everything is there
    assert not problems
    assert deck == Deck.of(TWO, "Été & hiver", "Nosferatu #1")


@pytest.mark.parametrize(
    "link",
    [
        "https://vdb.im/decks/deck?name=Two#200001=2;100001=3",
        "https://vdb.im/decks/deck#100001=3;200001=1;200001=1;",
        "https://example.org/?cards=200001%3D2%3B100001%3D3",
        "https://vdb.im/decks/deck?name=a#200001%3D2%3B100001%3D3",
    ],
)
def test_links_are_read_however_they_are_written(link: str):
    assert read_link(link)[0] == TWO


@pytest.mark.parametrize(
    ("link", "problem"),
    [
        ("https://amaranth.vtes.co.nz/#deck/5f8e7d6c-1111-2222-3333-444455556666", "vtes-deck-link-empty"),
        ("https://vdb.im/decks/a1b2c3d4e", "vtes-deck-link-empty"),
        ("https://[broken", "vtes-deck-link-empty"),
        ("https://vdb.im/decks/deck#999999=2", "vtes-deck-id-unknown"),
    ],
)
def test_a_link_without_its_list_says_what_to_do(link: str, problem: str):
    deck, problems = read_deck(link)
    assert not deck.crypt
    assert [one.message_id for one in problems] == [problem]
