"""The minion phase: which minion may take which action (VTES-6, VTES-6.1).

Mandatory actions come first; a minion with two, or with one he cannot take, is stuck. Then every cardless
action, every action card in hand and every action a card in play offers is put before the player, with the
reason where a rule forbids it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.later import later
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import window_bit
from nocturne.vtes.cards.lexicon import Trait
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules import counters, limits, queries, why
from nocturne.vtes.rules.action import Action, directed_at, kind_of, same_action
from nocturne.vtes.rules.announce import Announcing, untouchable, why_no_aim
from nocturne.vtes.rules.effects import lending
from nocturne.vtes.rules.effects.untouched import untouched
from nocturne.vtes.rules.pay import action_surcharge, cost_in_play, why_not_pay
from nocturne.vtes.rules.perform import card_of, has_target, holds, holds_for, matches, performs
from nocturne.vtes.rules.play import ACTION_TYPES, Play, why_not_play
from nocturne.vtes.rules.requirement import plays_as_vampire
from nocturne.vtes.rules.window import (
    Opportunity,
    abilities_of,
    ask_in,
    begin_use,
    has_a_price_in_hand,
    may_be_asked,
    offer_uses,
    plays_of,
    uses_of,
)
from nocturne.vtes.state import Lasting, VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region, Window

if TYPE_CHECKING:
    from nocturne.vtes.rules import referendum_terms as terms
else:  # it imports this module
    (terms,) = later("nocturne.vtes.rules", "referendum_terms")

Cardless = Callable[[VtesState, int, Question], None]
_cardless: list[Cardless] = []


def cardless(offer: Cardless) -> Cardless:
    """Register a cardless action: a function that offers it to one minion."""
    _cardless.append(offer)
    return offer


_ASKED = 1
"""The step of a minion phase in which the others have just been asked."""


class MinionPhase(Frame):
    """The active Methuselah chooses an action, or another effect, or ends the phase."""

    seat: int

    def run(self, g: VtesState) -> Question | None:
        if g.players[self.seat].out or g.active != self.seat:
            g.pop()
            return None
        if self.step != _ASKED and self._let_others_act(g):
            return None
        question = Question(self.seat, "vtes-ask-action")
        uses = abilities_of(g, self.seat, Window.MINION)
        due = any(g.face(use.card).abilities[use.mode].mandatory for use in uses)
        question.offer("pass", "vtes-do-end-minion-phase", unless=why.MANDATORY_EFFECT if due else None)
        for minion in acting_candidates(g, self.seat):
            offer_actions_of(g, minion, question)
        offer_uses(g, question, uses)
        return question

    def _let_others_act(self, g: VtesState) -> bool:
        """Before each decision the others have an opportunity: what may be used in anybody's minion phase may
        be used between two actions (VTES-1.6.1.5-01)."""
        others = tuple(seat for seat in g.clockwise(self.seat) if seat != self.seat)
        if not any(may_use_between_actions(g, seat) for seat in others):
            return False  # nearly always
        self.step = _ASKED
        g.push(BetweenActions(window=Window.MINION, first=self.seat, only=others))
        return True

    def take(self, g: VtesState, choice: Choice) -> None:
        self.step = 0  # only now: asked again after loading, it is still her decision
        if choice.key == "pass":
            g.pop()
        elif isinstance(choice.value, Frame):
            g.push(choice.value)
        else:
            begin_use(g, self.seat, choice.value, Window.MINION)


class BetweenActions(Opportunity):
    """No action is in progress. The active Methuselah decides when the others are done; she is asked here
    only after one of them has used something, because then the opportunity is hers again."""

    def run(self, g: VtesState) -> list[Question] | None:
        gone = g.players[self.first].out or g.active != self.first
        questions = [] if gone else list(self._questions(g))
        if not questions:
            g.pop()
            return None
        return questions

    def _questions(self, g: VtesState) -> Iterator[Question]:
        for seat in self.order(g):
            if seat != self.first:
                if may_use_between_actions(g, seat):
                    yield ask_in(g, seat, self.window, uses_of(g, seat, self.window))
            elif uses := abilities_of(g, seat, self.window):  # actions wait for her own decision
                yield ask_in(g, seat, self.window, uses)

    def take_all(self, g: VtesState, choices: list[Choice]) -> None:
        self.only = ()
        super().take_all(g, choices)


_FROM_HAND = window_bit(Window.MINION, foreign=True)


def may_use_between_actions(g: VtesState, seat: int) -> bool:
    """Whether a Methuselah has, or might have, something to use in another's minion phase. Hardly any card is
    used from hand then: hands matter only where some deck of this table holds one."""
    if Window.MINION in g.able and (
        abilities_of(g, seat, Window.MINION) or has_a_price_in_hand(g, seat, Window.MINION)
    ):
        return True
    if not any(player.windows > 0 and player.windows & _FROM_HAND for player in g.players):
        return False
    return bool(plays_of(g, seat, Window.MINION)) or may_be_asked(g, seat, Window.MINION)


def offer_actions_of(g: VtesState, minion: int, question: Question) -> None:
    """Everything a minion can undertake."""
    for offer in _cardless:
        offer(g, minion, question)
    offer_card_actions(g, minion, question)
    offer_actions_in_play(g, minion, question)


def acting_candidates(g: VtesState, seat: int) -> list[int]:
    """Minions who might act: the ready ones, and those in torpor, who may only leave it."""
    player = g.players[seat]
    return [m for m in (*player.ready, *player.torpor) if not g.play[m].contested]


# -- may he act at all?

MUST = "must"
"""A passing effect that makes an action mandatory: ``note`` tells which."""


@performs(v.Must)
def _must(g: VtesState, r: EffectContext, effect: v.Must) -> None:
    card = card_of(g, r, effect.who)
    g.lasting.append(Lasting(MUST, card=card, until="turn", source=r.key, note=effect.action.value))


def mandatory(g: VtesState, minion: int) -> set[str]:
    """The mandatory actions of a minion: hunting without blood (VTES-6-06), and what cards impose."""
    now = g.play[minion]
    if now.region is not Region.READY:
        return set()
    found: set[str] = set()
    if now.marks:
        found = {mark.partition(":")[2] for mark in now.marks if mark.startswith("must:")}
    for effect in g.lasting:
        if effect.what == MUST and effect.card == minion:
            found.add(effect.note)
    if found:
        found = {kind for kind in found if not limits.used(g, f"took:{minion}:{kind}")}
    if g.face(minion).vampire and now.blood == 0:
        found.add(ActionKind.HUNT.value)
    return found | _own_duties(g, minion, ActionKind.HUNT.value in found)


_OWN = "own:"
"""Before the number of an action that a minion's own text makes mandatory for him."""


