"""What a client may send to a table. A message with an ``id`` is acknowledged once it has counted."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from nocturne.server.wire.question import StopPreset

Number = Annotated[int, Meta(ge=-1, le=1 << 50)]
YieldKind = Literal["once", "window", "action", "turn", "card", "full", "none"]


class Message(Struct, kw_only=True):
    """Any message."""

    id: Annotated[str, Meta(max_length=64)] = ""


class Answer(Message, tag="answer"):
    """Answer the question of this number."""

    number: Number = -1
    key: str = ""


class Undo(Message, tag="undo"):
    """Take my last answer back."""


class Yield(Message, tag="yield"):
    """Give the usual answer and let more go by; `full` and `none` answer nothing."""

    kind: YieldKind = "once"
    number: Number = -1
    on: bool = True


class SetStop(Message, tag="stop"):
    """Be asked in a window when I have a role, or no more; or all stops as a preset has them."""

    role: str = ""
    window: str = ""
    on: bool = True
    preset: StopPreset | None = None


class TakeBackMove(Message, tag="takeback"):
    """Ask the others to let my latest answer be taken back."""


class Consent(Message, tag="consent"):
    """Agree to that, or not."""

    on: bool = True


class Back(Message, tag="back"):
    """I am here again: the bot that played for me stops."""


class Away(Message, tag="away"):
    """Leave my seat to a bot."""


class End(Message, tag="end"):
    """Offer to end the game as it stands."""


class Concede(Message, tag="concede"):
    """Give the game up for my side."""


class Agree(Message, tag="agree"):
    """Say yes or no to somebody who wishes that."""

    on: bool = True


class Finish(Message, tag="finish"):
    """Let the bots play on to the end without rests."""


class Say(Message, tag="chat"):
    """Say something."""

    text: str = ""


class Mute(Message, tag="mute"):
    """I do not want to hear somebody, or do again."""

    name: str = ""
    on: bool = True


class ReportLine(Message, tag="report"):
    """Tell the operators of the line of chat that was said at this moment, and why."""

    at: float = 0.0
    text: str = ""


class RemoveWatcher(Message, tag="remove"):
    """As the host: somebody may not watch any more."""

    name: str = ""


class Hush(Message, tag="hush"):
    """As the host: those who watch may not speak, or may again."""

    on: bool = True


class PutMark(Message, tag="mark"):
    """Put a mark on a place for my side; an empty one takes it away."""

    ref: str = ""
    mark: str = ""


class AskAdvice(Message, tag="advice"):
    """What would you do? About the question of this number; only at a table of bots."""

    number: Number = -1


class AskWhy(Message, tag="why"):
    """Why a move, or anything with a thing, is not possible."""

    about: str = ""


class Describe(Message, tag="describe"):
    """A thing in full."""

    ref: str = ""


class Steps(Message, tag="steps"):
    """Tell the steps between updates from now on, or no more."""

    on: bool = True


class Look(Message, tag="look"):
    """I look at the table now, or it is out of sight: nobody is reminded of a turn they look at."""

    on: bool = True


class Speak(Message, tag="lang"):
    """Speak this language from now on."""

    lang: str = ""


class Ping(Message, tag="ping"):
    """Are you there?"""


AnyMessage = (
    Answer | Undo | Yield | SetStop | TakeBackMove | Consent | Back | Away | End | Concede | Agree | Finish
    | Say | Mute | ReportLine | RemoveWatcher | Hush | PutMark | AskAdvice | AskWhy | Describe
    | Steps | Look | Speak | Ping
)  # fmt: skip
MESSAGES: tuple[type[Message], ...] = tuple(Message.__subclasses__())

_KNOWN = {"type"}.union(*(kind.__struct_fields__ for kind in MESSAGES))
_decode = msgspec.json.Decoder(dict[str, Any]).decode


def read_message(text: str) -> AnyMessage | None:
    """A client's message; None when it is none. A field that another kind of message has is ignored; one that
    none has is a mistake."""
    try:
        given = _decode(text)
        return None if given.keys() - _KNOWN else msgspec.convert(given, AnyMessage)
    except (msgspec.DecodeError, RecursionError):
        return None
