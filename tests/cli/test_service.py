"""The unit for systemd: it starts a command of ours, and systemd understands it where there is one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

UNIT = Path(__file__).resolve().parents[2] / "setup" / "systemd" / "nocturne.service"


def settings(name: str) -> list[str]:
    """The values a setting has, in order."""
    lines = UNIT.read_text("utf-8").splitlines()
    return [line.partition("=")[2] for line in lines if line.startswith(f"{name}=")]


def test_the_unit_starts_a_server_with_options_that_there_are():
    (command,) = settings("ExecStart")
    program, *arguments = command.split()
    assert program.endswith("/bin/nocturne")
    assert arguments[-1] == "$NOCTURNE_OPTIONS"
    told = subprocess.run(
        [sys.executable, "-m", "nocturne.cli", *arguments[:-1], "--port", "70000"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    # Everything was understood but the port, which is none.
    assert "0-65535" in told.stdout + told.stderr
    assert arguments[arguments.index("--data") + 1] == f"/var/lib/{settings('StateDirectory')[0]}"


def test_the_service_may_do_nothing_it_does_not_need():
    assert settings("DynamicUser") == ["yes"]
    assert settings("CapabilityBoundingSet") == [""]
    assert settings("ProtectSystem") == ["strict"]
    assert settings("NoNewPrivileges") == ["yes"]


def test_systemd_understands_the_unit(tmp_path: Path):
    if (analyse := shutil.which("systemd-analyze")) is None:
        return  # nothing to ask: the tests above read it
    copy = tmp_path / UNIT.name
    program = settings("ExecStart")[0].split()[0]
    copy.write_text(UNIT.read_text("utf-8").replace(program, sys.executable), "utf-8")
    told = subprocess.run([analyse, "verify", str(copy)], capture_output=True, text=True, timeout=120)
    assert (told.returncode, told.stderr) == (0, "")
