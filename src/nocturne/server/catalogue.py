"""What can be played here and with what: games with their options, preconstructed decks, card faces."""

from __future__ import annotations

import enum
import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from nocturne.bots import bot_names
from nocturne.chapters.content.pack import pack_names
from nocturne.chapters.options import ChaptersOptions
from nocturne.kernel.errors import BadOptions, NocturneError
from nocturne.kernel.game import Game
from nocturne.kernel.record import Head
from nocturne.kernel.registry import find_game, games
from nocturne.kernel.table import POSITION
from nocturne.kernel.words import Words
from nocturne.vtes.cards import coverage
from nocturne.vtes.cards.faces import face_of, is_card, parts_of
from nocturne.vtes.cards.printed import CryptCard
from nocturne.vtes.cards.render import read_tree
from nocturne.vtes.cards.trees import stored_trees, tree_of
from nocturne.vtes.decks import Deck, DeckRefused, check_deck, precons, read_deck
from nocturne.vtes.describe import facts_of
from nocturne.vtes.new_game import HOUSE_DECKS
from nocturne.vtes.problems import Problem
from nocturne.vtes.rulings import rulings_of

Json = dict[str, Any]
"""An object about to be written as JSON."""

#: Seats of the usual table, for the rules about the size of a deck.
_PLAYERS = 5
_MOST_FACES = 200
#: A whole table of VTES with full hands and decks takes two thirds of this.
_LARGEST_POSITION = 24_000
#: Three times as many cards as a deck has.
LARGEST_DECK = 400
#: Players that are too dull to be offered to anybody.
_FOR_TESTS = ("first",)
#: Options that name a file on the disk of whoever runs the game: not for those who call from outside.
_NOT_HERE = {"chapters": ("campaign",)}


# -- games


def games_told(words: Words) -> list[Json]:
    """Every game that can be played."""
    return [_game_told(ident, words.lang) for ident in games()]


@cache
def _game_told(ident: str, lang: str) -> Json:
    game, words = find_game(ident), Words(lang)
    least, most = game.seats
    told: Json = {
        "id": game.id,
        "title": title(game.id, words),
        "about": words(f"{game.id}-about") if words.has(f"{game.id}-about") else "",
        "seats": {"least": least, "most": most, "usual": game.usual_seats},
        "bots": _bots_told(game, words),
        "options": _options_told(game.id, game.options, words),
        "stops": _stops_told(game, words),
    }
    if game.id == "vtes":
        told["house_decks"] = [{"code": code, "name": precons()[code].name} for code in HOUSE_DECKS]
    return told


def _bots_told(game: Game[Any], words: Words) -> list[Json]:
    """The players people are offered, the usual one first, by level and how they play."""

    def said(*messages: str) -> str:
        return next((words(message) for message in messages if words.has(message)), "")

    return [
        {
            "name": name,
            "title": said(f"bots-{name}") or name,
            "about": said(f"bots-{name}-about-{game.id}", f"bots-{name}-about"),
        }
        for name in (*game.bots(), *(one for one in bot_names(game) if one not in game.bots()))
        if name not in _FOR_TESTS
    ]


def _stops_told(game: Game[Any], words: Words) -> list[Json]:
    """Where a person may want to be asked: by window, with what is asked there and the roles in it."""
    found: dict[str, Json] = {}
    for stop in game.stops():
        window = found.setdefault(
            stop.window,
            {"window": stop.window, "about": words(f"{game.id}-window-{stop.window}"), "roles": []},
        )
        about = words(f"{game.id}-asked-as-{stop.role}")
        window["roles"].append(
            {"role": stop.role, "about": about, "on": stop.on, "easy": stop.on and stop.easy}
        )
    return list(found.values())


def title(ident: str, words: Words) -> str:
    """What a game is called."""
    return words(f"{ident}-title") if words.has(f"{ident}-title") else ident


