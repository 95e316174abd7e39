"""How places, cards, hunters and links are called, in sentences and when somebody types part of a name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from nocturne.dracula.components.board import PLACES, Board, Place, board
from nocturne.dracula.components.box import PowerId, components
from nocturne.dracula.rules.questions.offering import kinds_of
from nocturne.dracula.state import HUNTERS
from nocturne.dracula.view.table import DraculaTable, board_of
from nocturne.kernel.view import View
from nocturne.kernel.words import Words

_FAMILIES = ("event", "item", "encounter", "combat")


def name(ref: str, words: Words, view: View | None = None) -> str:
    """The name of what a reference such as ``item:12`` or ``to:7`` stands for. Only links have different
    numbers at different tables, and need the view."""
    kind, _, ident = ref.partition(":")
    if ident == "-1":  # Dracula himself, or something the listener may not know
        return words("dracula-character-dracula" if kind == "hunter" else f"dracula-hidden-{kind}")
    if kind == "hunter":
        return words(f"dracula-character-{HUNTERS[int(ident)].value if ident.isdigit() else ident}")
    if kind in ("at", "from", "to"):
        return words(f"dracula-{kind}-{_ids()[int(ident)] if ident.isdigit() else ident}")
    if kind == "place":
        return name(_refs()[int(ident)], words)
    if kind in _FAMILIES:
        return words(f"dracula-card-{kinds_of(kind)[int(ident)] if ident.isdigit() else ident}")
    if kind == "power":
        return words(f"dracula-card-{ident}")
    if kind == "ticket":
        ticket = components().ticket_tokens[int(ident)]
        return words("dracula-ticket", white=ticket.white, yellow=ticket.yellow)
    if kind == "link":
        link = _board(view).links[int(ident)]
        ends = {"one": name(f"place:{link.a}", words), "other": name(f"place:{link.b}", words)}
        return words(f"dracula-link-{'road' if link.kind == 'road' else 'railway'}", **ends)
    if kind == "space":
        return words("dracula-space", number=int(ident))
    return words(f"dracula-{kind}-{ident}")


def _board(view: View | None) -> Board:
    """The board of whoever looks; without a view, as it is mostly read."""
    return board_of(view.table) if view is not None and isinstance(view.table, DraculaTable) else board()


@cache
def _ids() -> tuple[str, ...]:
    return board().ids


@cache
def _refs() -> tuple[str, ...]:
    return board().refs


def find(text: str, words: Words) -> Iterator[str]:
    """Places, cards and hunters whose name begins with, or contains, what somebody typed."""
    wanted = fold(text)
    if not wanted:
        return
    known = [(ref, fold(name(ref, words))) for ref in _everything()]
    exact = [ref for ref, called in known if called == wanted]
    yield from exact or [ref for ref, called in known if wanted in called]


@cache
def _everything() -> tuple[str, ...]:
    """A reference for each thing with a name: of the copies of a card, the first."""
    box = components()
    refs = [*_refs(), *(f"hunter:{hunter}" for hunter in range(len(HUNTERS)))]
    for family in _FAMILIES:
        kinds = kinds_of(family)
        refs += [f"{family}:{kinds.index(kind)}" for kind in dict.fromkeys(kinds)]
    refs += [f"power:{power.value}" for power in PowerId]
    return tuple(refs) + tuple(f"combat:{card.id.value}" for card in box.hunter_combat)


@cache
def _of_the_box() -> frozenset[str]:
    """Every place and hunter, and every kind of card by its id: ``item:rifle``, not one copy of it."""
    kinds = {f"{family}:{kind}" for family in _FAMILIES for kind in kinds_of(family)}
    kinds.update(ref for ref in _everything() if ref.partition(":")[0] not in ("event", "item", "encounter"))
    return frozenset(ref for ref in kinds if not ref.startswith("combat:") or not ref[7:].isdigit())


def is_of_the_box(ref: str) -> bool:
    """Whether a reference is to something that everybody knows of, whatever is hidden."""
    return ref in _of_the_box()


def fold(text: str) -> str:
    """Lower case, without accents or punctuation: how names are compared."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if letter.isalnum())


def describe(ref: str, words: Words, view: View) -> Any:
    """What a card or a ticket does, what a hunter's abilities are, what the board shows of a place."""
    kind, _, ident = ref.partition(":")
    title = name(ref, words)
    if kind in _FAMILIES or kind == "power":
        card = kinds_of(kind)[int(ident)] if ident.isdigit() else ident
        return f"[bold]{title}[/]\n" + words(f"dracula-card-{card}-text")
    if kind == "hunter":
        sheet = components().hunters[
            int(ident) if ident.isdigit() else [h.value for h in HUNTERS].index(ident)
        ]
        lines = [f"[bold]{title}[/]"]
        for ability in sheet.abilities:
            lines.append(
                f"[italic]{words(f'dracula-ability-{ability}')}[/] {words(f'dracula-ability-{ability}-text')}"
            )
        return "\n".join(lines)
    if kind == "ticket" and ident.isdigit():
        token = components().ticket_tokens[int(ident)]
        return f"[bold]{title}[/]\n" + words("dracula-tell-ticket", white=token.white, yellow=token.yellow)
    if ref in _refs()[:PLACES]:
        return "\n".join((f"[bold]{title}[/]", *_place_told(Place(_refs().index(ref)), words, view)))
    return None


def _place_told(place: Place, words: Words, view: View) -> Iterator[str]:
    """What the board shows of a place: its region and size, and what leads there."""
    here = _board(view)
    info = here.info[place]
    region = "" if info.region is None else words(f"dracula-region-{info.region}")
    yield words("dracula-tell-place", kind=info.size or info.kind, region=region)

    def told(message: str, places: Iterable[int]) -> Iterator[str]:
        names = [name(here.refs[other], words) for other in places]
        if names:
            yield words(message, places=", ".join(names))

    if info.hospital:
        yield words("dracula-tell-hospital")
    yield from told("dracula-tell-border" if info.kind == "sea" else "dracula-tell-port", here.seas[place])
    yield from told("dracula-tell-roads", here.roads[place])
    yield from told("dracula-tell-white", here.white_rails[place])
    yield from told(
        "dracula-tell-yellow", [city for city in here.rails[place] if city not in here.white_rails[place]]
    )
    if info.kind != "sea" and not info.consecratable:
        yield words("dracula-tell-unholy")
