"""Messages: every file says the same in French and in English, and everything the code says is there."""

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
from nocturne.kernel.decision import Option, Why
from nocturne.kernel.event import EVERYONE, Event, Ref, Seat, Told, Word, audience, event_args, kebab, refs_of
from nocturne.kernel.telling import Teller
from nocturne.kernel.words import LANGUAGES, Words, files_for, preferred_language, words

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


# -- how messages are found and filled in


def test_a_missing_message_shows_where_it_is_missing():
    assert words("en")("kernel-no-such-message") == "⟦kernel-no-such-message⟧"
    assert not words("en").has("kernel-no-such-message")
    assert words("en").faults("kernel-no-such-message", {}, str) == ["no message kernel-no-such-message"]


def test_faults_tell_what_a_sentence_lacks():
    say = words("en")
    assert say.faults("kernel-seat", {"number": 1}, str) == []
    assert say.faults("kernel-seat", {}, str) == ["no variable $number"]
    # A variable that only chooses between variants may be missing.
    assert say.faults("kernel-yaml-syntax", {"file": "a", "line": "1"}, str) == []
    assert say.faults("kernel-refusal", {"what": "a", "reason": "b"}, str) == ["no variable $rule"]
    assert say.faults("kernel-seat", {"number": "card:1"}, lambda ref: f"⟦{ref}⟧") == [
        "something without a name: Seat ⟦card:1⟧"
    ]


def test_lists_are_told_as_people_tell_them():
    assert words("en").listing([]) == ""
    assert words("en").listing(["a"]) == "a"
    assert words("en").listing(["a", "b", "c"]) == "a, b and c"
    assert words("fr").listing(["a", "b", "c"]) == "a, b et c"


def test_things_are_called_by_their_names_inside_a_sentence():
    named = words("en").say(
        "kernel-list", {"head": ["seat:0", "seat:1"], "last": "word:kernel-why-anything"}, str.upper
    )
    assert named == "SEAT:0 and SEAT:1 and Do anything"


def test_a_very_long_argument_is_shortened_not_lost():
    said = words("en")("kernel-record-empty", file="x" * 10_000)
    assert said.startswith("xxx")
    assert said.endswith("…" + " is empty: there is no game in it.")


@pytest.mark.parametrize(
    ("surroundings", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
        ({"NOCTURNE_LANG": "fr", "LC_ALL": "en_GB"}, "fr"),
    ],
)
def test_the_language_is_the_one_the_environment_asks_for(
    monkeypatch: pytest.MonkeyPatch, surroundings: dict[str, str], lang: str
):
    for name in ("NOCTURNE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == lang


def test_a_room_has_its_own_files_only():
    assert [path.name for path in files_for("kernel", "en")] == ["kernel.ftl"]
    assert Words("de").lang == "en"


# -- events in words


class Bitten(Event, frozen=True):
    seat: Seat
    victims: tuple[Seat, ...]
    title: Word | None = None
    blood: int = 1


def test_an_event_names_the_things_its_fields_refer_to():
    assert refs_of(Bitten) == {"seat": "seat", "victims": "seat", "title": "word"}
    assert event_args(Bitten(0, (1, 2))) == {
        "seat": "seat:0", "victims": ["seat:1", "seat:2"], "title_is": "none", "blood": 1
    }  # fmt: skip
    assert event_args(Bitten(0, (), "vtes-title-prince"))["title"] == "word:vtes-title-prince"
    assert event_args(Bitten(0, (), "vtes-title-prince"))["title_is"] == "some"
    assert Ref("card").kind == "card"


@pytest.mark.parametrize(
    ("name", "spelt"), [("Bled", "bled"), ("BlockAttempted", "block-attempted"), ("Got2Pool", "got2-pool")]
)
def test_events_are_spelt_in_message_ids(name: str, spelt: str):
    assert kebab(name) == spelt


def test_an_event_is_shown_whole_to_its_audience_and_in_part_to_others():
    whole, part = Bitten(0, (1,)), Bitten(0, ())
    told = Told(whole, audience(0, 2), part)
    assert [told.seen_by(seat) for seat in (0, 1, 2, None)] == [whole, part, whole, part]
    assert Told(whole, audience(), None).seen_by(0) is None
    assert all(Told(whole, EVERYONE).seen_by(seat) == whole for seat in (None, 0, 63))


def test_a_teller_speaks_of_a_game_in_one_language():
    table = nocturne.new_game("candles", seats=2, seed=7)
    alice = Teller(table.game, words("fr"), ("Alice", "Bob"))
    nobody = Teller(table.game, words("en"))
    decision = table.pending()
    assert decision is not None
    view = table.view(0)
    assert alice.question(decision, view) == "Manche 1 : jouez une carte face cachée."
    assert nobody.event(table.events(0)[1], view) == "Seat 2 is dealt five cards."
    assert alice.event(table.events(0)[0], view) == "Alice reçoit cinq cartes."
    option = Option("snuff:1", "candles-do-snuff", {"rival": "seat:1"})
    assert alice.option(option, view) == "Souffler une chandelle de Bob"
    assert nobody.why(Why("candles-why-no-candle"), view) == "this rival has no candle to snuff."
