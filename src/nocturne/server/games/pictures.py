"""Printed cards by choice: where pictures of cards come from, and who is shown them.

Nocturne has no pictures of its own. The operator names a folder or another server (``--card-images``); else a
person may agree to those of the community's image server. Nothing is fetched before: a page is told the
addresses of pictures, and its content policy lets it fetch them, only for somebody who agreed or for whom the
operator did.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from nocturne.kernel.errors import NocturneError
from nocturne.server.games.shelves import picture_names
from nocturne.server.wire.calls import PictureSource

#: The image server that krcg names (``krcg.config.KRCG_STATIC_SERVER``); krcg itself is slow to import.
KRCG: Final = "https://static.krcg.org/card/{name}.jpg"
#: What a person chose: ``on`` or ``off``. A cookie, because the content policy of the page depends on it.
COOKIE: Final = "pictures"
PATH: Final = "/card-images"

_KINDS: Final = {
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".png": "image/png",
    ".webp": "image/webp",
    ".avif": "image/avif",
}
#: What an address may hold: nothing that would end the directive of a content policy.
_ADDRESS: Final = re.compile(r"https?://[\w.-]+(:\d{1,5})?(/[\w./{}%~+-]*)?", re.ASCII)
_PLACEHOLDERS: Final = ("{id}", "{name}")
_ONE_DAY: Final = "private, max-age=86400"


class NoPictures(NocturneError):
    """What was named as the source of pictures is none."""


@dataclass(frozen=True)
class Remote:
    """Pictures on another server; the browser fetches them there."""

    template: str
    kind: Literal["remote"] = "remote"

    @property
    def host(self) -> str:
        """The server, as people are told of it."""
        return urlsplit(self.template).netloc

    @property
    def origin(self) -> str:
        """The server, as a content policy names it."""
        parts = urlsplit(self.template)
        return f"{parts.scheme}://{parts.netloc}"

    def address(self, names: tuple[str, str]) -> str | None:
        """Where the picture of a card is, by its number and its name."""
        number, name = names
        return self.template.replace("{id}", number).replace("{name}", name)


@dataclass
class Folder:
    """Pictures in a folder of this machine, named by the number of the card or as the community names them.
    Only files found in the folder itself are ever served; a name that is asked for is never made a path."""

    path: Path
    kind: Literal["folder"] = "folder"
    host: str = ""
    origin: str = ""
    _files: dict[str, Path] = field(default_factory=dict)
    _read: int = -1

    def _index(self) -> dict[str, Path]:
        """The pictures by their names; the folder is read again when something in it has changed."""
        changed = self.path.stat().st_mtime_ns
        if changed != self._read:
            found = (file for file in sorted(self.path.iterdir()) if file.suffix.lower() in _KINDS)
            self._files = {file.stem.lower(): file for file in found if file.is_file()}
            self._read = changed
        return self._files

    def file(self, names: tuple[str, str]) -> Path | None:
        """The picture of a card, by its number or its name; None if there is none."""
        try:
            files = self._index()
        except OSError:  # the folder is gone: our own faces are shown
            return None
        return files.get(names[0]) or files.get(names[1])

    def address(self, names: tuple[str, str]) -> str | None:
        """Where this server has the picture of a card."""
        file = self.file(names)
        # The time of the file is in the address: a browser keeps a picture, and asks again for another.
        try:
            return None if file is None else f"{PATH}/{names[0]}?{file.stat().st_mtime_ns:x}"
        except OSError:
            return None


Source: TypeAlias = Remote | Folder


@dataclass(frozen=True)
class Pictures:
    """Where pictures come from, and whether they are shown to those who have not chosen."""

    source: Source | None = Remote(KRCG)
    on: bool = False

    def shown(self, cookies: Mapping[str, str]) -> bool:
        """Whether somebody with these cookies is shown pictures."""
        if self.source is None:
            return False
        chosen = cookies.get(COOKIE)
        return chosen == "on" if chosen in ("on", "off") else self.on

    def origin(self, cookies: Mapping[str, str]) -> str:
        """The other server their page may fetch pictures from; empty if none."""
        return self.source.origin if self.source is not None and self.shown(cookies) else ""

    def to_wire(self, cookies: Mapping[str, str]) -> PictureSource:
        """What the page says of them before somebody chooses."""
        if self.source is None:
            return PictureSource("none", "", shown=False)
        return PictureSource(self.source.kind, self.source.host, self.shown(cookies))

    def addresses(self, wanted: list[int], cookies: Mapping[str, str]) -> dict[str, str]:
        """The addresses of the pictures of cards; those without one are left out."""
        if self.source is None or not self.shown(cookies):
            return {}
        known = ((key, names) for key in wanted if (names := picture_names(key)) is not None)
        found = ((key, self.source.address(names)) for key, names in known)
        return {str(key): address for key, address in found if address is not None}

    async def serve(self, request: Request) -> Response:
        """``/card-images/{id}``: a picture out of the folder."""
        key = request.path_params["key"]
        names = picture_names(int(key[:12])) if key.isascii() and key.isdigit() else None
        file = self.source.file(names) if names is not None and isinstance(self.source, Folder) else None
        if file is None:
            return Response(status_code=404)
        return FileResponse(file, media_type=_KINDS[file.suffix.lower()], headers={"cache-control": _ONE_DAY})


def read_pictures(text: str | None) -> Pictures:
    """What ``--card-images`` names: a folder, an address, ``krcg`` or ``off``; None if it was not given.

    >>> read_pictures("https://cards.example").source.template
    'https://cards.example/{name}.jpg'
    """
    if text is None:
        return Pictures()
    if text == "off":
        return Pictures(None)
    if text == "krcg":
        return Pictures(Remote(KRCG), on=True)
    if text.startswith(("http://", "https://")):
        if not _ADDRESS.fullmatch(text):
            raise NoPictures("server-pictures-address", address=text)
        whole = any(part in text for part in _PLACEHOLDERS)
        return Pictures(Remote(text if whole else text.rstrip("/") + "/{name}.jpg"), on=True)
    path = Path(text).expanduser()
    if not path.is_dir():
        raise NoPictures("server-pictures-folder", folder=text)
    return Pictures(Folder(path.resolve()), on=True)
