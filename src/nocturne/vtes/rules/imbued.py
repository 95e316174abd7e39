"""The imbued: convictions, powers and the incapacitated region (the appendix on the imbued).

An imbued is a crypt card and a mortal ally: what is said of allies holds for him, except that he is
incapacitated where another ally would be burned for lack of life.
"""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.frames import start, starts
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import Hit
from nocturne.vtes.frames.kinds import Kind
from nocturne.vtes.rules import counters, limits, queries
from nocturne.vtes.rules.action import Action, resolves
from nocturne.vtes.rules.hand import settle_hand
from nocturne.vtes.rules.minion import cardless, why_not_act, why_not_again, why_not_directed
from nocturne.vtes.rules.opening import open_window
from nocturne.vtes.rules.pay import convictions_on
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region, Window

MOST_CONVICTIONS = 5
CONVICTIONS_TO_RETURN = 3

CONVICTION_PLAYED = Why("vtes-why-conviction-played", "VTES-IMB-07")
FEW_CONVICTIONS = Why("vtes-why-few-convictions", "VTES-IMB-24")


# -- convictions


def give_conviction(g: VtesState, card: int, imbued: int) -> None:
    """A conviction card goes on an imbued; beyond the fifth it is burned instead (VTES-IMB-10). The card
    has been taken from where it was."""
    seat = g.play[imbued].controller
    if len(convictions_on(g, imbued)) >= MOST_CONVICTIONS:
        g.to_ash(card)
        g.emit(events.Burned(card, g.owner[card], seat))
        return
    g.enter(card, seat, Region.ATTACHED)
    g.attach(card, imbued)
    g.emit(events.Attached(card, imbued))


def burn_convictions(g: VtesState, imbued: int, number: int) -> bool:
    """Burn convictions as a cost; where they differ their controller chooses which. False when there are too
    few."""
    held = convictions_on(g, imbued) if imbued in g.play else []
    if len(held) <= number or len({g.printed[card] for card in held}) == 1:
        for card in held[:number]:
            counters.burn_card(g, card)
        return len(held) >= number
    seat = g.play[imbued].controller
    g.enqueue(start(Kind.BURN_CONVICTIONS, seat=seat, imbued=imbued, number=number))
    return True


@starts(Kind.BURN_CONVICTIONS)
class BurnConvictions(Frame):
    """Which convictions are burned, one after the other."""

    seat: int
    imbued: int
    number: int

    def run(self, g: VtesState) -> Question | None:
        held = convictions_on(g, self.imbued) if self.imbued in g.play else []
        if self.number == 0 or not held:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-burn-conviction", minion=f"card:{self.imbued}")
        for card in g.one_of_each(held):
            ref = f"card:{card}"
            question.offer(f"burn:{card}", "vtes-do-burn", card, args={"card": ref}, subjects=(ref,))
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        self.number -= 1
        counters.burn_card(g, choice.value)


def offer_convictions(g: VtesState, seat: int, question: Question) -> None:
    """In her unlock phase, 1 conviction on each of her imbued, from hand or ash heap (VTES-IMB-07)."""
    player = g.players[seat]
    imbued = [card for card in (*player.ready, *player.incapacitated) if _is_imbued(g, card)]
    if not imbued:
        return
    for zone, pile in (("hand", player.hand), ("ash", player.ash)):
        for card in g.one_of_each(card for card in pile if g.face(card).is_type(CardType.CONVICTION)):
            for one in imbued:
                used = limits.used(g, f"conviction:{one}", "phase")
                question.offer(
                    f"conviction:{card}:{one}",
                    f"vtes-do-conviction-{zone}",
                    PlayConviction(seat=seat, card=card, imbued=one),
                    args={"card": f"card:{card}", "minion": f"card:{one}"},
                    subjects=(f"card:{card}", f"card:{one}"),
                    rules=("VTES-IMB-07",),
                    unless=CONVICTION_PLAYED if used else None,
                )


def _is_imbued(g: VtesState, card: int) -> bool:
    return g.face(card).imbued and not g.play[card].contested


class PlayConviction(Frame):
    """A conviction being played on an imbued (VTES-IMB-06): no master, minion or event card."""

    seat: int
    card: int
    imbued: int
    canceled: bool = False
    """Set by an effect that cancels it as it is played."""

    def run(self, g: VtesState) -> None:
        player = g.players[self.seat]
        if self.step == 0:
            self.step = 1
            limits.note(g, f"conviction:{self.imbued}", "phase")
            pile = player.hand if self.card in player.hand else player.ash
            pile.remove(self.card)
            g.limbo.append(self.card)
            g.knows[self.card] = EVERYBODY
            key = g.printed[self.card]
            g.emit(events.Played(self.seat, key, self.card, self.imbued, way=f"{key}:0"))
            open_window(g, Window.AS_PLAYED, self.seat)
            return
        g.pop()
        settle_hand(g, self.seat)
        if self.card not in g.limbo:
            return
        g.limbo.remove(self.card)
        if self.canceled or self.imbued not in g.play:
            g.to_ash(self.card)
        else:
            give_conviction(g, self.card, self.imbued)


