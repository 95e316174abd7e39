"""Findings: what the checker has to say about a pack, each with a code, a place and a remedy.

Codes are stable, so that a writer can look one up in the guide: L1xx structure and references, L12x the two
languages, L2xx the graph of pages, L25x what is asked for and given, L26x bounds, L27x what nobody comes to,
L3xx the tile.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from nocturne.kernel.errors import BadFile
from nocturne.kernel.strict_yaml import Document, Where, read
from nocturne.kernel.words import Words

Severity = Literal["error", "warning", "note"]

SEVERITIES: dict[str, Severity] = {
    "L101": "error", "L102": "error", "L103": "error", "L104": "error", "L105": "error", "L106": "error",
    "L107": "error", "L108": "error", "L109": "error", "L110": "error", "L111": "error", "L112": "warning",
    "L120": "error", "L121": "warning", "L122": "warning", "L123": "warning", "L124": "warning",
    "L125": "note", "L126": "warning",
    "L201": "error", "L202": "error", "L203": "error", "L204": "error", "L205": "error", "L206": "error",
    "L207": "error", "L208": "error", "L209": "error", "L210": "error", "L211": "error", "L212": "warning",
    "L213": "error", "L214": "error", "L215": "error", "L216": "warning", "L217": "warning",
    "L218": "warning",
    "L250": "error", "L251": "warning", "L252": "error", "L253": "warning", "L254": "error",
    "L255": "warning", "L256": "error", "L257": "warning", "L258": "error", "L259": "error",
    "L260": "note", "L261": "error", "L262": "warning", "L263": "note",
    "L270": "warning", "L271": "warning", "L272": "warning", "L273": "warning",
    "L280": "warning", "L281": "warning", "L282": "warning",
    "L301": "error", "L302": "error", "L303": "error", "L304": "error", "L305": "warning", "L306": "error",
    "L307": "error", "L308": "error", "L309": "error", "L310": "error", "L311": "warning",
}  # fmt: skip
"""Every code, and whether a pack that has such a finding is refused (error), may be better (warning), or is
only described (note)."""

_CODE_OF = {
    "kernel-yaml-no-file": "L104", "kernel-file-unreadable": "L101", "kernel-yaml-not-text": "L101",
    "kernel-yaml-syntax": "L101", "kernel-yaml-several": "L101", "kernel-yaml-alias": "L101",
    "kernel-yaml-tag": "L101",
    "kernel-yaml-control": "L101", "kernel-yaml-key": "L101", "kernel-yaml-duplicate": "L105",
    "kernel-yaml-deep": "L107", "kernel-yaml-too-large": "L107",
    "chapters-content-no-pack": "L106", "chapters-content-uses-unknown": "L106",
    "chapters-content-folder-name": "L106", "chapters-content-format": "L106",
    "chapters-content-uses-itself": "L106", "chapters-content-too-many": "L107",
    "chapters-content-pack-large": "L107", "chapters-content-wrapper": "L102",
    "chapters-content-form": "L102",
    "chapters-content-too-many-pages": "L107", "chapters-content-outside": "L107",
    "chapters-content-unknown-file": "L104",
    "chapters-content-file-name": "L104", "chapters-content-pages-alone": "L104",
    "chapters-content-twice": "L105", "chapters-content-unknown": "L103",
    "chapters-content-one-verb": "L108", "chapters-content-not-here": "L108",
    "chapters-content-page-target": "L108", "chapters-content-token-where": "L108",
    "chapters-content-empty-condition": "L109",
    "chapters-content-weapon-skill": "L110", "chapters-content-duration": "L110",
    "chapters-content-ally-levels": "L110", "chapters-content-only-boss": "L110",
    "chapters-content-initiative-range": "L110", "chapters-content-damage-track": "L110",
    "chapters-content-filled": "L110", "chapters-content-npc-name": "L111",
    "chapters-content-npc-twice": "L105", "chapters-content-prologue": "L111",
    "chapters-content-dialogue-page": "L111", "chapters-content-prey-talks": "L111",
    "chapters-content-no-profile": "L111", "chapters-content-npc-if": "L111",
    "chapters-content-ending-last": "L214", "chapters-content-envelope-ending": "L214",
    "chapters-content-counter-change": "L108", "chapters-content-tracker-full": "L108",
    "chapters-content-tracker-most": "L108", "chapters-content-no-bound": "L109",
    "chapters-content-trigger-room": "L304",
    "chapters-content-one-way-on": "L203", "chapters-content-ladder-gap": "L207",
    "chapters-content-ladder-twice": "L207", "chapters-content-ladder-turned": "L207",
    "chapters-content-ladder-top": "L207", "chapters-content-no-free-option": "L208",
    "chapters-content-hourglass": "L209", "chapters-content-option-way-on": "L213",
    "chapters-content-locked-without-if": "L213",
    "chapters-content-branch": "L214", "chapters-content-deduction": "L215",
    "chapters-content-no-hex": "L301", "chapters-content-start": "L304",
    "chapters-content-by-participants": "L307", "chapters-content-wall": "L309",
    "chapters-content-exit": "L309", "chapters-content-token-page": "L310",
    "chapters-content-token-needs-page": "L310",
}  # fmt: skip
"""The code of a mistake that the reader or the engine's own checks tell; of other messages, L102."""


