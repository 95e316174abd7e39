"""Getting started: a new game from decks (VTES-2).

Cards are numbered seat by seat, library before crypt; the shuffle then deals what is printed on them among
the numbers of their pile, so a number tells nothing about a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import BadOptions
from nocturne.vtes.cards.faces import face_of, fitting_windows, out_of_turn_windows, window_bit
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.decks import Deck
from nocturne.vtes.options import VtesOptions
from nocturne.vtes.records import Methuselah
from nocturne.vtes.rules.turn.procedures.turn import Turn, turn_at
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Window

LEAST_SEATS, MOST_SEATS = 2, 6


POOL = 30


HAND = 7


UNCONTROLLED = 4


def new_state(options: VtesOptions, decks: Sequence[Deck], seats: int, chance: Chance) -> VtesState:
    """A game about to begin: decks shuffled, hands and crypt cards dealt, the first seat to play.

    Who sits where, and whose deck is cut, the players settle among themselves (VTES-2.1-03, VTES-2.3-02):
    seats are taken in the order of ``decks``, and the shuffle leaves nothing to cut.
    """
    if not LEAST_SEATS <= seats <= MOST_SEATS:  # VTES-1-03
        raise BadOptions("vtes-setup-seats", seats=seats, least=LEAST_SEATS, most=MOST_SEATS)
    if len(decks) != seats:
        raise BadOptions("vtes-setup-decks", seats=seats, decks=len(decks))
    printed: list[int] = []
    owner: list[int] = []
    players: list[Methuselah] = []
    for seat, deck in enumerate(decks):
        piles: list[list[int]] = []
        for cards in (deck.library_cards(), deck.crypt_cards()):
            piles.append(list(range(len(printed), len(printed) + len(cards))))
            printed += cards
            owner += [seat] * len(cards)
        players.append(
            Methuselah(
                pool=POOL,
                hand_size=HAND,
                library=piles[0],
                crypt=piles[1],
                windows=hand_windows(deck.library_cards()),
                masters=out_of_turn_windows(deck.library_cards()),
            )
        )
    g = VtesState(
        seats=seats, chance=chance, stack=[], options=options, players=players, printed=printed,
        owner=tuple(owner), knows=[0] * len(printed),
    )  # fmt: skip
    g.bank = -POOL * seats
    for seat, player in enumerate(players):
        g.shuffle(player.library)
        g.shuffle(player.crypt)
        for _ in range(HAND):  # VTES-2.3-03
            g.draw_card(seat)
        for _ in range(UNCONTROLLED):  # VTES-2.3-04
            g.deal_crypt(seat)
    g.push(Turn(seat=0))
    return g


def resume_turn(g: VtesState) -> None:
    """Let play go on at the beginning of ``g.phase`` of ``g.active``, for positions set up in the middle."""
    g.push(turn_at(g.active, g.phase))


def hand_windows(keys: Iterable[int]) -> int:
    """The windows in which any of these cards may be used from hand (see ``rules.window``)."""
    bits = 0
    for face in {face_of(key) for key in keys}:
        for mode in face.modes:
            for window in fitting_windows(mode):
                bits |= window_bit(window)
                if mode.out_of_turn:
                    bits |= window_bit(window, foreign=True)
        if face.burn_option:  # VTES-1.6.1.3-05: in anybody's unlock phase
            bits |= window_bit(Window.UNLOCK) | window_bit(Window.UNLOCK, foreign=True)
        if CardType.POLITICAL_ACTION in face.types:  # burned for a vote, VTES-6.3.3.1-03
            bits |= window_bit(Window.POLLING)
        if CardType.CONVICTION in face.types:  # VTES-IMB-06
            bits |= window_bit(Window.UNLOCK)
    return bits
