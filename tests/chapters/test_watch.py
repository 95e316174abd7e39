"""``nocturne chapters watch``: a saved change is checked and shown."""

import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from nocturne.chapters.authoring.starting import new_pack
from nocturne.cli.chapters.watch import Watcher, serve
from nocturne.kernel.errors import NocturneError

pytestmark = pytest.mark.usefixtures("english")
BOOK = "chapters/first/chapter.yaml"


class Watched:
    """A pack being watched, and its page."""

    def __init__(self, folder: Path, watcher: Watcher, address: str) -> None:
        self.folder = folder
        self.watcher = watcher
        self.address = address

    def get(self, path: str = "/") -> str:
        with urlopen(self.address + path, timeout=60) as answer:
            return str(answer.read().decode())

    def change(self, old: str, new: str) -> None:
        path = self.folder / BOOK
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    monkeypatch.setenv("NOCTURNE_PACKS", str(tmp_path))
    new_pack("harbour", tmp_path)
    watcher = Watcher(tmp_path / "harbour")
    watcher.look()
    server = serve(watcher, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Watched(tmp_path / "harbour", watcher, f"http://127.0.0.1:{server.server_address[1]}")
    watcher.stop()
    server.shutdown()
    server.server_close()


def test_the_page_shows_the_chapter_as_a_book_with_its_pictures(harbour):
    page = harbour.get()
    assert "He raises the lantern." in page
    assert 'id="D.watchman.1"' in page
    assert page.count("<svg") == 2  # the tile and the graph
    assert "The checker has nothing to say" in page
    french = harbour.get("/?chapter=ch.harbour_first&lang=fr")
    assert "Il lève la lanterne." in french
    assert '<html lang="fr">' in french


def test_a_saved_change_is_shown_and_those_who_wait_are_told(harbour):
    before = harbour.watcher.version
    heard: list[str] = []
    waiting = threading.Thread(target=lambda: heard.append(harbour.get(f"/version?after={before}")))
    waiting.start()
    harbour.change("He raises the lantern.", "He lowers the lantern.")
    assert harbour.watcher.look()
    waiting.join(timeout=60)
    assert int(heard[0]) > before
    assert "He lowers the lantern." in harbour.get()
    assert not harbour.watcher.look()  # nothing has changed since


def test_a_save_is_noticed_without_being_asked_for_and_everything_is_drawn_anew(harbour):
    # Given a pack that is being watched, when a text, a way and a test are changed and saved at once, then
    # whoever waits is told, and the page, the graph and the odds show it, beside the tile.
    before, odds = harbour.get(), harbour.get("/odds?chapter=ch.harbour_first&lang=en")
    version = harbour.watcher.version
    threading.Thread(target=harbour.watcher.run, daemon=True).start()
    path = harbour.folder / BOOK
    text = path.read_text("utf-8")
    changes = {
        "He raises the lantern.": "He lowers it.",
        "difficulty: 2": "difficulty: 5",
        "goto: E.4": "goto: E.5",
    }
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    path.write_text(text, "utf-8")
    assert int(harbour.get(f"/version?after={version}")) > version
    after = harbour.get()
    assert "He lowers it." in after
    graphs = [page.split("<svg")[2] for page in (before, after)]
    assert graphs[0] != graphs[1]
    assert harbour.get("/odds?chapter=ch.harbour_first&lang=en") != odds


def test_mistakes_are_shown_and_what_could_be_read_stays(harbour):
    harbour.change("goto: E.4", "goto: E.44")
    harbour.watcher.look()
    page = harbour.get()
    assert "there is no page called “E.44”" in page
    assert "→ Correct the page’s name" in page
    harbour.change("  E.1:\n", "  E.1\n")
    harbour.watcher.look()
    page = harbour.get()
    assert "as it last could be read" in page
    assert "He raises the lantern." in page


def test_a_page_nothing_leads_to_is_marked(harbour):
    harbour.change("defeated: E.5", "fled: E.5")
    harbour.change(", fled: E.5", "")
    harbour.watcher.look()
    assert "nothing leads here" in harbour.get()


def test_odds_are_told_when_asked_for(harbour):
    odds = harbour.get("/odds?chapter=ch.harbour_first&lang=en")
    assert "D.watchman.1 (1)" in odds
    assert "Thomas" in odds


def test_only_unchanged_files_are_not_parsed_again(harbour):
    kept = {file: document for file, (_, document) in harbour.watcher.preview._documents.items()}
    harbour.change("He raises the lantern.", "He lowers the lantern.")
    harbour.watcher.look()
    now = harbour.watcher.preview._documents
    changed = [Path(file).name for file, document in kept.items() if now[file][1] is not document]
    assert changed == ["chapter.yaml"]


def test_a_port_in_use_is_told(harbour):
    port = int(harbour.address.rpartition(":")[2])
    with pytest.raises(NocturneError):
        serve(harbour.watcher, port)


def test_who_saves_again_does_not_wait_for_the_findings_of_the_last_state(harbour):
    # Given a page nothing leads to, when the pack is outdated before it was checked, then the check stops;
    # otherwise it tells of the page.
    harbour.change("pages:\n", "pages:\n  E.nowhere: {text: {fr: Rien., en: Nothing.}, end: resume}\n")
    preview = harbour.watcher.preview
    preview.load()
    preview.check(lambda: True)
    assert preview.findings == []
    assert harbour.watcher.look()
    assert "L202" in {finding.code for finding in preview.findings}
