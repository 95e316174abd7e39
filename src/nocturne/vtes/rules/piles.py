"""Hands, decks and heaps: moving cards between them, drawing, discarding, burning from the top, looking.

Cards in a pile are known by what is printed on them only to those who may know; what moves in secret is told
in secret.
"""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import audience
from nocturne.kernel.frames import start
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, effects_at
from nocturne.vtes.frames.kinds import Kind
from nocturne.vtes.rules import counters
from nocturne.vtes.rules.effects.open_hands import show_open_hands
from nocturne.vtes.rules.hand import (
    discard,
    draw_some,
    draws_by_choice,
    offer_discards,
    owe,
    settle_hand,
)
from nocturne.vtes.rules.perform import amount, card_of, matches, performs, push_effects, seats_of
from nocturne.vtes.state import EVERYBODY, InPlay, VtesState
from nocturne.vtes.terms import NONE, Region

_PILES = ("hand", "library", "crypt", "ash", "removed", "research")


# -- moving a card


def take_out(g: VtesState, card: int) -> bool:
    """Take a card from wherever it is, to put it somewhere; what was on it is burned, its counters go to
    the bank (VTES-1.1-07). False when it has been removed from the game: nothing fetches it back
    (VTES-1.1-06)."""
    if card in g.play:
        now = counters.leave_play(g, card)
        if now.base != NONE:
            g.to_ash(now.base)
        counters.settle_capacities(g, card, now.on)
        return True
    if card in g.limbo:
        g.limbo.remove(card)
        return True
    player = g.players[g.owner[card]]
    for name in _PILES:
        pile: list[int] = getattr(player, name)
        if card in pile:
            if name == "removed":
                return False
            pile.remove(card)
            return True
    for other in g.players:  # a card that lay on a stolen one is in the hand of who took it up
        if card in other.hand:
            other.hand.remove(card)
            return True
    return False


def put_away(g: VtesState, card: int, to: str) -> None:
    """Put a card that is nowhere into a pile of its owner: those who know it go on knowing it, until a
    shuffle."""
    owner = g.owner[card]
    player = g.players[owner]
    if player.out and to != "ash":
        to = "removed"
    match to:
        case "ash":
            g.to_ash(card)
        case "hand":
            g.knows[card] |= audience(owner) if g.knows[card] != EVERYBODY else 0
            player.hand.append(card)
            show_open_hands(g)
        case "removed":
            g.show(card)
            player.removed.append(card)
            g.emit(events.Removed(card))
            return
        case "top":
            player.library.append(card)
        case "bottom":
            player.library.insert(0, card)
        case "library":
            player.library.append(card)
            g.shuffle(player.library)
        case "crypt":
            player.crypt.append(card)
            g.shuffle(player.crypt)
        case "crypt-bottom":
            player.crypt.insert(0, card)
        case "uncontrolled":
            g.knows[card] |= audience(owner) if g.knows[card] != EVERYBODY else 0
            g.play[card] = InPlay(owner, Region.UNCONTROLLED, since=g.turn, face_down=True)
            player.uncontrolled.append(card)
        case _:
            raise NotImplementedError(to)
    if to in ("library", "crypt"):
        return  # shuffled: it has another number now
    place = f"vtes-pile-{to}"
    moved = events.CardMoved(card, owner, place)
    if g.knows[card] == EVERYBODY:
        g.emit(moved)
    else:
        g.emit(moved, to=audience(owner), others=events.PutBack(owner, place))


@performs(v.Put)
def _put(g: VtesState, r: EffectContext, effect: v.Put) -> None:
    card = card_of(g, r, effect.who)
    if card == NONE:
        return
    owner = g.owner[card]
    # Who could not draw up for want of cards does as soon as there is one (ruling on Waste Management
    # Operation).
    was_empty = not g.players[owner].library
    if not take_out(g, card):
        return
    put_away(g, card, effect.to)
    if effect.to in ("library", "crypt"):
        g.emit(events.Shuffled(owner, f"vtes-shuffled-{effect.to}"))
    if effect.to == "hand" or (was_empty and effect.to in ("top", "bottom", "library")):
        settle_hand(g, owner)


# -- drawing


@performs(v.Draw)
def _draw(g: VtesState, r: EffectContext, effect: v.Draw) -> None:
    for seat in seats_of(g, r, effect.party):
        draw_some(g, seat, amount(g, r, effect.amount))


@performs(v.DrawCrypt)
def _draw_crypt(g: VtesState, r: EffectContext, effect: v.DrawCrypt) -> None:
    for seat in seats_of(g, r, effect.party):
        for _ in range(amount(g, r, effect.amount)):
            g.deal_crypt(seat)


@performs(v.ShuffleHand)
def _shuffle_hand(g: VtesState, r: EffectContext, effect: v.ShuffleHand) -> None:
    for seat in seats_of(g, r, effect.party):
        player = g.players[seat]
        player.library += player.hand
        player.hand.clear()
        g.shuffle(player.library)
        g.emit(events.Shuffled(seat, "vtes-shuffled-library"))
        settle_hand(g, seat)


@performs(v.Mill)
def _mill(g: VtesState, r: EffectContext, effect: v.Mill) -> None:
    for seat in seats_of(g, r, effect.party):
        mill(g, seat, amount(g, r, effect.amount))


def mill(g: VtesState, seat: int, number: int) -> None:
    """Burn cards from the top of a library."""
    library = g.players[seat].library
    for _ in range(min(number, len(library))):
        card = library.pop()
        g.knows[card] = EVERYBODY  # what is told shows it
        g.to_ash(card)
        g.emit(events.Milled(seat, card))


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


@performs(v.RemoveAtRandom)
def _remove_at_random(g: VtesState, r: EffectContext, effect: v.RemoveAtRandom) -> None:
    for seat in seats_of(g, r, effect.party):
        heap = [card for card in g.players[seat].ash if g.face(card).library is not None]
        for card in g.chance.sample(heap, min(amount(g, r, effect.amount), len(heap))):
            take_out(g, card)
            put_away(g, card, "removed")


@performs(v.LookAt)
def _look_at(g: VtesState, r: EffectContext, effect: v.LookAt) -> None:
    lookers = seats_of(g, r, effect.by)
    only = NONE if effect.card is None else card_of(g, r, effect.card)
    for seat in seats_of(g, r, effect.party) if lookers else ():
        player, most = g.players[seat], amount(g, r, effect.amount)
        match effect.zone:
            case "hand":
                seen = player.hand[:most]
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


# -- discarding


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


def discard_at_random(g: VtesState, seat: int, number: int) -> None:
    """Cards chosen by chance are discarded and replaced. Chance sees the order of the hand, nobody else."""
    hand = g.players[seat].hand
    for card in g.chance.sample(hand, min(number, len(hand))):
        discard(g, seat, card)
    settle_hand(g, seat)


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
            owe(g, self.victim, f"master:{self.victim}")


# -- drawing some and putting back as many


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


# -- looking at the top of the library and taking some


@performs(v.Browse)
def _browse(g: VtesState, r: EffectContext, effect: v.Browse) -> None:
    g.push(Browsing(seat=r.seat, most=amount(g, r, effect.amount), left=effect.take, key=r.key))


class Browsing(Frame):
    """Look at up to so many cards from the top of one's library, move some of them to the hand, shuffle."""

    seat: int
    most: int
    left: int
    key: int
    seen: tuple[int, ...] = ()

    def run(self, g: VtesState) -> Question | None:
        if g.players[self.seat].out:
            g.pop()
            return None
        return self._ask_number(g) if self.step == 0 else self._ask_card(g)

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
        if self.step == 0:
            self.step = 1
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
