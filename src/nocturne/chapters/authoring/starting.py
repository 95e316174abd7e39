"""A pack to start from: a small chapter in both languages, with comments, and the schemas for the editor."""

from __future__ import annotations

import re
from pathlib import Path

from nocturne.chapters.content.pack import pack_names
from nocturne.chapters.content.schema import write_schemas
from nocturne.kernel.errors import NocturneError

STARTER = Path(__file__).resolve().parent / "starter"
_NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")


def new_pack(name: str, at: Path) -> list[Path]:
    """Write the pack ``name`` into a folder of that name; gives the files. Nothing that exists is touched."""
    if not _NAME.fullmatch(name):
        raise NocturneError("chapters-new-name", name=name)
    if name in pack_names():
        raise NocturneError("chapters-new-taken", name=name)
    folder = at / name
    if folder.exists():
        raise NocturneError("chapters-new-exists", folder=str(folder))
    written: list[Path] = []
    try:
        for source in sorted(STARTER.rglob("*.yaml")):
            file = folder / source.relative_to(STARTER)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(source.read_text("utf-8").replace("NAME", name), "utf-8")
            written.append(file)
        write_schemas(folder / "schema")
    except OSError as error:
        detail = error.strerror or str(error)
        raise NocturneError("kernel-file-unwritable", file=str(folder), detail=detail) from error
    return written
