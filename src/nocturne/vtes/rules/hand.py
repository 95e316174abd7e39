"""The hand: replacing played cards and keeping to the hand size (VTES-1.6.1.2). Who has a choice when she
draws, draws one by one (``Drawing``)."""

from __future__ import annotations

from collections.abc import Iterable

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import audience
from nocturne.kernel.frames import is_kind, start, starts
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.frames.kinds import Kind
from nocturne.vtes.rules import limits, queries
from nocturne.vtes.rules.counters import remove_counters
from nocturne.vtes.rules.effects.open_hands import show_open_hands
from nocturne.vtes.rules.perform import holds_for
from nocturne.vtes.rules.queries import hand_size
from nocturne.vtes.state import EVERYBODY, Owed, VtesState
from nocturne.vtes.terms import NONE, Phase


def settle_hand(g: VtesState, seat: int, resized: bool = False) -> None:
    """Draw up to the hand size, or have her discard down to it (VTES-1.6.1.2-03). Cards not replaced yet make
    the hand smaller (VTES-1.6.1.2-04, VTES-1.6.1.2-06); an empty library is no harm (VTES-1.6.1.2-02).
    ``resized``: because the hand size may have changed, and not to replace a card."""
    player = g.players[seat]
    if player.out:
        return
    size = _to_hold(g, seat)
    if not resized and len(player.hand) < size and withheld(g, seat):
        player.owed += [Owed(MINION_PHASE)] * (size - len(player.hand))
        return
    if len(player.hand) < size and draws_by_choice(g, seat):
        _draw_later(g, seat, 0)
        return
    while len(player.hand) < size and g.draw_card(seat):
        pass
    if len(player.hand) > size:
        g.push(start(Kind.DISCARD_DOWN, seat=seat))


MINION_PHASE = "minion-phase"
"""What is not replaced before the minion phase is over."""


def withheld(g: VtesState, seat: int) -> bool:
    """Whether something keeps a Methuselah from replacing cards now: it speaks of minion phases."""
    if g.phase is not Phase.MINION or "replaces-after-minion-phase" not in g.speakers:
        return False
    return queries.seat_modified(g, "replaces-after-minion-phase", seat, 0) > 0


def _to_hold(g: VtesState, seat: int) -> int:
    """How many cards she is to have in hand now."""
    return max(0, hand_size(g, seat) - len(g.players[seat].owed))


def settle_hands(g: VtesState) -> None:
    """A hand size may have changed: all draw up or discard down, the active Methuselah first."""
    for seat in reversed(list(g.alive())):
        settle_hand(g, seat, resized=True)


@starts(Kind.SETTLE_HANDS)
class SettleHands(Frame):
    """A hand size may have changed in the middle of something: as soon as that is done."""

    def run(self, g: VtesState) -> None:
        g.pop()
        settle_hands(g)


def replace_card(g: VtesState, seat: int, card: int = NONE) -> None:
    """A card that was played or discarded is replaced (VTES-1.6.1.2-01); a card in play may lose a counter
    instead of that, though not for its own sake."""
    if withheld(g, seat):
        settle_hand(g, seat)
        return
    for source in g.speakers.get("instead-of-drawing", ()):
        now = g.play[source]
        if source != card and now.controller == seat and not now.contested and now.counters:
            remove_counters(g, source, 1)
            break
    more = queries.seat_modified(g, "draw-more", seat, 0) if g.lasting or "draw-more" in g.speakers else 0
    if more > 0 and draws_by_choice(g, seat):
        _draw_later(g, seat, more)
        return
    settle_hand(g, seat)
    if more > 0:
        for _ in range(more):
            g.draw_card(seat)
        settle_hand(g, seat)


# -- drawing with a choice

INSTEAD = "draws-from"
"""Who says so lets its controller draw a card that lies on it instead of one from her library."""
ANEW = "draws-anew"
"""Who says so lets its controller put a card she has drawn on the bottom of her library and draw another,
once each turn."""


def draws_by_choice(g: VtesState, seat: int) -> bool:
    """Whether a Methuselah has a choice when she draws from her library."""
    if INSTEAD not in g.speakers and ANEW not in g.speakers:
        return False  # nearly always
    return bool(g.players[seat].library) and bool(_kept_for(g, seat) or _renewers(g, seat))


