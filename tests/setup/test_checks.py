"""./test runs every check to its end and tells the truth about what passed, failed or could not run."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.setup.conftest import PROJECT, House

pytestmark = pytest.mark.slow

TOOLS = ("ruff", "mypy", "lint-imports", "zensical", "pytest")


@pytest.fixture
def tools(house: House) -> House:
    """A house where each checking tool only notes how it was called, and succeeds."""
    house.furnish("test")
    for tool in TOOLS:
        house.put_command(f".venv/bin/{tool}", f'echo "{tool} $*" >>called.txt')
    return house


def called(house: House) -> list[str]:
    return (house.root / "called.txt").read_text().splitlines()


def test_every_check_runs(tools: House):
    shown = tools.run("./test")
    assert shown.returncode == 0
    assert shown.stdout.endswith("All checks passed.\n")
    assert called(tools) == [
        "ruff check .",
        "ruff format --check .",
        "lint-imports --no-logo",
        "mypy ",
        "zensical build --strict",
        "pytest --numprocesses=2 --dist=worksteal",
    ]


def test_quick_leaves_out_types_and_slow_tests(tools: House):
    assert tools.run("./test", "--quick").returncode == 0
    assert not {"mypy ", "zensical build --strict"} & set(called(tools))
    assert called(tools)[-1] == "pytest --numprocesses=2 --dist=worksteal -m not slow"


def test_other_arguments_go_to_pytest(tools: House):
    tools.run("./test", "tests/kernel", "--strict", "-k", "undo")
    assert called(tools)[-1] == "pytest --numprocesses=2 --dist=worksteal --no-skips tests/kernel -k undo"


def test_a_failure_does_not_stop_the_others(tools: House):
    tools.put_command(".venv/bin/ruff", 'echo "ruff $*" >>called.txt; exit 1')
    shown = tools.run("./test", LANG="fr_FR.UTF-8")
    assert shown.returncode == 1
    assert shown.stdout.endswith("Échecs : ruff check, ruff format\n")
    assert len(called(tools)) == 6


@pytest.mark.parametrize(
    ("options", "environ", "code"),
    [([], {}, 0), (["--strict"], {}, 1), ([], {"CI": "true"}, 1), ([], {"CI": "false"}, 0)],
)
def test_what_could_not_run_is_named(tools: House, options: list[str], environ: dict[str, str], code: int):
    tools.put_command(
        ".venv/bin/pytest", "mkdir -p build; echo 'Chromium is not installed' >build/unavailable.txt"
    )
    shown = tools.run("./test", *options, **environ)
    assert "Could not run on this machine: Chromium is not installed\n" in shown.stdout
    assert shown.returncode == code


def test_what_an_earlier_run_could_not_do_is_forgotten(tools: House):
    tools.put("build/unavailable.txt", "an old story\n")
    assert "an old story" not in tools.run("./test").stdout


TESTS_THAT_DO_NOT_RUN = """
import pytest

def test_that_passes():
    pass

def test_in_a_browser(cannot_run):
    cannot_run("Chromium is not installed")

@pytest.mark.skip(reason="later")
def test_put_off():
    pass

@pytest.mark.xfail
def test_excused():
    raise AssertionError
"""


def run_pytest(folder: Path, *options: str, ci: str = "") -> subprocess.CompletedProcess[str]:
    (folder / "pyproject.toml").write_text(
        f'[tool.pytest.ini_options]\npythonpath = ["{PROJECT / "setup"}"]\n'
    )
    (folder / "test_sample.py").write_text(TESTS_THAT_DO_NOT_RUN)
    (folder / "test_module.py").write_text(
        'import pytest\npytest.skip("all of it", allow_module_level=True)\n'
    )
    command = [sys.executable, "-m", "pytest", "-p", "unavailable", "-p", "no:cacheprovider", *options]
    environ = {"CI": ci, "PATH": "/usr/bin:/bin"}
    return subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, timeout=60)


def unavailable(folder: Path) -> str:
    return (folder / "build" / "unavailable.txt").read_text()


def test_what_cannot_run_is_noted(tmp_path: Path):
    ended = run_pytest(tmp_path)
    assert ended.returncode == 0
    assert unavailable(tmp_path) == "Chromium is not installed\n"


@pytest.mark.slow
@pytest.mark.parametrize(("options", "ci"), [(["--no-skips"], ""), ([], "true"), (["-n1"], "true")])
def test_in_strict_mode_nothing_hides_behind_a_skip(tmp_path: Path, options: list[str], ci: str):
    ended = run_pytest(tmp_path, "--continue-on-collection-errors", *options, ci=ci)
    assert ended.returncode == 1
    # the mark skips before the test starts and the module before it is read: pytest calls both errors
    assert "2 failed, 1 passed, 2 errors" in ended.stdout.splitlines()[-1]
    assert unavailable(tmp_path) == "Chromium is not installed\n"
