"""./play as a person meets it: its help, the search for Python, and how it starts the command."""

import sys
from collections.abc import Callable

import pytest

from tests.setup.conftest import House

pytestmark = pytest.mark.slow

OLD_PYTHON = 'case "$2" in *print*) echo 3.9.2 ;; *) exit 1 ;; esac'
PYTHON_WITHOUT_VENV = f'case "$2" in "import venv"*) exit 1 ;; esac; exec "{sys.executable}" "$@"'
EMPTY_SHIM = 'echo "no such version" >&2; exit 127'


@pytest.mark.parametrize(
    ("environ", "options", "first_word"),
    [
        ({"LANG": "en_GB.UTF-8"}, [], "Usage:"),
        ({"LANG": "fr_FR.UTF-8"}, [], "Utilisation"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_BE.UTF-8"}, [], "Utilisation"),
        ({"LANG": "C"}, [], "Usage:"),
        ({"LANG": "fr_FR.UTF-8"}, ["--lang", "en"], "Usage:"),
        ({"LANG": "en_GB.UTF-8"}, ["--lang=fr"], "Utilisation"),
    ],
)
def test_help_speaks_the_language_of_the_person(
    house: House, environ: dict[str, str], options: list[str], first_word: str
):
    shown = house.run("./play", *options, "--help", **environ)
    assert shown.returncode == 0
    assert shown.stdout.split()[0] == first_word


def test_help_installs_nothing(house: House):
    house.run("./play", "--help")
    house.run("./test", "--help")
    assert not (house.root / ".venv").exists()


@pytest.mark.parametrize(
    ("given", "started"),
    [
        ([], "nocturne serve"),
        (["--lang", "fr"], "nocturne --lang fr serve"),
        (["--lang=en", "sim"], "nocturne --lang en sim"),
        (["--lang"], "nocturne serve --lang"),
        (["--port", "8001", "--no-browser"], "nocturne serve --port 8001 --no-browser"),
        (["dracula", "--seed", "7"], "nocturne dracula --seed 7"),
        (["sim", "--games", "3"], "nocturne sim --games 3"),
        (["sim", "--help"], "nocturne sim --help"),
        (["help", "sim"], "nocturne help sim"),
        (["--version"], "nocturne --version"),
    ],
)
def test_arguments_reach_the_command(house: House, given: list[str], started: str):
    house.furnish()
    assert house.run("./play", *given).stdout.strip() == started


def test_it_can_be_started_from_elsewhere_and_through_a_link(house: House):
    house.furnish()
    house.put_command(".venv/bin/nocturne", "pwd")
    elsewhere = house.root.parent
    (elsewhere / "link").symlink_to(house.root / "play")
    shown = house.run("sh", "-c", 'cd .. && ./link scenario run "here.yaml"')
    assert shown.stdout.strip() == str(elsewhere)


def test_starting_again_is_quick(house: House):
    # The environment has no pip, so anything but the quick path would fail.
    house.furnish()
    assert house.run("./play").returncode == 0


@pytest.mark.parametrize(
    ("language", "words"), [("en", "needs Python 3.11"), ("fr", "a besoin de Python 3.11")]
)
def test_without_python_it_says_what_to_do(
    house: House, path_with: Callable[..., str], language: str, words: str
):
    shown = house.run("./play", "--lang", language, PATH=path_with(), NOCTURNE_PYTHON="")
    assert shown.returncode == 1
    assert words in shown.stderr
    assert "apt install" in shown.stderr


def test_a_python_that_is_too_old_is_named(house: House, path_with: Callable[..., str]):
    shown = house.run("./play", PATH=path_with(python3=OLD_PYTHON), NOCTURNE_PYTHON="")
    assert shown.returncode == 1
    assert "3.11 or newer" in shown.stderr
    assert "python3=3.9.2" in shown.stderr


def test_a_python_without_venv_is_named(house: House, path_with: Callable[..., str]):
    shown = house.run("./test", PATH=path_with(python3=PYTHON_WITHOUT_VENV), NOCTURNE_PYTHON="")
    assert shown.returncode == 1
    assert "python3-venv" in shown.stderr
    assert "python3=3." in shown.stderr


@pytest.mark.slow
def test_unusable_pythons_are_passed_over(house: House, path_with: Callable[..., str]):
    pythons = {
        "python3.14": EMPTY_SHIM,
        "python3.13": PYTHON_WITHOUT_VENV,
        "python3": OLD_PYTHON,
        "python": f'exec "{sys.executable}" "$@"',
    }
    shown = house.run("./play", "sim", PATH=path_with(**pythons), NOCTURNE_PYTHON="")
    assert shown.stdout == "sim\n", shown.stderr
