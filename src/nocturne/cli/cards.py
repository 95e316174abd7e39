"""``nocturne cards``: search the cards of VTES; which can be played, what each does here, why others are
refused."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from nocturne.cli.french import take_french_cards
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import Words, words
from nocturne.vtes.cards import coverage
from nocturne.vtes.cards.catalogue import UnknownCard, catalogue
from nocturne.vtes.cards.french import french_cards, french_text
from nocturne.vtes.cards.listing import ListedCard
from nocturne.vtes.cards.printed import Card
from nocturne.vtes.cards.render.reader import read_tree
from nocturne.vtes.cards.search import read_question, search
from nocturne.vtes.cards.trees import how_made, stored_trees, tree_of
from nocturne.vtes.decks import Deck, DeckRefused, check_deck, precon, precons, read_deck_file
from nocturne.vtes.problems import Refused
from nocturne.vtes.rulings import rulings_of
from nocturne.vtes.view.describe import facts_of

#: Enough seats for the usual table, for the rules about the size of a deck.
_PLAYERS = 5

#: So many scenarios are listed for a card, those about it first.
_MOST_TESTS = 8

#: So many cards are printed for a search.
_MOST_FOUND = 60


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; exit status 1 for a deck that cannot be played."""
    take_french_cards()
    say = words()
    if arguments.deck is not None:
        return _deck(arguments.deck, say, as_json=arguments.json)
    if arguments.precons:
        return _precons(say, as_json=arguments.json)
    if arguments.refused:
        return _refused(say, as_json=arguments.json)
    if arguments.changed:
        return _changed(say, as_json=arguments.json)
    if arguments.find is not None:
        return _find(arguments.find, say, as_json=arguments.json)
    if arguments.name:
        return _card(_named(" ".join(arguments.name)), say, as_json=arguments.json)
    return _counts(arguments.by, say, as_json=arguments.json)


def _print_json(value: Any) -> int:  # whatever json can write
    print_json(value)
    return 0


# -- counts


def _counts(by: coverage.Grouping | None, say: Words, *, as_json: bool) -> int:
    whole = coverage.share()
    groups: tuple[coverage.Grouping, ...] = coverage.GROUPINGS if by is None else (by,)
    if as_json:
        tables = {f"by_{group}": msgspec.to_builtins(coverage.shares(group)) for group in groups}
        return _print_json({"total": whole.total, "playable": whole.playable, **tables})
    out = console()
    out.print(say("cli-cards-counts", playable=whole.playable, total=whole.total))
    for group in groups if by is not None else ("type",):
        out.print(_grid(say, group, coverage.shares(group)))
    if by is None:
        out.print(say("cli-cards-more"), style="dim")
    return 0


def _grid(say: Words, by: str, found: dict[str, coverage.Share]) -> Grid:
    grid = Grid(box=None, header_style="bold", pad_edge=False)
    grid.add_column(say(f"cli-cards-{by}"))
    grid.add_column(say("cli-cards-playable"), justify="right")
    grid.add_column(say("cli-cards-total"), justify="right")
    for name, share in found.items():
        style = "green" if share.playable == share.total else "" if share.playable else "dim"
        grid.add_row(name, str(share.playable), str(share.total), style=style)
    return grid


# -- one card


def _named(name: str) -> Card:
    cards = catalogue()
    if name.isdigit() and int(name) in cards:
        return cards[int(name)]
    if (card := cards.find(name) or french_cards().find(name)) is not None:
        return card
    containing = cards.containing(name)
    if len(containing) == 1:
        return containing[0]
    near = tuple(card.unique_name for card in containing[:5]) or french_cards().near(name)
    raise UnknownCard(name, near)


def _card(card: Card, say: Words, *, as_json: bool) -> int:
    tree = tree_of(card.id)
    reading = [] if tree is None else read_tree(stored_trees()[card.id], say)
    made = how_made(card.id)
    refused = "" if made else coverage.refused_words(card)
    tests = coverage.tests_of(card)
    french = french_cards().unique_name(card)
    if as_json:
        return _print_json(
            {
                "id": card.id,
                "name": card.unique_name,
                **({"french": french} if french else {}),
                "facts": list(facts_of(card, say)),
                "text": card.text,
                "playable": bool(made),
                "made": made or "refused",
                "reading": reading,
                "refused_words": refused,
                "rulings": list(rulings_of(card.id)),
                "tests": msgspec.to_builtins(tests),
            }
        )
    out = console()
    beside = f"  {card.unique_name}" if french and say.lang == "fr" else ""
    name = french if french and say.lang == "fr" else card.unique_name
    out.print(Text.assemble((name, "bold"), beside, f"  {card.id}"))
    out.print(Text(" · ".join(facts_of(card, say)), style="italic"))
    out.print(_indented([french_text(card.id, say) or card.text]))
    out.print(
        say("cli-cards-made", made=made or "refused", words=refused or "none"),
        style="green" if made else "yellow",
    )
    if reading:
        out.print(say("vtes-about-reading"), style="italic")
        out.print(_indented(f"– {line}" for line in reading))
    if rulings := rulings_of(card.id):
        out.print(say("vtes-about-rulings", count=len(rulings)), style="italic")
        out.print(_indented(f"– {line}" for line in rulings))
    out.print(say("cli-cards-tests", count=len(tests)), style="italic")
    out.print(_indented(f"– {test.title} ({test.file})" for test in tests[:_MOST_TESTS]))
    if len(tests) > _MOST_TESTS:
        out.print(_indented([say("cli-cards-tests-more", count=len(tests) - _MOST_TESTS)]), style="dim")
    return 0


