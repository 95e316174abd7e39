"""The imbued: convictions, powers and the incapacitated region (the appendix on the imbued).

An imbued is a crypt card and a mortal ally: what is said of allies holds for him, except that he is
incapacitated where another ally would be burned for lack of life.
"""

from __future__ import annotations

from enum import IntEnum

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.done import ConvictionTaken
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import THIS_PHASE
from nocturne.vtes.rules.cost.queries.printed import convictions_on
from nocturne.vtes.rules.hand.effects.hand import settle_hand
from nocturne.vtes.rules.imbued.effects import burn_convictions, give_conviction, leave_incapacitated
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import Window

CONVICTIONS_TO_RETURN = 3


CONVICTION_PLAYED = Why("vtes-why-conviction-played", "VTES-IMB-07")


FEW_CONVICTIONS = Why("vtes-why-few-convictions", "VTES-IMB-24")


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
        leaving_play.burn_card(g, choice.value)


def offer_convictions(g: VtesState, seat: int, question: Question) -> None:
    """In her unlock phase, 1 conviction on each of her imbued, from hand or ash heap (VTES-IMB-07)."""
    player = g.players[seat]
    imbued = [card for card in (*player.ready, *player.incapacitated) if _is_imbued(g, card)]
    if not imbued:
        return
    for zone, pile in (("hand", player.hand), ("ash", player.ash)):
        for card in g.one_of_each([card for card in pile if g.face(card).is_type(CardType.CONVICTION)]):
            for one in imbued:
                used = turn_queries.used(g, ConvictionTaken(one), THIS_PHASE)
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


class ConvictionStep(IntEnum):
    """How far the play of a conviction has come."""

    PLAY = 0
    PLACE = 1


class PlayConviction(Frame, kw_only=True):
    """A conviction being played on an imbued (VTES-IMB-06): no master, minion or event card."""

    step: ConvictionStep = ConvictionStep.PLAY
    seat: int
    card: int
    imbued: int
    canceled: bool = False
    """Set by an effect that cancels it as it is played."""

    def run(self, g: VtesState) -> None:
        player = g.players[self.seat]
        if self.step is ConvictionStep.PLAY:
            self.step = ConvictionStep.PLACE
            limits.note(g, ConvictionTaken(self.imbued), THIS_PHASE)
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


class ReturnStep(IntEnum):
    """How far the return of an imbued has come."""

    PAY = 0
    RETURN = 1


class Return(Frame, kw_only=True):
    """An imbued returns from the incapacitated region."""

    step: ReturnStep = ReturnStep.PAY
    card: int

    def run(self, g: VtesState) -> None:
        if self.step is ReturnStep.PAY:
            self.step = ReturnStep.RETURN
            burn_convictions(g, self.card, CONVICTIONS_TO_RETURN)
            return
        g.pop()
        leave_incapacitated(g, self.card)