def _options_told(ident: str, options: type[Struct], words: Words) -> list[Json]:
    kinds = get_type_hints(options, include_extras=True)
    found: list[Json] = []
    for field in msgspec.structs.fields(options):
        kind = kinds[field.name]
        if isinstance(kind, type) and issubclass(kind, Struct):
            found += _options_told(ident, kind, words)
            continue
        if field.name in _NOT_HERE.get(ident, ()):
            continue
        default = None if field.default is msgspec.NODEFAULT else field.default
        message = f"{ident}-option-{field.name}"
        found.append(
            {
                "name": field.name,
                **_kind_told(kind),
                **_labels_told(message, kind, words),
                "default": msgspec.to_builtins(default),
                "about": words(message) if words.has(message) else "",
            }
        )
    return found


def _labels_told(message: str, kind: Any, words: Words) -> Json:  # an annotation
    """What the values of a choice are called, in the order of the choices."""
    choices = _kind_told(kind).get("choices")
    if choices is None:
        return {}
    named = {choice: f"{message}-{choice}" for choice in choices}
    return {"labels": [words(name) if words.has(name) else str(choice) for choice, name in named.items()]}


def _kind_told(kind: Any) -> Json:  # an annotation
    if get_origin(kind) is Literal:
        return {"kind": "choice", "choices": list(get_args(kind))}
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return {"kind": "choice", "choices": [member.value for member in kind]}
    if kind is bool:
        return {"kind": "switch"}
    if kind is str:
        return {"kind": "text"}
    optional = type(None) in get_args(kind)
    for part in (kind, *get_args(kind)):
        if get_origin(part) is Annotated and get_args(part)[0] is int:
            marks = [mark for mark in get_args(part)[1:] if isinstance(mark, msgspec.Meta)]
            least = next((mark.ge for mark in marks if mark.ge is not None), None)
            most = next((mark.le for mark in marks if mark.le is not None), None)
            return {"kind": "number", "least": least, "most": most, "optional": optional}
        if part is int:
            return {"kind": "number", "least": None, "most": None, "optional": optional}
    return {"kind": "decks" if kind == tuple[Deck | None, ...] else "other"}


def safe_options(game: Game[Any], options: Mapping[str, Any]) -> Json:
    """Options as somebody outside gives them, without any way to name a file of this machine."""
    safe = dict(options)
    try:
        # What cannot be kept: half characters, numbers that are none or too large for any counter.
        json.dumps(safe, allow_nan=False, ensure_ascii=False).encode()
        msgspec.msgpack.encode(safe)
    except (ValueError, OverflowError, RecursionError) as error:
        raise BadOptions("server-options-wrong") from error
    _check_position(safe)
    for name in _NOT_HERE.get(game.id, ()):
        if name in safe:
            raise BadOptions("server-option-not-here", name=name)
    _check_pack(game.id, safe)
    if game.id == "vtes" and "decks" in safe:
        written = safe["decks"]
        if not isinstance(written, list) or not all(isinstance(one, str | None) for one in written):
            raise BadOptions("server-decks-wrong")
        decks = [None if one is None else deck_given(one) for one in written[: game.seats[1]]]
        _check_decks(decks)
        safe["decks"] = msgspec.to_builtins(decks)
    return safe


def check_recorded(head: Head) -> None:
    """Refuse a record whose options would make this machine read a file of its own, or be a burden to it."""
    for name in _NOT_HERE.get(head.game, ()):
        if head.options.get(name):
            raise BadOptions("server-option-not-here", name=name)
    _check_pack(head.game, head.options)
    _check_position(head.options)
    if head.game == "vtes":
        with suppress(msgspec.ValidationError):  # whoever plays it again says what is wrong with them
            _check_decks(msgspec.convert(head.options.get("decks", ()), tuple[Deck | None, ...]))


def _check_position(options: Mapping[str, Any]) -> None:
    if len(msgspec.json.encode(options.get(POSITION))) > _LARGEST_POSITION:
        raise BadOptions("server-position-too-large", most=_LARGEST_POSITION)


