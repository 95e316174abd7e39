"""Pages that wait for somebody at a place, combats of one champion, and words spoken in combat. The
chapter is ``ch.duel`` of ``tests/chapters/packs/stage``."""

import shutil
from pathlib import Path

import pytest

from nocturne.chapters.authoring.checking import check_pack
from nocturne.chapters.authoring.trying import play_alone
from nocturne.chapters.content.pack import content
from nocturne.chapters.events.combat import ChampionChosen, CombatEnded, SpokenTo
from nocturne.chapters.events.pages import PageRead
from nocturne.chapters.events.tile import TriggerSetOff
from nocturne.chapters.game import game
from nocturne.chapters.rules.combat.npc_turn import candidates
from nocturne.chapters.rules.harm.damage import hurt
from nocturne.chapters.view.table import look
from nocturne.kernel.engine import advance
from tests.chapters.playing import Night, at, one

STAGE = Path(__file__).resolve().parent / "packs" / "stage"


@pytest.fixture(autouse=True)
def stage(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NOCTURNE_PACKS", str(STAGE.parent))
    content.cache_clear()
    yield
    content.cache_clear()


def pages(night: Night) -> list[str]:
    return [event.page.partition("/")[2].partition("#")[0] for event in night.ever(PageRead)]


def walking(who: str, *others: tuple[str, str], start: str) -> Night:
    more = [one(name, place) for name, place in others]
    return at(pack="stage", chapter="ch.duel", characters=[one(who, start), *more], turn=who)


# -- triggers


def test_a_page_waits_until_all_characters_have_come():
    # Given one character at the door and another beside it, when the second comes too, then the page is read.
    night = walking("thomas", ("nico", "H1"), start="F1")
    assert "E.out" not in pages(night)
    night.do("move:G1")
    assert "E.out" in pages(night)
    assert night.ever(TriggerSetOff)


def test_those_who_are_out_are_not_waited_for():
    night = walking("thomas", ("nico", "A1"), start="F1")
    night.state.vampire("nico").change(state="torpor", hex=None)
    night.do("move:G1")
    assert "E.out" in pages(night)


def test_a_page_waits_for_an_npc():
    night = walking("thomas", start="C5").do("talk:child")
    assert pages(night) == ["D.child.1", "E.home"]
    assert [trigger.id for trigger in night.state.play.triggers] == ["door", "creak", "mirror", "late"]


def test_a_page_waits_for_one_character_alone():
    assert "E.mirror" not in pages(walking("thomas", start="B3").do("move:C3"))
    assert "E.mirror" in pages(walking("nico", start="B3").do("move:C3"))


def test_a_hidden_place_ends_the_movement_and_is_not_shown():
    night = walking("thomas", start="B1")
    assert "move:F1" not in night.offered("move:")  # the way leads over the board that creaks
    table = look(night.state, 0)
    assert table.chapter is not None
    assert {(goal.hex, goal.who) for goal in table.chapter.goals} >= {("H1", "all"), ("A5", "child")}
    assert "E1" not in {goal.hex for goal in table.chapter.goals}
    night.do("move:D1")
    assert pages(night) == ["E.creak"]
    assert not night.ever(TriggerSetOff)


# -- a champion


def duel(*party: str, **more) -> Night:
    places = ("A1", "A2", "A3", "A4")
    characters = [one(who, place) for who, place in zip(party, places, strict=False)]
    return at(pack="stage", chapter="ch.duel", characters=characters, page={"page": "E.gauntlet"}, **more)


def test_the_players_choose_a_champion_who_fights_alone():
    night = duel("thomas", "nico", "samuel")
    assert night.asked() == "chapters-ask-champion"
    night.all("figure:nico")
    assert [event.who for event in night.ever(ChampionChosen)] == ["nico"]
    assert night.asked() == "chapters-ask-hand"
    assert night.who_is_asked() == [1]
    assert night.state.fighters() == ["nico"]
    assert [one.id for one in candidates(night.state, "fencer", 1)] == ["nico"]
    table = look(night.state, 0)
    assert table.chapter is not None
    assert table.chapter.fight is not None
    assert table.chapter.fight.champion == "nico"


def test_a_lone_character_is_the_champion():
    night = duel("thomas")
    assert [event.who for event in night.ever(ChampionChosen)] == ["thomas"]


def test_the_combat_is_lost_with_the_champion():
    night = duel("thomas", "nico")
    night.all("figure:nico")
    hurt(night.state, "nico", 99, unavoidable=True)
    advance(night.state)
    assert [told.event.won for told in night.state.emitted if isinstance(told.event, CombatEnded)] == [False]
    assert night.state.campaign.coterie.flags == ("duel_lost",)
    assert night.state.active() == [
        "thomas",
        "nico",
    ]  # who falls in a combat that a page goes on from comes round


def test_nobody_else_joins_a_duel():
    night = duel("thomas", "nico")
    night.all("figure:thomas")
    assert [ident for ident, npc in night.state.play.npcs.items() if npc.fights] == ["fencer"]


def test_bots_play_the_chapter_to_its_end():
    # They choose a champion, speak, and go to where they are waited for.
    assert play_alone("stage", "ch.duel", 2, "duel", game.bots()["judgement"]).problem == ""


# -- speaking


def fencing(**more) -> Night:
    return at(
        pack="stage", chapter="ch.duel", characters=[one("thomas", "E3"), one("nico", "A1")],
        combat={"enemies": ["fencer"], "turn": "thomas", "win": "E.won", "lose": "E.lost"}, **more,
    )  # fmt: skip


def test_to_speak_is_an_action_in_combat():
    night = fencing().do("speak:fencer")
    assert [(event.who, event.npc) for event in night.ever(SpokenTo)] == [("thomas", "fencer")]
    assert night.who_is_asked() == [0]  # the words are the speaker's
    night.do("option:1")
    assert night.asked() == "chapters-ask-fight-turn"
    assert night.refused("speak:fencer")  # the action of this turn is used


def test_words_can_end_a_combat():
    night = fencing().do("speak:fencer", "option:0")
    assert [event.won for event in night.ever(CombatEnded)] == [True]
    assert pages(night)[-1] == "E.won"


def test_who_cannot_be_seen_cannot_be_spoken_to():
    night = at(
        pack="stage", chapter="ch.duel", characters=[one("thomas", "A1")],
        combat={"enemies": ["fencer"], "turn": "thomas"},
    )  # fmt: skip
    assert night.refused("speak:fencer") == "CHA-DLG-01"


def test_what_was_said_is_not_said_again():
    night = fencing()
    night.state.play.talked += ("D.fencer.word",)
    night.do("face:S")  # asked anew
    assert night.refused("speak:fencer") == "CHA-GAP-49"


# -- the checker

DUEL = "chapters/duel/chapter.yaml"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("who: all, at: [H1, H2, G1, G2]", "who: all, at: [H1, H2]", "L304"),
        ("who: child, at: [A5]", "who: chidl, at: [A5]", "L103"),
        ("at: [A5], page: E.home", "at: [A9], page: E.home", "L301"),
        ("page: E.mirror}", "page: E.miror}", "L201"),
        ("champion: any", "champion: tomas", "L103"),
        ("speak: D.fencer.word", "speak: D.fencer.words", "L201"),
        ("stop_trigger: creak", "stop_trigger: creek", "L259"),
        ("{npc: fencer, page: D.fencer.again}", "{npc: fencer}", "L202"),
    ],
)
def test_mistakes_are_told(tmp_path, old, new, code):
    folder = Path(shutil.copytree(STAGE, tmp_path / "stage"))
    path = folder / DUEL
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    assert code in {finding.code for finding in check_pack(folder).findings}