def _own_duties(g: VtesState, minion: int, must_hunt: bool) -> set[str]:
    """The actions of his own text that a minion must take now and has not taken; some give way when he must
    hunt."""
    if "must-take" not in g.face(minion).speaks_of:
        return set()
    found: set[str] = set()
    for modifier, source in queries.modifiers(g, "must-take", minion):
        unless, _, number = modifier.note.rpartition("-")
        if (must_hunt and unless) or limits.used(g, f"in-play:{minion}:{minion}:{number}"):
            continue
        if modifier.when is None or holds_for(g, modifier.when, source, minion):
            found.add(_OWN + number)
    return found


def why_not_act(
    g: VtesState, minion: int, kind: ActionKind, even_locked: bool = False, own_action: int = NONE
) -> Why | None:
    """Why a minion may not take an action of a kind now, whatever the action (VTES-6-01, VTES-6-06 to
    -11); ``even_locked``: by a card that says so a locked one may; ``own_action``: the number of the action
    of his own text that it is."""
    now = g.play[minion]
    if now.region is not Region.READY and kind is not ActionKind.LEAVE_TORPOR:
        return why.TORPOR_ONLY_LEAVES if now.region is Region.TORPOR else why.NOT_READY
    if now.locked and not even_locked:
        return why.LOCKED
    if "recruited" in now.marks and now.since == g.turn:
        return why.RECRUITED_THIS_TURN
    if _is_barred(g, minion, "") or _is_barred(g, minion, kind.value):
        return why.MINION_BARRED
    if now.blood < action_surcharge(g, minion, kind, own_action != NONE):
        return why.CANNOT_PAY
    own = mandatory(g, minion)
    if is_stuck(g, minion, own):
        return why.STUCK
    if own and kind.value not in own and f"{_OWN}{own_action}" not in own:
        return why.NO_BLOOD_HUNT_ONLY if ActionKind.HUNT.value in own else why.MANDATORY_OWN
    # In the turn of somebody else nobody has to act (ruling on Madness Network).
    if (
        not own
        and now.controller == g.active
        and any(
            (theirs := mandatory(g, other)) and _may_still_act(g, other) and not is_stuck(g, other, theirs)
            for other in queries.ready_minions(g, now.controller)
        )
    ):
        return why.MANDATORY_OTHER  # VTES-6-07
    return None


