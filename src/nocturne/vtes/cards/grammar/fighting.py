"""Combat cards: strikes, maneuvers, presses, additional strikes, prevention, and what lasts a round or a
combat."""

from __future__ import annotations

from typing import Any, Literal

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.context import RULES
from nocturne.vtes.cards.grammar.plays import Part, Parts
from nocturne.vtes.terms import Window

Fields = dict[str, Any]
"""Fields of a strike, of the types that ``Strike`` gives them."""

ROUND_UNTIL_STRIKES = (
    Window.BEFORE_RANGE, Window.RANGE, Window.BEFORE_STRIKES, Window.STRIKE, Window.BEFORE_RESOLUTION,
    Window.ADDITIONAL,
)  # fmt: skip

# -- maneuvers, presses, additional strikes


@RULES.production("act", "maneuver")
def _maneuver() -> Part:
    return Part((v.Maneuver(),), name="maneuver")


@RULES.production("act", "maneuver , only usable to get|go to <to:range> range")
def _maneuver_to(to: Literal["close", "long"]) -> Part:
    return Part((v.Maneuver(to),), name="maneuver")


@RULES.production("act", "press")
def _press() -> Part:
    return Part((v.Press(),), name="press")


@RULES.production("act", "press , only usable to <only:pressing> combat")
def _press_only(only: Literal["continue", "end"]) -> Part:
    return Part((v.Press(only),), name="press")


@RULES.production("act", "{<n:number>} additional strike|strikes ( limited )")
def _additional(n: int = 1) -> Part:
    return Part((v.MoreStrikes(n),), name="additional-strike")


@RULES.production("act", "additional strike that does not count against the limit")
def _additional_free() -> Part:
    return Part((v.MoreStrikes(1, limited=False),), name="additional-strike")


RULES.words("range", {"long": "long", "close": "close"})
RULES.words("pressing", {"continue": "continue", "end": "end"})

# -- prevention


@RULES.production("act", "prevent <n:number> damage")
def _prevent(n: int) -> Part:
    return Part((v.Prevent(n),), name="prevent")


@RULES.production("act", "prevent <n:number> non- aggravated damage")
def _prevent_normal(n: int) -> Part:
    return Part((v.Prevent(n, aggravated=False),), name="prevent")


@RULES.production("act", "prevent <n:number> damage from the opposing minion 's strike")
def _prevent_from_strike(n: int) -> Part:
    return Part((v.Prevent(n, strike=True),), name="prevent")


@RULES.production("act", "prevent <n:number> non- aggravated damage from the opposing minion 's strike")
def _prevent_normal_from_strike(n: int) -> Part:
    return Part((v.Prevent(n, aggravated=False, strike=True),), name="prevent")


@RULES.production("play", "<act>")
def _act(act: Part) -> Parts:
    return (_unnamed(act),)


@RULES.production("play", "<first:act> {,} or <second:act>")
def _either_act(first: Part, second: Part) -> Parts:
    return (first, second)


@RULES.production("play", "<act> {,} with <n:number> optional <extra>")
def _act_with(act: Part, n: int, extra: Fields) -> Parts | None:
    if n != 1 or "maneuver" in extra or isinstance(act.effects[0], v.Press):
        return None
    keep = v.Keep("press", only=extra.get("press_only", ""))
    return (_unnamed(Part((*act.effects, keep))),)


@RULES.production("play", "<first:act> , or <second:act> with <n:number> optional press")
def _either_act_with(first: Part, second: Part, n: int) -> Parts | None:
    if n != 1 or isinstance(second.effects[0], v.Press):
        return None
    return (first, Part((*second.effects, v.Keep("press")), name=second.name))


def _unnamed(part: Part) -> Part:
    """A name tells modes from each other; a mode that is alone needs none."""
    return Part(part.effects, part.condition, part.windows, part.cost)


# -- strikes


@RULES.production("blow", "<n:number> damage")
def _damage(n: int) -> Fields:
    return {"damage": n}


