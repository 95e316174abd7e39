"""What was done and is remembered: limits are kept by it, and some texts ask for it. Each is a small record.

A position writes such a thing as a word with its span in front, ``turn/bleed:14``. ``spelled`` and
``remembered`` lead from one to the other.
"""

from __future__ import annotations

from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from nocturne.vtes.records import THIS_TURN, Until
from nocturne.vtes.terms import NONE, ActionKind


class _Done(Struct, frozen=True, gc=False):
    pass


# -- Actions: no minion takes the same action twice in a turn (VTES-6.1.6-06 to -09)


class Cardless(_Done, frozen=True, tag="cardless"):
    """A minion has taken an action without a card, at these targets."""

    minion: int
    kind: ActionKind
    targets: tuple[int, ...] = ()


class TakenInPlay(_Done, frozen=True, tag="in-play"):
    """A minion has taken an action that a card in play offers."""

    minion: int
    card: int
    index: int


class TakenWithCard(_Done, frozen=True, tag="action-card"):
    """A minion has taken an action with such a card, by what is printed on it."""

    minion: int
    key: int


class Bled(_Done, frozen=True, tag="bleed"):
    """A minion has bled (VTES-6.1.1-03)."""

    minion: int


class Drained(_Done, frozen=True, tag="drained"):
    """A minion has successfully bled a Methuselah for so much pool."""

    minion: int
    seat: int
    amount: int


class CalledReferendum(_Done, frozen=True, tag="political"):
    """A minion has taken a political action (VTES-6.1.7-02)."""

    minion: int


class Took(_Done, frozen=True, tag="took"):
    """A minion has taken an action of a kind."""

    minion: int
    kind: ActionKind


class Succeeded(_Done, frozen=True, tag="succeeded"):
    """A minion's action of a kind has succeeded."""

    minion: int
    kind: ActionKind


class Acted(_Done, frozen=True, tag="acted"):
    """A minion has taken an action, once for each; NONE: any minion has."""

    minion: int = NONE


class ActedBy(_Done, frozen=True, tag="acted-by"):
    """A minion of a Methuselah has taken an action other than a mandatory one."""

    seat: int


class LetBe(_Done, frozen=True, tag="let-be"):
    """A minion could have acted and did not, when so many actions had been taken."""

    minion: int
    actions: int


class Attempted(_Done, frozen=True, tag="attempted"):
    """An action that a card in play offers has been attempted, by whomever."""

    card: int
    index: int


class Blocked(_Done, frozen=True, tag="blocked"):
    """A minion has blocked the action."""

    minion: int


class Barred(_Done, frozen=True, tag="barred"):
    """A canceled political action is barred to a Methuselah's minions; ``card`` is the card in play that
    offers it, for another copy offers another action."""

    seat: int
    key: int
    path: str
    card: int = -1


class Polled(_Done, frozen=True, tag="polled"):
    """A referendum was held."""


# -- Playing cards and using abilities


class Played(_Done, frozen=True, tag="played"):
    """A minion, or a Methuselah, has played such a card, by what is printed on it."""

    who: int
    key: int


class CopyPlayed(_Done, frozen=True, tag="copy-played"):
    """A copy of a card was played, by anybody; in a mode that needs these Disciplines, if that matters."""

    key: int
    needs: str = ""


class NamePlayed(_Done, frozen=True, tag="card"):
    """A card of a name was played."""

    name: str


class PlayedOnce(_Done, frozen=True, tag="once"):
    """A minion has played a card that is played only so often: by what is printed on it, or by a word that
    several cards share; ammo counts for the weapon it is for."""

    who: int
    key: int = 0
    index: int = NONE
    word: str = ""


class DisciplineUsed(_Done, frozen=True, tag="discipline"):
    """A minion has used a Discipline to play a card."""

    minion: int
    code: str


class TriflePlayed(_Done, frozen=True, tag="trifle"):
    """A Methuselah has played a trifle."""

    seat: int


class Veiled(_Done, frozen=True, tag="veiled"):
    """A vampire's first Discipline card of the turn was put to the test."""

    minion: int


class AbilityUsed(_Done, frozen=True, tag="ability"):
    """An ability of a card in play was used, or one of its group."""

    card: int
    index: int = NONE
    group: str = ""
    minion: int = NONE


class AbilityShared(_Done, frozen=True, tag="abilities"):
    """An ability that all copies of a card share was used: those of a Methuselah, or of all."""

    key: int
    index: int = NONE
    group: str = ""
    seat: int = NONE
    minion: int = NONE


class GrantUsed(_Done, frozen=True, tag="granted"):
    """An ability that was granted for a while was used, by the number of the grant."""

    number: int


class SetOffTrigger(_Done, frozen=True, tag="trigger"):
    """A trigger of a card in play has gone off."""

    card: int
    index: int


class Noted(_Done, frozen=True, tag="noted"):
    """A card's text noted something about a card, under a word (``Note``)."""

    word: str
    card: int


# -- Combat


class StruckWith(_Done, frozen=True, tag="strike"):
    """A combatant has used a strike that is used only so often."""

    minion: int
    source: int
    path: str


