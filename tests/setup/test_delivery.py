"""The container file and the workflows of hosted CI: what they name exists and can be built."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import yaml

from nocturne.cli.arguments import parser_for
from nocturne.cli.static import Static
from tests.setup.conftest import PROJECT, House
from tests.setup.test_page import NODE, NPM
from tests.setup.test_wheel import PAGE, names_in

WORKFLOWS = [".github/workflows/test.yml", ".gitlab-ci.yml"]


def instructions() -> list[tuple[str, list[str]]]:
    """The instructions of the container file, each with its words."""
    lines = (PROJECT / "Containerfile").read_text(encoding="utf-8").splitlines()
    words = [line.split(" ", 1) for line in lines if line and not line.startswith("#")]
    return [
        (name, re.findall(r'"([^"]*)"', rest) if "[" in rest else shlex.split(rest)) for name, rest in words
    ]


def copied() -> list[str]:
    """The paths of the project that are copied into the container."""
    copies = [words for name, words in instructions() if name == "COPY" and "--from=build" not in words]
    return [path for words in copies for path in words[:-1]]


def pip_calls() -> list[list[str]]:
    return [words[1:] for name, words in instructions() if name == "RUN" and words[0].endswith("/bin/pip")]


# -- the container


def test_it_has_two_stages_and_runs_as_nobody_special():
    names = [name for name, _ in instructions()]
    assert names.count("FROM") == 2
    assert names.index("USER") < names.index("CMD")


def test_everything_it_copies_is_in_the_repository():
    listed = subprocess.run(
        ["git", "ls-files", "--", *copied()], cwd=PROJECT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    for path in copied():
        assert any(name == path or name.startswith(f"{path}/") for name in listed), path


@pytest.mark.slow
def test_every_option_it_gives_to_pip_exists():
    assert len(pip_calls()) == 3
    for command, *words in pip_calls():
        shown = subprocess.run(
            [sys.executable, "-m", "pip", command, "--help"], capture_output=True, text=True, check=True
        ).stdout
        assert [word for word in words if word.startswith("--") and word not in shown] == []


def test_it_starts_the_server_for_every_network():
    name, (command, subcommand, *options) = instructions()[-1]
    assert (name, command, subcommand) == ("CMD", "nocturne", "serve")
    chosen = parser_for("serve", Static("en")).parse_args(options)
    assert (chosen.host, chosen.port, chosen.data) == ("0.0.0.0", 8000, "/data")
    assert ("EXPOSE", ["8000"]) in instructions()
    assert ("VOLUME", ["/data"]) in instructions()


@pytest.mark.slow
def test_what_it_copies_is_enough_to_build_the_package(house: House, path_with: Callable[..., str]):
    # given a folder with what the container copies, as a clean clone has it
    root = house.root / "source"
    for path in copied():
        left = shutil.ignore_patterns("node_modules", "page", "__pycache__")
        if (PROJECT / path).is_dir():
            shutil.copytree(PROJECT / path, root / path, ignore=left)
        else:
            shutil.copy(PROJECT / path, root / path)
    # when its command is run there
    (call,) = (call for call in pip_calls() if call[0] == "wheel")
    out = house.root / "dist"
    words = [str(out) if word == "/dist" else word for word in call]
    path = path_with(mkdir='exec /bin/mkdir "$@"', node=NODE, npm=NPM)
    built = subprocess.run(
        [sys.executable, "-m", "pip", *words],
        cwd=root,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        timeout=300,
    )
    # then there is a wheel with the page in it
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = out.glob("*.whl")
    assert PAGE in names_in(wheel)


# -- hosted CI


def steps(file: str) -> Iterator[dict[str, Any]]:
    """The steps of all jobs, in the form of GitHub."""
    read = yaml.safe_load((PROJECT / file).read_text(encoding="utf-8"))
    if "jobs" in read:
        for job in read["jobs"].values():
            yield from job["steps"]
    else:
        yield from ({"run": line} for job in read.values() for line in job["script"])


def commands(file: str) -> list[list[str]]:
    return [shlex.split(step["run"]) for step in steps(file) if "run" in step]


@pytest.mark.parametrize("file", WORKFLOWS)
def test_a_workflow_runs_the_checks_of_the_project(file: str):
    ours = [words for words in commands(file) if "/" in words[0]]
    assert {words[0] for words in ours} & {"./test", ".ci/run"}
    for command, *options in ours:
        assert os.access(PROJECT / command, os.X_OK), command
        help_text = (PROJECT / "setup/texts/en/test-help.txt").read_text(encoding="utf-8")
        assert [option for option in options if option not in help_text] == []


@pytest.mark.parametrize("file", WORKFLOWS)
def test_a_workflow_uses_actions_of_a_fixed_version(file: str):
    used = [step["uses"] for step in steps(file) if "uses" in step]
    assert [name for name in used if not re.fullmatch(r"actions/[\w-]+@v\d+", name)] == []


def test_the_container_is_built_from_the_file_that_is_there():
    (built,) = (words for words in commands(WORKFLOWS[0]) if words[0] == "docker")
    assert (PROJECT / built[built.index("--file") + 1]).is_file()


def test_github_tests_every_python_that_the_package_names():
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {found[1] for line in project["classifiers"] if (found := re.search(r":: (3\.\d+)$", line))}
    jobs = yaml.safe_load((PROJECT / WORKFLOWS[0]).read_text(encoding="utf-8"))["jobs"]
    tested = {*jobs["quick"]["strategy"]["matrix"]["python"]}
    tested |= {
        step["with"]["python-version"]
        for step in jobs["all"]["steps"]
        if "python-version" in step.get("with", {})
    }
    assert tested == named


def test_git_and_the_container_leave_out_the_same_things():
    left = (PROJECT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    made = ("/.venv/", "/.venv.lock", "/build/", "/dist/", "/web/node_modules/", "/src/nocturne/server/page/")
    ignored = (PROJECT / ".gitignore").read_text(encoding="utf-8").splitlines()
    for path in made:
        assert path in ignored
        assert path.strip("/") in left
