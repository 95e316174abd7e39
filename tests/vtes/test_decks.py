"""Decks: read from any list, refused with every problem, and the decks that were sold ready to play."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.kernel.words import Words
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.decks import (
    LONGEST_TEXT,
    MOST_LINES,
    Deck,
    DeckRefused,
    Format,
    check_deck,
    playable_deck,
    precon,
    precons,
    read_deck,
    read_deck_file,
    write_deck,
)
from nocturne.vtes.options import VtesOptions
from nocturne.vtes.problems import Problem

CARDS = catalogue()


def cards(**copies: int) -> dict[int, int]:
    """Card ids from names written with underscores."""
    return {CARDS.named(name.replace("_", " ")).id: n for name, n in copies.items()}


def of_group(group: int | None, count: int = 1) -> list[int]:
    """Ids of legal vampires of a group."""
    return [
        card.id
        for card in CARDS.crypt.values()
        if card.group == group and not card.imbued and card.banned is None and not card.advanced
    ][:count]


PLAIN_CRYPT = dict.fromkeys(of_group(2, 12), 1)
LIBRARY_CARD = CARDS.named("Govern the Unaligned").id


def deck_of(crypt: dict[int, int] | None = None, library: int = 60) -> Deck:
    return Deck.of(
        {**(PLAIN_CRYPT if crypt is None else crypt), **({LIBRARY_CARD: library} if library else {})}
    )


def ids(problems: tuple[Problem, ...]) -> list[str]:
    return [problem.message_id for problem in problems]


# --------------------------------------------------------------------------------------- reading a list

REPORT = """\
A Night in Lyon
Lyon, France
March 3rd 2024
3R+F
12 players
Somebody Else

-- 3vp in final

Deck Name: Small Example
Created by: A. Player
Description: two copies of everything. 2 of us liked it.

Crypt (5 cards, min=20, max=32, avg=7)
--------------------------------------
2x Theo Bell      7  CEL POT dom pre          Brujah:6
1x Hannibal (ADV) 9  CEL OBF POT PRE  cardinal  Brujah antitribu:2
1x Capuchin, The  11 DOM NEC OBF POT THN      Samedi:4
1x Anarch Convert 1  -none-                   Caitiff:ANY

Library (9 cards)
Master (4; 1 trifle)
2x Pentex(TM) Subversion
1x Rack, The  -- a remark
1x Wider View

