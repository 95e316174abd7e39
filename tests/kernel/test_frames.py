"""Frames by kind, and the kernel's refusal of a frame that asks nobody."""

import pytest

from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Question
from nocturne.kernel.engine import advance
from nocturne.kernel.errors import RulesFault
from nocturne.kernel.frames import start, starts
from nocturne.kernel.state import Frame, State


@starts("test-knock")
class Knock(Frame):
    times: int = 1

    def run(self, state: State) -> list[Question]:
        return []


def test_a_frame_is_started_by_its_kind():
    # Given a procedure registered under a kind, when a lower layer starts that kind, then it gets its frame.
    assert start("test-knock", times=2) == Knock(times=2)
    assert starts("test-knock")(Knock) is Knock


def test_a_kind_starts_one_procedure():
    class Other(Frame):
        pass

    with pytest.raises(ValueError, match="test-knock"):
        starts("test-knock")(Other)


def test_a_frame_that_asks_nobody_is_a_fault_and_not_the_end_of_the_game():
    state = State(seats=2, chance=Chance.seeded("a"), stack=[Knock()])
    with pytest.raises(RulesFault, match="Knock asks, but nobody"):
        advance(state)
