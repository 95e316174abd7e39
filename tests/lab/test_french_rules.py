"""The rules in French: every one that the games cite is written, says the same numbers, and is French."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import nocturne
from nocturne.lab.rules import Rule, checklists, find_rule, not_applicable, read_checklist, rule_text

CHECKLISTS = checklists()
GAMES = ["vtes", "dracula", "chapters"]

#: How a number may be written; an English sentence and its French one share a number, not its form.
NUMBERS = {
    0: "0|no|none|zero|zéro|aucune?|nulle?",
    1: "1|one|once|a|an|une?|seule?|single|premi(?:er|ère)s?|first",
    2: "2|two|twice|second|both|pair|deux|deuxième|seconde?|2e",
    3: "3|three|third|trois|troisième|3e",
    4: "4|four|fourth|quatre|quatrième|4e",
    5: "5|five|fifth|cinq|cinquième",
    6: "6|six|sixth|sixième",
    7: "7|seven|sept",
    8: "8|eight|huit",
    9: "9|nine|neuf",
    10: "10|ten|dix",
    11: "11|eleven|onze",
    12: "12|twelve|douze",
}
#: What certainly is a number, to be looked for on the other side.
COUNTED = re.compile(
    r"(?<![\w.])(\d+)(?![\w]|\.\d)"
    r"|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice)\b"
    r"|\b(deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze)\b",
    re.IGNORECASE,
)


def test_every_rule_that_a_game_cites_is_written_in_french():
    for game in GAMES:
        cited = set(cited_by(game))
        assert len(cited) > 90
        assert sorted(cited - {rule.id for rule in french(game)}) == []


@pytest.mark.parametrize("name", CHECKLISTS)
def test_the_french_rules_are_those_of_the_checklist(name: str):
    assert [rule.id for rule in french(name)] == [rule.id for rule in read_checklist(name)]


@pytest.mark.parametrize("name", CHECKLISTS)
def test_why_a_rule_cannot_apply_is_told_in_french_too(name: str):
    in_french = not_applicable(name, "fr")
    assert [ident for ident, reason in not_applicable(name).items() if in_french[ident] == reason] == []


@pytest.mark.parametrize("name", CHECKLISTS)
def test_a_rule_says_the_same_numbers_in_french(name: str):
    wrong = [
        (rule.id, number)
        for rule in french(name)
        for ours, theirs in ((rule.rule, find_rule(rule.id).rule), (find_rule(rule.id).rule, rule.rule))
        for number in numbers(ours)
        if not has_number(theirs, number)
    ]
    assert wrong == []


@pytest.mark.parametrize("name", CHECKLISTS)
def test_a_french_rule_is_french_and_well_set(name: str):
    for rule in french(name):
        text = rule.rule
        assert text != find_rule(rule.id).rule
        assert not re.search(r"\b(may|cannot|each|when|player|hunter|minion|his|her|its|must|is)\b", text), (
            rule.id
        )
        assert not re.search(r"['\"“”]|\.\.\.| [:;?!»]|« |  |[^\u00a0\s]:(?!\w)|[^\u202f];", text), rule.id
        assert text.count("«\u00a0") == text.count("«") == text.count("»") == text.count("\u00a0»"), rule.id
        assert text.endswith((".", ".)")), rule.id


def test_the_words_of_a_rule_are_those_of_the_language_asked_for():
    assert rule_text("FOD-ROAD-01", "en") == "A road move goes to an adjacent city."
    assert rule_text("FOD-ROAD-01", "fr") == "Par la route, on va dans une ville adjacente."
    # where nothing is written in a language, the words are English; of an unknown rule there are none
    assert rule_text("FOD-ROAD-01", "de") == "A road move goes to an adjacent city."
    assert Rule("NEW-01", "A new rule.").said("fr") == "A new rule."
    assert rule_text("NEW-01", "fr") == rule_text("", "en") == ""


def french(name: str) -> tuple[Rule, ...]:
    return read_checklist(f"fr/{name}")


def cited_by(game: str) -> Iterator[str]:
    """The ids that the code of a game gives as strings."""
    known = {rule.id for rule in read_checklist(game)}
    for file in sorted((Path(nocturne.__file__).parent / game).rglob("*.py")):
        yield from known.intersection(re.findall(r'"([A-Z]+-[^"\s]+)"', file.read_text("utf-8")))


def numbers(text: str) -> set[int]:
    return {value(match[0].lower()) for match in COUNTED.finditer(text)}


def value(written: str) -> int:
    if written.isdigit():
        return int(written)
    return next(number for number, forms in NUMBERS.items() if written in forms.split("|"))


def has_number(text: str, number: int) -> bool:
    forms = NUMBERS.get(number, str(number))
    return re.search(rf"(?<![\w.])(?:{forms})(?!\w)|(?<!\d)0*{number}(?!\d)", text, re.IGNORECASE) is not None
