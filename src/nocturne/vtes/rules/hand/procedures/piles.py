"""Choosing cards in a pile: looking through it, discarding, exchanging, reordering its top."""

from __future__ import annotations

from enum import IntEnum

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import audience
from nocturne.kernel.frames import start
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, effects_at
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.hand.effects.hand import discard, owe, settle_hand
from nocturne.vtes.rules.hand.effects.piles import discard_at_random, mill, put_away
from nocturne.vtes.rules.hand.queries import draws_by_choice, offer_discards
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.roles import card_of, seats_of
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE


@performs(v.Exchange)
def _exchange(g: VtesState, r: EffectContext, effect: v.Exchange) -> None:
    """Both cards were named as this was announced (ruling G00125)."""
    player, wanted, given = g.players[r.seat], card_of(g, r, effect.who), r.named
    if wanted not in player.ash or given not in player.hand:
        return
    player.hand.remove(given)
    player.ash.remove(wanted)
    player.hand.append(wanted)
    g.to_ash(given)
    g.emit(events.Exchanged(r.seat, given, wanted))


class Reordering(Frame):
    """The cards are chosen in the order in which they will be drawn; ``left`` are those not chosen yet."""

    seat: int
    key: int
    left: tuple[int, ...]
    order: tuple[int, ...] = ()

    def run(self, g: VtesState) -> Question | None:
        if len(self.left) > 1:
            question = Question(self.seat, "vtes-ask-reorder", card=f"printed:{self.key}")
            for card in self.left:
                ref = f"card:{card}"
                question.offer(f"next:{card}", "vtes-do-next", card, args={"card": ref}, subjects=(ref,))
            return question
        g.pop()
        order = (*self.order, *self.left)
        library = g.players[self.seat].library
        # What is on top comes last in the list.
        library[len(library) - len(order) :] = reversed(order)
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        self.order = (*self.order, choice.value)
        self.left = tuple(card for card in self.left if card != choice.value)


@performs(v.Reorder)
def _reorder(g: VtesState, r: EffectContext, effect: v.Reorder) -> None:
    library = g.players[r.seat].library
    seen = tuple(reversed(library[len(library) - min(amount(g, r, effect.amount), len(library)) :]))
    if not seen:
        return
    for card in seen:
        if g.knows[card] != EVERYBODY:
            g.knows[card] |= audience(r.seat)
    whole = events.Looked(r.seat, r.seat, seen)
    g.emit(whole, to=audience(r.seat), others=events.Looked(r.seat, r.seat))
    g.push(Reordering(seat=r.seat, key=r.key, left=seen))


@performs(v.Mill)
def _mill(g: VtesState, r: EffectContext, effect: v.Mill) -> None:
    burned = [
        card for seat in seats_of(g, r, effect.party) for card in mill(g, seat, amount(g, r, effect.amount))
    ]
    if effect.do:
        for card in reversed(burned):
            push_effects(g, r.inner("do", chosen=card))


@performs(v.LookAt)
def _look_at(g: VtesState, r: EffectContext, effect: v.LookAt) -> None:
    lookers = seats_of(g, r, effect.by)
    only = NONE if effect.card is None else card_of(g, r, effect.card)
    for seat in seats_of(g, r, effect.party) if lookers else ():
        player, most = g.players[seat], amount(g, r, effect.amount)
        match effect.zone:
            case "hand":
                seen = _some_of(g, player.hand, most) if effect.random else player.hand[:most]
            case "uncontrolled":
                seen = player.uncontrolled[:most]
            case "library":
                seen = player.library[-most:] if most else []
        if effect.card is not None:
            seen = [card for card in seen if card == only]
        for card in seen:
            if g.knows[card] != EVERYBODY:
                g.knows[card] |= audience(lookers[0])
        whole = events.Looked(lookers[0], seat, tuple(seen))
        g.emit(whole, to=audience(lookers[0]), others=events.Looked(lookers[0], seat))
        if effect.do:
            for card in reversed(seen):
                push_effects(g, r.inner("do", chosen=card))


def _some_of(g: VtesState, hand: list[int], number: int) -> list[int]:
    """Cards of a hand that chance chooses."""
    return list(g.chance.sample(hand, min(number, len(hand))))


