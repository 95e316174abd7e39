"""The options of a VTES game: each point on which editions or rulings differ, as a named switch.

The defaults follow the rule documents this project implements; presets set many switches together.
`docs/vtes-options.md` explains every one of them to players.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from nocturne.kernel.errors import BadOptions
from nocturne.vtes.problems import Problem, Refused


class VtesOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every switch with its default. The comment above a switch names the rules it touches."""

    # -- Decks: VTES-1.2-02, VTES-1.2-03, VTES-FR-04.
    deck_size: Literal["casual", "tournament", "free"] = "casual"
    # -- Decks: VTES-1.2-05. Decks of boosters are not held to it.
    crypt_groups: Literal["consecutive", "any"] = "consecutive"
    # -- Decks: the list of cards banned from tournaments; the documents have none of their own.
    banned_cards: Literal["refused", "allowed"] = "refused"
    # -- VTES-IMB-01 and following.
    imbued: bool = True

    # -- Editions: VTES-7-09, VTES-FR-21.
    influence_timing: Literal["any_time", "end_of_phase"] = "any_time"
    # -- Editions: VTES-7-02, VTES-FR-10.
    two_player_third_turn: Literal[3, 4] = 3
    # -- Editions: VTES-1.6.2-18, VTES-FR-24.
    trifle_limit: Literal["one_extra_action", "one_per_turn"] = "one_extra_action"
    # -- Editions: VTES-6.1.5-02, VTES-6.1.5-04, VTES-FR-22.
    ally_waits: bool = False
    # -- Editions: VTES-6.2.2.1-01, VTES-6.2.2.1-02, VTES-FR-23.
    multi_target_directed: bool = True
    # -- Editions: VTES-10.1-04, VTES-FR-29.
    inner_circle_unique: bool = True
    # -- Editions: VTES-6.4.7-04, VTES-FR-26.
    retainer_protection: bool = True
    # -- Editions: VTES-6.5.3-05, VTES-6.5.4-02.
    foreign_rescue_stealth: Literal[0, 1] = 0
    # -- Editions: VTES-9.1-01, VTES-FR-28.
    oust_cards: Literal["removed", "burned"] = "removed"

    # -- Quick reference: VTES-FR-01. None: the game lasts until one Methuselah is left (VTES-9.1-09).
    time_limit_minutes: Annotated[int, Meta(ge=1)] | None = None
    # -- Quick reference: VTES-FR-01, for games without a clock: the limit as a number of turns. None: no
    # limit.
    turn_limit: Annotated[int, Meta(ge=1)] | None = None
    # -- Quick reference: VTES-FR-03. Only matters with a time limit.
    time_out_points: Literal["none", "half"] = "none"
    # -- Quick reference: VTES-9.1-08, VTES-FR-02.
    min_vp_to_win: Annotated[int, Meta(ge=0)] = 0
    # -- Quick reference: VTES-4-03, VTES-FR-05.
    edge_pool: Literal["optional", "automatic"] = "optional"

    # -- At the table: what giving up means. The documents are silent; whoever leaves without pool is ousted,
    # whatever the cause (VTES-9.1-04).
    concession: Literal["ousted", "removed", "forbidden"] = "ousted"
    # -- At the table: who is asked when a window opens, VTES-1.6.1.5-01 (see `rules.window`).
    windows: Literal["deck", "public", "able"] = "deck"

    # -- Newer rules: VTES-10.5-01, VTES-10.5-04, VTES-10.5-05.
    anarch: Literal["attribute", "sect"] = "attribute"
    # -- Newer rules: VTES-10-04.
    clan_change_sect: Literal["follows_clan", "unchanged"] = "follows_clan"
    # -- Newer rules: VTES-9.1-12.
    return_to_ousted: Literal["burned", "removed"] = "burned"
    # -- Newer rules: VTES-1.6.1.1-05, VTES-T-20.
    wake_window: Literal["always", "actions_only"] = "always"
    # -- Newer rules: VTES-4.1-10.
    contested_entry: Literal["contest_first", "effect_first"] = "contest_first"
    # -- Newer rules: VTES-1.6.1.3-05.
    burn_option_torpor: bool = True
    # -- Newer rulings on single cards.
    card_rulings: Literal["newest", "documents"] = "newest"


