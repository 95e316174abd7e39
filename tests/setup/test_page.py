"""The page for the browser: built when it is missing or its sources changed, and never in the way."""

from collections.abc import Callable

import pytest

import page
from tests.setup.conftest import House

pytestmark = pytest.mark.slow

NODE = 'echo "v22.19.0"'
#: Writes what the real one would: packages for "ci", the page for "run build".
NPM = """
echo "$*" >>../npm.txt
case $1 in
    ci) mkdir -p node_modules ;;
    run) mkdir -p ../src/nocturne/server/page; echo "<html>" >../src/nocturne/server/page/index.html ;;
esac
"""


@pytest.fixture
def webbed(house: House) -> House:
    """A house with a page to build, ready to play."""
    house.furnish()
    house.put("web/package-lock.json", "{}")
    house.put("web/src/main.ts", "one")
    return house


@pytest.fixture
def run_with(webbed: House, path_with: Callable[..., str]) -> Callable[..., str]:
    """./play with these commands on the machine; gives what it said."""

    def run(*arguments: str, lang: str = "en", **commands: str) -> str:
        for command in (webbed.root / "bin").glob("*"):
            command.unlink()
        path = path_with(mkdir='exec /bin/mkdir "$@"', **commands)
        shown = webbed.run("./play", *arguments, PATH=path, LANG=f"{lang}_FR.UTF-8")
        assert shown.returncode == 0, shown.stderr
        return shown.stderr + shown.stdout

    return run


def npm_calls(house: House) -> list[str]:
    called = house.root / "npm.txt"
    return [line.split(" --")[0] for line in called.read_text().splitlines()] if called.exists() else []


def test_the_page_is_built_once_and_again_when_its_sources_change(
    webbed: House, run_with: Callable[..., str]
):
    # given a machine with a Node; when it is started, then the page is built, and the second time it is not
    assert "building the page" in run_with(node=NODE, npm=NPM)
    assert npm_calls(webbed) == ["ci", "run build"]
    assert "page" not in run_with(node=NODE, npm=NPM)
    assert npm_calls(webbed) == ["ci", "run build"]
    # when a source changes, then it is built again, with the packages that are there
    webbed.put("web/src/main.ts", "two")
    run_with(node=NODE, npm=NPM)
    assert npm_calls(webbed) == ["ci", "run build", "run build"]
    # when the packages change, then they are installed first
    webbed.put("web/package-lock.json", "{ }")
    run_with(node=NODE, npm=NPM)
    assert npm_calls(webbed) == ["ci", "run build", "run build", "ci", "run build"]


def test_the_terminal_needs_no_page(webbed: House, run_with: Callable[..., str]):
    assert run_with("dracula", node=NODE, npm=NPM) == "nocturne dracula\n"
    assert npm_calls(webbed) == []


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "The page could not be built"), ("fr", "La page n’a pas pu être construite")]
)
def test_a_page_that_cannot_be_built_keeps_nobody_from_playing(
    webbed: House, run_with: Callable[..., str], lang: str, words: str
):
    said = run_with(lang=lang, node=NODE, npm='echo "npm error ENOTFOUND somewhere"; exit 1')
    assert words in said
    assert "ENOTFOUND" in said
    assert said.endswith("nocturne serve\n")


def test_what_is_said_of_the_network_helps(webbed: House, run_with: Callable[..., str]):
    assert "check the network" in run_with(node=NODE, npm='echo "npm error ECONNREFUSED"; exit 1')


def test_an_old_page_is_better_than_none(webbed: House, run_with: Callable[..., str]):
    run_with(node=NODE, npm=NPM)
    webbed.put("web/src/main.ts", "two")
    assert "the page built before" in run_with(node=NODE, npm="exit 1")


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ((18, 20), False),
        ((20, 18), False),
        ((20, 19), True),
        ((21, 7), False),
        ((22, 11), False),
        ((22, 12), True),
        ((24, 0), True),
    ],
)
def test_which_node_will_do(version: tuple[int, int], enough: bool):
    assert page.is_new_enough(version) == enough


def test_without_a_node_one_is_fetched_for_the_project_alone(webbed: House, run_with: Callable[..., str]):
    # The house has no pip and no network: it is told what was tried, and the server starts all the same.
    said = run_with(node='echo "v16.0.0"', npm=NPM)
    assert "build/node" in said
    assert said.endswith("nocturne serve\n")
    assert npm_calls(webbed) == []


def test_a_house_without_sources_of_a_page_has_nothing_to_build(house: House):
    house.furnish()
    assert house.run("./play").stdout == "nocturne serve\n"
