"""A card in full: what is printed on it, how the table reads it, what has been ruled about it; and which
cards somebody may mean who types part of a name.

The printed text and the rulings come from the installed card list, in English as they are published. The
reading is made from the card's tree in the language of the person. A French reader has name and text in
French where there is a translation.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from nocturne.kernel.view import View
from nocturne.kernel.words import Words
from nocturne.vtes.cards.catalogue import catalogue, key_of
from nocturne.vtes.cards.faces import face_of, parts_of
from nocturne.vtes.cards.french import french_cards, french_text
from nocturne.vtes.cards.lexicon import DISCIPLINES, VIRTUES, CardType
from nocturne.vtes.cards.printed import Card, CryptCard, LibraryCard
from nocturne.vtes.cards.render.reader import read_tree
from nocturne.vtes.rulings import rulings_of
from nocturne.vtes.view.naming import register
from nocturne.vtes.view.table import VtesTable

# -- finding


def find(text: str, words: Words, view: View) -> Iterator[str]:
    """The cards a person may mean: those of that name in view, else of all cards; then those whose name has
    these words in it, in view before others; last, those with a similar name."""
    wanted = key_of(text)
    if not wanted:
        return
    seen = {ref: key_of(face_of(printed).name) for ref, printed in _in_view(view)}
    cards = catalogue()
    named = cards.find(text)
    if named is None and (named := french_cards().find(text)) is not None:
        wanted = key_of(named.name)
    exact = [ref for ref, name in seen.items() if name == wanted]
    if exact:
        yield from exact
    elif named is not None:
        yield f"printed:{named.id}"
    elif partly := [ref for ref, name in seen.items() if f" {wanted}" in f" {name}"]:
        yield from partly
    else:
        found = cards.containing(text) or [cards.named(name) for name in cards.near(text)]
        yield from (f"printed:{card.id}" for card in found)


def _in_view(view: View) -> Iterator[tuple[str, int]]:
    """A reference to one card of each kind that the viewer can see, her own first."""
    table = view.table
    assert isinstance(table, VtesTable)
    cards = register(view)
    own = [] if view.seat is None else [card.card for card in table.players[view.seat].hand]
    lying = sorted(cards.in_play, key=lambda card: cards.in_play[card].seat != view.seat)
    told: set[int] = {0}
    for card in (*own, *lying, *cards.elsewhere):
        printed = cards.printed(card)
        if printed not in told:
            told.add(printed)
            yield f"card:{card}", printed


# -- describing


def describe(ref: str, words: Words, view: View) -> RenderableType | None:
    """A card in full; None for what is no card."""
    kind, _, ident = ref.partition(":")
    if kind not in ("card", "target", "printed") or not ident.isdigit():
        return None
    printed = int(ident) if kind == "printed" else register(view).printed(int(ident))
    if not printed:
        return Text(words("vtes-about-hidden"))
    parts = [_described(part, words) for part in parts_of(printed)]
    return Group(*parts)


def _described(key: int, words: Words) -> RenderableType:
    face = face_of(key)
    card = face.card
    french = french_cards().unique_name(card) if words.lang == "fr" else None
    parts: list[RenderableType] = [
        Text(),
        Text.assemble((french or card.unique_name, "bold"), f"  {card.unique_name}" if french else ""),
        Text(" · ".join(facts_of(card, words)), style="italic"),
        _indented(Text(french_text(card.id, words) or card.text)),
    ]
    reading = [] if face.tree is None else read_tree(face.tree, words)
    if reading:
        parts.append(Text(words("vtes-about-reading"), style="italic"))
        parts += [_indented(Text(f"– {line}")) for line in reading]
    elif not face.playable:
        parts.append(Text(words("vtes-about-unplayable"), style="yellow"))
    rulings = rulings_of(key)
    if rulings:
        parts.append(Text(words("vtes-about-rulings", count=len(rulings)), style="italic"))
        parts += [_indented(Text(f"– {ruling}", style="dim")) for ruling in rulings]
    return Group(*parts)


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 4))


# -- facts


def facts_of(card: Card, words: Words) -> Iterator[str]:
    """The facts around a card's text: its kind, whom it is for, what it costs."""
    if isinstance(card, CryptCard):
        yield from _crypt_facts(card, words)
    else:
        yield from _library_facts(card, words)
    if card.banned is not None:
        yield words("vtes-about-banned", year=str(card.banned))


def _crypt_facts(card: CryptCard, words: Words) -> Iterator[str]:
    yield words("vtes-about-crypt", kind="imbued" if card.imbued else "vampire", advanced=_yes(card.advanced))
    yield card.clan
    if card.printed_sect is not None:
        yield words(f"vtes-sect-{card.printed_sect.value.lower()}")
    if card.title is not None:
        title = words(f"vtes-title-{card.title.value.replace(' ', '-')}")
        yield words("vtes-about-title", title=title, city=card.city or "none")
    yield words("vtes-about-capacity", capacity=card.capacity, imbued=_yes(card.imbued))
    yield words("vtes-about-group", group="none" if card.group is None else str(card.group))
    if card.disciplines:
        yield ", ".join(
            words("vtes-about-discipline", icon=_icon(code, level), name=_discipline(code, words))
            for code, level in sorted(card.disciplines.items())
        )
    if card.path:
        yield card.path


def _library_facts(card: LibraryCard, words: Words) -> Iterator[str]:
    yield types_of(card, words)
    if card.clans:
        yield words("vtes-about-clans", clans=", ".join(card.clans))
    if card.disciplines:
        named = [
            words("vtes-about-discipline", icon=_icon(code, 1), name=_discipline(code, words))
            for code in card.disciplines
        ]
        yield words(
            "vtes-about-disciplines",
            head=", ".join(named[:-1]) or "none",
            last=named[-1],
            joined=_yes(card.joined),
        )
    cost = cost_of(card, words)
    yield cost or words("vtes-about-free")
    if card.burn_option:
        yield words("vtes-about-burn-option")
    if card.path:
        yield card.path


def icons_of(card: Card) -> str:
    """The Disciplines in a library card's attribute bar: ``[cel][pre]`` both, ``[aus]/[dom]`` either."""
    if isinstance(card, CryptCard) or not card.disciplines:
        return ""
    return ("" if card.joined else "/").join(_icon(code, 1) for code in card.disciplines)


def types_of(card: Card, words: Words) -> str:
    """The types of a library card."""
    if isinstance(card, CryptCard):
        return ""
    return "/".join(words(f"vtes-type-{_kebab(kind)}") for kind in card.types)


def cost_of(card: Card, words: Words) -> str:
    """What is printed as a library card's cost; empty when it has none."""
    if isinstance(card, CryptCard):
        return ""
    costs = (("pool", card.pool_cost), ("blood", card.blood_cost), ("conviction", card.conviction_cost))
    return ", ".join(words(f"vtes-about-{kind}-cost", amount=amount) for kind, amount in costs if amount)


def _kebab(kind: CardType) -> str:
    return kind.name.lower().replace("_", "-")


def _icon(code: str, level: int) -> str:
    return f"[{code.upper() if level == 2 else code}]"


def _discipline(code: str, words: Words) -> str:
    message = f"vtes-discipline-{code}"
    return words(message) if words.has(message) else {**DISCIPLINES, **VIRTUES}.get(code, code)


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"
