"""What the story remembers: paragraphs in pages, intros, interludes, envelopes and endings; counters;
trackers moved by hand; chapters offered on conditions. The pack is in ``tests/chapters/packs/stage``."""

import shutil
from pathlib import Path

import pytest

from nocturne.chapters.authoring.checking import check_pack
from nocturne.chapters.authoring.histories import History
from nocturne.chapters.authoring.histories import begin as begin_chapter
from nocturne.chapters.authoring.trying import explore_chapter, verdicts
from nocturne.chapters.content import pack as packs
from nocturne.chapters.content.conditional_texts import composed
from nocturne.chapters.content.pack import content
from nocturne.chapters.content.pages import Page
from nocturne.chapters.events.campaign import (
    BoonsChanged,
    CampaignEnded,
    ChapterBegun,
    EnvelopeOpened,
    StatusChanged,
    StoryTold,
)
from nocturne.chapters.events.pages import OptionTaken, PageRead
from nocturne.chapters.position.saving import load_campaign, save_campaign
from nocturne.chapters.rules.campaign.campaign import Campaigning, main_chapters
from nocturne.chapters.rules.campaign.play import won
from nocturne.chapters.state import ChaptersState
from nocturne.chapters.view.naming import name
from nocturne.chapters.view.table import look
from nocturne.kernel.engine import advance
from nocturne.kernel.event import EVERYONE
from nocturne.kernel.words import words
from tests.chapters.playing import Night, at, one

HALL = "chapters/hall/chapter.yaml"
STAGE = Path(__file__).resolve().parent / "packs" / "stage"


