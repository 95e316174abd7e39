"""The rules of a game as a book to look things up in: chapters, sections, and every rule of its checklist in
the reader's language.

It is the same for everybody, so it is written and compressed once for each game and language.
"""

from __future__ import annotations

import csv
import gzip
import hashlib
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, get_args, get_type_hints

import msgspec
from msgspec import UNSET

from nocturne.kernel.registry import games
from nocturne.kernel.words import Words
from nocturne.lab.rules import CHECKLISTS, Rule, checklists, not_applicable, read_checklist
from nocturne.server.errors import Missing
from nocturne.server.games.catalogue import game_of, title
from nocturne.server.wire.calls import ChoiceOption, GameOption
from nocturne.server.wire.rulebook import Book, BookChapter, BookOption, BookRule, BookSection
from nocturne.server.wire.text import GameId

_KINDS = {kind: kind for kind in get_args(get_type_hints(BookRule)["kind"])}
#: The chapter of the rulings on single cards, each card a section.
_CARDS = "cards"


class Written(NamedTuple):
    """A book ready to be sent, plain and compressed, and the tag by which a browser knows that it has it."""

    plain: bytes
    packed: bytes
    tag: str


@cache
def rulebook(game: str, lang: str) -> Written:
    """The book of a game in a language."""
    if game not in games() or game not in checklists():
        raise Missing("server-rules-unknown", games=", ".join(one for one in games() if one in checklists()))
    plain = msgspec.json.encode(_book(game, Words(lang)))
    return Written(plain, gzip.compress(plain, mtime=0), hashlib.sha256(plain).hexdigest()[:24])


def _book(game: str, words: Words) -> Book:
    options = game_of(game, words.lang).options
    touched = _options_by_rule(game)
    chapters: dict[str, dict[str, list[BookRule]]] = {}
    for name in (one for one in checklists() if one == game or one.startswith(f"{game}-")):
        excused = not_applicable(name, words.lang)
        for rule in read_checklist(name):
            chapter, section = place_of(game, rule)
            told = _rule(rule, words.lang, excused.get(rule.id), touched.get(rule.id, []))
            chapters.setdefault(chapter, {}).setdefault(section, []).append(told)
    order = list(_contents(game) or chapters)
    named = {name for names in touched.values() for name in names}
    return Book(
        game=GameId(game),
        title=title(game, words),
        chapters=[
            BookChapter(
                chapter,
                words(f"rules-chapter-{game}-{chapter}"),
                [
                    BookSection(section, _section_title(section, words), rules)
                    for section, rules in _in_order(game, chapter, chapters[chapter])
                ],
            )
            for chapter in order
        ],
        options={
            option.name: BookOption(option.about, _default(option, words))
            for option in options
            if option.name in named
        },
    )


def place_of(game: str, rule: Rule) -> tuple[str, str]:
    """The chapter and the section of a rule: ``ABC-6.2.2.2-03`` is in section ``ABC-6.2.2.2`` of chapter
    ``6``; a ruling on a card is in the section named after the card."""
    if "/" in rule.id:
        return _CARDS, rule.id.rpartition("/")[0]
    section = re.sub(r"-?[0-9]+[a-z]?$", "", rule.id)
    stem = section.partition("-")[2] or section
    found = (chapter for chapter, stems in _contents(game).items() if stem in stems.split())
    return next(found, stem.partition(".")[0]), section


def _in_order(
    game: str, chapter: str, sections: dict[str, list[BookRule]]
) -> Iterator[tuple[str, list[BookRule]]]:
    """The sections of a chapter as the book has them; else as the checklist does."""
    stems = _contents(game).get(chapter, "").split()
    order = {stem: at for at, stem in enumerate(stems)}
    yield from sorted(sections.items(), key=lambda one: order.get(one[0].partition("-")[2], 0))


def _section_title(section: str, words: Words) -> str:
    message = f"rules-section-{section.replace('.', '_')}"
    # Fluent refuses other letters in the id of a message: such a section is a card, called by its name.
    return words(message) if re.fullmatch(r"[\w-]+", message, re.ASCII) and words.has(message) else section


def _rule(rule: Rule, lang: str, excused: str | None, options: list[str]) -> BookRule:
    """A rule; what is empty is left out, for there are many."""
    return BookRule(
        rule.id,
        rule.said(lang),
        _KINDS[rule.status or "book"],
        rule.repeats or UNSET,
        excused or UNSET,
        options or UNSET,
    )


def _default(option: GameOption, words: Words) -> str:
    """How an option is set where nobody changes it."""
    default = option.default
    if isinstance(option, ChoiceOption):
        return option.labels[option.choices.index(default)]
    if isinstance(default, bool):
        return words("rules-yes" if default else "rules-no")
    return words("rules-none") if default in (None, "") else str(default)


@cache
def _contents(game: str) -> dict[str, str]:
    """The sections of each chapter in reading order, for a game whose checklist has sections only."""
    file = CHECKLISTS / "contents" / f"{game}.csv"
    if not file.is_file():
        return {}
    with file.open(encoding="utf-8", newline="") as rows:
        return {row["chapter"]: row["sections"] for row in csv.DictReader(rows)}


@cache
def _options_by_rule(game: str) -> dict[str, list[str]]:
    """The options of a game that decide how a rule is read."""
    file = CHECKLISTS / "options" / f"{game}.csv"
    found: dict[str, list[str]] = {}
    if file.is_file():
        with file.open(encoding="utf-8", newline="") as rows:
            for row in csv.DictReader(rows):
                for rule in row["rules"].split():
                    found.setdefault(rule, []).append(row["option"])
    return found
