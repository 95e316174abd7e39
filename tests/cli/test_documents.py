"""The documents tell the truth: what they quote is in the code, what they run runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from nocturne.lab.rules import checklists, read_checklist
from nocturne.lab.scenario import parse_scenarios, run_scenario

from .conftest import Command

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").glob("*.md")),
]


class Block(NamedTuple):
    language: str
    about: str
    text: str


def blocks(page: Path) -> list[Block]:
    found = re.findall(r"^```(\w*) ?([^\n]*)\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S)
    return [Block(*block) for block in found]


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


# -- docs/adding-a-game.md

WALK = ROOT / "docs" / "adding-a-game.md"


def test_the_walk_through_quotes_the_whole_example_in_order():
    quoted = [line for block in blocks(WALK) if block[:2] == ("python", "") for line in lines(block.text)]
    example = ROOT / "src" / "nocturne" / "examples" / "candles.py"
    assert quoted == lines(example.read_text("utf-8"))


@pytest.mark.parametrize(
    ("language", "file"),
    [
        ("toml", "pyproject.toml"),
        ("ftl", "src/nocturne/locale/en/candles.ftl"),
        ("csv", "src/nocturne/checklists/candles.csv"),
    ],
)
def test_what_the_walk_through_quotes_is_in_its_file(language: str, file: str):
    quoted = [line for block in blocks(WALK) if block.language == language for line in lines(block.text)]
    assert quoted
    assert set(quoted) <= set(lines((ROOT / file).read_text("utf-8")))


def test_a_block_that_names_a_file_is_in_it():
    for page in PAGES:
        for block in blocks(page):
            if block.about.endswith(".py"):
                assert block.text in (ROOT / block.about).read_text("utf-8"), (page.name, block.about)


def test_the_scenario_of_the_walk_through_holds():
    (text,) = [block.text for block in blocks(WALK) if block.language == "yaml"]
    (case,) = parse_scenarios(text, "adding-a-game.md")
    outcome = run_scenario(case)
    assert outcome.passed, outcome.failure


def test_the_walk_through_counts_right():
    example = ROOT / "src" / "nocturne" / "examples" / "candles.py"
    assert f"{len(example.read_text('utf-8').splitlines())} lines" in WALK.read_text("utf-8")


def test_the_commands_of_the_walk_through_run(nocturne: Command):
    commands = [
        line.removeprefix("$ nocturne ").split()
        for block in blocks(WALK)
        if block.language == "console"
        for line in lines(block.text)
    ]
    assert len(commands) > 5
    for command in commands:
        ran = nocturne(*command)
        assert ran.status == 0, ran
        assert ran.out


# -- docs/finding-a-rule.md

CHAPTER = re.compile(r"^\| (`(?:VTES|FOD|CHA)-[^|]+`) \|[^|]+\|([^|]+)\|$", re.M)


def index_of_chapters(game: str) -> dict[str, list[str]]:
    """By the beginning of its ids, where a chapter is."""
    page = (ROOT / "docs" / "finding-a-rule.md").read_text("utf-8")
    section = page.split(f", in `src/nocturne/{game}/`\n")[1].split("\n#")[0]
    quoted = re.compile(r"`([^`]+)`")
    return {
        ids: quoted.findall(where) for row, where in CHAPTER.findall(section) for ids in quoted.findall(row)
    }


@pytest.mark.parametrize("game", ["vtes", "dracula", "chapters"])
def test_every_rule_has_a_chapter_in_the_index_and_every_place_in_it_exists(game: str):
    chapters = index_of_chapters(game)
    lost = [
        rule.id
        for rule in read_checklist(game)
        if not any(re.match(rf"{re.escape(ids)}[-.]", rule.id) for ids in chapters)
    ]
    home = ROOT / "src" / "nocturne" / game
    places = {place for where in chapters.values() for place in where if place.endswith(("/", ".py"))}
    assert lost == []
    assert [place for place in sorted(places) if not (home / place).exists()] == []


@pytest.mark.parametrize("game", ["vtes", "dracula", "chapters"])
def test_every_chapter_in_the_index_has_rules(game: str):
    rules = read_checklist(game)
    for ids in index_of_chapters(game):
        assert any(rule.id.startswith(ids) for rule in rules), ids


# -- docs/python-api.md


def test_the_examples_of_the_python_api_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NOCTURNE_LANG", "en")
    page = ROOT / "docs" / "python-api.md"
    results = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 40
    assert results.failed == 0


# -- docs/terminal.md


def test_the_session_in_the_guide_is_what_the_table_shows(nocturne: Command):
    (session,) = [
        block.text
        for block in blocks(ROOT / "docs" / "terminal.md")
        if block.text.startswith("$ nocturne play candles")
    ]
    command, *shown = session.splitlines()
    typed = "".join(f"{answer}\n" for answer in re.findall(r"^(?:\[Enter: .*\] )?> (.*)$", session, re.M))
    ran = nocturne(*command.removeprefix("$ nocturne ").split(), typed=typed)
    assert [line.rstrip() for line in ran.out.splitlines()][: len(shown)] == shown


# -- README.md


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]):
    (code,) = [block.text for block in blocks(ROOT / "README.md") if block.language == "python"]
    exec(code, {})
    assert capsys.readouterr().out.startswith("Result(points=")


def test_the_readme_begins_with_the_two_commands():
    first = blocks(ROOT / "README.md")[0]
    assert [line.split()[:2] for line in lines(first.text)] == [["$", "./play"], ["$", "./test"]]


def test_the_readme_counts_the_rules_as_the_checklists_do():
    text = (ROOT / "README.md").read_text("utf-8")
    for game in checklists():
        assert re.search(rf"^\| .* \| {len(read_checklist(game))} \|", text, re.M), game


def test_the_picture_of_the_house_is_a_picture():
    root = ElementTree.parse(ROOT / "docs" / "house.svg").getroot()
    assert root.tag.endswith("svg")
    rooms = {group.get("id", "") for group in root.iter() if group.get("id", "").startswith("room-")}
    assert {"room-kernel", "room-lab", "room-cli", "room-bots"} <= rooms


# -- every page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path):
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_and_folders_that_are_named_exist(page: Path):
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.S)
    for name in re.findall(r"`((?:src|docs|tests|bench|setup|requirements|content)/[\w./-]*)`", text):
        assert (ROOT / name).exists(), name


def test_every_command_a_page_names_exists():
    from nocturne.cli.arguments import COMMANDS

    for page in PAGES:
        for command in re.findall(r"(?:`|^\$ |\s)nocturne ([a-z]+)(?=[ `\n])", page.read_text("utf-8"), re.M):
            assert command in COMMANDS, (page.name, command)
