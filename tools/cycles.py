"""Find modules that import each other, directly or round a corner.

Every import counts: at the top of a module, inside a function, or for the type checker only. A module in a
cycle cannot be read, tested or moved by itself.

    python -m tools.cycles                  # the cycles of every package; exit status 1 if there is one
    python -m tools.cycles nocturne.vtes    # of one package, with the imports that close each cycle
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"


def modules(package: str) -> dict[str, Path]:
    """The modules of a package and their files. A package's ``__init__`` has the name of the package."""
    folder = SOURCE / package.replace(".", "/")
    found = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = path
    return found


def imports(name: str, path: Path, known: dict[str, Path]) -> Iterator[str]:
    """The modules a module imports, wherever the import stands."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from _closest(alias.name, known)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = package.split(".")
                base = ".".join([*parts[: len(parts) - node.level + 1], *([base] if base else [])])
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                yield from _closest(whole if whole in known else base, known)
        elif isinstance(node, ast.Call):
            yield from _named(node, known)


def _closest(name: str, known: dict[str, Path]) -> Iterator[str]:
    while name and name not in known:
        name = name.rpartition(".")[0]
    if name:
        yield name


def _named(call: ast.Call, known: dict[str, Path]) -> Iterator[str]:
    """``import_module("…")`` with a literal name."""
    function = call.func
    called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    texts = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if called == "import_module" and texts:
        yield from _closest(texts[0], known)
    elif called == "later" and texts:
        for text in texts[1:]:
            yield from _closest(f"{texts[0]}.{text}", known)


def graph(package: str) -> dict[str, set[str]]:
    """Which module of a package imports which others of it."""
    known = modules(package)
    return {
        name: {other for other in imports(name, path, known) if other != name} for name, path in known.items()
    }


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that can all reach each other, largest first (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in sorted(graph[name]):
            if other not in order:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            at = stack.index(name)
            group = stack[at:]
            del stack[at:]
            if len(group) > 1:
                found.append(sorted(group))

    sys.setrecursionlimit(10_000)
    for name in sorted(graph):
        if name not in order:
            visit(name)
    return sorted(found, key=len, reverse=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("package", nargs="?", default="nocturne")
    chosen = parser.parse_args(arguments)
    links = graph(chosen.package)
    found = cycles(links)
    for group in found:
        print(f"{len(group)} modules import each other:")
        for name in group:
            inside = ", ".join(sorted(other.rpartition(".")[2] for other in links[name] if other in group))
            print(f"  {name} -> {inside}")
    print(f"{chosen.package}: {len(links)} modules, {len(found)} cycles")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
