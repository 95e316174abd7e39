"""The checker: reads packs without playing them and tells everything it finds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from nocturne.chapters.authoring.accepting import accept
from nocturne.chapters.authoring.findings import Finding, Findings
from nocturne.chapters.authoring.giving import check_giving, check_use
from nocturne.chapters.authoring.graph import check_graph
from nocturne.chapters.authoring.language import check_language
from nocturne.chapters.authoring.placing import check_placing
from nocturne.chapters.authoring.routes import check_routes
from nocturne.chapters.authoring.tallies import check_tallies
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.pack import load_folder
from nocturne.chapters.content.references import find_mistakes
from nocturne.kernel.errors import BadFile

_CHECKS = (check_language, check_graph, check_giving, check_use, check_tallies, check_placing, check_routes)
_MOST_PACKS = 200


class Checked(Struct):
    """What came of checking one pack. ``content`` is there when all its files could be read."""

    folder: str
    findings: list[Finding]
    left_out: int
    content: Content | None = None

    def count(self, severity: str) -> int:
        """How many findings are so severe."""
        return sum(finding.severity == severity for finding in self.findings)

    @property
    def refused(self) -> bool:
        """Whether the pack has errors."""
        return self.count("error") > 0


def pack_folders(path: Path) -> list[Path]:
    """The packs a path means: the folder itself, or the packs inside it."""
    if not path.is_dir():
        raise BadFile("chapters-check-no-folder", file=str(path))
    if (path / "pack.yaml").exists() or (path / "pack.yaml").is_symlink():
        return [path]
    found = sorted(file.parent for file in path.glob("*/pack.yaml"))
    if not found:
        raise BadFile("chapters-check-no-pack", file=str(path))
    return found[:_MOST_PACKS]


def check_pack(folder: Path) -> Checked:
    """Everything that can be said of a pack without playing it. What stands in its files is looked at
    only when all of them could be read: half a pack would seem to lack the other half."""
    folder = Path(folder).resolve()
    findings = Findings()
    broken: list[BadFile] = []
    content: Content | None = None
    try:
        content = load_folder(folder, report=broken.append)
    except BadFile as mistake:
        broken.append(mistake)
    if content is None or broken:
        for found in broken:
            findings.add_mistake(found)
        return _checked(folder, findings, None)
    return check_content(folder, content)


def check_content(folder: Path, content: Content) -> Checked:
    """Everything that can be said of a pack whose files could all be read."""
    checked = check_parts(Pack(folder, content), lambda: False)
    assert checked is not None
    return checked


def check_parts(pack: Pack, outdated: Callable[[], bool]) -> Checked | None:
    """The same of a pack that was walked already. None as soon as the pack is ``outdated``: somebody who
    saves again does not wait for what was found in the last state."""
    findings = Findings()
    for found in find_mistakes(pack.content):
        findings.add_mistake(found)
    for check in _CHECKS:
        if outdated():
            return None
        check(pack, findings)
    accept(pack, findings)
    return _checked(pack.folder, findings, pack.content)


def _checked(folder: Path, findings: Findings, content: Content | None) -> Checked:
    ordered = sorted(findings.all, key=lambda one: (one.file, one.line, one.code))
    return Checked(str(folder), ordered, findings.left_out, content)
