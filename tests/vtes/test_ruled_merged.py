"""Rulings on advanced vampires: the sect that comes with a merge."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards.lexicon import Title
from nocturne.vtes.rules.table.queries import traits
from tests.vtes.ruled import Member, members
from tests.vtes.sitting import Sitting


def merged(card: Member, *, anarch: bool) -> Sitting:
    """The base card is in play, an anarch or not, and is merged with the advanced one."""
    base = card.name.removesuffix(" (ADV)")
    mine = {
        "pool": 20,
        "ready": [{"card": base, "as": "base", **({"anarch": True, "sect": "Anarch"} if anarch else {})}],
        "uncontrolled": [{"card": card.name, "as": "adv"}],
    }
    return Sitting(mine, {"pool": 20}, phase="influence").do(0, "merge:@base:@adv")


def sects(card: Member) -> set[tuple[str, bool]]:
    found = set()
    for anarch in (False, True):
        sitting = merged(card, anarch=anarch)
        g, it = sitting.g, sitting.id("base")
        found.add((traits.sect(g, it), traits.is_anarch(g, it)))
    return found


@pytest.mark.rule("200314:0eacd029")
@pytest.mark.rule("200863:0eacd029")
@pytest.mark.rule("200921:0eacd029")
@pytest.mark.rule("201326:0eacd029")
@pytest.mark.rule("201499:0eacd029")
@pytest.mark.rule("201486:ab93dffc")
@pytest.mark.rule("200224:539e7993")
def test_whoever_is_anarch_when_merged_becomes_so_with_the_merge():
    anarchs = (
        *members("200314:0eacd029"), *members("200863:0eacd029"), *members("200921:0eacd029"),
        *members("201326:0eacd029"), *members("201499:0eacd029"), *members("201486:ab93dffc"),
        *members("200224:539e7993"),
    )  # fmt: skip
    for card in anarchs:
        assert {anarch for _, anarch in sects(card)} == {True}, (card.name, sects(card))
    for card in members("200224:539e7993"):
        sitting = merged(card, anarch=False)
        assert traits.title(sitting.g, sitting.id("base")) == Title.BARON, card.name


@pytest.mark.rule("200529:ee99c6e1")
@pytest.mark.rule("201181:ee99c6e1")
@pytest.mark.rule("201243:ee99c6e1")
@pytest.mark.rule("201478:ee99c6e1")
def test_whoever_is_camarilla_when_merged_is_no_anarch_any_more():
    found = (
        *members("200529:ee99c6e1"), *members("201181:ee99c6e1"), *members("201243:ee99c6e1"),
        *members("201478:ee99c6e1"),
    )  # fmt: skip
    for card in found:
        assert sects(card) == {("Camarilla", False)}, (card.name, sects(card))


@pytest.mark.rule("200587:5ef46715")
@pytest.mark.rule("200670:5ef46715")
@pytest.mark.rule("200916:6596ff2f")
@pytest.mark.rule("201260:94d95029")
def test_whoever_is_of_another_sect_when_merged_is_of_that_sect():
    for card in (*members("200587:5ef46715"), *members("200670:5ef46715")):
        assert sects(card) == {("Independent", False)}, (card.name, sects(card))
    for card in members("200916:6596ff2f"):
        assert sects(card) == {("Sabbat", False)}, (card.name, sects(card))
    for card in members("201260:94d95029"):
        sitting = merged(card, anarch=False)
        g, it = sitting.g, sitting.id("base")
        assert traits.sect(g, it) == "Sabbat", card.name
        assert (traits.title(g, it), traits.title_place(g, it)) == (Title.ARCHBISHOP, "Rome"), card.name
