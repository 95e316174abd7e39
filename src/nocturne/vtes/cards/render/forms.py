"""How things are said: which effects name their target, what goes without saying, and which defaults, filters
and moments have words of their own. The tables and questions by which ``render`` reads trees aloud.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.vocabulary.words import nodes
from nocturne.vtes.cards.windows import usual_windows
from nocturne.vtes.terms import ACTION_WINDOWS, ActionKind, Window

Whose: TypeAlias = Literal["you", "other", "any"]


def kebab_of(words: str) -> str:
    """``Political Action`` as messages are called: ``political-action``."""
    return words.lower().replace(" ", "-")


def begun_small(line: str) -> str:
    return line[:1].lower() + line[1:]


def windows_of(mode: v.Mode) -> tuple[Window, ...]:
    """The windows that a mode has anyway, where there are such."""
    try:
        return usual_windows(mode)
    except KeyError:
        return ()


def is_implied(kind: ActionKind, effects: tuple[v.Effect, ...]) -> str:
    """Whether the kind of an action goes without saying, since its effect says it."""
    if not effects or type(effects[0]) not in DEEDS:
        return "none"
    return "true" if DEEDS[type(effects[0])] is kind else "false"


DEEDS: Final[dict[type, ActionKind]] = {
    v.Bleed: ActionKind.BLEED,
    v.Hunt: ActionKind.HUNT,
    v.EnterCombat: ActionKind.ENTER_COMBAT,
}


def named_in_first(part: v.Mode | v.Ability | v.ActionAbility) -> tuple[Any, str] | None:
    """The first effect and its field, if that is where the one target is best named."""
    if len(part.targets) != 1 or not part.effects or (isinstance(part, v.Mode) and part.meanwhile):
        return None
    target, first = part.targets[0], part.effects[0]
    if isinstance(first, v.Bleed) and target.card is None and target.number == 1 and not target.up_to:
        return first, "whom"
    plain = target.card is not None and target.number == 1 and not target.up_to and not target.seat
    if (
        not plain
        or type(first) not in NAMING
        or mentions_target(part.condition)
        or mentions_target(part.cost)
    ):
        return None
    if part.number is not None if not isinstance(part, v.ActionAbility) else False:
        return None
    fields = [field for field in first.__struct_fields__ if getattr(first, field) == "target"]
    return (first, fields[0]) if len(fields) == 1 else None


def what_is_chosen(part: v.Mode | v.Ability | v.ActionAbility | v.Trigger) -> str:
    """Whether it is cards or Methuselahs that are chosen as the targets of a part of a tree; empty where
    both are, or none."""
    terms = [
        term for node in nodes(part.effects) if isinstance(node, v.CallReferendum) for term in node.terms
    ]
    targets = [*(() if isinstance(part, v.Trigger) else part.targets)]
    targets += [term for term in terms if isinstance(term, v.Target)]
    kinds = {"card" if target.card is not None else "seat" for target in targets}
    both = any(target.card is not None and target.seat for target in targets)
    return kinds.pop() if len(kinds) == 1 and not both else ""


def mentions_target(part: object) -> bool:
    """Whether the target is spoken of."""
    return any(
        "target"
        in (value for field in node.__struct_fields__ if isinstance(value := getattr(node, field), str))
        for node in nodes(part)
    )


def contrary_of(condition: v.Condition) -> v.Condition | None:
    """The contrary of one fact about the action or the combat, where that is all a condition asks for."""
    if not isinstance(condition, (v.ActionIs, v.CombatIs, v.ReferendumIs)):
        return None
    fields = zip(condition.__struct_fields__, condition.__struct_defaults__, strict=True)
    asked = [field for field, usual in fields if getattr(condition, field) != usual]
    if len(asked) != 1 or not isinstance(getattr(condition, asked[0]), bool):
        return None
    return replace(condition, **{asked[0]: not getattr(condition, asked[0])})


def is_keyword(wanted: v.Filter) -> bool:
    """Whether a filter asks for nothing but keywords."""
    return wanted.find(v.WithKeywords) is not None and wanted.words().keys() <= {"keywords", "region"}


def is_relative(wanted: v.Filter) -> bool:
    """Whether a filter is about what a library card requires, or does: "that requires ..."."""
    return wanted != v.Filter() and wanted.words().keys() <= {"region", *RELATIVES}


RELATIVES: Final = frozenset(
    {
        "requires_discipline",
        "requires_not",
        "requires_clans",
        "requires_sects",
        "requires_title",
        "requires_path",
    }
    | {"makes_anarch"}
)
"""Words of a filter that become relative clauses."""


def is_had(wanted: v.Filter) -> bool:
    """Whether all that a filter asks for is something that a card has."""
    return wanted != v.Filter() and wanted.words().keys() <= set(HAD)


ASIDES: Final = ("compared_to", "same_as")
"""Words of a filter that are said with another word."""

HAD: Final = (
    "least_blood", "most_blood", "disciplines", "superior", "titles", "least_capacity", "most_capacity",
    "marked", "marked_own", "bearing", "least_bleed",
)  # fmt: skip
"""Words of a filter about what a card has."""

TURNED: Final = {"more": "less", "at-least": "at-most"}
"""How a comparison is said the other way round."""

UNITS: Final = {"vampire": "blood", "ally": "life", "retainer": "life", "imbued": "life"}


def stands_alone(wanted: v.Filter) -> bool:
    """Whether all that is said of a card can follow "is" by itself."""
    return wanted.words().keys() <= ALONE


ALONE: Final = frozenset(
    {"region", "controller", "clans", "not_clans", "sects", "not_sects", "titled", "anarch", "locked"}
    | {"traits", "not_traits", "compared", "compared_to", "role", "other_than", "unique", "red_list"}
    | {"keywords", "not_keywords", "in_combat", "opposing", "contested", "doomed", "on", "any_of"}
    | {"same", "same_as", "noted", "not_noted", "fought", "fighting", "voted"}
)
"""Words of a filter that can follow "is": ready, locked, in combat."""


def without_role(wanted: v.Filter) -> v.Filter:
    return wanted.without(v.InRole)


ABOUT_CARDS: Final = frozenset({"Played", "PlayOver", "Discarded", "DiscardSpent", "Canceled"})
"""Events about cards that are not in play."""

OPTIONAL: Final[dict[type, tuple[Window, ...]]] = {
    v.Maneuver: (Window.RANGE,),
    v.Press: (Window.PRESS,),
    v.MoreStrikes: (Window.ADDITIONAL,),
}
"""What a minion gets in combat to use at the moment for it."""

WHOSE: Final[dict[str, Whose]] = {"minion": "you", "other-minion": "other", "any-minion": "any"}

BY_HIMSELF: Final = (v.GainBlood, v.BurnBlood, v.Unlock, v.Lock, v.GainVotes, v.Intercept, v.Keep)
"""Effects that a minion who can do them does to himself."""

MINION_ROLES: Final = frozenset(
    {"minion", "acting", "blocker", "opponent", "bearer", "defending", "target", "second", "hunted"}
)
"""Roles in which there is always, or nearly always, a minion."""

NAMING: Final = frozenset(
    {v.Burn, v.PutOn, v.Lock, v.Unlock, v.EnterCombat, v.TakeControl, v.InfluenceMore, v.BurnBlood}
    | {v.GainBlood, v.MoveBlood, v.Put, v.SendToTorpor, v.MoveToReady, v.Inflict, v.BurnLife, v.AddCounters}
    | {v.Banish, v.BringOut, v.Become, v.LoseTitle, v.Diablerize, v.Abstain, v.Mark, v.Corrupt, v.Exchange}
    | {v.MoveTo, v.Intercept, v.Lasts, v.Forbid, v.Hunt, v.CallListed, v.ChangeVotes}
)
"""Effects that begin with whom they are about."""

OF_A_MINION: Final = frozenset(
    {Window.ATTEMPT, Window.PRESS, Window.RANGE, Window.BEFORE_RANGE, Window.DAMAGE, Window.STRIKE}
    | {Window.ADDITIONAL, Window.POLLING, Window.ANNOUNCED, *ACTION_WINDOWS, Window.AFTER_ACTION}
    | {Window.AFTER_COMBAT, Window.RESOLUTION}
)
"""Moments at which it is the minion who does something."""

FIGHT: Final = (Window.BEFORE_RANGE, Window.RANGE, Window.BEFORE_STRIKES, Window.STRIKE)
SPANS: Final = (
    (ACTION_WINDOWS, "action"),
    ((Window.ANNOUNCED, *ACTION_WINDOWS), "whole-action"),
    ((Window.ACTION, Window.ATTEMPT), "before-blocks"),
    ((Window.TERMS, Window.POLLING), "referendum"),
    ((*FIGHT, Window.BEFORE_RESOLUTION), "before-resolution"),
    ((*FIGHT, Window.BEFORE_RESOLUTION, Window.ADDITIONAL), "combat"),
    ((*FIGHT, Window.BEFORE_RESOLUTION, Window.DAMAGE, Window.ADDITIONAL), "combat"),
    ((Window.UNLOCK, Window.MASTER, Window.MINION, Window.INFLUENCE, Window.DISCARD), "phases"),
)
"""Several moments that have a name together."""

CODES: Final = frozenset(
    {
        "requires",
        "disciplines",
        "superior",
        "not_superior",
        "no_disciplines",
        "not_prevented_by",
        "only_prevented_by",
    }
)
"""Fields with the codes of Disciplines."""

OF_METHUSELAHS: Final = frozenset(
    {"hand-size", "transfers", "master-actions", "discard-actions", "pool-cost", "edge-votes", "own-votes"}
    | {"may-take-edge", "draw-more", "political-votes", "open-hand", "instead-of-drawing", "points-instead"}
    | {"bleed-against", "most-bled", "sees-hands", "replaces-after-minion-phase", "draws-from", "draws-anew"}
)
"""Defaults of a Methuselah, not of a card."""

OF_THE_CARD: Final = frozenset(
    {"discount", "kept-discount", "burn-discount", "foils", "funds", "keeps-infernal-pool", "tally"}
    | {"taken-for-clan", "pledges"}
)
"""What the card itself does: whom it is about goes without saying."""

DAMAGE: Final = frozenset({"immune-normal", "immune-aggravated", "damage-taken", "most-damage"})
"""Defaults about damage that comes from somebody."""

SAYS_CARDS: Final = frozenset(
    {"card-cost", "card-pool-cost", "card-any-cost", "no-cost", "half-cost", "next-cost", "may-play-such"}
    | {"may-bear", "spurns", "may-draw-more", "discount", "kept-discount", "burn-discount"}
)
"""Defaults whose messages say which cards they are about."""

EITHER: Final = frozenset(
    {"clans", "sects", "titles", "types", "names", "kinds", "windows", "modes", "zones", "uses", "phases"}
    | {"any_of", "paths", "not_paths", "requires_clans", "requires_sects", "not_clans", "not_sects"}
    | {"not_titles", "not_traits", "not_keywords", "without", "bearing", "keywords", "needs_clans"}
)
"""Fields in which several things mean any of them."""

DETERMINERS: Final[dict[tuple[type, str], str]] = {
    (v.Count, "of"): "each",
    (v.Clans, "of"): "many",
    (v.ForEach, "of"): "each",
    (v.Mode, "requires"): "bare",
    (v.Ability, "requires"): "bare",
    (v.ActionAbility, "requires"): "bare",
    (v.ActionAbility, "blocked_by"): "many",
}

NOT_IN_PLAY: Final = frozenset(
    {
        (v.Mode, "cancels"),
        (v.Ability, "cancels"),
        (v.ActionIs, "card"),
        (v.PlayIs, "card"),
        (v.DiscardFromHand, "which"),
        (v.TakeFromCrypt, "only"),
        (v.CancelNext, "cards"),
    }
)
"""Filters for cards that are not in play."""

COUNTED: Final = frozenset(
    {
        (v.GainPool, "amount"),
        (v.BurnPool, "amount"),
        (v.GainBlood, "amount"),
        (v.BurnBlood, "amount"),
        (v.BurnLife, "amount"),
        (v.Stealth, "amount"),
        (v.Intercept, "amount"),
        (v.BleedMore, "amount"),
        (v.BleedLess, "amount"),
        (v.GainVotes, "amount"),
        (v.InfluenceMore, "amount"),
        (v.AddCounters, "amount"),
        (v.Inflict, "amount"),
        (v.MoveBlood, "amount"),
    }
)
"""Amounts whose messages say "for each" at the right place (``$amount_each``)."""

EACH_OF: Final = frozenset(
    {"each", "each-other", "targets", "not-targets", "allotted", "cast-for", "cast-against"}
    | {"cast-only-for", "cast-only-against"}
)
"""Parties that are called "each Methuselah who ..."."""

OF_ROLES: Final = frozenset(
    {(v.MoveBlood, "source"), (v.MoveBlood, "to"), (v.MoveCounters, "source"), (v.MoveCounters, "to")}
)
"""Fields with a role or a place beside the cards."""


def amount_kind(amount: v.Amount) -> str:
    return "number" if isinstance(amount, int) else "text"


def sign_of(amount: v.Amount) -> str:
    """Whether more or less."""
    return "less" if isinstance(amount, int) and amount < 0 else "more"


def bare_word(value: Any) -> str:
    """The word by which messages choose among variants."""
    if value is None or value == "" or value == ():
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return str(value)
    return "some" if isinstance(value, tuple) else "text"
