"""Measure the tests: put small faults into the code, one at a time, and see whether a test fails.

A fault that no test notices shows a line whose effect nobody checks. All faults of a package are listed and
some are drawn with a fixed seed, so a run can be repeated. Only the tests that run the changed line are run.

    python -m tools.mutate nocturne.kernel                         # 40 faults of a package
    python -m tools.mutate nocturne.vtes.rules.politics --sample 10    # of one chapter
    python -m tools.mutate nocturne.server --sample 100 --seed 3 --json build/mutants.json

The tests are those of the folder in ``tests/`` with the name of the package, and the scenarios of a game.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from tools.mutation.mutants import Mutant, find_mutants
from tools.mutation.recorder import TOUCHED

ROOT = Path(__file__).resolve().parent.parent
HOOK = Path(__file__).resolve().parent / "mutation" / "hook"

Outcome = Literal["killed", "survived", "untested"]
"""A fault is untested when no test runs its line. It counts as one that survived."""


@dataclass(frozen=True)
class Test:
    """A test that passes without any fault, and the lines of the watched statements it ran."""

    name: str
    seconds: float
    lines: dict[str, list[int]]

    def reaches(self, root: Path, mutant: Mutant) -> bool:
        ran = self.lines.get(str(root / mutant.file), [])
        return (mutant.statement if mutant.in_function else TOUCHED) in ran


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    outcome: Outcome
    tests: int
    """How many tests were run to find out."""

    def plain(self) -> dict[str, Any]:
        one = self.mutant
        where = {"file": one.file, "line": one.line, "kind": one.kind, "was": one.was, "now": one.now}
        return {**where, "outcome": self.outcome, "tests": self.tests}


def source_files(root: Path, package: str) -> list[Path]:
    """The modules of a package, or the one module of that name."""
    place = root / "src" / package.replace(".", "/")
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place.with_suffix(".py")]
    if not all(file.is_file() for file in files) or not files:
        raise SystemExit(f"{package} is no package and no module in {root / 'src'}")
    return files


def draw(root: Path, package: str, sample: int, seed: str) -> tuple[list[Mutant], int]:
    """Some mutants of a package in the order of the source, and how many it has."""
    every = [
        mutant
        for file in source_files(root, package)
        for mutant in find_mutants(file.read_text(encoding="utf-8"), file.relative_to(root).as_posix())
    ]
    drawn = random.Random(seed).sample(range(len(every)), min(sample, len(every)))
    return [every[at] for at in sorted(drawn)], len(every)


def tests_of(root: Path, package: str) -> list[str]:
    """What pytest is given to find the tests of a package."""
    part = package.split(".")[1] if "." in package else package
    folder = root / "tests" / part
    if not folder.is_dir():
        return ["tests"]
    if (root / "tests" / "scenarios" / part).is_dir():
        return [f"tests/{part}", "tests/test_scenarios.py", "-k", f"not test_scenario or {part}"]
    return [f"tests/{part}"]


# -- running tests


class Runner:
    """Runs the tests of a project, with or without a fault in its code."""

    def __init__(self, root: Path, work: Path, options: list[str], sources: dict[str, str]) -> None:
        self.root = root
        self.sources = sources
        self.work = work
        self.options = options

    def pytest(self, *arguments: str, timeout: float | None = None, **environ: str) -> int:
        """Run pytest; its exit status, or -1 when it had to be stopped."""
        path = [str(HOOK), str(self.root / "src"), str(ROOT)]
        # CI: random tests take the same examples every time.
        settings = {"PYTHONPATH": os.pathsep.join(path), "CI": "true", "NOCTURNE_SEED": "mutate"}
        plugins = ["-p", "tools.mutation.recorder", "-p", "no:cacheprovider"]
        with (self.work / "pytest.log").open("w") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "pytest", "-q", "--no-header", *plugins, *self.options, *arguments],
                cwd=self.root,
                env={**os.environ, **settings, **environ},
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        try:
            return process.wait(timeout)
        except subprocess.TimeoutExpired:
            return -1
        finally:
            # With all that its tests have started and not ended.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def record(self, mutants: Iterable[Mutant], arguments: list[str]) -> list[Test]:
        """Run every test once without a fault, and note which runs the statements of which mutants."""
        watched: dict[str, set[int]] = {}
        for mutant in mutants:
            watched.setdefault(str(self.root / mutant.file), set()).add(mutant.statement)
        order = self.work / "record.json"
        order.write_text(json.dumps({file: sorted(lines) for file, lines in watched.items()}))
        self.pytest(*arguments, MUTATE_RECORD=str(order))
        try:
            read: dict[str, dict[str, Any]] = json.loads(order.with_suffix(".out").read_text())
        except FileNotFoundError:
            raise SystemExit((self.work / "pytest.log").read_text()) from None
        return [Test(name, test["seconds"], test["lines"]) for name, test in read.items()]

    def judge(self, mutant: Mutant, tests: list[Test]) -> Verdict:
        """Whether one of the tests fails with this mutant."""
        if not tests:
            return Verdict(mutant, "untested", 0)
        file = self.root / mutant.file
        fault, select = self.work / "mutant.json", self.work / "select.json"
        source = mutant.source(self.sources[mutant.file])
        fault.write_text(json.dumps({"file": str(file), "source": source}))
        select.write_text(json.dumps([test.name for test in tests]))
        files = sorted({test.name.partition("::")[0] for test in tests})
        # A fault may make a loop endless: far more time than the tests took is a failure too.
        timeout = 60 + 10 * sum(test.seconds for test in tests)
        environ = {"MUTATE_MUTANT": str(fault), "MUTATE_SELECT": str(select)}
        status = self.pytest("-x", *files, timeout=timeout, **environ)
        return Verdict(mutant, "survived" if status == 0 else "killed", len(tests))


def within(budget: float, tests: Iterable[Test]) -> list[Test]:
    """The quickest tests that together take no longer than the budget; at least one."""
    chosen: list[Test] = []
    left = budget
    for test in sorted(tests, key=lambda test: test.seconds):
        left -= test.seconds
        if chosen and left < 0:
            break
        chosen.append(test)
    return chosen


def judged(
    root: Path, mutants: list[Mutant], arguments: list[str], options: list[str], budget: float
) -> Iterator[Verdict]:
    """A verdict on each mutant, as soon as it is known."""
    # Read once: a file that changes during a long run must not be cut at the wrong places.
    sources = {mutant.file: (root / mutant.file).read_text(encoding="utf-8") for mutant in mutants}
    with tempfile.TemporaryDirectory(prefix="mutate-") as work:
        runner = Runner(root, Path(work), options, sources)
        tests = runner.record(mutants, arguments)
        for mutant in mutants:
            reaching = [test for test in tests if test.reaches(root, mutant)]
            yield runner.judge(mutant, within(budget, reaching))


# -- the command


def parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutate",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("package", help="such as nocturne.kernel, or a module: nocturne.kernel.table")
    parser.add_argument("--sample", type=int, default=40, metavar="N", help="how many faults (default 40)")
    parser.add_argument("--seed", default="1", metavar="S", help="draws the same faults again (default 1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every fault and its outcome there")
    parser.add_argument(
        "--tests", nargs="+", metavar="PATH", help="tests to use instead of the package's own"
    )
    parser.add_argument("--slow", action="store_true", help="use slow tests too")
    parser.add_argument(
        "--budget", type=float, default=60, metavar="S", help="seconds of tests for each fault (default 60)"
    )
    parser.add_argument("--list", action="store_true", help="print the faults that were drawn, run nothing")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def line_of(mutant: Mutant) -> str:
    return f"{mutant.file}:{mutant.line}  {mutant.kind}: {mutant.was}  →  {mutant.now}"


def main(arguments: list[str] | None = None) -> int:
    chosen = parse(arguments)
    root = chosen.root.resolve()
    mutants, count = draw(root, chosen.package, chosen.sample, chosen.seed)
    print(f"{chosen.package}: {len(mutants)} of {count} possible faults, seed {chosen.seed}", flush=True)
    if chosen.list:
        print(*(line_of(mutant) for mutant in mutants), sep="\n")
        return 0
    verdicts = []
    options = [] if chosen.slow else ["-m", "not slow"]
    tests = chosen.tests or tests_of(root, chosen.package)
    for verdict in judged(root, mutants, tests, options, chosen.budget):
        verdicts.append(verdict)
        print(f"{verdict.outcome:9}({verdict.tests:4} tests)  {line_of(verdict.mutant)}", flush=True)
    counts = Counter(verdict.outcome for verdict in verdicts)
    score = counts["killed"] / len(verdicts) if verdicts else 1.0
    rest = f"{counts['survived']} survived, {counts['untested']} untested"
    print(f"{counts['killed']} of {len(verdicts)} killed ({score:.0%}); {rest}")
    if chosen.json:
        report = {"package": chosen.package, "seed": chosen.seed, "possible": count, "score": score}
        report["mutants"] = [verdict.plain() for verdict in verdicts]
        chosen.json.parent.mkdir(parents=True, exist_ok=True)
        chosen.json.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