@performs(v.ShowLibrary)
def _show_library(g: VtesState, r: EffectContext, effect: v.ShowLibrary) -> None:
    library = g.players[r.seat].library
    if not library:
        return
    top = library[-1]
    g.knows[top] = EVERYBODY
    g.emit(events.LibraryShown(r.seat, g.printed[top]))
    if effect.do:
        push_effects(g, r.inner("do", chosen=top))


@performs(v.DiscardFromHand)
def _discard_from_hand(g: VtesState, r: EffectContext, effect: v.DiscardFromHand) -> None:
    for seat in reversed(seats_of(g, r, effect.party)):
        hand = g.players[seat].hand
        number = len(hand) if effect.whole else amount(g, r, effect.amount)
        if effect.random or effect.whole:  # of the whole hand there is nothing to choose
            discard_at_random(g, seat, number)
            continue
        chooser = seat if effect.by == "party" else r.seat
        if chooser != seat:
            for card in hand:
                if g.knows[card] != EVERYBODY:
                    g.knows[card] |= audience(chooser)
            whole = events.Looked(chooser, seat, tuple(hand))
            g.emit(whole, to=audience(chooser), others=events.Looked(chooser, seat))
        g.push(
            DiscardSome(
                seat=chooser, victim=seat, number=number, key=r.key, path=r.part(), by=r.seat,
                source=r.source, minion=r.minion,
            )
        )  # fmt: skip


class DiscardSome(Frame):
    """Cards are discarded from a hand, one after the other, as somebody chooses; then the hand is filled
    up."""

    seat: int
    """Who chooses."""
    victim: int
    number: int
    key: int
    path: str
    by: int
    source: int = NONE
    minion: int = NONE
    discarded: tuple[int, ...] = ()
    """What was printed on the cards discarded so far."""

    def _effect(self) -> v.DiscardFromHand:
        steps, _, index = self.path.rpartition(".")
        effect = effects_at(self.key, steps)[int(index)]
        assert isinstance(effect, v.DiscardFromHand)
        return effect

    def _fits(self, g: VtesState, card: int) -> bool:
        effect = self._effect()
        if effect.which is None:
            return True
        r = EffectContext(seat=self.by, key=self.key)
        return matches(g, r, effect.which, card)

    def run(self, g: VtesState) -> Question | None:
        hand = [] if self.number < 1 else g.players[self.victim].hand
        if not hand or g.players[self.victim].out:
            g.pop()
            if self._effect().alike and self.number < 1 and len(set(self.discarded)) == 1:
                path = f"{self.path}.alike"
                push_effects(
                    g,
                    EffectContext(
                        seat=self.by, key=self.key, path=path, source=self.source, minion=self.minion
                    ),
                )
            settle_hand(g, self.victim)
            return None
        cards = [card for card in hand if self._fits(g, card)]
        args = {"card": f"printed:{self.key}", "victim": f"seat:{self.victim}"}
        question = Question(self.seat, "vtes-ask-discard", **args)
        offer_discards(g, question, cards)
        if not cards:  # asked all the same: what is not in a hand is hidden like what is
            question.offer("none", "vtes-do-none")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.value is None:
            self.number, self.discarded = 0, ()
            return
        self.number -= 1
        self.discarded = (*self.discarded, g.printed[choice.value])
        discard(g, self.victim, choice.value)
        if self._effect().replaced == "master-phase":
            owe(g, self.victim, "master", self.victim)


@performs(v.Sift)
def _sift(g: VtesState, r: EffectContext, effect: v.Sift) -> None:
    for seat in seats_of(g, r, effect.by):
        most = min(amount(g, r, effect.amount), len(g.players[seat].library))
        g.push(Sifting(seat=seat, number=most, drawn=NONE, to=effect.to, up_to=effect.up_to, key=r.key))


