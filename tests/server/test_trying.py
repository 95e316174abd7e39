"""Decks on trial: bots play them for a while, in a process of their own."""

from __future__ import annotations

import pytest

from nocturne.server.tables import trying
from nocturne.server.tables.trying import tried
from nocturne.vtes.decks import precons, write_deck

from .conftest import Caller

LIST = write_deck(precons()["V5:PTr"])


def test_a_deck_is_played_and_what_its_cards_did_is_told():
    # given hardly any time: one game of each kind is played all the same
    told = tried("vtes", LIST, 0.1)
    assert (told.alone, told.games, told.seats) == (1, 1, 5)
    assert 0 <= told.points.mean <= 5
    assert sum(card.copies for card in told.cards) == sum(count for _, count in precons()["V5:PTr"].library)
    assert any(card.played for card in told.cards)


def test_a_deck_that_cannot_be_played_is_refused_before_anything_is_begun(nobody: Caller, mina: Caller):
    for text in ("1x Nothing of the kind", "1x Blur\n1x Nothing"):
        mina.post("/api/vtes/deck/trial", {"text": text}, 400)
    nobody.post("/api/vtes/deck/trial", {"text": LIST}, 401)


def test_no_more_wait_than_may_be_answered_soon(mina: Caller, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(trying, "_MOST_WAITING", 0)
    refused = mina.post("/api/vtes/deck/trial", {"text": LIST}, 429)
    assert refused["error"]["code"] == "server-trial-busy"
