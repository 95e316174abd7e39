"""The table for a terminal: a map, the trail as it may be seen, sheets, hands and tokens."""

from __future__ import annotations

from typing import Any

from nocturne.dracula.components.board import CASTLE, FIRST_SEA, PLACES, Board, Place, board
from nocturne.dracula.components.box import components
from nocturne.dracula.state import DRACULA
from nocturne.dracula.view.naming import name
from nocturne.dracula.view.table import DraculaTable, SeenHideout, SeenHunter, board_of
from nocturne.kernel.view import View
from nocturne.kernel.words import Words

_LETTERS = {"godalming": "G", "seward": "S", "van_helsing": "V", "mina": "M"}
_REGION_STYLES = ("bright_red", "yellow", "bright_blue", "white", "green", "magenta", "cyan")
_WEST, _EAST, _NORTH, _SOUTH = -10.5, 30.5, 58.2, 36.0
_LEAST_WIDTH = 60


def draw(view: View, words: Words, width: int) -> Any:
    """The table as a rich renderable."""
    from rich.console import Group
    from rich.rule import Rule
    from rich.text import Text

    table: DraculaTable = view.table
    parts: list[Any] = [_tracks(table, words), _map(table, words, view.seat, max(_LEAST_WIDTH, width - 1))]
    parts += [Text(words("dracula-draw-legend"), style="dim"), *_ways(table, words, view.seat)]
    parts += [Rule(words("dracula-draw-trail"), style="red"), _trail(table, words)]
    parts += [Rule(words("dracula-draw-hunters"), style="blue"), _hunters(table, words)]
    parts += [_dracula(table, words), *_tokens(table, words), *_fight(table, words)]
    return Group(*parts)


def _tracks(table: DraculaTable, words: Words) -> Any:
    from rich.text import Text

    line = Text()
    time = words("dracula-draw-time", weekday=words(f"dracula-weekday-{table.weekday}"), round=table.round)
    line.append(f"{time} · {words(f'dracula-phase-{table.phase}')}", style="bold")
    line.append("   ")
    done, left = "█" * table.influence, "░" * (table.influence_to_win - table.influence)
    line.append(words("dracula-draw-influence", value=table.influence, most=table.influence_to_win) + " ")
    line.append(done, style="red")
    line.append(left, style="dim")
    line.append("   " + words("dracula-draw-despair", count=table.despair))
    return line


# -- the map