class Sifting(Frame):
    """Draw up to ``number`` cards, then put as many from the hand away."""

    seat: int
    number: int
    drawn: int
    """How many are still to be put back; NONE before drawing."""
    to: str
    up_to: bool
    key: int

    def run(self, g: VtesState) -> Question | None:
        card_ref = f"printed:{self.key}"
        if self.drawn == NONE:
            if not self.up_to:
                self._draw(g, self.number)
                return None
            question = Question(self.seat, "vtes-ask-number", card=card_ref)
            for number in range(self.number + 1):
                question.offer(f"number:{number}", "vtes-do-number", number, args={"number": number})
            return question
        if self.drawn == 0 or not g.players[self.seat].hand:
            g.pop()
            settle_hand(g, self.seat)
            return None
        question = Question(self.seat, f"vtes-ask-put-{self.to}", card=card_ref)
        for card in g.one_of_each(g.players[self.seat].hand):
            ref = f"card:{card}"
            question.offer(f"put:{card}", f"vtes-do-put-{self.to}", card, args={"card": ref}, subjects=(ref,))
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if self.drawn == NONE:
            self._draw(g, choice.value)
            return
        self.drawn -= 1
        if self.to == "ash":
            discard(g, self.seat, choice.value)
            return
        player = g.players[self.seat]
        player.hand.remove(choice.value)
        # Which card it is stays between her and the deck, though others who saw it may follow it there.
        player.library.insert(0 if self.to == "bottom" else len(player.library), choice.value)
        g.emit(events.PutBack(self.seat, f"vtes-pile-{self.to}"))

    def _draw(self, g: VtesState, number: int) -> None:
        if draws_by_choice(g, self.seat):
            self.drawn = number  # there are as many in the library
            g.push(start(Kind.DRAW, seat=self.seat, more=number, settles=False))
        else:
            self.drawn = sum(g.draw_card(self.seat) for _ in range(number))


@performs(v.Browse)
def _browse(g: VtesState, r: EffectContext, effect: v.Browse) -> None:
    g.push(Browsing(seat=r.seat, most=amount(g, r, effect.amount), left=effect.take, key=r.key))


class BrowsingStep(IntEnum):
    """How far a look at the top of a library has come."""

    NUMBER = 0
    CARDS = 1


class Browsing(Frame, kw_only=True):
    """Look at up to so many cards from the top of one's library, move some of them to the hand, shuffle."""

    step: BrowsingStep = BrowsingStep.NUMBER
    seat: int
    most: int
    left: int
    key: int
    seen: tuple[int, ...] = ()

    def run(self, g: VtesState) -> Question | None:
        if g.players[self.seat].out:
            g.pop()
            return None
        return self._ask_number(g) if self.step is BrowsingStep.NUMBER else self._ask_card(g)

    def _ask_number(self, g: VtesState) -> Question:
        question = Question(self.seat, "vtes-ask-number", card=f"printed:{self.key}")
        for number in range(min(self.most, len(g.players[self.seat].library)) + 1):
            question.offer(f"number:{number}", "vtes-do-number", number, args={"number": number})
        return question

    def _ask_card(self, g: VtesState) -> Question | None:
        if not self.left or not self.seen:
            self._finish(g)
            return None
        question = Question(self.seat, "vtes-ask-search", what=f"printed:{self.key}")
        known: set[int] = set()
        for card in self.seen:
            printed = g.printed[card]
            if printed not in known:
                known.add(printed)
                args = {"card": f"printed:{printed}"}
                question.offer(f"library:{printed}", "vtes-do-take-from-library", card, args=args)
        question.offer("none", "vtes-do-none")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        player = g.players[self.seat]
        if self.step is BrowsingStep.NUMBER:
            self.step = BrowsingStep.CARDS
            number = choice.value
            self.seen = tuple(player.library[-number:]) if number else ()
            for card in self.seen:
                if g.knows[card] != EVERYBODY:
                    g.knows[card] |= audience(self.seat)
            whole = events.Looked(self.seat, self.seat, self.seen)
            g.emit(whole, to=audience(self.seat), others=events.Looked(self.seat, self.seat))
        elif choice.value is None:
            self.left = 0
        else:
            self.left -= 1
            self.seen = tuple(card for card in self.seen if card != choice.value)
            player.library.remove(choice.value)
            put_away(g, choice.value, "hand")

    def _finish(self, g: VtesState) -> None:
        g.pop()
        g.shuffle(g.players[self.seat].library)
        g.emit(events.Shuffled(self.seat, "vtes-shuffled-library"))
        settle_hand(g, self.seat)