def _speaking(g: VtesState, query: str, seat: int) -> list[int]:
    """Her cards in play that say so now."""
    found: list[int] = []
    for source in g.speakers.get(query, ()):
        now = g.play[source]
        if now.controller != seat or now.contested:
            continue
        for modifier in g.face(source).statics:
            if modifier.query == query and (
                modifier.when is None or holds_for(g, modifier.when, source, source)
            ):
                found.append(source)
    return found


def _kept_for(g: VtesState, seat: int) -> list[tuple[int, int]]:
    """What she can draw instead of a library card, each with the card it lies on."""
    return [(card, source) for source in _speaking(g, INSTEAD, seat) for card in g.play[source].under]


def _renewers(g: VtesState, seat: int) -> list[int]:
    """What lets her draw another card than the one she has drawn."""
    return [source for source in _speaking(g, ANEW, seat) if not limits.used(g, f"{ANEW}:{source}")]


def draw_some(g: VtesState, seat: int, number: int) -> None:
    """Draw cards, then discard down to the hand size (VTES-1.6.1.2-03)."""
    if draws_by_choice(g, seat):
        _draw_later(g, seat, number)
        return
    for _ in range(number):
        g.draw_card(seat)
    settle_hand(g, seat)


def _draw_later(g: VtesState, seat: int, more: int) -> None:
    """She draws up, and so many cards more, as soon as the present procedure pauses."""
    for frame in g.queue:
        if is_kind(frame, Kind.DRAW) and frame.seat == seat:
            frame.more += more
            return
    g.enqueue(start(Kind.DRAW, seat=seat, more=more))


@starts(Kind.DRAW)
class Drawing(Frame):
    """Cards are drawn one by one by somebody who has a choice: up to her hand size, then so many more, and
    then the hand is settled (``settles``)."""

    seat: int
    more: int = 0
    settles: bool = True
    drawn: int = NONE
    """The library card she has just drawn and may still put back."""

    def run(self, g: VtesState) -> Question | None:
        player = g.players[self.seat]
        if player.out:
            g.pop()
            return None
        if self.drawn != NONE:
            question = self._ask_anew(g)
            if question is not None:
                return question
            self.drawn = NONE
        short = self.settles and len(player.hand) < _to_hold(g, self.seat)
        if not player.library or not (short or self.more):
            g.pop()
            if self.settles and len(player.hand) > _to_hold(g, self.seat):
                g.push(DiscardDown(seat=self.seat))
            return None
        if _kept_for(g, self.seat):
            return self._ask_which(g)
        self._draw(g)
        return None

    def _ask_which(self, g: VtesState) -> Question:
        question = Question(self.seat, "vtes-ask-draw")
        question.offer("library", "vtes-do-draw-library", NONE)
        for card, source in _kept_for(g, self.seat):
            args = {"card": f"card:{card}", "host": f"card:{source}"}
            question.offer(f"draw:{card}", "vtes-do-draw-kept", card, args=args, subjects=(f"card:{card}",))
        return question

    def _ask_anew(self, g: VtesState) -> Question | None:
        sources = _renewers(g, self.seat) if self.drawn in g.players[self.seat].hand else []
        if not sources or not g.players[self.seat].library:
            return None
        source = f"card:{sources[0]}"
        question = Question(self.seat, "vtes-ask-draw-anew", card=f"card:{self.drawn}", source=source)
        question.offer("yes", "vtes-do-draw-anew", sources[0], subjects=(source, f"card:{self.drawn}"))
        question.offer("no", "vtes-do-keep-drawn")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        player = g.players[self.seat]
        if choice.key == "library":
            self._draw(g)
        elif choice.key == "yes":
            limits.note(g, f"{ANEW}:{choice.value}")
            player.hand.remove(self.drawn)
            player.library.insert(0, self.drawn)
            g.emit(events.PutBack(self.seat, "vtes-pile-bottom"))
            self._draw(g, counted=False)
        elif choice.key == "no":
            self.drawn = NONE
        else:
            self._count(g)
            _take_kept(g, self.seat, choice.value)

    def _draw(self, g: VtesState, counted: bool = True) -> None:
        if counted:
            self._count(g)
        self.drawn = g.players[self.seat].library[-1]
        g.draw_card(self.seat)

    def _count(self, g: VtesState) -> None:
        """A card is drawn that fills up the hand, or one of the others."""
        short = self.settles and len(g.players[self.seat].hand) < _to_hold(g, self.seat)
        if not short:
            self.more -= 1