# -- the incapacitated region


def incapacitate(g: VtesState, card: int) -> None:
    """An imbued without life is not burned but goes to the incapacitated region (VTES-IMB-05, VTES-IMB-20).
    The effect that took his last life is complete, so nothing that a burning ally could not use is left to
    him (VTES-IMB-21)."""
    if card not in g.play or g.play[card].region is not Region.READY:
        return
    g.shift(card, Region.INCAPACITATED)
    g.emit(events.Incapacitated(card))


def leave_incapacitated(g: VtesState, card: int) -> None:
    """Back to the ready region, by any effect: he gains 1 life, up to what he started with (VTES-IMB-24,
    VTES-IMB-25)."""
    if card not in g.play or g.play[card].region is not Region.INCAPACITATED:
        return
    g.shift(card, Region.READY)
    g.emit(events.Recovered(card))
    if g.play[card].blood < g.face(card).life:
        counters.gain_blood(g, card, 1)


def offer_returns(g: VtesState, seat: int, question: Question) -> None:
    """In her unlock phase an incapacitated imbued may burn 3 convictions to return (VTES-IMB-24)."""
    for card in g.players[seat].incapacitated:
        if g.play[card].contested:
            continue
        few = len(convictions_on(g, card)) < CONVICTIONS_TO_RETURN
        ref = f"card:{card}"
        question.offer(
            f"return:{card}", "vtes-do-return", Return(card=card), args={"minion": ref}, subjects=(ref,),
            rules=("VTES-IMB-24",), unless=FEW_CONVICTIONS if few else None,
        )  # fmt: skip


class Return(Frame):
    """An imbued returns from the incapacitated region."""

    card: int

    def run(self, g: VtesState) -> None:
        if self.step == 0:
            self.step = 1
            burn_convictions(g, self.card, CONVICTIONS_TO_RETURN)
            return
        g.pop()
        leave_incapacitated(g, self.card)


@cardless
def offer_burn_incapacitated(g: VtesState, minion: int, question: Question) -> None:
    """Any minion can burn an incapacitated imbued by a directed action (VTES-IMB-22)."""
    now = g.play[minion]
    if now.region is not Region.READY:
        return
    for seat in g.clockwise(now.controller):
        if seat == now.controller:
            continue
        for target in g.players[seat].incapacitated:
            if g.play[target].contested:
                continue
            kind = ActionKind.BURN_INCAPACITATED
            reason = why_not_act(g, minion, kind) or why_not_again(g, minion, kind, target)
            action = Action(
                seat=now.controller, minion=minion, kind=kind, targets=(target,), directed_at=(seat,)
            )
            question.offer(
                f"burn-incapacitated:{minion}:{target}",
                "vtes-do-burn-incapacitated",
                action,
                args={"minion": f"card:{minion}", "card": f"card:{target}"},
                subjects=(f"card:{minion}", f"card:{target}"),
                rules=("VTES-IMB-22",),
                unless=reason or why_not_directed(g, minion),
            )


@resolves(ActionKind.BURN_INCAPACITATED)
def burn_incapacitated(g: VtesState, action: ActionFacts) -> None:
    """He is burned, the acting minion takes over his equipment (VTES-IMB-22), and the others who are imbued
    may avenge him (VTES-IMB-23)."""
    from nocturne.vtes.rules.control import move_card
    from nocturne.vtes.rules.equip import offered_equipment

    target = action.targets[0]
    if target not in g.play or g.play[target].region is not Region.INCAPACITATED:
        return
    for card in offered_equipment(g, target):
        move_card(g, card, action.minion)
    counters.burn_card(g, target)
    g.push(Avenge(minion=action.minion, asked=()))


class Avenge(Frame):
    """Each ready imbued may burn 1 conviction to inflict 1 unpreventable damage on the minion who burned
    one of them (VTES-IMB-23). Their controllers are asked clockwise from the acting Methuselah."""

    minion: int
    asked: tuple[int, ...]

    def _next(self, g: VtesState) -> int:
        for seat in g.alive():
            for card in queries.ready_minions(g, seat):
                if card not in self.asked and g.face(card).imbued and convictions_on(g, card):
                    return card
        return NONE

    def run(self, g: VtesState) -> Question | None:
        imbued = self._next(g) if self.minion in g.play else NONE
        if imbued == NONE:
            g.pop()
            return None
        refs = (f"card:{imbued}", f"card:{self.minion}")
        question = Question(g.play[imbued].controller, "vtes-ask-avenge", minion=refs[0], card=refs[1])
        question.offer("yes", "vtes-do-yes", imbued, subjects=refs)
        question.offer("no", "vtes-do-no", imbued)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        from nocturne.vtes.rules.damage import Damage

        imbued = choice.value
        self.asked = (*self.asked, imbued)
        if choice.key == "yes":
            burn_convictions(g, imbued, 1)
            g.push(Damage(hits=(Hit(self.minion, 1, dealer=imbued, preventable=False),)))