@pytest.fixture(autouse=True)
def stage(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NOCTURNE_PACKS", str(STAGE.parent))
    monkeypatch.setattr(packs, "_loaded", [])  # texts are named by their place, which other packs have too
    content.cache_clear()
    yield
    content.cache_clear()


def read(ref: str, lang: str = "en") -> str:
    return name(ref, words(lang), None)


def page(ident: str, **more) -> Night:
    """A party of two that opens a page of the hall."""
    more.setdefault("trackers", [{"id": "patience", "left": 3, "page": "E.thrown_out", "by_hand": True,
                                  "most": 5, "full": "E.charmed"}])  # fmt: skip
    return at(
        pack="stage", chapter="ch.hall", characters=[one("thomas", "A1"), one("nico", "A2")],
        page={"page": ident}, **more,
    )  # fmt: skip


def finish(chapter: str, past: History) -> tuple[ChaptersState, list[object]]:
    """A chapter won at once after a past; gives the state and what was told."""
    state = begin_chapter("stage", chapter, ("thomas", "nico"), past, 1)
    state.stack = [Campaigning(step=1)]  # as a campaign stands when a chapter is over
    won(state)
    asked = advance(state)
    assert not asked or state.chapter is None
    return state, [told.event for told in state.emitted]


def test_the_pack_has_no_mistakes_and_every_page_can_be_read():
    found = [f for f in check_pack(STAGE).findings if f.severity == "error"]
    assert found == []
    explored = [explore_chapter("stage", chapter, 2, 400) for chapter in content("stage").chapters]
    for verdict in verdicts("stage", explored):
        assert verdict.good, (verdict.chapter, verdict.unread, verdict.explored.faults)


# -- paragraphs


def test_a_page_is_read_with_the_paragraphs_whose_conditions_hold():
    # Given one vote, when the page is opened, then it is told with the paragraphs that fit now, although its
    # own effects change what they ask for.
    night = page("E.speak", coterie={"counters": {"votes": 1}})
    (event,) = night.ever(PageRead)
    assert event.page == "ch.hall/E.speak#10"
    assert read(f"page:{event.page}") == "You speak.\n\nOne hand is up already.\n\nThey listen."
    assert read(f"page:{event.page}", "fr") == "Vous parlez.\n\nUne main se lève déjà.\n\nOn écoute."
    assert night.coterie.counters["votes"] == 2


def test_else_is_read_where_the_condition_fails():
    night = page("E.speak", trackers=[{"id": "patience", "left": 1, "page": "E.thrown_out", "by_hand": True}])
    (event,) = night.ever(PageRead)
    assert read(f"page:{event.page}") == "You speak.\n\nSomebody coughs."


def test_the_page_on_the_table_shows_the_same_paragraphs():
    night = page("E.speak", options={"turn_pages": "asked"})
    table = look(night.state, 0)
    assert table.chapter is not None
    assert table.chapter.page is not None
    assert table.chapter.page.text.in_language("en") == "You speak.\n\nThey listen."


def test_a_page_told_before_its_paragraphs_were_written_still_reads():
    written = content("stage").chapters["ch.hall"].pages["E.speak"]
    assert isinstance(written, Page)
    assert composed(written.text, written.texts, "") is written.text
    assert read("page:ch.hall/E.speak#1") == "You speak.\n\nOne hand is up already."


def test_a_private_page_is_read_and_answered_by_one_player():
    # Given a note that is for Nico, when it comes to her, then only her seat reads it and is asked, and what
    # she does with it is hers to tell.
    night = page("E.note")
    assert night.who_is_asked() == [1]
    theirs, hers = look(night.state, 0).chapter, look(night.state, 1).chapter
    assert theirs is not None
    assert theirs.page is None
    assert hers is not None
    assert hers.page is not None
    assert hers.page.id == "E.note_nico"
    night.do("option:0")
    heard = [told.event for told in night.table.log if told.to == EVERYONE]
    read_by_all = [event.page for event in heard if isinstance(event, PageRead)]
    assert read_by_all == ["ch.hall/E.note", "ch.hall/E.note_kept"]
    assert not [event for event in heard if isinstance(event, OptionTaken)]


def test_an_intro_remembers():
    state = begin_chapter("stage", "ch.hall", ("thomas",), History("raided", completed=("ch.raid",)), 1)
    state.emitted = []
    from nocturne.chapters.rules.campaign.play import set_up

    set_up(state, "ch.hall", (0,))
    (begun,) = [t.event for t in state.emitted if isinstance(t.event, ChapterBegun)]
    assert read(f"text:{begun.intro}") == "The hall is full.\n\nThey know you."


def test_a_conclusion_has_another_paragraph_where_the_condition_fails():
    _, told = finish("ch.hall", History("quiet"))
    texts = [event.text for event in told if isinstance(event, StoryTold)]
    assert [read(f"text:{text}") for text in texts] == ["Nobody shouted."]


def test_an_interlude_comes_after_any_of_its_chapters_and_only_once():
    _, told = finish("ch.water", History("voted", counters={"votes": 2}))
    (story,) = [event for event in told if isinstance(event, StoryTold)]
    assert read(f"text:{story.text}") == "The curtain comes down.\n\nTwo hands in the balcony applaud."
    state, told = finish("ch.water", History("quiet"))
    (story,) = [event for event in told if isinstance(event, StoryTold)]
    assert "Nobody applauds yet." in read(f"text:{story.text}")
    assert state.campaign.coterie.interludes == (0,)


def test_an_interlude_may_have_a_condition():
    state, told = finish("ch.water", History("silent", flags=("hall_silent",)))
    assert not [event for event in told if isinstance(event, StoryTold)]
    assert state.campaign.coterie.interludes == ()


def test_effects_between_chapters_respect_their_conditions():
    _, told = finish("ch.water", History("loud", flags=("hall_loud",)))
    assert [event for event in told if isinstance(event, BoonsChanged)]
    _, told = finish("ch.water", History("quiet"))
    assert not [event for event in told if isinstance(event, BoonsChanged)]


def test_an_ending_remembers():
    state, told = finish("ch.court", History("wet", completed=("ch.water",)))
    (ended,) = [event for event in told if isinstance(event, CampaignEnded)]
    assert state.ending == "ending.stage"
    assert read(f"text:{ended.text}") == "The house empties.\n\nYour shoes are wet."


# -- the way through the campaign


@pytest.mark.parametrize(
    ("past", "offered"),
    [
        (History("quiet"), ["ch.water"]),
        (History("loud", flags=("hall_loud",)), ["ch.court"]),
        (History("popular", counters={"votes": 4}), ["ch.water", "ch.court"]),
    ],
)
def test_the_next_chapters_depend_on_what_was_done(past, offered):
    # The first condition asks for a flag that the conclusion itself sets.
    state, _ = finish("ch.hall", past)
    assert list(dict.fromkeys(main_chapters(state))) == offered


def test_an_envelope_is_opened_before_the_chapter_of_its_number():
    state, told = finish("ch.water", History("seen", breaches=1, flags=("hall_loud",)))
    state = begin_chapter("stage", "ch.water", ("thomas",), History("seen", flags=("hall_loud",)), 1)
    state.stack = [Campaigning(step=1)]
    state.campaign.coterie.change(breaches=2, resolved=1)
    won(state)
    advance(state)
    told = [one.event for one in state.emitted]
    kinds = [type(event) for event in told]
    assert kinds.count(EnvelopeOpened) == 1
    letter = next(event for event in told[kinds.index(EnvelopeOpened) :] if isinstance(event, StoryTold))
    assert read(f"text:{letter.text}") == "A letter, before the raid.\n\nYou were heard."
    assert StatusChanged in kinds
    assert state.campaign.coterie.opened == (2,)
    assert next(frame.chapter for frame in state.stack if hasattr(frame, "chapter")) == "ch.raid"


# -- counters and trackers


def test_a_counter_is_set_and_never_falls_below_nothing():
    night = page("E.leave", coterie={"counters": {"votes": 5}})
    assert night.coterie.counters == {"votes": 0}


def test_a_tracker_moved_by_hand_does_not_run_with_the_rounds():
    night = at(
        pack="stage", chapter="ch.hall", characters=[one("thomas", "A1")], round_end=True,
        trackers=[{"id": "patience", "left": 3, "page": "E.thrown_out", "by_hand": True}],
    )  # fmt: skip
    assert [tracker.left for tracker in night.state.play.trackers] == [3]


def test_a_tracker_at_its_limit_opens_a_page_and_goes_no_further():
    full = {
        "id": "patience",
        "left": 4,
        "page": "E.thrown_out",
        "by_hand": True,
        "most": 5,
        "full": "E.charmed",
    }
    night = page("E.speak", trackers=[full])
    assert [event.page for event in night.ever(PageRead)] == ["ch.hall/E.speak#00", "ch.hall/E.charmed"]
    assert [tracker.left for tracker in night.state.play.trackers] == [5]
    night = page("E.speak", trackers=[{**full, "left": 5}])
    assert [tracker.left for tracker in night.state.play.trackers] == [5]
    assert len(night.ever(PageRead)) == 1


def test_a_tracker_moved_to_nothing_opens_its_page():
    night = page("E.shout", trackers=[{"id": "patience", "left": 2, "page": "E.thrown_out", "by_hand": True}])
    assert [event.page for event in night.ever(PageRead)][-1] == "ch.hall/E.thrown_out"


def test_counters_are_part_of_a_save_and_old_saves_have_none():
    state, _ = finish("ch.hall", History("voted", counters={"votes": 3}))
    text = save_campaign(state)
    assert load_campaign(text, "stage", 2).coterie.counters == {"votes": 3}
    old = text.replace('"counters":{"votes":3},', "").replace('"opened":[],', "")
    assert "counters" not in old
    assert load_campaign(old, "stage", 2).coterie.counters == {}


# -- the checker


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        (HALL, "{counter: {id: votes, at_least: 2}}", "{counter: {id: votes}}", "L109"),
        (HALL, "{id: votes, by: 1}", "{id: votes, by: 1, to: 2}", "L108"),
        (HALL, "id: votes, at_least: 2", "id: voices, at_least: 2", "L250"),
        (HALL, "{flag: hall_silent}", "{counter: {id: unread, by: 1}}", "L251"),
        (HALL, "id: patience, at_most: 2", "id: temper, at_most: 2", "L259"),
        (HALL, "most: 5", "most: 2", "L108"),
        (HALL, "          most: 5\n", "", "L108"),
        (HALL, "full: E.charmed", "full: E.charming", "L201"),
        (HALL, "chapter: ch.water, if", "chapter: ch.sea, if", "L103"),
        (HALL, "{flag: hall_done, not: {flag: hall_loud}}", "{flag: hall_undone}", "L250"),
        ("campaign.yaml", "after: [ch.water, ch.court]", "after: [ch.water, ch.tower]", "L103"),
        ("campaign.yaml", "    effects: [{status: -1}]", "    ending: ending.stage", "L214"),
        ("campaign.yaml", "{if: {flag: hall_loud}, text", "{if: {}, text", "L109"),
    ],
)  # fmt: skip
def test_mistakes_are_told(tmp_path, file, old, new, code):
    folder = Path(shutil.copytree(STAGE, tmp_path / "stage"))
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    assert code in {finding.code for finding in check_pack(folder).findings}


def test_next_with_nothing_but_conditions_is_warned_of():
    codes = {finding.code for finding in check_pack(STAGE).findings}
    assert "L218" in codes
