"""Moving cards between hands, decks and heaps, looking at them, burning from the top."""

from __future__ import annotations

from nocturne.kernel.event import audience
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.records import InPlay
from nocturne.vtes.rules.hand.effects.hand import discard, draw_some, settle_hand
from nocturne.vtes.rules.hand.effects.open_hands import show_open_hands
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.roles import card_of, seats_of
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Region

_PILES = ("hand", "library", "crypt", "ash", "removed", "research")


def take_out(g: VtesState, card: int) -> bool:
    """Take a card from wherever it is, to put it somewhere; what was on it is burned, its counters go to
    the bank (VTES-1.1-07). False when it has been removed from the game: nothing fetches it back
    (VTES-1.1-06)."""
    if card in g.play:
        now = leaving_play.leave_play(g, card)
        if now.base != NONE:
            g.to_ash(now.base)
        leaving_play.settle_capacities(g, card, now.on)
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
    if to in ("crypt", "crypt-bottom") and g.face(card).crypt is None:
        to = "ash"  # a library card that was a vampire in play is burned instead
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


def mill(g: VtesState, seat: int, number: int) -> list[int]:
    """Burn cards from the top of a library: which."""
    library = g.players[seat].library
    burned: list[int] = []
    for _ in range(min(number, len(library))):
        card = library.pop()
        g.knows[card] = EVERYBODY  # what is told shows it
        g.to_ash(card)
        g.emit(events.Milled(seat, card))
        burned.append(card)
    return burned


@performs(v.RemoveAtRandom)
def _remove_at_random(g: VtesState, r: EffectContext, effect: v.RemoveAtRandom) -> None:
    for seat in seats_of(g, r, effect.party):
        heap = [card for card in g.players[seat].ash if g.face(card).library is not None]
        for card in g.chance.sample(heap, min(amount(g, r, effect.amount), len(heap))):
            take_out(g, card)
            put_away(g, card, "removed")


@performs(v.Discard)
def _discard(g: VtesState, r: EffectContext, effect: v.Discard) -> None:
    card = card_of(g, r, effect.who)
    seat = next((seat for seat, player in enumerate(g.players) if card in player.hand), NONE)
    if seat != NONE:
        discard(g, seat, card)
        settle_hand(g, seat)


@performs(v.ShuffleTop)
def _shuffle_top(g: VtesState, r: EffectContext, effect: v.ShuffleTop) -> None:
    library, number = g.players[r.seat].library, amount(g, r, effect.amount)
    top = library[-number:] if number else []
    g.shuffle(top)
    library[len(library) - len(top) :] = top
    g.emit(events.Shuffled(r.seat, "vtes-shuffled-top"))


def discard_at_random(g: VtesState, seat: int, number: int) -> None:
    """Cards chosen by chance are discarded and replaced. Chance sees the order of the hand, nobody else."""
    hand = g.players[seat].hand
    for card in g.chance.sample(hand, min(number, len(hand))):
        discard(g, seat, card)
    settle_hand(g, seat)
