"""WebP pictures: stills made by the browser, and moving pictures put together from them.

A moving WebP is a container of stills with a duration each (RIFF: VP8X, ANIM, one ANMF for every still), so
nothing but the browser is needed to make one. See https://developers.google.com/speed/webp/docs/riff_container."""

from __future__ import annotations

import base64
import struct
from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import Page

#: A PNG as WebP, narrowed to a width if one is given: the browser itself knows how to make one.
_AS_WEBP = """async ([png, quality, width]) => {
  const image = new Image();
  image.src = png;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width || image.width;
  canvas.height = Math.round((image.height * canvas.width) / image.width);
  const drawing = canvas.getContext("2d", { alpha: false });
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""
_ANIMATION = 0x02
_NO_BLENDING = 0x02
_FOREVER = 0


@dataclass(frozen=True)
class Still:
    """One picture of a moving one, and how long it is shown, in milliseconds."""

    webp: bytes
    shown: int


def as_webp(darkroom: Page, png: bytes, quality: float, width: int = 0) -> bytes:
    """A PNG as WebP, made by the browser of this page."""
    address = "data:image/png;base64," + base64.b64encode(png).decode()
    return base64.b64decode(darkroom.evaluate(_AS_WEBP, [address, quality, width]))


def moving(stills: list[Still], size: tuple[int, int]) -> bytes:
    """A moving WebP of stills that all have this size. It begins again at its end."""
    if not stills:
        raise ValueError("a moving picture needs at least one still")
    width, height = size
    whole = _uint24(width - 1) + _uint24(height - 1)
    body = _chunk(b"VP8X", bytes([_ANIMATION, 0, 0, 0]) + whole)
    body += _chunk(b"ANIM", struct.pack("<IH", 0, _FOREVER))
    for still in stills:
        frame = _uint24(0) + _uint24(0) + whole + _uint24(still.shown) + bytes([_NO_BLENDING])
        body += _chunk(b"ANMF", frame + b"".join(_pictures(still.webp)))
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def _pictures(webp: bytes) -> Iterator[bytes]:
    """The chunks of a still that hold its picture; what else there is (colour profiles) is left out."""
    if webp[:4] != b"RIFF" or webp[8:12] != b"WEBP":
        raise ValueError("not a WebP picture")
    at = 12
    while at + 8 <= len(webp):
        kind = webp[at : at + 4]
        (size,) = struct.unpack("<I", webp[at + 4 : at + 8])
        if kind in (b"VP8 ", b"VP8L", b"ALPH"):
            yield _chunk(kind, webp[at + 8 : at + 8 + size])
        at += 8 + size + size % 2


def _chunk(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _uint24(number: int) -> bytes:
    return struct.pack("<I", number)[:3]
