"""How scenarios speak of VTES: keys, names and the words of positions are checked; the page lists them."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path

import pytest

from nocturne.kernel.words import Words, words
from nocturne.lab.scenario import parse_scenarios, run_scenario
from nocturne.vtes.cards.lexicon import Trait
from nocturne.vtes.marks import Counter
from nocturne.vtes.position import checking
from nocturne.vtes.position.scripting import FORMS
from tests.vtes.sitting import Sitting

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "vtes-positions.md").read_text("utf-8")

HEAD = """\
title: A test
game: vtes
names: [Sarah, Alexis]
options: {windows: able}
"""
POSITION = """\
position:
  players:
    - {pool: 20, ready: [{card: Krid, as: krid}], hand: [{card: Govern the Unaligned, as: govern}]}
    - {pool: 20, ready: [{card: Jefferson Foster, as: jefferson}]}
moves:
"""


def failure(moves: str, position: str = POSITION, lang: str = "en") -> str | None:
    (case,) = parse_scenarios(HEAD + position + moves, "s.yaml")
    outcome = run_scenario(case)
    return None if outcome.failure is None else outcome.failure.text(words(lang))


# -- the page


def test_the_page_lists_every_form_of_a_key_and_no_other():
    table = PAGE.partition("| key | what it does |")[2]
    listed = {
        form.replace("\\|", "|")
        for line in table.splitlines()
        for form in re.findall(r"`([^`]+)`", re.split(r"(?<!\\)\|", line)[1] if line.startswith("| ") else "")
    }
    assert listed == set(FORMS.forms)


def test_the_page_lists_every_mark_and_every_way_to_owe_a_card():
    marks = PAGE.partition("`marks` takes")[2].partition("## The keys")[0]
    assert {*checking.MARKS, *(trait.value for trait in Trait)} <= set(re.findall(r"`([^`]+)`", marks))
    owed = PAGE.partition("`owed` takes")[2].partition("\n\n")[0]
    assert set(checking.OWED) <= set(re.findall(r"`([^`]+)`", owed))


def test_the_example_of_the_page_holds():
    (example,) = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    (case,) = parse_scenarios(example, "page.yaml")
    outcome = run_scenario(case)
    assert outcome.failure is None, outcome.failure.text()


def test_every_key_the_rules_offer_has_a_form():
    """Keys that are written out in the rules; those of games that are played are checked as they come up."""
    for file in sorted((ROOT / "src" / "nocturne" / "vtes").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            called = (
                node.func.attr if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else ""
            )
            if called in ("offer", "refuse") and isinstance(node, ast.Call) and node.args:
                key = _key(node.args[0])
                assert key is None or _could_be_a_key(key), f"{file.name}, line {node.lineno}: {key}"


def _key(written: ast.expr) -> str | None:
    """A key as the rules write it, with ``{}`` for what is filled in; None where it is made elsewhere."""
    if isinstance(written, ast.Constant) and isinstance(written.value, str):
        return written.value
    if not isinstance(written, ast.JoinedStr):
        return None
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in written.values)


def _could_be_a_key(key: str) -> bool:
    pattern = ".+".join(re.escape(part) for part in key.split("{}"))
    return any(re.fullmatch(pattern, sample) for form in FORMS.forms for sample in _samples(form))


def _samples(form: str) -> list[str]:
    """Keys of a form: a number for what is filled in, each of the words it may have."""
    choices = [["1"] if part[0] in "@#*" else part.split("|") for part in form.split(":")]
    return [":".join(parts) for parts in product(*choices)]


# -- keys


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("bled:@krid", "Did you mean “bleed”?"),
        ("bleed:krid", "look like this: bleed:@minion"),
        ("bleed:99", "look like this: bleed:@minion"),
        ("play:@govern:@krid", "look like this: play:@card:#mode:@minion"),
        ("action:@govern:7:@krid", "“action:@govern:7:@krid”"),
        ("seat:2", "look like this: seat:@seat"),
    ],
)
def test_refusing_a_key_that_is_never_offered_is_a_mistake(key: str, said: str):
    told = failure(f'  - {{seat: Sarah, refuse: "{key}"}}\n')
    assert told is not None
    assert "proves nothing" in told
    assert said in told
    assert failure(f'  - lacks: {{seat: Sarah, keys: ["{key}"]}}\n') is not None
    assert "ne prouve rien" in (failure(f'  - {{seat: Sarah, refuse: "{key}"}}\n', lang="fr") or "")


def test_refusing_what_is_offered_at_another_time_is_no_mistake():
    assert (
        failure("  - {seat: Sarah, refuse: 'block:@krid'}\n  - {seat: Alexis, refuse: 'seat:@Sarah'}\n")
        is None
    )
    assert failure("  - lacks: {seat: Sarah, keys: ['block:*', 'cast:*:for', 'play:@govern:*']}\n") is None


def test_a_pattern_that_can_fit_no_key_is_a_mistake():
    assert "“blok”" in (failure("  - lacks: {seat: Sarah, keys: ['blok:*']}\n") or "")


# -- names in the place of numbers


def test_a_failure_names_cards_and_seats():
    told = failure("  - Sarah: bleed:@govern\n")
    assert told is not None
    assert "“bleed:@govern” is not offered to Sarah" in told
    assert "bleed:@krid" in told
    told = failure('  - Sarah: bleed:@krid\n  - passes\n  - event: {Bled: {seat: "@Sarah"}}\n')
    assert '"minion":"@krid"' in (told or "")
    told = failure('  - expect: {active: "@Alexis"}\n')
    assert told == "s.yaml, line 10: active should be @Alexis; it is @Sarah."


def test_events_in_another_order_are_told_as_such():
    moves = "  - Sarah: bleed:@krid\n  - {Alexis: decline}\n  - events: [EdgeTaken, Bled]\n"
    told = failure(moves)
    assert told is not None, "the order holds: choose other events"
    assert "in another order: Bled happened, but not after EdgeTaken" in told


def test_a_seat_by_its_name_is_the_same_in_positions_keys_and_paths():
    position = POSITION.replace("position:\n", 'position:\n  active: "@Alexis"\n  edge: "@Sarah"\n')
    assert failure('  - asked: Alexis\n  - expect: {edge: "@Sarah", active: "@Alexis"}\n', position) is None
    first, second = (
        Sitting({"ready": [{"card": "Krid", "marks": [f"counter:corruption@{seat}"]}]}, {}).g.play[0].marks
        for seat in ("0", "seat1")
    )
    assert first == second == (Counter("corruption", 0),)


# -- searches


SEARCH = """\
position:
  phase: master
  players:
    - pool: 20
      ready: [{card: Krid, as: krid}]
      hand: [{card: Magic of the Smith, as: smith}]
      library: [Blur, {card: Flak Jacket, as: jacket}, {card: Ambush, as: rush}, {card: .44 Magnum, as: gun}]
    - {pool: 20}