_CURRENT: Final[Mapping[str, object]] = {
    "anarch": "sect",
    "clan_change_sect": "unchanged",
    "return_to_ousted": "removed",
    "wake_window": "actions_only",
    "contested_entry": "effect_first",
    "burn_option_torpor": False,
}

_PRESETS: Final[Mapping[str, Mapping[str, object]]] = {
    "documents": {},
    "current": _CURRENT,
    "tournament": {
        **_CURRENT,
        "deck_size": "tournament",
        "time_limit_minutes": 120,
        "time_out_points": "half",
        "min_vp_to_win": 2,
    },
    "quick_reference": {
        "deck_size": "tournament",
        "time_limit_minutes": 120,
        "min_vp_to_win": 2,
        "edge_pool": "automatic",
        "two_player_third_turn": 4,
    },
    "classic_2005": {
        "imbued": False,
        "influence_timing": "end_of_phase",
        "two_player_third_turn": 4,
        "trifle_limit": "one_per_turn",
        "ally_waits": True,
        "multi_target_directed": False,
        "inner_circle_unique": False,
        "retainer_protection": False,
        "oust_cards": "burned",
        "card_rulings": "documents",
    },
}

DEFAULT_PRESET: Final = "documents"

PRESETS: Final[Mapping[str, VtesOptions]] = MappingProxyType(
    {name: msgspec.convert(dict(changes), VtesOptions) for name, changes in _PRESETS.items()}
)
"""The presets by name; the first one is the default."""


def changes_of(preset: str) -> Mapping[str, object]:
    """What a preset changes."""
    return _PRESETS[preset]


def choices(option: str) -> tuple[str | int | bool, ...]:
    """The values an option accepts; empty when it takes a number (see `VtesOptions`).

    >>> choices("oust_cards")
    ('removed', 'burned')
    """
    kind = _HINTS[option]
    if kind is bool:
        return (True, False)
    return tuple(get_args(kind)) if get_origin(kind) is Literal else ()


def read_options(chosen: Mapping[str, Any], preset: str = DEFAULT_PRESET) -> VtesOptions:
    """The options of a preset with some of them changed by name.

    Everything wrong is told at once: WrongOptions carries one problem per unknown preset, name or value.

    >>> read_options({"oust_cards": "burned"}).oust_cards
    'burned'
    """
    problems: list[Problem] = []
    if preset not in PRESETS:
        problems.append(Problem("vtes-options-preset-unknown", {"preset": preset, "known": tuple(PRESETS)}))
    for name, value in chosen.items():
        if name not in _HINTS:
            problems.append(Problem("vtes-options-name-unknown", {"option": name, "known": tuple(_HINTS)}))
            continue
        try:
            msgspec.convert(value, _HINTS[name])
        except msgspec.ValidationError:
            shown = str(value).lower() if isinstance(value, bool) else str(value)
            known = tuple(str(choice).lower() for choice in choices(name))
            message = "vtes-options-value-unknown" if known else "vtes-options-not-a-number"
            problems.append(Problem(message, {"option": name, "value": shown, "known": known}))
    if problems:
        raise WrongOptions(tuple(problems))
    return msgspec.structs.replace(PRESETS[preset], **chosen)


class WrongOptions(Refused, BadOptions):
    """Options the game does not know; `problems` has one entry for each."""


_HINTS: Final[Mapping[str, Any]] = {
    name: get_type_hints(VtesOptions, include_extras=True)[name] for name in VtesOptions.__struct_fields__
}
