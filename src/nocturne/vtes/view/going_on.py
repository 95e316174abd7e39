"""What is going on at the table, in a few lines: the action, the combat, the referendum."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.kernel.view import View
from nocturne.kernel.words import Words
from nocturne.vtes.rules.politics.queries.politics import SeenCast, SeenReferendum
from nocturne.vtes.terms import NONE
from nocturne.vtes.view.naming import counters_on, name_card, name_printed, register, seat_name
from nocturne.vtes.view.table import SeenAction, SeenCombat, VtesTable


def going_on(view: View, words: Words) -> Iterator[str]:
    """One line for each thing in progress, and more where it has parts."""
    table = view.table
    assert isinstance(table, VtesTable)
    if table.action is not None:
        yield from _action(table.action, view, words)
    if table.referendum is not None:
        yield from _referendum(table.referendum, view, words)
    if table.combat is not None:
        yield from _combat(table.combat, view, words)


def _action(action: SeenAction, view: View, words: Words) -> Iterator[str]:
    whom = [seat_name(seat, words) for seat in action.directed_at]
    what = [name_card(card, words, view) for card in action.targets]
    yield words(
        "vtes-draw-action",
        minion=name_card(action.minion, words, view),
        action=words(f"vtes-action-{action.kind}"),
        card=name_printed(action.printed, words) if action.printed else "none",
        target=words.listing(what) or words.listing(whom) or "none",
        bleed=action.bleed if action.kind == "bleed" else -1,
        stealth=action.stealth,
        blocked="yes" if action.blocked else "no",
    )
    if action.blocker != NONE and not action.blocked:
        yield words(
            "vtes-draw-blocker",
            minion=name_card(action.blocker, words, view),
            intercept=action.intercept,
            stealth=action.stealth,
        )


def _combat(combat: SeenCombat, view: View, words: Words) -> Iterator[str]:
    yield words(
        "vtes-draw-combat",
        acting=_fighter(combat.acting, view, words),
        defending=_fighter(combat.defending, view, words),
        round=combat.round,
        range=words("vtes-range-long" if combat.long else "vtes-range-close"),
        stage=words(f"vtes-stage-{combat.stage}"),
    )
    for strike in combat.strikes:
        yield words(
            "vtes-draw-strike",
            minion=name_card(strike.minion, words, view),
            card=name_printed(strike.printed, words) if strike.printed else "none",
            aim="none" if strike.aim == NONE else name_card(strike.aim, words, view),
        )


def _fighter(minion: int, view: View, words: Words) -> str:
    lying = register(view).in_play.get(minion)
    name = name_card(minion, words, view)
    counters = "none" if lying is None else counters_on(lying.seen, words)
    return words("vtes-draw-fighter", name=name, counters=counters)


def _referendum(ref: SeenReferendum, view: View, words: Words) -> Iterator[str]:
    subject = "none" if ref.subject == NONE else name_card(ref.subject, words, view)
    yield words(
        "vtes-draw-referendum",
        kind=ref.kind,
        subject=subject,
        name=name_printed(ref.printed, words) if ref.printed else "none",
        seat=seat_name(ref.seat, words),
        favor=ref.favor,
        against=ref.against,
        automatic="yes" if ref.automatic else "no",
    )
    terms = [name_card(card, words, view) for card in ref.targets]
    terms += [seat_name(seat, words) for seat in ref.victims]
    terms += [
        words(
            "vtes-draw-share",
            who=seat_name(share.seat, words) if share.card == NONE else name_card(share.card, words, view),
            points=share.points,
        )
        for share in ref.shares
    ]
    terms += [ref.word] if ref.word else []
    if terms:
        yield words("vtes-draw-terms", terms=", ".join(terms))
    for side, favor in (("for", True), ("against", False)):
        cast = [_cast(cast, view, words) for cast in ref.casts if cast.favor is favor]
        if cast:
            yield words("vtes-draw-casts", side=words(f"vtes-side-{side}"), casts=", ".join(cast))


def _cast(cast: SeenCast, view: View, words: Words) -> str:
    return words(
        "vtes-draw-cast",
        seat=seat_name(cast.seat, words),
        source="none" if cast.card == NONE else name_card(cast.card, words, view),
        votes=cast.votes,
        ballots=cast.ballots,
    )
