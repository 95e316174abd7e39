"""What a drawn table is given beside the view: printed things, lines of sight, the book."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nocturne.chapters.authoring.histories import History, begin
from nocturne.chapters.components.hexes import hex_of, name_of
from nocturne.chapters.content.pack import content
from nocturne.chapters.content.tiles import tile_map
from nocturne.chapters.options import ChaptersOptions
from nocturne.chapters.view.memories import memories
from nocturne.chapters.view.showing import STORY, printed, refs_shown, sights
from nocturne.chapters.view.sight import obstacles, seen_by
from nocturne.chapters.view.table import ChaptersTable
from nocturne.kernel.table import Table, new_game
from nocturne.server.render.describing import describe
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.render.views import book_of, update_of


def at_the_gate() -> Table:
    """Thomas' prologue, at the first question of his first turn."""
    table = new_game("chapters", seats=1, seed=3)
    table.answer(0, "character:thomas")
    while (decision := table.decisions()[0]).question != "chapters-ask-main-turn":
        wanted = decision.option("chapter:ch.prologue_thomas") or decision.options[0]
        table.answer(0, wanted.key)
    return table


def looked_at(table: Table) -> ChaptersTable:
    view = table.view(0).table
    assert isinstance(view, ChaptersTable)
    return view


def shown_to_ann(table: Table, lang: str) -> dict[str, Any]:
    """The table as the first seat is sent it."""
    update = update_of(table, 0, 0, MarkingTeller(table.game, lang, ("Ann",)))
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(update))
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_on_the_table_has_a_name(lang: str) -> None:
    """Given a chapter in play, when it is shown, then nothing on the table goes without a name."""
    table = at_the_gate()
    frame = msgspec.json.decode(
        msgspec.json.encode(update_of(table, 0, 0, MarkingTeller(table.game, lang, ("Ann",))))
    )
    assert set(refs_shown(looked_at(table))) <= frame["names"].keys()


def test_printed_things_speak_the_readers_language() -> None:
    pack = content("black_water")
    french, english = (printed("power:disc.awe", pack, lang) for lang in ("fr", "en"))
    assert french is not None
    assert english is not None
    assert french["text"] != english["text"]
    assert french["level"] == english["level"] == 1
    thomas = printed("figure:thomas", pack, "en")
    assert thomas is not None
    assert thomas["prologue"] == "The Gate"
    assert printed("hex:A1", pack, "en") is None


def test_sight_is_what_the_rules_say_each_figure_sees() -> None:
    """CHA-LOS-02..05: the shown hexes are those with a proximity modifier and a free line."""
    table = at_the_gate()
    chapter = looked_at(table).chapter
    assert chapter is not None
    tile = tile_map(content("black_water").tiles[chapter.tile.id])
    found = sights(chapter, tile, ChaptersOptions())
    for npc in chapter.npcs:
        if npc.hex:
            places = tile.hexes - {hex_of(npc.hex)}
            expected = {name_of(p): seen_by(npc, p, tile, obstacles(chapter) - {p}) for p in places}
            assert found[npc.id] == {name: m for name, m in expected.items() if m is not None}


def test_the_book_holds_only_story_in_the_order_it_was_read() -> None:
    table = at_the_gate()
    told = book_of(table, 0, MarkingTeller(table.game, "en", ("Ann",)))
    assert {line.event for line in told} <= STORY
    assert told[0].event == "ChapterBegun"
    assert told[1].event == "PageRead"


def test_a_step_tells_its_way_and_cost() -> None:
    """CHA-MOV-01: an option to move names the hexes entered, the last of them its goal."""
    table = at_the_gate()
    frame = msgspec.json.decode(
        msgspec.json.encode(update_of(table, 0, 0, MarkingTeller(table.game, "en", ("Ann",))))
    )
    steps = [option for option in frame["question"]["options"] if option["key"].startswith("move:")]
    for option in steps:
        assert option["args"]["path"][-1] == option["args"]["hex"]
        assert option["args"]["cost"] >= len(option["args"]["path"]) > 0


def test_whose_turn_it_is_can_be_seen() -> None:
    chapter = looked_at(at_the_gate()).chapter
    assert chapter is not None
    assert chapter.turn == "thomas"


def test_nobody_is_asked_to_spend_what_she_has_not() -> None:
    """Given no experience, when it is to be spent, then that need not be asked; a turn always is."""
    table = at_the_gate()
    assert table.game.needs_attention(table.decisions()[0], table.view(0))
    table = new_game("chapters", seats=1, seed=3)
    while (decision := table.decisions()[0]).question != "chapters-ask-xp":
        table.answer(0, decision.options[0].key)
    assert not table.game.needs_attention(decision, table.view(0))


def test_everything_on_the_table_can_be_looked_at() -> None:
    """Given a chapter in play, when anything on the table is touched, then something is said of it."""
    table = at_the_gate()
    view = table.view(0)
    words = MarkingTeller(table.game, "en", ("Ann",)).words
    for ref in (*refs_shown(looked_at(table)), "hex:H1"):
        assert describe(table.game, ref, words, view), ref
    assert "an investigation zone" in describe(table.game, "hex:H1", words, view)
    assert table.game.known_to_all("hex:H1")
    assert not table.game.known_to_all("page:ch.prologue_thomas/E.lost")


def test_a_hunt_tells_its_district_before_it_is_chosen() -> None:
    position = {"prepare": "hunt", "chapter": "ch.ice_house", "characters": [{"character": "thomas"}]}
    table = new_game("chapters", seats=1, seed=3, options={"position": position})
    frame = msgspec.json.decode(
        msgspec.json.encode(update_of(table, 0, 0, MarkingTeller(table.game, "en", ("Ann",))))
    )
    hunts = [o["args"]["hunt"] for o in frame["question"]["options"] if o["key"].startswith("hunt:")]
    assert hunts
    assert all(frame["shown"]["things"][hunt]["district"] == "The low quays" for hunt in hunts)


# -- what the coterie remembers


def test_memories_tell_what_was_done_and_nothing_else():
    # given a coterie between chapters that has freed the Ferryman and lost Joss after sparing him
    state = begin("black_water", "ch.dawn_water", ("thomas",), History("new"), 1)
    assert memories(state, "en") == []
    state.campaign.coterie.change(flags=("tull_free", "joss_spared", "joss_dead", "owed_quay"))
    # then each memory is told in the language asked for, by kind, and no other
    told = [(one["kind"], one["text"].split()[0]) for one in memories(state, "en")]
    assert told == [("people", "Joss"), ("people", "Ambroise"), ("debts", "A")]
    assert "mort" in memories(state, "fr")[0]["text"]
