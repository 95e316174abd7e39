"""Action modifiers and reactions: stealth, intercept, bleed, votes, wakes, and what happens to the action."""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.grammar.context import RULES
from nocturne.vtes.cards.grammar.phrases import Filters
from nocturne.vtes.cards.grammar.plays import Part, Parts
from nocturne.vtes.terms import ActionKind

BLEEDING_YOU = v.ActionIs(kinds=(ActionKind.BLEED,), at_you=True)


@RULES.production("play", "<n:signed> stealth")
def _stealth(n: int) -> Parts:
    return (Part((v.Stealth(n),)),)


@RULES.production("play", "<n:signed> stealth , even if stealth is not yet needed")
def _stealth_ahead(n: int) -> Parts:
    return (Part((v.Stealth(n, ahead=True),)),)


@RULES.production("play", "<n:signed> intercept", "<minion> gets <n:signed> intercept")
def _intercept(n: int, minion: str = "minion") -> Parts:
    return (Part((v.Intercept(n),)),)


@RULES.production("play", "<n:signed> bleed ( limited )")
def _bleed(n: int) -> Parts:
    return (Part((v.BleedMore(n, limited=True),)),)


@RULES.production("play", "<n:signed> stealth and <m:signed> bleed ( limited )")
def _stealth_and_bleed(n: int, m: int) -> Parts:
    return (Part((v.Stealth(n), v.BleedMore(m, limited=True))),)


@RULES.production("play", "reduce a bleed against you by <n:number>")
def _reduce(n: int) -> Parts:
    return (Part((v.BleedLess(n),), condition=BLEEDING_YOU),)


@RULES.production("play", "<minion> gets <n:signed> votes|vote", "<minion> gains <n:number> votes|vote")
def _votes(minion: str, n: int) -> Parts:
    return (Part((v.GainVotes(n),)),)


@RULES.production("play", "<minion> unlocks and attempts to block")
def _unlocks_and_blocks(minion: str) -> Parts:
    return (Part((v.Unlock("minion"), v.AttemptBlock())),)


@RULES.production("play", "unlock <minion>")
def _unlock(minion: str) -> Parts:
    return (Part((v.Unlock("minion"),)),)


@RULES.production(
    "play", "that attempt fails and the blocking minion cannot attempt to block this action again"
)
def _fail_block() -> Parts:
    return (Part((v.FailBlock(bar=True),)),)


@RULES.production("play", "the blocking minion gets <n:signed> intercept")
def _blocker_intercept(n: int) -> Parts:
    return (Part((v.Lasts(v.Modifier("intercept", n), who="blocker", until="action"),)),)


@RULES.production("play", "<whom:many> get <n:signed> intercept")
def _all_intercept(whom: Filters, n: int) -> Parts:
    return (Part(tuple(v.Lasts(v.Modifier("intercept", n, applies=one), until="action") for one in whom)),)


@RULES.production(
    "above", "with <n:number> optional <what:step-name> during the resulting combat if <minion> blocks"
)
def _above_resulting(n: int, what: str, minion: str) -> Part | None:
    return None if n != 1 else Part((when_blocking(v.Keep(what, until="combat")),))  # type: ignore[arg-type]


RULES.words("step-name", {"maneuver": "maneuver"})


def when_blocking(effect: v.Effect) -> v.Whenever:
    """Something that happens in the combat that follows when this minion blocks."""
    return v.Whenever("CombatBegan", (effect,), condition=v.CombatIs(by_block=True, was_blocker="minion"))


@RULES.production(
    "above", "and minions who attempt to block this action and fail become locked before action resolution"
)
def _above_lock_failed() -> Part:
    # A card that is no minion once its attempt is over is spared.
    lock = v.Later((v.Lock("chosen"),), when="resolution")
    return Part((v.Whenever("BlockFailed", (lock,), about=v.Filter(kind="minion")),))


# -- for blood


@RULES.production(
    "play",
    "burn <n:number> blood to <what:infinitive>",
    "<minion> burns <n:number> blood to <what:infinitive>",
)
def _for_blood(n: int, what: Part, minion: str = "minion") -> Parts:
    return (replace(what, burning=n),)


@RULES.production("infinitive", "get <n:signed> intercept")
def _to_intercept(n: int) -> Part:
    return Part((v.Intercept(n),))


@RULES.production("infinitive", "set the range for this round")
def _to_set_range() -> Part:
    return Part((v.SetRange(None),))


# -- who cannot block


@RULES.production("play", "<whom:many> must burn <n:number> blood to attempt to block this action")
def _cost_to_block(whom: Filters, n: int) -> Parts:
    made = tuple(
        v.Lasts(v.Modifier("block-cost", n, applies=one, note="blood"), until="action") for one in whom
    )
    return (Part(made),)


@RULES.production("play", "<n:signed> bleed that does not count against the limit")
def _bleed_free(n: int) -> Parts:
    return (Part((v.BleedMore(n),)),)


@RULES.production("play", "<minion> gets <n:signed> votes|vote against the referendum")
def _votes_against(minion: str, n: int) -> Parts:
    return (Part((v.GainVotes(n, side="against"),)),)


@RULES.production(
    "above",
    "with <n:number> optional maneuver or press during the resulting combat if <minion> blocks",
)
def _above_either_blocking(n: int, minion: str) -> Part | None:
    return None if n != 1 else Part((when_blocking(v.Keep("either", until="combat")),))


@RULES.production(
    "above",
    "with <n:number> optional maneuver or press during the resulting combat if <minion> is blocked",
)
def _above_either_blocked(n: int, minion: str) -> Part | None:
    blocked = v.CombatIs(by_block=True, was_blocked="minion")
    keep = v.Whenever("CombatBegan", (v.Keep("either", until="combat"),), condition=blocked)
    return None if n != 1 else Part((keep,))
