"""A pytest plugin for tests that some machines cannot run, such as those that need a browser.

Such a test takes the fixture `cannot_run` and calls it with the reason. The reasons are written to
build/unavailable.txt, which ./test prints. In strict mode (--no-skips, or CI=true) whatever would
be skipped fails instead, so that nothing hides behind a skip.
"""

import os
from collections.abc import Callable, Generator
from typing import NoReturn, TypeVar

import pytest

CANNOT_RUN = "cannot run here: "

AnyReport = TypeVar("AnyReport", pytest.TestReport, pytest.CollectReport)


@pytest.fixture
def cannot_run() -> Callable[[str], NoReturn]:
    """Call it with what this machine lacks: `cannot_run("Chromium is not installed")`."""

    def give_up(reason: str) -> NoReturn:
        pytest.skip(CANNOT_RUN + reason)

    return give_up


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--no-skips", action="store_true", help="a skipped test is a failure (so it is with CI=true)"
    )


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    return without_skip(report) if is_strict(item.config) else report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    return without_skip(report) if is_strict(collector.config) else report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    # In strict mode the tests that could not run are among the failed ones, or the errors of collection.
    reports = [
        report for kind in ("skipped", "failed", "error") for report in terminalreporter.stats.get(kind, [])
    ]
    whys = (reason_of(report) for report in reports)
    reasons = {why.removeprefix(CANNOT_RUN) for why in whys if why.startswith(CANNOT_RUN)}
    if reasons:
        written = config.rootpath / "build" / "unavailable.txt"
        written.parent.mkdir(exist_ok=True)
        written.write_text("".join(f"{reason}\n" for reason in sorted(reasons)), encoding="utf-8")


def is_strict(config: pytest.Config) -> bool:
    return bool(config.getoption("--no-skips")) or os.environ.get("CI", "").lower() not in ("", "0", "false")


def without_skip(report: AnyReport) -> AnyReport:
    """The same report, where a test that was skipped, or excused with xfail, counts as failed."""
    if report.outcome == "skipped":
        report.outcome = "failed"
        if hasattr(report, "wasxfail"):
            del report.wasxfail
        else:
            report.longrepr = reason_of(report)
    return report


def reason_of(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Why a test was skipped: pytest keeps it as (file, line, "Skipped: reason")."""
    kept = report.longrepr
    why = kept[2] if isinstance(kept, tuple) else str(kept)
    return why.removeprefix("Skipped: ")