def _may_still_act(g: VtesState, minion: int) -> bool:
    now = g.play[minion]
    if now.locked or ("recruited" in now.marks and now.since == g.turn):
        return False
    return not _is_barred(g, minion, "")


def _is_barred(g: VtesState, minion: int, kind: str) -> bool:
    """Whether something keeps a minion from all actions, or from those of a kind."""
    return queries.modified(g, "may-act", minion, 0, note=kind) < 0


def is_stuck(g: VtesState, minion: int, own: set[str]) -> bool:
    """Two mandatory actions, or one he is unable to take (VTES-6-10); no hindrance to others (VTES-6-11)."""
    if not own:
        return False
    return len(own) > 1 or any(not _is_able_to(g, minion, duty) for duty in own)


def _is_able_to(g: VtesState, minion: int, duty: str) -> bool:
    """Whether a minion is able to take a mandatory action: one of a kind, or one of his own text."""
    if duty.startswith(_OWN):
        return why_not_offered(g, minion, minion, int(duty[len(_OWN) :])) is None
    return _is_able(g, minion, ActionKind(duty))


def _is_able(g: VtesState, minion: int, kind: ActionKind) -> bool:
    """Whether a minion is able to take some action of a kind: without a card, by a card in play, or with one
    from his controller's hand."""
    if kind is ActionKind.HUNT:
        if _why_no_hunt(g, minion) is None:
            return True
    elif kind is ActionKind.BLEED:
        if _why_no_bleed(g, minion) is None:
            return True
    elif kind not in _BY_CARD_ONLY:
        return True
    if any(
        g.face(card).actions[index].kind is kind and why_not_offered(g, minion, card, index) is None
        for card, index in actions_in_play(g, minion)
    ):
        return True
    return any(
        mode.type in ACTION_TYPES
        and kind_of(mode) is kind
        and _why_not_card(g, minion, card, index, mode) is None
        for card in _cards_for(g, minion)
        for index, mode in enumerate(g.face(card).modes)
    )


def _cards_for(g: VtesState, minion: int) -> Iterator[int]:
    """The cards a minion could act with: those in hand, and those he can play as if from there."""
    seat = g.play[minion].controller
    yield from g.players[seat].hand
    if lending.LENDS in g.speakers:
        for card, source in lending.lent_to(g, seat):
            if lending.may_borrow(g, source, minion):
                yield card


_BY_CARD_ONLY = frozenset({ActionKind.ENTER_COMBAT, ActionKind.POLITICAL, ActionKind.SPECIAL})
"""Actions that no minion takes without a card."""


# -- what he may do


def _ref(card: int) -> str:
    return f"card:{card}"


@cardless
def offer_bleed(g: VtesState, minion: int, question: Question) -> None:
    """A bleed without a card, against the prey (VTES-6.1.1)."""
    now = g.play[minion]
    if now.region is not Region.READY:
        return
    prey = g.prey(now.controller)
    reason = why_not_act(g, minion, ActionKind.BLEED) or _why_no_bleed(g, minion)
    if reason is None and not queries.may_bleed(g, minion, prey):
        reason = why.MINION_BARRED
    action = Action(
        seat=now.controller, minion=minion, kind=ActionKind.BLEED, victims=(prey,), directed_at=(prey,)
    )
    question.offer(
        f"bleed:{minion}", "vtes-do-bleed", action,
        args={"minion": _ref(minion), "victim": f"seat:{prey}", "amount": f"bleed:{minion}"},
        subjects=(_ref(minion),), rules=("VTES-6.1.1-01",), unless=reason,
    )  # fmt: skip


