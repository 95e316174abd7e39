"""Words: how messages are found and filled in, and how events are told."""

from __future__ import annotations

import pytest

import nocturne
from nocturne.kernel.decision import Option, Why
from nocturne.kernel.event import (
    EVERYONE,
    Emitted,
    Event,
    Ref,
    Seat,
    Word,
    audience,
    event_args,
    kebab,
    refs_of,
)
from nocturne.kernel.telling import SeatWords, Teller
from nocturne.kernel.words import Words, files_for, preferred_language, words

# -- how messages are found and filled in


def test_a_missing_message_shows_where_it_is_missing():
    assert words("en")("kernel-no-such-message") == "⟦kernel-no-such-message⟧"
    assert not words("en").has("kernel-no-such-message")
    assert words("en").faults("kernel-no-such-message", {}, str) == ["no message kernel-no-such-message"]


def test_faults_tell_what_a_sentence_lacks():
    say = words("en")
    assert say.faults("kernel-seat", {"number": 1}, str) == []
    assert say.faults("kernel-seat", {}, str) == ["no variable $number"]
    # A variable that only chooses between variants may be missing.
    assert say.faults("kernel-yaml-syntax", {"file": "a", "line": "1"}, str) == []
    assert say.faults("kernel-refusal", {"what": "a", "reason": "b"}, str) == ["no variable $rule"]
    assert say.faults("kernel-seat", {"number": "card:1"}, lambda ref: f"⟦{ref}⟧") == [
        "something without a name: Seat ⟦card:1⟧"
    ]


def test_lists_are_told_as_people_tell_them():
    assert words("en").listing([]) == ""
    assert words("en").listing(["a"]) == "a"
    assert words("en").listing(["a", "b", "c"]) == "a, b and c"
    assert words("fr").listing(["a", "b", "c"]) == "a, b et c"


def test_things_are_called_by_their_names_inside_a_sentence():
    named = words("en").say(
        "kernel-list", {"head": ["seat:0", "seat:1"], "last": "word:kernel-why-anything"}, str.upper
    )
    assert named == "SEAT:0 and SEAT:1 and Do anything"


def test_a_very_long_argument_is_shortened_not_lost():
    said = words("en")("kernel-record-empty", file="x" * 10_000)
    assert said.startswith("xxx")
    assert said.endswith("…" + " is empty: there is no game in it.")


@pytest.mark.parametrize(
    ("surroundings", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
        ({"NOCTURNE_LANG": "fr", "LC_ALL": "en_GB"}, "fr"),
    ],
)
def test_the_language_is_the_one_the_environment_asks_for(
    monkeypatch: pytest.MonkeyPatch, surroundings: dict[str, str], lang: str
):
    for name in ("NOCTURNE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == lang


def test_a_room_has_its_own_files_only():
    assert [path.name for path in files_for("kernel", "en")] == ["kernel.ftl"]
    assert Words("de").lang == "en"


# -- events in words


class Bitten(Event, frozen=True):
    seat: Seat
    victims: tuple[Seat, ...]
    title: Word | None = None
    blood: int = 1


def test_an_event_names_the_things_its_fields_refer_to():
    assert refs_of(Bitten) == {"seat": "seat", "victims": "seat", "title": "word"}
    assert event_args(Bitten(0, (1, 2))) == {
        "seat": "seat:0", "victims": ["seat:1", "seat:2"], "title_is": "none", "blood": 1
    }  # fmt: skip
    assert event_args(Bitten(0, (), "vtes-title-prince"))["title"] == "word:vtes-title-prince"
    assert event_args(Bitten(0, (), "vtes-title-prince"))["title_is"] == "some"
    assert Ref("card").kind == "card"


@pytest.mark.parametrize(
    ("name", "spelt"), [("Bled", "bled"), ("BlockAttempted", "block-attempted"), ("Got2Pool", "got2-pool")]
)
def test_events_are_spelt_in_message_ids(name: str, spelt: str):
    assert kebab(name) == spelt


def test_an_event_is_shown_whole_to_its_audience_and_in_part_to_others():
    whole, part = Bitten(0, (1,)), Bitten(0, ())
    told = Emitted(whole, audience(0, 2), part)
    assert [told.shown_to(seat) for seat in (0, 1, 2, None)] == [whole, part, whole, part]
    assert Emitted(whole, audience(), None).shown_to(0) is None
    assert all(Emitted(whole, EVERYONE).shown_to(seat) == whole for seat in (None, 0, 63))


def test_a_teller_speaks_of_a_game_in_one_language():
    table = nocturne.new_game("candles", seats=2, seed=7)
    alice = Teller(table.game, words("fr"), ("Alice", "Bob"))
    nobody = Teller(table.game, words("en"))
    decision = table.pending()
    assert decision is not None
    view = table.view(0)
    assert alice.question(decision, view) == "Manche 1 : jouez une carte face cachée."
    assert nobody.event(table.events(0)[1], view) == "Seat 2 is dealt five cards."
    assert alice.event(table.events(0)[0], view) == "Alice reçoit cinq cartes."
    option = Option("snuff:1", "candles-do-snuff", {"rival": "seat:1"})
    assert alice.option(option, view) == "Souffler une chandelle de Bob"
    assert nobody.why(Why("candles-why-no-candle"), view) == "this rival has no candle to snuff."


def test_words_with_names_call_each_seat_by_its_own():
    say = SeatWords("en", ("Ada", "Mina"))
    assert [say("kernel-seat", number=number) for number in (0, 1, 2, 3)] == [
        "Seat 0",
        "Ada",
        "Mina",
        "Seat 3",
    ]
    assert say("kernel-seat", number="two") == "Seat two"
    assert say("kernel-why-anything") == "Do anything"
