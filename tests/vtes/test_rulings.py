"""What was ruled about single cards: each ruling on a card that can be played is proven by a test, or marked
as overtaken by today's text with the reason, or as waiting for another card it is about, as long as that one
cannot be played. There are no other exceptions."""

from __future__ import annotations

import re

from nocturne.lab.rules import Rule, not_applicable, read_checklist
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.coverage import is_playable
from nocturne.vtes.cards.printed import CryptCard, LibraryCard
from tests.vtes.ruled import carried

RULINGS = "vtes-rulings"
_CARD = "card: "
"""Before today's name of a card, in the note of a ruling that calls it otherwise."""


def card_of(ruling: Rule) -> CryptCard | LibraryCard | None:
    """The card a ruling is about, by the name in its id or, where its note gives one, by today's."""
    name = ruling.id.rpartition("/")[0]
    if ruling.note.startswith(_CARD):
        name = ruling.note.removeprefix(_CARD)
    return catalogue().find(name)


def test_every_ruling_is_about_a_card_of_today():
    assert [ruling.id for ruling in read_checklist(RULINGS) if card_of(ruling) is None] == []


def test_every_ruling_on_a_playable_card_is_proven_or_overtaken():
    overtaken = not_applicable(RULINGS)
    open_ones = [
        f"{ruling.id}: {ruling.rule}"
        for ruling in read_checklist(RULINGS)
        if ruling.id not in carried() and ruling.id not in overtaken and _is_playable(ruling)
    ]
    assert open_ones == [], "a scenario must carry each of these ids and prove it"


def _is_playable(ruling: Rule) -> bool:
    card = card_of(ruling)
    return card is not None and is_playable(card)


def test_a_ruling_waits_for_another_card_only_while_that_cannot_be_played():
    for ident, reason in not_applicable(RULINGS).items():
        waiting = re.match(r"Waits for (.+?):", reason)
        for name in waiting[1].split(" or ") if waiting else ():
            assert not is_playable(catalogue().named(name)), f"{ident} can be proven now: {name} is playable"