class _Canvas:
    """A grid of characters with styles."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.cells: list[list[tuple[str, str] | None]] = [[None] * width for _ in range(height)]

    def free(self, x: int, y: int, length: int) -> bool:
        if not 0 <= y < self.height or x < 0 or x + length > self.width:
            return False
        return all(self.cells[y][i] is None for i in range(x, x + length))

    def write(self, x: int, y: int, text: str, style: str) -> None:
        for i, letter in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height:
                self.cells[y][x + i] = (letter, style)


def _map(table: DraculaTable, words: Words, seat: int | None, width: int) -> Any:
    from rich.text import Text

    europe = board_of(table)
    canvas = _Canvas(width, max(22, min(34, width // 3)))
    spots = {Place(i): _spot(europe, Place(i), canvas) for i in range(PLACES)}
    marks = _marks(table, europe)
    near = _neighbours(table, words, seat, europe)
    for place in range(FIRST_SEA):
        x, y = spots[Place(place)]
        mark, style = marks.get(
            Place(place), (_plain_mark(europe, Place(place)), _region_style(europe, Place(place)))
        )
        canvas.write(x, y, mark, style)
    for place in range(FIRST_SEA):
        mark = marks.get(Place(place), (" ", ""))[0]
        style = _region_style(europe, Place(place)) + (" bold underline" if place in near else "")
        _label(canvas, *spots[Place(place)], len(mark), name(f"place:{place}", words), style)
    for place in range(FIRST_SEA, PLACES):
        mark, _ = marks.get(Place(place), ("~", ""))
        called = f"{mark} {name(f'place:{place}', words)}"
        x, y = spots[Place(place)]
        for dx, dy in ((0, 0), (0, 1), (0, -1), (-8, 0), (4, 0), (-8, 1), (4, -1)):
            if canvas.free(x + dx, y + dy, len(called)):
                canvas.write(x + dx, y + dy, called, "italic dim blue")
                break
    text = Text(no_wrap=True, overflow="crop")
    for row in canvas.cells:
        for cell in row:
            text.append(*(cell or (" ", "")))
        text.append("\n")
    return text


def _neighbours(table: DraculaTable, words: Words, seat: int | None, europe: Board) -> set[Place]:
    """The places one road or one sea move away from where one is: underlined on the map."""
    here = [Place(europe.refs.index(ref)) for _, ref in _standing(table, words, seat)]
    return {there for place in here for there in europe.adjacent[place]}


def _spot(europe: Board, place: Place, canvas: _Canvas) -> tuple[int, int]:
    info = europe.info[place]
    x = (info.lon - _WEST) / (_EAST - _WEST) * (canvas.width - 12)
    y = (_NORTH - info.lat) / (_NORTH - _SOUTH) * (canvas.height - 1)
    return max(0, round(x)), min(canvas.height - 1, max(0, round(y)))


def _plain_mark(europe: Board, place: Place) -> str:
    if place == CASTLE:
        return "♜"
    return "●" if europe.large[place] else "○"


def _region_style(europe: Board, place: Place) -> str:
    return _REGION_STYLES[europe.region[place]]


def _marks(table: DraculaTable, europe: Board) -> dict[Place, tuple[str, str]]:
    """What stands on a place: hunters' letters, trail spaces, D for Dracula."""
    found: dict[Place, str] = {}
    for hunter in table.hunters:
        if hunter.place in europe.refs[:PLACES]:
            place = Place(europe.refs.index(hunter.place))
            found[place] = found.get(place, "") + _LETTERS[hunter.hunter]
    for i, there in enumerate(table.trail):
        if there is not None and there.place is not None:
            place = Place(europe.refs.index(there.place))
            here = there.place == table.dracula.place
            found[place] = found.get(place, "") + ("D" if here else str(i + 1))
    for lair in table.lairs:
        if lair.place is not None:
            place = Place(europe.refs.index(lair.place))
            found[place] = found.get(place, "") + "L"
    for ref in table.fog:
        place = Place(europe.refs.index(ref))
        found[place] = found.get(place, "") + "≈"
    for ref in table.storms:
        place = Place(europe.refs.index(ref))
        found[place] = found.get(place, "") + "ϟ"
    for holy in (table.consecrated, *table.hosts):
        if holy is not None:
            place = Place(europe.refs.index(holy))
            found[place] = found.get(place, "") + "✝"
    return {place: (text, "bold reverse") for place, text in found.items()}


def _label(canvas: _Canvas, x: int, y: int, mark: int, called: str, style: str) -> None:
    """Write a city's name beside its mark, as much of it as there is room for."""
    for length in (len(called), 7, 5, 4, 3):
        text = called[:length]
        for left, row in (
            (x + mark, y),
            (x - len(text), y),
            (x, y + 1),
            (x - len(text) + 1, y - 1),
            (x, y - 1),
        ):
            if canvas.free(left, row, len(text)):
                canvas.write(left, row, text, style)
                return


# -- lists


def _ways(table: DraculaTable, words: Words, seat: int | None) -> list[Any]:
    """The connections from where one is."""
    from rich.text import Text

    europe = board_of(table)
    lines = []
    for who, ref in _standing(table, words, seat):
        place = Place(europe.refs.index(ref))
        parts = []
        for label, ends in (
            ("roads", europe.roads[place]),
            ("white", europe.white_rails[place]),
            ("yellow", tuple(end for end in europe.rails[place] if end not in europe.white_rails[place])),
            ("seas", europe.seas[place]),
        ):
            if ends:
                names = ", ".join(name(f"place:{end}", words) for end in ends)
                parts.append(words(f"dracula-draw-{label}", places=names))
        text = Text()
        region = europe.region_of(place)
        where = name(f"at:{place}", words)
        if region is not None:
            where = f"{where} ({name(f'region:{region}', words)})"
        text.append(words("dracula-draw-from", who=who, place=where), style="bold")
        text.append(" " + " · ".join(parts))
        lines.append(text)
    return lines


