"""Steps: what a viewer saw between two frames of a fast table, for those who ask for it."""

from __future__ import annotations

import asyncio
import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.kernel.table import Table, new_game
from nocturne.server.live.streams import Player
from nocturne.server.render import steps as steps_module
from nocturne.server.render.steps import difference
from nocturne.server.wire.question import Masking

from .conftest import Json
from .virtual import NAMES, Witness, on_this_clock, sit

pytestmark = pytest.mark.slow

_KEYS = st.sampled_from(["card", "pool", "ready", "locked"])
_PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "a"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_KEYS, inner, max_size=4),
    max_leaves=12,
)


def applied(table: Any, changes: list[Any]) -> Any:
    """What a client makes of changes."""
    holder = [copy.deepcopy(table)]
    for path, *rest in changes:
        inside: Any = holder
        way: list[Any] = [0, *path]
        last = way.pop()
        for part in way:
            inside = inside[part]
        match rest:
            case []:
                del inside[last]
            case [value]:
                inside[last] = value
            case [at, count, items]:
                inside[last][at : at + count] = items
    return holder[0]


@given(_PLAIN, _PLAIN)
def test_changes_make_the_new_table_of_the_old_one(old: Any, new: Any):
    # 1 and True are equal in Python and not in JSON; both stand for what they compare to
    assert applied(old, difference(old, new)) == new


def test_a_card_that_moves_is_all_that_is_sent():
    # given four cards in play of which the second is burned and the last is locked
    cards = [{"card": at, "blood": 2} for at in range(4)]
    later = [cards[0], cards[2], {**cards[3], "locked": True}]
    # then neither of the others is told again
    changes = difference({"ready": cards, "pool": 30}, {"ready": later, "pool": 29})
    assert [["pool"], 29] in changes
    assert cards[0] not in [item for change in changes for item in change[-1:]]


def _with_bots(seats: int, game: str = "vtes", people: int = 1) -> tuple[Table, list[Player]]:
    table = new_game(game, seats=seats, seed="one after another")
    players = [Player("person", NAMES[at], NAMES[at]) for at in range(people)]
    return table, players + [Player("bot", NAMES[at]) for at in range(people, seats)]


async def _asked(mina: Witness) -> Json | None:
    """What Mina is asked once the bots are done; None when the game is over."""
    for _ in range(10_000):
        mina.hear()
        if mina.frame and (mina.frame["question"] or mina.frame["result"]):
            question: Json | None = mina.frame["question"]
            return question
        await asyncio.sleep(0.01)
    raise AssertionError("never asked")


async def _play(mina: Witness, answers: int) -> None:
    """Mina answers as usual where she can, so that the bots have most of the game."""
    for _ in range(answers):
        if (question := await _asked(mina)) is None:
            return
        key = question["usual"] or question["options"][0]["key"]
        await mina.send("answer", number=question["number"], key=key)
    await _asked(mina)


def _frames(witness: Witness) -> list[Json]:
    witness.hear()
    return [told for _, told in witness.seen if told["type"] == "frame"]


@pytest.mark.parametrize("game", ["vtes", "dracula"])
@on_this_clock
async def test_steps_lead_from_one_frame_to_the_next(game: str):
    # given a table of bots at which Mina wants steps, and somebody who watches does too
    table, players = _with_bots(5, game)
    live = sit(table, "fast", players)
    mina, watcher = Witness(live, "Mina", "en", steps=True), Witness(live, "Renfield", "en", steps=True)
    # when she plays
    await _play(mina, 12)
    for witness in (mina, watcher):
        frames = _frames(witness)
        assert sum(len(frame.get("steps", ())) for frame in frames) > 10
        shown: Any = None
        for frame in frames:
            steps = frame.get("steps", [])
            assert not (frame["fresh"] and steps)
            told = 0
            for step in steps:
                # then every step is a view that is one, tells lines of its own, and names what is new in it
                before, shown = shown, applied(shown, step["changes"])
                assert shown.keys() == before.keys() == frame["table"].keys()
                assert told < step["lines"] <= len(frame["log"])
                told = step["lines"]
            shown = frame["table"]
    await live.close()


