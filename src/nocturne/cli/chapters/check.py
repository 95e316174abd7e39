"""``nocturne chapters check``: what the checker finds in packs, for people or as JSON."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from nocturne.chapters.authoring.checking import Checked, check_pack, pack_folders
from nocturne.chapters.authoring.findings import Finding
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.words import LANGUAGES, Words, words

_STYLES = {"error": "bold red", "warning": "yellow", "note": "dim"}


def run(arguments: argparse.Namespace) -> int:
    """The action; exit status 1 when a pack has errors."""
    checked = [check_pack(folder) for path in arguments.paths for folder in pack_folders(Path(path))]
    if arguments.json:
        print_json([plain(one) for one in checked])
    else:
        out, say = console(), words()
        for one in checked:
            show(one, out, say, notes=arguments.notes)
    return 1 if any(one.refused for one in checked) else 0


def plain(checked: Checked) -> dict[str, Any]:
    """What was found in a pack, for programs; sentences in both languages."""
    return {
        "folder": checked.folder,
        "errors": checked.count("error"),
        "warnings": checked.count("warning"),
        "left_out": checked.left_out,
        "findings": [
            {
                "code": one.code,
                "severity": one.severity,
                "file": one.file,
                "line": one.line,
                "page": one.page,
                "message": {lang: one.sentence(words(lang)) for lang in LANGUAGES},
                "remedy": {lang: one.remedy(words(lang)) for lang in LANGUAGES},
            }
            for one in checked.findings
        ],
    }


def show(checked: Checked, out: Console, say: Words, *, notes: bool = False, warnings: bool = True) -> None:
    """The findings as lines, then how many there were."""
    shown = {"error"} | ({"warning"} if warnings else set()) | ({"note"} if notes else set())
    for finding in checked.findings:
        if finding.severity in shown:
            _show(finding, out, say)
    if checked.left_out:
        out.print(say("cli-check-left-out", count=checked.left_out), style="bold red")
    content = checked.content
    out.print(
        say(
            "cli-check-summary",
            pack=Path(checked.folder).name,
            errors=checked.count("error"),
            warnings=checked.count("warning"),
            read="yes" if content is not None else "no",
            chapters=len(content.chapters) if content is not None else 0,
            pages=sum(len(one.pages) for one in content.chapters.values()) if content is not None else 0,
        ),
        style="bold red" if checked.refused else "bold green",
    )


def _show(finding: Finding, out: Console, say: Words) -> None:
    style = _STYLES[finding.severity]
    line = Text()
    line.append(f"{os.path.relpath(finding.file)}:{finding.line}", style="bold")
    if finding.page:
        line.append(f"  {finding.page}")
    line.append(f"  {say(f'cli-check-{finding.severity}', code=finding.code)}", style=style)
    out.print(line, soft_wrap=True)
    out.print(Text(f"    {finding.sentence(say)}"), soft_wrap=True)
    out.print(Text(f"    → {finding.remedy(say)}", style="dim"), soft_wrap=True)
