"""Games that never heard of a server: one has options that name files, one reads its options by itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from nocturne.examples.candles import Candles


class Draught(Struct, frozen=True):
    """Options inside an option."""

    strength: int = 1
    log_file: str = ""


class FileOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Three that can name a file, beside three that cannot."""

    wick: str = ""
    folder: str | None = None
    lists: tuple[str, ...] = ()
    rounds: int = 5
    scented: bool = False
    wax: Literal["bee", "palm"] = "bee"
    draught: Draught = Draught()


class FilePosition(Struct, frozen=True):
    """A position that is read from a file."""

    saved: Path | None = None


class FilesGame(Candles):
    """Candles with options that read files."""

    id = "files"
    options = FileOptions
    position = FilePosition  # type: ignore[assignment]  # Candles has another


class ReaderGame(Candles):
    """Candles that makes something of any name it is given."""

    id = "reader"

    def read_options(self, options: Mapping[str, Any]) -> Any:
        for name in options.values():
            Path(str(name)).read_text("utf-8")
        return self.options()


files, reader = FilesGame(), ReaderGame()
