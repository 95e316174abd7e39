"""The table in a terminal: every Methuselah from your own seat clockwise, then what is going on, then your
hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from nocturne.kernel.view import View
from nocturne.kernel.words import Words
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.terms import NONE
from nocturne.vtes.view import SeenCard, SeenPlayer, VtesTable

_LOCKED = "⟂"
_ON = "└"


def draw(view: View, words: Words, width: int) -> RenderableType:
    """The table as a seat sees it."""
    table = view.table
    assert isinstance(table, VtesTable)
    own = view.seat if view.seat is not None else 0
    order = [(own + 1 + i) % view.seats for i in range(view.seats)]
    parts: list[RenderableType] = [_head(table, words)]
    parts += [_player(table.players[seat], table, view, words) for seat in order]
    parts += [Text(line, style="bold") for line in _in_progress(table, words)]
    if view.seat is not None:
        parts.append(_hand(table.players[view.seat], words))
    return Group(*parts)


def _seat_name(seat: int, words: Words) -> str:
    return words("kernel-seat", number=seat + 1)


def _head(table: VtesTable, words: Words) -> Text:
    edge = words("vtes-draw-nobody") if table.edge == NONE else _seat_name(table.edge, words)
    return Text(
        words(
            "vtes-draw-head",
            turn=table.turn,
            seat=_seat_name(table.active, words),
            phase=words(f"vtes-phase-{table.phase.value}"),
            edge=edge,
        ),
        style="bold red",
    )


def _player(player: SeenPlayer, table: VtesTable, view: View, words: Words) -> RenderableType:
    marks = []
    if player.seat == table.active:
        marks.append("▶")
    if view.seat is not None and player.seat != view.seat and not player.out:
        if table.players[view.seat].prey == player.seat:
            marks.append(words("vtes-draw-prey"))
        if table.players[view.seat].predator == player.seat:
            marks.append(words("vtes-draw-predator"))
    title = " ".join([_seat_name(player.seat, words), *marks])
    facts = words(
        "vtes-draw-facts",
        pool=player.pool,
        points=f"{player.points:g}",
        hand=player.hand_count,
        library=player.library_count,
        crypt=player.crypt_count,
        ash=len(player.ash),
    )
    if player.out:
        return Text(f"{title}: {words(f'vtes-draw-{player.out}')}, {facts}", style="dim")
    body = Text(facts)
    for region, cards in _regions(player):
        if cards:
            body.append(f"\n{words(f'vtes-draw-{region}')}", style="italic")
            for card in cards:
                for line in _lines(card, words, "  "):
                    body.append("\n")
                    body.append(line)
    style = "red" if player.seat == table.active else "dim"
    return Panel(body, title=title, title_align="left", border_style=style, padding=(0, 1))


def _regions(player: SeenPlayer) -> Iterator[tuple[str, tuple[SeenCard, ...]]]:
    yield "ready", player.ready
    yield "torpor", player.torpor
    yield "incapacitated", player.incapacitated
    yield "area", player.area
    yield "uncontrolled", player.uncontrolled


def _lines(card: SeenCard, words: Words, indent: str) -> Iterator[Text]:
    yield _line(card, words, indent)
    for attached in card.attached:
        yield from _lines(attached, words, f"{indent}{_ON} ")


def _line(card: SeenCard, words: Words, indent: str) -> Text:
    line = Text(indent)
    line.append(f"{_LOCKED} " if card.locked else "  ", style="yellow")
    if not card.printed:
        line.append(words("vtes-card-face-down"), style="dim")
        if card.blood:
            line.append(f" ●{card.blood}", style="red")
        return line
    line.append(face_of(card.printed).name, style="bold" if not card.locked else "")
    if card.capacity:
        line.append(f" ●{card.blood}/{card.capacity}", style="red")
    elif card.blood:
        line.append(f" ♥{card.blood}", style="red")
    if card.counters:
        line.append(f" ◆{card.counters}", style="cyan")
    line.append("".join(f" · {fact}" for fact in _facts(card, words)), style="dim")
    return line


def _facts(card: SeenCard, words: Words) -> Iterator[str]:
    if card.contested:
        yield words("vtes-draw-contested")
    if card.clan:
        yield card.clan
    if card.title:
        yield card.title
    if card.anarch:
        yield words("vtes-draw-anarch")
    if card.disciplines:
        yield " ".join(card.disciplines)
    if card.bleed > 1:
        yield words("vtes-draw-bleed", amount=card.bleed)
    if card.strength > 1:
        yield words("vtes-draw-strength", amount=card.strength)


def _in_progress(table: VtesTable, words: Words) -> Iterator[str]:
    action = table.action
    if action is None:
        return
    names = {card.card: card.printed for player in table.players for card in _all_cards(player)}

    def name(card: int) -> str:
        return face_of(names[card]).name if names.get(card) else words("vtes-card-unseen")

    yield words(
        "vtes-draw-action",
        minion=name(action.minion),
        action=words(f"vtes-action-{action.kind}"),
        stealth=action.stealth,
        card="none" if not action.printed else face_of(action.printed).name,
    )
    if action.kind == "bleed":
        yield words("vtes-draw-bleed-of", amount=action.bleed)
    if action.blocker != NONE:
        yield words("vtes-draw-blocker", minion=name(action.blocker), intercept=action.intercept)


def _all_cards(player: SeenPlayer) -> Iterator[SeenCard]:
    waiting = [card for _region, cards in _regions(player) for card in cards]
    while waiting:
        card = waiting.pop()
        waiting += card.attached
        yield card


def _hand(player: SeenPlayer, words: Words) -> RenderableType:
    names = sorted(face_of(card.printed).name for card in player.hand)
    return Text(words("vtes-draw-hand", cards=", ".join(names) or "-"))
