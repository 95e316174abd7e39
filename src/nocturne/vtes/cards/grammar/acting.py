"""Action cards: bleeding, entering combat, and everything else an action does when it succeeds.

The icon of a directed action is a reminder: whether an action is directed depends on its real target
(VTES-6.2.2.1-06), so the icon is taken and says nothing.
"""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.context import RULES
from nocturne.vtes.cards.grammar.phrases import Filters, one_filter
from nocturne.vtes.cards.grammar.plays import Part, Parts
from nocturne.vtes.terms import ActionKind


@RULES.production("play", "{this is a} <n:signed> stealth action")
def _stealth_action(n: int) -> Parts:
    return (Part(stealth=n),)


@RULES.production("play", "{(d)} <action:action-of-card>")
def _action_of_card(action: Part) -> Parts:
    return (action,)


@RULES.production("action-of-card", "bleed {with|at <n:signed> bleed}")
def _bleed(n: int = 0) -> Part:
    return Part(action=ActionKind.BLEED, bleed=n)


@RULES.production("action-of-card", "bleed <whom:bled-seat> {with <n:signed> bleed}")
def _bleed_whom(whom: str, n: int = 0) -> Part:
    target = v.Target(seat=whom)  # type: ignore[arg-type]
    return Part(action=ActionKind.BLEED, bleed=n, targets=(target,))


@RULES.production("action-of-card", "enter combat with <foe:one>")
def _fight(foe: Filters) -> Part:
    target = fighting_target(one_filter(foe))
    return Part((v.EnterCombat(),), targets=(target,), action=ActionKind.ENTER_COMBAT)


def fighting_target(one: v.Filter) -> v.Target:
    """Whom a minion can enter combat with: nobody of his own side, and only ready minions."""
    return v.Target(
        card=replace(
            one,
            region="ready" if one.region == "controlled" else one.region,
            controller="other" if one.controller == "any" else one.controller,
        )
    )


@RULES.production(
    "play", "this acting vampire|minion gets <n:number> optional <what:step-name> during that combat"
)
def _in_that_combat(n: int, what: str) -> Parts | None:
    if n != 1:
        return None
    return (Part(first=(v.Keep(what, until="combat"),)),)  # type: ignore[arg-type]


@RULES.production("action-of-card", "burn <what:one>")
def _burn(what: Filters) -> Part:
    return Part((v.Burn("target"),), targets=(v.Target(card=one_filter(what)),))


@RULES.production("action-of-card", "lock <what:one>")
def _lock(what: Filters) -> Part:
    return Part((v.Lock("target"),), targets=(v.Target(card=one_filter(what)),))


@RULES.production("action-of-card", "gain <n:number> pool")
def _gain_pool(n: int) -> Part:
    return Part((v.GainPool("you", n),))


@RULES.production(
    "action-of-card",
    "add <n:number> blood {from the blood bank} to <what:one>",
    "move <n:number> blood from the blood bank to <what:one>",
)
def _add_blood(n: int, what: Filters) -> Part:
    one = one_filter(what)
    effect = v.InfluenceMore("target", n) if one.region == "uncontrolled" else v.GainBlood("target", n)
    return Part((effect,), targets=(v.Target(card=one),))


@RULES.production("action-of-card", "<minion> gains <n:number> blood")
def _gain_blood(minion: str, n: int) -> Part:
    return Part((v.GainBlood("minion", n),))


@RULES.production("action-of-card", "each <what:each-head> gains <n:number> blood {from the blood bank}")
def _each_gains(what: Filters, n: int) -> Part | None:
    one = one_filter(what)
    if one.controller != "you":
        return None  # it would be directed at all who control any
    waiting = one.region == "uncontrolled"
    effect = v.InfluenceMore("chosen", n) if waiting else v.GainBlood("chosen", n)
    return Part((v.ForEach(one, (effect,)),))


@RULES.production("action-of-card", "inflict <n:number> unpreventable damage on <what:one>")
def _inflict_unpreventable(n: int, what: Filters) -> Part:
    hit = v.Inflict("target", n, preventable=False, environmental=False)
    return Part((hit,), targets=(v.Target(card=one_filter(what)),))


@RULES.production("action-of-card", "steal a|an <what:stolen> controlled by another methuselah")
def _steal(what: str) -> Part:
    wanted = v.Filter(kind=what, controller="other")  # type: ignore[arg-type]
    return Part((v.TakeControl("target"),), targets=(v.Target(card=wanted),))


RULES.words("stolen", {"ally": "ally"})


@RULES.production("play", "gain <n:number> pool if the bleed is successful ( for 1 or more )")
def _pool_for_bleed(n: int) -> Parts:
    return (Part((v.If(v.ActionIs(bled=True), (v.GainPool("you", n),)),)),)


@RULES.production("above", "and this is a <n:signed> stealth action", "with <n:signed> stealth")
def _above_stealthy(n: int) -> Part:
    return Part(stealth=n)


@RULES.production("above", "with <n:signed> bleed")
def _above_bleed(n: int) -> Part:
    return Part(bleed=n)


@RULES.production("above", "but add <n:number> blood")
def _above_more_blood(n: int) -> Part:
    return Part(instead=("blood", n))


# -- cards that stay


@RULES.production("play", "put this card on <minion>")
def _put_on_minion(minion: str) -> Parts:
    return (Part((v.PutOn("minion"),)),)
