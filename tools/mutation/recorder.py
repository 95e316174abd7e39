"""A pytest plugin of ``tools.mutate``: which test runs which statements, and only the tests asked for.

``MUTATE_RECORD`` names a file with the lines where statements to watch begin, ``{file: [line, ...]}``. Beside
it, ``.out`` gets the seconds and the lines of every test that passed. ``MUTATE_SELECT`` names a file with the
tests to run, in their order.

The watched files are loaded with a probe before each such statement. Tracing every call instead made tests of
the kernel take minutes.
"""

from __future__ import annotations

import ast
import builtins
import json
import os
import time
from collections.abc import Generator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any, TypeVar

import pytest

TOUCHED = 0
"""Stands among the lines of a file of which any function ran."""

PROBE = "__mutate_probe__"

Function = TypeVar("Function", ast.FunctionDef, ast.AsyncFunctionDef)


class Probes(ast.NodeTransformer):
    """Puts a probe at the top of every function and before every watched statement in one."""

    def __init__(self, file: str, watched: set[int]) -> None:
        self.file = file
        self.watched = watched
        self.depth = 0

    def probe(self, line: int) -> ast.stmt:
        return ast.parse(f"{PROBE}({self.file!r}, {line})").body[0]

    def visit(self, node: ast.AST) -> Any:
        inside = self.depth > 0
        result = super().visit(node)
        if inside and isinstance(node, ast.stmt) and node.lineno in self.watched and not _is_docstring(node):
            return [self.probe(node.lineno), result]
        return result

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        return self.probed(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        return self.probed(node)

    def probed(self, node: Function) -> Function:
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1
        node.body.insert(1 if _is_docstring(node.body[0]) else 0, self.probe(TOUCHED))
        return node


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


class Recorder:
    """Notes the watched statements that each test runs."""

    def __init__(self, order: Path) -> None:
        self.out = order.with_suffix(".out")
        read: dict[str, list[int]] = json.loads(order.read_text(encoding="utf-8"))
        self.watched = {file: set(lines) for file, lines in read.items()}
        self.lines: dict[str, set[int]] = {file: set() for file in self.watched}
        self.tests: dict[str, dict[str, Any]] = {}
        self.failed: set[str] = set()

    def install(self) -> None:
        """From now on a watched file is loaded with its probes."""
        vars(builtins)[PROBE] = lambda file, line: self.lines[file].add(line)
        load, watched = SourceFileLoader.get_code, self.watched

        def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
            if loader.path not in watched:
                return load(loader, fullname)
            tree = ast.parse(Path(loader.path).read_text(encoding="utf-8"))
            tree = ast.fix_missing_locations(Probes(loader.path, watched[loader.path]).visit(tree))
            code: CodeType = compile(tree, loader.path, "exec", dont_inherit=True)
            return code

        SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        for hit in self.lines.values():
            hit.clear()
        started = time.perf_counter()
        try:
            return (yield)
        finally:
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
    # Out of the environment: a test that runs pytest itself has nothing to do with it.
    if order := os.environ.pop("MUTATE_SELECT", ""):
        config.pluginmanager.register(Selector(Path(order)))
    if _recorder is not None:
        config.pluginmanager.register(_recorder)


# Installed when pytest reads its command line, before any test imports what is watched.
_recorder = Recorder(Path(os.environ.pop("MUTATE_RECORD"))) if "MUTATE_RECORD" in os.environ else None
if _recorder is not None:
    _recorder.install()
