"""The referendum in progress: who has voted, and for what (VTES-6.3.2)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from nocturne.vtes.frames.politics import ReferendumFacts
from nocturne.vtes.records import Poll
from nocturne.vtes.state import VtesState

Side = Literal["for", "against"]


def referendum(g: VtesState) -> ReferendumFacts:
    """The referendum in progress."""
    found = g.frame_of(ReferendumFacts)
    assert isinstance(found, ReferendumFacts)
    return found


def outside_action(g: VtesState) -> bool:
    """Whether the referendum in progress is no action: no modifiers and reactions then (VTES-6.5.6-03)."""
    found = g.frame_of(ReferendumFacts)
    return found is not None and not found.by_action()


def gained_by(ref: ReferendumFacts, source: str, favor: bool) -> tuple[int, int]:
    """What a source has gained in this referendum and may cast on a side."""
    votes = ballots = 0
    for gain in ref.gained:
        if gain.source == source and gain.side in ("", "for" if favor else "against"):
            votes += gain.votes
            ballots += gain.ballots
    return votes, ballots


class Source(Struct, frozen=True):
    """A source of votes at a seat: how much it has in all on each side, as (votes, ballots)."""

    name: str
    card: int
    favor: tuple[int, int]
    against: tuple[int, int]

    def of(self, favor: bool) -> tuple[int, int]:
        """What it has on a side."""
        return self.favor if favor else self.against


def cast_so_far(ref: ReferendumFacts, source: str) -> tuple[bool | None, int, int]:
    """The side a source has cast on (None: nothing yet), with its votes and ballots."""
    side: bool | None = None
    votes = ballots = 0
    for cast in ref.casts:
        if cast.source == source:
            side = cast.favor
            votes += cast.counted()
            ballots += cast.ballots
    return side, votes, ballots


def prisci_side(ref: ReferendumFacts) -> int:
    """Where the block of the prisci stands: above 0 for, below 0 against, at 0 it abstains
    (VTES-6.3.3.4-03)."""
    return sum(cast.ballots if cast.favor else -cast.ballots for cast in ref.casts)


def latest(g: VtesState) -> ReferendumFacts | Poll | None:
    """The referendum in progress, or how the latest one ended."""
    found: ReferendumFacts | None = g.frame_of(ReferendumFacts)
    return found if found is not None else g.latest_poll


def voted(g: VtesState, card: int, how: str) -> bool:
    """How a minion cast in the latest referendum, by what he himself cast: the block of the prisci does not
    matter (VTES-6.3.3.4-08)."""
    poll = latest(g)
    if poll is None:
        return False
    sides = {cast.favor for cast in poll.casts if cast.source == f"minion:{card}"}
    match how:
        case "for":
            return True in sides
        case "against":
            return False in sides
        case "any":
            return bool(sides)
        case _:
            return not sides


def voters(g: VtesState, how: str) -> list[int]:
    """The Methuselahs who cast votes or ballots on a side of the latest referendum, from any source."""
    poll = latest(g)
    if poll is None:
        return []
    sides: dict[int, set[bool]] = {}
    for cast in poll.casts:
        sides.setdefault(cast.seat, set()).add(cast.favor)
    wanted = how in ("cast-for", "cast-only-for")
    only = how in ("cast-only-for", "cast-only-against")
    return [
        seat
        for seat in g.clockwise(poll.seat)
        if wanted in sides.get(seat, ()) and not (only and (not wanted) in sides[seat])
    ]
