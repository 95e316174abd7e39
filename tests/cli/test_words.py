"""The command's messages: the same in both languages, all there, and French as it is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import nocturne
from nocturne.kernel.words import LANGUAGES, files_for

SOURCES = Path(nocturne.__file__).parent


def messages(room: str, lang: str) -> dict[str, ast.Message]:
    found = {}
    for file in files_for(room, lang):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def text_of(room: str, lang: str) -> str:
    return "\n".join(file.read_text("utf-8") for file in files_for(room, lang))


def arguments_of(node: object) -> set[str]:
    """The names of the arguments in a message, and its plain %s places."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.TextElement):
        return set(re.findall(r"%(?:\(\w+\))?[sr]", node.value))
    if isinstance(node, list):
        return set().union(*map(arguments_of, node))
    if isinstance(node, ast.BaseNode):
        return set().union(*map(arguments_of, vars(node).values()))
    return set()


@pytest.mark.parametrize("room", ["cli", "bench"])
def test_both_languages_have_the_same_messages(room: str):
    english, french = messages(room, "en"), messages(room, "fr")
    assert english.keys() == french.keys()
    for ident, message in english.items():
        assert arguments_of(message) == arguments_of(french[ident]), ident


@pytest.mark.parametrize("room", ["cli", "bench"])
def test_every_message_the_code_names_exists_and_none_is_idle(room: str):
    code = "\n".join(
        path.read_text("utf-8") for folder in ("cli", "lab") for path in (SOURCES / folder).rglob("*.py")
    )
    named = set(re.findall(rf'"({room}-[a-z][a-z0-9-]*[a-z0-9])"', code))
    families = set(re.findall(rf'["\']({room}-[a-z0-9-]*-)\{{', code))
    known = messages(room, "en").keys()
    assert named <= known
    idle = {ident for ident in known - named if not ident.startswith(tuple(families))}
    assert idle == set()


@pytest.mark.parametrize("room", ["cli", "bench"])
def test_french_punctuation_is_not_torn_from_its_word(room: str):
    for line in text_of(room, "fr").splitlines():
        if line.startswith(("#", "cli-word-")):
            continue
        line = line.replace("ou ? pour", "")  # the command ?, not a question
        assert not re.search(r"[\w»)}] [:;?!»](\s|$)|« ", line), line
        assert "'" not in line, line


def test_the_words_of_commands_mean_one_thing_each():
    from nocturne.cli.session import COMMANDS
    from nocturne.cli.static import Static

    meaning: dict[str, str] = {}
    for lang in LANGUAGES:
        for command in COMMANDS:
            for word in Static(lang)(f"cli-word-{command}").split():
                assert meaning.setdefault(word, command) == command
    assert {"?", "pourquoi", "undo!", "annuler!"} <= meaning.keys()
