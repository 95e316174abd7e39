"""Records: what was played can be played again; what was torn, edited or made elsewhere is told apart."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import given

import nocturne
from nocturne import __version__
from nocturne.kernel import record
from nocturne.kernel.errors import BadOptions, BadRecord, NocturneError, UnknownGame
from nocturne.kernel.record import Record
from nocturne.kernel.table import Table, load, replay
from nocturne.kernel.words import words
from tests.kernel.played import played_tables


@given(played_tables(digests=True))
def test_a_record_leads_to_the_same_game_in_both_forms(table: Table):
    kept = table.record()
    for packed in (kept.lines(), kept.pack()):
        again = record.parse(packed, "kept")
        assert again == kept
        played = replay(again)
        assert played.digest() == table.digest()
        assert played.log == table.log
        assert played.answers == table.answers


@pytest.fixture
def table() -> Table:
    table = nocturne.new_game("candles", seats=3, seed=7, digests=True)
    for _ in range(9):
        decision = table.pending()
        assert decision is not None
        table.answer(decision.seat, decision.options[0].key)
    return table


@pytest.fixture
def file(table: Table, tmp_path: Path) -> Path:
    path = tmp_path / "game.nocturne"
    table.save(path)
    return path


def refused(file: Path, **how: bool) -> tuple[str, str]:
    """The message and the sentence with which loading a file is refused."""
    with pytest.raises(NocturneError) as error:
        load(file, **how)
    return error.value.message, words("en")(error.value.message, **error.value.args_for_message)


def edit(file: Path, number: int, old: bytes, new: bytes) -> None:
    lines = file.read_bytes().split(b"\n")
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new)
    file.write_bytes(b"\n".join(lines))


def test_a_saved_game_goes_on_where_it_stood(table: Table, file: Path):
    loaded = load(file)
    assert loaded == table
    assert loaded.decisions() == table.decisions()


def test_an_existing_file_is_not_overwritten(table: Table, file: Path):
    before = file.read_bytes()
    with pytest.raises(BadRecord) as error:
        table.save(file)
    assert error.value.message == "kernel-file-exists"
    assert file.read_bytes() == before
    table.save(file, replace=True)
    assert list(file.parent.iterdir()) == [file]  # and nothing half-written is left behind


def test_a_folder_that_is_not_there_is_told(table: Table, tmp_path: Path):
    with pytest.raises(BadRecord) as error:
        table.save(tmp_path / "nowhere" / "game.nocturne")
    assert error.value.message == "kernel-file-unwritable"


def test_a_torn_record_is_told_and_can_be_mended(table: Table, file: Path):
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    message, sentence = refused(file)
    assert message == "kernel-record-cut-short"
    assert sentence == f"{file} is cut short in line 10: its last answer is incomplete."
    mended = load(file, mend=True)
    assert mended.answers == table.answers[:-1]

    file.write_bytes(whole[:-1])  # the line is whole, its end is not: it was never acknowledged
    assert refused(file)[0] == "kernel-record-cut-short"
    assert load(file, mend=True).number == 8


@pytest.mark.parametrize("length", range(1, 400, 7))
def test_a_record_cut_anywhere_is_refused_or_mended_to_its_last_whole_answer(
    table: Table, file: Path, length: int
):
    whole = file.read_bytes()
    cut = whole[:-length]
    file.write_bytes(cut)
    if not cut.endswith(b"\n"):
        assert refused(file)[0] in ("kernel-record-cut-short", "kernel-record-not-ours")
    if cut.count(b"\n") >= 1:
        mended = load(file, mend=True)
        assert mended.answers == table.answers[: cut.count(b"\n") - 1]


def test_an_answer_edited_into_another_legal_one_is_found_by_its_digest(table: Table, file: Path):
    legal = nocturne.new_game("candles", seats=3, seed=7).decisions()[0].options[1].key
    edit(file, 1, table.answers[0].key.encode(), legal.encode())
    message, sentence = refused(file)
    assert message == "kernel-record-digest-differs"
    assert sentence.startswith(f"{file}: after answer 1 the game is not what the record says.")


def test_a_table_that_keeps_no_digests_still_compares_those_of_the_record(table: Table):
    kept = table.record()
    bare = [msgspec.structs.replace(answer, digest="") for answer in kept.answers]
    for digest, differs in ((kept.answers[3].digest, False), (kept.answers[4].digest, True)):
        answers = [*bare[:3], msgspec.structs.replace(bare[3], digest=digest), *bare[4:]]
        if differs:
            with pytest.raises(BadRecord) as caught:
                replay(Record(kept.head, answers), digests=False)
            assert caught.value.message == "kernel-record-digest-differs"
        else:
            again = replay(Record(kept.head, answers), digests=False)
            assert not any(answer.digest for answer in again.answers)


def test_an_answer_edited_into_an_illegal_one_is_told_with_what_would_be_legal(table: Table, file: Path):
    edit(file, 1, table.answers[0].key.encode(), b"play:99")
    message, sentence = refused(file)
    assert message == "kernel-record-answer-illegal"
    assert "“play:99” is not one of the 5 options" in sentence


@pytest.mark.parametrize("seat", [b"-1", b"1", b"7"])
def test_an_answer_of_another_seat_is_found(file: Path, seat: bytes):
    edit(file, 1, b'"seat":0', b'"seat":' + seat)
    assert refused(file)[0] in ("kernel-record-answer-illegal", "kernel-record-digest-differs")


def test_an_edited_head_is_found(file: Path):
    edit(file, 0, b'"seed":"7"', b'"seed":"8"')
    assert refused(file)[0] == "kernel-record-start-differs"


def test_a_head_with_impossible_seats_is_refused(file: Path):
    edit(file, 0, b'"seats":3', b'"seats":9')
    assert refused(file)[0] == "kernel-seats-wrong"


def test_a_head_with_unknown_options_is_refused(file: Path):
    edit(file, 0, b'"options":{}', b'"options":{"scented":true}')
    with pytest.raises(BadOptions, match="scented"):
        load(file)


def test_a_record_of_a_newer_engine_asks_for_an_update(file: Path):
    edit(file, 0, f'"engine":"{__version__}"'.encode(), b'"engine":"99.0.0"')
    message, sentence = refused(file)
    assert message == "kernel-record-newer"
    assert "99.0.0" in sentence
    assert __version__ in sentence


@pytest.mark.parametrize("engine", ["0.0.1", "0.0.x", "", "0.²", "0." + "9" * 5000])
def test_a_record_of_another_engine_names_it(file: Path, engine: str):
    edit(file, 0, f'"engine":"{__version__}"'.encode(), f'"engine":"{engine}"'.encode())
    assert refused(file)[0] in ("kernel-record-other-engine", "kernel-record-newer")


def test_a_record_of_a_later_form_is_told_by_its_version_even_if_the_head_has_changed(file: Path):
    now, later = (f'{{"nocturne":{form},'.encode() for form in (record.FORMAT, record.FORMAT + 1))
    edit(file, 0, now, later + b'"moon":"full",')
    assert refused(file)[0] == "kernel-record-newer"


def test_a_record_of_a_game_that_is_not_here_is_refused(file: Path):
    edit(file, 0, b'"game":"candles"', b'"game":"lanterns"')
    with pytest.raises(UnknownGame, match="lanterns"):
        load(file)


@pytest.mark.parametrize(
    ("packed", "message"),
    [
        (b"", "kernel-record-empty"),
        (b"  \n\n", "kernel-record-empty"),
        (b"hello\n", "kernel-record-not-ours"),
        (b"{}\n", "kernel-record-not-ours"),
        (b"{\n", "kernel-record-not-ours"),
        (b'{"seat":0,"key":"pass"}\n', "kernel-record-not-ours"),
        (b"\x00" * 100, "kernel-record-not-ours"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "kernel-record-not-ours"),
        (b"{\xff\xfe}\n", "kernel-record-not-ours"),
        (b'{"nocturne":' + b"[" * 200_000, "kernel-record-not-ours"),
        (b"\x82\xa4head" + b"\x91" * 200_000, "kernel-record-not-ours"),
    ],
)
def test_what_is_not_a_record_is_refused(tmp_path: Path, packed: bytes, message: str):
    file = tmp_path / "strange"
    file.write_bytes(packed)
    assert refused(file)[0] == message


@pytest.mark.parametrize(
    "line", [b"", b"null", b"{}", b'{"seat":0}', b'{"seat":0,"key":"pass","x":1}', b"[" * 100_000, b"\xff"]
)
def test_a_line_that_is_no_answer_is_told_with_its_number(file: Path, line: bytes):
    lines = file.read_bytes().split(b"\n")
    lines[4] = line
    file.write_bytes(b"\n".join(lines))
    message, sentence = refused(file)
    assert message == "kernel-record-bad-line"
    assert sentence.startswith(f"{file}, line 5:")


def test_a_huge_file_is_refused_without_being_read(tmp_path: Path):
    file = tmp_path / "huge"
    with file.open("wb") as sparse:
        sparse.truncate(1 << 40)
    assert refused(file)[0] == "kernel-record-too-large"


def test_what_cannot_be_read_is_told(tmp_path: Path):
    assert refused(tmp_path / "missing")[0] == "kernel-file-unreadable"
    assert refused(tmp_path)[0] == "kernel-file-unreadable"


# -- journals


def test_a_journal_holds_every_answer_as_soon_as_it_is_given(tmp_path: Path):
    table = nocturne.new_game("candles", seats=2, seed=7, digests=True)
    path = tmp_path / "journal"
    table.keep_journal(path)
    while decision := table.pending():
        table.answer(decision.seat, decision.options[0].key)
        assert path.read_bytes() == table.record().lines()
    table.close()
    assert load(path) == table


def test_a_journal_follows_an_undo(tmp_path: Path):
    table = nocturne.new_game("candles", seats=2, seed=7, digests=True)
    path = tmp_path / "journal"
    table.keep_journal(path)
    for _ in range(5):
        decision = table.pending()
        assert decision is not None
        table.answer(decision.seat, decision.options[0].key)
    table.undo_to(2)
    assert path.read_bytes() == table.record().lines()
    table.answer(table.decisions()[0].seat, "pass")
    table.close()
    table.undo_to(0)  # no journal any more: the file keeps what it had
    assert load(path).number == 3


PLAYER = """
import sys, nocturne
from pathlib import Path
table = nocturne.new_game("candles", seats=5, seed=sys.argv[2], digests=True)
table.keep_journal(Path(sys.argv[1]))
while True:
    while decision := table.pending():
        table.answer(decision.seat, decision.options[0].key)
        print(table.number, flush=True)
    table.undo_to(0)
