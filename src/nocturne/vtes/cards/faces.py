"""Faces: what is printed on a card, ready for the rules: facts of the catalogue joined with the card's tree.

A face is made once per process and card and never changes; states refer to it by the card's official id.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import TypeVar

from msgspec.structs import replace

from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.lexicon import ACTION_TYPES, Bonus, CardType, Sect, Title, Trait
from nocturne.vtes.cards.printed import CryptCard, LibraryCard, Merged
from nocturne.vtes.cards.trees import tree_of
from nocturne.vtes.cards.vocabulary import Ability, CardTree, MergedTree, Mode, Modifier, Query
from nocturne.vtes.terms import PHASE_WINDOWS, Window

_EMPTY = CardTree(0, "")

_TRAITS_IN_PLAY = {"red-list": Trait.RED_LIST, "flight": Trait.FLIGHT}
"""The words in the text of a library card that it bears in play as a crypt card would."""


class Face:
    """One printed card, as the rules see it."""

    __slots__ = (
        "abilities",
        "abilities_in",
        "ability_windows",
        "action_modes",
        "actions",
        "advanced",
        "ally",
        "asks_for_hidden",
        "bleed",
        "burn_option",
        "capacity",
        "card",
        "clan",
        "clans",
        "crypt",
        "disciplines",
        "guards",
        "imbued",
        "key",
        "keywords",
        "leaves_with",
        "library",
        "life",
        "listens",
        "minion",
        "modes",
        "modes_in",
        "name",
        "names",
        "needed",
        "of_itself",
        "of_others",
        "offers",
        "out_of_turn_in",
        "outlives",
        "playable",
        "sect",
        "serves_others",
        "sizes_hand",
        "speaks_of",
        "statics",
        "strength",
        "strikes",
        "title",
        "traits",
        "tree",
        "types",
        "unique",
        "vampire",
        "windows",
        "windows_any_turn",
    )

    def __init__(self, card: CryptCard | LibraryCard, tree: CardTree | None) -> None:
        self.key = card.id
        self.name = card.name
        self.card = card
        self.tree = tree
        known = tree or _EMPTY
        self.modes = known.modes
        self.statics = known.statics
        self.speaks_of = frozenset(modifier.query for modifier in known.statics)
        self.of_itself = _by_query(known.statics, others=False)
        self.of_others = _by_query(known.statics, others=True)
        self.abilities = known.abilities
        self.asks_for_hidden = any(
            ability.cost.discard is not None or aims_face_down(ability) for ability in known.abilities
        )
        self.actions = known.actions
        self.offers = any(action.by != "bearer" for action in known.actions)
        self.strikes = known.strikes
        self.keywords = frozenset(known.keywords)
        self.listens = frozenset(
            trigger.event for trigger in known.triggers if not trigger.leaving and not trigger.outlives
        )
        self.leaves_with = frozenset(trigger.event for trigger in known.triggers if trigger.leaving)
        self.guards = known.stand_in is not None and known.stand_in.blocks
        self.outlives = any(trigger.outlives for trigger in known.triggers)
        self.modes_in = _by_window(known.modes)
        self.windows = frozenset(self.modes_in)
        self.out_of_turn_in = frozenset(
            w for mode in known.modes if mode.out_of_turn for w in fitting_windows(mode)
        )
        self.abilities_in = _by_window(known.abilities)
        self.ability_windows = frozenset(self.abilities_in)
        self.serves_others = any(ability.user != "controller" for ability in known.abilities)
        self.windows_any_turn = frozenset(
            [window for ability in known.abilities if ability.any_turn for window in fitting_windows(ability)]
        )
        self.crypt = card if isinstance(card, CryptCard) else None
        self.library = card if isinstance(card, LibraryCard) else None
        if isinstance(card, CryptCard):
            self._read_crypt(card, known)
        else:
            self._read_library(card, known)
        self.names = (self.name, *(kind.value for kind in self.types))
        self.action_modes = tuple(
            [(index, mode) for index, mode in enumerate(known.modes) if mode.type in ACTION_TYPES]
        )
        self.settle_kind()

    def settle_kind(self) -> None:
        """What it is once in play: an ally (the imbued are, VTES-T-40, and other cards may become one), and a
        minion."""
        self.ally = self.imbued or CardType.ALLY in self.types or "ally" in self.keywords
        self.minion = self.vampire or self.ally

    def _read_crypt(self, card: CryptCard, known: CardTree) -> None:
        self.types: tuple[CardType, ...] = ()
        self.imbued = card.imbued
        if card.imbued:
            self.keywords = frozenset({*known.keywords, "mortal"})  # VTES-IMB-01
        self.vampire = not card.imbued
        self.advanced = card.advanced
        self.capacity = card.capacity
        self.clan = card.clan
        self.clans: tuple[str, ...] = (card.clan,)
        self.disciplines: dict[str, int] = dict(card.disciplines)
        self.sizes_hand = Bonus.HAND_SIZE in card.bonuses or "hand-size" in self.speaks_of
        self.sect: Sect | None = card.sect
        self.title: Title | None = card.title
        self.traits = frozenset(card.traits)
        self.unique = Trait.NON_UNIQUE not in card.traits  # VTES-1.5.1-01
        self.bleed = 1 + card.bonuses.get(Bonus.BLEED, 0)
        self.strength = 1 + card.bonuses.get(Bonus.STRENGTH, 0)
        self.life = card.capacity if card.imbued else 0  # VTES-IMB-03
        self.burn_option = False
        self.needed: frozenset[str] = frozenset()
        # What the merged icon adds must be understood, or a merged vampire would do less than printed.
        merged = "" if card.merged is None else card.merged.special_text
        self.playable = self.tree is not None or not (card.special_text or merged)

    def _read_library(self, card: LibraryCard, known: CardTree) -> None:
        self.types = card.types
        self.imbued = self.advanced = False
        self.vampire = "vampire" in known.keywords
        self.capacity = card.capacity or 1
        self.clan = ""
        self.clans = card.clans
        self.disciplines = {}
        self.sizes_hand = "hand-size" in self.speaks_of
        self.sect = None
        self.title = None
        self.traits = frozenset(trait for word, trait in _TRAITS_IN_PLAY.items() if word in self.keywords)
        self.unique = "unique" in self.keywords
        # A vampire that is no crypt card is as strong as any other.
        self.bleed = known.bleed or int(self.vampire)
        self.strength = known.strength or int(self.vampire)
        self.life = known.life
        self.burn_option = card.burn_option
        self.needed = frozenset(card.disciplines)
        self.playable = self.tree is not None

    def is_type(self, kind: CardType) -> bool:
        """Whether it can be played as a card of this type."""
        return kind in self.types

    def __repr__(self) -> str:
        return f"<Face {self.key} {self.name}>"


UsableT = TypeVar("UsableT", bound=Mode | Ability)


def _by_window(usable: tuple[UsableT, ...]) -> dict[Window, tuple[tuple[int, UsableT], ...]]:
    """By window: the modes or abilities that fit it, each with its place among all of them."""
    found: dict[Window, tuple[tuple[int, UsableT], ...]] = {}
    for index, one in enumerate(usable):
        for window in fitting_windows(one):
            found[window] = (*found.get(window, ()), (index, one))
    return found


def aims_face_down(ability: Ability) -> bool:
    """Whether an ability is aimed at cards that lie face down as a rule."""
    return any(target.card is not None and target.card.region == "uncontrolled" for target in ability.targets)


def fitting_windows(usable: Mode | Ability) -> tuple[Window, ...]:
    """The windows in which something can be used. What is used at the end of a round fits before and after
    what is used when the combat would end."""
    windows = usable.windows
    if Window.END_OF_ROUND in windows and Window.END_OF_COMBAT not in windows:
        return (*windows, Window.END_OF_COMBAT)
    return windows


def _by_query(statics: tuple[Modifier, ...], others: bool) -> dict[Query, tuple[Modifier, ...]]:
    """A card's modifiers by query: those of other cards (``applies``), or those of itself and its bearer."""
    found: dict[Query, tuple[Modifier, ...]] = {}
    for modifier in statics:
        if (modifier.applies is not None) == others:
            found[modifier.query] = (*found.get(modifier.query, ()), modifier)
    return found


