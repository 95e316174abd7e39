"""What vampires say of themselves: the sentences of crypt cards.

Each sentence gives something to the card in play: modifiers, abilities, actions, triggers, strikes.
"""

from __future__ import annotations

from typing import Any, Literal

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.circumstances import ACTING
from nocturne.vtes.cards.grammar.context import RULES, Given
from nocturne.vtes.cards.grammar.phrases import Filters, all_of, seen_from_this
from nocturne.vtes.terms import ActionKind, Window

Query = Literal["strength", "stealth", "intercept", "bleed", "votes", "hand-size"]


# -- lasting modifiers of oneself


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


@RULES.production("crypt", "<self> gets {an additional} <bonus>")
def _gets(self: str, bonus: v.Modifier) -> Given:
    return Given(statics=(bonus,))


@RULES.production("crypt", "<self> gets <first:bonus> and <second:bonus>")
def _gets_both(self: str, first: v.Modifier, second: v.Modifier) -> Given | None:
    # A circumstance after the second might mean both.
    if first.when is None and second.when is not None:
        return None
    return Given(statics=(first, second))


@RULES.production("crypt", "while|if <state> , <self> gets <bonus>")
def _gets_while(state: v.Condition, self: str, bonus: v.Modifier) -> Given:
    when = all_of(state, bonus.when)
    return Given(statics=(v.Modifier(bonus.query, bonus.amount, when=when),))


@RULES.production("crypt", "while|if <state> , you get|have <n:signed> hand size")
def _hand_size_while(state: v.Condition, n: int) -> Given:
    return Given(statics=(v.Modifier("hand-size", n, when=state),))


@RULES.production("crypt", "while|if <state> , each methuselah gets <n:signed> hand size")
def _every_hand_size_while(state: v.Condition, n: int) -> Given:
    return Given(statics=(v.Modifier("hand-size", n, when=state, party="each"),))


# -- what others get with or against him


def _of_others(query: str, amount: int, whom: Filters, when: v.Condition | None) -> Given:
    statics: list[v.Modifier] = []
    for one in whom:
        applies, compared = seen_from_this(one)
        statics.append(v.Modifier(query, amount, applies=applies, when=all_of(when, compared)))  # type: ignore[arg-type]
    return Given(statics=tuple(statics))


@RULES.production("crypt", "<whom:many> get <n:signed> intercept [against | when attempting to block] <self>")
def _others_intercept(whom: Filters, n: int, self: str) -> Given:
    return _of_others("intercept", n, whom, ACTING)


@RULES.production("crypt", "<whom:many> get <n:signed> bleed [against | when bleeding] you")
def _others_bleed_you(whom: Filters, n: int) -> Given:
    return _of_others("bleed", n, whom, v.ActionIs(kinds=(ActionKind.BLEED,), at_you=True))


@RULES.production("crypt", "<whom:many> get <n:signed> bleed when bleeding <his> controller")
def _others_bleed_controller(whom: Filters, n: int, his: str) -> Given:
    return _of_others("bleed", n, whom, v.ActionIs(kinds=(ActionKind.BLEED,), at_you=True))


@RULES.production("crypt", "<whom:many> cannot block <self>")
def _others_cannot_block(whom: Filters, self: str) -> Given:
    return _of_others("may-block", -1, whom, ACTING)


@RULES.production("crypt", "<name:card-name> cannot block <self>")
def _named_cannot_block(name: str, self: str) -> Given:
    return _of_others("may-block", -1, (v.Filter(kind="vampire", names=(name,)),), ACTING)


@RULES.production("crypt", "while <state> , <whom:many> get <n:signed> <query:stat>")
def _others_while(state: v.Condition, whom: Filters, n: int, query: str) -> Given | None:
    return _of_others(query, n, whom, state)


RULES.words(
    "stat", {"stealth": "stealth", "bleed": "bleed", "intercept": "intercept", "strength": "strength"}
)


# -- what he cannot do


@RULES.production("crypt", "<self> cannot <barred>")
def _cannot(self: str, barred: tuple[v.Modifier, ...]) -> Given:
    return Given(statics=barred)


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


@RULES.production("barred", "use|have weapons")
def _weapons() -> None:
    return None  # no word of the vocabulary says it


@RULES.production("crypt", "<self> cannot perform directed actions unless <state>")
def _directs_only_if(self: str, state: v.Condition) -> Given:
    return Given(statics=(v.Modifier("may-direct", -1, when=v.Not(state)),))


