"""A pytest plugin: collects the rule ids that passed tests carry and prints the table of each game.

A test names what it proves with ``@pytest.mark.rule("VTES-6.1.2-03")``, or with the id of an official ruling
(``"G00012:c1e9edad"``). An unknown id fails the test. A rule
is proven when a test that carries it passed and none failed. Only a run of all tests writes
``build/rules.json``: a part of them proves less, and says nothing about the rest.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from nocturne.kernel.words import words
from nocturne.lab.rules import UnknownRule, find_rule, tables_of, write_results
from nocturne.lab.rulings import is_ruling, table_of_rulings, with_rules

_PROPERTY = "rules"  # travels with the report from an xdist worker to the controller


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RulesReport(config), "nocturne-rules-report")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        ids = rule_ids(item)
        if ids:
            item.user_properties.append((_PROPERTY, list(ids)))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    for ident in rule_ids(item):
        if is_ruling(ident):
            continue
        try:
            find_rule(ident)
        except UnknownRule as error:
            pytest.fail(str(error), pytrace=False)


def rule_ids(item: pytest.Item) -> tuple[str, ...]:
    """The ids a test carries, by its own marks and those of its class and module."""
    return tuple(dict.fromkeys(str(ident) for mark in item.iter_markers("rule") for ident in mark.args))


class RulesReport:
    """Hears of every test's outcome, in this process or from the workers."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.passed: set[str] = set()
        self.failed: set[str] = set()
        self.deselected = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = next((value for name, value in report.user_properties if name == _PROPERTY), ())
        if not isinstance(ids, list):
            return
        if report.failed:
            self.failed.update(ids)
        elif report.when == "call" and report.passed:
            self.passed.update(ids)

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.deselected += len(items)

    def pytest_terminal_summary(
        self, terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
    ) -> None:
        proven = self.passed - self.failed
        if not proven:
            return
        full = self.is_full(exitstatus)
        say = words()
        terminalreporter.section(say("lab-rules-title" if full else "lab-rules-part"))
        for game, table in tables_of(proven).items():
            if table.proven:
                terminalreporter.write_line(
                    say(
                        "lab-rules-line",
                        game=game,
                        proven=len(table.proven),
                        total=table.total,
                        excused=len(table.not_applicable),
                        open=len(table.open),
                    )
                )
        if full:
            rulings = table_of_rulings(with_rules(proven))
            terminalreporter.write_line(
                say(
                    "lab-rulings-line",
                    total=rulings.total,
                    proven=rulings.proven,
                    rule=rulings.by_rule,
                    descriptive=rulings.descriptive,
                    superseded=rulings.superseded,
                    open=len(rulings.open),
                )
            )
            write_results(proven, config.rootpath / "build" / "rules.json", rulings)

    def is_full(self, exitstatus: int) -> bool:
        """Whether every test there is was run to its end."""
        option = self.config.option
        chosen = [Path(arg).resolve() for arg in self.config.args]
        whole = [(self.config.rootpath / place).resolve() for place in self.config.getini("testpaths")]
        narrowed = option.keyword or option.markexpr or self.deselected
        narrowed = narrowed or getattr(option, "lf", False) or option.collectonly
        ended = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not option.maxfail
        return bool(ended and not narrowed and sorted(chosen) == sorted(whole))