moves:
  - passes: {until: {seat: Sarah, question: vtes-ask-action}}
"""


def test_a_card_is_found_by_its_name_and_keeps_it_after_the_shuffle():
    position = SEARCH.replace("as: krid}", "as: krid, taught: {tha: 2}}")
    moves = """\
  - Sarah: action:@smith:0:@krid
  - passes: {until: vtes-ask-search}
  - {seat: Sarah, refuse: "library:@rush"}
  - offers: {seat: Sarah, keys: ["library:@gun", "library:@jacket"]}
  - Sarah: library:@gun
  - expect: {cards.@gun.on: "@krid", cards.@gun.name: .44 Magnum}
  - expect: {cards.@rush.name: Ambush, cards.@jacket.name: Flak Jacket, cards.@rush.place: library}
"""
    for seed in range(5):
        assert failure(moves, f"seed: {seed}\n" + position) is None
    wrong = moves.replace("Sarah: library:@gun", "Sarah: library:@rush")
    assert "Offered: library:@gun, library:@jacket, none" in (failure(wrong, position) or "")


# -- passing


def test_passing_stops_at_the_end_of_the_turn():
    assert failure('  - passes\n  - expect: {turn: 11, active: "@Alexis"}\n  - asked: Alexis\n') is None


def test_waiting_for_what_never_comes_up_ends_with_a_word_where_the_game_stands():
    told = failure("  - passes: {until: vtes-ask-poll}\n")
    assert told is not None
    assert "for 7 turns vtes-ask-poll has not come up" in told
    assert "turn 17, seat 2" in told


# -- the words of a position


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("marks: [disease]", "“disease” means nothing here (marks). Did you mean “counter:disease”?"),
        ("marks: [Black Hnad]", "Did you mean “Black Hand”?"),
        ('marks: ["counter:nonsense"]', "“nonsense” means nothing here (counters)."),
        ("title: princ", "Did you mean “prince”?"),
        ("sect: Camarila", "Did you mean “Camarilla”?"),
        ("clan: Brujha", "Did you mean “Brujah”?"),
        ("taught: {domi: 1}", "Did you mean “dom”?"),
        ("mode: 3", "has one way to be played, counted from 1; the position says 3"),
        ("owner: 3", "There is no seat 3"),
        ("on: [{card: Flak Jaket}]", "Flak Jacket"),
    ],
)
def test_a_word_that_means_nothing_is_told_with_its_line(card: str, said: str):
    position = POSITION.replace("as: krid", f"as: krid, {card}")
    told = failure("  - asked: Sarah\n", position)
    assert told is not None
    assert told.startswith("s.yaml, line 7: ")
    assert said in told
    assert "⟦" not in (failure("  - asked: Sarah\n", position, "fr") or "")


def test_old_names_of_clans_are_understood():
    position = POSITION.replace("as: krid", "as: krid, clan: Assamite")
    assert failure("  - expect: {cards.@krid.clan: Banu Haqim}\n", position) is None


def test_every_counter_that_cards_speak_of_can_be_placed():
    known = [line.split(" = ")[0] for line in _messages() if line.startswith("vtes-counter-")]
    assert len(known) > 5
    for message in known:
        word = message.removeprefix("vtes-counter-")
        Sitting({"ready": [{"card": "Krid", "marks": [f"counter:{word}"]}]}, {})
        assert Words("fr").has(message)


def _messages() -> list[str]:
    return (ROOT / "src/nocturne/locale/en/vtes.ftl").read_text("utf-8").splitlines()
