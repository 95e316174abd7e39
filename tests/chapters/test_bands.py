"""The bands of expected victories a chapter declares."""

import msgspec
import pytest

from nocturne.chapters.content.chapter import Band


def test_a_band_holds_for_every_party():
    band = msgspec.convert({"win": [45, 90]}, Band)
    assert [band.of(players) for players in (1, 2, 3, 4)] == [(45, 90)] * 4


def test_a_party_may_have_a_band_of_its_own():
    band = msgspec.convert({"win": [45, 90], "parties": {1: [30, 80]}}, Band)
    assert band.of(1) == (30, 80)
    assert band.of(2) == (45, 90)


@pytest.mark.parametrize("wrong", [{"win": [45, 120]}, {"parties": {5: [1, 2]}}, {"parties": {1: [1]}}])
def test_what_is_no_share_of_games_is_refused(wrong):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Band)
