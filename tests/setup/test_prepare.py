"""When set-up runs, what makes it run again, and that it never leaves a half-made environment as good."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

import prepare
from tests.setup.conftest import House


def ready(house: House, level: prepare.Level) -> bool:
    return prepare.is_ready(house.root, level, prepare.running_version())


def test_an_environment_for_tests_also_serves_play(house: House):
    house.furnish("test")
    assert ready(house, "play")
    assert ready(house, "test")


def test_an_environment_for_play_does_not_serve_tests(house: House):
    house.furnish("play")
    assert ready(house, "play")
    assert not ready(house, "test")


@pytest.mark.parametrize("changed", ["requirements/play.txt", "requirements/test.txt", "pyproject.toml"])
def test_a_change_of_what_it_was_made_from_makes_it_out_of_date(house: House, changed: str):
    house.furnish("test")
    house.put(changed, "# something else\n")
    assert not ready(house, "test")


def test_another_version_of_python_makes_it_out_of_date(house: House):
    house.furnish()
    assert not prepare.is_ready(house.root, "play", "3.10")


def test_a_moved_folder_makes_it_out_of_date(house: House):
    house.furnish()
    moved = house.root.rename(house.root.with_name("moved"))
    assert not prepare.is_ready(moved, "play", prepare.running_version())


@pytest.mark.parametrize("text", ["", "{", "[]", '{"level": "play"}'])
def test_a_damaged_stamp_makes_it_out_of_date(house: House, text: str):
    house.furnish()
    prepare.stamp_file(house.root).write_text(text)
    assert not ready(house, "play")


def test_a_failed_update_is_not_taken_for_a_finished_one(house: House):
    # Given an environment whose lock has changed, and where installing fails (it has no pip)
    house.furnish()
    house.put("requirements/play.txt", "# changed\n")
    # when it is updated, it says which step failed and where the whole story is
    shown = house.run("./play")
    assert shown.returncode == 1
    assert "Set-up failed while installing" in shown.stderr
    assert "No module named pip" in shown.stderr
    assert "build/setup.log" in shown.stderr
    # and it will not be used as it stands, not even with the old lock.
    house.put("requirements/play.txt", "# this project needs no package\n")
    assert not ready(house, "play")


def test_a_folder_that_cannot_be_written_is_named(house: House):
    (house.root / ".venv.lock").mkdir()  # stands for a read-only folder, which would not stop root
    shown = house.run("./play", LANG="fr_FR.UTF-8")
    assert shown.returncode == 1
    assert f"ne peut pas écrire dans {house.root / '.venv.lock'}" in shown.stderr


@pytest.mark.parametrize(
    ("said", "hint"),
    [
        ("Failed to establish a new connection\nERROR: No matching distribution found", "network"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "refused"),
        ("ERROR: No matching distribution found for msgspec==0.22.0", "ready-made build"),
        ("Segmentation fault", "starts set-up afresh"),
    ],
)
def test_a_failure_says_what_to_do(tmp_path: Path, said: str, hint: str):
    with pytest.raises(prepare.SetupFailed, match=hint):
        prepare.explain_failure("installing", said.splitlines(keepends=True), tmp_path / "setup.log")


def test_the_names_in_a_lock(tmp_path: Path):
    lock = tmp_path / "lock.txt"
    lock.write_text(
        "fluent.runtime==0.4 \\\n    --hash=sha256:00\n    # via nocturne==1\nPyYAML==6 ; x == 'y'\n"
    )
    assert prepare.locked_names(lock) == {"fluent-runtime", "pyyaml"}


@pytest.mark.slow
def test_two_at_once_then_an_update(house: House):
    # When two set-ups start in the same new folder, both end well: one waits for the other.
    both = [
        subprocess.Popen(
            ["./play", "sim"],
            cwd=house.root,
            env=house.environ(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    ends = [one.communicate(timeout=120) for one in both]
    assert [out for out, _ in ends] == ["sim\n", "sim\n"], ends
    assert sum("creating the environment" in told for _, told in ends) == 1
    # When a package is no longer locked, the next start removes it and keeps the environment.
    site = next(house.root.glob(".venv/lib/python*/site-packages"))
    info = site / "old_package-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: old-package\nVersion: 1\n")
    (info / "RECORD").write_text("old_package-1.dist-info/METADATA,,\nold_package-1.dist-info/RECORD,,\n")
    house.put("requirements/play.txt", "# changed\n")
    shown = house.run("./play")
    assert shown.stdout == "serve\n", shown.stderr
    assert "updating" in shown.stderr
    assert "creating the environment" not in shown.stderr
    assert not info.exists()


@pytest.mark.slow
def test_an_interrupted_set_up_starts_afresh(house: House):
    # Given a set-up interrupted at its very last step
    first = subprocess.Popen(
        ["./play"],
        cwd=house.root,
        env=house.environ(SLOW_BUILD="30"),
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert first.stderr is not None
    for line in first.stderr:
        if "installing Nocturne" in line:
            break
    time.sleep(0.5)
    os.killpg(first.pid, signal.SIGINT)
    _, told = first.communicate(timeout=60)
    assert first.returncode != 0
    assert "interrupted" in told
    assert not ready(house, "play")
    # when it is run again, then it makes the environment anew and starts.
    again = house.run("./play")
    assert again.stdout == "serve\n", again.stderr
    assert "creating the environment" in again.stderr
