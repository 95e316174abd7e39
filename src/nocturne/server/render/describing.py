"""What somebody asks about: a thing in full, such as what a card does, and why something is not possible."""

from __future__ import annotations

import io
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from nocturne.kernel.decision import Refusal, Why
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.game import Game
from nocturne.kernel.table import Table
from nocturne.kernel.view import View
from nocturne.kernel.words import Words
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.render.views import reason_of, refs_of
from nocturne.server.wire import stream as wire
from nocturne.server.wire.stream import Described

#: Wide enough that no line is broken: the one who shows it knows how much room there is.
_WIDTH = 4000


def describe(game: Game[Any], ref: str, words: Words, view: View) -> list[str]:
    """The description's lines; none where the game has nothing to say."""
    detail = game.describe(ref, words, view, _WIDTH)
    if detail is None:
        return []
    written = io.StringIO()
    console = Console(file=written, width=_WIDTH, color_system=None, legacy_windows=False)
    console.print(Text.from_markup(detail) if isinstance(detail, str) else detail)
    return [line.strip() for line in written.getvalue().splitlines() if line.strip()]


def describe_thing(table: Table, seat: int | None, ref: str, teller: MarkingTeller) -> Described:
    """A thing that a viewer sees, or that everybody knows, in full."""
    view = table.view(seat)
    seen = ref in refs_of(table.game, view, msgspec.json.encode(view.table)) or table.game.known_to_all(ref)
    lines = describe(table.game, ref, teller.words, view) if seen else []
    if not lines:
        raise NocturneError("server-describe-unknown")
    return Described(ref, teller.plain_name(ref, view), lines)


def explain(table: Table, seat: int, about: str, teller: MarkingTeller, *, hidden: bool) -> wire.Why:
    """Why a move, or anything to do with a thing, is not possible for a seat now. ``hidden``: whom the table
    waits for is not told."""
    view = table.view(seat)
    known = refs_of(table.game, view, msgspec.json.encode(view.table))
    asked = table.questions_to(seat)
    for question in asked:
        known.update(option.key for option in question.options)
        known.update(refusal.key for refusal in question.refusals)
        known.update(ref for refusal in question.refusals for ref in refusal.subjects)
    # Only what this seat is shown may be asked about: the reasons of other things could tell of them.
    if about not in known and not table.game.known_to_all(about):
        raise NocturneError("server-why-unknown")
    options = [option for question in asked[:1] for option in question.options]
    offered = {option.key for option in options}
    # What may be said before one's turn is no longer "not yet".
    refusals = [refusal for refusal in table.why(seat, about) if refusal.key not in offered]
    if hidden:
        refusals = [_without_names(refusal) for refusal in refusals]
    possible = [option.key for option in options if about == option.key or about in option.subjects]
    reasons = [reason_of(refusal, view, teller) for refusal in refusals]
    return wire.Why(about, reasons, possible)


def _without_names(refusal: Refusal) -> Refusal:
    """A reason that does not tell whom the table waits for."""
    if refusal.why.message != "kernel-why-not-asked":
        return refusal
    return msgspec.structs.replace(refusal, why=Why("server-not-asked"))