def _check_decks(decks: Iterable[Deck | None]) -> None:
    """No deck so large that each answer at its table takes long."""
    for deck in decks:
        if deck is not None and deck.crypt_size + deck.library_size > LARGEST_DECK:
            raise BadOptions("server-deck-too-large", most=LARGEST_DECK)


def _check_pack(game: str, options: Mapping[str, Any]) -> None:
    """Packs are named, never given as a folder."""
    if game == "chapters" and options.get("pack", ChaptersOptions().pack) not in pack_names():
        raise BadOptions("server-pack-unknown", packs=", ".join(pack_names()))


# -- decks


def deck_given(written: str) -> Deck:
    """A deck by the code of a preconstructed one or as pasted text."""
    if written in precons():
        return precons()[written]
    deck, unread = read_deck(written)
    if unread:
        raise DeckRefused(unread)
    return deck


def deck_told(
    text: str, precon: str, words: Words, check: Callable[[Deck], tuple[Problem, ...]] | None = None
) -> Json:
    """Whether a deck can be played here, and everything that is wrong with it: at the table whose ``check``
    is given, else at the usual one."""
    if precon and precon not in precons():
        raise NocturneError("server-precon-unknown")
    none: tuple[Problem, ...] = ()
    deck, unread = (precons()[precon], none) if precon else read_deck(text)
    missing = coverage.missing_from(deck)
    if not (deck.crypt or deck.library):
        problems = none
    elif check is not None:
        # Cards that cannot be played are listed by themselves.
        problems = tuple(one for one in check(deck) if one.message_id != "vtes-deck-unplayable")
    else:
        problems = none if precon else check_deck(deck, players=_PLAYERS)
    return {
        "name": deck.name,
        "cards": deck.crypt_size + deck.library_size,
        "crypt": [{"id": card, "copies": copies} for card, copies in deck.crypt],
        "library": [{"id": card, "copies": copies} for card, copies in deck.library],
        "playable": not missing and not unread and bool(deck.crypt),
        "missing": [{"id": one.id, "name": one.name, "copies": one.copies} for one in missing],
        "unread": [problem.say(words) for problem in unread],
        "problems": [problem.say(words) for problem in problems],
    }


@cache
def precons_told() -> tuple[Json, ...]:
    """Every preconstructed deck."""
    return tuple(
        {"code": code, "name": deck.name, "missing": len(coverage.missing_from(deck))}
        for code, deck in precons().items()
    )


def faces_told(wanted: list[int], lang: str) -> list[msgspec.Raw]:
    """What is printed on cards, beside what they do here, as JSON; numbers that are no card are left out."""
    return [_face_told(key, lang) for key in dict.fromkeys(wanted[:_MOST_FACES]) if is_card(key)]


def _reading_of(key: int, words: Words) -> list[str]:
    if key in stored_trees():
        return [] if tree_of(key) is None else read_tree(stored_trees()[key], words)
    tree = face_of(key).tree  # of a card that is made of two
    return [] if tree is None else read_tree(tree, words)


@cache
def _face_told(key: int, lang: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(_face_of(key, Words(lang))))


def _face_of(key: int, words: Words) -> Json:
    card = face_of(key).card
    told: Json = {
        "id": card.id,
        "name": card.unique_name,
        "facts": list(facts_of(card, words)),
        "text": card.text,
        "reading": _reading_of(key, words),
        "rulings": [ruling for part in parts_of(key) for ruling in rulings_of(part)],
    }
    if isinstance(card, CryptCard):
        return told | {
            "types": ["imbued" if card.imbued else "vampire"],
            "clan": card.clan,
            "sect": "" if card.printed_sect is None else card.printed_sect.value,
            "title": "" if card.title is None else card.title.value,
            "capacity": card.capacity,
            "group": card.group,
            "disciplines": card.disciplines,
        }
    return told | {
        "types": [kind.value for kind in card.types],
        "clans": list(card.clans),
        "disciplines": list(card.disciplines),
        "cost": {"pool": card.pool_cost, "blood": card.blood_cost, "conviction": card.conviction_cost},
    }