def _take_kept(g: VtesState, seat: int, card: int) -> None:
    """Draw a card that lies on one in play."""
    source = next(source for kept, source in _kept_for(g, seat) if kept == card)
    g.put(source, under=tuple(other for other in g.play[source].under if other != card))
    g.players[seat].hand.append(card)
    g.emit(events.DrewKept(seat, source, card), to=audience(seat), others=events.DrewKept(seat, source))
    show_open_hands(g)


# -- replacing later


def release_owed(g: VtesState, until: str) -> None:
    """The moment has come for some played cards to be replaced."""
    for seat in list(g.clockwise(g.active)):
        player = g.players[seat]
        if player.owed and any(owed.until == until for owed in player.owed):
            due = [owed for owed in player.owed if owed.until == until]
            player.owed = [owed for owed in player.owed if owed.until != until]
            returning = [owed.card for owed in due if owed.card in player.ash]
            player.owed += [Owed(_RETURNING)] * len(returning)
            for _ in range(len(due) - len(returning)):
                replace_card(g, seat)
            if returning:
                g.enqueue(start(Kind.RETURN_CARDS, seat=seat, cards=tuple(returning)))


_RETURNING = "returning"


@starts(Kind.RETURN_CARDS)
class Returning(Frame):
    """Cards that would be replaced, and that their player can take from her ash heap instead."""

    seat: int
    cards: tuple[int, ...]

    def run(self, g: VtesState) -> Question | None:
        player = g.players[self.seat]
        if not self.cards or player.out:
            g.pop()
            return None
        card = self.cards[0]
        if withheld(g, self.seat):
            self._settled(g)
            owe(g, self.seat, MINION_PHASE, card)
            return None
        if card not in player.ash or len(player.hand) > _to_hold(g, self.seat):
            self._replace(g)
            return None
        ref = f"card:{card}"
        question = Question(self.seat, "vtes-ask-returning", card=ref)
        question.offer("yes", "vtes-do-take-back-from-ash", card, args={"card": ref}, subjects=(ref,))
        question.offer("no", "vtes-do-replace-it", card)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.key == "no":
            self._replace(g)
            return
        player = g.players[self.seat]
        self._settled(g)
        player.ash.remove(choice.value)
        player.hand.append(choice.value)
        g.emit(events.CardMoved(choice.value, self.seat, "vtes-pile-hand"))

    def _replace(self, g: VtesState) -> None:
        self._settled(g)
        replace_card(g, self.seat)

    def _settled(self, g: VtesState) -> None:
        self.cards = self.cards[1:]
        g.players[self.seat].owed.remove(Owed(_RETURNING))


def owe(g: VtesState, seat: int, until: str, card: int = NONE) -> None:
    """The card just played is replaced later; ``card``: she can take it back instead."""
    g.players[seat].owed.append(Owed(until, card))


def discard(g: VtesState, seat: int, card: int) -> None:
    """From hand to ash heap (VTES-T-34)."""
    g.players[seat].hand.remove(card)
    g.knows[card] = EVERYBODY  # the discard shows it
    g.to_ash(card)
    g.emit(events.Discarded(seat, card))


@starts(Kind.DISCARD_DOWN)
class DiscardDown(Frame):
    """She holds more than her hand size and discards the rest, one card at a time."""

    seat: int

    def run(self, g: VtesState) -> Question | None:
        player = g.players[self.seat]
        if len(player.hand) <= _to_hold(g, self.seat) or player.out:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-discard-down")
        offer_discards(g, question, player.hand)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        discard(g, self.seat, choice.value)


def offer_discards(g: VtesState, question: Question, cards: Iterable[int]) -> None:
    """Offer to discard each of some cards from hand."""
    for card in g.one_of_each(cards):
        ref = f"card:{card}"
        question.offer(f"discard:{card}", "vtes-do-discard", card, args={"card": ref}, subjects=(ref,))
