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
#: What has changed in a PNG since the one before, as WebP, and where it lies; null if nothing has.
_WHAT_CHANGED = """async ([png, quality, width]) => {
  const image = new Image();
  image.src = png;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((image.height * width) / image.width);
  const drawing = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  const now = new Uint32Array(drawing.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  const before = window.before;
  window.before = now;
  const [wide, high] = [canvas.width, canvas.height];
  let [left, top, right, bottom] = before ? [wide, high, 0, 0] : [0, 0, wide, high];
  if (before)
    for (let y = 0, at = 0; y < canvas.height; y++)
      for (let x = 0; x < canvas.width; x++, at++)
        if (now[at] !== before[at]) {
          left = Math.min(left, x);
          top = Math.min(top, y);
          right = Math.max(right, x + 1);
          bottom = Math.max(bottom, y + 1);
        }
  if (right <= left) return null;
  left -= left % 2; // where a part lies is written in steps of two
  top -= top % 2;
  const part = document.createElement("canvas");
  [part.width, part.height] = [right - left, bottom - top];
  part.getContext("2d", { alpha: false }).drawImage(canvas, -left, -top);
  return [part.toDataURL("image/webp", quality).split(",")[1], left, top, part.width, part.height];
}"""
_ANIMATION = 0x02
_NO_BLENDING = 0x02
_FOREVER = 0


@dataclass(frozen=True)
class Still:
    """One picture of a moving one, and how long it is shown, in milliseconds. It may be a part that lies over
    the picture before: ``left`` and ``top`` are even."""

    webp: bytes
    shown: int
    left: int = 0
    top: int = 0
    size: tuple[int, int] | None = None


def as_webp(darkroom: Page, png: bytes, quality: float, width: int = 0) -> bytes:
    """A PNG as WebP, made by the browser of this page."""
    address = "data:image/png;base64," + base64.b64encode(png).decode()
    return base64.b64decode(darkroom.evaluate(_AS_WEBP, [address, quality, width]))


def what_changed(darkroom: Page, png: bytes, quality: float, width: int, shown: int) -> Still | None:
    """The part of a PNG that differs from the one given before on this page; None if nothing does."""
    address = "data:image/png;base64," + base64.b64encode(png).decode()
    part = darkroom.evaluate(_WHAT_CHANGED, [address, quality, width])
    if part is None:
        return None
    packed, left, top, wide, high = part
    return Still(base64.b64decode(packed), shown, left, top, (wide, high))


def moving(stills: list[Still], size: tuple[int, int]) -> bytes:
    """A moving WebP of this size; a still that is no part has this size too. It begins again at its end."""
    if not stills:
        raise ValueError("a moving picture needs at least one still")
    width, height = size
    whole = _uint24(width - 1) + _uint24(height - 1)
    body = _chunk(b"VP8X", bytes([_ANIMATION, 0, 0, 0]) + whole)
    body += _chunk(b"ANIM", struct.pack("<IH", 0, _FOREVER))
    for still in stills:
        wide, high = still.size or size
        place = _uint24(still.left // 2) + _uint24(still.top // 2) + _uint24(wide - 1) + _uint24(high - 1)
        frame = place + _uint24(still.shown) + bytes([_NO_BLENDING])
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
