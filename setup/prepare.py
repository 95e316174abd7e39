"""Sets Nocturne up inside its own folder: the environment .venv, the locked packages, the project.

Run by ./play and ./test. The stamp .venv/nocturne.json is removed before anything is changed and
written last, so an interrupted set-up is never taken for a finished one.

The locks are made from pyproject.toml, for every platform and Python at once, with uv:
    lock="uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header"
    $lock pyproject.toml --group build -o requirements/play.txt
    $lock pyproject.toml --group build --group dev -c requirements/play.txt -o requirements/test.txt
(add --upgrade for newer versions, or --upgrade-package NAME for one).
"""

import fcntl
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NoReturn, TypedDict

from messages import say

ROOT = Path(__file__).resolve().parent.parent

Level = Literal["play", "test"]
"""What an environment is for; one for "test" also serves "play", whose packages it contains."""


class Stamp(TypedDict):
    """What a finished environment was made from; it is out of date when any of this changes."""

    level: Level
    inputs: str  # digest of the locks and of pyproject.toml
    python: str  # the version whose packages it holds, such as "3.11"
    root: str  # environments hold absolute paths, so a moved folder needs a new one


class SetupFailed(Exception):
    """Set-up cannot go on; the message has been made for the person."""


def environment(root: Path) -> Path:
    return root / ".venv"


def environment_python(root: Path) -> Path:
    return environment(root) / "bin" / "python"


def stamp_file(root: Path) -> Path:
    return environment(root) / "nocturne.json"


def lock_file(root: Path, level: Level) -> Path:
    return root / "requirements" / f"{level}.txt"


def inputs_digest(root: Path) -> str:
    digest = hashlib.sha256()
    for path in (lock_file(root, "play"), lock_file(root, "test"), root / "pyproject.toml"):
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def expected_stamp(root: Path, level: Level, python: str) -> Stamp:
    return {"level": level, "inputs": inputs_digest(root), "python": python, "root": str(root)}


