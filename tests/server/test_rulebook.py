"""The rules as a book: every rule of the lists, in both languages, in a chapter with a title."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

import nocturne
from nocturne.kernel.words import LANGUAGES, Words
from nocturne.lab.rules import CHECKLISTS, find_rule, read_checklist
from nocturne.server.games.catalogue import game_of
from nocturne.server.games.rulebook import place_of

from .conftest import Caller, Json

BOOKS = {
    "vtes": ["vtes", "vtes-rulings"],
    "dracula": ["dracula"],
    "chapters": ["chapters"],
    "candles": ["candles"],
}
DOCS = Path(nocturne.__file__).parents[2] / "docs"


def rules_of(book: Json) -> list[Json]:
    return [rule for chapter in book["chapters"] for part in chapter["sections"] for rule in part["rules"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_the_book_holds_every_rule_of_the_lists(nobody: Caller, game: str, lang: str):
    book = nobody.get(f"/api/rules/{game}?lang={lang}")
    wanted = [rule for name in BOOKS[game] for rule in read_checklist(name)]
    told = {rule["id"]: rule for rule in rules_of(book)}
    assert len(rules_of(book)) == len(wanted)
    assert {ident: rule["text"] for ident, rule in told.items()} == {
        rule.id: rule.said(lang) for rule in wanted
    }
    titles = [chapter["title"] for chapter in book["chapters"]]
    titles += [part["title"] for chapter in book["chapters"] for part in chapter["sections"]]
    assert all(titles)
    assert "⟦" not in str(book)
    # every section but the cards has a title of its own, and every option named is explained
    raw = [part["id"] for c in book["chapters"] if c["id"] != "cards" for part in c["sections"]]
    assert not set(raw) & set(titles)
    named = {option for rule in told.values() for option in rule.get("options", ())}
    assert set(book["options"]) == named
    assert all(option["about"] and option["default"] for option in book["options"].values())


def test_the_titles_are_those_of_the_chapters_and_no_others():
    wanted = {"rules-yes", "rules-no", "rules-none"}
    for game, names in BOOKS.items():
        for rule in (rule for name in names for rule in read_checklist(name)):
            chapter, section = place_of(game, rule)
            wanted.add(f"rules-chapter-{game}-{chapter}")
            if chapter != "cards":
                wanted.add(f"rules-section-{section.replace('.', '_')}")
    for lang in LANGUAGES:
        file = Path(nocturne.__file__).parent / "locale" / lang / "rules.ftl"
        assert set(re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.M)) == wanted


@pytest.mark.parametrize("game", ["vtes", "dracula", "chapters"])
def test_the_options_that_touch_a_rule_are_those_the_documents_name(game: str):
    with (CHECKLISTS / "options" / f"{game}.csv").open(encoding="utf-8", newline="") as rows:
        listed = {row["option"]: row["rules"].split() for row in csv.DictReader(rows)}
    told = game_of(game, "en")
    fields = {option.name for option in told.options}
    documented = {}
    for line in (DOCS / f"{game}-options.md").read_text("utf-8").splitlines():
        row_of = re.match(r"\| `(\w+)` \|", line)
        if row_of and (ids := re.findall(r"\b(?:VTES|FOD|CHA)-[A-Z0-9.]+-\d+", line)):
            documented[row_of[1]] = ids
    assert set(listed) == set(documented)
    for option, ids in listed.items():
        assert option in fields
        assert set(documented[option]) <= set(ids)
        assert all(find_rule(ident).id == ident for ident in ids)


def test_a_browser_that_has_the_book_is_not_sent_it_again(nobody: Caller):
    first = nobody.client.get("/api/rules/dracula?lang=en")
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    again = nobody.client.get("/api/rules/dracula?lang=en", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    other = nobody.client.get("/api/rules/dracula?lang=fr", headers={"if-none-match": tag})
    assert other.status_code == 200
    assert nobody.client.get("/api/games").headers["cache-control"] == "no-store"


def test_there_is_no_book_of_another_name(nobody: Caller):
    error = nobody.get("/api/rules/chess?lang=fr", 404)["error"]
    assert error["code"] == "server-rules-unknown"
    assert error["text"] == Words("fr")("server-rules-unknown", games="candles, chapters, dracula, vtes")