class Finding(Struct, frozen=True):
    """One thing the checker found. ``message`` and ``args`` make the sentence; ``page`` is empty outside
    pages. ``accepted`` is the writer's reason why it is meant so."""

    code: str
    file: str
    line: int
    page: str
    message: str
    args: dict[str, object] = {}
    accepted: str = ""

    @property
    def severity(self) -> Severity:
        """Whether the pack is refused for it. What the writer has accepted is only described."""
        return "note" if self.accepted else SEVERITIES[self.code]

    def sentence(self, words: Words) -> str:
        """What was found, without the place, which is told beside it."""
        said = words(self.message, **self.args)
        for place in (words("chapters-lint-place", file=self.file, line=str(self.line)), self.file):
            if said.startswith(place):
                return said.removeprefix(place).lstrip(" \u00a0:,")
        return said

    def remedy(self, words: Words) -> str:
        """What would be right; for what was accepted, why it is."""
        if self.accepted:
            return words("chapters-lint-accepted", why=self.accepted)
        return words(f"chapters-remedy-{self.code.lower()}")


class Findings:
    """The findings of one pack while it is checked."""

    def __init__(self, most: int = 500) -> None:
        self.all: list[Finding] = []
        self.most = most
        self.left_out = 0
        self._documents: dict[str, Document | None] = {}

    def add(
        self, code: str, place: tuple[Document, Where], page: str = "", about: str = "", /, **args: object
    ) -> None:
        """Something wrong at a place of a document. ``about`` chooses another sentence than the code's."""
        document, where = place
        message = f"chapters-lint-{code.lower()}{about and '-'}{about}"
        self._keep(Finding(code, document.file, document.line(where), page, message, args))

    def add_mistake(self, mistake: BadFile) -> None:
        """A mistake that the reader told."""
        if len(self.all) >= self.most:
            self.left_out += 1
            return
        args = dict(mistake.args_for_message)
        line = int(str(args.get("line", 1)))
        file = str(args.get("file", ""))
        if file not in self._documents:
            try:
                self._documents[file] = read(Path(file))
            except BadFile:
                self._documents[file] = None
        page = page_at(self._documents[file], line)
        self._keep(Finding(code_of(mistake), file, line, page, mistake.message, args))

    def _keep(self, finding: Finding) -> None:
        if len(self.all) >= self.most:  # a hopeless pack: nobody reads more
            self.left_out += 1
        else:
            self.all.append(finding)

    @property
    def errors(self) -> int:
        """How many findings refuse the pack."""
        return sum(finding.severity == "error" for finding in self.all)


def code_of(mistake: BadFile) -> str:
    """The code of a mistake the reader told. Some keys that are missing have codes of their own."""
    args = mistake.args_for_message
    if mistake.message == "kernel-yaml-missing":
        own = {"fr": "L120", "en": "L120", "success": "L206", "failure": "L206", "win": "L211"}
        return own.get(str(args["key"]), "L102")
    if mistake.message == "chapters-content-unknown" and args["kind"] == "page":
        return "L201"
    at = str(args.get("at", ""))
    if mistake.message == "kernel-yaml-limit" and at.endswith((".fr", ".en")):
        return "L120"  # an empty text
    return _CODE_OF.get(mistake.message, "L102")


def page_at(document: Document | None, line: int) -> str:
    """The page in which a line of a file stands, if it stands in one."""
    value = document.value if document is not None else None
    if document is None or not isinstance(value, dict) or not isinstance(value.get("pages"), dict):
        return ""
    begins = document.line(("pages",))
    ends = min((start for key in value if (start := document.line((key,))) > begins), default=line + 1)
    if not begins < line < ends:
        return ""
    started = [page for page in value["pages"] if document.line(("pages", page)) <= line]
    return max(started, key=lambda page: document.line(("pages", page)), default="")
