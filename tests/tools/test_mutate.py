"""Mutation testing: which faults are made, and which of them the tests notice."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from tools.mutate import main
from tools.mutation.mutants import find_mutants

ROOT = Path(__file__).resolve().parents[2]


def changes(text: str) -> list[tuple[str, str]]:
    return [(mutant.was, mutant.now) for mutant in find_mutants(text, "toy.py")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a < b", [("a < b", "(a <= b)")]),
        ("a < b in c", [("a < b in c", "(a <= b in c)"), ("a < b in c", "(a < b not in c)")]),
        ("a and b", [("a and b", "(a or b)")]),
        ("not a", [("not a", "(a)")]),
        ("x = 3", [("3", "4")]),
        ("x = True", [("True", "False")]),
        ("def f() -> bool:\n    return a", [("return a", "return not (a)")]),
        ("def f() -> int:\n    return a", [("return a", "return (a) + 1")]),
        ("def f() -> str:\n    return a", [("return a", "return None")]),
        ("def f():\n    if a:\n        return", [("return", "pass")]),
        ("def f():\n    a.b = c", [("a.b = c", "pass")]),
        ("def f():\n    g(\n        a\n    )", [("g( a )", "pass")]),
        # nothing that is no fault of the program
        ('"""Two < three."""', []),
        ("x: Literal[3]", []),
        ("if TYPE_CHECKING:\n    x = 3", []),
        ("class A(B, frozen=True):\n    pass", []),
        ('x = f"{a < b}"', []),
        ("assert a < b", []),
    ],
)
def test_every_kind_of_fault_is_made(text: str, expected: list[tuple[str, str]]):
    assert changes(text) == expected


def test_a_fault_stands_where_it_says_and_moves_no_other_line():
    text = 'a = "élan"; b = a == c\nd = 1\n'
    fault, other = find_mutants(text, "toy.py")
    assert fault.source(text) == 'a = "élan"; b = (a != c)\nd = 1\n'
    assert (other.line, other.source(text)) == (2, 'a = "élan"; b = a == c\nd = 2\n')


def test_faults_of_real_modules_can_be_compiled():
    for path in (ROOT / "src" / "nocturne" / "kernel").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        for mutant in find_mutants(text, path.name)[::9]:
            ast.parse(mutant.source(text))


TOY = """\
def is_even(number: int) -> bool:
    return number % 2 == 0


def describe(number: int, log: list[int]) -> str:
    log.append(number)
    return "even" if is_even(number) else "odd"


def never(number: int) -> bool:
    return number > 9
"""
TEST = """\
from toy import describe


def test_an_even_number():
    assert describe(4, []) == "even"


def test_an_odd_number():
    assert describe(5, []) == "odd"


def test_that_fails_anyway():
    describe(4, [])
    raise AssertionError
"""


@pytest.mark.slow
def test_survivors_are_told_from_the_killed(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    # given a toy whose tests check one function, run another line unchecked, and never run the third
    for name, text in {"src/toy.py": TOY, "tests/test_toy.py": TEST, "pyproject.toml": ""}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    report = tmp_path / "report.json"
    # when all its faults are tried
    assert main(["toy", "--root", str(tmp_path), "--json", str(report)]) == 0
    # then each has its outcome, in print and as JSON, and a test that fails by itself counts for nothing
    read = json.loads(report.read_text())
    found = [(one["line"], one["kind"], one["outcome"], one["tests"]) for one in read["mutants"]]
    assert found == [
        (2, "return", "killed", 2),
        (2, "comparison", "killed", 2),
        (2, "constant", "killed", 2),
        (2, "constant", "killed", 2),
        (6, "removed", "survived", 2),
        (7, "return", "killed", 2),
        (11, "return", "untested", 0),
        (11, "comparison", "untested", 0),
        (11, "constant", "untested", 0),
    ]
    printed = capsys.readouterr().out
    assert "survived (   2 tests)  src/toy.py:6  removed: log.append(number)  →  pass\n" in printed
    assert printed.endswith("5 of 9 killed (56%); 1 survived, 3 untested\n")
    assert (tmp_path / "src/toy.py").read_text() == TOY


def test_a_seed_draws_the_same_faults_again(capsys: pytest.CaptureFixture[str]):
    def drawn(seed: str) -> str:
        main(["nocturne.kernel", "--sample", "5", "--seed", seed, "--list"])
        return capsys.readouterr().out.partition("\n")[2]

    assert drawn("1") == drawn("1") != drawn("2")


def test_a_package_that_is_not_there_is_named():
    with pytest.raises(SystemExit, match=r"nocturne\.castle is no package"):
        main(["nocturne.castle"])