class _Faces(dict[int, Face]):
    """Every face made so far, by key; one that is missing is made. A look-up costs less than a call."""

    def __missing__(self, key: int) -> Face:
        if key >= _MERGED:
            face = _stand_in_face(key) if _is_stand_in(key) else _merged_face(key)
        else:
            face = Face(catalogue()[key], tree_of(key))
        self[key] = face
        return face


FACES = _Faces()
"""The face of a card by its official id, that of a merged vampire by ``merged_key``, or of a card that stands
for something else by ``stand_in_key``."""


def face_of(key: int) -> Face:
    """The face of a key (see ``FACES``)."""
    return FACES[key]


_MERGED = 1_000_000
"""More than any official id: the key of a merged vampire, or of a stand-in, is made of two of them."""
_CRYPT = 200_000
"""The official ids of crypt cards begin here."""


def merged_key(advanced: int, base: int) -> int:
    """What stands for both cards of a merged vampire where one card has its official id."""
    return advanced * _MERGED + base


def stand_in_key(maker: int, card: int) -> int:
    """What stands for a card that was put in play by another to represent something else."""
    return maker * _MERGED + card


def parts_of(key: int) -> tuple[int, ...]:
    """The cards a key stands for: advanced and base card of a merged vampire, what was put in play to
    represent something else after what put it there, or the one card."""
    return divmod(key, _MERGED) if key >= _MERGED else (key,)