def _indented(lines: Iterable[str]) -> Padding:
    return Padding(Text("\n".join(lines)), (0, 0, 0, 4))


# -- searching


def _find(question: str, say: Words, *, as_json: bool) -> int:
    """The cards that a question asks for; status 1 where it was not understood or there is none."""
    asked = read_question(question)
    if asked.problems:
        raise Refused(asked.problems)
    found = search(asked)
    if as_json:
        _print_json([{"id": card.id, "name": card.name, **_row(card)} for card in found])
        return 0 if found else 1
    out = console()
    out.print(say("cli-cards-found", count=len(found)))
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for card in found[:_MOST_FOUND]:
        row = _row(card)
        playable = "playable" in card.marks
        kind = " / ".join(row["types"] if row["capacity"] is None else row["clans"])
        numbers = f"{row['capacity']}" if row["capacity"] else _cost(card, say)
        grid.add_row(
            _shown(card, say), kind, numbers, " ".join(row["disciplines"]), style="" if playable else "dim"
        )
    out.print(grid)
    if len(found) > _MOST_FOUND:
        out.print(say("cli-cards-found-more", count=len(found) - _MOST_FOUND), style="dim")
    return 0 if found else 1


def _shown(card: ListedCard, say: Words) -> str:
    return card.french if card.french and say.lang == "fr" else card.name


def _row(card: ListedCard) -> dict[str, Any]:  # whatever json can write
    levels = sorted(card.disciplines.items())
    return {
        "types": card.types,
        "clans": card.clans,
        "disciplines": [code.upper() if level == 2 else code for code, level in levels],
        "capacity": card.capacity if card.crypt else None,
        "group": card.group or None,
        "playable": "playable" in card.marks,
    }


def _cost(card: ListedCard, say: Words) -> str:
    paid = {"pool": card.pool, "blood": card.blood, "conviction": card.conviction}
    return ", ".join(say(f"cli-cards-cost-{what}", amount=str(n)) for what, n in paid.items() if n)


# -- decks


def _deck(source: str, say: Words, *, as_json: bool) -> int:
    deck, unread, problems = _read(source)
    missing = coverage.missing_from(deck)
    whole = not missing and not unread
    if as_json:
        _print_json(
            {
                "name": deck.name,
                "playable": whole,
                "cards": deck.crypt_size + deck.library_size,
                "missing": msgspec.to_builtins(missing),
                "unread": unread,
                "legal": not problems,
                "problems": problems,
            }
        )
        return 0 if whole else 1
    out = console()
    kinds = len(deck.crypt) + len(deck.library)
    out.print(
        say(
            "cli-cards-deck",
            name=deck.name or "none",
            playable="yes" if whole else "no",
            missing=len(missing),
            kinds=kinds,
        ),
        style="green" if whole else "yellow",
    )
    for card in missing:
        out.print(
            Text.assemble(
                f"  {card.copies}× ",
                (card.name, "bold"),
                "  ",
                say("cli-cards-words", words=card.words or "none"),
            )
        )
    for problem in unread:
        out.print(f"  {problem}", soft_wrap=True)
    if problems:
        out.print(say("cli-cards-rules"), style="yellow")
    for problem in problems:
        out.print(f"  {problem}", soft_wrap=True)
    return 0 if whole else 1


def _read(source: str) -> tuple[Deck, list[str], list[str]]:
    """A deck from a file or the code of a preconstructed one, what in it was not understood, and the rules
    for decks that it breaks."""
    if (sold := precon(source)) is not None:
        return sold, [], []
    if not Path(source).exists() and ":" in source:
        raise NocturneError("cli-cards-no-precon", code=source)
    deck, unread = read_deck_file(source)
    if not deck.crypt and not deck.library:
        raise DeckRefused(unread)
    say = words()
    broken = check_deck(deck, players=_PLAYERS)
    return deck, [one.say(say) for one in unread], [one.say(say) for one in broken]


def _precons(say: Words, *, as_json: bool) -> int:
    rows = [(code, deck, coverage.missing_from(deck)) for code, deck in precons().items()]
    if as_json:
        return _print_json(
            [
                {
                    "code": code,
                    "name": deck.name,
                    "playable": not missing,
                    "missing": [m.name for m in missing],
                }
                for code, deck, missing in rows
            ]
        )
    grid = Grid(box=None, header_style="bold", pad_edge=False)
    for column in ("code", "name", "missing"):
        grid.add_column(say(f"cli-cards-{column}"), justify="right" if column == "missing" else "left")
    for code, deck, missing in rows:
        grid.add_row(code, deck.name, str(len(missing)), style="" if missing else "green")
    console().print(grid)
    return 0


# -- what is refused


def _refused(say: Words, *, as_json: bool) -> int:
    if as_json:
        return _print_json(
            [
                {"id": card.id, "name": card.unique_name, "words": coverage.refused_words(card)}
                for card in coverage.refused()
            ]
        )
    out = console()
    for card in coverage.refused():
        refused = coverage.refused_words(card)
        out.print(
            Text.assemble((card.unique_name, "bold"), "  ", say("cli-cards-words", words=refused or "none")),
            soft_wrap=True,
        )
    return 0


def _changed(say: Words, *, as_json: bool) -> int:
    cards = coverage.changed()
    if as_json:
        return _print_json([{"id": card.id, "name": card.unique_name} for card in cards])
    out = console()
    out.print(say("cli-cards-changed", count=len(cards)))
    for card in cards:
        out.print(Text(f"  {card.unique_name}"))
    return 0