def _standing(table: DraculaTable, words: Words, seat: int | None) -> list[tuple[str, str]]:
    places = set(board().refs[:PLACES])
    if seat == DRACULA:
        here = table.dracula.place
        return [(words("dracula-character-dracula"), here)] if here in places and here else []
    mine = [hunter for hunter in table.hunters if hunter.seat == seat and hunter.place in places]
    acting = [hunter for hunter in mine if hunter.hunter == table.acting]
    return [
        (words(f"dracula-character-{hunter.hunter}"), hunter.place)
        for hunter in acting or mine
        if hunter.place is not None
    ]


def _refs(refs: list[str | None], words: Words) -> str:
    known = [name(ref, words) for ref in refs if ref is not None]
    hidden = len(refs) - len(known)
    if hidden:
        known.append(words("dracula-draw-hidden", count=hidden))
    return ", ".join(known) or "–"


def _trail(table: DraculaTable, words: Words) -> Any:
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(expand=True, show_lines=False, pad_edge=False)
    for number in range(1, 7):
        grid.add_column(str(number), justify="center", ratio=1)
    # Read as markup here: the console that prints it takes every sentence literally.
    grid.add_row(*(Text.from_markup(_hideout(there, words)) for there in table.trail))
    if table.lairs:
        lairs = [Text.from_markup(_hideout(lair, words)) for lair in table.lairs]
        grid.add_section()
        grid.add_row(*lairs, *[""] * (6 - len(lairs)))
    return grid


def _hideout(there: SeenHideout | None, words: Words) -> str:
    """One space: what is known of its cards, its encounters, its tokens."""
    if there is None:
        return "[dim]·[/]"
    lines = []
    for power in there.powers:
        lines.append(f"[magenta]{words(f'dracula-card-{power}')}[/]")
    if there.place is not None:
        style = "bold red" if there.face_up else "red"
        lines.append(f"[{style}]{name(there.place, words)}[/]")
    elif not there.powers or there.powers == ["wolf_form"]:
        lines.append(f"[dim]{words(f'dracula-back-{there.back}')}[/]")
    for encounter in there.encounters:
        if encounter.card is None:
            lines.append("[dim]▒[/]")
        else:
            wounds = f" -{encounter.damage}" if encounter.damage else ""
            style = "yellow" if encounter.face_up else "dim yellow"
            lines.append(f"[{style}]{name(encounter.card, words)}{wounds}[/]")
    if there.rumor:
        lines.append(f"[green]{words('dracula-token-rumor')}[/]")
    if there.bat:
        lines.append(f"[dim]{words('dracula-card-escape_as_bat')}[/]")
    return "\n".join(lines)


def _hunters(table: DraculaTable, words: Words) -> Any:
    from rich.table import Table as Grid

    grid = Grid(expand=True, pad_edge=False)
    for column in ("who", "place", "health", "items", "events", "tickets"):
        grid.add_column(
            words(f"dracula-draw-column-{column}"), ratio=1 if column in ("items", "events") else None
        )
    for hunter in table.hunters:
        grid.add_row(*_hunter_row(hunter, words), style="bold" if hunter.hunter == table.acting else "")
    return grid