@RULES.production("blow", "<n:number> aggravated damage")
def _aggravated(n: int) -> Fields:
    return {"damage": n, "aggravated": True}


@RULES.production("blow", "<n:ranged> unpreventable damage")
def _ranged_unpreventable(n: int) -> Fields:
    return {"damage": n, "ranged": True, "unpreventable": True}


@RULES.production("blow", "strength ranged damage")
def _strength_ranged() -> Fields:
    return {"strength": 0, "ranged": True}


@RULES.production("blow", "hand strike at <n:signed> damage")
def _hand(n: int) -> Fields:
    return {"strength": n}


@RULES.production("blow", "hand strike at <n:signed> damage , aggravated")
def _hand_aggravated(n: int) -> Fields:
    return {"strength": n, "aggravated": True}


@RULES.production("blow", "hand strike or use a melee weapon strike")
def _hand_or_melee() -> Fields:
    return {"uses": ("hand", "melee")}


@RULES.production("blow", "steal <n:number> blood or life ( becoming blood )", "steal <n:number> blood")
def _steal_blood(n: int) -> Fields:
    return {"steal_blood": n}


@RULES.production("blow", "steal <what:gear>")
def _steal(what: str) -> Fields | None:
    return {"steal": what} if what in ("equipment", "weapon") else None


@RULES.production("blow", "destroy <what:gear>")
def _destroy(what: str) -> Fields:
    return {"destroy": what}


RULES.words("gear", {"equipment": "equipment", "{a|the} weapon": "weapon"})


@RULES.production("blow", "burn the opposing ally")
def _burn_ally() -> Fields:
    return {"effects": (v.Burn("opponent"),)}


@RULES.production("blow", "send the opposing vampire to torpor")
def _to_torpor() -> Fields:
    return {"effects": (v.SendToTorpor("opponent"),)}


@RULES.production("blow-with", "<blow>")
def _plain_blow(blow: Fields) -> Fields:
    return blow


@RULES.production("blow-with", "<blow> with first strike")
def _first(blow: Fields) -> Fields:
    return {**blow, "first": True}


@RULES.production("blow-with", "<blow> {,} with <extras>")
def _with(blow: Fields, extras: Fields) -> Fields | None:
    return None if blow.keys() & extras.keys() else {**blow, **extras}


@RULES.production("extras", "<n:number> optional <extra>")
def _one_extra(n: int, extra: Fields) -> Fields | None:
    return extra if n == 1 else None


@RULES.production("extras", "<n:number> additional strike ( limited )")
def _more(n: int) -> Fields:
    return {"more": v.MoreStrikes(n)}


RULES.words(
    "extra",
    {
        "maneuver": {"maneuver": True},
        "press": {"press": True},
    },
)


@RULES.production("extra", "press , only usable to <only:pressing> combat")
def _press_extra(only: str) -> Fields:
    return {"press": True, "press_only": only}


@RULES.production("extra", "maneuver , only usable to get|go to <to:range> range")
def _maneuver_extra(to: str) -> Fields:
    return {"maneuver": True, "maneuver_to": to}


@RULES.production("play", "strike : <blow-with>")
def _strike(**given: Fields) -> Parts | None:
    return _struck(given["blow-with"])


@RULES.production("play", "strike , ranged : <blow-with>", "strike : ranged ; <blow-with>")
def _ranged_strike(**given: Fields) -> Parts | None:
    return _struck({**given["blow-with"], "ranged": True})


def _struck(fields: Fields) -> Parts:
    condition: v.Condition | None = None
    if fields.get("effects") == (v.Burn("opponent"),):
        condition = v.Holds("opponent", v.Filter(kind="ally"))
    elif fields.get("effects") == (v.SendToTorpor("opponent"),):
        condition = v.Holds("opponent", v.Filter(kind="vampire"))
    return (Part((v.Strike(**fields),), condition=condition),)


# -- what follows a strike


@RULES.production("play", "this strike is at <n:signed> damage")
def _plus(n: int) -> Parts:
    return (Part(strike={"plus": n}),)


