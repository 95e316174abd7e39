"""The actions around torpor: leaving it, rescuing, diablerie, fighting the marked (VTES-6.5)."""

from __future__ import annotations

from nocturne.kernel.decision import Question, Why
from nocturne.vtes.frames.action import ActionFacts, Announced, RescuePayment
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.procedures.action import Action
from nocturne.vtes.rules.action.queries.able import why_not_act
from nocturne.vtes.rules.action.queries.action import resolves
from nocturne.vtes.rules.action.queries.minion import cardless, why_not_again, why_not_directed
from nocturne.vtes.rules.combat.procedures.combat import begin_combat
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import why_not_pay
from nocturne.vtes.rules.play.queries.announce import untouchable
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.torpor.effects import COST, MARKED, fought_marked
from nocturne.vtes.rules.torpor.queries import held_in_torpor, leave_cost, rescue_cost, why_not_diablerize
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import ActionKind, Region

FOUGHT_MARKED = Why("vtes-why-fought-marked", "VTES-T-05")


@cardless(rank=3)
def offer_fight_marked(g: VtesState, minion: int, question: Question) -> None:
    """Her ready vampires may enter combat with a minion she marked: +1 stealth, directed, 1 blood
    (VTES-T-04), each of them once a turn (VTES-T-05)."""
    now = g.play[minion]
    if now.region is not Region.READY or not g.lasting:
        return
    for effect in g.lasting:
        if effect.what != MARKED or effect.seat != now.controller or not traits.is_ready(g, effect.card):
            continue
        owner = g.play[effect.card].controller
        if owner == now.controller:
            continue  # a directed action is aimed at another Methuselah
        reason = None if g.face(minion).vampire else why.VAMPIRES_ONLY
        reason = reason or why_not_act(g, minion, ActionKind.ENTER_COMBAT) or why_not_directed(g, minion)
        if reason is None and untouchable(g, minion, effect.card):
            reason = why.NOT_A_TARGET
        if reason is None and fought_marked(g, minion):
            reason = FOUGHT_MARKED
        if reason is None:
            reason = why_not_pay(g, Bill(now.controller, COST, minion, minion))
        action = Action(
            seat=now.controller, minion=minion, kind=ActionKind.ENTER_COMBAT, stealth=1,
            targets=(effect.card,), directed_at=(owner,),
        )  # fmt: skip
        refs = (f"card:{minion}", f"card:{effect.card}")
        question.offer(
            f"fight-marked:{minion}:{effect.card}", "vtes-do-fight-marked", action,
            args={"minion": refs[0], "card": refs[1]}, subjects=refs, rules=("VTES-T-04",), unless=reason,
        )  # fmt: skip


@resolves(ActionKind.ENTER_COMBAT)
def fight(g: VtesState, action: ActionFacts) -> None:
    """The combat begins."""
    if traits.is_ready(g, action.targets[0]):
        begin_combat(g, action.minion, action.targets[0])


@cardless(rank=5)
def offer_leave_torpor(g: VtesState, minion: int, question: Question) -> None:
    """Leaving torpor: +1 stealth, undirected (VTES-6.5.2-01)."""
    now = g.play[minion]
    if now.region is not Region.TORPOR:
        return
    reason = why_not_act(g, minion, ActionKind.LEAVE_TORPOR)
    if reason is None and held_in_torpor(g, minion):
        reason = why.MINION_BARRED
    if reason is None and now.blood < leave_cost(g, minion):
        reason = why.TOO_LITTLE_BLOOD
    if reason is None:
        reason = why_not_again(g, minion, ActionKind.LEAVE_TORPOR)
    action = Action(seat=now.controller, minion=minion, kind=ActionKind.LEAVE_TORPOR, stealth=1)
    ref = f"card:{minion}"
    question.offer(
        f"leave-torpor:{minion}", "vtes-do-leave-torpor", action, args={"minion": ref}, subjects=(ref,),
        rules=("VTES-6.5.2-01",), unless=reason,
    )  # fmt: skip


def _stealth_towards(g: VtesState, seat: int, victim: int) -> int:
    """VTES-6.5.3-05, VTES-6.5.4-02: +1 and undirected among vampires of one controller."""
    return 1 if g.play[victim].controller == seat else g.options.foreign_rescue_stealth


def _directed(g: VtesState, seat: int, victim: int) -> tuple[int, ...]:
    controller = g.play[victim].controller
    return () if controller == seat else (controller,)


@cardless(rank=6)
def offer_rescues(g: VtesState, minion: int, question: Question) -> None:
    """Rescuing a vampire from torpor; who pays how much is announced with it (VTES-6.5.3-02)."""
    now = g.play[minion]
    if now.region is not Region.READY or not any(player.torpor for player in g.players):
        return
    reason = None if g.face(minion).vampire else why.VAMPIRES_ONLY
    reason = reason or why_not_act(g, minion, ActionKind.RESCUE)
    for seat in g.clockwise(now.controller):
        for victim in g.players[seat].torpor:
            if g.play[victim].contested:
                continue
            why_not = reason or why_not_again(g, minion, ActionKind.RESCUE, victim)
            if why_not is None and held_in_torpor(g, victim):
                why_not = why.MINION_BARRED
            if seat != now.controller:
                why_not = why_not or why_not_directed(g, minion)
            price = rescue_cost(g, minion, victim)
            for own in range(price, -1, -1):
                short = now.blood < own or g.play[victim].blood < price - own
                action = Action(
                    seat=now.controller, minion=minion, kind=ActionKind.RESCUE, targets=(victim,),
                    stealth=_stealth_towards(g, now.controller, victim),
                    directed_at=_directed(g, now.controller, victim),
                    announced=Announced(terms=RescuePayment(own, price - own)),
                )  # fmt: skip
                refs = {"minion": f"card:{minion}", "victim": f"card:{victim}"}
                question.offer(
                    f"rescue:{minion}:{victim}:{own}", "vtes-do-rescue", action,
                    args={**refs, "own": own, "other": price - own}, subjects=tuple(refs.values()),
                    rules=("VTES-6.5.3-01",), unless=why_not or (why.CANNOT_PAY if short else None),
                )  # fmt: skip


@cardless(rank=7)
def offer_diablerie(g: VtesState, minion: int, question: Question) -> None:
    """Diablerizing a vampire in torpor (VTES-6.5.4)."""
    now = g.play[minion]
    if now.region is not Region.READY or not any(player.torpor for player in g.players):
        return
    reason = why_not_diablerize(g, minion) or why_not_act(g, minion, ActionKind.DIABLERIE)
    for seat in g.clockwise(now.controller):
        for victim in g.players[seat].torpor:
            if g.play[victim].contested:
                continue
            why_not = reason or why_not_again(g, minion, ActionKind.DIABLERIE, victim)
            if why_not is None and modified.modified(g, "may-be-diablerized", victim, 0) < 0:
                why_not = why.MINION_BARRED
            if seat != now.controller:
                why_not = why_not or why_not_directed(g, minion)
            action = Action(
                seat=now.controller, minion=minion, kind=ActionKind.DIABLERIE, targets=(victim,),
                stealth=_stealth_towards(g, now.controller, victim),
                directed_at=_directed(g, now.controller, victim),
            )  # fmt: skip
            refs = {"minion": f"card:{minion}", "victim": f"card:{victim}"}
            question.offer(
                f"diablerie:{minion}:{victim}", "vtes-do-diablerize", action, args=refs,
                subjects=tuple(refs.values()), rules=("VTES-6.5.4-01",), unless=why_not,
            )  # fmt: skip
