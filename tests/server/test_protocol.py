"""The page's types of the protocol are those of the server: one cannot change without the other."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nocturne.kernel.table import new_game
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.render.views import update_of
from nocturne.server.wire import messages
from nocturne.server.wire.messages import MESSAGES, read_message
from nocturne.server.wire.update import Update
from tools import protocol


def test_the_page_has_the_types_of_the_server():
    assert protocol.main(["--check"]) == 0, "run python -m tools.protocol"


@pytest.mark.slow
def test_a_change_of_one_without_the_other_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    # given a page that knows another type of update
    other = tmp_path / "protocol.ts"
    other.write_text(
        protocol.FILE.read_text("utf-8").replace("waiting: number[]", "waiting: string[]"), "utf-8"
    )
    monkeypatch.setattr(protocol, "FILE", other)
    # when it is compared, then it differs, and the command that mends it is told
    assert protocol.main(["--check"]) == 1
    assert "python -m tools.protocol" in capsys.readouterr().err
    # and when it is written anew, then it does not
    assert protocol.main([]) == 0
    assert protocol.main(["--check"]) == 0


def test_a_field_that_is_added_to_the_wire_changes_the_page():
    class Wider(Update[object], kw_only=True, tag="frame"):
        """An update."""

        weather: str
        """What it is like outside."""

    lines = list(protocol._interface(Wider, sent=False))
    assert "  weather: string;" in lines
    assert "  /** What it is like outside. */" in lines


@pytest.mark.parametrize("game", ["candles", "vtes", "dracula", "chapters"])
def test_what_is_sent_is_what_the_types_say(game: str):
    # given the first update of a game, as it goes over the wire
    table = new_game(game, seed="wire")
    teller = MarkingTeller(table.game, "en", tuple(f"seat {seat}" for seat in range(table.head.seats)))
    written = msgspec.json.encode(update_of(table, 0, 0, teller))
    # when a client reads it by the types, then nothing is lost and nothing is wrong
    read = msgspec.json.decode(written, type=Update[msgspec.Raw])
    assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(written)


@pytest.mark.parametrize("kind", MESSAGES)
def test_every_message_is_read_as_its_type(kind: type[messages.Message]):
    written = msgspec.json.encode(kind(id="7")).decode()
    assert read_message(written) == kind(id="7")


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ('{"type": "undo", "number": 4}', messages.Undo()),  # another type's field
        ('{"type": "answer", "key": "pass", "number": 2}', messages.Answer(number=2, key="pass")),
        ('{"type": "answer", "wind": 1}', None),
        ('{"type": "dance"}', None),
        ('{"key": "pass"}', None),
        ('{"type": "answer", "number": "two"}', None),
        ('["answer"]', None),
        ("{", None),
    ],
)
def test_what_is_no_message_is_told_from_what_is(text: str, read: messages.Message | None):
    assert read_message(text) == read