class ManeuveredWith(_Done, frozen=True, tag="maneuver"):
    """The optional maneuver of a strike was used."""

    source: int
    path: str


class PressedWith(_Done, frozen=True, tag="press"):
    """The optional press of a weapon was used."""

    source: int


class AdditionalGained(_Done, frozen=True, tag="additional"):
    """A combatant has gained additional strikes that are limited."""

    minion: int


class Stolen(_Done, frozen=True, tag="stolen"):
    """A card was stolen and cannot be used yet."""

    card: int


# -- Phases, contests, votes, costs


class EdgePool(_Done, frozen=True, tag="edge-pool"):
    """The Edge has brought its pool."""


class StaysLocked(_Done, frozen=True, tag="may-stay-locked"):
    """A minion does not unlock as normal, by the choice of his controller."""

    card: int


class BurnOptionUsed(_Done, frozen=True, tag="burn-option"):
    """A Methuselah has used a burn option."""

    seat: int


class ConvictionTaken(_Done, frozen=True, tag="conviction"):
    """An imbued has been offered a conviction."""

    imbued: int


class Contested(_Done, frozen=True, tag="contest"):
    """It was settled whether the contest for a card goes on."""

    card: int


class TitleContested(_Done, frozen=True, tag="title-contest"):
    """It was settled whether the contest for a vampire's title goes on."""

    card: int


class DrawnAnew(_Done, frozen=True, tag="draws-anew"):
    """A card in play has let its controller draw another card."""

    source: int


class BloodVote(_Done, frozen=True, tag="blood-vote"):
    """A vampire has burned blood for votes."""

    vampire: int


class Funded(_Done, frozen=True, tag="funds"):
    """A card in play has made another cheaper, which it does once."""

    source: int


Done: TypeAlias = (
    Cardless | TakenInPlay | TakenWithCard | Bled | Drained | CalledReferendum | Took | Succeeded | Acted
    | ActedBy | LetBe | Attempted | Blocked | Barred | Polled | Played | CopyPlayed | NamePlayed | PlayedOnce
    | DisciplineUsed | TriflePlayed | Veiled | AbilityUsed | AbilityShared | GrantUsed | SetOffTrigger | Noted
    | StruckWith | ManeuveredWith | PressedWith | AdditionalGained | Stolen | EdgePool | StaysLocked
    | BurnOptionUsed | ConvictionTaken | Contested | TitleContested | DrawnAnew | BloodVote | Funded
)  # fmt: skip

KINDS: dict[str, type[Any]] = {str(kind.__struct_config__.tag): kind for kind in get_args(Done)}
"""By word: the kind of thing that was done."""

WORDS: dict[type, str] = {kind: word for word, kind in KINDS.items()}


class Remembered(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that was done, and the moment up to which it counts."""

    what: Done
    until: Until = THIS_TURN


# -- As words


def spelled(one: Remembered) -> str:
    """Something remembered as a word: ``turn/bleed:14``."""
    span = one.until.moment if one.until.seat == NONE else f"{one.until.moment}:{one.until.seat}"
    return f"{span}/{_word(one.what)}"


def _word(what: Done) -> str:
    match what:
        case Noted():
            return f"{what.word}:{what.card}"
        case CopyPlayed():
            return f"played:{what.key}:{what.needs}"
        case PlayedOnce(word=word) if word:
            return f"once:{what.who}:{word}"
        case Cardless():
            return f"cardless:{what.minion}:{what.kind.value}:{'-'.join(map(str, what.targets))}"
    said = [WORDS[type(what)]]
    for field in fields(type(what)):
        value = getattr(what, field.name)
        if value != field.default:
            said.append(str(value))
    return ":".join(said)


def remembered(word: str) -> Remembered:
    """What a position means by ``turn/bleed:14``."""
    span, _, rest = word.partition("/")
    moment, _, seat = span.partition(":")
    until = {"moment": moment, "seat": int(seat or NONE)}
    return msgspec.convert({"what": _from_word(rest), "until": until}, Remembered, strict=False)


def _from_word(word: str) -> dict[str, Any]:
    kind, *rest = word.split(":")
    match kind, rest:
        case "played", [key, needs] if not needs.isdigit():
            return {"type": "copy-played", "key": key, "needs": needs}
        case "card", _:
            return {"type": kind, "name": ":".join(rest)}
        case "once", [who, shared] if not shared.isdigit():
            return {"type": kind, "who": who, "word": shared}
        case "cardless", [minion, action, targets]:
            return {
                "type": kind, "minion": minion, "kind": action,
                "targets": [target for target in targets.split("-") if target],
            }  # fmt: skip
        case (("ability" | "abilities"), [card, which, *others]):
            names = ("minion",) if kind == "ability" else ("seat", "minion")
            said = {"index" if which.isdigit() else "group": which, **dict(zip(names, others, strict=False))}
            return {"type": kind, "card" if kind == "ability" else "key": card, **said}
    if kind not in KINDS:
        return {"type": "noted", "word": kind, "card": rest[0] if rest else NONE}
    return {"type": kind, **dict(zip(KINDS[kind].__struct_fields__, rest, strict=False))}
