"""The Red List: marking its minions, fighting those who are marked, and the trophies for burning one
(VTES-1.6.2-09 to -12, VTES-T-03 to -07).
"""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.frames import start, starts
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import Trait
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.kinds import Kind
from nocturne.vtes.rules import counters, queries, why
from nocturne.vtes.rules.action import Action, costs, resolves, same_action
from nocturne.vtes.rules.announce import untouchable
from nocturne.vtes.rules.control import move_card
from nocturne.vtes.rules.fetch import Search
from nocturne.vtes.rules.minion import cardless, why_not_act, why_not_directed
from nocturne.vtes.rules.pay import why_not_pay
from nocturne.vtes.state import Lasting, VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region

MARKED = "red-list-mark"
MARKED_ALREADY = Why("vtes-why-marked-already", "VTES-T-03")
FOUGHT_MARKED = Why("vtes-why-fought-marked", "VTES-T-05")
_COST = v.Cost(blood=1)


# -- marking, and the action against the marked


def offer_marks(g: VtesState, seat: int, question: Question) -> None:
    """A master phase action marks a Red List minion until the end of the turn (VTES-T-03)."""
    for other in g.clockwise(seat):
        player = g.players[other]
        for card in (*player.ready, *player.torpor, *player.incapacitated):
            if g.play[card].contested or not queries.has_trait(g, card, Trait.RED_LIST):
                continue
            reason = why.NO_MASTER_ACTION if g.players[seat].master_actions < 1 else None
            if reason is None and is_marked(g, card, seat):
                reason = MARKED_ALREADY
            ref = f"card:{card}"
            question.offer(
                f"mark:{card}", "vtes-do-mark", Mark(seat=seat, card=card), args={"card": ref},
                subjects=(ref,), rules=("VTES-T-03",), unless=reason,
            )  # fmt: skip


def is_marked(g: VtesState, card: int, seat: int) -> bool:
    """Whether a Methuselah has marked a minion this turn."""
    return any(e.what == MARKED and e.card == card and e.seat == seat for e in g.lasting)


class Mark(Frame):
    """A Red List minion is marked."""

    seat: int
    card: int

    def run(self, g: VtesState) -> None:
        g.pop()
        g.players[self.seat].master_actions -= 1
        g.lasting.append(Lasting(MARKED, card=self.card, seat=self.seat, until="turn"))
        g.emit(events.Marked(self.seat, self.card))


@cardless
def offer_fight_marked(g: VtesState, minion: int, question: Question) -> None:
    """Her ready vampires may enter combat with a minion she marked: +1 stealth, directed, 1 blood
    (VTES-T-04), each of them once a turn (VTES-T-05)."""
    now = g.play[minion]
    if now.region is not Region.READY or not g.lasting:
        return
    for effect in g.lasting:
        if effect.what != MARKED or effect.seat != now.controller or not queries.is_ready(g, effect.card):
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
            reason = why_not_pay(g, now.controller, _COST, minion, minion)
        action = Action(
            seat=now.controller, minion=minion, kind=ActionKind.ENTER_COMBAT, stealth=1, note=MARKED,
            targets=(effect.card,), directed_at=(owner,),
        )  # fmt: skip
        refs = (f"card:{minion}", f"card:{effect.card}")
        question.offer(
            f"fight-marked:{minion}:{effect.card}", "vtes-do-fight-marked", action,
            args={"minion": refs[0], "card": refs[1]}, subjects=refs, rules=("VTES-T-04",), unless=reason,
        )  # fmt: skip


def fought_marked(g: VtesState, minion: int) -> bool:
    """Whether he has taken the action this turn, whomever it was against."""
    word = same_action(g, minion, ActionKind.ENTER_COMBAT, NONE, False, NONE, ())
    return any(done.startswith(f"turn/{word}") for done in g.done)


@costs(ActionKind.ENTER_COMBAT)
def _cost(g: VtesState, action: ActionFacts) -> v.Cost:
    return _COST if action.note == MARKED else v.Cost()


@resolves(ActionKind.ENTER_COMBAT)
def fight(g: VtesState, action: ActionFacts) -> None:
    """The combat begins."""
    from nocturne.vtes.rules.combat import begin_combat

    if queries.is_ready(g, action.targets[0]):
        begin_combat(g, action.minion, action.targets[0])


# -- trophies


def red_list_burned(g: VtesState, vampire: int) -> None:
    """A vampire has burned a Red List minion, in combat or by a directed action, diablerie included: the
    trophies are settled at once, before any blood hunt (VTES-T-06, VTES-T-07)."""
    if vampire in g.play and g.face(vampire).vampire:
        g.push(start(Kind.TROPHIES, vampire=vampire))


@starts(Kind.TROPHIES)
class Trophies(Frame):
    """First those in play that are on no vampire, offered to their controllers clockwise (VTES-1.6.2-10,
    VTES-1.6.2-11), then the one the vampire's controller may find for him."""

    vampire: int
    asked: tuple[int, ...] = ()

    def _next(self, g: VtesState) -> int | None:
        for seat in g.clockwise(g.play[self.vampire].controller):
            for card in g.players[seat].area:
                unplaced = "trophy" in g.face(card).keywords and not g.play[card].contested
                if unplaced and card not in self.asked:
                    return card
        return None

    def run(self, g: VtesState) -> Question | None:
        if self.vampire not in g.play:
            g.pop()
            return None
        trophy = self._next(g)
        if trophy is None:
            g.pop()
            seat = g.play[self.vampire].controller
            g.push(
                Search(
                    seat=seat, zones=("library", "ash", "hand"), wanted="trophy", to="on", host=self.vampire,
                    number=1, up_to=True,
                )
            )  # fmt: skip
            return None
        refs = (f"card:{trophy}", f"card:{self.vampire}")
        question = Question(g.play[trophy].controller, "vtes-ask-award", card=refs[0], minion=refs[1])
        question.offer("yes", "vtes-do-yes", trophy, subjects=refs, rules=("VTES-1.6.2-10",))
        question.offer("no", "vtes-do-no", trophy)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        trophy = choice.value
        self.asked = (*self.asked, trophy)
        if choice.key == "yes":
            # From now on it belongs with the vampire and cannot be awarded again (VTES-1.6.2-12).
            move_card(g, trophy, self.vampire)
            counters.drain(g, self.vampire)
