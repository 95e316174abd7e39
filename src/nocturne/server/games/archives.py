"""The archive of decks that the operator names (``nocturne serve --deck-archive``), for every game that can
read one. It is read when it is first asked for, in a thread."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from nocturne.kernel.archive import Archive
from nocturne.kernel.errors import NocturneError, UnknownGame
from nocturne.kernel.registry import find_game
from nocturne.server.errors import Missing


class Archives:
    """The archives of all games in one folder; without a folder there are none."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self._lock = Lock()
        self._read: dict[str, Archive | None] = {}

    def of(self, game: str) -> Archive:
        """The archive of a game, read once. May take a minute the first time."""
        try:
            hosting = find_game(game).hosting()
        except UnknownGame as error:
            raise Missing("server-no-such-page") from error
        with self._lock:
            if game not in self._read:
                self._read[game] = None if self.folder is None else hosting.archive(self.folder)
            found = self._read[game]
        if found is None:
            raise Missing("server-archive-none")
        return found


def find_archive(text: str | None) -> Archives:
    """What ``--deck-archive`` names; None if it was not given."""
    if text is None:
        return Archives()
    folder = Path(text).expanduser()
    if not folder.is_dir():
        raise NocturneError("server-archive-folder", folder=text)
    return Archives(folder)
