"""The table in a terminal: every Methuselah from the viewer's prey clockwise, what is going on, and last the
viewer's own cards and hand. Narrow windows get one Methuselah under the other, wide ones two side by side.

Nothing is told by colour alone, and what can wait is compressed: of the cards the others keep face down only
the counters on them are shown, of ash heaps only the size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from nocturne.drawing import Hanging
from nocturne.kernel.view import View
from nocturne.kernel.words import Words
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.terms import NONE, Phase
from nocturne.vtes.view.cards import SeenCard
from nocturne.vtes.view.describe import cost_of, icons_of, types_of
from nocturne.vtes.view.going_on import going_on
from nocturne.vtes.view.naming import Register, counters_on, name_printed, numbered, register, seat_name
from nocturne.vtes.view.table import SeenPlayer, VtesTable

_WIDE = 108
"""From this many columns on two Methuselahs stand side by side."""

_ACTIVE = "▶"
_CHOICE = "▸"


def draw(view: View, words: Words, width: int) -> RenderableType:
    """The table as a seat sees it."""
    drawing = _Drawing(view, words)
    own = view.seat
    first = 0 if own is None else own + 1
    order = [(first + i) % view.seats for i in range(view.seats)]
    others = [drawing.player(seat) for seat in order if seat != own]
    parts: list[RenderableType] = [Hanging(drawing.head(), 4)]
    parts += _side_by_side(others) if width >= _WIDE else others
    parts += [Hanging(Text(f"» {line}", style="bold"), 4) for line in going_on(view, words)]
    if own is not None:
        hand = drawing.hand(own)
        mine = drawing.player(own)
        parts += _halves(mine, hand, 5, 4) if width >= _WIDE else [mine, hand]
    return Group(*parts)


def _side_by_side(blocks: list[RenderableType]) -> list[RenderableType]:
    rows: list[RenderableType] = []
    for place in range(0, len(blocks) - 1, 2):
        rows += _halves(blocks[place], blocks[place + 1])
    return rows if len(blocks) % 2 == 0 else [*rows, blocks[-1]]


def _halves(
    left: RenderableType, right: RenderableType, left_part: int = 1, right_part: int = 1
) -> list[RenderableType]:
    grid = Grid.grid(expand=True, padding=(0, 2, 0, 0))
    grid.add_column(ratio=left_part)
    grid.add_column(ratio=right_part)
    grid.add_row(left, right)
    return [grid]


class _Drawing:
    """One view in one language, being drawn."""

    def __init__(self, view: View, words: Words) -> None:
        assert isinstance(view.table, VtesTable)
        self.view = view
        self.table = view.table
        self.words = words
        self.cards: Register = register(view)

    def head(self) -> Text:
        """Whose turn it is, how far it has come, who has the Edge."""
        table, words = self.table, self.words
        return Text(
            words(
                "vtes-draw-head",
                turn=table.turn,
                seat=seat_name(table.active, words),
                phase=words(f"vtes-phase-{table.phase.value}"),
                edge="none" if table.edge == NONE else seat_name(table.edge, words),
            ),
            style="bold",
        )

    # -- a Methuselah

    def player(self, seat: int) -> RenderableType:
        """A Methuselah with everything before her."""
        player = self.table.players[seat]
        if player.out:
            gone = self.words("vtes-draw-gone", points=f"{player.points:g}", ash=len(player.ash))
            return Text.assemble("  ", (f"{self._title(player)}  {gone}", "dim"))
        lines = [self._heading(player)]
        lines += [line for card in player.ready for line in self._lines(card)]
        for region, cards in (("torpor", player.torpor), ("incapacitated", player.incapacitated)):
            lines += self._listed(region, [self._brief(card) for card in cards])
        lines += self._listed("area", [self._brief(card) for card in player.area])
        if seat == self.view.seat:
            lines += [line for card in player.uncontrolled for line in self._waiting(card)]
        else:
            lines += self._listed("uncontrolled", [self._brief(card) for card in player.uncontrolled])
        return Group(*lines)

    def _heading(self, player: SeenPlayer) -> RenderableType:
        active = player.seat == self.table.active
        marks = f"{_ACTIVE} " if active else "  "
        title = (self._title(player), "bold red" if active else "bold")
        return Hanging(Text.assemble((marks, "bold red"), title, "  ", (self._standing(player), "")), 4)

    def _title(self, player: SeenPlayer) -> str:
        name = seat_name(player.seat, self.words)
        return self.words("vtes-draw-title", seat=name, role=self._role(player), out=player.out or "none")

    def _role(self, player: SeenPlayer) -> str:
        """What she is to the viewer."""
        if self.view.seat is None or player.out:
            return "none"
        own = self.table.players[self.view.seat]
        if player.seat == own.seat:
            return "you"
        if own.prey == own.predator == player.seat:
            return "both"
        return "prey" if own.prey == player.seat else "predator" if own.predator == player.seat else "none"

    def _standing(self, player: SeenPlayer) -> str:
        acting = player.seat == self.table.active and player.seat == self.view.seat
        return self.words(
            "vtes-draw-standing",
            pool=player.pool,
            points=f"{player.points:g}",
            hand=player.hand_count,
            library=player.library_count,
            crypt=player.crypt_count,
            ash=len(player.ash),
            edge="yes" if player.seat == self.table.edge else "no",
            transfers=player.transfers if acting and self.table.phase is Phase.INFLUENCE else 0,
            masters=player.master_actions if acting and self.table.phase is Phase.MASTER else 0,
        )

    def _listed(self, region: str, items: list[str]) -> list[RenderableType]:
        if not items:
            return []
        line = Text.assemble("    ", (self.words(f"vtes-draw-{region}"), "italic"), " ", ", ".join(items))
        return [Hanging(line, 6)]

    # -- a card

    def _lines(self, card: SeenCard) -> Iterator[RenderableType]:
        """A ready minion, and under it what is on it."""
        line = Text("    ")
        line.append(self._name(card), style="" if card.locked else "bold")
        self._append_state(line, card)
        line.append("".join(f" · {fact}" for fact in self._facts(card)), style="dim")
        yield Hanging(line, 8)
        if card.attached:
            on = ", ".join(self._brief(other) for other in card.attached)
            yield Hanging(Text.assemble(("      └ ", "dim"), on), 8)

    def _waiting(self, card: SeenCard) -> Iterator[RenderableType]:
        """An uncontrolled card of the viewer's own, with what is worth knowing before paying for it."""
        if not card.printed:
            yield from self._listed("uncontrolled", [self._brief(card)])
            return
        mark = self.words("vtes-draw-uncontrolled-one")
        line = Text.assemble("    ", (mark, "italic"), " ", self._name(card))
        self._append_state(line, card)
        crypt = face_of(card.printed).crypt
        if crypt is not None:
            facts = [crypt.clan, " ".join(_icons(crypt.disciplines))]
            line.append("".join(f" · {fact}" for fact in facts if fact), style="dim")
        yield Hanging(line, 8)

    def _append_state(self, line: Text, card: SeenCard) -> None:
        counters = counters_on(card, self.words)
        if counters != "none":
            line.append(f" {counters}", style="red")
        if card.blood and card.counters:
            line.append(f" {self.words('vtes-counters-other', counters=card.counters)}", style="cyan")
        if card.locked:
            line.append(f" {self.words('vtes-draw-locked')}", style="yellow")
        if card.contested:
            line.append(f" {self.words('vtes-draw-contested')}", style="yellow")

    def _brief(self, card: SeenCard) -> str:
        """A card in a list: its name and what is on it."""
        state = Text()
        self._append_state(state, card)
        on = [self._brief(other) for other in card.attached]
        return self.words(
            "vtes-draw-brief",
            name=self._name(card),
            state=state.plain.strip() or "none",
            on=", ".join(on) or "none",
        )

    def _name(self, card: SeenCard) -> str:
        lying = self.cards.in_play[card.card]
        if not card.printed:
            return self.words("vtes-draw-face-down", number=lying.which)
        return numbered(lying, self.words)

    def _facts(self, card: SeenCard) -> Iterator[str]:
        words = self.words
        if card.clan:
            yield card.clan
        if card.title:
            yield words(f"vtes-title-{card.title.replace(' ', '-')}")
        elif card.votes:
            yield words("vtes-draw-votes", votes=card.votes)
        if card.anarch:
            yield words("vtes-draw-anarch")
        if card.disciplines:
            yield " ".join(card.disciplines)
        if card.bleed != 1:
            yield words("vtes-draw-bleed", amount=card.bleed)
        if card.strength != 1:
            yield words("vtes-draw-strength", amount=card.strength)
        if card.lent_by != NONE:
            yield words("vtes-draw-lent", seat=seat_name(card.lent_by, words))

    # -- the hand

    def hand(self, seat: int) -> RenderableType:
        """The viewer's hand, copies together, what can be chosen now marked."""
        player = self.table.players[seat]
        copies = Counter(card.printed for card in player.hand)
        choosable = self._choosable()
        offered = {card.printed for card in player.hand if f"card:{card.card}" in choosable}
        marked = "yes" if offered else "no"
        title = self.words("vtes-draw-hand", count=player.hand_count, marked=marked)
        lines: list[RenderableType] = [Text.assemble("  ", (title, "bold"))]
        for printed in sorted(copies, key=lambda key: (face_of(key).types, name_printed(key, self.words))):
            lines.append(self._held(printed, copies[printed], printed in offered))
        return Group(*lines)

    def _choosable(self) -> set[str]:
        """What can be played in the decision the viewer is asked for; discarding is no playing."""
        decision = self.view.decision
        options = () if decision is None else decision.options
        return {ref for option in options if not option.key.startswith("discard") for ref in option.subjects}

    def _held(self, printed: int, copies: int, offered: bool) -> RenderableType:
        face = face_of(printed)
        line = Text.assemble(
            (f"  {_CHOICE} " if offered else "    ", "bold green"),
            (f"{copies}× " if copies > 1 else "", "dim"),
            (name_printed(printed, self.words), "bold" if offered else ""),
        )
        facts = [icons_of(face.card), types_of(face.card, self.words), cost_of(face.card, self.words)]
        line.append("".join(f" · {fact}" for fact in facts if fact), style="dim")
        return Hanging(line, 8)


def _icons(disciplines: Mapping[str, int]) -> list[str]:
    """Codes in small letters at basic level and in capitals at superior."""
    return [code.upper() if disciplines[code] == 2 else code for code in sorted(disciplines)]
