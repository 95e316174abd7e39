"""Printed cards by choice: where their pictures come from, who is told of them, and what a page may fetch."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from krcg import config, utils

from nocturne.server.api import create_app
from nocturne.server.games.pictures import KRCG, NoPictures, Pictures, read_pictures
from nocturne.vtes.cards.catalogue import catalogue, installed
from nocturne.vtes.hosting.cards import VtesCards, picture_name

ON = {"cookie": "pictures=on"}
OFF = {"cookie": "pictures=off"}
RACK = catalogue().named("The Rack").id
CARDS = f"/api/vtes/cards?ids={RACK}"


@contextmanager
def server(tmp_path: Path, named: str | None) -> Iterator[TestClient]:
    """A server whose operator named this source of pictures."""
    app = create_app(f"sqlite:///{tmp_path / 'n.db'}", warm=False, pictures=read_pictures(named))
    with TestClient(app) as client:
        yield client


def pictures(client: TestClient, headers: dict[str, str] | None = None) -> dict[str, str]:
    told: dict[str, str] = client.get(CARDS, headers=headers or {}).json()["pictures"]
    return told


def policy(client: TestClient, headers: dict[str, str] | None = None) -> str:
    return client.get("/healthz", headers=headers or {}).headers["content-security-policy"]


def test_nobody_is_told_of_pictures_before_they_agree(tmp_path: Path):
    with server(tmp_path, None) as client:
        # given a server of which nothing was asked; then no address leaves it, and no page may fetch one
        assert pictures(client) == {}
        assert "img-src 'self' data:;" in policy(client)
        told = client.get("/api/vtes/pictures").json()
        assert told == {"source": "remote", "host": "static.krcg.org", "shown": False}
        # when somebody agrees, then they are told, and their page may fetch from that server and no other
        assert pictures(client, ON) == {str(RACK): "https://static.krcg.org/card/rackthe.jpg"}
        assert "img-src 'self' data: https://static.krcg.org;" in policy(client, ON)


def test_the_operator_may_agree_for_all_and_a_person_may_decline(tmp_path: Path):
    with server(tmp_path, "https://cards.example:8443/vtes/{id}.webp") as client:
        assert pictures(client) == {str(RACK): f"https://cards.example:8443/vtes/{RACK}.webp"}
        assert "img-src 'self' data: https://cards.example:8443;" in policy(client)
        assert pictures(client, OFF) == {}
        assert "img-src 'self' data:;" in policy(client, OFF)


def test_the_operator_may_offer_none(tmp_path: Path):
    with server(tmp_path, "off") as client:
        assert client.get("/api/vtes/pictures").json()["source"] == "none"
        assert pictures(client, ON) == {}
        assert "img-src 'self' data:;" in policy(client, ON)


def test_a_folder_is_served_by_number_or_by_the_names_of_the_community(tmp_path: Path):
    # given a folder with one picture of each naming, and things that are no pictures
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "rackthe.JPG").write_bytes(b"a picture")
    deflection = catalogue().named("Deflection").id
    (folder / f"{deflection}.png").write_bytes(b"another")
    (folder / "100001.svg").write_text("<svg/>")
    (tmp_path / "secret.jpg").write_bytes(b"not yours")
    with server(tmp_path, str(folder)) as client:
        told = client.get(f"/api/vtes/cards?ids={RACK},{deflection},100001").json()["pictures"]
        assert set(told) == {str(RACK), str(deflection)}
        assert policy(client).count("img-src 'self' data:;") == 1
        # when the pictures are asked for, then they have their type, and the browser keeps them
        found = client.get(told[str(RACK)])
        assert (found.content, found.headers["content-type"]) == (b"a picture", "image/jpeg")
        assert "max-age" in found.headers["cache-control"]
        assert client.get(told[str(deflection)]).headers["content-type"] == "image/png"
        # and nothing else is there, whatever is written in the address
        for path in ("100001", "secret", "..%2Fsecret.jpg", "%2e%2e/secret.jpg", "9" * 400, "²"):
            assert client.get(f"/card-images/{path}").status_code == 404
        # when a picture is put there later, then it is found
        (folder / "100001.webp").write_bytes(b"a third")
        assert client.get("/card-images/100001").content == b"a third"


@pytest.mark.parametrize(
    "named",
    ["nowhere", "https://", "https://a b/", "https://a.example;script-src *", "https://a.example/?q={id}"],
)
def test_what_cannot_be_a_source_is_refused(named: str):
    with pytest.raises(NoPictures):
        read_pictures(named)


def test_an_address_without_a_place_for_the_card_gets_one():
    source = read_pictures("http://127.0.0.1:9/cards/").source
    assert source is not None
    assert (
        source.address(VtesCards().picture_names(RACK) or ("", "")) == "http://127.0.0.1:9/cards/rackthe.jpg"
    )


def test_the_names_are_those_of_krcg_for_every_card():
    assert KRCG.startswith(f"{config.KRCG_STATIC_SERVER}/card/")
    assert Pictures().on is False
    folder = installed().cards
    for name in ("vtescrypt.csv", "vteslib.csv"):
        with (folder / name).open(encoding="utf-8-sig") as file:
            for row in csv.DictReader(file):
                group = row.get("Group", "")
                suffix = [
                    *([f"{'' if group == 'ANY' else 'G'}{group}"] if group else []),
                    *(["ADV"] if row.get("Adv") else []),
                ]
                whole = f"{row['Name'].replace('@', '')} {' '.join(suffix)}"
                card = catalogue()[int(row["Id"])]
                assert picture_name(card) == re.sub(r"[^\w\d]", "", utils.normalize(whole))
