"""Every pair of a playable card and an official ruling has a verdict, and a test holds every verdict.

The verdicts are in ``nocturne/checklists/rulings``. Until all are there, the number of pairs without one may
only go down.
"""

from __future__ import annotations

import re

from nocturne.lab.rulings import (
    FOLDER,
    faults,
    judged,
    table_of_rulings,
    verdicts,
    waits_for,
    with_rules,
)
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.options import VtesOptions
from nocturne.vtes.rulings import groups
from tests.vtes.ruled import carried, carried_by, every_pair, gone_over

OPEN = FOLDER / "vtes-open.txt"
_WORDS_OF_RULINGS = 7
"""So many words in a row would be a piece of the ruling itself."""


def allowed() -> int:
    (number,) = re.findall(r"^\d+$", OPEN.read_text("utf-8"), re.MULTILINE)
    return int(number)


def test_no_new_pair_is_without_a_verdict():
    table = table_of_rulings(with_rules(carried()), every_pair())
    assert len(table.open) <= allowed(), (
        f"{len(table.open)} pairs are open, {OPEN.name} allows {allowed()}: "
        f"`nocturne rules rulings open` lists them; give each new one a row in {FOLDER.name}/"
    )


def test_every_row_is_about_a_ruling_of_the_installed_list_and_is_whole():
    assert list(faults(every_pair())) == []


def test_what_a_row_says_is_carried_by_a_test():
    assert [
        f"{row.ruling}: no test carries any of {row.carried}"
        for row in verdicts()
        if row.carried and carried().isdisjoint(row.carried)
    ] == []


def test_a_structural_test_carries_the_ruling_and_goes_over_all_its_cards():
    for row in verdicts():
        if row.verdict == "test":
            (name,) = row.names
            assert name in carried_by(), f"{row.ruling}: there is no test {name}"
            assert row.ruling in carried_by()[name], f"{name} does not carry {row.ruling}"
            assert row.ruling in gone_over()[name], f"{name} does not go over members({row.ruling!r})"


def test_what_is_superseded_says_by_what_and_every_option_exists():
    for row in verdicts():
        if row.verdict == "superseded":
            assert row.names[0] in {"text", "ruling", *VtesOptions.__struct_fields__}, row.ruling
        assert row.option in {"", *VtesOptions.__struct_fields__}, row.ruling


def test_the_rows_are_in_order_and_in_the_file_they_belong_to():
    known = groups()
    for file in ("vtes-groups.csv", "vtes-cards.csv"):
        rows = (FOLDER / file).read_text("utf-8").splitlines()[1:]
        ids = [row.partition(",")[0] for row in rows]
        assert ids == sorted(ids), f"{file} is not in order"
        assert all((ident.partition(":")[0] in known) == (file == "vtes-groups.csv") for ident in ids), file


def test_a_note_is_in_our_own_words():
    for one in judged(every_pair()):
        said = " ".join(re.findall(r"[a-z']+", one.verdict.note.lower()))
        written = re.findall(r"[a-z']+", one.pair.text.lower())
        for start in range(len(written) - _WORDS_OF_RULINGS + 1):
            piece = " ".join(written[start : start + _WORDS_OF_RULINGS])
            assert piece not in said, f"{one.pair.ruling}: the note repeats “{piece}”"


def test_no_verdict_waits_for_a_card_that_can_be_played():
    """Once it can be, what the ruling says of it must be tried."""
    assert [
        f"{row.ruling}: {name} can be played, the row must be judged anew"
        for row in verdicts()
        for name in waits_for(row)
        if card_playable(name)
    ] == []


def test_a_verdict_that_calls_cards_unplayable_names_them():
    assert [
        f"{row.ruling}: “by” must name the cards that cannot be played"
        for row in verdicts()
        if row.verdict == "descriptive" and "be played" in row.note and not waits_for(row)
    ] == []


def card_playable(name: str) -> bool:
    return face_of(catalogue().named(name).id).playable