@RULES.production("play", "this strike cannot be dodged")
def _undodgeable() -> Parts:
    return (Part(strike={"undodgeable": True}),)


@RULES.production("play", "{the} damage from this strike cannot be prevented by cards requiring <discipline>")
def _not_prevented_by(discipline: str) -> Parts:
    return (Part(strike={"not_prevented_by": (discipline,)}),)


@RULES.production("play", "unlock this vampire before combat ends")
def _unlock_before_end() -> Parts:
    return (Part(strike={"effects": (v.Unlock("minion"),)}),)


# -- what lasts


@RULES.production("lasting", "this combat", "for the remainder of [the | this] combat")
def _this_combat() -> str:
    return "combat"


@RULES.production("play", "damage from <minion> 's hand strikes is aggravated this round")
def _hand_aggravated_round(minion: str) -> Parts:
    modifier = v.Modifier("aggravated", 1, note="hand")
    return (Part((v.Lasts(modifier, until="round"),), windows=ROUND_UNTIL_STRIKES),)


@RULES.production("play", "<minion> gets <n:signed> strength <until:lasting>")
def _stronger(minion: str, n: int, until: Literal["round", "combat"]) -> Parts:
    return (Part((v.Lasts(v.Modifier("strength", n), until=until),)),)


@RULES.production("play", "<minion> gets a strength of <n:number> <until:lasting>")
def _strength_of(minion: str, n: int, until: Literal["round", "combat"]) -> Parts:
    return (Part((v.Lasts(v.Modifier("strength", n, sets=True), until=until),)),)


@RULES.production("play", "the opposing minion gets <n:signed> strength <until:lasting>")
def _weaker(n: int, until: Literal["round", "combat"]) -> Parts:
    return (Part((v.Lasts(v.Modifier("strength", n), who="opponent", until=until),)),)


@RULES.production("play", "<minion> can prevent <n:number> damage each round {<until:lasting>}")
def _prevents_each_round(minion: str, n: int, until: Literal["round", "combat"] = "combat") -> Parts | None:
    if until != "combat":
        return None
    ability = v.Ability((v.Prevent(n),), windows=(Window.DAMAGE,), once="round")
    return (Part((v.Grant(ability, until="combat"),)),)


@RULES.production("play", "set the range for this round", "<minion> sets the range for this round")
def _set_range(minion: str = "minion") -> Parts:
    return (Part((v.SetRange(None),)),)


@RULES.production("play", "set the range for this round to <to:range>")
def _set_range_to(to: str) -> Parts:
    return (Part((v.SetRange(to == "long"),)),)


# -- as above


@RULES.production("above", "with <extras>")
def _above_with(extras: Fields) -> Part:
    return Part(strike=extras)


@RULES.production("above", "with first strike")
def _above_first() -> Part:
    return Part(strike={"first": True})


@RULES.production("above", "and <play>")
def _above_and(play: Parts) -> Part | None:
    return play[0] if len(play) == 1 else None


@RULES.production("above", "but for <blow>")
def _above_but_for(blow: Fields) -> Part:
    return Part(instead=("blow", tuple(sorted(blow.items()))))


@RULES.production("above", "but with <n:signed> strength")
def _above_strength(n: int) -> Part:
    return Part(instead=("strength", n))


@RULES.production(
    "play", "if <minion> was blocked while performing an action , the action continues as if unblocked"
)
def _goes_on(minion: str) -> Parts:
    goes_on = v.If(v.CombatIs(was_blocked="minion"), (v.Unblocked(),))
    return (Part(strike={"effects": (goes_on,)}),)


@RULES.production(
    "play",
    "if <minion> was blocked while performing a <acts> , the action continues as if unblocked",
)
def _goes_on_some(minion: str, acts: v.Condition) -> Parts:
    both = v.All((v.CombatIs(was_blocked="minion"), acts))
    return (Part(strike={"effects": (v.If(both, (v.Unblocked(),)),)}),)
