"""The server knows no game: what it needs beyond the rules a game tells it, and no caller can name a file."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient

import nocturne.server
from nocturne.kernel import registry
from nocturne.kernel.errors import BadOptions
from nocturne.kernel.registry import add_game, find_game, games
from nocturne.kernel.table import new_game
from nocturne.server.games.options import check_recorded, network_options

from .conftest import Caller

SERVER = Path(nocturne.server.__file__).parent
SEATS = [{"kind": "me"}, {"kind": "bot"}]


@pytest.fixture(autouse=True)
def _plugged_in() -> Iterator[None]:
    """Both games are installed for the test."""
    for name in ("files", "reader"):
        add_game(name, f"tests.server.plugged:{name}")
    yield
    for name in ("files", "reader"):
        del registry._added[name]
    find_game.cache_clear()


def named_games(file: Path) -> Iterator[str]:
    """Every place where a module of the server names a game."""
    known = set(games())
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom | ast.Import):
            names = [getattr(node, "module", None) or "", *(alias.name for alias in node.names)]
            for name in names:
                if name.startswith("nocturne.") and {*name.split(".")[1:2]} & {*known, "examples"}:
                    yield f"{file.name}:{node.lineno} imports {name}"
        text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
        if known & set(text.split("/")):
            yield f"{file.name} names {text}"


def test_no_module_of_the_server_names_a_game():
    assert [found for file in SERVER.rglob("*.py") for found in named_games(file)] == []


@pytest.mark.parametrize(
    "options",
    [
        {"wick": "/etc/passwd"},
        {"folder": "/etc"},
        {"lists": ["/etc/passwd"]},
        {"draught": {"log_file": "/etc/passwd"}},
        {"position": {"saved": "/etc/passwd"}},
    ],
)
def test_an_option_that_may_name_a_file_is_refused_for_any_game(mina: Caller, options: dict[str, Any]):
    # given a game whose author never thought of strangers; when one of them names a file
    form = {"game": "files", "seats": SEATS, "options": options, "private": True}
    error = mina.post("/api/tables", form, 400)["error"]
    # then it is refused, by name
    assert error["code"] == "server-option-not-here"
    name = next(iter(options))
    assert (name if name != "draught" else "log_file") in error["text"]
    # and a record that somebody wrote by hand brings it in no more than a form does
    head = new_game("candles", seats=2).head
    with pytest.raises(BadOptions):
        check_recorded(msgspec.structs.replace(head, game="files", options=options))


def test_options_that_cannot_name_a_file_are_free(mina: Caller, client: TestClient):
    options = {"rounds": 3, "scented": True, "wax": "palm", "draught": {"strength": 2}}
    form = {"game": "files", "seats": SEATS, "options": options}
    assert mina.post("/api/tables", form)["options"] == options
    # what is as it is by default may be written out, as records do
    check_recorded(new_game("files", seats=2, options=options).head)
    assert network_options(find_game("files"), {"wick": ""}) == {"wick": ""}


def test_only_options_that_may_be_set_are_told(nobody: Caller):
    told = next(game for game in nobody.get("/api/games")["games"] if game["id"] == "files")
    assert [option["name"] for option in told["options"]] == ["rounds", "scented", "wax", "strength"]


def test_a_game_with_a_reader_of_its_own_is_given_no_name_it_does_not_declare(mina: Caller):
    form = {"game": "reader", "seats": SEATS, "options": {"anything": "/etc/passwd"}}
    assert mina.post("/api/tables", form, 400)["error"]["code"] == "server-option-not-here"


def test_a_deck_in_a_record_is_never_the_name_of_a_file():
    head = new_game("vtes", seats=2).head
    wrong = msgspec.structs.replace(head, options={**head.options, "decks": ["/etc/passwd"]})
    with pytest.raises(BadOptions, match="deck"):
        check_recorded(wrong)


@pytest.mark.parametrize("path", ["precons", "pictures", "cards?ids=1"])
@pytest.mark.parametrize("game", ["candles", "chess"])
def test_a_game_without_decks_and_cards_has_no_such_pages(nobody: Caller, game: str, path: str):
    assert nobody.get(f"/api/{game}/{path}", 404)["error"]["code"] == "server-no-such-page"
    if path == "precons":
        assert nobody.post(f"/api/{game}/deck", {"text": "1x Blur"}, 404)
