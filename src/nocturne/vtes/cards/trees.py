"""The stored trees: what each playable card does, by official id.

Trees are data files in ``stored/``; a tree whose text digest no longer matches the official text is not used,
so that a reworded card is refused until somebody has read it again. ``tree_of`` gives a tree completed: what
goes without saying for a card's type (windows, the effect of a bleed or of equipping) is filled in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from nocturne.kernel.errors import BadFile
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue, default_cache_folder, write_cache
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.printed import Card, LibraryCard
from nocturne.vtes.cards.vocabulary import CardTree
from nocturne.vtes.cards.windows import ability_windows, usual_windows
from nocturne.vtes.terms import ActionKind

if TYPE_CHECKING:
    from nocturne.kernel.strict_yaml import Document

_STORED = Path(__file__).parent / "stored"

_PLACED = frozenset({CardType.EQUIPMENT, CardType.RETAINER, CardType.ALLY, CardType.POWER})
"""Types whose cards stay in play by themselves when their action succeeds."""


class Trees(Mapping[int, CardTree]):
    """Trees by card, each decoded when somebody asks for it: a game needs some two hundred of them."""

    def __init__(self, encoded: Mapping[int, msgspec.Raw]) -> None:
        self._encoded = encoded
        self._decoded: dict[int, CardTree] = {}

    def __getitem__(self, card: int) -> CardTree:
        if card not in self._decoded:
            self._decoded[card] = _decoder().decode(self._encoded[card])
        return self._decoded[card]

    def __iter__(self) -> Iterator[int]:
        return iter(self._encoded)

    def __len__(self) -> int:
        return len(self._encoded)

    def __contains__(self, card: object) -> bool:
        return card in self._encoded


#: msgspec crashes the process when two threads look at the same types for the first time at once, as when a
#: server loads its games in a thread while somebody asks for a card. So one thread does it.
_MAKING = Lock()


@cache
def _made() -> msgspec.msgpack.Decoder[CardTree]:
    return msgspec.msgpack.Decoder(CardTree)


def _decoder() -> msgspec.msgpack.Decoder[CardTree]:
    with _MAKING:
        return _made()


class _Cached(Struct, frozen=True):
    """What the cache file holds."""

    trees: dict[int, msgspec.Raw]
    asked_for: frozenset[str]
    """The names of cards about which some tree asks whether they have been played."""


@cache
def _cached() -> _Cached:
    """Every stored tree, current or not. Reading the files takes a while, so the result goes into a cache
    file, which is made anew when a file or the vocabulary has changed."""
    _decoder()  # from here on msgspec knows the types, in every thread
    files = sorted(_STORED.rglob("*.yaml"))
    cached = default_cache_folder() / f"vtes-trees-{_fingerprint(files)}.msgpack"
    try:
        return msgspec.msgpack.decode(cached.read_bytes(), type=_Cached)
    except (OSError, msgspec.DecodeError):
        trees = read_trees(files)
        asking = v.nodes(tuple(trees.values()))
        names = {name for node in asking if isinstance(node, v.CardPlayed) for name in node.names}
        encoded = {card: msgspec.Raw(msgspec.msgpack.encode(tree)) for card, tree in trees.items()}
        found = _Cached(encoded, frozenset(names))
        write_cache(cached, found)
        return found


@cache
def stored_trees() -> Trees:
    """The tree of every card that has one, current or not."""
    return Trees(_cached().trees)


def how_made(key: int) -> Literal["written", "vanilla", ""]:
    """Where what a card does comes from: its tree, or nothing because a crypt card has nothing to execute;
    empty when the card is not playable."""
    if tree_of(key) is None:
        card = catalogue().crypt.get(key)
        if card is None or card.special_text or (card.merged is not None and card.merged.special_text):
            return ""
        return "vanilla"
    return "written"


def _fingerprint(files: list[Path]) -> str:
    seen = blake2b(digest_size=6)
    here = Path(__file__)
    words = sorted(here.with_name("vocabulary").glob("*.py"))
    for file in (*files, *words, here.with_name("notation.py"), here):
        seen.update(file.name.encode())
        seen.update(file.read_bytes())
    return seen.hexdigest()


def read_trees(files: Iterable[Path]) -> dict[int, CardTree]:
    """The trees in some files."""
    from nocturne.kernel.strict_yaml import read  # the files are read only when the cache does not serve

    trees: dict[int, CardTree] = {}
    for file in files:
        document = read(file, most=20_000_000)
        for index in range(len(document.value)):
            tree = _convert(document, index)
            if tree.card in trees:
                raise document.error((index, "card"), "vtes-tree-twice", card=str(tree.card))
            trees[tree.card] = tree
    return trees


def _convert(document: Document, index: int) -> CardTree:
    from nocturne.vtes.cards.notation import full

    written: dict[str, Any] = full(document.at((index,)))
    card = catalogue().library.get(written.get("card", 0))
    if card is not None and len(card.types) == 1:
        for mode in written.get("modes", ()):
            mode.setdefault("type", card.types[0].value)
    try:
        return msgspec.convert(written, CardTree)
    except msgspec.ValidationError as error:
        raise _explained(document, index, str(error)) from None


def _explained(document: Document, index: int, detail: str) -> BadFile:
    return document.error((index,), "vtes-tree-wrong", card=str(document.at((index, "card"))), detail=detail)


@cache
def tree_of(key: int) -> CardTree | None:
    """The tree of a card, completed; None when it has none or its text has changed since."""
    tree = stored_trees().get(key)
    if tree is None or tree.text != catalogue()[key].text_digest:
        return None
    return completed(tree, catalogue()[key])


def completed(tree: CardTree, card: Card) -> CardTree:
    """A tree with everything that goes without saying."""
    modes = tree.modes
    if not modes and isinstance(card, LibraryCard) and len(card.types) == 1 and card.types[0] in _PLACED:
        modes = (v.Mode(card.types[0]),)
    return replace(
        tree,
        modes=tuple(_whole(one) for mode in modes for one in _each_type(mode)),
        abilities=tuple(_open(ability) for ability in tree.abilities),
        merged=None
        if tree.merged is None
        else replace(tree.merged, abilities=tuple(_open(ability) for ability in tree.merged.abilities)),
        stand_in=None
        if tree.stand_in is None
        else replace(tree.stand_in, abilities=tuple(_open(ability) for ability in tree.stand_in.abilities)),
    )


def _each_type(mode: v.Mode) -> tuple[v.Mode, ...]:
    if mode.also is None:
        return (mode,)
    return (replace(mode, also=None), replace(mode, type=mode.also, also=None))


def _whole(mode: v.Mode) -> v.Mode:
    if not mode.effects:
        if mode.action is ActionKind.BLEED:
            mode = replace(mode, effects=(v.Bleed(),))
        elif mode.type in _PLACED:
            mode = replace(mode, effects=(v.Equip(),))
    if mode.action is ActionKind.BLEED and not mode.targets:
        mode = replace(mode, targets=(v.Target(seat="prey"),))  # VTES-6.1.1-01
    return mode if mode.windows else replace(mode, windows=usual_windows(mode))


def _open(ability: v.Ability) -> v.Ability:
    """Without windows it can be used whenever there is an opportunity, on anybody's turn."""
    return ability if ability.windows else replace(ability, windows=ability_windows(ability), any_turn=True)


def names_asked_for() -> frozenset[str]:
    """The names of cards about which some tree asks whether they have been played (``CardPlayed``)."""
    return _cached().asked_for
