"""Options about places, cards, hunters and links, built once and shared by all questions that offer them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from nocturne.dracula.components.board import Board, Link, Place
from nocturne.dracula.components.box import components
from nocturne.dracula.state import HUNTERS
from nocturne.kernel.decision import Option, Question

offer = Question.offer_option
"""Offer an option that was made before, unless there is a reason against it."""


@cache
def option(key: str, label: str, rule: str = "") -> Option:
    """An option without arguments."""
    return Option(key, label, rules=(rule,) if rule else ())


PASS = option("pass", "dracula-do-pass")


@cache
def place_option(board: Board, verb: str, label: str, place: Place, rule: str = "") -> Option:
    """``road:london``: something to do with a place. The label's ``place`` is its name, ``to`` and ``at`` the
    forms for sentences."""
    args = {"place": f"place:{place}", "to": f"to:{place}", "at": f"at:{place}"}
    rules = (rule,) if rule else ()
    key = f"{verb}:{board.ids[place]}" if verb else board.refs[place]
    return Option(key, label, args, (board.refs[place],), rules)


@cache
def card_option(family: str, verb: str, label: str, card: int, rule: str = "") -> Option:
    """``discard:rifle``: something to do with a card of a family (event, item, encounter)."""
    rules = (rule,) if rule else ()
    ref = f"{family}:{card}"
    return Option(f"{verb}:{kinds_of(family)[card]}", label, {"card": ref}, (ref,), rules)


@cache
def kinds_of(family: str) -> tuple[str, ...]:
    """By card number: the id of the card's kind, which copies share."""
    box = components()
    if family == "event":
        return tuple(card.id.value for card in box.event_cards)
    if family == "item":
        return tuple(card.id.value for card in box.item_cards)
    if family == "encounter":
        return tuple(card.id.value for card in box.encounter_cards)
    if family == "combat":
        return tuple(card.id.value for card in box.dracula_combat_cards)
    if family == "ticket":
        return tuple(token.id for token in box.ticket_tokens)
    raise LookupError(f"no family of cards is called {family!r}")


@cache
def hunter_option(verb: str, label: str, hunter: int, rule: str = "") -> Option:
    """``trade:seward``: something to do with a hunter."""
    rules = (rule,) if rule else ()
    ref = f"hunter:{hunter}"
    return Option(f"{verb}:{HUNTERS[hunter].value}", label, {"hunter": ref}, (ref,), rules)


@cache
def link_option(board: Board, verb: str, label: str, link: Link, rule: str = "") -> Option:
    """``road:london:plymouth``, ``white:...``, ``yellow:...``: something to do with a road or railway."""
    info = board.links[link]
    rules = (rule,) if rule else ()
    key = f"{info.kind}:{board.ids[info.a]}:{board.ids[info.b]}"
    return Option(f"{verb}:{key}" if verb else key, label, {"link": f"link:{link}"}, (f"link:{link}",), rules)


def one_of_each(cards: Collection[int], kinds: Sequence[str]) -> list[int]:
    """One card of each kind, the lowest number first: copies are the same choice. ``kinds`` by card number,
    as ``kinds_of`` gives them."""
    if len(cards) < 2:
        return list(cards)
    found: dict[str, int] = {}
    for card in sorted(cards):
        found.setdefault(kinds[card], card)
    return list(found.values())
