"""Events: everything that happens, typed, with what each seat may see of it.

A game declares one small frozen struct per kind of event. Logs, animations, statistics and triggers all
read the same events; a sentence is made from the message ``<game>-log-<event-name>`` and the fields.
Fields annotated with a ``Ref`` (``Seat``, or a game's own ``CardId = Annotated[int, Ref("card")]``) are
shown by name.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any, ClassVar, get_args, get_origin, get_type_hints

from msgspec import Struct

EVERYONE = -1
"""Bitmask of an audience: all seats and the spectators."""


class Ref(Struct, frozen=True):
    """Annotation: the number or text names a thing of this kind, shown to people by its name."""

    kind: str


Seat = Annotated[int, Ref("seat")]
Word = Annotated[str, Ref("word")]
"""A message id used inside another message (a title, a phase, a kind of action)."""


class Event(Struct, frozen=True, gc=False, tag=True, tag_field="event"):
    """Base of a game's events."""

    #: True when the event shows something that was hidden, or the outcome of chance. Undo does not go
    #: back past such an event, and from there on two games that differed in secret may differ in public.
    reveals: ClassVar[bool] = False
    #: True for what matters little in a log (a draw, a card turned sideways): shown, but faded.
    faint: ClassVar[bool] = False
    #: True when it tells only that somebody lets something go by: what others have said beforehand stands.
    passes: ClassVar[bool] = False
    #: Above 0 for what only opens a stretch of the log (1: a turn, 2: a phase of it). Where nothing follows
    #: before the next heading of the same or a higher rank, a log may leave it out.
    heading: ClassVar[int] = 0


class Emitted(Struct, frozen=True, gc=False):
    """An event with its audience."""

    event: Event
    to: int = EVERYONE
    others: Event | None = None

    def shown_to(self, seat: int | None) -> Event | None:
        """What a seat (None: a spectator) is shown of it."""
        if self.to == EVERYONE or (seat is not None and self.to >> seat & 1):
            return self.event
        return self.others


def audience(*seats: int) -> int:
    """The bitmask of some seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


@cache
def refs_of(kind: type) -> dict[str, str]:
    """Which fields of an event (or any struct) name a thing, and of what kind."""
    found = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        for part in _parts(hint):
            if isinstance(part, Ref):
                found[name] = part.kind
    return found


@cache
def optional_fields(kind: type) -> frozenset[str]:
    """The fields of an event that may be empty (None)."""
    hints = get_type_hints(kind)
    return frozenset(name for name in hints if type(None) in get_args(hints[name]))


def _parts(hint: Any) -> list[Any]:
    if get_origin(hint) is Annotated:
        return list(get_args(hint)[1:])
    return [part for arg in get_args(hint) for part in _parts(arg)]


@cache
def kebab(name: str) -> str:
    """``BlockAttempted`` -> ``block-attempted``: how classes are spelt in message ids."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def event_args(event: Event) -> dict[str, object]:
    """The event's fields as message arguments; references become ``kind:id`` to be named later. A field that
    may be empty has a companion by which a message can choose its words: ``minion_is`` is none or some."""
    refs = refs_of(type(event))
    optional = optional_fields(type(event))
    args: dict[str, object] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in optional:
            args[f"{name}_is"] = "none" if value is None else "some"
        if value is None:
            continue
        kind = refs.get(name)
        if kind is None:
            args[name] = value
        elif isinstance(value, (tuple, list)):
            args[name] = [f"{kind}:{item}" for item in value]
        else:
            args[name] = f"{kind}:{value}"
    return args
