"""An archive of decks in a folder: read once, asked for a card, for what goes with a deck, for one a week."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from nocturne.vtes.archive import VtesArchive, read_archive
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.decks import Deck, precons, write_deck

HEAD = "Ashes of Whitby\nWhitby, England\nMay 3rd 2024\n3R+F\n17 players\nMina Harker\n\n"
#: Decks of four clans, as they were sold.
CODES = ("V5:PTr", "V5:PV", "V5:PTo", "V5:PM")


def card(name: str) -> int:
    return catalogue().named(name).id


def with_card(deck: Deck, name: str, copies: int) -> Deck:
    cards = dict((*deck.crypt, *deck.library))
    return Deck.of({**cards, card(name): copies}, deck.name)


def without(deck: Deck, *names: str) -> Deck:
    gone = {card(name) for name in names}
    return Deck.of({one: n for one, n in (*deck.crypt, *deck.library) if one not in gone}, deck.name)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three decks of one clan that all play Blind Spot, and one each of three others."""
    place = tmp_path / "archive"
    place.mkdir()
    tremere = precons()["V5:PTr"]
    for number, copies in enumerate((1, 2, 6)):
        deck = with_card(tremere, "Blind Spot", copies)
        # Not the same deck three times.
        deck = without(deck, *[catalogue()[deck.library[number][0]].unique_name])
        (place / f"tremere{number}.txt").write_text(HEAD + write_deck(deck), "utf-8")
    for code in CODES[1:]:
        (place / f"{code[4:].lower()}.txt").write_text(HEAD + write_deck(precons()[code]), "utf-8")
    (place / "notes.txt").write_text("no deck at all", "utf-8")
    return place


@pytest.fixture
def archive(folder: Path, tmp_path: Path) -> VtesArchive:
    return read_archive(folder, tmp_path / "cache")


def test_every_file_that_holds_a_deck_is_read(archive: VtesArchive):
    assert len(archive) == 6
    found = archive.find("tremere2")
    assert found is not None
    about = found.about
    assert (about.event, about.place, about.held) == ("Ashes of Whitby", "Whitby, England", "May 3rd 2024")
    assert (about.players, about.author) == (17, "Mina Harker")
    assert "6x Blind Spot" in found.text
    assert archive.find("notes") is None


def test_what_was_read_is_kept_until_a_file_changes(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    read_archive(folder, tmp_path / "cache")
    with monkeypatch.context() as patched:
        # given that no list can be read any more, what was read before serves
        patched.setattr("nocturne.vtes.archive.read_deck", lambda text: (Deck((), ()), ()))
        assert len(read_archive(folder, tmp_path / "cache")) == 6
    # when a file goes, then it is not in the archive any more, and one cache is left
    (folder / "tremere0.txt").unlink()
    assert len(read_archive(folder, tmp_path / "cache")) == 5
    assert len(list((tmp_path / "cache").glob("vtes-archive-*"))) == 1


def test_a_card_is_told_how_it_is_played(archive: VtesArchive):
    use = archive.use(card("Blind Spot"))
    assert (use.decks, use.of, use.copies) == (3, 6, 3.0)
    # the deck with most copies comes first
    assert [deck.id for deck in use.examples] == ["tremere2", "tremere1", "tremere0"]
    # what is played with it is what its decks have and others have not
    ids = {one.id for one in use.played_with}
    assert card("Blind Spot") not in ids
    tremere = dict((*precons()["V5:PTr"].crypt, *precons()["V5:PTr"].library))
    assert ids <= tremere.keys()
    assert all(one.decks <= 3 for one in use.played_with)


def test_a_card_nobody_plays_has_no_decks(archive: VtesArchive):
    use = archive.use(card("Zip Gun"))
    assert (use.decks, use.of, use.played_with, use.examples) == (0, 6, [], [])


def test_decks_like_mine_also_play(archive: VtesArchive):
    # given a deck like three of the archive, without the card they share
    told, problems = archive.suggest(write_deck(precons()["V5:PTr"]))
    assert not problems
    # then that card is suggested first, and nothing that is in the deck already
    assert told.library[0].id == card("Blind Spot")
    assert told.library[0].decks == 3
    assert {deck.id for deck in told.alike[:3]} == {"tremere0", "tremere1", "tremere2"}
    own = dict((*precons()["V5:PTr"].crypt, *precons()["V5:PTr"].library))
    assert not own.keys() & {one.id for one in (*told.crypt, *told.library)}


def test_no_vampire_of_another_group_is_suggested(folder: Path, tmp_path: Path):
    # given decks that share everything with mine, and an elder of an old group
    for number in range(3):
        deck = with_card(without(precons()["V5:PTr"], "Deflection"), "Lucian, the Perfect", number + 1)
        (folder / f"mixed{number}.txt").write_text(HEAD + write_deck(deck), "utf-8")
    archive = read_archive(folder, tmp_path / "cache")
    mine = precons()["V5:PTr"]
    # then it is not suggested to a crypt of another group, but to one without vampires
    elder = card("Lucian, the Perfect")
    assert elder not in {one.id for one in archive.suggest_for(mine).crypt}
    assert elder in {one.id for one in archive.suggest_for(Deck((), mine.library)).crypt}


def test_a_list_that_is_not_understood_says_so(archive: VtesArchive):
    told, problems = archive.suggest("3x No Such Card At All")
    assert problems
    assert (told.crypt, told.library) == ([], [])


def test_a_week_has_one_deck_and_weeks_differ(archive: VtesArchive):
    monday = date(2026, 11, 16)

    def shown(day: date) -> str:
        found = archive.of_the_week(day)
        assert found is not None
        return found.about.id

    assert len({shown(monday + timedelta(days=day)) for day in range(7)}) == 1
    assert len({shown(monday + timedelta(weeks=week)) for week in range(52)}) > 1
    assert VtesArchive([]).of_the_week(monday) is None