def _why_no_bleed(g: VtesState, minion: int) -> Why | None:
    """Why a minion cannot bleed without a card: only one bleed a turn (VTES-6.1.1-03), and it is directed."""
    return why.BLED_ALREADY if limits.used(g, f"bleed:{minion}") else why_not_directed(g, minion)


@cardless
def offer_hunt(g: VtesState, minion: int, question: Question) -> None:
    """A hunt (VTES-6.1.2)."""
    now = g.play[minion]
    if now.region is not Region.READY:
        return
    reason = None if g.face(minion).vampire else why.VAMPIRES_ONLY
    reason = reason or why_not_act(g, minion, ActionKind.HUNT) or _why_no_hunt(g, minion)
    action = Action(seat=now.controller, minion=minion, kind=ActionKind.HUNT, stealth=1)
    question.offer(
        f"hunt:{minion}", "vtes-do-hunt", action, args={"minion": _ref(minion)}, subjects=(_ref(minion),),
        rules=("VTES-6.1.2-01",), unless=reason,
    )  # fmt: skip


def _why_no_hunt(g: VtesState, minion: int) -> Why | None:
    """Why a vampire cannot hunt without a card: something keeps him from it, or he has done so this turn."""
    if queries.modified(g, "may-hunt", minion, 0) < 0:
        return why.MINION_BARRED
    return why_not_again(g, minion, ActionKind.HUNT)


def why_not_again(g: VtesState, minion: int, kind: ActionKind, *targets: int) -> Why | None:
    """The same cardless action against the same target only once a turn (VTES-6.1.6-08)."""
    word = same_action(g, minion, kind, NONE, False, NONE, targets)
    return why.SAME_ACTION if limits.used(g, word) else None


def why_not_directed(g: VtesState, minion: int) -> Why | None:
    """A slave needs a ready member of his master clan for a directed action (VTES-T-12); other texts forbid
    it as well."""
    if queries.modified(g, "may-direct", minion, 0) < 0:
        return why.MINION_BARRED
    crypt = g.face(minion).crypt
    if crypt is None or not crypt.slave_of:
        return None
    seat = g.play[minion].controller
    if any(queries.clan(g, other) == crypt.slave_of for other in queries.ready_minions(g, seat)):
        return None
    return why.SLAVE_DIRECTED


def offer_card_actions(g: VtesState, minion: int, question: Question) -> None:
    """The action cards in hand (VTES-6.1.6-04). Copies of a card are one choice."""
    seat = g.play[minion].controller
    seen: set[int] = set()
    for card in _cards_for(g, minion):
        key = g.printed[card]
        if key in seen and card in g.players[seat].hand:
            continue
        seen.add(key)
        for index, mode in enumerate(g.face(card).modes):
            if mode.type not in ACTION_TYPES:
                continue
            reason = why_not_card_action(g, minion, card, index, mode)
            if reason is None:
                play = Play(seat=seat, card=card, mode=index, minion=minion, window=Window.MINION)
                way = f"{key}:{index}"
                args = {
                    "minion": _ref(minion),
                    "card": _ref(card),
                    "way": f"way:{way}",
                    "does": f"does:{way}:{minion}",
                }
                question.offer(
                    f"action:{card}:{index}:{minion}", "vtes-do-action-card", play, args=args,
                    subjects=(_ref(card), _ref(minion)), rules=("VTES-6.1.6-04",),
                )  # fmt: skip


def why_not_card_action(g: VtesState, minion: int, card: int, index: int, mode: v.Mode) -> Why | None:
    """Why a minion may not act with a card from hand."""
    reason = why_not_act(g, minion, kind_of(mode), mode.usable_locked)
    return reason or _why_not_card(g, minion, card, index, mode)


