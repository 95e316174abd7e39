"""``nocturne chapters schema``: JSON Schemas of the content files, for editors."""

from __future__ import annotations

import argparse
from pathlib import Path

from nocturne.chapters.content.schema import write_schemas
from nocturne.cli.terminal import console
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import words


def run(arguments: argparse.Namespace) -> int:
    """The action: writes one file for each kind of content file."""
    folder = Path(arguments.folder)
    try:
        written = write_schemas(folder)
    except OSError as error:
        detail = error.strerror or str(error)
        raise NocturneError("kernel-file-unwritable", file=str(folder), detail=detail) from error
    console().print(words()("cli-schema-done", count=len(written), folder=str(folder)), soft_wrap=True)
    return 0
