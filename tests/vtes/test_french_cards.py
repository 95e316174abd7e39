"""French names and texts of cards from an operator's file: found, read in decks, told when the file is wrong.

The translations here are inventions of these tests.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from nocturne.kernel.table import new_game
from nocturne.kernel.view import View
from nocturne.kernel.words import Words
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.french import VARIABLE, FrenchCardsWrong, french_cards
from nocturne.vtes.cards.listing import card_list
from nocturne.vtes.cards.search import search
from nocturne.vtes.decks import read_deck, write_deck
from nocturne.vtes.view.naming import names_shown
from tests.french import CRYPT, HEAD, LIBRARY, written

DOLL = catalogue().named("Blood Doll")
FRENCH = "Pantin écarlate"
RACK = catalogue().named("The Rack")
VERSIONS = [catalogue().named(name) for name in ("Theo Bell", "Theo Bell (ADV)", "Theo Bell (G6)")]


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = written(tmp_path / "french")
    monkeypatch.setenv(VARIABLE, str(folder))
    return folder


# -- searching


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("pantin écarlate", "Blood Doll"),
        ("PANTIN ECARLATE", "Blood Doll"),
        ("name:ecarl", "Blood Doll"),
        ("chevalet aux épreuves", "The Rack"),
        ("name:epreuves type:master", "The Rack"),
        ("aube", "Dawn Operation"),
    ],
)
def test_a_french_name_finds_its_card(question: str, name: str):
    assert search(question)[0].name == name


@pytest.mark.usefixtures("french")
def test_english_names_still_find_their_cards_and_sort_them():
    assert search("blood doll")[0].name == "Blood Doll"
    assert [card.keys[0] for card in search("")] == sorted(card.keys[0] for card in search(""))
    assert next(card for card in card_list().cards if card.id == DOLL.id).french == "Pantin écarlate"


def test_without_the_file_nothing_is_french(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(VARIABLE, raising=False)
    assert search("pantin écarlate") == []
    assert not any(card.french for card in card_list().cards)
    _deck, problems = read_deck("Crypt\n4x Theo Bell\nLibrary\n3x Pantin écarlate\n")
    assert problems[0].message_id == "vtes-deck-card-unknown"


# -- decks


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    "line",
    [
        "3x Pantin écarlate",
        "3 pantin ecarlate",
        "3\tPANTIN ÉCARLATE",
        "3x Pantin écarlate -- pour le sang",
        "Pantin écarlate x3",
        "3x Blood Doll",
    ],
)
def test_a_deck_may_name_cards_in_french(line: str):
    # given a list with a French name, when it is read
    deck, problems = read_deck(f"Deck Name: Essai\n\nCrypt (1)\n1x Theo Bell\n\nLibrary (3)\n{line}\n")
    # then it is the card, and the list is written with English names as before
    assert problems == ()
    assert dict(deck.library) == {DOLL.id: 3}
    assert "3x Blood Doll" in write_deck(deck)


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("line", "version"),
    [
        ("2x Théo la Cloche", 0),
        ("2x Théo la Cloche  7  CEL POT dom pre  Brujah:2", 0),
        ("2x Théo la Cloche (ADV)", 1),
        ("2x Théo la Cloche (G6)", 2),
        ("2x Théo la Cloche 7 CEL POT", 0),
    ],
)
def test_versions_of_a_vampire_are_told_apart_as_in_english(line: str, version: int):
    deck, problems = read_deck(f"Crypt (2)\n{line}\n\nLibrary (1)\n1x Chevalet aux épreuves\n")
    assert problems == ()
    assert dict(deck.crypt) == {VERSIONS[version].id: 2}
    assert dict(deck.library) == {RACK.id: 1}


@pytest.mark.usefixtures("french")
def test_articles_may_stand_in_front_behind_or_nowhere():
    for name in ("Le Chevalet aux épreuves", "Chevalet aux épreuves, Le", "chevalet aux epreuves"):
        assert french_cards().find(name) == RACK


@pytest.mark.usefixtures("french")
def test_a_name_is_shown_with_its_article_in_front_and_only_where_it_is_another():
    fangs, anson = catalogue().named("Pulled Fangs"), catalogue().named("Anson")
    assert french_cards().names[fangs.id] == "L'Étreinte des crocs"
    for name in ("Étreinte des crocs", "L’étreinte des crocs", "étreinte des crocs, l'"):
        assert french_cards().find(name) == fangs
    assert anson.id not in french_cards().names
    assert french_cards().texts[anson.id]


@pytest.mark.usefixtures("french")
def test_a_misspelt_french_name_is_refused_with_the_right_one():
    _deck, problems = read_deck("Crypt\n1x Theo Bell\nLibrary\n3x Pantain écarlatte\n")
    assert [problem.message_id for problem in problems] == ["vtes-deck-card-unknown"]
    near = problems[0].args["near"]
    assert isinstance(near, tuple)
    assert near[0] == "Pantin écarlate"
    assert "Pantin écarlate" in problems[0].say(Words("fr"))
    # and a misspelt English name with the English one
    assert french_cards().near("Blod Doll")[0] == "Blood Doll"


@pytest.mark.usefixtures("french")
def test_names_that_mean_another_card_or_several_are_not_taken():
    # given a French name that is the English name of another card, and one that two cards share
    assert french_cards().find("Minion Tap") is None
    assert read_deck("Crypt\n1x Theo Bell\nLibrary\n1x Minion Tap\n")[0].library[0][0] == (
        catalogue().named("Minion Tap").id
    )
    assert french_cards().find("Double emploi") is None
    _deck, problems = read_deck("Crypt\n1x Theo Bell\nLibrary\n1x Double emploi\n")
    assert problems[0].message_id == "vtes-deck-card-unknown"


# -- at the table


DECK = "Crypt (12)\n12x Theo Bell\n\nLibrary (40)\n40x Blood Doll\n"


def told(lang: str) -> tuple[str, set[str], str, tuple[str, View]]:
    """What the first seat of a new table is told in a language: the name of a card, the names of those it
    sees, a card in full; and the game and the view themselves."""
    table = new_game("vtes", seats=2, seed="french", options={"decks": [DECK, DECK]})
    view, words = table.view(0), Words(lang)
    found = next(iter(table.game.find(FRENCH if lang == "fr" else DOLL.name, words, view)))
    page = Console(width=200, file=io.StringIO(), record=True)
    page.print(table.game.describe(found, words, view, 200))
    name = table.game.name(f"printed:{DOLL.id}", words, view)
    return name, set(names_shown(view, words).values()), page.export_text(), (table.digest(), view)


def test_french_tables_show_french_names_and_play_the_same_game(
    french: Path, monkeypatch: pytest.MonkeyPatch
):
    # given a table with translated cards, when it is told in French, then the names and texts are French
    name, names, page, game = told("fr")
    assert name == FRENCH
    assert FRENCH in names
    assert "Blood Doll" not in names
    assert "Un texte inventé" in page
    # and in English they are English
    name, names, page, in_english = told("en")
    assert name == "Blood Doll"
    assert "Blood Doll" in names
    assert FRENCH not in names
    assert DOLL.text.split("\n")[0] in page
    # and the game and what is seen of it are those of a table without the translation
    monkeypatch.setenv(VARIABLE, "")
    plain = new_game("vtes", seats=2, seed="french", options={"decks": [DECK, DECK]})
    assert game == in_english == (plain.digest(), plain.view(0))
    assert plain.game.name(f"printed:{DOLL.id}", Words("fr"), plain.view(0)) == "Blood Doll"


# -- the file


def test_a_zip_is_read_like_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder, packed = written(tmp_path / "french"), tmp_path / "french.zip"
    with zipfile.ZipFile(packed, "w") as out:
        for file in folder.iterdir():
            out.write(file, f"inside/{file.name}")
    monkeypatch.setenv(VARIABLE, str(packed))
    assert french_cards().names[DOLL.id] == "Pantin écarlate"
    assert french_cards().texts[DOLL.id].startswith("Un texte inventé")


def _without(name: str) -> Callable[[Path], None]:
    return lambda folder: (folder / name).unlink()


def _with(name: str, text: bytes) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_bytes(text)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_without(LIBRARY), ["lack", LIBRARY]),
        (_with(CRYPT, b"Id,Name,Card Text\n1,x,y\n"), [CRYPT, "“Name fr-FR”", "Id, Name, Card Text"]),
        (_with(LIBRARY, f"{HEAD}\nabc,x,y,z\n".encode()), [LIBRARY, "Line 2", "“abc”"]),
        (_with(LIBRARY, "é".encode("latin-1")), [LIBRARY, "UTF-8"]),
    ],
)
def test_what_is_wrong_with_the_file_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Path], object], said: list[str]
):
    monkeypatch.setenv("NOCTURNE_LANG", "en")
    folder = written(tmp_path / "french")
    spoil(folder)
    monkeypatch.setenv(VARIABLE, str(folder))
    with pytest.raises(FrenchCardsWrong) as wrong:
        french_cards()
    assert all(words in Words("en")(wrong.value.message, **wrong.value.args_for_message) for words in said)


def test_what_is_no_zip_and_what_is_not_there_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "text.zip").write_text("no zip")
    for name, message in (("text.zip", "vtes-french-unreadable"), ("none.zip", "vtes-french-missing")):
        monkeypatch.setenv(VARIABLE, str(tmp_path / name))
        with pytest.raises(FrenchCardsWrong) as wrong:
            french_cards()
        assert wrong.value.message == message
