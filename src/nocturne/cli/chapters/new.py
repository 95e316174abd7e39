"""``nocturne chapters new``: a pack to start from."""

from __future__ import annotations

import argparse
from pathlib import Path

from nocturne.chapters.authoring.starting import new_pack
from nocturne.cli.terminal import console
from nocturne.kernel.words import words


def run(arguments: argparse.Namespace) -> int:
    """The action: writes the files and says what can be done with them."""
    out, say = console(), words()
    at = Path(arguments.at)
    for file in new_pack(arguments.name, at):
        out.print(str(file), soft_wrap=True)
    folder = at / arguments.name
    out.print(say("cli-new-done", folder=str(folder), at=str(at), name=arguments.name), soft_wrap=True)
    return 0
