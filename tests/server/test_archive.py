"""The archive of decks over the API."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from nocturne.kernel.errors import NocturneError
from nocturne.server.api import create_app
from nocturne.server.games.archives import Archives, find_archive
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.decks import precons, write_deck
from tests.server.conftest import Caller


@pytest.fixture
def reader(tmp_path: Path, database: str, _loaded: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Caller]:
    """Somebody at a server with an archive of three decks."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "archive"
    folder.mkdir()
    for code in ("V5:PTr", "V5:PV", "V5:PTo"):
        (folder / f"{code[4:]}.txt").write_text(write_deck(precons()[code]), "utf-8")
    with TestClient(create_app(database, warm=False, archives=find_archive(str(folder)))) as client:
        yield Caller(client)


def test_a_server_without_an_archive_says_so(nobody: Caller):
    assert nobody.get("/api/vtes/archive") == {"decks": 0, "week": None}
    told = nobody.get("/api/vtes/archive/decks/10034", 404)
    assert told["error"]["code"] == "server-archive-none"
    nobody.get("/api/dracula/archive", 404)
    nobody.get("/api/nothing/archive", 404)


def test_the_archive_shows_the_deck_of_the_week(reader: Caller):
    told = reader.get("/api/vtes/archive")
    assert told["decks"] == 3
    ident = told["week"]["about"]["id"]
    assert reader.get(f"/api/vtes/archive/decks/{ident}")["text"] == told["week"]["text"]
    assert reader.get("/api/vtes/archive/decks/..%2F..%2Fsecret", 404)
    assert reader.get("/api/vtes/archive/decks/nothing", 404)["error"]["code"] == "server-deck-unknown"


def test_a_card_is_told_by_the_archive(reader: Caller):
    card = precons()["V5:PTr"].crypt[0][0]
    told = reader.get(f"/api/vtes/archive/cards/{card}")
    assert (told["decks"], told["of"]) == (1, 3)
    assert reader.get("/api/vtes/archive/cards/1", 404)["error"]["code"] == "server-no-such-card"


def test_a_deck_is_compared(reader: Caller):
    text = f"4x {catalogue()[precons()['V5:PTr'].crypt[0][0]].unique_name}\n1x No Such Card At All"
    told = reader.post("/api/vtes/archive/suggestions", {"text": text})
    assert told["problems"]
    assert told["found"]["alike"][0]["id"] == "Tr"
    reader.post("/api/vtes/archive/suggestions", {"list": text}, 422)


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path):
    with pytest.raises(NocturneError) as refused:
        find_archive(str(tmp_path / "nowhere"))
    assert refused.value.message == "server-archive-folder"
    assert Archives().folder is None