def is_card(key: int) -> bool:
    """Whether there is a face of this key, so that whoever asks for one need not be trusted."""
    cards, parts = catalogue(), parts_of(key)
    if not all(part in cards for part in parts):
        return False
    if len(parts) == 1:
        return True
    above, below = face_of(parts[0]), face_of(parts[1])
    if _is_stand_in(key):
        return above.tree is not None and above.tree.stand_in is not None and below.library is not None
    return above.advanced and below.crypt is not None and not below.advanced and above.name == below.name


def own_key(key: int) -> int:
    """What is printed on a card once it has left play, whatever it was there."""
    return parts_of(key)[1 if _is_stand_in(key) else 0]


def _is_stand_in(key: int) -> bool:
    """Whether a key is that of a stand-in: library cards make them, and merged vampires are crypt cards."""
    return _MERGED <= key < _CRYPT * _MERGED


def _stand_in_face(key: int) -> Face:
    """What a card says, "unique" included, does not count while it represents something else."""
    maker, own = (face_of(part) for part in parts_of(key))
    assert maker.tree is not None
    assert maker.tree.stand_in is not None
    assert own.library is not None
    stood_for = maker.tree.stand_in
    tree = CardTree(
        key,
        "",
        statics=stood_for.statics,
        abilities=stood_for.abilities,
        actions=stood_for.actions,
        keywords=("vampire", "unique") if stood_for.unique else ("vampire",),
        strength=stood_for.strength,
        bleed=stood_for.bleed,
    )
    face = Face(replace(own.library, id=key), tree)
    face.types, face.names, face.capacity, face.clans = (), (own.name,), stood_for.capacity, ()
    face.traits = frozenset(Trait(trait) for trait in stood_for.traits)
    gained = (static.note for static in own.statics if static.query == "discipline")
    face.disciplines = {code: 1 for code in gained if code != "named"}
    face.disciplines |= {code.lower(): 2 if code.isupper() else 1 for code in stood_for.disciplines}
    face.settle_kind()
    return face


def _merged_face(key: int) -> Face:
    """VTES-1.5.6-06 to -08: the advanced card in full, the text of the base card where the two do not
    conflict, and the text that only works while they are merged."""
    above, below = (face_of(part) for part in parts_of(key))
    top, base = above.crypt, below.crypt
    assert top is not None
    assert base is not None
    extra = top.merged or Merged("")
    titled = extra if extra.title is not None else top if top.title is not None else base
    bonuses = {
        bonus: top.bonuses.get(bonus, 0) + base.bonuses.get(bonus, 0) + extra.bonuses.get(bonus, 0)
        for bonus in Bonus
    }
    card = replace(
        top,
        id=key,
        text="\n".join((top.text, base.text)),
        printed_sect=extra.sect or top.printed_sect or base.printed_sect,
        title=titled.title,
        city=titled.city,
        traits=tuple(dict.fromkeys((*top.traits, *extra.traits, *base.traits))),
        bonuses={bonus: value for bonus, value in bonuses.items() if value},
        slave_of=top.slave_of or base.slave_of,
        circle=top.circle or base.circle,
    )
    one, other = above.tree or _EMPTY, below.tree or _EMPTY
    merged = one.merged or MergedTree()
    tree = replace(
        one,
        card=key,
        statics=(*one.statics, *merged.statics, *other.statics),
        abilities=(*one.abilities, *merged.abilities, *other.abilities),
        actions=(*one.actions, *merged.actions, *other.actions),
        triggers=(*one.triggers, *merged.triggers, *other.triggers),
        strikes=(*one.strikes, *other.strikes),
        keywords=tuple(dict.fromkeys((*one.keywords, *other.keywords))),
    )
    face = Face(card, tree)
    face.playable = above.playable and below.playable
    return face


def out_of_turn_windows(keys: Iterable[int]) -> int:
    """The windows in which any of these cards may be played out of turn, as a bitmask."""
    return reduce(or_, (BITS[window] for key in set(keys) for window in face_of(key).out_of_turn_in), 0)


def window_bit(window: Window, foreign: bool = False) -> int:
    """The bit of a window in ``Methuselah.windows``. ``foreign``: for a phase, that of another Methuselah."""
    return (FOREIGN_BITS if foreign else BITS)[window]


# All together they must stay within 64 bits, the longest number that states are written with.
BITS = {window: 1 << bit for bit, window in enumerate(Window)}
"""The bits of the windows for the active Methuselah."""
FOREIGN_BITS = BITS | {window: 1 << (len(BITS) + bit) for bit, window in enumerate(sorted(PHASE_WINDOWS))}
"""The same for the others: a phase of another Methuselah has a bit of its own."""
