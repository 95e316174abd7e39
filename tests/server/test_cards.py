"""The calls about cards: the list that is searched in the page, the search itself, the page of a card."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from nocturne.server.routes import cards as card_routes
from nocturne.vtes.cards import coverage
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.search import search
from tests.french import written

from .conftest import Caller

GOVERN = 100845


def test_the_list_of_cards_is_sent_once(client: TestClient):
    # given a page that asks for the list
    told = client.get("/api/vtes/cards/list", headers={"accept-encoding": "gzip"})
    assert told.headers["content-encoding"] == "gzip"
    assert len(told.json()["cards"]) == len(catalogue())
    # when it asks again with what it has, then nothing is sent
    tag = {"if-none-match": told.headers["etag"]}
    assert client.get("/api/vtes/cards/list", headers=tag).status_code == 304
    # and who cannot read compressed files gets it plain
    plain = client.get("/api/vtes/cards/list", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert json.loads(plain.content) == told.json()
    assert gzip.compress(plain.content)


def test_a_search_gives_numbers_and_says_what_it_does_not_understand(mina: Caller):
    found = mina.get("/api/vtes/cards/search?q=clan:tremere cap>8 sort:-cap")
    assert found["cards"] == [card.id for card in search("clan:tremere cap>8 sort:-cap")]
    assert found["count"] == len(found["cards"])
    assert found["problems"] == []
    every = mina.get("/api/vtes/cards/search?q=")
    assert every["count"] == len(catalogue())
    assert len(every["cards"]) == 1000
    wrong = mina.get("/api/vtes/cards/search?q=colour:red&lang=fr")
    assert "colour" in wrong["problems"][0]
    assert mina.get(f"/api/vtes/cards/search?q={'a' * 401}", 422)


def test_a_card_tells_all_there_is(mina: Caller):
    told = mina.get(f"/api/vtes/cards/{GOVERN}")
    assert told["face"]["name"] == "Govern the Unaligned"
    assert told["playable"]
    assert not told["refused"]
    released = [one["released"] for one in told["printings"]]
    assert released == sorted(released)
    assert told["artists"]
    assert len(told["references"]) == len(told["face"]["rulings"])
    # and of a card that cannot be played, why not
    refused = next(card for card in coverage.refused() if coverage.refused_words(card))
    why = mina.get(f"/api/vtes/cards/{refused.id}")
    assert not why["playable"]
    assert why["refused"] == coverage.refused_words(refused)


def test_what_is_no_card_is_not_there(mina: Caller):
    assert mina.get("/api/vtes/cards/7", 404)["error"]["code"] == "server-no-such-card"
    assert mina.get("/api/vtes/cards/seven", 422)
    for path in ("list", "search?q=a", "7"):
        assert mina.get(f"/api/candles/cards/{path}", 404)


# -- where the operator has French cards


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("NOCTURNE_FRENCH_CARDS", str(written(tmp_path / "french")))
    card_routes._face.cache_clear()
    yield
    card_routes._face.cache_clear()


@pytest.mark.usefixtures("french")
def test_a_french_page_shows_the_french_name_and_text(mina: Caller):
    doll = catalogue().named("Blood Doll")
    # when a French page asks for a card, then it has the French name and text, and the English name
    for face in (
        mina.get(f"/api/vtes/cards/{doll.id}?lang=fr")["face"],
        mina.get(f"/api/vtes/cards?ids={doll.id}&lang=fr")["cards"][0],
    ):
        assert face["name"] == "Pantin écarlate"
        assert face["english"] == "Blood Doll"
        assert face["text"] == "Un texte inventé pour Pantin écarlate.\nⒹ Rien."
        assert face["text_lang"] == "fr"
    # and an English page, and a card without a translation, have what they have without
    face = mina.get(f"/api/vtes/cards/{doll.id}?lang=en")["face"]
    assert (face["name"], face["text"]) == ("Blood Doll", doll.text)
    face |= mina.get(f"/api/vtes/cards/{GOVERN}?lang=fr")["face"]
    assert face["name"] == "Govern the Unaligned"
    assert not {"english", "text_lang"} & set(face)


@pytest.mark.usefixtures("french")
def test_search_list_and_pasted_decks_know_french_names(mina: Caller):
    doll = catalogue().named("Blood Doll")
    assert mina.get("/api/vtes/cards/search?q=ecarlate")["cards"] == [doll.id]
    listed = {card["id"]: card for card in mina.get("/api/vtes/cards/list")["cards"]}
    assert listed[doll.id]["french"] == "Pantin écarlate"
    assert "pantin ecarlate" in listed[doll.id]["keys"]
    assert "french" not in listed[GOVERN]