Reaction (5)
5x On the Qui Vive
"""


def test_a_tournament_report_is_read() -> None:
    deck, problems = read_deck(REPORT)
    assert problems == ()
    assert (deck.name, deck.author) == ("Small Example", "A. Player")
    assert dict(deck.crypt) == {
        CARDS.named("Theo Bell (G6)").id: 2,
        CARDS.named("Hannibal (ADV)").id: 1,
        CARDS.named("The Capuchin").id: 1,
        CARDS.named("Anarch Convert").id: 1,
    }
    assert dict(deck.library) == cards(Pentex_Subversion=2, The_Rack=1, Wider_View=1, On_the_Qui_Vive=5)


def test_a_jol_list_is_read() -> None:
    deck, problems = read_deck("2x Hannibal (ADV)\n1x Lucian\n1x Theo Bell (G6)\n\n3x Deflection\n4x wwef\n")
    assert problems == ()
    assert dict(deck.crypt) == {
        CARDS.named("Hannibal (ADV)").id: 2,
        CARDS.named("Lucian").id: 1,
        CARDS.named("Theo Bell (G6)").id: 1,
    }
    assert dict(deck.library) == {**cards(Deflection=3), CARDS.named("Wake with Evening's Freshness").id: 4}


def test_a_lackey_list_is_read() -> None:
    deck, problems = read_deck("3\tDeflection\n1\tCoven, The\nCrypt:\n2\tSebastien Goulet\n1\tLord Tremere\n")
    assert problems == ()
    assert dict(deck.library) == cards(Deflection=3, The_Coven=1)
    assert dict(deck.crypt) == cards(Sebastien_Goulet=2, Lord_Tremere=1)


def test_a_list_from_another_system_is_read() -> None:
    deck, problems = read_deck("\ufeff2x Anson\r\n3x Deflection\r\n")
    assert problems == ()
    assert (deck.crypt_size, deck.library_size) == (2, 3)


def test_every_line_not_understood_is_reported_with_its_number() -> None:
    cards_and_slips = "2x Ansonn\n\n3x Deflektion\n1x Zzyzx Qwfp\n2x Deflection\nBlod Doll\nWell done\n"
    text = f"{cards_and_slips}-- a remark\n(another)\n"
    deck, problems = read_deck(text)
    assert dict(deck.library) == cards(Deflection=2)
    assert [(p.message_id, p.args["line"]) for p in problems] == [
        ("vtes-deck-card-unknown", 1),
        ("vtes-deck-card-unknown", 3),
        ("vtes-deck-card-unknown", 4),
        ("vtes-deck-card-unknown", 6),
        ("vtes-deck-line-unreadable", 7),
    ]
    near = [problem.args.get("near") for problem in problems]
    assert [names and names[0] for names in near if isinstance(names, tuple)] == [
        "Anson",
        "Deflection",
        (),
        "Blood Doll",
    ]


def test_a_misspelt_name_is_never_guessed() -> None:
    deck, problems = read_deck("2x Powerbase: Montreall\n")
    assert deck.library == ()
    near = problems[0].args["near"]
    assert isinstance(near, tuple)
    assert near[0] == "Powerbase: Montreal"


def test_a_text_without_cards_is_refused() -> None:
    assert ids(read_deck("")[1]) == ["vtes-deck-empty"]
    assert ids(read_deck("x" * (LONGEST_TEXT + 1))[1]) == ["vtes-deck-text-too-long"]


def test_a_heading_may_stand_alone() -> None:
    deck, problems = read_deck("Crypt\n2x Anson\nLibrary\n3x Deflection\n")
    assert (deck.crypt_size, deck.library_size, problems) == (2, 3, ())


def test_what_is_no_deck_list_is_not_read_to_its_end() -> None:
    """Looking for a card that does not exist takes long: a whole book of them would take minutes."""
    assert ids(read_deck("\n" * (MOST_LINES + 1))[1]) == ["vtes-deck-too-many-lines"]
    for head in ("", "A deck\n", "Crypt\n"):
        deck, problems = read_deck(head + "".join(f"1x Qqq {at}\n" for at in range(500)) + "1x Deflection\n")
        assert deck.library == ()
        assert len(problems) <= 30
        assert problems[-1].message_id == "vtes-deck-rest-unread"
    # lines before the cards are looked at too, though nothing is said of them
    text = "".join(f"1x Qqq {at}\n" for at in range(500)) + "Crypt\n1x Anson\n"
    assert ids(read_deck(text)[1]) == ["vtes-deck-rest-unread"]


def test_a_hostile_text_is_read_in_time() -> None:
    """Given long lines made to confuse a parser, then they are put aside quickly."""
    read_deck("\n".join(["2x " + "a (" * 80, "1 " * 120, "-" * 5000, "3x " + "b" * 240, "((((" * 60] * 5))


def test_a_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("2x Anson\n3x Deflection\n", "utf-8")
    deck, problems = read_deck_file(tmp_path / "mine.txt")
    assert problems == ()
    assert (deck.name, deck.crypt_size) == ("mine", 2)
    (tmp_path / "old.txt").write_bytes("3\tDeflection\nCrypt:\n2\tSébastien Goulet\n".encode("cp1252"))
    assert read_deck_file(tmp_path / "old.txt")[0].crypt_size == 2
    assert ids(read_deck_file(tmp_path / "none.txt")[1]) == ["vtes-deck-file-missing"]
    assert ids(read_deck_file(tmp_path)[1]) == ["vtes-deck-file-unreadable"]


# -------------------------------------------------------------------------------------- checking a deck


@pytest.mark.rule("VTES-1.2-01", "VTES-1.2-02", "VTES-1.2-03", "VTES-EX-17")
@pytest.mark.parametrize(
    ("players", "library", "wrong"),
    [
        (4, 39, ["vtes-deck-library-small"]),
        (4, 40, []),
        (4, 80, []),
        (4, 81, ["vtes-deck-library-large"]),
        (6, 100, []),
        (6, 101, ["vtes-deck-library-large"]),
        (2, 60, []),
        (2, 61, ["vtes-deck-library-large"]),
    ],
)
def test_the_size_of_a_library_among_friends(players: int, library: int, wrong: list[str]) -> None:
    assert ids(check_deck(deck_of(library=library), players=players)) == wrong


@pytest.mark.rule("VTES-1.2-01")
def test_a_crypt_has_twelve_cards_or_more() -> None:
    eleven = dict(list(PLAIN_CRYPT.items())[:11])
    assert check_deck(deck_of(eleven), players=5) == (
        Problem("vtes-deck-crypt-small", {"count": 11, "least": 12}),
    )
    assert check_deck(deck_of(dict.fromkeys(PLAIN_CRYPT, 20)), players=5) == ()


@pytest.mark.rule("VTES-FR-04")
@pytest.mark.parametrize(("library", "fits"), [(59, False), (60, True), (90, True), (91, False)])
def test_the_size_of_a_library_in_a_tournament(library: int, fits: bool) -> None:
    for players in (2, 5):
        problems = check_deck(
            deck_of(library=library), players=players, options=VtesOptions(deck_size="tournament")
        )
        assert (problems == ()) == fits


def test_any_size_may_be_allowed() -> None:
    assert check_deck(deck_of({of_group(2)[0]: 1}, 0), players=2, options=VtesOptions(deck_size="free")) == ()


@pytest.mark.rule("VTES-1.2-04")
def test_any_number_of_copies_is_allowed() -> None:
    assert check_deck(deck_of({of_group(3)[0]: 12}, 60), players=5) == ()


@pytest.mark.rule("VTES-1.2-05")
@given(st.lists(st.sampled_from([1, 2, 3, 4, 5, 6, 7, None]), min_size=1, max_size=5))
def test_one_group_or_two_consecutive_ones(groups: list[int | None]) -> None:
    crypt = {of_group(group)[0]: 12 for group in groups}
    numbered = {group for group in groups if group is not None}
    fits = not numbered or max(numbered) - min(numbered) <= 1
    assert ids(check_deck(deck_of(crypt), players=5)) == ([] if fits else ["vtes-deck-groups-apart"])


def test_the_cards_outside_the_groups_are_named() -> None:
    crypt = {of_group(3)[0]: 5, of_group(4)[0]: 6, of_group(6)[0]: 1}
    (problem,) = check_deck(deck_of(crypt), players=5)
    assert problem.args["groups"] == ("3", "4", "6")
    assert problem.args["keep"] == ("3", "4")
    assert problem.args["outside"] == (CARDS[of_group(6)[0]].unique_name,)


def test_banned_cards_are_refused_unless_allowed() -> None:
    deck = Deck.of({**PLAIN_CRYPT, **cards(Seeds_of_Corruption=2, Deflection=60)})
    (problem,) = check_deck(deck, players=5)
    assert problem == Problem("vtes-deck-card-banned", {"name": "Seeds of Corruption", "year": "2016"})
    assert check_deck(deck, players=5, options=VtesOptions(banned_cards="allowed")) == ()


def test_the_imbued_may_be_left_out() -> None:
    imbued = next(card.id for card in CARDS.crypt.values() if card.imbued and card.banned is None)
    power = next(card.id for card in CARDS.library.values() if card.types == (CardType.POWER,))
    deck = Deck.of({imbued: 12, power: 60})
    assert check_deck(deck, players=5) == ()
    assert ids(check_deck(deck, players=5, options=VtesOptions(imbued=False))) == ["vtes-deck-imbued-off"] * 2


def test_numbers_that_are_no_cards_are_refused() -> None:
    library, vampire = LIBRARY_CARD, of_group(2)[0]
    deck = Deck(
        ((library, 12), (vampire, 12)), ((vampire, 1), (7, 1), (library, 60), (CARDS.named("Wash").id, 0))
    )
    assert ids(check_deck(deck, players=5)) == [
        "vtes-deck-id-unknown",
        "vtes-deck-id-unknown",
        "vtes-deck-id-unknown",
        "vtes-deck-copies-wrong",
    ]


def test_a_bad_deck_is_refused_with_every_problem() -> None:
    two, five = (CARDS[of_group(group)[0]].unique_name for group in (2, 5))
    text = f"2x {two}\n1x {five}\n1x Ansonn\n3x Seeds of Corruption\n100x Deflection\n"
    with pytest.raises(DeckRefused) as refusal:
        playable_deck(text, players=5)
    assert ids(refusal.value.problems) == [
        "vtes-deck-card-unknown",
        "vtes-deck-crypt-small",
        "vtes-deck-library-large",
        "vtes-deck-groups-apart",
        "vtes-deck-card-banned",
    ]
    assert len(str(refusal.value).splitlines()) == 5


def test_a_good_deck_is_accepted(tmp_path: Path) -> None:
    deck = deck_of()
    assert playable_deck(write_deck(deck), players=5) == deck
    (tmp_path / "good.txt").write_text(write_deck(deck), "utf-8")
    kept = playable_deck(tmp_path / "good.txt", players=5)
    assert (kept.crypt, kept.library, kept.name) == (deck.crypt, deck.library, "good")


MESSAGES: list[Problem] = [
    Problem("vtes-deck-empty"),
    Problem("vtes-deck-text-too-long", {"most": 200}),
    Problem("vtes-deck-file-missing", {"path": "a"}),
    Problem("vtes-deck-file-unreadable", {"path": "a", "detail": "b"}),
    *(
        Problem("vtes-deck-card-unknown", {"line": 3, "name": "A", "near": ("B", "C")[:n], "count": n})
        for n in range(3)
    ),
    Problem("vtes-deck-line-unreadable", {"line": 3, "text": "A"}),
    Problem("vtes-deck-too-many-lines", {"most": 1000}),
    Problem("vtes-deck-rest-unread", {"line": 3}),
    Problem("vtes-deck-id-unknown", {"card": "7"}),
    Problem("vtes-deck-copies-wrong", {"name": "A", "copies": 0}),
    *(Problem("vtes-deck-crypt-small", {"count": n, "least": 12}) for n in (0, 1, 11)),
    *(Problem("vtes-deck-library-small", {"count": n, "least": 40}) for n in (0, 1, 39)),
    Problem("vtes-deck-library-large", {"count": 91, "most": 90, "players": 5}),
    Problem("vtes-deck-library-large-tournament", {"count": 91, "most": 90}),
    *(
        Problem(
            "vtes-deck-groups-apart",
            {"groups": ("1", "3"), "keep": ("1", "2"), "outside": ("A", "B")[:n], "count": n},
        )
        for n in (1, 2)
    ),
    Problem("vtes-deck-card-banned", {"name": "A", "year": "2016"}),
    Problem("vtes-deck-imbued-off", {"name": "A"}),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("problem", MESSAGES, ids=lambda problem: str(problem.message_id))
def test_every_problem_has_a_sentence(problem: Problem, lang: str) -> None:
    sentence = problem.say(Words(lang))
    assert sentence[0].isupper() or sentence[0] in "“«"
    assert sentence.endswith((".", "?"))
    assert "⟦" not in sentence
    assert "{" not in sentence
    assert "$" not in sentence


def test_every_message_of_the_code_is_tried_here() -> None:
    import nocturne.vtes.deck_text
    import nocturne.vtes.decks

    used: set[str] = set()
    for module in (nocturne.vtes.decks, nocturne.vtes.deck_text):
        assert module.__file__
        for word in Path(module.__file__).read_text("utf-8").split('"'):
            if word.startswith("vtes-deck-"):
                used.add(word)
    assert used == {problem.message_id for problem in MESSAGES}


# ---------------------------------------------------------------------------------------- writing lists

copies_of = st.dictionaries(
    st.sampled_from([card.id for card in CARDS]), st.integers(1, 30), min_size=1, max_size=25
)


@given(copies_of, st.sampled_from(["twd", "jol", "lackey"]))
@settings(max_examples=60, deadline=None)
def test_a_written_list_reads_back_as_the_same_deck(copies: dict[int, int], form: Format) -> None:
    deck = Deck.of(copies)
    again, problems = read_deck(write_deck(deck, form))
    assert problems == ()
    assert (again.crypt, again.library) == (deck.crypt, deck.library)


@given(copies_of)
def test_a_deck_survives_json(copies: dict[int, int]) -> None:
    deck = Deck.of(copies, "Name", "Author")
    assert msgspec.json.decode(msgspec.json.encode(deck), type=Deck) == deck
    assert sorted(deck.crypt_cards() + deck.library_cards()) == sorted(
        card for card, n in copies.items() for _ in range(n)
    )


# --------------------------------------------------------------------------------- preconstructed decks


def test_the_decks_that_were_sold() -> None:
    decks = precons()
    assert len(decks) == 67
    assert all((deck.crypt_size, deck.library_size) == (12, 77) for deck in decks.values())
    assert next(iter(decks)) == "SW:PB"
    assert decks["V5:PTr"].name == "Fifth Edition: Tremere"
    assert decks["SP:PwN"].name == "Sabbat Preconstructed: Pact with Nephandi"
    assert decks["SV5:PCathari"].name == "Sabbat V5: Cathari"
    assert dict(decks["V5:PTr"].library)[LIBRARY_CARD] == 12
    assert len({deck.name for deck in decks.values()}) == len(decks)


def test_the_decks_that_were_sold_may_be_played() -> None:
    """Given every deck sold, then it fits a table of four or more; only later bans touch some of them."""
    touched = set()
    for code, deck in precons().items():
        assert check_deck(deck, players=4, options=VtesOptions(banned_cards="allowed")) == ()
        assert (
            check_deck(deck, players=5, options=VtesOptions(deck_size="tournament", banned_cards="allowed"))
            == ()
        )
        if check_deck(deck, players=5):
            touched.add(code)
    assert touched == {"FN:PR", "CE:PTr", "CE:PV", "Anarchs:PAB", "BH:PM"}


@pytest.mark.parametrize("form", ["twd", "jol", "lackey"])
def test_the_decks_that_were_sold_read_back_in_every_format(form: Format) -> None:
    for deck in list(precons().values())[::6]:
        again, problems = read_deck(write_deck(deck, form))
        assert problems == ()
        assert (again.crypt, again.library) == (deck.crypt, deck.library)
        assert again.name == (deck.name if form == "twd" else "")


@pytest.mark.parametrize("text", ["V5:PTr", "Fifth Edition: Tremere", "fifth edition tremere"])
def test_a_deck_that_was_sold_is_found_by_code_or_name(text: str):
    assert precon(text) == precons()["V5:PTr"]


def test_no_such_deck_was_sold():
    assert precon("Fifth Edition: Sardines") is None
    assert precon("") is None