def _hunter_row(hunter: SeenHunter, words: Words) -> list[str]:
    signs = []
    if hunter.delayed:
        signs.append(words("dracula-draw-delayed"))
    if hunter.bats:
        signs.append(words("dracula-token-bats"))
    if hunter.weakened:
        signs.append(words("dracula-draw-weakened"))
    who = f"{_LETTERS[hunter.hunter]} {words(f'dracula-character-{hunter.hunter}')}"
    if hunter.place is not None:
        place = name(hunter.place, words)
    elif hunter.hospital is not None:
        place = words("dracula-draw-defeated", place=name(hunter.hospital, words))
    else:
        place = "–"
    health = f"{hunter.health - hunter.damage}/{hunter.health}"
    return [
        who,
        place + (f" ({', '.join(signs)})" if signs else ""),
        health,
        _refs(hunter.items, words),
        _refs(hunter.events, words),
        _tickets(hunter.tickets),
    ]


def _tickets(refs: list[str | None]) -> str:
    """White and yellow value of each ticket, as printed on it."""
    tokens = components().ticket_tokens
    known = [tokens[int(ref.partition(":")[2])] for ref in refs if ref is not None]
    shown = [f"{ticket.white}/{ticket.yellow or '–'}" for ticket in known]
    return " ".join([*shown, *["▒"] * (len(refs) - len(known))]) or "–"


def _dracula(table: DraculaTable, words: Words) -> Any:
    from rich.text import Text

    dracula = table.dracula
    health = f"{dracula.health - dracula.damage}/{dracula.health}"
    where = name(dracula.place, words) if dracula.place is not None else words("dracula-draw-unseen")
    text = Text()
    text.append(
        words("dracula-draw-dracula", health=health, place=where, rumors=dracula.rumors), style="bold red"
    )
    text.append("\n" + words("dracula-draw-his-events", cards=_refs(dracula.events, words)))
    text.append("\n" + words("dracula-draw-his-encounters", cards=_refs(dracula.encounters, words)))
    decks = table.decks
    top = words(f"dracula-draw-top-{decks.top_event or 'none'}")
    text.append(
        "\n"
        + words("dracula-draw-decks", events=decks.events, top=top, items=decks.items, tickets=decks.tickets)
    )
    return text


def _tokens(table: DraculaTable, words: Words) -> list[Any]:
    from rich.text import Text

    lines = []
    allies = [ref for ref in (table.hunter_ally, table.dracula.ally) if ref is not None]
    if allies:
        lines.append(words("dracula-draw-allies", cards=_refs(list(allies), words)))
    if table.roadblocks:
        lines.append(words("dracula-draw-roadblocks", links=_refs(list(table.roadblocks), words)))
    if table.fog:
        lines.append(words("dracula-draw-fog", places=_refs(list(table.fog), words)))
    if table.storms:
        lines.append(words("dracula-draw-storms", places=_refs(list(table.storms), words)))
    holy = [ref for ref in (table.consecrated, *table.hosts) if ref is not None]
    if holy:
        lines.append(words("dracula-draw-holy", places=_refs(list(holy), words)))
    return [Text(line) for line in lines]


def _fight(table: DraculaTable, words: Words) -> list[Any]:
    from rich.panel import Panel

    fight = table.fight
    if fight is None:
        return []
    vampire = "character:dracula" if fight.vampire < 0 else f"encounter:{fight.vampire}"
    lines = [
        words("dracula-draw-fight-round", number=fight.round, hand=fight.hand, played=len(fight.played)),
        words(
            "dracula-draw-fight-played", cards=_refs([f"combat:{card.card}" for card in fight.played], words)
        ),
    ]
    for hunter in fight.hunters:
        card = fight.cards[hunter]
        shown = words(card) if card is not None else "–"
        lines.append(f"{name(f'hunter:{hunter}', words)}: {shown}")
    if fight.own_hand:
        lines.append(
            words("dracula-draw-fight-hand", cards=_refs([f"combat:{c}" for c in fight.own_hand], words))
        )
    title = words("dracula-draw-fight", vampire=name(vampire, words), place=name(f"at:{fight.place}", words))
    return [Panel("\n".join(lines), title=title, border_style="red")]
