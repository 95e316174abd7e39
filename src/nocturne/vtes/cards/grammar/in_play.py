"""What cards in play say of themselves, of what they are on, and of others.

Each sentence gives something to the card in play: modifiers, abilities, actions, triggers, strikes.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.abilities import used_by as _used
from nocturne.vtes.cards.grammar.circumstances import ACTING
from nocturne.vtes.cards.grammar.context import RULES, Given, Who
from nocturne.vtes.cards.grammar.phrases import Filters, all_of, seen_from
from nocturne.vtes.terms import ActionKind, Window

Query = Literal["strength", "stealth", "intercept", "bleed", "votes", "hand-size"]


# -- lasting modifiers of oneself


def own(who: Who, *statics: v.Modifier) -> Given:
    """Modifiers of the card itself, or of what it is on."""
    made: list[v.Modifier] = []
    for one in statics:
        # Only vampires have Disciplines: that need not be said.
        named = None if one.query == "discipline" and who.kind == v.Filter(kind="vampire") else who.condition
        made.append(replace(one, when=all_of(named, one.when)))
    return Given(statics=tuple(made))


@RULES.production("bonus", "<n:signed> strength {<when:strength-when>}")
def _strength(n: int, when: v.Condition | None = None) -> v.Modifier:
    return v.Modifier("strength", n, when=when)


@RULES.production("bonus", "<n:signed> stealth {<when:stealth-when>}")
def _stealth(n: int, when: v.Condition | None = None) -> v.Modifier:
    return v.Modifier("stealth", n, when=when)


@RULES.production("bonus", "<n:signed> intercept {<when:intercept-when>}")
def _intercept(n: int, when: v.Condition | None = None) -> v.Modifier:
    return v.Modifier("intercept", n, when=when)


@RULES.production("bonus", "<n:signed> bleed {<when:bleed-when>}")
def _bleed(n: int, when: v.Condition | None = None) -> v.Modifier:
    return v.Modifier("bleed", n, when=when)


@RULES.production("text", "<self> gets|has {an additional} <bonus>")
def _gets(self: Who, bonus: v.Modifier) -> Given:
    return own(self, bonus)


@RULES.production("text", "<self> gets|has <first:bonus> and <second:bonus>")
def _gets_both(self: Who, first: v.Modifier, second: v.Modifier) -> Given | None:
    # A circumstance after the second might mean both.
    if first.when is None and second.when is not None:
        return None
    return own(self, first, second)


@RULES.production("text", "while|if <state> , <self> gets <bonus>")
def _gets_while(state: v.Condition, self: Who, bonus: v.Modifier) -> Given:
    return own(self, replace(bonus, when=all_of(state, bonus.when)))


@RULES.production("text", "while|if <state> , you get|have <n:signed> hand size")
def _hand_size_while(state: v.Condition, n: int) -> Given:
    return Given(statics=(v.Modifier("hand-size", n, when=state),))


@RULES.production("text", "while|if <state> , each methuselah gets <n:signed> hand size")
def _every_hand_size_while(state: v.Condition, n: int) -> Given:
    return Given(statics=(v.Modifier("hand-size", n, when=state, party="each"),))


# -- what others get with or against him


def of_others(
    query: str, amount: int, whom: Filters, when: v.Condition | None, who: v.Role = "this"
) -> Given:
    statics: list[v.Modifier] = []
    for one in whom:
        applies, compared = seen_from(one, who)
        statics.append(v.Modifier(query, amount, applies=applies, when=all_of(when, compared)))  # type: ignore[arg-type]
    return Given(statics=tuple(statics))


@RULES.production("text", "<whom:many> get <n:signed> intercept [against | when attempting to block] <self>")
def _others_intercept(whom: Filters, n: int, self: Who) -> Given:
    return of_others("intercept", n, whom, all_of(self.condition, self.matches(ACTING)), self.role)


@RULES.production("text", "<whom:many> get <n:signed> bleed [against | when bleeding] you")
def _others_bleed_you(whom: Filters, n: int) -> Given:
    return of_others("bleed", n, whom, v.ActionIs(kinds=(ActionKind.BLEED,), at_you=True))


@RULES.production("text", "<whom:many> get <n:signed> bleed when bleeding <his> controller")
def _others_bleed_controller(whom: Filters, n: int, his: Who) -> Given:
    return of_others("bleed", n, whom, v.ActionIs(kinds=(ActionKind.BLEED,), at_you=True))


@RULES.production("text", "<whom:many> cannot block <self>")
def _others_cannot_block(whom: Filters, self: Who) -> Given:
    return of_others("may-block", -1, whom, all_of(self.condition, self.matches(ACTING)), self.role)


@RULES.production("text", "<name:card-name> cannot block <self>")
def _named_cannot_block(name: str, self: Who) -> Given:
    return of_others(
        "may-block",
        -1,
        (v.Filter.of(kind="vampire", names=(name,)),),
        all_of(self.condition, self.matches(ACTING)),
    )


@RULES.production("text", "while <state> , <whom:many> get <n:signed> <query:stat>")
def _others_while(state: v.Condition, whom: Filters, n: int, query: str) -> Given | None:
    return of_others(query, n, whom, state)


RULES.words(
    "stat",
    {
        "vote|votes": "votes",
        "hunt": "hunt",
        "stealth": "stealth",
        "bleed": "bleed",
        "strength": "strength",
    },
)


# -- what he cannot do


@RULES.production("text", "<self> cannot <barred>")
def _cannot(self: Who, barred: tuple[v.Modifier, ...]) -> Given:
    return own(self, *barred)


@RULES.production("barred", "block {<whom:many>}")
def _block(whom: Filters | None = None) -> tuple[v.Modifier, ...]:
    if whom is None:
        return (v.Modifier("may-block", -1),)
    return tuple(v.Modifier("may-block", -1, when=v.Holds("acting", one)) for one in whom)


@RULES.production("barred", "block <acts>")
def _block_actions(acts: v.Condition) -> tuple[v.Modifier, ...]:
    return (v.Modifier("may-block", -1, when=acts),)


@RULES.production("barred", "commit diablerie")
def _diablerie() -> tuple[v.Modifier, ...]:
    return (v.Modifier("forbid", 1, note="diablerie"),)


@RULES.production("text", "<self> cannot perform directed actions unless <state>")
def _directs_only_if(self: Who, state: v.Condition) -> Given:
    return own(self, v.Modifier("may-direct", -1, when=v.Not(state)))


@RULES.production("text", "blood hunts cannot be called on <self>")
def _not_hunted(self: Who) -> Given:
    return own(self, v.Modifier("blood-hunt", -1))


# -- his costs


@RULES.production("text", "rescuing <self> from torpor costs <n:signed> blood")
def _rescue_cost(self: Who, n: int) -> Given:
    return own(self, v.Modifier("rescued-cost", n))


@RULES.production("text", "rescuing <self> from torpor costs <n:number> fewer|less blood")
def _rescue_cheaper(self: Who, n: int) -> Given:
    return own(self, v.Modifier("rescued-cost", -n))


# -- in combat


@RULES.production("text", "damage from <his> hand strikes is aggravated")
def _aggravated(his: Who) -> Given:
    return own(his, v.Modifier("aggravated", 1, note="hand"))


@RULES.production("text", "<self> strikes with first strike")
def _first_strike(self: Who) -> Given:
    return own(self, v.Modifier("first-strike", 1))


@RULES.production("text", "<self> gets <n:number> optional <what:step> each combat")
def _optional_each_combat(self: Who, n: int, what: tuple[Window, v.Effect]) -> Given | None:
    return _used(self, _step(what)) if n == 1 else None


@RULES.production(
    "text",
    "<self> gets <n:number> optional <first:step> and <m:number> optional <second:step> each combat",
)
def _optional_two(
    self: Who, n: int, first: tuple[Window, v.Effect], m: int, second: tuple[Window, v.Effect]
) -> Given | None:
    return _used(self, _step(first), _step(second)) if n == m == 1 else None


@RULES.production("text", "<self> gets <n:number> optional <what:step> during the first round of combat")
def _optional_first_round(self: Who, n: int, what: tuple[Window, v.Effect]) -> Given | None:
    return _used(self, _step(what, condition=v.CombatIs(first_round=True))) if n == 1 else None


RULES.words(
    "step",
    {
        "maneuver": (Window.RANGE, v.Maneuver()),
        "press": (Window.PRESS, v.Press()),
    },
)


_FREE = v.Cost()


def _step(
    what: tuple[Window, v.Effect], cost: v.Cost = _FREE, condition: v.Condition | None = None
) -> v.Ability:
    window, effect = what
    name = "maneuver" if isinstance(effect, v.Maneuver) else "press"
    return v.Ability((effect,), windows=(window,), once="combat", cost=cost, condition=condition, name=name)


@RULES.production(
    "text", "once each combat , <self> can|may burn <n:number> blood [to get | for] <m:number> <what:step>"
)
def _paid_step(self: Who, n: int, m: int, what: tuple[Window, v.Effect]) -> Given | None:
    return _used(self, _step(what, v.Cost(burning=n))) if m == 1 else None


@RULES.production("text", "<self> can|may prevent <n:number> damage each combat")
def _prevents(self: Who, n: int) -> Given:
    ability = v.Ability((v.Prevent(n),), windows=(Window.DAMAGE,), once="combat", name="prevent")
    return _used(self, ability)


# -- strikes


def struck(who: Who, strike: v.Strike) -> Given:
    return Given(strikes=(replace(strike, when=all_of(who.condition, strike.when)),))


@RULES.production("blow", "dodge")
def _dodge() -> dict[str, Any]:
    return {"dodge": True}


@RULES.production("blow", "combat ends")
def _ends() -> dict[str, Any]:
    return {"ends_combat": True}


@RULES.production("blow", "<n:ranged> damage")
def _ranged(n: int) -> dict[str, Any]:
    return {"damage": n, "ranged": True}


@RULES.production("blow", "<n:ranged> aggravated damage")
def _ranged_aggravated(n: int) -> dict[str, Any]:
    return {"damage": n, "ranged": True, "aggravated": True}


@RULES.production("text", "<self> can|may strike : <blow>")
def _can_strike(self: Who, blow: dict[str, Any]) -> Given:
    return struck(self, v.Strike(**blow))


@RULES.production("text", "once each combat , <self> can|may strike : <blow>")
def _can_strike_once(self: Who, blow: dict[str, Any]) -> Given:
    return struck(self, v.Strike(**blow, once="combat"))


@RULES.production("text", "<self> can|may burn <n:number> blood to strike : <blow>")
def _pays_to_strike(self: Who, n: int, blow: dict[str, Any]) -> Given:
    return struck(self, v.Strike(**blow, cost=v.Cost(burning=n)))


@RULES.production("text", "once each combat , <self> can|may burn <n:number> blood to strike : <blow>")
def _pays_to_strike_once(self: Who, n: int, blow: dict[str, Any]) -> Given:
    return struck(self, v.Strike(**blow, cost=v.Cost(burning=n), once="combat"))


@RULES.production("text", "<self> can|may strike : <blow> in combat with <foe:one>")
def _can_strike_some(self: Who, blow: dict[str, Any], foe: Filters) -> Given | None:
    return struck(self, v.Strike(**blow, when=v.Holds("opponent", foe[0]))) if len(foe) == 1 else None