@on_this_clock
async def test_every_step_is_what_the_viewer_saw_at_that_moment(monkeypatch: pytest.MonkeyPatch):
    # given the views of Mina after every answer
    table, players = _with_bots(4)
    views: list[Any] = []
    answer = Table.answer

    def noted(self: Table, seat: int, key: str) -> None:
        answer(self, seat, key)
        if self is table:
            views.append(msgspec.json.decode(msgspec.json.encode(self.view(0).table)))

    monkeypatch.setattr(Table, "answer", noted)
    live = sit(table, "fast", players)
    mina = Witness(live, "Mina", "en", steps=True)
    await _play(mina, 10)
    # then every step is one of them, in the same order
    seen, at = 0, 0
    shown: Any = None
    for frame in _frames(mina):
        for step in frame.get("steps", []):
            shown = applied(shown, step["changes"])
            at = views.index(shown, at)
            seen += 1
        shown = frame["table"]
    assert seen > 20
    await live.close()


@on_this_clock
async def test_what_figures_do_that_nobody_plays_is_shown_move_by_move():
    # given Thomas in a combat with two who wait for him
    position = {
        "chapter": "ch.prologue_thomas",
        "characters": [{"character": "thomas", "at": "E3", "hunger": 0}],
        "turn": "thomas",
    }
    table = new_game("chapters", seats=1, seed="one after another", options={"position": position})
    live = sit(table, "fast", [Player("person", NAMES[0], NAMES[0])])
    mina = Witness(live, NAMES[0], "en", steps=True)
    wanted = ("talk:rigault", "option:2", "hand:", "lay:", "end", "pass", "keep")
    # when she provokes them and then lets them act
    for _ in range(60):
        if (question := await _asked(mina)) is None:
            break
        keys = [option["key"] for option in question["options"]]
        found = (key for start in wanted for key in keys if key.startswith(start))
        await mina.send("answer", number=question["number"], key=next(found, keys[0]))
    # then a blow is seen while the one who is struck still stands as before, and its effect after it
    blows = 0
    shown: Any = None
    for frame in _frames(mina):
        told = 0
        for step in frame.get("steps", []):
            shown = applied(shown, step["changes"])
            events = [line["event"] for line in frame["log"][told : step["lines"]]]
            told = step["lines"]
            if "Attacked" in events or "NpcCardShown" in events:
                assert shown["chapter"]["fight"] is not None
                blows += 1
        shown = frame["table"]
    assert blows >= 2
    await live.close()


@pytest.mark.parametrize(("masking", "wants"), [("masked", True), ("strict", True), ("fast", False)])
@on_this_clock
async def test_nobody_has_steps_who_does_not_ask_or_where_tables_are_masked(masking: Masking, wants: bool):
    table, players = _with_bots(4)
    live = sit(table, masking, players)
    mina = Witness(live, "Mina", "en", steps=wants)
    await _play(mina, 8)
    assert not any("steps" in frame for frame in _frames(mina))
    assert all(not recorder.steps for recorder in live.broadcast.recorders.values())
    await live.close()


@on_this_clock
async def test_steps_can_be_asked_for_and_done_without_while_playing():
    table, players = _with_bots(5)
    live = sit(table, "fast", players)
    mina = Witness(live, "Mina", "en", steps=False)
    await _play(mina, 3)
    await mina.send("steps", on=True)
    await _play(mina, 8)
    assert any("steps" in frame for frame in _frames(mina))
    await mina.send("steps", on=False)
    mina.seen.clear()
    await _play(mina, 3)
    assert not any("steps" in frame for frame in _frames(mina))
    await live.close()


@on_this_clock
async def test_undo_and_another_language_begin_afresh():
    # given a table with steps
    table, players = _with_bots(5)
    live = sit(table, "fast", players)
    mina = Witness(live, "Mina", "en", steps=True)
    await _play(mina, 4)
    await mina.send("lang", lang="fr")
    mina.hear()
    assert mina.frame["fresh"]
    assert "steps" not in mina.frame
    # when something is taken back
    live.undo.rewind(table.number - 1)
    live.broadcast.recorders.clear()
    # then no step of what is gone is left
    assert live.broadcast.recorders == {}
    await live.close()


@on_this_clock
async def test_a_frame_has_no_more_steps_than_it_may(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(steps_module, "MOST_STEPS", 2)
    table, players = _with_bots(5)
    live = sit(table, "fast", players)
    mina = Witness(live, "Mina", "en", steps=True)
    await _play(mina, 10)
    counts = [len(frame.get("steps", ())) for frame in _frames(mina)]
    assert max(counts) == 2
    await live.close()
