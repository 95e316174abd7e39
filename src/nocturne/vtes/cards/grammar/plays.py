"""How cards are played: limits, moments, requirements and replacement, for cards of every type.

A line of a card is read sentence by sentence; each gives a ``Part`` of the mode it belongs to. A sentence
that offers a choice ("maneuver or press") gives several, one for each mode.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.context import RULES, Context
from nocturne.vtes.cards.grammar.phrases import Filters, all_of, any_holds
from nocturne.vtes.cards.grammar.tokens import words_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.cards.printed import LibraryCard
from nocturne.vtes.terms import ActionKind, Window

Replace = Literal["", "after-action", "after-combat", "next-unlock", "discard-phase"]


class Part(Struct, frozen=True):
    """What a sentence says about a mode."""

    effects: tuple[v.Effect, ...] = ()
    condition: v.Condition | None = None
    windows: tuple[Window, ...] = ()
    cost: v.Cost | None = None
    burning: int = 0
    """Blood burned for the effect, besides the printed cost."""
    targets: tuple[v.Target, ...] = ()
    requires: v.Filter | None = None
    number: v.Number | None = None
    once: Literal["", "strike", "round", "combat", "action", "turn"] = ""
    once_mode: bool = False
    replace: Replace = ""
    usable_locked: bool = False
    by_any: bool = False
    action: ActionKind | None = None
    stealth: int = 0
    bleed: int = 0
    wakes: bool = False
    trifle: bool = False
    name: str = ""
    keywords: tuple[str, ...] = ()
    first: tuple[v.Effect, ...] = ()
    """What happens as the combat begins that this card makes."""
    strike: dict[str, Any] | None = None
    """Fields that this sentence adds to the strike of its mode. The types are those of ``Strike``."""
    instead: tuple[str, Any] | None = None
    """After "as above, but": what is put in the place of what stood there, and its kind."""


Parts = tuple[Part, ...]
"""The alternatives of a sentence: one for each mode it makes."""


def put_together(one: Part, other: Part) -> Part | None:
    """Two sentences of the same mode; None when they contradict each other."""
    changes: dict[str, Any] = {"effects": one.effects + other.effects}
    changes["condition"] = all_of(one.condition, other.condition)
    changes["targets"] = one.targets + other.targets
    changes["keywords"] = one.keywords + other.keywords
    changes["requires"] = _both(one.requires, other.requires)
    for field in _SINGLE:
        left, right = getattr(one, field), getattr(other, field)
        usual = getattr(_NOTHING, field)
        if left != usual and right != usual and left != right:
            return None
        changes[field] = right if left == usual else left
    if other.strike:
        changes["strike"] = None
        changes["effects"] = _struck(one.effects, other.strike)
        if changes["effects"] is None:
            return None
        changes["effects"] += other.effects
    if other.first:
        begun = [isinstance(effect, v.EnterCombat) for effect in changes["effects"]]
        if not any(begun):
            return None
        changes["effects"] = tuple(
            replace(effect, first=effect.first + other.first) if isinstance(effect, v.EnterCombat) else effect
            for effect in changes["effects"]
        )
    return replace(one, **changes)


_NOTHING = Part()
_SINGLE = (
    "windows", "cost", "burning", "number", "once", "once_mode", "replace", "usable_locked", "by_any",
    "action", "stealth", "bleed", "wakes", "trifle", "name",
)  # fmt: skip


def _both(one: v.Filter | None, other: v.Filter | None) -> v.Filter | None:
    if one is None or other is None:
        return one or other
    return one.but(**other.words())


def _struck(effects: tuple[v.Effect, ...], fields: dict[str, Any]) -> tuple[v.Effect, ...] | None:
    """The effects with something added to the strike among them; None when there is none to add it to."""
    at = next((i for i, effect in enumerate(effects) if isinstance(effect, v.Strike)), None)
    if at is None:
        return None
    strike = effects[at]
    assert isinstance(strike, v.Strike)
    changed = with_fields(strike, fields)
    return None if changed is None else (*effects[:at], changed, *effects[at + 1 :])


def with_fields(strike: v.Strike, fields: dict[str, Any]) -> v.Strike | None:
    """A strike with more said about it; None when it was said before. Effects are added."""
    changes: dict[str, Any] = {}
    for field, value in fields.items():
        before = getattr(strike, field)
        if field in ("effects", "anyway", "inflicted", "afterwards"):
            changes[field] = before + value
        elif before != getattr(_BARE, field) and before != value:
            return None
        else:
            changes[field] = value
    return replace(strike, **changes)


_BARE = v.Strike()


def changed(above: Part, more: Part) -> Part | None:
    """What "as above" with something more, or but with something else, amounts to."""
    if more.instead is not None:
        kind, value = more.instead
        effects = tuple(_instead(effect, kind, value) for effect in above.effects)
        return None if effects == above.effects else replace(above, effects=effects)
    if more.strike and not any(isinstance(one, v.Strike) for one in above.effects):
        if not more.strike.get("press") or more.strike.keys() - {"press", "press_only"}:
            return None
        keep = v.Keep("press", only=more.strike.get("press_only", ""))
        return replace(above, effects=(*above.effects, keep))
    return put_together(above, more)


def _instead(effect: v.Effect, kind: str, value: Any) -> v.Effect:
    match effect:
        case v.Strike() if kind == "blow":
            return replace(effect, **_BLOW, **dict(value))
        case v.InfluenceMore() | v.GainBlood() if kind == "blood":
            return replace(effect, amount=value)
        case v.Stealth() if kind == "stealth":
            return replace(effect, amount=value)
        case v.Intercept() if kind == "intercept":
            return replace(effect, amount=value)
        case v.Lasts(modifier=v.Modifier(query="strength") as modifier) if kind == "strength":
            return replace(effect, modifier=replace(modifier, amount=value))
    return effect


_BLOW: dict[str, Any] = {}
"""What is taken back when another blow is put in its place: nothing, its damage is simply another."""


# -- requirements


@RULES.production("play", "requires <words:rest>")
def _requires(words: tuple[str, ...], ctx: Context) -> Parts | None:
    """A requirement is a printed fact where the catalogue has read it whole; the rules check it."""
    card = ctx.card
    if not isinstance(card, LibraryCard) or card.requirement is None or card.requirement.unread:
        return None
    return (Part(),)


# -- replacing


@RULES.production("play", "do not replace until <when:until>")
def _replaced(when: Replace) -> Parts:
    return (Part(replace=when),)


RULES.words(
    "until",
    {
        "after combat": "after-combat",
        "after this|the action": "after-action",
        "your next unlock phase": "next-unlock",
    },
)

# -- limits


@RULES.production("play", "a|each vampire|minion can|may play only one <name:own-name> each <span>")
def _one_each(name: str, span: Literal["round", "combat", "action", "turn"]) -> Parts:
    return (Part(once=span),)


@RULES.production("play", "a vampire can|may play only one <name:own-name> at superior each <span>")
def _one_at_superior_each(name: str, span: Literal["round", "combat", "action", "turn"]) -> Parts:
    return (Part(once=span, once_mode=True),)


RULES.words("span", {"round": "round", "turn": "turn"})

# -- moments and conditions


@RULES.production("play", "only usable <usable>")
def _only_usable(usable: Part) -> Parts:
    return (usable,)


@RULES.production("play", "not usable <unusable>")
def _not_usable(unusable: Part) -> Parts:
    return (unusable,)


RULES.words(
    "usable",
    {
        "before range is determined|chosen": Part(windows=(Window.BEFORE_RANGE,)),
        "at long range": Part(condition=v.RangeIs(True)),
        "on|during the first round of combat": Part(condition=v.CombatIs(first_round=True)),
        "as the action is announced": Part(windows=(Window.ANNOUNCED,)),
        "during a referendum": Part(windows=(Window.TERMS, Window.POLLING)),
        "during the referendum of a political action": Part(
            windows=(Window.TERMS, Window.POLLING), condition=v.ReferendumIs(kind="political")
        ),
        "during the polling step of a political action": Part(condition=v.ReferendumIs(kind="political")),
        "during an action directed at you ( or a card you control )": Part(condition=v.ActionIs(at_you=True)),
        "after resolution of a successful action": Part(
            windows=(Window.AFTER_ACTION,), condition=v.ActionIs(succeeded=True)
        ),
        "if a minion attempts to block": Part(windows=(Window.ATTEMPT,)),
    },
)
RULES.words(
    "unusable",
    {
        "on|during the first round {of combat}": Part(condition=v.CombatIs(first_round=False)),
    },
)


@RULES.production("usable", "during a|an <acts>")
def _during_action(acts: v.Condition) -> Part:
    return Part(condition=acts)


@RULES.production("unusable", "during a|an <acts>")
def _not_during_action(acts: v.Condition) -> Part:
    return Part(condition=v.Not(acts))


@RULES.production("usable", "by a locked vampire")
def _by_locked() -> Part:
    return Part(requires=v.Filter.of(kind="vampire", locked=True), usable_locked=True)


@RULES.production("usable", "if <whom:one> is acting")
def _if_acting(whom: Filters) -> Part | None:
    one = whom[0]
    if one == v.Filter(kind="minion", controller=one.controller):
        by = {"predator": "predator", "prey": "prey", "other": "other"}.get(one.controller)
        return Part(condition=v.ActionIs(by=by)) if by else None  # type: ignore[arg-type]
    return Part(condition=any_holds("acting", whom))


def each_with(parts: Parts, others: Parts) -> Parts | None:
    """Every alternative of a sentence with those of another."""
    made: list[Part] = []
    for one in parts:
        for other in others:
            both = put_together(one, other)
            if both is None:
                return None
            made.append(both)
    return tuple(made)


# -- the whole card


def own_name(card: LibraryCard) -> tuple[str, ...]:
    """The name of a card as its text says it."""
    return words_of(card.name)


__all__ = ["CardType", "Part", "Parts", "each_with", "own_name", "put_together", "with_fields"]