def read_stamp(root: Path) -> Stamp | None:
    """The stamp of a finished environment; None when there is none or when it is not readable."""
    try:
        read: object = json.loads(stamp_file(root).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if not isinstance(read, dict) or read.keys() != Stamp.__annotations__.keys():
        return None
    return Stamp(
        level=level_named(read["level"]), inputs=read["inputs"], python=read["python"], root=read["root"]
    )


def is_ready(root: Path, level: Level, python: str) -> bool:
    """Whether the environment, run by this version of Python, has all that the level needs."""
    stamp = read_stamp(root)
    return stamp is not None and stamp in (
        expected_stamp(root, level, python),
        expected_stamp(root, "test", python),
    )


def running_version() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def installed_version(root: Path) -> str | None:
    """The version of the environment's own Python; None when it does not start (or is not there)."""
    script = "import sys; print('%d.%d' % sys.version_info[:2])"
    command: list[str | Path] = [environment_python(root), "-E", "-c", script]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


@contextmanager
def only_one_at_a_time(root: Path) -> Iterator[None]:
    """Waits while another set-up of this folder runs; the system frees the lock if that one dies."""
    with (root / ".venv.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(say("setup-waiting"), flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        # The installer inherits the lock: if we are killed, it is held until the installer ends too.
        os.set_inheritable(lock.fileno(), True)
        yield


def prepare(root: Path, level: Level) -> None:
    """Makes the environment ready for the level: updates it where that is enough, else makes it anew."""
    with only_one_at_a_time(root):
        version = installed_version(root)
        if version is not None and is_ready(root, level, version):
            return  # another set-up did it while we waited
        started = time.monotonic()
        old = read_stamp(root)
        stamp_file(root).unlink(missing_ok=True)
        if old is not None and version == old["python"] and old["root"] == str(root):
            print(say("setup-update", folder=environment(root)), flush=True)
            level = "test" if "test" in (level, old["level"]) else level
        else:
            print(say("setup-first", folder=environment(root)), flush=True)
            create_environment(root)
            version = running_version()
        install_packages(root, level)
        install_project(root)
        write_stamp(root, expected_stamp(root, level, version))
        print("  " + say("setup-done", seconds=round(time.monotonic() - started)), flush=True)


def create_environment(root: Path) -> None:
    step = say("setup-environment", version=platform.python_version())
    print(f"  {step}", flush=True)
    if environment(root).exists():
        shutil.rmtree(environment(root))
    run_installer(root, step, [sys.executable, "-E", "-m", "venv", environment(root)])


def install_packages(root: Path, level: Level) -> None:
    """Installs exactly the locked packages, checked by their hashes, and removes those no longer locked."""
    lock = lock_file(root, level)
    names = locked_names(lock)
    step = say("setup-packages", count=len(names))
    print(f"  {step}", flush=True)
    # --no-deps: the lock is complete. --only-binary: building from source would fetch unlocked tools.
    # --no-compile: most modules are never imported, and the others are compiled when they are.
    options = [
        "--no-deps",
        "--require-hashes",
        "--only-binary",
        ":all:",
        "--no-compile",
        "--progress-bar",
        "off",
    ]
    progress = Progress(len(names))
    run_installer(root, step, [*pip(root), "install", *options, "-r", lock], progress.line)
    progress.end()
    leftovers = sorted(installed_names(root) - names - {"pip", "nocturne"})
    if leftovers:
        run_installer(root, step, [*pip(root), "uninstall", "--yes", *leftovers])


def install_project(root: Path) -> None:
    """Installs the project itself so that changes to src/ are seen at once; its builder is in the locks."""
    step = say("setup-project")
    print(f"  {step}", flush=True)
    options = ["--no-deps", "--no-index", "--no-build-isolation", "--editable"]
    run_installer(root, step, [*pip(root), "install", *options, root])


def write_stamp(root: Path, stamp: Stamp) -> None:
    written = stamp_file(root).with_suffix(".new")
    written.write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8")
    written.replace(stamp_file(root))


def pip(root: Path) -> list[str | Path]:
    """The environment's pip. A build of the package needs no environment and uses the running Python's."""
    # -I: packages of the person's own Python must not count as installed.
    own = environment_python(root)
    return [own if own.exists() else sys.executable, "-I", "-m", "pip"]


def canonical(name: str) -> str:
    return name.strip().lower().replace("_", "-").replace(".", "-")


def locked_names(lock: Path) -> set[str]:
    """The packages a lock names; some of them are for other platforms or versions only."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    return {canonical(line.split("==")[0]) for line in lines if "==" in line and line[0].isalnum()}


def installed_names(root: Path) -> set[str]:
    from importlib.metadata import distributions

    folders = environment(root).glob("lib/python*/site-packages")
    found = distributions(path=[str(folder) for folder in folders])
    return {canonical(distribution.metadata["Name"]) for distribution in found}


class Progress:
    """Shows which package the installer is at: one moving line on a terminal, nothing in a log."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.done = 0
        self.moving = sys.stdout.isatty()

    def line(self, line: str) -> None:
        first, _, rest = line.strip().partition(" ")
        # A package from a server, from a folder of the person's own, or already there.
        if first in ("Collecting", "Processing", "Requirement"):
            self.done += 1
            name = rest.removeprefix("already satisfied: ").split("==")[0].rsplit("/")[-1].split("-py")[0]
            self.show(say("setup-package", done=self.done, count=self.count, name=name))
        elif first == "Installing":
            self.show(say("setup-unpacking", count=self.count))

    def show(self, text: str) -> None:
        if self.moving:
            print(f"\r\x1b[2K    {text}", end="", flush=True)

    def end(self) -> None:
        if self.moving:
            print("\r\x1b[2K", end="", flush=True)


def run_installer(
    root: Path, step: str, command: list[str | Path], follow: Callable[[str], None] | None = None
) -> None:
    """Runs one command of set-up, keeping what it says in build/setup.log; explains a failure."""
    log = root / "build" / "setup.log"
    log.parent.mkdir(exist_ok=True)
    # A person's pip settings (proxy, mirror) are kept, except those that would install elsewhere.
    kept = {name: value for name, value in os.environ.items() if name not in ("PIP_TARGET", "PIP_PREFIX")}
    settings = {"PIP_USER": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    said: list[str] = []
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=kept | settings,
        close_fds=False,
    ) as installer:
        assert installer.stdout is not None  # it was asked for above
        for line in installer.stdout:
            said.append(line)
            if follow is not None:
                follow(line)
    log.write_text("".join(said), encoding="utf-8")
    if installer.returncode != 0:
        explain_failure(step, said, log)


def explain_failure(step: str, said: list[str], log: Path) -> NoReturn:
    everything = "".join(said).lower()
    if "do not match the hashes" in everything:
        hint = say("setup-failed-hash")
    elif any(
        sign in everything for sign in ("connection", "timed out", "retrying", "proxyerror", "sslerror")
    ):
        hint = say("setup-failed-network")
    elif "no matching distribution" in everything:
        hint = say("setup-failed-wheel")
    else:
        hint = say("setup-failed-again")
    lines = [line.rstrip() for line in said if line.strip()]
    shown = [line for line in lines if line.startswith("ERROR")] or lines[-8:]
    parts = [say("setup-failed", step=step), *(f"    {line}" for line in shown)]
    raise SetupFailed("\n".join([*parts, hint, say("setup-failed-log", log=log)]))


def main(arguments: list[str]) -> int:
    if arguments[0] == "--is-ready":
        return 0 if is_ready(ROOT, level_named(arguments[1]), running_version()) else 1

    try:
        prepare(ROOT, level_named(arguments[0]))
    except SetupFailed as failure:
        print(f"\n{failure}", flush=True)
        return 1
    except OSError as problem:
        place = problem.filename or environment(ROOT)
        print("\n" + say("setup-not-writable", path=place, reason=problem.strerror), flush=True)
        return 1
    except KeyboardInterrupt:
        print("\n" + say("setup-interrupted"), flush=True)
        return 130
    return 0


def level_named(name: str) -> Level:
    return "test" if name == "test" else "play"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
