"""Trackers: cubes that go down with the rounds, or that only pages move (CHA-RND-02, CHA-RND-03)."""

from __future__ import annotations

from msgspec import structs

from nocturne.chapters.content.effects import Tracker as Written
from nocturne.chapters.events.tile import TrackerMoved, TrackerStarted, TrackerStopped
from nocturne.chapters.rules.table.frames import open_page
from nocturne.chapters.state import ChaptersState, Tracker, without


def start_tracker(state: ChaptersState, written: Written, page: str) -> None:
    """Lay a tracker down; one of the same name is taken away. ``page`` is where it is written."""
    play = state.play
    tracker = Tracker(
        id=written.id,
        kind=written.kind,
        left=written.start,
        page=written.page,
        by_hand=written.by_hand,
        most=written.most or 0,
        full=written.full or "",
        named_on=page if written.name is not None else "",
    )
    play.trackers = (*(one for one in play.trackers if one.id != written.id), tracker)
    state.emit(TrackerStarted(_ref(state, tracker), tracker.left, tracker.by_hand))


def turn_tracker(state: ChaptersState, tracker: Tracker, by: int) -> None:
    """CHA-RND-02: move a tracker; at its end its page is read, and another when it comes to its limit."""
    before = tracker.left
    left = max(0, min(before + by, tracker.most or before + by))
    if left == before:
        return
    play = state.play
    moved = structs.replace(tracker, left=left)
    play.trackers = tuple(moved if one is tracker else one for one in play.trackers)
    state.emit(TrackerMoved(_ref(state, moved), left, moved.by_hand))
    if left == 0:
        play.trackers = without(play.trackers, moved)
        open_page(state, tracker.page)
    elif tracker.full and left == tracker.most:
        open_page(state, tracker.full)


def stop_tracker(state: ChaptersState, ident: str) -> None:
    """Take a tracker away; its page is not read."""
    for tracker in [one for one in state.play.trackers if one.id == ident]:
        state.play.trackers = without(state.play.trackers, tracker)
        state.emit(TrackerStopped(_ref(state, tracker)))


def _ref(state: ChaptersState, tracker: Tracker) -> str:
    """How the log names it: by its own name, by the page that gives it, or by its kind."""
    return f"{state.play.id}/{tracker.named_on}/{tracker.id}" if tracker.named_on else tracker.kind
