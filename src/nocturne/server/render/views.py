"""What one viewer is sent of a table: the view as JSON, the names of what is in it, the question, the news.

Everything here is read off ``Table.view`` and ``Table.events`` of that viewer, so nothing can be sent that
the viewer may not know.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from itertools import compress, pairwise
from types import MappingProxyType
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Raw

from nocturne.kernel import decision as kernel
from nocturne.kernel.decision import Decision, Refusal, in_order
from nocturne.kernel.event import Event
from nocturne.kernel.game import Game
from nocturne.kernel.table import Table
from nocturne.kernel.view import View
from nocturne.lab.rules import rule_text
from nocturne.server.render.segments import MarkingTeller, segments
from nocturne.server.wire.question import Option, Question, QuestionMoment, Reason, Refused
from nocturne.server.wire.text import GameId
from nocturne.server.wire.update import LogLine, Update, Viewed

#: A reference in JSON: a whole string of this form, as a value or as a key.
REF = re.compile(rb'"([a-z_]+:[^\s:"\\]+)"')
_MISSING = "⟦"
#: How far one can leaf back in a book.
_PAGES_KEPT = 150

_NONE: Mapping[str, str] = MappingProxyType({})

NOW: Literal["now"] = "now"
Asked = Decision | Literal["now"] | None


def refs_of(game: Game[Any], view: View, written: bytes) -> set[str]:
    """Every reference to a thing that a view shows and that has a name; ``written`` is its table as JSON."""
    found = {f"seat:{seat}" for seat in range(view.seats)}
    found.update(ref.decode() for ref in set(REF.findall(written)))
    found.update(game.hosting().refs_shown(view))
    if view.decision is not None:
        found.update(ref for option in view.decision.options for ref in option.subjects)
    return found


def names_of(
    view: View, refs: set[str], teller: MarkingTeller, shown: Mapping[str, str] = _NONE
) -> dict[str, str]:
    """What the things are called, as far as they have a name. ``shown``: the names that are known already."""
    names = {ref: shown.get(ref) or teller.plain_name(ref, view) for ref in sorted(refs)}
    return {ref: name for ref, name in names.items() if _MISSING not in name}


def question_number(table: Table, seat: int) -> int:
    """The number of what a seat is asked. While others answer in secret beside it, it stays the same."""
    sealed = table.state.sealed
    return table.number - len(sealed) + sum(1 for answer in sealed if answer.seat == seat)


def question_of(decision: Decision, view: View, table: Table, teller: MarkingTeller) -> Question:
    """What is being asked, and every answer that may be given."""
    return Question(
        number=question_number(table, decision.seat),
        text=segments(teller.question(decision, view)),
        ask=decision.question,
        args=decision.args,
        options=[_option_of(option, view, teller) for option in in_order(decision.options)],
        sealed=decision.sealed,
        early=all(question.seat != decision.seat for question in table.questions),
        usual=table.game.default_answer(decision),
        moment=_moment_of(decision, view, table),
        refused=_refused_of(decision, view, table, teller) if table.game.hosting().shows_refused else UNSET,
    )


def _option_of(option: kernel.Option, view: View, teller: MarkingTeller) -> Option:
    return Option(
        option.key,
        segments(teller.option(option, view)),
        option.args,
        list(option.subjects),
        list(option.rules),
        None if option.note is None else segments(teller.note(option.note, view)),
        option.doubtful,
    )


def _refused_of(decision: Decision, view: View, table: Table, teller: MarkingTeller) -> list[Refused]:
    return [
        Refused(
            refusal.key,
            segments(teller.say(refusal.label, refusal.args, view)),
            refusal.args,
            list(refusal.subjects),
        )
        for refusal in refusals_of(table, decision.seat)
    ]


def refusals_of(table: Table, seat: int) -> Sequence[Refusal]:
    """What was considered for the question a seat must answer next, and is not possible."""
    return next((question.refusals for question in table.questions if question.seat == seat), ())


def _moment_of(decision: Decision, view: View, table: Table) -> QuestionMoment | None:
    """The window a question belongs to, by which one says what to let go by."""
    window = table.game.window(decision, view)
    return None if window is None else QuestionMoment(window.name, window.role, window.card)


def reason_of(refusal: Refusal, view: View, teller: MarkingTeller) -> Reason:
    """Why something cannot be done, and the rule that says so: its id and its words."""
    return Reason(
        refusal.key,
        segments(teller.say(refusal.label, refusal.args, view)),
        segments(teller.why(refusal.why, view)),
        refusal.why.rule,
        rule_text(refusal.why.rule, teller.words.lang),
    )


def log_of(events: list[Event], view: View, teller: MarkingTeller, first: int = 0) -> list[LogLine]:
    """What happened, line by line; a heading with nothing under it is left out. ``first`` is the number of
    the first event among all that the viewer was shown: lines are numbered by it."""
    return [
        LogLine(
            line,
            type(event).__name__,
            {name: plain for name, plain in _fields(event) if name != "event"},
            segments(teller.event(event, view)),
            event.faint,
            event.heading,
        )
        for line, event in compress(enumerate(events, first), _keeps(events))
    ]


def _fields(event: Event) -> Iterable[tuple[str, Any]]:
    fields: dict[str, Any] = msgspec.to_builtins(event, str_keys=True)
    return fields.items()


def update_of(
    table: Table,
    seat: int | None,
    since: int,
    teller: MarkingTeller,
    asked: Asked = NOW,
    first: int | None = None,
    seen: View | None = None,
) -> Update[Raw]:
    """The table as a viewer sees it now, with the news from entry ``since`` of the log; the view itself is
    encoded already. ``asked``: what is put to the viewer, if that is not simply what the table asks.
    ``first``: how much of the log before that the viewer was shown, where it is known already;
    ``seen``: the view, where it was looked at already."""
    view = table.view(seat) if seen is None else seen
    if asked != NOW:
        view = msgspec.structs.replace(view, decision=asked)
    written = msgspec.json.encode(view.table)
    decision = view.decision
    if first is None:
        first = sum(told.shown_to(seat) is not None for told in table.log[:since])
    hosting = table.game.hosting()
    shown = hosting.names_shown(view, teller.words)
    refs = refs_of(table.game, view, written)
    if decision is not None and hosting.shows_refused:
        refs.update(ref for refusal in refusals_of(table, decision.seat) for ref in refusal.subjects)
    beside = hosting.beside_view(view, refs, decision, table.state, teller.words.lang)
    return Update(
        game=GameId(view.game),
        seat=seat,
        number=view.number,
        table=Raw(written),
        names=names_of(view, refs, teller, shown),
        question=None if decision is None else question_of(decision, view, table, teller),
        log=log_of(table.events(seat, since), view, teller, first),
        waiting=list(dict.fromkeys(view.waiting)),
        result=view.result,
        shown=UNSET if beside is None else beside,
    )


def viewed_fields(update: Update[Raw]) -> dict[str, Any]:
    """What an update shares with a moment of a replay and with a report: the values of their fields."""
    return {name: getattr(update, name) for name in Viewed.__struct_fields__}


def book_of(table: Table, seat: int | None, teller: MarkingTeller) -> list[LogLine]:
    """The story as it has been read so far, to leaf back through; empty where the game tells none."""
    story = table.game.hosting().story
    if not story:
        return []
    read = [event for event in table.events(seat) if type(event).__name__ in story]
    return log_of(read[-_PAGES_KEPT:], table.view(seat), teller)


def kept_lines(table: Table, seat: int | None, since: int, ends: list[int]) -> list[int]:
    """How many lines ``log_of`` makes of the log from ``since`` on, up to each of these places in it."""
    places = [at for at in range(since, len(table.log)) if table.log[at].shown_to(seat) is not None]
    kept = [at for at, keeps in zip(places, _keeps(table.events(seat, since)), strict=True) if keeps]
    return [bisect_left(kept, end) for end in ends]


def _keeps(events: list[Event]) -> list[bool]:
    """Which of the events are told: not a heading with nothing under it."""
    kept = [not one.heading or not 0 < after.heading <= one.heading for one, after in pairwise(events)]
    return [*kept, True] if events else []
