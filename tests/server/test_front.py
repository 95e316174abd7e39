"""What is at the address itself: the page in the smallest form, or plain words where it is not built."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from nocturne.server.routes import page as front


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    """A server whose page has one file, in three forms."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page</p>")
    (tmp_path / "assets" / "a-1.js").write_text("plain")
    (tmp_path / "assets" / "a-1.js.br").write_bytes(b"small")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "worker.js").write_text("// worker")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    monkeypatch.setattr(front, "PAGE", tmp_path)
    app = FastAPI()
    front.add_front(app)
    return TestClient(app)


def test_the_page_is_asked_for_again_each_time(client: TestClient):
    told = client.get("/")
    assert told.text == "<p>the page</p>"
    assert told.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("name", "kind"),
    [("worker.js", "javascript"), ("manifest.webmanifest", "application/manifest+json")],
)
def test_the_worker_and_the_manifest_are_never_old(client: TestClient, name: str, kind: str):
    told = client.get(f"/{name}")
    assert told.headers["cache-control"] == "no-cache"
    assert kind in told.headers["content-type"]


def test_what_never_changes_is_kept_by_the_browser(client: TestClient):
    told = client.get("/assets/a-1.js", headers={"accept-encoding": "identity"})
    assert told.text == "plain"
    assert "immutable" in told.headers["cache-control"]
    assert "content-encoding" not in told.headers


def test_a_browser_that_takes_it_is_sent_the_small_form(client: TestClient):
    with client.stream("GET", "/assets/a-1.js", headers={"accept-encoding": "gzip, br"}) as told:
        assert b"".join(told.iter_raw()) == b"small"
        assert told.headers["content-encoding"] == "br"
        assert told.headers["vary"] == "accept-encoding"
        assert "javascript" in told.headers["content-type"]
        seen = told.headers["etag"]
    again = client.get("/assets/a-1.js", headers={"accept-encoding": "br", "if-none-match": seen})
    assert again.status_code == 304


@pytest.mark.parametrize("path", ["/assets/a-1.js.br", "/assets/none.js", "/../front.py", "/%2e%2e/front.py"])
def test_nothing_else_is_there(client: TestClient, path: str):
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(("lang", "words"), [("en", "runs without its page"), ("fr", "tourne sans sa page")])
def test_where_it_is_not_built_a_plain_page_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
):
    monkeypatch.setattr(front, "PAGE", tmp_path / "nothing")
    app = FastAPI()
    front.add_front(app)
    told = TestClient(app).get(f"/?lang={lang}")
    assert told.status_code == 503
    assert words in told.text
