"""A small project laid out like Nocturne, where the real ./play and ./test run without any network."""

import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import prepare

PROJECT = Path(__file__).resolve().parents[2]

PYPROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "nocturne"
version = "1"
"""

# The smallest builder pip accepts: it installs one command, which prints its arguments.
BACKEND = """\
import os, time, zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    time.sleep(float(os.environ.get("SLOW_BUILD", "0")))
    name = "nocturne-1-py3-none-any.whl"
    info = "nocturne-1.dist-info"
    with zipfile.ZipFile(os.path.join(folder, name), "w") as wheel:
        wheel.writestr("small.py", "import sys\\ndef main(): print(*sys.argv[1:])\\n")
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: nocturne\\nVersion: 1\\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(f"{info}/entry_points.txt", "[console_scripts]\\nnocturne = small:main\\n")
        wheel.writestr(f"{info}/RECORD", "")
    return name
"""


@dataclass(frozen=True)
class House:
    """The folder of the small project, and what a person does in it."""

    root: Path

    def environ(self, **changes: str) -> dict[str, str]:
        # The person's terminal speaks English; nothing of the machine that runs the tests matters.
        plain = {"PATH": os.environ["PATH"], "HOME": str(self.root), "LANG": "en_US.UTF-8"}
        return plain | {"NOCTURNE_PYTHON": sys.executable, "PIP_NO_INDEX": "1"} | changes

    def run(self, *command: str, **environ: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, cwd=self.root, env=self.environ(**environ), capture_output=True, text=True, timeout=60
        )

    def put(self, path: str, text: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, encoding="utf-8")

    def put_command(self, path: str, script: str) -> None:
        self.put(path, f"#!/bin/sh\n{script}\n")
        (self.root / path).chmod(stat.S_IRWXU)

    def furnish(self, level: prepare.Level = "play") -> None:
        """Gives the house a finished environment, without pip: any attempt to install fails."""
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.root / ".venv"], check=True)
        self.put_command(".venv/bin/nocturne", 'echo "nocturne $*"')
        prepare.write_stamp(self.root, prepare.expected_stamp(self.root, level, prepare.running_version()))


@pytest.fixture
def house(tmp_path: Path) -> House:
    """The small project before anything is installed."""
    house = House(tmp_path.resolve() / "a house")  # with a space: folders have them
    shutil.copytree(PROJECT / "setup", house.root / "setup", ignore=shutil.ignore_patterns("__pycache__"))
    for script in ("play", "test"):
        shutil.copy(PROJECT / script, house.root / script)
    house.put("pyproject.toml", PYPROJECT)
    house.put("backend.py", BACKEND)
    for level in ("play", "test"):
        house.put(f"requirements/{level}.txt", "# this project needs no package\n")
    return house


@pytest.fixture
def path_with(house: House) -> Callable[..., str]:
    """A PATH that has the system's basic commands and, of all Pythons, only the given scripts."""

    def make(**scripts: str) -> str:
        for tool in ("cat", "dirname", "readlink", "sh"):
            found = shutil.which(tool)
            assert found is not None
            (house.root / "bin").mkdir(exist_ok=True)
            (house.root / "bin" / tool).symlink_to(found)
        for name, script in scripts.items():
            house.put_command(f"bin/{name}", script)
        return str(house.root / "bin")

    return make
