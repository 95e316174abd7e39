"""Actions, from the announcement to the moment everything about them is over (VTES-6.2).

``Action`` stays on the stack while its stages come and go on top of it. Read them in this order:
``announcement``, ``rules.block.procedures``, then ``resolution`` or ``blocked``, and ``after``.
"""

from __future__ import annotations

from collections.abc import Callable

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.frames.action import ActionFacts, Announced, Stage
from nocturne.vtes.frames.play import PlayFacts
from nocturne.vtes.rules.action.procedures.after import AfterAction, close
from nocturne.vtes.rules.action.procedures.announcement import announce
from nocturne.vtes.rules.action.procedures.blocked import BlockedAction
from nocturne.vtes.rules.action.procedures.resolution import Resolution
from nocturne.vtes.rules.action.queries.action import directed_at, inherent_stealth, kind_of
from nocturne.vtes.rules.block.procedures import BlockAttempts
from nocturne.vtes.rules.play.effects import playing
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.state import VtesState


class Action(ActionFacts):
    """One action. ``_STAGES`` below is its table of contents; each stage says which one follows."""

    def run(self, g: VtesState) -> None:
        _STAGES[self.step](g, self)


_STAGES: dict[Stage, Callable[[VtesState, Action], None]] = {
    Stage.ANNOUNCEMENT: announce,
    Stage.BLOCK_ATTEMPTS: lambda g, _: g.push(BlockAttempts()),
    Stage.RESOLUTION: lambda g, _: g.push(Resolution()),
    Stage.BLOCKED: lambda g, _: g.push(BlockedAction()),
    Stage.AFTER: lambda g, _: g.push(AfterAction()),
    Stage.OVER: close,
}


def begin_card_action(g: VtesState, play: PlayFacts, mode: v.Mode, *, funds_due: bool) -> None:
    """An action card has survived its as-played window: the action begins."""
    action = Action(
        seat=play.seat, minion=play.minion, kind=kind_of(mode), targets=play.targets,
        stealth=inherent_stealth(mode), bleed=mode.bleed,
        announced=Announced(
            card=play.card, key=g.printed[play.card], mode=play.mode, victims=play.victims, x=play.x,
            word=play.word, named=play.named, funds_due=funds_due,
        ),
    )  # fmt: skip
    if not mode.undirected:
        action.directed_at = directed_at(g, action)
    g.push(action)
    playing.note_disciplines(g, play.minion, mode)
    if mode.meanwhile:
        roles = action.roles(g)
        roles.path = f"modes.{play.mode}.meanwhile"
        push_effects(g, roles)
