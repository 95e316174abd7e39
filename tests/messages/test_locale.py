"""The messages of the whole repository: both languages say the same, and all that the code names is there."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import nocturne
from nocturne.kernel.words import LANGUAGES, words

SOURCE = Path(nocturne.__file__).resolve().parent
LOCALE = SOURCE / "locale"
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))
ROOMS = sorted({name.removesuffix(".ftl").partition("-")[0] for name in FILES})


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def messages_of(path: Path) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for entry in FluentParser(with_spans=True).parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, (ftl.Message, ftl.Term)):
            name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            assert name not in found, f"{path}: {name} stands there twice"
            found[name] = Variables()
            found[name].visit(entry)
    return found


GRAMMAR = frozenset(
    {"form", "noun", "role", "how", "whose", "led", "place", "single", "do_are", "number", "you"}
)
"""Variables by which one language may choose a form of words that the other does not have."""
READINGS = "vtes-reading.ftl"
"""The only messages that are put together to sentences, and need such forms."""


def test_both_languages_have_the_same_files():
    assert sorted(path.name for path in (LOCALE / "fr").glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_with_the_same_variables(name: str):
    english, french = (messages_of(LOCALE / lang / name) for lang in LANGUAGES)
    assert english.keys() == french.keys()
    forms = GRAMMAR if name == READINGS else frozenset[str]()
    for key, said in english.items():
        assert (said.names ^ french[key].names) - forms == set(), key


@pytest.mark.parametrize("name", FILES)
def test_a_message_is_found_in_the_room_its_name_begins_with(name: str):
    room = name.removesuffix(".ftl").partition("-")[0]
    ids = [key for key in messages_of(LOCALE / "en" / name) if not key.startswith("-")]
    assert [key for key in ids if key.partition("-")[0] != room] == []


class Repetitions(Visitor):
    """Selections that stand twice in one sentence, and keys that stand twice in one selection."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        seen: list[ftl.Placeable] = []
        for part in node.elements:
            if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.SelectExpression):
                if any(part.equals(one) for one in seen):
                    self.found.append("a selection")
                seen.append(part)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [getattr(one.key, "name", "") or getattr(one.key, "value", "") for one in node.variants]
        self.found += sorted({key for key in keys if keys.count(key) > 1})
        self.generic_visit(node)


@pytest.mark.parametrize("name", FILES)
def test_no_message_says_the_same_thing_twice(name: str):
    for lang in LANGUAGES:
        for entry in FluentParser(with_spans=False).parse((LOCALE / lang / name).read_text("utf-8")).body:
            repetitions = Repetitions()
            repetitions.visit(entry)
            assert repetitions.found == [], getattr(entry, "id", entry)


@pytest.mark.slow
def test_no_message_stands_in_two_files_of_a_room():
    where: dict[str, list[str]] = defaultdict(list)
    for name in FILES:
        for key in messages_of(LOCALE / "en" / name):
            where[key].append(name)
    assert {key: files for key, files in where.items() if len(files) > 1} == {}


@cache
def texts_in_code() -> list[tuple[str, str]]:
    """Every short text in the code without a blank, and where it stands."""
    return [
        (node.value, f"{path.relative_to(SOURCE)}:{node.lineno}")
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value
    ]


def literals(room: str) -> Iterator[tuple[str, str]]:
    """Every text in the code that looks like a message id of this room."""
    looks_like = re.compile(rf"{room}(-[a-z0-9]+)+")
    return ((text, where) for text, where in texts_in_code() if looks_like.fullmatch(text))


@pytest.mark.parametrize("room", ROOMS)
def test_every_message_the_code_names_is_there(room: str):
    missing = [f"{where} {message}" for message, where in literals(room) if not words("en").has(message)]
    assert missing == []
