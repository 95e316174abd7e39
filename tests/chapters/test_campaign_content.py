"""What the campaign Black Water promises: its chapters, people and cards, in French and in English."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest

from nocturne.bots import make_bot
from nocturne.chapters.authoring.histories import History, begin
from nocturne.chapters.authoring.trying import play_alone
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.authoring.wording import Wording, count_words
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.model import Text
from nocturne.chapters.content.pack import content, find_pack
from nocturne.chapters.content.pages import next_pages
from nocturne.kernel.registry import find_game
from nocturne.kernel.words import words

BOOK = content("black_water")
assert BOOK.campaign is not None
STORY = BOOK.campaign
MAIN = ("ch.ice_house", "ch.frost_ball", "ch.lamp_tower", "ch.night_market")
EIGHT = ("aren", "gabe", "harold", "jade", "lucianna", "nico", "samuel", "thomas")


def texts(thing: Any, path: str) -> Iterator[tuple[str, Text]]:
    """Every text of a piece of content, with its place."""
    if isinstance(thing, Text):
        yield path, thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from texts(getattr(thing, name), f"{path}.{name}")
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from texts(value, f"{path}.{key}")
    elif isinstance(thing, tuple):
        for i, value in enumerate(thing):
            yield from texts(value, f"{path}.{i}")


ALL_TEXTS = [
    found
    for name in (
        "campaign", "chapters", "profiles", "items", "effects", "disciplines", "combat_cards", "hunts",
        "districts", "tiles", "shop", "decks", "summons",
    )
    for found in texts(getattr(BOOK, name), name)
]  # fmt: skip


def flags_set(chapter: Chapter) -> set[str]:
    found = {e.flag for page in chapter.pages.values() for e in page.effects if e.flag}
    return found | {e.flag for e in chapter.conclusion.effects if e.flag}


def flags_asked(thing: Any) -> set[str]:
    """Every flag a condition inside a piece of content names."""
    return {value for path, value in _conditions(thing, "") if path.endswith(".flag")}


def characters_met(chapter: Chapter) -> set[str]:
    """The characters whom a chapter knows: by a page of their own, or by a condition."""
    asked = {value for path, value in _conditions(chapter, "") if path.endswith(".character")}
    return {*chapter.first_for} | asked


def _conditions(thing: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(thing, msgspec.Struct):
        is_condition = type(thing).__name__ == "Condition"
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if is_condition and name in ("flag", "character") and value:
                yield f"{path}.{name}", value
            elif not isinstance(value, str):
                yield from _conditions(value, f"{path}.{name}")
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from _conditions(value, f"{path}.{key}")
    elif isinstance(thing, tuple):
        for i, value in enumerate(thing):
            yield from _conditions(value, f"{path}.{i}")


# -- chapters


def test_prologues_are_for_one_character_each():
    prologues = [BOOK.chapters[ident] for ident in STORY.prologues]
    assert all(chapter.kind == "prologue" and chapter.party == "solo" for chapter in prologues)
    assert len({chapter.character for chapter in prologues}) == len(prologues)


def test_the_first_act_ends_in_a_fork():
    assert STORY.order[:4] == MAIN
    assert len(BOOK.chapters[MAIN[-1]].conclusion.next) == 2


def test_every_road_comes_to_an_ending():
    # Given the first chapter, when every way on is followed, then each of them can end well.
    waiting, met = [MAIN[0]], set[str]()
    while waiting:
        ident = waiting.pop()
        if ident in met:
            continue
        met.add(ident)
        conclusion = BOOK.chapters[ident].conclusion
        on = [one if isinstance(one, str) else one.chapter for one in conclusion.next]
        if not on and not conclusion.all_endings():
            on = [STORY.order[STORY.order.index(ident) + 1]]
        waiting += on
        assert on or any(STORY.endings[ending].good for ending in conclusion.all_endings())


def test_what_is_done_in_a_chapter_matters_in_a_later_one():
    # Given the flags each main chapter sets, when the later chapters are read, then some ask for them.
    for i, ident in enumerate(MAIN):
        later = [BOOK.chapters[other] for other in STORY.order[i + 1 :]]
        remembered = flags_set(BOOK.chapters[ident]) & {f for chapter in later for f in flags_asked(chapter)}
        assert len(remembered) >= 5, ident


@pytest.mark.parametrize("ident", [one.id for one in BOOK.chapters.values() if one.kind == "main"])
def test_every_character_has_a_moment_in_every_main_chapter(ident):
    assert {*EIGHT} - characters_met(BOOK.chapters[ident]) == set()


@pytest.mark.parametrize("prologue", STORY.prologues)
def test_who_loses_the_fight_of_a_prologue_goes_on(prologue):
    # Given somebody with a profile on the tile, when a combat with them is lost (one of a page, or one that
    # a player began), then a page goes on: no prologue fails.
    chapter = BOOK.chapters[prologue]
    if any(npc.profile for npc in chapter.setup.npcs):
        assert chapter.lost is not None
    assert all(page.combat.lose or chapter.lost for page in chapter.pages.values() if page.combat)


@pytest.mark.parametrize("prologue", STORY.prologues)
def test_a_prologue_is_remembered(prologue):
    main = {flag for ident in MAIN for flag in flags_asked(BOOK.chapters[ident])}
    assert flags_set(BOOK.chapters[prologue]) & main


@pytest.mark.parametrize("ident", [one.id for one in BOOK.chapters.values() if one.character])
def test_what_one_character_plays_alone_can_fail(ident):
    # Given a chapter of one character, whose skill gives as many successes as its level, when they are
    # tested there, then dice decide: skill alone does not.
    chapter = BOOK.chapters[ident]
    skills = BOOK.characters[str(chapter.character)].skills
    for name, page in chapter.pages.items():
        for test in (page.test, *(option.test for option in (*page.choices, *page.hypotheses))):
            if test is not None:
                assert test.difficulty > skills.get(test.skill, 0), name
        if page.investigate is not None:
            least = next(iter(page.investigate.results))
            assert int(least.rpartition("-")[2]) >= skills.get(page.investigate.skill, 0), name


def test_every_breach_has_its_envelope_or_its_chapter():
    assert {*STORY.envelopes, *STORY.breach_chapters} == {1, 2, 3, 4}
    assert all(BOOK.chapters[ident].kind == "breach" for ident in STORY.breach_chapters.values())


def test_the_last_breach_ends_the_campaign_badly():
    last = BOOK.chapters[STORY.breach_chapters[4]].conclusion
    assert [STORY.endings[ending].good for ending in last.all_endings()] == [False]


def test_there_is_an_interlude():
    assert len(STORY.interludes) >= 1


def test_hunts_are_spread_over_three_levels_of_status():
    levels = [BOOK.districts[hunt.district].level for hunt in BOOK.hunts.values()]
    assert len(levels) >= 6
    assert len(set(levels)) >= 3


@pytest.mark.parametrize("ident", BOOK.chapters)
def test_every_chapter_says_how_often_it_is_to_be_won(ident):
    band = BOOK.chapters[ident].band
    assert band is not None
    assert all(low <= high for low, high in (band.of(players) for players in (1, 2, 3, 4)))


@pytest.mark.parametrize("ident", BOOK.chapters)
def test_every_page_of_a_chapter_is_led_to(ident):
    chapter = BOOK.chapters[ident]
    named = {goal for page in chapter.pages.values() for _, goal in next_pages(page)}
    named |= {chapter.first, *chapter.first_for.values()}
    named |= {page for page in (chapter.won, chapter.lost) if page}
    for npc in chapter.setup.npcs:
        named |= {page for page in (npc.dialogue, npc.speak, npc.defeated, npc.fled, *npc.filled) if page}
    named |= {token.page for token in chapter.setup.tokens if token.page}
    named |= {trigger.page for trigger in chapter.setup.triggers}
    for page in chapter.pages.values():
        for effect in page.effects:
            if effect.tracker:
                named |= {page for page in (effect.tracker.page, effect.tracker.full) if page}
            named |= {effect.trigger.page} if effect.trigger else set()
            named |= {effect.talk.page} if effect.talk and effect.talk.page else set()
            named |= {effect.speak.page} if effect.speak and effect.speak.page else set()
            named |= {effect.terrain.page} if effect.terrain and effect.terrain.page else set()
    assert set(chapter.pages) <= named


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_has_no_friends_comes_through_the_morning_at_the_lock(players):
    # Given a coterie for whom nobody has a reason to come, when it brings in the three who come for
    # everybody, then that is enough: it could never bring in five.
    sit = partial(make_bot, find_game("chapters"), "judgement")
    tries = (play_alone("black_water", "ch.dawn_water", players, f"{i}", sit).tries for i in range(8))
    assert any(one[-1].won for one in tries)


@pytest.mark.parametrize(
    ("done", "dead", "stand_in", "ident"),
    [
        (("met_germain", "gg_footman"), "germain", "boy", "ch.new_lease"),
        (("met_germain", "gg_footman"), "germain", None, "ch.frozen_river"),
        (("joss_delivered",), "joss", "dog", "ch.saturday"),
        (("joss_delivered",), "joss", "firmin", "ch.frozen_river"),
    ],
)
def test_whom_the_coterie_had_killed_does_not_come_back(done, dead, stand_in, ident):
    # Given somebody killed, or handed over to be, when a later chapter is laid out, then they are not there.
    play = begin("black_water", ident, ("thomas", "nico"), History("killed", flags=done), 1).play
    assert play.npcs[dead].hex is None
    assert stand_in is None or play.npcs[stand_in].hex is not None


@pytest.mark.parametrize(
    ("done", "comes"), [(("lucas_whole",), True), (("lucas_whole", "berthe_betrayed"), False)]
)
def test_who_betrayed_berthe_does_not_find_her_at_the_lock(done, comes):
    # Given her boots, empty, on the last step, then she who wears them does not stand on the towpath.
    play = begin("black_water", "ch.dawn_water", ("thomas", "nico"), History("lock", flags=done), 1).play
    assert (play.npcs["berthe"].hex is not None) == comes


@pytest.mark.parametrize("ident", [one.id for one in BOOK.chapters.values() if one.kind == "main"])
def test_a_conclusion_tells_what_came_of_what_was_done(ident):
    assert len(BOOK.chapters[ident].conclusion.texts) >= 4


def test_the_hall_needs_as_many_hands_as_it_says():
    # Given twenty-two dockers of whom two are for, when the objective says how many more hands are needed,
    # then so many carry the motion, and one less is a tie.
    chapter = BOOK.chapters["ch.basin_vote"]
    needed = {one.goto: one.if_.success_tokens for one in chapter.pages["E.ballot"].choices if one.if_}
    assert (needed["E.carried"], needed["E.casting"]) == (10, 9)
    assert "Deux sont pour, huit sont contre" in chapter.objective.fr
    assert "Two are for, eight against" in chapter.objective.en
    assert chapter.objective.fr.endswith("Il en faut dix.")
    assert chapter.objective.en.endswith("You need ten.")


# -- cards and people


def test_there_are_cards_enough():
    assert len(BOOK.combat_cards) >= 40
    assert len(BOOK.items) >= 30
    assert len(BOOK.effects) >= 40
    assert len(BOOK.humanity) == 7
    assert BOOK.shop is not None
    assert len(BOOK.shop.wares) >= 10


@pytest.mark.parametrize("character", EIGHT)
def test_every_discipline_of_the_eight_characters_has_three_levels_with_a_choice(character):
    lines = BOOK.characters[character].disciplines or BOOK.lines  # the Caitiff may take any
    for line in lines:
        for level in (1, 2, 3):
            cards = [c for c in BOOK.disciplines.values() if (c.discipline, c.level) == (line, level)]
            assert len(cards) >= 2, (line, level)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_card_calls_a_skill_by_its_name(lang):
    # Given cards that change a test of one skill, then their text has the word that the sheet has.
    unnamed = [
        (ident, skill)
        for cards in (BOOK.effects, BOOK.items)
        for ident, card in cards.items()
        for change in card.modifiers
        if (skill := change.skill) and card.text and (change.dice or change.automatic)
        if words(lang)(f"chapters-skill-{skill}") not in getattr(card.text, lang)
    ]
    assert not unnamed


def test_every_type_of_npc_has_a_deck_and_somebody_who_draws_from_it():
    types = {"animal", "human", "ghoul", "authority", "vampire", "boss"}
    assert types <= BOOK.decks.keys()
    assert {profile.type for profile in BOOK.profiles.values()} == types
    assert len(BOOK.profiles) >= 16


def test_a_boss_has_a_page_between_each_two_of_its_phases():
    bosses = {ident for ident, profile in BOOK.profiles.items() if profile.type == "boss"}
    assert all(BOOK.profiles[ident].phases for ident in bosses)
    entries = [n for chapter in BOOK.chapters.values() for n in chapter.setup.npcs if n.profile in bosses]
    assert entries
    assert all(
        len(entry.filled) == len(BOOK.profiles[entry.profile].phases) for entry in entries if entry.profile
    )


def test_everybody_with_a_profile_has_a_part():
    cast = {npc.profile for chapter in BOOK.chapters.values() for npc in chapter.setup.npcs}
    assert set(BOOK.profiles) <= cast


# -- both languages


def test_prose_is_written_in_both_languages():
    # Names may be the same in both (Berthe Loyer, Uppercut); a sentence may not.
    same = [path for path, text in ALL_TEXTS if text.fr.strip() == text.en.strip() and len(text.en) > 30]
    assert not same


def test_both_languages_say_about_as_much():
    odd = [
        (path, round(len(text.fr) / len(text.en), 2))
        for path, text in ALL_TEXTS
        if len(text.en) > 30 and not 0.65 <= len(text.fr) / len(text.en) <= 1.6
    ]
    assert not odd


def test_french_is_written_with_its_own_quotation_marks():
    straight = [path for path, text in ALL_TEXTS if '"' in text.fr]
    assert not straight


# -- how long the chapters are

BOUNDS = {"main": (3_000, 4_500), "prologue": (900, 1_500), "optional": (2_000, 3_000)}
"""Words a language by kind of chapter."""
OTHERS = {
    "ch.dawn_court": (1_800, 2_600),  # short: one hour before day
    "ch.dawn_water": (1_800, 2_600),
    "ch.breach_file": (800, 1_500),  # a visit of the brigade
    "ch.breach_shutters": (2_800, 3_300),
    "ch.breach_light": (2_000, 3_000),
}


COUNTED = [one for one in count_words(Pack(find_pack("black_water"), BOOK)) if one.chapter]


@pytest.mark.parametrize("counted", COUNTED, ids=lambda one: one.chapter)
def test_a_chapter_is_as_long_as_its_kind_allows(counted: Wording):
    kind = "optional" if counted.chapter in STORY.optional else BOOK.chapters[counted.chapter].kind
    least, most = OTHERS.get(counted.chapter) or BOUNDS[kind]
    assert least <= counted.fr <= most
    assert least <= counted.en <= most
