"""Torpor and the ends of minions: going to torpor, being burned, leaving torpor, being rescued (VTES-6.5).

``Fates`` is what becomes of one or several minions at the same moment. Each fate has a window of its own
just before it happens, for effects that replace it. Diablerie has its own module.
"""

from __future__ import annotations

from enum import IntEnum

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.frames.action import ActionFacts, Stage
from nocturne.vtes.frames.torpor import DoomFacts, FatesFacts
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.action.queries.action import resolves
from nocturne.vtes.rules.combat.effects.combat import open_combat_window
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.imbued.effects import incapacitate
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.torpor.effects import award_trophies, go_to_torpor, stolen_instead
from nocturne.vtes.rules.torpor.procedures.diablerie import Diablerie
from nocturne.vtes.rules.torpor.queries import is_red_list, why_not_diablerize
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region, Window


@starts(Kind.FATES)
class Fates(FatesFacts):
    """Fates that come at the same moment. Who is both to be burned and to go to torpor goes there first
    if his controller likes (VTES-6.5.1-05)."""

    def run(self, g: VtesState) -> Question | None:
        if not self.settled:
            for card in dict.fromkeys(fate.card for fate in self.fates):
                kinds = {fate.kind for fate in self.fates if fate.card == card}
                if len(kinds) > 1 and "torpor" in kinds and card in g.play:
                    question = Question(g.play[card].controller, "vtes-ask-fate", minion=f"card:{card}")
                    question.offer("torpor", "vtes-do-torpor-first", card)
                    question.offer("burn", "vtes-do-burn-at-once", card)
                    return question
            self.settled = True
            self.fates = tuple(dict.fromkeys(self.fates))
        if self.at >= len(self.fates):
            g.pop()
            return None
        fate = self.fates[self.at]
        self.at += 1
        if fate.card in g.play:
            g.push(Doom(card=fate.card, kind=fate.kind, by=fate.by))
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        """Burning alone leaves torpor out; otherwise it comes first."""
        own = [fate for fate in self.fates if fate.card == choice.value]
        others = tuple(fate for fate in self.fates if fate.card != choice.value)
        burns = [fate for fate in own if fate.kind != "torpor"]
        if choice.key == "burn":
            self.fates = (*others, *burns[:1])
            return
        card = choice.value
        g.push(Doom(card=card, kind="torpor", by=own[0].by))
        self.fates = (*others, *burns[:1])


class DoomStep(IntEnum):
    """How far the fate of a minion has come."""

    WINDOW = 0
    FATE = 1


@starts(Kind.DOOM)
class Doom(DoomFacts, kw_only=True):
    """One minion on his way to torpor or to the ash heap. The window is the moment for effects that
    replace it."""

    step: DoomStep = DoomStep.WINDOW

    def run(self, g: VtesState) -> None:
        now = g.play.get(self.card)
        if now is None or self.spared:
            g.pop()
            return
        if self.step is DoomStep.WINDOW:
            self.step = DoomStep.FATE
            if g.face(self.card).minion and now.region is not Region.UNCONTROLLED:
                window = Window.GOING_TO_TORPOR if self.kind == "torpor" else Window.BURNING
                combat = current_combat(g)
                if combat is not None and self.card in combat.minions():
                    open_combat_window(g, combat, window)
                else:
                    open_window(g, window, g.active, now.controller)
            return
        g.pop()
        match self.kind:
            case "torpor":
                go_to_torpor(g, self.card)
            case "no-life" if g.face(self.card).imbued:
                incapacitate(g, self.card)
            case _:
                self._burn(g)

    def _burn(self, g: VtesState) -> None:
        if stolen_instead(g, self.card):
            return
        red_list = is_red_list(g, self.card)
        combat = current_combat(g)
        leaving_play.burn_card(g, self.card)
        if combat is not None and combat.sides and self.card in combat.minions():
            g.on_event(events.OpponentBurned(combat.other(self.card), self.card))
        if combat is not None and self.by in combat.minions():
            g.emit(events.BurnedInCombat(self.by, self.card))
            if red_list:
                award_trophies(g, self.by)
        elif red_list and (acting := _burned_by_action(g, self.card)) != NONE:
            award_trophies(g, acting)


def _burned_by_action(g: VtesState, card: int) -> int:
    """Who burns a minion by a directed action that is aimed at them and now resolves, whatever it does
    to them (VTES-T-06; rulings 100937:1cce931c, 101021:154a3372)."""
    action = g.frame_of(ActionFacts)
    if action is None or current_combat(g) is not None or action.step is not Stage.RESOLUTION:
        return NONE
    return action.minion if action.directed_at and card in action.targets else NONE


class BlockedInTorpor(Frame):
    """A vampire in torpor was blocked on his way out: no combat, but a blocking vampire may diablerize him
    (VTES-6.5.2-03). An ally cannot (VTES-6.5.2-04)."""

    victim: int
    blocker: int

    def run(self, g: VtesState) -> Question | None:
        now = g.play.get(self.victim)
        if now is None or now.region is not Region.TORPOR or self.blocker not in g.play:
            g.pop()
            return None
        if not g.face(self.blocker).vampire:
            g.pop()
            return None
        refs = {"minion": f"card:{self.blocker}", "victim": f"card:{self.victim}"}
        question = Question(g.play[self.blocker].controller, "vtes-ask-diablerize-blocked", **refs)
        question.offer("no", "vtes-do-no")
        question.offer(
            f"diablerize:{self.victim}", "vtes-do-diablerize", True, args=refs, subjects=tuple(refs.values()),
            rules=("VTES-6.5.2-03",), unless=why_not_diablerize(g, self.blocker),
        )  # fmt: skip
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        if choice.value:
            g.push(Diablerie(diablerist=self.blocker, victim=self.victim))


@resolves(ActionKind.DIABLERIE)
def resolve_diablerie(g: VtesState, action: ActionFacts) -> None:
    victim = action.targets[0]
    now = g.play.get(victim)
    if now is not None and now.region is Region.TORPOR:
        g.push(Diablerie(diablerist=action.minion, victim=victim))
