"""The files of set-up: locks that anybody can use, and texts that say the same in both languages."""

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import messages
import prepare
from tests.setup.conftest import PROJECT

LOCKS = {level: (PROJECT / "requirements" / f"{level}.txt").read_text() for level in ("play", "test")}


def packages(lock: str) -> dict[str, list[str]]:
    """The lines of each locked package, by its first line, such as "rich==15.0.0"."""
    blocks = re.split(r"\n(?=\w)", lock.strip())
    return {block.split(" ")[0]: block.splitlines() for block in blocks}


def declared(*groups: str) -> set[str]:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text())
    wanted = [*project["project"]["dependencies"]]
    for group in groups:
        wanted += project["dependency-groups"][group]
    return {prepare.canonical(re.split(r"[^\w.-]", requirement)[0]) for requirement in wanted}


@pytest.mark.parametrize("lock", LOCKS.values(), ids=LOCKS)
def test_a_lock_names_no_server_and_no_folder(lock: str):
    assert not re.search(r"index-url|find-links|trusted-host|://|file:|^-", lock, re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS.values(), ids=LOCKS)
def test_every_locked_package_has_its_hashes(lock: str):
    for name, lines in packages(lock).items():
        assert "==" in name
        assert any(line.strip().startswith("--hash=sha256:") for line in lines), name


def test_the_locks_hold_what_the_project_declares():
    play, test = (prepare.locked_names(PROJECT / "requirements" / f"{level}.txt") for level in LOCKS)
    assert declared("build") <= play
    assert declared("build", "dev") <= test


def test_the_lock_for_tests_contains_the_lock_for_play():
    assert packages(LOCKS["play"]).keys() <= packages(LOCKS["test"]).keys()


def fluent_messages(language: str) -> dict[str, set[str]]:
    """The variables of each message, by its id, as Fluent itself reads the file."""
    resource = parse((messages.TEXTS / language / "messages.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: {
            element.expression.id.name
            for element in (entry.value.elements if entry.value else [])
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)
        }
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def test_both_languages_say_the_same_things():
    assert fluent_messages("fr") == fluent_messages("en")
    assert fluent_messages("fr").keys() == messages.load("fr").keys()
    names = [{path.name for path in (messages.TEXTS / language).iterdir()} for language in ("en", "fr")]
    assert names[0] == names[1]


def used_messages() -> set[str]:
    sources = (path.read_text() for path in (PROJECT / "setup").glob("*.py"))
    return {name for source in sources for name in re.findall(r'"((?:setup|checks|page)-[a-z-]+)"', source)}


def test_every_message_is_used_and_every_used_message_exists():
    assert used_messages() == messages.load("en").keys()


@pytest.mark.parametrize("script", ["play", "test", ".ci/run"])
def test_scripts_can_be_run(script: str):
    path: Path = PROJECT / script
    assert path.stat().st_mode & 0o111 == 0o111
