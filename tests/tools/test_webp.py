"""Moving WebP pictures are put together as the container format asks for."""

from __future__ import annotations

import struct

import pytest

from tools.webp import Still, moving


def still(kind: bytes, data: bytes) -> bytes:
    """A WebP picture with one chunk of pixels, and a colour profile that is not needed."""
    body = b"".join(
        name + struct.pack("<I", len(part)) + part + b"\0" * (len(part) % 2)
        for name, part in ((b"ICCP", b"odd"), (kind, data))
    )
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    found, at = [], 0
    while at < len(data):
        (size,) = struct.unpack("<I", data[at + 4 : at + 8])
        found.append((data[at : at + 4], data[at + 8 : at + 8 + size]))
        at += 8 + size + size % 2
    return found


def test_a_moving_picture_holds_every_still_with_its_duration() -> None:
    # given two stills, when they are put together
    made = moving(
        [Still(still(b"VP8 ", b"pixels!"), 120), Still(still(b"VP8L", b"more"), 70_000)], (960, 600)
    )
    # then the file says how long it is, how large its picture, and what is shown for how long
    assert made[:4] == b"RIFF"
    assert made[8:12] == b"WEBP"
    assert struct.unpack("<I", made[4:8]) == (len(made) - 8,)
    (head, about), (anim, _), *frames = chunks(made[12:])
    assert (head, anim) == (b"VP8X", b"ANIM")
    assert int.from_bytes(about[4:7], "little") + 1 == 960
    assert int.from_bytes(about[7:10], "little") + 1 == 600
    assert [kind for kind, _ in frames] == [b"ANMF", b"ANMF"]
    assert [int.from_bytes(frame[12:15], "little") for _, frame in frames] == [120, 70_000]
    # and of each still its pixels only
    assert [chunks(frame[16:]) for _, frame in frames] == [[(b"VP8 ", b"pixels!")], [(b"VP8L", b"more")]]


def test_a_part_lies_where_it_changed() -> None:
    # given a still, and a part of the next one
    part = Still(still(b"VP8 ", b"part"), 90, left=12, top=40, size=(30, 20))
    made = moving([Still(still(b"VP8 ", b"pixels!"), 120), part], (960, 600))
    # then it is written where the part lies, in steps of two, and how large it is
    _, _, (_, whole), (_, frame) = chunks(made[12:])

    def place(of: bytes) -> list[int]:
        return [int.from_bytes(of[at : at + 3], "little") for at in (0, 3, 6, 9)]

    assert place(whole) == [0, 0, 959, 599]
    assert place(frame) == [6, 20, 29, 19]


def test_nothing_and_what_is_no_picture_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one still"):
        moving([], (1, 1))
    with pytest.raises(ValueError, match="not a WebP picture"):
        moving([Still(b"PNG", 1)], (1, 1))