@RULES.production("crypt", "blood hunts cannot be called on <self>")
def _not_hunted(self: str) -> Given:
    return Given(statics=(v.Modifier("blood-hunt", -1),))


# -- his costs


@RULES.production("crypt", "rescuing <self> from torpor costs <n:signed> blood")
def _rescue_cost(self: str, n: int) -> Given:
    return Given(statics=(v.Modifier("rescue-cost", n),))


@RULES.production("crypt", "rescuing <self> from torpor costs <n:number> additional blood")
def _rescue_dearer(self: str, n: int) -> Given:
    return Given(statics=(v.Modifier("rescue-cost", n),))


@RULES.production("crypt", "rescuing <self> from torpor costs <n:number> fewer|less blood")
def _rescue_cheaper(self: str, n: int) -> Given:
    return Given(statics=(v.Modifier("rescue-cost", -n),))


# -- in combat


@RULES.production("crypt", "damage from <his> hand strikes is aggravated")
def _aggravated(his: str) -> Given:
    return Given(statics=(v.Modifier("aggravated", 1, note="hand"),))


@RULES.production("crypt", "<self> strikes with first strike")
def _first_strike(self: str) -> Given:
    return Given(statics=(v.Modifier("first-strike", 1),))


@RULES.production("crypt", "<self> gets <n:number> optional <what:step> each combat")
def _optional_each_combat(self: str, n: int, what: tuple[Window, v.Effect]) -> Given | None:
    return Given(abilities=(_step(what),)) if n == 1 else None


@RULES.production(
    "crypt",
    "<self> gets <n:number> optional <first:step> and <m:number> optional <second:step> each combat",
)
def _optional_two(
    self: str, n: int, first: tuple[Window, v.Effect], m: int, second: tuple[Window, v.Effect]
) -> Given | None:
    return Given(abilities=(_step(first), _step(second))) if n == m == 1 else None


@RULES.production("crypt", "<self> gets <n:number> optional <what:step> during the first round of combat")
def _optional_first_round(self: str, n: int, what: tuple[Window, v.Effect]) -> Given | None:
    return Given(abilities=(_step(what, condition=v.CombatIs(first_round=True)),)) if n == 1 else None


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
    "crypt", "once each combat , <self> can|may burn <n:number> blood [to get | for] <m:number> <what:step>"
)
def _paid_step(self: str, n: int, m: int, what: tuple[Window, v.Effect]) -> Given | None:
    return Given(abilities=(_step(what, v.Cost(burning=n)),)) if m == 1 else None


@RULES.production("crypt", "<self> can|may prevent <n:number> damage each combat")
def _prevents(self: str, n: int) -> Given:
    ability = v.Ability((v.Prevent(n),), windows=(Window.DAMAGE,), once="combat", name="prevent")
    return Given(abilities=(ability,))


@RULES.production("crypt", "<self> can|may prevent <n:number> non- aggravated damage each combat")
def _prevents_normal(self: str, n: int) -> Given:
    effect = v.Prevent(n, aggravated=False)
    return Given(abilities=(v.Ability((effect,), windows=(Window.DAMAGE,), once="combat", name="prevent"),))


# -- strikes


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


@RULES.production("crypt", "<self> can|may strike : <blow>")
def _can_strike(self: str, blow: dict[str, Any]) -> Given:
    return Given(strikes=(v.Strike(**blow),))


@RULES.production("crypt", "once each combat , <self> can|may strike : <blow>")
def _can_strike_once(self: str, blow: dict[str, Any]) -> Given:
    return Given(strikes=(v.Strike(**blow, once="combat"),))


@RULES.production("crypt", "<self> can|may burn <n:number> blood to strike : <blow>")
def _pays_to_strike(self: str, n: int, blow: dict[str, Any]) -> Given:
    return Given(strikes=(v.Strike(**blow, cost=v.Cost(burning=n)),))


@RULES.production("crypt", "once each combat , <self> can|may burn <n:number> blood to strike : <blow>")
def _pays_to_strike_once(self: str, n: int, blow: dict[str, Any]) -> Given:
    return Given(strikes=(v.Strike(**blow, cost=v.Cost(burning=n), once="combat"),))


@RULES.production("crypt", "<self> can|may strike : <blow> in combat with <foe:one>")
def _can_strike_some(self: str, blow: dict[str, Any], foe: Filters) -> Given | None:
    return Given(strikes=(v.Strike(**blow, when=v.Holds("opponent", foe[0])),)) if len(foe) == 1 else None
