"""What pyproject.toml declares is what the code imports: nothing is missing and nothing is left over."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest

from prepare import canonical
from tests.setup.conftest import PROJECT

pytestmark = pytest.mark.slow

DECLARED = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
OURS = {"nocturne", "tests", "tools", "bench", *(path.stem for path in (PROJECT / "setup").glob("*.py"))}
ELSEWHERE = {PROJECT / "bench" / "peers.py"}
"""Runs in an environment of its own, made from bench/peers.txt."""
UNIMPORTED = {
    "httpx2": "the test client of starlette",
    "import-linter": "a command of ./test",
    "mkdocstrings-python": "a plugin of the documentation site",
    "mypy": "a command of ./test",
    "psycopg": "SQLAlchemy loads it by the address of a database",
    "pytest-timeout": "a plugin of pytest",
    "pytest-xdist": "a plugin of pytest",
    "ruff": "a command of ./test",
    "types-pyyaml": "types for mypy",
    "zensical": "a command of ./test",
}
"""What the checks need without importing it, and why."""


def names(requirements: Iterable[str]) -> set[str]:
    return {canonical(re.split(r"[^\w.-]", requirement)[0]) for requirement in requirements}


def imported_modules(path: Path) -> Iterator[str]:
    """Every module a file imports, wherever the import stands, except those beside it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module is not None:
            yield node.module


@cache
def holders_of_first_names() -> Mapping[str, list[str]]:
    return packages_distributions()


def packages_of(module: str) -> set[str]:
    """The packages that hold a module. Two may share a first name: fluent.runtime, fluent.syntax."""
    holders = set(holders_of_first_names().get(module.partition(".")[0], ()))
    if len(holders) > 1:
        folder = "/".join(module.split(".")[:2]) + "/"
        holders = {
            name
            for name in holders
            if any(str(file).startswith(folder) for file in distribution(name).files or [])
        }
    return {canonical(name) for name in holders} or {f"no installed package has {module}"}


def imported(*folders: str) -> set[str]:
    """The packages that the files of these folders import."""
    files = {path for folder in folders for path in (PROJECT / folder).rglob("*.py")} - ELSEWHERE
    modules = {module for path in files for module in imported_modules(path)}
    theirs = (name for name in modules if name.partition(".")[0] not in OURS | sys.stdlib_module_names)
    return set[str]().union(*(packages_of(name) for name in theirs))


def test_the_package_declares_exactly_what_it_imports():
    extras = DECLARED["project"]["optional-dependencies"].values()
    optional = set[str]().union(*(names(extra) for extra in extras))
    loaded_by_name = UNIMPORTED.keys() & optional
    assert imported("src") | loaded_by_name == names(DECLARED["project"]["dependencies"]) | optional


def test_the_checks_declare_exactly_what_they_import_and_run():
    groups = DECLARED["dependency-groups"]
    ours = names(DECLARED["project"]["dependencies"])
    used = imported("tests", "tools", "bench", "setup") - ours
    assert used | UNIMPORTED.keys() == names(groups["dev"]) | names(groups["build"])


@pytest.mark.parametrize(
    ("code", "modules"),
    [
        ("import a.b, c", ["a.b", "c"]),
        ("def f():\n    from a.b import c", ["a.b"]),
        ("from . import a\nfrom .b import c", []),
    ],
)
def test_every_import_counts_wherever_it_stands(tmp_path: Path, code: str, modules: list[str]):
    (tmp_path / "sample.py").write_text(code)
    assert list(imported_modules(tmp_path / "sample.py")) == modules


def test_packages_with_a_common_first_name_are_told_apart():
    assert packages_of("fluent.runtime.types") == {"fluent-runtime"}
    assert packages_of("fluent.syntax") == {"fluent-syntax"}
    assert packages_of("nosuch") == {"no installed package has nosuch"}