def _why_not_card(g: VtesState, minion: int, card: int, index: int, mode: v.Mode) -> Why | None:
    """The same, leaving aside whether he may act at all."""
    seat, kind = g.play[minion].controller, kind_of(mode)
    if limits.used(g, f"action-card:{minion}:{g.printed[card]}"):
        return why.SAME_ACTION
    if kind is ActionKind.BLEED and limits.used(g, f"bleed:{minion}"):
        return why.BLED_ALREADY
    if kind is ActionKind.HUNT and queries.modified(g, "may-hunt", minion, 0, note="") < 0:
        return why.MINION_BARRED
    if kind is ActionKind.POLITICAL:
        ally = plays_as_vampire(g, minion, mode)
        reason = why_not_political(g, minion, g.printed[card], f"modes.{index}", ally)
        if reason is not None:
            return reason
        r = EffectContext(seat=seat, key=g.printed[card], source=card, minion=minion)
        if not terms.can_allot_all(g, r, mode.effects):
            return why.NO_TARGET
    reason = why_sterile(g, minion, card, mode.effects)
    if reason is not None:
        return reason
    return why_not_play(g, seat, card, index, minion, Window.MINION)


def why_not_political(g: VtesState, minion: int, key: int, path: str, as_vampire: bool = False) -> Why | None:
    """Why a minion may not call a referendum as a political action: vampires only (VTES-6.1-04,
    VTES-6.1.7-01), once a turn (VTES-6.1.7-02), and not after an effect barred it to his controller.
    ``as_vampire``: an ally does it with a card that he plays as a vampire."""
    if not g.face(minion).vampire and not as_vampire:
        return why.VAMPIRES_ONLY
    if limits.used(g, f"political:{minion}"):
        return why.POLITICAL_ALREADY
    if limits.used(g, f"barred:{g.play[minion].controller}:{key}:{path}"):
        return why.BARRED_REFERENDUM
    return None


def why_sterile(g: VtesState, minion: int, card: int, effects: tuple[v.Effect, ...]) -> Why | None:
    """A sterile vampire takes no action that puts another vampire into play (VTES-T-14): from a crypt, or
    by a card that becomes one."""
    if not queries.has_trait(g, minion, Trait.STERILE):
        return None
    becomes = "vampire" in g.face(card).keywords
    if any(isinstance(e, v.BringOut) or (becomes and isinstance(e, v.PutInPlay)) for e in effects):
        return why.STERILE
    if any(isinstance(e, v.Fetch) and e.to == "play" and e.what.kind == "vampire" for e in effects):
        return why.STERILE
    return None


class BeginInPlay(Announcing):
    """An action that a card in play offers, being announced with its targets (VTES-6.1.6-05)."""

    index: int = 0

    def wanted(self, g: VtesState) -> tuple[tuple[v.Target, ...], v.Number | None]:
        return g.face(self.card).actions[self.index].targets, None

    def is_action(self, g: VtesState) -> bool:
        return True

    def is_attack(self, g: VtesState) -> bool:
        return g.face(self.card).actions[self.index].kind is ActionKind.ENTER_COMBAT

    def is_bleed(self, g: VtesState) -> bool:
        return g.face(self.card).actions[self.index].kind is ActionKind.BLEED

    def cost(self, g: VtesState) -> v.Cost:
        return g.face(self.card).actions[self.index].cost

    def run(self, g: VtesState) -> Question | None:
        question = self.ask_announcement(g)
        if question is not None:
            return question
        g.pop()
        self.pay_discard(g)
        offered = g.face(self.card).actions[self.index]
        extra = 1 if offered.kind is ActionKind.HUNT else 0  # VTES-6.1.6-03
        if offered.once:
            limits.note(g, f"attempted:{self.card}:{self.index}", offered.once)
        if offered.locks:
            counters.lock(g, self.card)
        if offered.kind is ActionKind.BLEED and not self.victims:
            self.victims = (g.prey(self.seat),)  # VTES-6.1.1-01
        aimed = aimed_at(g, self.card, self.index)
        if offered.burns:
            counters.burn_card(g, self.card)
        action = Action(
            seat=self.seat, minion=self.minion, kind=offered.kind, card=self.card, in_play=True,
            mode=self.index, targets=(*aimed, *self.targets),
            victims=self.victims, x=self.x, stealth=offered.stealth + extra, bleed=offered.bleed,
        )  # fmt: skip
        if not offered.undirected:
            action.directed_at = directed_at(g, action)
        g.push(action)
        return None


def aimed_at(g: VtesState, card: int, index: int) -> tuple[int, ...]:
    """The target that an action of a card in play has by its text: the card itself, or what it is on."""
    match g.face(card).actions[index].against:
        case "this":
            return (card,)
        case "bearer":
            return (g.play[card].on,)
        case _:
            return ()


