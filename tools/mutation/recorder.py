"""A pytest plugin of ``tools.mutate``: which test runs which lines, and only the tests that are asked for.

``MUTATE_RECORD`` names a file with the lines to watch, ``{file: [line, ...]}``. A file ``.out`` beside gets
the seconds and the lines of every test that passed. ``MUTATE_SELECT`` names a file with the tests to run, in
their order.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable, Generator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

TOUCHED = 0
"""Stands among the lines of a file of which anything ran."""

Tracer = Callable[[FrameType, str, Any], Any]


class Recorder:
    """Watches the lines of some files while each test runs."""

    def __init__(self, order: Path) -> None:
        self.out = order.with_suffix(".out")
        watched: dict[str, list[int]] = json.loads(order.read_text(encoding="utf-8"))
        self.lines: dict[str, set[int]] = {file: set() for file in watched}
        self.tracers = {
            file: self.tracer(frozenset(lines), self.lines[file]) for file, lines in watched.items()
        }
        self.tests: dict[str, dict[str, Any]] = {}
        self.failed: set[str] = set()

    @staticmethod
    def tracer(watched: frozenset[int], hit: set[int]) -> Tracer:
        def trace_line(frame: FrameType, event: str, arg: Any) -> Any:
            if event == "line" and frame.f_lineno in watched:
                hit.add(frame.f_lineno)
            return trace_line

        return trace_line

    def trace(self, frame: FrameType, event: str, arg: Any) -> Any:
        file = frame.f_code.co_filename
        tracer = self.tracers.get(file)
        if tracer is not None:
            self.lines[file].add(TOUCHED)
        return tracer

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        for hit in self.lines.values():
            hit.clear()
        started = time.perf_counter()
        threading.settrace(self.trace)
        sys.settrace(self.trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)
            hits = {file: sorted(hit) for file, hit in self.lines.items() if hit}
            self.tests[item.nodeid] = {"seconds": time.perf_counter() - started, "lines": hits}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        passed = {name: test for name, test in self.tests.items() if name not in self.failed}
        self.out.write_text(json.dumps(passed), encoding="utf-8")


class Selector:
    """Runs the named tests only, in the order given."""

    def __init__(self, order: Path) -> None:
        self.places = {name: at for at, name in enumerate(json.loads(order.read_text(encoding="utf-8")))}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.places), key=lambda item: self.places[item.nodeid]
        )


def pytest_configure(config: pytest.Config) -> None:
    for name, plugin in (("MUTATE_RECORD", Recorder), ("MUTATE_SELECT", Selector)):
        # Out of the environment: a test that runs pytest itself has nothing to do with it.
        if order := os.environ.pop(name, ""):
            config.pluginmanager.register(plugin(Path(order)))
