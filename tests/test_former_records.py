"""Games saved by a former version still open, and go on."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

import nocturne
from nocturne import __version__
from nocturne.bots import make_bot
from nocturne.chapters.state import ChaptersState
from nocturne.kernel import record
from nocturne.kernel.errors import BadRecord
from nocturne.kernel.table import load, replay
from nocturne.server.live.rebuilding import by_these_rules, places_in, rebuilt

RECORDS = Path(__file__).parent / "records"
FILES = sorted(RECORDS.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_saved_game_of_a_former_version_opens_and_goes_on(path: Path):
    kept = record.read(path)
    assert record.is_former(kept.head)
    table = load(path)
    # Every answer is there, in its order; what this version asks besides got its harmless answer.
    assert len(places_in(kept.answers, table.answers)) == len(kept.answers)
    new = len(table.answers) - len(kept.answers)
    passes = Counter(a.key for a in table.answers) - Counter(a.key for a in kept.answers)
    assert passes == Counter({"pass": new} if new else {})
    decision = table.pending()
    assert decision is not None
    table.answer(decision.seat, decision.options[0].key)
    # From here on it is a record of this version, with digests that hold.
    again = replay(table.record())
    assert again.head.engine == __version__
    assert again.digest() == table.digest()


def test_a_stored_table_with_a_snapshot_of_a_former_format_opens_and_goes_on():
    """The snapshot holds an action of another shape; the answers lead to the same table."""
    kept = record.read(RECORDS / "vtes-format-2.jsonl")
    snapshot = (RECORDS / "vtes-format-2.snapshot").read_bytes()
    whole = asyncio.run(by_these_rules(kept))
    table = asyncio.run(rebuilt(whole, snapshot))
    assert table == load(RECORDS / "vtes-format-2.jsonl")
    decision = table.pending()
    assert decision is not None
    assert decision.question == "vtes-ask-block"
    table.answer(decision.seat, decision.options[0].key)
    table.note_digest()
    assert table.answers[-1].digest == table.digest()


def test_an_illegal_answer_in_a_former_record_is_still_found(tmp_path: Path):
    path = next(path for path in FILES if path.stem.startswith("candles"))
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[1] = '{"seat":0,"key":"play:99"}'
    edited = tmp_path / "edited.jsonl"
    edited.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(BadRecord) as caught:
        load(edited)
    assert caught.value.message == "kernel-record-answer-illegal"


def test_a_campaign_saved_in_the_first_act_goes_on_into_the_second():
    """The save comes from a version whose campaign ended with the first act."""
    save = (RECORDS / "black-water-act-one-0.1.0.json").read_text("utf-8").strip()
    options = {"pack": "black_water", "campaign": save}
    table = nocturne.new_game("chapters", seats=2, seed="going on", options=options)
    bots = [make_bot(table.game, "judgement", f"going on:{seat}") for seat in range(2)]
    second_act = {"ch.two_hundred_sheets", "ch.missing_street"}
    while (decision := table.pending()) and table.number < 3000:
        seat = decision.seat
        table.answer(seat, bots[seat].choose(decision, partial(table.view, seat)))
        state = table.state
        assert isinstance(state, ChaptersState)
        if second_act & set(state.campaign.coterie.completed):
            return
    pytest.fail(f"it stopped after {table.number} answers")