"""


@pytest.mark.parametrize("acknowledged", [1, 7, 23])
def test_a_killed_game_keeps_every_answer_that_was_shown_to_count(tmp_path: Path, acknowledged: int):
    path = tmp_path / "journal"
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), "7"], stdout=subprocess.PIPE, text=True
    ) as player:
        assert player.stdout is not None
        for _ in range(acknowledged):
            shown = int(player.stdout.readline())
        os.kill(player.pid, signal.SIGKILL)

    kept = load(path, mend=True)

    assert shown == acknowledged
    assert kept.number >= acknowledged
    again = nocturne.new_game("candles", seats=5, seed="7")
    for answer in kept.answers:
        again.answer(answer.seat, answer.key)
    assert again.digest() == kept.digest()


def test_errors_travel_between_processes():
    with pytest.raises(UnknownGame) as error:
        nocturne.new_game("candel")
    travelled = pickle.loads(pickle.dumps(error.value))
    assert type(travelled) is UnknownGame
    assert str(travelled) == str(error.value)


def test_a_record_is_plain_text_a_person_can_read(file: Path):
    head, first = file.read_text("utf-8").splitlines()[:2]
    assert msgspec.json.decode(head)["game"] == "candles"
    assert set(msgspec.json.decode(first)) == {"seat", "key", "digest"}