def actions_in_play(g: VtesState, minion: int) -> Iterator[tuple[int, int]]:
    """The actions cards in play offer a minion: his own text, what is on him, and cards any minion may
    use."""
    now = g.play[minion]
    for card in (minion, *queries.borne(g, minion)):
        for index, offered in enumerate(g.face(card).actions):
            if offered.by == "bearer":
                yield card, index
    for card in g.offering:
        own = g.play[card].controller == now.controller
        if g.play[card].contested:
            continue
        for index, offered in enumerate(g.face(card).actions):
            if offered.by == "any-minion" or offered.by == ("minion" if own else "other-minion"):
                yield card, index


def offer_actions_in_play(g: VtesState, minion: int, question: Question) -> None:
    """Actions from cards in play."""
    for card, index in actions_in_play(g, minion):
        begin = BeginInPlay(seat=g.play[minion].controller, card=card, minion=minion, index=index)
        args = {"minion": _ref(minion), "card": _ref(card), "does": f"deed:{g.printed[card]}:{index}"}
        question.offer(
            f"in-play:{card}:{index}:{minion}", "vtes-do-action-in-play", begin, args=args,
            subjects=(_ref(card), _ref(minion)), rules=("VTES-6.1.6-05",),
            unless=why_not_in_play(g, minion, card, index),
        )  # fmt: skip


def why_not_in_play(g: VtesState, minion: int, card: int, index: int) -> Why | None:
    """Why a minion may not take an action a card in play offers (VTES-6.1.6-07)."""
    kind = g.face(card).actions[index].kind
    own_action = index if card == minion else NONE
    reason = why_not_act(g, minion, kind, own_action=own_action)
    return reason or why_not_offered(g, minion, card, index)


def why_not_offered(g: VtesState, minion: int, card: int, index: int, lobbied: bool = False) -> Why | None:
    """The same, leaving aside whether he may act at all. ``lobbied``: its referendum is called by another
    action, which is under way."""
    offered = g.face(card).actions[index]
    if limits.used(g, f"in-play:{minion}:{card}:{index}"):
        return why.SAME_ACTION_IN_PLAY
    if offered.once and limits.used(g, f"attempted:{card}:{index}", offered.once):
        return why.USED_ALREADY
    if offered.locks and g.play[card].locked:
        return why.LOCKED
    if offered.kind is ActionKind.BLEED and limits.used(g, f"bleed:{minion}"):
        return why.BLED_ALREADY
    if offered.kind is ActionKind.HUNT:
        if not g.face(minion).vampire:
            return why.VAMPIRES_ONLY
        if queries.modified(g, "may-hunt", minion, 0, note="") < 0:
            return why.MINION_BARRED
    if offered.kind is ActionKind.POLITICAL and not lobbied:
        reason = why_not_political(g, minion, g.printed[card], f"actions.{index}")
        if reason is not None:
            return reason
    reason = why_sterile(g, minion, card, offered.effects)
    if reason is not None:
        return reason
    r = EffectContext(
        seat=g.play[minion].controller, key=g.printed[card], path="", source=card, minion=minion
    )
    if offered.requires is not None and not matches(g, r, offered.requires, minion):
        return why.REQUIREMENT
    if queries.UNTOUCHED in g.speakers and untouched(g, minion, g.printed[card]):
        return why.MINION_BARRED  # what does not affect him offers him nothing (ruling on Karen Suadela)
    if offered.condition is not None and not holds(g, r, offered.condition):
        return why.CONDITION
    for wanted in offered.targets:
        if not has_target(g, r, wanted):
            return why.NO_TARGET
        reason = why_no_aim(g, minion, wanted, r, offered.kind)
        if reason is not None:
            return reason
    for target in aimed_at(g, card, index):
        if target not in g.play or untouchable(
            g, minion, target, attack=offered.kind is ActionKind.ENTER_COMBAT
        ):
            return why.NOT_A_TARGET
        if g.play[target].controller != g.play[minion].controller:
            reason = why_not_directed(g, minion)
            if reason is not None:
                return reason
    cost = cost_in_play(g, offered, minion)
    return why_not_pay(g, g.play[minion].controller, cost, minion, card)
