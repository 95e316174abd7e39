"""Runs every check of the project, one after the other, and says plainly what passed and failed.

Run by ./test, inside the environment. The checks all run even when one fails.
"""

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import page
from messages import say

ROOT = Path(__file__).resolve().parent.parent
UNAVAILABLE = ROOT / "build" / "unavailable.txt"


#: Checks that --quick leaves out.
_LEFT_OUT = frozenset({"mypy", "documents"})


@dataclass(frozen=True)
class Check:
    name: str
    command: tuple[str, ...]
    folder: Path = ROOT
    surroundings: Mapping[str, str] = field(default_factory=lambda: os.environ)


@dataclass(frozen=True)
class Outcome:
    name: str
    passed: bool
    seconds: float


def checks(*, quick: bool, strict: bool, pytest_arguments: list[str]) -> list[Check]:
    """The checks in the order in which they run: the quickest to answer first."""
    # Tests differ in length: whoever has none left takes some of the other's.
    tests = ["pytest", "--numprocesses=2", "--dist=worksteal"]
    if quick:
        tests += ["-m", "not slow"]
    if strict:
        tests += ["--no-skips"]
    every = [
        Check("ruff check", ("ruff", "check", ".")),
        Check("ruff format", ("ruff", "format", "--check", ".")),
        Check("import-linter", ("lint-imports", "--no-logo")),
        Check("mypy", ("mypy",)),
        Check("documents", ("zensical", "build", "--strict")),
        Check("pytest", (*tests, *pytest_arguments)),
    ]
    return [check for check in every if not (quick and check.name in _LEFT_OUT)]


def page_checks(root: Path, *, quick: bool) -> list[Check]:
    """The checks of the browser's page: its types, and its small tests. None where it is not in this folder
    or its packages could not be installed (the browser's tests then say that they cannot run)."""
    node = page.find_node(root)
    if node is None or not page.has_packages(root):
        return []
    web = page.web(root)
    every = [
        Check("svelte-check", (*node.npm, "run", "--silent", "check"), web, node.surroundings()),
        Check("vitest", (*node.npm, "run", "--silent", "test"), web, node.surroundings()),
    ]
    return [check for check in every if not (quick and check.name == "svelte-check")]


def run(check: Check) -> Outcome:
    print(f"\n== {check.name}", flush=True)
    tool, *arguments = check.command
    started = time.monotonic()
    surroundings = {name: value for name, value in check.surroundings.items() if name != "PYTHONPATH"}
    # A tool of the environment stands beside its Python; one with a whole path stays where it is.
    command: list[str | Path] = [Path(sys.executable).parent / tool, *arguments]
    finished = subprocess.run(command, cwd=check.folder, env=surroundings)
    return Outcome(check.name, finished.returncode == 0, time.monotonic() - started)


def report(outcomes: list[Outcome], unavailable: list[str], *, strict: bool) -> bool:
    """Prints the result of each check and what could not run; returns whether all is well."""
    print()
    width = max(len(say("checks-passed")), len(say("checks-failed")))
    for outcome in outcomes:
        result = say("checks-passed" if outcome.passed else "checks-failed")
        print(f"{result:<{width}}  {outcome.name:<14}{outcome.seconds:7.1f} s")
    for reason in unavailable:
        print(say("checks-unavailable", reason=reason))
    if unavailable and strict:
        print(say("checks-unavailable-strict"))
    failed = [outcome.name for outcome in outcomes if not outcome.passed]
    if failed:
        print(say("checks-some-failed", names=", ".join(failed)))
    elif not (unavailable and strict):
        print(say("checks-all-passed"))
    return not failed and not (unavailable and strict)


def main(arguments: list[str]) -> int:
    quick = "--quick" in arguments
    strict = "--strict" in arguments or os.environ.get("CI", "").lower() not in ("", "0", "false")
    pytest_arguments = [argument for argument in arguments if argument not in ("--quick", "--strict")]
    UNAVAILABLE.unlink(missing_ok=True)
    every = [
        *page_checks(ROOT, quick=quick),
        *checks(quick=quick, strict=strict, pytest_arguments=pytest_arguments),
    ]
    outcomes = [run(check) for check in every]
    unavailable = UNAVAILABLE.read_text(encoding="utf-8").splitlines() if UNAVAILABLE.exists() else []
    return 0 if report(outcomes, unavailable, strict=strict) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
